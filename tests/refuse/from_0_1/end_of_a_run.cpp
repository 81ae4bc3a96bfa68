// SPDX-License-Identifier: BSL-1.0
// How a run ended has a fifth member: which of several events came.
// expect words: only 4 names|5 elements
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr unitstep::motion start{1.0 * si::metre,
                                 0.0 * si::metre_per_second};
constexpr auto pull = [](auto const& s, auto) {
  return -4.0 / (si::second * si::second) * s.position;
};

constexpr auto place = [](auto const& s, auto) {
  return s.position;
};
constexpr long steps_until_it_passes() {
  auto const end =
      unitstep::integrate_until(unitstep::rk4{}, start, pull,
                                0.125 * si::second, place, 100);
#ifdef UNITSTEP_MISTAKE
  //! [before]
  auto const& [state, time, steps, why] = end;
  //! [before]
#else
  //! [after]
  auto const& [state, time, steps, why, which] = end;
  //! [after]
  static_cast<void>(which);
#endif
  static_cast<void>(state), static_cast<void>(time),
      static_cast<void>(why);
  return steps;
}
static_assert(steps_until_it_passes() == 7);
