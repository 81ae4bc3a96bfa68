// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <concepts>
#include <unitstep/math/atan.hpp>
#include <unitstep/math/atan2.hpp>
#include <unitstep/math/cbrt.hpp>
#include <unitstep/math/cos.hpp>
#include <unitstep/math/exp.hpp>
#include <unitstep/math/log.hpp>
#include <unitstep/math/pow.hpp>
#include <unitstep/math/sin.hpp>
#include <unitstep/math/tan.hpp>
#include <unitstep/methods/detail/dual.hpp>

/// \file
/// \brief Elementary functions of dual numbers: a caller's `math::sin` is differentiated too.

namespace unitstep::detail {

template <std::floating_point T>
constexpr dual<T> exp(dual<T> const& a) {
  T const y = math::exp(a.value);
  return {y, a.slope * y};
}
template <std::floating_point T>
constexpr dual<T> log(dual<T> const& a) {
  return {math::log(a.value), a.slope / a.value};
}
template <std::floating_point T>
constexpr dual<T> sin(dual<T> const& a) {
  return {math::sin(a.value), a.slope * math::cos(a.value)};
}
template <std::floating_point T>
constexpr dual<T> cos(dual<T> const& a) {
  return {math::cos(a.value), -a.slope * math::sin(a.value)};
}
template <std::floating_point T>
constexpr dual<T> tan(dual<T> const& a) {
  T const y = math::tan(a.value);
  return {y, a.slope * (1 + y * y)};
}
template <std::floating_point T>
constexpr dual<T> atan(dual<T> const& a) {
  return {math::atan(a.value), a.slope / (1 + a.value * a.value)};
}
template <std::floating_point T>
constexpr dual<T> atan2(dual<T> const& y, dual<T> const& x) {
  T const square = y.value * y.value + x.value * x.value;
  return {math::atan2(y.value, x.value), (x.value * y.slope - y.value * x.slope) / square};
}
/// The slope at 0 is infinite and taken to be 0, as for the square root.
template <std::floating_point T>
constexpr dual<T> cbrt(dual<T> const& a) {
  T const y = math::cbrt(a.value);
  return {y, y == 0 ? T(0) : a.slope / (3 * y * y)};
}
template <std::floating_point T>
constexpr dual<T> pow(dual<T> const& x, dual<T> const& y) {
  T const power = math::pow(x.value, y.value);
  T const by_base = x.slope == 0 ? T(0) : x.slope * y.value * math::pow(x.value, y.value - 1);
  T const by_exponent = y.slope == 0 ? T(0) : y.slope * power * math::log(x.value);
  return {power, by_base + by_exponent};
}

}  // namespace unitstep::detail
