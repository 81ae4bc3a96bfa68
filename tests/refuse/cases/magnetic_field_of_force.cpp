// SPDX-License-Identifier: BSL-1.0
// A magnetic field is in newton, where charge and velocity need a tesla to make a force.
// expect: expected magnetic_force field: vec<kg s^-2 A^-1 (T), 3>, got vec<kg m s^-2 (N), 3>
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr unitstep::motion start{unitstep::vec{1.0, 0.0, 0.0} * si::metre,
                                 unitstep::vec{0.0, 1.0, 0.0} * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr auto field = unitstep::vec{0.0, 0.0, 1.0} * si::newton;
#else
constexpr auto field = unitstep::vec{0.0, 0.0, 1.0} * si::tesla;
#endif
constexpr unitstep::second_law charge{1.0 * si::kilogram,
                                      unitstep::magnetic_force{2.0 * si::coulomb, field}};
constexpr auto end = unitstep::integrate(unitstep::boris{}, start, charge, 0.5 * si::second, 2);

// What comes after a mistake must not be blamed too.
static_assert(end.position[0].value() > -9.0);
