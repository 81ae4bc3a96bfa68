// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <cmath>
#include <limits>
#include <unitstep/drive/chain.hpp>
#include <unitstep/drive/integrate.hpp>
#include <unitstep/methods/rk4.hpp>
#include <unitstep/methods/semi_implicit_euler.hpp>
#include <unitstep/methods/velocity_verlet.hpp>
#include <unitstep/unitstep.hpp>

#include "support/refusal.hpp"
#include "support/same_bits.hpp"
#include "support/swing.hpp"

namespace {

namespace si = boost::units::si;
using unitstep::chain;
using unitstep::integrate;
using unitstep::motion;
using unitstep::state_after;

// The field depends on time, so a segment that counted its steps anew would be noticed.
constexpr auto pull = [](auto const& s, auto t) {
  return -4.0 / si::second / si::second * s.position +
         t * (0.25 * si::metre_per_second_squared / si::second);
};
constexpr motion start{1.0 * si::metre, 0.5 * si::metre_per_second};

template <class Method>
constexpr chain run{Method{}, start, pull, 0.1 * si::second, 2.7 * si::second};
template <class Method>
constexpr auto after(int steps) {
  return integrate(Method{}, start, pull, 0.1 * si::second, steps, 2.7 * si::second);
}

// The steps are integrate's for all segments: no step, a part of a segment, whole segments, and whole segments with a
// rest.
template <class Method>
constexpr bool is_one_run() {
  auto const end = after<Method>(100);
  return twins::same_bits(state_after<run<Method>, 0>, start) &&
         twins::same_bits(state_after<run<Method>, 100>, end) &&
         twins::same_bits(state_after<run<Method>, 100, 1>, end) &&
         twins::same_bits(state_after<run<Method>, 100, 7>, end) &&
         twins::same_bits(state_after<run<Method>, 100, 10>, end) &&
         twins::same_bits(state_after<run<Method>, 100, 99>, end) &&
         twins::same_bits(state_after<run<Method>, 100, 100>, end) &&
         twins::same_bits(state_after<run<Method>, 99, 10>, after<Method>(99)) &&
         !twins::same_bits(state_after<run<Method>, 99, 10>, end);
}
static_assert(is_one_run<unitstep::semi_implicit_euler>());
static_assert(is_one_run<unitstep::rk4>());
static_assert(is_one_run<unitstep::velocity_verlet>());

// Deep: segments of one step, more of them than a compiler nests templates (900 or 1024).
constexpr auto verlet = state_after<run<unitstep::velocity_verlet>, 1'300, 1>;
static_assert(twins::same_bits(verlet, after<unitstep::velocity_verlet>(1'300)));

// Another kind of state.
struct tank {
  boost::units::quantity<si::volume> water;
};
constexpr auto leak = [](tank const& t, auto) { return unitstep::rates{-t.water / si::second}; };
constexpr chain emptying{unitstep::rk4{}, tank{1.0 * si::cubic_metre}, leak, 0.1 * si::second};
static_assert(
    state_after<emptying, 20, 3>.water ==
    integrate(unitstep::rk4{}, tank{1.0 * si::cubic_metre}, leak, 0.1 * si::second, 20).water);

TEST(Chain, IsTheSameAtRunTime) {
  motion const here{twins::hidden(1.0) * si::metre, twins::hidden(0.5) * si::metre_per_second};
  auto const end = integrate(unitstep::velocity_verlet{}, here, pull,
                             twins::hidden(0.1) * si::second, 1'300, 2.7 * si::second);
  EXPECT_TRUE(twins::same_bits(end, verlet));
}

TEST(Chain, RefusesBadValues) {
  double const inf = std::numeric_limits<double>::infinity();
  EXPECT_NO_THROW((chain{unitstep::rk4{}, start, pull, 1.0 * si::second}));
  EXPECT_THROW((chain{unitstep::rk4{}, start, pull, inf * si::second}), std::domain_error);
  EXPECT_THROW((chain{unitstep::rk4{}, start, pull, 1.0 * si::second, inf * si::second}),
               std::domain_error);
}

// Arenstorf's orbit closes in one constant expression, and with a finer tolerance in a chain of them.
namespace under_a_tolerance {

namespace us = unitstep;
using swings::fine;
using swings::second;
using swings::spring;
using swings::start;

/// The restricted problem of three bodies in the rotating frame, in which the earth and the moon are fixed.
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
// Start and period: E. Hairer, S. P. Nørsett, G. Wanner, Solving ODEs I, section II.0.
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

}  // namespace under_a_tolerance

}  // namespace
