// SPDX-License-Identifier: BSL-1.0
// A run under a tolerance that was saved: all of it, as bytes.
#include <gtest/gtest.h>

#include <cmath>
#include <unitstep/unitstep.hpp>

#include "support/same_bits.hpp"
#include "support/swing.hpp"

namespace {

namespace us = unitstep;
using namespace swings;

TEST(SavedAdaptiveRun, TravelsAsBytes) {
  us::simulation sim{us::dormand_prince5{}, start, spring, fine};
  for (int i = 0; i < 3; ++i) sim.step();
  auto const saved = sim.save();
  static_assert(std::is_trivially_copyable_v<decltype(saved)>);
  EXPECT_EQ(saved.steps, sim.steps());
  EXPECT_EQ(saved.rejected, sim.rejected());
  EXPECT_EQ(saved.evaluations, sim.evaluations());
  EXPECT_EQ(saved.t, sim.time().value());
  EXPECT_GT(saved.next, 0);
}

TEST(SavedAdaptiveRun, ADamagedOneIsRefused) {
  us::simulation sim{us::dormand_prince5{}, start, spring, fine};
  sim.step();
  auto const right = sim.save();
  auto const resumes = [&](auto const& change) {
    auto other = right;
    change(other);
    EXPECT_THROW(sim.resume(other), std::domain_error);
  };
  double const nan = std::nan("");
  resumes([&](auto& s) { s.state.position = nan; });
  resumes([&](auto& s) { s.memory = nan; });
  resumes([&](auto& s) { s.t = nan; });
  resumes([&](auto& s) { s.next = -1; });
  resumes([&](auto& s) { s.error = nan; });
  resumes([&](auto& s) { s.steps = -1; });
  resumes([&](auto& s) { s.rejected = -1; });
  resumes([&](auto& s) { s.evaluations = -1; });
  EXPECT_NO_THROW(sim.resume(right));
}

}  // namespace
