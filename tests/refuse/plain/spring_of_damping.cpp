// SPDX-License-Identifier: BSL-1.0
// A spring is given the constant of a damper.
#include "integrate.hpp"

constexpr body start{0.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr auto stiffness = 4.0 * si::kilogram / si::second;
#else
constexpr auto stiffness = 4.0 * si::newton / si::metre;
#endif
constexpr auto pull = [](auto const& state, auto) { return -stiffness * state.position; };
constexpr law field{1.0 * si::kilogram, pull};
inline auto const end = integrate(start, field, 0.5 * si::second, 10);
