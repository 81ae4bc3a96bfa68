// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <stdexcept>
#include <unitstep/diagnostics/fail.hpp>
#include <unitstep/enclose/detail/lohner_set.hpp>
#include <unitstep/enclose/detail/refuse_step.hpp>
#include <unitstep/methods/detail/taylor_coefficients.hpp>
#include <unitstep/numbers/detail/jet.hpp>

namespace unitstep::detail {

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
