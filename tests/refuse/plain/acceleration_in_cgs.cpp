// SPDX-License-Identifier: BSL-1.0
// The field returns an acceleration in cgs units, the state is SI.
#include "integrate.hpp"

#include <boost/units/systems/cgs.hpp>

constexpr body start{0.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr auto field = [](auto const&, auto) {
  return 2.0 * boost::units::cgs::centimetre / boost::units::cgs::second /
         boost::units::cgs::second;
};
#else
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
#endif
inline auto const end = integrate(start, field, 0.5 * si::second, 10);
