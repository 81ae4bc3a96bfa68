// SPDX-License-Identifier: BSL-1.0
// The square root of a vector.
// expect: expected sqrt(a quantity or a plain number), got sqrt(vec<m, 2>)
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;

constexpr auto length = 0.5 * si::metre;
#ifdef UNITSTEP_MISTAKE
constexpr auto result = unitstep::sqrt(vec{length, length});
#else
constexpr auto result = norm(vec{length, length});
#endif
static_assert(length.value() < 1.0);
static_assert(result.value() < 2.0);
