// SPDX-License-Identifier: BSL-1.0
// The cube of a distance has no function of its own.
// expect words: cube_of_magnitude
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr unitstep::vec d{3.0 * si::metre, 4.0 * si::metre};
constexpr auto gm =
    250.0 * si::cubic_metre / si::second / si::second;
#ifdef UNITSTEP_MISTAKE
//! [before]
constexpr auto pull =
    -gm / unitstep::cube_of_magnitude(unitstep::squared(d)) * d;
//! [before]
#else
//! [after]
constexpr auto pull = -gm / unitstep::squared(d) * d / norm(d);
//! [after]
static_assert(pull.x == -6.0 * si::metre_per_second_squared &&
              pull.y == -8.0 * si::metre_per_second_squared);
#endif
