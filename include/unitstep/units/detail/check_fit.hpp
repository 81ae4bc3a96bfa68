// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <boost/units/systems/si/plane_angle.hpp>
#include <type_traits>
#include <unitstep/units/describe.hpp>
#include <unitstep/units/quantity.hpp>
#include <unitstep/units/verdict.hpp>

/// \file
/// \brief The commonest verdict: an argument must have one unit and one value type; with advice where it lacks only a
/// radian, since Boost.Units counts plane angle among the dimensions, and formulas of textbooks do not.

namespace unitstep::diagnostics {

/// The number of factors of a radian by which something should be multiplied.
enum class radians : int {};

/// A T that becomes what is expected once it is multiplied by `si::radian` this many times.
template <class T, radians Count>
struct but_for_radian {};

template <class T, radians Count>
struct description<but_for_radian<T, Count>> {
  template <wording Style>
  static constexpr sentence write() {
    constexpr int factors = static_cast<int>(Count);
    return sentence{}.add(described<T, Style>, factors > 0 ? ": multiply" : ": divide",
                          " by si::radian", factors * factors > 1 ? " twice" : "");
  }
};

/// A T times a power of the radian.
template <class T, int Factors>
struct times_radian {};
template <class T, int Factors>
  requires quantity_like<T> || number<T>
struct times_radian<T, Factors> {
  using parts = unitstep::detail::value_parts<T>;
  using unit = detail::unit_product<typename parts::unit,
                                    detail::unit_power<boost::units::si::plane_angle, Factors>>;
  using type = typename unitstep::detail::value_of_unit<unit, typename parts::number>::type;
};
template <template <class, std::size_t> class Shape, class T, std::size_t N, int Factors>
  requires requires { typename times_radian<T, Factors>::type; }
struct times_radian<Shape<T, N>, Factors> {
  using type = Shape<typename times_radian<T, Factors>::type, N>;
};

/// Whether a Got fits once it is multiplied by the radian this many times.
template <class Expected, class Got, int Factors>
consteval bool fits_but_for_radian() {
  if constexpr (requires { typename times_radian<Got, Factors>::type; })
    return fits<Expected, typename times_radian<Got, Factors>::type>;
  else
    return false;
}

template <class Expected, class Got>
consteval auto hinted() {
  if constexpr (fits_but_for_radian<Expected, Got, 1>())
    return std::type_identity<but_for_radian<Got, radians{1}>>{};
  else if constexpr (fits_but_for_radian<Expected, Got, -1>())
    return std::type_identity<but_for_radian<Got, radians{-1}>>{};
  else if constexpr (fits_but_for_radian<Expected, Got, -2>())
    return std::type_identity<but_for_radian<Got, radians{-2}>>{};
  else
    return std::type_identity<Got>{};
}

/// The last argument of `refuse`, with advice if only a factor of a radian is missing.
template <class Expected, class Got>
using with_radian_hint = typename decltype(hinted<Expected, Got>())::type;

/// The verdict on a Got where a Due is expected. The argument is called `Label`.
template <text Label, class Due, class Got>
consteval auto check_fit() {
  return std::conditional_t<fits<Due, Got>, accepted, refuse<Label, Due, Got>>{};
}

/// The same where angles are involved: if only a factor of a radian is missing, the refusal says what to do.
template <text Label, class Due, class Got>
consteval auto check_fit_of_turning() {
  if constexpr (fits<Due, Got>)
    return accepted{};
  else
    return refuse<Label, Due, with_radian_hint<Due, Got>>{};
}

}  // namespace unitstep::diagnostics
