// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <set>
#include <tuple>
#include <unitstep/constrain/constrained.hpp>
#include <unitstep/constrain/detail/coordinates.hpp>
#include <unitstep/many/vectors.hpp>
#include <utility>
#include <vector>

/// \file
/// \brief Constraints on a motion of `std::vector`s, of bodies whose number is known at run time.
///
/// A `std::vector` of constraints, such as the rods of a chain, stands for all of them:
/// \snippet examples/reference/constrain.cpp chain
///
/// A step costs in proportion to the constraints if these make a chain or a tree, in any order; closed rings add a
/// little. The order of the elimination is found once, at the start of a run. A callable of the caller's is wrapped in
/// `on_surface` with the number of its body.
///
/// The equations are solved in arrays that a run keeps with its field, so two threads may not step one run, as ever.

namespace unitstep::detail {

/// The coordinates on which each row depends, and the rows that meet in the elimination, which are found once.
///
/// Rows that share a coordinate meet. The row that meets the fewest is eliminated first, and the rows that it met meet
/// each other from then on. In a chain each meets one row, in a tree those at one body.
class sparse_pattern {
public:
  using number = std::uint32_t;
  /// An entry of a row beside one of another row, of one coordinate.
  struct shared_coordinate {
    number place;   ///< of the pair
    number first;   ///< entry of the row that is eliminated first
    number second;  ///< entry of the other
    number coordinate;
  };

  std::vector<number> begin{0};    ///< where each row has its entries
  std::vector<number> coordinate;  ///< of each entry
  std::vector<number> order;       ///< the rows as they are eliminated
  std::vector<number> met_begin;   ///< where the rows begin that `order[k]` meets
  std::vector<number> met;         ///< rows that are eliminated later
  std::vector<shared_coordinate> shared;
  /// For each two rows that a row meets, `met[i]` and `met[j]` with i < j, the place of their pair, which elimination
  /// changes.
  std::vector<number> changed;

  std::size_t rows() const { return begin.size() - 1; }
  /// One more row, of these coordinates.
  template <class Row>
  void add(Row const& of) {
    for (std::size_t k = 0; k < Row::dofs; ++k)
      coordinate.push_back(static_cast<number>(of.coordinate(k)));
    begin.push_back(static_cast<number>(coordinate.size()));
  }
  /// Finds which rows meet, after all rows were added.
  void finish() {
    std::vector<std::set<number>> meets = neighbours();
    std::vector<number> when(rows());
    eliminate(meets, when);
    find_shared(when);
    find_changed(when);
  }

private:
  // For each coordinate its entries with their rows.
  std::vector<std::vector<std::pair<number, number>>> by_coordinate() const {
    std::vector<std::vector<std::pair<number, number>>> entries;
    for (number row = 0; row < rows(); ++row)
      for (number e = begin[row]; e < begin[row + 1]; ++e) {
        if (entries.size() <= coordinate[e]) entries.resize(coordinate[e] + 1);
        entries[coordinate[e]].emplace_back(row, e);
      }
    return entries;
  }
  std::vector<std::set<number>> neighbours() const {
    std::vector<std::set<number>> meets(rows());
    for (auto const& entries : by_coordinate())
      for (auto const& [row, e] : entries)
        for (auto const& [other, f] : entries)
          if (other != row) meets[row].insert(other);
    return meets;
  }
  void eliminate(std::vector<std::set<number>>& meets, std::vector<number>& when) {
    std::set<std::pair<std::size_t, number>> next;
    for (number row = 0; row < rows(); ++row) next.emplace(meets[row].size(), row);
    met_begin.push_back(0);
    while (!next.empty()) {
      number const row = next.begin()->second;
      next.erase(next.begin());
      when[row] = static_cast<number>(order.size());
      order.push_back(row);
      for (number const other : meets[row]) {
        met.push_back(other);
        next.erase({meets[other].size(), other});
        meets[other].erase(row);
      }
      for (number const other : meets[row])
        for (number const third : meets[row])
          if (third != other) meets[other].insert(third);
      for (number const other : meets[row]) next.emplace(meets[other].size(), other);
      met_begin.push_back(static_cast<number>(met.size()));
    }
  }
  // The place of the pair of two rows.
  number place_of(number row, number other, std::vector<number> const& when) const {
    if (when[other] < when[row]) std::swap(row, other);
    auto const from = met.begin() + met_begin[when[row]],
               to = met.begin() + met_begin[when[row] + 1];
    return static_cast<number>(std::find(from, to, other) - met.begin());
  }
  void find_shared(std::vector<number> const& when) {
    for (auto const& entries : by_coordinate())
      for (auto const& [row, e] : entries)
        for (auto const& [other, f] : entries)
          if (when[row] < when[other])
            shared.push_back({place_of(row, other, when), e, f, coordinate[e]});
    std::sort(shared.begin(), shared.end(),
              [](auto const& a, auto const& b) { return a.place < b.place; });
  }
  void find_changed(std::vector<number> const& when) {
    for (std::size_t k = 0; k < rows(); ++k)
      for (number i = met_begin[k]; i < met_begin[k + 1]; ++i)
        for (number j = i + 1; j < met_begin[k + 1]; ++j)
          changed.push_back(place_of(met[i], met[j], when));
  }
};

/// The equations for multipliers, as those of `dense_factors`, where few rows meet.
template <class T>
class sparse_factors {
  sparse_pattern const* pattern_ = nullptr;
  std::vector<T> diagonal_, before_, above_, below_;

public:
  using multipliers = std::vector<T>;

