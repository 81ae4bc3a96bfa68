// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <type_traits>
#include <unitstep/units/detail/operation.hpp>
#include <unitstep/units/mismatch.hpp>
#include <unitstep/units/number.hpp>
#include <unitstep/units/quantity.hpp>
#include <utility>

/// \file
/// \brief The type of a vec and of its components. Components that make no vec, and operands that do not fit one, are
/// refused in one sentence.

namespace unitstep {

template <class Q, std::size_t N>
struct vec;

namespace detail {

/// Whether a type is a vector.
template <class T>
inline constexpr bool is_vec = false;
template <class Q, std::size_t N>
inline constexpr bool is_vec<vec<Q, N>> = true;

template <class Q, std::size_t N>
struct precision_of<vec<Q, N>> : precision_of<Q> {};

/// Whether a value cannot multiply a vec component by component.
template <class T>
inline constexpr bool is_no_factor = is_vec<T> || is_composite<T>;

/// Whether a component converts to another type without a change of number: light quantities to Boost's, a
/// dimensionless quantity to its number, and vecs as their components.
template <class From, class To>
inline constexpr bool component_becomes = false;
template <quantity_like From, quantity_like To>
inline constexpr bool component_becomes<From, To> =
    !std::is_same_v<From, To> && same_unit<unit_of<From>, unit_of<To>> &&
    std::is_same_v<number_of<From>, number_of<To>> && std::is_convertible_v<From, To>;
template <quantity_like From>
inline constexpr bool component_becomes<From, number_of<From>> =
    is_dimensionless_unit<unit_of<From>>;
template <class From, class To, std::size_t N>
inline constexpr bool component_becomes<vec<From, N>, vec<To, N>> = component_becomes<From, To>;

/// Whether a component can be assigned from another type, even without an implicit conversion: a light quantity from
/// one of Boost's, or from a constant that its number holds exactly.
template <class To, class From>
inline constexpr bool component_takes = false;
template <class U, class T, quantity_like From>
inline constexpr bool component_takes<light<U, T>, From> =
    !std::is_same_v<light<U, T>, From> && same_unit<U, unit_of<From>> &&
    (std::is_same_v<T, number_of<From>> || converts_exactly<number_of<From>, T>);
template <class Q, class P, std::size_t N>
inline constexpr bool component_takes<vec<Q, N>, vec<P, N>> = component_takes<Q, P>;

/// The common type of two components: the first, unless one of two quantities of one unit is Boost's, which no light
/// one can hold, or one of two numbers holds the other.
template <class A, class B>
struct common_of {
  using type = A;
};
template <class A, class B>
  requires (!std::is_same_v<A, B> && one_holds_other<A, B>)
struct common_of<A, B> {
  using type = number_for_both<A, B>;
};
template <quantity_like A, quantity_like B>
  requires (!std::is_same_v<A, B> && same_unit<unit_of<A>, unit_of<B>>)
struct common_of<A, B> {
  using number = typename common_of<number_of<A>, number_of<B>>::type;
  using type = std::conditional_t<is_light<A> && is_light<B>, light<unit_of<A>, number>,
                                  boost::units::quantity<unit_of<A>, number>>;
};
template <class A, class B, std::size_t N>
struct common_of<vec<A, N>, vec<B, N>> {
  using type = vec<typename common_of<A, B>::type, N>;
};

/// The common type of all components of a vec.
template <class Q, class... More>
struct common_of_all {
  using type = Q;
};
template <class Q, class Next, class... More>
struct common_of_all<Q, Next, More...> : common_of_all<typename common_of<Q, Next>::type, More...> {
};

/// The number of given components.
template <class... Q>
inline constexpr std::size_t count_of = sizeof...(Q);

/// Components that make no vec: of several units or value types, or some of them scalars and some not.
template <class Q, class... More>
concept no_one_kind =
    (of_two_kinds<Q, More> || ...) || ((is_no_factor<Q> != is_no_factor<More>) || ...);

/// A component that was refused before, with others.
template <class Q, class... More>
concept begins_refused = is_mismatched<Q> && !(std::is_same_v<Q, More> && ...);

/// Operands of an assignment to a vec, also by mistake: another vec, a quantity, a number or a whole state.
template <class Other, class Vec>
concept assigned_to =
    component_takes<Vec, Other> ||
    ((is_vec<Other> || quantity_like<Other> || scalar<Other> || is_composite<Other>) &&
     !std::is_convertible_v<Other const&, Vec>);
template <class Vec, class Other>
using refused_unless_taken =
    std::conditional_t<component_takes<Vec, Other>, reported, refused_assignment<Vec, Other>>;

/// Two vecs of any sizes.
template <class A, class B>
concept two_vecs = is_vec<A> && is_vec<B>;

/// Two vecs, or a vec and another type.
template <class A, class B>
concept vec_beside = two_vecs<A, B> || (is_vec<A> && summand<B>) || (is_vec<B> && summand<A>);

/// Whether two vecs are of one size and their components can be compared.
template <class A, class B>
inline constexpr bool is_comparable = false;
template <class A, class B, std::size_t N>
inline constexpr bool is_comparable<vec<A, N>, vec<B, N>> =
    one_precision<A, B> && one_kind<A, B> &&
    requires(A a, B b) { requires !std::same_as<decltype(a == b), unknown>; };
/// Two vecs that cannot be compared, or a vec and another type.
template <class A, class B>
concept no_comparison = vec_beside<A, B> && !is_comparable<A, B>;

}  // namespace detail

/// A vector of `N` components of one type: quantities, light quantities, plain numbers, or vectors.
///
/// \f$ \mathbf v = (v_0, \dots, v_{N-1}) \f$. Two and three components are named members, which a constant evaluator
/// reads fastest; `[i]` reads any of them. Scalars of any unit multiply from either side, and so does a bare unit
/// (`vec{1.0, 2.0} * si::metre`).
///
/// Shape: `N` at least 1. An index outside `0 .. N-1` is undefined, as it is for an array.
///
/// \tparam Q the type of a component
/// \tparam N the number of components
/// \proof{examples/reference/math.cpp,vec}
template <class Q, std::size_t N>
struct [[nodiscard]] vec {
  static_assert(N > 0, "a vec has at least one component");
  using value_type = Q;

