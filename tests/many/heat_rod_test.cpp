// SPDX-License-Identifier: BSL-1.0
// deep: takes the processor seconds
// A rod of 100,000 cells that conducts heat: its fastest rate is 4e10 per second, its slowest ten.
#include <gtest/gtest.h>

#include <array>
#include <boost/units/systems/si.hpp>
#include <numbers>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <unitstep/many/vectors.hpp>
#include <unitstep/unitstep.hpp>
#include <vector>

namespace {

namespace si = boost::units::si;
using namespace unitstep;

constexpr double pi = std::numbers::pi;

//! [rod]
struct rod {
  std::vector<boost::units::quantity<si::temperature>> cells;
};
// Both ends are held at 0 K.
auto conduction(std::size_t cells) {
  double const width = 1.0 / static_cast<double>(cells + 1);
  auto const rate = 1.0 / (width * width) / si::second;
  return banded<1>([=](auto const& s, auto, auto const& rates) {
    auto const& [at] = s;
    auto const& [warms] = rates;
    auto const none = 0.0 * at[0];
    for (std::size_t i = 0; i < at.size(); ++i)
      warms[i] = rate * ((i > 0 ? at[i - 1] : none) - 2.0 * at[i] +
                         (i + 1 < at.size() ? at[i + 1] : none));
  });
}
//! [rod]

// A half sine keeps its form and decays at the rate 4 / w^2 sin^2(pi w / 2).
rod half_sine(std::size_t cells) {
  rod s;
  for (std::size_t i = 0; i < cells; ++i)
    s.cells.push_back(math::sin(pi * static_cast<double>(i + 1) / static_cast<double>(cells + 1)) *
                      si::kelvin);
  return s;
}
double decay(std::size_t cells, double t) {
  double const width = 1.0 / static_cast<double>(cells + 1);
  double const s = math::sin(pi * width / 2);
  return math::exp(-4 * s * s / (width * width) * t);
}
double worst(rod const& end, rod const& start, double share) {
  double most = 0;
  for (std::size_t i = 0; i < end.cells.size(); ++i) {
    double const off = end.cells[i].value() - share * start.cells[i].value();
    most = std::max(most, off < 0 ? -off : off);
  }
  return most;
}

struct allowed_of_rod {
  boost::units::quantity<si::temperature> cell;
};

TEST(a_heat_rod, of_100000_cells_cools_as_it_should) {
  std::size_t const cells = 100000;
  rod const start = half_sine(cells);
  tolerance const allowed{allowed_of_rod{1e-7 * si::kelvin}, 1e-7};
  //! [run]
  simulation sim{radau5{}, start, conduction(cells), allowed, 0.0 * si::second};
  while (sim.time() < 0.1 * si::second) sim.step();
  auto const end = sim.at(0.1 * si::second);
  //! [run]
  EXPECT_LT(worst(end, start, decay(cells, 0.1)), 10 * 1e-7);
  EXPECT_GT(worst(end, start, decay(cells, 0.1)), 0);
  EXPECT_LT(sim.steps(), 100);
}

TEST(a_heat_rod, of_100000_cells_cools_by_rodas5p_as_well) {
  std::size_t const cells = 100000;
  rod const start = half_sine(cells);
  tolerance const allowed{allowed_of_rod{1e-7 * si::kelvin}, 1e-7};
  auto const end = integrate(rodas5p{}, start, conduction(cells), allowed, 0.1 * si::second);
  EXPECT_LT(worst(end, start, decay(cells, 0.1)), 10 * 1e-7);
  EXPECT_GT(worst(end, start, decay(cells, 0.1)), 0);
}

// A pipe with a wall and water, side by side in each cell, which conduct alike and exchange heat. Their sum decays as a
// rod does, their difference faster by twice the rate of exchange.
struct pipe {
  std::vector<vec<boost::units::quantity<si::temperature>, 2>> cells;
};
struct allowed_of_pipe {
  vec<boost::units::quantity<si::temperature>, 2> cell;
};
constexpr double exchange = 3;
auto conduction_in_pipe(std::size_t cells) {
  double const width = 1.0 / static_cast<double>(cells + 1);
  auto const rate = 1.0 / (width * width) / si::second;
  return banded<3>([=](auto const& s, auto, auto const& rates) {
    auto const& [at] = s;
    auto const& [warms] = rates;
    auto const none = 0.0 * at[0];
    for (std::size_t i = 0; i < at.size(); ++i) {
      auto const lost = exchange / si::second * (at[i].x - at[i].y);
      warms[i] = rate * ((i > 0 ? at[i - 1] : none) - 2.0 * at[i] +
                         (i + 1 < at.size() ? at[i + 1] : none)) -
                 vec{lost, -lost};
    }
  });
}

TEST(a_pipe, of_two_temperatures_in_a_cell_has_a_band_of_three) {
  std::size_t const cells = 1000;
  auto const none = 0.0 * si::kelvin;
  pipe start;
  for (auto const& wall : half_sine(cells).cells) start.cells.push_back(vec{wall, none});
  tolerance const allowed{allowed_of_pipe{vec{1e-7 * si::kelvin, 1e-7 * si::kelvin}}, 1e-7};
  simulation sim{radau5{}, start, conduction_in_pipe(cells), allowed, 0.0 * si::second};
  while (sim.time() < 0.1 * si::second) sim.step();
  EXPECT_LT(sim.steps(), 100);
  auto const end = sim.at(0.1 * si::second);
  double const sum = decay(cells, 0.1), difference = sum * math::exp(-2 * exchange * 0.1);
  double most = 0;
  for (std::size_t i = 0; i < cells; ++i) {
    double const from = start.cells[i].x.value();
    auto const off = end.cells[i] - vec{from * (sum + difference) / 2 * si::kelvin,
                                        from * (sum - difference) / 2 * si::kelvin};
    most = std::max(most, magnitude(off).value());
  }
  EXPECT_LT(most, 10 * 1e-7);
  EXPECT_GT(most, 0);
}

// The same rod as an array, also with differences.
struct short_rod {
  std::array<boost::units::quantity<si::temperature>, 9> cells;
};
constexpr auto short_conduction =
    banded<1>([](short_rod const& s, boost::units::quantity<si::time>) {
      std::array<decltype(s.cells[0] / si::second), 9> warms{};
      auto const none = 0.0 * si::kelvin;
      double const width = 1.0 / 10.0;
      for (std::size_t i = 0; i < 9; ++i)
        warms[i] =
            1.0 / (width * width) / si::second *
            ((i > 0 ? s.cells[i - 1] : none) - 2.0 * s.cells[i] + (i < 8 ? s.cells[i + 1] : none));
      return rates{warms};
    });
short_rod short_start() {
  short_rod s{};
  rod const same = half_sine(9);
  for (std::size_t i = 0; i < 9; ++i) s.cells[i] = same.cells[i] * static_cast<double>(i + 1);
  return s;
}
rod as_vector(short_rod const& s) { return {{s.cells.begin(), s.cells.end()}}; }

template <class Method>
struct Implicit : testing::Test {};
using implicit_methods = testing::Types<implicit_euler, implicit_midpoint, gauss4, radau5, rodas5p,
                                        step_doubling<implicit_midpoint>>;
TYPED_TEST_SUITE(Implicit, implicit_methods);

TYPED_TEST(Implicit, HasTheBitsOfAnArray) {
  constexpr TypeParam method{};
  auto const dt = 0.002 * si::second;
  short_rod const start = short_start();
  EXPECT_EQ(integrate(method, as_vector(start), conduction(9), dt, 20).cells,
            as_vector(integrate(method, start, short_conduction, dt, 20)).cells);
  if constexpr (requires { TypeParam::error_order; }) {
    tolerance const allowed{allowed_of_rod{1e-6 * si::kelvin}, 1e-6};
    short_rod each{};
    each.cells.fill(1e-6 * si::kelvin);
    auto const t0 = 0.0 * si::second;
    simulation sim{method, as_vector(start), conduction(9), allowed, t0};
    simulation due{method, start, short_conduction, tolerance{each, 1e-6}, t0};
    while (due.time() < 0.1 * si::second) due.step(), sim.step();
    EXPECT_EQ(sim.state().cells, as_vector(due.state()).cells);
    EXPECT_EQ(sim.at(0.1 * si::second).cells, as_vector(due.at(0.1 * si::second)).cells);
    EXPECT_EQ(sim.steps(), due.steps());
    EXPECT_EQ(sim.evaluations(), due.evaluations());
    if constexpr (requires { sim.jacobians(); }) {
      EXPECT_EQ(sim.jacobians(), due.jacobians());
      EXPECT_EQ(sim.factorisations(), due.factorisations());
    }
  }
}

// The slowest wave decays correctly, and the error falls with the method's order.
TYPED_TEST(Implicit, HasItsOrder) {
  std::size_t const cells = 30;
  rod const start = half_sine(cells);
  auto const error = [&](int steps) {
    auto const dt = 0.32 / steps * si::second;
    return worst(integrate(TypeParam{}, start, conduction(cells), dt, steps), start,
                 decay(cells, 0.32));
  };
  double const coarse = error(16), fine = error(32);
  double const order = math::log(coarse / fine) / math::log(2.0);
  EXPECT_GT(order, TypeParam::order - 0.15);
  // Along a line of constant slope rodas5p is better than its order.
  if (!std::is_same_v<TypeParam, rodas5p>) {
    EXPECT_LT(order, TypeParam::order + 0.15);
  }
}

// The number of calls of the field does not depend on the cells, so the cost of a step is proportional to them.
TYPED_TEST(Implicit, CallsTheFieldAsOftenForAnyLength) {
  auto const calls = [](std::size_t cells) {
    long count = 0;
    auto const inside = conduction(20);  // equally slow for any length
    auto const field = banded<1>([&](auto const& s, auto t, auto const& rates) {
      ++count;
      inside.field(s, t, rates);
    });
    static_cast<void>(integrate(TypeParam{}, half_sine(cells), field, 0.001 * si::second, 4));
    return count;
  };
  EXPECT_GT(calls(100), 4);
  EXPECT_LE(calls(10000), calls(100) + 12);
}

/// A number that counts its products.
struct counted {
  double value = 0;
  static inline long products = 0;

