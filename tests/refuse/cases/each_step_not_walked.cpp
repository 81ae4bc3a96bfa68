// SPDX-License-Identifier: BSL-1.0
// The steps are asked for and not made, which is a warning.
// expect words: a step is made when it is looked at
// any length: it is a warning, which shows the function
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/drive/each_step.hpp>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;

[[maybe_unused]] constexpr motion start{vec{1.0, 2.0} * si::metre,
                                        vec{0.0, 0.0} * si::metre_per_second};
[[maybe_unused]] constexpr auto field = [](auto const& state, auto) {
  return -state.position / (si::second * si::second);
};

int main() {
  simulation sim{rk4{}, start, field, 0.5 * si::second};
#ifdef UNITSTEP_MISTAKE
  each_step(sim, 100);
#else
  for (auto const& now : each_step(sim, 100)) static_cast<void>(now);
#endif
}