  Q component[N];  ///< the components

  constexpr Q& operator[](std::size_t i) { return component[i]; }
  constexpr Q const& operator[](std::size_t i) const { return component[i]; }

  /// The same vector with another type of component, such as Boost's quantities from light ones.
  template <class P>
    requires detail::component_becomes<Q, P>
  constexpr operator vec<P, N>() const {
    vec<P, N> result{};
    for (std::size_t i = 0; i < N; ++i) result[i] = component[i];
    return result;
  }

  /// Takes any vector whose components fit, such as Boost's quantities for light ones. Anything else is refused.
  template <detail::assigned_to<vec> Other>
  constexpr vec& operator=(Other const& v) {
    using refusal = detail::refused_unless_taken<vec, Other>;
    static_assert(units_match<refusal_type<refusal>> && sizeof(refusal_text<refusal>),
                  "wrong unit");
    if constexpr (detail::component_takes<vec, Other>)
      for (std::size_t i = 0; i < N; ++i) component[i] = v[i];
    return *this;
  }
};

/// A vector in a plane.
template <class Q>
struct [[nodiscard]] vec<Q, 2> {
  using value_type = Q;

  Q x;  ///< component 0
  Q y;  ///< component 1

  constexpr Q& operator[](std::size_t i) { return i == 0 ? x : y; }
  constexpr Q const& operator[](std::size_t i) const { return i == 0 ? x : y; }

  /// The same vector with another type of component, such as Boost's quantities from light ones.
  template <class P>
    requires detail::component_becomes<Q, P>
  constexpr operator vec<P, 2>() const {
    return {x, y};
  }

  /// Takes any vector whose components fit, such as Boost's quantities for light ones. Anything else is refused.
  template <detail::assigned_to<vec> Other>
  constexpr vec& operator=(Other const& v) {
    using refusal = detail::refused_unless_taken<vec, Other>;
    static_assert(units_match<refusal_type<refusal>> && sizeof(refusal_text<refusal>),
                  "wrong unit");
    if constexpr (detail::component_takes<vec, Other>) x = v.x, y = v.y;
    return *this;
  }
};

/// A vector in space.
template <class Q>
struct [[nodiscard]] vec<Q, 3> {
  using value_type = Q;

  Q x;  ///< component 0
  Q y;  ///< component 1
  Q z;  ///< component 2

  constexpr Q& operator[](std::size_t i) { return i == 0 ? x : i == 1 ? y : z; }
  constexpr Q const& operator[](std::size_t i) const { return i == 0 ? x : i == 1 ? y : z; }

  /// The same vector with another type of component, such as Boost's quantities from light ones.
  template <class P>
    requires detail::component_becomes<Q, P>
  constexpr operator vec<P, 3>() const {
    return {x, y, z};
  }

