// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <array>
#include <boost/units/systems/si.hpp>
#include <cmath>
#include <limits>
#include <unitstep/drive/integrate.hpp>
#include <unitstep/drive/integrate_observed.hpp>
#include <unitstep/drive/trajectory.hpp>
#include <unitstep/methods/rk4.hpp>
#include <unitstep/methods/velocity_verlet.hpp>
#include <unitstep/unitstep.hpp>
#include <vector>

#include "support/refusal.hpp"
#include "support/same_bits.hpp"
#include "support/swing.hpp"
#include "support/verdict.hpp"

namespace {

namespace si = boost::units::si;
using boost::units::quantity;
using refusals::refusal;
using unitstep::every;
using unitstep::integrate_observed;
using unitstep::motion;
using unitstep::sample;

constexpr auto pull = [](auto const& s, auto t) {
  return -4.0 / si::second / si::second * s.position +
         t * (0.25 * si::metre_per_second_squared / si::second);
};
constexpr motion start{1.0 * si::metre, 0.5 * si::metre_per_second};
constexpr auto dt = 0.1 * si::second;
using line = motion<quantity<si::length>, quantity<si::velocity>>;

/// What an observer saw: up to 32 samples.
struct notes {
  std::array<sample<quantity<si::time>, line>, 32> seen{};
  std::size_t size = 0;

  constexpr void operator()(line const& state, quantity<si::time> const& time) {
    seen[size++] = {time, state};
  }
};

// An observer sees the samples of a trajectory, bit for bit, and every n-th sees those; the run ends where integrate's
// does, whether or not the last step is observed.
template <class Method>
constexpr bool sees_a_trajectory(double h) {
  auto const all = unitstep::trajectory<20>(Method{}, start, pull, h * si::second);
  notes each;
  auto const end = integrate_observed(Method{}, start, pull, h * si::second, 20, each);
  if (each.size != 21 || !twins::same_bits(end, all[20].state)) return false;
  for (std::size_t n = 0; n <= 20; ++n)
    if (!twins::same_bits(each.seen[n], all[n])) return false;
  for (long const n : {1L, 3L, 4L, 20L, 21L}) {
    notes some;
    auto const note = [&some](auto const& s, auto const& t) { some(s, t); };
    auto const last = integrate_observed(Method{}, start, pull, h * si::second, 20, every{n, note});
    if (some.size != std::size_t(20 / n + 1) || !twins::same_bits(last, end)) return false;
    for (std::size_t i = 0; i < some.size; ++i)
      if (!twins::same_bits(some.seen[i], all[i * std::size_t(n)])) return false;
  }
  return true;
}
static_assert(sees_a_trajectory<unitstep::rk4>(0.1));
static_assert(sees_a_trajectory<unitstep::velocity_verlet>(0.1));
static_assert(sees_a_trajectory<unitstep::rk4>(-0.1));

// An every that is a variable keeps its observer; the start time is observed; no steps are one look.
constexpr bool keeps_its_observer() {
  every tenth{10, notes{}};
  integrate_observed(unitstep::rk4{}, start, pull, dt, 25, tenth, 1.0 * si::second);
  if (tenth.observer.size != 3 || tenth.observer.seen[1].time != 2.0 * si::second) return false;
  notes one;
  auto const end = integrate_observed(unitstep::rk4{}, start, pull, dt, 0, one);
  // A constant observer, and that of a const every, keep their memory elsewhere.
  notes other;
  auto const note = [&other](auto const& s, auto const& t) { other(s, t); };
  integrate_observed(unitstep::rk4{}, start, pull, dt, 1, note);
  every const second{2, note};
  integrate_observed(unitstep::rk4{}, start, pull, dt, 2, second);
  if (other.size != 4) return false;
  // A named observer is filled, as it is without every.
  notes few;
  integrate_observed(unitstep::rk4{}, start, pull, dt, 4, every{2, few});
  integrate_observed(unitstep::rk4{}, start, pull, dt, 4, few);
  if (few.size != 3 + 5 || few.seen[1].time != 2.0 * dt || few.seen[4].time != dt) return false;
  return one.size == 1 && twins::same_bits(end, start) &&
         twins::same_bits(one.seen[0].state, start);
}
static_assert(keeps_its_observer());

// The run is judged first, then the observer.
constexpr auto answers = [](auto const&, auto const&) { return 1; };
template <class Observer, class Time = quantity<si::time>>
using verdict = decltype(unitstep::diagnostics::check_observed<
                         unitstep::detail::plan<unitstep::rk4, line, decltype(pull), Time>, line,
                         int, Time, Observer>());
static_assert(verdict<notes>::ok && verdict<every<int, notes>>::ok);
static_assert(verdicts::reads<verdict<decltype(answers), quantity<si::length>>>() ==
              "expected dt: s, got m");
static_assert(verdicts::reads<verdict<decltype(answers)>>() ==
              "expected observer result: nothing (void), got a plain number (int)");

TEST(IntegrateObserved, IsTheSameAtRunTime) {
  EXPECT_TRUE(sees_a_trajectory<unitstep::rk4>(twins::hidden(0.1)));
  EXPECT_TRUE(sees_a_trajectory<unitstep::velocity_verlet>(twins::hidden(0.1)));
  EXPECT_TRUE(keeps_its_observer());
}

TEST(IntegrateObserved, FillsAVector) {
  std::vector<double> heights;
  integrate_observed(
      unitstep::rk4{}, start, pull, dt, 1000,
      every{100, [&](auto const& s, auto) { heights.push_back(s.position.value()); }});
  EXPECT_EQ(heights.size(), 11u);
  EXPECT_EQ(heights.front(), 1.0);
  EXPECT_EQ(heights.back(),
            unitstep::integrate(unitstep::rk4{}, start, pull, dt, 1000).position.value());
}

TEST(IntegrateObserved, RefusesBadValuesByName) {
  auto const run = [](double x, double h, int steps, double t0) {
    return refusal([=] {
      integrate_observed(
          unitstep::rk4{}, motion{x * si::metre, 0.0 * si::metre_per_second}, pull, h * si::second,
          steps, [](auto const&, auto) {}, t0 * si::second);
    });
  };
  double const nan = std::numeric_limits<double>::quiet_NaN();
  EXPECT_EQ(run(1, 1, 1, 1), "accepted");
  EXPECT_EQ(run(nan, 1, 1, 1), "unitstep: initial.position must be finite, got infinity or NaN");
  EXPECT_EQ(run(1, nan, 1, 1), "unitstep: dt must be finite, got infinity or NaN");
  EXPECT_EQ(run(1, 1, 1, nan), "unitstep: t0 must be finite, got infinity or NaN");
  EXPECT_EQ(run(1, 1, -1, 1),
            "unitstep: steps must not be negative (a negative dt runs backwards)");
}

// Looks during a run under a tolerance: at every step, and at even times.
namespace under_a_tolerance {

namespace us = unitstep;
using swings::fine;
using swings::metre;
using swings::second;
using swings::spring;
using swings::start;
using seconds = std::remove_const_t<decltype(1.0 * second)>;
using state = std::remove_const_t<decltype(start)>;

/// What an observer saw: up to 64 samples, and the state at the end of the run.
struct notes {
  std::array<us::sample<seconds, state>, 64> seen{};
  std::size_t size = 0;
  state last{};

