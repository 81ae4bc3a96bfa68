// SPDX-License-Identifier: BSL-1.0
// deep: takes the compiler seconds
#include <gtest/gtest.h>

#include <array>
#include <boost/units/systems/si.hpp>
#include <stdexcept>
#include <string>
#include <unitstep/many/vectors.hpp>
#include <unitstep/unitstep.hpp>
#include <vector>

#include "support/every_method.hpp"

namespace {

namespace si = boost::units::si;
using namespace unitstep;
using length = boost::units::quantity<si::length>;
using velocity = boost::units::quantity<si::velocity>;
using heat = boost::units::quantity<si::energy>;
using time_unit = boost::units::quantity<si::time>;

// Bodies on springs that warm their surroundings: two vectors of vecs, a vector of another length, and a quantity.
//! [swarm]
struct swarm {
  std::vector<vec<length, 2>> place;
  std::vector<vec<velocity, 2>> speed;
  std::vector<double> charge;
  heat lost;
  bool operator==(swarm const&) const = default;
};
//! [swarm]
constexpr std::size_t bodies = 3, charges = 2;
struct fixed_swarm {
  std::array<vec<length, 2>, bodies> place;
  std::array<vec<velocity, 2>, bodies> speed;
  std::array<double, charges> charge;
  heat lost;
};
constexpr fixed_swarm fixed_start{
    {{vec{1.0, 0.5} * si::metre, vec{-1.0, 2.0} * si::metre, vec{0.0, 3.0} * si::metre}},
    {{vec{0.0, 0.1} * si::metre_per_second, vec{1.0, 0.0} * si::metre_per_second,
      vec{0.0, -1.0} * si::metre_per_second}},
    {{1.0, 2.0}},
    0.0 * si::joule};
template <class Q, std::size_t N>
std::vector<Q> as_vector(std::array<Q, N> const& a) {
  return {a.begin(), a.end()};
}
swarm as_vectors(fixed_swarm const& s) {
  return {as_vector(s.place), as_vector(s.speed), as_vector(s.charge), s.lost};
}

constexpr auto pull = [](auto const& x, auto const& v) {
  return -4.0 / si::second / si::second * x - 0.1 / si::second * v;
};
constexpr auto leak = [](double q) { return -0.2 * q / si::second; };
constexpr auto power = [](auto const& v) { return 0.1 * si::kilogram / si::second * dot(v, v); };

//! [field]
constexpr auto fill = [](auto const& s, auto, auto const& rates) {
  auto const& [place, speed, charge, lost] = s;
  auto const& [place_rate, speed_rate, charge_rate, lost_rate] = rates;
  lost_rate = power(speed[0]);
  for (std::size_t i = 0; i < place.size(); ++i) {
    place_rate[i] = speed[i];
    speed_rate[i] = pull(place[i], speed[i]);
  }
  for (std::size_t i = 0; i < charge.size(); ++i) charge_rate[i] = leak(charge[i]);
};
//! [field]
constexpr auto of_arrays = [](fixed_swarm const& s, time_unit) {
  std::array<vec<velocity, 2>, bodies> place{};
  std::array<vec<boost::units::quantity<si::acceleration>, 2>, bodies> speed{};
  std::array<decltype(leak(1.0)), charges> charge{};
  for (std::size_t i = 0; i < bodies; ++i) {
    place[i] = s.speed[i];
    speed[i] = pull(s.place[i], s.speed[i]);
  }
  for (std::size_t i = 0; i < charges; ++i) charge[i] = leak(s.charge[i]);
  return rates{place, speed, charge, boost::units::quantity<si::power>(power(s.speed[0]))};
};
constexpr auto dt = 0.01 * si::second;

template <class Method, class State, class Field>
constexpr bool is_taken = decltype(diagnostics::check_run<Method, State, Field, time_unit>())::ok;

// A method that steps an aggregate of arrays by sums also steps one of vectors, and no other method does: neither has a
// position and a velocity.
TEST(an_aggregate_of_vectors, has_the_bits_of_one_of_arrays_by_every_explicit_method) {
  int tried = 0;
  laws::for_each_method([&](auto const& listed) {
    using method = std::remove_cvref_t<decltype(listed.method)>;
    constexpr bool taken = is_taken<method, swarm, decltype(fill)>;
    static_assert(taken == (is_taken<method, fixed_swarm, decltype(of_arrays)> &&
                            unitstep::detail::adds_a_change<method>));
    // Run with one method of each kind, since the drivers and the sums of vectors do not depend on coefficients.
    if constexpr (taken && !laws::has_only_other_coefficients<method>) {
      ++tried;
      auto const due = integrate(listed.method, fixed_start, of_arrays, dt, 50);
      EXPECT_TRUE(integrate(listed.method, as_vectors(fixed_start), fill, dt, 50) ==
                  as_vectors(due))
          << listed.spelled;
    }
  });
  EXPECT_GE(tried, 8);
  static_assert(!is_taken<leapfrog, fixed_swarm, decltype(of_arrays)>);
  static_assert(!is_taken<leapfrog, swarm, decltype(fill)>);
}

tolerance const for_vectors{swarm{std::vector(bodies, vec{1e-7, 1e-7} * si::metre),
                                  std::vector(bodies, vec{1e-6, 1e-6} * si::metre_per_second),
                                  std::vector(charges, 1e-8), 1e-9 * si::joule},
                            1e-6};
constexpr tolerance for_arrays{
    fixed_swarm{
        {{vec{1e-7, 1e-7} * si::metre, vec{1e-7, 1e-7} * si::metre, vec{1e-7, 1e-7} * si::metre}},
        {{vec{1e-6, 1e-6} * si::metre_per_second, vec{1e-6, 1e-6} * si::metre_per_second,
          vec{1e-6, 1e-6} * si::metre_per_second}},
        {{1e-8, 1e-8}},
        1e-9 * si::joule},
    1e-6};

TEST(an_aggregate_of_vectors, takes_a_tolerance) {
  auto const end = 2.0 * si::second;
  auto const due = integrate(dormand_prince5{}, fixed_start, of_arrays, for_arrays, end);
  auto const start = as_vectors(fixed_start);
  EXPECT_TRUE(integrate(dormand_prince5{}, start, fill, for_vectors, end) == as_vectors(due));
  struct one_for_all {
    length place;
    velocity speed;
    double charge;
    heat lost;
  };
  tolerance const for_all{
      one_for_all{1e-7 * si::metre, 1e-6 * si::metre_per_second, 1e-8, 1e-9 * si::joule}, 1e-6};
  EXPECT_TRUE(integrate(dormand_prince5{}, start, fill, for_all, end) == as_vectors(due));
}

TEST(an_aggregate_of_vectors, is_driven_by_drivers) {
  auto const start = as_vectors(fixed_start);
  auto const table = trajectory<4>(rk4{}, start, fill, dt);
  EXPECT_TRUE(table[4].state == integrate(rk4{}, start, fill, dt, 4));
  simulation sim{rk4{}, start, fill, dt};
  sim.step();
  EXPECT_TRUE(sim.state() == table[1].state);
  int looks = 0;
  auto const observed =
      integrate_observed(rk4{}, start, fill, dt, 4, [&](swarm const&, time_unit) { ++looks; });
  EXPECT_TRUE(observed == table[4].state);
  EXPECT_EQ(looks, 5);
  EXPECT_TRUE(step(rk4{}, start, fill, 0.0 * si::second, dt) == table[1].state);
}

template <class Call>
std::string said_by(Call const& call) {
  try {
    static_cast<void>(call());
  } catch (std::domain_error const& e) {
    return e.what();
  }
  return "nothing";
}

TEST(an_aggregate_of_vectors, is_interpolated) {
  auto const due = trajectory<1>(rk4{}, fixed_start, of_arrays, dt);
  auto const of_vectors = trajectory<1>(rk4{}, as_vectors(fixed_start), fill, dt);
  EXPECT_TRUE(interpolate(of_vectors[0].state, of_vectors[1].state, 0.25) ==
              as_vectors(interpolate(due[0].state, due[1].state, 0.25)));
  EXPECT_TRUE(interpolate(of_vectors[0], of_vectors[1], 0.0075 * si::second) ==
              as_vectors(interpolate(due[0], due[1], 0.0075 * si::second)));
  swarm fewer = of_vectors[1].state;
  fewer.charge.pop_back();
  char const* const both = "unitstep: a vector of to has 1 elements, but that of from has 2";
  EXPECT_EQ(said_by([&] { return interpolate(of_vectors[0].state, fewer, 0.5); }), both);
  EXPECT_EQ(
      said_by([&] { return interpolate(of_vectors[0], sample{dt, fewer}, 0.0075 * si::second); }),
      both);
}

// The same events, with the same bits and times as in an aggregate of arrays.
TEST(an_aggregate_of_vectors, has_events) {
  auto const falls = [](auto const& s, auto) {
    auto const& [place, speed, charge, lost] = s;
    return place[0].x;
  };
  auto const turns = [](auto const& s, auto) {
    auto const& [place, speed, charge, lost] = s;
    return speed[1].x;
  };
  auto const events = first_of{falling(falls), rising(turns)};
  auto const run = integrate_until(rk4{}, as_vectors(fixed_start), fill, dt, events, 1000);
  auto const due = integrate_until(rk4{}, fixed_start, of_arrays, dt, events, 1000);
  EXPECT_EQ(run.stopped_because, stop_reason::event);
  EXPECT_EQ(run.which, due.which);
  EXPECT_EQ(run.time, due.time);
  EXPECT_TRUE(run.state == as_vectors(due.state));
  simulation sim{dormand_prince5{}, as_vectors(fixed_start), fill, for_vectors, 0.0 * si::second};
  sim.step();
  EXPECT_TRUE(sim.at(sim.time()) == sim.state());
  auto const exact = integrate_until(dormand_prince5{}, as_vectors(fixed_start), fill, for_vectors,
                                     events, 10.0 * si::second);
  auto const due_exactly = integrate_until(dormand_prince5{}, fixed_start, of_arrays, for_arrays,
                                           events, 10.0 * si::second);
  EXPECT_EQ(exact.stopped_because, stop_reason::event);
  EXPECT_EQ(exact.time, due_exactly.time);
  EXPECT_TRUE(exact.state == as_vectors(due_exactly.state));
}

struct rod {
  std::vector<length> cell;
  bool operator==(rod const&) const = default;
};
constexpr auto spreads = [](auto const& s, auto, auto const& rates) {
  auto const& [cell] = s;
  auto const& [rate] = rates;
  for (std::size_t i = 0; i < cell.size(); ++i) rate[i] = -1.0 / si::second * cell[i];
};

TEST(an_aggregate_of_vectors, of_another_length_is_refused_with_both) {
  rod const start{std::vector(4, 1.0 * si::metre)};
  tolerance const few{rod{std::vector(3, 1e-6 * si::metre)}};
  EXPECT_EQ(said_by([&] { return integrate(dormand_prince5{}, start, spreads, few, dt); }),
            "unitstep: absolute of member 0 has 3 elements, but the member has 4");
  auto const returning = [](auto const& s, auto) {
    auto const& [cell] = s;
    return rates{std::vector(2, -1.0 / si::second * cell[0])};
  };
  EXPECT_EQ(said_by([&] { return integrate(rk4{}, start, returning, dt, 1); }),
            "unitstep: the rate of member 0 has 2 elements, but the member has 4");
  auto const whole = [](auto const& s, auto) {
    auto const& [cell] = s;
    std::vector<decltype(-1.0 / si::second * cell[0])> rate;
    for (auto const& x : cell) rate.push_back(-1.0 / si::second * x);
    return rates{rate};
  };
  EXPECT_TRUE(integrate(rk4{}, start, whole, dt, 3) == integrate(rk4{}, start, spreads, dt, 3));
  rod none = start;
  none.cell[1] = std::numeric_limits<double>::quiet_NaN() * si::metre;
  EXPECT_EQ(said_by([&] { return integrate(rk4{}, none, spreads, dt, 1); }),
            "unitstep: members of initial must be finite, got infinity or NaN");
}

static_assert(is_taken<rk4, rod, decltype(spreads)>);
static_assert(!is_taken<compensated<rk4>, rod, decltype(spreads)>);
constexpr auto wrong = [](auto const& s, auto) {
  auto const& [cell] = s;
  return rates{std::vector{cell[0]}};
};
static_assert(!is_taken<rk4, rod, decltype(wrong)>);

}  // namespace
