// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <unitstep/field/detail/step_of_run.hpp>
#include <unitstep/math/detail/double_word.hpp>
#include <unitstep/math/exponential.hpp>
#include <unitstep/math/philox.hpp>
#include <unitstep/math/root.hpp>
#include <unitstep/units/fail.hpp>

namespace unitstep::detail {

/// The normal number below which a share `p` of all lie, 0 < p < 1, to about 1e-16 of its size.
///
/// Source: M. Wichura, Appl. Stat. 37, 477 (1988), algorithm AS 241, PPND16.
[[gnu::always_inline]] constexpr double normal_below(double p) {
  using math::detail::horner;
  double const q = p - 0.5;
  if (q <= 0.425 && q >= -0.425) [[likely]] {
    double const r = 0.180625 - q * q;
    return q *
           horner(r, 2.5090809287301226727e3, 3.3430575583588128105e4, 6.7265770927008700853e4,
                  4.5921953931549871457e4, 1.3731693765509461125e4, 1.9715909503065514427e3,
                  1.3314166789178437745e2, 3.3871328727963666080e0) /
           horner(r, 5.2264952788528545610e3, 2.8729085735721942674e4, 3.9307895800092710610e4,
                  2.1213794301586595867e4, 5.3941960214247511077e3, 6.8718700749205790830e2,
                  4.2313330701600911252e1, 1.0);
  }
  double const r = math::sqrt(-math::log(q < 0 ? p : 1 - p));
  double x = 0;
  if (r <= 5) {
    x = horner(r - 1.6, 7.74545014278341407640e-4, 2.27238449892691845833e-2,
               2.41780725177450611770e-1, 1.27045825245236838258e0, 3.64784832476320460504e0,
               5.76949722146069140550e0, 4.63033784615654529590e0, 1.42343711074968357734e0) /
        horner(r - 1.6, 1.05075007164441684324e-9, 5.47593808499534494600e-4,
               1.51986665636164571966e-2, 1.48103976427480074590e-1, 6.89767334985100004550e-1,
               1.67638483018380384940e0, 2.05319162663775882187e0, 1.0);
  } else {
    x = horner(r - 5, 2.01033439929228813265e-7, 2.71155556874348757815e-5,
               1.24266094738807843860e-3, 2.65321895265761230930e-2, 2.96560571828504891230e-1,
               1.78482653991729133580e0, 5.46378491116411436990e0, 6.65790464350110377720e0) /
        horner(r - 5, 2.04426310338993978564e-15, 1.42151175831644588870e-7,
               1.84631831751005468180e-5, 7.86869131145613259100e-4, 1.48753612908506148525e-2,
               1.36929880922735805310e-1, 5.99832206555887937690e-1, 1.0);
  }
  return q < 0 ? -x : x;
}

/// A normal number from 52 of 64 random bits. It lies within 8.21, since the share is an odd multiple of 2^-53.
[[gnu::always_inline]] constexpr double normal_of(std::uint32_t upper, std::uint32_t lower) {
  std::uint64_t const bits = (std::uint64_t{upper} << 32 | lower) >> 12;
  return detail::normal_below((static_cast<double>(static_cast<std::int64_t>(bits)) + 0.5) *
                              0x1p-52);
}

}  // namespace unitstep::detail

