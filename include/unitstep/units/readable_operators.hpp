// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <boost/units/quantity.hpp>
#include <compare>
#include <concepts>
#include <type_traits>
#include <unitstep/units/detail/operation.hpp>
#include <unitstep/units/mismatch.hpp>
#include <unitstep/units/number.hpp>
#include <unitstep/units/quantity.hpp>

/// \file
/// \brief Makes the error of a sum, a comparison or a product of the caller's own quantities readable.
///
/// With it `position + velocity` or `v += F * dt` is one error that says `expected m + m, got m + m s^-1`: in an
/// observer, in the field of an aggregate, and in code of the caller's own. So is `length < 0`, and the product of a
/// quantity of floats and a double. A whole number is a factor, `2 * length`, and two spellings of one unit, such as
/// `m/h * h` and `m`, add up to the first. Code that compiles without it compiles with it and means the same, since
/// these operators are candidates only where Boost has none. One thing does change: a concept that asks whether two
/// quantities can be added, `requires { a + b; }`, is true for any two, and so is one that asks for the product of a
/// quantity and a number. `unitstep.hpp` includes this header; other headers do not, so with them Boost's answers and
/// messages stay.
///
/// It does not improve an assignment or initialisation of another unit without a sum, which is a conversion, nor
/// `a += 1.0`.

namespace unitstep::detail {

/// A quantity of a unit, and not of `absolute<unit>` or another class in its place, whose operators only Boost knows;
/// to ask for them may be an error.
template <class T>
inline constexpr bool has_plain_unit = false;
template <class U, class T>
inline constexpr bool has_plain_unit<boost::units::quantity<U, T>> = is_boost_unit<U>;

/// Two quantities in two units for which Boost has no sum.
template <class A, class B>
concept no_sum_of_two = has_plain_unit<A> && has_plain_unit<B> && !one_kind<A, B> &&
                        !requires { typename boost::units::add_typeof_helper<A, B>::type; };

/// Two quantities of one unit that is spelled in two ways, such as `m/h * h` and `m`, which Boost takes for two units.
/// If the unit is 1, Boost converts both to numbers.
template <class A, class B>
concept two_spellings = has_plain_unit<A> && has_plain_unit<B> && one_kind<A, B> &&
                        !std::same_as<unit_of<A>, unit_of<B>> && !is_dimensionless_unit<unit_of<A>>;

/// A quantity that is no number itself, and a number.
template <class Q, class S>
concept beside_number = has_plain_unit<Q> && scalar<S> && !is_dimensionless_unit<unit_of<Q>>;

/// Two values, one of them a quantity, for which Boost has no sum.
template <class A, class B>
concept no_sum = no_sum_of_two<A, B> || beside_number<A, B> || beside_number<B, A>;

/// Two values in two units, which have no order.
template <class A, class B>
concept no_order = (has_plain_unit<A> && has_plain_unit<B> && !one_kind<A, B>) ||
                   beside_number<A, B> || beside_number<B, A>;

/// A plain number without a product with a quantity, since Boost takes only numbers of the quantity's own type.
template <class Q, class S>
concept no_factor = has_plain_unit<Q> && (std::floating_point<S> || std::same_as<S, bool>) &&
                    !is_of_dimension<Q, boost::units::dimensionless_type> &&
                    std::floating_point<number_of<Q>> && !std::is_same_v<S, number_of<Q>>;
/// A whole number as a factor of a quantity, as in a field; Boost takes one only as a factor of a unit.
template <class Q, class S>
concept whole_factor =
    has_plain_unit<Q> && std::integral<S> && !std::same_as<S, bool> &&
    !is_of_dimension<Q, boost::units::dimensionless_type> && std::floating_point<number_of<Q>>;

// Rows of the table of refused operators. Sums in place are members of Boost's quantity.
template <text Operator, class A, class B>
  requires (is_sum<Operator> && no_sum<A, B>) || (is_comparison<Operator> && no_order<A, B>)
struct refused_operator<Operator, A, B> {
  using type = diagnostics::refuse_sum<Operator, A, B>;
};
// The number has the quantity's type where it is expected.
template <text Operator, class A, class B>
  requires is_product<Operator> && no_factor<A, B>
struct refused_operator<Operator, A, B> {
  using type = diagnostics::refuse_product_of<Operator, A, number_of<A>, A, B>;
};
template <text Operator, class A, class B>
  requires is_product<Operator> && no_factor<B, A>
struct refused_operator<Operator, A, B> {
  using type = diagnostics::refuse_product_of<Operator, number_of<B>, B, A, B>;
};

/// The unit of a sum in place, which is refused if the other unit is not the same.
template <text Operator, class Unit, class Other>
constexpr auto unit_in_place() {
  if constexpr (!same_unit<Unit, Other>) {
    using refusal = diagnostics::refuse_sum<Operator, boost::units::quantity<Unit>,
                                            boost::units::quantity<Other>>;
    static_assert(units_match<refusal_type<refusal>> && sizeof(refusal_text<refusal>),
                  "wrong unit");
  }
  return Unit{};
}

}  // namespace unitstep::detail

