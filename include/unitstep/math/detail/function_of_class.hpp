// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <type_traits>
#include <unitstep/units/number.hpp>
#include <utility>

/// \file
/// \brief `math::sin` and its like of a class of numbers: the function that comes with the class, so that a
/// field which calls `math::sin(x)` runs on every number.

namespace unitstep::detail {

/// A number that is a class, of which functions are found beside it.
template <class T>
concept class_number = std::is_class_v<T> && number<T>;

/// A number that knows its magnitude and its square better than by a comparison and a product, as an interval
/// with numbers of both signs does.
template <class T>
concept with_own_magnitude = class_number<T> && requires(T const x) {
  x.absolute();
  x.squared();
};
/// A quantity of such numbers.
template <class Q>
concept of_own_magnitude = requires(Q const q) {
  Q::from_value(q.value());
  requires with_own_magnitude<std::remove_cvref_t<decltype(q.value())>>;
};

}  // namespace unitstep::detail

namespace unitstep::detail::own_function {

// Named in a block, these hide the functions of `math`, so that only argument-dependent lookup finds one.
// clang-format off
void sqrt() = delete; void cbrt() = delete; void exp() = delete; void log() = delete; void sin() = delete;
void cos() = delete; void tan() = delete; void atan() = delete; void atan2() = delete; void pow() = delete;
// clang-format on

}  // namespace unitstep::detail::own_function

namespace unitstep::math {

/// \cond
// clang-format off
template <unitstep::detail::class_number T>
[[nodiscard]] constexpr T sqrt(T const& x) { using unitstep::detail::own_function::sqrt; return sqrt(x); }
template <unitstep::detail::class_number T>
[[nodiscard]] constexpr T cbrt(T const& x) { using unitstep::detail::own_function::cbrt; return cbrt(x); }
template <unitstep::detail::class_number T>
[[nodiscard]] constexpr T exp(T const& x) { using unitstep::detail::own_function::exp; return exp(x); }
template <unitstep::detail::class_number T>
[[nodiscard]] constexpr T log(T const& x) { using unitstep::detail::own_function::log; return log(x); }
template <unitstep::detail::class_number T>
[[nodiscard]] constexpr T sin(T const& x) { using unitstep::detail::own_function::sin; return sin(x); }
template <unitstep::detail::class_number T>
[[nodiscard]] constexpr T cos(T const& x) { using unitstep::detail::own_function::cos; return cos(x); }
template <unitstep::detail::class_number T>
[[nodiscard]] constexpr T tan(T const& x) { using unitstep::detail::own_function::tan; return tan(x); }
template <unitstep::detail::class_number T>
[[nodiscard]] constexpr T atan(T const& x) { using unitstep::detail::own_function::atan; return atan(x); }
template <unitstep::detail::class_number T>
[[nodiscard]] constexpr T atan2(T const& y, std::type_identity_t<T> const& x) {
  using unitstep::detail::own_function::atan2;
  return atan2(y, x);
}
template <unitstep::detail::class_number T>
[[nodiscard]] constexpr T pow(T const& x, std::type_identity_t<T> const& y) {
  using unitstep::detail::own_function::pow;
  return pow(x, y);
}
// clang-format on

// A constant before what varies.
template <class Constant, unitstep::detail::class_number T>
  requires (!unitstep::detail::class_number<Constant> && std::is_convertible_v<Constant, T>)
[[nodiscard]] constexpr T atan2(Constant const& y, T const& x) {
  return math::atan2(T(y), x);
}
template <class Constant, unitstep::detail::class_number T>
  requires (!unitstep::detail::class_number<Constant> && std::is_convertible_v<Constant, T>)
[[nodiscard]] constexpr T pow(Constant const& x, T const& y) {
  return math::pow(T(x), y);
}
/// \endcond

}  // namespace unitstep::math
