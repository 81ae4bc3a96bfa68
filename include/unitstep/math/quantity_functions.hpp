// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <boost/units/systems/si/plane_angle.hpp>
#include <unitstep/math/arctangent.hpp>
#include <unitstep/math/exponential.hpp>
#include <unitstep/math/root.hpp>
#include <unitstep/math/trigonometric.hpp>
#include <unitstep/units/detail/operation.hpp>
#include <unitstep/units/number.hpp>
#include <unitstep/units/quantity.hpp>

/// \file
/// \brief Elementary functions of quantities. Arguments that they do not take, such as a length for a sine, are refused
/// in one sentence, so `requires { sin(q); }` holds for a length too. Test the result instead:
/// `requires { { sin(q) } -> unitstep::number; }`.

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
