// SPDX-License-Identifier: BSL-1.0
// Nobody takes the length of a vec, which is a warning.
// expect words: ignoring return
// any length: it is a warning, which shows the function
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;

[[maybe_unused]] constexpr motion start{vec{1.0, 2.0} * si::metre,
                                        vec{0.0, 0.0} * si::metre_per_second};
[[maybe_unused]] constexpr auto field = [](auto const& state, auto) {
  return -state.position / (si::second * si::second);
};

int main() {
#ifdef UNITSTEP_MISTAKE
  norm(start.position);
#else
  [[maybe_unused]] auto const kept = norm(start.position);
#endif
}
