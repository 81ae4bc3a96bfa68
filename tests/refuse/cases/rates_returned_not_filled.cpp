// SPDX-License-Identifier: BSL-1.0
// A field that is given accelerations to fill returns them.
// expect: expected acceleration: vector<m s^-2>, got a value that is returned, not written to the third argument
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>
#include <cstddef>
#include <vector>

#include <unitstep/many/vectors.hpp>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

void run(unitstep::motion<std::vector<boost::units::quantity<si::length>>,
                          std::vector<boost::units::quantity<si::velocity>>> const& start) {
  auto const field = [](auto const& s, auto, auto const& accelerations) {
#ifdef UNITSTEP_MISTAKE
    (void)s;
    return std::vector{accelerations[0]};
#else
    for (std::size_t i = 0; i < s.position.size(); ++i)
      accelerations[i] = -s.position[i] / (si::second * si::second);
#endif
  };
  auto const end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);
}
