// SPDX-License-Identifier: BSL-1.0
// Gravity is given a force.
#include "integrate.hpp"

constexpr body start{0.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr auto g = 0.0 * si::newton;
#else
constexpr auto g = 0.0 * si::metre_per_second_squared;
#endif
constexpr auto weight = [](auto const&, auto) { return 1.0 * si::kilogram * g; };
constexpr law field{1.0 * si::kilogram, weight};
inline auto const end = integrate(start, field, 0.5 * si::second, 10);
