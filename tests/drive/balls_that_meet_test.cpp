// SPDX-License-Identifier: BSL-1.0
// deep: takes seconds without optimisation
// Balls that meet, of which several may do so at one moment, discs in a box, and a ball on a table that shakes: none goes
// through another or through the table, in float either.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <boost/units/systems/si.hpp>
#include <cmath>
#include <cstddef>
#include <limits>
#include <random>
#include <stdexcept>
#include <unitstep/drive/hybrid.hpp>
#include <unitstep/unitstep.hpp>
#include <utility>
#include <vector>

namespace {

using namespace unitstep;
namespace si = boost::units::si;
using boost::units::quantity;

// The gap between two neighbours on a line, or between the outer ones and two walls.
template <class T>
struct gap {
  std::size_t i;
  T left, right;

  constexpr auto operator()(auto const& balls, auto) const {
    auto const& x = balls.position;
    if (i == 0) return x.front() - left * si::metre;
    if (i == x.size()) return right * si::metre - x.back();
    return x[i] - x[i - 1];
  }
};
// Balls of one mass swap their velocities, and a wall turns one round.
constexpr auto hit = [](auto& balls, auto, std::size_t i) {
  auto& v = balls.velocity;
  if (i == 0)
    v.front() = -v.front();
  else if (i == v.size())
    v.back() = -v.back();
  else
    std::swap(v[i], v[i - 1]);
};
template <class T, std::size_t N>
constexpr auto no_force =
    [](auto const&, auto) { return std::array<quantity<si::acceleration, T>, N>{}; };

// The outer two balls hit the one in the middle at one moment, after 1 s, and fly apart as fast as they came: three hits,
// of which the second one drives the balls of the first one into each other again.
constexpr auto three = [](std::array<std::size_t, 2> order) {
  motion const start{std::array{-1.0 * si::metre, 0.0 * si::metre, 1.0 * si::metre},
                     std::array{1.0 * si::metre_per_second, 0.0 * si::metre_per_second,
                                -1.0 * si::metre_per_second}};
  std::array const gaps{falling(gap<double>{order[0], -9.0, 9.0}),
                        falling(gap<double>{order[1], -9.0, 9.0})};
  auto const swaps = [order](auto& balls, auto t, std::size_t which) {
    hit(balls, t, order[which]);
  };
  auto const end =
      integrate(rk4{}, start, no_force<double, 3>, 0.75 * si::second, 4, when(gaps, swaps));
  auto const& v = end.state.velocity;
  return end.events.size() == 3 && end.events[0].index == 0 && end.events[1].index == 1 &&
         end.events[2].index == 0 && v[0] == -1.0 * si::metre_per_second &&
         v[1] == 0.0 * si::metre_per_second && v[2] == 1.0 * si::metre_per_second &&
         end.state.position[0] < -1.9 * si::metre && end.state.position[2] > 1.9 * si::metre;
};
static_assert(three({1, 2}));
static_assert(three({2, 1}));

// The same with a `when` for each gap, and a third thing at that moment.
constexpr bool three_by_name = [] {
  motion const start{std::array{-1.0 * si::metre, 0.0 * si::metre, 1.0 * si::metre},
                     std::array{1.0 * si::metre_per_second, 0.0 * si::metre_per_second,
                                -1.0 * si::metre_per_second}};
  auto const lower = [](auto& balls, auto) { std::swap(balls.velocity[0], balls.velocity[1]); };
  auto const upper = [](auto& balls, auto) { std::swap(balls.velocity[1], balls.velocity[2]); };
  auto const stays = [](auto& balls, auto) { balls.velocity[1] = -(-balls.velocity[1]); };
  auto const end =
      integrate(rk4{}, start, no_force<double, 3>, 0.75 * si::second, 4,
                when(falling(gap<double>{1, -9.0, 9.0}), lower), at(1.0 * si::second, stays),
                when(falling(gap<double>{2, -9.0, 9.0}), upper));
  return end.events.size() == 4 && end.state.velocity[0] == -1.0 * si::metre_per_second &&
         end.state.velocity[2] == 1.0 * si::metre_per_second;
}();
static_assert(three_by_name);

TEST(BallsThatMeet, AtOneMomentFlyApart) {
  EXPECT_TRUE(three({1, 2}));
  EXPECT_TRUE(three({2, 1}));
}

// Without a force balls of one mass that swap their velocities are where balls would be that pass through each other, in
// order. These are computed in long double. The bound is the rounding of a place for each step.
template <class T, std::size_t N>
void expect_the_places_of_balls_that_pass(T left, unsigned const seed) {
  T const dt = T(0.05);
  int const steps = 1500;
  auto drawn = [last = seed]() mutable {
    last = last * 1664525u + 1013904223u;
    return static_cast<T>(last >> 8) / T(1u << 24);
  };
  motion start{std::array<quantity<si::length, T>, N>{},
               std::array<quantity<si::velocity, T>, N>{}};
  for (std::size_t i = 0; i < N; ++i) {
    start.position[i] = (left + (static_cast<T>(i) + T(0.5)) / T(N)) * si::metre;
    start.velocity[i] = (4 * drawn() - 2) * si::metre_per_second;
  }
  std::vector<falling<gap<T>>> gaps;
  for (std::size_t i = 0; i <= N; ++i) gaps.push_back(falling(gap<T>{i, left, left + 1}));
  simulation sim{rk4{}, start, no_force<T, N>, dt * si::second, when(gaps, hit)};
  long hits = 0;
  T const bound =
      T(2) * T(steps) * (std::nextafter(std::abs(left) + 1, T(1e30)) - (std::abs(left) + 1));
  for (int n = 1; n <= steps; ++n) {
    sim.step();
    hits += static_cast<long>(sim.events().size());
    std::array<long double, N> due;
    for (std::size_t i = 0; i < N; ++i) {
      long double const from = start.position[i].value() - static_cast<long double>(left);
      long double const gone = start.velocity[i].value() * static_cast<long double>(dt) * n;
      long double const unfolded = std::abs(std::remainder(from + gone, 2.0L));
      due[i] = left + unfolded;
    }
    std::ranges::sort(due);
    for (std::size_t i = 0; i < N; ++i)
      ASSERT_LE(std::abs(due[i] - static_cast<long double>(sim.state().position[i].value())), bound)
          << "ball " << i << " after step " << n << " and " << hits << " hits, seed " << seed;
  }
  EXPECT_GT(hits, 300);
}
TEST(BallsThatMeet, AreWhereTheyWouldBeIfTheyPassed) {
  for (unsigned seed : {3u, 7u, 11u, 19u}) {
    expect_the_places_of_balls_that_pass<double, 5>(0.0, seed);
    expect_the_places_of_balls_that_pass<double, 5>(6371000.0, seed);
    expect_the_places_of_balls_that_pass<float, 5>(0.0f, seed);
    expect_the_places_of_balls_that_pass<float, 5>(-1001.0f, seed);
  }
}

// The gap between two of six discs in a box, or between one and a wall.
template <class T>
struct gap_of_discs {
  std::size_t disc, other;
  int wall;  // left, right, below, above; -1 for another disc
  T low;
  static constexpr T radius = T(0.08);

