// SPDX-License-Identifier: BSL-1.0
// Single tries of steps, with a method whose errors are given in a list and which notes the lengths it is asked for.
#include <gtest/gtest.h>

#include <array>
#include <limits>
#include <string>
#include <unitstep/drive/detail/engines/adaptive_run.hpp>

namespace {

namespace us = unitstep;
using us::step_control;

/// The result of a try; 1 is the largest error that is accepted.
struct script {
  double error = 0;
  bool converged = true;
  long worst = -1;
};
struct attempted {
  double state, error;
  bool converged;
  long worst;
};
/// What a method carries from step to step: here the lengths that it was asked for.
struct asked {
  std::array<double, 6> lengths{};
  std::size_t made = 0;
  int accepted = 0;
};
/// Turns a state into state + dt with the next error of the list, and repeats the last one at its end. All of its
/// steps are longer than stability allows.
struct scripted {
  static constexpr int error_order = 4;
  static constexpr double longest_stable_step = 1;

  std::array<script, 6> tries;

  constexpr attempted attempt(double state, asked& memory, int, double, double dt) const {
    std::size_t const k = memory.made < 5 ? memory.made : 5;
    memory.lengths[k] = dt;
    ++memory.made;
    return {state + dt, tries[k].error, tries[k].converged, tries[k].worst};
  }
  constexpr void accept(double before, asked& memory, attempted const& a, int, double,
                        double dt) const {
    memory.accepted += a.state == before + dt ? 1 : 100;
  }
  struct apart {
    double rates, states;
  };
  constexpr apart last_two(attempted const&, asked const&, double) const { return {2, 1}; }
};
struct limits {
  double allowed = 1, relative = 0, longest_step = 100;
  long most_steps = 100;
  step_control control = step_control::elementary;
};
struct run {
  double state = 5;
  asked memory{};
  double t = 2, next = 0.5, squared_error = 0.25;
  long steps = 0, rejected = 0;
};
struct kept {
  double before = 0;
  asked memory{};
  double t = 0, dt = 0;
  attempted attempt{};
};
constexpr double none = 99;

/// A run with its method and what was kept after a step.
struct stepped {
  scripted method;
  run now{};
  kept last{};
  us::detail::stiffness_watch<true> watch{};

