// SPDX-License-Identifier: BSL-1.0
// Runs by every kind of driver. If any unit, operand or operator is replaced by another one, a compiler must refuse it:
// python3 .ci/tools unit-mutants. Each piece between empty lines is tried separately, and only compiled: its result
// does not matter.
#include <boost/units/systems/si.hpp>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>
using boost::units::quantity;
using namespace unitstep;
using namespace unitstep::symbols;
namespace si = boost::units::si;

quantity<si::length> brakes() {
  motion const start{5.0 * m, 30.0 * m_per_s};
  auto const slows = [](auto const&, auto) { return -6.0 * m_per_s2; };
  return integrate(rk4{}, start, slows, 0.5 * s, 10, 2.0 * s).position;
}

quantity<si::velocity> is_driven() {
  motion const start{1.0 * m, 0.0 * m_per_s};
  auto const pulled = [](auto const& now, auto t) {
    auto const drive = 1.0 * N / s * t;
    auto const pull = 15.0 * N / m * (now.position + now.velocity * (0.1 * s));
    return (drive - pull) / (2.0 * kg);
  };
  return integrate(velocity_verlet{}, start, pulled, 0.01 * s, 10).velocity;
}

quantity<si::length> is_in_a_table() {
  motion const start{1.0 * m, 0.0 * m_per_s};
  auto const pulled = [](auto const& now, auto) { return -4.0 / s / s * now.position; };
  auto const table = trajectory<8>(rk4{}, start, pulled, 0.25 * s);
  auto const between = state_at(table, 1.125 * s);
  auto const near = interpolate(table[4], table[5], 1.125 * s);
  return table[4].state.position + table[4].state.velocity * (0.5 * s - table[4].time) +
         between.velocity * (0.5 * s) - near.position;
}

quantity<si::length> is_drawn_in_frames() {
  auto const falls = [](auto const&, auto) { return -9.81 * m_per_s2; };
  simulation run{leapfrog{}, motion{0.0 * m, 3.0 * m_per_s}, falls, 0.125 * s};
  fixed_step clock{0.125 * s, 8};
  auto before = run.state();
  for (auto n = clock.advance(0.3 * s); n > 0; --n) {
    before = run.state();
    run.step();
  }
  return interpolate(before, run.state(), clock.alpha()).position + 2.0 * m_per_s * run.time();
}

quantity<si::time> is_back_on_the_ground() {
  auto const falls = [](auto const&, auto) { return -10.0 * m_per_s2; };
  auto const over_4_m = [](auto const& now, auto) {
    return now.position - 4.0 * m;  // equivalent: an event is sought in any unit
  };
  auto const late = [](auto const&, auto t) {
    return t - 2.0 * s;  // equivalent: an event is sought in any unit
  };
  auto const met = integrate_until(rk4{}, motion{0.0 * m, 10.0 * m_per_s}, falls, 0.3 * s,
                                   first_of{rising{over_4_m}, falling{late}}, 100);
  return met.time + met.state.position / (1.0 * m_per_s);
}

quantity<si::length> is_looked_at() {
  auto const falls = [](auto const&, auto) { return -10.0 * m_per_s2; };
  motion const start{0.0 * m, 10.0 * m_per_s};
  auto sum = 0.0 * m;
  integrate_observed(rk4{}, start, falls, 0.25 * s, 8,
                     [&](auto const& now, auto t) { sum += now.position + 1.0 * m_per_s * t; });
  return sum;
}

quantity<si::length> is_within_a_tolerance() {
  motion const start{1.0 * m, 0.0 * m_per_s};
  second_law const pull{1.0 * kg, spring{1.0 * N / m}};
  tolerance const fine{motion{1e-9 * m, 1e-9 * m_per_s}, 1e-9};
  auto const sixth = integrate(dormand_prince5{}, start, pull, fine, 6.0 * s);
  auto const table = trajectory<6>(dormand_prince5{}, start, pull, fine, 1.0 * s);
  auto const middle = [](auto const& now, auto) {
    return now.position - 1.0 * m;  // equivalent: an event is sought in any unit
  };
  auto const passed =
      integrate_until(dormand_prince5{}, start, pull, fine, falling{middle}, 6.0 * s);
  simulation run{dormand_prince5{}, start, pull, fine};
  run.step();
  return sixth.position + table[3].state.position - passed.time * (1.0 * m_per_s) +
         run.state().velocity * (2.0 * s);
}

quantity<si::length> is_enclosed() {
  motion const start{between(0.9 * m, 1.1 * m), 0.0 * m_per_s};
  auto const pulled = [](auto const& now, auto) { return -1.0 / s / s * now.position; };
  auto const end = enclose(start, pulled, 0.25 * s, 8);
  auto const path = tube<8>(motion{1.0 * m, 0.0 * m_per_s}, pulled, 0.25 * s);
  if (path.always([](auto const& now) { return now.position < 1.01 * m; })) return 1.0 * m;
  return end.position.upper - end.position.lower;
}

quantity<si::length> is_controlled() {
  auto const due = [](auto const& now, auto) { return 2.0 / s * (1.0 * m_per_s - now.velocity); };
  sampled const held{due, 0.5 * s, [](auto const&, auto, auto push) { return push; }};
  auto const method = damped{semi_implicit_euler{}, 0.5, 0.1 * m_per_s};
  return integrate(method, motion{0.0 * m, 0.0 * m_per_s}, held, 0.125 * s, 8).position;
}

struct my_euler {
  static constexpr int order = 1;
  static constexpr int evaluations = 1;
  template <class X, class V, class Field, class Time>
  constexpr motion<X, V> step(motion<X, V> now, Field const& field, Time t, Time dt) const {
    auto const a = field(now, t + dt);
    now.velocity += a * dt;
    now.position += now.velocity * dt - a * dt * dt;
    return now;
  }
};
quantity<si::length> goes_by_my_method() {
  auto const falls = [](auto const&, auto) { return -10.0 * m_per_s2; };
  return integrate(my_euler{}, motion{0.0 * m, 1.0 * m_per_s}, falls, 0.5 * s, 4).position;
}
