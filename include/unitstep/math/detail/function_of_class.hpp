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

// clang-format off
void sqrt() = delete; void cbrt() = delete; void exp() = delete; void log() = delete; void sin() = delete;
void cos() = delete; void tan() = delete; void atan() = delete; void atan2() = delete; void pow() = delete;

template <class T> constexpr auto sqrt_of(T const& x) { return sqrt(x); }
template <class T> constexpr auto cbrt_of(T const& x) { return cbrt(x); }
template <class T> constexpr auto exp_of(T const& x) { return exp(x); }
template <class T> constexpr auto log_of(T const& x) { return log(x); }
template <class T> constexpr auto sin_of(T const& x) { return sin(x); }
template <class T> constexpr auto cos_of(T const& x) { return cos(x); }
template <class T> constexpr auto tan_of(T const& x) { return tan(x); }
template <class T> constexpr auto atan_of(T const& x) { return atan(x); }
template <class T> constexpr auto atan2_of(T const& y, T const& x) { return atan2(y, x); }
template <class T> constexpr auto pow_of(T const& x, T const& y) { return pow(x, y); }
// clang-format on

}  // namespace unitstep::detail::own_function

namespace unitstep::math {

/// \cond
// clang-format off
template <unitstep::detail::class_number T>
[[nodiscard]] constexpr T sqrt(T const& x) { return unitstep::detail::own_function::sqrt_of(x); }
template <unitstep::detail::class_number T>
[[nodiscard]] constexpr T cbrt(T const& x) { return unitstep::detail::own_function::cbrt_of(x); }
template <unitstep::detail::class_number T>
[[nodiscard]] constexpr T exp(T const& x) { return unitstep::detail::own_function::exp_of(x); }
template <unitstep::detail::class_number T>
[[nodiscard]] constexpr T log(T const& x) { return unitstep::detail::own_function::log_of(x); }
template <unitstep::detail::class_number T>
[[nodiscard]] constexpr T sin(T const& x) { return unitstep::detail::own_function::sin_of(x); }
template <unitstep::detail::class_number T>
[[nodiscard]] constexpr T cos(T const& x) { return unitstep::detail::own_function::cos_of(x); }
template <unitstep::detail::class_number T>
[[nodiscard]] constexpr T tan(T const& x) { return unitstep::detail::own_function::tan_of(x); }
template <unitstep::detail::class_number T>
[[nodiscard]] constexpr T atan(T const& x) { return unitstep::detail::own_function::atan_of(x); }
template <unitstep::detail::class_number T>
[[nodiscard]] constexpr T atan2(T const& y, std::type_identity_t<T> const& x) {
  return unitstep::detail::own_function::atan2_of(y, x);
}
template <unitstep::detail::class_number T>
[[nodiscard]] constexpr T pow(T const& x, std::type_identity_t<T> const& y) {
  return unitstep::detail::own_function::pow_of(x, y);
}
// clang-format on

// A constant before what varies.
template <class Constant, unitstep::detail::class_number T>
  requires (!unitstep::detail::class_number<Constant> && std::is_convertible_v<Constant, T>)
[[nodiscard]] constexpr T atan2(Constant const& y, T const& x) {
  return unitstep::detail::own_function::atan2_of(T(y), x);
}
template <class Constant, unitstep::detail::class_number T>
  requires (!unitstep::detail::class_number<Constant> && std::is_convertible_v<Constant, T>)
[[nodiscard]] constexpr T pow(Constant const& x, T const& y) {
  return unitstep::detail::own_function::pow_of(T(x), y);
}
/// \endcond

}  // namespace unitstep::math
