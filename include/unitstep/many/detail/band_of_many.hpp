// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <array>
#include <cstddef>
#include <unitstep/many/detail/sums.hpp>
#include <unitstep/math/magnitude.hpp>
#include <utility>

namespace unitstep::detail {

/// A square matrix with a band, as long as the run's arrays: each diagonal is one of these, from `Below` under the
/// main one on. Entry (i, j) is number i of diagonal j - i + Below.
template <class T, std::size_t Below, std::size_t Above>
struct band_of_many {
  static constexpr std::size_t width = Below + Above + 1;

  std::array<many<T>, width> diagonal;

  /// A matrix of anything, in the workspace of `other`.
  static band_of_many beside(many<T> const& other) {
    return [&]<std::size_t... I>(std::index_sequence<I...>) {
      return band_of_many{{(static_cast<void>(I), many<T>::beside(other))...}};
    }(std::make_index_sequence<width>{});
  }
  /// How its entries are written: `at[d][i]`.
  std::array<T*, width> numbers() {
    return [&]<std::size_t... I>(std::index_sequence<I...>) {
      return std::array<T*, width>{diagonal[I].numbers()...};
    }(std::make_index_sequence<width>{});
  }
  std::array<T const*, width> data() const {
    return [&]<std::size_t... I>(std::index_sequence<I...>) {
      return std::array<T const*, width>{diagonal[I].data()...};
    }(std::make_index_sequence<width>{});
  }
};

/// The factors of such a matrix, by elimination with row exchange, as `lu` is.
template <class T, std::size_t Below, std::size_t Above>
class lu_of_many {
  // Elimination fills so many diagonals above the main one.
  static constexpr std::size_t reach = Below + Above;
  using factors = band_of_many<T, Below, reach>;

  std::size_t n_;
  factors a_;
  many<T> exchange_;  // the row that was taken for row k lies so many below it

public:
  /// Factors to be made in the workspace of `other`.
  explicit lu_of_many(many<T> const& other)
      : n_(other.size()), a_(factors::beside(other)), exchange_(many<T>::beside(other)) {}

  /// Factorises `shift - J`; false if that is singular.
  [[nodiscard]] bool factorise(band_of_many<T, Below, Above> const& jacobian, T shift) {
    auto const a = a_.numbers();
    auto const j = jacobian.data();
    T* const exchange = exchange_.numbers();
    for (std::size_t d = 0; d < factors::width; ++d)
      for (std::size_t i = 0; i < n_; ++i)
        a[d][i] = (d < Below + Above + 1 ? -j[d][i] : T(0)) + (d == Below ? shift : T(0));
    for (std::size_t k = 0; k < n_; ++k) {
      std::size_t const last = k + Below < n_ ? k + Below + 1 : n_;
      std::size_t const right = k + reach < n_ ? k + reach + 1 : n_;
      std::size_t p = k;
      for (std::size_t r = k + 1; r < last; ++r)
        if (unitstep::magnitude(a[k + Below - r][r]) > unitstep::magnitude(a[k + Below - p][p]))
          p = r;
      exchange[k] = static_cast<T>(p - k);
      if (a[k + Below - p][p] == T(0)) return false;
      if (p != k)
        for (std::size_t c = k; c < right; ++c) std::swap(a[c + Below - p][p], a[c + Below - k][k]);
      T const inverse = T(1) / a[Below][k];
      a[Below][k] = inverse;
      for (std::size_t r = k + 1; r < last; ++r) {
        T const factor = a[k + Below - r][r] * inverse;
        a[k + Below - r][r] = factor;
        for (std::size_t c = k + 1; c < right; ++c)
          a[c + Below - r][r] -= factor * a[c + Below - k][k];
      }
    }
    return true;
  }

  /// Makes the solution of a right side that nobody else has a share in.
  void solve(many<T>& right_side) const {
    auto const a = a_.data();
    T const* const exchange = exchange_.data();
    T* const x = right_side.numbers();
    for (std::size_t k = 0; k < n_; ++k) {
      std::size_t const last = k + Below < n_ ? k + Below + 1 : n_;
      std::size_t const p = k + static_cast<std::size_t>(exchange[k]);
      T const here = x[p];
      x[p] = x[k];
      x[k] = here;
      for (std::size_t r = k + 1; r < last; ++r) x[r] -= a[k + Below - r][r] * here;
    }
    for (std::size_t k = n_; k-- > 0;) {
      std::size_t const right = k + reach < n_ ? k + reach + 1 : n_;
      T sum = x[k];
      for (std::size_t c = k + 1; c < right; ++c) sum -= a[c + Below - k][k] * x[c];
      x[k] = sum * a[Below][k];
    }
  }
};

}  // namespace unitstep::detail
