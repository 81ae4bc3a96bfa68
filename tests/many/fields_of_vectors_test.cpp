// SPDX-License-Identifier: BSL-1.0
// deep: takes the compiler seconds
// Fields of vectors that leave bodies alone, by methods with and without a tolerance, each form of a field of vectors beside
// a quantity, and fields that name their state, also until an event, between steps and by a stiff method.
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <cstddef>
#include <unitstep/many/vectors.hpp>
#include <unitstep/unitstep.hpp>
#include <vector>

namespace {

namespace si = boost::units::si;
using namespace unitstep;
using length = boost::units::quantity<si::length>;
using velocity = boost::units::quantity<si::velocity>;
using time = boost::units::quantity<si::time>;
using state = motion<std::vector<length>, std::vector<velocity>>;

constexpr auto spring = [](auto const& x) { return -4.0 / si::second / si::second * x; };

// Without an acceleration of its own the first body moves in a straight line, and the last one stays.
TEST(a_field_of_vectors, leaves_a_body_alone_that_it_does_not_write) {
  auto const inner = [](auto const& s, auto, auto const& a) {
    for (std::size_t i = 1; i + 1 < a.size(); ++i)
      a[i] = spring(2.0 * s.position[i] - s.position[i - 1] - s.position[i + 1]);
  };
  state const start{
      {1.0 * si::metre, 2.0 * si::metre, 4.0 * si::metre},
      {0.5 * si::metre_per_second, 0.0 * si::metre_per_second, 0.0 * si::metre_per_second}};
  tolerance const allowed{motion{1e-6 * si::metre, 1e-6 * si::metre_per_second}};
  for (auto const& end : {integrate(rk4{}, start, inner, 0.125 * si::second, 400),
                          integrate(velocity_verlet{}, start, inner, 0.125 * si::second, 400),
                          integrate(dormand_prince5{}, start, inner, allowed, 50.0 * si::second)}) {
    EXPECT_NEAR(end.position[0].value(), 1 + 0.5 * 50, 1e-11);
    EXPECT_EQ(end.velocity[0], start.velocity[0]);
    EXPECT_EQ(end.position[2], start.position[2]);
    EXPECT_EQ(end.velocity[2], start.velocity[2]);
  }
}

// Two vectors of different lengths and a quantity between them.
struct swarm {
  std::vector<length> place;
  velocity wind;
  std::vector<double> charge;
};
swarm const start{{1.0 * si::metre, 2.0 * si::metre}, 3.0 * si::metre_per_second, {4.0, 5.0, 6.0}};
template <class Field>
std::vector<double> rates_by(Field const& field) {
  auto const r = unitstep::raw_field<swarm, time>(field)(raw_form<swarm>::to_raw(start), 7.0);
  std::vector<double> numbers;
  for (std::size_t i = 0; i < r.size(); ++i) numbers.push_back(r[i]);
  return numbers;
}

TEST(a_field_of_vectors_and_others, fills_or_returns_the_rates) {
  auto const filling_rates = [](auto const& s, auto t, auto const& rates) {
    auto const& [place, wind, charge] = s;
    auto const& [place_rate, wind_rate, charge_rate] = rates;
    for (std::size_t i = 0; i < place.size(); ++i) place_rate[i] = 1.0 / si::second * place[i];
    wind_rate = wind / t;
    for (std::size_t i = 0; i < charge.size(); ++i) charge_rate[i] = -1.0 / si::second * charge[i];
  };
  auto const returning = [](auto const& s, auto t) {
    auto const& [place, wind, charge] = s;
    std::vector<decltype(1.0 / si::second * place[0])> place_rate;
    std::vector<decltype(-1.0 / si::second * charge[0])> charge_rate;
    for (auto const& x : place) place_rate.push_back(2.0 / si::second * x);
    for (auto const& q : charge) charge_rate.push_back(-2.0 / si::second * q);
    return rates{place_rate, wind / t, charge_rate};
  };
  auto const naming = [](swarm const& s, time t) {
    std::vector<velocity> place_rate;
    std::vector<boost::units::quantity<si::frequency>> charge_rate;
    for (auto const& x : s.place) place_rate.push_back(3.0 / si::second * x);
    for (auto const& q : s.charge) charge_rate.push_back(-3.0 / si::second * q);
    return rates{place_rate, s.wind / t, charge_rate};
  };
  auto const in_boost = boost_typed([=](auto const& s, auto t) { return naming(s, t); });
  EXPECT_EQ(rates_by(naming), (std::vector<double>{3, 6, 3.0 / 7.0, -12, -15, -18}));
  EXPECT_EQ(rates_by(in_boost), (std::vector<double>{3, 6, 3.0 / 7.0, -12, -15, -18}));
  EXPECT_EQ(rates_by(filling_rates), (std::vector<double>{1, 2, 3.0 / 7.0, -4, -5, -6}));
  EXPECT_EQ(rates_by(returning), (std::vector<double>{2, 4, 3.0 / 7.0, -8, -10, -12}));
}

// Numbers without units, and a time that is one. A step of 1/2 along x' = -x by the midpoint rule leaves 1 - 1/2 + 1/8
// = 5/8 of x, and adds to the sum 1/2 of 3/4, the value of x in the middle.
struct row {
  std::vector<double> x;
  double sum;
};
TEST(a_field_of_vectors_and_others, may_name_its_state) {
  auto const decays = [](row const& s, double) {
    std::vector<double> r;
    for (double const x : s.x) r.push_back(-x);
    return rates{r, s.x[0]};
  };
  row const begin{{1.0, 3.0}, 0.0};
  auto const end = integrate(midpoint{}, begin, decays, 0.5, 2);
  EXPECT_EQ(end.x, (std::vector<double>{25.0 / 64, 75.0 / 64}));
  EXPECT_EQ(end.sum, 0.5 * (0.75 + 0.75 * 5 / 8));
  auto const below = [](row const& s, double) { return s.x[0] - 0.5; };
  auto const run = integrate_until(midpoint{}, begin, decays, 0.5, below, 10);
  EXPECT_EQ(run.stopped_because, stop_reason::event);
  EXPECT_NEAR(run.state.x[0], 0.5, 1e-15);
  simulation sim{dormand_prince5{}, begin, decays, tolerance{row{{1e-9, 1e-9}, 1e-9}}, 0.0};
  while (sim.time() < 1) sim.step();
  EXPECT_NEAR(sim.at(1.0).x[1], 3 * 0.367879441171442321596, 1e-8);
  simulation stiff{radau5{}, begin, banded<1>(decays), tolerance{row{{1e-9, 1e-9}, 1e-9}}, 0.0};
  while (stiff.time() < 1) stiff.step();
  EXPECT_NEAR(stiff.at(1.0).x[1], 3 * 0.367879441171442321596, 1e-8);
}

}  // namespace
