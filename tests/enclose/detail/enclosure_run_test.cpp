// SPDX-License-Identifier: BSL-1.0
// A step of an enclosure of order 2, whose box, remainder and derivatives are known by hand.
#include <gtest/gtest.h>

#include <limits>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <unitstep/enclose/detail/enclosure_run.hpp>
#include <unitstep/state/motion.hpp>

namespace {

namespace us = unitstep;
using of = us::interval<double>;
using intervals = us::motion<of, of>;

constexpr double digits = 1e-11;
constexpr bool is_near(of x, double lower, double upper) {
  return lower - digits < x.lower && x.lower <= lower + digits && upper - digits <= x.upper &&
         x.upper < upper + digits;
}

template <class Field, int order = 2>
using run = us::detail::enclosure_run<order, intervals, Field, double>;

/// The box of all solutions in a step, and the run after it.
template <class Run>
struct stepped {
  us::detail::state_vector<of, 2> box;
  Run run;
};
template <class Field>
constexpr stepped<run<Field>> step(intervals const& start, Field const& field, double dt,
                                   double t0 = 0) {
  run<Field> r{start, field, dt, t0};
  auto const box = r.step();
  return {box, r};
}

// Thrown upwards at 20 with -10 for half a second: the end is 8.75, and the box contains the polynomial's terms t (10 -
// 1.25 t) with each t independent.
constexpr auto fall = [](auto const&, auto) { return -10.0; };
constexpr auto thrown = step({of(0), of(20)}, fall, 0.5);
static_assert(is_near(thrown.box.n[0], 0, 10) && is_near(thrown.box.n[1], 15, 20));
static_assert(is_near(thrown.run.set().box().n[0], 8.75, 8.75) &&
              is_near(thrown.run.set().box().n[1], 15, 15) && is_near(thrown.run.time(), 0.5, 0.5));

// x'' = x from (1, 1) is e^t in both numbers. From t = 0 to h the polynomial is at most P = 1 + t + t^2 / 2. The first
// box that is tried is wider by h + h^2 / 2 on each side, and the remainder is h^3 / 6 of it.
constexpr auto growing = [](auto const& s, auto) { return s.position; };
constexpr double h = 0.25, two_terms = h + h * h / 2, share = h * h * h / 6;
constexpr of remainder{share * (1 - two_terms), share * (1 + 2 * two_terms)};
constexpr auto grown = step({of(1), of(1)}, growing, h);
static_assert(is_near(grown.box.n[0], 1, 1 + two_terms + remainder.upper) &&
              is_near(grown.box.n[1], 1, 1 + two_terms + remainder.upper));
// The remainder is added as a box.
constexpr double end = 1 + two_terms + (remainder.lower + remainder.upper) / 2;
constexpr double about = (remainder.upper - remainder.lower) / 2;
constexpr auto after = grown.run.set().box();
static_assert(is_near(after.n[0], end - about, end + about) &&
              is_near(after.n[1], end - about, end + about));

// The derivatives of the polynomial transform a box: (1 + h^2 / 2, h; h, 1 + h^2 / 2).
constexpr auto wide = step({of(0.5, 1.5), of(1)}, growing, h).run.set();
static_assert(wide.wide && is_near(of(wide.start.axes.a[0][0]), 1 + h * h / 2, 1 + h * h / 2) &&
              is_near(of(wide.start.axes.a[0][1]), h, h) &&
              is_near(of(wide.start.axes.a[1][0]), h, h) &&
              is_near(of(wide.start.axes.a[1][1]), 1 + h * h / 2, 1 + h * h / 2));

// For x'' = t^2 the third coefficient of x is h^3 t / 3 with any time t of the step, and that of v is h^3 / 3.
constexpr auto later = [](auto const&, auto t) { return t * t; };
constexpr auto from_two = step({of(0), of(0)}, later, 0.5, 2);
static_assert(is_near(from_two.run.set().box().n[0], 0.5 + 0.25 / 3, 0.5 + 0.3125 / 3) &&
              is_near(from_two.run.set().box().n[1], 2.5 + 0.125 / 3, 2.5 + 0.125 / 3));
static_assert(is_near(from_two.run.time(), 2.5, 2.5));
// During the step each number is within its polynomial and its own remainder.
static_assert(is_near(from_two.box.n[0], 0, 0.5 + 0.3125 / 3) &&
              is_near(from_two.box.n[1], 0, 2.5 + 0.125 / 3));
// The next step begins where this one ended.
constexpr auto backwards = step({of(0), of(0)}, later, -0.5, 2.5);
static_assert(is_near(backwards.run.set().box().n[1], -3.125 + 0.625 - 0.125 / 3,
                      -3.125 + 0.625 - 0.125 / 3));

// Runs of several steps.
constexpr run<decltype(fall)> begun{{of(0), of(20)}, fall, 0.5, 1.0};
static_assert(is_near(begun.after(3).time(), 2.5, 2.5) && is_near(begun.after(0).time(), 1, 1) &&
              is_near(begun.after(3).state().velocity, 5, 5) &&
              is_near(begun.after(3).state().position, 18.75, 18.75));
static_assert(is_near(begun.from({{of(1), of(2)}}).state().velocity, 2, 2) &&
              is_near(begun.from({{of(1), of(2)}}).after(1).state().velocity, -3, -3) &&
              is_near(begun.from({{of(1), of(2)}}).time(), 1, 1));

// Of order 1: the first box that is tried is wider by h on each side, and the remainder is h^2 / 2 of it.
constexpr auto of_first_order = [] {
  run<decltype(growing), 1> r{{of(1), of(1)}, growing, h, 0.0};
  return r.step();
}();
static_assert(is_near(of_first_order.n[0], 1, 1 + h + h * h / 2 * (1 + 2 * h)) &&
              is_near(of_first_order.n[1], 1, 1 + h + h * h / 2 * (1 + 2 * h)));

// Where the first box does not hold, by the numbers of x'' = x from (1, 3), whose third derivatives are v and x: the
// second box is the image of the first one, widened by half of its remainder.
struct bounds_of_two {
  double low[2], high[2];
};
constexpr bounds_of_two after_two_tries(double x, double v, double t) {
  double const third = t * t * t / 6;
  double const first[2] = {x, v}, terms[2] = {v * t + x * t * t / 2, x * t + v * t * t / 2};
  bounds_of_two box{}, tried{};
  for (int i = 0; i < 2; ++i) {
    tried.low[i] = first[i] - terms[i];
    tried.high[i] = first[i] + 2 * terms[i];
  }
  for (int n = 0; n < 2; ++n) {
    bounds_of_two remainder{};
    for (int i = 0; i < 2; ++i) {
      remainder.low[i] = third * tried.low[1 - i];
      remainder.high[i] = third * tried.high[1 - i];
      box.low[i] = first[i] + (remainder.low[i] < 0 ? remainder.low[i] : 0);
      box.high[i] = first[i] + terms[i] + remainder.high[i];
    }
    for (int i = 0; i < 2; ++i) {
      tried.low[i] = box.low[i] - 0.5 * remainder.high[i];
      tried.high[i] = box.high[i] + 0.5 * remainder.high[i];
    }
  }
  return box;
}
constexpr auto twice = step({of(1), of(3)}, growing, 1.375).box;
constexpr auto by_hand = after_two_tries(1, 3, 1.375);
static_assert(is_near(twice.n[0], by_hand.low[0], by_hand.high[0]) &&
              is_near(twice.n[1], by_hand.low[1], by_hand.high[1]));

// At rest the first box is wider only by more than any rounding, by 2^-44 of each number and 2^-1000: x'' = x - 4 rests
// at 4, and x'' = x at 0.
constexpr auto about_four = [](auto const& s, auto) { return s.position - 4.0; };
constexpr bool is_within(of x, double by, double much = 1.01) {
  return -much * by < x.lower && x.lower < -0.99 * by && 0.99 * by < x.upper && x.upper < much * by;
}
// At 4 the difference is rounded as well.
static_assert(is_within(step({of(4), of(0)}, about_four, h).box.n[1], share * 0x1p-42, 1.5));
static_assert(is_within(step({of(0), of(0)}, growing, h).box.n[0], share * 0x1p-1000) &&
              is_within(step({of(0), of(0)}, growing, h).box.n[1], share * 0x1p-1000));
static_assert(us::detail::width_of<2>({{of(1, 3), of(-2, 5)}}) == 7 &&
              us::detail::width_of<2>({{of(-1, 5), of(2, 3)}}) == 6);

/// A field that counts its calls: one for the coefficients over the box, one for each box that is tried, and one for
/// the middle.
struct counting {
  long* calls;
  constexpr auto operator()(auto const& s, auto const&) const {
    ++*calls;
    return s.position;
  }
};
constexpr long calls(double dt, double from = 1) {
  long n = 0;
  step({of(from), of(from)}, counting{&n}, dt);
  return n;
}
// Thrown upwards there is no remainder, so the first box holds, for the position and for the velocity.
struct counting_falls {
  long* calls;
  constexpr auto operator()(auto const&, auto const&) const {
    ++*calls;
    return -10.0;
  }
};
static_assert([] {
  long n = 0;
  step({of(0), of(20)}, counting_falls{&n}, 0.5);
  return n;
}() == 3);
// If the remainder leaves the box that was tried, the next box is wider by half of the remainder.
constexpr int tries(double h) {
  double const polynomial = 1 + h + h * h / 2, share = h * h * h / 6;
  double most = 2 * polynomial - 1;
  int n = 1;
  for (; !(polynomial + share * most < most); ++n) most = polynomial + 1.5 * share * most;
  return n;
}
static_assert(tries(0.25) == 1 && calls(0.25) == 3 && tries(1.5) == 2 && calls(1.5) == 4);
static_assert(tries(1.7) > 3 && calls(1.7) == 2 + tries(1.7));
// A remainder that touches the border from above or below is not inside: at this step, and not at the double before it.
static_assert(calls(0x1.596a56add3bc1p0) == 3 && calls(0x1.596a56add3bc2p0) == 4 &&
              calls(0x1.596a56add3bc1p0, -1) == 3 && calls(0x1.596a56add3bc2p0, -1) == 4);

// A step without an enclosure is no constant expression: a step that is too long, or a box that is too wide.
constexpr auto cube = [](auto const& s, auto) { return s.position * s.position * s.position; };
template <int dt, int width>
concept is_enclosed = requires {
  typename std::bool_constant<(
      step({of(1, 1 + width), of(0)}, cube, 0.0625 * dt).box.n[0].finite())>;
};
static_assert(is_enclosed<1, 0> && !is_enclosed<64, 0> && !is_enclosed<1, 40>);

template <class Failing>
std::string said(Failing const& failing) {
  try {
    static_cast<void>(failing());
  } catch (std::exception const& e) {
    return e.what();
  }
  return "";
}
bool tells(std::string const& sentence, std::string const& words) {
  return sentence.find(words) != std::string::npos;
}
TEST(EnclosureStep, SaysWhyThereIsNone) {
  auto const point = said([&] { return step({of(1, 1.25), of(0)}, cube, 8, 3).box.n[0]; });
  EXPECT_TRUE(tells(point, "at time 3: the step is too long")) << point;
  EXPECT_TRUE(tells(point, "(dt 8, the box is 0.25 wide)")) << point;
  auto const box = said([&] { return step({of(-3, 5), of(-20, 20)}, cube, 0.25, 3).box.n[0]; });
  EXPECT_TRUE(tells(box, "at time 3: the box is too wide")) << box;
  EXPECT_TRUE(tells(box, "(dt 0.25, the box is 40 wide)")) << box;
}

// The field has a pole at 5, so the step is too long for a point from 0 that would go there.
TEST(EnclosureStep, SaysThatAPointGoesTooFar) {
  auto const pole = [](auto const& s, auto) { return 1.0 / (5.0 - s.position); };
  auto const words = said([&] { return step({of(0, 0.125), of(20)}, pole, 0.5).box.n[0]; });
  EXPECT_TRUE(tells(words, "the step is too long")) << words;
}

// A box with a number that is not finite is not tried. If the first or the second box is such a one, the runs from the
// box and from its middle have each called the field for the coefficients and for one box.
struct counting_times {
  long* calls;
  double factor;
  bool squared;
  auto operator()(auto const&, auto const& t) const {
    ++*calls;
    return squared ? factor * t * t : factor * t;
  }
};
TEST(EnclosureStep, TriesFiniteBoxes) {
  long n = 0;
  // A third of 1e300 (2000)^3 / 2 is too much for the position, whose velocity has no third coefficient.
  EXPECT_THROW(step({of(0), of(0)}, counting_times{&n, 1e300, false}, 2000), std::runtime_error);
  EXPECT_EQ(n, 4);
  // 8e307 (0.1)^3 / 3 is too much for a velocity that is 1e304 below the largest number.
  n = 0;
  double const last = std::numeric_limits<double>::max() - 1e304;
  EXPECT_THROW(step({of(0), of(last)}, counting_times{&n, 8e307, true}, 0.1), std::runtime_error);
  EXPECT_EQ(n, 4);
}

TEST(EnclosureStep, TwelveBoxesAreTried) {
  int found = 0, refused = 0;
  for (double dt = 1.8; dt < 1.817; dt += 0.0005) {
    std::string const words = said([&] {
      EXPECT_EQ(calls(dt), 2 + tries(dt)) << dt;
      return 0;
    });
    EXPECT_EQ(words.empty(), tries(dt) <= 12) << dt << words;
    ++(words.empty() ? found : refused);
  }
  EXPECT_GT(found, 0);
  EXPECT_GT(refused, 0);
}

TEST(EnclosureRun, StartsAreFinite) {
  double const none = std::numeric_limits<double>::infinity();
  auto const begin = [](intervals const& start, double dt, double t0) {
    return said([&] { return run<decltype(fall)>{start, fall, dt, t0}.time(); });
  };
  EXPECT_EQ(begin({of(0), of(1, 2)}, 1, 0), "");
  EXPECT_EQ(begin({of(0), of(1, none)}, 1, 0),
            "unitstep: every interval of initial must be finite, lower not above upper");
  EXPECT_EQ(begin({of(-none, 0), of(1)}, 1, 0),
            "unitstep: every interval of initial must be finite, lower not above upper");
  for (auto const& words : {begin({of(0), of(1)}, none, 0), begin({of(0), of(1)}, 1, none)})
    EXPECT_EQ(words, "unitstep: dt and t0 must be finite, got infinity or NaN");
}

}  // namespace
