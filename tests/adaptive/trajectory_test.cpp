// SPDX-License-Identifier: BSL-1.0
// A table under a tolerance: even samples by dense output, the ends those of integrate.
#include <gtest/gtest.h>

#include <chrono>
#include <cmath>
#include <unitstep/unitstep.hpp>

#include "support/refusal.hpp"
#include "support/same_bits.hpp"
#include "support/swing.hpp"
#include "support/verdict.hpp"

namespace {

namespace us = unitstep;
using namespace swings;

constexpr auto table = us::trajectory<6>(us::dormand_prince5{}, start, spring, fine, 0.5 * second);
static_assert(table.size() == 7 && table[0].state == start && table[6].time == 3.0 * second);
static_assert(table[6].state ==
              us::integrate(us::dormand_prince5{}, start, spring, fine, 3.0 * second));
static_assert(
    us::trajectory<0>(us::dormand_prince5{}, start, spring, fine, 0.5 * second)[0].state == start);
// Backwards a spring is its own mirror image, but for the sign of the velocity.
constexpr auto mirrored =
    us::trajectory<6>(us::dormand_prince5{}, start, spring, fine, -0.5 * second);
static_assert(mirrored[6].time == -3.0 * second &&
              mirrored[6].state.position == table[6].state.position &&
              mirrored[6].state.velocity == -table[6].state.velocity);
// Where no time passes, each sample is the start.
constexpr bool stands_still() {
  for (auto const& [time, state] :
       us::trajectory<3>(us::dormand_prince5{}, start, spring, fine, 0.0 * second))
    if (time != 0.0 * second || !(state == start)) return false;
  return true;
}
static_assert(stands_still());
// Several samples lie within a step, and several steps between two samples.
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

// From a time other than 0, forwards and backwards: the spring swings alike, and the field is told that time.
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

// A run is judged first, then the number of samples.
template <auto n, class Spacing = std::remove_const_t<decltype(1.0 * second)>>
using verdict = decltype(us::diagnostics::check_table_under<
                         n, us::dormand_prince5, std::remove_const_t<decltype(start)>,
                         decltype(spring), std::remove_const_t<decltype(fine)>, Spacing>());
using lengths = std::remove_const_t<decltype(1.0 * metre)>;
static_assert(verdict<6>::ok && verdict<0>::ok && !verdict<-1>::ok);
static_assert(verdicts::reads<verdict<-1, lengths>>() == "expected end_time: s, got m");

TEST(TrajectoryWithin, LiesOnTheClosedForm) {
  for (auto const& [time, state] : table) {
    EXPECT_NEAR(state.position.value(), std::cos(2 * time.value()), 2e-9);
    EXPECT_NEAR(state.velocity.value(), -2 * std::sin(2 * time.value()), 4e-9);
  }
  // The control: a rough tolerance is seen.
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
  EXPECT_EQ(table[6].state, later[6].state);
}

TEST(TrajectoryWithin, NamesTheSpacingThatIsNotFinite) {
  EXPECT_EQ(refusals::refusal([] {
              return us::trajectory<6>(us::dormand_prince5{}, start, spring, fine,
                                       HUGE_VAL * second);
            }),
            "unitstep: n * spacing must be finite, got infinity or NaN");
}

}  // namespace
