// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <array>
#include <boost/units/systems/si.hpp>
#include <limits>
#include <unitstep/drive/detail/events/search_event.hpp>
#include <unitstep/math/trigonometric.hpp>

#include "support/rational.hpp"

namespace {

namespace si = boost::units::si;
using boost::units::quantity;
using unitstep::detail::along_curve;
using unitstep::detail::changes_sign;
using unitstep::detail::event_bracket;
using unitstep::detail::event_value;
using unitstep::detail::find_event;

// A number has happened when its sign is different, or it is zero, unless it started at zero. A bool has happened when
// it is true and was not before.
static_assert(changes_sign(1.0, -1.0) && changes_sign(-1.0, 1.0) && changes_sign(1.0, 0.0));
static_assert(!changes_sign(1.0, 1.0) && !changes_sign(-1.0, -2.0));
static_assert(!changes_sign(0.0, 1.0) && !changes_sign(0.0, -1.0) && !changes_sign(0.0, 0.0));
static_assert(changes_sign(false, true) && !changes_sign(false, false) &&
              !changes_sign(true, true));

constexpr double size(double x) { return x < 0 ? -x : x; }

/// A run that knows only the time it was stepped to.
struct clock_run {
  double at = 0;
  double h = 1;

  constexpr void go(double share) { at = share * h; }
  constexpr double state() const { return at; }
  constexpr double raw() const { return at; }
  constexpr double now() const { return at; }
  constexpr quantity<si::time> time() const { return at * si::second; }
};
template <class Event>
constexpr clock_run found(Event const& event, double h = 1) {
  using time = quantity<si::time>;
  clock_run const before{0, h};
  clock_run run{h, h};
  along_curve<double, time, clock_run> const step{run};
  auto const when = find_event(event, step, 0.0, 1.0, event_value<double, time>(event, before),
                               event_value<double, time>(event, run));
  step.go(when.crosses ? when.before : 1);
  return run;
}

// The roots of a line (met at the first look), a curve that is steep at one end, one that is flat at its root, and a
// step. Each is found to 2 epsilon of the step and never after it has happened.
constexpr double epsilon = 0x1p-52;
constexpr bool is_just_before(double found_at, double root, double h = 1) {
  double const early = (root - found_at) / h;
  return early >= 0 && early <= 2 * epsilon;
}
static_assert(found([](double x, auto) { return 4 * x - 1; }).at == 0.25);
static_assert(is_just_before(found([](double x, auto) { return x * x * x - 0.001; }).at, 0.1));
static_assert(is_just_before(found([](double x, auto) { return 1 / (x + 0.01) - 4; }).at, 0.24));
constexpr auto flat = [](double x, auto) {
  double const y = x - 0.375;
  return y * y * y * y * y;
};
static_assert(is_just_before(found(flat).at, 0.375));
static_assert(is_just_before(found([](double x, auto) { return x >= 0.3; }).at, 0.3));
static_assert(is_just_before(found([](double x, auto) { return x < 0.3 ? -1.0 : 1e30; }).at, 0.3));
// As shares of the step, which may be long, short or negative.
static_assert(is_just_before(found([](double x, auto) { return x >= 3e5; }, 1e6).at, 3e5, 1e6));
static_assert(is_just_before(found([](double x, auto) { return x <= -3e-7; }, -1e-6).at, -3e-7,
                             -1e-6));
// An event at the very start of the step, or just before its end.
static_assert(is_just_before(found([](double x, auto) { return x > 0; }).at, 0));
static_assert(is_just_before(found([](double x, auto) { return x >= 1; }).at, 1));

// Where an event stays zero once it has happened, the first moment is found: of a height that ends on the ground, a
// step down to zero, and a curve that rounds to zero near its root.
constexpr auto above_ground = [](double x, auto) { return x < 0.3 ? 0.3 - x : 0.0; };
constexpr auto from_below = [](double x, auto) { return x < 0.7 ? -1.0 : 0.0; };
constexpr auto rounded = [](double x, auto) { return (x + 1000) - 1000.3; };
constexpr bool is_zero_just_after(double found_at, double root, double h = 1) {
  double const late = (found_at - root) / h;
  return late >= 0 && late <= 2 * epsilon;
}
static_assert(is_zero_just_after(found(above_ground).at, 0.3));
static_assert(is_zero_just_after(found(from_below).at, 0.7));
static_assert(is_zero_just_after(found(above_ground, 0.5).at, 0.3, 0.5));
constexpr double zero_at = found(rounded).at;
static_assert(rounded(zero_at, 0) <= 0 && rounded(zero_at + 2 * epsilon, 0) >= 0);
// A zero at the end of the step that was not there before.
static_assert(found([](double x, auto) { return x - 1; }).at == 1);
static_assert(found([](double x, auto) { return x < 1 ? -1.0 : 0.0; }).at == 1);

/// How many looks a search takes within a step, once its ends are known.
template <class Event>
constexpr int looks(Event const& event) {
  int asked = 0;
  static_cast<void>(found([&](double x, auto t) {
    ++asked;
    return event(x, t);
  }));
  return asked - 2;
}
// A line is met at the first look, and the second is just before it. A bool takes 51 halves from 1 to 2 epsilon, and
// one more for each half of the way to it: to 2 epsilon of 0.3 they are 53. From a zero the search goes back by 1, 4, 4
// 64, ... 4 64^8 epsilon = 2^-2 in ten looks; another factor of 64 would lead beyond the middle. Three quarters of the
// step remain: 53 halves to 2 epsilon of 0.3, and 52 to 2 epsilon of 0.7.
static_assert(looks([](double x, auto) { return 4 * x - 1; }) == 2);
static_assert(looks([](double x, auto) { return x - 1; }) == 1);
static_assert(looks([](double x, auto) { return x >= 0.3; }) == 53);
static_assert(looks(above_ground) == 10 + 53);
// The search halves after twelve looks without success: in from_below the ten looks back count among them.
static_assert(looks(from_below) == 10 + 52);
constexpr int looks_at_a_wall = looks([](double x, auto) { return x < 0.3 ? -1.0 : 1e30; });
// Four looks are between ends of different orders, and three more on a line for each of them.
static_assert(looks_at_a_wall > 53 && looks_at_a_wall <= 12 + 3 * 4 + 53);
// So a flight much shorter than the step takes few looks.
constexpr int looks_at_a_flight(double land) {
  return looks([=](double x, auto) { return x * (land - x) + 1e-40; });
}
static_assert(looks_at_a_flight(1e-3) < 24 && looks_at_a_flight(1e-6) < 24 &&
              looks_at_a_flight(1e-12) < 24);

/// The looks of the Illinois method as it is printed, on f over 0 to 1, until one is within `close` of
/// the root.
template <class F, class Each>
constexpr int illinois(F const& f, double root, double close, Each const& each) {
  double a = 0, b = 1, fa = f(a), fb = f(b);
  for (int n = 1, kept = 0;; ++n) {
    double const c = (fa * b - fb * a) / (fa - fb);
    double const fc = f(c);
    each(c);
    if (size(c - root) < close) return n;
    if (fc * fb > 0) {
      b = c, fb = fc;
      if (kept == 1) fa /= 2;
      kept = 1;
    } else {
      a = c, fa = fc;
      if (kept == 2) fb /= 2;
      kept = 2;
    }
  }
}
// A bracket looks where that method looks. Both round, and the curves are no steeper than 100: a cubic, one that is
// steep at its start, one that falls, and one with many looks from either side.
template <class F>
constexpr bool looks_as_printed(F const& f, double root, int at_least) {
  event_bracket<double, double> part{f(0), f(1)};
  bool same = true;
  int const n = illinois(f, root, 1e-9, [&](double at) {
    double const share = part.next();
    same = same && size(share - at) < 1e-12;
    part.narrow(share, f(share), f(0) < 0 ? f(share) >= 0 : f(share) <= 0);
  });
  return same && n >= at_least && n <= 12 && part.samples == n;
}
static_assert(looks_as_printed([](double x) { return x * x * x - 0.125; }, 0.5, 5));
static_assert(looks_as_printed([](double x) { return 1 / (x + 0.25) - 2; }, 0.25, 5));
static_assert(looks_as_printed([](double x) { return 2 - 1 / (1.25 - x); }, 0.75, 5));
static_assert(looks_as_printed([](double x) { return (x + 1) * x * x * x * x - 0.09375; }, 0.5, 6));
constexpr int halves_after_twelve() {
  event_bracket<double, double> part{-1.0, 3.0};
  for (int n = 0; n < 11; ++n) part.narrow(part.next(), 3.0, true);
  if (part.next() == part.high / 2) return 0;
  part.narrow(part.next(), 3.0, true);
  return part.next() == part.high / 2 ? part.samples : 0;
}
static_assert(halves_after_twelve() == 12);

// Where the line would look at an end again, the search looks next to it.
constexpr double looks_first_at(double at_low, double at_high) {
  return event_bracket<double, double>{at_low, at_high}.next();
}
static_assert(looks_first_at(1, -3) == 0.25 && looks_first_at(-1, 1) == 0.5);
static_assert(looks_first_at(1, -1e30) == epsilon && looks_first_at(1e30, -1) == 1 - epsilon);
static_assert(looks_first_at(1, -0x1p51) > epsilon && looks_first_at(0x1p51, -1) < 1 - epsilon);
static_assert(looks_first_at(1, -0x1p100) == epsilon && looks_first_at(0x1p100, -1) == 1 - epsilon);
constexpr double looks_between(double low, double high, double at_low, double at_high) {
  event_bracket<double, double> part{at_low, at_high};
  part.low = low, part.high = high;
  return part.next();
}
static_assert(looks_between(0.5, 0.75, 1, -3) == 0.5625);
static_assert(looks_between(0.5, 0.75, 1, -0x1p100) == 0.5 + epsilon);
static_assert(looks_between(0.5, 0.75, 0x1p100, -1) == 0.75 - epsilon);
constexpr bool is_found(double low) {
  event_bracket<double, double> part{1, -1};
  part.low = low;
  return part.found();
}
static_assert(is_found(1 - 2 * epsilon) && !is_found(1 - 2.5 * epsilon));
// From a zero the search goes back by an epsilon, by 4, by 64 times as many, and halves after a nonzero look.
constexpr bool goes_back() {
  event_bracket<double, double> part{1.0, 0.0};
  double const one = 1 - epsilon, two = one - 4 * epsilon, three = two - 256 * epsilon;
  if (part.next() != one) return false;
  part.narrow(one, 0, true);
  if (part.next() != two) return false;
  part.narrow(two, 0, true);
  if (part.next() != three || part.found()) return false;
  part.narrow(three, 1, false);
  return part.next() == three + (two - three) / 2 && part.low == three && part.high == two;
}
static_assert(goes_back());

// From zero: an event of a direction that leaves the other way happens where it next meets zero, one that goes through
// zero happens at the start, and one that stays at zero happens where it leaves, found while it is zero.
using unitstep::falling;
using unitstep::rising;
static_assert(found(falling([](double x, auto) { return x * (0.3 - x); })).at <= 0.3 &&
              found(falling([](double x, auto) { return x * (0.3 - x); })).at >= 0.3 - epsilon);
static_assert(found([](double x, auto) { return x * (0.25 - x); }).at == 0.25);
static_assert(found(falling([](double x, auto) { return -x * x; })).at == 0);
static_assert(found(rising([](double x, auto) { return x * x; })).at == 0);
static_assert(found(falling([](double x, auto) { return x * x; })).at == 1);
static_assert(found([](double x, auto) { return -x * x; }).at == 1);  // has only left it
constexpr auto rests = [](double x, auto) { return x <= 0.3 ? 0.0 : 0.3 - x; };
static_assert(found(falling(rests)).at <= 0.3 && found(falling(rests)).at >= 0.3 - epsilon);
static_assert(found([](double, auto) { return 0.0; }).at == 1);
// A short flight ends as close to the ground, relative to its height, as a long one.
template <int exponent>
constexpr bool flies_briefly() {
  double land = 0.7;
  for (int n = 0; n < exponent; ++n) land /= 2;
  double const at = found(falling([=](double x, auto) { return x * (land - x); })).at;
  return at <= land && at >= land * (1 - 2 * epsilon);
}
static_assert(flies_briefly<4>() && flies_briefly<30>() && flies_briefly<44>());

// A bracket always gets narrower; the epsilon of a float is 2^-23.
template <class T, class Told>
constexpr int halves(Told no, Told yes) {
  event_bracket<T, Told> part{no, yes};
  while (!part.found()) part.narrow(part.next(), yes, true);
  return part.samples;
}
// Down to the very start: 52 halves to epsilon, and 51 more to 2 epsilon of it.
static_assert(halves<double>(false, true) == 103 && halves<float>(false, true) == 45);
static_assert(halves<long double>(false, true) == 2 * std::numeric_limits<long double>::digits - 3);
// A class of numbers has no epsilon. It is halved like a double, exactly, for a bool and for a sign.
using laws::rational;
constexpr rational to_the_end = [] {
  event_bracket<rational, rational> part{rational(1), rational(-1)};
  while (!part.found()) part.narrow(part.next(), rational(-1), true);
  return part.high;
}();
static_assert(to_the_end == rational(1, 1LL << 51));
static_assert(halves<rational>(false, true) == 51);
static_assert(changes_sign(rational(1), rational(0)) && changes_sign(rational(-1), rational(1, 9)));
static_assert(!changes_sign(rational(0), rational(1)) && !changes_sign(rational(1), rational(2)));
static_assert(!changes_sign(rational(-1), rational(-2)) && changes_sign(rational(-1), rational(0)));

TEST(LocateEvent, IsTheSameAtRunTime) {
  EXPECT_TRUE(is_just_before(found([](double x, auto) { return x * x * x - 0.001; }).at, 0.1));
  EXPECT_TRUE(is_just_before(found([](double x, auto) { return x >= 0.3; }).at, 0.3));
  EXPECT_TRUE(is_zero_just_after(found(above_ground).at, 0.3));
  EXPECT_EQ(looks(above_ground), 10 + 53);
  EXPECT_EQ(halves<double>(false, true), 103);
  EXPECT_TRUE(goes_back());
}

// There is no line through values that are not finite, and NaN has not happened.
TEST(LocateEvent, HalvesWhereThereIsNoLine) {
  using limits = std::numeric_limits<double>;
  EXPECT_EQ(looks_first_at(1, -limits::infinity()), 0.5);
  EXPECT_EQ(looks_first_at(limits::infinity(), -limits::infinity()), 0.5);
  EXPECT_EQ(looks_first_at(limits::infinity(), -1), 1 - epsilon);
  EXPECT_EQ(looks_first_at(limits::quiet_NaN(), -1), 0.5);
  EXPECT_FALSE(changes_sign(1.0, limits::quiet_NaN()));
  EXPECT_FALSE(changes_sign(-1.0, limits::quiet_NaN()));
  EXPECT_FALSE(changes_sign(limits::quiet_NaN(), 1.0));
}

// Whether an event has happened.
namespace values {

namespace us = unitstep;
struct either {
  constexpr double operator()(double, double) const { return 0; }
};
using up = us::rising<either>;
using down = us::falling<either>;
using us::detail::changes_sign;
using us::detail::changes_sign_in_direction;
using us::detail::leaves_zero;
using us::detail::may_change_sign;

// A number changes its sign where it becomes zero or gets the other sign. A number that was zero before has no sign.
static_assert(changes_sign(1.0, -1.0) && changes_sign(1.0, 0.0) && !changes_sign(1.0, 0.5));
static_assert(changes_sign(-1.0, 1.0) && changes_sign(-1.0, 0.0) && !changes_sign(-1.0, -0.5));
static_assert(!changes_sign(0.0, 1.0) && !changes_sign(0.0, -1.0) && !changes_sign(0.0, 0.0));

static_assert(changes_sign_in_direction<either>(-1.0, 1.0) &&
              changes_sign_in_direction<either>(1.0, -1.0));
static_assert(changes_sign_in_direction<up>(-1.0, 1.0) &&
              !changes_sign_in_direction<up>(1.0, -1.0) &&
              !changes_sign_in_direction<up>(0.5, -1.0));
static_assert(changes_sign_in_direction<down>(1.0, 0.0) &&
              !changes_sign_in_direction<down>(0.0, -1.0));

// A number that has been zero since the start leaves zero towards the side of its event's direction; an event of either
// direction has no such side.
static_assert(leaves_zero<down>(-1.0) && !leaves_zero<down>(1.0) && !leaves_zero<down>(0.0));
static_assert(leaves_zero<up>(1.0) && !leaves_zero<up>(-1.0) && !leaves_zero<up>(0.0));
static_assert(!leaves_zero<either>(1.0) && !leaves_zero<either>(-1.0));

// A step is searched if the sign has changed at its end, or if the number has been zero so far.
static_assert(may_change_sign<down>(1.0, 0.0) && may_change_sign<down>(0.0, 1.0) &&
              !may_change_sign<down>(-1.0, 1.0));
static_assert(may_change_sign<either>(false, true) && !may_change_sign<either>(false, false));

// While a number is zero or NaN, the side on which it was before is kept.
template <class T>
constexpr T kept(T was, T now) {
  us::detail::keep_side(was, now);
  return was;
}
constexpr double nan = std::numeric_limits<double>::quiet_NaN();
static_assert(kept(1.0, -2.0) == -2.0 && kept(1.0, 0.0) == 1.0 && kept(-1.0, -0.0) == -1.0);
static_assert(kept(1.0, nan) == 1.0 && kept(0.0, 0.0) == 0.0 && kept(0.0, 3.0) == 3.0);

TEST(EventValue, SaysTheSameAtRunTime) {
  EXPECT_TRUE(changes_sign_in_direction<up>(-1.0, 1.0));
  EXPECT_FALSE(changes_sign_in_direction<up>(1.0, -1.0));
}

}  // namespace values

// Several roots of one event within a step: the first one is found.
namespace curve {

namespace us = unitstep;
using us::detail::event_predictor;
// A step from 0 to 1 along which the state is the time, so that an event may be any function of it.
struct path {
  double share = 1;
  constexpr void go(double to) { share = to; }
  constexpr double raw() const { return share; }
  constexpr double state() const { return share; }
  constexpr double time() const { return share; }
  constexpr double now() const { return share; }
};
template <class Event>
constexpr double first(Event const& event) {
  path inside;
  us::detail::along_curve<double, double, path> const step{inside};
  auto const value = [&](double share) { return step.value(event, share); };
  auto const when = step.find(event, 0.0, 1.0, value(0), value(1));
  return when.crosses ? when.before : -1;
}
constexpr bool is(double found, double root) { return found <= root && root - found <= 0x1p-51; }

// Of three roots the first is found, for one direction or either.
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
// Of two roots the ends do not tell, since both have the same sign. Wide apart, in one quarter, and near an end.
template <int from, int to>
constexpr auto dip = [](double x, double) { return (x - from / 1000.0) * (x - to / 1000.0); };
static_assert(is(first(dip<200, 700>), 0.2) && is(first(us::rising(dip<200, 700>)), 0.7));
static_assert(is(first(dip<610, 640>), 0.61) && is(first(us::falling(dip<610, 640>)), 0.61));
static_assert(is(first(us::rising(dip<610, 640>)), 0.64));
static_assert(is(first(dip<10, 20>), 0.01) && is(first(dip<985, 990>), 0.985));
static_assert(is(first(dip<499, 501>), 0.499));
// A function that is no quartic: the dip of a cosine, a thousandth deep.
constexpr auto cosine = [](double x, double) { return 0.999 + us::math::cos(6 * x); };
static_assert(first(cosine) > 0.5161445944035 && first(cosine) < 0.5161445944036);  // mpmath
// Nine roots, and an oscillation: the quarters are searched in quarters.
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
// Curves that bend towards zero without reaching it, or away from it.
constexpr auto above = [](double x, double) { return (x - 0.6) * (x - 0.6) + 1e-6; };
static_assert(first(above) == -1);
static_assert(first([](double x, double) { return 1 + x * (1 - x); }) == -1);
// A bool that is true for a while.
static_assert(is(first([](double x, double) { return x >= 0.3 && x < 0.8; }), 0.3));

// The quartic goes through its five values and is exact between them; a parabola gives its vertex in one look.
constexpr double p(double x) { return 3 - x + 2 * x * x - x * x * x / 4 + x * x * x * x / 8; }
constexpr double off(double x) {
  return us::detail::quartic<double>({p(0), p(1), p(2), p(3), p(4)})(x) - p(x);
}
static_assert(off(0) == 0 && off(3) == 0 && off(0.5) < 1e-13 && off(0.5) > -1e-13 &&
              off(3.625) < 1e-13 && off(3.625) > -1e-13);
// (x - 0.625)^2 + 0.25 at 0, 0.5 and 1.
constexpr us::detail::parabola_minimum<double, double> bent{0,        0.5,      1,
                                                            0.640625, 0.265625, 0.390625};
static_assert(bent.place() == 0.625 && bent.value() == 0.25);
constexpr double lowest(double at) {
  return us::detail::lowest_between<double>([=](double u) { return (u - at) * (u - at); });
}
static_assert(lowest(-1) == 0 && lowest(2) == 1);
static_assert(lowest(0.3) > 0.299 && lowest(0.3) < 0.301 && lowest(0.01) > 0.009 &&
              lowest(0.01) < 0.011 && lowest(0.995) > 0.994 && lowest(0.995) < 0.996);

// The first step is searched. So is each step in which a number changes by twice its distance from zero, as told by its
// change in the step or its rate before, and each step at whose end it is zero or NaN.
constexpr auto nothing = [](double, double) { return 0.0; };
using predictor_of_number = event_predictor<decltype(nothing), double>;
constexpr bool looks() {
  predictor_of_number predictor;
  bool const at_first = predictor.update(100.0, 99.0, 1.0) && !predictor.is_near;
  bool const far = predictor.update(99.0, 98.0, 1.0) || predictor.is_near;
  bool const longer = predictor.update(98.0, 97.5, 400.0);
  bool const near = predictor.update(1.0, 0.9, 1.0) || predictor.update(0.9, 0.7, -2.0);
  bool const across = predictor.update(1e9, -1e9, 1.0);
  return at_first && !far && longer && !near && across;
}
static_assert(looks());
constexpr bool looks_at_zero(double now) {
  return predictor_of_number{0.0, false}.update(5.0, now, 1.0);
}
static_assert(looks_at_zero(0.0) && looks_at_zero(-5.0) && !looks_at_zero(5.0));
// The step is kept if zero may come within the next step, or within a few times its length.
constexpr bool is_near_after(double was, double now) {
  predictor_of_number predictor{0.0, false};
  static_cast<void>(predictor.update(was, now, 1.0));
  return predictor.is_near;
}
static_assert(is_near_after(5.0, 4.0) && !is_near_after(6.0, 5.0) && predictor_of_number{}.is_near);
// A bool is searched where it becomes true.
static_assert(!event_predictor<decltype(nothing), bool>{}.update(false, false, 1.0) &&
              event_predictor<decltype(nothing), bool>{}.update(false, true, 1.0));

TEST(LookWithin, IsTheSameAtRunTime) {
  EXPECT_TRUE(is(first(three), 0.1) && is(first(dip<610, 640>), 0.61));
  EXPECT_TRUE(looks());
  EXPECT_TRUE(looks_at_zero(std::numeric_limits<double>::quiet_NaN()));
}

}  // namespace curve

}  // namespace
