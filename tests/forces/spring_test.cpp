// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <cmath>
#include <limits>
#include <type_traits>
#include <unitstep/drive/integrate.hpp>
#include <unitstep/forces/second_law.hpp>
#include <unitstep/forces/spring.hpp>
#include <unitstep/math/trigonometric.hpp>
#include <unitstep/methods/rk4.hpp>

#include "support/line_run.hpp"
#include "support/same_bits.hpp"

namespace {

namespace si = boost::units::si;
using line_run::newton_per_metre;
using line_run::run;
using line_run::start;
using unitstep::motion;

constexpr unitstep::spring law{6.0 * newton_per_metre};

// F = -k x: -6 N/m * 2 m.
static_assert(law(start, 0.0 * si::second) == -12.0 * si::newton);
static_assert(law(start, 0.0 * si::second) != 12.0 * si::newton);
static_assert(law.raw<decltype(start), boost::units::quantity<si::time>>()(motion{2.0, -3.0},
                                                                           0.0) == -12.0);
// At its place it is a negative zero, as the product is: the velocity has no influence, with either sign.
static_assert(twins::same_bits(
    law.raw<decltype(start), boost::units::quantity<si::time>>()(motion{0.0, 3.0}, 0.0), -0.0));
constexpr motion plane{unitstep::vec{2.0, -1.0} * si::metre,
                       unitstep::vec{0.0, 0.0} * si::metre_per_second};
static_assert(law(plane, 0.0 * si::second) == unitstep::vec{-12.0, 6.0} * si::newton);

// With a mass that is a power of two its reciprocal is exact, so the law is the caller's lambda.
constexpr auto by_hand = [](auto const& s, auto) {
  return -6.0 * newton_per_metre * s.position / (2.0 * si::kilogram);
};
constexpr auto by_law = run(unitstep::second_law{2.0 * si::kilogram, law});
static_assert(twins::same_bits(by_law, run(by_hand)));
static_assert(!twins::same_bits(by_law, run(unitstep::second_law{4.0 * si::kilogram, law})));

// With an anchor F = -k (x - a): -6 (2 - 5), and -6 (2 - 5, -1 - 1) in a plane.
constexpr unitstep::spring anchored{6.0 * newton_per_metre, 5.0 * si::metre};
static_assert(anchored(start, 0.0 * si::second) == 18.0 * si::newton);
constexpr unitstep::spring in_plane{6.0 * newton_per_metre, unitstep::vec{5.0, 1.0} * si::metre};
static_assert(in_plane(plane, 0.0 * si::second) == unitstep::vec{18.0, 12.0} * si::newton);
static_assert(in_plane(plane, 0.0 * si::second) != law(plane, 0.0 * si::second));
// It is still linear: one expression together with others, at the same cost.
using time = boost::units::quantity<si::time>;
static_assert(std::is_same_v<decltype(anchored.raw<decltype(start), time>()),
                             unitstep::detail::affine_force<double, double>>);
static_assert(anchored.raw<decltype(start), time>()(motion{2.0, -3.0}, 0.0) == 18.0);
// The motion is the same about another origin; all numbers are small multiples of negative powers of two.
constexpr auto about_origin = run(unitstep::second_law{2.0 * si::kilogram, law});
constexpr auto about_anchor =
    unitstep::integrate(unitstep::rk4{}, motion{start.position + 5.0 * si::metre, start.velocity},
                        unitstep::second_law{2.0 * si::kilogram, anchored}, 0.0625 * si::second, 8);
constexpr auto off = about_anchor.position - about_origin.position - 5.0 * si::metre;
static_assert(off < 1e-14 * si::metre && off > -1e-14 * si::metre);

// With a rest length F = -k (|d| - L) d / |d|: in a plane d = (3, 4) of length 5.
template <class Position, class Anchor>
constexpr auto stretched(Position const& position, Anchor const& anchor, double rest) {
  unitstep::spring const spring{6.0 * newton_per_metre, anchor, rest * si::metre};
  auto const force = spring(motion{position, position / si::second}, 0.0 * si::second);
  using state = motion<Position, decltype(position / si::second)>;
  auto const raw = spring.template raw<state, time>();
  using raw_form = unitstep::raw_form<Position>;
  auto const numbers =
      raw(motion{raw_form::to_raw(position), raw_form::to_raw(position)}, 0.0);  // the same formula
  return numbers == unitstep::raw_form<decltype(force * 1.0)>::to_raw(force) ? force : 0.0 * force;
}
constexpr auto at = unitstep::vec{4.0, 5.0} * si::metre;
constexpr auto anchor = unitstep::vec{1.0, 1.0} * si::metre;
static_assert(stretched(at, anchor, 2.5) == unitstep::vec{-9.0, -12.0} * si::newton);
static_assert(stretched(at, anchor, 7.5) == unitstep::vec{9.0, 12.0} * si::newton);  // it pushes
static_assert(stretched(at, anchor, 5.0) == unitstep::vec{0.0, 0.0} * si::newton);
static_assert(stretched(at, anchor, 4.0) != stretched(at, anchor, 0.0));
// On a line, on either side.
static_assert(stretched(2.0 * si::metre, 1.0 * si::metre, 0.25) == -4.5 * si::newton);
static_assert(stretched(0.0 * si::metre, 1.0 * si::metre, 0.25) == 4.5 * si::newton);
// Exactly at the anchor there is no direction and no force, and no NaN.
static_assert(stretched(anchor, anchor, 4.0) == unitstep::vec{0.0, 0.0} * si::newton);
static_assert(stretched(1.0 * si::metre, 1.0 * si::metre, 0.25) == 0.0 * si::newton);
constexpr unitstep::vec<double, 2> here{1.0, 1.0};
static_assert(unitstep::spring{6.0, here, 4.0}(motion{here, here}, 0.0) == unitstep::vec{0.0, 0.0});
// A rest length of zero is the spring without one.
static_assert(stretched(at, anchor, 0.0) == unitstep::vec{-18.0, -24.0} * si::newton);

// A body on a spring with a rest length swings about it: cos(w t) with w = sqrt(k/m), from L + 1.
// Along any line the motion is that on a line.
constexpr auto swung = unitstep::integrate(
    unitstep::rk4{}, motion{2.0 * si::metre, 0.0 * si::metre_per_second},
    unitstep::second_law{1.0 * si::kilogram, unitstep::spring{4.0 * newton_per_metre,
                                                              -1.0 * si::metre, 2.0 * si::metre}},
    0.015625 * si::second, 64);
constexpr double due = 1.0 + unitstep::math::cos(2.0);
static_assert(swung.position.value() - due < 1e-7 && swung.position.value() - due > -1e-7);
static_assert(swung.position.value() - 1.0 < 0.0);

// A rest length of the wrong type, such as a vector, is not refused for its sign.
static_assert(unitstep::detail::none_is_negative(unitstep::vec{-1.0, 2.0}));
static_assert(unitstep::detail::none_is_negative(unitstep::motion{-1.0, 2.0}));
static_assert(!unitstep::detail::none_is_negative(-1));
static_assert(unitstep::detail::none_is_negative(std::array{0.0, 2.0}) &&
              !unitstep::detail::none_is_negative(std::array{2.0, -1.0}));
static_assert(unitstep::detail::none_is_negative(0.0) &&
              !unitstep::detail::none_is_negative(-0.5 * si::metre));

TEST(Spring, RefusesValuesThatAreNone) {
  auto const field = [](double k, double a, double rest) {
    return unitstep::second_law{
        1.0 * si::kilogram,
        unitstep::spring{k * newton_per_metre, a * si::metre, rest * si::metre}};
  };
  double const nan = std::numeric_limits<double>::quiet_NaN();
  EXPECT_NO_THROW(field(-1.0, 2.0, 0.0));
  EXPECT_THROW(field(nan, 2.0, 1.0), std::domain_error);
  EXPECT_THROW(field(1.0, -nan, 1.0), std::domain_error);
  EXPECT_THROW(field(1.0, 2.0, nan), std::domain_error);
  EXPECT_THROW(field(1.0, 2.0, -1.0), std::domain_error);
  auto const of_many = [](double rest) {
    return unitstep::second_law{1.0 * si::kilogram,
                                unitstep::spring{1.0 * newton_per_metre, 0.0 * si::metre,
                                                 std::array{1.0 * si::metre, rest * si::metre}}};
  };
  EXPECT_NO_THROW(of_many(0.0));
  EXPECT_THROW(of_many(-0.5), std::domain_error);
}

// A spring of any scale: at a 3-4-5 triangle from its anchor, with a rest length of 10, it pushes with k times 5 along
// (0.6, 0.8). Powers of two make the scales exact, down to where squares underflow.
template <class T>
void push_at_scales(int least) {
  for (int power = least; power <= 30; power += 5) {
    T const scale = std::ldexp(T(1), power);
    unitstep::spring const pushes{T(2), unitstep::vec{T(0), T(0)}, 10 * scale};
    auto const force = pushes(
        unitstep::motion{unitstep::vec{3 * scale, -4 * scale}, unitstep::vec{T(0), T(0)}}, T(0));
    auto const within = static_cast<double>(8 * std::numeric_limits<T>::epsilon());
    EXPECT_NEAR(static_cast<double>(force.x / scale), 6, within) << power;
    EXPECT_NEAR(static_cast<double>(force.y / scale), -8, within) << power;
  }
}
TEST(Spring, WithARestLengthKeepsItsScale) {
  push_at_scales<float>(-120);
  push_at_scales<double>(-1010);
  push_at_scales<long double>(-16000);
}

TEST(Spring, IsTheSameAtRunTime) {
  unitstep::spring const here{twins::hidden(6.0) * newton_per_metre};
  EXPECT_TRUE(twins::same_bits(run(unitstep::second_law{2.0 * si::kilogram, here}), by_law));
}

}  // namespace
