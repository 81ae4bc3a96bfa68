// SPDX-License-Identifier: BSL-1.0
// Arenstorf's orbit closes in one constant expression, and at a finer tolerance in a chain of them.
#include <gtest/gtest.h>

#include <cmath>
#include <unitstep/unitstep.hpp>

#include "support/refusal.hpp"
#include "support/same_bits.hpp"
#include "support/swing.hpp"

namespace {

namespace us = unitstep;
using namespace swings;

/// The restricted problem of three bodies in the turning frame, where the earth and the moon stand still.
constexpr double moon = 0.012277471;
constexpr auto restricted = [](auto const& s, auto) {
  auto const [x, y] = s.position;
  auto const [u, v] = s.velocity;
  auto const a = (x + moon) * (x + moon) + y * y;
  auto const b = (x - (1 - moon)) * (x - (1 - moon)) + y * y;
  auto const p = (1 - moon) / (a * us::math::sqrt(a));
  auto const q = moon / (b * us::math::sqrt(b));
  return us::vec{x + 2 * v - p * (x + moon) - q * (x - (1 - moon)), y - 2 * u - p * y - q * y};
};
// Start and period: E. Hairer, S. P. Norsett, G. Wanner, Solving ODEs I, section II.0.
constexpr us::motion leaving{us::vec{0.994, 0.0}, us::vec{0.0, -2.00158510637908252240537862224}};
constexpr double period = 17.0652165601579625588917206249;
constexpr auto within(double e) { return us::tolerance{us::motion{e, e}, e}; }

constexpr bool closes(auto const& s, double by) {
  auto const d = s.position - leaving.position;
  return d.x * d.x + d.y * d.y < by * by;
}
constexpr auto once =
    us::integrate(us::dormand_prince5{}, leaving, restricted, within(1e-9), period);
static_assert(closes(once, 1e-5) && !closes(once, 1e-9));
constexpr us::chain orbit{us::dormand_prince5{}, leaving, restricted, within(1e-10)};
static_assert(closes(us::state_reached<orbit, period>, 1e-7) &&
              !closes(us::state_reached<orbit, period>, 1e-12));

constexpr us::chain swing{us::dormand_prince5{}, start, spring, fine};
constexpr auto half = 0.5 * second;
static_assert(us::state_reached<swing, half, 4> ==
              us::integrate(us::dormand_prince5{}, start, spring, fine, half));
static_assert(us::state_after<swing, 5> == [] {
  us::simulation sim{us::dormand_prince5{}, start, spring, fine};
  for (int i = 0; i < 5; ++i) sim.step();
  return sim.state();
}());

TEST(ChainWithin, MakesTheStepsOfTheProgram) {
  EXPECT_TRUE(twins::same_bits(
      us::integrate(us::dormand_prince5{}, leaving, restricted, within(1e-9), period), once));
  constexpr auto reached = us::state_reached<orbit, period>;
  EXPECT_TRUE(twins::same_bits(
      us::integrate(us::dormand_prince5{}, leaving, restricted, within(1e-10), period), reached));
}

TEST(ChainWithin, NamesTheEndThatIsNotFinite) {
  for (double const wrong : {HUGE_VAL, -HUGE_VAL, std::nan("")})
    EXPECT_EQ(refusals::refusal(
                  [&] { return us::detail::end_of_chain<decltype(swing)>(wrong * second); }),
              "unitstep: end_time must be finite, got infinity or NaN");
}

}  // namespace
