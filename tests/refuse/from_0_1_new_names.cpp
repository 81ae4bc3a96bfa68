// SPDX-License-Identifier: BSL-1.0
// deep: takes the compiler seconds
// A name of one's own is now one of the library too.
// expect any: ambiguous
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

#ifdef UNITSTEP_MISTAKE
//! [before]
using namespace unitstep;
struct interval {
  double first, last;
};
constexpr interval shift{6, 14};
//! [before]
#else
//! [after]
using unitstep::motion, unitstep::rk4;  // what you use
struct interval {
  double first, last;
};
constexpr interval shift{6, 14};
//! [after]
#endif
static_assert(shift.last == 14);
