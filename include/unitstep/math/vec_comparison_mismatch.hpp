// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/math/check_vec.hpp>
#include <unitstep/math/vec_mismatch.hpp>
#include <unitstep/units/operation.hpp>

/// \file
/// \brief Comparisons of vectors that do not match, and the order that vectors do not have: each is
/// refused in one sentence.

namespace unitstep {

// C++20 would make `!=` of `==`; it is written out so that its refusal names `!=`.

template <class A, class B>
  requires detail::no_comparison<A, B>
[[nodiscard("operands do not match")]] constexpr auto operator==(A const&, B const&)
    -> detail::refused_value<diagnostics::refuse_sum<"==", A, B>, A, B> {
  using refusal = detail::refused_here<diagnostics::refuse_sum<"==", A, B>, A, B>;
  static_assert(units_match<printed<refusal>>, "wrong unit");
  (void)[] { return sizeof(said_of<refusal>); };
  return {};
}
template <class A, class B>
  requires detail::no_comparison<A, B>
[[nodiscard("operands do not match")]] constexpr auto operator!=(A const&, B const&)
    -> detail::refused_value<diagnostics::refuse_sum<"!=", A, B>, A, B> {
  using refusal = detail::refused_here<diagnostics::refuse_sum<"!=", A, B>, A, B>;
  static_assert(units_match<printed<refusal>>, "wrong unit");
  (void)[] { return sizeof(said_of<refusal>); };
  return {};
}

// Which of two vectors is longer is a question about their lengths.

template <class A, class B>
  requires detail::vec_beside<A, B>
[[nodiscard("operands do not match")]] constexpr auto operator<(A const&, B const&)
    -> detail::refused_value<diagnostics::refuse_for<"<", "norm(a) < norm(b)", A, B>, A, B> {
  using refusal =
      detail::refused_here<diagnostics::refuse_for<"<", "norm(a) < norm(b)", A, B>, A, B>;
  static_assert(units_match<printed<refusal>>, "wrong unit");
  (void)[] { return sizeof(said_of<refusal>); };
  return {};
}
template <class A, class B>
  requires detail::vec_beside<A, B>
[[nodiscard("operands do not match")]] constexpr auto operator>(A const&, B const&)
    -> detail::refused_value<diagnostics::refuse_for<">", "norm(a) > norm(b)", A, B>, A, B> {
  using refusal =
      detail::refused_here<diagnostics::refuse_for<">", "norm(a) > norm(b)", A, B>, A, B>;
  static_assert(units_match<printed<refusal>>, "wrong unit");
  (void)[] { return sizeof(said_of<refusal>); };
  return {};
}
template <class A, class B>
  requires detail::vec_beside<A, B>
[[nodiscard("operands do not match")]] constexpr auto operator<=(A const&, B const&)
    -> detail::refused_value<diagnostics::refuse_for<"<=", "norm(a) <= norm(b)", A, B>, A, B> {
  using refusal =
      detail::refused_here<diagnostics::refuse_for<"<=", "norm(a) <= norm(b)", A, B>, A, B>;
  static_assert(units_match<printed<refusal>>, "wrong unit");
  (void)[] { return sizeof(said_of<refusal>); };
  return {};
}
template <class A, class B>
  requires detail::vec_beside<A, B>
[[nodiscard("operands do not match")]] constexpr auto operator>=(A const&, B const&)
    -> detail::refused_value<diagnostics::refuse_for<">=", "norm(a) >= norm(b)", A, B>, A, B> {
  using refusal =
      detail::refused_here<diagnostics::refuse_for<">=", "norm(a) >= norm(b)", A, B>, A, B>;
  static_assert(units_match<printed<refusal>>, "wrong unit");
  (void)[] { return sizeof(said_of<refusal>); };
  return {};
}

}  // namespace unitstep
