// SPDX-License-Identifier: BSL-1.0
// deep: takes the compiler seconds
// Events of several balls whose number is known at run time: an effect changes them in place.
#include <unitstep/many/vectors.hpp>

#include <gtest/gtest.h>

#include <cmath>
#include <cstddef>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>
#include <vector>

namespace {

using namespace unitstep;
using namespace unitstep::symbols;
using places = std::vector<decltype(1.0 * m)>;
using speeds = std::vector<decltype(1.0 * m_per_s)>;

constexpr auto falls = [](auto const& s, auto, auto a) {
  for (std::size_t i = 0; i < s.position.size(); ++i) a[i] = -10.0 * m_per_s2;
};
// The height of the lowest ball that falls.
constexpr auto lowest = [](auto const& s, auto) {
  auto low = 100.0 * m;
  for (std::size_t i = 0; i < s.position.size(); ++i)
    if (s.velocity[i] < 0.0 * m_per_s && s.position[i] < low) low = s.position[i];
  return low;
};
constexpr auto bounce = [](auto& s, auto) {
  for (std::size_t i = 0; i < s.position.size(); ++i)
    if (s.position[i] < 1e-9 * m && s.velocity[i] < 0.0 * m_per_s)
      s.velocity[i] = -0.5 * s.velocity[i];
};
motion<places, speeds> start() {
  return {places{5.0 * m, 10.0 * m, 20.0 * m}, speeds(3, 0.0 * m_per_s)};
}
// Ball 0 hits the ground after 1 s and leaves it at 5 m/s, ball 1 after sqrt(2) s at 5 sqrt(2) m/s.
void expect_heights(auto const& state) {
  double const since = 1.5 - std::sqrt(2.0);
  EXPECT_NEAR(state.position[0].value(), 5 * 0.5 - 5 * 0.25, 1e-9);
  EXPECT_NEAR(state.position[1].value(), 5 * std::sqrt(2.0) * since - 5 * since * since, 1e-8);
  EXPECT_NEAR(state.position[2].value(), 20 - 5 * 2.25, 1e-9);
}

TEST(HybridOfVectors, BouncesEachBallWhereItStands) {
  auto const hits = when(falling(lowest), bounce);
  auto const run = integrate(velocity_verlet{}, start(), falls, 0.125 * s, 12, hits);
  EXPECT_EQ(run.events.size(), 2u);
  expect_heights(run.state);
  tolerance const fine{motion{1e-10 * m, 1e-10 * m_per_s}};
  auto const under = integrate(dormand_prince5{}, start(), falls, fine, 1.5 * s, hits);
  EXPECT_EQ(under.events.size(), 2u);
  expect_heights(under.state);
}

// An event for each of the balls, and an effect that is told which one hits the ground.
struct height_of {
  std::size_t ball;
  constexpr auto operator()(auto const& s, auto) const { return s.position[ball]; }
};
TEST(HybridOfVectors, HasAnEventForEachBall) {
  auto const balls = start();
  std::vector<falling<height_of>> grounds;
  for (std::size_t i = 0; i < balls.position.size(); ++i) grounds.push_back(falling(height_of{i}));
  auto const hits = when(
      grounds, [](auto& s, auto, std::size_t ball) { s.velocity[ball] = -0.5 * s.velocity[ball]; });
  auto const check = [](auto const& run) {
    ASSERT_EQ(run.events.size(), 2u);
    EXPECT_EQ(run.events[0].index, 0u);
    EXPECT_EQ(run.events[1].index, 1u);
    expect_heights(run.state);
  };
  check(integrate(velocity_verlet{}, balls, falls, 0.125 * s, 12, hits));
  tolerance const fine{motion{1e-10 * m, 1e-10 * m_per_s}};
  check(integrate(dormand_prince5{}, balls, falls, fine, 1.5 * s, hits));
}

// The mode is the third argument of a field, before what it fills; a law takes none. The first hit of ball 0 turns the
// pull round, and it leaves the ground after 1 s at 5 m/s.
TEST(HybridOfVectors, FillsByTheMode) {
  auto const pulls = [](auto const&, auto, int hits, auto const& a) {
    for (auto& each : a) each = (hits > 0 ? 2.0 : -10.0) * m_per_s2;
  };
  auto const lands = falling(height_of{0});
  auto const counts = [](auto& x, auto, int& hits) {
    ++hits, x.velocity[0] = -0.5 * x.velocity[0];
  };
  auto const check = [](auto const& run, double pull) {
    EXPECT_EQ(run.mode, 1);
    EXPECT_NEAR(run.state.position[0].value(), 5 * 0.5 + pull / 2 * 0.25, 1e-9);
    EXPECT_NEAR(run.state.position[2].value(), 20 - 5 - 10 * 0.5 + pull / 2 * 0.25, 1e-9);
  };
  tolerance const fine{motion{1e-10 * m, 1e-10 * m_per_s}};
  second_law const weight{1.0 * kg, gravity{-10.0 * m_per_s2}};
  auto const hit = when(lands, counts);
  check(integrate(velocity_verlet{}, start(), pulls, 0.125 * s, 12, modes(0), hit), 2);
  check(integrate(dormand_prince5{}, start(), pulls, fine, 1.5 * s, modes(0), hit), 2);
  check(integrate(velocity_verlet{}, start(), weight, 0.125 * s, 12, modes(0), hit), -10);
  check(integrate(dormand_prince5{}, start(), weight, fine, 1.5 * s, modes(0), hit), -10);
}

TEST(HybridOfVectors, CopiesARunWithItsBalls) {
  simulation sim{velocity_verlet{}, start(), falls, 0.125 * s, when(falling(lowest), bounce)};
  auto const copy = sim;
  for (int n = 0; n < 12; ++n) sim.step();
  expect_heights(sim.state());
  EXPECT_EQ(copy.state().position[0], 5.0 * m);
}

// A saved run has its own arrays, and goes on with the same bits; so do times in a list of run-time length.
TEST(HybridOfVectors, GoesOnFromWhatWasSaved) {
  std::vector const times{0.3 * s, 0.65 * s, 1.2 * s};
  auto const kick = [](auto& b, auto) { b.velocity[0] += 1.0 * m_per_s; };
  auto const begin = [&] {
    return simulation{velocity_verlet{}, start(), falls, 0.125 * s, when(falling(lowest), bounce),
                      at(times, kick)};
  };
  auto run = begin();
  for (int n = 0; n < 10; ++n) {
    auto other = begin();
    other.resume(run.save());
    run.step(), other.step();
    EXPECT_EQ(other.state().position, run.state().position);
    EXPECT_EQ(other.state().velocity, run.state().velocity);
    EXPECT_EQ(other.events().size(), run.events().size());
  }
}

// A push of 30 m/s2 until 1 s and of -2 m/s2 from there on, within a step and at its end: by a field that fills its result
// and by laws of force. The speed of one body touches zero at the jump, which is no event.
constexpr auto pushes = [](auto const& b, auto t, auto a) {
  for (std::size_t i = 0; i < b.position.size(); ++i) a[i] = (t < 1.0 * s ? 30.0 : -2.0) * m_per_s2;
};
struct speed_of {
  std::size_t body;
  auto operator()(auto const& b, auto) const { return b.velocity[body]; }
};
TEST(HybridOfVectors, FeelAFieldThatJumps) {
  motion const before{places(2, 0.0 * m), speeds{-30.0 * m_per_s, -40.0 * m_per_s}};
  second_law const laws{std::vector{1.0 * kg, 2.0 * kg},
                        impulse{std::vector{32.0 * N, 64.0 * N}, 0.0 * s, 1.0 * s},
                        gravity{-2.0 * m_per_s2}};
  auto const look = [](auto const&, auto) {};
  auto const check = [&](auto const& field, auto const& method, auto pace, auto extent) {
    auto const end = integrate(method, before, field, pace, extent, jumps(1.0 * s),
                               when(std::vector{speed_of{0}, speed_of{1}}, look));
    EXPECT_EQ(end.events.size(), 0U);
    EXPECT_NEAR(end.state.velocity[0].value(), -2, 1e-12);
    EXPECT_NEAR(end.state.velocity[1].value(), -12, 1e-12);
  };
  check(pushes, rk4{}, 0.25 * s, 8);
  check(pushes, velocity_verlet{}, 2.0 * s, 1);
  check(laws, rk4{}, 0.25 * s, 8);
  check(laws, velocity_verlet{}, 2.0 * s, 1);
}

// A field that fills its result takes the mode beside a jump, too, and one of any third argument is not called with the
// mode: 2 m/s2 for a second, then -1 m/s2 for two.
TEST(HybridOfVectors, FillInAMode) {
  motion const rest{places(2, 0.0 * m), speeds(2, 0.0 * m_per_s)};
  auto const in_mode = [](auto const& b, auto, int mode, auto const& a) {
    for (std::size_t i = 0; i < b.position.size(); ++i) a[i] = (mode == 1 ? 2.0 : -1.0) * m_per_s2;
  };
  auto const switch_off = [](auto const&, auto, int& mode) { mode = 0; };
  auto const speed_in_the_end = [&](auto const& field, auto const&... more) {
    auto const end =
        integrate(rk4{}, rest, field, 0.3 * s, 10, modes(1), at(1.0 * s, switch_off), more...);
    EXPECT_EQ(end.mode, 0);
    return end.state.velocity[1].value();
  };
  EXPECT_NEAR(speed_in_the_end(in_mode, jumps(0.5 * s)), 0, 1e-14);
  EXPECT_NEAR(speed_in_the_end(falls), -30, 1e-13);
}

}  // namespace
