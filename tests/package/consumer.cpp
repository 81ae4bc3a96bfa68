// SPDX-License-Identifier: BSL-1.0
// A user's first program; each project here builds it in its own way.
//! [program]
#include <boost/units/systems/si.hpp>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

// A sledge of 4 kg pulled by 6 N for 8 s in steps of 2 s: explicit Euler is below the
// closed form F t^2 / 2m = 48 m by F t h / 2m = 12 m.
constexpr auto pull = 6.0 * si::newton;
constexpr auto mass = 4.0 * si::kilogram;
constexpr auto at_rest = unitstep::motion{0.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto pulled = [](auto const&, auto) { return pull / mass; };

constexpr auto after_8_s =
    unitstep::integrate(unitstep::explicit_euler{}, at_rest, pulled, 2.0 * si::second, 4);
static_assert(after_8_s.velocity == 12.0 * si::metre_per_second);
static_assert(after_8_s.position == 36.0 * si::metre);
static_assert(after_8_s.position != 48.0 * si::metre);

int main() { return after_8_s.position == 36.0 * si::metre ? 0 : 1; }
//! [program]
