// SPDX-License-Identifier: BSL-1.0
// A method for states of any kind forgets the step.
// expect: expected m + m, got m + m s^-1
// any length: the error shows the way to the formula
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

struct own_euler {
  template <class State, class Field, class Time>
  constexpr State step(State const& state, Field const& rates, Time t,
                       [[maybe_unused]] Time dt) const {
#ifdef UNITSTEP_MISTAKE
    return state + rates(state, t);
#else
    return state + rates(state, t) * dt;
#endif
  }
};
struct fall {
  boost::units::quantity<si::length> height;
  boost::units::quantity<si::velocity> speed;
};
constexpr auto field = [](fall const& f, auto) {
  return unitstep::rates{f.speed, 1.0 * si::metre_per_second_squared};
};
[[maybe_unused]] constexpr auto end =
    unitstep::integrate(own_euler{}, fall{}, field, 0.5 * si::second, 10);
