// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <unitstep/field/detail/step_of_run.hpp>
#include <unitstep/math/philox.hpp>
#include <unitstep/math/root.hpp>
#include <unitstep/noise/detail/normal.hpp>
#include <unitstep/units/fail.hpp>

namespace unitstep {

namespace detail {

/// How far a path has come from a place, per root of the step, and the integral of that over time, per step^(3/2).
struct come_on {
  double way = 0;
  double integral = 0;
};

/// Which random numbers are asked for: each purpose has its own.
enum class stream : std::uint64_t { increments, integrals, bridges };

}  // namespace detail

/// A path of a random push, W: with what `noisy` and `langevin` are pushed.
///
/// A path is a function of time. Which increment a step has follows from the seed, the run, the source and the number of
/// the step in the run alone: the same bits in a constant, at run time, on any number of cores and in a kernel, as
/// long as a compiler fuses no products with sums (`-ffp-contract=off`). One source more changes no other's numbers.
///
/// A step that is cut takes its part of that step's increment, W(to) - W(from). Inside a step W is found by halving: the
/// middle of an interval follows from its ends, its integral and two numbers of its own (a Brownian bridge), down to 2^-32
/// of a step, below which it is a straight line. So a look or a cut changes no bit of the path. A step that is longer than
/// the `dt` with which the run started takes the sum of several.
///
/// Normal numbers are computed in double from 52 random bits, by AS 241; they lie within 8.21, which one in 4.5e15 of
/// true ones does not. The numbers of `draws{seed, run}` are others.
///
/// Cost: a block of Philox4x32-10 for each two sources, and for each number about 40 instructions; inside a step 33 times
/// as much at most.
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

  /// The same path in steps 2^k times as long: each takes the sum of the fine steps that it covers. A run with it and 2^k
  /// times the `dt` approximates the same solution.
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
  // For methods: the increments of n sources in a step, per root of the step that the run started with. Only those
  // that are `asked` are made.
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
        if (asked[i]) w[i] = come_on(i, step).way;
    }
    return w;
  }
  // How far source `i` comes in a step, and the integral of that.
  constexpr detail::come_on come_on(std::size_t i, detail::step_of_run const& step) const {
    double const parts = static_cast<double>(fine());
    detail::come_on const start = before(i, step.number, step.from * parts);
    detail::come_on const end = before(i, step.number, step.to * parts);
    double const way = end.way - start.way;
    double const integral =
        end.integral - start.integral - start.way * ((step.to - step.from) * parts);
    double const root = math::sqrt(parts);
    return {way / root, integral / (root * parts)};
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
  // From the start of a coarse step, in fine steps.
  constexpr detail::come_on before(std::size_t i, long number, double to) const {
    detail::come_on sum;
    auto const whole = static_cast<std::uint64_t>(to);
    for (std::uint64_t j = 0; j < whole; ++j) {
      double const w = this->number(cell(number, j), i, detail::stream::increments);
      sum.integral += sum.way + integral_of(cell(number, j), i, w);
      sum.way += w;
    }
    double const rest = to - static_cast<double>(whole);
    if (rest > 0) {
      detail::come_on const part = inside(i, cell(number, whole), rest);
      sum.integral += sum.way * rest + part.integral;
      sum.way += part.way;
    }
    return sum;
  }
  static constexpr double root_of_12 = math::sqrt(12.0), root_of_half = math::sqrt(0.5);
  constexpr double integral_of(std::uint64_t at, std::size_t i, double w) const {
    return w / 2 + number(at, i, detail::stream::integrals) / root_of_12;
  }
  // Within a fine step: the way of its first `share`, 0 < share < 1. Of an interval are known w, the way across it, and
  // h, by how much its mean lies above the straight line.
  constexpr detail::come_on inside(std::size_t i, std::uint64_t at, double share) const {
    double w = number(at, i, detail::stream::increments);
    double h = number(at, i, detail::stream::integrals) / root_of_12;
    auto const bits = block(at, i / 2, detail::stream::bridges);
    std::size_t const half = i % 2 * 2;
    std::uint64_t const key = std::uint64_t{bits[half]} << 32 | bits[half + 1];
    detail::come_on sum;
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
        sum.integral += length * (sum.way + first / 2 + first_h);
        sum.way += first;
        w -= first, h = first_h - 2 * y;
        share -= 1;
        ++node;
      }
    }
    sum.integral += share * length * (sum.way + share * w / 2);
    sum.way += share * w;
    return sum;
  }
};

}  // namespace unitstep
