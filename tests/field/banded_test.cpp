// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <array>
#include <boost/units/systems/si.hpp>
#include <cmath>
#include <memory>
#include <unitstep/drive/integrate.hpp>
#include <unitstep/drive/tolerance.hpp>
#include <unitstep/field/banded.hpp>
#include <unitstep/methods/collocation.hpp>
#include <unitstep/methods/implicit_euler.hpp>
#include <unitstep/methods/radau5.hpp>
#include <unitstep/methods/rodas5p.hpp>

namespace {

namespace si = boost::units::si;
using boost::units::quantity;
using unitstep::banded;

/// A rod of cells at zero kelvin at both ends, each next to two others.
template <std::size_t n>
struct rod {
  std::array<quantity<si::temperature>, n> cell;
};
struct conduction {
  long* calls;
  template <std::size_t n, class Time>
  constexpr auto operator()(rod<n> const& r, Time const&) const {
    ++*calls;
    auto const rate = 1.0 / si::second;
    std::array<decltype(rate * r.cell[0]), n> dt{};
    for (std::size_t i = 0; i < n; ++i) {
      auto sum = -2.0 * r.cell[i];
      if (i > 0) sum += r.cell[i - 1];
      if (i + 1 < n) sum += r.cell[i + 1];
      dt[i] = rate * sum;
    }
    return unitstep::rates{dt};
  }
};

// The slowest wave of the rod decays by exp(-(2 - 2 cos(pi / (n + 1))) t).
template <std::size_t n>
rod<n> wave() {
  rod<n> r{};
  for (std::size_t i = 0; i < n; ++i)
    r.cell[i] = std::sin(3.14159265358979323846 * double(i + 1) / (n + 1)) * si::kelvin;
  return r;
}
template <std::size_t n>
double left(double t) {
  return std::exp(-(2 - 2 * std::cos(3.14159265358979323846 / (n + 1))) * t);
}

static_assert(unitstep::detail::is_banded<decltype(banded<1>(conduction{}))> &&
              !unitstep::detail::is_banded<conduction>);

template <class Method, std::size_t n>
void expect_the_wave(Method const& method, long most_calls) {
  long calls = 0;
  auto const start = wave<n>();
  rod<n> allowed{};
  for (auto& a : allowed.cell) a = 1e-9 * si::kelvin;
  double const t = 0.05 * double(n) * double(n);
  auto const end = unitstep::integrate(method, start, banded<1>(conduction{&calls}),
                                       unitstep::tolerance{allowed, 1e-7}, t * si::second);
  for (std::size_t i = 0; i < n; i += n / 7)
    EXPECT_NEAR(end.cell[i].value(), left<n>(t) * start.cell[i].value(), 1e-6);
  EXPECT_LT(calls, most_calls);
  EXPECT_GT(calls, 30);
}
// A Jacobian takes three columns for any length: 500 cells need as many calls as 50, and the cost is proportional to
// the cells.
TEST(banded, costs_in_proportion_to_the_length) {
  expect_the_wave<unitstep::radau5, 50>({}, 100);
  expect_the_wave<unitstep::radau5, 500>({}, 100);
  expect_the_wave<unitstep::rodas5p, 50>({}, 100);
  expect_the_wave<unitstep::rodas5p, 500>({}, 100);
}

// Without a band every cell is its own column.
TEST(banded, spares_a_column_for_each_cell) {
  long narrow = 0, whole = 0;
  auto const run = [](auto const& field) {
    return unitstep::integrate(unitstep::radau5{}, wave<50>(), field, 2.0 * si::second, 4);
  };
  auto const same = run(banded<1>(conduction{&narrow})), due = run(conduction{&whole});
  for (std::size_t i = 0; i < 50; ++i)
    EXPECT_NEAR(same.cell[i].value(), due.cell[i].value(), 1e-12);
  // The calls for each Jacobian: 50 columns, or three.
  EXPECT_GE(whole - narrow, 4 * 47);
}

// Only the band of the Jacobian is stored: 500 rows of 4 numbers.
using long_band = unitstep::detail::band<1, 1>;
static_assert(sizeof(unitstep::detail::matrix<double, 500, long_band>) == 500 * 4 * sizeof(double));
static_assert(sizeof(unitstep::detail::matrix<double, 3, long_band>) == 9 * sizeof(double));

// The solution with a band is that of the whole matrix, also with exchanged rows.
constexpr bool solves_as_the_whole() {
  using unitstep::detail::band;
  constexpr std::size_t n = 9;
  unitstep::detail::lu<double, n, band<2, 1>> narrow{};
  unitstep::detail::lu<double, n, band<n - 1, n - 1>> whole{};
  static_assert(!narrow.whole && whole.whole);
  unitstep::detail::state_vector<double, n> x{}, y{};
  for (std::size_t i = 0; i < n; ++i) {
    for (std::size_t j = narrow.first(i); j < narrow.end(i); ++j) {
      double const entry = i == j ? 0.25 : 1.0 / double(1 + i * j) + double(i) - 2 * double(j);
      narrow.a[i][j + narrow.shift(i)] = entry;
      whole.a[i][j] = entry;
    }
    x[i] = y[i] = double(i) - 2.5;
  }
  if (!narrow.factorise() || !whole.factorise()) return false;
  narrow.solve(x);
  whole.solve(y);
  return x == y;
}
static_assert(solves_as_the_whole());

/// A number that counts its products.
struct counted {
  double value = 0;
  static inline long products = 0;

