// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <stdexcept>
#include <type_traits>
#include <unitstep/constrain/detail/coordinates.hpp>
#include <unitstep/drive/detail/engines/fail_at.hpp>
#include <unitstep/forces/law.hpp>
#include <unitstep/math/arctangent.hpp>
#include <unitstep/math/detail/double_word.hpp>
#include <unitstep/math/exponential.hpp>
#include <unitstep/math/root.hpp>
#include <unitstep/math/trigonometric.hpp>
#include <unitstep/methods/detail/jacobian.hpp>
#include <unitstep/numbers/detail/chain_rule.hpp>
#include <unitstep/numbers/series.hpp>
#include <unitstep/numbers/series_functions.hpp>
#include <unitstep/state/detail/on_number.hpp>
#include <unitstep/units/describe.hpp>
#include <unitstep/units/fail.hpp>
#include <unitstep/units/unit_text.hpp>
#include <unitstep/units/verdict.hpp>
#include <utility>

/// \file
/// \brief Constraints on plain numbers, and their derivatives.
///
/// A raw constraint has
/// - `rows`, the number of its values, which are to be zero, and `dofs`, the number of coordinates on which they
///   depend;
/// - `coordinate(k)`: the number of the k-th of these among all coordinates, and `body(k)`: the number of its body;
/// - `values(q, t)`: the rows from these coordinates, as numbers of any type;
/// - or, for rigid bodies, `evaluate_rows` and `on_the_way` (`constrain/detail/raw_joint.hpp`);
/// - `moves`: whether they depend on time;
/// - `is_on`, if it does not always hold;
/// - by hand, if it has them, `gradient(q, t, slope)`: `slope[row][k]`; and `with_rates(q, velocities)`, if it does not
///   move.

namespace unitstep::detail {

/// A number with a bound on its error: `off` times the distance from 1 to the next number, if each constant and each
/// result is rounded once. A difference keeps the roundings of both numbers: 1 m at the Earth's radius is known to a
/// nanometre.
/// Source: J. H. Wilkinson, Rounding Errors in Algebraic Processes (1963); N. J. Higham, Accuracy and Stability of
/// Numerical Algorithms, 2nd ed. (2002), 3.3.
template <std::floating_point T>
struct rounded : chain_rule<rounded<T>> {
  using constant = T;
  /// Mistakes in a formula are reported for plain numbers only.
  static constexpr bool checked_before = true;

  T value{};
  T off{};

  constexpr rounded() = default;
  template <class S>
    requires std::is_arithmetic_v<S>
  constexpr rounded(S v) : rounded(static_cast<T>(v), detail::size_of(static_cast<T>(v))) {}
  /// A number with a given bound.
  constexpr rounded(T const& v, T const& by) : value(v), off(by) {}

  /// A result, of operands that make it off by `by`.
  static constexpr rounded result(T const& v, T const& by) { return {v, by + detail::size_of(v)}; }

  friend constexpr rounded operator+(rounded const& a, rounded const& b) {
    return result(a.value + b.value, a.off + b.off);
  }
  friend constexpr rounded operator-(rounded const& a, rounded const& b) {
    return result(a.value - b.value, a.off + b.off);
  }
  friend constexpr rounded operator*(rounded const& a, rounded const& b) {
    return result(a.value * b.value,
                  detail::size_of(a.value) * b.off + a.off * detail::size_of(b.value));
  }
  friend constexpr rounded operator/(rounded const& a, rounded const& b) {
    T const q = a.value / b.value;
    return result(q, (a.off + detail::size_of(q) * b.off) / detail::size_of(b.value));
  }
  friend constexpr rounded operator-(rounded const& a) { return {-a.value, a.off}; }
  constexpr rounded& operator+=(rounded const& b) { return *this = *this + b; }
  constexpr rounded& operator-=(rounded const& b) { return *this = *this - b; }
  constexpr rounded& operator*=(rounded const& b) { return *this = *this * b; }
  constexpr rounded& operator/=(rounded const& b) { return *this = *this / b; }

