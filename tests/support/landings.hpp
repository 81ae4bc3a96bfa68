// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <boost/units/systems/si.hpp>
#include <unitstep/drive/integrate_until.hpp>
#include <unitstep/math/root.hpp>

/// \file
/// \brief A ball that is thrown upwards and lands, with the time of its closed form.

namespace landings {

namespace si = boost::units::si;
using unitstep::integrate_until;
using unitstep::motion;
using unitstep::stop_reason;

constexpr double size(double x) { return x < 0 ? -x : x; }

// A ball thrown upwards: x0 + v0 t - g t^2 / 2 is zero at (v0 + sqrt(v0^2 + 2 g x0)) / g.
inline constexpr double g = 9.81;
inline constexpr auto falls = [](auto const&, auto) { return -g * si::metre_per_second_squared; };
inline constexpr auto height = [](auto const& s, auto) { return s.position; };
inline constexpr auto is_down = [](auto const& s, auto) { return s.position < 0.0 * si::metre; };
constexpr double lands_at(double x0, double v0) {
  return (v0 + unitstep::sqrt(v0 * v0 + 2 * g * x0)) / g;
}
template <class Method, class Event>
constexpr auto thrown(double x0, double v0, Event event, double h = 0.1) {
  return integrate_until(Method{}, motion{x0 * si::metre, v0 * si::metre_per_second}, falls,
                         h * si::second, event, 10'000);
}

// Methods that follow a parabola exactly land at the closed form's time, up to a few last digits: the moment is found
// to 2 epsilon of a step, the rest is rounding before. With memory or without, by a quantity or by bool, also from the
// ground itself, where the height is zero at the start.
template <class Method>
constexpr bool lands() {
  for (double const x0 : {0.0, 1.0, 100.0})
    for (double const v0 : {3.0, 20.0}) {
      double const t = lands_at(x0, v0);
      auto const by_height = thrown<Method>(x0, v0, height);
      if (size(by_height.time.value() - t) > 4e-16 * t + 2e-16) return false;
      if (by_height.stopped_because != stop_reason::event) return false;
      if (by_height.steps != long(t / 0.1) + 1) return false;
      // It has reached the ground, and is no deeper than it falls in that time.
      double const above = by_height.state.position.value();
      if (!(above <= 0 && above > -1e-15 * (x0 + v0 * v0))) return false;
    }
  auto const by_bool = thrown<Method>(1.0, 3.0, is_down);
  return size(by_bool.time.value() - lands_at(1.0, 3.0)) < 4e-16 &&
         by_bool.state.position.value() >= 0 && by_bool.stopped_because == stop_reason::event;
}

}  // namespace landings
