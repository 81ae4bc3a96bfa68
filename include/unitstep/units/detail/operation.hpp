// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/units/detail/integers.hpp>
#include <unitstep/units/quantity.hpp>
#include <unitstep/units/unit_text.hpp>
#include <unitstep/units/verdict.hpp>

/// \file
/// \brief An operation on values that do not match, or a call with them, in words.

namespace unitstep::detail {

/// Whether a type is made of members with which formulas compute, and is itself no operand: whoever has such types
/// says so of them, and operations refuse the whole where a member was meant.
template <class T>
inline constexpr bool is_composite = false;

/// Several types that are described one after the other: components, or the arguments of a function.
template <class... Given>
struct several {};

/// Whether a value is made of light quantities: what a field computes with.
template <class T>
inline constexpr bool is_of_light = is_light<T>;
template <template <class, std::size_t> class Template, class T, std::size_t N>
inline constexpr bool is_of_light<Template<T, N>> = is_of_light<T>;
template <template <class, class> class Template, class A, class B>
  requires is_composite<Template<A, B>>
inline constexpr bool is_of_light<Template<A, B>> = is_of_light<A> || is_of_light<B>;

/// Whether a value is made of numbers that the library alone makes, and that say `checked_before`: a field was called
/// with plain numbers before, so a mistake in its body has been told.
template <class T>
inline constexpr bool was_checked_before = false;
template <class U, class T>
  requires requires { T::checked_before; }
inline constexpr bool was_checked_before<light<U, T>> = true;
template <template <class, std::size_t> class Template, class T, std::size_t N>
inline constexpr bool was_checked_before<Template<T, N>> = was_checked_before<T>;

/// What a refused operation returns. With light quantities, as in a field, the refusal is carried to where the
/// result is used: an error in the operator itself would print every call that led to it.
template <class Refusal, class... Operands>
using refused_value =
    std::conditional_t<(is_of_light<Operands> || ...), mismatched<Refusal>, unknown>;
/// What a refused operation reports in its own body: nothing if its result carries the refusal.
template <class Refusal, class... Operands>
using refused_here = std::conditional_t<(is_of_light<Operands> || ...), reported, Refusal>;

}  // namespace unitstep::detail

namespace unitstep::diagnostics {

/// Members without a name: "m, m, m, m".
template <class First, class... Rest>
struct description<unitstep::detail::several<First, Rest...>> {
  static constexpr sentence write(wording much) {
    sentence said = describe<First>(much);
    ((said += ", ", said += describe<Rest>(much)), ...);
    return said;
  }
};

/// Whether every unit in a description has a name of its own; what has no unit is none that lacks one.
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

/// How what a sentence compares is described: units by their names alone if all of them have one.
template <class... T>
constexpr wording by_name(wording much) {
  if (!(units_are_named<std::remove_cvref_t<T>> && ...)) return much;
  return much == wording::value_type ? wording::name_and_value_type : wording::name;
}

/// "m + m s^-1", with the value types when the units alone would read the same.
template <text Operator, class A, class B>
struct operation_words {
  static constexpr sentence write(wording much) {
    sentence words = describe<A>(much);
    words += ' ';
    words += Operator;
    words += ' ';
    return words += describe<B>(much);
  }
};

/// How both operands are described: with their value types if their units alone read the same.
template <text Operator, class A, class B>
constexpr wording said_of_operands = by_name<A, B>(
    !std::is_same_v<A, B> && describe<A>() == describe<B>() ? wording::value_type : wording::unit);

/// What the operation should have been: both operands of the kind of the first.
template <text Operator, class A, class B>
struct expected_operation {
  static constexpr sentence write() {
    return operation_words<Operator, A, A>::write(said_of_operands<Operator, A, B>);
  }
};

/// What the operation was.
template <text Operator, class A, class B>
struct got_operation {
  static constexpr sentence write() {
    return operation_words<Operator, A, B>::write(said_of_operands<Operator, A, B>);
  }
};

/// What `A Operator B` is refused with, where both must be of one unit and one value type. The words
/// are worked out when they are asked for.
template <text Operator, class A, class B>
struct refuse_sum {
  using expected = said<unitstep::expected, expected_operation<Operator, A, B>>;
  using got = said<unitstep::got, got_operation<Operator, A, B>>;
};

/// What `a *= b` or `a /= b` is refused with, where b has a unit, and the product another one than a.
template <text Operator, class A, class B>
struct refuse_factor {
  struct expected_words {
    static constexpr sentence write() {
      return operation_words<Operator, A, words<"a plain number">>::write(
          by_name<A, B>(wording::unit));
    }
  };
  using expected = said<unitstep::expected, expected_words>;
  using got = said<unitstep::got, got_operation<Operator, A, B>>;
};

/// What `A Operator B` is refused with, where it should have been `DueA Operator DueB`; with value types, since a number of
/// another type is the mistake.
template <text Operator, class DueA, class DueB, class A, class B>
struct refuse_product_of {
  template <class Left, class Right>
  struct operation {
    static constexpr sentence write() {
      return operation_words<Operator, Left, Right>::write(by_name<A, B>(wording::value_type));
    }
  };
  using expected = said<unitstep::expected, operation<DueA, DueB>>;
  using got = said<unitstep::got, operation<A, B>>;
};

/// What `A Operator B` is refused with, where there is no such operation but something `Instead`.
template <text Operator, text Instead, class A, class B>
struct refuse_for {
  struct expected_words {
    static constexpr sentence write() {
      sentence words;
      return words += Instead;
    }
  };
  using expected = said<unitstep::expected, expected_words>;
  using got = said<unitstep::got, got_operation<Operator, A, B>>;
};

/// What a product of two vectors is refused with.
template <class A, class B>
using refuse_product = refuse_for<"*", "dot(a, b) or cross(a, b)", A, B>;

/// Whether value types tell the members of a list apart: all read the same, or two mix `float` and
/// `double`.
template <class Given>
inline constexpr bool of_value_types = false;
template <class First, class Second, class... Rest>
inline constexpr bool of_value_types<unitstep::detail::several<First, Second, Rest...>> =
    (describe<First>() == describe<Second>() && ((describe<First>() == describe<Rest>()) && ...)) ||
    !unitstep::detail::one_precision<First, Second>;

/// What a call of a function is refused with: what its arguments should have been, in `several` or in
/// `words`, and what they were, in `several`.
template <text Function, class Due, class Given>
struct refuse_call {
  template <class Arguments>
  struct call {
    static constexpr sentence write() {
      constexpr bool by_value_type = of_value_types<Given> || describe<Due>() == describe<Given>();
      sentence words;
      words += Function;
      words += '(';
      words += describe<Arguments>(
          by_name<Due, Given>(by_value_type ? wording::value_type : wording::unit));
      return words += ')';
    }
  };
  using expected = said<unitstep::expected, call<Due>>;
  using got = said<unitstep::got, call<Given>>;
};

}  // namespace unitstep::diagnostics

