// SPDX-License-Identifier: BSL-1.0
// A run under a tolerance that was saved: all of it, as bytes.
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <cmath>
#include <unitstep/unitstep.hpp>

#include "support/same_bits.hpp"

namespace {

namespace si = boost::units::si;
namespace us = unitstep;
constexpr auto metre = si::metre;
constexpr auto second = si::second;
constexpr auto speed = si::metre_per_second;
/// omega = 2 / s, so x = cos 2 t.
constexpr auto spring = [](auto const& s, auto) { return -4.0 / second / second * s.position; };
constexpr us::motion start{1.0 * metre, 0.0 * speed};
constexpr us::tolerance fine{us::motion{1e-10 * metre, 1e-10 * speed}, 1e-10};

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
