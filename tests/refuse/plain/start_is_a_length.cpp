// SPDX-License-Identifier: BSL-1.0
// The start is a position without a velocity.
#include "integrate.hpp"

#ifdef UNITSTEP_MISTAKE
constexpr auto start = 0.0 * si::metre;
#else
constexpr body start{0.0 * si::metre, 0.0 * si::metre_per_second};
#endif
constexpr auto field = [](auto const&, auto) { return 0.0 * si::metre_per_second_squared; };
inline auto const end = integrate(start, field, 0.5 * si::second, 10);
