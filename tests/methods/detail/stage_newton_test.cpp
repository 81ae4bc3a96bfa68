// SPDX-License-Identifier: BSL-1.0
#include <unitstep/methods/collocation.hpp>

#include <gtest/gtest.h>

#include <array>
#include <cstddef>
#include <stdexcept>
#include <unitstep/methods/radau5.hpp>

#include "support/pair_of_numbers.hpp"
#include "support/rational.hpp"

namespace {

using namespace unitstep::detail;
using laws::pair_of_numbers;
using unitstep::collocation_numbers;

template <std::size_t n>
using square = std::array<std::array<double, n>, n>;

/// Two real eigenvalues, 2 and 3, with the rows (1, -1) and (0, 1).
struct two_real {
  static constexpr std::size_t stages = 2, real_eigenvalues = 2;
  static constexpr square<2> inverse{{{2, 1}, {0, 3}}};
  template <class T>
  static constexpr collocation_numbers<T, 2, 2> numbers() {
    return {{}, {}, {2, 3}, {}, {{{1, -1}, {0, 1}}}, {{{1, 1}, {0, 1}}}};
  }
};
/// Two pairs, 1 + 2 i and 3 + i, each in two rows of its own.
struct two_pairs {
  static constexpr std::size_t stages = 4, real_eigenvalues = 0;
  static constexpr square<4> inverse{{{1, -2, 0, 0}, {2, 1, 0, 0}, {0, 0, 3, -1}, {0, 0, 1, 3}}};
  template <class T>
  static constexpr collocation_numbers<T, 4, 0> numbers() {
    square<4> const one{{{1, 0, 0, 0}, {0, 1, 0, 0}, {0, 0, 1, 0}, {0, 0, 0, 1}}};
    return {{}, {}, {}, {{{1, 2}, {3, 1}}}, one, one};
  }
};
struct of_radau5 : radau5_table {
  static constexpr square<3> inverse = radau5_table::inverse(unitstep::math::sqrt(6.0));
};

// A correction d of stages z with the rates r solves, in every stage, A^-1 (z + d) / h - J d = r.
template <class Table>
constexpr double farthest_off() {
  constexpr std::size_t stages = Table::stages;
  using vector = state_vector<double, 2>;
  using whole = band<2, 2>;
  matrix<double, 2, whole> j{};
  j.a = {{{0.5, -2}, {3, 1.25}}};
  double const h = 0.25;
  stage_matrices<Table, double, 2, whole> newton{};
  if (!newton.make(j, h, vector{})) return 1;
  std::array<vector, stages> w{}, rates{};
  for (std::size_t s = 0; s < stages; ++s) {
    double const k = static_cast<double>(s);
    w[s] = {{1 + k, 2 - k * k}};
    rates[s] = {{3 - k, 5 + 2 * k}};
  }
  auto change = rates;
  newton.correct(w, change, h);
  constexpr auto numbers = Table::template numbers<double>();
  auto const z = times(numbers.back, w, newton.all_stages),
             d = times(numbers.back, change, newton.all_stages);
  double most = 0;
  for (std::size_t s = 0; s < stages; ++s)
    for (std::size_t i = 0; i < 2; ++i) {
      double left = -rates[s].n[i] - (j.a[i][0] * d[s].n[0] + j.a[i][1] * d[s].n[1]);
      for (std::size_t k = 0; k < stages; ++k)
        left += Table::inverse[s][k] * (z[k].n[i] + d[k].n[i]) / h;
      most = left > most ? left : -left > most ? -left : most;
    }
  return most;
}
static_assert(farthest_off<two_real>() < 1e-12 && farthest_off<two_pairs>() < 1e-12 &&
              farthest_off<of_radau5>() < 1e-12);

// A singular matrix is reported: 2 / h = 8 is an eigenvalue of one, 3 / h of the other.
constexpr bool is_made(double entry) {
  matrix<double, 1, band<1, 1>> j{};
  j.a = {{{entry}}};
  return stage_matrices<two_real, double, 1, band<1, 1>>{}.make(j, 0.25, {});
}
static_assert(!is_made(8) && !is_made(12) && is_made(10));

// |y| + |z| + |h| (|f| + sum of |J y|) / (1 + |h J_ii|): 1 + 3 + 2 (1 + 5) / 3 and 2 + 4 + 2 (9 + 13) / 11; for a band
// only its entries count.
constexpr auto sizes() {
  matrix<double, 2, band<2, 2>> j{};
  j.a = {{{1, -2}, {3, 5}}};
  return rounding_sizes<double, 2>({{1, -2}}, {{3, 4}}, {{-1, 9}}, j, -2.0);
}
static_assert(sizes().n[0] == 8 && sizes().n[1] == 10);
constexpr auto sizes_of_a_band() {
  matrix<double, 3, band<0, 1>> j{};
  j.a = {{{1, 2}, {3, 4}, {7, 100}}};
  return rounding_sizes<double, 3>({{1, 1, 2}}, {{0, 0, 7}}, {{1, 1, 2}}, j, 1.0);
}
static_assert(sizes_of_a_band().n[0] == 3 && sizes_of_a_band().n[1] == 4 &&
              sizes_of_a_band().n[2] == 11);
// A number that is zero and stays zero has no size.
static_assert(
    rounding_sizes<double, 1>({{0}}, {{0}}, {{0}}, matrix<double, 1, band<1, 1>>{}, 1.0).n[0] == 0);

// (11 + 2 i) / 25 = (1 + 2 i) / (3 + 4 i), however large the divisor is, and its twin (11 - 2 i) / 25 = (2 + i) / (4 + 3 i).
constexpr bool is_near(double x, double due) { return x / due - 1 < 1e-15 && 1 - x / due < 1e-15; }
constexpr bool divides(double size) {
  complex<double> const p = complex<double>(1, 2) / complex<double>(3 * size, 4 * size),
                        q = complex<double>(2, 1) / complex<double>(4 * size, 3 * size);
  return is_near(p.re * size, 0.44) && is_near(p.im * size, 0.08) && is_near(q.re * size, 0.44) &&
         is_near(q.im * size, -0.08);
}
static_assert(divides(1) && divides(0x1p1000) && divides(-0x1p-1000));

TEST(StageNewton, SolvesPairsOfRowsOfAnyLength) {
  matrix<double, 2, band<2, 2>> j{};
  j.a = {{{0.5, -2}, {3, 1.25}}};
  lu<complex<double>, 2, band<2, 2>> m{};
  ASSERT_TRUE(m.factorise(j, complex<double>(4, 8), state_vector<double, 2>{}));
  state_vector<double, 2> r{{1, 2}}, s{{3, 5}};
  solve_pair(m, r, s, state_vector<double, 2>{{7, 11}}, state_vector<double, 2>{{13, 17}}, 4.0,
             8.0);
  pair_of_numbers x{{1, 2}}, y{{3, 5}};
  solve_pair(m, x, y, pair_of_numbers{{7, 11}}, pair_of_numbers{{13, 17}}, 4.0, 8.0);
  for (std::size_t i = 0; i < 2; ++i) {
    EXPECT_NEAR(x[i], r[i], 1e-14);
    EXPECT_NEAR(y[i], s[i], 1e-14);
  }
}

/// Two decaying numbers, the second with its square and the time in its rate; calls are counted.
struct falling {
  using vector_type = state_vector<double, 2>;
  using band = unitstep::detail::band<2, 2>;
  using matrix_type = matrix<double, 2, band>;
  static constexpr std::size_t n = 2;
  static constexpr bool is_long = false;
  bool bent = false, torn = false;
  int* rates_asked;
  int* jacobians_asked;
  double* first;  // of the first Jacobian: the time, and the sizes

