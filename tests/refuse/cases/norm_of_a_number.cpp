// SPDX-License-Identifier: BSL-1.0
// The norm of a number, where that of a vector was meant.
// expect: expected norm: a vec or a quaternion, got a plain number (double)
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

#ifdef UNITSTEP_MISTAKE
constexpr auto size = unitstep::norm(0.5);
#else
constexpr auto size = unitstep::norm(unitstep::vec{0.3, 0.4});
#endif

// What comes after a mistake must not be blamed too.
static_assert(size <= 0.6);
