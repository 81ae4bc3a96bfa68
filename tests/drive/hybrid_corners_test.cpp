// SPDX-License-Identifier: BSL-1.0
// deep: takes the compiler half a minute
// Runs in which things happen, in their corners: by each kind of method, several roots in one step, several things at one
// moment, fields that jump beside a step, and each form of an effect. hybrid_test.cpp has the first cases.
#include <gtest/gtest.h>

#include <array>
#include <boost/units/systems/si.hpp>
#include <cmath>
#include <numbers>
#include <stdexcept>
#include <string>
#include <unitstep/drive/hybrid.hpp>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>
#include <vector>

#include "support/refusal.hpp"

namespace {

using namespace unitstep;
using namespace unitstep::symbols;
namespace si = boost::units::si;
using seconds = boost::units::quantity<si::time>;
using length = boost::units::quantity<si::length>;

constexpr auto falls = [](auto const&, auto) { return -9.81 * m_per_s2; };
constexpr auto height = [](auto const& b, auto) { return b.position; };
constexpr auto look = [](auto const&, auto) {};
// Takes a share of the velocity. All tests use this one type and no lambdas of their own, since the compiler compiles
// every run once more for each further type of an effect.
template <class T>
struct keeps_share {
  T share;
  constexpr auto operator()(auto const& b, auto) const {
    return motion{b.position, share * b.velocity};
  }
};
template <class T>
constexpr keeps_share<T> bounce{T(-0.8)};
constexpr motion ball{50.0 * m, 0.0 * m_per_s};
constexpr tolerance allowed{motion{1e-9 * m, 1e-9 * m_per_s}};

// A ball from 50 m that keeps a share e of its speed: with t = sqrt(2 h / g) it hits the ground at t, t + 2 t e,
// t + 2 t e + 2 t e^2, ...
void expect_bounces(auto const& run, double e, std::size_t at_least, double within) {
  double const fall = std::sqrt(2 * 50 / 9.81);
  double due = fall, flight = 2 * fall;
  ASSERT_GE(run.events.size(), at_least);
  for (auto const& hit : run.events) {
    EXPECT_NEAR(static_cast<double>(hit.time.value()), due, within);
    due += flight *= e;
  }
}

TEST(HybridBounces, AreThoseOfTheClosedFormUntilTheBallRests) {
  auto const hits = when(falling(height), bounce<double>, rest_below(1e-6 * m_per_s));
  auto const check = [](auto const& run) {
    expect_bounces(run, 0.8, 75, 2e-8);
    EXPECT_EQ(run.stopped_because, stop_reason::rest);
    EXPECT_EQ(run.which, 0);
    EXPECT_GE(run.state.position, 0.0 * m);
    // All flights last 9 falls in total: 1 + 2 (0.8 + 0.8^2 + ...). What remains of them is shorter than 1e-6 s.
    EXPECT_NEAR(run.time.value(), 9 * std::sqrt(100 / 9.81), 1e-6);
  };
  check(integrate(rk4{}, ball, falls, 0.125 * s, 400, hits));
  check(integrate(velocity_verlet{}, ball, falls, 0.3 * s, 400, hits));
  check(integrate(dormand_prince5{}, ball, falls, allowed, 40.0 * s, hits));
  check(integrate(dop853{}, ball, falls, allowed, 40.0 * s, hits));
  check(integrate(radau5{}, ball, falls, allowed, 40.0 * s, hits));
}

// The third hit comes at the end of the first step, to some roundings. The flight after it is short beside a step.
TEST(HybridBounces, AtTheEndOfAStepAreFollowedByTheOthers) {
  for (int k = 0; k < 200; ++k) {
    double const e = 0.1 + k / 250., length = (1 + 2 * e * (1 + e)) * std::sqrt(100 / 9.81);
    auto const run =
        integrate(velocity_verlet{}, ball, falls, std::nextafter(length, 100) * s, 200,
                  when(falling(height), keeps_share<double>{-e}, rest_below(0.05 * m_per_s)));
    // It hits the ground at sqrt(2 * 9.81 * 50) m/s, and rests after n hits with e^n times that.
    auto const hits = std::ceil(std::log(0.05 / std::sqrt(981)) / std::log(e));
    expect_bounces(run, e, static_cast<std::size_t>(hits), 1e-12);
    EXPECT_EQ(static_cast<double>(run.events.size()), hits) << e;
  }
}

// A ball falls 5 cm onto a peg of 3 cm, told by its distance from the centre of the peg. At the end of a long step it
// would be beneath the peg, and outside of it again.
TEST(HybridBounces, AreNotMissedWhereADistanceGrowsAgain) {
  constexpr motion start{0.08 * m, 0.0 * m_per_s};
  auto const pulled = [](auto const&, auto) { return -10.0 * m_per_s2; };
  auto const outside = [](auto const& b, auto) {
    return (b.position < 0.0 * m ? -1.0 * b.position : b.position) - 0.03 * m;
  };
  auto const hits = when(falling(outside), keeps_share<double>{-0.5}, rest_below(0.03 * m_per_s));
  for (int k = 0; k < 40; ++k) {
    double const dt = 0.1 + k / 100.;
    auto const run = integrate(velocity_verlet{}, start, pulled, dt * s, 5, hits);
    // It comes with 1 m/s after 0.1 s, and rests after 6 hits, with 1/64 of it.
    ASSERT_EQ(run.events.size(), 6u) << dt;
    EXPECT_EQ(run.stopped_because, stop_reason::rest);
    double due = 0.1, flight = 0.2;
    for (auto const& hit : run.events) {
      EXPECT_NEAR(hit.time.value(), due, 1e-14);
      due += flight /= 2;
    }
  }
}

TEST(HybridBounces, ThatPileUpAreAnErrorWithTheirTime) {
  for (double const e : {0.8, 0.3, 0.0}) {
    auto const hit = when(falling(height), keeps_share<double>{-e});
    auto const either = when(height, hit.effect);
    double const end = (1 + 2 * e / (1 - e)) * std::sqrt(100 / 9.81);
    std::string const begins = "unitstep: happening 0 at time ";
    for (auto const& said :
         {refusals::refusal<std::runtime_error>(
              [&] { return integrate(rk4{}, ball, falls, 0.1 * s, 400, hit); }),
          refusals::refusal<std::runtime_error>(
              [&] { return integrate(rk4{}, ball, falls, 0.1 * s, 400, either); }),
          refusals::refusal<std::runtime_error>(
              [&] { return integrate(dormand_prince5{}, ball, falls, allowed, 40.0 * s, hit); })}) {
      ASSERT_EQ(said.find(begins), 0u) << said;
      EXPECT_NEAR(std::stod(said.substr(begins.size())), end, 1e-3);
    }
  }
}

TEST(HybridBounces, OfABallThatLiesOnTheGroundRest) {
  motion const lies{0.0 * m, 0.0 * m_per_s};
  auto const run = integrate(dormand_prince5{}, lies, falls, allowed, 3.0 * s,
                             when(falling(height), bounce<double>, rest_below(1e-3 * m_per_s)));
  EXPECT_EQ(run.stopped_because, stop_reason::rest);
  EXPECT_EQ(run.time, 0.0 * s);
  EXPECT_EQ(run.state, lies);
}

// An event whose effect lets the body go on through zero happens once.
TEST(HybridEvent, ThatIsPassedHappensOnce) {
  auto const in_place = [](auto& b, auto) { b.velocity *= 0.5; };
  auto const check = [](auto const& run, double speed) {
    ASSERT_EQ(run.events.size(), 1u);
    double const hit = std::sqrt(100 / 9.81);
    EXPECT_NEAR(run.events[0].time.value(), hit, 1e-9);
    EXPECT_NEAR(run.state.velocity.value(), -speed * 9.81 * hit - 9.81 * (5 - hit), 1e-8);
  };
  auto const by_height = [&](auto const& effect, double speed) {
    check(integrate(rk4{}, ball, falls, 0.1 * s, 50, when(height, effect)), speed);
    check(integrate(dormand_prince5{}, ball, falls, allowed, 5.0 * s, when(height, effect)), speed);
  };
  auto const all = [&](auto const& effect, double speed) {
    by_height(effect, speed);
    check(integrate(rk4{}, ball, falls, 0.1 * s, 50, when(falling(height), effect)), speed);
    check(integrate(leapfrog{}, ball, falls, 0.25 * s, 20, when(falling(height), effect)), speed);
  };
  all(look, 1);
  all(keeps_share<double>{1}, 1);
  all(keeps_share<double>{0.5}, 0.5);
  by_height(in_place, 0.5);
}

struct number {
  double y;
};
// For a number: a rate, an effect that scales and adds, and the type of its events.
struct grows {
  double rate;
  constexpr auto operator()(number const&, auto) const { return rates{rate / s}; }
};
struct becomes {
  double factor, more;
  constexpr auto operator()(number const& n, auto) const { return number{factor * n.y + more}; }
};
using asked = double (*)(number const&, seconds);

// y' = 3 x^2 + 12 x - 4 from y(-8) = -120 is (x - 2)(x + 2)(x + 6).
TEST(HybridEvent, IsFoundAsOftenAsItComesWithinAStep) {
  auto const cubic = [](number const&, auto x) {
    double const t = x / s;
    return rates{(3 * t * t + 12 * t - 4) / s};
  };
  auto const y = [](number const& n, auto) { return n.y; };
  auto const check = [](auto const& run, double within) {
    ASSERT_EQ(run.events.size(), 3u);
    EXPECT_NEAR(run.events[0].time.value(), -6, within);
    EXPECT_NEAR(run.events[1].time.value(), -2, within);
    EXPECT_NEAR(run.events[2].time.value(), 2, within);
  };
  tolerance const one{number{1e-6}};
  auto const under = [&](auto method) {
    return integrate(method, number{-120}, cubic, one, 8.0 * s, -8.0 * s, when(y, look));
  };
  check(under(dormand_prince5{}), 1e-12);
  check(under(bogacki_shampine3{}), 1e-7);
  check(under(tsitouras5{}), 1e-12);
  check(under(dop853{}), 1e-12);
  check(under(verner9{}), 1e-12);
  check(under(radau5{}), 1e-12);
  check(under(rodas5p{}), 1e-7);
  check(under(step_doubling{rk4{}}), 1e-12);
  for (long const steps : {1, 2, 4, 16})
    check(integrate(rk4{}, number{-120}, cubic, 16.0 / static_cast<double>(steps) * s, steps,
                    -8.0 * s, when(y, look)),
          1e-12);
}

TEST(HybridEvent, OfNineRootsInOneStepIsFoundNineTimes) {
  grows const line{1};
  asked const nine = [](number const& n, seconds) {
    double product = 1;
    for (int k = 1; k <= 9; ++k) product *= n.y - k / 10.0;
    return product;
  };
  asked const sine = [](number const& n, seconds) {
    return std::sin(31.4159265358979324 * (n.y - 0.05));
  };
  auto const check = [](auto const& run, double first, std::size_t many) {
    ASSERT_EQ(run.events.size(), many);
    for (std::size_t k = 0; k < many; ++k)
      EXPECT_NEAR(run.events[k].time.value(), first + static_cast<double>(k) / 10, 1e-11);
  };
  for (long const steps : {1, 2, 10}) {
    auto const dt = 1.0 / static_cast<double>(steps) * s;
    check(integrate(rk4{}, number{0}, line, dt, steps, when(nine, look)), 0.1, 9);
    check(integrate(rk4{}, number{0}, line, dt, steps, when(sine, look)), 0.05, 10);
  }
  check(integrate(dormand_prince5{}, number{0}, line, tolerance{number{1e-9}}, 1.0 * s,
                  when(nine, look)),
        0.1, 9);
  // An event that crosses zero on both sides of its lowest point, two thousandths apart.
  asked const grazes = [](number const& n, seconds) {
    return (n.y - 1.234) * (n.y - 1.234) - 1e-6;
  };
  auto const run = integrate(dormand_prince5{}, number{0}, line, tolerance{number{1e-9}}, 10.0 * s,
                             when(grazes, look));
  ASSERT_EQ(run.events.size(), 2u);
  EXPECT_NEAR(run.events[0].time.value(), 1.233, 1e-10);
  EXPECT_NEAR(run.events[1].time.value(), 1.235, 1e-10);
}

// If nothing happens, or something only looks, the states are those of the plain run, bit for bit.
template <class Method>
constexpr bool is_as_without(Method method) {
  constexpr auto spring = [](auto const& b, auto) { return -b.position / s / s; };
  constexpr motion start{1.0 * m, 0.5 * m_per_s};
  auto const due = integrate(method, start, spring, 0.1 * s, 20);
  auto const run = integrate(method, start, spring, 0.1 * s, 20, at(5.0 * s, look),
                             when([](auto const& b, auto) { return b.position - 5.0 * m; }, look));
  return run.state == due && run.steps == 20 && run.events.empty() && run.time == 20 * (0.1 * s);
}
// A method without memory, one with, one that uses Newton's method, and one that remembers the last step's length.
static_assert(is_as_without(rk4{}) && is_as_without(velocity_verlet{}) &&
              is_as_without(implicit_midpoint{}) && is_as_without(time_corrected_verlet{}));

// x' = 1 between two times, else 0.
struct pulse_between {
  double from, to;
  constexpr auto operator()(number const&, auto t) const {
    return rates{(t >= from * s && t < to * s ? 1.0 : 0.0) / s};
  }
};
// By each kind of pair: `tsitouras5` and `verner9` differ in coefficients only, which do not matter for a jump.
TEST(HybridJumps, AreMetByEachKindOfPairInFewSteps) {
  pulse_between const pulse{1, 2};
  for (double const error : {1e-3, 1e-9}) {
    tolerance const small{number{error}};
    auto const check = [&](auto method) {
      auto const run =
          integrate(method, number{0}, pulse, small, 17.0 * s, jumps(1.0 * s, 2.0 * s));
      EXPECT_NEAR(run.state.y, 1, 1e-12);
      EXPECT_LE(run.steps, 30);
      auto const back =
          integrate(method, number{1}, pulse, small, 0.0 * s, 17.0 * s, jumps(2.0 * s, 1.0 * s));
      EXPECT_NEAR(back.state.y, 0, 1e-12);
      EXPECT_LE(back.steps, 30);
    };
    check(bogacki_shampine3{});
    check(dormand_prince5{});
    check(dop853{});
    check(radau5{});
    check(rodas5p{});
  }
  for (double const dt : {0.3, 0.25, 0.7, 5.0}) {
    auto const by = [&](auto method) {
      return integrate(method, number{0}, pulse, dt * s, 20, jumps(1.0 * s, 2.0 * s)).state.y;
    };
    EXPECT_NEAR(by(explicit_euler{}), 1, 1e-13);
    EXPECT_NEAR(by(rk4{}), 1, 1e-13);
    EXPECT_NEAR(by(implicit_euler{}), 1, 1e-13);
    EXPECT_NEAR(by(gauss4{}), 1, 1e-13);
  }
}

// x' = 1 from 4.9 s on. Seven steps of 0.7 s end a rounding before it, and yet the jump counts as reached.
TEST(HybridJumps, ARoundingBesideAnEvenStepAreAskedFromTheirSide) {
  ASSERT_LT(7 * 0.7, 4.9);
  pulse_between const begins{4.9, 99};
  auto const check = [&](auto method) {
    auto const after = [&](int steps) {
      return integrate(method, number{0}, begins, 0.7 * s, steps, jumps(4.9 * s, 99.0 * s)).state.y;
    };
    EXPECT_EQ(after(7), 0);
    EXPECT_NEAR(after(10), 2.1, 1e-14);
    auto const back =
        integrate(method, number{0}, begins, -0.7 * s, 10, 7.0 * s, jumps(4.9 * s, -99.0 * s))
            .state.y;
    EXPECT_NEAR(back, -2.1, 1e-14);
  };
  check(explicit_euler{});
  check(rk4{});
  check(implicit_euler{});
  check(gauss4{});
}

// Ten doses of 250 mg, one each 8 hours, of a drug with a half-life of 5: the amount after the n-th is a sum of powers.
struct patient {
  double amount;
};
constexpr double rate = 0.13862943611198906188;  // ln 2 / 5
constexpr auto decays = [](patient const& p, auto) { return rates{-rate * p.amount / s}; };
constexpr auto dose = [](patient const& p, auto) { return patient{p.amount + 250}; };

TEST(HybridAt, GoesBackwardsToo) {
  auto const run = integrate(dormand_prince5{}, patient{0}, decays, tolerance{patient{1e-10}},
                             0.0 * s, 8.0 * s, at({6.0 * s, 3.0 * s}, dose));
  ASSERT_EQ(run.events.size(), 2u);
  EXPECT_EQ(run.events[0].time, 6.0 * s);
  EXPECT_NEAR(run.state.amount, 250 * (std::exp(6 * rate) + std::exp(3 * rate)), 1e-6);
}

// Things that are due at one moment happen in the order of the list, once each.
TEST(Moment, OfSeveralThingsHasThemInTheOrderOfTheList) {
  becomes const twice{2, 0}, more{1, 1};
  grows const still{0};
  auto const order = [&](auto... what) {
    return integrate(rk4{}, number{1}, still, 0.5 * s, 4, what...).state.y;
  };
  EXPECT_EQ(order(at(1.0 * s, twice), at(1.0 * s, more)), 3);
  EXPECT_EQ(order(at(1.0 * s, more), at(1.0 * s, twice)), 4);
  EXPECT_EQ(order(every(1.0 * s, more), at(1.0 * s, twice)), 5);
  // Two walls that are hit at the same time.
  auto const moves = [](auto const&, auto) { return vec{0.0 * m_per_s2, 0.0 * m_per_s2}; };
  motion const diagonal{vec{0.0 * m, 0.0 * m}, vec{1.0 * m_per_s, 1.0 * m_per_s}};
  auto const wall = [](auto const& b, auto) { return b.position.x - 1.0 * m; };
  auto const floor = [](auto const& b, auto) { return b.position.y - 1.0 * m; };
  auto const turn_x = [](auto const& b, auto) {
    return motion{b.position, vec{-b.velocity.x, b.velocity.y}};
  };
  auto const turn_y = [](auto const& b, auto) {
    return motion{b.position, vec{b.velocity.x, -b.velocity.y}};
  };
  tolerance const fine{motion{1e-9 * m, 1e-9 * m_per_s}};
  for (auto const& run :
       {integrate(rk4{}, diagonal, moves, 0.3 * s, 5, when(wall, turn_x), when(floor, turn_y)),
        integrate(dormand_prince5{}, diagonal, moves, fine, 1.5 * s, when(wall, turn_x),
                  when(floor, turn_y))}) {
    ASSERT_EQ(run.events.size(), 2u);
    EXPECT_EQ(run.events[0].which, 0u);
    EXPECT_EQ(run.events[1].which, 1u);
    EXPECT_NEAR(run.state.position.x.value(), 0.5, 1e-12);
    EXPECT_NEAR(run.state.position.y.value(), 0.5, 1e-12);
  }
}

// An event and a time at one moment, in exact numbers: y = t is 1 after a second; it is doubled, and 1 is added.
TEST(Moment, OfAnEventAndATimeHasThemInTheOrderOfTheList) {
  grows const line{1};
  becomes const twice{2, 0}, more{1, 1};
  auto const comes = rising([](number const& n, auto) { return n.y - 1; });
  auto const after = [&](auto... what) {
    auto const run = integrate(rk4{}, number{0}, line, 0.25 * s, 6, what...);
    EXPECT_EQ(run.events[0].which, 0u);
    return run.state.y - (run.time / s - 1);
  };
  EXPECT_EQ(after(when(comes, twice), at(1.0 * s, more)), 3);
  EXPECT_EQ(after(at(1.0 * s, more), when(comes, twice)), 4);
  EXPECT_EQ(after(at(1.0 * s, more), when(comes, stop)), 2);
  EXPECT_EQ(after(when(comes, stop), at(1.0 * s, more)), 1);
  // At the start, too: an event that is true there, and a time that is due there.
  grows const still{0};
  auto const always = [](number const&, auto) { return true; };
  auto const first = [&](auto... what) {
    return integrate(rk4{}, number{1}, still, 0.5 * s, 0, what...).state.y;
  };
  EXPECT_EQ(first(when(always, twice), at(0.0 * s, more)), 3);
  EXPECT_EQ(first(at(0.0 * s, more), when(always, twice)), 4);
}

// 10 s to lose 1/e of the difference to 30 or 10 degrees, switched at 19 and 21.
TEST(Modes, OfAThermostatSwitchAtTheTimesOfTheClosedForm) {
  struct room {
    double degrees;
  };
  auto const warms = [](room const& r, auto, bool on) {
    return rates{((on ? 30 : 10) - r.degrees) / (10.0 * s)};
  };
  auto const hot = rising([](room const& r, auto) { return r.degrees - 21; });
  auto const cold = falling([](room const& r, auto) { return r.degrees - 19; });
  auto const off = [](room const&, auto, bool& on) { on = false; };
  auto const heat = [](room const&, auto, bool& on) { on = true; };
  auto const check = [](auto const& run, double within) {
    ASSERT_GT(run.events.size(), 40u);
    double due = 10 * std::log(10.0 / 9);
    for (std::size_t n = 0; n < run.events.size(); ++n) {
      EXPECT_EQ(run.events[n].which, n % 2 == 0 ? 1u : 2u);
      EXPECT_NEAR(run.events[n].time.value(), due, within);
      due += 10 * std::log(11.0 / 9);
    }
  };
  check(integrate(dormand_prince5{}, room{20}, warms, tolerance{room{1e-11}}, 100.0 * s,
                  modes(true), when(hot, off), when(cold, heat)),
        1e-8);
  check(integrate(rk4{}, room{20}, warms, 0.1 * s, 1000, modes(true), when(hot, off),
                  when(cold, heat)),
        1e-8);
  check(integrate(radau5{}, room{20}, warms, tolerance{room{1e-11}}, 100.0 * s, modes(true),
                  when(hot, off), when(cold, heat)),
        1e-8);
}

TEST(HybridTable, HasOneRowForAStopAtAnEvenTime) {
  auto const check = [](auto const& rows) {
    ASSERT_EQ(rows.size(), 7u);
    EXPECT_EQ(rows.back().time, 3.0 * s);
    EXPECT_EQ(rows.which, 0);
    EXPECT_EQ(rows.events.size(), 1u);
  };
  check(trajectory<6>(rk4{}, ball, falls, 0.5 * s, at(3.0 * s, stop)));
  check(
      trajectory<6>(dormand_prince5{}, ball, falls, allowed, 0.5 * s, 0.0 * s, at(3.0 * s, stop)));
}

// A bool that is only looked at happens once, even where a step is so short that the rounding of the state does not
// move: from 5 m, with 1 m/s upwards after 0.3 s, the ball is below 4.5 m after 0.3 + (sqrt(5) - 2) / 10 s.
TEST(Truth, ThatIsLookedAtHappensOnce) {
  auto const is_low = [](auto const& b, auto) { return b.position < 4.5 * m; };
  auto const lift = [](auto& b, auto) { b.velocity += 1.0 * m_per_s; };
  motion const from{5.0 * m, 0.0 * m_per_s};
  auto const fall = [](auto const&, auto) { return -10.0 * m_per_s2; };
  tolerance const fine{motion{1e-9 * m, 1e-9 * m_per_s}};
  auto const check = [&](auto const& method) {
    auto const run = integrate(method, from, fall, fine, 2.4 * s, at(0.3 * s, lift),
                               when(is_low, [](auto const&, auto) {}));
    ASSERT_EQ(run.events.size(), 2u);
    EXPECT_NEAR(run.events[1].time.value(), 0.3 + (std::sqrt(5.0) - 2) / 10, 1e-8);
  };
  check(dormand_prince5{});
  check(radau5{});
}

// A wave that oscillates several times in one step: each of its zeros, at k / 4 ms, happens once.
struct ripple {
  constexpr auto operator()(auto const&, auto t) const {
    return sin(2000.0 * std::numbers::pi * (t / s - 0.25e-3));
  }
};
TEST(Waves, HappenOnceInAStepOfManyPeriods) {
  motion const cart{0.0 * m, 1.0 * m_per_s};
  auto const rolls = [](auto const&, auto) { return 0.0 * m_per_s2; };
  auto const fine = tolerance{motion{1e-9 * m, 1e-9 * m_per_s}}.first_step(4e-3 * s);
  auto const check = [&](auto const& event, std::size_t many, double first) {
    auto const run = integrate(dormand_prince5{}, cart, rolls, fine, 4.1e-3 * s,
                               when(event, [](auto const&, auto) {}));
    ASSERT_EQ(run.events.size(), many);
    for (std::size_t k = 0; k < many; ++k)
      EXPECT_NEAR(run.events[k].time / s,
                  1e-3 * (first + 4.0 * static_cast<double>(k) / static_cast<double>(many)), 1e-15);
  };
  check(rising(ripple{}), 4, 0.25);
  check(falling(ripple{}), 4, 0.75);
  check(ripple{}, 8, 0.25);
  check(certain(rising(ripple{})), 4, 0.25);
  check(certain(ripple{}), 8, 0.25);
}

TEST(HybridBadInput, ManyThingsAtOneMomentAreAnError) {
  grows const moves{1};
  becomes const back{0, 0.999999999999999};
  auto const said = refusals::refusal<std::runtime_error>([&] {
    return integrate(rk4{}, number{0}, moves, 0.1 * s, 20,
                     when(asked([](number const& n, seconds) { return n.y - 1; }), back));
  });
  EXPECT_NE(said.find("happening 0 at time"), std::string::npos) << said;
}

// Every family of states, by a step.
TEST(States, OfEveryFamilyAreTaken) {
  rotation const top{quaternion{1.0, 0.0, 0.0, 0.0},
                     vec{1.0 * si::radian / si::second, 0.0 * si::radian / si::second,
                         0.0 * si::radian / si::second}};
  auto const inertia = 1.0 * kg * m * m / si::radian / si::radian;
  euler_equations const body{vec{inertia, 2.0 * inertia, 3.0 * inertia}};
  auto const kicked = integrate(rk4{}, top, body, 0.1 * s, 10,
                                at(0.55 * s, [](auto& r, auto) { r.angular_velocity *= 2.0; }));
  EXPECT_NEAR(kicked.state.angular_velocity.x.value(), 2, 1e-12);
  // 0.55 rad and 0.9 rad about x: a quaternion of half of the angle.
  EXPECT_NEAR(kicked.state.orientation.w, std::cos((0.55 + 2 * 0.45) / 2), 1e-6);
  std::array const places{0.0 * m, 1.0 * m};
  motion const many{places, std::array{1.0 * m_per_s, 2.0 * m_per_s}};
  auto const free = [](auto const&, auto) { return std::array{0.0 * m_per_s2, 0.0 * m_per_s2}; };
  auto const meet =
      integrate(velocity_verlet{}, many, free, 0.25 * s, 8,
                when(rising([](auto const& b, auto) { return b.position[1] - 2.0 * m; }),
                     [](auto const& b, auto) {
                       auto next = b;
                       next.velocity[1] = -next.velocity[1];
                       return next;
                     }));
  EXPECT_NEAR(meet.state.position[1].value(), -1, 1e-12);
  EXPECT_NEAR(meet.state.position[0].value(), 2, 1e-12);
}

// A look at given times sees exactly those times, by a step and under a tolerance.
TEST(HybridLooks, AtATimeSeeTheStateThen) {
  auto const check = [](auto const& integrate_with) {
    std::vector<double> seen;
    auto const note = [&](auto const& b, auto t) {
      seen.push_back(t.value());
      seen.push_back(b.position.value());
    };
    auto const run = integrate_with(at({0.3 * s, 1.0 * s}, note));
    // 50 m - g t^2 / 2
    ASSERT_EQ(seen.size(), 4U);
    EXPECT_DOUBLE_EQ(seen[0], 0.3);
    EXPECT_NEAR(seen[1], 50 - 9.81 * 0.045, 1e-12);
    EXPECT_DOUBLE_EQ(seen[2], 1);
    EXPECT_NEAR(seen[3], 50 - 9.81 / 2, 1e-12);
    EXPECT_EQ(run.events.size(), 2U);
  };
  check([](auto const& what) { return integrate(rk4{}, ball, falls, 0.25 * s, 8, what); });
  check([](auto const& what) {
    return integrate(dormand_prince5{}, ball, falls, allowed, 2.0 * s, what);
  });
}

// A digital controller: every 0.01 s it looks at the state and chooses the direction in which a cart moves at 1 m/s.
// From 0.5 m the cart comes back to that place and stays within 0.01 m of it; after 2 s the mode has changed 200 times.
struct cart {
  length place;
};
constexpr auto goes = [](auto const&, auto, int way) { return rates{double(way) * m_per_s}; };
constexpr auto turns = [](auto const&, auto, auto& way) { way = -way; };
constexpr auto by = []<class Run>(Run const& run, auto const& switches) {
  return run(modes(1), every(0.01 * s, switches));
};
constexpr auto of_steps = [](auto const&... what) {
  return integrate(rk4{}, cart{0.5 * m}, goes, 0.004 * s, 500, what...);
};
constexpr auto of_tolerance = [](auto const&... what) {
  return integrate(dormand_prince5{}, cart{0.5 * m}, goes, tolerance{cart{1e-9 * m}}, 2.0 * s,
                   what...);
};
constexpr bool keeps(auto const& run) {
  return run.mode == 1 && magnitude(run.state.place - 0.5 * m) < 1e-12 * m &&
         run.events.size() == 200;
}
static_assert(by(
                  [](auto const&... what) {
                    return integrate(rk4{}, cart{0.5 * m}, goes, 0.004 * s, 5, what...).state.place;
                  },
                  turns) == 0.5 * m);
void turns_by_function(cart const&, seconds, int& way) { way = -way; }
struct turns_twice_named {
  void operator()(cart const&, seconds const&, int& way) const noexcept { way = -way; }
  void operator()(cart const&, seconds const&, char*) const {}
};
TEST(Modes, ThatAnEffectOfEachPeriodChangesAreHeardOf) {
  // How an effect is called depends on its type alone, so every form is tried by steps and two under a tolerance.
  EXPECT_TRUE(keeps(by(of_tolerance, turns)));
  int looks_under = 0;
  auto const under = by(of_tolerance, [&](cart const&, seconds, int way) { looks_under += way; });
  EXPECT_EQ(looks_under, 201);
  EXPECT_EQ(under.events.size(), 0U);
  EXPECT_NEAR(under.state.place.value(), 2.5, 1e-12);
  auto const check = [](auto const& run) {
    EXPECT_TRUE(keeps(by(run, turns)));
    EXPECT_TRUE(keeps(by(run, [](auto const&, auto, int& way) { way = -way; })));
    EXPECT_TRUE(keeps(by(run, [](cart const&, auto, auto&& way) { way = -way; })));
    EXPECT_TRUE(keeps(by(run, [](cart const&, seconds, int& way) { way = -way; })));
    EXPECT_TRUE(
        keeps(by(run, [](auto const&, auto const&, auto&... way) { ((way = -way), ...); })));
    EXPECT_TRUE(keeps(by(run, turns_by_function)));
    EXPECT_TRUE(keeps(by(run, turns_twice_named{})));
    // An effect that cannot change the mode only looks, at the start too, and costs no step.
    int seen = 0;
    auto const looked = [&](auto const& looks) {
      seen = 0;
      auto const run_end = by(run, looks);
      EXPECT_EQ(seen, 201);
      EXPECT_EQ(run_end.events.size(), 0U);
      EXPECT_EQ(run_end.mode, 1);
      EXPECT_NEAR(run_end.state.place.value(), 2.5, 1e-12);
    };
    looked([&](auto const&, auto, auto way) { seen += way; });
    looked([&](auto const&, auto, auto const& way) { seen += way; });
    looked([&](cart const&, seconds, int way) { seen += way; });
    looked([&](cart const&, seconds const&, int const& way) { seen += way; });
  };
  check(of_steps);
}

// What lies on zero from the start happens where it leaves zero, and in its direction only: not at the end of a step in
// which it still lies, however long the steps are that are tried ahead, and not at the end of the run.
constexpr auto above_one = [](auto const& b, auto) {
  return b.position < 1.0 * m ? 0.0 * m : b.position - 1.0 * m;
};
constexpr motion cart{0.0 * m, 1.0 * m_per_s};
constexpr auto rolls = [](auto const&, auto) { return 0.0 * m_per_s2; };
TEST(HybridEvents, WhatLiesOnZeroHappensWhereItLeaves) {
  auto const check = [](auto const& run) {
    ASSERT_EQ(run.events.size(), 1U);
    EXPECT_NEAR(run.events[0].time.value(), 1, 1e-8);
  };
  auto const rises = when(rising(above_one), look);
  for (double const dt : {0.1, 0.125, 3.0}) check(integrate(rk4{}, cart, rolls, dt * s, 40, rises));
  check(integrate(dormand_prince5{}, cart, rolls, allowed, 3.0 * s, rises));
  EXPECT_EQ(integrate(rk4{}, cart, rolls, 0.1 * s, 5, rises).events.size(), 0U);
  // A body that lies and is pushed up at 1.05 s has never fallen.
  auto const pushed = [](auto const&, auto t) { return (t < 1.05 * s ? 0.0 : 10.0) * m_per_s2; };
  motion const lies{0.0 * m, 0.0 * m_per_s};
  auto const falls_off = when(falling(height), look);
  auto const lifts_off = when(rising(height), look);
  EXPECT_EQ(integrate(rk4{}, lies, pushed, 0.1 * s, 30, falls_off).events.size(), 0U);
  auto const told = integrate(dormand_prince5{}, lies, pushed, allowed, 3.0 * s, jumps(1.05 * s),
                              lifts_off, falls_off);
  ASSERT_EQ(told.events.size(), 1U);
  EXPECT_EQ(told.events[0].which, 1U);
  EXPECT_NEAR(told.events[0].time.value(), 1.05, 1e-8);
}

// A speed that comes to zero where the push jumps goes on or back as the push says that comes then, not as the one did
// that brought it there. All numbers are exact.
constexpr auto brake_by = [](double before, double after) {
  return [=](auto const&, auto t) { return (t < 1.0 * s ? before : after) * m_per_s2; };
};
constexpr auto speed_of = [](auto const& b, auto) { return b.velocity; };
template <class Method, class Pace, class Extent>
constexpr std::size_t stops_at_a_jump(Method const& method, Pace pace, Extent extent, double before,
                                      double after) {
  return integrate(method, motion{0.0 * m, -before * m_per_s}, brake_by(before, after), pace,
                   extent, jumps(1.0 * s), when(speed_of, look))
      .events.size();
}
constexpr bool stops_where_it_stops(double before) {
  for (double const after : {-2.0, 2.0}) {
    std::size_t const due = before * after > 0 ? 1 : 0;
    if (stops_at_a_jump(rk4{}, 0.25 * s, 8, before, after) != due ||
        stops_at_a_jump(velocity_verlet{}, 2.0 * s, 1, before, after) != due ||
        stops_at_a_jump(dormand_prince5{}, allowed, 2.0 * s, before, after) != due)
      return false;
  }
  return true;
}
static_assert(stops_where_it_stops(30) && stops_where_it_stops(-30));

// A look has the state at the time that it is told, also where that time is a rounding before the step that follows: a
// body that goes a metre in a second has come as far as time has passed. After a day a `float` has 128 numbers a second.
TEST(HybridLooks, AreToldTheTimeOfTheirState) {
  constexpr motion start{0.0F * m, 1.0F * m_per_s};
  constexpr auto coasts = [](auto const&, auto) { return 0.0F * m_per_s2; };
  constexpr auto wide =
      tolerance{motion{1e-3F * m, 1e-3F * m_per_s}}.longest_step(0.0859375F * s);  // 11 numbers
  constexpr auto day = 86'400.0F * s;
  int looks = 0;
  auto const check = [&](auto const& b, auto t) {
    EXPECT_NEAR(b.position.value(), (t - day).value(), 1e-4);
    ++looks;
  };
  for (float const more : {0.0F, 0.25F, 0.5F, 0.75F})  // and 22 to 23 from one look to the next
    static_cast<void>(integrate(dormand_prince5{}, start, coasts, wide, day + 8.0F * s, day,
                                every((22 + more) / 128 * s, check)));
  EXPECT_GT(looks, 170);
}

// A body that has come 6371 km goes on by 8 m in one step, over places at 0.5, 6, 6.0004 and 6.4 m. The rounding of its
// place, 2^-30 m, changes the product by 2e-7 m at the first of them, and between the next two it is no more than 1e-7 m.
TEST(HybridEvents, HaveTheRoundingOfTheirLastRootAlone) {
  constexpr auto places = [](auto const& b, auto) {
    auto const x = (b.position - 6'371'000.0 * m) / m;
    return (x - 0.5) * (x - 6.0) * (x - 6.0004) * (x - 6.4) * m;
  };
  auto const run = integrate(
      rk4{}, motion{6'371'000.0 * m, 1.0 * m_per_s},
      [](auto const&, auto) { return 0.0 * m_per_s2; }, 8.0 * s, 1,
      when(places, keeps_share<double>{1}));
  ASSERT_EQ(run.events.size(), 4u);
  constexpr std::array due{0.5, 6.0, 6.0004, 6.4};
  for (std::size_t i = 0; i < due.size(); ++i)
    EXPECT_NEAR(run.events[i].time.value(), due[i], 0x1p-29);
}

// A ball comes to rest on a lift, and 5 s after the start it is thrown up from there at 2 m/s. While it rides along, its
// height above the lift strays by the roundings of all steps. The throw goes up, wherever they have carried it: then the
// ball is at 2 t - 5 t^2. It hits at 4 m/s and leaves the k-th hit at 4 / 2^k m/s, at the ninth below 0.01 m/s; then it
// comes to rest, and is thrown.
struct lift {
  double speed, side, from, since;
  constexpr auto operator()(auto const& b, auto t, bool) const {
    return side * (b.position - from * m) - speed * m_per_s * (t - since * s);
  }
};
struct on_lift {
  double speed, side, share, thrown;
  bool lies;
  void operator()(auto& b, auto, bool& now) const {
    auto const with_it = side * speed * m_per_s;
    b.velocity = with_it + share * (b.velocity - with_it) + side * thrown * m_per_s;
    now = lies;
  }
};
void expect_thrown_from_lift(double speed, double side, double dt, double from, double since) {
  lift const floor{speed, side, from, since};
  auto const field = [side](auto const&, auto, bool lies) {
    return (lies ? 0.0 : -10.0 * side) * m_per_s2;
  };
  auto const run = integrate(rk4{}, motion{(from + side * 0.8) * m, side * speed * m_per_s}, field,
                             dt * s, static_cast<int>(5.3 / dt), since * s, modes(false),
                             when(falling(floor), on_lift{speed, side, -0.5, 0, false},
                                  rest_below(0.01 * m_per_s, on_lift{speed, side, 0, 0, true})),
                             at((since + 5.0) * s, on_lift{speed, side, 1, 2, false}));
  double const flown = run.time.value() - since - 5;
  double const up = floor(run.state, run.time, false).value();
  EXPECT_NEAR(up, 2 * flown - 5 * flown * flown, 1e-9 + from * 1e-13) << dt;
  EXPECT_EQ(run.events.size(), 9 + 1 + 1) << dt;
}
TEST(HybridEvents, AreNotDueWhereRoundingsHaveCarriedARest) {
  for (double const speed : {0.3, 1.5, 3.0})
    for (double const side : {1.0, -1.0})
      for (int n = 20; n < 200; ++n) {
        expect_thrown_from_lift(speed, side, n * 0.001, 0, 0);
        expect_thrown_from_lift(speed, side, n * 0.001, 1000, 10'800);
      }
}

}  // namespace
