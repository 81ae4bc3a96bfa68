// SPDX-License-Identifier: BSL-1.0
// apart: takes the compiler ten seconds
// Runs in which things happen: their first cases. hybrid_corners_test.cpp has the others.
#include <unitstep/drive/hybrid.hpp>

#include <gtest/gtest.h>
#include <boost/units/systems/si.hpp>

#include <array>
#include <chrono>
#include <cmath>
#include <limits>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>
#include <vector>

#include "support/refusal.hpp"
#include "support/same_bits.hpp"

namespace {

using namespace unitstep;
using namespace unitstep::symbols;
namespace si = boost::units::si;
using seconds = boost::units::quantity<si::time>;
using length = boost::units::quantity<si::length>;
using speed = boost::units::quantity<si::velocity>;

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

// Back through its bounce, which the effect undoes, a ball comes to where it was dropped. It falls 3.2 s and flies 1.8 s.
TEST(Bounces, AreUndoneInARunBackInTime) {
  auto const there =
      integrate(rk4{}, ball, falls, 0.01 * s, 500, when(falling(height), bounce<double>));
  auto const back = integrate(rk4{}, there.state, falls, -0.01 * s, 500,
                              when(falling(height), keeps_share<double>{1 / bounce<double>.share}));
  EXPECT_EQ(there.events.size(), 1);
  ASSERT_EQ(back.events.size(), 1);
  EXPECT_NEAR(back.events[0].time.value() + 5, there.events[0].time.value(), 1e-12);
  EXPECT_NEAR(back.state.position.value(), ball.position.value(), 1e-11);
  EXPECT_NEAR(back.state.velocity.value(), 0, 1e-11);
}
TEST(Bounces, GoOnInAModeInWhichTheGroundHoldsTheBall) {
  enum class phase { flies, lies };
  auto const field = [](auto const&, auto, phase now) {
    return (now == phase::flies ? -9.81 : 0.0) * m_per_s2;
  };
  auto const settle = [](auto const& b, auto, phase& now) {
    now = phase::lies;
    return motion{0.0 * b.position, 0.0 * b.velocity};
  };
  auto const run =
      integrate(dormand_prince5{}, ball, field, allowed, 60.0 * s, modes(phase::flies),
                when(falling(height), bounce<double>, rest_below(1e-3 * m_per_s, settle)));
  EXPECT_EQ(run.mode, phase::lies);
  EXPECT_EQ(run.time, 60.0 * s);
  EXPECT_EQ(run.state, (motion{0.0 * m, 0.0 * m_per_s}));
}

TEST(Bounces, InFloatAreThoseOfTheClosedForm) {
  motion const start{50.0f * m, 0.0f * m_per_s};
  auto const field = [](auto const&, auto) { return -9.81f * m_per_s2; };
  auto const run = integrate(rk4{}, start, field, 0.125f * s, 240,
                             when(falling(height), bounce<float>, rest_below(1e-2f * m_per_s)));
  expect_bounces(run, 0.8f, 30, 1e-3);
  EXPECT_EQ(run.stopped_because, stop_reason::rest);
}

TEST(Event, ThatIsABoolHappensWhereItBecomesTrue) {
  auto const below = [](auto const& b, auto) { return b.position < 20.0 * m; };
  for (auto const& run :
       {integrate(rk4{}, ball, falls, 0.1 * s, 50, when(below, look)),
        integrate(dormand_prince5{}, ball, falls, allowed, 5.0 * s, when(below, look))}) {
    ASSERT_EQ(run.events.size(), 1u);
    EXPECT_NEAR(run.events[0].time.value(), std::sqrt(60 / 9.81), 1e-9);
  }
  // It happens once if it stays true after its effect, and is an error if the effect has made it false before.
  auto const later = integrate(
      rk4{}, ball, falls, 0.1 * s, 20,
      when([](auto const&, auto t) { return t > 0.5 * s; },
           [](auto const& b, auto) { return motion{b.position + 10.0 * m, b.velocity}; }));
  ASSERT_EQ(later.events.size(), 1u);
  EXPECT_NEAR(later.state.position.value(), 60 - 9.81 * 2, 1e-12);
  auto const said = refusals::refusal<std::runtime_error>([&] {
    return integrate(
        rk4{}, ball, falls, 0.1 * s, 400,
        when([](auto const& b, auto) { return b.position < 0.0 * m; }, bounce<double>));
  });
  EXPECT_NE(said.find("a quantity in place of a bool"), std::string::npos) << said;
  // If it is true at the start, it happens there.
  auto const at_start = integrate(rk4{}, ball, falls, 0.1 * s, 10,
                                  when([](auto const&, auto) { return true; }, look));
  ASSERT_EQ(at_start.events.size(), 1u);
  EXPECT_EQ(at_start.events[0].time, 0.0 * s);
}

// If nothing happens, or something only looks, the states are those of the plain run, bit for bit.
constexpr bool is_as_without_under_a_tolerance() {
  constexpr auto spring = [](auto const& b, auto) { return -b.position / s / s; };
  constexpr motion start{1.0 * m, 0.5 * m_per_s};
  auto const due = integrate(dormand_prince5{}, start, spring, allowed, 2.0 * s);
  auto const run =
      integrate(dormand_prince5{}, start, spring, allowed, 2.0 * s, every(0.3 * s, look));
  return run.state == due && run.stopped_because == stop_reason::end_time && run.which == -1;
}
static_assert(is_as_without_under_a_tolerance());

// The bits are the same in a constant and at run time.
constexpr auto bounced() {
  return integrate(rk4{}, ball, falls, 0.125 * s, 100, when(falling(height), bounce<double>),
                   at(5.0 * s, [](auto const& b, auto) {
                     return motion{b.position, b.velocity + 1.0 * m_per_s};
                   }));
}
constexpr auto bounced_under_a_tolerance() {
  return integrate(dormand_prince5{}, ball, falls, allowed, 12.0 * s,
                   when(falling(height), bounce<double>));
}
TEST(Hybrid, HasTheSameBitsInAConstantAndAtRunTime) {
  constexpr auto due = bounced();
  constexpr auto due_under = bounced_under_a_tolerance();
  auto const run = twins::called(bounced);
  auto const under = twins::called(bounced_under_a_tolerance);
  EXPECT_EQ(run.state, due.state);
  EXPECT_EQ(under.state, due_under.state);
  ASSERT_EQ(run.events.size(), due.events.size());
  for (std::size_t n = 0; n < due.events.size(); ++n) EXPECT_EQ(run.events[n], due.events[n]);
}

// A buck converter: 12 V on 100 uH for 40 % of each 10 us, 10 uF beside 5 ohms; ten thousandths of a second. The state at
// the end by matrix exponentials of each phase, in 40 digits (mpmath).
TEST(Jumps, OfAConverterAreMetInFourStepsAPhase) {
  struct converter {
    double current, voltage;
  };
  constexpr double period = 1e-5, on = 0.4 * period;
  auto const field = [](converter const& c, auto time) {
    double const t = time / s;
    double k = std::floor(t / period);
    while ((k + 1) * period <= t) ++k;
    while (k * period > t) --k;
    double const input = t < on + k * period ? 12 : 0;
    return rates{(input - c.voltage) / 100e-6 / s, (c.current - c.voltage / 5) / 10e-6 / s};
  };
  auto const run =
      integrate(dormand_prince5{}, converter{0, 0}, field, tolerance{converter{1e-8, 1e-8}},
                0.01 * s, jumps_every(period * s), jumps_every(period * s, on * s));
  EXPECT_NEAR(run.state.current, 0.81571433740048373265, 1e-9);
  EXPECT_NEAR(run.state.voltage, 4.7946134666301090171, 1e-9);
  EXPECT_LE(run.steps, 6 * 2000);
}

// Ten doses of 250 mg, one each 8 hours, of a drug with a half-life of 5: the amount after the n-th is a sum of powers.
struct patient {
  double amount;
};
constexpr double rate = 0.13862943611198906188;  // ln 2 / 5
constexpr auto decays = [](patient const& p, auto) { return rates{-rate * p.amount / s}; };
constexpr auto dose = [](patient const& p, auto) { return patient{p.amount + 250}; };

TEST(At, TheDosesOfAPharmacyAddUp) {
  double due = 0;
  for (int n = 0; n < 10; ++n) due = (due + 250) * std::exp(-rate * 8);
  std::vector<seconds> times;
  for (int n = 0; n < 10; ++n) times.push_back(8.0 * n * s);
  auto const check = [&](auto const& run, double within) {
    EXPECT_EQ(run.events.size(), 10u);
    EXPECT_NEAR(run.state.amount, due, within);
  };
  check(integrate(dormand_prince5{}, patient{0}, decays, tolerance{patient{1e-10}}, 80.0 * s,
                  at(times, dose)),
        1e-8);
  check(integrate(rk4{}, patient{0}, decays, 0.1 * s, 800, at(times, dose)), 1e-6);
  // The first comes after a period, the tenth at the end.
  double after = 0;
  for (int n = 0; n < 10; ++n) after = after * std::exp(-rate * 8) + 250;
  auto const even = integrate(dormand_prince5{}, patient{0}, decays, tolerance{patient{1e-10}},
                              80.0 * s, every(8.0 * s, dose));
  EXPECT_EQ(even.events.size(), 10u);
  EXPECT_NEAR(even.state.amount, after, 1e-8);
}

TEST(At, TimesOfAClockAreTaken) {
  using namespace std::chrono_literals;
  auto const run =
      integrate(rk4{}, patient{0}, decays, 100ms, 100, at({1s, 2s}, dose), every(3s, look));
  ASSERT_EQ(run.events.size(), 2u);
  EXPECT_NEAR(run.events[0].time.value(), 1, 1e-14);
  EXPECT_NEAR(run.events[1].time.value(), 2, 1e-14);
}

TEST(Observed, LooksAtEachStepAndWhereTheRunStops) {
  std::vector<double> heights;
  auto const keep = [&](motion<length, speed> const& b, seconds) {
    heights.push_back(b.position.value());
  };
  auto const run =
      integrate_observed(rk4{}, ball, falls, 0.5 * s, 40, keep, when(falling(height), stop));
  ASSERT_EQ(heights.size(), 8u);  // at the start, after six steps, and at the landing
  EXPECT_EQ(heights[2], 50 - 9.81 / 2);
  EXPECT_NEAR(heights.back(), 0, 1e-12);
  EXPECT_EQ(run.which, 0);
  heights.clear();
  static_cast<void>(integrate_observed(rk4{}, ball, falls, 0.5 * s, 40, every{3, keep},
                                       when(falling(height), stop)));
  EXPECT_EQ(heights.size(), 4u);
  heights.clear();
  static_cast<void>(integrate_observed(dormand_prince5{}, ball, falls, allowed, 9.0 * s,
                                       every{1.0 * s, keep}, when(falling(height), stop)));
  ASSERT_EQ(heights.size(), 5u);
  EXPECT_NEAR(heights[3], 50 - 9.81 * 4.5, 1e-9);
}

TEST(Table, EndsWithTheRowAtWhichSomethingStopsIt) {
  constexpr auto rows = trajectory<40>(rk4{}, ball, falls, 0.5 * s, when(falling(height), stop));
  static_assert(rows.size() == 8);
  EXPECT_NEAR(rows.back().time.value(), std::sqrt(100 / 9.81), 1e-12);
  auto const all = trajectory<6>(rk4{}, ball, falls, 0.5 * s, when(falling(height), stop));
  auto const due = trajectory<6>(rk4{}, ball, falls, 0.5 * s);
  ASSERT_EQ(all.size(), due.size());
  for (std::size_t n = 0; n < due.size(); ++n) EXPECT_EQ(all[n], due[n]);
  auto const under = trajectory<40>(dormand_prince5{}, ball, falls, allowed, 0.5 * s, 0.0 * s,
                                    when(falling(height), stop));
  ASSERT_EQ(under.size(), 8u);
  EXPECT_NEAR(under.back().time.value(), std::sqrt(100 / 9.81), 1e-9);
  EXPECT_NEAR(under[4].state.position.value(), 50 - 9.81 * 2, 1e-9);
}
// At 1 m/s a body is at 1/2 m in row 4, in exact numbers, and one rounding later at the level.
TEST(Table, EndsWithTheStateThatStopsItNextToARow) {
  motion const goes{0.0F * m, 1.0F * m_per_s};
  auto const still = [](auto const&, auto) { return 0.0F * m_per_s / s; };
  auto const turns = [](auto const& b, auto) {
    return stop_if(true, motion{b.position, -b.velocity});
  };
  auto const half = rising([](auto const& b, auto) { return b.position - 0.50000006F * m; });
  auto const rows = trajectory<9>(rk4{}, goes, still, 0.125F * s, when(half, stop));
  EXPECT_GE(rows.back().state.position, 0.50000006F * m);
  EXPECT_LT(rows.back().state.position, 0.50001F * m);
  // The rounding of the clock at three hours is longer than the way to the other side. There, and at the end of the
  // table, one row has the state after the effect.
  for (float const start : {0.0F, 10800.0F}) {
    auto const late = trajectory<9>(rk4{}, goes, still, 0.125F * s, start * s, when(half, turns));
    EXPECT_EQ(late.back().state.velocity, -1.0F * m_per_s);
    auto const last =
        trajectory<4>(rk4{}, goes, still, 0.125F * s, start * s, at((start + 0.5F) * s, turns));
    EXPECT_EQ(last.size(), 5u);
    EXPECT_EQ(last.back().state.velocity, -1.0F * m_per_s);
    // A look that comes before the effect in the list sees both.
    auto seen = goes.velocity;
    int looks = 0;
    auto const look = [&](auto const& b, auto) { seen = b.velocity, ++looks; };
    static_cast<void>(integrate(rk4{}, goes, still, 0.125F * s, 8, start * s,
                                every(0.125F * s, look), at((start + 0.5F) * s, turns)));
    EXPECT_EQ(looks, 6);
    EXPECT_EQ(seen, -1.0F * m_per_s);
  }
}
TEST(Table, OfARunThatIsStoppedAtItsStartHasThatRow) {
  EXPECT_EQ(trajectory<4>(rk4{}, ball, falls, 0.5 * s, at(0.0 * s, stop)).size(), 1u);
}
TEST(Table, ThatIsFullTakesNoFurtherRow) {
  auto rows = trajectory<6>(rk4{}, ball, falls, 0.5 * s, every(1.0 * s, look));
  EXPECT_EQ(refusals::refusal<std::length_error>([&] {
              rows.add(ball, 0.0 * s);
              return rows.size();
            }),
            "unitstep: the table of a run is full");
}

TEST(Until, HasThingsThatHappenOnTheWay) {
  auto const third = [](auto const& b, auto, int& hits) {
    ++hits;
    return motion{b.position, -0.8 * b.velocity};
  };
  auto const run = integrate_until(
      rk4{}, ball, falls, 0.1 * s, [](auto const&, auto t) { return t - 10.0 * s; }, 400, modes(0),
      when(falling(height), third));
  EXPECT_NEAR(run.time.value(), 10, 1e-12);
  EXPECT_EQ(run.which, 2);
  EXPECT_EQ(run.stopped_because, stop_reason::event);
  EXPECT_EQ(run.mode, 2);
  // A single event ends the run; no start time is given.
  auto const passed = integrate_until(
      rk4{}, ball, falls, 0.1 * s, [](auto const&, auto t) { return t - 1.5 * s; }, 400,
      when(falling(height), bounce<double>));
  EXPECT_EQ(passed.which, 1);
  EXPECT_NEAR(passed.time.value(), 1.5, 1e-12);
}

TEST(BadInput, IsToldInASentence) {
  auto const by = [](auto... what) {
    return [=] { return integrate(dormand_prince5{}, ball, falls, allowed, 3.0 * s, what...); };
  };
  auto const said = [&](auto... what) { return refusals::refusal<std::domain_error>(by(what...)); };
  static constexpr double nan = std::numeric_limits<double>::quiet_NaN();
  std::string const order =
      "unitstep: the times of at must come one after another, and none before the start, got ";
  EXPECT_EQ(said(at({2.0 * s, 1.0 * s}, look)), order + "1 s after 2 s");
  EXPECT_EQ(said(at(-1.0 * s, look)), order + "-1 s after 0 s");
  EXPECT_EQ(said(at({1.0 * s, 1.0 * s}, look)), order + "1 s after 1 s");
  EXPECT_EQ(refusals::refusal<std::domain_error>(
                [] { return integrate(rk4{}, ball, falls, -0.1 * s, 30, at(2.0 * s, look)); }),
            "unitstep: in a run back in time the times of at must become earlier, and none be "
            "later than the start, got 2 s after 0 s");
  EXPECT_EQ(said(at(nan * s, look)), "unitstep: a time of at must be finite, got infinity or NaN");
  std::string const period = "unitstep: the period of every must be finite and positive, got ";
  EXPECT_EQ(said(every(0.0 * s, look)), period + "0 s");
  EXPECT_EQ(said(every(-1.0 * s, look)), period + "-1 s");
  EXPECT_EQ(said(every(nan * s, look)), period + "infinity or NaN");
  EXPECT_EQ(said(every(1e-300 * s, look)),
            "unitstep: a period must be longer than the rounding of the time, got 1e-300 s");
  EXPECT_EQ(said(jumps(nan * s)), "unitstep: a time of jumps must be finite, got infinity or NaN");
  EXPECT_EQ(said(jumps_every(0.0 * s)),
            "unitstep: the period of jumps_every must be finite and positive, got 0 s");
  EXPECT_EQ(said(jumps_every(1.0 * s, nan * s)),
            "unitstep: the offset of jumps_every must be finite, got infinity or NaN");
  EXPECT_EQ(said(jumps_every(1e-300 * s, 1.0 * s)),
            "unitstep: a period must be longer than the rounding of the time, got 1e-300 s");
  EXPECT_EQ(said(when(falling(height), look, rest_below(-1.0 * m_per_s))),
            "unitstep: the speed of rest_below must be finite and positive, got -1 m s^-1");
  EXPECT_EQ(
      refusals::refusal<std::runtime_error>(by(
          at(1.5 * s, [](auto const& b, auto) { return motion{b.position, nan * b.velocity}; }))),
      "unitstep: happening 0 at time 1.5 s: its effect is not finite");
}

// Looks that name the type of the state but not that of the time; their bodies compile with no other types.
struct named_tank {
  length level;
};
TEST(Looks, MayNameTheirStateAlone) {
  auto const still = [](named_tank const&, auto) { return rates{0.0 * m_per_s}; };
  double last = 0;
  int seen = 0;
  auto const run = integrate(
      rk4{}, named_tank{1.0 * m}, still, 0.5 * s, 4, modes(0),
      every(1.0 * s,
            [&](named_tank const& t, auto time) { last = time.value() + t.level.value(); }),
      at(1.5 * s, [&](named_tank const& t, auto time, auto& mode) {
        seen = time.value() == 1.5 && t.level.value() == 1;
        ++mode;
      }));
  EXPECT_EQ(last, 3);
  EXPECT_EQ(seen, 1);
  EXPECT_EQ(run.mode, 1);
}

// On a coarse clock, as that of float after hours, a step has few roundings. No effect comes a step early: a tank that is
// filled and not, in turn, for two steps each, has half of the inflow at the end, and that of whole steps in between.
template <class T>
struct tank_of {
  T level;
};
template <class T>
void expect_in_time(T t0, T dt) {
  using seconds_of_type = boost::units::quantity<si::time, T>;
  std::vector<seconds_of_type> times;
  for (int k = 1; k <= 100; ++k)
    times.push_back(seconds_of_type::from_value(t0 + static_cast<T>(2 * k) * dt));
  auto const fills = [](auto const&, auto, int on) {
    return rates{static_cast<T>(on) / seconds_of_type::from_value(T(1))};
  };
  std::size_t n = 0;
  auto const turns = [&](auto const& tank, auto t, int& on) {
    on = 1 - on;
    EXPECT_EQ(t, times[n++]);
    EXPECT_EQ(tank.level, static_cast<T>((n + 1) / 2 * 2) * dt);
  };
  auto const run = integrate(rk4{}, tank_of<T>{0}, fills, seconds_of_type::from_value(dt), 200,
                             seconds_of_type::from_value(t0), modes(1), at(times, turns));
  EXPECT_EQ(n, 100U);
  EXPECT_EQ(run.state.level, 100 * dt);
}
TEST(HybridTimes, NoEffectIsEarlyOnACoarseClock) {
  for (float const dt : {0x1p-6F, 0x1p-7F, 0x1p-8F, 0x1p-9F, 0x1p-10F})
    expect_in_time(10800.0F, dt);
  for (double const dt : {0x1p-19, 0x1p-20, 0x1p-21, 0x1p-22}) expect_in_time(1e9, dt);
}

// Nor where a step has many: after three hours a second of float has 1,024 roundings. What is due two of them after the
// end of a step comes there, and the field jumps there.
TEST(HybridTimes, ATimeTwoRoundingsBehindAStepIsItsOwn) {
  using seconds_of_float = boost::units::quantity<si::time, float>;
  constexpr auto seconds = [](float t) { return seconds_of_float::from_value(t); };
  auto const t0 = seconds(10800), due = seconds(10800.0F + 0x42p-10F), dt = seconds(0x1p-4F);
  auto const stays = [&](auto const&, auto) { return rates{0.0F / seconds(1)}; };
  auto const fills = [&](auto const&, auto t) {
    return rates{(t < due ? 0.0F : 1.0F) / seconds(1)};
  };
  tank_of<float> const empty{0};
  auto const added = integrate(rk4{}, empty, stays, dt, 2, t0, at(due, [&](auto tank, auto t) {
                                 EXPECT_EQ(t, due);
                                 return tank_of<float>{tank.level + 1};
                               }));
  EXPECT_EQ(added.events[0].time, due);
  EXPECT_EQ(integrate(rk4{}, empty, fills, dt, 2, t0, jumps(due)).state.level, 0x3Ep-10F);
}

// A field for Boost's quantities gets these between two jumps, too.
TEST(HybridTimes, ABoostTypedFieldJumps) {
  constexpr auto pushes = boost_typed([](auto const& body, auto t) {
    static_assert(std::is_same_v<std::remove_cvref_t<decltype(body.position)>,
                                 boost::units::quantity<si::length>>);
    return (t >= 1.03 * s && t < 2.01 * s ? 8.0 : 0.0) * m_per_s2;
  });
  auto const end = integrate(rk4{}, motion{0.0 * m, 0.0 * m_per_s}, pushes, 0.1 * s, 30,
                             jumps(1.03 * s, 2.01 * s));
  EXPECT_NEAR(end.state.velocity.value(), 8 * 0.98, 1e-13);
}

}  // namespace
