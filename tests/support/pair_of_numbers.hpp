// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <cstddef>

namespace laws {

/// A vector with only the members that vectors of run-time length have.
struct pair_of_numbers {
  std::array<double, 2> n{};

  static constexpr pair_of_numbers beside(pair_of_numbers const&) { return {}; }
  static constexpr std::size_t length() { return 2; }
  constexpr double& operator[](std::size_t i) { return n.at(i); }
  constexpr double const& operator[](std::size_t i) const { return n.at(i); }
  friend constexpr pair_of_numbers operator+(pair_of_numbers const& a, pair_of_numbers const& b) {
    return {{a.n[0] + b.n[0], a.n[1] + b.n[1]}};
  }
  friend constexpr pair_of_numbers operator-(pair_of_numbers const& a, pair_of_numbers const& b) {
    return {{a.n[0] - b.n[0], a.n[1] - b.n[1]}};
  }
  friend constexpr pair_of_numbers operator*(pair_of_numbers const& a, double s) {
    return {{a.n[0] * s, a.n[1] * s}};
  }
};

}  // namespace laws