  sparse_factors() = default;
  explicit sparse_factors(sparse_pattern const& pattern)
      : pattern_(&pattern),
        diagonal_(pattern.rows()),
        before_(pattern.rows()),
        above_(pattern.met.size()),
        below_(pattern.met.size()) {}

  /// Makes the matrix of two sets of gradients.
  template <class Rows, class InverseMasses>
  void assemble(Rows const& a, Rows const& b, InverseMasses const& inverse_masses) {
    auto const& p = *pattern_;
    std::fill(above_.begin(), above_.end(), T(0));
    std::fill(below_.begin(), below_.end(), T(0));
    for (std::size_t row = 0; row < p.rows(); ++row) {
      T sum(0);
      for (std::size_t e = p.begin[row]; e < p.begin[row + 1]; ++e)
        sum += a.slope[e] * b.slope[e] * inverse_masses.of_coordinate(p.coordinate[e]);
      diagonal_[row] = a.skipped[row] != 0 ? T(1) : sum;
    }
    for (auto const& [place, first, second, coordinate] : p.shared) {
      T const inverse_mass = inverse_masses.of_coordinate(coordinate);
      above_[place] += a.slope[first] * b.slope[second] * inverse_mass;
      below_[place] += a.slope[second] * b.slope[first] * inverse_mass;
    }
    before_ = diagonal_;
  }
  [[nodiscard]] long factorise() {
    auto const& p = *pattern_;
    std::size_t change = 0;
    for (std::size_t k = 0; k < p.rows(); ++k) {
      auto const row = p.order[k];
      if (!detail::is_left(diagonal_[row], before_[row])) return static_cast<long>(row);
      T const inverse = T(1) / diagonal_[row];
      diagonal_[row] = inverse;
      std::size_t const first = p.met_begin[k], last = p.met_begin[k + 1];
      for (std::size_t i = first; i < last; ++i) below_[i] *= inverse;
      for (std::size_t i = first; i < last; ++i) {
        diagonal_[p.met[i]] -= below_[i] * above_[i];
        for (std::size_t j = i + 1; j < last; ++j) {
          std::size_t const place = p.changed[change++];
          // Row i by column j, and row j by column i, in the pair's own order.
          bool const in_order = is_first(p.met[i], place);
          (in_order ? above_ : below_)[place] -= below_[i] * above_[j];
          (in_order ? below_ : above_)[place] -= below_[j] * above_[i];
        }
      }
    }
    return no_row;
  }
  void solve(multipliers& x) const {
    auto const& p = *pattern_;
    for (std::size_t k = 0; k < p.rows(); ++k)
      for (std::size_t i = p.met_begin[k]; i < p.met_begin[k + 1]; ++i)
        x[p.met[i]] -= below_[i] * x[p.order[k]];
    for (std::size_t k = p.rows(); k-- > 0;) {
      T sum = x[p.order[k]];
      for (std::size_t i = p.met_begin[k]; i < p.met_begin[k + 1]; ++i)
        sum -= above_[i] * x[p.met[i]];
      x[p.order[k]] = sum * diagonal_[p.order[k]];
    }
  }

private:
  // Whether a row is the first of a pair to be eliminated: the pair's place has the other.
  bool is_first(std::size_t row, std::size_t place) const { return pattern_->met[place] != row; }
};

/// The values and gradients of rows of a pattern.
template <class T>
class sparse_rows {
  sparse_pattern const* pattern_ = nullptr;
  mutable std::vector<T> change_;

public:
  using number = T;
  using multipliers = std::vector<T>;
  using factors = sparse_factors<T>;

  multipliers value;
  std::vector<T> slope;
  std::vector<char> skipped;

  sparse_rows() = default;
  explicit sparse_rows(sparse_pattern const& pattern)
      : pattern_(&pattern),
        value(pattern.rows()),
        slope(pattern.coordinate.size()),
        skipped(pattern.rows()) {}

