// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <boost/units/systems/si/moment_of_inertia.hpp>
#include <unitstep/field/field.hpp>
#include <unitstep/forces/law.hpp>
#include <unitstep/state/rotation.hpp>
#include <unitstep/value/detail/check_fit.hpp>

namespace unitstep::detail {

/// A vec of three quantities, or of three numbers.
template <class T>
concept three_values = is_vec<T> && typed_value<T> && requires(T v) {
  { v.z };
};

/// The verdict on one principal moment of inertia: of the value type of the state, and mass length²
/// per angle² unless the angular acceleration is a plain number.
template <class Moment, class Acceleration>
consteval auto check_moment() {
  using namespace diagnostics;
  using T = typename raw_form<Acceleration>::number;
  using due = boost::units::quantity<boost::units::si::moment_of_inertia, T>;
  if constexpr (unitstep::number<Acceleration>) {
    if constexpr (std::is_same_v<Moment, T>)
      return accepted{};
    else
      return refuse<"inertia", T, Moment>{};
  } else if constexpr (is_of_dimension<Moment, boost::units::moment_of_inertia_dimension> &&
                       std::is_same_v<typename raw_form<Moment>::number, T>) {
    return accepted{};
  } else {
    return refuse<"inertia", due, with_radian_hint<due, Moment>>{};
  }
}

/// The verdict on one torque that must come out as `Due`.
template <class Torque, class State, class Time, class Due>
consteval auto check_torque() {
  using namespace diagnostics;
  using callable = decltype(check_callable<"torque", Torque, State, Time>());
  if constexpr (!callable::ok)
    return callable{};
  else
    return check_fit_of_turning<"torque", Due, field_result<Torque, State, Time>>();
}

/// The verdict on moments of inertia and torques for the units of a state.
template <class State, class Time, class Inertia, class... Torques>
struct turning_verdict {
  using type = diagnostics::refuse<"initial", diagnostics::words<"a rotation">, State>;
};
template <class O, class W, class Time, class Inertia, class... Torques>
  requires three_values<Inertia>
struct turning_verdict<rotation<O, W>, Time, Inertia, Torques...> {
  using acceleration = typename rate_of<W, Time>::value_type;
  using moment = typename Inertia::value_type;
  using moments = decltype(check_moment<moment, acceleration>());
  static consteval auto all() {
    if constexpr (moments::ok)
      return diagnostics::first_refusal<
          decltype(check_torque<Torques, rotation<O, W>, Time,
                                vec<product_of<acceleration, moment>, 3>>())...>{};
    else
      return moments{};
  }
  using type = decltype(all());
};
template <class O, class W, class Time, class Inertia, class... Torques>
  requires (!three_values<Inertia>)
struct turning_verdict<rotation<O, W>, Time, Inertia, Torques...> {
  using number = typename raw_form<W>::number;
  using moment = boost::units::quantity<boost::units::si::moment_of_inertia, number>;
  using type = diagnostics::refuse<"inertia", vec<moment, 3>, Inertia>;
};

}  // namespace unitstep::detail
