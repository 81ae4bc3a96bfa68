// SPDX-License-Identifier: BSL-1.0
// deep: takes the compiler seconds
// The slopes of runs by other methods, events, modes and states than a user's first, and in each number, compared with
// central differences; runs whose derivatives users of other programs reported as wrong have closed forms.
#include <gtest/gtest.h>

#include <array>
#include <boost/units/systems/si.hpp>
#include <cmath>
#include <support/agrees.hpp>
#include <unitstep/answers/derivative.hpp>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>

namespace {

namespace si = boost::units::si;
namespace us = unitstep;
using laws::agrees;
using laws::like;
using us::symbols::kg, us::symbols::m, us::symbols::m2, us::symbols::m_per_s, us::symbols::m_per_s2,
    us::symbols::rad, us::symbols::rad_per_s, us::symbols::s;

constexpr auto N = si::newton;

// A result that does not depend on its argument has slope 0, and without a unit of the argument the slope has the type of
// the value: alone and inside other types, for each number, in a list, for a second argument and as a second derivative.
template <class T>
constexpr bool constants_have_no_slope() {
  constexpr auto metre = T(1) * m;
  auto const alone = us::derivative([=](auto) { return T(3) * metre; }, T(2));
  auto const bare = us::derivative([](auto) { return T(3); }, T(2));
  auto const of_motion = us::derivative(
      [=](auto x) {
        return us::motion{us::vec{x * metre, T(3) * metre},
                          us::vec{T(4) * metre / s, x * metre / s}};
      },
      T(2));
  auto const fixed =
      us::derivative([=](auto) { return std::array{us::vec{T(3) * metre, T(4) * metre}}; }, T(2));
  auto const both =
      us::gradient([=](auto, auto y) { return us::vec{y, T(4) * metre}; }, T(2), T(5) * metre);
  auto const twice = us::derivative(
      [=](auto x) { return us::derivative([=](auto) { return T(3) * metre; }, x).slope; }, T(2));
  return alone.value == T(3) * metre && alone.slope == T(0) * metre && bare.value == T(3) &&
         bare.slope == T(0) && of_motion.slope.position.x == metre &&
         of_motion.slope.position.y == T(0) * metre && of_motion.slope.velocity.y == metre / s &&
         of_motion.slope.velocity.x == T(0) * metre / s && fixed.value[0].y == T(4) * metre &&
         fixed.slope[0].x == T(0) * metre && fixed.slope[0].y == T(0) * metre &&
         both.template slope<0>().x == T(0) * metre && both.template slope<0>().y == T(0) * metre &&
         both.template slope<1>().x == T(1) && both.template slope<1>().y == T(0) &&
         twice.value == T(0) * metre && twice.slope == T(0) * metre;
}
static_assert(constants_have_no_slope<float>() && constants_have_no_slope<double>() &&
              constants_have_no_slope<long double>());
// A ball that has not bounced yet: 5 m less 10 m/s2 (0.5 s)^2 / 2, whatever speed it keeps later.
constexpr auto before_the_bounce = us::derivative(
    [](auto kept) {
      auto const falls = [](auto const&, auto) { return -10.0 * m_per_s2; };
      auto const start = us::motion{5.0 * m, 0.0 * m_per_s};
      auto const early = us::integrate(us::suvat{}, start, falls, 0.5 * s, 1);
      static_cast<void>(kept);
      return early;
    },
    0.8);
static_assert(before_the_bounce.value.position == 3.75 * m &&
              before_the_bounce.slope.position == 0.0 * m &&
              before_the_bounce.slope.velocity == 0.0 * m_per_s);
template <class Number = double>
struct reservoir {
  us::light<si::length, Number> level;
};
// Implicit methods can step such a field: x' = -clamp(x, -1 m, 1 m) / s from 3 m falls by 1 m a second to 1 m, and is
// divided by 1 + h in each step after that.
TEST(DerivativesOfRuns, OfWhatIsHeldIsStepped) {
  auto const field = [](auto const& now, auto) {
    return us::rates{-us::clamp(now.level, -1.0 * m, 1.0 * m) / s};
  };
  auto const end =
      us::integrate(us::implicit_euler{}, reservoir<>{us::light_of(3.0 * m)}, field, 0.25 * s, 12);
  EXPECT_NEAR(end.level / m, std::pow(1 / 1.25, 4), 1e-14);
}
// With a damper: by mass, stiffness, damping and start in one run.
TEST(DerivativesOfRuns, OfADampedSpring) {
  agrees(
      [](auto mass, auto k, auto c, auto x) {
        return us::integrate(us::rk4{}, us::motion{x, like(k, 0) * m_per_s},
                             us::second_law{mass, us::spring{k}, us::damper{c}}, like(k, 0.01) * s,
                             200)
            .velocity;
      },
      1e-10, 1.5 * kg, 2.0 * N / m, 0.3 * N * s / m, 1.0 * m);
}

// A pendulum by its length, with a symplectic method.
TEST(DerivativesOfRuns, OfAPendulum) {
  agrees(
      [](auto length) {
        auto const swings = [length](auto const& now, auto) {
          return like(length, -9.81) * m_per_s2 / length * us::sin(now.position) * rad;
        };
        return us::integrate(us::yoshida6{},
                             us::motion{like(length, 1) * rad, like(length, 0) * rad_per_s}, swings,
                             like(length, 0.02) * s, 100)
            .position;
      },
      1e-10, 0.7 * m);
}

// Four constants of hunters and hunted, an aggregate of numbers.
template <class Number = double>
struct animals {
  Number hares, lynxes;
};
TEST(DerivativesOfRuns, OfAnAggregate) {
  agrees(
      [](auto birth, auto eaten, auto gain, auto death) {
        auto const live = [=](auto const& now, auto) {
          return us::rates{birth * now.hares - eaten * now.hares * now.lynxes,
                           gain * now.hares * now.lynxes - death * now.lynxes};
        };
        using T = decltype(like(birth, 1));
        return us::integrate(us::rk4{}, animals<T>{T(2), T(1)}, live, like(birth, 0.05) * s, 60)
            .hares;
      },
      1e-10, 1.1 / s, 0.4 / s, 0.1 / s, 0.4 / s);
}

// A body in the plane around the sun, by its start.
TEST(DerivativesOfRuns, OfAnOrbit) {
  agrees(
      [](auto x, auto v) {
        auto const gravity = [](auto const& now, auto) {
          auto const r = us::norm(now.position);
          return -now.position / (r * r * r) * (like(r, 1) * m * m2 / s / s);
        };
        return us::integrate(
                   us::blanes_moan_srkn11b{},
                   us::motion{us::vec{x, like(x, 0) * m}, us::vec{like(x, 0) * m_per_s, v}},
                   gravity, like(x, 0.05) * s, 100)
            .position.y;
      },
      1e-10, 1.0 * m, 1.2 * m_per_s);
}

// A rotating body, by a moment of inertia and the start.
TEST(DerivativesOfRuns, OfATop) {
  constexpr auto unit = kg * m2 / rad / rad;
  agrees(
      [unit](auto inertia, auto w) {
        auto const zero = like(w, 0), one = like(w, 1);
        auto const end = us::integrate(
            us::rk4{},
            us::rotation{us::quaternion{one, zero, zero, zero},
                         us::vec{like(w, 0.1) * rad_per_s, w, like(w, 0.2) * rad_per_s}},
            us::euler_equations{us::vec{one * unit, inertia, like(w, 3) * unit}}, like(w, 0.02) * s,
            100);
        return end.angular_velocity.z;
      },
      1e-10, 2.0 * unit, 1.0 * rad_per_s);
}

// The range of a ball with drag; the time of the event varies.
TEST(DerivativesOfRuns, OfAThrowWithDrag) {
  agrees(
      [](auto speed, auto angle) {
        auto const zero = like(speed, 0);
        auto const flies = [](auto const& now, auto) {
          auto const v = now.velocity;
          return us::vec{like(v.x, 0), like(v.x, -9.81)} * m_per_s2 -
                 like(v.x, 0.01) / m * us::norm(v) * v;
        };
        auto const height = [](auto const& now, auto) { return now.position.y; };
        return us::integrate_until(
                   us::rk4{},
                   us::motion{us::vec{zero * m, zero * m},
                              us::vec{speed * us::cos(angle), speed * us::sin(angle)}},
                   flies, like(speed, 0.01) * s, us::falling(height), 1000)
            .state.position.x;
      },
      1e-10, 20.0 * m_per_s, 0.7 * rad);
}
// An aggregate of Boost's quantities over its number.
template <class Number>
struct vessel {
  boost::units::quantity<si::length, Number> level;
};
// Reports of users of other programs, each with its closed form.
//
// SciMLSensitivity.jl #4: x falls with a m/s from 1 m, and at zero a switch stops y, which moves with 1 m/s. y ends at
// 1 m / a, whose derivative by a is -0.25 at a = 2; 0 was reported.
// The variable is in a field that is called with the mode only.
template <class Number>
struct two_places {
  boost::units::quantity<si::length, Number> x, y;
};
TEST(DerivativesInReports, ASwitchThatAnEventThrows) {
  auto const end = [](auto a) {
    auto const goes = [a](auto const&, auto, bool is_on) {
      auto const on = 0.0 * a + 1.0 * m_per_s;
      return us::rates{-a, is_on ? on : 0.0 * on};
    };
    auto const first = [](auto const& now, auto) { return now.x; };
    return us::integrate(
               us::rk4{}, two_places<double>{1.0 * m, 0.0 * m}, goes, 0.07 * s, 15, us::modes(true),
               us::when(us::falling(first), [](auto const&, auto, bool& is_on) { is_on = false; }))
        .state.y;
  };
  auto const found = us::derivative(end, 2.0 * m_per_s);
  EXPECT_NEAR(found.value.value(), 0.5, 1e-14);
  EXPECT_NEAR(found.slope.value(), -0.25, 1e-14);
}
// SciMLSensitivity.jl #1081: u' = p u from u0, and p grows by 0.1 after half of a second. After a second u is u0 exp(p
// + 0.05), its derivative by p is the same, and by u0 it is that divided by u0. Two formulations gave two gradients.
TEST(DerivativesInReports, AParameterThatChangesOnTheWay) {
  auto const end = [](auto start, auto p) {
    auto const grows = [p](auto const& now, auto, int changes) {
      return us::rates{(p + 0.1 * changes / s) * now.level};
    };
    return us::integrate(us::dormand_prince5{}, us::aggregate_of<vessel>(start), grows,
                         us::tolerance{vessel<double>{1e-11 * m}}, 1.0 * s, us::modes(0),
                         us::at(0.5 * s, [](auto const&, auto, int& changes) { ++changes; }))
        .state.level;
  };
  auto const [u, by_start, by_p] = us::gradient(end, 2.0 * m, 3.0 / s);
  double const due = 2 * std::exp(3.05);
  EXPECT_NEAR(u.value() / due, 1, 1e-11);
  EXPECT_NEAR(by_start / (due / 2), 1, 1e-11);
  EXPECT_NEAR(by_p.value() / due, 1, 1e-10);
}
// ODINN's review of sensitivities #68: for u' = (t - p)^4 a method of order 5 computes u with any step; the slope by p,
// p^4 - (t - p)^4, is -6560 at t = 10 and p = 1.
TEST(DerivativesInReports, StepsThatAreRightForTheValueAlone) {
  auto const end = [](auto p) {
    auto const rate = [p](auto const&, auto t) {
      return us::rates{us::pow<4>(t - p) * (m_per_s / s / s / s / s)};
    };
    return us::integrate(us::dormand_prince5{}, vessel<double>{0.0 * m}, rate,
                         us::tolerance{vessel<double>{1e-9 * m}}, 10.0 * s)
        .level;
  };
  auto const found = us::derivative(end, 1.0 * s);
  EXPECT_NEAR(found.value.value(), (59049 + 1) / 5., 1e-8);
  EXPECT_NEAR(found.slope.value(), -6560, 1e-6);
}
// SciMLSensitivity.jl #273: a rate that differs in each of four seconds, u' = a u: u is exp(a1 + a2 + a3 + a4), and so
// is each derivative. In one of the reported gradients three were 0.
TEST(DerivativesInReports, ARateThatIsAnotherInEachSecond) {
  auto const end = [](auto a, auto b, auto c, auto d) {
    auto const grows = [=](auto const& now, auto t) {
      return us::rates{(t < 1.0 * s ? a : t < 2.0 * s ? b : t < 3.0 * s ? c : d) * now.level};
    };
    return us::integrate(us::dop853{}, vessel<double>{1.0 * m}, grows,
                         us::tolerance{vessel<double>{1e-12 * m}}, 4.0 * s,
                         us::jumps(1.0 * s, 2.0 * s, 3.0 * s))
        .state.level;
  };
  auto const [u, by_a, by_b, by_c, by_d] = us::gradient(end, 0.5 / s, 0.25 / s, -0.5 / s, 1.0 / s);
  double const due = std::exp(1.25);
  EXPECT_NEAR(u.value(), due, 1e-10);
  for (auto const& slope : {by_a, by_b, by_c, by_d}) EXPECT_NEAR(slope.value(), due, 1e-10);
}
// SciMLSensitivity.jl #6: by the start, which shooting needs: for x'' = -x it is cos t, and by the velocity sin t.
TEST(DerivativesInReports, ByTheStart) {
  auto const end = [](auto x, auto v) {
    auto const swings = [](auto const& now, auto) { return -now.position / (s * s); };
    return us::integrate(us::dop853{}, us::motion{x, v}, swings,
                         us::tolerance{us::motion{1e-12 * m, 1e-12 * m_per_s}}, 2.0 * s)
        .position;
  };
  auto const [x, by_x, by_v] = us::gradient(end, 1.0 * m, 0.0 * m_per_s);
  EXPECT_NEAR(x.value(), std::cos(2.), 1e-11);
  EXPECT_NEAR(by_x, std::cos(2.), 1e-10);
  EXPECT_NEAR(by_v.value(), std::sin(2.), 1e-10);
}

// A bounce in a simulation comes later if the ball starts higher, as it does in `integrate`: after 1.5 s it is higher by a
// quarter. Times that are constants stand beside it.
template <class Make>
double height_after_12_steps(Make const& make) {
  return us::derivative(
             [&](auto h) {
               auto const falls = [h](auto const&, auto) {
                 return -10.0 * m_per_s2 + 0.0 * h / s / s;
               };
               return make(us::motion{h, 0.0 * h / s}, falls);
             },
             5.0 * m)
      .slope;
}
TEST(DerivativesOfRuns, OfASimulationInWhichSomethingHappens) {
  auto const hits = us::when(us::falling([](auto const& b, auto) { return b.position; }),
                             [](auto& b, auto) { b.velocity *= -0.5; });
  auto const after_12 = [](auto sim) {
    for (int n = 0; n < 12; ++n) sim.step();
    return sim.state().position;
  };
  constexpr auto dt = 0.125 * s;
  EXPECT_NEAR(height_after_12_steps([&](auto const& start, auto const& falls) {
                return after_12(us::simulation{us::rk4{}, start, falls, dt, hits});
              }),
              0.25, 1e-14);
  EXPECT_NEAR(height_after_12_steps([&](auto const& start, auto const& falls) {
                auto const kick = [](auto& b, auto) { b.velocity += 1.0 * m_per_s; };
                return after_12(us::simulation{us::rk4{}, start, falls, dt, 1e4 * s, hits,
                                               us::at(10001.1 * s, kick)});
              }),
              0.25, 1e-10);
  EXPECT_NEAR(height_after_12_steps([&](auto const& start, auto const& falls) {
                us::chain const run{us::rk4{}, start, falls, dt, hits};
                return run.start.after(12).state().position;
              }),
              0.25, 1e-14);
}

// Two kicks of 3 m/s at one moment, of which each moves by itself: 3 m less for each second that one comes later.
template <class... Kicks>
double place_after_two_kicks(Kicks const&... at) {
  auto const falls = [](auto const&, auto) { return -10.0 * m_per_s2; };
  auto const kick = [](auto& b, auto) { b.velocity += 3.0 * m_per_s; };
  return us::derivative(
             [&](auto t) {
               return us::integrate(us::rk4{}, us::motion{1.0 * m, 0.0 * m_per_s}, falls, 0.3 * s,
                                    10, us::at(at(t), kick)...)
                   .state.position;
             },
             1.0 * s)
      .slope.value();
}
TEST(DerivativesOfRuns, OfTwoTimesAtOneMoment) {
  auto const moves = [](auto t) { return t; };
  auto const stays = [](auto t) { return 1.0 * s + 0.0 * t; };
  auto const goes_back = [](auto t) { return 2.0 * s - t; };
  auto const starts = [](auto t) { return t - 1.0 * s; };
  EXPECT_NEAR(place_after_two_kicks(moves, stays), -3, 1e-14);
  EXPECT_NEAR(place_after_two_kicks(stays, moves), -3, 1e-14);
  EXPECT_NEAR(place_after_two_kicks(moves, goes_back), 0, 1e-14);
  EXPECT_NEAR(place_after_two_kicks(starts, stays), -3, 1e-14);
}

// At 2 m/s, and at the time T times T/s: the place is (1 + 2 T) T + 2 (2 - T) after two seconds, 5 m with the slope 3 m/s
// for T = 1 s. The looks are at constant times.
TEST(DerivativesOfRuns, OfATimeInARunThatIsLookedAt) {
  int looks = 0;
  auto const end = [&](auto const& time) {
    auto const look = [&](auto const&, auto) { ++looks; };
    auto const scale = [](auto const& x, auto t) {
      auto y = x;
      y.position = x.position * (t / s);
      return y;
    };
    auto const rests = [](auto const& x, auto) { return 0.0 * x.velocity / s; };
    return us::integrate_observed(us::rk4{}, us::motion{1.0 * m, 2.0 * m_per_s}, rests, 0.1 * s, 20,
                                  us::every{0.25 * s, look}, us::at(time, scale))
        .state.position;
  };
  auto const found = us::derivative(end, 1.0 * s);
  EXPECT_NEAR(found.value.value(), 5, 1e-14);
  EXPECT_NEAR(found.slope.value(), 3, 1e-14);
  EXPECT_EQ(looks, 9);
}

// A run under a tolerance that ends where it starts, by its end and by its start: the rates there, -x and x.
TEST(DerivativesOfRuns, OfARunThatEndsWhereItStarts) {
  auto const pulls = [](auto const& b, auto) { return -b.position / s / s; };
  us::motion const start{1.0 * m, 0.0 * m_per_s};
  us::tolerance const fine{us::motion{1e-9 * m, 1e-9 * m_per_s}};
  auto const check = [&](auto const& method) {
    auto const by_end = us::derivative(
        [&](auto end) { return us::integrate(method, start, pulls, fine, end).velocity; }, 0.0 * s);
    EXPECT_NEAR(by_end.slope.value(), -1, 1e-14);
    auto const by_start = us::derivative(
        [&](auto t) { return us::integrate(method, start, pulls, fine, 2.0 * s, t).velocity; },
        2.0 * s);
    EXPECT_NEAR(by_start.slope.value(), 1, 1e-14);
  };
  check(us::dop853{});
  check(us::radau5{});
}

// Two balls fall from one height, of which one is lifted: it hits 1 / (g t) later for each metre, and after a bounce with
// half of its speed it is higher by 0.25 m there. The other one stays where it is.
template <class... Happenings>
std::array<double, 2> slopes_of_two_balls(std::size_t lifted, auto const& integrated,
                                          Happenings const&... happenings) {
  auto const falls = [](auto const&, auto) {
    return std::array{-10.0 * m_per_s2, -10.0 * m_per_s2};
  };
  auto const found = us::derivative(
      [&](auto height) {
        std::array places{5.0 * m + 0.0 * height, 5.0 * m + 0.0 * height};
        places[lifted] = height;
        us::motion const start{places, std::array{0.0 * m_per_s, 0.0 * m_per_s}};
        return integrated(start, falls, happenings...).state.position;
      },
      5.0 * m);
  return {found.slope[0], found.slope[1]};
}
TEST(DerivativesOfRuns, OfTwoEventsAtOneMoment) {
  auto const ground = [](std::size_t i) {
    return [i](auto const& b, auto) { return b.position[i]; };
  };
  auto const turn = [](std::size_t i) { return [i](auto& b, auto) { b.velocity[i] *= -0.5; }; };
  auto const first = us::when(us::falling(ground(0)), turn(0));
  auto const second = us::when(us::falling(ground(1)), turn(1));
  auto const list = us::when(std::array{us::falling(ground(0)), us::falling(ground(1))},
                             [](auto& b, auto, std::size_t i) { b.velocity[i] *= -0.5; });
  auto const by_steps = [](auto const& start, auto const& field, auto const&... happenings) {
    return us::integrate(us::rk4{}, start, field, 0.3 * s, 5, happenings...);
  };
  auto const by_tolerance = [](auto const& start, auto const& field, auto const&... happenings) {
    us::tolerance const fine{
        us::motion{std::array{1e-9 * m, 1e-9 * m}, std::array{1e-9 * m_per_s, 1e-9 * m_per_s}}};
    return us::integrate(us::dormand_prince5{}, start, field, fine, 1.5 * s, happenings...);
  };
  for (std::size_t const lifted : {0U, 1U}) {
    auto const check = [&](std::array<double, 2> const& found) {
      EXPECT_NEAR(found[lifted], 0.25, 1e-12);
      EXPECT_NEAR(found[1 - lifted], 0, 1e-12);
    };
    check(slopes_of_two_balls(lifted, by_steps, first, second));
    check(slopes_of_two_balls(lifted, by_steps, second, first));
    check(slopes_of_two_balls(lifted, by_steps, list));
    check(slopes_of_two_balls(lifted, by_tolerance, first, second));
    check(slopes_of_two_balls(lifted, by_tolerance, second, first));
    check(slopes_of_two_balls(lifted, by_tolerance, list));
  }
}

// A push of 1 m/s^2 from 0.5 s to T moves a body by (T - 0.5 s)^2/2 + (T - 0.5 s) (2 s - T) until 2 s, which varies with
// T as 2 s - T. One end of the push is a constant, the other one varies.
template <bool ConstantFirst>
constexpr double slope_of_a_push() {
  auto const found = us::derivative(
      [](auto stop) {
        us::motion const start{0.0 * m, 0.0 * m_per_s};
        auto const push = [stop](auto const&, auto t) {
          return (t < stop && !(t < 0.5 * s) ? 1.0 : 0.0) * m_per_s / s;
        };
        auto const ends = [&] {
          if constexpr (ConstantFirst)
            return us::jumps(0.5 * s, stop);
          else
            return us::jumps(stop, 0.5 * s);
        };
        return us::integrate(us::rk4{}, start, push, 0.125 * s, 16, ends()).state.position;
      },
      1.03 * s);
  return found.slope / m_per_s;
}
static_assert(slope_of_a_push<true>() > 0.97 - 1e-15 && slope_of_a_push<true>() < 0.97 + 1e-15);
static_assert(slope_of_a_push<false>() == slope_of_a_push<true>());

// A body that comes to a wall at the moment of a look, but for some roundings of its speed, and turns back. By v its place
// changes by 5 s before the wall and by -5 s after it, and never by what the place of the wall changes.
TEST(DerivativesOfRuns, OfALookAtTheMomentOfAnEvent) {
  auto const rolls = [](auto const&, auto) { return 0.0 * m_per_s2; };
  auto const wall = [](auto const& b, auto) { return b.position - 10.0 * m; };
  auto const back = [](auto const& b, auto) { return us::motion{b.position, -b.velocity}; };
  us::tolerance const fine{us::motion{1e-9 * m, 1e-9 * m_per_s}};
  auto const start = [](auto v) { return us::motion{0.0 * s * v, v}; };
  auto const is_right = [](auto const& found) {
    double const side = found.slope.velocity;  // 1 before the wall, -1 after it
    return std::abs(side) == 1 && std::abs(found.slope.position.value() - 5 * side) < 1e-13;
  };
  auto const check = [&](auto speed, auto const& method, auto pace, auto extent) {
    auto const seen_at_5_s = [&](auto v) {
      auto seen = start(v);
      auto const look = [&](auto const& b, auto t) {
        if (t > 4.5 * s && t < 5.5 * s) seen.position = b.position, seen.velocity = b.velocity;
      };
      static_cast<void>(us::integrate(method, start(v), rolls, pace, extent,
                                      us::when(us::rising(wall), back), us::every(1.0 * s, look)));
      return seen;
    };
    EXPECT_TRUE(is_right(us::derivative(seen_at_5_s, speed)));
  };
  auto const row_at_5_s = [&](auto v) {
    return us::trajectory<8>(us::dop853{}, start(v), rolls, fine, 1.0 * s,
                             us::when(us::rising(wall), back))[5]
        .state;
  };
  for (int n = -4; n <= 4; ++n) {
    auto const speed = (2.0 + n * 0x1p-51) * m_per_s;
    check(speed, us::dop853{}, fine, 8.0 * s);
    check(speed, us::rk4{}, 0.35 * s, 23);
    check(speed, us::rk4{}, 1.0 * s, 8);
    check(speed, us::rk4{}, 3.0 * s, 3);
    EXPECT_TRUE(is_right(us::derivative(row_at_5_s, speed)));
  }
}

}  // namespace
