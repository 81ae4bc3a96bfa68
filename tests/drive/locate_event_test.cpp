// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <unitstep/drive/locate_event.hpp>

namespace {

namespace si = boost::units::si;
using boost::units::quantity;
using unitstep::detail::event_bracket;
using unitstep::detail::has_happened;
using unitstep::detail::located;
using unitstep::detail::told_by;

// A number has happened when its sign is another one, or zero, and not when it started at zero.
static_assert(has_happened(1.0, -1.0) && has_happened(-1.0, 1.0) && has_happened(1.0, 0.0));
static_assert(!has_happened(1.0, 1.0) && !has_happened(-1.0, -2.0));
static_assert(!has_happened(0.0, 1.0) && !has_happened(0.0, -1.0) && !has_happened(0.0, 0.0));
static_assert(has_happened(false, true) && !has_happened(false, false) && has_happened(true, true));

/// A run that is at the time it has been stepped to, and nothing else.
struct clock_run {
  double now = 0;
  double h = 1;

  constexpr void change_step(quantity<si::time> const& dt) { h = dt.value(); }
  constexpr void step() { now += h; }
  constexpr double state() const { return now; }
  constexpr quantity<si::time> time() const { return now * si::second; }
  constexpr quantity<si::time> dt() const { return h * si::second; }
};
template <class Event>
constexpr clock_run found(Event const& event, double h = 1) {
  clock_run const before{0, h};
  clock_run after = before;
  after.step();
  return located<double, quantity<si::time>>(event, before, after,
                                             told_by<double, quantity<si::time>>(event, before),
                                             told_by<double, quantity<si::time>>(event, after));
}

// The roots of a line (met at the first look), of a curve that is steep at one end, of one that is
// flat at its root, and of a step, each to 2 epsilon of the step and never before it has happened.
constexpr double epsilon = 0x1p-52;
constexpr bool is_just_after(double found_at, double root, double h = 1) {
  double const late = (found_at - root) / h;
  return late >= 0 && late <= 2 * epsilon;
}
static_assert(found([](double x, auto) { return 4 * x - 1; }).now == 0.25);
static_assert(is_just_after(found([](double x, auto) { return x * x * x - 0.001; }).now, 0.1));
static_assert(is_just_after(found([](double x, auto) { return 1 / (x + 0.01) - 4; }).now, 0.24));
constexpr auto flat = [](double x, auto) {
  double const y = x - 0.375;
  return y * y * y * y * y;
};
static_assert(is_just_after(found(flat).now, 0.375));
static_assert(is_just_after(found([](double x, auto) { return x >= 0.3; }).now, 0.3));
static_assert(is_just_after(found([](double x, auto) { return x < 0.3 ? -1.0 : 1e30; }).now, 0.3));
// As shares of the step, which may be long, short or negative.
static_assert(is_just_after(found([](double x, auto) { return x >= 3e5; }, 1e6).now, 3e5, 1e6));
static_assert(is_just_after(found([](double x, auto) { return x <= -3e-7; }, -1e-6).now, -3e-7,
                            -1e-6));
// An event at the very start of the step, or just before its end.
static_assert(is_just_after(found([](double x, auto) { return x > 0; }).now, 0));
static_assert(found([](double x, auto) { return x >= 1; }).now == 1);

// A bracket always gets narrower: 51 halves from 1 to 2 epsilon.
constexpr int halves() {
  event_bracket<double, bool> part{false, true};
  while (!part.found()) part.narrow(part.next(), true, true);
  return part.looks;
}
static_assert(halves() == 51);

TEST(LocateEvent, IsTheSameAtRunTime) {
  EXPECT_TRUE(is_just_after(found([](double x, auto) { return x * x * x - 0.001; }).now, 0.1));
  EXPECT_TRUE(is_just_after(found([](double x, auto) { return x >= 0.3; }).now, 0.3));
  EXPECT_EQ(halves(), 51);
}

}  // namespace
