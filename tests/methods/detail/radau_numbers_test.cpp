// SPDX-License-Identifier: BSL-1.0
#include <unitstep/methods/radau5.hpp>

#include <array>
#include <cstddef>

namespace {

using unitstep::detail::radau5_table;

constexpr bool near(double a, double b, double most = 1e-13) {
  return a - b < most && b - a < most;
}
constexpr auto numbers = radau5_table::numbers<double>();
constexpr auto inverse = radau5_table::inverse(unitstep::math::sqrt(6.0));
constexpr auto const& c = numbers.nodes;

// The nodes are the zeros of (10 c^2 - 8 c + 1) (c - 1), in order. The last stage is at the end of the step.
static_assert(near(c[0] + c[1], 0.8) && near(c[0] * c[1], 0.1) && c[0] < c[1] && c[2] == 1);
static_assert(numbers.shares[0] == 0 && numbers.shares[1] == 0 && numbers.shares[2] == 1);

// Collocation integrates powers up to the third exactly: A maps k c^(k - 1) to c^k, so its inverse maps them back.
constexpr bool takes_powers_back() {
  bool all = true;
  for (std::size_t i = 0; i < 3; ++i) {
    double sum[3] = {};
    for (std::size_t j = 0; j < 3; ++j) {
      sum[0] += inverse[i][j] * c[j];
      sum[1] += inverse[i][j] * c[j] * c[j];
      sum[2] += inverse[i][j] * c[j] * c[j] * c[j];
    }
    all = all && near(sum[0], 1) && near(sum[1], 2 * c[i]) && near(sum[2], 3 * c[i] * c[i]);
  }
  return all;
}
static_assert(takes_powers_back());

// Its characteristic polynomial, from the real root and the sum and product of the pair: x^3 - 9 x^2 + 36 x - 60.
constexpr double real = numbers.real[0], re = numbers.pair[0].re, im = numbers.pair[0].im;
static_assert(near(((real - 9) * real + 36) * real, 60) && near(real + 2 * re, 9) && im > 0);
static_assert(near(real * (re * re + im * im), 60, 1e-12));

// In the rows of `to` the inverse of A consists of that root and that pair, and `back` inverts `to`.
constexpr auto product(auto const& a, auto const& b) {
  std::array<std::array<double, 3>, 3> m{};
  for (std::size_t i = 0; i < 3; ++i)
    for (std::size_t j = 0; j < 3; ++j)
      for (std::size_t k = 0; k < 3; ++k) m[i][j] += a[i][k] * b[k][j];
  return m;
}
constexpr bool all_near(auto const& a, auto const& b) {
  bool all = true;
  for (std::size_t i = 0; i < 3; ++i)
    for (std::size_t j = 0; j < 3; ++j) all = all && near(a[i][j], b[i][j]);
  return all;
}
using matrix = std::array<std::array<double, 3>, 3>;
constexpr matrix blocks{{{real, 0, 0}, {0, re, -im}, {0, im, re}}};
constexpr matrix identity{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
static_assert(all_near(product(numbers.to, inverse), product(blocks, numbers.to)));
static_assert(all_near(product(numbers.to, numbers.back), identity));
static_assert(numbers.to[0][2] == 1 && numbers.to[1][2] == 1 && numbers.to[2][2] == 0);
static_assert(!all_near(product(numbers.to, inverse), numbers.to));

static_assert(radau5_table::order == 5 && radau5_table::stages == 3 &&
              radau5_table::real_eigenvalues == 1);
static_assert(!radau5_table::symplectic && !radau5_table::reversible);

}  // namespace
