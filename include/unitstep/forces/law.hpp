// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/diagnostics/callable.hpp>
#include <unitstep/diagnostics/verdict.hpp>
#include <unitstep/drive/raw_field.hpp>
#include <unitstep/units/rate.hpp>

namespace unitstep {

namespace detail {

template <class A, class B>
struct element_quotient : rate<A, B> {};
template <class A, class B, std::size_t N>
struct element_quotient<vec<A, N>, vec<B, N>> : element_quotient<A, B> {};
template <class A, class B, std::size_t N>
struct element_quotient<A, vec<B, N>> : element_quotient<A, B> {};
template <class A, class B, std::size_t N>
struct element_quotient<std::array<A, N>, std::array<B, N>> : element_quotient<A, B> {};

}  // namespace detail

/// The scalar by which a `B` is multiplied to make an `A`, for quantities and for vecs of them; for a
/// quantity `A` and a vec `B`, the scalar per component of `B`.
template <class A, class B>
using quotient_of = typename detail::element_quotient<A, B>::type;

/// A quantity, or a vec or array of them, times a quantity.
template <class A, class B>
using product_of = rate_of<A, quotient_of<typename door<B>::number, B>>;

/// A law that names the unit its constant must have; the library's own do.
template <class Law>
concept law_with_constant = requires {
  typename Law::given;
  Law::constant;
};

namespace detail {

template <class Law>
inline constexpr bool is_acceleration_law = requires {
  requires Law::is_acceleration;
};

/// The verdict on one law that must give a `Due` (a force, or an acceleration).
template <class Law, class State, class Time, class Due>
consteval auto judge_law() {
  using namespace diagnostics;
  if constexpr (law_with_constant<Law>) {
    using due = typename Law::template due<State, Due>;
    if constexpr (fits<due, typename Law::given>)
      return accepted{};
    else
      return refuse<Law::constant, due, typename Law::given>{};
  } else if constexpr (!sees_either<Law, State, Time>()) {
    return refuse<"force law", words<"callable (state, time)">,
                  callable_with<Law, typename door<State>::seen, typename door<Time>::seen>>{};
  } else {
    using result = field_result<Law, State, Time>;
    if constexpr (fits<Due, result>)
      return accepted{};
    else
      return refuse<"force", Due, result>{};
  }
}

}  // namespace detail

}  // namespace unitstep
