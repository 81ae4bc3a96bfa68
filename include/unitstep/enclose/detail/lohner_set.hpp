// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <unitstep/enclose/detail/matrix.hpp>

namespace unitstep::detail {

/// Where the state is: in a parallelepiped about a middle,
///
/// \f[ x \in m + C\,r_0 + Q\,r \f]
///
/// C carries the box of the start along, Q, whose columns are at right angles, all that was added since. So
/// the set turns and shears with the flow instead of being wrapped into a box at every step.
///
/// Source: R. J. Lohner, Enclosing the solutions of ordinary initial and boundary value problems (1987).
template <std::size_t n>
struct lohner_set {
  state_vector<double, n> middle;
  square_matrix<double, n> carried;             ///< C
  state_vector<interval<double>, n> start;      ///< \f$ r_0 \f$, about 0
  square_matrix<double, n> axes;                ///< Q
  state_vector<interval<double>, n> remainder;  ///< r, about 0
  bool wide;                                    ///< whether the start is more than a point

  /// All of a box.
  static constexpr lohner_set of(state_vector<interval<double>, n> const& box) {
    lohner_set s{{}, square_matrix<double, n>::identity(),
                 {}, square_matrix<double, n>::identity(),
                 {}, false};
    for (std::size_t i = 0; i < n; ++i) {
      s.middle.n[i] = detail::middle(box.n[i]);
      s.start.n[i] = box.n[i] - interval<double>(s.middle.n[i]);
      s.wide = s.wide || s.start.n[i].lower != 0 || s.start.n[i].upper != 0;
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
    auto r = product(axes, remainder);
    for (std::size_t i = 0; i < n; ++i) r.n[i] = interval<double>(middle.n[i]) + r.n[i];
    if (!wide) return r;
    auto const c = product(carried, start);
    for (std::size_t i = 0; i < n; ++i) r.n[i] = r.n[i] + c.n[i];
    return r;
  }

  /// The image under a map of which the value at the middle and the derivative over the set are enclosed: by
  /// the mean value theorem \f$ f(x) \in f(m) + S\,(x - m) \f$ of every x in the set.
  constexpr lohner_set mapped(state_vector<interval<double>, n> const& value,
                              square_matrix<interval<double>, n> const& slope) const {
    using of = interval<double>;
    lohner_set s = *this;
    state_vector<of, n> rest{};
    for (std::size_t i = 0; i < n; ++i) {
      s.middle.n[i] = detail::middle(value.n[i]);
      rest.n[i] = value.n[i] - of(s.middle.n[i]);
    }
    if (wide) {
      auto const moved = product(slope, carried);
      s.carried = detail::middle(moved);
      for (std::size_t i = 0; i < n; ++i)
        for (std::size_t j = 0; j < n; ++j)
          rest.n[i] = rest.n[i] + (moved.a[i][j] - of(s.carried.a[i][j])) * start.n[j];
    }
    auto const moved = product(slope, axes);
    auto const image = detail::middle(moved);
    state_vector<double, n> length{};
    for (std::size_t j = 0; j < n; ++j) {
      double square = 0;
      for (std::size_t i = 0; i < n; ++i) square += image.a[i][j] * image.a[i][j];
      double const width = magnitude_of(remainder.n[j]);
      length.n[j] = square * width * width;
    }
    s.axes = right_angles(image, length);
    auto back = inverse_of(s.axes);
    if (!back.found) {
      s.axes = square_matrix<double, n>::identity();
      back.inverse = square_matrix<of, n>::identity();
    }
    auto const turned = product(product(back.inverse, moved), remainder);
    auto const added = product(back.inverse, rest);
    for (std::size_t i = 0; i < n; ++i) s.remainder.n[i] = turned.n[i] + added.n[i];
    return s;
  }
};

}  // namespace unitstep::detail
