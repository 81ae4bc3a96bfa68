// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <concepts>
#include <cstddef>
#include <stdexcept>
#include <unitstep/math/vec.hpp>
#include <unitstep/methods/detail/motion_change.hpp>
#include <unitstep/methods/method.hpp>
#include <unitstep/methods/runge_kutta.hpp>
#include <unitstep/state/raw_form.hpp>
#include <unitstep/units/fail.hpp>

namespace unitstep {

namespace detail {

/// The rows of RKN4(3)4FM. Row 3 of a is b of the positions, whose last weight is zero.
struct rkn434fm {
  static constexpr fraction a[4][3] = {
      {}, {{1, 32}}, {{7, 1000}, {119, 500}}, {{1, 14}, {8, 27}, {25, 189}}};
  static constexpr fraction velocity[4] = {{1, 14}, {32, 81}, {250, 567}, {5, 54}};
  /// Their differences from b and b' of the lower member.
  static constexpr fraction error[4] = {{62, 525}, {-203, 1350}, {-67, 3780}, {1, 20}};
  static constexpr fraction velocity_error[4] = {{-23, 42}, {92, 81}, {-575, 567}, {23, 54}};

  template <std::size_t i>
  struct stage {
    static constexpr std::size_t size = i;
    static constexpr fraction entry(std::size_t j) { return a[i][j]; }
  };
};

/// Another velocity, different in each of its numbers.
template <std::floating_point T>
constexpr void change_each(T& v) {
  v += v < 0 ? v - 1 : v + 1;
}
template <class Q, std::size_t N>
constexpr auto change_each(vec<Q, N>& v) -> decltype(detail::change_each(v[0])) {
  for (std::size_t i = 0; i < N; ++i) detail::change_each(v[i]);
}
/// Whether two numbers differ; false with NaN.
template <std::floating_point T>
constexpr bool differs(T a, T b) {
  return a < b || b < a;
}
template <class Q, std::size_t N>
constexpr bool differs(vec<Q, N> const& a, vec<Q, N> const& b) {
  bool any = false;
  for (std::size_t i = 0; i < N; ++i) any = any || detail::differs(a[i], b[i]);
  return any;
}

/// The result of an attempt at a step of `dormand_el_mikkawy_prince4`.
template <class State, class Change, class Acceleration>
struct nystrom_attempt {
  State state;
  Change error;
  Acceleration last;  ///< the acceleration at the end
};

}  // namespace detail

/// RKN4(3)4FM, Dormand, El-Mikkawy and Prince's pair for motions under forces that do not depend on velocity: of fourth
/// order in four evaluations, with an error estimate of third order. The fourth evaluation is at the new position, so
/// that it is the first of the next step.
///
/// \f[ a_i = a\bigl(x_n + c_i h\, v_n + h^2 \sum_{j<i} a_{ij} a_j,\; t_n + c_i h\bigr), \qquad
///     c = 0,\ \tfrac14,\ \tfrac7{10},\ 1 \f]
/// \f[ x_{n+1} = x_n + h\, v_n + h^2 \bigl(\tfrac1{14} a_1 + \tfrac8{27} a_2 + \tfrac{25}{189} a_3\bigr), \qquad
///     v_{n+1} = v_n + h \bigl(\tfrac1{14} a_1 + \tfrac{32}{81} a_2 + \tfrac{250}{567} a_3
///     + \tfrac5{54} a_4\bigr) \f]
///
/// It computes positions directly from accelerations, which saves evaluations. Each evaluation gets the velocity at the
/// start of the step. So under a force that depends on velocity, such as a damper, the order is one, and the estimate
/// does not see that error. Under a tolerance such a force is refused: a law when compiled, and any other field at the
/// start of the run, where it is also evaluated at another velocity (not one of vectors). Use `dormand_prince5`
/// instead. Rotations, and states that are no motions, are refused.
///
/// Dense output is the quintic through the positions, velocities and accelerations at both ends. Its positions are of
/// fourth order, its velocities, their derivative, of third.
///
/// Use it with a `tolerance` for orbits and springs where three to six digits count. Cost: four evaluations a
/// step; under a tolerance three, and two at the start.
/// Source: J. R. Dormand, M. E. A. El-Mikkawy, P. J. Prince, IMA J. Numer. Anal. 7, 235 (1987), table 3.
/// \proof{examples/reference/methods.cpp,dormand_el_mikkawy_prince4}
struct dormand_el_mikkawy_prince4 : method_facts<4> {
  static constexpr int order_with_velocity_forces = 1;
  static constexpr int evaluations = 4;
  static constexpr bool steps_on_groups = false;  ///< an orientation is no sum
  /// The order of the lower member; the difference of the two members is the error.
  static constexpr int error_order = 3;
  /// The order of dense output.
  static constexpr int dense_order = 3;
  static constexpr bool error_sees_velocity = false;