namespace unitstep {

namespace detail {

/// The increment of a path from a place on, per root of the step, and its integral over time, per step^(3/2).
struct path_increment {
  double increment = 0;
  double integral = 0;
};

/// The streams of random numbers, one for each purpose.
enum class stream : std::uint64_t { increments, integrals, bridges };

}  // namespace detail

/// A path W of a random push, for `noisy` and `langevin`.
///
/// A path is a function of the time since the start of a run. The increment of a step follows only from the seed, the
/// run, the source and the number of the step in the run: the same bits in a constant, at run time, on any number of
/// cores and in a kernel, as long as a compiler fuses no products with sums (`-ffp-contract=off`). One source more
/// changes no other's numbers.
///
/// A step that is cut takes its part of that step's increment, W(to) - W(from). Inside a step W is found by halving:
/// the middle of an interval follows from its ends, its integral and two numbers of its own (a Brownian bridge), down
/// to 2^-32 of a step, below which it is a straight line. So neither an observation nor a cut changes a bit of the
/// path. A step that is longer than the `dt` with which the run started takes the sum of several.
///
/// Each run begins at the start of its path, at any start time. So a run that goes on from the end of another takes the
/// path of another run, as the pushes would be the same again; or the first is a `simulation`, or saved, and goes on.
///
/// Normal numbers are computed in double from 52 random bits, by AS 241; they lie within 8.21, which one in 4.5e15 of
/// true ones does not. The numbers of `draws{seed, run}` are others.
///
/// Cost: a block of Philox4x32-10 for each two sources, and for each number about 40 instructions; inside a step 33
/// times as much at most.
/// Source: J. Foster, T. Lyons, H. Oberhauser, SIAM J. Numer. Anal. 58, 1516 (2020) for the bridge and its integral.
/// \proof{examples/reference/noise.cpp,random_path}
class random_path {
public:
  /// The path of run `run`, counted from 0 as `make_runs` does, with that seed.
  /// \throw std::domain_error if `run` is negative
  constexpr random_path(std::uint64_t seed, long run)
      : seed_(seed), run_(static_cast<std::uint64_t>(run)) {
    if (run < 0) fail<std::domain_error>("unitstep: random_path: the run must not be negative");
  }

  /// The same path in steps 2^k times as long: each takes the sum of the fine steps that it covers. A run with it and
  /// 2^k times the `dt` approximates the same solution.
  /// \throw std::domain_error if k is negative, or the path is 2^30 times as coarse
  [[nodiscard]] constexpr random_path coarser(int k) const {
    if (k < 0) fail<std::domain_error>("unitstep: random_path: coarser(k) takes no negative k");
    if (k > 30 - coarser_by_)
      fail<std::domain_error>("unitstep: random_path: coarser than by 2^30: no run is that long");
    random_path path = *this;
    path.coarser_by_ += k;
    return path;
  }

  constexpr std::uint64_t seed() const { return seed_; }          ///< of the random numbers
  constexpr long run() const { return static_cast<long>(run_); }  ///< which path with that seed
  constexpr int coarser_by() const { return coarser_by_; }        ///< k of `coarser(k)`

  /// \cond
  // The increments of n sources in a step, for methods, per root of the step with which the run started. Only those
  // that are `asked` for are computed.
  template <std::size_t n>
  [[gnu::always_inline]] constexpr std::array<double, n> increments(
      detail::step_of_run const& step, std::array<bool, n> const& asked) const {
    std::array<double, n> w{};
    if (step.is_whole() && coarser_by_ == 0) [[likely]] {
      add_increments(w, cell(step.number, 0), asked);
    } else if (step.is_whole()) {
      for (std::uint64_t j = 0; j < fine(); ++j) add_increments(w, cell(step.number, j), asked);
      double const scale = 1 / math::sqrt(static_cast<double>(fine()));
      for (double& each : w) each *= scale;
    } else {
      for (std::size_t i = 0; i < n; ++i)
        if (asked[i]) w[i] = increment_over(i, step).increment;
    }
    return w;
  }
  // The increment of source `i` over a step, and its integral.
  constexpr detail::path_increment increment_over(std::size_t i,
                                                  detail::step_of_run const& step) const {
    double const parts = static_cast<double>(fine());
    detail::path_increment const start = before(i, step.number, step.from * parts);
    detail::path_increment const end = before(i, step.number, step.to * parts);
    double const increment = end.increment - start.increment;
    double const integral =
        end.integral - start.integral - start.increment * ((step.to - step.from) * parts);
    double const root = math::sqrt(parts);
    return {increment / root, integral / (root * parts)};
  }
  /// \endcond

private:
  std::uint64_t seed_;
  std::uint64_t run_;
  int coarser_by_ = 0;

