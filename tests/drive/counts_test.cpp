// SPDX-License-Identifier: BSL-1.0
// deep: takes the compiler seconds
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <limits>
#include <string>
#include <type_traits>
#include <unitstep/drive/chain.hpp>
#include <unitstep/drive/each_step.hpp>
#include <unitstep/drive/fixed_step.hpp>
#include <unitstep/drive/integrate.hpp>
#include <unitstep/drive/integrate_observed.hpp>
#include <unitstep/drive/integrate_until.hpp>
#include <unitstep/drive/simulation.hpp>
#include <unitstep/drive/trajectory.hpp>
#include <unitstep/methods/explicit_euler.hpp>

#include "support/refusal.hpp"

// Every count that the library takes, in every integer type: zero, one, a few, minus one, and the smallest and the
// largest number of the type.

namespace {

namespace si = boost::units::si;
using unitstep::explicit_euler;
using unitstep::motion;

constexpr motion start{1.0 * si::metre, 0.5 * si::metre_per_second};
constexpr auto dt = 0.125 * si::second;
constexpr auto no_force = [](auto const&, auto) { return 0.0 * si::metre_per_second_squared; };

// Wide enough for a sum of any two of the counts.
__extension__ using wide = __int128;
constexpr wide most_countable = std::numeric_limits<long>::max();

/// Thrown to leave a run that would take ages.
struct enough {};

/// Counts calls, up to `most`.
class counter {
  wide calls_ = 0;

public:
  wide most;
  constexpr explicit counter(wide limit) : most(limit) {}
  constexpr void count() {
    if (calls_ == most) throw enough{};
    ++calls_;
  }
  constexpr wide calls() const { return calls_; }
};

/// Calls `f` and returns once enough is seen.
template <class F>
void until_enough(F const& f) {
  try {
    f();
  } catch (enough) {
  }
}

// An entry: what the library does with a count, what it should do, the least valid count, whether a count beyond a long
// is refused, and the error for too small ones.

struct of_integrate {
  template <class Count>
  static wide does(Count n) {
    counter steps(3);
    until_enough([&] {
      auto const field = [&](auto const& s, auto t) {
        steps.count();
        return no_force(s, t);
      };
      static_cast<void>(unitstep::integrate(explicit_euler{}, start, field, dt, n));
    });
    return steps.calls();
  }
  static constexpr wide due(wide n) { return n < 3 ? n : 3; }
  static constexpr int least = 0;
  static constexpr bool in_a_long = true;
  static constexpr char const* too_few =
      "unitstep: steps must not be negative (a negative dt runs backwards)";
};

struct of_integrate_observed : of_integrate {
  template <class Count>
  static wide does(Count n) {
    counter looks(4);
    until_enough([&] {
      unitstep::integrate_observed(explicit_euler{}, start, no_force, dt, n,
                                   [&](auto const&, auto) { looks.count(); });
    });
    return looks.calls() - (looks.calls() != 0);
  }
};

struct of_every {
  template <class Count>
  static wide does(Count n) {
    counter looks(10);  // more than are due, so a count that is ignored is seen
    until_enough([&] {
      auto const look = [&](auto const&, auto) { looks.count(); };
      unitstep::integrate_observed(explicit_euler{}, start, no_force, dt, 5,
                                   unitstep::every{n, look});
    });
    return looks.calls();
  }
  static constexpr wide due(wide n) { return 5 / n + 1; }
  static constexpr int least = 1;
  static constexpr bool in_a_long = true;
  static constexpr char const* too_few = "unitstep: n must be at least 1";
};

struct of_integrate_until {
  template <class Count>
  static wide does(Count n) {
    auto const event = [](auto const&, auto t) { return t >= 3.0 * dt; };
    return unitstep::integrate_until(explicit_euler{}, start, no_force, dt, event, n).steps;
  }
  static constexpr wide due(wide n) { return n < 3 ? n : 3; }
  static constexpr int least = 0;
  static constexpr bool in_a_long = true;
  static constexpr char const* too_few = "unitstep: most_steps must not be negative";
};

struct of_each_step {
  template <class Count>
  static wide does(Count n) {
    unitstep::simulation sim{explicit_euler{}, start, no_force, dt};
    wide steps = 0;
    for (auto const& now : unitstep::each_step(sim, n))
      if (++steps == 3 && now.time == 3.0 * dt) break;
    return steps;
  }
  static constexpr wide due(wide n) { return n < 3 ? n : 3; }
  static constexpr int least = 0;
  static constexpr bool in_a_long = true;
  static constexpr char const* too_few = "unitstep: steps must not be negative";
};

// Twelve steps are due; those beyond the count are dropped.
struct of_fixed_step {
  template <class Count>
  static wide does(Count n) {
    unitstep::fixed_step clock{dt, n};
    auto const steps = clock.advance(12.0 * dt);
    static_assert(std::is_same_v<decltype(steps), Count const>);
    auto const given_up = static_cast<wide>(clock.dropped() / dt);
    return given_up == 12 - due(n) ? static_cast<wide>(steps) : -1;
  }
  static constexpr wide due(wide n) { return n < 12 ? n : 12; }
  static constexpr int least = 1;
  static constexpr bool in_a_long = false;
  static constexpr char const* too_few = "unitstep: most must be at least 1";
};

template <class Entry, class Count>
std::string result_of(Count n) {
  std::string done;
  std::string const said =
      refusals::refusal([&] { done = std::to_string(static_cast<long>(Entry::does(n))); });
  return said == "accepted" ? done : said;
}
template <class Entry>
std::string result_due(wide n) {
  if (n < Entry::least) return Entry::too_few;
  if (n > most_countable && Entry::in_a_long)
    return "unitstep: a run has no more steps than a long can count";
  return std::to_string(static_cast<long>(Entry::due(n)));
}

template <class Entry, class Count>
void try_counts_of() {
  using limits = std::numeric_limits<Count>;
  Count const counts[] = {Count(0),
                          Count(1),
                          Count(2),
                          Count(3),
                          Count(12),
                          Count(13),
                          Count(-1),
                          limits::min(),
                          limits::max(),
                          Count(limits::max() - 1),
                          Count(limits::max() / 2 + 1)};
  for (Count const n : counts)
    EXPECT_EQ((result_of<Entry, Count>(n)), result_due<Entry>(static_cast<wide>(n)))
        << static_cast<long double>(n);
}

template <class Entry>
class Counts : public testing::Test {};
using entries = testing::Types<of_integrate, of_integrate_observed, of_every, of_integrate_until,
                               of_each_step, of_fixed_step>;
TYPED_TEST_SUITE(Counts, entries);

TYPED_TEST(Counts, AreTakenForWhatTheyAre) {
  try_counts_of<TypeParam, char>();
  try_counts_of<TypeParam, signed char>();
  try_counts_of<TypeParam, unsigned char>();
  try_counts_of<TypeParam, short>();
  try_counts_of<TypeParam, int>();
  try_counts_of<TypeParam, unsigned>();
  try_counts_of<TypeParam, long>();
  try_counts_of<TypeParam, unsigned long>();
  try_counts_of<TypeParam, long long>();
  try_counts_of<TypeParam, unsigned long long>();
}

// Counts as template arguments: a value that the parameter type cannot hold is no valid call.
template <auto n>
concept makes_a_trajectory =
    requires { unitstep::trajectory<n>(explicit_euler{}, start, no_force, dt); };
static_assert(makes_a_trajectory<0> && makes_a_trajectory<3ull> && makes_a_trajectory<'\2'>);
static_assert(unitstep::trajectory<0>(explicit_euler{}, start, no_force, dt).size() == 1);

constexpr unitstep::chain run{explicit_euler{}, start, no_force, dt};
template <auto steps, auto per_segment>
concept has_a_state_after = requires { unitstep::state_after<run, steps, per_segment>; };
static_assert(has_a_state_after<0, 1> && has_a_state_after<3ull, 2u>);
static_assert(!has_a_state_after<~0ull, 1> && !has_a_state_after<1, ~0ull>);

}  // namespace
