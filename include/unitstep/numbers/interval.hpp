// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <concepts>
#include <limits>
#include <stdexcept>
#include <unitstep/state/finite.hpp>
#include <unitstep/units/fail.hpp>
#include <unitstep/units/number.hpp>

/// \file
/// \brief Numbers with two known bounds, and the certainty of statements about them.

namespace unitstep {

/// The truth of a statement on intervals, as far as it is known: it surely holds, surely does not, or is open.
///
/// `a < b` of two intervals is `yes` if it holds for every pair of numbers in them, `no` if it holds for none, else
/// `open`. `!`, `&&` and `||` keep that meaning. An open statement stays open and never becomes a `bool`, whose
/// negation would pass for a proof. So a predicate on a tube returns a certainty.
///
/// Both sides of `&&` and `||` are evaluated.
/// \proof{examples/reference/numbers.cpp,certainty}
struct certainty {
  /// From surely not to surely.
  enum outcome : signed char {
    no,    ///< surely not
    open,  ///< not known
    yes,   ///< surely
  };

  outcome is;  ///< what is known

  /// A given outcome.
  constexpr certainty(outcome known) : is(known) {}
  /// A statement that is known to be true or false.
  constexpr certainty(bool known) : is(known ? yes : no) {}

  /// Whether the statement surely holds.
  [[nodiscard]] constexpr bool surely() const { return is == yes; }
  /// Whether it is not ruled out.
  [[nodiscard]] constexpr bool may_be() const { return is != no; }

  /// For a branch of a field, which all numbers of an interval must take.
  /// \throw std::domain_error if it is open
  constexpr explicit operator bool() const {
    if (is == open)
      fail<std::domain_error>(
          "unitstep: a comparison of intervals is open: some numbers in them take a branch that "
          "others do "
          "not");
    return is == yes;
  }

  friend constexpr certainty operator!(certainty a) { return static_cast<outcome>(yes - a.is); }
  friend constexpr certainty operator&&(certainty a, certainty b) { return a.is < b.is ? a : b; }
  friend constexpr certainty operator||(certainty a, certainty b) { return a.is < b.is ? b : a; }
  // With a bool the language's own operator would need a conversion to bool.
  template <std::same_as<bool> Known>
  friend constexpr certainty operator&&(certainty a, Known b) {
    return a && certainty(b);
  }
  template <std::same_as<bool> Known>
  friend constexpr certainty operator&&(Known a, certainty b) {
    return certainty(a) && b;
  }
  template <std::same_as<bool> Known>
  friend constexpr certainty operator||(certainty a, Known b) {
    return a || certainty(b);
  }
  template <std::same_as<bool> Known>
  friend constexpr certainty operator||(Known a, certainty b) {
    return certainty(a) || b;
  }
  friend constexpr bool operator==(certainty a, certainty b) { return a.is == b.is; }
};

/// `a` if the condition is known to hold, `b` if it is known not to hold; for plain numbers.
/// \throw std::domain_error if it is open
template <std::floating_point T>
[[nodiscard]] constexpr T select(certainty condition, T const& a, T const& b) {
  return static_cast<bool>(condition) ? a : b;
}
/// The same as with a `certainty` of this outcome, of any numbers and quantities.
template <class T>
[[nodiscard]] constexpr T select(certainty::outcome known, T const& a, T const& b) {
  return select(certainty(known), a, b);
}

/// All quantities from `lower` to `upper`: one that is not known exactly. It is a result and an argument. In a field it
/// is a constant: with any operand it becomes a light quantity of the number `interval<double>`, which fields compute
/// with. Q is a quantity. Made by `between` and `around`.
/// \proof{examples/reference/numbers.cpp,interval}
template <class Q>
struct interval {
  Q lower;  ///< the smallest
  Q upper;  ///< the largest

  friend constexpr bool operator==(interval const&, interval const&) = default;
};

template <class Q>
interval(Q, Q) -> interval<Q>;

/// A number with two known bounds. The result of any computation with it holds every result of exact arithmetic on
/// numbers between the bounds.
///
/// \f[ r \mp \bigl(2^{-53}(1 + 2^{-52})\,|r| + 2^{-1074}\bigr) \f]
///
/// encloses the exact result of an operation whose result rounded to nearest is r. So no rounding mode is changed, and
/// a constant expression gives the same bits. A sum of 0 and a product with 0 are exact. Integers and `float`s are held
/// exactly, `double`s as the numbers that they are (`0.1` is the double next to it; `around(0.1)` holds the decimal), a
/// `long double` between its neighbours.
///
/// A result without bounds, such as a quotient by an interval that holds 0, or an overflow, is a NaN and stays one
/// (`finite()` tells). In a constant expression it is an error at that operation.
///
/// Source: S. M. Rump, P. Zimmermann, S. Boldo, G. Melquiond, BIT 49, 419 (2009).
template <>
struct interval<double> {
  using constant = double;         ///< the numbers that it holds exactly
  using shorter_constant = float;  ///< another such number, from an event on a `float` state

