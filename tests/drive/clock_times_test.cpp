// SPDX-License-Identifier: BSL-1.0
// Under a tolerance every driver makes the same run with a std::chrono::duration as with its seconds, to the last bit,
// and another run with another duration (the controls).
#include <gtest/gtest.h>

#include <chrono>
#include <unitstep/unitstep.hpp>

#include "support/same_bits.hpp"
#include "support/swing.hpp"

namespace {

namespace us = unitstep;
using namespace swings;
using namespace std::chrono_literals;

constexpr us::dormand_prince5 method{};
constexpr auto half = 0.5 * second;

static_assert(us::integrate(method, start, spring, fine, 500ms) ==
              us::integrate(method, start, spring, fine, half));
static_assert(us::integrate(method, start, spring, fine, 501ms) !=
              us::integrate(method, start, spring, fine, half));
static_assert(us::integrate(method, start, spring, fine, 2s, 1500ms) ==
              us::integrate(method, start, spring, fine, 2.0 * second, 1.5 * second));
static_assert(us::integrate(method, start, spring, fine, 2.0 * second, 1500ms) ==
              us::integrate(method, start, spring, fine, 2s, 1.5 * second));
static_assert(us::trajectory<4>(method, start, spring, fine, 125ms) ==
              us::trajectory<4>(method, start, spring, fine, 0.125 * second));
static_assert(us::trajectory<4>(method, start, spring, fine, 126ms) !=
              us::trajectory<4>(method, start, spring, fine, 0.125 * second));

constexpr auto at_zero = [](auto const& s, auto) { return s.position; };
constexpr auto crossed = us::integrate_until(method, start, spring, fine, at_zero, 2s);
static_assert(crossed.stopped_because == us::stop_reason::event);
static_assert(crossed == us::integrate_until(method, start, spring, fine, at_zero, 2.0 * second));
static_assert(us::integrate_until(method, start, spring, fine, at_zero, 3s, 1s) ==
              us::integrate_until(method, start, spring, fine, at_zero, 3.0 * second,
                                  1.0 * second));

constexpr auto looked_at(auto const& end, auto const& spacing) {
  double sum = 0;
  static_cast<void>(us::integrate_observed(method, start, spring, fine, end,
                                           us::every{spacing, [&](auto const& s, auto const& t) {
                                                       sum += t.value() * s.position.value();
                                                     }}));
  return sum;
}
static_assert(looked_at(500ms, 125ms) == looked_at(half, 0.125 * second));
static_assert(looked_at(500ms, 125ms) == looked_at(half, 125ms));
static_assert(looked_at(500ms, 100ms) != looked_at(half, 0.125 * second));

constexpr auto seen_at(auto const& t0, auto const& t) {
  us::simulation sim{method, start, spring, fine, t0};
  sim.step();
  return us::sample{sim.time(), sim.at(t)};
}
static_assert(seen_at(1s, 1001ms) == seen_at(1.0 * second, 1.001 * second));
static_assert(seen_at(1s, 1002ms) != seen_at(1.0 * second, 1.001 * second));

constexpr us::chain swing{method, start, spring, fine, 1s};
constexpr us::chain with_quantities{method, start, spring, fine, 1.0 * second};
constexpr auto end_ms = 1500ms;
constexpr auto end_s = 1.5 * second;
static_assert(us::state_reached<swing, end_ms> == us::state_reached<with_quantities, end_s>);

// The members of a tolerance that are times.
constexpr auto with_times(auto first, auto longest, auto end) {
  return us::integrate(method, start, spring,
                       us::tolerance{fine.absolute, fine.relative, first, longest, 1000,
                                     us::step_control::elementary, std::array{end}},
                       half);
}
static_assert(with_times(10ms, 50ms, 200ms) ==
              with_times(0.01 * second, 0.05 * second, 0.2 * second));
static_assert(with_times(10ms, 50ms, 201ms) !=
              with_times(0.01 * second, 0.05 * second, 0.2 * second));

// A state without a velocity counts its time in seconds of its number.
struct tank {
  boost::units::quantity<si::length> level;
};
constexpr auto drains = [](auto const& t, auto) { return us::rates{-0.5 / second * t.level}; };
constexpr us::tolerance millionth{tank{1e-6 * metre}};
static_assert(us::integrate(method, tank{2.0 * metre}, drains, millionth, 2s).level ==
              us::integrate(method, tank{2.0 * metre}, drains, millionth, 2.0 * second).level);
static_assert([] {
  us::simulation sim{method, tank{2.0 * metre}, drains, millionth, 1s};
  sim.step();
  return sim.time() == 1.0 * second + sim.dt();
}());

TEST(ClockTimesWithin, AreSecondsAtRunTimeToo) {
  constexpr auto due = us::integrate(method, start, spring, fine, 500ms);
  EXPECT_TRUE(twins::same_bits(us::integrate(method, start, spring, fine, 500ms), due));
  EXPECT_THROW(us::integrate_observed(method, start, spring, fine, 500ms,
                                      us::every{0ms, [](auto const&, auto const&) {}}),
               std::domain_error);
  EXPECT_THROW(static_cast<void>(us::integrate(method, start, spring,
                                               us::tolerance{fine.absolute, 0.0, -10ms}, 500ms)),
               std::domain_error);
}

}  // namespace
