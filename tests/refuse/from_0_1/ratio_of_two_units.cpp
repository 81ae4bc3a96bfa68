// SPDX-License-Identifier: BSL-1.0
// A ratio of metres and kilometres is not a number.
// expect words: exp\(a plain number\)|exp..a plain number
#include <boost/units/make_scaled_unit.hpp>
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

using kilometre = boost::units::make_scaled_unit<
    si::length, boost::units::scale<
                    10, boost::units::static_rational<3>>>::type;
constexpr auto height = 3000.0 * si::metre;
constexpr auto scale_height = 8.5 * kilometre{};
#ifdef UNITSTEP_MISTAKE
//! [before]
// The exponential of -353.
constexpr double thinner = unitstep::exp(-height / scale_height);
//! [before]
#else
//! [after]
constexpr double thinner = unitstep::exp(
    -height / boost::units::quantity<si::length>(scale_height));
//! [after]
static_assert(thinner > 0.70 && thinner < 0.71);
#endif
