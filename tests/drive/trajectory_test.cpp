// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <chrono>
#include <limits>
#include <unitstep/drive/integrate.hpp>
#include <unitstep/drive/trajectory.hpp>
#include <unitstep/methods/explicit_euler.hpp>
#include <unitstep/methods/velocity_verlet.hpp>

#include "support/same_bits.hpp"

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

// From a time other than 0: sample n is that of integrate from there.
constexpr auto later = unitstep::trajectory<40>(unitstep::velocity_verlet{}, start, pull,
                                                0.1 * si::second, 3.0 * si::second);
static_assert(later[0].time == 3.0 * si::second && later[40].time.value() == 3.0 + 40 * 0.1);
static_assert(twins::same_bits(later[40].state,
                               unitstep::integrate(unitstep::velocity_verlet{}, start, pull,
                                                   0.1 * si::second, 40, 3.0 * si::second)));
static_assert(later[40].state != table[40].state);
// Of plain numbers, and by a clock.
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

// A run that is refused has a table of the size that was asked for, or of a thousand samples where that is none.
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

}  // namespace
