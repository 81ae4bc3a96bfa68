// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <boost/units/systems/si/plane_angle.hpp>
#include <type_traits>
#include <unitstep/math/arctangent.hpp>
#include <unitstep/math/exponential.hpp>
#include <unitstep/math/root.hpp>
#include <unitstep/math/trigonometric.hpp>
#include <unitstep/math/vec_products.hpp>
#include <unitstep/units/detail/operation.hpp>
#include <unitstep/units/mismatch.hpp>
#include <unitstep/units/number.hpp>
#include <unitstep/units/quantity.hpp>
#include <unitstep/units/verdict.hpp>

/// \file
/// \brief Elementary functions of quantities. Arguments that they do not take, such as a length for a sine, are refused
/// in one sentence, so `requires { sin(q); }` holds for a length too. Test the result instead:
/// `requires { { sin(q) } -> unitstep::number; }`. The functions of plain numbers take a ratio such as `t / T`, which is
/// its number; what has a unit is refused in one sentence that names the function which takes it.

namespace unitstep {

namespace detail {

/// A quantity with an exponential and a logarithm: its unit is 1.
template <class Q>
concept dimensionless_quantity = quantity_like<Q> && is_dimensionless_unit<unit_of<Q>>;

/// A quantity with a sine: an angle in radian, or a plain ratio. Degrees are not converted silently.
template <class Q>
concept angle_quantity = dimensionless_quantity<Q> || (quantity_like<Q> && requires {
                           requires same_unit<unit_of<Q>, boost::units::si::plane_angle>;
                         });

/// The type of an angle that a refusal names.
using radians = boost::units::quantity<boost::units::si::plane_angle>;

/// Arguments of a function of a quantity, also by mistake.
template <class Q>
concept function_argument = quantity_like<Q> || vec_or_composite<Q> || is_mismatched<Q>;

/// Such an argument that is no angle, and has no sine.
template <class Q>
concept no_angle = function_argument<Q> && (!angle_quantity<Q> || diagnostics::is_of_integers<Q>);
/// The refusal of these by a sine.
struct takes_angle {
  template <text Function, class Q>
  using refusal = diagnostics::integers_or<
      Function, Q, diagnostics::refuse_call<Function, type_list<radians>, type_list<Q>>>;
};
/// Such an argument that is no ratio, and has no exponential.
template <class Q>
concept no_ratio =
    function_argument<Q> && (!dimensionless_quantity<Q> || diagnostics::is_of_integers<Q>);
/// The refusal of these by an exponential.
struct takes_ratio {
  template <text Function, class Q>
  using refusal = diagnostics::integers_or<
      Function, Q,
      diagnostics::refuse_call<Function, diagnostics::words<"a plain number">, type_list<Q>>>;
};

/// Two values that are not both of one unit and one value type, and of which one is a quantity or a vec.
template <class A, class B>
concept no_point =
    (function_argument<A> || scalar<A>) && (function_argument<B> || scalar<B>) &&
    (no_ratio<A> || no_ratio<B>) &&
    !(is_of_one_unit<A, B> && !diagnostics::is_of_integers<A> &&
      std::is_same_v<typename precision_of<A>::type, typename precision_of<B>::type>) &&
    !with_mismatch<A, B>;
template <class A, class B>
using refused_point = diagnostics::integers_or<
    "atan2", A,
    diagnostics::refuse_call<
        "atan2",
        std::conditional_t<vec_or_composite<A>, diagnostics::words<"two quantities">,
                           type_list<A, A>>,
        type_list<A, B>>>;

/// The number of all quantities among these; void if there are none.
template <class... A>
struct number_of_all {
  using type = void;
};
template <class A, class... Rest>
struct number_of_all<A, Rest...> : number_of_all<Rest...> {};
template <quantity_like A, class... Rest>
struct number_of_all<A, Rest...> {
  using rest = typename number_of_all<Rest...>::type;
  using type =
      std::conditional_t<std::is_void_v<rest>, number_of<A>, number_for_both<number_of<A>, rest>>;
};

}  // namespace detail

/// \f$ e^q \f$ of a dimensionless quantity, a plain number. \see math::exp
/// \proof{examples/reference/math.cpp,exp}
template <detail::dimensionless_quantity Q>
  requires number<number_of<Q>>
[[nodiscard]] constexpr number_of<Q> exp(Q const& q) {
  return math::exp(q.value());
}
/// Refused: an argument with a unit has no exponential.
template <detail::no_ratio Q>
[[nodiscard("refused")]] constexpr auto exp(Q const&)
    -> detail::result_of<"exp", detail::takes_ratio, Q> {
  using call = detail::call<"exp", detail::takes_ratio, Q>;
  static_assert(units_match<refusal_type<call>> && sizeof(refusal_text<call>), "wrong unit");
  return {};
}

/// \f$ \ln q \f$ of a dimensionless quantity, a plain number. \see math::log
/// \proof{examples/reference/math.cpp,log}
template <detail::dimensionless_quantity Q>
  requires number<number_of<Q>>
[[nodiscard]] constexpr number_of<Q> log(Q const& q) {
  return math::log(q.value());
}
/// Refused: an argument with a unit has no logarithm.
template <detail::no_ratio Q>
[[nodiscard("refused")]] constexpr auto log(Q const&)
    -> detail::result_of<"log", detail::takes_ratio, Q> {
  using call = detail::call<"log", detail::takes_ratio, Q>;
  static_assert(units_match<refusal_type<call>> && sizeof(refusal_text<call>), "wrong unit");
  return {};
}

/// \f$ \sin q \f$ of an angle, a plain number. \see math::sin
/// \proof{examples/reference/math.cpp,sin}
template <detail::angle_quantity Q>
  requires number<number_of<Q>>
[[nodiscard]] constexpr number_of<Q> sin(Q const& q) {
  return math::sin(q.value());
}
/// Refused: only an angle in radian has a sine.
template <detail::no_angle Q>
[[nodiscard("refused")]] constexpr auto sin(Q const&)
    -> detail::result_of<"sin", detail::takes_angle, Q> {
  using call = detail::call<"sin", detail::takes_angle, Q>;
  static_assert(units_match<refusal_type<call>> && sizeof(refusal_text<call>), "wrong unit");
  return {};
}

/// \f$ \cos q \f$ of an angle, a plain number. \see math::cos
/// \proof{examples/reference/math.cpp,cos}
template <detail::angle_quantity Q>
  requires number<number_of<Q>>
[[nodiscard]] constexpr number_of<Q> cos(Q const& q) {
  return math::cos(q.value());
}
/// Refused: only an angle in radian has a cosine.
template <detail::no_angle Q>
[[nodiscard("refused")]] constexpr auto cos(Q const&)
    -> detail::result_of<"cos", detail::takes_angle, Q> {
  using call = detail::call<"cos", detail::takes_angle, Q>;
  static_assert(units_match<refusal_type<call>> && sizeof(refusal_text<call>), "wrong unit");
  return {};
}

/// \f$ \tan q \f$ of an angle, a plain number. \see math::tan
/// \proof{examples/reference/math.cpp,tan}
template <detail::angle_quantity Q>
  requires number<number_of<Q>>
[[nodiscard]] constexpr number_of<Q> tan(Q const& q) {
  return math::tan(q.value());
}
/// Refused: only an angle in radian has a tangent.
template <detail::no_angle Q>
[[nodiscard("refused")]] constexpr auto tan(Q const&)
    -> detail::result_of<"tan", detail::takes_angle, Q> {
  using call = detail::call<"tan", detail::takes_angle, Q>;
  static_assert(units_match<refusal_type<call>> && sizeof(refusal_text<call>), "wrong unit");
  return {};
}

/// The angle of the point (x, y) seen from the origin, in radian; both in the same unit.
/// \see math::atan2
/// \proof{examples/reference/math.cpp,atan2}
template <quantity_like Y, quantity_like X>
  requires (same_unit<unit_of<Y>, unit_of<X>> && std::is_same_v<number_of<Y>, number_of<X>> &&
            number<number_of<Y>>)
[[nodiscard]] constexpr auto atan2(Y const& y, X const& x) {
  return boost::units::quantity<boost::units::si::plane_angle, number_of<Y>>::from_value(
      math::atan2(y.value(), x.value()));
}

/// Refused: both coordinates of a point are of one unit and one value type.
template <class A, class B>
  requires detail::no_point<A, B>
[[nodiscard("refused")]] constexpr auto atan2(A const&, B const&)
    -> detail::refused_value<detail::refused_point<A, B>, A, B> {
  using refusal = detail::refusal_in_body<detail::refused_point<A, B>, A, B>;
  static_assert(units_match<refusal_type<refusal>> && sizeof(refusal_text<refusal>), "wrong unit");
  return {};
}

/// \cond
template <class A, class B>
  requires detail::with_mismatch<A, B>
constexpr detail::mismatch_of<A, B> atan2(A const&, B const&) {
  return {};
}
/// \endcond

// clang-format off
/// Refused: `math::sin` takes plain numbers.
template <class = void>
constexpr unknown sin(detail::plain<"sin", "an angle (for numbers, math::sin)">) { return {}; }
/// Refused: `math::cos` takes plain numbers.
template <class = void>
constexpr unknown cos(detail::plain<"cos", "an angle (for numbers, math::cos)">) { return {}; }
/// Refused: `math::tan` takes plain numbers.
template <class = void>
constexpr unknown tan(detail::plain<"tan", "an angle (for numbers, math::tan)">) { return {}; }
/// Refused: `math::exp` takes plain numbers.
template <class = void>
constexpr unknown exp(detail::plain<"exp", "a quantity (for numbers, math::exp)">) { return {}; }
/// Refused: `math::log` takes plain numbers.
template <class = void>
constexpr unknown log(detail::plain<"log", "a quantity (for numbers, math::log)">) { return {}; }
/// Refused: `math::atan2` takes plain numbers.
template <class = void>
constexpr unknown atan2(detail::plain<"atan2", "quantities (for numbers, math::atan2)">,
                        detail::any_number) { return {}; }
// clang-format on

}  // namespace unitstep

