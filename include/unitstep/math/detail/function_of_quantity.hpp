// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/diagnostics/mismatched.hpp>
#include <unitstep/diagnostics/verdict.hpp>
#include <unitstep/math/atan.hpp>
#include <unitstep/math/cbrt.hpp>
#include <unitstep/math/cos.hpp>
#include <unitstep/math/exp.hpp>
#include <unitstep/math/log.hpp>
#include <unitstep/math/sin.hpp>
#include <unitstep/math/sqrt.hpp>
#include <unitstep/math/tan.hpp>
#include <unitstep/units/quantity.hpp>

/// \file
/// \brief Functions of plain numbers, called with a quantity: a ratio such as `t / T` is its number, and
/// what has a unit is refused in one sentence that names the function which takes it.

namespace unitstep {

namespace diagnostics {

/// The verdict on a quantity where a plain number is due.
template <text Function, text Due, class Q>
consteval auto check_ratio() {
  if constexpr (is_dimensionless_unit<unit_of<Q>>)
    return accepted{};
  else
    return refuse<Function, words<Due>, Q>{};
}

}  // namespace diagnostics

namespace math {

/// `math::sqrt` of a dimensionless quantity is that of its number; a unit is refused.
template <quantity_like Q>
constexpr auto sqrt(Q const& q) {
  using due =
      decltype(diagnostics::check_ratio<"math::sqrt",
                                        "a plain number (for quantities, unitstep::sqrt)", Q>());
  static_assert(units_match<printed<due>>, "wrong unit");
  (void)[] { return sizeof(said_of<due>); };
  if constexpr (due::ok)
    return sqrt(q.value());
  else
    return unknown{};
}

/// `math::cbrt` of a dimensionless quantity is that of its number; a unit is refused.
template <quantity_like Q>
constexpr auto cbrt(Q const& q) {
  using due =
      decltype(diagnostics::check_ratio<"math::cbrt",
                                        "a plain number (for quantities, unitstep::cbrt)", Q>());
  static_assert(units_match<printed<due>>, "wrong unit");
  (void)[] { return sizeof(said_of<due>); };
  if constexpr (due::ok)
    return cbrt(q.value());
  else
    return unknown{};
}

/// `math::exp` of a dimensionless quantity is that of its number; a unit is refused.
template <quantity_like Q>
constexpr auto exp(Q const& q) {
  using due =
      decltype(diagnostics::check_ratio<"math::exp",
                                        "a plain number (for quantities, unitstep::exp)", Q>());
  static_assert(units_match<printed<due>>, "wrong unit");
  (void)[] { return sizeof(said_of<due>); };
  if constexpr (due::ok)
    return exp(q.value());
  else
    return unknown{};
}

/// `math::log` of a dimensionless quantity is that of its number; a unit is refused.
template <quantity_like Q>
constexpr auto log(Q const& q) {
  using due =
      decltype(diagnostics::check_ratio<"math::log",
                                        "a plain number (for quantities, unitstep::log)", Q>());
  static_assert(units_match<printed<due>>, "wrong unit");
  (void)[] { return sizeof(said_of<due>); };
  if constexpr (due::ok)
    return log(q.value());
  else
    return unknown{};
}

/// `math::sin` of a dimensionless quantity is that of its number; a unit is refused.
template <quantity_like Q>
constexpr auto sin(Q const& q) {
  using due =
      decltype(diagnostics::check_ratio<"math::sin",
                                        "a plain number (for quantities, unitstep::sin)", Q>());
  static_assert(units_match<printed<due>>, "wrong unit");
  (void)[] { return sizeof(said_of<due>); };
  if constexpr (due::ok)
    return sin(q.value());
  else
    return unknown{};
}

/// `math::cos` of a dimensionless quantity is that of its number; a unit is refused.
template <quantity_like Q>
constexpr auto cos(Q const& q) {
  using due =
      decltype(diagnostics::check_ratio<"math::cos",
                                        "a plain number (for quantities, unitstep::cos)", Q>());
  static_assert(units_match<printed<due>>, "wrong unit");
  (void)[] { return sizeof(said_of<due>); };
  if constexpr (due::ok)
    return cos(q.value());
  else
    return unknown{};
}

/// `math::tan` of a dimensionless quantity is that of its number; a unit is refused.
template <quantity_like Q>
constexpr auto tan(Q const& q) {
  using due =
      decltype(diagnostics::check_ratio<"math::tan",
                                        "a plain number (for quantities, unitstep::tan)", Q>());
  static_assert(units_match<printed<due>>, "wrong unit");
  (void)[] { return sizeof(said_of<due>); };
  if constexpr (due::ok)
    return tan(q.value());
  else
    return unknown{};
}

/// `math::atan` of a dimensionless quantity is that of its number; a unit is refused.
template <quantity_like Q>
constexpr auto atan(Q const& q) {
  using due = decltype(diagnostics::check_ratio<"math::atan", "a plain number", Q>());
  static_assert(units_match<printed<due>>, "wrong unit");
  (void)[] { return sizeof(said_of<due>); };
  if constexpr (due::ok)
    return atan(q.value());
  else
    return unknown{};
}

}  // namespace math
}  // namespace unitstep
