// SPDX-License-Identifier: BSL-1.0
// The momentum of an array of bodies that has none.
// expect: expected position: at least one body, got array<m, 0>
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using boost::units::quantity;

#ifdef UNITSTEP_MISTAKE
constexpr std::size_t bodies = 0;
#else
constexpr std::size_t bodies = 1;
#endif
constexpr unitstep::motion<std::array<quantity<si::length>, bodies>,
                           std::array<quantity<si::velocity>, bodies>>
    state{};
double whole() {
  auto const p = unitstep::momentum(1.0 * si::kilogram, state);
  // What comes after a mistake must not be blamed too.
  return (p - p).value();
}