  /// One step of a motion.
  template <class X, class V, class Field, class Time>
  [[nodiscard]] constexpr motion<X, V> step(motion<X, V> const& s, Field const& acceleration,
                                            Time t, Time dt) const {
    return attempt(s, acceleration(s, t), acceleration, t, dt).state;
  }

  /// The acceleration at the start of the run, which each step takes from the step before.
  /// \throw std::domain_error if it depends on the velocity
  template <class X, class V, class Field, class Time>
  [[nodiscard]] constexpr auto begin(motion<X, V> const& s, Field const& acceleration,
                                     Time t) const {
    auto const first = acceleration(s, t);
    if constexpr (requires(V v) { detail::change_each(v); })
      if (auto other = s;
          detail::change_each(other.velocity), detail::differs(first, acceleration(other, t)))
        fail<std::domain_error>(
            "unitstep: dormand_el_mikkawy_prince4: the field depends on the velocity, which its "
            "error estimate does not see; take dormand_prince5");
    return first;
  }

  /// A step with its estimated error.
  template <class X, class V, class A, class Field, class Time>
  [[nodiscard]] constexpr auto attempt(motion<X, V> const& s, A const& first, Field const& field,
                                       Time t, Time dt) const {
    using T = typename raw_form<Time>::number;
    using rows = detail::rkn434fm;
    constexpr T quarter = T(1) / T(4), seven_tenths = T(7) / T(10);
    A a[4]{first};
    a[1] = field(drifted<1>(s, a, dt, quarter), t + dt * quarter);
    a[2] = field(drifted<2>(s, a, dt, seven_tenths), t + dt * seven_tenths);
    motion<X, V> const end = drifted<3>(s, a, dt, T(1));
    a[3] = field(end, t + dt);
    using change = detail::motion_change<X, V>;
    return detail::nystrom_attempt<motion<X, V>, change, A>{
        {end.position, gained<detail::array_row<rows::velocity>>(a, dt, s.velocity)},
        {gained<detail::array_row<rows::error>>(a, dt) * dt,
         gained<detail::array_row<rows::velocity_error>>(a, dt)},
        a[3]};
  }

  /// Continues after an attempt: the acceleration at its end is the first of the next step.
  template <class X, class V, class A, class Attempt, class Field, class Time>
  constexpr void accept(motion<X, V> const&, A& first, Attempt const& made, Field const&, Time,
                        Time) const {
    first = made.last;
  }

  /// The curve of the motion within an accepted step.
  template <class X, class V, class A, class Attempt, class Field, class Time>
  [[nodiscard]] constexpr auto dense(motion<X, V> const& s, A const& first, Attempt const& made,
                                     A const& last, Field const&, Time, Time dt) const {
    return detail::curve_between<typename raw_form<Time>::number>(s, first, made.state, last, dt);
  }

private:
  /// Weighted accelerations times the step, added to the given arguments.
  template <class Row, class A, class Time, class... V>
  [[gnu::always_inline]] static constexpr auto gained(A const (&a)[4], Time const& dt,
                                                      V const&... v) {
    return detail::combined(detail::row_weights<Row, typename raw_form<Time>::number>, a, dt,
                            detail::used_columns<Row>, v...);
  }
  /// The motion at stage `i`, at a share of the step.
  template <std::size_t i, class X, class V, class A, class Time, class T>
  [[gnu::always_inline]] static constexpr motion<X, V> drifted(motion<X, V> const& s,
                                                               A const (&a)[4], Time const& dt,
                                                               T const& share) {
    using row = detail::rkn434fm::stage<i>;
    return {s.position + (s.velocity * share + gained<row>(a, dt)) * dt, s.velocity};
  }
};

}  // namespace unitstep
