// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <cstdint>
#include <limits>
#include <type_traits>
#include <unitstep/units/describe.hpp>
#include <unitstep/units/literals.hpp>
#include <unitstep/units/mismatch.hpp>
#include <unitstep/units/quantity.hpp>
#include <unitstep/units/unit_text.hpp>
#include <unitstep/units/verdict.hpp>

/// \file
/// \brief Assertions about a result that show both values when they fail: `equals` and `lies_between`.
///
/// For a `static_assert(end.position == 500_m)` g++ only says that it failed.

namespace unitstep::diagnostics {

/// Digits of a number, d.ddd times a power of ten.
struct decimal_digits {
  char digit[17]{};
  int count = 0;
  int power = 0;
};

/// A positive number to so many digits, rounded to nearest.
constexpr decimal_digits digits_of(double x, int count) {
  auto const bits = __builtin_bit_cast(std::uint64_t, x);
  int const stored = static_cast<int>(bits >> 52);
  unitstep::detail::natural above, below;
  std::uint64_t const fraction = (bits << 12 >> 12) + (stored == 0 ? 0 : std::uint64_t{1} << 52);
  above.append(fraction >> 32);
  above.times(1U << 31);
  above.times(2, static_cast<std::uint32_t>(fraction));
  below.append(1);
  int const exponent = (stored == 0 ? 1 : stored) - 1075;
  (exponent > 0 ? above : below).shift_left(exponent > 0 ? exponent : -exponent);

  decimal_digits result{};
  result.count = count;
  for (; above.compare(below) < 0; --result.power) above.times(10);
  for (auto ten = below;; ++result.power) {
    ten.times(10);
    if (above.compare(ten) < 0) break;
    below = ten;
  }
  for (int i = 0; i < count; ++i, above.times(10))
    for (result.digit[i] = '0'; above.compare(below) >= 0; ++result.digit[i]) above.subtract(below);
  // What is left is ten times too large.
  below.times(5);
  if (above.compare(below) < 0) return result;
  int last = count - 1;
  for (; last >= 0 && result.digit[last] == '9'; --last) result.digit[last] = '0';
  if (last >= 0) return ++result.digit[last], result;
  result.digit[0] = '1';
  return ++result.power, result;
}

/// Appends a decimal that is read as this number, of 15 digits where they are enough: "450", "0.1", "-6.7e-11".
constexpr void append_number(sentence& words, double x) {
  using limits = std::numeric_limits<double>;
  if (x != x) {
    words += "NaN";
    return;
  }
  if (x < 0) words += '-', x = -x;
  if (x == 0 || x > (limits::max)()) {
    words += x == 0 ? "0" : "infinity";
    return;
  }
  sentence shortest;
  bool found = false;
  // All digits where what is read back could be out of range.
  for (int count = x < 1e-307 || x > 1e308 ? 17 : 15; !found; ++count) {
    auto shown = digits_of(x, count);
    while (shown.count > 1 && shown.digit[shown.count - 1] == '0') --shown.count;
    bool const plain = shown.power >= -5 && shown.power < 16;
    int const highest = plain ? shown.power : 0;
    int const lowest = highest < shown.count - 1 ? highest - shown.count + 1 : 0;
    shortest = {};
    for (int power = highest < 0 ? 0 : highest; power >= lowest; --power) {
      int const i = highest - power;
      shortest += i >= 0 && i < shown.count ? shown.digit[i] : '0';
      if (power == 0 && lowest < 0) shortest += '.';
    }
    if (!plain) shortest.add('e', shown.power);
    found = count == 17 || unitstep::detail::literal_times(shortest.data(), 1, 1) == x;
  }
  words += shortest;
}

}  // namespace unitstep::diagnostics

namespace unitstep {

namespace detail {

/// The unit of a value, which is 1 for a plain number, and its number.
template <class Q>
struct shown_parts {
  using unit = no_unit;
  using number = Q;
};
template <quantity_like Q>
struct shown_parts<Q> {
  using unit = unit_of<Q>;
  using number = number_of<Q>;
};

template <class Q>
using shown_unit = typename shown_parts<Q>::unit;

/// Whether each number of a value is a double.
template <class Q, class T = typename shown_parts<Q>::number>
inline constexpr bool fits_a_double =
    std::is_arithmetic_v<T> && (std::is_integral_v<T> || sizeof(T) <= sizeof(double));

}  // namespace detail

/// A value of a result as a template argument of `equals` and `lies_between`.
///
/// \tparam Q a quantity of `double` or `float`, Boost's or light, or a number
/// \proof{examples/reference/units.cpp,equals}
template <class Q>
struct shown {
  using type = Q;      ///< its type
  std::uint64_t bits;  ///< of its number as a double

  /// \throw std::domain_error if it is a whole number that no double is
  consteval shown(Q value) : bits(0) {
    if constexpr (detail::fits_a_double<Q>) {
      typename detail::shown_parts<Q>::number number;
      if constexpr (quantity_like<Q>)
        number = value.value();
      else
        number = value;
      double const rounded = static_cast<double>(number);
      if (std::is_integral_v<decltype(number)> && (rounded >= 9e15 || rounded <= -9e15))
        fail<std::domain_error>("unitstep: equals: a whole number must be below 9e15 in size");
      bits = __builtin_bit_cast(std::uint64_t, rounded);
    }
  }

