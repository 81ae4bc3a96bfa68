// SPDX-License-Identifier: BSL-1.0
// A rod of 100,000 cells that conducts heat: its fastest rate is 4e10 times a second, its slowest ten.
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <numbers>
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

// A half sine keeps its form, and decays at the rate 4 / w^2 sin^2(pi w / 2).
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
  simulation sim{rodas5p{}, start, conduction(cells), allowed, 0.0 * si::second};
  while (sim.time() < 0.1 * si::second) sim.step();
  auto const end = sim.at(0.1 * si::second);
  //! [run]
  EXPECT_LT(worst(end, start, decay(cells, 0.1)), 10 * 1e-7);
  EXPECT_GT(worst(end, start, decay(cells, 0.1)), 0);
  EXPECT_LT(sim.steps(), 100);
}

TEST(a_heat_rod, steps_as_one_of_an_array_does) {
  struct short_rod {
    std::array<boost::units::quantity<si::temperature>, 9> cells;
  };
  std::size_t const cells = 9;
  rod const start = half_sine(cells);
  short_rod fixed{};
  for (std::size_t i = 0; i < cells; ++i) fixed.cells[i] = start.cells[i];
  double const w2 = 100;
  auto const field = banded<1>([=](short_rod const& s, boost::units::quantity<si::time>) {
    std::array<decltype(s.cells[0] / si::second), 9> warms{};
    auto const none = 0.0 * si::kelvin;
    for (std::size_t i = 0; i < 9; ++i)
      warms[i] =
          w2 / si::second *
          ((i > 0 ? s.cells[i - 1] : none) - 2.0 * s.cells[i] + (i < 8 ? s.cells[i + 1] : none));
    return rates{warms};
  });
  auto const dt = 0.002 * si::second;
  auto const end = integrate(rodas5p{}, start, conduction(cells), dt, 20);
  auto const due = integrate(rodas5p{}, fixed, field, dt, 20);
  for (std::size_t i = 0; i < cells; ++i)
    EXPECT_NEAR(end.cells[i].value(), due.cells[i].value(), 1e-12);
  EXPECT_LT(worst(end, start, decay(cells, 0.04)), 1e-8);
}

// Late in a run a float has no other time close by to look at: the rates are taken to be those of all times.
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
constexpr bool is_taken = decltype(diagnostics::check<Method, rod, Field, time_unit>())::ok;
using conducts = decltype(conduction(0));
static_assert(is_taken<rodas5p, conducts>);
static_assert(is_taken<rk4, conducts>);
static_assert(
    !is_taken<rodas5p, decltype(conducts::field)>);  // it does not say which cells it sees
static_assert(!is_taken<radau5, conducts>);

}  // namespace
