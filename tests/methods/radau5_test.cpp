// SPDX-License-Identifier: BSL-1.0
// deep: takes the compiler seconds
#include <type_traits>
#include <unitstep/drive/integrate.hpp>
#include <unitstep/methods/radau5.hpp>

#include "support/implicit.hpp"
#include "support/laws.hpp"
#include "support/twins.hpp"
#include "support/typed.hpp"

namespace {

using laws::rational;
using unitstep::radau5;
using exact = laws::surd<6>;
namespace detail = unitstep::detail;

// The tableau of Radau IIA, in exact numbers.
constexpr exact r{rational(0), rational(1)};
constexpr laws::tableau<exact, 3> radau{
    {{{{(88 - 7 * r) / 360, (296 - 169 * r) / 1800, (3 * r - 2) / 225}},
      {{(296 + 169 * r) / 1800, (88 + 7 * r) / 360, (-3 * r - 2) / 225}},
      {{(16 - r) / 36, (16 + r) / 36, exact(rational(1, 9))}}}},
    {(16 - r) / 36, (16 + r) / 36, exact(rational(1, 9))},
    {(4 - r) / 10, (4 + r) / 10, exact(1)}};
static_assert(laws::order_of_collocation(radau) == radau5::order);
static_assert(!laws::keeps_areas(radau) && !radau5::symplectic);
static_assert(laws::is_a_stable(radau) && laws::is_l_stable(radau));
// |Q|^2 - |P|^2 = y^6 / 3600 on the imaginary axis.
constexpr auto gap = laws::determinant_of(radau, false).on_the_imaginary_axis() -
                     laws::determinant_of(radau, true).on_the_imaginary_axis();
static_assert(gap.of[0] == exact(0) && gap.of[1] == exact(0) && gap.of[2] == exact(0) &&
              gap.of[3] == exact(rational(1, 3600)));
// With another weight none of this holds.
constexpr laws::tableau<exact, 3> broken{
    radau.a, {(16 + r) / 36, (16 - r) / 36, exact(rational(1, 9))}, radau.c};
static_assert(laws::order_of_collocation(broken) < 2 && !laws::is_l_stable(broken));

// The method uses the inverse of A, whose eigenvalues are those of the table: exactly, by the polynomial, and up to
// rounding in doubles.
constexpr bool inverts() {
  auto const m = detail::radau5_table::inverse(r);
  for (std::size_t i = 0; i < 3; ++i)
    for (std::size_t j = 0; j < 3; ++j) {
      exact sum(0);
      for (std::size_t k = 0; k < 3; ++k) sum += m[i][k] * radau.a[k][j];
      if (!(sum == exact(i == j ? 1 : 0))) return false;
    }
  // 1 / det A = 60, and Q = 1 - 3/5 z + 3/20 z^2 - z^3 / 60 reversed.
  auto const q = laws::determinant_of(radau, false);
  return q.of[1] == exact(rational(-3, 5)) && q.of[2] == exact(rational(3, 20)) &&
         q.of[3] == exact(rational(-1, 60));
}
static_assert(inverts());
constexpr auto const& table = detail::numbers_of<detail::radau5_table, double>;
constexpr auto cubic = [](auto x) { return ((x - 9) * x + 36) * x - 60; };
constexpr auto at_pair = [] {
  using c = detail::complex<double>;
  c const x = table.pair[0];
  return ((x - c(9)) * x + c(36)) * x - c(60);
}();
static_assert(laws::size(cubic(table.real[0])) < 1e-13 && laws::size(at_pair.re) < 1e-13 &&
              laws::size(at_pair.im) < 1e-13);
constexpr double largest_error_of_rows() {
  auto const m = detail::radau5_table::inverse(unitstep::math::sqrt(6.0));
  double largest = 0;
  for (std::size_t j = 0; j < 3; ++j) {
    double image[3] = {}, one[3] = {};
    for (std::size_t i = 0; i < 3; ++i)
      for (std::size_t k = 0; k < 3; ++k) {
        image[i] += table.to[i][k] * m[k][j];
        one[i] += table.to[i][k] * table.back[k][j];
      }
    auto const& l = table.to;
    auto const p = table.pair[0];
    for (double const e :
         {image[0] - table.real[0] * l[0][j], image[1] - (p.re * l[1][j] - p.im * l[2][j]),
          image[2] - (p.re * l[2][j] + p.im * l[1][j]), one[j] - 1})
      largest = laws::larger(largest, laws::size(e));
  }
  return largest;
}
static_assert(largest_error_of_rows() < 1e-14);

// The error estimate is that of order 3: with the shares e_i and the rates f at the start, the method solves for h
// times f minus the rates of the polynomial; t, t^2 and t^3 are differentiated at 0.
constexpr bool estimates_third_order() {
  exact const share[] = {(-13 - 7 * r) / 3, (7 * r - 13) / 3, exact(rational(-1, 3))};
  for (int k = 1; k <= 4; ++k) {
    exact sum(k == 1 ? 1 : 0);
    for (std::size_t i = 0; i < 3; ++i) sum += share[i] * laws::power(radau.c[i], k);
    if ((sum == exact(0)) != (k <= 3)) return false;
  }
  return true;
}
static_assert(estimates_third_order() && radau5::error_order == 3);

static_assert(laws::steps_quantities_of<radau5, double>());

// The polynomial within a step is of third degree and meets both ends.
using unitstep::motion;
constexpr detail::radau_dense_output<motion<double, double>> path{
    {1, 2}, {{{{0.5, 1.0}}, {{0.25, -1.0}}, {{2.0, 3.0}}}}};
static_assert(path(0.0) == motion<double, double>{1, 2});
static_assert(laws::size(path(1.0).position - 3) < 1e-15 &&
              laws::size(path(table.nodes[1]).position - 1.25) < 1e-15);

TEST(radau5, has_its_order_on_the_trees) {
  EXPECT_LT((laws::residual_of_states<radau5, 1, 5>()), 1e-14);
  EXPECT_GT((laws::residual_of_states<radau5, 6, 6>()), 1e-5);
}
TEST(radau5, shows_its_order) {
  EXPECT_TRUE(laws::shows_its_order(radau5{}, 4));
  EXPECT_TRUE(laws::shows_its_order_when_damped(radau5{}, 4));
  EXPECT_TRUE(laws::shows_its_order_with_changing_steps(radau5{}, 2));
}
TEST(radau5, does_not_keep_the_angular_momentum) {
  EXPECT_GT(laws::momentum_error(radau5{}, 0.05, 1000), 1e-9);
  EXPECT_FALSE(laws::is_reversible<radau5>() || radau5::reversible);
}
TEST(radau5, forgets_what_is_damped_infinitely_fast) {
  auto const fast = [](auto const& y, auto const&) { return y * -1e12; };
  double const left = radau5{}.step(unitstep::vec<double, 1>{1.0}, fast, 0.0, 1.0)[0];
  EXPECT_LT(std::fabs(left), 1e-11);
}

// For an orbit the constant evaluator manages only a few steps, where other methods take a whole one.
constexpr auto few_steps(laws::planar<double> const& at) {
  return laws::run(radau5{}, at, laws::henon_heiles{}, 0.25, 8);
}
constexpr auto compiled = few_steps(laws::orbit_start);
// From rest under a pull and a drag of |v|^(n - 1) v. With n = 1 the velocity after 1 is pull (1 - 1/e). With n = 3/2 the
// rates are those of a product of roots.
TEST(radau5, starts_at_rest_under_a_drag_with_any_power) {
  auto const falls = [](double pull, double power, double from) {
    auto const drag = [=](auto const& s, auto const&) {
      using number = std::remove_cvref_t<decltype(s.velocity)>;
      return pull -
             s.velocity * unitstep::math::pow(unitstep::magnitude(s.velocity), number(power));
    };
    return unitstep::integrate(radau5{}, unitstep::motion{from, 0.0}, drag, 0.125, 8);
  };
  auto const by_roots = [](auto const& s, auto const&) {
    return 10 - s.velocity * unitstep::math::sqrt(unitstep::magnitude(s.velocity));
  };
  double const due = 10 * (1 - 0.36787944117144233);
  for (double const pull : {10.0, -10.0})
    for (double const from : {0.0, 1e6})
      EXPECT_NEAR(falls(pull, 0.0, from).velocity, pull / 10 * due, 1e-7);
  auto const root = unitstep::integrate(radau5{}, unitstep::motion{0.0, 0.0}, by_roots, 0.125, 8);
  EXPECT_NEAR(falls(10, 0.5, 0).velocity, root.velocity, 1e-12);
  EXPECT_NEAR(falls(10, 0.5, 0).position, root.position, 1e-12);
}

TEST(radau5, takes_the_compilers_steps) {
  auto at = laws::orbit_start;
  at.position.x = laws::opaque(at.position.x);
  EXPECT_EQ(few_steps(at), compiled);
}

}  // namespace
