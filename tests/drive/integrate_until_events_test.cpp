// SPDX-License-Identifier: BSL-1.0
// Events of one direction, and the first of several events, in runs: their first cases.
// integrate_until_events_corners_test.cpp has the others.
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <unitstep/drive/integrate_until.hpp>

#include "support/one_way.hpp"
#include "support/rational.hpp"

namespace {

using namespace one_way;
using unitstep::detail::changes_sign_in_direction;

// Upwards is from below zero to zero or above, downwards its mirror image, and either direction is one of the two: for
// all pairs of these numbers, with the smallest and both zeros among them.
constexpr double told[] = {-1, -tiny, -0.0, 0.0, tiny, 1};
constexpr bool has_a_direction = [] {
  for (double const before : told)
    for (double const now : told) {
      bool const up = before < 0 && now >= 0, down = before > 0 && now <= 0;
      if (changes_sign_in_direction<decltype(rising(height))>(before, now) != up) return false;
      if (changes_sign_in_direction<decltype(falling(height))>(before, now) != down) return false;
      if (changes_sign_in_direction<decltype(height)>(before, now) != (up || down)) return false;
    }
  return true;
}();
static_assert(has_a_direction);
using laws::rational;
static_assert(changes_sign_in_direction<decltype(rising(height))>(rational(-1), rational(0)) &&
              !changes_sign_in_direction<decltype(rising(height))>(rational(1), rational(-1)) &&
              changes_sign_in_direction<decltype(falling(height))>(rational(1), rational(-1)) &&
              !changes_sign_in_direction<decltype(falling(height))>(rational(0), rational(-1)));

// x = cos 2t falls through zero at pi / 4 and rises at 3 pi / 4. Either direction finds the first of both, by the same
// looks: the same bits. rk4's error in the phase is of fourth order.
constexpr auto either = swung(height), down = swung(falling(height)), up = swung(rising(height));
static_assert(down == either && down.which == 0 && down.stopped_because == stop_reason::event);
static_assert(size(down.time.value() - pi / 4) < 3e-6 && size(down.time.value() - pi / 4) > 3e-7);
static_assert(size(up.time.value() - 3 * pi / 4) < 9e-6 &&
              up.state.velocity > 1.9 * si::metre_per_second);
static_assert(size(swung(rising(speed)).time.value() - pi / 2) < 6e-6);  // v = -2 sin 2t
static_assert(size(swung(falling(height), -0.0625).time.value() + pi / 4) < 3e-6);

// A ball that bounces, run after run.
static_assert(bounces(1.7, 9, falling(height)));
// The same for an event of either direction, which does not happen twice in one place.
static_assert(bounces(1.7, 9, height));
constexpr bool ends_on_the_other_side() {
  int below = 0, at_zero = 0;
  for (int n = 0; n < 10; ++n) {
    auto const hit = thrown(1.1 + n / 10.0, 0.0, height);
    if (hit.state.position > 0.0 * si::metre || !bounces(1.1 + n / 10.0, 2, height)) return false;
    ++(hit.state.position < 0.0 * si::metre ? below : at_zero);
  }
  return below > 0 && at_zero > 0;
}

// A body that is under the floor and stays there does not fall.
static_assert(thrown(-1.0, 0.0, falling(height)).stopped_because == stop_reason::most_steps);
static_assert(thrown(-1.0, 0.0, falling(height)).which == -1);

TEST(IntegrateUntilEvents, EndBeyondTheirPlace) { EXPECT_TRUE(ends_on_the_other_side()); }

// A body released at zero has met the event at the start, and so has one that cannot leave zero; one that goes on
// through has not.
constexpr bool is_down_at_once(double x, double v) {
  auto const end = thrown(x, v, falling(height), 0.5);
  return end.stopped_because == stop_reason::at_start && end.steps == 0 && end.which == 0 &&
         end.time == 0.5 * si::second && end.state.position == x * si::metre &&
         end.state.velocity == v * si::metre_per_second;
}
static_assert(is_down_at_once(0, 0) && is_down_at_once(0, 1e-17));
static_assert(!is_down_at_once(-0.0, -1) && !is_down_at_once(tiny, -1));
static_assert(!is_down_at_once(0, 0.001) && !is_down_at_once(0.001, 0));

// The earliest of several events in one step, in any order.
static_assert(is_noon(drifted(first_of{at_wall, at_noon}), 1));
static_assert(is_noon(drifted(first_of{at_noon, at_wall}), 0));

}  // namespace
