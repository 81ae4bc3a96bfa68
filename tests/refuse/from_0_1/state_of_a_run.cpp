// SPDX-License-Identifier: BSL-1.0
// The state that a run hands out is no longer a copy that can be changed.
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

constexpr auto bounced() {
  unitstep::simulation sim{unitstep::rk4{}, start, pull,
                           0.125 * si::second};
#ifdef UNITSTEP_MISTAKE
  //! [before]
  // Of a copy: it changed nothing.
  sim.state().velocity = -0.8 * sim.state().velocity;
  //! [before]
#else
  //! [after]
  auto state = sim.state();
  state.velocity = -0.8 * state.velocity;
  sim.set_state(state);
  //! [after]
#endif
  return sim.state().velocity;
}
static_assert(bounced() == 0.0 * si::metre_per_second);
