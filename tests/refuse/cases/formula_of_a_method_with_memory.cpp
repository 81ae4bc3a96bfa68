// SPDX-License-Identifier: BSL-1.0
// A method of the caller's own that keeps the last acceleration forgets the step.
// expect: expected m += m, got m += m s^-1
// any length: the error shows the way to the formula
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

struct own_late_euler {
  template <class X, class V, class Field, class Time>
  constexpr auto start(unitstep::motion<X, V> const& state, Field const& acceleration, Time t,
                       Time) const {
    return acceleration(state, t);
  }
  template <class X, class V, class Memory, class Field, class Time>
  constexpr unitstep::motion<X, V> step(unitstep::motion<X, V> state, Memory& last,
                                        Field const& acceleration, Time t, Time dt) const {
    state.velocity += last * dt;
#ifdef UNITSTEP_MISTAKE
    state.position += state.velocity;
#else
    state.position += state.velocity * dt;
#endif
    last = acceleration(state, t + dt);
    return state;
  }
};
constexpr unitstep::motion start{0.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const&, auto) { return 1.0 * si::metre_per_second_squared; };
[[maybe_unused]] constexpr auto end =
    unitstep::integrate(own_late_euler{}, start, field, 0.5 * si::second, 10);
