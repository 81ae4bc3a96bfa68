// SPDX-License-Identifier: BSL-1.0
// Vectors are put in order.
// expect: expected norm(a) < norm(b), got vec<m, 3> < vec<m, 3>
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;

[[maybe_unused]] constexpr vec lengths = vec{1.0, 2.0, 3.0} * si::metre;
[[maybe_unused]] constexpr vec times = vec{1.0, 2.0, 3.0} * si::second;
#ifdef UNITSTEP_MISTAKE
constexpr auto result = lengths < 2.0 * lengths;
#else
constexpr auto result = norm(lengths) < norm(2.0 * lengths);
#endif
static_assert(result);
