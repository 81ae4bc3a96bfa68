// SPDX-License-Identifier: BSL-1.0
// A vector of lengths is made of one of times.
// expect: expected value: vec<m, 3>, got vec<s, 3>
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;

[[maybe_unused]] constexpr vec lengths = vec{1.0, 2.0, 3.0} * si::metre;
[[maybe_unused]] constexpr vec times = vec{1.0, 2.0, 3.0} * si::second;
#ifdef UNITSTEP_MISTAKE
constexpr vec<boost::units::quantity<si::length>, 3> result = times;
#else
constexpr vec<boost::units::quantity<si::length>, 3> result = lengths;
#endif
static_assert(result.x.value() < 9.0);
