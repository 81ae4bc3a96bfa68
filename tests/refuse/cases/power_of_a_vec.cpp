// SPDX-License-Identifier: BSL-1.0
// The square of a vector, where its scalar product with itself was meant.
// expect: expected pow(a quantity or a plain number), got pow(vec<m, 2>)
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr auto way = unitstep::vec{3.0, 4.0} * si::metre;
#ifdef UNITSTEP_MISTAKE
constexpr auto square = unitstep::pow<2>(way);
#else
constexpr auto square = dot(way, way);
#endif

// What comes after a mistake must not be blamed too.
static_assert(square == 25.0 * si::metre * si::metre);
