// SPDX-License-Identifier: BSL-1.0
// A tolerance as a run uses it: divisors that are not zero, and the next of the times at which a step must end.
#include <gtest/gtest.h>

#include <array>
#include <boost/units/systems/si.hpp>
#include <limits>
#include <string>
#include <unitstep/drive/detail/engines/limits_of_run.hpp>
#include <unitstep/drive/tolerance.hpp>
#include <unitstep/math/vec.hpp>
#include <unitstep/state/aggregate.hpp>
#include <unitstep/state/rigid_body.hpp>

#include "support/verdict.hpp"

namespace {

namespace us = unitstep;
using us::step_control;

template <class State, class Absolute, class... Others>
constexpr auto limits_of(Absolute const& absolute, Others const&... others) {
  using given = decltype(us::tolerance{absolute, others...});
  return us::detail::limits_of_run<State, double, given>(given{absolute, others...});
}

constexpr auto fine =
    limits_of<double>(1e-6, 1e-9, 0.1, 2.0, 30L, step_control::proportional_integral);
static_assert(fine.allowed == 1e-6 && fine.relative == 1e-9 && fine.first_step == 0.1 &&
              fine.longest_step == 2 && fine.most_steps == 30 &&
              fine.control == step_control::proportional_integral);
constexpr auto plain = limits_of<double>(1e-6);
static_assert(plain.relative == 0 && plain.first_step == 0 &&
              plain.longest_step == std::numeric_limits<double>::infinity() &&
              plain.most_steps == 1'000'000);

// A zero error becomes the smallest number, since it is divided by; any other error stays as it is.
constexpr double least = std::numeric_limits<double>::min();
static_assert(limits_of<double>(0.0, 1e-3).allowed == least &&
              limits_of<double>(1e-300, 1e-3).allowed == 1e-300 &&
              limits_of<double>(1e-300).allowed == 1e-300 &&
              limits_of<double>(least / 2, 1e-3).allowed == least / 2);
template <std::size_t N>
constexpr bool all_are_least() {
  auto const limits = limits_of<us::vec<double, N>>(0.0, 1e-3);
  for (std::size_t i = 0; i < N; ++i)
    if (limits.allowed[i] != least) return false;
  return true;
}
static_assert(all_are_least<2>() && all_are_least<3>() && all_are_least<4>() && all_are_least<5>());
constexpr auto moving = limits_of<us::motion<double, double>>(us::motion{0.0, 1.0}, 1e-3);
static_assert(moving.allowed.position == least && moving.allowed.velocity == 1);
constexpr auto stopping = limits_of<us::motion<double, double>>(us::motion{1.0, 0.0}, 1e-3);
static_assert(stopping.allowed.position == 1 && stopping.allowed.velocity == least);

struct three {
  double a, b, c;
};
constexpr auto of_three = limits_of<three>(three{0, 1, 0}, 1e-3);
static_assert(of_three.allowed.n[0] == least && of_three.allowed.n[1] == 1 &&
              of_three.allowed.n[2] == least);
/// A change that visits its numbers itself.
struct own {
  double a = 0;
  template <class F>
  constexpr void each_number(F const& f) {
    f(a);
  }
};
constexpr double of_own() {
  own c;
  us::detail::visit_numbers(c, [](double& x) { x = 4; });
  return c.a;
}
static_assert(of_own() == 4);

/// Where a step from `t` towards `end` must stop; 99 if nothing bounds it.
template <std::size_t N>
constexpr double next_end(std::array<double, N> const& ends, double t, double way,
                          double end = 99) {
  auto const limits = limits_of<double>(1e-6, 0.0, us::detail::not_given{}, us::detail::not_given{},
                                        100L, step_control::elementary, ends);
  bool bounded = end != 99;
  if (!bounded) end = way * -99;
  limits.next_end(t, way, end, bounded);
  return bounded ? end : 99;
}
constexpr std::array ends{2.0, 1.0, 3.0, -1.0};
static_assert(next_end(ends, 0, 1) == 1 && next_end(ends, 1, 1) == 2 &&
              next_end(ends, 1.5, 1) == 2);
static_assert(next_end(ends, 2, 1) == 3 && next_end(ends, 3, 1) == 99 &&
              next_end(ends, 4, 1) == 99);
static_assert(next_end(ends, 4, -1) == 3 && next_end(ends, 1.5, -1) == 1 &&
              next_end(ends, 0, -1) == -1 && next_end(ends, -1, -1) == 99);
// The end of the run may come first.
static_assert(next_end(ends, 0, 1, 0.5) == 0.5 && next_end(ends, 0, 1, 1.5) == 1 &&
              next_end(ends, 3, 1, 8) == 8);
static_assert(next_end(ends, 2.75, -1, 2.5) == 2.5 && next_end(ends, 2.75, -1, 0) == 2);
// Without such times an end stays as it is.
constexpr double stays(double end, bool bounded) {
  plain.next_end(0.0, 1.0, end, bounded);
  return bounded ? end : 99;
}
static_assert(stays(5, true) == 5 && stays(5, false) == 99);

constexpr double bad[]{std::numeric_limits<double>::infinity(),
                       -std::numeric_limits<double>::infinity(),
                       std::numeric_limits<double>::quiet_NaN(), -1e-300};
template <class Making>
std::string said(Making const& making) {
  try {
    static_cast<void>(making());
  } catch (std::domain_error const& e) {
    return e.what();
  }
  return "";
}
TEST(LimitsOfRun, NumbersThatAreNoneAreRefused) {
  us::detail::not_given const none;
  for (double const x : bad) {
    EXPECT_EQ(said([&] { return limits_of<double>(x, 1e-6); }),
              "unitstep: tolerance.absolute must be finite and not negative");
    EXPECT_EQ(
        said([&] { return limits_of<us::motion<double, double>>(us::motion{1e-6, x}, 1e-6); }),
        "unitstep: tolerance.absolute must be finite and not negative");
    EXPECT_EQ(said([&] { return limits_of<double>(1e-6, x); }),
              "unitstep: tolerance.relative must be finite and not negative");
    EXPECT_EQ(said([&] { return limits_of<double>(1e-6, 0.0, x); }),
              "unitstep: tolerance.first_step must be finite and positive");
    EXPECT_EQ(said([&] { return limits_of<double>(1e-6, 0.0, none, x); }),
              "unitstep: tolerance.longest_step must be finite and positive");
  }
  EXPECT_EQ(said([&] { return limits_of<double>(1e-6, 0.0, 0.0); }),
            "unitstep: tolerance.first_step must be finite and positive");
  EXPECT_EQ(said([&] { return limits_of<double>(1e-6, 0.0, none, none, 0L); }),
            "unitstep: tolerance.most_steps must be at least 1");
  EXPECT_EQ(said([&] { return limits_of<double>(1e-6, 0.0, none, none, 1L); }), "");
  for (double const x : {bad[0], bad[2]})
    EXPECT_EQ(said([&] {
                return limits_of<double>(1e-6, 0.0, none, none, 1L, step_control::elementary,
                                         std::array{1.0, x});
              }),
              "unitstep: tolerance.ends must be finite");
  EXPECT_EQ(said([] { return limits_of<double>(0.0); }),
            "unitstep: tolerance.absolute must be positive where tolerance.relative is zero");
  EXPECT_EQ(said([] { return limits_of<double>(std::numeric_limits<double>::denorm_min()); }), "");
  EXPECT_EQ(said([] { return limits_of<double>(0.0, 1e-300); }), "");
}

}  // namespace

