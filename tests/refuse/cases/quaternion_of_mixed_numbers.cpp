// SPDX-License-Identifier: BSL-1.0
// One of the four is an int.
// expect: expected quaternion: four plain numbers of one type, got a plain number (double), a plain number (int), a plain number (double), a plain number (double)
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;

#ifdef UNITSTEP_MISTAKE
constexpr quaternion q{1.0, 0, 0.0, 0.0};
#else
constexpr quaternion q{1.0, 0.0, 0.0, 0.0};
#endif

// What comes after a mistake must not be blamed too.
static_assert(q.w < 2.0 && normalized(q).x < 1.0);
