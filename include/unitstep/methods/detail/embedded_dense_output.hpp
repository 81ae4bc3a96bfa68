// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <type_traits>
#include <unitstep/methods/detail/tableau.hpp>
#include <utility>

namespace unitstep::detail {

/// How many stages dense output evaluates beside those of a step.
template <class Tableau>
inline constexpr std::size_t dense_stages = 0;
template <class Tableau>
  requires requires { Tableau::dense_stages; }
inline constexpr std::size_t dense_stages<Tableau> = Tableau::dense_stages;

/// How many coefficients of a slope dense output has beside those of the cubic through both ends.
template <class Tableau>
inline constexpr std::size_t dense_terms = 0;
template <class Tableau>
  requires requires { Tableau::dense; }
inline constexpr std::size_t dense_terms<Tableau> = std::extent_v<decltype(Tableau::dense), 1>;

/// The slopes of which dense output takes a share: column `stages` is the slope at the end.
template <class Tableau>
struct dense_row {
  static constexpr std::size_t size = Tableau::stages + 1 + dense_stages<Tableau>;

  /// A number that is 0 if column `j` is not used.
  static constexpr fraction entry(std::size_t j) {
    bool found = j == 0 || j == Tableau::stages;
    if (j < Tableau::stages) found = found || !is_zero(Tableau::b[j]);
    if constexpr (dense_terms<Tableau> != 0)
      for (auto const& d : Tableau::dense[j]) found = found || !is_zero(d);
    return {found ? 1 : 0, 1};
  }
};

/// The coefficients of slope `j`, in the order in which `embedded_dense_output` nests them.
template <class Tableau, std::size_t j, class T>
inline constexpr auto dense_coefficients = [] {
  T const b = [] {
    if constexpr (j < Tableau::stages)
      return entry_as<T>(Tableau::b[j]);
    else
      return T(0);
  }();
  T const start = T(j == 0 ? 1 : 0);
  T const end = T(j == Tableau::stages ? 1 : 0);
  row_numbers<T, 3 + dense_terms<Tableau>> c{{b, start - b, b + b - start - end}};
  if constexpr (dense_terms<Tableau> != 0)
    for (std::size_t d = 0; d < dense_terms<Tableau>; ++d)
      c.at[3 + d] = entry_as<T>(Tableau::dense[j][d]);
  return c;
}();

/// The course of a state within a step: the cubic through states and slopes at both ends, and the terms of a
/// tableau. Both ends are exact, since what is added has a factor that is zero there.
template <class Tableau, class State, class Slopes, class Time, class T>
struct embedded_dense_output {
  State start;
  Slopes slopes;
  Time dt;

  using row = dense_row<Tableau>;

  /// b + (1 - s) (c1 + s (c2 + (1 - s) (c3 + s ...))), times s, for a share s and rest = 1 - s.
  template <std::size_t j, std::size_t... I>
  static constexpr T weight(T share, T rest, std::index_sequence<I...>) {
    constexpr auto const& c = dense_coefficients<Tableau, j, T>.at;
    T sum = c[sizeof...(I)];
    ((sum = c[sizeof...(I) - 1 - I] + sum * ((sizeof...(I) - I) % 2 == 1 ? rest : share)), ...);
    return sum * share;
  }
  template <std::size_t... J>
  static constexpr row_numbers<T, row::size> weights_at(T share, std::index_sequence<J...>) {
    row_numbers<T, row::size> w{};
    ((w.at[J] =
          weight<J>(share, T(1) - share, std::make_index_sequence<2 + dense_terms<Tableau>>{})),
     ...);
    return w;
  }

  /// The state at a share of the step from 0 to 1.
  [[nodiscard]] constexpr State operator()(T share) const {
    return slopes.moved(start, weights_at(share, used_columns<row>), dt, used_columns<row>);
  }
};

}  // namespace unitstep::detail
