// SPDX-License-Identifier: BSL-1.0
// A run is to be resumed whose numbers are not in the saved run, but in vectors.
// expect: expected state of the saved run: one of a fixed size, got motion<vector<m>, vector<m s^-1>>
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>
#include <vector>

#include <unitstep/many/vectors.hpp>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

#ifdef UNITSTEP_MISTAKE
using length = std::vector<boost::units::quantity<si::length>>;
using velocity = std::vector<boost::units::quantity<si::velocity>>;
#else
using length = boost::units::quantity<si::length>;
using velocity = boost::units::quantity<si::velocity>;
#endif

void run(unitstep::motion<length, velocity> const& start) {
  unitstep::second_law const field{1.0 * si::kilogram,
                                   unitstep::spring{1.0 * si::newton / si::metre}};
  unitstep::simulation sim{unitstep::rk4{}, start, field, 0.5 * si::second};
  auto const saved = sim.save();
  sim.step();
  sim.resume(saved);
}
