// SPDX-License-Identifier: BSL-1.0
// The vector product in a plane.
// expect: expected cross(two vecs of three), got cross(vec<double, 2>, vec<double, 2>)
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;

[[maybe_unused]] constexpr vec lengths = vec{1.0, 2.0, 3.0} * si::metre;
[[maybe_unused]] constexpr vec times = vec{1.0, 2.0, 3.0} * si::second;
#ifdef UNITSTEP_MISTAKE
constexpr auto result = cross(vec{1.0, 2.0}, vec{2.0, 1.0});
#else
constexpr auto result = cross(vec{1.0, 2.0, 0.0}, vec{2.0, 1.0, 0.0});
#endif
static_assert(result.z < 0.5);
