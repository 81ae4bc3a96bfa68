// SPDX-License-Identifier: BSL-1.0
// Whether a sum compiles is no longer a question to ask.
// expect words: static assertion failed
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>
#include <concepts>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

//! [question]
template <class A, class B>
concept can_be_added = requires(A a, B b) { a + b; };
//! [question]
using length = boost::units::quantity<si::length>;
using duration = boost::units::quantity<si::time>;
#ifdef UNITSTEP_MISTAKE
//! [before]
static_assert(!can_be_added<length, duration>);
//! [before]
#else
//! [after]
static_assert(!std::convertible_to<length, duration>);
//! [after]
#endif
