// SPDX-License-Identifier: BSL-1.0
#include <boost/units/systems/si.hpp>
#include <limits>
#include <stdexcept>
#include <unitstep/enclose/enclose.hpp>
#include <unitstep/forces/gravity.hpp>
#include <unitstep/numbers/between.hpp>

#include <gtest/gtest.h>

namespace {

namespace si = boost::units::si;
namespace us = unitstep;

constexpr auto duffing = [](auto const& s, auto) {
  return -(s.position + s.position * s.position * s.position / (1.0 * si::square_metre)) /
         si::second / si::second;
};
constexpr auto box(double r) {
  return us::motion{us::between((1 - r) * si::metre, (1 + r) * si::metre),
                    us::between(-r * si::metre_per_second, r * si::metre_per_second)};
}
constexpr auto width(auto const& state) {
  return (state.position.upper - state.position.lower).value();
}

// For a linear field the union of the parts is the whole: 3 m + 0.75 m wide, up to rounding.
constexpr auto fall = [](auto const&, auto) { return -10.0 * si::metre_per_second_squared; };
constexpr us::motion ball{us::between(1.0 * si::metre, 4.0 * si::metre),
                          us::between(1.0 * si::metre_per_second, 2.0 * si::metre_per_second)};
constexpr auto parts = us::enclose_in_parts<3, 2>(ball, fall, 0.25 * si::second, 3);
static_assert(width(parts) >= 3.75 && width(parts) < 3.7501);
// 1 + 0.75 - 2.8125 and 4 + 1.5 - 2.8125.
static_assert(parts.position.lower <= -1.0625 * si::metre &&
              parts.position.upper >= 2.6875 * si::metre);
static_assert(us::enclose_in_parts<1, 2>(ball, fall, 0.25 * si::second, 3).position ==
              us::enclose<2>(ball, fall, 0.25 * si::second, 3).position);
// This holds for any numbers that are points, and for any bounds of the others: after 3/4 s 10 m/s^2 give -2.8125 m and
// -7.5 m/s.
constexpr auto ball_in(double x, double high_x, double v, double high_v) {
  return us::motion{us::between(x * si::metre, high_x * si::metre),
                    us::between(v * si::metre_per_second, high_v * si::metre_per_second)};
}
constexpr bool is_near(auto const& box, double lower, double upper) {
  return box.lower.value() <= lower && box.lower.value() > lower - 1e-9 &&
         box.upper.value() >= upper && box.upper.value() < upper + 1e-9;
}
constexpr bool is_the_whole(double x, double high_x, double v, double high_v) {
  auto const end =
      us::enclose_in_parts<3, 2>(ball_in(x, high_x, v, high_v), fall, 0.25 * si::second, 3);
  return is_near(end.position, x + 0.75 * v - 2.8125, high_x + 0.75 * high_v - 2.8125) &&
         is_near(end.velocity, v - 7.5, high_v - 7.5);
}
static_assert(is_the_whole(1, 4, 1, 2) && is_the_whole(1, 4, -2, 1) && is_the_whole(1, 4, 4, 6) &&
              is_the_whole(1, 2, 10, 13));
static_assert(is_the_whole(1, 1, 1, 2) && is_the_whole(1, 4, 2, 2) && is_the_whole(2, 2, 2, 2));
// There are as many runs as boxes, so the field is called as many times as often.
struct counted {
  long* calls;
  constexpr auto operator()(auto const&, auto const&) const {
    ++*calls;
    return -10.0 * si::metre_per_second_squared;
  }
};
template <int parts>
constexpr long calls(double high_x, double high_v) {
  long n = 0;
  static_cast<void>(us::enclose_in_parts<parts, 2>(ball_in(1, high_x, 1, high_v), counted{&n},
                                                   0.25 * si::second, 3));
  return n;
}
static_assert(calls<3>(4, 2) == 9 * calls<1>(4, 2) && calls<3>(1, 2) == 3 * calls<1>(1, 2) &&
              calls<3>(4, 1) == 3 * calls<1>(4, 1) && calls<3>(1, 1) == calls<1>(1, 1) &&
              calls<2>(4, 2) == 4 * calls<1>(4, 2));

TEST(EncloseInParts, HoldsAsMuchAndIsNarrower) {
  auto const whole = us::enclose<8>(box(1e-3), duffing, 0.0625 * si::second, 320);
  auto const split = us::enclose_in_parts<2, 8>(box(1e-3), duffing, 0.0625 * si::second, 320);
  EXPECT_LT(width(split), 0.8 * width(whole));
  EXPECT_LT(width(split), 1.2 * 0.0244);  // what kv has for the four parts
  // The corners of the box are in the union.
  for (double x : {0.999, 1.0, 1.001})
    for (double v : {-0.001, 0.0, 0.001}) {
      auto const end = us::enclose<12>(us::motion{x * si::metre, v * si::metre_per_second}, duffing,
                                       0.0625 * si::second, 320);
      EXPECT_TRUE(split.position.lower <= end.position.lower &&
                  end.position.upper <= split.position.upper);
      EXPECT_TRUE(split.velocity.lower <= end.velocity.lower &&
                  end.velocity.upper <= split.velocity.upper);
    }
}

// A box of radius 1e-2 fails as a whole before 20 s, and succeeds in eight by eight parts.
TEST(EncloseInParts, ComesThroughWhereTheWholeIsLost) {
  EXPECT_THROW(static_cast<void>(us::enclose<8>(box(1e-2), duffing, 0.0625 * si::second, 320)),
               std::runtime_error);
  auto const split = us::enclose_in_parts<8, 8>(box(1e-2), duffing, 0.0625 * si::second, 320);
  EXPECT_LT(width(split), 0.26);
}

TEST(EncloseInParts, RefusesWhatEncloseRefuses) {
  us::gravity const law{std::numeric_limits<double>::infinity() * si::metre_per_second_squared};
  EXPECT_THROW(static_cast<void>(us::enclose_in_parts<2>(ball, law, 0.25 * si::second, 3)),
               std::domain_error);
  EXPECT_THROW(static_cast<void>(us::enclose_in_parts<2>(ball, fall, 0.25 * si::second, -1)),
               std::domain_error);
}

TEST(EncloseInParts, TheSameAtRunTime) {
  EXPECT_EQ((us::enclose_in_parts<3, 2>(ball, fall, 0.25 * si::second, 3).position),
            parts.position);
}

}  // namespace
