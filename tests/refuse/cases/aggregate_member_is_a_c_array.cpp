// SPDX-License-Identifier: BSL-1.0
// The heights of two beads are in an array of C, which Boost.PFR takes apart.
// expect: expected member 1: a std::array, got a C array
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using boost::units::quantity;

struct beads {
  quantity<si::length> width;
#ifdef UNITSTEP_MISTAKE
  quantity<si::length> height[2];
#else
  std::array<quantity<si::length>, 2> height;
#endif
};
auto const field = [](beads const&, auto) {
  constexpr auto rise = 1.0 * si::metre_per_second;
  return unitstep::rates{0.0 * si::metre_per_second, std::array{rise, rise}};
};
double fly() {
  auto const end = unitstep::integrate(unitstep::rk4{}, beads{}, field, 0.5 * si::second, 10);
  // What comes after a mistake must not be blamed too.
  return end.height[1].value();
}
