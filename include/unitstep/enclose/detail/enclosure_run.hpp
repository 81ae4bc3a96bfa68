// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <cstdio>
#include <stdexcept>
#include <unitstep/enclose/bounds.hpp>
#include <unitstep/field/field.hpp>
#include <unitstep/field/raw_field.hpp>
#include <unitstep/math/detail/double_word.hpp>
#include <unitstep/math/root.hpp>
#include <unitstep/methods/taylor.hpp>
#include <unitstep/numbers/detail/interval_gradient.hpp>
#include <unitstep/numbers/interval.hpp>
#include <unitstep/numbers/interval_functions.hpp>
#include <unitstep/state/detail/vector_layout.hpp>
#include <unitstep/units/fail.hpp>
#include <utility>

/// \file
/// \brief The steps of an enclosure: whoever asks for where all solutions are makes them with one class. It carries
/// along a sum of parallelepipeds, on square matrices of numbers.

namespace unitstep::detail {

/// A square matrix of numbers.
template <class T, std::size_t n>
struct square_matrix {
  T a[n][n];

  static constexpr square_matrix identity() {
    square_matrix m{};
    for (std::size_t i = 0; i < n; ++i) m.a[i][i] = T(1);
    return m;
  }
};

/// A number in an interval, near its middle.
constexpr double middle(interval<double> x) {
  return smaller(greater(x.lower / 2 + x.upper / 2, x.lower), x.upper);
}
/// The largest size of a number in an interval.
constexpr double magnitude_of(interval<double> x) { return greater(-x.lower, x.upper); }

/// The width of the widest interval in a box.
template <std::size_t n>
constexpr double width_of(state_vector<interval<double>, n> const& box) {
  double width = 0;
  for (std::size_t i = 0; i < n; ++i) width = greater(width, box.n[i].upper - box.n[i].lower);
  return width;
}

template <std::size_t n>
constexpr square_matrix<double, n> middle(square_matrix<interval<double>, n> const& m) {
  square_matrix<double, n> r{};
  for (std::size_t i = 0; i < n; ++i)
    for (std::size_t j = 0; j < n; ++j) r.a[i][j] = middle(m.a[i][j]);
  return r;
}

template <class A, class B, std::size_t n>
constexpr square_matrix<interval<double>, n> product(square_matrix<A, n> const& a,
                                                     square_matrix<B, n> const& b) {
  using number = interval<double>;
  square_matrix<number, n> r{};
  for (std::size_t i = 0; i < n; ++i)
    for (std::size_t j = 0; j < n; ++j) {
      number sum = number(a.a[i][0]) * number(b.a[0][j]);
      for (std::size_t k = 1; k < n; ++k) sum = sum + number(a.a[i][k]) * number(b.a[k][j]);
      r.a[i][j] = sum;
    }
  return r;
}
template <class A, class B, std::size_t n, std::size_t... I>
constexpr state_vector<interval<double>, n> product(
    square_matrix<A, n> const& a, state_vector_of<B, std::index_sequence<I...>> const& b) {
  using number = interval<double>;
  state_vector<number, n> r{};
  for (std::size_t i = 0; i < n; ++i) {
    number sum = number(a.a[i][0]) * number(b.n[0]);
    for (std::size_t k = 1; k < n; ++k) sum = sum + number(a.a[i][k]) * number(b.n[k]);
    r.n[i] = sum;
  }
  return r;
}

/// Directions at right angles along the longest of some vectors: Gram and Schmidt, each time along that of which most
/// is left, twice, since once is not enough where vectors are nearly parallel. Where nothing is left of any, along the
/// axes. It need not be exact; `inverse_of` is.
template <std::size_t n, std::size_t m>
constexpr square_matrix<double, n> right_angles(double const (&vectors)[m][n]) {
  constexpr std::size_t most = m + n;
  double left[most][n]{}, square[most]{}, longest = 0;
  for (std::size_t k = 0; k < m; ++k) {
    for (std::size_t i = 0; i < n; ++i) {
      left[k][i] = vectors[k][i];
      square[k] += left[k][i] * left[k][i];
    }
    longest = greater(longest, square[k]);
  }
  double const least = longest > 0x1p-900 ? 0x1p-80 * longest : 1;
  for (std::size_t i = 0; i < n; ++i) {
    left[m + i][i] = math::sqrt(least);
    square[m + i] = least;
  }
  square_matrix<double, n> q{};
  for (std::size_t column = 0; column < n; ++column) {
    std::size_t next = 0;
    for (std::size_t k = 1; k < most; ++k)
      if (square[k] > square[next]) next = k;
    double* const v = left[next];
    double rest = 0;
    for (std::size_t c = 0; c < column; ++c) {
      double along = 0;
      for (std::size_t i = 0; i < n; ++i) along += q.a[i][c] * v[i];
      for (std::size_t i = 0; i < n; ++i) v[i] -= along * q.a[i][c];
    }
    for (std::size_t i = 0; i < n; ++i) rest += v[i] * v[i];
    if (!(rest > 0x1p-1000)) return square_matrix<double, n>::identity();
    double const norm = math::sqrt(rest);
    for (std::size_t i = 0; i < n; ++i) q.a[i][column] = v[i] / norm;
    if (column + 1 == n) break;
    for (std::size_t k = 0; k < most; ++k) {
      double along = 0;
      for (std::size_t i = 0; i < n; ++i) along += q.a[i][column] * left[k][i];
      square[k] = 0;
      for (std::size_t i = 0; i < n; ++i) {
        left[k][i] -= along * q.a[i][column];
        square[k] += left[k][i] * left[k][i];
      }
    }
  }
  return q;
}

/// Whether the inverse of a matrix was enclosed, and it.
template <std::size_t n>
struct enclosed_inverse {
  square_matrix<interval<double>, n> inverse;
  bool found;
};

/// The inverse of columns nearly at right angles. With \f$ E = I - Q^T Q \f$ and
/// \f$ e = \|E\|_\infty < 1 \f$ it is \f$ Q^{-1} = (I - E)^{-1} Q^T \f$, whose entries differ from those of
/// \f$ Q^T \f$ by at most \f$ \tfrac{e}{1 - e} \max |Q_{ij}| \f$.
template <std::size_t n>
constexpr enclosed_inverse<n> inverse_of(square_matrix<double, n> const& q) {
  using number = interval<double>;
  number e = 0, largest = 0;
  for (std::size_t i = 0; i < n; ++i) {
    number norm = 0;
    for (std::size_t j = 0; j < n; ++j) {
      number dot = i == j ? number(-1) : number(0);
      for (std::size_t k = 0; k < n; ++k) dot = dot + number(q.a[k][i]) * number(q.a[k][j]);
      norm = norm + number(magnitude_of(dot));
      largest = number(magnitude_of(number(q.a[i][j]).absolute().greatest(largest)));
    }
    e = e.greatest(norm);
  }
  enclosed_inverse<n> r{{}, e.upper < 0.5};
  if (!r.found) return r;
  double const apart = (number(e.upper) / (number(1) - number(e.upper)) * largest).upper;
  for (std::size_t i = 0; i < n; ++i)
    for (std::size_t j = 0; j < n; ++j)
      r.inverse.a[i][j] = number(q.a[j][i]) + number(-apart, apart);
  return r;
}

/// All of A r, where r is in a box.
template <std::size_t n>
struct parallelepiped {
  square_matrix<double, n> axes;            ///< A
  state_vector<interval<double>, n> sides;  ///< r, near 0
  int age;                                  ///< in how many steps it was made

