// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <cstddef>
#include <unitstep/methods/compensated.hpp>
#include <unitstep/methods/leapfrog.hpp>
#include <unitstep/methods/method.hpp>
#include <unitstep/units/fail.hpp>

namespace unitstep::detail {

/// The number of evaluations of `extrapolated_leapfrog`.
inline constexpr int extrapolated_evaluations = 1 + 2 + 3 + 4 + 5 + 6;

/// The change in a step, to order 12 under forces of the position alone, from the step in one leapfrog, in two, and so
/// on to six. The error of n leapfrogs is a series in \f$ 1/n^2 \f$, whose terms up to \f$ 1/n^{10} \f$ cancel with the
/// weights \f$ \prod_{m \ne n} n^2 / (n^2 - m^2) \f$. Positions are in a frame that moves along with the velocity at
/// the start.
/// Source: E. Hairer, S. P. Nørsett, G. Wanner, Solving Ordinary Differential Equations I, II.14.
template <class X, class V, class Field, class Time>
constexpr motion<X, V> extrapolated_leapfrog(motion<X, V> const& start, Field const& field, Time t,
                                             Time dt) {
  using T = typename raw_form<Time>::number;
  frame<motion<X, V>, Field, Time> const seen{start, field, t};
  motion<X, V> sum{};
  for (int n = 1; n <= 6; ++n) {
    T weight(1);
    for (int m = 1; m <= 6; ++m)
      if (m != n) weight = weight * T(n * n) / T(n * n - m * m);
    motion<X, V> change{};
    for (int k = 0; k < n; ++k) change = leapfrog{}.step(change, seen, dt * T(k) / T(n), dt / T(n));
    sum.position += change.position * weight;
    sum.velocity += change.velocity * weight;
  }
  return sum;
}

}  // namespace unitstep::detail

namespace unitstep {

/// Quinlan-Tremaine 12: a symmetric multistep method, of twelfth order for one evaluation a step.
///
/// \f[ w_{n+1} = w_n - w_{n-1} + w_{n-8} - w_{n-9} + w_{n-10} + h \sum_{j=1}^{11} \beta_j\, a_{n+1-j},
///     \qquad x_{n+1} = x_n + h\, w_{n+1}, \qquad
///     v_{n+1} = w_{n+1} + h \sum_{i=0}^{11} \eta_i\, a_{n+1-i} \f]
///
/// The formula of positions alone is
/// \f[ x_{n+1} - 2 x_n + 2 x_{n-1} - x_{n-2} - x_{n-9} + 2 x_{n-10} - 2 x_{n-11} + x_{n-12}
///     = h^2 \sum_j \beta_j\, a_{n+1-j} \f]
/// It reads the same from both ends, so on a nearly circular orbit its energy does not drift. It is computed in
/// quotients \f$ w_n = (x_n - x_{n-1}) / h \f$, which round less. The velocity plays no part in the run: it is made
/// from the last twelve accelerations, to the same order. The first eleven steps are made at the start by extrapolated
/// leapfrogs of order 12.
///
/// Stable on a spring while \f$ \omega h < 0.2136 \f$, some thirty steps a turn. The formula has oscillations of its
/// own, with periods of 6 and 9 steps and parts of these, which no spring excites. An eccentric orbit does: with 6
/// steps a turn or any multiple, and most with multiples of 18, its error in energy is up to a million times larger
/// than with other numbers. Choose a number of steps a turn between those.
///
/// The field sees \f$ w_{n+1} \f$ as the velocity, so with forces that depend on velocity the order is one. Do not use
/// it there: under friction the formula's own oscillations grow fast.
///
/// Refuses steps that change, and so a run until an event. A backward run starts anew, so it does not return to the
/// same bits. The method is no map of position and velocity, so it cannot be symplectic.
///
/// Use it for nearly circular orbits over very long times, with a hundred steps a turn or more.
/// Cost: one evaluation a step and 232 to start; it keeps 22 velocities and 12 accelerations.
/// Source: G. D. Quinlan, S. Tremaine, Astron. J. 100, 1694 (1990); the velocity after C. J. Cohen,
/// E. C. Hubbard, C. Oesterwinter, Astronomical Papers 22, 1 (1973).
/// \throw std::domain_error in a step of another length than the first
/// \proof{examples/reference/made_of_methods.cpp,quinlan_tremaine12}
struct quinlan_tremaine12 : method_facts<12> {
  static constexpr int order_with_velocity_forces = 1;
  static constexpr int order_with_changing_steps = 0;
  static constexpr int evaluations = 1;
  static constexpr int starting_evaluations = 11 * detail::extrapolated_evaluations + 1;
  /// Its sums would mix different orientations.
  static constexpr bool steps_on_groups = false;
  /// It starts from a state of zeros.
  static constexpr bool steps_vectors = false;
  static constexpr bool makes_steps_of_one_length = true;

