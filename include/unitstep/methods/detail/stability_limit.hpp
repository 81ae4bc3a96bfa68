// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <unitstep/methods/detail/slopes.hpp>
#include <unitstep/methods/detail/tableau.hpp>
#include <utility>

/// \file
/// \brief Whether a step is as long as stability allows: the test of Hairer's codes.
///
/// At the end of a step the field is evaluated at two states, that of the last stage and that after the step. Of a
/// stiff system these two differ along what decays fastest, so the quotient of the differences of the rates and of
/// the states is about its rate \f$ |\lambda| \f$. Source: E. Hairer, G. Wanner, Solving Ordinary Differential
/// Equations II, 2nd ed. (1996), section IV.2.

namespace unitstep::detail {

/// Whether the last stage of a tableau lies at the end of the step, as the state after the step does.
template <class Tableau>
inline constexpr bool ends_twice = [] {
  constexpr double c = row_sum<stage_row<Tableau, Tableau::stages - 1>, double>;
  return c > 1 - 0x1p-40 && c < 1 + 0x1p-40;
}();

/// How far a step may go along a rate that decays: the largest x up to which \f$ |R(-x)| \le 1 \f$, where
/// \f$ R(z) = 1 + \sum_k b^T A^{k-1} 1\, z^k \f$ is what the step multiplies by. To 1/64.
template <class Tableau>
inline constexpr double stability_limit = [] {
  constexpr std::size_t n = Tableau::stages;
  // v is A^k 1, and becomes A^(k+1) 1 from below, since a stage takes only those before it.
  row_numbers<double, n> coefficient{}, v{};
  for (auto& one : v.at) one = 1;
  for (std::size_t k = 0; k < n; ++k)
    for (std::size_t i = n; i-- > 0;) {
      coefficient.at[k] += detail::entry_as<double>(Tableau::b[i]) * v.at[i];
      double next = 0;
      for (std::size_t j = 0; j < i; ++j)
        next += detail::entry_as<double>(Tableau::a[i][j]) * v.at[j];
      v.at[i] = next;
    }
  double x = 0;
  for (double r = 1; r <= 1 + 0x1p-30 && r >= -1 - 0x1p-30 && x < 64;) {
    x += 1.0 / 64;
    r = 0;
    for (std::size_t k = n; k > 0; --k) r = (coefficient.at[k - 1] + r) * -x;
    r += 1;
  }
  return x - 1.0 / 64;
}();

/// The state after a step less that of its last stage, as weights of the slopes.
template <class Tableau, class T>
inline constexpr auto end_less_last_stage = [] {
  constexpr std::size_t n = Tableau::stages;
  row_numbers<T, n + 1> w{};
  for (std::size_t j = 0; j < n; ++j) w.at[j] = detail::entry_as<T>(Tableau::b[j]);
  for (std::size_t j = 0; j + 1 < n; ++j) w.at[j] -= detail::entry_as<T>(Tableau::a[n - 1][j]);
  return w;
}();
/// The slope at the end less that of the last stage.
template <std::size_t stages, class T>
inline constexpr auto last_slopes_apart = [] {
  row_numbers<T, stages + 1> w{};
  w.at[stages - 1] = T(-1);
  w.at[stages] = T(1);
  return w;
}();

/// The two differences: of the rates, times the length of the step, and of the states.
template <class Change>
struct two_differences {
  Change rates;
  Change states;
};
template <class Tableau, class T, class State, class Slope, class Slopes, class Time>
constexpr auto differences_at_end(Slopes const& of_step, State const& end, Slope const& last,
                                  Time dt) {
  constexpr std::size_t n = Tableau::stages;
  slopes<State, Slope, n + 1> k{};
  k.take(of_step, std::make_index_sequence<n>{});
  k.put(n, end, last);
  constexpr auto all = std::make_index_sequence<n + 1>{};
  using change = decltype(k.change(last_slopes_apart<n, T>, dt, all));
  return two_differences<change>{k.change(last_slopes_apart<n, T>, dt, all),
                                 k.change(end_less_last_stage<Tableau, T>, dt, all)};
}

}  // namespace unitstep::detail
