// SPDX-License-Identifier: BSL-1.0
// Vectors that are viewed and changed within their run.
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <limits>
#include <span>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <unitstep/many/vectors.hpp>
#include <unitstep/unitstep.hpp>
#include <utility>
#include <vector>

namespace {

namespace si = boost::units::si;
using namespace unitstep;
using length = boost::units::quantity<si::length>;
using velocity = boost::units::quantity<si::velocity>;
using state = motion<std::vector<vec<length, 2>>, std::vector<vec<velocity, 2>>>;
constexpr auto dt = 0.125 * si::second;

state three_balls() {
  return {
      std::vector{vec{0.0, 3.0} * si::metre, vec{1.0, -0.5} * si::metre, vec{2.0, 1.0} * si::metre},
      std::vector(3, vec{1.0, -2.0} * si::metre_per_second)};
}
constexpr auto falls = [](auto const&, auto, auto const& a) {
  for (auto& one : a) one = vec{0.0, -10.0} * si::metre_per_second_squared;
};
//! [bounce]
// Balls below the floor go up again, a little slower.
constexpr auto bounce = [](auto& balls) {
  for (std::size_t i = 0; i < balls.position.size(); ++i)
    if (balls.position[i].y < 0.0 * si::metre && balls.velocity[i].y < 0.0 * si::metre_per_second)
      balls.velocity[i].y = -0.5 * balls.velocity[i].y;
};
//! [bounce]

// `change` does what `set_state` does with the changed state.
template <class Sim>
void expect_changes_as_a_set_state_does(Sim sim) {
  Sim set = sim, named = sim;
  auto const change = [](state s) {
    bounce(s);
    return s;
  };
  for (int n = 0; n < 20; ++n) {
    sim.step(), set.step(), named.step();
    sim.change(bounce);
    set.set_state(change(set.state()));
    named.change([&](state& s) { s = change(s); });
    ASSERT_TRUE(sim.state() == set.state());
    ASSERT_TRUE(named.state() == set.state());
    ASSERT_EQ(sim.time(), set.time());
  }
}
TEST(vectors_in_a_run, are_changed_as_a_set_state_does) {
  expect_changes_as_a_set_state_does(simulation{velocity_verlet{}, three_balls(), falls, dt});
  expect_changes_as_a_set_state_does(simulation{rk4{}, three_balls(), falls, dt});
  expect_changes_as_a_set_state_does(
      simulation{dormand_prince5{}, three_balls(), falls,
                 tolerance{motion{1e-6 * si::metre, 1e-6 * si::metre_per_second}}});
}

TEST(vectors_in_a_run, bounce) {
  simulation sim{semi_implicit_euler{}, three_balls(), falls, dt};
  sim.change(bounce);
  auto const now = sim.view();
  EXPECT_TRUE(now.velocity[0].y == -2.0 * si::metre_per_second);
  EXPECT_TRUE(now.velocity[1].y == 1.0 * si::metre_per_second);
  sim.step();
  // v + g h, then x + v h: exact in binary.
  EXPECT_EQ(sim.view().velocity[1].y.value(), 1 - 1.25);
  EXPECT_EQ(sim.view().position[1].y.value(), -0.5 - 0.25 * 0.125);
}

TEST(vectors_in_a_run, are_seen_where_they_stand) {
  simulation const sim{rk4{}, three_balls(), falls, dt};
  auto const now = sim.view();
  static_assert(
      std::is_same_v<decltype(now.position), std::span<vec<light<si::length, double>, 2> const>>);
  EXPECT_EQ(now.position.data(), sim.view().position.data());
  EXPECT_TRUE(now.position[2].x == 2.0 * si::metre);
  auto const copy = sim;
  EXPECT_NE(copy.view().position.data(), now.position.data());
}

// The other owners of the arrays, a saved run and a copy, do not change.
TEST(vectors_in_a_run, are_changed_in_no_other_run) {
  simulation sim{rk4{}, three_balls(), falls, dt};
  auto const saved = sim.save();
  auto const copy = sim;
  sim.change(bounce);
  EXPECT_TRUE(copy.state() == three_balls());
  EXPECT_FALSE(sim.state() == three_balls());
  sim.resume(saved);
  EXPECT_TRUE(sim.state() == three_balls());
}

template <class Call>
std::string said_by(Call const& call) {
  try {
    call();
  } catch (std::exception const& e) {
    return e.what();
  }
  return "nothing";
}

TEST(vectors_in_a_run, are_as_they_were_if_the_change_is_none) {
  simulation sim{velocity_verlet{}, three_balls(), falls, dt};
  sim.step();
  auto same = sim;
  EXPECT_EQ(said_by([&] {
              sim.change([](auto const& s) {
                s.position[0].x = 5.0 * si::metre;
                s.position[1].x = std::numeric_limits<double>::quiet_NaN() * si::metre;
              });
            }),
            "unitstep: initial.position must be finite, got infinity or NaN");
  EXPECT_EQ(said_by([&] {
              sim.change([](auto const& s) {
                s.position[0].x = 5.0 * si::metre;
                throw std::runtime_error("no");
              });
            }),
            "no");
  EXPECT_TRUE(sim.state() == same.state());
  sim.step(), same.step();
  EXPECT_TRUE(sim.state() == same.state());
}

TEST(vectors_in_a_run, of_an_aggregate) {
  struct rod {
    std::vector<length> cell;
    length shift;
    bool operator==(rod const&) const = default;
  };
  auto const stays = [](auto const&, auto, auto const&) {};
  rod const start{{1.0 * si::metre, 2.0 * si::metre}, 3.0 * si::metre};
  simulation sim{rk4{}, start, stays, dt};
  sim.change([](auto& s) {
    auto& [cell, shift] = s;
    cell[1] = 5.0 * si::metre;
    shift += cell[0];
  });
  sim.step();
  rod const due{{1.0 * si::metre, 5.0 * si::metre}, 4.0 * si::metre};
  EXPECT_TRUE(sim.state() == due);
  auto const& [cell, shift] = sim.view();
  EXPECT_TRUE(cell[1] == 5.0 * si::metre && shift == 4.0 * si::metre);
  rod drawn{};
  sim.copy_state(drawn);
  EXPECT_TRUE(drawn == due);
  interpolate_into(drawn, start, sim.view(), 0.25);
  EXPECT_TRUE(drawn == (rod{{1.0 * si::metre, 2.75 * si::metre}, 3.25 * si::metre}));
  EXPECT_TRUE(drawn == interpolate(start, due, 0.25));
  sim.set_state(start);
  EXPECT_TRUE(sim.state() == start);
  sim.set_state(rod{{7.0 * si::metre}, 8.0 * si::metre});
  EXPECT_EQ(sim.state().cell.size(), 1u);
  EXPECT_EQ(said_by([&] { interpolate_into(drawn, start, sim.view(), 0.25); }),
            "unitstep: a vector of to has 1 elements, but that of from has 2");
  EXPECT_TRUE(drawn == interpolate(start, due, 0.25));
}

// Two frames of a game: the balls fall, bounce, and are drawn half a step behind.
TEST(vectors_in_a_run, are_a_game) {
  simulation sim{semi_implicit_euler{}, three_balls(), falls, dt};
  state before = sim.state(), drawn = before;
  auto const first = sim.state();
  for (int frames = 0; frames < 2; ++frames) {
    //! [frame]
    sim.copy_state(before);  // into existing vectors
    sim.step();
    sim.change(bounce);
    interpolate_into(drawn, before, sim.view(), 0.5);
    //! [frame]
  }
  // The first ball is in the air: halfway between x + v h after one step and after two.
  double const h = 0.125, v1 = -2 - 10 * h, v2 = v1 - 10 * h;
  EXPECT_EQ(drawn.position[0].y.value(), 3 + v1 * h + v2 * h / 2);
  EXPECT_EQ(drawn.velocity[0].y.value(), (v1 + v2) / 2);
  // The second was below the floor after the first step and went up with half of its speed.
  EXPECT_EQ(drawn.velocity[1].y.value(), (-0.5 * v1 + (-0.5 * v1 - 10 * h)) / 2);
  EXPECT_TRUE(first == three_balls());
}

TEST(vectors_in_a_run, are_drawn_between_two_states) {
  simulation sim{rk4{}, three_balls(), falls, dt};
  state const before = sim.state();
  sim.step();
  state const after = sim.state();
  state drawn;
  for (double const alpha : {0.0, 0.1, 0.5, 1.0}) {
    interpolate_into(drawn, before, sim.view(), alpha);
    EXPECT_TRUE(drawn == interpolate(before, after, alpha)) << alpha;
  }
  EXPECT_TRUE(drawn == after);
  interpolate_into(drawn, before, drawn, 0.5);
  EXPECT_TRUE(drawn == interpolate(before, after, 0.5));
}

}  // namespace
