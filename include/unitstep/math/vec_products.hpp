// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <concepts>
#include <limits>
#include <type_traits>
#include <unitstep/math/detail/double_word.hpp>
#include <unitstep/math/root.hpp>
#include <unitstep/math/vec_arithmetic.hpp>
#include <unitstep/math/vec_type.hpp>
#include <unitstep/units/detail/operation.hpp>
#include <unitstep/units/fail.hpp>
#include <utility>

/// \file
/// \brief Products of vecs, lengths and directions, and the magnitude and the square of any value.

namespace unitstep::detail {

/// A component with a square of its own, which is narrower than the product with itself: for an interval around 0 the
/// square is not negative, the product may be.
template <class Q>
concept with_better_square = with_own_magnitude<Q> || of_own_magnitude<Q>;

/// The square of such a component.
template <with_better_square Q>
constexpr auto better_square(Q const& q) {
  if constexpr (with_own_magnitude<Q>)
    return q.squared();
  else
    return decltype(q * q)::from_value(q.value().squared());
}

/// The sum of the squares of all components, never negative.
template <with_better_square Q, std::size_t N>
constexpr auto sum_of_squares(vec<Q, N> const& v) {
  auto sum = detail::better_square(v[0]);
  for (std::size_t i = 1; i < N; ++i) sum = sum + detail::better_square(v[i]);
  return sum;
}

/// The number of a quantity, or a number.
template <class Q>
constexpr auto bare_number(Q const& q) {
  if constexpr (quantity_like<Q>)
    return q.value();
  else
    return q;
}

/// The number of a quantity, or a number.
template <class Q>
using bare = std::remove_cvref_t<decltype(detail::bare_number(std::declval<Q const&>()))>;

/// Whether a class of numbers has a better root of a sum of squares than that of the sum, as for a series that begins
/// with 0.
template <class Q>
concept with_root_of_squares = requires(bare<Q> const& x) { bare<Q>::root_of_squares(x); };

/// That root.
template <with_root_of_squares Q, std::size_t N>
constexpr auto root_of_squares(vec<Q, N> const& v) {
  return [&]<std::size_t... I>(std::index_sequence<I...>) {
    auto const root = bare<Q>::root_of_squares(detail::bare_number(v[I])...);
    if constexpr (std::is_same_v<Q, bare<Q>>)
      return root;
    else
      return Q::from_value(root);
  }(std::make_index_sequence<N>{});
}

}  // namespace unitstep::detail

