// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <unitstep/methods/detail/tableau.hpp>
#include <utility>

namespace unitstep::detail {

/// A row of which a slope is used where any power of its polynomial is not zero.
template <class Tableau, std::size_t stages>
struct dense_row {
  static constexpr std::size_t size = stages;
  static constexpr std::size_t degree = sizeof(Tableau::dense[0]) / sizeof(Tableau::dense[0][0]);
  static constexpr auto entry(std::size_t j) {
    auto found = Tableau::dense[j][0];
    for (std::size_t d = 1; d < degree; ++d)
      if (!is_zero(Tableau::dense[j][d])) found = Tableau::dense[j][d];
    return found;
  }
};
/// Row `j` of the polynomials of dense output, by rising powers of the share from the first on.
template <class Tableau, std::size_t j>
struct dense_powers {
  static constexpr std::size_t size = dense_row<Tableau, 1>::degree;
  static constexpr auto entry(std::size_t d) { return Tableau::dense[j][d]; }
};

/// The course of a state within a step, by the polynomials of a tableau.
template <class Tableau, class State, class Slopes, class Time, class T, std::size_t stages>
struct embedded_path {
  State start;
  Slopes slopes;
  Time dt;

  using row = dense_row<Tableau, stages>;

  template <std::size_t j, std::size_t... D>
  static constexpr T weight(T share, std::index_sequence<D...>) {
    T sum(0);
    ((sum = (sum + row_weights<dense_powers<Tableau, j>, T>.at[sizeof...(D) - 1 - D]) * share),
     ...);
    return sum;
  }
  template <std::size_t... J>
  static constexpr row_numbers<T, stages> at(T share, std::index_sequence<J...>) {
    row_numbers<T, stages> w{};
    ((w.at[J] = weight<J>(share, std::make_index_sequence<row::degree>{})), ...);
    return w;
  }

  /// The state at a share of the step from 0 to 1.
  [[nodiscard]] constexpr State operator()(T share) const {
    return slopes.moved(start, at(share, used_columns<row>), dt, used_columns<row>);
  }
};

}  // namespace unitstep::detail
