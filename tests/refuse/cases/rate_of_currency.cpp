// SPDX-License-Identifier: BSL-1.0
// A rate of pay is per second where the caller's own currency is due per second.
// expect: expected rate 0 (of GBP): GBP s^-1, got GBP
#include <boost/units/base_dimension.hpp>
#include <boost/units/base_unit.hpp>
#include <boost/units/make_system.hpp>
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using boost::units::quantity;

struct money : boost::units::base_dimension<money, 1> {};
struct pound_base_unit : boost::units::base_unit<pound_base_unit, money::dimension_type, 1> {
  static constexpr char const* symbol() { return "GBP"; }
  static constexpr char const* name() { return "pound"; }
};
using pounds =
    boost::units::unit<money::dimension_type, boost::units::make_system<pound_base_unit>::type>;
constexpr quantity<pounds> pay = 0.0 * pounds{};
struct purse {
  quantity<pounds> savings;
};
constexpr purse start{};
#ifdef UNITSTEP_MISTAKE
constexpr auto field = [](purse const&, auto) { return unitstep::rates{pay}; };
#else
constexpr auto field = [](purse const&, auto) { return unitstep::rates{pay / si::second}; };
#endif
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.savings.value() == 0.0);
