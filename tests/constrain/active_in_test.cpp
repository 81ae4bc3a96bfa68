// SPDX-License-Identifier: BSL-1.0
#include <unitstep/constrain/active_in.hpp>

#include <gtest/gtest.h>

#include <array>
#include <unitstep/constrain/rattle.hpp>
#include <unitstep/constrain/vectors.hpp>
#include <vector>

#include "support/pendulums.hpp"

namespace {

using namespace pendulums;

enum class rope { slack, taut };
constexpr auto tied = constrained{second_law{2.0 * kg, down},
                                  active_in{rope::taut, distance{origin, body(0), 1.0 * m}}};

TEST(ActiveIn, HasNoForceInOtherModes) {
  motion const below{vec{0.0 * m, -1.0 * m}, rest};
  using force = boost::units::quantity<si::force>;
  force const taut = std::get<0>(constraint_forces(tied.in(rope::taut), below));
  force const slack = std::get<0>(constraint_forces(tied.in(rope::slack), below));
  EXPECT_NEAR(taut.value(), 19.62, 1e-13);
  EXPECT_EQ(slack.value(), 0);
}

// Without the rope the body falls freely; with it the pendulum is the one without modes, bit for bit.
TEST(ActiveIn, HoldsInItsModeAlone) {
  motion const inside{vec{0.1 * m, -0.2 * m}, rest};
  auto const fall = integrate(rattle{}, inside, tied, 0.01 * s, 10, modes{rope::slack});
  EXPECT_NEAR(fall.state.position.y.value(), -0.2 - 9.81 * 0.01 / 2, 1e-15);
  auto const swing = integrate(rattle{}, start, tied, 0.01 * s, 50, modes{rope::taut});
  EXPECT_EQ(swing.state, integrate(rattle{}, start, pendulum, 0.01 * s, 50));
}

// Two ropes of vectors, one of them slack.
TEST(ActiveIn, IsOfVectorsToo) {
  using place = vec<boost::units::quantity<si::length>, 2>;
  using speed = vec<boost::units::quantity<si::velocity>, 2>;
  auto const one = active_in{rope::taut, distance{origin, body(0), 1.0 * m}};
  auto const two = constrained{second_law{2.0 * kg, down}, std::vector{one},
                               active_in{rope::taut, distance{origin, body(1), 5.0 * m}}};
  motion const both{std::vector<place>{vec{0.6 * m, 0.0 * m}, vec{3.0 * m, -4.0 * m}},
                    std::vector<speed>(2)};
  auto const run = integrate(rattle{}, both, two, 0.001 * s, 300, modes{rope::slack});
  EXPECT_NEAR(run.state.position[0].y.value(), -9.81 * 0.09 / 2, 1e-12);
  EXPECT_NEAR(run.state.position[1].y.value(), -4 - 9.81 * 0.09 / 2, 1e-12);
}

}  // namespace
