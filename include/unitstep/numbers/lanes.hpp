// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <concepts>
#include <cstddef>
#include <experimental/simd>
#include <unitstep/math/detail/double_word.hpp>
#include <unitstep/math/detail/function_of_class.hpp>
#include <unitstep/math/trigonometric.hpp>
#include <unitstep/units/light_operators.hpp>
#include <unitstep/units/number.hpp>

/// \file
/// \brief Numbers in the lanes of a vector unit, and their functions: in each lane the bits of the function of that number.

namespace unitstep {

/// How many doubles a register of the processor holds that is compiled for: 2 with SSE2 or NEON, 4 with AVX2
/// (`-mavx2`), 8 with AVX-512.
/// \snippet examples/reference/lanes.cpp lanes
inline constexpr std::size_t lanes_in_a_register = std::experimental::native_simd<double>::size();

/// `N` doubles that are computed with at once, each in a lane of the processor's vector unit: `N` runs of one
/// field with different numbers.
///
/// Each lane has the bits of the run of its numbers alone, where no product and sum are fused
/// (`-ffp-contract=off`). `math::sin` and `math::cos` run in lanes below angles of 2^20, where they take the formula of
/// `double`; a lane with a larger angle is computed alone. Run time only. The start is not asked whether it is
/// finite: a lane that is not stays so, and the others do not know.
///
/// \tparam N how many, no more than a register holds
/// \snippet examples/reference/lanes.cpp lanes
template <std::size_t N = lanes_in_a_register>
struct lanes {
  static_assert(
      N > 0 && N <= lanes_in_a_register,
      "lanes: no more than a register of the processor holds: 2, 4 with -mavx2, 8 with -mavx512f");

  /// The compiler's type.
  using pack = std::experimental::simd<double, std::experimental::simd_abi::deduce_t<double, N>>;
  using mask = typename pack::mask_type;  ///< what a comparison gives; `select` chooses by it

  /// What a constant of the caller's is, that meets one.
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
  /// The numbers that a function gives of 0, 1, ...
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
/// Of `chosen` the lanes where the condition holds, of `other` the rest: one by one.
template <class P>
P select_one_by_one(typename P::mask_type const& condition, P const& chosen, P const& other) {
  return P([&](auto i) { return condition[i] ? double{chosen[i]} : double{other[i]}; });
}

/// Makes each lane of `pack` that of `other` where the condition holds there.
template <class P>
void assign_where(typename P::mask_type const& condition, P& pack, P const& other) {
#if defined(__clang__) && defined(__AVX512F__)
  // Here `where` of libstdc++ assigns nothing.
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

/// An unevaluated sum of two packs, as `math::detail::double_word` is of two numbers.
template <class P>
struct pack_word {
  P hi, lo;
};
template <class P>
pack_word<P> fast_sum_of_packs(P const& a, P const& b) {
  P const sum = a + b;
  return {sum, b - (sum - a)};
}
template <class P>
pack_word<P> sum_of_packs(P const& a, P const& b) {
  P const sum = a + b;
  P const part = sum - a;
  return {sum, (a - (sum - part)) + (b - part)};
}
template <class P>
P leading_of_pack(P const& x) {
  P const scaled = static_cast<double>(1ULL << (53 - 10)) * x + x;
  return scaled - (scaled - x);
}
template <class P, class... Rest>
P horner_of_packs(P const& x, double first, Rest... rest) {
  P sum = first;
  ((sum = sum * x + rest), ...);
  return sum;
}
template <int n>
inline constexpr double over_factorial = math::detail::inverse_factorial<n, double>;

/// \see math::detail::sine, of which this is the formula for `double`
template <class P>
P sine_of_packs(pack_word<P> const& x) {
  P const h = x.hi;
  P const a = leading_of_pack(h);
  P const z = h * h;
  P const series = horner_of_packs(z, over_factorial<17>, -over_factorial<15>, over_factorial<13>,
                                   -over_factorial<11>, over_factorial<9>, -over_factorial<7>,
                                   over_factorial<5>, math::detail::reciprocal<768, double>);
  auto const sum = fast_sum_of_packs(h, P(-0.16796875 * a * a * a));
  return sum.hi + (sum.lo + (-0.16796875 * (h - a) * (a * (a + h) + z) + h * z * series +
                             x.lo * (1.0 - z * (0.5 - z * over_factorial<4>))));
}
/// \see math::detail::cosine
template <class P>
P cosine_of_packs(pack_word<P> const& x) {
  P const h = x.hi;
  P const a = leading_of_pack(h);
  P const z = h * h;
  P const series = horner_of_packs(z, -over_factorial<18>, over_factorial<16>, -over_factorial<14>,
                                   over_factorial<12>, -over_factorial<10>, over_factorial<8>,
                                   -over_factorial<6>, -math::detail::reciprocal<3072, double>);
  P const square = a * a;
  auto const sum = fast_sum_of_packs(P(1.0), P(square * (0.0419921875 * square - 0.5)));
  return sum.hi + (sum.lo + ((h - a) * (h + a) * (0.0419921875 * (square + z) - 0.5) +
                             z * z * series - x.lo * h * (1.0 - z * over_factorial<3>)));
}

/// The sine of angles below 2^20 after `quarters` right angles.
/// \see math::detail::reduce_angle, math::detail::sine_after
template <class P>
P sine_after_in_lanes(P const& x, double quarters) {
  // Mostly all angles are small, or in quadrants of one kind: then one series is enough.
  if (all_of(std::experimental::abs(x) <= 0.785)) {
    pack_word<P> const angle{x, P(0.0)};
    return quarters == 0.0 ? sine_of_packs(angle) : cosine_of_packs(angle);
  }
  using pieces = math::detail::half_pi<double>;
  P const half = std::experimental::copysign(P(0.5), x);
  P const k = std::experimental::trunc(P(x * pieces::inverse + half));
  auto const second = sum_of_packs(P(x - k * pieces::piece1), P(-k * pieces::piece2));
  auto const third = sum_of_packs(second.hi, P(-k * pieces::piece3));
  auto const rest = fast_sum_of_packs(third.hi, P(third.lo + (second.lo - k * pieces::piece4)));
  P const quadrant = k + quarters;
  P const turned = quadrant - 4.0 * std::experimental::floor(P(quadrant * 0.25));
  auto const odd = turned == 1.0 || turned == 3.0;
  P result{};
  if (!all_of(odd)) result = sine_of_packs(rest);
  if (any_of(odd)) assign_where<P>(odd, result, cosine_of_packs(rest));
  assign_where<P>(turned >= 2.0, result, -result);
  return result;
}

/// What lanes have computed, but of an angle too large for them what a function gives of it alone.
template <class P, class Function>
P large_angles_alone(P const& x, P const& computed, Function const& function) {
  auto const near = std::experimental::abs(x) < 0x1p20;
  return all_of(near)
             ? computed
             : P([&](auto i) { return near[i] ? double{computed[i]} : function(double{x[i]}); });
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
