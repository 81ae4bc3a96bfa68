// SPDX-License-Identifier: BSL-1.0
// The velocity is a plain number.
#include "integrate.hpp"

#ifdef UNITSTEP_MISTAKE
constexpr body start{0.0 * si::metre, 0.0};
#else
constexpr body start{0.0 * si::metre, 0.0 * si::metre_per_second};
#endif
constexpr auto field = [](auto const&, auto) { return 2.0 * si::metre_per_second_squared; };
inline auto const end = integrate(start, field, 0.5 * si::second, 10);