namespace unitstep::detail::readable {

template <class Q, class S>
  requires whole_factor<Q, S>
constexpr auto operator*(S const& a, Q const& b) {
  return static_cast<number_of<Q>>(a) * b;
}
template <class Q, class S>
  requires whole_factor<Q, S>
constexpr auto operator*(Q const& a, S const& b) {
  return a * static_cast<number_of<Q>>(b);
}
template <class Q, class S>
  requires whole_factor<Q, S>
constexpr auto operator/(Q const& a, S const& b) {
  return a / static_cast<number_of<Q>>(b);
}
template <class Q, class S>
  requires whole_factor<Q, S>
constexpr auto operator/(S const& a, Q const& b) {
  return static_cast<number_of<Q>>(a) / b;
}
template <class A, class B>
  requires two_spellings<A, B>
constexpr bool operator==(A const& a, B const& b) {
  return a.value() == b.value();
}
template <class A, class B>
  requires two_spellings<A, B>
constexpr auto operator<=>(A const& a, B const& b) {
  return a.value() <=> b.value();
}
}  // namespace unitstep::detail::readable

// A sum of Boost's quantities looks for operators in Boost's namespace.
namespace boost::units {

using unitstep::detail::readable::operator*, unitstep::detail::readable::operator/,
    unitstep::detail::readable::operator==, unitstep::detail::readable::operator<=>;
using unitstep::detail::refusing::operator+, unitstep::detail::refusing::operator-,
    unitstep::detail::refusing::operator*, unitstep::detail::refusing::operator/,
    unitstep::detail::refusing::operator==, unitstep::detail::refusing::operator!=,
    unitstep::detail::refusing::operator<, unitstep::detail::refusing::operator>,
    unitstep::detail::refusing::operator<=, unitstep::detail::refusing::operator>=;

// Boost's `a += b` is a member, which asks for the unit of a sum.
template <class D, class S, class OtherD, class OtherS>
struct add_typeof_helper<unit<D, S>, unit<OtherD, OtherS>> {
  using type = decltype(unitstep::detail::unit_in_place<"+=", unit<D, S>, unit<OtherD, OtherS>>());
};
template <class D, class S, class OtherD, class OtherS>
struct subtract_typeof_helper<unit<D, S>, unit<OtherD, OtherS>> {
  using type = decltype(unitstep::detail::unit_in_place<"-=", unit<D, S>, unit<OtherD, OtherS>>());
};

// A sum of two spellings of one unit has the first.
template <class D, class S, class OtherS, class X, class Y>
  requires unitstep::detail::two_spellings<quantity<unit<D, S>, X>, quantity<unit<D, OtherS>, Y>>
struct add_typeof_helper<quantity<unit<D, S>, X>, quantity<unit<D, OtherS>, Y>>
    : add_typeof_helper<quantity<unit<D, S>, X>, quantity<unit<D, S>, Y>> {};
template <class D, class S, class OtherS, class X, class Y>
  requires unitstep::detail::two_spellings<quantity<unit<D, S>, X>, quantity<unit<D, OtherS>, Y>>
struct subtract_typeof_helper<quantity<unit<D, S>, X>, quantity<unit<D, OtherS>, Y>>
    : subtract_typeof_helper<quantity<unit<D, S>, X>, quantity<unit<D, S>, Y>> {};

}  // namespace boost::units
