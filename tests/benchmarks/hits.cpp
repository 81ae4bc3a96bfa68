// SPDX-License-Identifier: BSL-1.0
// A ball between two walls, which it hits thirty times in a hundred steps.
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>

using namespace unitstep;
using namespace unitstep::symbols;

constexpr auto coasts = [](auto const&, auto) { return 0.0 * m_per_s2; };
constexpr auto left = [](auto const& b, auto) { return b.position; };
constexpr auto right = [](auto const& b, auto) { return b.position - 1.0 * m; };
constexpr auto turn = [](auto const& b, auto) { return motion{b.position, -b.velocity}; };
// From the middle it moves 30.25 m in a second, and hits a wall after half a metre and then after each metre.
constexpr auto end = integrate(velocity_verlet{}, motion{0.5 * m, 30.25 * m_per_s}, coasts,
                               0.01 * s, 100, when(falling(left), turn), when(rising(right), turn));
static_assert(end.events.size() == 30);
