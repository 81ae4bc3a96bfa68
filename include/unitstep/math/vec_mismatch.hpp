// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/math/check_vec.hpp>
#include <unitstep/math/detail/vec_type.hpp>
#include <unitstep/units/operation.hpp>

/// \file
/// \brief Operations on vectors that do not match: each is refused in one sentence where it is written,
/// or where its value is used if it is one of light quantities, as in a field.
/// The operators that do match are more special, so these are chosen last.

namespace unitstep {

// The return types are written out, so that the error is in a body, where it is short.

template <class A, class B>
  requires detail::vec_beside<A, B>
[[nodiscard("operands do not match")]] constexpr auto operator+(A const&, B const&)
    -> detail::refused_value<diagnostics::refuse_sum<"+", A, B>, A, B> {
  using refusal = detail::refused_here<diagnostics::refuse_sum<"+", A, B>, A, B>;
  static_assert(units_match<printed<refusal>>, "wrong unit");
  (void)[] { return sizeof(said_of<refusal>); };
  return {};
}
template <class A, class B>
  requires detail::vec_beside<A, B>
[[nodiscard("operands do not match")]] constexpr auto operator-(A const&, B const&)
    -> detail::refused_value<diagnostics::refuse_sum<"-", A, B>, A, B> {
  using refusal = detail::refused_here<diagnostics::refuse_sum<"-", A, B>, A, B>;
  static_assert(units_match<printed<refusal>>, "wrong unit");
  (void)[] { return sizeof(said_of<refusal>); };
  return {};
}
/// Vectors have two products, and each has a name.
template <class A, class B>
  requires detail::two_vecs<A, B>
[[nodiscard("operands do not match")]] constexpr auto operator*(A const&, B const&)
    -> detail::refused_value<diagnostics::refuse_product<A, B>, A, B> {
  using refusal = detail::refused_here<diagnostics::refuse_product<A, B>, A, B>;
  static_assert(units_match<printed<refusal>>, "wrong unit");
  (void)[] { return sizeof(said_of<refusal>); };
  return {};
}
/// A vec can be divided, but not divide.
template <class A, class B>
  requires detail::over_vec<A, B>
[[nodiscard("operands do not match")]] constexpr auto operator/(A const&, B const&)
    -> detail::refused_value<diagnostics::refuse_for<"/", "vec / scalar", A, B>, A, B> {
  using refusal = detail::refused_here<diagnostics::refuse_for<"/", "vec / scalar", A, B>, A, B>;
  static_assert(units_match<printed<refusal>>, "wrong unit");
  (void)[] { return sizeof(said_of<refusal>); };
  return {};
}

// What would be lost is refused at once.

template <class A, class B>
  requires detail::vec_beside<A, B>
constexpr unknown operator+=(A&, B const&) {
  using refusal = diagnostics::refuse_sum<"+=", A, B>;
  static_assert(units_match<printed<refusal>>, "wrong unit");
  (void)[] { return sizeof(said_of<refusal>); };
  return {};
}
template <class A, class B>
  requires detail::vec_beside<A, B>
constexpr unknown operator-=(A&, B const&) {
  using refusal = diagnostics::refuse_sum<"-=", A, B>;
  static_assert(units_match<printed<refusal>>, "wrong unit");
  (void)[] { return sizeof(said_of<refusal>); };
  return {};
}
template <class A, class B>
  requires detail::scaled_in_place<A, B>
constexpr unknown operator*=(A&, B const&) {
  using refusal = diagnostics::refuse_factor<"*=", A, B>;
  static_assert(units_match<printed<refusal>>, "wrong unit");
  (void)[] { return sizeof(said_of<refusal>); };
  return {};
}
template <class A, class B>
  requires detail::scaled_in_place<A, B>
constexpr unknown operator/=(A&, B const&) {
  using refusal = diagnostics::refuse_factor<"/=", A, B>;
  static_assert(units_match<printed<refusal>>, "wrong unit");
  (void)[] { return sizeof(said_of<refusal>); };
  return {};
}

namespace detail {

/// What components of two kinds become, refused where the first of them is put in.
template <class First, class... Rest>
struct no_component : unknown {
  using unit_type = unknown;  ///< so that it is no number

  constexpr no_component() = default;
  template <class Given>
    requires (std::is_same_v<Given, First> || (std::is_same_v<Given, Rest> || ...))
  constexpr no_component(Given const&) {
    using report = std::conditional_t<
        std::is_same_v<Given, First>,
        diagnostics::refuse_call<"vec", diagnostics::words<"components of one kind">,
                                 several<First, Rest...>>,
        reported>;
    static_assert(units_match<printed<report>>, "wrong unit");
    (void)[] { return sizeof(said_of<report>); };
  }
};
template <class... Given>
inline constexpr bool is_mismatched<no_component<Given...>> = true;
template <class... Given>
struct inside<no_component<Given...>> {
  using type = unknown;
};

}  // namespace detail

/// Refused: the components are of several units, or mix value types.
template <class Q, class... More>
  requires detail::no_one_kind<Q, More...>
vec(Q, More...) -> vec<detail::no_component<Q, More...>, detail::count_of<Q, More...>>;

}  // namespace unitstep
