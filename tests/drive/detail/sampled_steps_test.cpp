// SPDX-License-Identifier: BSL-1.0
// Where a step under a sampled field is cut, told by methods that note the parts they are asked for. All times are
// sums of powers of two, so that each is exact.
#include <gtest/gtest.h>

#include <array>
#include <limits>
#include <unitstep/drive/sampled.hpp>

#include "support/refusal.hpp"

namespace {

namespace us = unitstep;
using refusals::refusal;
constexpr double eps = std::numeric_limits<double>::epsilon();

/// An output: its number, and the time at which it was sampled.
struct output {
  int number;
  double at;
  constexpr bool operator==(output const&) const = default;
};
/// A part of a step, and from when to when what the method keeps was begun for.
struct part {
  double t, dt;
  output held;
  double begun = 0, begun_for = 0;
  constexpr bool operator==(part const&) const = default;
};
/// A state that is the list of the parts it was made of.
struct notes {
  std::array<part, 8> parts{};
  std::size_t size = 0;
  constexpr void add(part const& one) {
    if (size < parts.size()) parts[size] = one;
    ++size;
  }
};
template <class... Parts>
constexpr bool are(notes const& found, Parts const&... parts) {
  if (found.size != sizeof...(parts)) return false;
  std::size_t n = 0;
  return ((found.parts[n++] == parts) && ...);
}

struct seen {
  output held;
};
/// A field that counts its samples.
struct counting {
  using held = output;
  double period;
  static constexpr output first(notes const&, double t) { return {1, t}; }
  static constexpr output sample(notes const&, double t, output last) {
    return {last.number + 1, t};
  }
  static constexpr seen while_held(output const& held) { return {held}; }
};
/// A method that keeps nothing, and one that keeps what it was begun for.
struct forgetting {
  static constexpr notes step(notes s, seen const& f, double t, double dt) {
    s.add({t, dt, f.held});
    return s;
  }
};
struct begun {
  output held;
  double t, dt;
};
struct keeping {
  static constexpr begun start(notes const&, seen const& f, double t, double dt) {
    return {f.held, t, dt};
  }
  static constexpr notes step(notes s, begun& kept, seen const& f, double t, double dt) {
    s.add({t, dt, f.held, kept.t, kept.held == f.held ? kept.dt : -1});
    return s;
  }
};

/// A step from t, where the first sample was taken at `first` and `count` since then.
template <class Method>
struct stepped {
  notes found{};
  long count = 0;
  double begun_for = 0;

