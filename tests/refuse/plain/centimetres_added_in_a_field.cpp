// SPDX-License-Identifier: BSL-1.0
// The field adds centimetres to metres.
#include "integrate.hpp"

#include <boost/units/systems/cgs.hpp>

constexpr body start{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, [[maybe_unused]] auto time) {
#ifdef UNITSTEP_MISTAKE
  return -(state.position + 1.0 * boost::units::cgs::centimetre) / (1.0 * si::second * si::second);
#else
  return -(state.position + 1.0 * si::metre) / (1.0 * si::second * si::second);
#endif
};
inline auto const end = integrate(start, field, 0.5 * si::second, 10);