  counted() = default;
  counted(double v) : value(v) {}
  friend counted operator-(counted a) { return -a.value; }
  friend counted operator+(counted a, counted b) { return a.value + b.value; }
  friend counted operator-(counted a, counted b) { return a.value - b.value; }
  friend counted operator*(counted a, counted b) { return ++products, a.value * b.value; }
  friend counted operator/(counted a, counted b) { return ++products, a.value / b.value; }
  friend bool operator==(counted a, counted b) { return a.value == b.value; }
};
/// The products to factorise the matrix of a rod, and to solve with it.
template <class Number>
long products(std::size_t cells) {
  using detail::shared_array, detail::run_time_length;
  shared_array<counted> x(cells);
  detail::matrix<counted, run_time_length, detail::band<1, 1>> jacobian{};
  jacobian.allocate_for(x);
  for (std::size_t i = 0; i < cells; ++i) {
    for (std::size_t c = jacobian.first(i); c < jacobian.end(i); ++c)
      jacobian.a[i][c + jacobian.shift(i)] = i == c ? -2.0 : 1.0;
    x[i] = 1.0;
  }
  detail::lu<Number, run_time_length, detail::band<1, 1>> m{};
  counted::products = 0;
  EXPECT_TRUE(m.factorise(jacobian, Number(1.0), x));
  if constexpr (std::is_same_v<Number, counted>) {
    m.solve(x);
  } else {
    shared_array<counted> y = x.copied();
    detail::row_of_pair<shared_array<counted>, counted> both{x, y};
    m.solve(both);
  }
  return counted::products;
}
TEST(a_heat_rod, is_solved_in_proportion_to_its_cells) {
  for (auto* const of : {products<counted>, products<detail::complex<counted>>}) {
    long const few = of(100), more = of(1100), many = of(10100);
    EXPECT_EQ(many - more, 9 * (more - few));
    EXPECT_GT(few, 400);
  }
}

// With too narrow a band the Jacobian is wrong, but the stages are right if they are found at all.
TEST(a_heat_rod, whose_band_is_too_narrow_is_right_or_an_error) {
  auto const narrow = banded<0>(conduction(9).field);
  rod const start = as_vector(short_start());
  auto const mild = 0.002 * si::second;
  auto const end = integrate(radau5{}, start, narrow, mild, 20);
  auto const due = integrate(radau5{}, start, conduction(9), mild, 20);
  for (std::size_t i = 0; i < 9; ++i)
    EXPECT_NEAR(end.cells[i].value(), due.cells[i].value(), 1e-12);
  try {
    static_cast<void>(integrate(radau5{}, start, narrow, 1.0 * si::second, 1));
    FAIL();
  } catch (std::runtime_error const& e) {
    std::string const due =
        "unitstep: radau5: Newton's method does not converge at time 0 with a step of 1, number ";
    EXPECT_EQ(std::string(e.what()).substr(0, due.size()), due);
  }
}

// A matrix that cannot be inverted is an error, with the words used for other states.
TEST(a_heat_rod, whose_matrix_is_singular_is_an_error) {
  auto const grows = banded<0>([](auto const& s, auto, auto const& rates) {
    auto const& [at] = s;
    auto const& [warms] = rates;
    for (std::size_t i = 0; i < at.size(); ++i) warms[i] = 1.0 / si::second * at[i];
  });
  rod const start{{4.0 * si::kelvin, 8.0 * si::kelvin}};
  try {
    static_cast<void>(integrate(implicit_euler{}, start, grows, 1.0 * si::second, 1));
    FAIL();
  } catch (std::runtime_error const& e) {
    EXPECT_STREQ(e.what(),
                 "unitstep: implicit_euler: the Jacobian is singular at time 0 with a step of 1");
  }
}

TEST(a_heat_rod, of_no_cells_stays_what_it_is) {
  tolerance const allowed{allowed_of_rod{1e-7 * si::kelvin}, 1e-7};
  auto const field = conduction(1);
  auto const none = banded<1>([&](auto const& s, auto t, auto const& rates) {
    if (!std::get<0>(s).empty()) field.field(s, t, rates);
  });
  EXPECT_TRUE(integrate(radau5{}, rod{}, none, allowed, 0.1 * si::second).cells.empty());
  EXPECT_TRUE(integrate(gauss4{}, rod{}, none, 0.1 * si::second, 2).cells.empty());
}

// Late in a run float has no nearby time to evaluate, so the rates are taken to be independent of time.
struct float_rod {
  std::vector<boost::units::quantity<si::temperature, float>> cells;
};
TEST(a_heat_rod, steps_late_in_a_run_of_floats) {
  auto const cools = banded<0>([](auto const& s, auto, auto const& rates) {
    auto const& [at] = s;
    auto const& [cooling] = rates;
    for (std::size_t i = 0; i < at.size(); ++i) cooling[i] = -1.0F / si::second * at[i];
  });
  float_rod const warm{{2.0F * si::kelvin, 3.0F * si::kelvin}};
  auto const late =
      integrate(rodas5p{}, warm, cools, 0.0009765625F * si::second, 1, 1e4F * si::second);
  auto const early = integrate(rodas5p{}, warm, cools, 0.0009765625F * si::second, 1);
  for (std::size_t i = 0; i < 2; ++i) {
    EXPECT_NEAR(late.cells[i].value(), early.cells[i].value(), 1e-6);
    EXPECT_LT(late.cells[i].value(), warm.cells[i].value());
  }
}

using time_unit = boost::units::quantity<si::time>;
template <class Method, class Field>
using verdict = decltype(diagnostics::check_run<Method, rod, Field, time_unit>());
using conducts = decltype(conduction(0));
static_assert(verdict<radau5, conducts>::ok && verdict<rk4, conducts>::ok);
// The field does not state which cells it uses.
using said = diagnostics::words<"banded<...>(field), beside vectors">;
using whole = decltype(conducts::field);
static_assert(std::is_same_v<verdict<radau5, whole>, diagnostics::refuse<"field", said, whole>>);
static_assert(std::is_same_v<verdict<rodas5p, whole>, diagnostics::refuse<"field", said, whole>>);
static_assert(std::is_same_v<verdict<step_doubling<gauss4>, whole>,
                             diagnostics::refuse<"field", said, whole>>);

}  // namespace
