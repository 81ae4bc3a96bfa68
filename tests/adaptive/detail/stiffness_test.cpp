// SPDX-License-Identifier: BSL-1.0
// How a run counts steps that are as long as stability allows: fifteen, without six in a row that are not.
#include <gtest/gtest.h>

#include <unitstep/adaptive/detail/step_within.hpp>

namespace {

namespace us = unitstep;

/// A method whose last two slopes are `rates` apart, where the states are 1 apart; it counts who asks.
struct asked {
  static constexpr double longest_stable_step = 3;
  long* looks;

  struct apart {
    double rates, states;
  };
  constexpr apart last_two(double rates, int, double dt) const {
    ++*looks;
    return {rates * dt, 2.0};
  }
};
struct tried {
  double state;
  double rates;
  constexpr operator double() const { return rates; }
};
struct limits {
  double allowed = 1, relative = 0;
};
struct run {
  us::detail::stiffness_watch<true> watch;
  long steps = 0, looks = 0;

  /// Steps whose slopes are `rates` apart, per time, in steps of 2.
  constexpr run& take(long n, double rates) {
    for (; n > 0; --n) watch.look(asked{&looks}, 0.0, tried{0, rates}, 0, 2.0, limits{}, ++steps);
    return *this;
  }
};
constexpr double long_step = 3.25, short_step = 3;  // at the limit is within it

// While nothing is suspected each sixteenth step is looked at, from the first one on.
static_assert(run{}.take(1, short_step).looks == 1 && run{}.take(16, short_step).looks == 1 &&
              run{}.take(17, short_step).looks == 2 && run{}.take(64, short_step).looks == 4);
// Then each of them.
static_assert(run{}.take(5, long_step).looks == 5);
static_assert(run{}.take(1, long_step).take(6, short_step).looks == 7);
// Six in a row that are shorter, and all is forgotten.
static_assert(run{}.take(1, long_step).take(8, short_step).looks == 7);
static_assert(
    run{}.take(1, long_step).take(5, short_step).take(1, long_step).take(5, short_step).looks ==
    12);
static_assert(run{}.take(1, long_step).take(12, short_step).take(20, long_step).looks == 7 + 17);
static_assert(
    run{}.take(1, long_step).take(15, short_step).take(1, long_step).take(8, short_step).looks ==
    7 + 7);
// Fifteen that are long.
static_assert(!run{}.take(14, long_step).watch.is_stiff() &&
              run{}.take(15, long_step).watch.is_stiff());
static_assert(!run{}.take(100, short_step).watch.is_stiff());
static_assert(!run{}.take(10, long_step).take(5, short_step).take(4, long_step).watch.is_stiff() &&
              run{}.take(10, long_step).take(5, short_step).take(5, long_step).watch.is_stiff());
static_assert(run{}.take(40, long_step).take(5, short_step).watch.is_stiff() &&
              !run{}.take(40, long_step).take(6, short_step).watch.is_stiff());
static_assert(!us::detail::stiffness_watch<false>{}.is_stiff());

TEST(StiffnessWatch, CountsTheSameAtRunTime) {
  EXPECT_FALSE(run{}.take(14, long_step).watch.is_stiff());
  EXPECT_TRUE(run{}.take(15, long_step).watch.is_stiff());
}

}  // namespace
