// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <concepts>
#include <cstddef>
#include <experimental/simd>
#include <unitstep/math/detail/double_word.hpp>
#include <unitstep/math/trigonometric.hpp>
#include <unitstep/units/light_operators.hpp>
#include <unitstep/units/number.hpp>

/// \file
/// \brief Numbers in the lanes of a vector unit, and their functions, with the same bits in each lane as the function
/// of that number.

namespace unitstep {

/// The number of doubles in a register of the target processor: 2 with SSE2 or NEON, 4 with AVX2 (`-mavx2`), 8 with
/// AVX-512.
/// \snippet examples/reference/lanes.cpp lanes
inline constexpr std::size_t lanes_in_a_register = std::experimental::native_simd<double>::size();

/// `N` doubles for operations on all at once, each in a lane of the processor's vector unit: `N` runs of one field with
/// different numbers.
///
/// Each lane has the bits of the run of its numbers alone, if no product and sum are fused (`-ffp-contract=off`).
/// `math::sin` and `math::cos` run in lanes for angles below 2^20, with the formula of `double`; a lane with a larger
/// angle is computed alone. Run time only. A start that is not finite is not refused: its lane stays not finite, and
/// the others are not affected.
///
/// \tparam N the number of lanes, at most that of a register
/// \snippet examples/reference/lanes.cpp lanes
template <std::size_t N = lanes_in_a_register>
struct lanes {
  static_assert(
      N > 0 && N <= lanes_in_a_register,
      "lanes: no more than a register of the processor holds: 2, 4 with -mavx2, 8 with -mavx512f");

  /// The compiler's type.
  using pack = std::experimental::simd<double, std::experimental::simd_abi::deduce_t<double, N>>;
  using mask = typename pack::mask_type;  ///< the result of a comparison, by which `select` chooses

  /// The type of a caller's constant in an operation with lanes.
  using constant = double;

  pack value = 0.0;  ///< the numbers

  lanes() = default;
  /// The same number in every lane.
  lanes(double number) : value(number) {}
  /// The same whole number in every lane.
  template <std::integral Integer>
  lanes(Integer number) : value(static_cast<double>(number)) {}
  /// The numbers of a pack.
  explicit lanes(pack const& numbers) : value(numbers) {}
  /// The results of a function of 0, 1, ...
  template <class Numbers>
  static lanes of(Numbers const& numbers) {
    return lanes(pack([&](auto i) { return static_cast<double>(numbers(std::size_t{i})); }));
  }

  /// The number in a lane.
  double operator[](std::size_t lane) const { return value[lane]; }

