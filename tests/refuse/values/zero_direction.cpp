// SPDX-License-Identifier: BSL-1.0
// A vector without a length has no direction.
// expect: unitstep: normalized(v) needs a vector whose length is not 0
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

#ifdef UNITSTEP_MISTAKE
constexpr auto value = 0.0;
#else
constexpr auto value = 0.5;
#endif
[[maybe_unused]] constexpr auto direction =
    unitstep::normalized(unitstep::vec{0.0, value} * si::metre);