  /// Its number.
  [[nodiscard]] constexpr double number() const { return __builtin_bit_cast(double, bits); }
};

#if defined(__clang__) || (defined(__cpp_static_assert) && __cpp_static_assert >= 202306L)
/// The expected and the actual value, like `unit_mismatch` for a unit.
/// \proof{examples/reference/units.cpp,equals}
template <class Expected, class Got>
struct value_mismatch {};
#else
/// Never defined, as `unit_mismatch`.
/// \proof{examples/reference/units.cpp,equals}
template <class Expected, class Got>
struct value_mismatch;
#endif
template <>
struct value_mismatch<void, void> {};

/// Whether a value is the expected one, like `units_match` for a unit.
/// \proof{examples/reference/units.cpp,equals}
template <class Mismatch>
inline constexpr bool values_match = false;
#if !defined(__clang__) || (defined(__cpp_static_assert) && __cpp_static_assert >= 202306L)
template <class Expected, class Got>
inline constexpr bool values_match<value_mismatch<Expected, Got>> =
    diagnostics::say<Expected, Got>();
#endif
template <>
inline constexpr bool values_match<value_mismatch<void, void>> = true;

namespace diagnostics {

/// \cond
template <class Verdict>
using printed_value =
    value_mismatch<typename texts_of<Verdict>::expected, typename texts_of<Verdict>::got>;
template <class Verdict>
extern value_mismatch<typename texts_of<Verdict>::expected, typename texts_of<Verdict>::got>&
    message_of_value;
/// \endcond

/// "449 m to 451 m"; a value of another unit than the result says so.
template <bool Same, shown... Values>
struct value_words {
  template <class Q>
  static constexpr void append(sentence& words, shown<Q> const& value) {
    if (words.size() != 0) words += " to ";
    append_number(words, value.number());
    if constexpr (!is_dimensionless_unit<unitstep::detail::shown_unit<Q>>)
      words.add(' ', described<Q, wording::name>);
  }
  static constexpr sentence write() {
    sentence words;
    (append(words, Values), ...);
    if (!Same) words += " (another unit)";
    return words;
  }
};

/// The verdict on a value that should equal another, or lie between two.
template <shown Got, shown Lower, shown... Upper>
consteval auto check_value() {
  using got_type = typename decltype(Got)::type;
  using lower_type = typename decltype(Lower)::type;
  if constexpr (unitstep::detail::is_mismatched<got_type>) {
    return typename got_type::refusal{};
  } else if constexpr (refused_result<got_type>) {
    return accepted{};
  } else if constexpr (!unitstep::detail::fits_a_double<got_type>) {
    return refuse<"value", words<"a quantity or a number in double">, got_type>{};
  } else if constexpr (!unitstep::detail::fits_a_double<lower_type>) {
    return refuse<"value", got_type, lower_type>{};
  } else {
    using unit = unitstep::detail::shown_unit<got_type>;
    constexpr bool same =
        (same_unit<unit, unitstep::detail::shown_unit<lower_type>> && ... &&
         same_unit<unit, unitstep::detail::shown_unit<typename decltype(Upper)::type>>);
    constexpr double x = Got.number();
    constexpr bool holds = sizeof...(Upper) == 0
                               ? x == Lower.number()
                               : Lower.number() <= x && (... && (x <= Upper.number()));
    if constexpr (same && holds)
      return accepted{};
    else
      return refused<value_words<true, Lower, Upper...>, value_words<same, Got>>{};
  }
}

}  // namespace diagnostics

/// Whether a result compares equal to this value; if not, it does not compile, and the error says both:
/// `expected 500 m, got 450 m`. A number is shown with the digits that tell it from all others.
///
/// \tparam Got      a constant: a quantity of `double` or `float`, Boost's or light, or a number
/// \tparam Expected a constant of the same unit
/// \proof{examples/reference/units.cpp,equals}
template <shown Got, shown Expected>
inline constexpr bool equals = [] {
  using verdict = decltype(diagnostics::check_value<Got, Expected>());
  static_assert(values_match<diagnostics::printed_value<verdict>> &&
                    sizeof(diagnostics::message_of_value<verdict>),
                "another value");
  return true;
}();

/// Whether a result is between two values, or one of them; if not, it does not compile, and the error says them:
/// `expected 449 m to 451 m, got 500 m`.
///
/// \tparam Got   a constant, as of `equals`
/// \tparam Lower the least that it may be, of the same unit
/// \tparam Upper the most that it may be, of the same unit
/// \proof{examples/reference/units.cpp,equals}
template <shown Got, shown Lower, shown Upper>
inline constexpr bool lies_between = [] {
  using verdict = decltype(diagnostics::check_value<Got, Lower, Upper>());
  static_assert(values_match<diagnostics::printed_value<verdict>> &&
                    sizeof(diagnostics::message_of_value<verdict>),
                "another value");
  return true;
}();

}  // namespace unitstep