  /// Adds lane by lane.
  lanes& operator+=(lanes const& b) {
    value += b.value;
    return *this;
  }
  /// Subtracts lane by lane.
  lanes& operator-=(lanes const& b) {
    value -= b.value;
    return *this;
  }
  friend lanes operator+(lanes const& a, lanes const& b) { return lanes(a.value + b.value); }
  friend lanes operator-(lanes const& a, lanes const& b) { return lanes(a.value - b.value); }
  friend lanes operator*(lanes const& a, lanes const& b) { return lanes(a.value * b.value); }
  friend lanes operator/(lanes const& a, lanes const& b) { return lanes(a.value / b.value); }
  friend lanes operator-(lanes const& a) { return lanes(-a.value); }
  friend mask operator==(lanes const& a, lanes const& b) { return a.value == b.value; }
  friend mask operator!=(lanes const& a, lanes const& b) { return a.value != b.value; }
  friend mask operator<(lanes const& a, lanes const& b) { return a.value < b.value; }
  friend mask operator>(lanes const& a, lanes const& b) { return a.value > b.value; }
  friend mask operator<=(lanes const& a, lanes const& b) { return a.value <= b.value; }
  friend mask operator>=(lanes const& a, lanes const& b) { return a.value >= b.value; }
};

namespace detail {
/// The lanes of `chosen` where the condition holds, those of `other` elsewhere: one by one.
template <class P>
P select_one_by_one(typename P::mask_type const& condition, P const& chosen, P const& other) {
  return P([&](auto i) { return condition[i] ? double{chosen[i]} : double{other[i]}; });
}

/// Assigns to each lane of `pack` that of `other` where the condition holds.
template <class P>
void assign_where(typename P::mask_type const& condition, P& pack, P const& other) {
#if defined(__clang__) && defined(__AVX512F__)
  // `where` of libstdc++ assigns nothing in this case.
  pack = select_one_by_one(condition, other, pack);
#else
  where(condition, pack) = other;
#endif
}
}  // namespace detail

/// In each lane `a` where the condition holds there, else `b`.
template <class Abi, std::size_t N>
lanes<N> select(std::experimental::simd_mask<double, Abi> const& condition, lanes<N> const& a,
                lanes<N> const& b) {
  auto chosen = b.value;
  detail::assign_where(condition, chosen, a.value);
  return lanes<N>(chosen);
}

namespace detail {

/// The sine of an angle below 2^20 plus `quarters` right angles.
/// \see math::detail::reduce_angle, math::detail::sine_after
template <class P>
P sine_after_in_lanes(P const& x, double quarters) {
  auto const rounded = [](math::detail::double_word<P> const& sum) { return P(sum.hi + sum.lo); };
  // Mostly all angles are small, or in quadrants of one kind: then one series is enough.
  if (all_of((std::experimental::abs)(x) <= 0.785)) {
    math::detail::double_word<P> const angle{x, P(0.0)};
    return rounded(quarters == 0.0 ? math::detail::sine(angle) : math::detail::cosine(angle));
  }
  using pieces = math::detail::half_pi<double>;
  P const half = std::experimental::copysign(P(0.5), x);
  P const k = std::experimental::trunc(P(x * pieces::inverse + half));
  auto const second = math::detail::two_sum(P(x - k * pieces::piece1), P(-k * pieces::piece2));
  auto const third = math::detail::two_sum(second.hi, P(-k * pieces::piece3));
  auto const rest =
      math::detail::fast_two_sum(third.hi, P(third.lo + (second.lo - k * pieces::piece4)));
  P const quadrant = k + quarters;
  P const turned = quadrant - 4.0 * std::experimental::floor(P(quadrant * 0.25));
  auto const odd = turned == 1.0 || turned == 3.0;
  P result{};
  if (!all_of(odd)) result = rounded(math::detail::sine(rest));
  if (any_of(odd)) assign_where<P>(odd, result, rounded(math::detail::cosine(rest)));
  assign_where<P>(turned >= 2.0, result, -result);
  return result;
}

/// The lanes as computed, except those with an angle too large for them, where the function is called alone.
template <class P, class Function>
P large_angles_alone(P const& x, P const& computed, Function const& function) {
  auto const is_small = (std::experimental::abs)(x) < 0x1p20;
  return all_of(is_small) ? computed : P([&](auto i) {
    return is_small[i] ? double{computed[i]} : function(double{x[i]});
  });
}

}  // namespace detail

/// In each lane, as `math::sin` of its number.
template <std::size_t N>
lanes<N> sin(lanes<N> const& x) {
  auto result = detail::sine_after_in_lanes(x.value, 0.0);
  detail::assign_where(x.value == 0.0, result, x.value);
  return lanes<N>(
      detail::large_angles_alone(x.value, result, [](double angle) { return math::sin(angle); }));
}

/// In each lane, as `math::cos` of its number.
template <std::size_t N>
lanes<N> cos(lanes<N> const& x) {
  auto const result = detail::sine_after_in_lanes(x.value, 1.0);
  return lanes<N>(
      detail::large_angles_alone(x.value, result, [](double angle) { return math::cos(angle); }));
}

/// In each lane, rounded once as `math::sqrt` is.
/// \snippet examples/reference/lanes.cpp lanes functions
template <std::size_t N>
lanes<N> sqrt(lanes<N> const& x) {
  return lanes<N>(std::experimental::sqrt(x.value));
}

}  // namespace unitstep