  /// A function's result and its slope at this operand, or one over it. Roots at 0 have an infinite slope; as for a
  /// `dual` it is taken to be 0.
  constexpr rounded chained(T const& v, T const& slope) const {
    return result(v, off == T(0) ? T(0) : detail::size_of(slope) * off);
  }
  constexpr rounded chained_over(T const& v, T const& divisor) const {
    return chained(v, T(1) / divisor);
  }
  constexpr rounded chained_root(T const& v, T const& divisor) const {
    return chained(v, v == T(0) ? T(0) : T(1) / divisor);
  }

  friend constexpr rounded atan2(rounded const& y, rounded const& x) {
    T const square = x.value * x.value + y.value * y.value;
    T const by = detail::size_of(x.value) * y.off + detail::size_of(y.value) * x.off;
    return result(math::atan2(y.value, x.value), by == T(0) ? T(0) : by / square);
  }
  friend constexpr rounded pow(rounded const& x, rounded const& y) {
    T const power = math::pow(x.value, y.value);
    auto const by_base = x.chained(power, y.value * math::pow(x.value, y.value - T(1)));
    if (y.off == T(0) || !(x.value > T(0))) return by_base;
    return {power, by_base.off + detail::size_of(power * math::log(x.value)) * y.off};
  }
};

/// A number with its derivative that stands for a coordinate.
template <class T>
using slope_number = number_with_slope<T>;
/// A number with its first two derivatives by time: \f$ x + \dot x s + \ddot x s^2 / 2 \f$.
template <class T>
using number_along_motion = series<T, 2>;

/// Reports that a derivative is asked for where there is none.
[[noreturn]] constexpr void fail_without_derivative() {
  fail<std::domain_error>("unitstep: a constraint has no second derivative in this state");
}

/// The rows at a moment, their rates along velocities, and their second derivatives without acceleration.
template <class T, std::size_t rows>
struct rows_with_rates {
  std::array<T, rows> value;
  std::array<T, rows> rate;
  std::array<T, rows> second_derivative;
};

/// Whether a constraint holds now.
template <class Raw>
constexpr bool holds(Raw const& constraint) {
  if constexpr (requires { constraint.is_on; })
    return constraint.is_on;
  else
    return true;
}

/// The coordinates that a constraint depends on.
template <class T, class Raw, class X>
constexpr auto dofs_of(Raw const& constraint, X const& x) {
  std::array<T, Raw::dofs> q{};
  for (std::size_t k = 0; k < Raw::dofs; ++k)
    q[k] = detail::coordinate(x, constraint.coordinate(k));
  return q;
}

/// The rows of a constraint, their rates and their second derivatives.
template <class T, class Raw, class X, class V>
constexpr auto rows_with_rates_of(Raw const& constraint, X const& x, V const& v, T const& t) {
  using rows = rows_with_rates<T, Raw::rows>;
  if (!detail::holds(constraint)) return rows{};
  if constexpr (requires(std::array<T, Raw::dofs> const& q) { constraint.with_rates(q, q); }) {
    return constraint.with_rates(detail::dofs_of<T>(constraint, x),
                                 detail::dofs_of<T>(constraint, v));
  } else {
    using number = number_along_motion<T>;
    number time(t);
    time.c[1] = T(1);
    time.last = 1;
    auto const g = [&] {
      if constexpr (requires { constraint.on_the_way(x, v, time); }) {
        return constraint.on_the_way(x, v, time);
      } else {
        std::array<number, Raw::dofs> q{};
        for (std::size_t k = 0; k < Raw::dofs; ++k) {
          std::size_t const c = constraint.coordinate(k);
          q[k] = number(detail::coordinate(x, c));
          q[k].c[1] = detail::coordinate(v, c);
          q[k].last = 1;
        }
        return constraint.values(q, time);
      }
    }();
    rows found{};
    for (std::size_t r = 0; r < Raw::rows; ++r) {
      if (g[r].limit < 2) fail_without_derivative();
      found.value[r] = g[r].c[0];
      found.rate[r] = number::coefficient(g[r], 1);
      found.second_derivative[r] = T(2) * number::coefficient(g[r], 2);
    }
    return found;
  }
}

/// A number with its rate, and a bound on the error of both.
template <class T>
using rounded_with_rate = number_with_slope<rounded<T>>;
/// The number of roundings in a coordinate of a body: those of a sine, a product and a sum.
template <class T>
inline constexpr T roundings_of_coordinate = T(4);

/// A coordinate with its rate, of a body whose largest coordinate and velocity have these sizes.
template <class T>
constexpr rounded_with_rate<T> rounded_coordinate(T const& x, T const& size, T const& v,
                                                  T const& speed) {
  return {rounded<T>(x, roundings_of_coordinate<T> * size),
          rounded<T>(v, roundings_of_coordinate<T> * speed)};
}

/// The rows of a constraint and their rates, with bounds on their errors from the rounding of their arguments, for
/// bodies with so many coordinates each. `rest` is the velocity that a body at rest may have by rounding.
template <class T, std::size_t directions, class Raw, class X, class V>
constexpr std::array<rounded_with_rate<T>, Raw::rows> rounded_rows(Raw const& constraint,
                                                                   X const& x, V const& v,
                                                                   T const& t, T const& rest) {
  using number = rounded_with_rate<T>;
  if (!detail::holds(constraint)) return {};
  number const time(rounded<T>(t), rounded<T>(T(1), T(0)));
  if constexpr (requires { constraint.rounded_on_the_way(x, v, time, rest); }) {
    return constraint.rounded_on_the_way(x, v, time, rest);
  } else {
    std::array<number, Raw::dofs> q{};
    for (std::size_t k = 0; k < Raw::dofs; ++k) {
      std::size_t const c = constraint.coordinate(k), first = constraint.body(k) * directions;
      T const size = detail::largest_between(x, first, first + directions),
              speed = detail::largest_between(v, first, first + directions);
      q[k] = detail::rounded_coordinate(T(detail::coordinate(x, c)), size,
                                        T(detail::coordinate(v, c)), speed > rest ? speed : rest);
    }
    return constraint.values(q, time);
  }
}

/// Whether a caller gives the gradient of a constraint by hand.
template <class Raw>
concept with_slopes_by_hand = Raw::is_by_hand;
/// A slope that a caller gives by hand, and the derivative that it should be.
template <class T>
struct slope_beside {
  T by_hand;
  T due;
};
/// Of a constraint with a gradient by hand, the slope that is farthest from the derivative.
template <class T, class Raw>
constexpr slope_beside<T> worst_slope(Raw const& constraint, std::array<T, Raw::dofs> const& q,
                                      T const& t) {
  std::array<std::array<T, Raw::dofs>, Raw::rows> slope{};
  constraint.gradient(q, t, slope);
  std::array<slope_number<T>, Raw::dofs> along{};
  for (std::size_t k = 0; k < Raw::dofs; ++k) along[k] = slope_number<T>(q[k]);
  slope_beside<T> worst{};
  T most(0);
  for (std::size_t k = 0; k < Raw::dofs; ++k) {
    along[k].slope = T(1);
    T const due = constraint.values(along, slope_number<T>(t))[0].slope;
    along[k].slope = T(0);
    T const off = unitstep::magnitude(slope[0][k] - due);
    if (off > most) worst = {slope[0][k], due}, most = off;
  }
  return worst;
}

/// Evaluates the values and the gradients of a constraint by its own coordinates, into the rows of all.
template <class T, class Raw, class Rows>
constexpr void evaluate_dofs(Raw const& constraint, std::array<T, Raw::dofs> const& q, T const& t,
                             Rows& all, std::size_t first) {
  if constexpr (requires(std::array<std::array<T, Raw::dofs>, Raw::rows> slope) {
                  constraint.gradient(q, t, slope);
                }) {
    auto const value = constraint.values(q, t);
    std::array<std::array<T, Raw::dofs>, Raw::rows> slope{};
    constraint.gradient(q, t, slope);
    for (std::size_t r = 0; r < Raw::rows; ++r) {
      all.value[first + r] = value[r];
      for (std::size_t k = 0; k < Raw::dofs; ++k)
        all.add_derivative(first + r, k, constraint.coordinate(k), slope[r][k]);
    }
  } else {
    using number = slope_number<T>;
    std::array<number, Raw::dofs> along{};
    for (std::size_t k = 0; k < Raw::dofs; ++k) along[k] = number(q[k]);
    for (std::size_t k = 0; k < Raw::dofs; ++k) {
      along[k].slope = T(1);
      auto const g = constraint.values(along, number(t));
      along[k].slope = T(0);
      for (std::size_t r = 0; r < Raw::rows; ++r) {
        if (k == 0) all.value[first + r] = g[r].value;
        all.add_derivative(first + r, k, constraint.coordinate(k), g[r].slope);
      }
    }
  }
}

/// Evaluates the values and the gradients of a constraint, into the rows of all from `first` on.
template <class T, class Raw, class X, class Rows>
constexpr void evaluate_rows(Raw const& constraint, X const& x, T const& t, Rows& all,
                             std::size_t first) {
  if (!detail::holds(constraint)) {
    for (std::size_t r = 0; r < Raw::rows; ++r) all.skip(first + r);
  } else if constexpr (requires { constraint.evaluate_rows(x, t, all, first); }) {
    constraint.evaluate_rows(x, t, all, first);
  } else {
    detail::evaluate_dofs(constraint, detail::dofs_of<T>(constraint, x), t, all, first);
  }
}

/// The numbers of a value that a caller's callable returned, as `N`; the value may have constants.
template <class N, std::size_t size, class Value>
constexpr std::array<N, size> numbers_of_value(Value const& value) {
  using layout = vector_layout<Value>;
  static_assert(layout::size == size);
  std::array<typename layout::number, size> own{};
  layout::flatten(value, own, 0);
  if constexpr (std::is_same_v<typename layout::number, N>) {
    return own;
  } else {
    std::array<N, size> all{};
    for (std::size_t i = 0; i < size; ++i) all[i] = N(own[i]);
    return all;
  }
}

/// The end of a rod at a body. Its coordinates are the next `dofs` of those that its constraint depends on.
template <class T, std::size_t D>
struct end_at_body {
  static constexpr std::size_t dofs = D;
  static constexpr bool moves = false;
  std::size_t index;

