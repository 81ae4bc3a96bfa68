// SPDX-License-Identifier: BSL-1.0
// expect any: m [+] m.*m [+] m s.-1
// Speeds are added up without the time that each of them lasted.
#include <boost/units/systems/si.hpp>
#include <unitstep/units/readable_operators.hpp>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

//! [mistake]
constexpr auto way(auto const& speed, int pieces) {
  auto total = 0.0 * si::metre;
  for (int n = 0; n < pieces; ++n) total = total + speed(n);
  return total;
}
constexpr auto far =
    way([](int n) { return n * si::metre_per_second; }, 4);
//! [mistake]

int main() {}
