// SPDX-License-Identifier: BSL-1.0
// The length of the next step, compared with Hairer's formulas in powers of the library's own pow.
#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <unitstep/drive/step_control.hpp>
#include <unitstep/unitstep.hpp>

namespace {

namespace us = unitstep;
using us::step_control;

constexpr bool are_near(double a, double b, double within = 1e-7) {
  return a / b - 1 < within && b / a - 1 < within;
}

template <int q>
using chooser = us::detail::step_chooser<q, double>;

/// With the error of one step, as (dp853, dopri5): 0.9 e^(-1/(q+1)), within 0.2 and 10.
template <int q>
constexpr double elementary(double squared) {
  return chooser<q>::factor(step_control::elementary, squared, 1);
}
template <int q>
constexpr bool is_hairers() {
  for (double const factor : {0.21, 0.5, 0.9, 1.0, 3.0, 9.9})
    if (!are_near(elementary<q>(us::math::pow(0.9 / factor, 2.0 * (q + 1))), factor)) return false;
  return true;
}
static_assert(is_hairers<1>() && is_hairers<2>() && is_hairers<4>() && is_hairers<7>());
static_assert(is_hairers<16>() && is_hairers<17>() && is_hairers<40>());
// For any order the limits are numbers, in float too.
template <class T>
constexpr bool are_limits(T least, T most) {
  return least >= 0 && least < 1 && most > 1 && most <= (std::numeric_limits<T>::max)();
}
template <int q, class T>
using chooser_of = us::detail::step_chooser<q, T>;
static_assert(are_limits(chooser_of<40, float>::least, chooser_of<40, float>::most) &&
              are_limits(chooser_of<300, double>::least, chooser_of<300, double>::most));
static_assert(chooser_of<40, float>::factor(step_control::elementary, 0.81f, 1.0f) > 0.9f);

constexpr double infinite = std::numeric_limits<double>::infinity();
template <int q>
constexpr bool is_within_its_limits(step_control control) {
  constexpr double least = us::math::pow(0.09, 2.0 * (q + 1));
  constexpr double most = us::math::pow(4.5, 2.0 * (q + 1));
  auto const of = [&](double squared) { return chooser<q>::factor(control, squared, 1e-3); };
  return of(0) == 10 && of(least / 2) == 10 && of(most * 2) == 0.2 && of(infinite) == 0.2 &&
         of(std::numeric_limits<double>::quiet_NaN()) == 0.2;
}
static_assert(is_within_its_limits<2>(step_control::elementary) &&
              is_within_its_limits<4>(step_control::elementary) &&
              is_within_its_limits<4>(step_control::proportional_integral));
// No power is computed if the factor is known.
static_assert(elementary<4>(chooser<4>::least) == 10 && elementary<4>(chooser<4>::most) == 0.2);
static_assert(are_near(elementary<4>(chooser<4>::least * 1.01), 10, 1e-2) &&
              elementary<4>(chooser<4>::least * 1.01) < 9.999);
static_assert(are_near(elementary<4>(chooser<4>::most / 1.01), 0.2, 1e-2) &&
              elementary<4>(chooser<4>::most / 1.01) > 0.2001);

/// With the error of the step before as well: 0.9 e^(-1/(q+1) + 0.03) e0^0.04, where e0 is at least 1e-4.
template <int q>
constexpr double of_two(double now, double before) {
  return chooser<q>::factor(step_control::proportional_integral, now * now, before * before);
}
template <int q>
constexpr bool is_of_two() {
  for (double const now : {0.2, 0.5, 1.0, 1.5})
    for (double const before : {1e-9, 1e-5, 1e-4, 1.1e-4, 1e-2, 0.5, 1.0}) {
      double const taken = before < 1e-4 ? 1e-4 : before;
      double const due =
          0.9 * us::math::pow(now, 0.03 - 1.0 / (q + 1)) * us::math::pow(taken, 0.04);
      if (!are_near(of_two<q>(now, before), due, 1e-12)) return false;
    }
  return true;
}
static_assert(is_of_two<1>() && is_of_two<4>() && is_of_two<7>());
// This lies within 0.2 and 10 by itself, after accepted and after rejected steps.
template <int q>
constexpr bool is_within_by_itself() {
  for (double now = 1e-6; now < 1e4; now *= 1.1)
    for (double const before : {1e-6, 1e-4, 1e-2, 1.0}) {
      double const factor = of_two<q>(now, now <= 1 ? before : 1);
      if (!(0.2 <= factor && factor <= 10)) return false;
    }
  return true;
}
static_assert(is_within_by_itself<1>() && is_within_by_itself<4>() && is_within_by_itself<9>());
// For a high order the last error still counts, and a larger one makes a shorter step.
static_assert(is_within_by_itself<14>() && is_within_by_itself<40>());
static_assert(of_two<40>(0.5, 0.5) > of_two<40>(1.0, 0.5) &&
              of_two<40>(0.5, 0.5) < of_two<40>(0.5, 1.0) &&
              of_two<14>(0.5, 0.5) > of_two<14>(1.0, 0.5));
static_assert(are_near(of_two<14>(0.5, 1.0), 0.9 * us::math::pow(0.5, 0.03 - 1.0 / 15), 1e-12));

TEST(NextStep, IsHairersAtRunTime) {
  for (double const e : {0.1, 0.5, 0.99})
    EXPECT_NEAR(elementary<4>(e * e), 0.9 * std::pow(e, -0.2), 1e-9);
}

// The power that chooses a step, compared with the library's own pow, over all errors for which it is computed.
namespace roots {

namespace us = unitstep;

template <int n>
constexpr bool is_root_of(double x, double within) {
  double const y = us::detail::inverse_root<n>(x);
  double const off = y / us::math::pow(x, -1.0 / n) - 1;
  return off < within && off > -within;
}
/// Of a controller for an estimate of order q: the errors lie between 0.09 and 4.5, to the power n = 2 (q + 1).
template <int q>
constexpr bool is_near_everywhere(double within) {
  constexpr int n = 2 * (q + 1);
  for (double e = 0.09; e < 4.5; e *= 1.03)
    if (!is_root_of<n>(us::detail::whole_power<n>(e), within)) return false;
  return true;
}
static_assert(is_near_everywhere<1>(1e-14) && is_near_everywhere<2>(1e-14));
static_assert(is_near_everywhere<3>(1e-12) && is_near_everywhere<4>(1e-11));
static_assert(is_near_everywhere<5>(1e-10) && is_near_everywhere<7>(5e-9));
static_assert(is_near_everywhere<8>(2e-8) && is_near_everywhere<9>(3.6e-8));
static_assert(is_near_everywhere<10>(1e-11) && is_near_everywhere<15>(1e-11));
static_assert(is_root_of<21>(0.37, 1e-15) && is_root_of<21>(3e6, 1e-15));
// For an order beyond those of pairs, as in taylor<18> and enclose<16>: by a power, to all digits.
static_assert(is_near_everywhere<16>(1e-15) && is_near_everywhere<38>(1e-15));
static_assert(is_root_of<64>(0.37, 1e-15));
// The controls: no round is made in vain, and another root is another number.
static_assert(!is_near_everywhere<8>(2e-9) && !is_near_everywhere<9>(1e-9) &&
              !is_near_everywhere<15>(1e-14));
static_assert(us::detail::inverse_root<9>(2.0) < 0.995 * us::detail::inverse_root<10>(2.0));
static_assert(is_root_of<10>(1.0, 1e-11));

TEST(InverseRoot, IsTheSameAtRunTime) {
  constexpr double there = us::detail::inverse_root<10>(0.37);
  double volatile x = 0.37;
  EXPECT_EQ(us::detail::inverse_root<10>(x), there);
  for (double e = 1e-19; e < 1e11; e *= 1.7)
    EXPECT_NEAR(us::detail::inverse_root<18>(e) / std::pow(e, -1.0 / 18), 1, 1e-6) << e;
}

}  // namespace roots

}  // namespace
