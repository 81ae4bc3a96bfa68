// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <cstddef>
#include <ostream>
#include <string>
#include <unitstep/drive/csv.hpp>
#include <vector>

namespace unitstep {

/// Writes the results of an ensemble as comma-separated values: a line for each run, with its number first, below a
/// header with the units.
///
/// \param out     the stream
/// \param results in order; each is one that `csv_row` takes: a state, a sample, a quantity
/// \param names   the names of the members of a result, or of a quantity; `member1`, `result` by default
/// \snippet examples/reference/output.cpp write_table
template <class Result, class... Name>
void write_table(std::ostream& out, std::vector<Result> const& results, Name const&... names) {
  out << "run,";
  if constexpr (quantity_like<Result> || scalar<Result>) {
    static_assert(sizeof...(names) <= 1, "one name for one quantity");
    std::string const name[] = {std::string(names)..., "result"};
    std::string const head = csv_head(Result{});
    out << name[0] << head;
  } else {
    out << csv_head(Result{}, names...);
  }
  out << '\n';
  for (std::size_t i = 0; i < results.size(); ++i)
    out << std::to_string(i) << ',' << csv_row(results[i]) << '\n';
}

}  // namespace unitstep
