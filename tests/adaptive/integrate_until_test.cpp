// SPDX-License-Identifier: BSL-1.0
// Events under a tolerance: found on dense output, in both directions, several at once.
#include <gtest/gtest.h>

#include <cmath>
#include <unitstep/unitstep.hpp>

#include "support/refusal.hpp"
#include "support/same_bits.hpp"
#include "support/swing.hpp"
#include "support/verdict.hpp"

namespace {

namespace us = unitstep;
using namespace swings;

constexpr auto height = [](auto const& s, auto) { return s.position; };
constexpr auto velocity = [](auto const& s, auto) { return s.velocity; };
constexpr double quarter = 0.78539816339744830962;  // pi / 4

constexpr auto down = us::integrate_until(us::dormand_prince5{}, start, spring, fine,
                                          us::falling(height), 10.0 * second);
static_assert(down.stopped_because == us::stop_reason::event && down.which == 0);
static_assert(down.time > (quarter - 1e-9) * second && down.time < (quarter + 1e-9) * second);
static_assert(down.state.position < 1e-14 * metre && down.state.position > -1e-14 * metre);
constexpr auto up = us::integrate_until(us::dormand_prince5{}, start, spring, fine,
                                        us::rising(height), 10.0 * second);
static_assert(up.time > (3 * quarter - 1e-9) * second && up.time < (3 * quarter + 1e-9) * second);
// Of several, in two units, the first that comes.
constexpr auto first = us::integrate_until(
    us::dormand_prince5{}, start, spring, fine,
    us::first_of{us::rising(height), us::rising(velocity), us::falling(height)}, 10.0 * second);
static_assert(first.which == 2 && first.time == down.time);
// None comes before the latest time, which is hit exactly.
constexpr auto none = us::integrate_until(us::dormand_prince5{}, start, spring, fine,
                                          us::falling(height), 0.75 * second);
static_assert(none.stopped_because == us::stop_reason::end_time && none.time == 0.75 * second &&
              none.which == -1);
static_assert(none.state ==
              us::integrate(us::dormand_prince5{}, start, spring, fine, 0.75 * second));
constexpr auto at_once = us::integrate_until(
    us::dormand_prince5{}, start, spring, fine,
    [](auto const& s, auto) { return s.position > 0.0 * si::metre; }, 1.0 * second);
static_assert(at_once.stopped_because == us::stop_reason::at_start && at_once.steps == 0);

// Backwards the same moments come, and the latest time is hit too.
constexpr auto before = us::integrate_until(us::dormand_prince5{}, start, spring, fine,
                                            us::falling(height), -10.0 * second);
static_assert(before.time == -down.time && before.state.position == down.state.position &&
              before.state.velocity == -down.state.velocity);
constexpr auto none_before = us::integrate_until(us::dormand_prince5{}, start, spring, fine,
                                                 us::falling(height), -0.75 * second);
static_assert(none_before.stopped_because == us::stop_reason::end_time &&
              none_before.time == -0.75 * second && none_before.steps == none.steps);

// A run is judged first, then the event.
constexpr auto nothing = [](auto const&, auto) {};
using seconds = std::remove_const_t<decltype(1.0 * second)>;
template <class Event, class Latest = seconds>
using verdict =
    decltype(us::diagnostics::check_adaptive_until<
             us::dormand_prince5, std::remove_const_t<decltype(start)>, decltype(spring),
             std::remove_const_t<decltype(fine)>, Event, Latest, Latest>());
static_assert(verdict<decltype(height)>::ok);
static_assert(verdicts::reads<verdict<decltype(nothing)>>() ==
              "expected event result: bool or a quantity, got nothing (void)");
static_assert(verdicts::reads<verdict<decltype(nothing), decltype(1.0 * si::metre)>>() ==
              "expected end_time: s, got m");

TEST(IntegrateUntilWithin, AsksOnceAStepWhereNothingHappens) {
  int asked = 0;
  auto const counted = [&asked](auto const& s, auto) {
    ++asked;
    return s.position + 2.0 * si::metre;  // never zero
  };
  auto const end =
      us::integrate_until(us::dormand_prince5{}, start, spring, fine, counted, 3.0 * second);
  EXPECT_EQ(asked, end.steps + 1);
}

TEST(IntegrateUntilWithin, IsThatOfTheCompiler) {
  auto const again = us::integrate_until(us::dormand_prince5{}, start, spring, fine,
                                         us::falling(height), 10.0 * second);
  EXPECT_TRUE(twins::same_bits(again.state, down.state));
  EXPECT_EQ(again.time, down.time);
  EXPECT_EQ(again.steps, down.steps);
}

TEST(IntegrateUntilWithin, NamesTheLatestTimeThatIsNotFinite) {
  EXPECT_EQ(refusals::refusal([] {
              return us::integrate_until(us::dormand_prince5{}, start, spring, fine,
                                         us::falling(height), HUGE_VAL * second);
            }),
            "unitstep: latest must be finite, got infinity or NaN");
}

}  // namespace
