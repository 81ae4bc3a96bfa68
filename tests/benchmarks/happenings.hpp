// SPDX-License-Identifier: BSL-1.0
#pragma once

#include "within.hpp"

/// The cost of a run that searches events: of the orbit of within.hpp, far from its event, compared with the run
/// without; and of a ball, for each bounce.
namespace happenings {

namespace us = unitstep;
namespace si = boost::units::si;
using within::m;

/// An orbit about the origin stays 100 m above this floor.
inline constexpr auto height = [](auto const& b, auto) { return b.position.x + 100.0 * m; };
inline constexpr auto bounce = [](auto const& b, auto) {
  return us::motion{b.position, -b.velocity};
};

/// The run of within.hpp, with further arguments after its end.
template <class Run>
double far_away(long tries, Run run) {
  using within::orbit;
  auto const end = within::end_of<within::reached_with_units<orbit>>(tries) * si::second;
  return within::with_units(orbit{}, [&](auto const&... given) {
    return within::number_of(run(us::dormand_prince5{}, given..., end).state);
  });
}
inline double until(long tries) {
  return far_away(tries, [](auto const& method, auto const& start, auto const& field,
                            auto const& allowed, auto const& end) {
    return us::integrate_until(method, start, field, allowed, us::falling(height), end);
  });
}
inline double watched(long tries) {
  return far_away(tries, [](auto const&... given) {
    return us::integrate(given..., us::when(us::falling(height), bounce));
  });
}

/// A ball that is dropped from 1 m without losses: one bounce each sqrt(8 / g), in four steps.
inline constexpr auto falls = [](auto const&, auto) {
  return -10.0 * si::metre_per_second_squared;
};
inline constexpr auto above_ground = [](auto const& b, auto) { return b.position; };
template <class... What>
double ball(long bounces, What const&... what) {
  us::motion const start{m, 0.0 * si::metre_per_second};
  us::tolerance const allowed{us::motion{1e-8 * m, 1e-8 * si::metre_per_second}};
  auto const end = static_cast<double>(bounces) * std::sqrt(0.8) * si::second;
  return us::integrate(us::dormand_prince5{}, start, falls, allowed, end, what...)
      .state.position.value();
}
inline double bouncing(long bounces) {
  return ball(bounces, us::when(us::falling(above_ground), bounce));
}
/// The same with known times of the bounces.
inline double turned(long bounces) {
  return ball(bounces, us::every(std::sqrt(0.8) * si::second, bounce));
}

}  // namespace happenings
