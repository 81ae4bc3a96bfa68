// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/math/quaternion_type.hpp>
#include <unitstep/units/detail/refused_operators.hpp>

/// \file
/// \brief Operators that a quaternion does not have, or not with what stands beside it: each is refused
/// in one sentence.

namespace unitstep {

namespace detail {

/// What might stand beside a quaternion.
template <class T>
concept quaternion_or_summand = is_quaternion<T> || is_vec<T> || summand<T>;

/// Two values of which one is a quaternion, and none was refused already.
template <class A, class B>
concept quaternion_beside = (is_quaternion<A> || is_quaternion<B>) && quaternion_or_summand<A> &&
                            quaternion_or_summand<B> && !with_mismatch<A, B>;

/// A quaternion and a vec.
template <class A, class B>
concept quaternion_and_vec = quaternion_beside<A, B> && (is_vec<A> || is_vec<B>);

/// A quaternion and something that is neither of its kind nor a vec.
template <class A, class B>
concept quaternion_and_other =
    quaternion_beside<A, B> && !is_vec<A> && !is_vec<B> && !std::is_same_v<A, B>;

/// Two values that are not compared, of which one is a quaternion.
template <class A, class B>
concept other_than_quaternion = quaternion_beside<A, B> && !std::is_same_v<A, B>;

// Rows of the table of refused operators.
template <class A, class B>
  requires quaternion_and_vec<A, B>
struct refused_operator<"*", A, B> {
  using type = diagnostics::refuse_for<"*", "rotate(q, v)", A, B>;
};
template <class A, class B>
  requires quaternion_and_other<A, B>
struct refused_operator<"*", A, B> {
  using type = diagnostics::refuse_for<"*", "two quaternions of one value type", A, B>;
};
template <class A, class B>
  requires quaternion_beside<A, B>
struct refused_operator<"+", A, B> {
  using type = diagnostics::refuse_for<"+", "a * b, which turns by b, then a", A, B>;
};
template <class A, class B>
  requires quaternion_beside<A, B>
struct refused_operator<"-", A, B> {
  using type = diagnostics::refuse_for<"-", "a * conjugate(b)", A, B>;
};
template <class A, class B>
  requires quaternion_beside<A, B>
struct refused_operator<"/", A, B> {
  using type = diagnostics::refuse_for<"/", "normalized(q) or conjugate(q)", A, B>;
};
template <text Operator, class A, class B>
  requires equates<Operator> && other_than_quaternion<A, B>
struct refused_operator<Operator, A, B> {
  using type = diagnostics::refuse_sum<Operator, A, B>;
};

}  // namespace detail

/// Refused: a vec or a quantity has no conjugate.
template <class A>
  requires (detail::is_vec<A> || quantity_like<A>)
constexpr unknown conjugate(A const&) {
  using refusal =
      diagnostics::refuse_call<"conjugate", diagnostics::words<"a quaternion">, detail::several<A>>;
  static_assert(units_match<printed<refusal>> && sizeof(message_of<refusal>), "wrong unit");
  return {};
}

/// Refused: a number is its own conjugate.
template <class = void>
constexpr unknown conjugate(detail::plain<"conjugate", "a quaternion">) {
  return {};
}

}  // namespace unitstep
