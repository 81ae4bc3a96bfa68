// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/diagnostics/mismatched.hpp>

/// \file
/// \brief What stands in for the result of a call that was refused, so that it is blamed once.

namespace unitstep {

/// \cond
/// What stands in for a refused result: equal to whatever it is compared with, and different too, so
/// that what is asserted of it holds. Its namespace is where functions of what is derived from it are
/// looked for.
struct compares_well {};

/// A stand-in.
template <class T>
concept refused_result = requires { typename T::compares_well; };
/// Two operands, at least one of them a stand-in. Both orders are exact matches, so that no conversion
/// of a refused state competes with them.
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

/// What is asked of a stand-in was refused already.
template <refused_result T>
struct inside<T> {
  using type = unknown;
};

}  // namespace detail

}  // namespace unitstep