namespace unitstep::detail {

// A function of one argument that refuses what it does not take says in a class `Asked` what it takes, with
// `Asked::template fits<A>`, and how it refuses an A, with `Asked::template refusal<Function, A>`.

template <bool fits, class Refusal, class A>
struct result_of_call {
  using type = refused_value<Refusal, A>;
};
template <class Refusal, quantity_like A>
struct result_of_call<true, Refusal, A> {
  using type = number_of<A>;
};
template <class Refusal, class A>
  requires is_mismatched<A>
struct result_of_call<false, Refusal, A> {
  using type = A;
};
/// What the function returns: a number, the refusal, or the mismatch that it is called with, which was or will be
/// reported itself.
template <text Function, class Asked, class A>
using result_of = typename result_of_call<Asked::template fits<A>,
                                          typename Asked::template refusal<Function, A>, A>::type;

/// What the function reports in its own body, and the number that it computes with. The words are worked out with
/// this class, so only the body names it.
template <text Function, class Asked, class A>
struct call : std::conditional_t<Asked::template fits<A> || is_mismatched<A>, reported,
                                 refused_here<typename Asked::template refusal<Function, A>, A>> {
  static constexpr auto number(A const& a) {
    if constexpr (Asked::template fits<A>)
      return a.value();
    else
      return result_of<Function, Asked, A>{};
  }
};

/// A plain number where a quantity or a vec is expected. The argument is converted to this class, so that any other
/// function of numbers is preferred, such as one that a `using std::sin` names. The refusal says what to call instead.
template <text Function, text Due>
struct plain {
  template <scalar T>
  constexpr plain(T const&) {
    using refusal = diagnostics::refuse<Function, diagnostics::words<Due>, T>;
    static_assert(units_match<printed<refusal>> && sizeof(message_of<refusal>), "wrong unit");
  }
};
/// A second plain number, beside one whose refusal is enough.
struct any_number {
  template <scalar T>
  constexpr any_number(T const&) {}
};

template <class A, class B>
struct refused_assignment : diagnostics::refuse_sum<"=", A, B> {};
template <class A, class B>
  requires was_checked_before<A>
struct refused_assignment<A, B> : reported {};

}  // namespace unitstep::detail
