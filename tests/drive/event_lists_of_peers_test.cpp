// SPDX-License-Identifier: BSL-1.0
// deep: takes the compiler seconds
// What went wrong with lists of events and vectors of callbacks elsewhere, by the reports about it: each of these runs is
// due to end as its closed form does.
#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <cstddef>
#include <numbers>
#include <unitstep/drive/hybrid.hpp>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>
#include <vector>

namespace {

using namespace unitstep;
using namespace unitstep::symbols;

struct number {
  double y;
};
constexpr tolerance fine{number{1e-9}};
constexpr auto look = [](auto const&, auto) {};
struct pair {
  double one, other;
};
constexpr tolerance both_fine{pair{1e-9, 1e-9}};

// DifferentialEquations.jl 516: of equal conditions the first two were called, and the first one twice.
struct half {
  constexpr double operator()(number const& n, auto) const { return n.y - 5; }
};
TEST(PeersLists, EqualEventsHappenOnceEach) {
  auto const decays = [](number const& n, auto) { return rates{-n.y / s}; };
  for (std::size_t many = 1; many <= 4; ++many) {
    auto const check = [&](auto const& run) {
      ASSERT_EQ(run.events.size(), many);
      for (std::size_t k = 0; k < many; ++k) {
        EXPECT_EQ(run.events[k].index, k);
        EXPECT_NEAR(run.events[k].time.value(), std::numbers::ln2, 1e-8);
      }
    };
    std::vector const list(many, half{});
    check(integrate(tsitouras5{}, number{10}, decays, fine, 2.0 * s, when(list, look)));
    check(integrate(rk4{}, number{10}, decays, 0.01 * s, 200, when(list, look)));
  }
}

// DiffEqBase.jl 837: two oscillations that begin alike, sin t, pass a half upwards together: the run never ended.
struct half_of {
  double pair::* which;
  constexpr auto operator()(pair const& p, auto) const { return p.*which - 0.5; }
};
TEST(PeersLists, OscillationsInStepEndTheirRun) {
  auto const oscillate = [](pair const&, auto t) { return rates{cos(t / s) / s, cos(t / s) / s}; };
  std::vector const list{rising(half_of{&pair::one}), rising(half_of{&pair::other})};
  auto const run =
      integrate(tsitouras5{}, pair{0, 0}, oscillate, both_fine, 20.0 * s, when(list, look));
  ASSERT_EQ(run.events.size(), 8u);  // at pi / 6 + 2 pi k
  for (std::size_t k = 0; k < 8; ++k) {
    EXPECT_EQ(run.events[k].index, k % 2);
    EXPECT_NEAR(run.events[k].time.value(),
                std::numbers::pi * (1.0 / 6 + 2 * static_cast<double>(k / 2)), 1e-7);
  }
}

// DiffEqBase.jl 889: two equal conditions, backwards, ran for ever.
struct at_time {
  double time;
  constexpr auto operator()(auto const&, auto t) const { return t - time * s; }
};
TEST(PeersLists, TheSameEventTwiceBackwards) {
  auto const decays = [](number const& n, auto t) { return rates{(-n.y + sin(-t / s)) / s}; };
  auto const run =
      integrate(tsitouras5{}, number{1}, decays, fine, -10.0 * s, 0.0 * s,
                when(std::vector{at_time{-2.95}, at_time{-2.95}},
                     [](number const& n, auto, std::size_t) { return number{n.y + 2}; }));
  ASSERT_EQ(run.events.size(), 2u);
  EXPECT_EQ(run.events[0].index, 0u);
  EXPECT_EQ(run.events[1].index, 1u);
  // y = (cos t - sin t) / 2 + e^-t / 2, and 4 e^-(t + 2.95) more.
  double const t = -10;
  EXPECT_NEAR(
      run.state.y / ((std::cos(t) - std::sin(t) + std::exp(-t)) / 2 + 4 * std::exp(-(t + 2.95))), 1,
      1e-8);
}

// OrdinaryDiffEq.jl 3230 (DiffEqBase.jl 1229): of two equal times only the first had its effect.
TEST(PeersLists, EachOfTwoAtOneTimeHasItsEffect) {
  auto const decay = [](pair const& p, auto) { return rates{-p.one / s, -p.other / s}; };
  auto const adds = [](pair& p, auto, std::size_t which) { (which == 0 ? p.one : p.other) += 1; };
  for (double const second : {1.0, 2.0}) {
    auto const run = integrate(tsitouras5{}, pair{1, 1}, decay, both_fine, 5.0 * s,
                               when(std::vector{at_time{1}, at_time{second}}, adds));
    EXPECT_EQ(run.events.size(), 2u);
    EXPECT_NEAR(run.state.one, std::exp(-5.0) + std::exp(-4.0), 1e-8);
    EXPECT_NEAR(run.state.other, std::exp(-5.0) + std::exp(second - 5), 1e-8);
  }
}

// OrdinaryDiffEq.jl 3673: with several lists of different lengths, an effect got another event's index, or none.
TEST(PeersLists, SeveralListsDoNotMixTheirEvents) {
  auto const goes = [](number const&, auto) { return rates{1.0 / s}; };
  std::vector<std::array<std::size_t, 2>> told;
  auto const tell = [&](std::size_t list) {
    return [&told, list](auto const&, auto, std::size_t which) { told.push_back({list, which}); };
  };
  auto const run = integrate(dormand_prince5{}, number{0}, goes, fine, 10.0 * s,
                             when(std::vector{at_time{5.83}, at_time{7}}, tell(0)),
                             when(std::vector{at_time{6.5}}, tell(1)),
                             when(std::vector{at_time{9}, at_time{1}, at_time{6.5}}, tell(2)));
  std::vector<std::array<std::size_t, 2>> const due{{2, 1}, {0, 0}, {1, 0}, {2, 2}, {0, 1}, {2, 0}};
  EXPECT_EQ(told, due);
  ASSERT_EQ(run.events.size(), due.size());
  for (std::size_t k = 0; k < due.size(); ++k) {
    EXPECT_EQ(run.events[k].which, due[k][0]);
    EXPECT_EQ(run.events[k].index, due[k][1]);
  }
}

// DifferentialEquations.jl 1123: of cells that charge, fire, and rest for a while, a firing was skipped. Each takes
// ln(1.3 / 0.3) to charge, and rests for 0.25.
constexpr std::size_t cells = 4;
struct charged {
  std::array<double, cells> level, rest;
};
struct fires {
  std::size_t cell;
  constexpr auto operator()(charged const& c, auto) const { return c.level[cell] - 1; }
};
struct has_rested {
  std::size_t cell;
  constexpr auto operator()(charged const& c, auto) const { return c.rest[cell]; }
};
TEST(PeersLists, NoCellIsSkipped) {
  using resting = std::array<bool, cells>;
  auto const charge = [](charged const& c, auto, resting const& rests) {
    std::array<decltype(1.0 / s), cells> level{}, rest{};
    for (std::size_t k = 0; k < cells; ++k) {
      level[k] = (rests[k] ? 0 : 1.3 - c.level[k]) / s;
      rest[k] = (rests[k] ? -1 : 0) / s;
    }
    return rates{level, rest};
  };
  charged const start{{0.68, 0.21, 0.55, 0.28}, {}};
  std::vector<rising<fires>> thresholds;
  std::vector<falling<has_rested>> ends;
  for (std::size_t k = 0; k < cells; ++k) {
    thresholds.push_back(rising(fires{k}));
    ends.push_back(falling(has_rested{k}));
  }
  auto const fire = [](charged& c, auto, resting& rests, std::size_t cell) {
    c.level[cell] = 0, c.rest[cell] = 0.25;
    rests[cell] = true;
  };
  auto const goes_on = [](charged& c, auto, resting& rests, std::size_t cell) {
    c.rest[cell] = 0;
    rests[cell] = false;
  };
  charged const each{{1e-9, 1e-9, 1e-9, 1e-9}, {1e-9, 1e-9, 1e-9, 1e-9}};
  auto const run = integrate(tsitouras5{}, start, charge, tolerance{each}, 20.0 * s,
                             modes(resting{}), when(thresholds, fire), when(ends, goes_on));
  std::array<std::size_t, cells> fired{};
  double const period = 0.25 + std::log(1.3 / 0.3);
  for (auto const& one : run.events) {
    if (one.which != 1) continue;
    double const first = std::log((1.3 - start.level[one.index]) / 0.3);
    EXPECT_NEAR(one.time.value(), first + static_cast<double>(fired[one.index]++) * period, 1e-7);
  }
  for (std::size_t k = 0; k < cells; ++k) {
    double const first = std::log((1.3 - start.level[k]) / 0.3);
    EXPECT_EQ(fired[k], static_cast<std::size_t>((20 - first) / period) + 1);
  }
}

// PyBaMM 590: of limits that are reached soon one after another, the steps decided which one ended the run.
struct beyond {
  double limit;
  constexpr auto operator()(number const& n, auto) const { return n.y - limit; }
};
TEST(PeersLists, TheFirstOfThreeCloseLimitsEndsTheRun) {
  auto const grows = [](number const& n, auto) { return rates{n.y / s}; };
  std::vector const limits{beyond{2 + 2e-12}, beyond{2 + 1e-12}, beyond{2}};
  for (double const dt : {0.9, 0.31, 0.1, 0.0123}) {
    auto const run = integrate(dop853{}, number{1}, grows, dt * s, 400, when(limits, stop));
    EXPECT_EQ(run.which, 0);
    EXPECT_EQ(run.index, 2);
    auto const under = integrate(tsitouras5{}, number{1}, grows, fine.first_step(dt * s), 9.0 * s,
                                 when(limits, stop));
    EXPECT_EQ(under.index, 2);
    EXPECT_NEAR(under.time.value(), std::numbers::ln2, 1e-8);
  }
}

}  // namespace
