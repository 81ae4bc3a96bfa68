// SPDX-License-Identifier: BSL-1.0
// A call that only returns a result is no statement.
// expect words: ignoring return value
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr unitstep::motion start{1.0 * si::metre,
                                 0.0 * si::metre_per_second};
constexpr auto pull = [](auto const& s, auto) {
  return -4.0 / (si::second * si::second) * s.position;
};

constexpr bool can_be_run() {
#ifdef UNITSTEP_MISTAKE
  //! [before]
  unitstep::integrate(unitstep::rk4{}, start, pull,
                      0.125 * si::second, 4);
  //! [before]
#else
  //! [after]
  static_cast<void>(unitstep::integrate(
      unitstep::rk4{}, start, pull, 0.125 * si::second, 4));
  //! [after]
#endif
  return true;
}
static_assert(can_be_run());