  template <class N, std::size_t n>
  constexpr std::array<N, D> place(std::array<N, n> const& q, std::size_t first, N const&) const {
    std::array<N, D> p{};
    for (std::size_t c = 0; c < D; ++c) p[c] = q[first + c];
    return p;
  }
};
/// An end at a place that stays where it is.
template <class T, std::size_t D>
struct end_at_place {
  static constexpr std::size_t dofs = 0;
  static constexpr bool moves = false;
  static constexpr std::size_t index = 0;
  std::array<T, D> at;

  template <class N, std::size_t n>
  constexpr std::array<N, D> place(std::array<N, n> const&, std::size_t, N const&) const {
    if constexpr (std::is_same_v<N, T>) {
      return at;
    } else {
      std::array<N, D> p{};
      for (std::size_t c = 0; c < D; ++c) p[c] = N(at[c]);
      return p;
    }
  }
};
/// An end at a place, or a length, that the caller gives as a callable of time.
template <class T, std::size_t D, class Time, class Path>
struct end_on_path {
  static constexpr std::size_t dofs = 0;
  static constexpr bool moves = true;
  static constexpr std::size_t index = 0;
  [[no_unique_address]] Path path;

  template <class N, std::size_t n>
  constexpr std::array<N, D> place(std::array<N, n> const&, std::size_t, N const& t) const {
    using seen = std::conditional_t<std::is_same_v<N, T>, typename raw_form<Time>::field_view,
                                    on_number<Time, N>>;
    return detail::numbers_of_value<N, D>(path(raw_form<seen>::from_raw(t)));
  }
};

/// The value of a number without its derivatives.
template <class T, class N>
constexpr T leading_part(N const& x) {
  if constexpr (std::is_same_v<N, T>)
    return x;
  else if constexpr (requires { x.c[0]; })
    return x.c[0];
  else if constexpr (requires { x.value.value; })
    return x.value.value;
  else
    return x.value;
}

/// A length that the caller gives as a callable of time, and that is positive.
template <class T, class Time, class Path>
struct length_on_path : end_on_path<T, 1, Time, Path> {
  template <class N, std::size_t n>
  constexpr std::array<N, 1> place(std::array<N, n> const& q, std::size_t first, N const& t) const {
    auto const l = end_on_path<T, 1, Time, Path>::place(q, first, t);
    if (!(leading_part<T>(l[0]) > T(0)))
      detail::fail_at<std::domain_error>("the length of a distance is not positive",
                                         leading_part<T>(t), "", "", detail::unit_after<Time>());
    return l;
  }
};

/// A rod between two ends: \f$ g = (\mathbf r^2 / L - L) / 2 \f$, which is \f$ |\mathbf r| - L \f$ to first order, and
/// whose gradient has the length 1 where it is zero.
template <class T, std::size_t D, class A, class B, class Length>
struct raw_distance {
  static constexpr std::size_t rows = 1;
  static constexpr std::size_t dofs = A::dofs + B::dofs;
  static constexpr bool moves = A::moves || B::moves || Length::moves;
  A a;
  B b;
  Length length;

