// SPDX-License-Identifier: BSL-1.0
#include <unitstep/drive/happening.hpp>

#include <gtest/gtest.h>
#include <boost/units/systems/si.hpp>

#include <array>
#include <type_traits>
#include <vector>

namespace {

namespace si = boost::units::si;
using namespace unitstep;
using seconds = boost::units::quantity<si::time>;

constexpr seconds s = 1.0 * si::second;
constexpr auto effect = [](auto const& state, auto) { return state; };

// The arguments are kept unchanged.
static_assert(at(s, effect).times == s);
static_assert(at({s, 2.0 * s}, effect).times == std::array{s, 2.0 * s});
static_assert(at(std::array{s, 2.0 * s, 3.0 * s}, effect).times.size() == 3);
static_assert(jumps(s, 2.0 * s).times == std::array{s, 2.0 * s});
static_assert(jumps_every(2.0 * s).period == 2.0 * s && jumps_every(2.0 * s).offset == 0.0 * s);
static_assert(jumps_every(2.0 * s, s).offset == s);
static_assert(modes(3).first == 3);
static_assert(rest_below(2.0 * s).speed == 2.0 * s);
static_assert(stop_if(true, s).stops && stop_if(false, s).state == s);

// All of them may be given to a driver; their parts may not.
static_assert(detail::is_happening<decltype(when(effect, stop))>);
static_assert(detail::is_happening<decltype(when(effect, effect, rest_below(s)))>);
static_assert(detail::is_happening<decltype(at(s, effect))>);
static_assert(detail::is_happening<decltype(every(s, effect))>);
static_assert(detail::is_happening<decltype(jumps(s))>);
static_assert(detail::is_happening<decltype(jumps_every(s))>);
static_assert(detail::is_happening<decltype(modes(3))>);
static_assert(!detail::is_happening<seconds> && !detail::is_happening<decltype(effect)> &&
              !detail::is_happening<decltype(falling(effect))>);

TEST(Happening, TakesTimesOfAVector) {
  std::vector<seconds> const times{s, 2.0 * s};
  EXPECT_EQ(at(times, effect).times, times);
  EXPECT_EQ(jumps(times).times, times);
}

}  // namespace