  /// What it becomes under a derivative: turned and sheared by the middle of that, and what the derivative differs from
  /// its middle is added to `rest`.
  constexpr void carry(square_matrix<interval<double>, n> const& slope,
                       state_vector<interval<double>, n>& rest) {
    using number = interval<double>;
    auto const moved = product(slope, axes);
    axes = detail::middle(moved);
    for (std::size_t i = 0; i < n; ++i)
      for (std::size_t j = 0; j < n; ++j)
        rest.n[i] = rest.n[i] + (moved.a[i][j] - number(axes.a[i][j])) * sides.n[j];
  }
  /// Adds it to a box.
  constexpr void add_to(state_vector<interval<double>, n>& box) const {
    auto const b = product(axes, sides);
    for (std::size_t i = 0; i < n; ++i) box.n[i] = box.n[i] + b.n[i];
  }
};

/// One with axes at right angles that holds the sum of two, along the longest of their axes.
template <std::size_t n>
constexpr parallelepiped<n> sum_of(parallelepiped<n> const& a, parallelepiped<n> const& b) {
  double axes[2 * n][n]{};
  for (std::size_t j = 0; j < n; ++j)
    for (std::size_t i = 0; i < n; ++i) {
      axes[j][i] = a.axes.a[i][j] * (a.sides.n[j].upper - a.sides.n[j].lower);
      axes[n + j][i] = b.axes.a[i][j] * (b.sides.n[j].upper - b.sides.n[j].lower);
    }
  parallelepiped<n> sum{right_angles(axes), {}, a.age + b.age};
  auto back = inverse_of(sum.axes);
  if (!back.found) {
    sum.axes = square_matrix<double, n>::identity();
    back.inverse = square_matrix<interval<double>, n>::identity();
  }
  sum.sides = product(product(back.inverse, a.axes), a.sides);
  auto const more = product(product(back.inverse, b.axes), b.sides);
  for (std::size_t i = 0; i < n; ++i) sum.sides.n[i] = sum.sides.n[i] + more.n[i];
  return sum;
}

/// Where the state is: about a middle, in a sum of parallelepipeds,
///
/// \f[ x \in m + C\,r_0 + \sum_k A_k\,r_k \f]
///
/// C carries the box of the start along, and each other one what was added in some steps. So the set turns and shears
/// with the flow instead of being wrapped into a box at every step. What a step adds is a box of its own; of more than
/// a few two are put into one, the two oldest or the two last, whichever are made of fewer steps; so what is old is
/// seldom wrapped again.
///
/// Sources: R. J. Lohner, Enclosing the solutions of ordinary initial and boundary value problems (1987); W. Kühn,
/// Computing 61, 47 (1998), for the sum.
template <std::size_t n>
struct lohner_set {
  /// In one dimension a sum is as wide as its parts.
  static constexpr std::size_t most = n > 1 ? 3 : 1;

