// SPDX-License-Identifier: BSL-1.0
// deep: takes the compiler seconds
// The names of 0.3 compile in 0.4. That the compiler warns of them, tests/refuse/from_0_3.cpp shows.
#include <unitstep/constrain/only_in.hpp>

#include <gtest/gtest.h>

#include <array>
#include <unitstep/constrain/rattle.hpp>
#include <unitstep/constrain/ropes.hpp>
#include <unitstep/constrain/vectors.hpp>
#include <vector>

#include "support/pendulums.hpp"

#pragma GCC diagnostic ignored "-Wdeprecated-declarations"

namespace {

using namespace pendulums;

enum class rope { slack, taut };
constexpr motion beside{vec{0.6 * m, 0.0 * m}, rest};

constexpr auto fall(auto const& tied, auto const&... events) {
  return integrate(rattle{}, beside, tied, 0.03125 * s, 48, modes{rope::slack}, events...);
}
constexpr auto rod = distance{origin, body(0), 1.0 * m};

// With the old and the new names the rope catches at the same time and place.
constexpr auto old_rope = constrained{second_law{2.0 * kg, down}, only_in{rope::taut, rod}};
constexpr auto old_names =
    fall(old_rope, when(takes_hold(old_rope, rope::taut), hold_in(old_rope, rope::taut)),
         when(lets_go(old_rope, rope::taut), enter(rope::slack)));
constexpr auto new_rope = constrained{second_law{2.0 * kg, down}, active_in{rope::taut, rod}};
constexpr auto new_names =
    fall(new_rope, when(engages_at(new_rope, rope::taut), engage_in(new_rope, rope::taut)),
         when(releases_at(new_rope, rope::taut), enter(rope::slack)));
static_assert(old_names.state == new_names.state && old_names.events.size() == 1 &&
              old_names.events[0] == new_names.events[0]);

// The constraint may be an array, and the old name may stand in an array or in a vector.
constexpr auto old_array =
    constrained{second_law{2.0 * kg, down}, only_in{rope::taut, std::array{rod}}};
constexpr auto array_of_old = constrained{
    second_law{2.0 * kg, down}, std::array{only_in<rope, decltype(rod)>(rope::taut, rod)}};

TEST(OnlyIn, StandsInArraysAndVectors) {
  auto const caught = [](auto const& tied) {
    return fall(tied, when(takes_hold(tied, rope::taut), hold_in(tied, rope::taut))).state;
  };
  EXPECT_EQ(caught(old_array), new_names.state);
  EXPECT_EQ(caught(array_of_old), new_names.state);
  auto const vector_of_old =
      constrained{second_law{2.0 * kg, down}, std::vector{only_in{rope::taut, rod}}};
  auto const vector_of_new =
      constrained{second_law{2.0 * kg, down}, std::vector{active_in{rope::taut, rod}}};
  using place = decltype(beside.position);
  motion const one{std::vector<place>{vec{0.6 * m, -0.8 * m}}, std::vector{rest}};
  auto const run = [&](auto const& tied) {
    return integrate(rattle{}, one, tied, 0.03125 * s, 16, modes{rope::taut}).state;
  };
  EXPECT_EQ(run(vector_of_old), run(vector_of_new));
}

}  // namespace
