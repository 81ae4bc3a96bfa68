// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <cstddef>
#include <experimental/simd>
#include <unitstep/math/cos.hpp>
#include <unitstep/math/detail/function_of_class.hpp>
#include <unitstep/math/detail/half_pi.hpp>
#include <unitstep/math/detail/polynomial.hpp>
#include <unitstep/math/sin.hpp>
#include <unitstep/numbers/lanes.hpp>

/// \file
/// \brief Elementary functions of numbers in lanes: in each the bits of the function of that number.

namespace unitstep {

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
