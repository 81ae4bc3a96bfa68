// SPDX-License-Identifier: BSL-1.0
// Laws of force, each on one state.
#include <boost/units/systems/si.hpp>
#include <type_traits>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>

using namespace unitstep;
using namespace unitstep::symbols;

namespace laws_example {
//! [spring]
// Half a metre beyond its rest length of 1 m: pulled back by 4 N.
constexpr spring law{8.0 * N / m, 0.0 * m, 1.0 * m};
constexpr motion stretched{1.5 * m, 0.0 * m_per_s};
static_assert(law(stretched, 0.0 * s) == -4.0 * N);
static_assert(law.potential(1.0 * kg, stretched) == 1.0 * J);
//! [spring]
}  // namespace laws_example

namespace damper_example {
//! [damper]
// 2 N s/m against 3 m/s.
constexpr damper law{2.0 * N_s_per_m};
constexpr motion moving{0.0 * m, 3.0 * m_per_s};
static_assert(law(moving, 0.0 * s) == -6.0 * N);
//! [damper]
}  // namespace damper_example

namespace quadratic_drag_example {
//! [quadratic_drag]
// At twice the speed four times the force, here along (3, 4)/5.
constexpr quadratic_drag law{0.5 * kg_per_m};
constexpr motion flying{vec{0.0, 0.0} * m, vec{3.0, 4.0} * m_per_s};
static_assert(law(flying, 0.0 * s) == vec{-7.5, -10.0} * N);
//! [quadratic_drag]
}  // namespace quadratic_drag_example

namespace gravity_example {
//! [gravity]
// The same acceleration for every mass; the energy is that of height.
constexpr gravity law{vec{0.0, -10.0} * m_per_s2};
constexpr motion above{vec{0.0, 3.0} * m, vec{0.0, 0.0} * m_per_s};
static_assert(second_law{2.0 * kg, law}(above, 0.0 * s) ==
              vec{0.0, -10.0} * m_per_s2);
static_assert(law.potential(2.0 * kg, above) == 60.0 * J);
//! [gravity]
}  // namespace gravity_example

namespace central_gravity_example {
//! [central_gravity]
// The Earth's pull where a satellite circles in 24 hours.
constexpr auto earth = central_gravity{3.986004418e14 * m3 / s / s};
constexpr motion above{vec{42.164e6, 0.0} * m,
                       vec{0.0, 3075.0} * m_per_s};
constexpr auto pull = earth(above, 0.0 * s).x;
static_assert(-0.2243 * m_per_s2 < pull &&
              pull < -0.2242 * m_per_s2);
//! [central_gravity]
}  // namespace central_gravity_example

namespace constant_force_example {
//! [constant_force]
// 6 N on 2 kg for two seconds, from rest.
constexpr second_law pushed{2.0 * kg, constant_force{6.0 * N}};
constexpr motion at_rest{0.0 * m, 0.0 * m_per_s};
static_assert(integrate(suvat{}, at_rest, pushed, 0.5 * s, 4) ==
              motion{6.0 * m, 6.0 * m_per_s});
//! [constant_force]
}  // namespace constant_force_example

namespace impulse_example {
//! [impulse]
// 8 N from 1/4 s to 1/2 s: a momentum of 2 kg m/s.
constexpr impulse shot{8.0 * N, 0.25 * s, 0.5 * s};
constexpr motion at_rest{0.0 * m, 0.0 * m_per_s};
constexpr auto end = integrate(
    leapfrog{}, at_rest, second_law{1.0 * kg, shot}, s / 16.0, 16);
static_assert(end.velocity == 2.0 * m_per_s);
//! [impulse]
}  // namespace impulse_example

namespace magnetic_force_example {
//! [magnetic_force]
// q v x B: along -y for 2 C that moves along x in a field along z.
constexpr magnetic_force law{2.0 * C,
                             vec{0.0, 0.0, 0.5} * (kg_per_s / C)};
constexpr motion flying{vec{0.0, 0.0, 0.0} * m,
                        vec{3.0, 0.0, 0.0} * m_per_s};
static_assert(law(flying, 0.0 * s) == vec{0.0, -3.0, 0.0} * N);
//! [magnetic_force]
}  // namespace magnetic_force_example

namespace turning_frame_example {
//! [coriolis]
// On a floor that turns by 1/2 rad/s: to the right of the motion.
constexpr coriolis law{0.5 / s};
constexpr motion walking{vec{4.0, 0.0} * m,
                         vec{0.0, 3.0} * m_per_s};
static_assert(second_law{1.0 * kg, law}(walking, 0.0 * s) ==
              vec{3.0, 0.0} * m_per_s2);
//! [coriolis]
}  // namespace turning_frame_example

