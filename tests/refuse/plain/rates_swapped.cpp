// SPDX-License-Identifier: BSL-1.0
// Two rates are swapped.
#include "rocket.hpp"

#ifdef UNITSTEP_MISTAKE
constexpr auto field = [](rocket const& r, auto) {
  return std::tuple{0.0 * si::metre_per_second_squared, r.speed, 0.0 * si::kilogram / si::second};
};
#else
constexpr auto field = [](rocket const& r, auto) {
  return std::tuple{r.speed, 0.0 * si::metre_per_second_squared, 0.0 * si::kilogram / si::second};
};
#endif
inline auto const end = integrate(start, field, 0.5 * si::second, 10);