  constexpr std::size_t body(std::size_t k) const { return k < A::dofs ? a.index : b.index; }
  constexpr std::size_t coordinate(std::size_t k) const { return body(k) * D + k % D; }

  template <class N>
  constexpr std::array<N, 1> values(std::array<N, dofs> const& q, N const& t) const {
    auto const from = a.place(q, 0, t), to = b.place(q, A::dofs, t);
    N const l = length.place(q, 0, t)[0];
    N square = (to[0] - from[0]) * (to[0] - from[0]);
    for (std::size_t c = 1; c < D; ++c) square = square + (to[c] - from[c]) * (to[c] - from[c]);
    return {(square / l - l) / N(T(2))};
  }
  constexpr void gradient(std::array<T, dofs> const& q, T const& t,
                          std::array<std::array<T, dofs>, 1>& slope) const {
    auto const from = a.place(q, 0, t), to = b.place(q, A::dofs, t);
    T const l = length.place(q, 0, t)[0];
    for (std::size_t c = 0; c < D; ++c) {
      T const along = (to[c] - from[c]) / l;
      if constexpr (A::dofs != 0) slope[0][c] -= along;
      if constexpr (B::dofs != 0) slope[0][A::dofs + c] += along;
    }
  }
  constexpr rows_with_rates<T, 1> with_rates(std::array<T, dofs> const& q,
                                             std::array<T, dofs> const& v) const
    requires (!moves)
  {
    auto const from = a.place(q, 0, T(0)), to = b.place(q, A::dofs, T(0));
    T const l = length.place(q, 0, T(0))[0];
    T square(0), rate(0), second_derivative(0);
    for (std::size_t c = 0; c < D; ++c) {
      T const r = to[c] - from[c];
      T u(0);  // its rate
      if constexpr (B::dofs != 0) u += v[A::dofs + c];
      if constexpr (A::dofs != 0) u -= v[c];
      square += r * r, rate += r * u, second_derivative += u * u;
    }
    return {{(square / l - l) / 2}, {rate / l}, {second_derivative / l}};
  }
};

/// A body that does not leave a place along the `normals`: it is on a line or, if these are all axes, at that place.
template <class T, std::size_t D, std::size_t row_count, class Place>
struct raw_across {
  static constexpr std::size_t rows = row_count;
  static constexpr std::size_t dofs = D;
  static constexpr bool moves = Place::moves;
  std::size_t index;
  Place through;
  std::array<std::array<T, D>, rows> normals;

