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

template <class Method>
class SavedRunOf : public testing::Test {};
using methods = testing::Types<us::bogacki_shampine3, us::dormand_prince5, us::tsitouras5,
                               us::dop853, us::verner9, us::dormand_el_mikkawy_prince4,
                               us::step_doubling<us::rk4>, us::taylor<16>, us::radau5, us::rodas5p>;
TYPED_TEST_SUITE(SavedRunOf, methods);

TYPED_TEST(SavedRunOf, GoesOnBitForBit) {
  us::simulation sim{TypeParam{}, start, spring, fine};
  for (int i = 0; i < 5; ++i) sim.step();
  auto const saved = sim.save();
  static_assert(std::is_trivially_copyable_v<decltype(saved)>);
  us::simulation other{TypeParam{}, start, spring, fine};
  other.resume(saved);
  for (int i = 0; i < 5; ++i) {
    sim.step();
    other.step();
    EXPECT_TRUE(twins::same_bits(sim.state(), other.state())) << i;
    EXPECT_EQ(sim.time(), other.time());
  }
  EXPECT_EQ(sim.evaluations(), other.evaluations());
}

TEST(SavedAdaptiveRun, MatricesThatAreDamagedAreRefused) {
  us::simulation sim{us::radau5{}, start, spring, fine};
  sim.step();
  auto const right = sim.save();
  EXPECT_NO_THROW(sim.resume(right));
  auto without_a_number = right;
  without_a_number.memory.newton.real[0].a[1][0] = std::nan("");
  EXPECT_THROW(sim.resume(without_a_number), std::domain_error);
  auto without_a_row = right;
  without_a_row.memory.newton.real[0].pivot[0] = 2;
  EXPECT_THROW(sim.resume(without_a_row), std::domain_error);
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
  resumes([&](auto& s) { s.state.velocity = nan; });
  resumes([&](auto& s) { s.memory = nan; });
  resumes([&](auto& s) { s.t = nan; });
  resumes([&](auto& s) { s.next = nan; });
  resumes([&](auto& s) { s.next = HUGE_VAL; });
  resumes([&](auto& s) { s.next = -1; });
  resumes([&](auto& s) { s.error = nan; });
  resumes([&](auto& s) { s.error = HUGE_VAL; });
  resumes([&](auto& s) { s.error = -1; });
  resumes([&](auto& s) { s.steps = -1; });
  resumes([&](auto& s) { s.rejected = -1; });
  resumes([&](auto& s) { s.evaluations = -1; });
  EXPECT_NO_THROW(sim.resume(right));
  // Nothing was counted yet, and no step was found.
  auto begun = right;
  begun.next = begun.error = 0;
  begun.steps = begun.rejected = begun.evaluations = 0;
  EXPECT_NO_THROW(sim.resume(begun));
  EXPECT_EQ(sim.steps() + sim.rejected() + sim.evaluations(), 0);
}

}  // namespace
