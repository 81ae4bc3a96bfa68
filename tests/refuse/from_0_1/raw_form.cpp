// SPDX-License-Identifier: BSL-1.0
// What takes units off and puts them on has another name.
// expect words: door
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

#ifdef UNITSTEP_MISTAKE
//! [before]
using of_length =
    unitstep::door<boost::units::quantity<si::length>>;
static_assert(of_length::off(2.0 * si::metre) == 2.0);
static_assert(of_length::on(2.0) == 2.0 * si::metre);
//! [before]
#else
//! [after]
using of_length =
    unitstep::raw_form<boost::units::quantity<si::length>>;
static_assert(of_length::to_raw(2.0 * si::metre) == 2.0);
static_assert(of_length::from_raw(2.0) == 2.0 * si::metre);
//! [after]
#endif