  constexpr std::size_t body(std::size_t) const { return index; }
  constexpr std::size_t coordinate(std::size_t k) const { return index * D + k; }
  template <class N>
  constexpr std::array<N, rows> values(std::array<N, D> const& q, N const& t) const {
    auto const place = through.place(q, 0, t);
    std::array<N, rows> g{};
    for (std::size_t r = 0; r < rows; ++r)
      for (std::size_t c = 0; c < D; ++c) g[r] = g[r] + N(normals[r][c]) * (q[c] - place[c]);
    return g;
  }
  constexpr void gradient(std::array<T, D> const&, T const&,
                          std::array<std::array<T, D>, rows>& slope) const {
    slope = normals;
  }
};

/// The argument of a caller's constraint: the position. A constraint that asks for a velocity is refused.
template <class X>
struct shown_place {
  X position;

  static constexpr mismatched<
      diagnostics::refuse<"constraint", diagnostics::words<"position alone">,
                          diagnostics::words<"velocity, which it does not see">>>
      velocity{};
};

/// A caller's constraint on all coordinates, or on those of one body. `X` is its position argument, or the position in
/// its `shown_place`.
template <class T, class X, class Time, class G, class Gradient, std::size_t row_count,
          bool of_one_body>
struct raw_surface {
  static constexpr std::size_t rows = row_count;
  static constexpr std::size_t dofs = vector_layout<X>::size;
  static constexpr std::size_t directions = of_one_body ? dofs : bodies_of<X>::directions;
  using shown = std::conditional_t<of_one_body, typename raw_form<X>::field_view,
                                   shown_place<typename raw_form<X>::field_view>>;
  static constexpr bool moves = !std::is_invocable_v<G const&, shown const&>;
  static constexpr bool is_by_hand = !std::is_same_v<Gradient, unitstep::detail::not_given>;
  std::size_t index;  // 0 if it is shown all bodies
  [[no_unique_address]] G g;
  [[no_unique_address]] Gradient by_position;

