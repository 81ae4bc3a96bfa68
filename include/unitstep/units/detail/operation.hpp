// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <concepts>
#include <cstddef>
#include <type_traits>
#include <unitstep/units/quantity.hpp>
#include <unitstep/units/unit_text.hpp>
#include <unitstep/units/verdict.hpp>

/// \file
/// \brief An operation on values that do not match, or a call with them, in words; and the operators that are refused.

namespace unitstep::diagnostics {

/// Whether the numbers in a quantity, or in a vec or an array, are integers.
template <class T>
inline constexpr bool is_of_integers = false;
template <quantity_like Q>
inline constexpr bool is_of_integers<Q> = std::integral<number_of<Q>>;
template <template <class, std::size_t> class Shape, class Q, std::size_t N>
inline constexpr bool is_of_integers<Shape<Q, N>> = std::integral<Q> || is_of_integers<Q>;

/// Something with the type of its numbers, which is the mistake.
template <class T>
struct in_its_numbers {};
template <class T>
struct description<in_its_numbers<T>> {
  template <wording>
  static constexpr sentence write() {
    return described<T, wording::value_type>;
  }
};
/// The refusal of integers.
template <text Argument, class Got>
using not_of_integers = refuse<Argument, words<"numbers such as 2.0">, in_its_numbers<Got>>;
/// The refusal of integers if a Got has any, else another refusal.
template <text Argument, class Got, class Refusal>
using integers_or =
    std::conditional_t<is_of_integers<Got>, not_of_integers<Argument, Got>, Refusal>;

}  // namespace unitstep::diagnostics

namespace unitstep::detail {

/// Whether formulas compute with the members of a type, and not with the type itself. Each family of such types
/// specialises this, and operations refuse the whole where a member was meant.
template <class T>
inline constexpr bool is_composite = false;

/// Several types that are described one after the other: components, or the arguments of a function.
template <class... Given>
struct type_list {};

/// Whether a value is made of light quantities, with which a field computes.
template <class T>
inline constexpr bool is_of_light = is_light<T>;
template <template <class, std::size_t> class Template, class T, std::size_t N>
inline constexpr bool is_of_light<Template<T, N>> = is_of_light<T>;
template <template <class, class> class Template, class A, class B>
  requires is_composite<Template<A, B>>
inline constexpr bool is_of_light<Template<A, B>> = is_of_light<A> || is_of_light<B>;

/// Whether a value is made of numbers that only the library makes, and that have `checked_before`: a field was called
/// with plain numbers before, so a mistake in its body has been reported.
template <class T>
inline constexpr bool was_checked_before = false;
template <class U, class T>
  requires requires { T::checked_before; }
inline constexpr bool was_checked_before<light<U, T>> = true;
template <template <class, std::size_t> class Template, class T, std::size_t N>
inline constexpr bool was_checked_before<Template<T, N>> = was_checked_before<T>;

/// The result of a refused operation. With light quantities, as in a field, it carries the refusal to where it is used,
/// since an error in the operator itself would print every call that led to it.
template <class Refusal, class... Operands>
using refused_value =
    std::conditional_t<(is_of_light<Operands> || ...), mismatched<Refusal>, unknown>;
/// The refusal that an operation reports in its own body: none if its result carries it.
template <class Refusal, class... Operands>
using refusal_in_body = std::conditional_t<(is_of_light<Operands> || ...), reported, Refusal>;

}  // namespace unitstep::detail

