// SPDX-License-Identifier: BSL-1.0
// expect any: m - m s\^-1
// Inside a field a speed is taken from a place.
#include <boost/units/systems/si.hpp>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr unitstep::motion driving{0.0 * si::metre,
                                   20.0 * si::metre_per_second};
//! [mistake]
constexpr auto follows = [](auto const& s, auto t) {
  auto const ahead =
      30.0 * si::metre + 15.0 * si::metre_per_second * t;
  auto const gap = ahead - s.velocity;
  return gap * (0.2 / (si::second * si::second));
};
constexpr auto behind = unitstep::integrate(
    unitstep::leapfrog{}, driving, follows, 0.25 * si::second, 16);
//! [mistake]

int main() {}
