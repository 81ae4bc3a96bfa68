// SPDX-License-Identifier: BSL-1.0
// The rest length of a spring is one length.
// expect: expected spring rest length: m, got vec<m, 3>
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

using unitstep::vec;
constexpr unitstep::motion start{vec{1.0, 0.0, 0.0} * si::metre,
                                 vec{0.0, 0.0, 0.0} * si::metre_per_second};
constexpr auto anchor = vec{0.0, 0.0, 0.0} * si::metre;
#ifdef UNITSTEP_MISTAKE
constexpr auto rest_length = vec{0.5, 0.0, 0.0} * si::metre;
#else
constexpr auto rest_length = 0.5 * si::metre;
#endif
constexpr unitstep::second_law field{
    2.0 * si::kilogram, unitstep::spring{8.0 * si::newton / si::metre, anchor, rest_length}};
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 2);

// What comes after a mistake must not be blamed too.
static_assert(end.position.x < 1e9 * si::metre);
