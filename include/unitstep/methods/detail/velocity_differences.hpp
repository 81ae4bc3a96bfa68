// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <concepts>
#include <cstddef>
#include <limits>
#include <type_traits>
#include <unitstep/methods/detail/velocity_newton.hpp>
#include <unitstep/state/detail/vector_layout.hpp>
#include <unitstep/state/motion.hpp>

/// \file
/// \brief How far apart the velocities are from whose differences `implicit_euler` has its slopes.

namespace unitstep::detail {

/// The width of the first differences, relative to the position per step: a third of the digits is left to
/// truncation, the others to rounding.
template <class T>
inline constexpr T first_width = T(1) / T(sizeof(T) == sizeof(float) ? 1LL << 15 : 1LL << 35);

/// The largest number of a position; 1 for an orientation, whose numbers have no unit.
template <class T, class X, class V>
constexpr T largest_position(motion<X, V> const& s) {
  if constexpr (std::floating_point<T> && std::is_same_v<X, V>) {
    vec<T, detail::vector_layout<X>::size> x{};
    detail::vector_layout<X>::put(s.position, x, 0);
    return detail::largest(x);
  } else {
    return T(1);
  }
}

/// How far apart the two velocities are whose remainders are compared, in number `k`: between truncation, at
/// which its own size counts, and the rounding of the other numbers, of the first remainder, which is how far
/// the field carries, and of the position. An absolute size would depend on the unit.
/// Exact numbers do not round.
template <class X, class V, class T, std::size_t n>
constexpr T span_of_differences(motion<X, V> const& s, std::size_t k, T const& width,
                                vec<T, n> const& v, vec<T, n> const& first, T const& dt) {
  if constexpr (std::floating_point<T>) {
    using limits = std::numeric_limits<T>;
    vec<T, n> start{};
    detail::vector_layout<V>::put(s.velocity, start, 0);
    T const own = detail::larger(unitstep::magnitude(v[k]), unitstep::magnitude(start[k]));
    T size = detail::larger(detail::largest(v), detail::largest(start));
    size = detail::larger(size, detail::largest(first));
    T span = own * half_of_the_digits<T> + size * (256 * limits::epsilon());
    if (dt != 0) span += detail::largest_position<T>(s) / unitstep::magnitude(dt) * width;
    // Smaller numbers have too few digits for a difference.
    return detail::larger(span, (limits::min)() / limits::epsilon());
  } else {
    return (unitstep::magnitude(v[k]) + T(1)) * half_of_the_digits<T>;
  }
}

/// Whether the differences of two adjacent spans are nearly the same. They are not if the field bends or jumps in
/// between, or if its rounding is as large. Exact numbers have one width only.
template <class T, std::size_t n>
constexpr bool is_straight(vec<T, n> const& here, vec<T, n> const& there, vec<T, n> const& beyond) {
  if constexpr (std::floating_point<T>)
    return 2 * detail::largest(beyond - there - (there - here)) <= detail::largest(there - here);
  else
    return true;
}

}  // namespace unitstep::detail
