// SPDX-License-Identifier: BSL-1.0
// A state turns a vector, and not its orientation.
// expect: expected rotation: quaternion<double>, got rotation<quaternion<double>, vec<rad s^-1, 3>>
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;

[[maybe_unused]] constexpr vec lengths = vec{1.0, 2.0, 3.0} * si::metre;
[[maybe_unused]] constexpr vec times = vec{1.0, 2.0, 3.0} * si::second;
constexpr rotation start{quaternion{1.0, 0.0, 0.0, 0.0},
                         vec{0.0, 0.0, 1.0} * si::radians_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr auto result = rotate(start, lengths);
#else
constexpr auto result = rotate(start.orientation, lengths);
#endif
static_assert(result.x.value() > 0.5);
