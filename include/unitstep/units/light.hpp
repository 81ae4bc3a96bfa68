// SPDX-License-Identifier: BSL-1.0
#pragma once

/// \file
/// \brief Light quantities with all that is computed with them.

#include <unitstep/units/detail/operation.hpp>
#include <unitstep/units/light_functions.hpp>
#include <unitstep/units/light_operators.hpp>
#include <unitstep/units/light_type.hpp>
#include <unitstep/units/unit_text.hpp>

// Sums, comparisons, assignments and conversions of light quantities that do not match.

namespace unitstep {

namespace detail {

/// Two values, one of them light, that can neither be added nor compared. A light quantity whose
/// unit is 1 beside a number is its number.
template <class A, class B>
concept light_mismatch =
    (is_light<A> || is_light<B>) && summand<A> && summand<B> && !light_summands<A, B> &&
    (has_unit<A> || has_unit<B> || !(scalar<A> || scalar<B>));

template <class Q>
struct refused_number
    : diagnostics::refuse<"number", diagnostics::words<"a ratio in one unit">, Q> {};

// Rows of the table of refused operators.
template <text Operator, class A, class B>
  requires asks_one_unit<Operator> && light_mismatch<A, B>
struct refused_operator<Operator, A, B> {
  using type = diagnostics::refuse_sum<Operator, A, B>;
};
// A product with a unit has another unit.
template <text Operator, class U, class T, class B>
  requires is_scaling<Operator> && has_unit<B>
struct refused_operator<Operator, light<U, T>, B> {
  using type = diagnostics::refuse_factor<Operator, light<U, T>, B>;
};

}  // namespace detail

template <quantity_like Q, class Refusal>
constexpr Q& operator+=(Q& a, mismatched<Refusal> b) {
  return a = b;
}
template <quantity_like Q, class Refusal>
constexpr Q& operator-=(Q& a, mismatched<Refusal> b) {
  return a = b;
}

/// Refused: both are of one unit and one value type.
template <class A, class B>
  requires detail::light_mismatch<A, B>
[[nodiscard("operands do not match")]] constexpr auto(min)(A const&, B const&) -> mismatched<
    diagnostics::refuse_call<"min", detail::type_list<A, A>, detail::type_list<A, B>>> {
  return {};
}
/// Refused: both are of one unit and one value type.
template <class A, class B>
  requires detail::light_mismatch<A, B>
[[nodiscard("operands do not match")]] constexpr auto(max)(A const&, B const&) -> mismatched<
    diagnostics::refuse_call<"max", detail::type_list<A, A>, detail::type_list<A, B>>> {
  return {};
}

/// \cond
// A result that is computed from a mismatch is that mismatch.
template <class A, class B>
  requires detail::with_mismatch<A, B>
constexpr detail::mismatch_of<A, B>(min)(A const&, B const&) {
  return {};
}
template <class A, class B>
  requires detail::with_mismatch<A, B>
constexpr detail::mismatch_of<A, B>(max)(A const&, B const&) {
  return {};
}
template <class A, class B, class C>
  requires detail::with_mismatch<A, B, C>
constexpr auto clamp(A const&, B const&, C const&) {
  return detail::mismatch_of<detail::mismatch_of<A, B>, C>{};
}

template <class Unit, class T>
template <class Other>
constexpr std::enable_if_t<detail::other_kind_than<Other, light<Unit, T>>, light<Unit, T>>&
light<Unit, T>::operator=(Other const&) {
  using refusal = detail::refused_assignment<light, Other>;
  static_assert(units_match<refusal_type<refusal>> && sizeof(refusal_text<refusal>), "wrong unit");
  return *this;
}

template <class Unit, class T>
constexpr light<Unit, T>::operator bool() const
  requires (!is_dimensionless_unit<Unit>)
{
  using refusal = diagnostics::refuse<"condition", diagnostics::words<"a comparison">, light>;
  static_assert(units_match<refusal_type<refusal>> && sizeof(refusal_text<refusal>), "wrong unit");
  return true;
}
/// \endcond

}  // namespace unitstep

// The customisation points of Boost.Units for powers and roots, so that `boost::units::pow<2>(q)`,
// `boost::units::root<2>(q)` and code written in terms of their result types accept light
// quantities. Sums, products and quotients need none, since Boost takes the types from the operators.

/// A whole power as Boost's `pow` computes it; other powers have a type but no value.
template <class Unit, class T, long N, long D>
struct boost::units::power_typeof_helper<unitstep::light<Unit, T>,
                                         boost::units::static_rational<N, D>> {
  using exponent = boost::units::static_rational<N, D>;
  using type = unitstep::light<typename boost::units::power_typeof_helper<Unit, exponent>::type, T>;
  static constexpr type value(unitstep::light<Unit, T> const& q)
    requires (static_rational<N, D>::Denominator == 1)
  {
    return {unitstep::detail::whole_power<exponent::Numerator>(q.number)};
  }
};

/// The type of a root; its value is that of `unitstep::sqrt` or `unitstep::cbrt`.
template <class Unit, class T, long N, long D>
struct boost::units::root_typeof_helper<unitstep::light<Unit, T>,
                                        boost::units::static_rational<N, D>> {
  using index = boost::units::static_rational<N, D>;
  using type = unitstep::light<typename boost::units::root_typeof_helper<Unit, index>::type, T>;
  static constexpr type value(unitstep::light<Unit, T> const& q)
    requires ((index::Numerator == 2 || index::Numerator == 3) && index::Denominator == 1)
  {
    if constexpr (index::Numerator == 2)
      return {sqrt(q).number};
    else
      return {cbrt(q).number};
  }
};
