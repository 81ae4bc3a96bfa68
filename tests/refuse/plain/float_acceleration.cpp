// SPDX-License-Identifier: BSL-1.0
// The field returns an acceleration in float, the state is double.
// accepted: Boost.Units takes float and double for one another
#include "integrate.hpp"

constexpr body start{0.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr auto field = [](auto const&, auto) { return 2.0F * si::metre_per_second_squared; };
#else
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
#endif
inline auto const end = integrate(start, field, 0.5 * si::second, 10);
