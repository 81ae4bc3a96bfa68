// SPDX-License-Identifier: BSL-1.0
// What a run is compared with.
#include <boost/units/systems/si.hpp>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>

using namespace unitstep;
using namespace unitstep::symbols;

namespace energy_example {
//! [energy]
// 2 kg at 3 m/s, on a spring of 8 N/m drawn by 1/2 m: 9 J and 1 J.
constexpr motion now{0.5 * m, 3.0 * m_per_s};
constexpr spring law{8.0 * N / m};
static_assert(energy(2.0 * kg, now, law) == 10.0 * J);
static_assert(kinetic_energy(2.0 * kg, now) == 9.0 * J);
static_assert(potential_energy(law, 2.0 * kg, now) == 1.0 * J);
//! [energy]
}  // namespace energy_example

namespace momentum_example {
//! [momentum]
// Two bodies that fly apart, 2 m from each other, and turn.
constexpr std::array masses{2.0 * kg, 1.0 * kg};
constexpr motion both{
    std::array{vec{-1.0, 0.0} * m, vec{1.0, 0.0} * m},
    std::array{vec{0.0, -1.0} * m_per_s, vec{0.0, 2.0} * m_per_s}};
static_assert(momentum(masses, both) ==
              vec{0.0, 0.0} * (kg * m_per_s));
static_assert(angular_momentum(masses, both) == 4.0 * kg * m2 / s);
//! [momentum]
}  // namespace momentum_example

namespace damped_oscillator_example {
//! [damped_oscillator]
// omega = 2/s, gamma = 1/s, released at 1 m, after 1 s.
constexpr damped_oscillator exact{2.0 / s, 1.0 / s};
constexpr auto end =
    exact.after(motion{1.0 * m, 0.0 * m_per_s}, 1.0 * s);
static_assert(0.150 * m < end.position && end.position < 0.151 * m);
//! [damped_oscillator]
}  // namespace damped_oscillator_example

namespace two_body_example {
//! [two_body]
// A quarter of a circle of 1 m around 1 m^3/s^2.
constexpr two_body orbit{1.0 * m3 / s / s};
constexpr motion start{vec{1.0, 0.0} * m, vec{0.0, 1.0} * m_per_s};
constexpr auto end = orbit.after(start, 1.5707963267948966 * s);
static_assert(norm(end.position - vec{0.0, 1.0} * m) < 1e-15 * m);
//! [two_body]
}  // namespace two_body_example

namespace elements_example {
//! [elements]
// An ellipse that begins at its pericentre, 1 m away: 1.21 - 1 is its
// eccentricity. There and back again.
constexpr two_body orbit{1.0 * m3 / s / s};
constexpr motion start{vec{1.0, 0.0, 0.0} * m,
                       vec{0.0, 1.1, 0.0} * m_per_s};
constexpr orbital_elements shape = elements_of(orbit, start);
static_assert(magnitude(shape.eccentricity - 0.21) < 1e-15);
static_assert(norm(state_of(orbit, shape).velocity -
                   start.velocity) < 1e-15 * m_per_s);
//! [elements]
}  // namespace elements_example

namespace uniform_acceleration_example {
//! [uniform_acceleration]
// Three seconds of free fall: 45 m.
constexpr uniform_acceleration fall{-10.0 * m_per_s2};
static_assert(fall.after(motion{0.0 * m, 0.0 * m_per_s}, 3.0 * s) ==
              motion{-45.0 * m, -30.0 * m_per_s});
//! [uniform_acceleration]
}  // namespace uniform_acceleration_example

int main() {}