  constexpr vector_type rates(vector_type const& y, double t) const {
    ++*rates_asked;
    if (torn) return {{-y.n[0], *rates_asked % 2 == 0 ? 1000.0 : -1000.0}};
    return {{-y.n[0], (bent ? -y.n[1] * y.n[1] : -2 * y.n[1]) + t}};
  }
  constexpr void by_state(vector_type const& y, double t, vector_type const&,
                          vector_type const& size, double, matrix_type& j) const {
    if ((*jacobians_asked)++ == 0) first[0] = t, first[1] = size.n[0], first[2] = size.n[1];
    j.a = {{{-1, 0}, {0, bent ? -(y.n[1] + y.n[1]) : -2}}};
  }
};
struct outcome {
  state_vector<double, 2> end;
  int rates = 0, jacobians = 0;
  double first[3] = {};
};
constexpr outcome stepped(bool bent, double dt, bool torn = false) {
  outcome made{};
  falling const system{bent, torn, &made.rates, &made.jacobians, made.first};
  made.end = stages_by_newton<radau5_table>(state_vector<double, 2>{{1, 3}}, system, 5.0, dt);
  return made;
}
// A linear system is solved by the first correction, and the second shows that: the first number is 1 / e to the order
// of Pade's approximation (1 + 2 z / 5 + z^2 / 20) / (1 - 3 z / 5 + 3 z^2 / 20 - z^3 / 60).
constexpr outcome straight = stepped(false, 1);
static_assert(straight.rates == 2 * 3 && straight.jacobians == 1);
constexpr double pade = (1 - 2.0 / 5 + 1.0 / 20) / (1 + 3.0 / 5 + 3.0 / 20 + 1.0 / 60);
static_assert(straight.end.n[0] - pade < 1e-15 && pade - straight.end.n[0] < 1e-15);
// A step of length zero moves nothing and calls nothing.
static_assert(stepped(true, 0).rates == 0 && stepped(true, 0).end.n[1] == 3);

// A nonlinear system needs a few more, with one Jacobian as long as corrections shrink tenfold, else a new one.
constexpr outcome bent_little = stepped(true, 1.0 / 64), bent_far = stepped(true, 2);
static_assert(bent_little.rates == 3 * 5 && bent_little.jacobians == 1);
static_assert(bent_far.rates == 3 * 15 && bent_far.jacobians == 2);
// The Jacobian is taken at the end of the step; the size of a number is the number plus its change.
static_assert(bent_far.first[0] == 7 && bent_far.first[1] == 1 + 2 && bent_far.first[2] == 3 + 4);

// In fractions the iteration ends when no stage moves any more. An exact result of one correction shows this at the
// next one, and each uses a Jacobian; also if only the first or only the second eigendirection moves.
struct two_real_in_fractions : two_real {
  static constexpr char const* name = "two_real_in_fractions";
  template <class T>
  static constexpr collocation_numbers<T, 2, 2> numbers() {
    T const o(0), i(1);
    return {{o, i}, {o, i}, {T(2), T(3)}, {}, {{{i, -i}, {o, i}}}, {{{i, i}, {o, i}}}};
  }
};
struct given_by_time {
  using number = laws::rational;
  using vector_type = state_vector<number, 1>;
  using band = unitstep::detail::band<1, 1>;
  using matrix_type = matrix<number, 1, band>;
  static constexpr std::size_t n = 1;
  static constexpr bool is_long = false;
  number at_start, at_end;
  int* rates_asked;
  int* jacobians_asked;

