// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <boost/units/systems/si.hpp>
#include <limits>
#include <unitstep/drive/integrate_until.hpp>
#include <unitstep/methods/rk4.hpp>
#include <unitstep/methods/velocity_verlet.hpp>

/// \file
/// \brief Runs until events of one direction or of several: a spring that swings, a ball that is thrown, and a body that
/// drifts to a wall.

namespace one_way {

namespace si = boost::units::si;
using unitstep::falling;
using unitstep::first_of;
using unitstep::integrate_until;
using unitstep::motion;
using unitstep::rising;
using unitstep::stop_reason;

constexpr double size(double x) { return x < 0 ? -x : x; }

inline constexpr auto height = [](auto const& s, auto) { return s.position; };
inline constexpr auto speed = [](auto const& s, auto) { return s.velocity; };
inline constexpr auto never = [](auto const&, auto) { return false; };
inline constexpr double tiny = std::numeric_limits<double>::denorm_min();

// x = cos 2t.
inline constexpr double pi = 3.14159265358979323846;  // as in <numbers>
inline constexpr auto spring = [](auto const& s, auto) {
  return -4.0 / si::second / si::second * s.position;
};
template <class Event>
constexpr auto swung(Event event, double h = 0.0625) {
  return integrate_until(unitstep::rk4{}, motion{1.0 * si::metre, 0.0 * si::metre_per_second},
                         spring, h * si::second, event, 100);
}

// The next run starts where one ended, reversed like a bouncing ball. Under `falling` the ball is above zero before it
// falls again, whether it starts at zero, at minus zero or a rounding away.
inline constexpr auto falls = [](auto const&, auto) { return -8.0 * si::metre_per_second_squared; };
template <class Event>
constexpr auto thrown(double x, double v, Event event, double t0 = 0, double h = 0.0625) {
  return integrate_until(unitstep::velocity_verlet{},
                         motion{x * si::metre, v * si::metre_per_second}, falls, h * si::second,
                         event, 1000, t0 * si::second);
}
template <class Event>
constexpr bool bounces(double x0, int times, Event event) {
  auto end = thrown(x0, 0.0, event);
  for (int n = 0; n < times; ++n) {
    double const v = -end.state.velocity.value(), x = end.state.position.value();
    if (end.stopped_because != stop_reason::event || x < -1e-15) return false;
    auto const next = thrown(x, v, event, end.time.value());
    if (size((next.time - end.time).value() - v / 4) > 1e-14) return false;
    end = next;
  }
  return true;
}

// The earliest of several events in one step, in any order, in two units and a bool. x = t here: at 3/4 s it is at 3/4
// m, and the event of the time, 1/2 s, comes before.
inline constexpr auto drifts = [](auto const&, auto) { return 0.0 * si::metre_per_second_squared; };
template <class Method = unitstep::rk4, class Event>
constexpr auto drifted(Event event, double h = 1, int most = 4) {
  return integrate_until(Method{}, motion{0.0 * si::metre, 1.0 * si::metre_per_second}, drifts,
                         h * si::second, event, most);
}
inline constexpr auto at_wall = [](auto const& s, auto) { return s.position - 0.75 * si::metre; };
inline constexpr auto at_noon = [](auto const&, auto t) { return t - 0.5 * si::second; };
inline constexpr auto past_wall = [](auto const& s, auto) {
  return s.position >= 0.75 * si::metre;
};
template <class Run>
constexpr bool is_noon(Run const& end, int which) {
  return end.which == which && end.time == 0.5 * si::second && end.steps == 1 &&
         end.state.position == 0.5 * si::metre && end.stopped_because == stop_reason::event;
}

}  // namespace one_way
