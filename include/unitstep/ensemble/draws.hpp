// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <stdexcept>
#include <type_traits>
#include <unitstep/math/detail/double_word.hpp>
#include <unitstep/math/exponential.hpp>
#include <unitstep/math/philox.hpp>
#include <unitstep/math/root.hpp>
#include <unitstep/math/trigonometric.hpp>
#include <unitstep/math/vec_products.hpp>
#include <unitstep/state/finite.hpp>
#include <unitstep/state/raw_form.hpp>
#include <unitstep/units/detail/check_fit.hpp>
#include <unitstep/units/fail.hpp>
#include <unitstep/units/verdict.hpp>

namespace unitstep {

namespace diagnostics {

/// The verdict on the two arguments of a draw.
template <text Second, class A, class B>
consteval auto check_draw() {
  if constexpr (!unitstep::detail::has_floating_numbers<A>)
    return refuse<"what is drawn", words<"a quantity or a number">, A>{};
  else
    return check_fit<Second, A, B>();
}

}  // namespace diagnostics

/// The random numbers of one run, which depend only on the seed and the number of the run: not on the machine, the
/// thread or the rank where it runs, nor on the draws of other runs.
///
/// Number n of a run is computed from (seed, run, n) by Philox4x32-10. So nothing is kept between runs and no two runs
/// share any number: each has 2^64 of its own. It is a uniform random bit generator of the standard library too, but
/// the distributions there differ from library to library; those here do not.
///
/// Source: J. Salmon, M. Moraes, R. Dror, D. Shaw, SC '11, article 16 (2011).
/// \snippet examples/reference/output.cpp make_runs
class draws {
public:
  using result_type = std::uint32_t;  ///< 32 random bits

  /// The random numbers of run `run` of an ensemble with that seed.
  constexpr draws(std::uint64_t seed, long run)
      : seed_(seed), run_(static_cast<std::uint64_t>(run)) {}

  /// The least result.
  static constexpr result_type(min)() { return 0; }
  /// The largest result.
  static constexpr result_type(max)() { return (std::numeric_limits<result_type>::max)(); }

  /// The next 32 bits.
  constexpr result_type operator()() {
    std::size_t const at = drawn_ % 4;
    if (at == 0) {
      block_ = math::philox(drawn_ / 4, run_, seed_);
    }
    ++drawn_;
    return block_[at];
  }

  /// A number between 0 and 1, excluding both: an odd multiple of 2^-53, of 2^-24 in `float`.
  template <std::floating_point T = double>
  constexpr T share() {
    std::uint64_t const upper = (*this)();
    std::uint64_t const bits = (upper << 32 | (*this)()) >> 12;
    if constexpr (std::numeric_limits<T>::digits >= 53)
      return (2 * static_cast<T>(bits) + 1) / static_cast<T>(std::uint64_t{1} << 53);
    else
      return (2 * static_cast<T>(bits >> 29) + 1) / static_cast<T>(std::uint64_t{1} << 24);
  }

  /// A uniformly distributed quantity or number between `lower` and `upper`.
  /// \throw std::domain_error if `upper` is below `lower`, or their difference is not finite
  template <class A, class B>
  constexpr A uniform(A const& lower, B const& upper) {
    using verdict = decltype(diagnostics::check_draw<"upper", A, B>());
    static_assert(units_match<refusal_type<verdict>> && sizeof(refusal_text<verdict>),
                  "wrong unit");
    if constexpr (verdict::ok) {
      using number = typename raw_form<A>::number;
      number const from = raw_form<A>::to_raw(lower);
      number const width = raw_form<B>::to_raw(upper) - from;
      if (!(width >= 0 && unitstep::is_finite(width)))
        fail<std::domain_error>("unitstep: upper must be finite and not below lower");
      return raw_form<A>::from_raw(from + width * share<number>());
    } else {
      return lower;
    }
  }

  /// A normally distributed quantity or number: with u and v drawn between 0 and 1,
  /// \f[ \mu + \sigma \sqrt{-2\ln u}\,\cos 2\pi v \f]
  /// Source: G. Box, M. Muller, Ann. Math. Stat. 29, 610 (1958).
  /// \throw std::domain_error if `mean` is not finite, or `deviation` is negative or not finite
  template <class A, class B>
  constexpr A normal(A const& mean, B const& deviation) {
    using verdict = decltype(diagnostics::check_draw<"deviation", A, B>());
    static_assert(units_match<refusal_type<verdict>> && sizeof(refusal_text<verdict>),
                  "wrong unit");
    if constexpr (verdict::ok) {
      using number = typename raw_form<A>::number;
      number const middle = raw_form<A>::to_raw(mean);
      number const spread = raw_form<B>::to_raw(deviation);
      if (!unitstep::is_finite(middle)) fail<std::domain_error>("unitstep: mean must be finite");
      if (!(spread >= 0 && unitstep::is_finite(spread)))
        fail<std::domain_error>("unitstep: deviation must be finite and not negative");
      number const length = math::sqrt(-2 * math::log(share<number>()));
      number const angle = share<number>() * (4 * right_angle<number>);
      return raw_form<A>::from_raw(middle + spread * length * math::cos(angle));
    } else {
      return mean;
    }
  }

private:
  template <class T>
  static constexpr T right_angle = static_cast<T>(math::detail::half_pi<long double>::hi);

  std::uint64_t seed_;
  std::uint64_t run_;
  std::uint64_t drawn_ = 0;
  std::array<std::uint32_t, 4> block_{};
};

}  // namespace unitstep
