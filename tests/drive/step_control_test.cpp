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

// The first step for decay, y' = -k y, whose slope and second derivative are known.

namespace {
namespace first_lengths {

namespace us = unitstep;

/// Decay with the rate `k`, which counts its calls.
struct decay {
  double k;
  long* calls;
  constexpr double operator()(double s, double) const {
    ++*calls;
    return -k * s;
  }
};
struct found {
  double h;
  long calls = 0;
};
struct asked {
  double start = 3, k = 1, way = 1, span = 0, allowed = 1, relative = 0;

  template <int q = 4>
  constexpr found first() const {
    found f{};
    f.h = us::detail::first_step<q>(start, -k * start, decay{k, &f.calls}, 0.0, way, span, allowed,
                                    relative);
    return f;
  }
};
constexpr bool are_near(double a, double b) { return a - b < 1e-12 * b && b - a < 1e-12 * b; }

// Euler's step is a hundredth of 1 / k. The slope is s = k y / a and changes at the rate k, so the step is (k / (100
// s))^(1/(q+1)) / k = (a / (100 y))^(1/(q+1)) / k. It costs one call.
template <int q>
constexpr bool is_as_derived() {
  for (double const k : {0.01, 1.0, 50.0})
    for (double const way : {1.0, -1.0}) {
      double const h = us::math::pow(1 / 300.0, 1.0 / (q + 1)) / k;
      found const f = asked{.k = k, .way = way}.first<q>();
      if (!are_near(f.h, h) || f.calls != 1) return false;
    }
  return true;
}
static_assert(is_as_derived<1>() && is_as_derived<4>() && is_as_derived<7>());
static_assert(are_near(asked{.start = 6, .allowed = 2}.first().h, asked{}.first().h));
// The error allowed for each size counts as well: 1 + 3 / 2.
static_assert(are_near(asked{.relative = 0.5}.first().h, us::math::pow(2.5 / 300, 0.2)));
// The size of a state that is smaller than its error is the error; Euler's step is then longer.
static_assert(are_near(asked{.start = 0.25}.first().h, us::math::pow(0.04, 0.2)));

// At most a hundred times Euler's step: the slope hardly changes, so the step would be too long.
struct bent {
  double by;
  constexpr double operator()(double, double t) const { return 2 + by * t; }
};
constexpr double first_where_bent(double by, double way = 1, double span = 0) {
  return us::detail::first_step<4>(8.0, 2.0, bent{by}, 0.0, way, span, 1.0, 0.0);
}
static_assert(are_near(first_where_bent(0), 4) && are_near(first_where_bent(1e-9), 4));
static_assert(are_near(first_where_bent(1e-9, -1), 4));
// The longer step is 4.02, and 3.81, where a hundred of Euler's steps are 4.
static_assert(are_near(first_where_bent(0.0935), 4) && first_where_bent(0.1) < 3.82);
// Euler's step is a hundredth of the size, which is at least 1, divided by the slope, 2.
constexpr double hundred_of(double size) {
  return us::detail::first_step<4>(size, 2.0, bent{}, 0.0, 1.0, 0.0, 1.0, 0.0);
}
static_assert(are_near(hundred_of(0.5), 0.5) && are_near(hundred_of(1.5), 0.75));
// The field is evaluated at its end: at 1 +- 0.04, where the slope is 2 + 100 (t^2 - 1).
struct bent_later {
  constexpr double operator()(double, double t) const { return 2 + 100 * (t * t - 1); }
};
constexpr double first_from_one(double way) {
  return us::detail::first_step<4>(8.0, 2.0, bent_later{}, 1.0, way, 0.0, 1.0, 0.0);
}
constexpr double of_rate(double rate) { return us::math::pow(0.01 * rate / 2, 0.2) / rate; }
static_assert(are_near(first_from_one(1), of_rate(204.0 / 2)) &&
              are_near(first_from_one(-1), of_rate(196.0 / 2)));
// Euler's step is not longer than the run, if its length is known.
static_assert(are_near(first_where_bent(0, 1, 0.03125), 3.125) &&
              are_near(first_where_bent(0, 1, 0.05), 4));

// If nothing moves at the start: a millionth of the way, or a thousandth of the step before.
constexpr auto still = [](double, double) { return 0.0; };
constexpr double first_at_rest(double span, double last = 0) {
  return us::detail::first_step<4>(8.0, 0.0, still, 0.0, 1.0, span, 1.0, 0.0, last);
}
static_assert(are_near(first_at_rest(0.5), 0.5e-6) && are_near(first_at_rest(20), 20e-6) &&
              are_near(first_at_rest(0, 2), 2e-3) && are_near(first_at_rest(20, 2), 20e-6));
// Or a thousandth of 1 / k, if that is shorter: for y' = -k (y - 8) at 8, with any allowed error.
struct nearing {
  double k;
  constexpr double operator()(double y, double) const { return -k * (y - 8); }
};
constexpr double first_at_rest_of(double k, double span, double allowed = 1, double relative = 0) {
  return us::detail::first_step<4>(8.0, 0.0, nearing{k}, 0.0, 1.0, span, allowed, relative);
}
static_assert(are_near(first_at_rest_of(2e10, 0), 5e-14) &&
              are_near(first_at_rest_of(2, 0, 0.25, 0.5), 5e-4) &&
              are_near(first_at_rest_of(2e10, 1), 5e-14) && are_near(first_at_rest_of(2, 1), 1e-6));

// For a motion both rates count: the size is that of (3, 4), and so are the slopes and second derivatives.
struct spring {
  constexpr double operator()(us::motion<double, double> const& s, double) const {
    return -s.position;
  }
};
constexpr double of_spring(double way) {
  return us::detail::first_step<4>(us::motion{3.0, 4.0}, -3.0, spring{}, 0.0, way, 0.0,
                                   us::detail::motion_change{1.0, 1.0}, 0.0);
}
static_assert(are_near(of_spring(1), us::math::pow(0.01 / us::math::sqrt(12.5), 0.2)) &&
              are_near(of_spring(-1), of_spring(1)));

// On a group the rates are a vec of two, and the position states its sizes.
using pair = us::vec<double, 2>;
constexpr auto as_pair = us::detail::rates_as_change(pair{}, us::detail::motion_change{2.0, 5.0});
static_assert(std::is_same_v<decltype(as_pair), pair const> && as_pair.x == 2 && as_pair.y == 5);
struct turned {
  constexpr double sizes() const { return 7; }
};
constexpr auto sizes = us::detail::sizes_as_change(us::motion<turned, double>{{}, 4});
static_assert(sizes.position == 7 && sizes.velocity == 4);

// A tolerance may give the first step, and a method that carries the slope provides it.
struct limits {
  double first_step, allowed = 1, relative = 0;
  double longest_step = std::numeric_limits<double>::infinity();
};
struct carried {
  double slope;
};
template <class Memory>
constexpr found of_run(Memory const& memory, double given) {
  found f{};
  f.h = us::detail::first_length<4>(memory, 3.0, decay{1, &f.calls}, 0.0, 1.0, 0.0, limits{given});
  return f;
}
struct nothing {};
static_assert(of_run(nothing{}, 0.125).h == 0.125 && of_run(nothing{}, 0.125).calls == 0);
static_assert(are_near(of_run(nothing{}, 0).h, asked{}.first().h) &&
              of_run(nothing{}, 0).calls == 2);
static_assert(are_near(of_run(-3.0, 0).h, asked{}.first().h) && of_run(-3.0, 0).calls == 1);
static_assert(are_near(of_run(carried{-3}, 0).h, asked{}.first().h) &&
              of_run(carried{-3}, 0).calls == 1);
// Euler's step is not longer than the longest step, and not lost in the rounding of the time.
template <class Field>
constexpr double first_within(double y, Field const& field, double t, limits const& l) {
  return us::detail::first_length<4>(nothing{}, y, field, t, 1.0, 0.0, l);
}
static_assert(are_near(first_within(8.0, bent{0}, 0, {.first_step = 0, .longest_step = 0.03125}),
                       3.125));
static_assert(first_within(8.0, nearing{1e10}, 1e9, {0}) == 400e9 * 0x1p-52 &&
              first_within(8.0, nearing{1}, 1e9, {0}) == 1e-3);
static_assert(us::detail::slope_now(us::vec{1.0, 2.0}, 3.0, decay{1, nullptr}, 0.0) == 2);

TEST(FirstStep, IsShortWhereTheFieldIsNoNumber) {
  double const none = std::numeric_limits<double>::quiet_NaN();
  EXPECT_EQ(us::detail::first_step<4>(8.0, none, bent{}, 0.0, 1.0, 0.0, 1.0, 0.0), 1e-6);
}

TEST(FirstStep, IsAskedForWhereNothingTellsIt) {
  EXPECT_THROW(first_at_rest(0), std::domain_error);
}

TEST(FirstStep, IsTheSameAtRunTime) { EXPECT_NEAR(asked{}.first().h, 0.319, 0.001); }

}  // namespace first_lengths
}  // namespace
