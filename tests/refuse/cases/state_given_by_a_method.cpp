// SPDX-License-Identifier: BSL-1.0
// A method of the caller's own calls the field with the members swapped, which one of time alone cannot notice.
// expect: expected position of the field: m, got m s^-1
// any length: the error shows the way to the formula
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

struct own_method {
  template <class X, class V, class Field, class Time>
  constexpr unitstep::motion<X, V> step(unitstep::motion<X, V> state, Field const& acceleration,
                                        Time t, Time dt) const {
    state.position += state.velocity * dt;
#ifdef UNITSTEP_MISTAKE
    unitstep::motion const seen{state.velocity, state.position};
#else
    unitstep::motion const seen{state.position, state.velocity};
#endif
    state.velocity += acceleration(seen, t) * dt;
    return state;
  }
};
constexpr unitstep::motion start{0.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const&, auto) { return 1.0 * si::metre_per_second_squared; };
[[maybe_unused]] constexpr auto end =
    unitstep::integrate(own_method{}, start, field, 0.5 * si::second, 10);
