// SPDX-License-Identifier: BSL-1.0
// Laws of force, vectors, several bodies, rotating bodies, and the functions that check runs; see runs.cpp.
#include <boost/units/systems/si.hpp>
#include <unitstep/many/vectors.hpp>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>
#include <vector>
using boost::units::quantity;
using namespace unitstep;
using namespace unitstep::symbols;
namespace si = boost::units::si;

quantity<si::length> swings() {
  second_law const law{2.0 * kg,
                       spring{8.0 * N / m, 0.5 * m, 1.0 * m},
                       damper{0.5 * N * s / m},
                       constant_force{1.0 * N},
                       gravity{-10.0 * m_per_s2},
                       impulse{8.0 * N, 0.25 * s, 0.5 * s}};
  return integrate(leapfrog{}, motion{1.0 * m, 0.0 * m_per_s}, law, 0.125 * s, 16).position;
}

quantity<si::length> is_thrown() {
  motion const start{vec{0.0, 2.0} * m, vec{3.0, 4.0} * m_per_s};
  second_law const law{2.0 * kg, gravity{vec{0.0, -9.81} * m_per_s2}, quadratic_drag{0.5 * kg / m},
                       [](auto const& now, auto) { return -1.0 * N / m * now.position; }};
  auto const end = integrate(rk4{}, start, law, 0.125 * s, 8);
  auto const along = dot(end.position, end.velocity) / norm(end.velocity);
  return along + end.position.x + end.velocity.y * (1.0 * s) + sqrt(2.0 * m * end.position.y);
}

quantity<si::force> is_turned_by_a_field() {
  auto const tesla = kg / s / C;
  motion const start{vec{0.0, 0.0, 1.0} * m, vec{3.0, 0.0, 0.0} * m_per_s};
  second_law const law{1.0 * kg, magnetic_force{2.0 * C, vec{0.0, 0.0, 0.5} * tesla}};
  auto const end = integrate(boris{}, start, law, 0.125 * s, 8);
  auto const by_hand = 2.0 * C * cross(end.velocity, vec{0.0, 0.0, 0.5} * tesla);
  return by_hand.y + 1.0 * kg * end.velocity.x / (1.0 * s);
}

quantity<si::length> circles() {
  motion const start{vec{7000.0, 0.0} * m, vec{0.0, 1.0} * m_per_s};
  auto const mu = 398600.0 * m * m * m / (s * s);
  auto const by_hand = [mu](auto const& now, auto) {
    auto const r = norm(now.position);
    return -mu * now.position / (r * r * r);
  };
  auto const end = integrate(butcher5{}, start, by_hand, 2.0 * s, 8);
  auto const by_law = integrate(butcher5{}, start, central_gravity{mu}, 2.0 * s, 8);
  auto const exact = two_body{mu}.after(start, 16.0 * s);
  return norm(end.position - by_law.position + exact.velocity * (1.0 * s));
}

quantity<si::energy> pull_on_each_other() {
  std::array const masses{3.0 * kg, 1.0 * kg};
  motion const pair{std::array{0.0 * m, 2.0 * m}, std::array{0.0 * m_per_s, 0.0 * m_per_s}};
  mutual_gravity const law{1.0 * N * m * m / kg / kg};
  auto const end = integrate(leapfrog{}, pair, second_law{masses, law}, 0.25 * s, 4);
  auto const speed = momentum(masses, end) / (4.0 * kg);
  return energy(masses, end, law) + 0.5 * kg * speed * speed +
         1.0 * N * (end.position[1] - end.position[0]);
}

quantity<si::energy> is_counted() {
  motion const now{0.5 * m, 3.0 * m_per_s};
  auto const moving = kinetic_energy(2.0 * kg, now);
  return energy(2.0 * kg, now, spring{8.0 * N / m}) - moving + 2.0 * N * now.position;
}

quantity<si::length> is_exact() {
  motion const start{1.0 * m, 0.0 * m_per_s};
  damped_oscillator const swing{2.0 / s, 1.0 / s};
  uniform_acceleration const fall{-10.0 * m_per_s2};
  return swing.after(start, 1.0 * s).position + fall.after(start, 3.0 * s).velocity * (2.0 * s);
}

quantity<si::velocity> flies_and_turns() {
  auto const moment = kg * m * m / rad / rad;
  rigid_body const start{motion{vec{0.0, 0.0, 2.0} * m, vec{1.0, 0.0, 0.0} * m_per_s},
                         rotation{quaternion{1.0, 0.0, 0.0, 0.0}, vec{0.0, 0.0, 1.0} * rad / s}};
  newton_euler const field{second_law{1.0 * kg, gravity{vec{0.0, 0.0, -10.0} * m_per_s2}},
                           euler_equations{vec{1.0, 2.0, 3.0} * moment}};
  auto const end = integrate(leapfrog{}, start, field, 0.125 * s, 8);
  return end.motion.velocity.x + end.rotation.angular_velocity.z / rad * (2.0 * m);
}

struct rocket {
  quantity<si::length> height;
  quantity<si::velocity> speed;
  quantity<si::mass> mass;
};
quantity<si::length> lifts_off() {
  auto const thrust = [](rocket const& now, auto) {
    auto const burn = 4.0 * kg / s;
    return rates{now.speed, 2500.0 * m_per_s * burn / now.mass - 9.8 * m_per_s2, -1.0 * burn};
  };
  auto const end =
      integrate(rk4{}, rocket{0.0 * m, 0.0 * m_per_s, 100.0 * kg}, thrust, 0.25 * s, 4);
  return end.height + end.speed * (1.0 * s) + end.mass * (0.5 * m / kg);
}

quantity<si::length> all_fall() {
  motion const dropped{std::vector(3, 20.0 * m), std::vector(3, 0.0 * m_per_s)};
  auto const falls = [](auto const& now, auto, auto const& a) {
    for (std::size_t n = 0; n < a.size(); ++n)
      a[n] = -1.0 / s / s * now.position[n] - 10.0 * m_per_s2;
  };
  return integrate(rk4{}, dropped, falls, 0.5 * s, 4).position[0];
}
