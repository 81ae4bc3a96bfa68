// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <boost/units/physical_dimensions/length.hpp>
#include <boost/units/physical_dimensions/mass.hpp>
#include <boost/units/systems/si/mass.hpp>
#include <unitstep/forces/bodies.hpp>
#include <unitstep/state/judge_motion.hpp>
#include <unitstep/units/door.hpp>

namespace unitstep::detail {

/// The sum of `f(motion of body i, i)` over the bodies of a state; of a single body that of body 0.
template <class X, class V, class F>
constexpr auto sum_over_bodies(motion<X, V> const& s, F const& f) {
  if constexpr (body_count<X> == 0) {
    return f(s, std::size_t{});
  } else {
    using body = of_one_body<motion<X, V>>;
    auto sum = f(body{s.position[0], s.velocity[0]}, std::size_t{});
    for (std::size_t i = 1; i < body_count<X>; ++i)
      sum = sum + f(body{s.position[i], s.velocity[i]}, i);
    return sum;
  }
}

template <class Q, class Dimension>
inline constexpr bool is_of_dimension = false;
template <quantity_like Q, class Dimension>
inline constexpr bool is_of_dimension<Q, Dimension> =
    std::is_same_v<typename unit_of<Q>::dimension_type, Dimension>;

/// The verdict on the mass, or masses, of a motion: a plain number where the motion is of plain
/// numbers. What moves an angle or a charge has another inertia than a mass.
template <class Mass, class X>
consteval auto judge_mass_of() {
  using one = of_one_body<Mass>;
  using coordinate = typename diagnostics::innermost<X>::type;
  constexpr bool is_length = is_of_dimension<coordinate, boost::units::length_dimension>;
  constexpr bool fits_mass =
      is_length ? is_of_dimension<one, boost::units::mass_dimension> : !number<one>;
  if constexpr (number<coordinate> || fits_mass)
    return diagnostics::accepted{};
  else
    return diagnostics::refuse<
        "mass", boost::units::quantity<boost::units::si::mass, typename door<X>::number>, Mass>{};
}
template <class Mass, class X>
using mass_verdict = decltype(judge_mass_of<Mass, X>());

/// 2 in the number type of a value: Boost divides a quantity by nothing else.
template <class Q>
inline constexpr auto two = typename door<Q>::number(2);

}  // namespace unitstep::detail
