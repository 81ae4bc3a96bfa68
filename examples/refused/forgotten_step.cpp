// SPDX-License-Identifier: BSL-1.0
// expect any: m [+]= m.*m [+]= m s\^-1
// A method forgets to multiply by the step.
#include <boost/units/systems/si.hpp>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

//! [mistake]
struct hasty_euler {
  template <class X, class V, class Field, class Time>
  constexpr auto step(unitstep::motion<X, V> s, Field const& field,
                      Time t, Time dt) const {
    s.velocity += field(s, t) * dt;
    s.position += s.velocity;
    return s;
  }
};
//! [mistake]
constexpr auto pull = [](auto const&, auto) {
  return 10.0 * si::metre_per_second_squared;
};
constexpr auto end = unitstep::integrate(
    hasty_euler{},
    unitstep::motion{0.0 * si::metre, 0.0 * si::metre_per_second},
    pull, 1.0 * si::second, 10);

int main() {}
