// SPDX-License-Identifier: BSL-1.0
// The type of the state that a run hands out is const.
// expect words: no viable overloaded|discards qualifiers
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr unitstep::motion start{1.0 * si::metre,
                                 0.0 * si::metre_per_second};
constexpr auto pull = [](auto const& s, auto) {
  return -4.0 / (si::second * si::second) * s.position;
};

constexpr auto before_last() {
  unitstep::simulation sim{unitstep::rk4{}, start, pull,
                           0.125 * si::second};
#ifdef UNITSTEP_MISTAKE
  //! [before]
  decltype(sim.state()) before = sim.state();
  //! [before]
#else
  //! [after]
  auto before = sim.state();
  //! [after]
#endif
  for (int n = 0; n < 4; ++n) {
    before = sim.state();
    sim.step();
  }
  return before;
}
static_assert(before_last().position < start.position);