  constexpr stepped& step(limits const& given = {}, double end = none, double way = 1) {
    us::detail::step_under_tolerance(&last, true, now, method, 0, given, watch, end, end != none,
                                     way);
    return *this;
  }
  constexpr double tried(std::size_t k) const { return now.memory.lengths[k]; }
};
constexpr stepped of(script a, script b, script c) { return {scripted{{{a, b, c, c, c, c}}}}; }
constexpr stepped of(script a, script b) { return of(a, b, b); }
constexpr stepped of(script a) { return of(a, a); }
constexpr double factor(double e, step_control control = step_control::elementary,
                        double before = 1) {
  return us::detail::step_chooser<4, double>::factor(control, e * e, before * before);
}

// A step that is accepted: everything that changes, and what is kept.
constexpr auto first = of({0.75}).step();
static_assert(first.now.t == 2.5 && first.now.state == 5.5 && first.now.memory.accepted == 1 &&
              first.now.squared_error == 0.5625 && first.now.steps == 1 &&
              first.now.rejected == 0 && first.now.next == 0.5 * factor(0.75) &&
              first.now.memory.made == 1);
static_assert(first.last.before == 5 && first.last.memory.made == 1 &&
              first.last.memory.accepted == 0 && first.last.t == 2 && first.last.dt == 0.5 &&
              first.last.attempt.state == 5.5);
// The largest error is accepted, too.
static_assert(of({1}).step().now.memory.made == 1 && of({1.0001}, {1}).step().now.memory.made == 2);
// Backwards.
constexpr auto back = of({0.75}).step({}, none, -1);
static_assert(back.now.t == 1.5 && back.now.state == 4.5 && back.tried(0) == -0.5 &&
              back.now.next == 0.5 * factor(0.75));

// A step that is rejected is tried again with a shorter length, and the next one is not longer than that. The second
// length is a difference from 2, where the run begins, to the nearest time that exists.
constexpr bool is_tried(stepped const& s, double length) { return s.tried(1) == (2 + length) - 2; }
constexpr auto again = of({2}, {0.5}).step();
constexpr double shorter = 0.5 * factor(2);
static_assert(again.now.memory.made == 2 && is_tried(again, shorter) && again.now.t == 2 + shorter);
static_assert(again.now.next == shorter && again.now.rejected == 1 && again.now.steps == 1);
static_assert(factor(0.99) < 1 && of({2}, {0.99}).step().now.next == shorter * factor(0.99));
static_assert(factor(0.5) > 1 && of({0.5}).step().now.next == 0.5 * factor(0.5));
// The next step may grow again.
static_assert(of({2}, {0.5}, {0.5}).step().step().now.next == shorter * factor(0.5));

// The controller uses the last accepted error beside the current one, or 1 if the current one was not accepted.
constexpr limits of_two{.control = step_control::proportional_integral};
static_assert(of({0.75}).step(of_two).now.next == 0.5 * factor(0.75, of_two.control, 0.5));
static_assert(of({1}).step(of_two).now.next == 0.5 * factor(1, of_two.control, 0.5));
static_assert(is_tried(of({2}, {0.5}).step(of_two), 0.5 * factor(2, of_two.control, 1)) &&
              is_tried(of({1.25}, {0.5}).step(of_two), 0.5 * factor(1.25, of_two.control, 1)));

// A step that was not solved is tried again with a quarter of its length, whatever its error.
constexpr auto unsolved = of({0, false}, {0.99}).step();
static_assert(unsolved.tried(1) == 0.125 && unsolved.now.rejected == 1 && unsolved.now.t == 2.125);

// No step goes beyond the end, which is met exactly.
constexpr auto at_end = of({0.5}).step({}, 2.375);
static_assert(at_end.now.t == 2.375 && at_end.tried(0) == 0.375 && at_end.now.state == 5.375);
static_assert(of({0.5}).step({}, 2.5).now.t == 2.5 && of({0.5}).step({}, 2.75).now.t == 2.5);
static_assert(of({0.5}).step({}, 1.75, -1).now.t == 1.75 && of({0.5}).step({}, 1, -1).now.t == 1.5);
constexpr double odd_end = 2 + 1.0 / 3;
static_assert(of({0.5}).step({}, odd_end).now.t == odd_end);
// After the end the run has its old step, unless the shortened one shows that it may be longer or must be shorter.
static_assert(of({0.5}).step({}, 2.125).now.next == 0.5);
static_assert(0.375 * factor(0.01) > 0.5 &&
              of({0.01}).step({}, 2.375).now.next == 0.375 * factor(0.01));
static_assert(of({1}).step({}, 2.375).now.next == 0.375 * factor(1));
static_assert(of({0.75}).step({}, 2.5).now.next == 0.5);
// Each time is the last time plus the step. Where that sum is no number, the step is rounded, not the time.
constexpr bool times_are_sums(double start, double way) {
  stepped s = of({0.75});
  s.now.t = start;
  s.now.next = 0.1;
  for (int n = 0; n < 10; ++n) {
    s.step({}, start + way * 0.7, way);
    double const due = s.last.t + s.last.dt;
    if (s.now.t == start + way * 0.7 ? way * (due - s.now.t) > 0 : due != s.now.t) return false;
    if (s.now.t == start + way * 0.7) return true;
  }
  return false;
}
static_assert(times_are_sums(1e9, 1) && times_are_sums(-1e9, -1) && times_are_sums(0.01, -1) &&
              times_are_sums(-0.3, 1) && times_are_sums(1.0 / 3, 1));

// No step is longer than longest_step.
static_assert(of({0.5}).step({.longest_step = 0.25}).tried(0) == 0.25 &&
              of({0.5}).step({.longest_step = 0.75}).tried(0) == 0.5);

// Accepted steps are watched for stiffness.
constexpr bool is_stiff_after(int steps) {
  stepped s = of({0.9});
  for (; steps > 0; --steps) s.step();
  return s.watch.is_stiff();
}
static_assert(!is_stiff_after(14) && is_stiff_after(15));

// A run may keep nothing and watch nothing.
constexpr run not_kept_run() {
  stepped s = of({0.75});
  us::detail::stiffness_watch<false> nobody;
  us::detail::step_under_tolerance(nullptr, false, s.now, s.method, 0, limits{}, nobody, 0.0, false,
                                   1.0);
  return s.now;
}
static_assert(not_kept_run().t == 2.5 && not_kept_run().next == first.now.next);

std::string said(stepped s, limits const& given = {}) {
  try {
    for (int n = 0; n < 100; ++n) s.step(given);
  } catch (std::runtime_error const& e) {
    return std::to_string(s.now.steps) + "+" + std::to_string(s.now.rejected) + ": " + e.what();
  }
  return "";
}
bool tells(std::string const& sentence, std::string const& words) {
  return sentence.find(words) != std::string::npos;
}

TEST(StepWithin, MostSteps) {
  auto const few = said(of({0.75}), {.most_steps = 3});
  EXPECT_TRUE(
      tells(few, "3+0: unitstep: the most steps of the tolerance were made at time 3.43104"))
      << few;
  EXPECT_TRUE(tells(few, "most_steps allows more")) << few;
  auto const rejected = said(of({2}, {0.75}), {.most_steps = 3});
  EXPECT_TRUE(tells(rejected, "2+1: unitstep: the most steps")) << rejected;
  auto const stiff = said(of({0.9}), {.most_steps = 20});
  EXPECT_TRUE(tells(stiff, "20+0: unitstep: the most steps")) << stiff;
  EXPECT_TRUE(tells(stiff, "the run has found itself stiff")) << stiff;
}

TEST(StepWithin, StepsThatAreTooShort) {
  auto const lost = said(of({9}));
  EXPECT_TRUE(tells(lost, "unitstep: the step has become too short at time 2: a singularity"))
      << lost;
  auto const singular = said(of({9, false}));
  EXPECT_TRUE(tells(singular, "at time 2: the Jacobian is singular with a step of 7.")) << singular;
  auto const off = said(of({9, false, 7}, {9, false, 7}, {9, false, 3}));
  EXPECT_TRUE(tells(off, "does not converge with a step of 7.")) << off;
  EXPECT_TRUE(tells(off, "number 3 of the state")) << off;
  // Within one step, an error from a try that was solved does not hide the one that was not.
  auto const once = said(of({9, false}, {9}));
  EXPECT_TRUE(tells(once, "the Jacobian is singular with a step of 0.5")) << once;
}

// The error of a tried step, in numbers whose squares are all exact.
namespace errors {

namespace us = unitstep;

/// What a method returns, alone and inside a method on a group.
struct plain {
  double state, error;
};
struct solved {
  double state, error;
  bool converged;
  long worst = 5;
};
struct two_errors {
  double state, error, second_error;
};
template <class Inside>
struct wrapped {
  double state, error;
  Inside inside;
};
constexpr double of(auto const& made) {
  return us::detail::squared_attempt_error(made, 2.0, 0.5, 4.0);
}
static_assert(of(plain{8, 3}) == 0.25 && of(plain{-1, 4}) == 1);
static_assert(us::detail::has_converged(plain{}) && us::detail::farthest_number(plain{}) == -1);
static_assert(of(solved{8, 3, true}) == 0.25 &&
              of(solved{8, 3, false}) == std::numeric_limits<double>::infinity());
static_assert(us::detail::farthest_number(solved{8, 3, false}) == 5);
// On a group the number is one of the chart and not of the state; a singular matrix is passed on.
static_assert(us::detail::farthest_number(wrapped<solved>{8, 3, {0, 0, false}}) ==
                  us::detail::of_no_number &&
              us::detail::farthest_number(wrapped<solved>{8, 3, {0, 0, false, -1}}) ==
                  us::detail::of_singular_matrix &&
              us::detail::farthest_number(wrapped<plain>{}) == us::detail::of_singular_matrix);
static_assert(of(wrapped<solved>{8, 3, {0, 0, false}}) == std::numeric_limits<double>::infinity() &&
              of(wrapped<solved>{8, 3, {0, 0, true}}) == 0.25);

// With two estimates: e^4 / (e^2 + e2^2 / 100), which is zero where both are zero.
constexpr bool are_near(double x, double y) { return x - y < 1e-15 * y && y - x < 1e-15 * y; }
static_assert(are_near(of(two_errors{8, 6, 60}), 1.0 / 2) && of(two_errors{8, 6, 0}) == 1);
static_assert(are_near(of(two_errors{8, 12, 60}), 16.0 / 5) && of(two_errors{8, 3, 30}) == 0.125);
static_assert(of(two_errors{8, 0, 0}) == 0 && of(two_errors{8, 0, 60}) == 0);
static_assert(are_near(of(wrapped<two_errors>{8, 12, {0, 0, 60}}), 16.0 / 5));

TEST(AttemptError, IsTheSameAtRunTime) {
  double volatile three = 3;
  EXPECT_EQ(of(plain{8, three}), 0.25);
}

}  // namespace errors

// How a run counts steps that are as long as stability allows: it needs fifteen, without six shorter ones in a row.
namespace watching {

namespace us = unitstep;

/// A method whose last two slopes are `rates` apart where the states are 1 apart; it counts its calls.
struct asked {
  static constexpr double longest_stable_step = 3;
  long* looks;

