// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <boost/units/systems/si.hpp>
#include <unitstep/unitstep.hpp>

/// The same spring-damper in unitstep: as laws of the library, as a caller's generic lambda, and as a lambda that takes
/// `boost::units::quantity`.
namespace typed {

namespace si = boost::units::si;

/// The start of a run of this many steps, as in `raw::start`, on a line or in space.
template <int Dimensions>
constexpr auto start(long steps) {
  auto const x = (1000.0 + static_cast<double>(steps)) * si::metre;
  if constexpr (Dimensions == 3)
    return unitstep::motion{unitstep::vec{x, 500.0 * si::metre, 200.0 * si::metre},
                            unitstep::vec{0.0, 0.0, 0.0} * si::metre_per_second};
  else
    return unitstep::motion{x, 0.0 * si::metre_per_second};
}
constexpr auto dt = 0.01 * si::second;
constexpr auto k_over_m = 15.0 / si::second / si::second;
constexpr auto b_over_m = 0.1 / si::second;

constexpr unitstep::second_law law{1.0 * si::kilogram,
                                   unitstep::spring{15.0 * si::newton / si::metre},
                                   unitstep::damper{0.1 * si::kilogram / si::second}};
constexpr auto lambda = [](auto const& s, auto) {
  return -(k_over_m * s.position) - b_over_m * s.velocity;
};
// The same with light constants, which saves the calls that ask Boost's for their values.
constexpr auto light_k_over_m = unitstep::light_of(k_over_m);
constexpr auto light_b_over_m = unitstep::light_of(b_over_m);
constexpr auto light_lambda = [](auto const& s, auto) {
  return -(light_k_over_m * s.position) - light_b_over_m * s.velocity;
};
// With the state by value, too, for which g++ charges less.
constexpr auto value_lambda = [](auto s, auto) {
  return -(light_k_over_m * s.position) - light_b_over_m * s.velocity;
};
// The constant is negated, as the article writes it, and not the product: an optimiser does that in advance.
constexpr auto article_lambda = [](auto const& s, auto) {
  return -k_over_m * s.position - b_over_m * s.velocity;
};
constexpr auto boost_lambda = unitstep::boost_typed(lambda);

template <int Dimensions, class Method, class Field>
constexpr double run(Method method, Field const& field, long steps) {
  auto const end = unitstep::integrate(method, start<Dimensions>(steps), field, dt, steps);
  if constexpr (Dimensions == 3) {
    auto const [x, y, z] = end.position;
    return x.value() + y.value() + z.value();
  } else {
    return end.position.value();
  }
}

/// The same on a line up to an event that does not happen.
constexpr auto far_away = unitstep::light_of(1e6 * si::metre);
constexpr auto place = [](auto const& s, auto) { return s.position - far_away; };
template <class Method, class Field>
constexpr double run_until(Method method, Field const& field, long steps) {
  return unitstep::integrate_until(method, start<1>(steps), field, dt, unitstep::rising(place),
                                   steps)
      .state.position.value();
}

}  // namespace typed