  auto operator()(auto const& discs, auto) const {
    auto const place = [&](std::size_t i, std::size_t axis) {
      return static_cast<T>(discs.position[i][axis] / si::metre);
    };
    if (wall >= 0) {
      T const x = place(disc, static_cast<std::size_t>(wall / 2)) - low;
      return (wall % 2 == 0 ? x - radius : 1 - radius - x) * si::metre;
    }
    return (std::hypot(place(other, 0) - place(disc, 0), place(other, 1) - place(disc, 1)) -
            2 * radius) *
           si::metre;
  }
};
// Six discs that lose no energy hit each other and the walls many times, also at a glance. None goes into
// another or out, none of the hits is an error, and the energy stays.
template <class T>
void expect_discs_to_stay_apart(T low, T g, T dt, int steps, unsigned const seed) {
  using plane = vec<quantity<si::length, T>, 2>;
  constexpr std::size_t many = 6;
  auto drawn = [last = seed]() mutable {
    last = last * 1664525u + 1013904223u;
    return (static_cast<T>(last >> 8) / T(1u << 24) * 4 - 2) * si::metre_per_second;
  };
  motion start{std::array<plane, many>{}, std::array<vec<quantity<si::velocity, T>, 2>, many>{}};
  for (std::size_t i = 0; i < many; ++i) {
    start.position[i] = plane{(low + T(0.15) + T(0.23) * static_cast<T>(i % 4)) * si::metre,
                              (low + T(0.2) + T(0.25) * static_cast<T>(i / 4)) * si::metre};
    auto const u = drawn(), v = drawn();
    start.velocity[i] = vec{u, v};
  }
  std::vector<falling<gap_of_discs<T>>> gaps;
  for (std::size_t i = 0; i < many; ++i) {
    for (int wall = 0; wall < 4; ++wall) gaps.push_back(falling(gap_of_discs<T>{i, i, wall, low}));
    for (std::size_t j = i + 1; j < many; ++j)
      gaps.push_back(falling(gap_of_discs<T>{i, j, -1, low}));
  }
  auto const bounce = [&gaps](auto& discs, auto, std::size_t which) {
    auto const& [disc, other, wall, at] = gaps[which].f;
    if (wall >= 0) {
      discs.velocity[disc][static_cast<std::size_t>(wall / 2)] *= T(-1);
      return;
    }
    auto const between = (discs.position[other] - discs.position[disc]) / si::metre;
    auto const n = between / std::hypot(between[0], between[1]);
    auto const along = dot(discs.velocity[other] - discs.velocity[disc], n);
    discs.velocity[disc] += along * n;
    discs.velocity[other] -= along * n;
  };
  auto const falls = [g](auto const&, auto) {
    std::array<vec<quantity<si::acceleration, T>, 2>, many> all{};
    for (auto& each : all) each[1] = -g * si::metre_per_second_squared;
    return all;
  };
  auto const energy = [g, low](auto const& discs) {
    T sum = 0;
    for (std::size_t i = 0; i < many; ++i) {
      auto const v = discs.velocity[i] / si::metre_per_second;
      sum += dot(v, v) / 2 + g * static_cast<T>(discs.position[i][1] / si::metre - low);
    }
    return sum;
  };
  simulation sim{rk4{}, start, falls, dt * si::second, when(gaps, bounce)};
  T least = 1;
  long hits = 0;
  for (int n = 0; n < steps; ++n) {
    sim.step();
    hits += static_cast<long>(sim.events().size());
    for (auto const& each : gaps)
      least = std::min(least, static_cast<T>(each.f(sim.state(), sim.time()).value()));
  }
  // Each hit is found to a few roundings of a place or of the clock.
  T const place = std::numeric_limits<T>::epsilon() * (std::abs(low) + 1);
  T const clock = std::numeric_limits<T>::epsilon() * static_cast<T>(steps) * dt;
  EXPECT_GT(least, -16 * (place + 8 * clock)) << hits << " hits, seed " << seed << ", from " << low;
  T const before = energy(start), after = energy(sim.state());
  EXPECT_LT(std::abs(after - before),
            static_cast<T>(hits) * (16 * std::numeric_limits<T>::epsilon() * before + g * place))
      << hits << " hits, seed " << seed << ", from " << low;
  EXPECT_GT(hits, 200);
}
TEST(Discs, StayApart) {
  for (unsigned const seed : {2u, 3u}) {
    expect_discs_to_stay_apart<double>(0, 0, 1 / 60.0, 800, seed);
    expect_discs_to_stay_apart<double>(0, 0, 0.2, 200, seed);
    expect_discs_to_stay_apart<double>(6371000, 0, 1 / 60.0, 800, seed);
    expect_discs_to_stay_apart<double>(0, 10, 1 / 60.0, 800, seed);
    expect_discs_to_stay_apart<float>(0, 0, 1 / 60.0f, 800, seed);
    expect_discs_to_stay_apart<float>(100, 0, 1 / 60.0f, 800, seed);
  }
  expect_discs_to_stay_apart<float>(100, 10, 1 / 60.0f, 4000, 3);
}

// A ball on a table that shakes as A sin(w t), in both directions of up. It is never below by more than the table and the
// ball move in a few roundings of the clock; it may come to rest on the table, which is an error here.
template <class T>
int ends_on_the_table(T up, T height, T share) {
  T const amplitude = T(0.05), often = 30, dt = T(1) / 60;
  auto const table = [=](auto t) {
    return (height + amplitude * std::sin(often * static_cast<T>(t / si::second))) * si::metre;
  };
  auto const above = [=](auto const& ball, auto t) { return up * (ball.position - table(t)); };
  auto const bounce = [=](auto& ball, auto t) {
    auto const moves =
        amplitude * often * std::cos(often * static_cast<T>(t / si::second)) * si::metre_per_second;
    ball.velocity = moves - share * (ball.velocity - moves);
  };
  auto const falls = [=](auto const&, auto) { return up * T(-10) * si::metre_per_second_squared; };
  simulation sim{rk4{}, motion{(height + up) * si::metre, T(0) * si::metre_per_second}, falls,
                 dt * si::second, when(falling(above), bounce)};
  try {
    for (int n = 0; n < 60 * 120; ++n) {
      sim.step();
      if (above(sim.state(), sim.time()) < T(-1e-3) * si::metre) return -1;
    }
  } catch (std::runtime_error const&) {
    return 1;
  }
  return 0;
}
TEST(BallOnAShakingTable, IsNeverBelowIt) {
  int ended = 0;
  for (int const up : {1, -1})
    for (double const share : {0.3, 0.5, 0.8, 0.9}) {
      for (int const height : {0, 100}) {
        int const in_float = ends_on_the_table(static_cast<float>(up), static_cast<float>(height),
                                               static_cast<float>(share));
        int const in_double =
            ends_on_the_table(static_cast<double>(up), static_cast<double>(height), share);
        EXPECT_NE(in_float, -1) << up << ' ' << share << ' ' << height;
        EXPECT_NE(in_double, -1) << up << ' ' << share << ' ' << height;
        ended += in_float + in_double;
      }
    }
  EXPECT_GT(ended, 0);
  EXPECT_LT(ended, 32);
}

// A table that shakes in two frequencies, and a ball that loses much of its speed. Flights are as low as a rounding of
// the clock, and a step is long against them.
int ends_on_the_random_table(unsigned const seed) {
  std::mt19937_64 engine(seed);
  auto const drawn = [&](double from, double to) {
    return static_cast<float>(from + (to - from) * static_cast<double>(engine() >> 11) / 0x1p53);
  };
  float const up = engine() % 2 != 0 ? 1.0F : -1.0F;
  float const height = engine() % 2 != 0 ? 0.0F : drawn(-300, 300);
  float const begin = engine() % 2 != 0 ? 0.0F : drawn(0, 3000);
  float const a = drawn(.001, .2), b = drawn(0, .1), w = drawn(1, 60), v = drawn(1, 100);
  float const share = drawn(.1, 1), dt = drawn(.002, .05);
  auto const table = [=](auto t) {
    float const x = t / si::second;
    return (height + a * std::sin(w * x) + b * std::sin(v * x)) * si::metre;
  };
  auto const above = [=](auto const& ball, auto t) { return up * (ball.position - table(t)); };
  auto const bounce = [=](auto& ball, auto t) {
    float const x = t / si::second;
    auto const moves = (a * w * std::cos(w * x) + b * v * std::cos(v * x)) * si::metre_per_second;
    ball.velocity = moves - share * (ball.velocity - moves);
  };
  auto const falls = [=](auto const&, auto) { return up * -10.0F * si::metre_per_second_squared; };
  // What enters the distance is rounded to so much: the places, and the way of the table in a rounding of the clock.
  auto const rounded = [](float x) { return std::nextafter(x, HUGE_VALF) - x; };
  float const rounding = rounded(std::abs(height) + 1) + 4 * rounded(begin + 60) * (a * w + b * v);
  simulation sim{rk4{},
                 motion{(height + up) * si::metre, 0.0F * si::metre_per_second},
                 falls,
                 dt * si::second,
                 begin * si::second,
                 when(falling(above), bounce)};
  try {
    while (sim.time() < (begin + 60) * si::second) {
      sim.step();
      if (above(sim.state(), sim.time()) < -16 * rounding * si::metre) return -1;
    }
  } catch (std::runtime_error const&) {
    return 1;
  }
  return 0;
}
TEST(BallOnAShakingTable, IsNeverBelowOneOfTwoFrequencies) {
  int ended = 0;
  for (unsigned seed = 1; seed <= 1500; ++seed) {
    int const end = ends_on_the_random_table(seed);
    EXPECT_NE(end, -1) << seed;
    ended += end;
  }
  EXPECT_GT(ended, 500);
  EXPECT_LT(ended, 1000);
}

// A cradle: equal balls side by side, each on a spring of its own, of which some are drawn out together by a metre, in
// the direction -`side`; the first hangs at `from`. Those that touch and go together are apart by roundings. Balls of one
// mass that swap their velocities are where balls would be that pass through each other, in order: each is at cos(w t)
// of where it was. Where roundings drive two that touch into each other again and again, the run may end with an error.
struct cradle {
  double w, dt, from, side;
};
template <std::size_t N>
bool goes_through(cradle const& drawn, std::size_t drawn_out) {
  auto const [w, dt, from, side] = drawn;
  constexpr double apart = 0.5;
  auto const hangs_at = [=](std::size_t i) { return from + side * apart * static_cast<double>(i); };
  motion start{std::array<quantity<si::length>, N>{}, std::array<quantity<si::velocity>, N>{}};
  for (std::size_t i = 0; i < N; ++i)
    start.position[i] = (hangs_at(i) - (i < drawn_out ? side : 0.0)) * si::metre;
  auto const springs = [=](auto const& balls, auto) {
    std::array<quantity<si::acceleration>, N> a;
    for (std::size_t i = 0; i < N; ++i)
      a[i] = -w * w / si::second / si::second * (balls.position[i] - hangs_at(i) * si::metre);
    return a;
  };
  auto const beyond = [=](std::size_t i) {
    return [=](auto const& balls, auto) {
      return side * (balls.position[i] - balls.position[i - 1]) - apart * si::metre;
    };
  };
  std::vector<falling<decltype(beyond(1))>> touches;
  for (std::size_t i = 1; i < N; ++i) touches.push_back(falling(beyond(i)));
  auto const swaps = [](auto& balls, auto, std::size_t which) {
    std::swap(balls.velocity[which], balls.velocity[which + 1]);
  };
  // RK4 is behind by (w h)^5 / 120 of a turn in each step, of which a hit makes one more, and there are fewer than four.
  double const behind = std::pow(w * dt, 5) / 120 * (3 / dt + 4);
  simulation sim{rk4{}, start, springs, dt * si::second, when(touches, swaps)};
  try {
    while (sim.time() < 3.0 * si::second) {
      sim.step();
      double const swing = std::cos(w * sim.time().value());
      for (std::size_t i = 0; i < N; ++i) {
        // Those drawn out are the first ones where cos(w t) > 0, and the last ones where it is negative.
        bool const is_out = swing > 0 ? i < drawn_out : i >= N - drawn_out;
        double const due = hangs_at(i) - (is_out ? side * swing : 0.0);
        double const off = std::abs(sim.state().position[i].value() - due);
        EXPECT_LT(off, 2 * behind)
            << "ball " << i << " of " << N << ", w " << w << ", dt " << dt << ", from " << from
            << ", side " << side << ", out " << drawn_out << ", t " << sim.time().value();
        if (off > 2 * behind) return false;
      }
    }
  } catch (std::runtime_error const&) {
    return false;
  }
  return true;
}
TEST(BallsThatTouch, DoNotGoThroughEachOtherInACradle) {
  std::mt19937_64 engine(1);
  auto const share = [&] { return static_cast<double>(engine() >> 11) / 0x1p53; };
  for (double const side : {1.0, -1.0})
    for (double const from : {0.0, 1000.0}) {
      int went = 0;
      for (int n = 0; n < 100; ++n) {
        double const w = 1 + 3 * share();
        cradle const drawn{w, 0.05 / w * (0.2 + 0.8 * share()), from, side};
        went += goes_through<3>(drawn, 1 + engine() % 2);
        went += goes_through<5>(drawn, 1 + engine() % 4);
      }
      EXPECT_GT(went, 50) << from << ' ' << side;
    }
}

}  // namespace
