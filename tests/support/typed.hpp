// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <boost/units/systems/si.hpp>
#include <unitstep/drive/integrate.hpp>
#include <unitstep/drive/simulation.hpp>

#include "course.hpp"

namespace laws {

namespace si = boost::units::si;

/// A body on a spring with a damper, in metres and seconds: ten steps through the drivers are, bit for bit, ten steps
/// of the method on plain numbers.
template <class M, class T>
constexpr bool steps_quantities_of() {
  auto const metres = T(1) * si::metre;
  auto const per_second = T(1) / si::second;
  auto const typed = [=](auto const& s, auto t) {
    return -(s.position * per_second + s.velocity) * per_second +
           metres * (per_second * per_second * per_second) * t;
  };
  auto const plain = [](auto const& s, auto const& t) { return -(s.position + s.velocity) + t; };
  unitstep::motion const start{T(1) * si::metre, T(2) * si::metre_per_second};
  auto const dt = T(0.125) * si::second;
  auto const end = unitstep::integrate(M{}, start, typed, dt, 10);
  unitstep::simulation sim{M{}, start, typed, dt};
  for (int n = 0; n < 10; ++n) sim.step();
  // The time of step n is n dt, which is exact here, as is the running sum of a course.
  auto const same = run(M{}, unitstep::motion<T, T>{T(1), T(2)}, plain, T(0.125), 10);
  return end.position.value() == same.position && end.velocity.value() == same.velocity &&
         sim.state().position == end.position && sim.state().velocity == end.velocity;
}

/// The same in three dimensions, where the axes move alike.
template <class M>
constexpr bool steps_vectors_of_quantities() {
  auto const rate = 1.0 / (si::second * si::second);
  auto const spring = [=](auto const& s, auto) { return -rate * s.position; };
  auto const dt = 0.125 * si::second;
  auto const still = 0.0 * si::metre_per_second;
  unitstep::motion const start{unitstep::vec{1.0, 2.0, 3.0} * si::metre,
                               unitstep::vec{still, still, still}};
  auto const end = unitstep::integrate(M{}, start, spring, dt, 10);
  auto const axis =
      unitstep::integrate(M{}, unitstep::motion{2.0 * si::metre, still}, spring, dt, 10);
  return end.position[1] == axis.position && end.velocity[1] == axis.velocity;
}

template <class M>
constexpr bool steps_quantities() {
  return steps_quantities_of<M, double>() && steps_quantities_of<M, float>() &&
         steps_vectors_of_quantities<M>();
}

}  // namespace laws
