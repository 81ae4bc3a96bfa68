// SPDX-License-Identifier: BSL-1.0
// The first step for decay, y' = -k y, whose slope and second derivative are known.
#include <gtest/gtest.h>

#include <limits>
#include <unitstep/drive/detail/engines/first_step.hpp>

namespace {

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

}  // namespace
