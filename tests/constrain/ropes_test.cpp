// SPDX-License-Identifier: BSL-1.0
// deep: takes the compiler half a minute
#include <unitstep/constrain/ropes.hpp>

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <unitstep/constrain/projected.hpp>
#include <unitstep/constrain/vectors.hpp>
#include <unitstep/constrain/xpbd.hpp>
#include <vector>

#include "support/pendulums.hpp"
#include "support/refusal.hpp"

namespace {

using namespace pendulums;

enum class rope { slack, taut };
constexpr auto tied = constrained{second_law{2.0 * kg, down},
                                  active_in{rope::taut, distance{origin, body(0), 1.0 * m}}};
constexpr auto catches = when(engages_at(tied, rope::taut), engage_in(tied, rope::taut));
constexpr auto slackens = when(releases_at(tied, rope::taut), enter(rope::slack));

// Released 0.6 m beside the hook, it falls 0.8 m freely, sqrt(2 0.8 m / g), loses the speed along the rope, and keeps v
// sin(angle) = 0.6 sqrt(2 g 0.8 m) across it: it rises no higher than -0.8 m + 0.36 0.8 m.
constexpr motion beside{vec{0.6 * m, 0.0 * m}, rest};
constexpr double falls = 0.40385502187669;  // sqrt(1.6 / 9.81)

constexpr auto by_rattle =
    integrate(rattle{}, beside, tied, 0.03125 * s, 16, modes{rope::slack}, catches, slackens);
static_assert(by_rattle.events.size() == 1 && by_rattle.mode == rope::taut);
static_assert(by_rattle.events[0].time.value() - falls < 1e-12 &&
              falls - by_rattle.events[0].time.value() < 1e-12);

double energy(auto const& now) {
  return 0.5 * dot(now.velocity, now.velocity).value() + 9.81 * now.position.y.value();
}
TEST(Ropes, CatchWhatFalls) {
  tolerance const fine{motion{1e-11 * m, 1e-11 * m_per_s}};
  auto const check = [](auto const& run, double within) {
    ASSERT_EQ(run.events.size(), 1u);
    EXPECT_NEAR(run.events[0].time.value(), falls, 1e-11);
    EXPECT_EQ(run.mode, rope::taut);
    // Kinetic energy 0.36 g 0.8 m above that of -0.8 m.
    EXPECT_NEAR(energy(run.state), 9.81 * (-0.8 + 0.36 * 0.8), within);
    EXPECT_NEAR(dot(run.state.position, run.state.position).value(), 1, 1e-15);
  };
  check(integrate(projected{dop853{}}, beside, tied, fine, 2.0 * s, modes{rope::slack}, catches,
                  slackens),
        1e-9);
  check(integrate(rattle{}, beside, tied, 0.001 * s, 2000, modes{rope::slack}, catches, slackens),
        1e-4);
  check(integrate(rattle6{}, beside, tied, 0.01 * s, 200, modes{rope::slack}, catches, slackens),
        1e-8);
}

// From below at 6 m/s: the tension m (v^2 - g h) with v^2 = 36 - 2 g (1 + h) ends at h = (36 - 2 g) / (3 g); then a
// parabola, and the catch. Times by quadrature and the root of |r| = 1, mpmath at 30 digits.
TEST(Ropes, GoSlackAndCatchAgain) {
  motion const fast{vec{0.0 * m, -1.0 * m}, vec{6.0 * m_per_s, 0.0 * m_per_s}};
  tolerance const fine{motion{1e-12 * m, 1e-12 * m_per_s}};
  auto const check = [&](auto const& run, double within) {
    ASSERT_EQ(run.events.size(), 2u);
    EXPECT_EQ(run.events[0].which, 2);
    EXPECT_EQ(run.events[1].which, 1);
    EXPECT_NEAR(run.events[0].time.value(), 0.48446613171095248519, within);
    EXPECT_NEAR(run.events[1].time.value(), 1.2760235893119847264, within);
    EXPECT_NEAR(energy(run.state), -9.6075708065958967298, 10 * within);
  };
  check(integrate(projected{dop853{}}, fast, tied, fine, 2.0 * s, modes{rope::taut}, catches,
                  slackens),
        1e-9);
  check(integrate(rattle6{}, fast, tied, 0.005 * s, 400, modes{rope::taut}, catches, slackens),
        1e-7);
}

// The same in steps of 341 lengths from 1 to 29.5 ms by four methods, up to 1.2 s: on the parabola on which it leaves
// the circle, within the error of each method up to there, which grows with its order.
TEST(Ropes, GoSlackAtAnyLengthOfStep) {
  motion const fast{vec{0.0 * m, -1.0 * m}, vec{6.0 * m_per_s, 0.0 * m_per_s}};
  double const g = 9.81, h = (36 - 2 * g) / (3 * g), left = std::sqrt(36 - 2 * g * (1 + h));
  double const aside = std::sqrt(1 - h * h);
  auto const check = [&](auto const& method, double within) {
    double dt = 1e-3;
    for (int i = 0; i < 341; ++i, dt *= 1.01) {
      auto const run = integrate(method, fast, tied, dt * s, static_cast<long>(1.2 / dt),
                                 modes{rope::taut}, catches, slackens);
      double const t = run.time.value() - 0.48446613171095248519;
      double const x = aside - left * h * t, y = h + left * aside * t - g * t * t / 2;
      ASSERT_EQ(run.mode, rope::slack);
      ASSERT_LT(std::hypot(run.state.position.x.value() - x, run.state.position.y.value() - y),
                within * dt * dt)
          << dt;
    }
  };
  check(rattle{}, 25);
  check(rattle6{}, 0.005);
  check(projected{rk4{}}, 0.025);
  check(projected{dormand_prince5{}}, 0.0005);
}

// In float a body lies on its rope to some roundings, and leaves it with the cube of the time. Neither its place nor a
// step ahead which is so long that the rope has caught makes the rope taut where it has just been released.
TEST(Ropes, ReleasedInFloatAreSlackUntilTheyCatch) {
  constexpr gravity falls_in_float{vec{0.0F, -9.81F} * m_per_s2};
  auto const check = [](auto const& run) {
    for (std::size_t i = 0; i < run.events.size(); ++i) {
      EXPECT_EQ(run.events[i].which, i % 2 == 0 ? 2 : 1);
      auto const before = i == 0 ? -1.0F : run.events[i - 1].time.value();
      EXPECT_GT(run.events[i].time.value() - before, 0.1F);
    }
    EXPECT_GT(run.events.size(), 1u);
  };
  for (int n = 0; n < 24; ++n) {
    float const length = 0.7F + 0.37F * static_cast<float>(n);
    float const share = 2.3F + 2.4F * static_cast<float>(7 * n % 13) / 13;
    constrained const swing{
        second_law{70.0F * kg, falls_in_float},
        active_in{rope::taut, distance{vec{0.0F, 0.0F} * m, body(0), length * m}}};
    auto const engages = when(engages_at(swing, rope::taut), engage_in(swing, rope::taut));
    auto const releases = when(releases_at(swing, rope::taut), enter(rope::slack));
    motion const below{vec{0.0F, -length} * m,
                       vec{std::sqrt(9.81F * length * share), 0.0F} * m_per_s};
    float const lasts = 3 * std::sqrt(length);
    tolerance const allowed{motion{1e-5F * m, 1e-5F * m_per_s}};
    check(integrate(rattle{}, below, swing, lasts / 400 * s, 400, modes{rope::taut}, engages,
                    releases));
    check(integrate(projected{dormand_prince5{}}, below, swing, allowed, lasts * s,
                    modes{rope::taut}, engages, releases));
    check(integrate(projected{dop853{}}, below, swing, allowed, lasts * s, modes{rope::taut},
                    engages, releases));
  }
}

// Galileo's pendulum: a peg under the hook shortens it, and on the other side it rises as high as it began.
enum class side { right, left };
constexpr vec peg{0.0 * m, -0.4 * m};
constexpr auto galileo = constrained{second_law{2.0 * kg, down},
                                     active_in{side::right, distance{origin, body(0), 1.0 * m}},
                                     active_in{side::left, distance{peg, body(0), 0.6 * m}}};
constexpr auto over = [](auto const& now, auto) { return now.position.x; };
TEST(Ropes, MeetAPeg) {
  simulation run{rattle6{},
                 start,
                 galileo,
                 0.005 * s,
                 modes{side::right},
                 when(falling(over), engage_in(galileo, side::left)),
                 when(rising(over), engage_in(galileo, side::right))};
  double left = -1, right = -1;
  for (int i = 0; i < 400; ++i) {
    run.step();
    auto const now = run.state();
    EXPECT_NEAR(energy(now), energy(start), 1e-7);
    (now.position.x.value() < 0 ? left : right) =
        std::max(now.position.x.value() < 0 ? left : right, now.position.y.value());
    if (now.position.x.value() < 0) {
      double const x = now.position.x.value(), y = now.position.y.value() + 0.4;
      EXPECT_NEAR(x * x + y * y, 0.36, 1e-15);
    }
  }
  EXPECT_NEAR(left, -0.8, 1e-3);
  EXPECT_NEAR(right, -0.8, 1e-3);  // no step ends exactly at the turning point
}

// Two bodies fall from their hooks, on ropes of 1 m and 5 m: the first rope is taut after sqrt(2 1 m / g), the other
// after sqrt(2 5 m / g). In any order of the list the first event is found, and a free body is free until then.
constexpr vec beam{2.0 * m, 0.0 * m};
constexpr distance short_rope{origin, body(0), 1.0 * m}, long_rope{beam, body(1), 5.0 * m};
constexpr motion at_hooks{std::array{origin, beam}, std::array{rest, rest}};
constexpr double short_falls = 0.45152364098573093446;  // sqrt(2 / 9.81)
constexpr double long_falls = 1.0096375546923042905;    // sqrt(10 / 9.81)
enum class taut { none, first, second };

template <class Field, class Start>
double first_time(Field const& field, Start const& begin, auto mode) {
  using mode_type = decltype(mode);
  auto const run = integrate(rattle{}, begin, field, 0.03125 * s, 40, modes{mode_type{}},
                             when(engages_at(field, mode), stop));
  return run.events.size() == 1 ? run.events[0].time.value() : -1;
}
TEST(Ropes, OfAnArrayTheFirstCatches) {
  auto const law = second_law{2.0 * kg, down};
  auto const each = [](auto mode, auto const& rod) { return active_in{mode, rod}; };
  // In both orders, and with one mode for the whole array.
  constrained const ordered{law,
                            std::array{each(rope::taut, short_rope), each(rope::taut, long_rope)}};
  constrained const turned{law,
                           std::array{each(rope::taut, long_rope), each(rope::taut, short_rope)}};
  constrained const at_once{law, active_in{rope::taut, std::array{long_rope, short_rope}}};
  EXPECT_NEAR(first_time(ordered, at_hooks, rope::taut), short_falls, 1e-12);
  EXPECT_NEAR(first_time(turned, at_hooks, rope::taut), short_falls, 1e-12);
  EXPECT_NEAR(first_time(at_once, at_hooks, rope::taut), short_falls, 1e-12);
  // Each with its own mode.
  constrained const own{law,
                        std::array{each(taut::first, short_rope), each(taut::second, long_rope)}};
  EXPECT_NEAR(first_time(own, at_hooks, taut::first), short_falls, 1e-12);
  EXPECT_NEAR(first_time(own, at_hooks, taut::second), long_falls, 1e-12);
  // Bodies whose number is known at run time.
  motion const vectors{std::vector{origin, beam}, std::vector{rest, rest}};
  constrained const listed{law, std::vector{each(rope::taut, long_rope)},
                           std::vector{each(rope::taut, short_rope)}};
  auto const run = integrate(rattle{}, vectors, listed, 0.03125 * s, 40, modes{rope::slack},
                             when(engages_at<1>(listed, rope::taut), stop),
                             when(engages_at(listed, rope::taut), stop));
  ASSERT_EQ(run.events.size(), 1u);
  EXPECT_EQ(run.events[0].which, 1);
  EXPECT_NEAR(run.events[0].time.value(), short_falls, 1e-12);
  constrained const at_once_listed{law, active_in{rope::taut, std::vector{short_rope}},
                                   active_in{rope::taut, std::vector{long_rope}}};
  EXPECT_NEAR(first_time(at_once_listed, vectors, rope::taut), short_falls, 1e-12);
}

// The body from below at 6 m/s lets go where it does alone; the other hangs at rest and pulls with its weight.
TEST(Ropes, OfAnArrayTheFirstLetsGo) {
  auto const law = second_law{2.0 * kg, down};
  motion const fast{std::array{vec{2.0 * m, -5.0 * m}, vec{0.0 * m, -1.0 * m}},
                    std::array{rest, vec{6.0 * m_per_s, 0.0 * m_per_s}}};
  constexpr distance hangs{beam, body(0), 5.0 * m}, turns{origin, body(1), 1.0 * m};
  auto const check = [&](auto const& tied, auto const& begin) {
    auto const run = integrate(rattle6{}, begin, tied, 0.005 * s, 400, modes{rope::taut},
                               when(releases_at(tied, rope::taut), stop));
    ASSERT_EQ(run.events.size(), 1u);
    EXPECT_NEAR(run.events[0].time.value(), 0.48446613171095248519, 1e-7);
  };
  check(constrained{law, std::array{active_in{rope::taut, hangs}, active_in{rope::taut, turns}}},
        fast);
  check(constrained{law, std::array{active_in{rope::taut, turns}, active_in{rope::taut, hangs}}},
        fast);
  check(constrained{law, active_in{rope::taut, std::array{turns, hangs}}}, fast);
  check(constrained{law, active_in{rope::taut, std::vector{turns, hangs}}},
        motion{std::vector(fast.position.begin(), fast.position.end()),
               std::vector(fast.velocity.begin(), fast.velocity.end())});
}

// When the short rope catches, the long one is slack by 4 m, so one mode cannot describe both.
TEST(Ropes, OfAnArrayThatOneModeHoldsAllAreTautOrNone) {
  auto const run = [](auto const& tied, auto const& begin) {
    return refusals::refusal<std::domain_error>([&] {
      return integrate(rattle{}, begin, tied, 0.03125 * s, 40, modes{rope::slack},
                       when(engages_at(tied, rope::taut), engage_in(tied, rope::taut)));
    });
  };
  // (1 / 5 - 5) / 2
  std::string const said =
      "unitstep: what engage_in is to hold breaks constraint 0[1] (distance): it is -2.4 m and "
      "must "
      "be 0; what catches by itself wants a mode of its own";
  constrained const both{second_law{2.0 * kg, down},
                         active_in{rope::taut, std::array{short_rope, long_rope}}};
  EXPECT_EQ(run(both, at_hooks), said);
  constrained const listed{second_law{2.0 * kg, down},
                           active_in{rope::taut, std::vector{short_rope, long_rope}}};
  EXPECT_EQ(run(listed, motion{std::vector{origin, beam}, std::vector{rest, rest}}), said);
}

// With its own mode the short rope catches, and the other body falls on until its rope is taut.
TEST(Ropes, CatchByThemselves) {
  constrained const tied{second_law{2.0 * kg, down}, active_in{taut::first, short_rope},
                         active_in{taut::second, long_rope}};
  auto const check = [&](auto const& run) {
    ASSERT_EQ(run.events.size(), 2u);
    EXPECT_NEAR(run.events[0].time.value(), short_falls, 1e-11);
    EXPECT_NEAR(run.events[1].time.value(), long_falls, 1e-11);
    EXPECT_EQ(run.mode, taut::first);
    EXPECT_NEAR(run.state.position[0].y.value(), -1, 1e-15);
    EXPECT_NEAR(run.state.position[1].y.value(), -5, 1e-10);
    EXPECT_NEAR(run.state.velocity[1].y.value(), -9.81 * long_falls, 1e-10);
  };
  auto const first = when(engages_at<0>(tied, taut::first), engage_in(tied, taut::first));
  auto const second = when(engages_at<1>(tied, taut::second), stop);
  check(integrate(rattle{}, at_hooks, tied, 0.03125 * s, 40, modes{taut::none}, first, second));
  tolerance const fine{motion{vec{1e-11 * m, 1e-11 * m}, vec{1e-11 * m_per_s, 1e-11 * m_per_s}}};
  check(integrate(projected{dop853{}}, at_hooks, tied, fine, 1.25 * s, modes{taut::none}, first,
                  second));
}

// A start or an effect that breaks the constraints of its mode is refused; the sentence about a start does not name the
// time.
TEST(Ropes, RefuseAnEffectThatBreaksThem) {
  EXPECT_EQ(refusals::refusal<std::domain_error>([] {
              return integrate(rattle{}, beside, tied, 0.01 * s, 100, modes{rope::slack},
                               when(engages_at(tied, rope::taut), enter(rope::taut)));
            }).substr(0, 69),
            "unitstep: initial breaks constraint 0 (distance): its rate is 3.16945");
  tolerance const fine{motion{1e-9 * m, 1e-9 * m_per_s}};
  EXPECT_EQ(refusals::refusal<std::domain_error>([&] {
              return integrate(dop853{}, beside, tied, fine, 1.0 * s, modes{rope::slack},
                               when(engages_at(tied, rope::taut), enter(rope::taut)));
            }).substr(0, 69),
            "unitstep: initial breaks constraint 0 (distance): its rate is 3.16945");
}

// A push begins at 0.5 s: a run that knows of the jump equals two runs, one after the other, and keeps its rod.
TEST(Ropes, AreKeptWhereTheFieldJumps) {
  auto const push = [](auto const&, auto t) {
    return (t >= 0.5 * s ? 3.0 : 0.0) * vec{1.0 * N, 0.0 * N};
  };
  auto const pushed =
      constrained{second_law{2.0 * kg, down, push}, distance{origin, body(0), 1.0 * m}};
  auto const told = integrate(rattle4{}, start, pushed, 0.05 * s, 20, jumps(0.5 * s));
  auto const first = integrate(rattle4{}, start, pendulum, 0.05 * s, 10);
  auto const always = constrained{second_law{2.0 * kg, down, constant_force{vec{3.0 * N, 0.0 * N}}},
                                  distance{origin, body(0), 1.0 * m}};
  auto const second = integrate(rattle4{}, first, always, 0.05 * s, 10);
  EXPECT_LT(apart<2>(told.state.position, second.position), 1e-14);
  EXPECT_NEAR(dot(told.state.position, told.state.position).value(), 1, 1e-15);
  tolerance const fine{motion{1e-11 * m, 1e-11 * m_per_s}};
  auto const by_pair = integrate(projected{dop853{}}, start, pushed, fine, 1.0 * s, jumps(0.5 * s));
  EXPECT_LT(apart<2>(by_pair.state.position, second.position), 1e-4);
  EXPECT_NEAR(dot(by_pair.state.position, by_pair.state.position).value(), 1, 1e-15);
}

// rapier #561 and avian #286: a body that falls below its hook on a rope of 1 m stays within it, and is free before
// that. One came to rest 0.74 m lower, the other was caught at once. Falling 0.6 m takes sqrt(1.2 m / g).
TEST(Ropes, HoldAtTheirLengthAndNotBefore) {
  motion const below{vec{0.0 * m, -0.4 * m}, rest};
  auto const run =
      integrate(rattle{}, below, tied, 0.0166 * s, 200, modes{rope::slack}, catches, slackens);
  ASSERT_EQ(run.events.size(), 1u);
  EXPECT_NEAR(run.events[0].time.value(), std::sqrt(1.2 / 9.81), 1e-12);
  EXPECT_NEAR(run.state.position.y.value(), -1, 1e-15);
  EXPECT_EQ(run.state.velocity.y.value(), 0);
}
// In a rope whose event is not looked at there is no fixed scale of length: with a hook at the origin, units as large
// as 2^200 m and very small ones give the same, except for the exponent.
TEST(Ropes, KnowNoUnit) {
  auto const caught = [](int power) {
    double const metre = std::ldexp(1.0, power);
    constrained const field{second_law{2.0 * kg, gravity{vec{0.0, -9.81 * metre} * (m / (s * s))}},
                            active_in{rope::taut, distance{vec{0.0, 0.0} * m, body(0), metre * m}}};
    auto const run = integrate(rattle{}, motion{vec{0.6 * metre, 0.0} * m, rest}, field,
                               0.03125 * s, 16, modes{rope::slack},
                               when(engages_at(field, rope::taut), engage_in(field, rope::taut)),
                               when(releases_at(field, rope::taut), enter(rope::slack)));
    return std::array{run.state.position.x.value() / metre, run.state.velocity.y.value() / metre,
                      static_cast<double>(run.events.size())};
  };
  EXPECT_NEAR(caught(0)[2], 1, 0);
  for (int const power : {-200, -60, 60, 120, 200}) EXPECT_EQ(caught(power), caught(0)) << power;
}

}  // namespace