namespace unitstep::diagnostics {

/// Members without a name: "m, m, m, m".
template <class First, class... Rest>
struct description<unitstep::detail::type_list<First, Rest...>> {
  template <wording Style>
  static constexpr sentence write() {
    sentence words = described<First, Style>;
    (words.add(", ", described<Rest, Style>), ...);
    return words;
  }
};

/// Whether every unit in a description has a name of its own; a type without a unit does not count.
template <class T>
inline constexpr bool units_are_named = true;
template <with_unit T>
inline constexpr bool units_are_named<T> = unit_name<typename T::unit_type>.size() != 0;
template <template <class...> class Template, class First, class... Rest>
  requires (!with_unit<Template<First, Rest...>>)
inline constexpr bool units_are_named<Template<First, Rest...>> =
    units_are_named<First> && (units_are_named<Rest> && ...);
template <template <class, std::size_t> class Template, class T, std::size_t N>
inline constexpr bool units_are_named<Template<T, N>> = units_are_named<T>;

/// The wording of the types in a sentence: units only by their names if all have one.
template <class... T>
constexpr wording by_name(wording style) {
  if (!(units_are_named<std::remove_cvref_t<T>> && ...)) return style;
  return style == wording::value_type ? wording::name_and_value_type : wording::name;
}

/// The wording of both operands: with value types if their units have the same text.
template <class A, class B>
constexpr wording wording_of_operands = by_name<A, B>(
    !std::is_same_v<A, B> && described<A> == described<B> ? wording::value_type : wording::unit);

/// "m + m s^-1"
template <text Operator, class A, class B, wording style>
struct operation {
  static constexpr sentence write() {
    return sentence{}.add(described<A, style>, ' ', Operator, ' ', described<B, style>);
  }
};
/// The same beside what was expected.
template <class Expected, class Operation>
struct operation_with_hint {
  static constexpr sentence write() {
    return diagnostics::with_hint_for_float(Expected::write(), Operation::write());
  }
};

/// The refusal of an operation: what it should have been, and what it was.
template <class Expected, text Operator, class A, class B,
          wording style = wording_of_operands<A, B>>
using refuse_operation =
    refused<Expected, operation_with_hint<Expected, operation<Operator, A, B, style>>>;

/// `A Operator B`, where both must be of one unit and one value type: that of the first.
template <text Operator, class A, class B>
struct refuse_sum
    : refuse_operation<operation<Operator, A, A, wording_of_operands<A, B>>, Operator, A, B> {};

/// `a *= b` or `a /= b`, where b has a unit, and the product another one than a.
template <text Operator, class A, class B>
struct refuse_factor
    : refuse_operation<
          operation<Operator, A, words<"a plain number">, by_name<A, B>(wording::unit)>, Operator,
          A, B> {};

/// `A Operator B`, where it should have been `DueA Operator DueB`; with value types, since a number of another type is
/// the mistake.
template <text Operator, class DueA, class DueB, class A, class B>
struct refuse_product_of
    : refuse_operation<operation<Operator, DueA, DueB, by_name<A, B>(wording::value_type)>,
                       Operator, A, B, by_name<A, B>(wording::value_type)> {};

/// `A Operator B`, where there is no such operation but something `Instead`.
template <text Operator, text Instead, class A, class B>
struct refuse_for : refuse_operation<words<Instead>, Operator, A, B> {};

/// Whether value types tell the members of a list apart: all read the same, or two mix `float` and
/// `double`.
template <class Given>
inline constexpr bool needs_value_types = false;
template <class First, class Second, class... Rest>
inline constexpr bool needs_value_types<unitstep::detail::type_list<First, Second, Rest...>> =
    (described<First> == described<Second> && ((described<First> == described<Rest>) && ...)) ||
    !unitstep::detail::one_precision<First, Second>;

/// "cross(m, m s^-1)", in the wording of the expected and the actual arguments.
template <text Function, class Arguments, class Due, class Given>
struct call_words {
  static constexpr sentence write() {
    constexpr bool by_value_type = needs_value_types<Given> || described<Due> == described<Given>;
    constexpr auto style = by_name<Due, Given>(by_value_type ? wording::value_type : wording::unit);
    return sentence{}.add(Function, '(', described<Arguments, style>, ')');
  }
};

/// The refusal of a call of a function: its expected arguments, as a `type_list` or `words`, and its actual ones, as a
/// `type_list`.
template <text Function, class Due, class Given>
struct refuse_call
    : refused<call_words<Function, Due, Due, Given>, call_words<Function, Given, Due, Given>> {};

}  // namespace unitstep::diagnostics

