// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <cstdio>
#include <stdexcept>
#include <unitstep/enclose/detail/matrix.hpp>
#include <unitstep/math/detail/double_word.hpp>
#include <unitstep/methods/detail/taylor_coefficients.hpp>
#include <unitstep/numbers/detail/jet.hpp>
#include <unitstep/units/detail/ieee_arithmetic.hpp>
#include <unitstep/units/fail.hpp>

namespace unitstep::detail {

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
    using of = interval<double>;
    auto const moved = product(slope, axes);
    axes = detail::middle(moved);
    for (std::size_t i = 0; i < n; ++i)
      for (std::size_t j = 0; j < n; ++j)
        rest.n[i] = rest.n[i] + (moved.a[i][j] - of(axes.a[i][j])) * sides.n[j];
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
/// with the flow instead of being wrapped into a box at every step. What a step adds is a box of its own; of more than a
/// few two are put into one, the two oldest or the two last, whichever are made of fewer steps; so what is old is seldom
/// wrapped again.
///
/// Sources: R. J. Lohner, Enclosing the solutions of ordinary initial and boundary value problems (1987); W. Kuehn,
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
  static constexpr lohner_set of(state_vector<interval<double>, n> const& box) {
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

  /// The image under a map of which it is enclosed by how much it changes the middle, and the derivative over the set: by
  /// the mean value theorem \f$ f(x) \in f(m) + S\,(x - m) \f$ of every x in the set.
  constexpr lohner_set mapped(state_vector<interval<double>, n> const& change,
                              square_matrix<interval<double>, n> const& slope) const {
    using of = interval<double>;
    lohner_set s = *this;
    parallelepiped<n> added{square_matrix<double, n>::identity(), {}, 1};
    auto& rest = added.sides;
    for (std::size_t i = 0; i < n; ++i) {
      // The rounding of the new middle is known exactly, so it widens nothing.
      double const by = detail::middle(change.n[i]);
      auto const moved = math::detail::two_sum(middle.n[i], by);
      s.middle.n[i] = moved.hi;
      rest.n[i] = (change.n[i] - of(by)) + of(moved.lo);
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

/// A field on the numbers of an enclosure, its constants converted once.
template <class OnSeries, class OnJets>
struct field_of_enclosure {
  [[no_unique_address]] OnSeries on_series;  ///< on series of intervals up to order `order` + 1
  [[no_unique_address]] OnJets on_jets;      ///< on series of jets up to `order`
};

/// Where the solutions are while a step is made.
template <std::size_t n>
struct range_of_step {
  state_vector<interval<double>, n> box;        ///< from the start of the step to its end
  state_vector<interval<double>, n> remainder;  ///< what the polynomial lacks at the end
  bool found;
};

/// One step: a set that holds every solution at `t` becomes one that holds every solution at `t + h`.
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
template <int order, std::size_t n>
struct enclosure_step {
  using number = interval<double>;
  using on_series = recorded<number, order + 1>;
  using on_jets = recorded<jet<number, n>, order>;
  static constexpr int most_tries = 12;

  /// What is known before the set is moved: the coefficients over its box, and where the solutions pass.
  struct outlook {
    taylor_coefficients<jet<number, n>, n, order, number> jets;
    range_of_step<n> range;
  };
  template <class Field>
  static constexpr outlook ahead(lohner_set<n> const& set, Field const& field, number t, number h) {
    outlook o{jets_of(set.box(), t, h), {}};
    o.jets.recorded_up_to(order, field.on_jets, h);
    o.range = passed(o.jets, field, t, h);
    return o;
  }

  /// The set after the step; `range` is what the solutions pass through.
  template <class Field>
  static constexpr lohner_set<n> of(lohner_set<n> const& set, Field const& field, number t,
                                    number h, range_of_step<n>& range) {
    auto const o = ahead(set, field, t, h);
    if (!o.range.found) refuse(set, field, t, h);
    range = o.range;
    return moved(set, o, field, t, h);
  }

  /// The set after a step for which an outlook was found.
  template <class Field>
  static constexpr lohner_set<n> moved(lohner_set<n> const& set, outlook const& o,
                                       Field const& field, number t, number h) {
    taylor_coefficients<number, n, order + 1> point(set.point(), t, h);
    point.recorded_up_to(order, field.on_series, h);
    square_matrix<number, n> slope{};
    state_vector<number, n> change = o.range.remainder;
    for (std::size_t i = 0; i < n; ++i) {
      auto const& c = o.jets.x.n[i].c;
      for (int k = order; k > 0; --k) change.n[i] = change.n[i] + point.x.n[i].c[k];
      for (std::size_t j = 0; j < n; ++j) {
        number sum = c[order].slope[j];
        for (int k = order - 1; k >= 0; --k) sum = sum + c[k].slope[j];
        slope.a[i][j] = sum;
      }
    }
    return set.mapped(change, slope);
  }

  /// Says whether a point would have come through: then the box is too wide, else the step too long.
  template <class Field>
  [[noreturn]] static constexpr void refuse(lohner_set<n> const& set, Field const& field, number t,
                                            number h) {
    auto jets = jets_of(set.point(), t, h);
    jets.recorded_up_to(order, field.on_jets, h);
    refuse_step(passed(jets, field, t, h).found, t.lower, h.upper, width_of(set.box()));
  }
  /// The width of the widest interval in a box.
  static constexpr double width_of(state_vector<number, n> const& box) {
    double width = 0;
    for (std::size_t i = 0; i < n; ++i) width = greater(width, box.n[i].upper - box.n[i].lower);
    return width;
  }

private:
  static constexpr number unit{0.0, 1.0};

  static constexpr taylor_coefficients<jet<number, n>, n, order, number> jets_of(
      state_vector<number, n> const& box, number t, number h) {
    state_vector<jet<number, n>, n> start{};
    for (std::size_t i = 0; i < n; ++i) start.n[i] = jet<number, n>(box.n[i], i);
    return {start, t, h};
  }

  // The box that no solution leaves, and the remainder over it.
  template <class Jets, class Field>
  static constexpr range_of_step<n> passed(Jets const& jets, Field const& field, number t,
                                           number h) {
    range_of_step<n> r{};
    state_vector<number, n> polynomial{}, candidate{};
    for (std::size_t i = 0; i < n; ++i) {
      auto const& c = jets.x.n[i].c;
      number sum = c[order].value * unit;
      for (int k = order - 1; k > 0; --k) sum = (c[k].value + sum) * unit;
      polynomial.n[i] = c[0].value + sum;
      candidate.n[i] = around(polynomial.n[i], magnitude_of(c[order].value) +
                                                   magnitude_of(c[order - 1].value) * (order > 1));
    }
    for (int tries = 0; tries < most_tries && all_finite(candidate); ++tries) {
      taylor_coefficients<number, n, order + 1> wide(candidate, t + h * unit, h);
      wide.recorded_up_to(order + 1, field.on_series, h);
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
  static constexpr bool all_finite(state_vector<number, n> const& x) {
    for (std::size_t i = 0; i < n; ++i)
      if (!x.n[i].finite()) return false;
    return true;
  }
};

}  // namespace unitstep::detail
