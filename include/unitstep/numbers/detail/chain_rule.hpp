// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/math/arctangent.hpp>
#include <unitstep/math/exponential.hpp>
#include <unitstep/math/root.hpp>
#include <unitstep/math/trigonometric.hpp>
#include <unitstep/math/vec_products.hpp>

/// \file
/// \brief What numbers have in common that carry more than a value: how they compare, and the derivatives of functions.

namespace unitstep::detail {

/// A number N that compares as its `value` does, so a field takes the same branch as without what N carries beside it.
/// A comparison returns what that of the values returns: for intervals that overlap, that the branch is not known.
// N may be an aggregate, which needs the constructors of its bases.
template <class N>
struct compared_by_value {  // NOLINT(bugprone-crtp-constructor-accessibility)
  friend constexpr auto operator==(N const& a, N const& b) { return a.value == b.value; }
  friend constexpr auto operator!=(N const& a, N const& b) { return !(a.value == b.value); }
  friend constexpr auto operator<(N const& a, N const& b) { return a.value < b.value; }
  friend constexpr auto operator>(N const& a, N const& b) { return b.value < a.value; }
  friend constexpr auto operator<=(N const& a, N const& b) { return a.value <= b.value; }
  friend constexpr auto operator>=(N const& a, N const& b) { return b.value <= a.value; }
};

/// The elementary functions of a number N with slopes, each a value and its derivative. N has
/// - `chained(value, slope)`: that value, with its slopes times this one;
/// - `chained_over(value, divisor)`: the same, with its slopes over a divisor;
/// - `chained_root(value, divisor)`: the same of a root, whose slope is infinite where the divisor is 0.
template <class N>
struct chain_rule : compared_by_value<N> {  // NOLINT(bugprone-crtp-constructor-accessibility)
  [[nodiscard]] friend constexpr N sqrt(N const& a) {
    auto const root = math::sqrt(a.value);
    return a.chained_root(root, root + root);
  }
  [[nodiscard]] friend constexpr N cbrt(N const& a) {
    auto const root = math::cbrt(a.value);
    return a.chained_root(root, unitstep::squared(root) * 3);
  }
  [[nodiscard]] friend constexpr N exp(N const& a) {
    auto const e = math::exp(a.value);
    return a.chained(e, e);
  }
  [[nodiscard]] friend constexpr N log(N const& a) {
    return a.chained_over(math::log(a.value), a.value);
  }
  [[nodiscard]] friend constexpr N sin(N const& a) {
    auto const [sine, cosine] = math::sin_cos(a.value);
    return a.chained(sine, cosine);
  }
  [[nodiscard]] friend constexpr N cos(N const& a) {
    auto const [sine, cosine] = math::sin_cos(a.value);
    return a.chained(cosine, -sine);
  }
  [[nodiscard]] friend constexpr N tan(N const& a) {
    auto const t = math::tan(a.value);
    return a.chained(t, unitstep::squared(t) + 1);
  }
  [[nodiscard]] friend constexpr N atan(N const& a) {
    return a.chained_over(math::atan(a.value), unitstep::squared(a.value) + 1);
  }
};

}  // namespace unitstep::detail
