// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <type_traits>
#include <unitstep/math/detail/is_vec.hpp>
#include <unitstep/units/detail/meeting.hpp>
#include <unitstep/units/detail/operation.hpp>
#include <unitstep/units/number.hpp>
#include <unitstep/units/quantity.hpp>

/// \file
/// \brief What the components of a vec become, and what stands beside one by mistake.

namespace unitstep::detail {

/// Whether a value cannot multiply a vec component by component.
template <class T>
inline constexpr bool is_no_factor = is_vec<T> || is_composite<T>;

/// Whether a component becomes another type without a change of number: light quantities become
/// Boost's, a dimensionless quantity its number, and vecs follow their components.
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

/// Whether a component can be assigned from another type, which need not become it implicitly: a light quantity from
/// one of Boost's, or from a constant that its number holds exactly.
template <class To, class From>
inline constexpr bool component_takes = false;
template <class U, class T, quantity_like From>
inline constexpr bool component_takes<light<U, T>, From> =
    !std::is_same_v<light<U, T>, From> && same_unit<U, unit_of<From>> &&
    (std::is_same_v<T, number_of<From>> || becomes<number_of<From>, T>);
template <class Q, class P, std::size_t N>
inline constexpr bool component_takes<vec<Q, N>, vec<P, N>> = component_takes<Q, P>;

/// What components of two types become: the first, unless one of two quantities of one unit is Boost's, which no light
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

/// What all components of a vec become.
template <class Q, class... More>
struct common_of_all {
  using type = Q;
};
template <class Q, class Next, class... More>
struct common_of_all<Q, Next, More...> : common_of_all<typename common_of<Q, Next>::type, More...> {
};

/// How many components are given.
template <class... Q>
inline constexpr std::size_t count_of = sizeof...(Q);

/// Components that make no vec: of several units or value types, or some of them scalars and some not.
template <class Q, class... More>
concept no_one_kind =
    (of_two_kinds<Q, More> || ...) || ((is_no_factor<Q> != is_no_factor<More>) || ...);

/// What might be assigned to a vec by mistake: another vec, a quantity, a number or a whole state.
template <class Other, class Vec>
concept not_assigned_to =
    (is_vec<Other> || quantity_like<Other> || scalar<Other> || is_composite<Other>) &&
    !std::is_convertible_v<Other const&, Vec> && !component_takes<Vec, Other>;

/// What might be added to a component.
template <class S>
concept summand = quantity_like<S> || scalar<S>;

/// Two vecs, of whatever size.
template <class A, class B>
concept two_vecs = is_vec<A> && is_vec<B>;

/// Two vecs, or one beside what is no vec.
template <class A, class B>
concept vec_beside = two_vecs<A, B> || (is_vec<A> && summand<B>) || (is_vec<B> && summand<A>);

/// Something over a vec.
template <class A, class B>
concept over_vec = vec_beside<A, B> && is_vec<B>;

/// A vec that is to be scaled in place by what is no plain number, or by another vec.
template <class A, class B>
concept scaled_in_place = vec_beside<A, B> && is_vec<A>;

/// Whether two vecs are of one size and their components can be compared.
template <class A, class B>
inline constexpr bool is_comparable = false;
template <class A, class B, std::size_t N>
inline constexpr bool is_comparable<vec<A, N>, vec<B, N>> =
    one_precision<A, B> && one_kind<A, B> && requires(A a, B b) { a == b; };
/// Two vecs that cannot be compared, or one beside what is no vec.
template <class A, class B>
concept no_comparison = vec_beside<A, B> && !is_comparable<A, B>;

}  // namespace unitstep::detail
