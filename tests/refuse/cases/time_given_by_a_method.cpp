// SPDX-License-Identifier: BSL-1.0
// A method of the caller's own multiplies the time by its step, which a field need not notice.
// expect: expected time of the field: s, got s^2
// any length: the error shows the way to the formula
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

struct own_method {
  template <class X, class V, class Field, class Time>
  constexpr unitstep::motion<X, V> step(unitstep::motion<X, V> state, Field const& acceleration,
                                        Time t, Time dt) const {
#ifdef UNITSTEP_MISTAKE
    auto const middle = t * dt / 2;
#else
    auto const middle = t + dt / 2;
#endif
    state.position += state.velocity * dt;
    state.velocity += acceleration(state, middle) * dt;
    return state;
  }
};
constexpr unitstep::motion start{0.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const&, auto) { return 1.0 * si::metre_per_second_squared; };
[[maybe_unused]] constexpr auto end =
    unitstep::integrate(own_method{}, start, field, 0.5 * si::second, 10);
