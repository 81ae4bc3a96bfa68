// SPDX-License-Identifier: BSL-1.0
// A base unit of the caller's own: the rate of an account lacks its time.
// expect: expected rate 0 (of GBP): GBP s^-1, got GBP
#include <boost/units/base_dimension.hpp>
#include <boost/units/base_unit.hpp>
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
struct money : boost::units::base_dimension<money, 7700> {};
struct pound_sterling : boost::units::base_unit<pound_sterling, money::dimension_type, 7701> {};
template <>
inline constexpr char const* unitstep::base_unit_symbol<pound_sterling> = "GBP";

struct account {
  boost::units::quantity<pound_sterling::unit_type> balance;
};
constexpr account start{100.0 * pound_sterling::unit_type()};
#ifdef UNITSTEP_MISTAKE
constexpr auto field = [](account const& a, auto) { return unitstep::rates{0.01 * a.balance}; };
#else
constexpr auto field = [](account const& a, auto) {
  return unitstep::rates{0.01 * a.balance / si::second};
};
#endif
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.balance.value() < 1e9);
