// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <cmath>
#include <concepts>
#include <type_traits>

/// The same functions from the standard library, for run time: faster, and neither constant
/// expressions nor the same bits on every platform. Errors and special cases are the library's.
///
/// The rest of unitstep never calls them. A program that mixes both must not expect a run-time
/// result to equal a constant.
namespace unitstep::math::fast {

/// `std::sqrt`.
template <std::floating_point T>
T sqrt(T x) {
  return std::sqrt(x);
}

/// `std::cbrt`.
template <std::floating_point T>
T cbrt(T x) {
  return std::cbrt(x);
}

/// `std::exp`.
template <std::floating_point T>
T exp(T x) {
  return std::exp(x);
}

/// `std::log`.
template <std::floating_point T>
T log(T x) {
  return std::log(x);
}

/// `std::sin`.
template <std::floating_point T>
T sin(T x) {
  return std::sin(x);
}

/// `std::cos`.
template <std::floating_point T>
T cos(T x) {
  return std::cos(x);
}

/// `std::tan`.
template <std::floating_point T>
T tan(T x) {
  return std::tan(x);
}

/// `std::atan`.
template <std::floating_point T>
T atan(T x) {
  return std::atan(x);
}

/// `std::atan2`: the angle of the point (x, y).
template <std::floating_point T>
T atan2(T y, std::type_identity_t<T> x) {
  return std::atan2(y, x);
}

/// `std::pow`: x^y.
template <std::floating_point T>
T pow(T x, std::type_identity_t<T> y) {
  return std::pow(x, y);
}

}  // namespace unitstep::math::fast
