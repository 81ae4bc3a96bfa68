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

template <class S>
concept summand = quantity_like<S> || scalar<S>;

}  // namespace detail

// The return types are written out, so that the error is in a body, where it is short.

template <class A, std::size_t N, class B, std::size_t M>
constexpr unknown operator+(vec<A, N> const&, vec<B, M> const&) {
  using refusal = diagnostics::refuse_sum<"+", vec<A, N>, vec<B, M>>;
  static_assert(units_match<typename refusal::expected, typename refusal::got>, "wrong unit");
  (void)[] { return sizeof(unit_mismatch<typename refusal::expected, typename refusal::got>); };
  return {};
}
template <class A, std::size_t N, class B, std::size_t M>
constexpr unknown operator-(vec<A, N> const&, vec<B, M> const&) {
  using refusal = diagnostics::refuse_sum<"-", vec<A, N>, vec<B, M>>;
  static_assert(units_match<typename refusal::expected, typename refusal::got>, "wrong unit");
  (void)[] { return sizeof(unit_mismatch<typename refusal::expected, typename refusal::got>); };
  return {};
}
template <class A, std::size_t N, class B, std::size_t M>
constexpr unknown operator+=(vec<A, N>&, vec<B, M> const&) {
  using refusal = diagnostics::refuse_sum<"+=", vec<A, N>, vec<B, M>>;
  static_assert(units_match<typename refusal::expected, typename refusal::got>, "wrong unit");
  (void)[] { return sizeof(unit_mismatch<typename refusal::expected, typename refusal::got>); };
  return {};
}
template <class A, std::size_t N, class B, std::size_t M>
constexpr unknown operator-=(vec<A, N>&, vec<B, M> const&) {
  using refusal = diagnostics::refuse_sum<"-=", vec<A, N>, vec<B, M>>;
  static_assert(units_match<typename refusal::expected, typename refusal::got>, "wrong unit");
  (void)[] { return sizeof(unit_mismatch<typename refusal::expected, typename refusal::got>); };
  return {};
}

template <class A, std::size_t N, detail::summand S>
constexpr unknown operator+(vec<A, N> const&, S const&) {
  using refusal = diagnostics::refuse_sum<"+", vec<A, N>, S>;
  static_assert(units_match<typename refusal::expected, typename refusal::got>, "wrong unit");
  (void)[] { return sizeof(unit_mismatch<typename refusal::expected, typename refusal::got>); };
  return {};
}
template <class A, std::size_t N, detail::summand S>
constexpr unknown operator+(S const&, vec<A, N> const&) {
  using refusal = diagnostics::refuse_sum<"+", S, vec<A, N>>;
  static_assert(units_match<typename refusal::expected, typename refusal::got>, "wrong unit");
  (void)[] { return sizeof(unit_mismatch<typename refusal::expected, typename refusal::got>); };
  return {};
}
template <class A, std::size_t N, detail::summand S>
constexpr unknown operator-(vec<A, N> const&, S const&) {
  using refusal = diagnostics::refuse_sum<"-", vec<A, N>, S>;
  static_assert(units_match<typename refusal::expected, typename refusal::got>, "wrong unit");
  (void)[] { return sizeof(unit_mismatch<typename refusal::expected, typename refusal::got>); };
  return {};
}
template <class A, std::size_t N, detail::summand S>
constexpr unknown operator-(S const&, vec<A, N> const&) {
  using refusal = diagnostics::refuse_sum<"-", S, vec<A, N>>;
  static_assert(units_match<typename refusal::expected, typename refusal::got>, "wrong unit");
  (void)[] { return sizeof(unit_mismatch<typename refusal::expected, typename refusal::got>); };
  return {};
}

template <class A, std::size_t N, class B, std::size_t M>
requires(N != M || !requires(A a, B b) { a == b; }) constexpr bool operator==(vec<A, N> const&,
                                                                              vec<B, M> const&) {
  using refusal = diagnostics::refuse_sum<"==", vec<A, N>, vec<B, M>>;
  static_assert(units_match<typename refusal::expected, typename refusal::got>, "wrong unit");
  (void)[] { return sizeof(unit_mismatch<typename refusal::expected, typename refusal::got>); };
  return true;
}

/// Vectors have two products, and each has a name.
template <class A, std::size_t N, class B, std::size_t M>
constexpr unknown operator*(vec<A, N> const&, vec<B, M> const&) {
  using refusal = diagnostics::refuse_product<vec<A, N>, vec<B, M>>;
  static_assert(units_match<typename refusal::expected, typename refusal::got>, "wrong unit");
  (void)[] { return sizeof(unit_mismatch<typename refusal::expected, typename refusal::got>); };
  return {};
}

}  // namespace unitstep