  double lower;  ///< no number is less
  double upper;  ///< no number is larger

  // cppcheck-suppress uninitMemberVar ; in braces it is zero
  constexpr interval() = default;
  /// An interval of a single number.
  constexpr interval(double point) : lower(point), upper(point) {}
  /// Between two numbers. \throw std::domain_error if `low` is above `high`: no number is between them
  constexpr interval(double low, double high) : lower(low), upper(high) {
    if (low > high) fail<std::domain_error>("unitstep: an interval: lower must not be above upper");
  }
  /// \cond
  constexpr interval(float point) : interval(static_cast<double>(point)) {}
  template <std::same_as<long double> Long>
  constexpr interval(Long point) : interval(static_cast<double>(point)) {
    if (static_cast<Long>(lower) != point) *this = widened(lower, upper);
  }
  template <std::integral I>
  constexpr interval(I whole) : interval(static_cast<double>(whole)) {
    if constexpr (sizeof(I) > sizeof(int)) {
      constexpr I exact = I(1) << 53;
      if (whole > exact || (whole < I(0) && whole < I(0) - exact)) *this = widened(lower, upper);
    }
  }
  /// \endcond
  /// Bounds around results rounded to nearest.
  static constexpr interval widened(double low, double high) { return {low, high, any{}}; }
  /// An interval without bounds.
  static constexpr interval nothing() {
    return {std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::quiet_NaN()};
  }
  /// Whether both bounds are numbers.
  [[nodiscard]] constexpr bool finite() const {
    return unitstep::is_finite(lower) && unitstep::is_finite(upper) && lower <= upper;
  }
  /// Whether a number, or all of another interval, lies within this one.
  [[nodiscard]] constexpr bool holds(interval b) const {
    return lower <= b.lower && b.upper <= upper;
  }
  /// \f$ |x| \f$
  [[nodiscard]] constexpr interval absolute() const {
    return lower >= 0 ? *this : upper <= 0 ? -*this : finite() ? interval{0.0, reach()} : *this;
  }
  /// \f$ x^2 \f$, never negative.
  [[nodiscard]] constexpr interval squared() const {
    return lower < 0 && upper > 0 ? interval{0.0, (interval{reach()} * interval{reach()}).upper}
                                  : *this * *this;
  }
  /// The smaller of each two numbers.
  [[nodiscard]] constexpr interval least(interval b) const {
    return finite() && b.finite()
               ? interval{lower < b.lower ? lower : b.lower, upper < b.upper ? upper : b.upper}
               : nothing();
  }
  /// The larger of each two numbers.
  [[nodiscard]] constexpr interval greatest(interval b) const {
    return finite() && b.finite()
               ? interval{lower < b.lower ? b.lower : lower, upper < b.upper ? b.upper : upper}
               : nothing();
  }