  state_vector<double, n> middle;
  parallelepiped<n> start;           ///< C and \f$ r_0 \f$
  bool wide;                         ///< whether the start is more than a point
  parallelepiped<n> part[most + 1];  ///< \f$ A_k \f$ and \f$ r_k \f$, the oldest first
  std::size_t parts;                 ///< how many there are

  /// All of a box.
  static constexpr lohner_set of_box(state_vector<interval<double>, n> const& box) {
    lohner_set s{};
    s.start.axes = square_matrix<double, n>::identity();
    for (std::size_t i = 0; i < n; ++i) {
      s.middle.n[i] = detail::middle(box.n[i]);
      s.start.sides.n[i] = box.n[i] - interval<double>(s.middle.n[i]);
      s.wide = s.wide || s.start.sides.n[i].lower != 0 || s.start.sides.n[i].upper != 0;
    }
    return s;
  }

  /// The middle alone.
  constexpr state_vector<interval<double>, n> point() const {
    state_vector<interval<double>, n> r{};
    for (std::size_t i = 0; i < n; ++i) r.n[i] = interval<double>(middle.n[i]);
    return r;
  }
  /// The smallest box that is known to hold it.
  constexpr state_vector<interval<double>, n> box() const {
    state_vector<interval<double>, n> r{};
    if (wide) start.add_to(r);
    for (std::size_t k = 0; k < parts; ++k) part[k].add_to(r);
    for (std::size_t i = 0; i < n; ++i) r.n[i] = interval<double>(middle.n[i]) + r.n[i];
    return r;
  }