  constexpr vector_type rates(vector_type const&, number const& t) const {
    ++*rates_asked;
    return {{t == number(0) ? at_start : at_end}};
  }
  constexpr void by_state(vector_type const&, number const&, vector_type const&, vector_type const&,
                          number const&, matrix_type& j) const {
    ++*jacobians_asked;
    j.a[0][0] = number(0);
  }
};
// The stages solve 2 z_0 + z_1 = f_0 and 3 z_1 = f_1, and the last is the end of the step.
constexpr bool ends_after_two(int at_start, int at_end) {
  using number = laws::rational;
  int rates = 0, jacobians = 0;
  given_by_time const system{number(at_start), number(at_end), &rates, &jacobians};
  auto const end = stages_by_newton<two_real_in_fractions>(state_vector<number, 1>{{number(5)}},
                                                           system, number(0), number(1));
  return end.n[0] == number(5) + number(at_end) / number(3) && rates == 4 && jacobians == 2;
}
static_assert(ends_after_two(7, 2) && ends_after_two(1, 1) && ends_after_two(1, 0));

// A rate that alternates between two values leaves a correction that never shrinks.
TEST(StageNewton, SaysWhichNumberIsTheFarthestOff) {
  try {
    static_cast<void>(stepped(false, 0.25, true));
    FAIL();
  } catch (std::runtime_error const& error) {
    EXPECT_STREQ(
        error.what(),
        "unitstep: radau5: Newton's method does not converge at time 5 with a step of 0.25, "
        "number 1 of the state (from 0) the farthest off");
  }
}

}  // namespace
