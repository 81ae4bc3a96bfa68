// SPDX-License-Identifier: BSL-1.0
// A field adds percent to a plain number.
// expect: expected a plain number (double) + a plain number (double), got a plain number (double) + 10^-2 dimensionless
#include <boost/units/make_scaled_unit.hpp>
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace bu = boost::units;
namespace si = boost::units::si;

using percent =
    bu::make_scaled_unit<si::dimensionless, bu::scale<10, bu::static_rational<-2>>>::type;

constexpr unitstep::motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
#ifdef UNITSTEP_MISTAKE
  auto const growth = unitstep::light_of(50.0 * percent{});
#else
  auto const growth = unitstep::light_of(0.5 * si::si_dimensionless);
#endif
  return -state.velocity * (1.0 + growth) / si::second;
};
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() < 1e6);