  struct apart {
    double rates, states;
  };
  constexpr apart last_two(double rates, int, double dt) const {
    ++*looks;
    return {rates * dt, 2.0};
  }
};
struct tried {
  double state;
  double rates;
  constexpr operator double() const { return rates; }
};
struct limits {
  double allowed = 1, relative = 0;
};
struct run {
  us::detail::stiffness_watch<true> watch;
  long steps = 0, looks = 0;

  /// Steps of 2 whose slopes are `rates` apart, per time.
  constexpr run& take(long n, double rates) {
    for (; n > 0; --n) watch.look(asked{&looks}, 0.0, tried{0, rates}, 0, 2.0, limits{}, ++steps);
    return *this;
  }
};
constexpr double long_step = 3.25, short_step = 3;  // a step at the limit is within it

// While nothing is suspected, every sixteenth step is checked, beginning with the first.
static_assert(run{}.take(1, short_step).looks == 1 && run{}.take(16, short_step).looks == 1 &&
              run{}.take(17, short_step).looks == 2 && run{}.take(64, short_step).looks == 4);
// Then every step is checked.
static_assert(run{}.take(5, long_step).looks == 5);
static_assert(run{}.take(1, long_step).take(6, short_step).looks == 7);
// Six shorter steps in a row reset the count.
static_assert(run{}.take(1, long_step).take(8, short_step).looks == 7);
static_assert(
    run{}.take(1, long_step).take(5, short_step).take(1, long_step).take(5, short_step).looks ==
    12);
static_assert(run{}.take(1, long_step).take(12, short_step).take(20, long_step).looks == 7 + 17);
static_assert(
    run{}.take(1, long_step).take(15, short_step).take(1, long_step).take(8, short_step).looks ==
    7 + 7);
// Fifteen long steps.
static_assert(!run{}.take(14, long_step).watch.is_stiff() &&
              run{}.take(15, long_step).watch.is_stiff());
static_assert(!run{}.take(100, short_step).watch.is_stiff());
static_assert(!run{}.take(10, long_step).take(5, short_step).take(4, long_step).watch.is_stiff() &&
              run{}.take(10, long_step).take(5, short_step).take(5, long_step).watch.is_stiff());
static_assert(run{}.take(40, long_step).take(5, short_step).watch.is_stiff() &&
              !run{}.take(40, long_step).take(6, short_step).watch.is_stiff());
static_assert(!us::detail::stiffness_watch<false>{}.is_stiff());

TEST(StiffnessWatch, CountsTheSameAtRunTime) {
  EXPECT_FALSE(run{}.take(14, long_step).watch.is_stiff());
  EXPECT_TRUE(run{}.take(15, long_step).watch.is_stiff());
}

}  // namespace watching

}  // namespace
