// SPDX-License-Identifier: BSL-1.0
// A law on two bodies returns one force.
// expect: expected force: array<kg m s^-2 (N), 2>, got kg m s^-2 (N)
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr auto metre_per_second = si::metre_per_second;
constexpr unitstep::motion start{std::array{1.0 * si::metre, 3.0 * si::metre},
                                 std::array{0.0 * metre_per_second, 0.5 * metre_per_second}};
constexpr auto stiffness = 1.0 * si::newton / si::metre;
constexpr auto own = [](auto const& s, auto) {
  auto const pull = stiffness * (s.position[1] - s.position[0]);
#ifdef UNITSTEP_MISTAKE
  return pull;
#else
  return std::array{pull, -pull};
#endif
};
constexpr unitstep::second_law field{std::array{1.0 * si::kilogram, 2.0 * si::kilogram}, own};
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 2);

// What comes after a mistake must not be blamed too.
static_assert(end.position[0].value() > -9.0);
