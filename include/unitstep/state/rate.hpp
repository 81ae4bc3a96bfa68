// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <unitstep/math/vec.hpp>
#include <unitstep/state/raw_form.hpp>
#include <unitstep/units/light.hpp>
#include <unitstep/units/number.hpp>
#include <unitstep/units/quantity.hpp>

/// \file
/// \brief The rate of a value per time, and the quotient of two values of one shape.

namespace unitstep {

namespace detail {

template <class U1, class U2>
struct quotient_unit {
  using type = unit_quotient<U1, U2>;
};
template <class U2>
struct quotient_unit<no_unit, U2> {
  using type = unit_power<U2, -1>;
};
template <class U1>
struct quotient_unit<U1, no_unit> {
  using type = U1;
};
template <>
struct quotient_unit<no_unit, no_unit> {
  using type = no_unit;
};

/// One value per another, each a quantity or a plain number.
template <class A, class B>
struct rate {
  using type = typename value_of_unit<
      typename quotient_unit<typename value_parts<A>::unit, typename value_parts<B>::unit>::type,
      typename value_parts<A>::number>::type;
};
template <template <class, std::size_t> class Shape, class Q, std::size_t N, class Time>
  requires has_elements<Shape<Q, N>>
struct rate<Shape<Q, N>, Time> {
  using type = Shape<typename rate<Q, Time>::type, N>;
};

/// The quotient that the components of two values of one shape have.
template <class A, class B>
struct element_quotient : rate<A, B> {};
template <class A, class B, std::size_t N>
struct element_quotient<vec<A, N>, vec<B, N>> : element_quotient<A, B> {};
template <class A, class B, std::size_t N>
struct element_quotient<A, vec<B, N>> : element_quotient<A, B> {};
template <class A, class B, std::size_t N>
struct element_quotient<std::array<A, N>, std::array<B, N>> : element_quotient<A, B> {};

}  // namespace detail

/// The rate of a value per time: of a length a velocity, of a `vec` of them a `vec`.
/// \proof{examples/reference/units.cpp,rate_of}
template <class Value, class Time>
using rate_of = typename detail::rate<Value, Time>::type;

namespace detail {

/// The scalar by which a `B` is multiplied to make an `A`, for quantities and for vecs of them; for
/// a quantity `A` and a vec `B`, the scalar per component of `B`.
template <class A, class B>
using quotient_of = typename element_quotient<A, B>::type;

/// The product of a quantity, or of each in a vec or an array, and another quantity.
template <class A, class B>
using product_of = rate_of<A, quotient_of<typename value_parts<B>::number, B>>;

}  // namespace detail

/// A `vec` may stand for an array, since arithmetic with arrays makes vecs.
template <class Expected, class Got, std::size_t N>
inline constexpr bool fits<std::array<Expected, N>, vec<Got, N>> = fits<Expected, Got>;

}  // namespace unitstep