  std::size_t size() const { return value.size(); }
  void add_derivative(std::size_t row, std::size_t k, std::size_t, T const& derivative) {
    slope[pattern_->begin[row] + k] += derivative;
  }
  void skip(std::size_t row) {
    value[row] = T(0);
    skipped[row] = 1;
  }
  void clear() {
    std::fill(slope.begin(), slope.end(), T(0));
    std::fill(skipped.begin(), skipped.end(), char(0));
  }
  void clear_row(std::size_t row) {
    skipped[row] = 0;
    for (std::size_t e = pattern_->begin[row]; e < pattern_->begin[row + 1]; ++e) slope[e] = T(0);
  }

  template <class V>
  T along(std::size_t row, V const& v) const {
    T sum(0);
    each_of(row, [&](std::size_t e, std::size_t c) { sum += slope[e] * detail::coordinate(v, c); });
    return sum;
  }
  bool is_number(std::size_t row) const {
    bool all = unitstep::is_finite(value[row]);
    each_of(row, [&](std::size_t e, std::size_t) { all = all && unitstep::is_finite(slope[e]); });
    return all;
  }
  T steepest(std::size_t row) const {
    T most(0);
    each_of(row, [&](std::size_t e, std::size_t) {
      if (most < detail::size_of(slope[e])) most = detail::size_of(slope[e]);
    });
    return most;
  }
  template <class X, class InverseMasses, class Seen = ignore_moves>
  void subtract_impulses(X& x, InverseMasses const& inverse_masses, multipliers const& by,
                         T const& s, Seen&& seen = {}) const {
    change_.assign(x.size(), T(0));
    for (std::size_t row = 0; row < size(); ++row)
      each_of(row, [&](std::size_t e, std::size_t c) { change_[c] += slope[e] * by[row]; });
    for (std::size_t c = 0; c < change_.size(); ++c) {
      T const change = inverse_masses.of_coordinate(c) * change_[c] * s;
      x[c] -= change;
      seen(c, change);
    }
  }
  template <class X, class InverseMasses>
  void subtract_impulse(X& x, InverseMasses const& inverse_masses, std::size_t row,
                        T const& by) const {
    each_of(row, [&](std::size_t e, std::size_t c) {
      detail::coordinate(x, c) -= inverse_masses.of_coordinate(c) * slope[e] * by;
    });
  }
  template <class InverseMasses>
  T coupling(std::size_t row, std::size_t other, InverseMasses const& inverse_masses) const {
    T sum(0);
    std::size_t const shift = pattern_->begin[other] - pattern_->begin[row];
    each_of(row, [&](std::size_t e, std::size_t c) {
      sum += slope[e] * slope[e + shift] * inverse_masses.of_coordinate(c);
    });
    return sum;
  }

private:
  template <class F>
  void each_of(std::size_t row, F const& f) const {
    for (std::size_t e = pattern_->begin[row]; e < pattern_->begin[row + 1]; ++e)
      f(e, pattern_->coordinate[e]);
  }
};

/// The constraints on vectors: their pattern, and the arrays in which their equations are solved.
template <class T>
class sparse_system {
public:
  using rows = sparse_rows<T>;

private:
  std::shared_ptr<sparse_pattern const> pattern_;
  mutable storage_for_rows<rows> storage_;

public:
  explicit sparse_system(std::shared_ptr<sparse_pattern const> pattern)
      : pattern_(std::move(pattern)),
        storage_{rows(*pattern_), rows(*pattern_), sparse_factors<T>(*pattern_),
                 std::vector<T>(pattern_->rows()), std::vector<T>(pattern_->rows())} {}

  storage_for_rows<rows>& storage() const { return storage_; }

  template <class InverseMasses>
  void require_as_many_bodies(InverseMasses const& inverse_masses, std::size_t bodies) const {
    if constexpr (requires { inverse_masses.of_body.size(); })
      if (inverse_masses.of_body.size() != bodies)
        fail_lengths<std::domain_error>("the state", bodies, "the mass",
                                        inverse_masses.of_body.size());
  }
};

template <class X, class T, class... Raw>
  requires (!bodies_of<X>::known_at_compile_time)
struct system_of<X, T, Raw...> {
  static constexpr bool is_there = true;
  using type = sparse_system<T>;
  static type of(std::tuple<Raw...> const& all) {
    auto pattern = std::make_shared<sparse_pattern>();
    auto const add = [&](auto const& one) {
      for (std::size_t row = 0; row < one.rows; ++row) pattern->add(one);
    };
    std::apply(
        [&](auto const&... given) {
          auto const each = [&](auto const& c) {
            if constexpr (requires { c.rows; })
              add(c);
            else
              for (auto const& one : c) add(one);
          };
          (each(given), ...);
        },
        all);
    pattern->finish();
    return type(std::move(pattern));
  }
};

}  // namespace unitstep::detail