  /// The image under a map of which it is enclosed by how much it changes the middle, and the derivative over the set:
  /// by the mean value theorem \f$ f(x) \in f(m) + S\,(x - m) \f$ of every x in the set.
  constexpr lohner_set mapped(state_vector<interval<double>, n> const& change,
                              square_matrix<interval<double>, n> const& slope) const {
    using number = interval<double>;
    lohner_set s = *this;
    parallelepiped<n> added{square_matrix<double, n>::identity(), {}, 1};
    auto& rest = added.sides;
    for (std::size_t i = 0; i < n; ++i) {
      // The rounding of the new middle is known exactly, so it widens nothing.
      double const by = detail::middle(change.n[i]);
      auto const moved = math::detail::two_sum(middle.n[i], by);
      s.middle.n[i] = moved.hi;
      rest.n[i] = (change.n[i] - number(by)) + number(moved.lo);
    }
    if (wide) s.start.carry(slope, rest);
    for (std::size_t k = 0; k < parts; ++k) s.part[k].carry(slope, rest);
    s.part[s.parts++] = added;
    if (s.parts > most) s.put_two_in_one();
    return s;
  }

private:
  // Of what a step adds and what was added before, or of the two oldest.
  constexpr void put_two_in_one() {
    bool const oldest = part[0].age + part[1].age < part[most - 1].age + part[most].age;
    std::size_t const first = oldest ? 0 : most - 1;
    part[first] = sum_of(part[first], part[first + 1]);
    for (std::size_t k = first + 1; k < most; ++k) part[k] = part[k + 1];
    --parts;
  }
};

/// Says when no enclosure was found, and why. A constant expression cannot make a sentence for the compiler
/// to print; there the arguments of this call, which the compiler shows, say when.
///
/// \param box_too_wide whether the middle of the box alone would have come through
/// \param time         the start of the step
/// \param dt           its length
/// \param width        of the box in its widest number
[[noreturn]] constexpr void refuse_step(bool box_too_wide, double time, double dt, double width) {
  if (!__builtin_is_constant_evaluated()) {
    char words[240];
    std::snprintf(words, sizeof words,
                  "unitstep: enclose: no enclosure of the step at time %.9g: %s (dt %.6g, the box "
                  "is %.6g wide)",
                  time,
                  box_too_wide ? "the box is too wide; split the start, or take shorter steps"
                               : "the step is too long, or the field has no derivatives there",
                  dt, width);
    fail<std::runtime_error>(words);
  }
  fail<std::runtime_error>(box_too_wide
                               ? "unitstep: enclose: no enclosure of a step: the box is too wide"
                               : "unitstep: enclose: no enclosure of a step: the step is too long");
}

/// Where the solutions are while a step is made.
template <std::size_t n>
struct range_of_step {
  state_vector<interval<double>, n> box;        ///< from the start of the step to its end
  state_vector<interval<double>, n> remainder;  ///< what the polynomial lacks at the end
  bool found;
};

/// An enclosure on its way: the set that is carried, the field on its numbers, and t_0, dt and n.
///
/// In one step a set that holds every solution at `t` becomes one that holds every solution at `t + h`.
///
/// 1. Jets over the box of the set give the coefficients \f$ x_k \f$, \f$ k \le p \f$, and their derivatives.
/// 2. A box B is tried: if \f$ \sum_{k \le p} [0,1]^k x_k + [0,1]\,x_{p+1}(B) \f$ lies inside of B, all
///    solutions exist over the step and stay there (they leave B nowhere first), so
///    \f$ x_{p+1}(B) \f$ holds Lagrange's remainder. Else B is made wider.
/// 3. The polynomial of the middle plus the remainder, and the derivative of the polynomial over the box,
///    map the set by the mean value theorem.
///
/// Sources: G. F. Corliss, R. Rihm, in Scientific Computing and Validated Numerics (1996); N. S. Nedialkov,
/// K. R. Jackson, G. F. Corliss, Appl. Math. Comput. 105, 21 (1999); R. J. Lohner (1987).
template <int order, class State, class Field, class Time>
class enclosure_run {
  static_assert(order >= 1, "the order of an enclosure is at least 1");

public:
  using number = interval<double>;
  static constexpr std::size_t n = numbers_in<State, number>;
  using box_type = state_vector<number, n>;
  using coefficients = taylor_coefficients<number, n, order + 1>;
  using coefficients_on_gradients =
      taylor_coefficients<interval_gradient<number, n>, n, order, number>;

