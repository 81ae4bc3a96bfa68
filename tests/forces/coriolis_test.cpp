// SPDX-License-Identifier: BSL-1.0
#include <unitstep/forces/coriolis.hpp>

#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <limits>
#include <unitstep/drive/integrate.hpp>
#include <unitstep/forces/centrifugal.hpp>
#include <unitstep/forces/second_law.hpp>
#include <unitstep/math/trigonometric.hpp>
#include <unitstep/methods/boris.hpp>

#include "support/same_bits.hpp"

namespace {

namespace si = boost::units::si;
using unitstep::coriolis;
using unitstep::motion;
using unitstep::vec;

constexpr auto hertz = 1.0 / si::second;
constexpr motion moving{vec{1.0, 0.0, 2.0} * si::metre, vec{3.0, 5.0, -1.0} * si::metre_per_second};
constexpr coriolis law{vec{0.5, -1.0, 2.0} * hertz};

// a = -2 W x v = 2 v x W: (3, 5, -1) x (0.5, -1, 2) = (9, -6.5, -5.5).
static_assert(law(moving, 0.0 * si::second) ==
              vec{18.0, -13.0, -11.0} * si::metre_per_second_squared);
static_assert(law(moving, 0.0 * si::second) !=
              vec{-18.0, 13.0, 11.0} * si::metre_per_second_squared);
using time = boost::units::quantity<si::time>;
using state = std::remove_const_t<decltype(moving)>;
static_assert(law.raw<state, time>()(motion{vec{1.0, 0.0, 2.0}, vec{3.0, 5.0, -1.0}}, 0.0) ==
              vec{18.0, -13.0, -11.0});
static_assert(
    coriolis{2.0 * hertz}(motion{vec{1.0, 0.0} * si::metre, vec{3.0, 5.0} * si::metre_per_second},
                          0.0 * si::second) == vec{20.0, -12.0} * si::metre_per_second_squared);

// The rate is in 1/s, and in no other unit.
using due = decltype(state::velocity / (1.0 * si::second));
template <class Turning, class State = state>
constexpr bool fits =
    coriolis<Turning>::template constants_verdict<State, time,
                                                  decltype(State::velocity / time())>::ok;
static_assert(fits<std::remove_const_t<decltype(vec{1.0, 1.0, 1.0} * hertz)>>);
static_assert(!fits<std::remove_const_t<decltype(vec{1.0, 1.0, 1.0} * si::radian * hertz)>>);
static_assert(!fits<std::remove_const_t<decltype(hertz)>>);

// A free body seen from a frame that turns once in 2 pi s: from (1, 0) at rest in the turning frame, where it moves as
// (cos t + t sin t, t cos t - sin t).
constexpr unitstep::second_law turning_frame{1.0 * si::kilogram, coriolis{1.0 * hertz},
                                             unitstep::centrifugal{1.0 * hertz}};
constexpr auto end = unitstep::integrate(
    unitstep::boris{}, motion{vec{1.0, 0.0} * si::metre, vec{0.0, 0.0} * si::metre_per_second},
    turning_frame, 0.01 * si::second, 200);
constexpr double off(double x, double due_there) {
  return x < due_there ? due_there - x : x - due_there;
}
static_assert(off(end.position.x.value(), unitstep::math::cos(2.0) + 2 * unitstep::math::sin(2.0)) <
              1e-4);
static_assert(off(end.position.y.value(), 2 * unitstep::math::cos(2.0) - unitstep::math::sin(2.0)) <
              1e-4);

TEST(Coriolis, RefusesWhatIsNotFinite) {
  EXPECT_NO_THROW(law.require_values());
  EXPECT_THROW(coriolis{std::numeric_limits<double>::infinity() * hertz}.require_values(),
               std::domain_error);
}
TEST(Coriolis, IsTheSameAtRunTime) {
  unitstep::second_law const here{1.0 * si::kilogram, coriolis{twins::hidden(1.0) * hertz},
                                  unitstep::centrifugal{1.0 * hertz}};
  EXPECT_TRUE(twins::same_bits(
      unitstep::integrate(unitstep::boris{},
                          motion{vec{1.0, 0.0} * si::metre, vec{0.0, 0.0} * si::metre_per_second},
                          here, 0.01 * si::second, 200),
      end));
}

}  // namespace
