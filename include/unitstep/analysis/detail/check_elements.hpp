// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <boost/units/systems/si/plane_angle.hpp>
#include <unitstep/forces/law.hpp>
#include <unitstep/math/vec.hpp>
#include <unitstep/units/detail/value_parts.hpp>
#include <unitstep/value/detail/check_fit.hpp>

namespace unitstep::detail {

/// The angle that goes with a quantity or a plain number.
template <class Q>
struct angle_of_orbit {
  using type = Q;
};
template <quantity_like Q>
struct angle_of_orbit<Q> {
  using type = boost::units::quantity<boost::units::si::plane_angle, number_of<Q>>;
};

template <class Q>
concept quantity_or_number = quantity_like<Q> || number<Q>;

/// The verdict on elements and the orbit's GM.
template <class Parameter, class Length, class Number, class Angle, class Time, class Node,
          class Argument>
consteval auto check_elements() {
  if constexpr (!quantity_or_number<Length>) {
    return diagnostics::refuse<"pericentre", diagnostics::words<"a quantity">, Length>{};
  } else if constexpr (!quantity_or_number<Time> || (quantity_like<Length> && !is_time<Time>)) {
    return diagnostics::refuse<"since_pericentre", diagnostics::words<"a time">, Time>{};
  } else {
    using T = typename value_parts<Length>::number;
    using angle = typename angle_of_orbit<Length>::type;
    using time = typename value_of_unit<typename value_parts<Time>::unit, T>::type;
    using fit = diagnostics::first_refusal<
        decltype(diagnostics::check_fit<"eccentricity", T, Number>()),
        decltype(diagnostics::check_fit<"inclination", angle, Angle>()),
        decltype(diagnostics::check_fit<"node", angle, Node>()),
        decltype(diagnostics::check_fit<"argument", angle, Argument>()),
        decltype(diagnostics::check_fit<"since_pericentre", time, Time>())>;
    if constexpr (!fit::ok)
      return fit{};
    else
      return diagnostics::check_fit<
          "two_body GM", parameter_due<vec<Length, 3>, rate_of<rate_of<Length, Time>, Time>>,
          Parameter>();
  }
}

}  // namespace unitstep::detail