// A tolerance's absolute errors, one for each number of a state, in its units.

namespace {
namespace spread_errors {

namespace us = unitstep;
namespace si = boost::units::si;
using us::motion;
using us::vec;
using us::detail::allowed_change;

using length = boost::units::quantity<si::length>;
using velocity = boost::units::quantity<si::velocity>;
using turning = boost::units::quantity<si::angular_velocity>;
using angle = boost::units::quantity<si::plane_angle>;
template <class Q>
constexpr Q of(double x) {
  return Q::from_value(x);
}

/// Whether a vec or an array has these numbers.
template <class Many, class... X>
constexpr bool are(Many const& many, X... x) {
  double const due[]{x...};
  for (std::size_t i = 0; i < sizeof...(X); ++i)
    if (many[i] != due[i]) return false;
  return true;
}
template <class State, class A>
constexpr auto raw(A const& a) {
  return allowed_change<State>::of(a);
}

// One value stands for all numbers, or there is one for each.
static_assert(raw<length>(of<length>(3)) == 3);
static_assert(are(raw<vec<length, 2>>(of<length>(3)), 3.0, 3.0) &&
              are(raw<vec<length, 3>>(of<length>(3)), 3.0, 3.0, 3.0) &&
              are(raw<vec<length, 4>>(of<length>(3)), 3.0, 3.0, 3.0, 3.0));
static_assert(are(raw<vec<length, 3>>(vec{1.0, 2.0, 4.0} * si::metre), 1.0, 2.0, 4.0) &&
              are(raw<vec<length, 4>>(vec{1.0, 2.0, 4.0, 8.0} * si::metre), 1.0, 2.0, 4.0, 8.0));

// For a motion and for bodies; the positions come first.
using one_body = motion<vec<length, 2>, vec<velocity, 2>>;
constexpr auto moves = raw<one_body>(motion{of<length>(3), of<velocity>(5)});
static_assert(are(moves.position, 3.0, 3.0) && are(moves.velocity, 5.0, 5.0));
using two_bodies = motion<std::array<vec<length, 2>, 2>, std::array<vec<velocity, 2>, 2>>;
constexpr auto both = raw<two_bodies>(
    motion{std::array{of<length>(3), of<length>(4)}, vec{5.0, 6.0} * si::metre_per_second});
static_assert(are(both.position[0], 3.0, 3.0) && are(both.position[1], 4.0, 4.0) &&
              are(both.velocity[0], 5.0, 6.0) && are(both.velocity[1], 5.0, 6.0));

// For a body that turns: angles beside angular velocities.
using rotation = us::rotation<us::quaternion<double>, vec<turning, 3>>;
constexpr us::rotation turns{of<angle>(7), vec{1.0, 2.0, 4.0} * si::radian_per_second};
constexpr auto turned = raw<rotation>(turns);
static_assert(std::is_same_v<decltype(turned), vec<vec<double, 3>, 2> const>);
static_assert(are(turned.x, 7.0, 7.0, 7.0) && are(turned.y, 1.0, 2.0, 4.0));
using body = us::rigid_body<motion<vec<length, 3>, vec<velocity, 3>>, rotation>;
constexpr auto rigid = raw<body>(us::rigid_body{motion{of<length>(3), of<velocity>(5)}, turns});
static_assert(std::is_same_v<decltype(rigid), vec<vec<vec<double, 3>, 2>, 2> const>);
static_assert(are(rigid.x.x, 3.0, 3.0, 3.0) && are(rigid.x.y, 7.0, 7.0, 7.0) &&
              are(rigid.y.x, 5.0, 5.0, 5.0) && are(rigid.y.y, 1.0, 2.0, 4.0));

// For an aggregate, member by member.
struct tank {
  length level;
  vec<velocity, 2> flow;
};
struct allowed_in_tank {
  length level;
  velocity flow;
};
static_assert(are(raw<tank>(allowed_in_tank{of<length>(3), of<velocity>(5)}).n, 3.0, 5.0, 5.0));

// An error that does not fit is named.
template <class State, class A>
using verdict = decltype(us::diagnostics::check_spread<"absolute", State, A>::check());
using verdicts::reads;
static_assert(verdict<vec<length, 3>, length>::ok && verdict<vec<length, 3>, vec<length, 3>>::ok &&
              verdict<std::array<vec<length, 2>, 3>, length>::ok &&
              verdict<std::array<vec<length, 2>, 3>, vec<length, 2>>::ok &&
              verdict<std::array<vec<length, 2>, 3>, std::array<length, 3>>::ok &&
              verdict<vec<vec<length, 2>, 3>, vec<length, 2>>::ok);
static_assert(reads<verdict<vec<length, 3>, velocity>>() == "expected absolute: m, got m s^-1");
static_assert(reads<verdict<vec<length, 3>, vec<length, 2>>>() ==
              "expected absolute: vec<m, 3>, got vec<m, 2>");
static_assert(!verdict<vec<vec<length, 2>, 3>, vec<length, 4>>::ok);
static_assert(reads<verdict<one_body, motion<length, length>>>() ==
              "expected absolute.velocity: m s^-1, got m");
static_assert(verdict<rotation, us::rotation<angle, turning>>::ok &&
              verdict<rotation, us::rotation<vec<angle, 3>, vec<turning, 3>>>::ok);
static_assert(reads<verdict<rotation, us::rotation<length, turning>>>() ==
              "expected absolute.orientation: rad, got m");
static_assert(!verdict<rotation, us::rotation<vec<angle, 4>, turning>>::ok);
static_assert(verdict<tank, allowed_in_tank>::ok && !verdict<tank, motion<velocity, velocity>>::ok);

TEST(Spread, IsTheSameAtRunTime) {
  double volatile x = 3;
  EXPECT_TRUE(are(raw<vec<length, 2>>(of<length>(x)), 3.0, 3.0));
}

}  // namespace spread_errors
}  // namespace