  constexpr counted() = default;
  constexpr counted(double v) : value(v) {}
  friend counted operator-(counted a, counted b) { return a.value - b.value; }
  friend counted operator*(counted a, counted b) { return ++products, a.value * b.value; }
  friend counted operator/(counted a, counted b) { return ++products, a.value / b.value; }
  friend bool operator==(counted a, counted b) { return a.value == b.value; }
};
/// The products to factorise the matrix of a rod, and to solve with it.
template <std::size_t n, class Band>
long products() {
  auto const m = std::make_unique<unitstep::detail::lu<counted, n, Band>>();
  unitstep::detail::state_vector<counted, n> x{};
  for (std::size_t i = 0; i < n; ++i) {
    if (i > 0) m->a[i][i - 1 + m->shift(i)] = -1.0;
    m->a[i][i + m->shift(i)] = 3.0;
    if (i + 1 < n) m->a[i][i + 1 + m->shift(i)] = -1.0;
    x[i] = 1.0;
  }
  counted::products = 0;
  EXPECT_TRUE(m->factorise());
  m->solve(x);
  return counted::products;
}
TEST(banded, solves_in_proportion_to_the_length) {
  long const of_50 = products<50, long_band>(), of_500 = products<500, long_band>();
  EXPECT_GT(of_500, 9.9 * double(of_50));
  EXPECT_LT(of_500, 10.2 * double(of_50));
  EXPECT_LT(of_500, 12 * 500);
  // Without a band they grow with the cube.
  long const whole = products<50, unitstep::detail::band<49, 49>>();
  EXPECT_GT(whole, 50 * 50 * 50 / 3);
  EXPECT_GT(whole, 80 * of_50);
}

TEST(banded, changes_nothing_for_a_diagonal) {
  long calls = 0, of_whole = 0;
  auto const decay = [](long* count) {
    return [count](rod<20> const& r, auto) {
      ++*count;
      std::array<decltype(r.cell[0] / (1.0 * si::second)), 20> dt{};
      for (std::size_t i = 0; i < 20; ++i) dt[i] = -double(i) / (1.0 * si::second) * r.cell[i];
      return unitstep::rates{dt};
    };
  };
  auto const start = wave<20>();
  auto const end = unitstep::integrate(unitstep::gauss4{}, start, banded<0>(decay(&calls)),
                                       0.125 * si::second, 8);
  auto const same =
      unitstep::integrate(unitstep::gauss4{}, start, decay(&of_whole), 0.125 * si::second, 8);
  for (std::size_t i = 0; i < 20; ++i)
    EXPECT_NEAR(end.cell[i].value(), same.cell[i].value(), 1e-14);
  EXPECT_LT(calls, of_whole / 2);
}

}  // namespace
