// SPDX-License-Identifier: BSL-1.0
#include <boost/units/systems/si.hpp>
#include <limits>
#include <stdexcept>
#include <unitstep/enclose/tube.hpp>
#include <unitstep/forces/gravity.hpp>
#include <unitstep/math/trigonometric.hpp>
#include <unitstep/numbers/between.hpp>

#include <gtest/gtest.h>

namespace {

namespace si = boost::units::si;
namespace us = unitstep;

constexpr auto spring = [](auto const& s, auto) {
  return -4.0 / si::second / si::second * s.position;
};
constexpr us::motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto path = us::tube<12, 6>(start, spring, 0.0625 * si::second);
static_assert(path.size() == 13 && path[0].time == 0.0 * si::second &&
              path[12].time == 0.75 * si::second);
// Statements about all times, each beside one that is false or unknown.
constexpr auto below = [](double metres) {
  return [metres](auto const& s) { return s.position < metres * si::metre; };
};
static_assert(path.always(below(1.001)) && !path.always(below(0.999)) && !path.always(below(0.5)));
static_assert(path.never(below(0.07)) && !path.never(below(0.0708)) &&
              !path.never(below(0.5)));  // cos 1.5 = 0.0707
constexpr auto energy = [](auto const& s) {
  auto const twice =
      s.velocity * s.velocity + 4.0 / si::second / si::second * (s.position * s.position);
  return twice > 3.0 * si::metre_per_second * si::metre_per_second &&
         twice < 5.0 * si::metre_per_second * si::metre_per_second;
};
static_assert(path.always(energy) && path.never([](auto const& s) { return !energy(s); }));
// The last box is that of the end alone.
static_assert(path[12].state.position.upper - path[12].state.position.lower < 1e-6 * si::metre);
static_assert(path[11].state.position.upper - path[11].state.position.lower > 0.1 * si::metre);

TEST(Tube, HoldsTheSolutionAtEveryTime) {
  // cos 2 t at a hundred times in each step, tightly: no box is more than 1 % wider than the range of the solution.
  for (std::size_t n = 0; n < 12; ++n) {
    auto const box = path[n].state.position;
    double low = 2, high = -2;
    for (int i = 0; i <= 100; ++i) {
      double const x = us::math::cos(2 * (0.0625 * static_cast<double>(n) + 0.000625 * i));
      EXPECT_TRUE(box.lower.value() <= x + 1e-15 && x - 1e-15 <= box.upper.value())
          << n << ' ' << i;
      low = x < low ? x : low;
      high = x > high ? x : high;
    }
    EXPECT_LT((box.upper - box.lower).value(), 1.01 * (high - low) + 1e-3);
  }
}

TEST(Tube, OfABoxHoldsTheTubesOfItsCorners) {
  us::motion const box{us::between(0.9 * si::metre, 1.1 * si::metre),
                       us::between(-0.1 * si::metre_per_second, 0.1 * si::metre_per_second)};
  auto const wide = us::tube<12, 6>(box, spring, 0.0625 * si::second);
  auto const other = us::tube<12, 6>(us::motion{1.1 * si::metre, -0.1 * si::metre_per_second},
                                     spring, 0.0625 * si::second);
  for (std::size_t n = 0; n <= 12; ++n)
    EXPECT_TRUE(wide[n].state.position.lower <= other[n].state.position.lower &&
                other[n].state.position.upper <= wide[n].state.position.upper);
}

TEST(Tube, RefusesConstantsThatAreNotFinite) {
  us::gravity const law{std::numeric_limits<double>::infinity() * si::metre_per_second_squared};
  EXPECT_THROW(static_cast<void>(us::tube<4>(start, law, 0.1 * si::second)), std::domain_error);
}

TEST(Tube, TheSameAtRunTime) {
  auto const run = us::tube<12, 6>(start, spring, 0.0625 * si::second);
  EXPECT_EQ(run[5].state.position.lower, path[5].state.position.lower);
}

}  // namespace