  constexpr std::size_t body(std::size_t k) const { return of_one_body ? index : k / directions; }
  constexpr std::size_t coordinate(std::size_t k) const {
    return of_one_body ? index * dofs + k : k;
  }

  template <class N>
  constexpr std::array<N, rows> values(std::array<N, dofs> const& q, N const& t) const {
    return detail::numbers_of_value<N, rows>(called(g, q, t));
  }
  constexpr void gradient(std::array<T, dofs> const& q, T const& t,
                          std::array<std::array<T, dofs>, rows>& slope) const
    requires is_by_hand
  {
    slope[0] = detail::numbers_of_value<T, dofs>(called(by_position, q, t));
  }

private:
  template <class F, class N>
  constexpr auto called(F const& f, std::array<N, dofs> const& q, N const& t) const {
    using seen =
        std::conditional_t<std::is_same_v<N, T>, typename raw_form<X>::field_view, on_number<X, N>>;
    using seen_time = std::conditional_t<std::is_same_v<N, T>, typename raw_form<Time>::field_view,
                                         on_number<Time, N>>;
    using argument = std::conditional_t<of_one_body, seen, shown_place<seen>>;
    argument const place{vector_layout<seen>::unflatten(q, 0)};
    if constexpr (moves)
      return f(place, raw_form<seen_time>::from_raw(t));
    else
      return f(place);
  }
};

}  // namespace unitstep::detail