namespace unitstep {

/// The scalar product \f$ \mathbf a \cdot \mathbf b = \sum_i a_i b_i \f$; units multiply.
/// \proof{examples/reference/math.cpp,dot}
template <class A, class B, std::size_t N>
[[nodiscard]] constexpr auto dot(vec<A, N> const& a, vec<B, N> const& b) {
  auto sum = a[0] * b[0];
  for (std::size_t i = 1; i < N; ++i) sum = sum + a[i] * b[i];
  return sum;
}
template <class A, class B>
[[nodiscard]] constexpr auto dot(vec<A, 2> a, vec<B, 2> b) {
  return a.x * b.x + a.y * b.y;
}
template <class A, class B>
[[nodiscard]] constexpr auto dot(vec<A, 3> a, vec<B, 3> b) {
  return a.x * b.x + a.y * b.y + a.z * b.z;
}

/// The vector product \f$ \mathbf a \times \mathbf b \f$; units multiply.
/// \proof{examples/reference/math.cpp,cross}
template <class A, class B>
[[nodiscard]] constexpr auto cross(vec<A, 3> a, vec<B, 3> b) {
  return vec{a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}

/// The length \f$ |\mathbf v| = \sqrt{\mathbf v \cdot \mathbf v} \f$, in the unit of a component.
///
/// Squares are summed without scaling: a length whose square overflows is infinite, one whose square underflows is 0
/// (in double, components above about 1e154 and below about 1e-162).
/// \proof{examples/reference/math.cpp,norm}
template <class Q, std::size_t N>
  requires (!diagnostics::is_of_integers<vec<Q, N>>)
[[nodiscard]] constexpr auto norm(vec<Q, N> const& v) {
  // The root of a quantity is a function of this library; that of a class of numbers is found with the class.
  if constexpr (detail::with_root_of_squares<Q>)
    return detail::root_of_squares(v);
  else if constexpr (detail::with_better_square<Q>)
    return sqrt(detail::sum_of_squares(v));
  else if constexpr (quantity_like<Q>)
    return unitstep::sqrt(unitstep::dot(v, v));
  else
    return sqrt(unitstep::dot(v, v));
}

namespace detail {

template <class Q>
inline constexpr bool has_floating_numbers = std::floating_point<Q>;
template <quantity_like Q>
inline constexpr bool has_floating_numbers<Q> = std::floating_point<number_of<Q>>;

/// A power of two that scales numbers so that their squares neither overflow nor lose digits; 1 for ordinary numbers,
/// and for zero, infinity and NaN.
template <std::floating_point T, std::same_as<T>... More>
constexpr T scale_of_direction(T first, More... more) {
  using limits = std::numeric_limits<T>;
  constexpr T high = math::detail::power_of_two<T>(limits::max_exponent / 2 - 3);
  constexpr T low = 1 / high / limits::epsilon() * 8;
  T largest = first < 0 ? -first : first;
  ((largest = more > largest ? more : -more > largest ? -more : largest), ...);
  if (largest >= low && largest <= high) return 1;
  if (largest > (limits::max)())
    fail<std::domain_error>(
        "unitstep: normalized needs finite numbers: what is infinite has no direction");
  if (largest > high) return 1 / high / 64;
  return largest > 0 ? high / low : T(1);
}
template <class Q, std::size_t N>
constexpr auto scale_of_direction(vec<Q, N> const& v) {
  return [&]<std::size_t... I>(std::index_sequence<I...>) {
    return detail::scale_of_direction(detail::bare_number(v[I])...);
  }(std::make_index_sequence<N>{});
}

}  // namespace detail

/// The direction \f$ \mathbf v / |\mathbf v| \f$, dimensionless.
///
/// It works for any size: if a square would overflow or lose digits, `v` is scaled by a power of two first.
///
/// \throw std::domain_error if `v` is 0 or infinite: such a vector has no direction
/// \proof{examples/reference/math.cpp,normalized}
template <class Q, std::size_t N>
  requires (!diagnostics::is_of_integers<vec<Q, N>>)
[[nodiscard]] constexpr auto normalized(vec<Q, N> const& v) {
  if constexpr (detail::has_floating_numbers<Q>) {
    auto const scale = detail::scale_of_direction(v);
    if (scale != 1) {
      vec<Q, N> const scaled = v * scale;
      return scaled / unitstep::norm(scaled);
    }
  }
  auto const length = unitstep::norm(v);
  if (length == decltype(unitstep::norm(v)){})
    fail<std::domain_error>("unitstep: normalized(v) needs a vector whose length is not 0");
  return v / length;
}

/// `a` if a condition of numbers that is no `bool` holds, else `b`; \see select(bool, T, T)
template <class Condition, class Q, std::size_t N>
  requires (!std::same_as<Condition, bool>)
constexpr vec<Q, N> select(Condition const& condition, vec<Q, N> const& a, vec<Q, N> const& b) {
  vec<Q, N> chosen = b;
  for (std::size_t i = 0; i < N; ++i) chosen[i] = select(condition, a[i], b[i]);
  return chosen;
}

// Products and norms of types that have none are refused in one sentence. The functions above are more specialised, so
// these are chosen last.

namespace detail {

/// Types without a length: a quantity, a whole state, or a vec of integers.
template <class T>
concept no_length = quantity_like<T> || is_composite<T> || diagnostics::is_of_integers<T>;
/// The refusal of these by a length or a direction.
struct takes_vec {
  template <text Function, class A>
  using refusal =
      std::conditional_t<is_vec<A>, diagnostics::not_of_integers<Function, A>,
                         diagnostics::refuse_call<
                             Function, diagnostics::words<"a vec or a quaternion">, type_list<A>>>;
};

/// Possible arguments of a product of vectors.
template <class T>
concept vec_or_other = is_vec<T> || summand<T> || is_composite<T>;

/// Two of these, and not both numbers.
template <class A, class B>
concept no_factors = vec_or_other<A> && vec_or_other<B> && !(scalar<A> && scalar<B>);

template <class A, class B>
using refused_dot =
    diagnostics::refuse_call<"dot", diagnostics::words<"two vecs of one size">, type_list<A, B>>;
template <class A, class B>
using refused_cross =
    diagnostics::refuse_call<"cross", diagnostics::words<"two vecs of three">, type_list<A, B>>;
}  // namespace detail

/// Refused: the arguments of a scalar product are two vecs of one size.
template <class A, class B>
  requires detail::no_factors<A, B>
[[nodiscard("refused")]] constexpr auto dot(A const&, B const&)
    -> detail::refused_value<detail::refused_dot<A, B>, A, B> {
  using refusal = detail::refusal_in_body<detail::refused_dot<A, B>, A, B>;
  static_assert(units_match<refusal_type<refusal>> && sizeof(refusal_text<refusal>), "wrong unit");
  return {};
}
/// Refused: the arguments of a vector product are two vecs of three.
template <class A, class B>
  requires detail::no_factors<A, B>
[[nodiscard("refused")]] constexpr auto cross(A const&, B const&)
    -> detail::refused_value<detail::refused_cross<A, B>, A, B> {
  using refusal = detail::refusal_in_body<detail::refused_cross<A, B>, A, B>;
  static_assert(units_match<refusal_type<refusal>> && sizeof(refusal_text<refusal>), "wrong unit");
  return {};
}
/// Refused: a quantity has no norm, but a magnitude.
template <detail::no_length A>
[[nodiscard("refused")]] constexpr auto norm(A const&)
    -> detail::result_of<"norm", detail::takes_vec, A> {
  using call = detail::call<"norm", detail::takes_vec, A>;
  static_assert(units_match<refusal_type<call>> && sizeof(refusal_text<call>), "wrong unit");
  return {};
}
/// Refused: a quantity has no direction.
template <detail::no_length A>
[[nodiscard("refused")]] constexpr auto normalized(A const&)
    -> detail::result_of<"normalized", detail::takes_vec, A> {
  using call = detail::call<"normalized", detail::takes_vec, A>;
  static_assert(units_match<refusal_type<call>> && sizeof(refusal_text<call>), "wrong unit");
  return {};
}

// clang-format off
/// Refused: a number is its own norm.
template <class = void>
constexpr unknown norm(detail::plain<"norm", "a vec or a quaternion">) { return {}; }
/// Refused: only a vec and a quaternion have a direction.
template <class = void>
constexpr unknown normalized(detail::plain<"normalized", "a vec or a quaternion">) { return {}; }
// clang-format on

/// The magnitude \f$ |q| \f$ of a quantity or a number: its value without its sign.
/// \proof{examples/reference/math.cpp,magnitude}
template <class Q>
[[nodiscard]] constexpr Q magnitude(Q const& q) {
  if constexpr (detail::with_own_magnitude<Q>)
    return q.absolute();
  else if constexpr (detail::of_own_magnitude<Q>)
    return Q::from_value(q.value().absolute());
  else
    return q < Q{} ? -q : q;
}

/// \cond
// The magnitude of a mismatch is that mismatch.
template <detail::with_mismatch Q>
[[nodiscard]] constexpr Q magnitude(Q const&) {
  return {};
}
/// \endcond

/// The magnitude \f$ |\mathbf v| \f$ of a vector, its `norm`.
template <class Q, std::size_t N>
[[nodiscard]] constexpr auto magnitude(vec<Q, N> const& v) {
  return unitstep::norm(v);
}

/// The square of the magnitude of a quantity or a number.
/// \proof{examples/reference/math.cpp,squared}
template <class Q>
[[nodiscard]] constexpr auto squared(Q const& q) {
  if constexpr (detail::with_better_square<Q>)
    return detail::better_square(q);
  else
    return q * q;
}

/// The square \f$ \mathbf v \cdot \mathbf v \f$ of the magnitude of a vector.
template <class Q, std::size_t N>
[[nodiscard]] constexpr auto squared(vec<Q, N> const& v) {
  if constexpr (detail::with_better_square<Q>)
    return detail::sum_of_squares(v);
  else
    return unitstep::dot(v, v);
}

}  // namespace unitstep
