// SPDX-License-Identifier: BSL-1.0
// Several moments of one event within a step: the first of them, in its order.
#include <gtest/gtest.h>

#include <array>
#include <tuple>
#include <unitstep/drive/detail/course_of_step.hpp>
#include <unitstep/drive/integrate_until.hpp>
#include <unitstep/math/trigonometric.hpp>

namespace {

namespace us = unitstep;
using us::detail::event_watch;

// A step from 0 to 1 along which the state is the time, so that an event is any function of it.
constexpr auto path = [](double share) { return share; };
using dense = us::detail::dense_run<double, double, decltype(path)>;
template <class Event>
constexpr double first(Event const& event) {
  dense inside{path, 0, 0, 1, 1, 1};
  double const start = 0;
  us::detail::along_course<double, double, double, dense> const step{{start, inside}};
  auto const value = [&](double share) { return step.value(event, share); };
  auto const when = step.find(event, 0.0, 1.0, value(0), value(1));
  return when.comes ? when.before : -1;
}
constexpr bool is(double found, double root) { return found <= root && root - found <= 0x1p-51; }

// Three roots, of which the first is found and not any: in one direction or either.
constexpr auto three = [](double x, double) { return (0.1 - x) * (0.5 - x) * (0.9 - x); };
static_assert(is(first(three), 0.1) && is(first(us::falling(three)), 0.1));
static_assert(is(first(us::rising(three)), 0.5));
constexpr auto in_one_quarter = [](double x, double) {
  return (0.26 - x) * (0.3 - x) * (0.49 - x);
};
static_assert(is(first(in_one_quarter), 0.26) && is(first(us::rising(in_one_quarter)), 0.3));
constexpr auto four_in_one = [](double x, double) {
  return (0.51 - x) * (0.53 - x) * (0.6 - x) * (0.7 - x);
};
static_assert(is(first(four_in_one), 0.51) && is(first(us::rising(four_in_one)), 0.53));
// Two roots: between the same signs nothing has happened at the ends. Wide apart, in one quarter, and near an end.
template <int from, int to>
constexpr auto dip = [](double x, double) { return (x - from / 1000.0) * (x - to / 1000.0); };
static_assert(is(first(dip<200, 700>), 0.2) && is(first(us::rising(dip<200, 700>)), 0.7));
static_assert(is(first(dip<610, 640>), 0.61) && is(first(us::falling(dip<610, 640>)), 0.61));
static_assert(is(first(us::rising(dip<610, 640>)), 0.64));
static_assert(is(first(dip<10, 20>), 0.01) && is(first(dip<985, 990>), 0.985));
static_assert(is(first(dip<499, 501>), 0.499));
// One that is not of the fourth degree: the dip of a cosine, a thousandth deep.
constexpr auto cosine = [](double x, double) { return 0.999 + us::math::cos(6 * x); };
static_assert(first(cosine) > 0.5161445944035 && first(cosine) < 0.5161445944036);  // mpmath
// Nine roots, and what swings by itself: the quarters are looked at in quarters.
constexpr auto nine = [](double x, double) {
  double product = 1;
  for (int n = 1; n <= 9; ++n) product *= n / 10.0 - x;
  return product;
};
static_assert(is(first(nine), 0.1) && is(first(us::falling(nine)), 0.1));
static_assert(first(us::rising(nine)) > 0.2 - 0x1p-50 && first(us::rising(nine)) < 0.2 + 0x1p-50);
constexpr auto swings = [](double x, double) { return 0.5 + us::math::cos(20 * x); };
// acos(-1/2) / 20
static_assert(first(swings) > 0.10471975511965 && first(swings) < 0.1047197551197);
// What bends towards zero and does not reach it, or away from it.
constexpr auto above = [](double x, double) { return (x - 0.6) * (x - 0.6) + 1e-6; };
static_assert(first(above) == -1);
static_assert(first([](double x, double) { return 1 + x * (1 - x); }) == -1);
// What is true for a while.
static_assert(is(first([](double x, double) { return x >= 0.3 && x < 0.8; }), 0.3));

// The quartic is through its values and between them, and a parabola has its vertex in one look.
constexpr double p(double x) { return 3 - x + 2 * x * x - x * x * x / 4 + x * x * x * x / 8; }
constexpr double off(double x) {
  return us::detail::quartic<double>({p(0), p(1), p(2), p(3), p(4)})(x) - p(x);
}
static_assert(off(0) == 0 && off(3) == 0 && off(0.5) < 1e-13 && off(0.5) > -1e-13 &&
              off(3.625) < 1e-13 && off(3.625) > -1e-13);
// (x - 0.625)^2 + 0.25 at 0, 0.5 and 1.
constexpr us::detail::bend<double, double> bent{0, 0.5, 1, 0.640625, 0.265625, 0.390625};
static_assert(bent.place() == 0.625 && bent.value() == 0.25);
constexpr double lowest(double at) {
  return us::detail::lowest_between<double>([=](double u) { return (u - at) * (u - at); });
}
static_assert(lowest(-1) == 0 && lowest(2) == 1);
static_assert(lowest(0.3) > 0.299 && lowest(0.3) < 0.301 && lowest(0.01) > 0.009 &&
              lowest(0.01) < 0.011 && lowest(0.995) > 0.994 && lowest(0.995) < 0.996);

// A step is looked into at first, and where a number changes by twice as much as it is away from zero, in it or by the pace of
// the steps before; and where it has come to zero, or is no number.
constexpr auto nothing = [](double, double) { return 0.0; };
using watch_of_number = event_watch<decltype(nothing), double>;
constexpr bool looks() {
  watch_of_number watch;
  bool const at_first = watch.look(100.0, 99.0, 1.0) && !watch.is_near;
  bool const far = watch.look(99.0, 98.0, 1.0) || watch.is_near;
  bool const longer = watch.look(98.0, 97.5, 400.0);
  bool const near = watch.look(1.0, 0.9, 1.0) || watch.look(0.9, 0.7, -2.0);
  bool const across = watch.look(1e9, -1e9, 1.0);
  return at_first && !far && longer && !near && across;
}
static_assert(looks());
constexpr bool looks_at_zero(double now) { return watch_of_number{0.0, false}.look(5.0, now, 1.0); }
static_assert(looks_at_zero(0.0) && looks_at_zero(-5.0) && !looks_at_zero(5.0));
// The next step is kept if it may come within it, or is a few times as far.
constexpr bool is_near_after(double was, double now) {
  watch_of_number watch{0.0, false};
  static_cast<void>(watch.look(was, now, 1.0));
  return watch.is_near;
}
static_assert(is_near_after(5.0, 4.0) && !is_near_after(6.0, 5.0) && watch_of_number{}.is_near);
// Of several, where one of them may; a bool where it becomes true.
constexpr bool looks_at_several() {
  using nothing_type = std::remove_const_t<decltype(nothing)>;
  event_watch<us::first_of<nothing_type, nothing_type, nothing_type>,
              std::tuple<double, bool, double>>
      watch;
  auto const may = [&](double was, double now, bool is = false) {
    return watch.look(std::tuple{9.0, false, was}, std::tuple{9.0, is, now}, 1.0);
  };
  return may(3.0, 2.9) && !may(2.9, 2.8) && may(2.8, 0.1) && may(0.1, 0.2) && !may(5.0, 5.0) &&
         may(5.0, 5.0, true);
}
static_assert(looks_at_several() &&
              !event_watch<decltype(nothing), bool>{}.look(false, false, 1.0) &&
              event_watch<decltype(nothing), bool>{}.look(false, true, 1.0));

TEST(LookWithin, IsTheSameAtRunTime) {
  EXPECT_TRUE(is(first(three), 0.1) && is(first(dip<610, 640>), 0.61));
  EXPECT_TRUE(looks() && looks_at_several());
  EXPECT_TRUE(looks_at_zero(std::numeric_limits<double>::quiet_NaN()));
}

// Times within a step: the path between its ends, and the end itself as the step has it.
namespace within_a_step {

constexpr auto path = [](double share) { return 10 * share; };
using dense = unitstep::detail::dense_run<double, double, decltype(path)>;
constexpr dense whole{path, -1, 3, 0.5, 99, 3.5};
constexpr dense at(double step) {
  dense run = whole;
  run.change_step(step);
  run.step();
  return run;
}
static_assert(whole.state() == 99 && whole.time() == 3.5 && whole.dt() == 0.5);
static_assert(at(0.125).state() == 2.5 && at(0.125).time() == 3.125 && at(0.125).dt() == 0.5);
static_assert(at(0).state() == -1 && at(0).time() == 3 && at(0.5).state() == 99);
// No time lies beyond the end of the step, where 0.1 + 0.7 rounds to a number above that from which 0.7 came.
constexpr double last = 0.8, left = last - 0.1;
static_assert(0.1 + left * (1 + 0x1p-52) > last);
template <int way>
constexpr double latest(double share) {
  dense run{path, -1, way * 0.1, way * left * (1 + 0x1p-52), 99, way * last};
  run.restore(share);
  return run.time();
}
static_assert(latest<1>(1) == last && latest<1>(1 - 0x1p-53) == last && latest<1>(0.5) < last);
static_assert(latest<-1>(1) == -last && latest<-1>(1 - 0x1p-53) == -last);

constexpr dense restored() {
  dense run = whole;
  run.restore(at(0.25).save());
  return run;
}
static_assert(restored().state() == 5 && restored().time() == 3.25);

TEST(DenseRun, IsTheSameAtRunTime) {
  double volatile quarter = 0.25;
  EXPECT_EQ(at(quarter).state(), 5);
}

}  // namespace within_a_step

}  // namespace
