// SPDX-License-Identifier: BSL-1.0
// The field returns an acceleration in feet.
#include "integrate.hpp"

#include <boost/units/base_units/imperial/foot.hpp>

constexpr body start{0.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr auto field = [](auto const&, auto) {
  return 2.0 * boost::units::imperial::foot_base_unit::unit_type() / si::second / si::second;
};
#else
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
#endif
inline auto const end = integrate(start, field, 0.5 * si::second, 10);
