// SPDX-License-Identifier: BSL-1.0
// A member that refers to something outside the state.
// expect: expected member 0: a value, got a reference
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using boost::units::quantity;

struct bead {
#ifdef UNITSTEP_MISTAKE
  quantity<si::length>& height;
#else
  quantity<si::length> height;
#endif
};
auto const field = [](bead const&, auto) { return unitstep::rates{1.0 * si::metre_per_second}; };
double fly(quantity<si::length> height) {
  auto const end = unitstep::integrate(unitstep::rk4{}, bead{height}, field, 0.5 * si::second, 10);
  // What comes after a mistake must not be blamed too.
  return end.height.value();
}
