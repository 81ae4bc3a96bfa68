// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <concepts>
#include <type_traits>
#include <unitstep/diagnostics/ieee_arithmetic.hpp>

namespace unitstep {

/// A plain number that a method can compute with: `float`, `double`, `long double`, or any trivially
/// copyable class with the four operations and a construction from `int` (an exact rational, a dual
/// number, a pack of lanes).
///
/// Methods use nothing else of a number, so one formula serves them all: constants in a formula are
/// integers and exact ratios, which every such type represents or divides exactly.
template <class T>
concept number = std::floating_point<T> ||(
    std::is_class_v<T> && !requires { typename T::unit_type; } && std::is_trivially_copyable_v<T> &&
    std::convertible_to<int, T> &&
    requires(T const a, T const b) {
      { a + b } -> std::same_as<T>;
      { a - b } -> std::same_as<T>;
      { a* b } -> std::same_as<T>;
      { a / b } -> std::same_as<T>;
      { -a } -> std::same_as<T>;
      { a == b } -> std::convertible_to<bool>;
    });

/// What may stand beside a quantity as a factor: a number or an integer.
template <class T>
concept scalar = number<T> || std::integral<T>;

/// A scalar that can stand beside a quantity whose number is a `T`: it is converted to `T` first.
template <class S, class T>
concept factor_of = scalar<S> && requires(S const& factor) { static_cast<T>(factor); };

}  // namespace unitstep