namespace unitstep::math {

namespace detail {

/// A quantity and another, or a number that it does not become by itself, as a ratio becomes a dual.
template <class Q, class N>
concept quantity_and =
    quantity_like<Q> &&
    (quantity_like<N> || (scalar<N> && !(std::is_class_v<N> && std::is_convertible_v<Q, N>)));
/// Two arguments of a function of plain numbers, of which one at least is a quantity.
template <class A, class B>
concept with_quantity = quantity_and<A, B> || quantity_and<B, A>;

/// What the function returns: the number of all arguments if none of them has a unit.
template <class... A>
using number_if_ratio = std::conditional_t<(unitstep::detail::has_unit<A> || ...), unknown,
                                           typename unitstep::detail::number_of_all<A...>::type>;
template <class N, class A>
constexpr N as_number(A const& a) {
  return static_cast<N>(unitstep::detail::bare_number(a));
}

/// The verdict on the arguments of a function of plain numbers.
template <text Function, text Due, class... A>
using check_ratios = diagnostics::first_refusal<std::conditional_t<
    unitstep::detail::has_unit<A>, diagnostics::refuse<Function, diagnostics::words<Due>, A>,
    diagnostics::accepted>...>;

}  // namespace detail

/// `math::sqrt` of a dimensionless quantity is that of its number; a unit is refused.
template <quantity_like Q>
constexpr detail::number_if_ratio<Q> sqrt(Q const& q) {
  using call =
      detail::check_ratios<"math::sqrt", "a plain number (for quantities, unitstep::sqrt)", Q>;
  static_assert(units_match<refusal_type<call>> && sizeof(refusal_text<call>), "wrong unit");
  if constexpr (call::ok) return sqrt(q.value());
  return {};
}

/// `math::cbrt` of a dimensionless quantity is that of its number; a unit is refused.
template <quantity_like Q>
constexpr detail::number_if_ratio<Q> cbrt(Q const& q) {
  using call =
      detail::check_ratios<"math::cbrt", "a plain number (for quantities, unitstep::cbrt)", Q>;
  static_assert(units_match<refusal_type<call>> && sizeof(refusal_text<call>), "wrong unit");
  if constexpr (call::ok) return cbrt(q.value());
  return {};
}

/// `math::exp` of a dimensionless quantity is that of its number; a unit is refused.
template <quantity_like Q>
constexpr detail::number_if_ratio<Q> exp(Q const& q) {
  using call =
      detail::check_ratios<"math::exp", "a plain number (for quantities, unitstep::exp)", Q>;
  static_assert(units_match<refusal_type<call>> && sizeof(refusal_text<call>), "wrong unit");
  if constexpr (call::ok) return exp(q.value());
  return {};
}

/// `math::log` of a dimensionless quantity is that of its number; a unit is refused.
template <quantity_like Q>
constexpr detail::number_if_ratio<Q> log(Q const& q) {
  using call =
      detail::check_ratios<"math::log", "a plain number (for quantities, unitstep::log)", Q>;
  static_assert(units_match<refusal_type<call>> && sizeof(refusal_text<call>), "wrong unit");
  if constexpr (call::ok) return log(q.value());
  return {};
}

/// `math::sin` of a dimensionless quantity is that of its number; a unit is refused.
template <quantity_like Q>
constexpr detail::number_if_ratio<Q> sin(Q const& q) {
  using call =
      detail::check_ratios<"math::sin", "a plain number (for quantities, unitstep::sin)", Q>;
  static_assert(units_match<refusal_type<call>> && sizeof(refusal_text<call>), "wrong unit");
  if constexpr (call::ok) return sin(q.value());
  return {};
}

/// `math::cos` of a dimensionless quantity is that of its number; a unit is refused.
template <quantity_like Q>
constexpr detail::number_if_ratio<Q> cos(Q const& q) {
  using call =
      detail::check_ratios<"math::cos", "a plain number (for quantities, unitstep::cos)", Q>;
  static_assert(units_match<refusal_type<call>> && sizeof(refusal_text<call>), "wrong unit");
  if constexpr (call::ok) return cos(q.value());
  return {};
}

/// `math::tan` of a dimensionless quantity is that of its number; a unit is refused.
template <quantity_like Q>
constexpr detail::number_if_ratio<Q> tan(Q const& q) {
  using call =
      detail::check_ratios<"math::tan", "a plain number (for quantities, unitstep::tan)", Q>;
  static_assert(units_match<refusal_type<call>> && sizeof(refusal_text<call>), "wrong unit");
  if constexpr (call::ok) return tan(q.value());
  return {};
}

/// `math::atan` of a dimensionless quantity is that of its number; a unit is refused.
template <quantity_like Q>
constexpr detail::number_if_ratio<Q> atan(Q const& q) {
  using call = detail::check_ratios<"math::atan", "a plain number", Q>;
  static_assert(units_match<refusal_type<call>> && sizeof(refusal_text<call>), "wrong unit");
  if constexpr (call::ok) return atan(q.value());
  return {};
}

/// `math::atan2` of dimensionless quantities, or of one and a number, is that of their numbers; a unit is refused.
template <class Y, class X>
  requires detail::with_quantity<Y, X>
constexpr detail::number_if_ratio<Y, X> atan2(Y const& y, X const& x) {
  using call =
      detail::check_ratios<"math::atan2", "a plain number (for quantities, unitstep::atan2)", Y, X>;
  static_assert(units_match<refusal_type<call>> && sizeof(refusal_text<call>), "wrong unit");
  using number = detail::number_if_ratio<Y, X>;
  if constexpr (call::ok) return atan2(detail::as_number<number>(y), detail::as_number<number>(x));
  return {};
}

/// `math::pow` of dimensionless quantities, or of one and a number, is that of their numbers; a unit is refused.
template <class X, class Y>
  requires detail::with_quantity<X, Y>
constexpr detail::number_if_ratio<X, Y> pow(X const& x, Y const& y) {
  using call =
      detail::check_ratios<"math::pow", "a plain number (for quantities, unitstep::pow<n>)", X, Y>;
  static_assert(units_match<refusal_type<call>> && sizeof(refusal_text<call>), "wrong unit");
  using number = detail::number_if_ratio<X, Y>;
  if constexpr (call::ok) return pow(detail::as_number<number>(x), detail::as_number<number>(y));
  return {};
}

}  // namespace unitstep::math
