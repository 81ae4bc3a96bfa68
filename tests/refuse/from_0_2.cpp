// SPDX-License-Identifier: BSL-1.0
// What 0.2 took and a later release does not, beside what to write now.
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr unitstep::motion swings{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr unitstep::motion small{1e-9 * si::metre, 1e-9 * si::metre_per_second};

// What a tolerance was given has other names: the old ones set it.
// expect any: unable to deduce|reference to non-static member function must be called
namespace members_of_a_tolerance {
constexpr unitstep::tolerance allowed{small, 1e-9, 0.125 * si::second};
#ifdef UNITSTEP_MISTAKE
//! [members_of_a_tolerance before]
constexpr auto first = allowed.first_step;
//! [members_of_a_tolerance before]
#else
//! [members_of_a_tolerance after]
constexpr auto first = allowed.tried_first;
//! [members_of_a_tolerance after]
static_assert(first == 0.125 * si::second);
#endif
}  // namespace members_of_a_tolerance

// The estimate of the pair for forces without velocity does not see a damper.
// expect any: forces without velocity
namespace pair_without_velocity {
constexpr unitstep::second_law law{1.0 * si::kilogram,
                                   unitstep::spring{4.0 * si::newton / si::metre},
                                   unitstep::damper{1.0 * si::newton * si::second / si::metre}};
constexpr auto until = 1.0 * si::second;
#ifdef UNITSTEP_MISTAKE
//! [pair_without_velocity before]
constexpr auto end = unitstep::integrate(unitstep::dormand_el_mikkawy_prince4{}, swings, law,
                                         unitstep::tolerance{small}, until);
//! [pair_without_velocity before]
#else
//! [pair_without_velocity after]
constexpr auto end = unitstep::integrate(unitstep::dormand_prince5{}, swings, law,
                                         unitstep::tolerance{small}, until);
//! [pair_without_velocity after]
static_assert(end.position < swings.position);
#endif
}  // namespace pair_without_velocity

// A run goes on from an event to one of the other direction, and then to the next of its own.
// expect any: static assertion failed
namespace crossings {
constexpr auto pull = [](auto const& s, auto) {
  return -4.0 / si::second / si::second * s.position;
};
constexpr auto place = [](auto const& s, auto) { return s.position; };
constexpr auto dt = 0.125 * si::second;

// The third time that cos(2 t) comes down through zero: pi/4 s and two periods of pi s.
constexpr auto third_time() {
  auto crossing =
      unitstep::integrate_until(unitstep::rk4{}, swings, pull, dt, unitstep::falling(place), 100);
  for (int n = 0; n < 2; ++n) {
#ifdef UNITSTEP_MISTAKE
    //! [crossings before]
    crossing = unitstep::integrate_until(unitstep::rk4{}, crossing.state, pull, dt,
                                         unitstep::falling(place), 100, crossing.time);
    //! [crossings before]
#else
    //! [crossings after]
    auto const up = unitstep::integrate_until(unitstep::rk4{}, crossing.state, pull, dt,
                                              unitstep::rising(place), 100, crossing.time);
    crossing = unitstep::integrate_until(unitstep::rk4{}, up.state, pull, dt,
                                         unitstep::falling(place), 100, up.time);
    //! [crossings after]
#endif
  }
  return crossing.time;
}
constexpr double due = 2.25 * 3.14159265358979;
static_assert(third_time() / si::seconds > due - 1e-3 && third_time() / si::seconds < due + 1e-3);
}  // namespace crossings
