// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <unitstep/enclose/detail/matrix.hpp>
#include <unitstep/math/detail/double_word.hpp>

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

}  // namespace unitstep::detail
