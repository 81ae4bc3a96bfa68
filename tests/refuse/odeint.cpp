// SPDX-License-Identifier: BSL-1.0
// The same mistakes with Boost.odeint on quantities.
#include "odeint.hpp"

// The time step is a length.
namespace dt_in_metres {
inline auto const field = [](motion const& state, change& rate, auto) {
  at_c<0>(rate) = at_c<1>(state);
  at_c<1>(rate) = -4.0 / si::second / si::second * at_c<0>(state);
};
inline motion const start(0.0 * si::metre, 0.0 * si::metre_per_second);
#ifdef UNITSTEP_MISTAKE
inline auto const end = integrate<motion, change>(start, field, 0.5 * si::metre, 10);
#else
inline auto const end = integrate<motion, change>(start, field, 0.5 * si::second, 10);
#endif
}  // namespace dt_in_metres

// The rate of the velocity is a force: it forgot the mass.
namespace force_returned {
inline auto const field = [](motion const& state, change& rate, auto) {
  at_c<0>(rate) = at_c<1>(state);
#ifdef UNITSTEP_MISTAKE
  at_c<1>(rate) = -4.0 * si::newton / si::metre * at_c<0>(state);
#else
  at_c<1>(rate) = -4.0 * si::newton / si::metre * at_c<0>(state) / (1.0 * si::kilogram);
#endif
};
inline auto const end = integrate<motion, change>(
    motion(0.0 * si::metre, 0.0 * si::metre_per_second), field, 0.5 * si::second, 10);
}  // namespace force_returned

// Position and velocity are swapped.
namespace position_and_velocity_swapped {
inline auto const field = [](motion const& state, change& rate, auto) {
  at_c<0>(rate) = at_c<1>(state);
  at_c<1>(rate) = -4.0 / si::second / si::second * at_c<0>(state);
};
#ifdef UNITSTEP_MISTAKE
inline motion const start(0.0 * si::metre_per_second, 0.0 * si::metre);
#else
inline motion const start(0.0 * si::metre, 0.0 * si::metre_per_second);
#endif
inline auto const end = integrate<motion, change>(start, field, 0.5 * si::second, 10);
}  // namespace position_and_velocity_swapped

// The derivative is declared with a force for the rate of the velocity.
namespace rate_of_force {
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
}  // namespace rate_of_force

// The field adds a velocity to a position.
namespace sum_in_a_field {
inline auto const field = [](motion const& state, change& rate, auto) {
  auto const x = at_c<0>(state);
  auto const v = at_c<1>(state);
  at_c<0>(rate) = v;
#ifdef UNITSTEP_MISTAKE
  at_c<1>(rate) = -(x + v) / (1.0 * si::second * si::second);
#else
  at_c<1>(rate) = -(x + v * (1.0 * si::second)) / (1.0 * si::second * si::second);
#endif
};
inline motion const start(1.0 * si::metre, 0.0 * si::metre_per_second);
inline auto const end = integrate<motion, change>(start, field, 0.5 * si::second, 10);
}  // namespace sum_in_a_field
