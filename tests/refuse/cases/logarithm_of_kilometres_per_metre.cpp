// SPDX-License-Identifier: BSL-1.0
// The logarithm of a kilometre over a metre, which is that of 1000 and not of 1.
// expect: expected log(a plain number), got log(10^3 dimensionless)
#include <boost/units/make_scaled_unit.hpp>
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace bu = boost::units;
namespace si = boost::units::si;

using kilometre = bu::make_scaled_unit<si::length, bu::scale<10, bu::static_rational<3>>>::type;

constexpr auto way = 1.0 * kilometre{};
#ifdef UNITSTEP_MISTAKE
constexpr auto result = unitstep::log(way / (1.0 * si::metre));
#else
constexpr auto result = unitstep::log(way / (1.0 * kilometre{}));
#endif
static_assert(result < 1.0);
