// SPDX-License-Identifier: BSL-1.0
#include <unitstep/forces/centrifugal.hpp>

#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <limits>
#include <unitstep/forces/energy.hpp>

#include "support/same_bits.hpp"

namespace {

namespace si = boost::units::si;
using unitstep::centrifugal;
using unitstep::motion;
using unitstep::vec;

constexpr auto hertz = 1.0 / si::second;
constexpr motion still{vec{1.0, 0.0, 2.0} * si::metre, vec{0.0, 0.0, 0.0} * si::metre_per_second};
constexpr centrifugal law{vec{1.0, 2.0, -2.0} * hertz};

// a = W^2 r - (W . r) W with W^2 = 9, W . r = -3: (9, 0, 18) + (3, 6, -6).
static_assert(law(still, 0.0 * si::second) == vec{12.0, 6.0, 12.0} * si::metre_per_second_squared);
using time = boost::units::quantity<si::time>;
using state = std::remove_const_t<decltype(still)>;
constexpr motion raw_still{vec{1.0, 0.0, 2.0}, vec{0.0, 0.0, 0.0}};
static_assert(law.raw<state, time>()(raw_still, 0.0) == vec{12.0, 6.0, 12.0});
static_assert(law(motion{vec{1.0, 2.0, -2.0} * si::metre, still.velocity}, 0.0 * si::second) ==
              vec{0.0, 0.0, 0.0} * si::metre_per_second_squared);  // on the axis
static_assert(centrifugal{3.0 * hertz}(motion{vec{1.0, -2.0} * si::metre,
                                              vec{0.0, 0.0} * si::metre_per_second},
                                       0.0 * si::second) ==
              vec{9.0, -18.0} * si::metre_per_second_squared);

// U = -m |W x r|^2 / 2, where |W x r|^2 = W^2 r^2 - (W . r)^2 = 36; its slope along x is -12 m.
static_assert(unitstep::potential_energy(law, 2.0 * si::kilogram, still) == -36.0 * si::joule);
constexpr auto energy_at = [](double x) {
  return unitstep::potential_energy(law, 1.0 * si::kilogram,
                                    motion{vec{x, 0.0, 2.0} * si::metre, still.velocity})
      .value();
};
static_assert((energy_at(1.5) - energy_at(0.5)) / 1.0 == -12.0);

template <class Turning>
constexpr bool fits =
    centrifugal<Turning>::template constants_verdict<state, time,
                                                     decltype(state::velocity / time())>::ok;
static_assert(fits<std::remove_const_t<decltype(vec{1.0, 1.0, 1.0} * hertz)>>);
static_assert(!fits<std::remove_const_t<decltype(vec{1.0, 1.0, 1.0} * si::metre)>>);

TEST(Centrifugal, RefusesWhatIsNotFinite) {
  EXPECT_NO_THROW(law.require_values());
  EXPECT_THROW(centrifugal{std::numeric_limits<double>::infinity() * hertz}.require_values(),
               std::domain_error);
}
TEST(Centrifugal, IsTheSameAtRunTime) {
  centrifugal const here{vec{twins::hidden(1.0), 2.0, -2.0} * hertz};
  EXPECT_TRUE(twins::same_bits(here(still, 0.0 * si::second), law(still, 0.0 * si::second)));
}

}  // namespace