namespace centrifugal_example {
//! [centrifugal]
// On a floor that turns by 1/2 rad/s, 4 m from the axis.
constexpr centrifugal law{0.5 / s};
constexpr motion standing{vec{4.0, 0.0} * m,
                          vec{0.0, 0.0} * m_per_s};
static_assert(second_law{1.0 * kg, law}(standing, 0.0 * s) ==
              vec{1.0, 0.0} * m_per_s2);
//! [centrifugal]
}  // namespace centrifugal_example

namespace mutual_gravity_example {
//! [mutual_gravity]
// A body of 3 kg and one of 1 kg, 2 m apart: the same force on both.
constexpr std::array masses{3.0 * kg, 1.0 * kg};
constexpr mutual_gravity law{1.0 * N * m2 / kg / kg};
constexpr motion pair{std::array{0.0 * m, 2.0 * m},
                      std::array{0.0 * m_per_s, 0.0 * m_per_s}};
constexpr auto pulls = second_law{masses, law}(pair, 0.0 * s);
static_assert(pulls[0] == 0.25 * m_per_s2 &&
              pulls[1] == -0.75 * m_per_s2);
//! [mutual_gravity]
}  // namespace mutual_gravity_example

namespace second_law_example {
//! [second_law]
// Weight, a spring and a damper on 2 kg.
constexpr second_law field{2.0 * kg, gravity{-10.0 * m_per_s2},
                           spring{8.0 * N / m},
                           damper{1.0 * N_s_per_m}};
constexpr motion now{0.5 * m, 2.0 * m_per_s};
static_assert(field(now, 0.0 * s) == -13.0 * m_per_s2);
//! [second_law]
}  // namespace second_law_example

namespace on_each_body_example {
//! [on_each_body]
// A law of one's own for one body, on each of two.
constexpr on_each_body wind{[](auto const& body, auto) {
  return 2.0 * N_s_per_m * (3.0 * m_per_s - body.velocity);
}};
constexpr motion both{std::array{0.0 * m, 1.0 * m},
                      std::array{1.0 * m_per_s, 3.0 * m_per_s}};
constexpr std::array masses{1.0 * kg, 1.0 * kg};
constexpr auto a = second_law{masses, wind}(both, 0.0 * s);
static_assert(a[0] == 4.0 * m_per_s2 && a[1] == 0.0 * m_per_s2);
//! [on_each_body]
}  // namespace on_each_body_example

namespace euler_equations_example {
//! [euler_equations]
// A free body that turns about no axis of its own: it tumbles.
constexpr euler_equations free{vec{1.0, 2.0, 3.0} *
                               (kg * m2 / rad / rad)};
constexpr rotation now{quaternion{1.0, 0.0, 0.0, 0.0},
                       vec{1.0, 1.0, 1.0} * rad_per_s};
constexpr auto tumbling = free(now, 0.0 * s);
static_assert(tumbling.x == -1.0 * rad_per_s2 &&
              tumbling.y == 1.0 * rad_per_s2);
//! [euler_equations]
}  // namespace euler_equations_example

namespace torque_of_example {
//! [torque_of]
// 3 N at an arm of 2 m, per radian: a torque, and no energy.
constexpr auto torque =
    torque_of(vec{2.0, 0.0, 0.0} * m, vec{0.0, 3.0, 0.0} * N);
static_assert(torque.z == 6.0 * J / rad);
//! [torque_of]
}  // namespace torque_of_example

namespace newton_euler_example {
//! [newton_euler]
// A thrown body: it falls as a point does, and turns as a free one.
constexpr newton_euler field{
    second_law{1.0 * kg, gravity{vec{0.0, 0.0, -10.0} * m_per_s2}},
    euler_equations{vec{1.0, 2.0, 3.0} * (kg * m2 / rad / rad)}};
constexpr rigid_body thrown{
    motion{vec{0.0, 0.0, 2.0} * m, vec{1.0, 0.0, 0.0} * m_per_s},
    rotation{quaternion{1.0, 0.0, 0.0, 0.0},
             vec{0.0, 0.0, 1.0} * rad_per_s}};
constexpr auto a = field(thrown, 0.0 * s);
static_assert(a.linear.z == -10.0 * m_per_s2);
static_assert(a.angular.z == 0.0 * rad_per_s2);
//! [newton_euler]
}  // namespace newton_euler_example

int main() {}