  /// Takes any vector whose components fit, such as Boost's quantities for light ones. Anything else is refused.
  template <detail::assigned_to<vec> Other>
  constexpr vec& operator=(Other const& v) {
    using refusal = detail::refused_unless_taken<vec, Other>;
    static_assert(units_match<refusal_type<refusal>> && sizeof(refusal_text<refusal>),
                  "wrong unit");
    if constexpr (detail::component_takes<vec, Other>) x = v.x, y = v.y, z = v.z;
    return *this;
  }
};

/// A vec of the given components, which have one unit: that of the first. Light quantities mixed with Boost's give one
/// of Boost's.
template <class Q, class... More>
  requires (!detail::no_one_kind<Q, More...> && !detail::begins_refused<Q, More...>)
vec(Q, More...)
    -> vec<typename detail::common_of_all<Q, More...>::type, detail::count_of<Q, More...>>;

/// Component `I`, for structured bindings: `auto const [x, y, z] = v;`, and `auto& [x, y, z] = v;` to
/// write to it.
/// \proof{examples/reference/math.cpp,vec}
template <std::size_t I, class Q, std::size_t N>
constexpr Q const& get(vec<Q, N> const& v) {
  static_assert(I < N, "a vec has no such component");
  return v[I];
}
template <std::size_t I, class Q, std::size_t N>
constexpr Q& get(vec<Q, N>& v) {
  static_assert(I < N, "a vec has no such component");
  return v[I];
}
template <std::size_t I, class Q, std::size_t N>
constexpr Q&& get(vec<Q, N>&& v) {
  static_assert(I < N, "a vec has no such component");
  return static_cast<Q&&>(v[I]);
}

}  // namespace unitstep

namespace std {

template <class Q, size_t N>
struct tuple_size<unitstep::vec<Q, N>> : integral_constant<size_t, N> {};
template <size_t I, class Q, size_t N>
struct tuple_element<I, unitstep::vec<Q, N>> {
  using type = Q;
};

}  // namespace std

namespace unitstep {

namespace detail {

// Rows of the table of refused operators.
template <text Operator, class A, class B>
  requires adds_or_subtracts<Operator> && vec_beside<A, B>
struct refused_operator<Operator, A, B> {
  using type = diagnostics::refuse_sum<Operator, A, B>;
};
template <text Operator, class A, class B>
  requires is_equality<Operator> && no_comparison<A, B>
struct refused_operator<Operator, A, B> {
  using type = diagnostics::refuse_sum<Operator, A, B>;
};
// Vectors have two products, and each has a name.
template <class A, class B>
  requires two_vecs<A, B>
struct refused_operator<"*", A, B> {
  using type = diagnostics::refuse_for<"*", "dot(a, b) or cross(a, b)", A, B>;
};
// A vec can be divided, but not divide.
template <class A, class B>
  requires vec_beside<A, B> && is_vec<B>
struct refused_operator<"/", A, B> {
  using type = diagnostics::refuse_for<"/", "vec / scalar", A, B>;
};
// A vec is scaled in place by numbers alone.
template <text Operator, class A, class B>
  requires is_scaling<Operator> && vec_beside<A, B> && is_vec<A>
struct refused_operator<Operator, A, B> {
  using type = diagnostics::refuse_factor<Operator, A, B>;
};
// Vectors have no order; their lengths have one.
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

/// The type of components of two kinds, which is refused when the first of them is stored.
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
                                 type_list<First, Rest...>>,
        reported>;
    static_assert(units_match<refusal_type<report>> && sizeof(refusal_text<report>), "wrong unit");
  }
};
/// A component that was refused before, with others. Any other component converts to it, so that nothing is refused
/// twice.
template <class Mismatch>
struct refused_component : Mismatch {
  constexpr refused_component() = default;
  constexpr refused_component(Mismatch const&) {}
  template <class Given>
    requires (!is_mismatched<Given>)
  constexpr refused_component(Given const&) {}
};
template <class Mismatch>
inline constexpr bool is_mismatched<refused_component<Mismatch>> = true;
template <class Mismatch>
struct mismatch_inside<refused_component<Mismatch>> {
  using type = Mismatch;
};
template <class... Given>
inline constexpr bool is_mismatched<no_component<Given...>> = true;
template <class... Given>
struct mismatch_inside<no_component<Given...>> {
  using type = unknown;
};

}  // namespace detail

/// Refused: the components are of several units, or mix value types.
template <class Q, class... More>
  requires detail::no_one_kind<Q, More...>
vec(Q, More...) -> vec<detail::no_component<Q, More...>, detail::count_of<Q, More...>>;

/// \cond
template <class Q, class... More>
  requires (!detail::no_one_kind<Q, More...> && detail::begins_refused<Q, More...>)
vec(Q, More...) -> vec<detail::refused_component<Q>, detail::count_of<Q, More...>>;
/// \endcond

}  // namespace unitstep
