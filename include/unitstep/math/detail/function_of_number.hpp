// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/diagnostics/mismatched.hpp>
#include <unitstep/diagnostics/verdict.hpp>
#include <unitstep/units/number.hpp>

/// \file
/// \brief Functions of quantities, called with a plain number: each refusal names the function to call instead.

namespace unitstep {

namespace detail {

/// A plain number where a quantity is expected. The argument is converted to this class, so that any other
/// function of numbers is preferred, such as one that a `using std::sin` names.
template <text Function, text Due>
struct plain {
  template <scalar T>
  constexpr plain(T const&) {
    using refusal = diagnostics::refuse<Function, diagnostics::words<Due>, T>;
    static_assert(units_match<printed<refusal>>, "wrong unit");
    (void)[] { return sizeof(said_of<refusal>); };
  }
};
/// A second plain number, beside one whose refusal is enough.
struct any_number {
  template <scalar T>
  constexpr any_number(T const&) {}
};

}  // namespace detail

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
/// Refused: an integer has no root of its own type.
template <class = void>
constexpr unknown sqrt(detail::plain<"sqrt", "a quantity, or a number such as 2.0">) { return {}; }
/// Refused: an integer has no root of its own type.
template <class = void>
constexpr unknown cbrt(detail::plain<"cbrt", "a quantity, or a number such as 2.0">) { return {}; }
/// Refused: a number is its own norm.
template <class = void>
constexpr unknown norm(detail::plain<"norm", "a vec or a quaternion">) { return {}; }
/// Refused: only a vec and a quaternion have a direction.
template <class = void>
constexpr unknown normalized(detail::plain<"normalized", "a vec or a quaternion">) { return {}; }
/// Refused: a number is its own conjugate.
template <class = void>
constexpr unknown conjugate(detail::plain<"conjugate", "a quaternion">) { return {}; }
// clang-format on

}  // namespace unitstep
