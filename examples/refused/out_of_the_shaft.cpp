// SPDX-License-Identifier: BSL-1.0
// expect any: throw-expression|must be initialized by a constant
// The watched platform by a method that lets a swing grow.
#include <boost/units/systems/si.hpp>
#include <stdexcept>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr unitstep::second_law hung{
    1.0 * si::kilogram,
    unitstep::spring{4.0 * si::newton / si::metre}};
//! [mistake]
constexpr auto watched = [](auto const& s, auto t) {
  if (s.position > 2.01 * si::metre ||
      s.position < -2.01 * si::metre)
    throw std::logic_error("the platform leaves its shaft");
  return hung(s, t);
};
constexpr auto later = unitstep::integrate(
    unitstep::explicit_euler{},
    unitstep::motion{2.0 * si::metre, 0.0 * si::metre_per_second},
    watched, si::second / 60.0, 600);
//! [mistake]

int main() {}