  constexpr stepped(double period, double first, long before, double t, double dt) {
    us::detail::sampled_steps<Method> const method{};
    counting const field{period};
    auto memory = method.start(notes{}, field, first, dt);
    memory.count = before;
    if constexpr (std::is_same_v<Method, keeping>) begun_for = memory.inside.dt;
    found = method.step(notes{}, memory, field, t, dt);
    count = memory.count;
  }
};
constexpr stepped<forgetting> step(double period, double first, long count, double t, double dt) {
  return {period, first, count, t, dt};
}
constexpr stepped<keeping> step_keeping(double period, double t, double dt) {
  return {period, 0, 0, t, dt};
}
constexpr output held{1, 0};

// No sample is due within the step, or one at its end: it is whole.
static_assert(are(step(1, 0, 0, 0.25, 0.5).found, part{0.25, 0.5, held}) &&
              are(step(1, 0, 0, 0.5, 0.5).found, part{0.5, 0.5, held}) &&
              step(1, 0, 0, 0.5, 0.5).count == 0);
// The length of a whole step is the one that was asked for, to the last bit: 1 + 0.1 - 1 is another number.
static_assert(are(step(4, 0, 0, 1, 0.1).found, part{1, 0.1, held}) && 1 + 0.1 - 1 != 0.1);
// One that is due at the start is taken there; one within the step cuts it in two.
static_assert(are(step(1, 0, 0, 1, 0.5).found, part{1, 0.5, {2, 1}}) &&
              step(1, 0, 0, 1, 0.5).count == 1);
static_assert(are(step(1, 0, 0, 0.75, 0.5).found, part{0.75, 0.25, held}, part{1, 0.25, {2, 1}}) &&
              step(1, 0, 0, 0.75, 0.5).count == 1);
// Several, counted from the first sample.
static_assert(are(step(0.25, 0, 0, 0, 1).found, part{0, 0.25, held}, part{0.25, 0.25, {2, 0.25}},
                  part{0.5, 0.25, {3, 0.5}}, part{0.75, 0.25, {4, 0.75}}) &&
              step(0.25, 0, 0, 0, 1).count == 3);
static_assert(are(step(1, 0.5, 2, 3, 1).found, part{3, 0.5, {1, 0.5}}, part{3.5, 0.5, {2, 3.5}}) &&
              step(1, 0.5, 2, 3, 1).count == 3);

// What a method keeps starts anew at each sample, for as long as the output is held or the step goes on.
static_assert(are(step_keeping(1, 0.75, 0.5).found, part{0.75, 0.25, held, 0, 0.5},
                  part{1, 0.25, {2, 1}, 1, 0.25}));
static_assert(are(step_keeping(0.25, 0, 0.625).found, part{0, 0.25, held, 0, 0.25},
                  part{0.25, 0.25, {2, 0.25}, 0.25, 0.25}, part{0.5, 0.125, {3, 0.5}, 0.5, 0.125}));
static_assert(step_keeping(1, 0, 0.5).begun_for == 0.5 &&
              step_keeping(0.25, 0, 0.5).begun_for == 0.25);

// A sample within the rounding of the times before the end of a step is left to the next: four roundings of
// the times of the step and of the first sample, whatever their signs.
constexpr std::size_t parts_of(double period, double first, double t, double dt) {
  return step(period, first, 0, t, dt).found.size;
}
static_assert(parts_of(1 - 3.5 * eps, 0, 0.5, 0.5) == 1 &&
              parts_of(1 - 4 * eps, 0, 0.5, 0.5) == 1 && parts_of(1 - 4.5 * eps, 0, 0.5, 0.5) == 2);
static_assert(parts_of(2 - 7 * eps, -1, 0, 1) == 1 && parts_of(2 - 8 * eps, -1, 0, 1) == 1 &&
              parts_of(2 - 9 * eps, -1, 0, 1) == 2);
static_assert(parts_of(1 - 9 * eps, -1, -0.5, 0.5) == 2 &&
              parts_of(1 - 8 * eps, -1, -0.5, 0.5) == 1);
// One within the rounding after the start of a step is taken there.
static_assert(are(step(1 + 8 * eps, 0, 0, 1, 1).found, part{1, 1, {2, 1}}) &&
              are(step(1 + 4 * eps, 0, 0, 1, 1).found, part{1, 1, {2, 1}}) &&
              parts_of(1 + 9 * eps, 0, 1, 1) == 2);
// The method is told of the end of the step where the next sample is left to the next.
static_assert(
    are(step_keeping(0.5 - 2 * eps, 0, 1).found, part{0, 0.5 - 2 * eps, held, 0, 0.5 - 2 * eps},
        part{0.5 - 2 * eps, 0.5 + 2 * eps, {2, 0.5 - 2 * eps}, 0.5 - 2 * eps, 0.5 + 2 * eps}));

TEST(SampledSteps, ASampleIsAtMostAPeriodLate) {
  std::string const late =
      "unitstep: sampled: the next sample is long past: the period is lost in the rounding of the "
      "time, or the saved run is damaged";
  auto const from_two = [](double period) {
    return refusal([&] { return parts_of(period, 0, 2, 1); });
  };
  EXPECT_EQ(from_two(1.5), "accepted");
  EXPECT_EQ(from_two(1 - 3 * eps), "accepted");
  EXPECT_EQ(from_two(1 - 6 * eps), "accepted");
  EXPECT_EQ(from_two(1 - 7 * eps), late);
  EXPECT_EQ(from_two(0.5), late);
}

TEST(SampledSteps, AStepGoesForwardsAndHoldsAMillionSamples) {
  std::string const backwards =
      "unitstep: sampled: dt must not be negative: a controller does not run backwards";
  std::string const too_many = "unitstep: sampled: a step has more than a million samples";
  us::detail::sampled_steps<forgetting> const method{};
  counting const field{0.5};
  auto const starts = [&](double dt) {
    return refusal([&] { return method.start(notes{}, field, 0.0, dt); });
  };
  auto const steps = [&](double dt) {
    return refusal([&] {
      auto memory = method.start(notes{}, field, 0.0, 0.5);
      return method.step(notes{}, memory, field, 0.0, dt);
    });
  };
  for (double const dt : {0.0, 0.125, 500'000.0}) {
    EXPECT_EQ(starts(dt), "accepted") << dt;
    EXPECT_EQ(steps(dt), "accepted") << dt;
  }
  for (double const dt : {-1e-300, -0.5}) {
    EXPECT_EQ(starts(dt), backwards) << dt;
    EXPECT_EQ(steps(dt), backwards) << dt;
  }
  for (double const dt : {500'000.25, 1e9}) {
    EXPECT_EQ(starts(dt), too_many) << dt;
    EXPECT_EQ(steps(dt), too_many) << dt;
  }
}

TEST(SampledSteps, AreTheSameAtRunTime) {
  double volatile period = 0.25;
  EXPECT_TRUE(
      are(step(period, 0, 0, 0, 0.5).found, part{0, 0.25, held}, part{0.25, 0.25, {2, 0.25}}));
}

}  // namespace