  /// A run before its first step. Its fixed step may be of no length, if `step` is given each.
  template <class StartTime>
  constexpr enclosure_run(State const& initial, Field const& field, Time const& dt,
                          StartTime const& t0)
      : on_series_(field_on<recorded<number, order + 1>, State, Time>(with_values(field))),
        on_gradients_(field_on<recorded<interval_gradient<number, n>, order>, State, Time>(field)),
        set_(lohner_set<n>::of_box(detail::vector_of_state<number>(initial))),
        start_time_(raw_form<StartTime>::to_raw(t0)),
        dt_(raw_form<Time>::to_raw(dt)) {
    if (!is_finite(detail::vector_of_state<number>(initial)))
      fail<std::domain_error>(
          "unitstep: every interval of initial must be finite, lower not above upper");
    if (!dt_.finite() || !start_time_.finite())
      fail<std::domain_error>("unitstep: dt and t0 must be finite, got infinity or NaN");
  }

  /// Makes one step. \return a box in which all solutions are as long as it lasts
  constexpr box_type step() {
    box_type const passed = step(time(), dt_);
    ++n_;
    return passed;
  }
  /// The same from `t` over `h`.
  constexpr box_type step(number t, number h) {
    auto const o = ahead(t, h);
    if (!o.range.found) refuse(t, h);
    move(o, t, h);
    return o.range.box;
  }
  /// The run after so many steps, of which this one is a start that can be gone on from.
  constexpr enclosure_run after(long count) const {
    enclosure_run run = *this;
    for (long i = 0; i < count; ++i) run.step();
    return run;
  }
  /// The same run for every start in another box.
  constexpr enclosure_run from(box_type const& box) const {
    enclosure_run run = *this;
    run.set_ = lohner_set<n>::of_box(box);
    return run;
  }
  /// Goes on for every start in another box, at another time. A field that captures cannot be assigned, so the run is
  /// changed where it stands.
  constexpr void go_on_from(box_type const& box, number t) {
    set_ = lohner_set<n>::of_box(box);
    start_time_ = t;
    n_ = 0;
  }

  [[nodiscard]] constexpr number time() const { return start_time_ + number(n_) * dt_; }
  [[nodiscard]] constexpr lohner_set<n> const& set() const { return set_; }
  [[nodiscard]] constexpr box_type box() const { return set_.box(); }
  /// A box as the state that it belongs to.
  static constexpr enclosed_of<State> state_of(box_type const& box) {
    return vector_layout<enclosed_of<State>>::unflatten(box, 0);
  }
  /// All that the state may be now.
  [[nodiscard]] constexpr enclosed_of<State> state() const { return state_of(box()); }

  /// What is known before the set is moved: the coefficients over its box, and where the solutions pass.
  struct outlook {
    coefficients_on_gradients gradients;
    range_of_step<n> range;
  };
  constexpr outlook ahead(number t, number h) const { return ahead_of(box(), t, h); }
  /// The coefficients at the middle up to some order.
  constexpr coefficients at_middle(int up_to, number t, number h) const {
    coefficients point(set_.point(), t, h);
    point.recorded_up_to(up_to, on_series_, h);
    return point;
  }

