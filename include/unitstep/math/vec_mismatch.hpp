// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/diagnostics/operation.hpp>
#include <unitstep/math/vec.hpp>
#include <unitstep/units/number.hpp>

/// \file
/// \brief Operations on vectors that do not match: each is refused in one sentence where it is written.
/// The operators that do match are more special, so these are chosen last.

namespace unitstep {

namespace detail {

/// What might be added to a component.
template <class S>
concept summand = quantity_like<S> || scalar<S>;

/// Two vecs, of whatever size.
template <class A, class B>
concept two_vecs = is_vec<A> && is_vec<B>;

/// Two vecs, or one beside what is no vec.
template <class A, class B>
concept vec_beside = two_vecs<A, B> ||(is_vec<A>&& summand<B>) || (is_vec<B> && summand<A>);

/// Whether two vecs are of one size and their components can be compared.
template <class A, class B>
inline constexpr bool is_comparable = false;
template <class A, class B, std::size_t N>
inline constexpr bool is_comparable<vec<A, N>, vec<B, N>> = requires(A a, B b) {
  a == b;
};
/// Two vecs that cannot be compared.
template <class A, class B>
concept no_comparison = two_vecs<A, B> && !is_comparable<A, B>;

}  // namespace detail

// The return types are written out, so that the error is in a body, where it is short.

template <class A, class B>
requires detail::vec_beside<A, B>
constexpr unknown operator+(A const&, B const&) {
  using refusal = diagnostics::refuse_sum<"+", A, B>;
  static_assert(units_match<typename refusal::expected, typename refusal::got>, "wrong unit");
  (void)[] { return sizeof(unit_mismatch<typename refusal::expected, typename refusal::got>); };
  return {};
}
template <class A, class B>
requires detail::vec_beside<A, B>
constexpr unknown operator-(A const&, B const&) {
  using refusal = diagnostics::refuse_sum<"-", A, B>;
  static_assert(units_match<typename refusal::expected, typename refusal::got>, "wrong unit");
  (void)[] { return sizeof(unit_mismatch<typename refusal::expected, typename refusal::got>); };
  return {};
}
template <class A, class B>
requires detail::two_vecs<A, B>
constexpr unknown operator+=(A&, B const&) {
  using refusal = diagnostics::refuse_sum<"+=", A, B>;
  static_assert(units_match<typename refusal::expected, typename refusal::got>, "wrong unit");
  (void)[] { return sizeof(unit_mismatch<typename refusal::expected, typename refusal::got>); };
  return {};
}
template <class A, class B>
requires detail::two_vecs<A, B>
constexpr unknown operator-=(A&, B const&) {
  using refusal = diagnostics::refuse_sum<"-=", A, B>;
  static_assert(units_match<typename refusal::expected, typename refusal::got>, "wrong unit");
  (void)[] { return sizeof(unit_mismatch<typename refusal::expected, typename refusal::got>); };
  return {};
}
template <class A, class B>
requires detail::no_comparison<A, B>
constexpr bool operator==(A const&, B const&) {
  using refusal = diagnostics::refuse_sum<"==", A, B>;
  static_assert(units_match<typename refusal::expected, typename refusal::got>, "wrong unit");
  (void)[] { return sizeof(unit_mismatch<typename refusal::expected, typename refusal::got>); };
  return true;
}
/// Vectors have two products, and each has a name.
template <class A, class B>
requires detail::two_vecs<A, B>
constexpr unknown operator*(A const&, B const&) {
  using refusal = diagnostics::refuse_product<A, B>;
  static_assert(units_match<typename refusal::expected, typename refusal::got>, "wrong unit");
  (void)[] { return sizeof(unit_mismatch<typename refusal::expected, typename refusal::got>); };
  return {};
}

}  // namespace unitstep
