// SPDX-License-Identifier: BSL-1.0
// deep: takes the compiler seconds
// Mistakes with bodies in vectors, and with many runs.
#include <array>
#include <optional>
#include <unitstep/ensemble/detail/wire.hpp>
#include <unitstep/ensemble/executor.hpp>
#include <unitstep/many/vectors.hpp>
#include <vector>
#include "shared.hpp"

// What is to make the runs of an ensemble says nowhere how many it makes at a time. It is asked as `make_runs` asks it.
// expect: expected how: one_thread{} or another ensemble_executor, got mine
namespace executor_without_workers {
struct mine : one_process {
#ifndef UNITSTEP_MISTAKE
  static long workers() { return 1; }
#endif
  template <class Run, class Result>
  std::optional<run_failure> make(long, std::vector<std::optional<Result>>&, Run const&) const {
    return {};
  }
};
void ask() { unitstep::detail::require_executor<mine, double>(); }
}  // namespace executor_without_workers

// A law of the caller's between bodies has a form for arrays, and none for vectors.
// expect: expected law between bodies in vectors: one with raw_between_vectors, got rest
namespace law_between_vectors_of_the_callers {
struct rest {
  static constexpr bool is_acceleration = true;
  static constexpr bool acts_between_bodies = true;
#ifndef UNITSTEP_MISTAKE
  static constexpr bool acts_between_vectors = true;
  auto raw_between_vectors(auto const&) const {
    return [](auto const&, auto, auto const&) {};
  }
#endif
  template <class T, std::size_t N>
  constexpr auto raw_between(vec<T, N> const&) const {
    return [](auto const& b, auto) { return b.position * T(0); };
  }
  template <class X, class Acceleration, class Mass>
  using verdict_between = diagnostics::accepted;
};

auto moved() {
  motion const start{std::vector{0.0 * m, 2.0 * m}, std::vector{0.0 * m_per_s, 1.0 * m_per_s}};
  return integrate(rk4{}, start, second_law{1.0 * kg, rest{}}, 0.125 * s, 8);
}
}  // namespace law_between_vectors_of_the_callers

// A law on each body returns an acceleration.
// expect: expected force: kg m s^-2 (N), got m s^-2
namespace law_of_each_body_of_acceleration {
// wrong: constexpr auto constant = 1.0 / (s * s);
constexpr auto constant = 1.0 * N / m;
constexpr auto own = [](auto const& b, auto) { return -constant * b.position; };
constexpr second_law field{std::array{1.0 * kg, 2.0 * kg}, on_each_body{own}};
constexpr auto end = integrate(rk4{}, two_bodies, field, 0.5 * s, 2);
static_assert(end.position[0].value() > -9.0);
}  // namespace law_of_each_body_of_acceleration

// The masses of two bodies are a vec.
// expect: expected mass: a quantity, or a std::array of them, got vec<kg, 2>
namespace masses_in_a_vec {
// wrong: constexpr auto given = vec{1.0, 2.0} * kg;
constexpr auto given = std::array{1.0 * kg, 2.0 * kg};
constexpr second_law field{given, gravity{-1.0 * m_per_s2}};
constexpr auto end = integrate(rk4{}, two_bodies, field, 0.5 * s, 2);
static_assert(end.position[0].value() > -9.0);
}  // namespace masses_in_a_vec

// The masses are float, the state double.
// expect: expected mass: kg in double, got kg in float
namespace masses_in_float {
// wrong: constexpr auto given = std::array{1.0F * kg, 2.0F * kg};
constexpr auto given = std::array{1.0 * kg, 2.0 * kg};
constexpr second_law field{given, gravity{-1.0 * m_per_s2}};
constexpr auto end = integrate(rk4{}, two_bodies, field, 0.5 * s, 2);
static_assert(end.position[0].value() > -9.0);
}  // namespace masses_in_float

// One body and an array of masses.
// expect: expected mass: kg, got array<kg, 2>
namespace masses_of_one_body {
constexpr auto given = 1.0 * kg;  // wrong: constexpr auto given = std::array{1.0 * kg, 2.0 * kg};
constexpr second_law field{given, gravity{-1.0 * m_per_s2}};
constexpr auto end = integrate(rk4{}, start, field, 0.5 * s, 2);
static_assert(end.position.value() > -9.0);
}  // namespace masses_of_one_body

// Two bodies and one mass in the array.
// expect: expected masses: array<kg, 2>, got array<kg, 1>
namespace masses_too_few {
// wrong: constexpr auto given = std::array{1.0 * kg};
constexpr auto given = std::array{1.0 * kg, 2.0 * kg};
constexpr second_law field{given, gravity{-1.0 * m_per_s2}};
constexpr auto end = integrate(rk4{}, two_bodies, field, 0.5 * s, 2);
static_assert(end.position[0].value() > -9.0);
}  // namespace masses_too_few

// What a run returns is to go to other processes, and there its pointer leads nowhere. It is asked as `ranks` asks it,
// which needs Boost.MPI beside.
// expect: expected result of a run: data without pointers and views, got shot
namespace result_with_a_pointer {
struct remark {
  int why;  // wrong: char const* why;
};
struct shot {
  double range;
  std::array<remark, 2> remarks;
};
void ask() { unitstep::detail::require_message<shot>(); }
}  // namespace result_with_a_pointer

// A run of vectors is to be resumed where another method has saved one.
// expect: expected method of the saved run: rk4, got leapfrog
namespace saved_run_of_vectors {
using method = rk4;  // wrong: using method = leapfrog;

void run(
    motion<std::vector<quantity<si::length>>, std::vector<quantity<si::velocity>>> const& start) {
  second_law const field{1.0 * kg, spring{1.0 * N / m}};
  simulation sim{rk4{}, start, field, 0.5 * s};
  simulation other{method{}, start, field, 0.5 * s};
  sim.resume(other.save());
}
}  // namespace saved_run_of_vectors
