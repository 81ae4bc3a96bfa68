// SPDX-License-Identifier: BSL-1.0
// How do I print a state, and write a run to a table that other
// programs read?
#include <boost/units/systems/si/io.hpp>
#include <iostream>
#include <unitstep/drive/csv.hpp>
#include <unitstep/drive/sample_io.hpp>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>

using namespace unitstep;
using namespace unitstep::symbols;

constexpr motion thrown{vec{0.0, 1.5} * m, vec{3.0, 4.0} * m_per_s};
constexpr second_law flight{0.2_kg,
                            gravity{vec{0.0, -10.0} * m_per_s2}};
constexpr auto table =
    trajectory<4>(suvat{}, thrown, flight, 0.125_s);

// After one second: 3 m along, and 1.5 + 4 - 5 = 0.5 m high.
constexpr auto after_a_second =
    integrate(suvat{}, thrown, flight, 0.125_s, 8);
static_assert(after_a_second.position == vec{3.0, 0.5} * m);

int main() {
  //! [stream]
  std::cout << after_a_second << '\n';
  std::cout << table[1] << '\n';
  //! [stream]

  //! [csv]
  std::cout << csv_head(table[0]) << '\n';
  for (auto const& row : table) std::cout << csv_row(row) << '\n';
  //! [csv]
}
