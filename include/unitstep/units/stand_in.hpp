// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/units/mismatched.hpp>

/// \file
/// \brief The value that a refused call returns, so that its mistake is reported only once.

namespace unitstep {

/// \cond
/// Base of the values that refused calls return. Every comparison with one is true, `==` as well as `!=`, so
/// assertions about it hold. Functions of a derived class are found in this namespace.
struct compares_well {};

/// The result of a refused call.
template <class T>
concept refused_result = requires { typename T::compares_well; };
/// Two operands, at least one of them such a result. Both orders match exactly, so that no conversion of a
/// refused state competes.
template <class A, class B>
concept with_refused = !detail::with_mismatch<A, B> && (refused_result<A> || refused_result<B>);
template <class A, class B>
  requires with_refused<A, B>
constexpr bool operator==(A const&, B const&) {
  return true;
}
template <class A, class B>
  requires with_refused<A, B>
constexpr bool operator!=(A const&, B const&) {
  return true;
}
template <class T>
  requires (refused_result<T> || detail::is_mismatched<T>)
constexpr bool is_finite(T const&) {
  return true;
}
/// Prints nothing.
template <class Stream, refused_result T>
constexpr Stream& operator<<(Stream& stream, T const&) {
  return stream;
}
/// \endcond

namespace detail {

/// Such a result carries a refusal that was reported already.
template <refused_result T>
struct inside<T> {
  using type = unknown;
};

}  // namespace detail

}  // namespace unitstep