  constexpr void operator()(state const& s, seconds const& t) { seen[size++] = {t, s}; }
};
/// From one time to another, with a look after every step, or at times this many seconds apart.
constexpr notes between(double from, double to) {
  notes all;
  all.last = us::integrate_observed(us::dormand_prince5{}, start, spring, fine, to * second, all,
                                    from * second);
  return all;
}
constexpr notes between(double from, double to, double apart) {
  notes all;
  auto const look = [&all](auto const& s, auto const& t) { all(s, t); };
  all.last = us::integrate_observed(us::dormand_prince5{}, start, spring, fine, to * second,
                                    us::every{apart * second, look}, from * second);
  return all;
}

// At even times from the start, in either direction: the end is observed if it is one of these.
constexpr bool looks_at(notes const& all, double from, double apart, std::size_t size) {
  if (all.size != size || !(all.seen[0].state == start)) return false;
  for (std::size_t i = 0; i < size; ++i) {
    double const since = static_cast<double>(i) * apart;
    auto const off = all.seen[i].state.position.value() - us::math::cos(2 * since);
    if (all.seen[i].time != (from + since) * second || !(off < 1e-8 && off > -1e-8)) return false;
  }
  return true;
}
static_assert(looks_at(between(3, 4, 0.25), 3, 0.25, 5) &&
              looks_at(between(3, 2, 0.25), 3, -0.25, 5));
static_assert(looks_at(between(3, 3.6, 0.25), 3, 0.25, 3) &&
              looks_at(between(3, 2.4, 0.25), 3, -0.25, 3));
static_assert(looks_at(between(3, 3.0625, 0.0078125), 3, 0.0078125, 9));
// Each of them is seen where times have few numbers between them, too: here five from one look to the next.
constexpr double tick = 0x1p-51;
static_assert(3 + tick > 3 && 3 + tick / 2 == 3);
static_assert(looks_at(between(3, 3 + 40 * tick, 5 * tick), 3, 5 * tick, 9) &&
              looks_at(between(3, 3 - 40 * tick, 5 * tick), 3, -5 * tick, 9));
// The end itself is observed, and not the interpolation that leads there.
static_assert(between(3, 4, 0.25).seen[4].state == between(3, 4, 0.25).last &&
              between(3, 2, 0.25).seen[4].state == between(3, 2, 0.25).last);
// Observers do not change the run, which is that of integrate.
static_assert(between(3, 4, 0.25).last == us::integrate(us::dormand_prince5{}, start, spring, fine,
                                                        4.0 * second, 3.0 * second) &&
              between(3, 4, 0.25).last == between(3, 4).last &&
              between(3, 2, 0.25).last == between(3, 2).last);
// A spring is its own mirror image, so there are as many steps backwards.
static_assert(between(3, 4).size > 10 && between(3, 2).size == between(3, 4).size &&
              between(3, 2).seen[5].time - 3.0 * second ==
                  3.0 * second - between(3, 4).seen[5].time);
// If no time passes there is one look, and no step.
static_assert(looks_at(between(3, 3), 3, 0, 1) && looks_at(between(3, 3, 0.25), 3, 0, 1));

// The run is judged first, then the time between looks, then the observer.
constexpr auto none = [](auto const&, auto const&) {};
constexpr auto answers = [](auto const&, auto const&) { return 1; };
template <class Observer, class End = seconds>
using verdict =
    decltype(us::diagnostics::check_observed<
             us::detail::plan<us::dormand_prince5, state, decltype(spring),
                              us::detail::adaptive_pace<std::remove_const_t<decltype(fine)>, End>>,
             state, End, End, Observer>());
using lengths = std::remove_const_t<decltype(1.0 * metre)>;
template <class Spacing, class Called>
using spaced = us::every<Spacing, Called>;
using silent = decltype(none);
using answering = decltype(answers);
static_assert(verdict<silent>::ok && verdict<spaced<seconds, silent>>::ok);
static_assert(verdicts::reads<verdict<spaced<lengths, answering>, lengths>>() ==
              "expected end_time: s, got m");
static_assert(verdicts::reads<verdict<spaced<lengths, answering>>>() == "expected every: s, got m");
static_assert(verdicts::reads<verdict<answering>>() ==
              "expected observer result: nothing (void), got a plain number (int)");
static_assert(verdicts::reads<verdict<spaced<seconds, answering>>>() ==
              "expected observer result: nothing (void), got a plain number (int)");

TEST(IntegrateObservedWithin, NamesTheEndThatIsNotFinite) {
  for (double const wrong : {HUGE_VAL, -HUGE_VAL, std::nan("")}) {
    EXPECT_EQ(refusals::refusal([&] { return between(0, wrong).last; }),
              "unitstep: end_time must be finite, got infinity or NaN");
    EXPECT_EQ(refusals::refusal([&] { return between(0, wrong, 0.25).last; }),
              "unitstep: end_time must be finite, got infinity or NaN");
  }
}

TEST(IntegrateObservedWithin, ATimeBetweenLooksIsPositive) {
  for (double const wrong : {0.0, -0.25, HUGE_VAL, std::nan("")})
    EXPECT_EQ(refusals::refusal([&] { return between(3, 4, wrong).last; }),
              "unitstep: the spacing of every must be finite and positive");
}

TEST(IntegrateObservedWithin, LooksAfterEveryStep) {
  us::simulation sim{us::dormand_prince5{}, start, spring, fine};
  int looks = 0;
  auto const end = us::integrate_observed(
      us::dormand_prince5{}, start, spring, fine, 3.0 * second, [&](auto const& s, auto const& t) {
        if (t == 3.0 * second) return static_cast<void>(++looks);  // the last step is shortened
        EXPECT_EQ(t, sim.time());
        EXPECT_TRUE(twins::same_bits(s, sim.state()));
        sim.step();
        ++looks;
      });
  EXPECT_EQ(looks, sim.steps() + 1);
  EXPECT_TRUE(twins::same_bits(
      end, us::integrate(us::dormand_prince5{}, start, spring, fine, 3.0 * second)));
}

}  // namespace under_a_tolerance

namespace observers {

namespace si = boost::units::si;
using boost::units::quantity;
using verdicts::reads;
using line = unitstep::motion<quantity<si::length>, quantity<si::velocity>>;
using time = quantity<si::time>;

template <class Observer>
using verdict = decltype(unitstep::diagnostics::check_observer<line, Observer, time>());

// Observers may remember what they saw, and take their arguments by type or generically.
struct counts {
  int n = 0;
  void operator()(line const&, time) { ++n; }
};
constexpr auto generic = [](auto const&, auto) {};
static_assert(verdict<counts>::ok && verdict<decltype(generic)>::ok);
static_assert(verdict<void (*)(line, time)>::ok);

constexpr auto stops = [](auto const&, auto) { return true; };
constexpr auto alone = [](line const&) {};
constexpr auto swapped = [](time, line const&) {};
static_assert(reads<verdict<decltype(stops)>>() ==
              "expected observer result: nothing (void), got a plain number (bool)");
static_assert(reads<verdict<decltype(alone)>>() ==
              "expected observer: callable (state, time), got callable (state)");
static_assert(reads<verdict<decltype(swapped)>>() ==
              "expected observer: callable (state, time), got callable (time, state)");
static_assert(reads<verdict<quantity<si::length>>>() ==
              "expected observer: callable (state, time), got m");

TEST(CheckObserver, SaysTheSameAtRunTime) {
  EXPECT_STREQ(reads<verdict<quantity<si::length>>>().data(),
               "expected observer: callable (state, time), got m");
}

}  // namespace observers

}  // namespace
