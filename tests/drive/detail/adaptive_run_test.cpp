// SPDX-License-Identifier: BSL-1.0
// A run under a tolerance as its drivers see it: what it counts, where it stops, how it is saved and set.
#include <gtest/gtest.h>

#include <limits>
#include <string>
#include <unitstep/drive/detail/engines/adaptive_run.hpp>
#include <unitstep/drive/tolerance.hpp>
#include <unitstep/methods/embedded_runge_kutta.hpp>
#include <unitstep/state/motion.hpp>

namespace {

namespace us = unitstep;
using state = us::motion<double, double>;
using allowed = us::tolerance<state>;

constexpr auto spring = [](auto const& s, auto) { return -4.0 * s.position; };
constexpr state start{1.0, 0.0};
constexpr allowed fine{state{1e-8, 1e-8}};
using run = us::detail::adaptive_run<us::dormand_prince5, state, decltype(spring), double, allowed>;
constexpr run from(double t0, state const& s = start, allowed const& a = fine) {
  return {us::dormand_prince5{}, s, spring, a, t0};
}

// At its start it has evaluated one slope and nothing else.
constexpr run begun = from(3);
static_assert(begun.evaluations() == 1 && begun.steps() == 0 && begun.rejected() == 0 &&
              begun.time() == 3 && begun.raw().position == 1 && begun.save().next == 0 &&
              begun.save().squared_error == us::detail::step_chooser<4, double>::least_before);

constexpr double first_length(double t0, double way, double span) {
  run const r = from(t0);
  return us::detail::first_length<us::dormand_prince5::error_order>(
      r.memory(), r.raw(), spring, t0, way, span,
      us::detail::limits_of_run<state, double, allowed>(fine));
}
// The length of the first step, without an end and with one.
constexpr double first_of(double t0, double end, bool bounded, double way) {
  run r = from(t0);
  return r.step(end, bounded, way).dt;
}
// The step ends at a time that exists in the type.
constexpr double rounded(double t, double length) { return (t + length) - t; }
static_assert(first_of(3, 0, false, 1) == rounded(3, first_length(3, 1, 0)) &&
              first_of(3, 0, false, -1) == rounded(3, -first_length(3, -1, 0)));
static_assert(first_of(3, 3.0009765625, true, 1) == 0.0009765625 &&
              first_of(3, 2.9990234375, true, -1) == -0.0009765625);
// Where nothing moves it is a millionth of the way. Without an end it is a thousandth of the time in which a spring
// with 4 / s^2 changes the state: a change of x by the allowed error, and of v by minus its half, changes at rates of
// -1/2 and -4, so in sqrt(2 / 16.25) s.
constexpr double first_at_rest(double end, bool bounded, double way) {
  run r = from(3, state{0, 0});
  return r.step(end, bounded, way).dt;
}
static_assert(first_at_rest(5, true, 1) == rounded(3, 2e-6) &&
              first_at_rest(-1, true, -1) == rounded(3, -4e-6) &&
              first_at_rest(0, false, 1) - 3.5082321e-04 < 1e-11 &&
              3.5082321e-04 - first_at_rest(0, false, 1) < 1e-11);
// Without an end the first step may be long: on a straight line it doubles the state.
constexpr double first_of_a_line() {
  constexpr auto line = [](auto const& s, auto) { return 0 * s.position; };
  us::detail::adaptive_run<us::dormand_prince5, state, decltype(line), double, allowed> r{
      us::dormand_prince5{}, state{1024, 1.0 / 1024}, line, fine, 0.0};
  return r.step(0, false, 1).dt;
}
static_assert(first_of_a_line() > 1'040'000 && first_of_a_line() < 1'050'000);
// The length of the first step is found only once.
constexpr bool is_found_once() {
  run r = from(3);
  auto const one = r.step(0, false);
  long const calls = r.evaluations();
  double const next = r.save().next;
  auto const two = r.step(0, false);
  return one.t == 3 && two.t == 3 + one.dt && one.dt == rounded(3, first_length(3, 1, 0)) &&
         two.dt == rounded(two.t, next) && calls == 1 + 1 + 6 && r.evaluations() == calls + 6 &&
         one.before.position == 1;
}
static_assert(is_found_once());

// `after` makes this many steps forwards; the first has the length that was found.
static_assert(begun.after(0).steps() == 0 && begun.after(0).evaluations() == 1 &&
              begun.after(1).steps() == 1 && begun.after(5).steps() == 5 &&
              begun.after(1).time() == 3 + first_length(3, 1, 0));
static_assert(begun.after(2).after(3).save().state.position ==
                  begun.after(5).save().state.position &&
              begun.after(2).after(3).save().t == begun.after(5).save().t);
// Or it goes to an end, which is met in either direction, with at most so many steps.
static_assert(begun.after(1000, 4).time() == 4 && begun.after(1000, 2).time() == 2 &&
              begun.after(1000, 3).steps() == 0);
static_assert(begun.after(2, 4).steps() == 2 && begun.after(2, 4).time() < 4 &&
              begun.after(0, 4).steps() == 0);
constexpr run gone_to(double end) {
  run r = begun;
  r.go(end);
  return r;
}
static_assert(gone_to(4).time() == 4 && gone_to(2).time() == 2 && gone_to(3).steps() == 0 &&
              gone_to(3).evaluations() == 1);
static_assert(gone_to(4).steps() == begun.after(1000, 4).steps() &&
              gone_to(4).raw().position == begun.after(1000, 4).raw().position);
// cos 2 and -2 sin 2, to 16 digits (MPFR).
static_assert(gone_to(4).state().position - -0.4161468365471424 < 1e-7 &&
              -0.4161468365471424 - gone_to(4).state().position < 1e-7);

// With another state the run goes on like a run that begins there.
constexpr state other{0.5, 2.0};
constexpr run set_to_other() {
  run r = gone_to(4);
  r.set_state(other);
  return r;
}
static_assert(set_to_other().evaluations() == gone_to(4).evaluations() + 1 &&
              set_to_other().save().next == 0 && set_to_other().time() == 4 &&
              set_to_other().raw().velocity == 2);
static_assert(set_to_other().after(3).raw().position == from(4, other).after(3).raw().position);
// A resumed run goes on like the one that was saved.
constexpr run resumed() {
  run r = from(7, other);
  r.resume(begun.after(4).save());
  return r;
}
static_assert(resumed().steps() == 4 && resumed().after(2).save().t == begun.after(6).save().t);

template <class Failing>
std::string said(Failing const& failing) {
  try {
    failing();
  } catch (std::domain_error const& e) {
    return e.what();
  }
  return "";
}
TEST(AdaptiveRun, StartsAreChecked) {
  double const none = std::numeric_limits<double>::quiet_NaN();
  EXPECT_EQ(said([&] { from(none); }), "unitstep: t0 must be finite, got infinity or NaN");
  EXPECT_NE(said([&] { from(0, state{none, 0}); }), "");
  run r = from(0);
  EXPECT_NE(said([&] { r.set_state(state{none, 0}); }), "");
  auto damaged = r.save();
  damaged.t = none;
  EXPECT_NE(said([&] { r.resume(damaged); }), "");
  EXPECT_EQ(r.time(), 0);
}

// What a run has found out about itself is not saved.
TEST(AdaptiveRun, ASavedRunIsNotStiffYet) {
  auto const hard = [](auto const& s, auto) { return -1e3 * s.position - 1001.0 * s.velocity; };
  us::detail::adaptive_run<us::dormand_prince5, state, decltype(hard), double, allowed> r{
      us::dormand_prince5{}, start, hard, allowed{state{1e-3, 1e-3}}, 0.0};
  r.go(1);
  EXPECT_TRUE(r.is_stiff());
  r.resume(r.save());
  EXPECT_FALSE(r.is_stiff());
}

// A field reports what is wrong with its numbers before the first step.
struct with_values {
  bool good;
  constexpr double operator()(auto const& s, auto) const { return -s.position; }
  constexpr void require_values() const {
    if (!good) us::fail<std::domain_error>("not these");
  }
};
TEST(AdaptiveRun, AFieldIsAskedForItsNumbers) {
  auto const begin = [](bool good) {
    us::detail::adaptive_run<us::dormand_prince5, state, with_values, double, allowed>{
        us::dormand_prince5{}, start, with_values{good}, fine, 0.0};
  };
  EXPECT_EQ(said([&] { begin(true); }), "");
  EXPECT_EQ(said([&] { begin(false); }), "not these");
}

// Calls of a field with plain numbers are counted, other calls are not, and calls made elsewhere are added.
namespace counting {

constexpr auto twice = [](auto const& s, auto const& t) { return 2 * s + t; };
struct counts {
  long plain, other, added, start;
  double value;
};
constexpr counts made() {
  long calls = 5;
  unitstep::detail::counted_field<decltype(twice), double> const field{twice, calls};
  counts c{0, 0, 0, calls, field(1.5, 4.0)};
  c.plain = calls;
  static_cast<void>(field(1.5f, 4.0));
  c.other = calls;
  field.count(7);
  c.added = calls;
  return c;
}
static_assert(made().start == 5 && made().plain == 6 && made().other == 6 && made().added == 13 &&
              made().value == 7);

TEST(CountedField, IsTheSameAtRunTime) { EXPECT_EQ(made().added, 13); }

}  // namespace counting

// The memory that a method begins with, and what an implicit method learns of the tolerance.
namespace memory {

using unitstep::detail::first_memory;

struct limits {
  double allowed, relative;
};
struct account_of_errors {
  double absolute = 0, relative = 0;
  constexpr void allow(double a, double r) { absolute = a, relative = r; }
};
struct remembered {
  account_of_errors account;
  double slope;
};
struct implicit {
  constexpr remembered begin(double s, double field, double t) const { return {{}, s + field + t}; }
};
struct plain {
  constexpr double begin(double s, double field, double t) const { return s + field + t; }
};
constexpr auto told = first_memory<remembered>(implicit{}, 1.0, 10.0, 100.0, limits{1e-6, 1e-3});
static_assert(told.slope == 111 && told.account.absolute == 1e-6 && told.account.relative == 1e-3);
static_assert(first_memory<double>(plain{}, 1.0, 10.0, 100.0, limits{1e-6, 1e-3}) == 111);

TEST(FirstMemory, IsTheSameAtRunTime) {
  double volatile one = 1;
  EXPECT_EQ(first_memory<double>(plain{}, one, 10.0, 100.0, limits{1e-6, 1e-3}), 111);
}

}  // namespace memory

}  // namespace
