// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <chrono>
#include <cmath>
#include <limits>
#include <unitstep/drive/integrate.hpp>
#include <unitstep/drive/trajectory.hpp>
#include <unitstep/methods/explicit_euler.hpp>
#include <unitstep/methods/velocity_verlet.hpp>
#include <unitstep/unitstep.hpp>

#include "support/refusal.hpp"
#include "support/same_bits.hpp"
#include "support/swing.hpp"
#include "support/verdict.hpp"

namespace {

namespace si = boost::units::si;
using unitstep::motion;
constexpr auto pull = [](auto const& s, auto t) {
  return -4.0 / si::second / si::second * s.position +
         t * (0.25 * si::metre_per_second_squared / si::second);
};
constexpr motion start{1.0 * si::metre, 0.5 * si::metre_per_second};

constexpr auto table =
    unitstep::trajectory<40>(unitstep::velocity_verlet{}, start, pull, 0.1 * si::second);
static_assert(table.size() == 41);

// Sample n is integrate's state after n steps, at n h exactly.
template <std::size_t N>
constexpr bool is_integrate(auto const& samples, double h) {
  for (std::size_t n = 0; n < N; ++n)
    if (!twins::same_bits(samples[n].state, unitstep::integrate(unitstep::velocity_verlet{}, start,
                                                                pull, h * si::second, n)) ||
        samples[n].time.value() != static_cast<double>(n) * h)
      return false;
  return true;
}
static_assert(is_integrate<41>(table, 0.1));
static_assert(!is_integrate<2>(table, 0.2));

// No steps: the start.
constexpr auto nothing =
    unitstep::trajectory<0>(unitstep::explicit_euler{}, start, pull, 0.1 * si::second);
static_assert(nothing.size() == 1 && nothing[0].state == start &&
              nothing[0].time == 0.0 * si::second);

// From a time other than 0, sample n is that of integrate from there.
constexpr auto later = unitstep::trajectory<40>(unitstep::velocity_verlet{}, start, pull,
                                                0.1 * si::second, 3.0 * si::second);
static_assert(later[0].time == 3.0 * si::second && later[40].time.value() == 3.0 + 40 * 0.1);
static_assert(twins::same_bits(later[40].state,
                               unitstep::integrate(unitstep::velocity_verlet{}, start, pull,
                                                   0.1 * si::second, 40, 3.0 * si::second)));
static_assert(later[40].state != table[40].state);
// With plain numbers, and with a clock.
constexpr auto falls = [](auto const&, double t) { return -t; };
constexpr auto plain =
    unitstep::trajectory<4>(unitstep::explicit_euler{}, motion{0.0, 0.0}, falls, 0.5, 2.0);
static_assert(plain[4].time == 4 && plain[2].state.velocity == -0.5 * (2 + 2.5));
using namespace std::chrono_literals;
static_assert(unitstep::trajectory<4>(unitstep::velocity_verlet{}, start, pull, 500ms, 2s)[4]
                  .time == 4.0 * si::second);
static_assert(unitstep::trajectory<4>(unitstep::velocity_verlet{}, start, pull, 0.5 * si::second,
                                      2s)[4]
                  .time == 4.0 * si::second);

// A refused run has a table of the requested size, or of a thousand samples if that is invalid.
using unitstep::detail::refused_size;
using state = std::remove_const_t<decltype(start)>;
static_assert(refused_size<state, 4> == 5 && refused_size<state, 0> == 1);
static_assert(refused_size<state> == 1000 && refused_size<state, -1> == 1000 &&
              refused_size<state, ~0UL> == 1000);

TEST(Trajectory, IsTheSameAtRunTime) {
  auto const here = unitstep::trajectory<40>(unitstep::velocity_verlet{}, start, pull,
                                             twins::hidden(0.1) * si::second);
  EXPECT_TRUE(twins::same_bits(here, table));
}

TEST(Trajectory, RefusesBadValues) {
  double const nan = std::numeric_limits<double>::quiet_NaN();
  EXPECT_THROW(
      (void)unitstep::trajectory<2>(unitstep::explicit_euler{}, start, pull, nan * si::second),
      std::domain_error);
  motion const nowhere{nan * si::metre, 0.5 * si::metre_per_second};
  EXPECT_THROW(
      (void)unitstep::trajectory<2>(unitstep::explicit_euler{}, nowhere, pull, 1.0 * si::second),
      std::domain_error);
}

// A table under a tolerance: even samples by dense output; the ends are those of integrate.
namespace under_a_tolerance {

namespace us = unitstep;
using swings::fine;
using swings::metre;
using swings::second;
using swings::speed;
using swings::spring;
using swings::start;

constexpr auto table = us::trajectory<6>(us::dormand_prince5{}, start, spring, fine, 0.5 * second);
static_assert(table.size() == 7 && table[0].state == start && table[6].time == 3.0 * second);
static_assert(table[6].state ==
              us::integrate(us::dormand_prince5{}, start, spring, fine, 3.0 * second));
static_assert(
    us::trajectory<0>(us::dormand_prince5{}, start, spring, fine, 0.5 * second)[0].state == start);
// Backwards a spring is its own mirror image, except for the sign of the velocity.
constexpr auto mirrored =
    us::trajectory<6>(us::dormand_prince5{}, start, spring, fine, -0.5 * second);
static_assert(mirrored[6].time == -3.0 * second &&
              mirrored[6].state.position == table[6].state.position &&
              mirrored[6].state.velocity == -table[6].state.velocity);
// If no time passes, each sample is the start.
constexpr bool stands_still() {
  for (auto const& [time, state] :
       us::trajectory<3>(us::dormand_prince5{}, start, spring, fine, 0.0 * second))
    if (time != 0.0 * second || !(state == start)) return false;
  return true;
}
static_assert(stands_still());
// Several samples within a step, and several steps between two samples.
constexpr auto close_by =
    us::trajectory<32>(us::dormand_prince5{}, start, spring, fine, 0.0078125 * second);
constexpr auto far_apart =
    us::trajectory<2>(us::dormand_prince5{}, start, spring, fine, 1.5 * second);
constexpr bool lie_on_the_closed_form(auto const& samples, double apart) {
  double n = 0;
  for (auto const& [time, state] : samples) {
    auto const off = state.position.value() - us::math::cos(2 * n * apart);
    if (time != n++ * apart * second || !(off < 1e-8 && off > -1e-8)) return false;
  }
  return true;
}
static_assert(lie_on_the_closed_form(close_by, 0.0078125) &&
              lie_on_the_closed_form(far_apart, 1.5) && lie_on_the_closed_form(mirrored, -0.5));

// From a time other than 0, forwards and backwards: the spring oscillates alike, and the field gets that time.
constexpr auto later =
    us::trajectory<6>(us::dormand_prince5{}, start, spring, fine, 0.5 * second, 4.0 * second);
constexpr auto earlier =
    us::trajectory<6>(us::dormand_prince5{}, start, spring, fine, -0.5 * second, 4.0 * second);
static_assert(later[0].time == 4.0 * second && later[6].time == 7.0 * second &&
              earlier[6].time == 1.0 * second);
static_assert(later[6].state == us::integrate(us::dormand_prince5{}, start, spring, fine,
                                              7.0 * second, 4.0 * second));
struct clock_of {
  double t;
};
constexpr auto grows = [](auto const&, auto t) { return us::rates{2 * t}; };  // t^2
constexpr auto squares = us::trajectory<3>(us::dormand_prince5{}, clock_of{9}, grows,
                                           us::tolerance{clock_of{1e-9}}, 1.0, 3.0);
static_assert(squares[0].time == 3 && squares[3].time == 6 && squares[1].state.t - 16 < 1e-12 &&
              squares[1].state.t - 16 > -1e-12 && squares[3].state.t - 36 < 1e-12 &&
              squares[3].state.t - 36 > -1e-12);

// The run is judged first, then the number of samples.
using swinging = std::remove_const_t<decltype(start)>;
using given = std::remove_const_t<decltype(fine)>;
template <auto n, class Spacing = std::remove_const_t<decltype(1.0 * second)>>
using verdict =
    decltype(us::diagnostics::check_table_of<
             n,
             us::detail::plan<us::dormand_prince5, swinging, decltype(spring),
                              us::detail::adaptive_pace<given, Spacing>>,
             swinging, given, us::detail::times_of_table<swinging, given, Spacing>, Spacing>());
using lengths = std::remove_const_t<decltype(1.0 * metre)>;
static_assert(verdict<6>::ok && verdict<0>::ok && !verdict<-1>::ok);
static_assert(verdicts::reads<verdict<-1, lengths>>() == "expected end_time: s, got m");

TEST(TrajectoryWithin, LiesOnTheClosedForm) {
  for (auto const& [time, state] : table) {
    EXPECT_NEAR(state.position.value(), std::cos(2 * time.value()), 2e-9);
    EXPECT_NEAR(state.velocity.value(), -2 * std::sin(2 * time.value()), 4e-9);
  }
  // The control: a loose tolerance is noticed.
  us::tolerance const rough{us::motion{1e-3 * metre, 1e-3 * speed}};
  auto const other = us::trajectory<6>(us::dormand_prince5{}, start, spring, rough, 0.5 * second);
  EXPECT_GT(std::abs(other[6].state.position.value() - std::cos(6.0)), 2e-9);
}

TEST(TrajectoryWithin, IsThatOfTheCompiler) {
  auto const again = us::trajectory<6>(us::dormand_prince5{}, start, spring, fine, 0.5 * second);
  for (std::size_t i = 0; i < table.size(); ++i) {
    EXPECT_TRUE(twins::same_bits(again[i].state, table[i].state));
    EXPECT_EQ(again[i].time, table[i].time);
  }
}

TEST(TrajectoryWithin, StartsByAClockToo) {
  using namespace std::chrono_literals;
  auto const table = us::trajectory<6>(us::dormand_prince5{}, start, spring, fine, 500ms, 4s);
  EXPECT_EQ(table[6].time, 7.0 * second);
  EXPECT_NEAR(table[6].state.position.value(), later[6].state.position.value(), 1e-14);
}

TEST(TrajectoryWithin, NamesTheSpacingThatIsNotFinite) {
  EXPECT_EQ(refusals::refusal([] {
              return us::trajectory<6>(us::dormand_prince5{}, start, spring, fine,
                                       HUGE_VAL * second);
            }),
            "unitstep: n * spacing must be finite, got infinity or NaN");
}

}  // namespace under_a_tolerance

}  // namespace