  friend constexpr interval operator+(interval a, interval b) {
    return interval(a.lower + b.lower, a.upper + b.upper, sum{});
  }
  friend constexpr interval operator-(interval a, interval b) {
    return interval(a.lower - b.upper, a.upper - b.lower, sum{});
  }
  friend constexpr interval operator-(interval a) { return {-a.upper, -a.lower, in_order{}}; }
  // By the signs of the factors, with two products in all cases but one.
  friend constexpr interval operator*(interval a, interval b) {
    return a.lower >= 0 ? a.upper == 0 ? zero_times(b)
                          : b.lower >= 0
                              ? interval(a.lower * b.lower, a.upper * b.upper, b.upper, positive{})
                          : b.upper <= 0 ? interval(a.upper * b.lower, a.lower * b.upper, any{})
                                         : interval(a.upper * b.lower, a.upper * b.upper, any{})
           : a.upper <= 0
               ? b.lower >= 0   ? b.upper == 0 ? zero_times(a)
                                               : interval(a.lower * b.upper, a.upper * b.lower, any{})
                   : b.upper <= 0 ? interval(a.upper * b.upper, a.lower * b.lower, 1, positive{})
                                : interval(a.lower * b.upper, a.lower * b.lower, any{})
           : b.lower >= 0 ? b.upper == 0 ? zero_times(a)
                                         : interval(a.lower * b.upper, a.upper * b.upper, any{})
           : b.upper <= 0 ? interval(a.upper * b.lower, a.lower * b.lower, any{})
                          : of_both_signs(a, b);
  }
  friend constexpr interval operator/(interval a, interval b) {
    return b.lower > 0 ? a.lower >= 0
                             ? interval(a.lower / b.upper, a.upper / b.lower, a.upper, positive{})
                         : a.upper <= 0 ? interval(a.lower / b.lower, a.upper / b.upper, any{})
                                        : interval(a.lower / b.lower, a.upper / b.lower, any{})
           : b.upper < 0
               ? a.lower >= 0   ? a.upper == 0 ? zero_times(b)
                                               : interval(a.upper / b.upper, a.lower / b.lower, any{})
                   : a.upper <= 0 ? interval(a.upper / b.lower, a.lower / b.upper, 1, positive{})
                                : interval(a.upper / b.upper, a.lower / b.upper, any{})
               : refused("unitstep: an interval is divided by one that holds 0");
  }
  constexpr interval& operator+=(interval b) { return *this = *this + b; }
  constexpr interval& operator-=(interval b) { return *this = *this - b; }

  friend constexpr certainty operator<(interval a, interval b) {
    return a.upper < b.lower    ? certainty::yes
           : a.lower >= b.upper ? certainty::no
                                : certainty::open;
  }
  friend constexpr certainty operator>(interval a, interval b) { return b < a; }
  friend constexpr certainty operator<=(interval a, interval b) {
    return a.upper <= b.lower  ? certainty::yes
           : a.lower > b.upper ? certainty::no
                               : certainty::open;
  }
  friend constexpr certainty operator>=(interval a, interval b) { return b <= a; }
  friend constexpr certainty operator==(interval a, interval b) {
    return a.upper < b.lower || b.upper < a.lower     ? certainty::no
           : a.lower == b.upper && a.upper == b.lower ? certainty::yes
                                                      : certainty::open;
  }
  friend constexpr certainty operator!=(interval a, interval b) { return !(a == b); }
  /// Without bounds; in a constant expression an error that shows the sentence.
  static constexpr interval refused(char const* sentence) {
    if (__builtin_is_constant_evaluated()) fail<std::domain_error>(sentence);
    return nothing();
  }

private:
  constexpr double reach() const { return -lower < upper ? upper : -lower; }
  static constexpr double share = 0x1.0000000000001p-53;
  static constexpr double smallest = 0x1p-1074;
  // Constructors, since a constant evaluator charges for one more function.
  /// \cond
  struct in_order {};
  struct any {};
  struct sum {};
  struct positive {};
  /// \endcond
  constexpr interval(double low, double high, in_order) : lower(low), upper(high) {}
  constexpr interval(double low, double high, any)
      : lower(low - (share * __builtin_fabs(low) + smallest)),
        upper(high + (share * __builtin_fabs(high) + smallest)) {}
  // A sum that is 0 is exact.
  constexpr interval(double low, double high, sum)
      : lower(low == 0 ? low : low - (share * __builtin_fabs(low) + smallest)),
        upper(high == 0 ? high : high + (share * __builtin_fabs(high) + smallest)) {}
  // The product or quotient of two that are not negative is not negative, and is 0 if `factor` is 0.
  constexpr interval(double low, double high, double factor, positive)
      : lower(low > 0    ? low - (share * low + smallest)
              : low == 0 ? 0
                         : low),
        upper(factor == 0 ? factor : high + (share * high + smallest)) {}

  // If the other factor has no bounds, the product has none.
  static constexpr interval zero_times(interval b) {
    return b.lower <= b.upper ? interval(0.0) : b;
  }
  static constexpr interval of_both_signs(interval a, interval b) {  // keeps a NaN
    double const p = a.lower * b.upper, q = a.upper * b.lower, r = a.lower * b.lower,
                 s = a.upper * b.upper;
    // If a bound of a or b is NaN, one of the first two products is.
    return p != p || q != q ? nothing() : interval(p < q ? p : q, r < s ? s : r, any{});
  }
};

}  // namespace unitstep
