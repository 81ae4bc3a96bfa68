// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <concepts>
#include <unitstep/methods/embedded_runge_kutta.hpp>
#include <unitstep/methods/runge_kutta.hpp>

namespace {

using unitstep::decimal;
using unitstep::detail::ends_twice;
using unitstep::detail::row_numbers;
using unitstep::detail::stability_limit;

// One stage with the weight 1 + off; and two, the second of which is at 1 + off.
template <class Off>
struct one_stage {
  static constexpr std::size_t stages = 1;
  static constexpr decimal a[stages][stages] = {{}};
  static constexpr decimal b[stages] = {{1 + Off::by, 0}};
};
template <class Off>
struct two_stages {
  static constexpr std::size_t stages = 2;
  static constexpr decimal a[stages][stages] = {{}, {{1 + Off::by, 0}}};
  static constexpr decimal b[stages] = {{0.5, 0}, {0.5, 0}};
};

/// `quarters` quarters of 2^-exponent.
template <int quarters, int exponent>
struct off {
  static constexpr double by = quarters / 4.0 / static_cast<double>(1LL << exponent);
};

// How long a stable step may be, found to 1/64 below: where the series of the exponential up to z^p leaves the disk of
// radius 1 along the negative axis. 1 - x leaves it at 2, 1 - x + x^2/2 at 2, that of order 3 at 2.51274533, that of
// order 4 at 2.78529356 (E. Hairer, G. Wanner, Solving ODEs II, IV.2). For Dormand and Prince's pair it is the series
// to the fifth power and z^6 / 600 (same place), which has the value 1 at 3.3065678926.
static_assert(stability_limit<one_stage<off<0, 0>>> == 2);
static_assert(stability_limit<two_stages<off<0, 0>>> == 2);
static_assert(stability_limit<unitstep::detail::ralston_tableau> == 2);
static_assert(stability_limit<unitstep::detail::kutta3_tableau> == 160.0 / 64 &&
              stability_limit<unitstep::detail::ssprk3_tableau> == 160.0 / 64);
static_assert(stability_limit<unitstep::detail::three_eighths_tableau> == 178.0 / 64);
static_assert(stability_limit<unitstep::detail::dormand_prince5_tableau> == 211.0 / 64);
static_assert(stability_limit<one_stage<off<12, 0>>> == 0.5);  // 1 - 4 x
// If there is no growth, the search stops at 64.
struct idle : one_stage<off<0, 0>> {
  static constexpr decimal b[stages] = {};
};
static_assert(stability_limit<idle> == 64 - 1.0 / 64);
// 2^-30 above 1 counts as rounding: at x = 2 the first is -1 - 2 off and the second 1 + 2 off.
static_assert(stability_limit<one_stage<off<2, 30>>> == 2 &&
              stability_limit<one_stage<off<3, 30>>> == 2 - 1.0 / 64);
static_assert(stability_limit<two_stages<off<2, 30>>> == 2 &&
              stability_limit<two_stages<off<3, 30>>> == 2 - 1.0 / 64);

// Whether the last stage is at the end, up to 2^-40 in both directions.
static_assert(ends_twice<two_stages<off<3, 40>>> && ends_twice<two_stages<off<-3, 40>>>);
static_assert(!ends_twice<two_stages<off<4, 40>>> && !ends_twice<two_stages<off<-4, 40>>>);
static_assert(ends_twice<unitstep::detail::three_eighths_tableau> &&
              ends_twice<unitstep::detail::butcher5_tableau>);
static_assert(!ends_twice<unitstep::detail::ralston_tableau> &&
              !ends_twice<unitstep::detail::ssprk3_tableau>);

// Only entries below the diagonal count.
struct filled : two_stages<off<0, 0>> {
  static constexpr decimal a[stages][stages] = {{{3, 0}, {5, 0}}, {{1, 0}, {7, 0}}};
};
static_assert(stability_limit<filled> == 2);
static_assert(unitstep::detail::end_less_last_stage<filled, double>.at[0] == -0.5 &&
              unitstep::detail::end_less_last_stage<filled, double>.at[1] == 0.5);

// Kutta's third order: k3 at y + h (2 k2 - k1), the end at y + h (k1 + 4 k2 + k3) / 6.
using unitstep::detail::kutta3_tableau;
constexpr auto states_apart = unitstep::detail::end_less_last_stage<kutta3_tableau, double>;
static_assert(std::same_as<decltype(states_apart), row_numbers<double, 4> const>);
static_assert(states_apart.at[0] == 1.0 / 6 + 1 && states_apart.at[1] == 4.0 / 6 - 2 &&
              states_apart.at[2] == 1.0 / 6 && states_apart.at[3] == 0);
constexpr auto rates_apart = unitstep::detail::last_slopes_apart<3, double>;
static_assert(std::same_as<decltype(rates_apart), row_numbers<double, 4> const>);
static_assert(rates_apart.at[0] == 0 && rates_apart.at[1] == 0 && rates_apart.at[2] == -1 &&
              rates_apart.at[3] == 1);

// With slopes 6, 12 and 18 at the stages and 20 at the end of a step of 1/2: the rates differ by 2, and the states by
// (6 + 4 * 12 + 18) / 6 - (2 * 12 - 6) = -6, both times 1/2.
constexpr auto differences_of_kutta3() {
  unitstep::detail::slopes<double, double, 3> k{};
  for (std::size_t i = 0; i < 3; ++i) k.set(i, 0.0, 6.0 * static_cast<double>(i + 1));
  return unitstep::detail::differences_at_end<kutta3_tableau, double, double>(k, 0.0, 20.0, 0.5);
}
static_assert(differences_of_kutta3().rates == 1);
static_assert(differences_of_kutta3().states < -3 + 1e-15 &&
              differences_of_kutta3().states > -3 - 1e-15);

}  // namespace
