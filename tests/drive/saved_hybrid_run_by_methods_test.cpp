// SPDX-License-Identifier: BSL-1.0
// deep: takes the compiler seconds
// Runs with things that happen are saved and resumed, by each kind of method. saved_hybrid_run_test.cpp has the first cases.
#include <gtest/gtest.h>

#include <type_traits>
#include <unitstep/drive/hybrid_simulation.hpp>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>

#include "support/saved_bounces.hpp"

namespace {

using namespace unitstep;
using namespace unitstep::symbols;
using namespace saved_bounces;

constexpr auto by_verlet = bouncing(velocity_verlet{}, 0.3 * s);
constexpr auto by_pair = bouncing(dormand_prince5{}, allowed);
static_assert(goes_on_in_the_same_way(by_verlet, 12));
static_assert(goes_on_in_the_same_way(by_pair, 14));
static_assert(std::is_trivially_copyable_v<decltype(by_verlet.save())>);

template <class Method, class Pace>
void expect_the_same(Method method, Pace pace) {
  auto run = bouncing(method, pace);
  EXPECT_TRUE(goes_on_in_the_same_way(run, 20));
  while (run.time() < 3.0 * s) run.step();
  EXPECT_GE(run.mode().bounces, 2);  // so there was something to save
}
TEST(SavedHybridRunByMethods, GoesOnInTheSameWay) {
  expect_the_same(rk4{}, 0.1 * s);
  expect_the_same(velocity_verlet{}, 0.3 * s);
  expect_the_same(time_corrected_verlet{}, 0.07 * s);
  expect_the_same(implicit_midpoint{}, 0.15 * s);
  expect_the_same(dormand_prince5{}, allowed);
  expect_the_same(radau5{}, allowed);
}

}  // namespace