  /// Makes a step for which an outlook was found.
  constexpr void move(outlook const& o, number t, number h) {
    coefficients const point = at_middle(order, t, h);
    square_matrix<number, n> slope{};
    box_type change = o.range.remainder;
    for (std::size_t i = 0; i < n; ++i) {
      auto const& c = o.gradients.x.n[i].c;
      for (int k = order; k > 0; --k) change.n[i] = change.n[i] + point.x.n[i].c[k];
      for (std::size_t j = 0; j < n; ++j) {
        number sum = c[order].slope[j];
        for (int k = order - 1; k >= 0; --k) sum = sum + c[k].slope[j];
        slope.a[i][j] = sum;
      }
    }
    set_ = set_.mapped(change, slope);
  }

  /// Says whether a point would have come through: then the box is too wide, else the step too long.
  [[noreturn]] constexpr void refuse(number t, number h) const {
    refuse_step(ahead_of(set_.point(), t, h).range.found, t.lower, h.upper,
                detail::width_of<n>(box()));
  }

private:
  static constexpr number unit{0.0, 1.0};
  static constexpr int most_tries = 12;

  static constexpr Field with_values(Field const& field) {
    detail::require_values(field);
    return field;
  }

  constexpr outlook ahead_of(box_type const& box, number t, number h) const {
    state_vector<interval_gradient<number, n>, n> start{};
    for (std::size_t i = 0; i < n; ++i) start.n[i] = interval_gradient<number, n>(box.n[i], i);
    outlook o{{start, t, h}, {}};
    o.gradients.recorded_up_to(order, on_gradients_, h);
    o.range = passed(o.gradients, t, h);
    return o;
  }

  // The box that no solution leaves, and the remainder over it.
  constexpr range_of_step<n> passed(coefficients_on_gradients const& gradients, number t,
                                    number h) const {
    range_of_step<n> r{};
    box_type polynomial{}, candidate{};
    for (std::size_t i = 0; i < n; ++i) {
      auto const& c = gradients.x.n[i].c;
      number sum = c[order].value * unit;
      for (int k = order - 1; k > 0; --k) sum = (c[k].value + sum) * unit;
      polynomial.n[i] = c[0].value + sum;
      candidate.n[i] = around(polynomial.n[i], magnitude_of(c[order].value) +
                                                   magnitude_of(c[order - 1].value) * (order > 1));
    }
    for (int tries = 0; tries < most_tries && is_finite(candidate); ++tries) {
      coefficients wide(candidate, t + h * unit, h);
      wide.recorded_up_to(order + 1, on_series_, h);
      bool inside = true;
      for (std::size_t i = 0; i < n; ++i) {
        r.remainder.n[i] = wide.x.n[i].c[order + 1];
        r.box.n[i] = polynomial.n[i] + unit * r.remainder.n[i];
        // A bound that is no number is inside of nothing.
        inside = inside && candidate.n[i].lower < r.box.n[i].lower &&
                 r.box.n[i].upper < candidate.n[i].upper;
      }
      if (inside) {
        r.found = true;
        return r;
      }
      for (std::size_t i = 0; i < n; ++i)
        candidate.n[i] = around(r.box.n[i], 0.5 * magnitude_of(r.remainder.n[i]));
    }
    return r;
  }
  // Wider by so much, and by what any rounding is less than.
  static constexpr number around(number x, double by) {
    double const least = 0x1p-44 * magnitude_of(x) + 0x1p-1000;
    return x + number(-by - least, by + least);
  }

  // The field with its constants converted once: on series of intervals, and on series of gradients.
  [[no_unique_address]] decltype(field_on<recorded<number, order + 1>, State, Time>(
      std::declval<Field const&>())) on_series_;
  [[no_unique_address]] decltype(field_on<recorded<interval_gradient<number, n>, order>, State,
                                          Time>(std::declval<Field const&>())) on_gradients_;
  lohner_set<n> set_;
  number start_time_;
  number dt_;
  long n_ = 0;
};

}  // namespace unitstep::detail
