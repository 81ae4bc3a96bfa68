// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <boost/units/systems/si.hpp>
#include <unitstep/answers/derivative.hpp>
#include <unitstep/drive/integrate.hpp>
#include <unitstep/drive/tolerance.hpp>
#include <unitstep/math/trigonometric.hpp>
#include <unitstep/methods/embedded_runge_kutta.hpp>
#include <unitstep/methods/rk4.hpp>

/// The cost of four slopes in one run, compared with none: for a field with a sine, and one of a few products.
namespace slopes {

namespace us = unitstep;
namespace si = boost::units::si;

/// A pendulum, by its pull, its brake, its start and its speed.
inline constexpr auto pendulum = [](auto pull, auto brake) {
  return [pull, brake](auto const& now, auto) {
    return -pull * us::math::sin(now.position) - brake * now.velocity;
  };
};
/// A spring with a damper by the same.
inline constexpr auto spring = [](auto pull, auto brake) {
  return
      [pull, brake](auto const& now, auto) { return -pull * now.position - brake * now.velocity; };
};

inline constexpr auto by_rk4 = [](long steps, auto const& start, auto const& field) {
  return us::integrate(us::rk4{}, start, field, 0.01 * si::second, static_cast<int>(steps))
      .position;
};
/// Under a tolerance, to so many tenths of a second, with steps by the values: as many with slopes as without.
inline constexpr auto by_dop853 = [](long tenths, auto const& start, auto const& field) {
  us::tolerance const allowed{us::motion{1e-9, 1e-9 / si::second}};
  auto const end = static_cast<double>(tenths) * 0.1 * si::second;
  return us::integrate(us::dop853{}, start, field, allowed, end).position;
};

/// The four that vary.
template <class Call>
double given(Call call) {
  auto const per_second = 1.0 / si::second;
  return call(9.81 * per_second * per_second, 0.01 * per_second, 1.0, 0.5 * per_second);
}
template <auto Field, auto Run>
double plain(long steps) {
  return given([steps](auto pull, auto brake, auto angle, auto speed) {
    return Run(steps, us::motion{angle, speed}, Field(pull, brake));
  });
}
template <auto Field, auto Run>
double four(long steps) {
  return given([steps](auto... x) {
    auto const f = [steps](auto pull, auto brake, auto angle, auto speed) {
      return Run(steps, us::motion{angle, speed}, Field(pull, brake));
    };
    auto const [value, by_pull, by_brake, by_angle, by_speed] =
        us::gradient(us::steps_by_values{f}, x...);
    return value + by_pull.value() + by_brake.value() + by_angle + by_speed.value();
  });
}

}  // namespace slopes
