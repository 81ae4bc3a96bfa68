// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <gtest/gtest.h>
#include <mpfr.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <concepts>
#include <cstdint>
#include <cstdio>
#include <limits>
#include <random>
#include <vector>

/// Compares unitstep::math with MPFR, which computes each function correctly rounded to any
/// precision.
namespace oracle {

/// An MPFR number of 320 bits, released at the end of its scope.
class real {
public:
  real() { mpfr_init2(value_, 320); }
  ~real() { mpfr_clear(value_); }
  real(real const&) = delete;
  real& operator=(real const&) = delete;
  real(real&&) = delete;
  real& operator=(real&&) = delete;

  template <std::floating_point T>
  explicit real(T x) : real() {
    mpfr_set_ld(value_, static_cast<long double>(x), MPFR_RNDN);
  }

  [[nodiscard]] mpfr_ptr get() { return value_; }

private:
  mpfr_t value_;
};

/// |got - exact| in units in the last place of `exact` as a T: 0.5 at most when correctly rounded.
/// An infinity counts as the power of two above the largest T; NaN agrees with NaN only.
template <std::floating_point T>
double ulps(T got, real& exact) {
  using limits = std::numeric_limits<T>;
  if (std::isnan(got) || mpfr_nan_p(exact.get()) != 0) {
    return std::isnan(got) && mpfr_nan_p(exact.get()) != 0
               ? 0
               : std::numeric_limits<double>::infinity();
  }
  real top{T(1)};
  mpfr_mul_2si(top.get(), top.get(), limits::max_exponent, MPFR_RNDN);
  real value{got};
  if (std::isinf(got)) {
    mpfr_setsign(value.get(), top.get(), std::signbit(got) ? 1 : 0, MPFR_RNDN);
  }
  real want;
  mpfr_set(want.get(), exact.get(), MPFR_RNDN);
  if (mpfr_cmpabs(want.get(), top.get()) > 0) {
    mpfr_setsign(want.get(), top.get(), mpfr_signbit(exact.get()), MPFR_RNDN);
  }
  auto const exponent = mpfr_zero_p(want.get()) != 0
                            ? static_cast<mpfr_exp_t>(limits::min_exponent)
                            : std::max<mpfr_exp_t>(mpfr_get_exp(want.get()), limits::min_exponent);
  mpfr_sub(value.get(), value.get(), want.get(), MPFR_RNDN);
  mpfr_mul_2si(value.get(), value.get(), limits::digits - exponent, MPFR_RNDN);
  return std::abs(mpfr_get_d(value.get(), MPFR_RNDA));
}

/// Mixes the bits of a number of any type into an integer. Infinities and NaN each have one value.
template <std::floating_point T>
std::uint64_t bits_of(T x) {
  if (!std::isfinite(x)) return std::isnan(x) ? 3 : x > 0 ? 1 : 2;
  int exponent = 0;
  auto const significand =
      static_cast<std::uint64_t>(std::frexp(std::abs(x), &exponent) * T(0x1p64L));
  return significand +
         0x9e3779b97f4a7c15U * static_cast<std::uint64_t>(2 * exponent + (std::signbit(x) ? 1 : 0));
}

/// The largest error and its place, and a sum over all results.
template <std::floating_point T>
struct worst {
  double error = 0;
  T x = 0;
  T y = 0;
  std::size_t count = 0;
  std::uint64_t results = 0;

  void see(T got, real& exact, T at_x, T at_y = 0) {
    ++count;
    // A rotation and a product with an odd number lose nothing, so one different result gives another sum.
    results = std::rotl(results ^ bits_of(got), 29) * 0x9e3779b97f4a7c15U;
    double const e = ulps(got, exact);
    if (!(e <= error)) {
      error = e;
      x = at_x;
      y = at_y;
    }
  }
};

/// Random arguments from a fixed seed, so that a failure can be repeated.
template <std::floating_point T>
class arguments {
public:
  /// Uniform in [low, high).
  T uniform(T low, T high) {
    return low + (high - low) * (static_cast<T>(engine_() >> 1) * T(0x1p-63));
  }

  /// Of either sign, 1 <= |significand| < 2 and a binary exponent uniform in [low, high].
  T spread(int low, int high) {
    T const either = sign();  // before the rest, in every compiler
    return either * positive(low, high);
  }

  T positive(int low, int high) {
    int const e = low + static_cast<int>(engine_() % static_cast<std::uint64_t>(high - low + 1));
    T const significand = 1 + static_cast<T>(engine_() >> 1) * T(0x1p-63);
    return std::ldexp(std::min(significand, 2 - std::numeric_limits<T>::epsilon()), e);
  }

  /// A positive number over every exponent of T, subnormal numbers included.
  T whole() {
    using limits = std::numeric_limits<T>;
    return positive(limits::min_exponent - limits::digits, limits::max_exponent - 1);
  }

  /// Of either sign.
  T any() {
    T const either = sign();
    return either * whole();
  }

  T sign() { return (engine_() & 1) != 0 ? T(1) : T(-1); }

  std::uint64_t bits() { return engine_(); }

private:
  std::mt19937_64 engine_{20240229};
};

template <std::floating_point T>
char const* name_of() {
  return std::same_as<T, float> ? "float" : std::same_as<T, double> ? "double" : "long double";
}

/// Prints the largest error and requires it to be at most `bound` over 10,000 arguments or more.
template <std::floating_point T>
void report(char const* function, worst<T> const& w, double bound) {
  std::printf("%-9s %-11s %7zu arguments, at most %.5f ulp, at %.21Lg %.21Lg\n", function,
              name_of<T>(), w.count, w.error, static_cast<long double>(w.x),
              static_cast<long double>(w.y));
  EXPECT_GE(w.count, 10'000U);
  EXPECT_LE(w.error, bound);
}

/// The sum over all results of a survey, for each type.
struct known {
  std::uint64_t in_float;
  std::uint64_t in_double;
  std::uint64_t in_long_double;
};

/// The same, and requires that every result has the bits that it has had with every compiler so far. MPFR shows that a
/// result is within the bound, this shows that it is the one that programs rely on. Where products and sums are fused,
/// the bounds hold and the bits differ.
template <std::floating_point T>
void report(char const* function, worst<T> const& w, double bound, known const& all) {
  report(function, w, bound);
#if !defined(__FMA__) && !defined(__FP_FAST_FMA)
  EXPECT_EQ(w.results, (std::same_as<T, float>    ? all.in_float
                        : std::same_as<T, double> ? all.in_double
                                                  : all.in_long_double));
#endif
}

/// Measures a function of one argument against its MPFR counterpart.
template <std::floating_point T, class F, class G>
worst<T> survey(F ours, G theirs, std::vector<T> const& xs) {
  worst<T> w;
  for (T const x : xs) {
    real exact{x};
    theirs(exact.get(), exact.get(), MPFR_RNDN);
    w.see(ours(x), exact, x);
  }
  return w;
}

}  // namespace oracle