namespace unitstep::detail {

// A function of one argument refuses other types by a class `Asked`, with `Asked::template refusal<Function, A>`. The
// refusing function is an overload of its own, since a constant evaluator would charge for the check in each call.

/// The result of the refusing function: the refusal, or its argument if that is a mismatch, which is reported itself.
template <text Function, class Asked, class A>
using result_of =
    std::conditional_t<is_mismatched<A>, A,
                       refused_value<typename Asked::template refusal<Function, A>, A>>;

/// The refusal that it reports in its own body.
template <text Function, class Asked, class A>
using call = std::conditional_t<is_mismatched<A>, reported,
                                refusal_in_body<typename Asked::template refusal<Function, A>, A>>;

/// A plain number where a quantity or a vec is expected. The argument is converted to this class, so that any other
/// function of numbers is preferred, such as one that a `using std::sin` names. The refusal says what to call instead.
template <text Function, text Due>
struct plain {
  template <scalar T>
  constexpr plain(T const&) {
    using refusal = diagnostics::refuse<Function, diagnostics::words<Due>, T>;
    static_assert(units_match<refusal_type<refusal>> && sizeof(refusal_text<refusal>),
                  "wrong unit");
  }
};
/// A second plain number, where the refusal of the first is enough.
struct any_number {
  template <scalar T>
  constexpr any_number(T const&) {}
};

template <class A, class B>
struct refused_assignment : diagnostics::refuse_sum<"=", A, B> {};
template <class A, class B>
  requires was_checked_before<A>
struct refused_assignment<A, B> : reported {};

// Operators for operands that have none, of all kinds. Each is refused in one sentence, where it is written or, if the
// result is of light quantities, as in a field, where that is used. Operators that exist are more specialised, so these
// are chosen last.

/// The table of what is refused. `refused_operator<"+", A, B>::type` is the refusal of `a + b`; without a row
/// for its operands an operator is not refused. Each kind of operand has its rows in its own header.
template <text Operator, class A, class B>
struct refused_operator {};

/// A second operand for which the operator is refused.
template <class B, class A, text Operator>
concept refused_beside = requires { typename refused_operator<Operator, A, B>::type; };

/// The operators for which both operands are of one unit: not `*`, `/`, `*=` and `/=`.
template <text Operator>
concept asks_one_unit = Operator.characters[0] != '*' && Operator.characters[0] != '/';
/// `+`, `-`, `+=` and `-=`.
template <text Operator>
concept adds_or_subtracts = Operator.characters[0] == '+' || Operator.characters[0] == '-';
/// `*=` and `/=`.
template <text Operator>
concept is_scaling = !asks_one_unit<Operator> && Operator.characters[1] == '=';
/// `+` and `-`; `*` and `/`.
template <text Operator>
concept is_sum = adds_or_subtracts<Operator> && Operator.characters[1] != '=';
template <text Operator>
concept is_product = !asks_one_unit<Operator> && Operator.characters[1] != '=';
/// `==`, `!=`, `<`, `>`, `<=` and `>=`.
template <text Operator>
concept is_comparison = asks_one_unit<Operator> && !adds_or_subtracts<Operator>;
/// `==` and `!=`.
template <text Operator>
concept is_equality = Operator.characters[0] == '=' || Operator.characters[0] == '!';

template <text Operator, class A, class B>
using refusal_of = std::conditional_t<was_checked_before<A> || was_checked_before<B>, reported,
                                      typename refused_operator<Operator, A, B>::type>;
/// The result of a refused operator, and the refusal that its own body reports.
template <text Operator, class A, class B>
using refused_result_of = refused_value<refusal_of<Operator, A, B>, A, B>;
template <text Operator, class A, class B>
using reported_of = refusal_in_body<refusal_of<Operator, A, B>, A, B>;

namespace refusing {

// The return types are written out, so that the error is in a body, where it is short. C++20 would make
// `!=` of `==`; it is written out so that its refusal names `!=`.

template <class A, refused_beside<A, "+"> B>
[[nodiscard("operands do not match")]] constexpr auto operator+(A const&, B const&)
    -> refused_result_of<"+", A, B> {
  using refusal = reported_of<"+", A, B>;
  static_assert(units_match<refusal_type<refusal>> && sizeof(refusal_text<refusal>), "wrong unit");
  return {};
}
template <class A, refused_beside<A, "-"> B>
[[nodiscard("operands do not match")]] constexpr auto operator-(A const&, B const&)
    -> refused_result_of<"-", A, B> {
  using refusal = reported_of<"-", A, B>;
  static_assert(units_match<refusal_type<refusal>> && sizeof(refusal_text<refusal>), "wrong unit");
  return {};
}
template <class A, refused_beside<A, "*"> B>
[[nodiscard("operands do not match")]] constexpr auto operator*(A const&, B const&)
    -> refused_result_of<"*", A, B> {
  using refusal = reported_of<"*", A, B>;
  static_assert(units_match<refusal_type<refusal>> && sizeof(refusal_text<refusal>), "wrong unit");
  return {};
}
template <class A, refused_beside<A, "/"> B>
[[nodiscard("operands do not match")]] constexpr auto operator/(A const&, B const&)
    -> refused_result_of<"/", A, B> {
  using refusal = reported_of<"/", A, B>;
  static_assert(units_match<refusal_type<refusal>> && sizeof(refusal_text<refusal>), "wrong unit");
  return {};
}
template <class A, refused_beside<A, "=="> B>
[[nodiscard("operands do not match")]] constexpr auto operator==(A const&, B const&)
    -> refused_result_of<"==", A, B> {
  using refusal = reported_of<"==", A, B>;
  static_assert(units_match<refusal_type<refusal>> && sizeof(refusal_text<refusal>), "wrong unit");
  return {};
}
template <class A, refused_beside<A, "!="> B>
[[nodiscard("operands do not match")]] constexpr auto operator!=(A const&, B const&)
    -> refused_result_of<"!=", A, B> {
  using refusal = reported_of<"!=", A, B>;
  static_assert(units_match<refusal_type<refusal>> && sizeof(refusal_text<refusal>), "wrong unit");
  return {};
}
template <class A, refused_beside<A, "<"> B>
[[nodiscard("operands do not match")]] constexpr auto operator<(A const&, B const&)
    -> refused_result_of<"<", A, B> {
  using refusal = reported_of<"<", A, B>;
  static_assert(units_match<refusal_type<refusal>> && sizeof(refusal_text<refusal>), "wrong unit");
  return {};
}
template <class A, refused_beside<A, ">"> B>
[[nodiscard("operands do not match")]] constexpr auto operator>(A const&, B const&)
    -> refused_result_of<">", A, B> {
  using refusal = reported_of<">", A, B>;
  static_assert(units_match<refusal_type<refusal>> && sizeof(refusal_text<refusal>), "wrong unit");
  return {};
}
template <class A, refused_beside<A, "<="> B>
[[nodiscard("operands do not match")]] constexpr auto operator<=(A const&, B const&)
    -> refused_result_of<"<=", A, B> {
  using refusal = reported_of<"<=", A, B>;
  static_assert(units_match<refusal_type<refusal>> && sizeof(refusal_text<refusal>), "wrong unit");
  return {};
}
template <class A, refused_beside<A, ">="> B>
[[nodiscard("operands do not match")]] constexpr auto operator>=(A const&, B const&)
    -> refused_result_of<">=", A, B> {
  using refusal = reported_of<">=", A, B>;
  static_assert(units_match<refusal_type<refusal>> && sizeof(refusal_text<refusal>), "wrong unit");
  return {};
}

// An operator in place changes its first operand, whose type cannot carry a refusal on, so these report at once.

template <class A, refused_beside<A, "+="> B>
constexpr unknown operator+=(A&, B const&) {
  using refusal = refusal_of<"+=", A, B>;
  static_assert(units_match<refusal_type<refusal>> && sizeof(refusal_text<refusal>), "wrong unit");
  return {};
}
template <class A, refused_beside<A, "-="> B>
constexpr unknown operator-=(A&, B const&) {
  using refusal = refusal_of<"-=", A, B>;
  static_assert(units_match<refusal_type<refusal>> && sizeof(refusal_text<refusal>), "wrong unit");
  return {};
}
template <class A, refused_beside<A, "*="> B>
constexpr unknown operator*=(A&, B const&) {
  using refusal = refusal_of<"*=", A, B>;
  static_assert(units_match<refusal_type<refusal>> && sizeof(refusal_text<refusal>), "wrong unit");
  return {};
}
template <class A, refused_beside<A, "/="> B>
constexpr unknown operator/=(A&, B const&) {
  using refusal = refusal_of<"/=", A, B>;
  static_assert(units_match<refusal_type<refusal>> && sizeof(refusal_text<refusal>), "wrong unit");
  return {};
}

}  // namespace refusing

}  // namespace unitstep::detail

namespace unitstep {

using detail::refusing::operator+, detail::refusing::operator-, detail::refusing::operator*,
    detail::refusing::operator/, detail::refusing::operator==, detail::refusing::operator!=,
    detail::refusing::operator<, detail::refusing::operator>, detail::refusing::operator<=,
    detail::refusing::operator>=, detail::refusing::operator+=, detail::refusing::operator-=,
    detail::refusing::operator*=, detail::refusing::operator/=;

}  // namespace unitstep
