// SPDX-License-Identifier: BSL-1.0
// A proton in a magnetic bottle: its path, seen from the side.
#include <algorithm>
#include <boost/units/systems/si.hpp>
#include <unitstep/unitstep.hpp>

#include "../plot/plot.hpp"

namespace si = boost::units::si;
using unitstep::vec;

int main() {
  auto const bottle = [](auto const& s, auto) {
    auto const r = s.position;
    auto const l = 1.0 * si::metre;
    auto const z = r.z / l;
    return 0.1 * si::tesla / l * vec{-r.x * z, -r.y * z, l + r.z * z};
  };
  unitstep::second_law const field{1.67262192e-27 * si::kilogram,
                                   unitstep::magnetic_force{1.602176634e-19 * si::coulomb, bottle}};
  unitstep::motion const inside{vec{0.05, 0.0, 0.0} * si::metre,
                                vec{0.0, 1e5, 7e4} * si::metre_per_second};
  unitstep::simulation sim{unitstep::boris{}, inside, field, 2e-8 * si::second};
  std::vector<figures::point> path;
  double left = 0, right = 0;
  for (int n = 0; n < 3140; ++n) {
    auto const r = sim.state().position;
    left = std::min(left, r.z.value());
    right = std::max(right, r.z.value());
    path.push_back({r.z.value(), 100 * r.x.value()});
    sim.step();
  }
  figures::plot{"magnetic-bottle",
                "A narrow spiral along the axis of the bottle, between 4 and 7.1 cm beside it. It "
                "is tightest "
                "and most upright at both ends, 0.7 m from the middle, where it turns back.",
                {"along the axis, in m", -0.8, 0.8, 0.2},
                {"beside the axis, in cm", 0, 8, 2}}
      .add({"boris", path})
      .without_reference()
      .write();
  // Where the field has grown by what is left of the speed along it: z = 0.7 m, at both ends.
  auto const is_an_end = [](double z) { return z > 0.69 && z < 0.71; };
  return is_an_end(-left) && is_an_end(right) ? 0 : 1;
}
