// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/math/detail/check_vec.hpp>
#include <unitstep/math/vec_type.hpp>
#include <unitstep/units/detail/refused_operators.hpp>

/// \file
/// \brief Operators that vectors do not have, or not with what stands beside them, and components that make no
/// vec: each is refused in one sentence.

namespace unitstep {

namespace detail {

// Rows of the table of refused operators.
template <text Operator, class A, class B>
  requires of_additions<Operator> && vec_beside<A, B>
struct refused_operator<Operator, A, B> {
  using type = diagnostics::refuse_sum<Operator, A, B>;
};
template <text Operator, class A, class B>
  requires equates<Operator> && no_comparison<A, B>
struct refused_operator<Operator, A, B> {
  using type = diagnostics::refuse_sum<Operator, A, B>;
};
// Vectors have two products, and each has a name.
template <class A, class B>
  requires two_vecs<A, B>
struct refused_operator<"*", A, B> {
  using type = diagnostics::refuse_product<A, B>;
};
// A vec can be divided, but not divide.
template <class A, class B>
  requires over_vec<A, B>
struct refused_operator<"/", A, B> {
  using type = diagnostics::refuse_for<"/", "vec / scalar", A, B>;
};
template <class A, class B>
  requires scaled_in_place<A, B>
struct refused_operator<"*=", A, B> {
  using type = diagnostics::refuse_factor<"*=", A, B>;
};
template <class A, class B>
  requires scaled_in_place<A, B>
struct refused_operator<"/=", A, B> {
  using type = diagnostics::refuse_factor<"/=", A, B>;
};
// Which of two vectors is longer is a question about their lengths.
template <class A, class B>
  requires vec_beside<A, B>
struct refused_operator<"<", A, B> {
  using type = diagnostics::refuse_for<"<", "norm(a) < norm(b)", A, B>;
};
template <class A, class B>
  requires vec_beside<A, B>
struct refused_operator<">", A, B> {
  using type = diagnostics::refuse_for<">", "norm(a) > norm(b)", A, B>;
};
template <class A, class B>
  requires vec_beside<A, B>
struct refused_operator<"<=", A, B> {
  using type = diagnostics::refuse_for<"<=", "norm(a) <= norm(b)", A, B>;
};
template <class A, class B>
  requires vec_beside<A, B>
struct refused_operator<">=", A, B> {
  using type = diagnostics::refuse_for<">=", "norm(a) >= norm(b)", A, B>;
};

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
    static_assert(units_match<printed<report>> && sizeof(message_of<report>), "wrong unit");
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
