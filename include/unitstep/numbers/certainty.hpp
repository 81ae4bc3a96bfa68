// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <concepts>
#include <stdexcept>
#include <unitstep/units/fail.hpp>

namespace unitstep {

/// What is known of a statement on intervals: it surely holds, surely does not, or is open.
///
/// `a < b` of two intervals is `yes` if it holds of every pair of numbers in them, `no` if it holds of none,
/// else `open`. `!`, `&&` and `||` keep that meaning: what is open stays open, and is never turned into a
/// `bool`, whose negation would be taken for a proof. So a predicate on a tube returns a certainty.
///
/// Both sides of `&&` and `||` are evaluated.
/// \proof{examples/reference/numbers.cpp,certainty}
struct certainty {
  /// From surely not to surely.
  enum outcome : signed char {
    no,    ///< surely not
    open,  ///< it may be or not
    yes,   ///< surely
  };

  outcome is;  ///< what is known

  /// What is known.
  constexpr certainty(outcome known) : is(known) {}
  /// What is true or false is known.
  constexpr certainty(bool known) : is(known ? yes : no) {}

  /// Whether the statement surely holds.
  [[nodiscard]] constexpr bool surely() const { return is == yes; }
  /// Whether it is not ruled out.
  [[nodiscard]] constexpr bool may_be() const { return is != no; }

  /// For a branch of a field: the one that all numbers of an interval take.
  /// \throw std::domain_error if that is open
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
  // Beside a bool the language has an operator of its own, which would ask for a bool.
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

/// `a` where it is known that something holds, `b` where it is known that it does not: of numbers that are points.
/// \throw std::domain_error if that is open
template <std::floating_point T>
[[nodiscard]] constexpr T select(certainty condition, T const& a, T const& b) {
  return static_cast<bool>(condition) ? a : b;
}
/// The same as with a `certainty` of this outcome, of any numbers and quantities.
template <class T>
[[nodiscard]] constexpr T select(certainty::outcome known, T const& a, T const& b) {
  return select(certainty(known), a, b);
}

}  // namespace unitstep
