// SPDX-License-Identifier: BSL-1.0
// Chapter 21: the error of five methods on a damped spring against the evaluations of its field.
#include <boost/units/systems/si.hpp>
#include <cmath>
#include <unitstep/unitstep.hpp>

#include "../plot/plot.hpp"

namespace si = boost::units::si;

// As in examples/own_method.cpp.
struct adams_bashforth {
  static constexpr int evaluations = 1;

  template <class V, class A>
  struct slopes {
    V velocity;
    A acceleration;
  };
  template <class X, class V, class Field, class Time>
  constexpr auto start(unitstep::motion<X, V> const& s, Field const& field, Time t, Time) const {
    return slopes<V, decltype(field(s, t))>{s.velocity, field(s, t)};
  }
  template <class X, class V, class Memory, class Field, class Time>
  constexpr unitstep::motion<X, V> step(unitstep::motion<X, V> s, Memory& before,
                                        Field const& field, Time t, Time dt) const {
    Memory const now{s.velocity, field(s, t)};
    s.position += (3 * now.velocity - before.velocity) * (dt / 2);
    s.velocity += (3 * now.acceleration - before.acceleration) * (dt / 2);
    before = now;
    return s;
  }
};

double error(auto method, int evaluations) {
  unitstep::motion const let_go{1.0 * si::metre, 0.0 * si::metre_per_second};
  unitstep::second_law const swing{1.0 * si::kilogram,
                                   unitstep::spring{4.0 * si::newton / si::metre},
                                   unitstep::damper{1.0 * si::kilogram / si::second}};
  unitstep::damped_oscillator const exact{2.0 / si::second, 0.5 / si::second};
  int const steps = evaluations / method.evaluations;
  auto const end = unitstep::integrate(method, let_go, swing, 4.0 / steps * si::second, steps);
  auto const due = exact.after(let_go, 4.0 * si::second);
  return std::hypot((end.position - due.position).value(),
                    (end.velocity - due.velocity).value() / 2);
}

std::vector<figures::point> line_of(auto method) {
  std::vector<figures::point> points;
  for (int k = 5; k <= 10; ++k) points.push_back({double(k), std::log10(error(method, 1 << k))});
  return points;
}

int main() {
  figures::plot{
      "own-method",
      "The logarithm of the error on a damped spring against the evaluations, 32 to 1024. Explicit "
      "Euler and semi-implicit Euler fall in parallel lines of first order. Midpoint and below it "
      "Adams-Bashforth fall twice as steeply, RK4 four times as steeply and far below.",
      {"evaluations, as a power of 2", 5, 10, 1},
      {"error in m, as a power of 10", -9, 0, 3}}
      .add({"explicit Euler", line_of(unitstep::explicit_euler{}), true})
      .add({"semi-implicit Euler", line_of(unitstep::semi_implicit_euler{}), true})
      .add({"midpoint", line_of(unitstep::midpoint{}), true})
      .add({"Adams-Bashforth", line_of(adams_bashforth{}), true})
      .add({"RK4", line_of(unitstep::rk4{}), true})
      .without_reference()
      .write();
}
