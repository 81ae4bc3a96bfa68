// SPDX-License-Identifier: BSL-1.0
// A member of the start is not a number.
// expect: unitstep: every member of initial must be finite, got infinity or NaN
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>
#include <limits>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

#ifdef UNITSTEP_MISTAKE
constexpr auto value = std::numeric_limits<double>::quiet_NaN();
#else
constexpr auto value = 0.5;
#endif
struct tank {
  boost::units::quantity<si::volume> water;
};
constexpr auto field = [](tank const& t, auto) { return unitstep::rates{-t.water / si::second}; };
[[maybe_unused]] constexpr auto end = unitstep::integrate(
    unitstep::rk4{}, tank{value * si::cubic_metre}, field, 0.5 * si::second, 10);