  constexpr std::uint64_t fine() const { return std::uint64_t{1} << coarser_by_; }
  constexpr std::uint64_t cell(long number, std::uint64_t j) const {
    std::uint64_t const n = static_cast<std::uint64_t>(number);
    if (n >> (44 - coarser_by_) != 0) [[unlikely]]
      fail<std::domain_error>("unitstep: random_path: a path has 2^44 steps, no more");
    return (n << coarser_by_) + j;
  }
  // Sources 2 i and 2 i + 1 share a block. The highest bit of the second word is set in none of `draws`.
  [[gnu::always_inline]] constexpr std::array<std::uint32_t, 4> block(std::uint64_t at,
                                                                      std::size_t pair,
                                                                      detail::stream which) const {
    return math::philox(at | std::uint64_t{pair} << 44 | static_cast<std::uint64_t>(which) << 60,
                        run_ | std::uint64_t{1} << 63, seed_);
  }
  template <std::size_t n>
  [[gnu::always_inline]] constexpr void add_increments(std::array<double, n>& w, std::uint64_t at,
                                                       std::array<bool, n> const& asked) const {
    static_assert(n < (std::size_t{1} << 16), "a path has at most 65,536 sources");
    for (std::size_t i = 0; i < n; i += 2) {
      bool const both = i + 1 < n && asked[i + 1];
      if (!asked[i] && !both) continue;
      auto const bits = block(at, i / 2, detail::stream::increments);
      if (asked[i]) w[i] += detail::normal_of(bits[0], bits[1]);
      if (both) w[i + 1] += detail::normal_of(bits[2], bits[3]);
    }
  }
  constexpr double number(std::uint64_t at, std::size_t i, detail::stream which) const {
    auto const bits = block(at, i / 2, which);
    return i % 2 == 0 ? detail::normal_of(bits[0], bits[1]) : detail::normal_of(bits[2], bits[3]);
  }
  // The increment from the start of a coarse step, in fine steps.
  constexpr detail::path_increment before(std::size_t i, long number, double to) const {
    detail::path_increment sum;
    auto const whole = static_cast<std::uint64_t>(to);
    for (std::uint64_t j = 0; j < whole; ++j) {
      double const w = this->number(cell(number, j), i, detail::stream::increments);
      sum.integral += sum.increment + integral_of(cell(number, j), i, w);
      sum.increment += w;
    }
    double const rest = to - static_cast<double>(whole);
    if (rest > 0) {
      detail::path_increment const part = inside(i, cell(number, whole), rest);
      sum.integral += sum.increment * rest + part.integral;
      sum.increment += part.increment;
    }
    return sum;
  }
  static constexpr double root_of_12 = math::sqrt(12.0), root_of_half = math::sqrt(0.5);
  constexpr double integral_of(std::uint64_t at, std::size_t i, double w) const {
    return w / 2 + number(at, i, detail::stream::integrals) / root_of_12;
  }
  // The increment over the first `share` of a fine step, 0 < share < 1. Known of an interval are w, its increment, and
  // h, the height of its mean above the straight line.
  constexpr detail::path_increment inside(std::size_t i, std::uint64_t at, double share) const {
    double w = number(at, i, detail::stream::increments);
    double h = number(at, i, detail::stream::integrals) / root_of_12;
    auto const bits = block(at, i / 2, detail::stream::bridges);
    std::size_t const half = i % 2 * 2;
    std::uint64_t const key = std::uint64_t{bits[half]} << 32 | bits[half + 1];
    detail::path_increment sum;
    double length = 1, root = 1;
    std::uint64_t node = 1;
    for (int level = 0; level < 32 && share > 0; ++level) {
      auto const two = math::philox(node, run_, key);
      double const x = detail::normal_of(two[0], two[1]) * root / 4;
      double const y = detail::normal_of(two[2], two[3]) * root / (2 * root_of_12);
      double const first = w / 2 + 1.5 * h + x, first_h = h / 4 - x / 2 + y;
      length /= 2;
      root *= root_of_half;
      share *= 2;
      node *= 2;
      if (share < 1) {
        w = first, h = first_h;
      } else {
        sum.integral += length * (sum.increment + first / 2 + first_h);
        sum.increment += first;
        w -= first, h = first_h - 2 * y;
        share -= 1;
        ++node;
      }
    }
    sum.integral += share * length * (sum.increment + share * w / 2);
    sum.increment += share * w;
    return sum;
  }
};

}  // namespace unitstep