  /// The memory. Entry m is overwritten by entry m + 11 or m + 12.
  template <class V, class A, class Time>
  struct memory {
    std::array<V, 11> quotient;      ///< of the steps m to m + 1
    std::array<V, 11> velocity;      ///< at m + 1, from the steps made at the start
    std::array<A, 12> acceleration;  ///< at m
    Time dt;                         ///< the step
    std::size_t made;                ///< the number of steps; after the eleventh in rounds of 132
  };

  /// The memory: eleven steps.
  template <class X, class V, class Field, class Time>
  [[nodiscard]] constexpr auto start(motion<X, V> s, Field const& acceleration, Time t,
                                     Time dt) const {
    using T = typename raw_form<Time>::number;
    auto const a = acceleration(s, t);
    memory<V, std::remove_const_t<decltype(a)>, Time> kept{};
    kept.dt = dt;
    kept.acceleration[0] = a;
    for (std::size_t m = 0; m < 11; ++m) {
      motion<X, V> const change =
          detail::extrapolated_leapfrog(s, acceleration, t + dt * T(static_cast<int>(m)), dt);
      kept.quotient[m] = s.velocity + change.position / dt;
      kept.velocity[m] = s.velocity + change.velocity;
      s = {s.position + kept.quotient[m] * dt, kept.velocity[m]};
    }
    return kept;
  }

  /// One step of a motion.
  template <class X, class V, class Memory, class Field, class Time>
  [[nodiscard]] constexpr motion<X, V> step(motion<X, V> s, Memory& kept, Field const& acceleration,
                                            Time t, Time dt) const {
    if (!(dt == kept.dt))
      fail<std::domain_error>(
          "unitstep: quinlan_tremaine12 makes steps of one length; for another start a new run");
    std::size_t const n = kept.made;
    if (n >= 11) kept.quotient[n % 11] = next_quotient(kept, dt);
    V const& w = kept.quotient[n % 11];
    s.position += w * dt;
    s.velocity = n < 11 ? kept.velocity[n] : w;
    kept.acceleration[(n + 1) % 12] = acceleration(s, t + dt);
    if (n >= 11) s.velocity += correction(kept, dt);
    kept.made = n == 11 + 131 ? 11 : n + 1;
    return s;
  }

  /// Tells the method that the velocity was changed between two steps.
  template <class Memory, class V>
  static constexpr void kick(Memory& kept, V const& change) {
    for (auto& w : kept.quotient) w += change;
    for (auto& v : kept.velocity) v += change;
  }

private:
  // In units of 1 / 53,222,400: the first six of eleven that read the same from both ends.
  static constexpr std::array<long long, 6> beta{90'987'349,     -229'596'838,  812'627'169,
                                                 -1'628'539'944, 2'714'971'338, -3'041'896'548};
  // In units of 1 / 435,891,456,000, from the end of the step back.
  static constexpr std::array<long long, 12> eta{
      92'158'447'389,     301'307'140'046,   -554'452'444'015,   1'035'372'815'340,
      -1'505'150'506'950, 1'655'690'777'412, -1'363'696'062'582, 828'085'590'240,
      -360'089'099'415,   106'193'749'950,   -19'043'781'851,    1'569'102'436};

  template <class V, class A, class Time>
  static constexpr V next_quotient(memory<V, A, Time> const& kept, Time dt) {
    using T = typename raw_form<Time>::number;
    std::size_t const n = kept.made;
    auto const w = [&](std::size_t back) -> V const& {
      return kept.quotient[(n + 10 - back) % 11];
    };
    auto const a = [&](std::size_t back) -> A const& {
      return kept.acceleration[(n + 12 - back) % 12];
    };
    V kick{};
    for (std::size_t j = 0; j < 5; ++j) kick += (a(j) + a(10 - j)) * (dt * T(beta[j]));
    kick += a(5) * (dt * T(beta[5]));
    return w(0) + (w(8) - w(1)) + (w(10) - w(9)) + kick / T(53'222'400);
  }

  template <class V, class A, class Time>
  static constexpr V correction(memory<V, A, Time> const& kept, Time dt) {
    using T = typename raw_form<Time>::number;
    V sum{};
    for (std::size_t i = 0; i < eta.size(); ++i)
      sum += kept.acceleration[(kept.made + 13 - i) % 12] * (dt * T(eta[i]));
    return sum / T(435'891'456'000);
  }
};

}  // namespace unitstep
