// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <unitstep/math/vec.hpp>
#include <unitstep/state/detail/vector_layout.hpp>
#include <unitstep/state/motion.hpp>
#include <unitstep/units/number.hpp>

/// \file
/// \brief The state between two raw states: on a straight line, or on Hermite's cubic.
/// A type without a difference, such as an orientation, has static functions `blend` and `on_cubic` for it.

namespace unitstep::detail {

/// The state at a share `w` of the way from `a` to `b`, which is exact where both are equal. It is called by its full
/// name, and a `blend` of a number is none of these, since a caller's number may have one of its own.
template <class Raw, class T>
constexpr Raw blend(Raw const& a, Raw const& b, T const& w) {
  if constexpr (!number<Raw> && requires { Raw::blend(a, b, w); }) {
    return Raw::blend(a, b, w);
  } else if constexpr (requires { a.velocity; }) {
    return {detail::blend(a.position, b.position, w), detail::blend(a.velocity, b.velocity, w)};
  } else if constexpr (is_vec<Raw>) {
    Raw between = a;
    for (std::size_t i = 0; i < std::tuple_size_v<Raw>; ++i)
      between[i] = detail::blend(a[i], b[i], w);
    return between;
  } else {
    return a + (b - a) * w;
  }
}

/// Writes the value between two values, which may be in any form. At the end it is the end itself.
template <class Value, class From, class To, class T>
constexpr void put_between(Value& between, From const& from, To const& to, T const& w) {
  between = raw_form<Value>::from_raw(
      w == T(1) ? raw_form<To>::to_raw(to)
                : detail::blend(raw_form<From>::to_raw(from), raw_form<To>::to_raw(to), w));
}

/// Refuses two states between which nothing lies, such as vectors of different lengths.
template <class State, class From, class To>
constexpr void require_alike(From const& from, To const& to) {
  if constexpr (requires { raw_form<State>::require_alike(from, to); })
    raw_form<State>::require_alike(from, to);
}

/// The same for states; vectors are written to an array that exists.
template <class State, class From, class To, class T>
constexpr void blend_into(State& between, From const& from, To const& to, T const& w) {
  if constexpr (requires { raw_form<State>::blend_into(between, from, to, w); })
    raw_form<State>::blend_into(between, from, to, w);
  else
    detail::put_between(between, from, to, w);
}

/// The share `w` of the time `h` from one motion to another, on the cubic that has their positions
/// and their velocities; its slope is the velocity.
template <class X, class V, class T>
constexpr motion<X, V> on_cubic(motion<X, V> const& a, motion<X, V> const& b, T const& h,
                                T const& w) {
  if constexpr (requires { X::on_cubic(a, b, h, w); }) {
    return X::on_cubic(a, b, h, w);
  } else {
    V const mean = (b.position - a.position) / h;
    V const gain = mean - a.velocity;
    V const cubic_term = (b.velocity - mean) - gain;
    V const start = gain - cubic_term;
    return {a.position + (a.velocity + (start + cubic_term * w) * w) * (h * w),
            a.velocity + (start * T(2) + cubic_term * (3 * w)) * w};
  }
}

}  // namespace unitstep::detail
