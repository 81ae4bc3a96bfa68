// SPDX-License-Identifier: BSL-1.0
// The derivative is declared with a force for the rate of the velocity.
#include "integrate.hpp"

#ifdef UNITSTEP_MISTAKE
using rates = boost::fusion::vector<quantity<si::velocity>, quantity<si::force>>;
constexpr auto pull = -4.0 * si::newton;
#else
using rates = change;
constexpr auto pull = -4.0 * si::newton / (1.0 * si::kilogram);
#endif
inline auto const field = [](motion const& state, rates& rate, auto) {
  at_c<0>(rate) = at_c<1>(state);
  at_c<1>(rate) = pull;
};
inline auto const end = integrate<motion, rates>(
    motion(0.0 * si::metre, 0.0 * si::metre_per_second), field, 0.5 * si::second, 10);
