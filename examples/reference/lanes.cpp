// SPDX-License-Identifier: BSL-1.0
// Several runs at once, in the lanes of a register.
#include <boost/units/systems/si.hpp>
#include <unitstep/numbers/lanes.hpp>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>

using namespace unitstep;
using namespace unitstep::symbols;

//! [lanes]
// As many springs at once as there are lanes: in each the same bits
// as alone.
static_assert(lanes_in_a_register >= 2);
bool springs_have_the_bits_of_each_alone() {
  auto const pull = [](auto const& now, auto) {
    return -1.0 / s / s * now.position;
  };
  auto const run = [&](auto x, auto v) {
    return integrate(rk4{}, motion{x * m, v * m_per_s}, pull,
                     0.1 * s, 9);
  };
  lanes<2> const x = lanes<2>::of(
      [](std::size_t i) { return i == 0 ? 1.0 : 3.0; });
  return run(x, lanes<2>(0)).position.value()[1] ==
         run(3.0, 0.0).position.value();
}
//! [lanes]

//! [lanes functions]
// In each lane that of its number, and a choice in each.
bool functions_of_lanes() {
  lanes<2> const x = lanes<2>::of(
      [](std::size_t i) { return i == 0 ? 0.25 : 4.0; });
  auto const chosen = select(x < lanes<2>(1), -x, sqrt(x));
  return chosen[0] == -0.25 && chosen[1] == 2.0 &&
         sin(x)[1] == math::sin(4.0) &&
         cos(x)[0] == math::cos(0.25);
}
//! [lanes functions]

int main() {
  return springs_have_the_bits_of_each_alone() &&
                 functions_of_lanes()
             ? 0
             : 1;
}
