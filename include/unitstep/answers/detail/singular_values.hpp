// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <vector>

/// \file
/// \brief Singular values of a matrix of few columns.

namespace unitstep::detail {

/// The columns of a matrix, turned among themselves until they are at right angles: then their lengths are the singular
/// values. Small ones come out to as many digits as large ones, which eigenvalues of the normal equations would not.
/// Source: M. R. Hestenes, J. SIAM 6, 51 (1958).
struct singular_values {
  std::size_t rows = 0;

  void append(std::vector<double> const& column) { columns_.push_back(column); }
  void decompose() {
    std::size_t const n = columns_.size();
    turned_.assign(n, std::vector<double>(n));
    for (std::size_t k = 0; k < n; ++k) turned_[k][k] = 1;
    bool is_done = false;
    for (int sweep = 0; sweep < 60 && !is_done; ++sweep) {
      is_done = true;
      for (std::size_t i = 0; i + 1 < n; ++i)
        for (std::size_t j = i + 1; j < n; ++j)
          if (turn(i, j)) is_done = false;
    }
    for (auto const& column : columns_) lengths_.push_back(std::sqrt(dot(column, column)));
  }
  [[nodiscard]] double value(std::size_t k) const { return lengths_[k]; }
  [[nodiscard]] double largest() const {
    return lengths_.empty() ? 0 : *std::ranges::max_element(lengths_);
  }
  /// How much of column `j` is in direction `k`.
  [[nodiscard]] double direction(std::size_t k, std::size_t j) const { return turned_[k][j]; }
  /// Row `i` of direction `k`, whose length is the singular value.
  [[nodiscard]] double at(std::size_t k, std::size_t i) const { return columns_[k][i]; }

private:
  static double dot(std::vector<double> const& a, std::vector<double> const& b) {
    double sum = 0;
    for (std::size_t i = 0; i < a.size(); ++i) sum += a[i] * b[i];
    return sum;
  }
  bool turn(std::size_t i, std::size_t j) {
    double const a = dot(columns_[i], columns_[i]), b = dot(columns_[j], columns_[j]);
    double const both = dot(columns_[i], columns_[j]);
    if (!(std::abs(both) > 1e-16 * std::sqrt(a * b))) return false;
    double const z = (b - a) / (2 * both);
    double const t = std::copysign(1 / (std::abs(z) + std::sqrt(1 + z * z)), z);
    double const c = 1 / std::sqrt(1 + t * t), s = c * t;
    auto const rotate = [&](std::vector<double>& x, std::vector<double>& y) {
      for (std::size_t k = 0; k < x.size(); ++k) {
        double const old = x[k];
        x[k] = c * old - s * y[k];
        y[k] = s * old + c * y[k];
      }
    };
    rotate(columns_[i], columns_[j]);
    rotate(turned_[i], turned_[j]);
    return true;
  }

  std::vector<std::vector<double>> columns_, turned_;
  std::vector<double> lengths_;
};

}  // namespace unitstep::detail
