// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/units/detail/operation.hpp>

/// \file
/// \brief Operators for operands that have none, of all kinds. Each is refused in one sentence, where it is written or,
/// if the result is of light quantities, as in a field, where that is used. Operators that exist are more specialised,
/// so these are chosen last.

namespace unitstep {

namespace detail {

/// The table of what is refused. `refused_operator<"+", A, B>::type` is the refusal of `a + b`; without a row
/// for its operands an operator is not refused. Each kind of operand has its rows in its own header.
template <text Operator, class A, class B>
struct refused_operator {};

/// A second operand for which the operator is refused.
template <class B, class A, text Operator>
concept refused_beside = requires { typename refused_operator<Operator, A, B>::type; };

/// The operators of a sum, for which both operands are of one unit: not `*`, `/`, `*=` and `/=`.
template <text Operator>
concept asks_one_unit = Operator.characters[0] != '*' && Operator.characters[0] != '/';
/// `+`, `-`, `+=` and `-=`.
template <text Operator>
concept adds_or_subtracts = Operator.characters[0] == '+' || Operator.characters[0] == '-';
/// `*=` and `/=`.
template <text Operator>
concept is_scaling = !asks_one_unit<Operator> && Operator.characters[1] == '=';
/// `==` and `!=`.
template <text Operator>
concept is_equality = Operator.characters[0] == '=' || Operator.characters[0] == '!';

template <text Operator, class A, class B>
using refusal_of = std::conditional_t<was_checked_before<A> || was_checked_before<B>, reported,
                                      typename refused_operator<Operator, A, B>::type>;
/// The result of a refused operator, and the refusal that its own body reports.
template <text Operator, class A, class B>
using refused_result_of = refused_value<refusal_of<Operator, A, B>, A, B>;
template <text Operator, class A, class B>
using reported_of = refusal_in_body<refusal_of<Operator, A, B>, A, B>;

}  // namespace detail

// The return types are written out, so that the error is in a body, where it is short. C++20 would make
// `!=` of `==`; it is written out so that its refusal names `!=`.

template <class A, detail::refused_beside<A, "+"> B>
[[nodiscard("operands do not match")]] constexpr auto operator+(A const&, B const&)
    -> detail::refused_result_of<"+", A, B> {
  using refusal = detail::reported_of<"+", A, B>;
  static_assert(units_match<refusal_type<refusal>> && sizeof(refusal_text<refusal>), "wrong unit");
  return {};
}
template <class A, detail::refused_beside<A, "-"> B>
[[nodiscard("operands do not match")]] constexpr auto operator-(A const&, B const&)
    -> detail::refused_result_of<"-", A, B> {
  using refusal = detail::reported_of<"-", A, B>;
  static_assert(units_match<refusal_type<refusal>> && sizeof(refusal_text<refusal>), "wrong unit");
  return {};
}
template <class A, detail::refused_beside<A, "*"> B>
[[nodiscard("operands do not match")]] constexpr auto operator*(A const&, B const&)
    -> detail::refused_result_of<"*", A, B> {
  using refusal = detail::reported_of<"*", A, B>;
  static_assert(units_match<refusal_type<refusal>> && sizeof(refusal_text<refusal>), "wrong unit");
  return {};
}
template <class A, detail::refused_beside<A, "/"> B>
[[nodiscard("operands do not match")]] constexpr auto operator/(A const&, B const&)
    -> detail::refused_result_of<"/", A, B> {
  using refusal = detail::reported_of<"/", A, B>;
  static_assert(units_match<refusal_type<refusal>> && sizeof(refusal_text<refusal>), "wrong unit");
  return {};
}
template <class A, detail::refused_beside<A, "=="> B>
[[nodiscard("operands do not match")]] constexpr auto operator==(A const&, B const&)
    -> detail::refused_result_of<"==", A, B> {
  using refusal = detail::reported_of<"==", A, B>;
  static_assert(units_match<refusal_type<refusal>> && sizeof(refusal_text<refusal>), "wrong unit");
  return {};
}
template <class A, detail::refused_beside<A, "!="> B>
[[nodiscard("operands do not match")]] constexpr auto operator!=(A const&, B const&)
    -> detail::refused_result_of<"!=", A, B> {
  using refusal = detail::reported_of<"!=", A, B>;
  static_assert(units_match<refusal_type<refusal>> && sizeof(refusal_text<refusal>), "wrong unit");
  return {};
}
template <class A, detail::refused_beside<A, "<"> B>
[[nodiscard("operands do not match")]] constexpr auto operator<(A const&, B const&)
    -> detail::refused_result_of<"<", A, B> {
  using refusal = detail::reported_of<"<", A, B>;
  static_assert(units_match<refusal_type<refusal>> && sizeof(refusal_text<refusal>), "wrong unit");
  return {};
}
template <class A, detail::refused_beside<A, ">"> B>
[[nodiscard("operands do not match")]] constexpr auto operator>(A const&, B const&)
    -> detail::refused_result_of<">", A, B> {
  using refusal = detail::reported_of<">", A, B>;
  static_assert(units_match<refusal_type<refusal>> && sizeof(refusal_text<refusal>), "wrong unit");
  return {};
}
template <class A, detail::refused_beside<A, "<="> B>
[[nodiscard("operands do not match")]] constexpr auto operator<=(A const&, B const&)
    -> detail::refused_result_of<"<=", A, B> {
  using refusal = detail::reported_of<"<=", A, B>;
  static_assert(units_match<refusal_type<refusal>> && sizeof(refusal_text<refusal>), "wrong unit");
  return {};
}
template <class A, detail::refused_beside<A, ">="> B>
[[nodiscard("operands do not match")]] constexpr auto operator>=(A const&, B const&)
    -> detail::refused_result_of<">=", A, B> {
  using refusal = detail::reported_of<">=", A, B>;
  static_assert(units_match<refusal_type<refusal>> && sizeof(refusal_text<refusal>), "wrong unit");
  return {};
}

// An operator in place changes its first operand, whose type cannot carry a refusal on, so these report at once.

template <class A, detail::refused_beside<A, "+="> B>
constexpr unknown operator+=(A&, B const&) {
  using refusal = detail::refusal_of<"+=", A, B>;
  static_assert(units_match<refusal_type<refusal>> && sizeof(refusal_text<refusal>), "wrong unit");
  return {};
}
template <class A, detail::refused_beside<A, "-="> B>
constexpr unknown operator-=(A&, B const&) {
  using refusal = detail::refusal_of<"-=", A, B>;
  static_assert(units_match<refusal_type<refusal>> && sizeof(refusal_text<refusal>), "wrong unit");
  return {};
}
template <class A, detail::refused_beside<A, "*="> B>
constexpr unknown operator*=(A&, B const&) {
  using refusal = detail::refusal_of<"*=", A, B>;
  static_assert(units_match<refusal_type<refusal>> && sizeof(refusal_text<refusal>), "wrong unit");
  return {};
}
template <class A, detail::refused_beside<A, "/="> B>
constexpr unknown operator/=(A&, B const&) {
  using refusal = detail::refusal_of<"/=", A, B>;
  static_assert(units_match<refusal_type<refusal>> && sizeof(refusal_text<refusal>), "wrong unit");
  return {};
}

}  // namespace unitstep
