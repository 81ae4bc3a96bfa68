// SPDX-License-Identifier: BSL-1.0
// The time step is a time, in another unit.
#include "integrate.hpp"

#include <boost/units/base_units/metric/hour.hpp>

constexpr body start{0.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
#ifdef UNITSTEP_MISTAKE
inline auto const end =
    integrate(start, field, 0.5 * boost::units::metric::hour_base_unit::unit_type(), 10);
#else
inline auto const end = integrate(start, field, 0.5 * si::second, 10);
#endif
