// SPDX-License-Identifier: BSL-1.0
// A ball falls on the floor. What becomes of it if the floor is looked
// for after each step, and what if each hit is found within its step?
#include <boost/units/systems/si.hpp>
#include <cstdio>
#include <exception>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;

//! [ball]
constexpr auto g = 9.81 * si::metre_per_second_squared;
constexpr auto falls = [](auto const&, auto) { return -1.0 * g; };
constexpr motion let_go{2.0 * si::metre,
                        0.0 * si::metre_per_second};
//! [ball]

constexpr bool about(double x, double y, double tolerance) {
  return x - y < tolerance && y - x < tolerance;
}

//! [naive]
// What a game does first: after each step the floor is looked for.
constexpr auto looked_after(int per_second, double seconds,
                            auto const& floor) {
  simulation ball{velocity_verlet{}, let_go, falls,
                  si::second / double(per_second)};
  for (int n = 0; n < int(seconds * per_second); ++n) {
    ball.step();
    motion next = ball.state();
    if (next.position < 0.0 * si::metre) {
      floor(next);
      ball.set_state(next);
    }
  }
  return ball.state();
}
// The velocity is turned round, and a part of it kept.
constexpr auto turned(double kept) {
  return [kept](auto& ball) { ball.velocity *= -kept; };
}
// The same, and the ball is put back on the floor.
constexpr auto lifted(double kept) {
  return [kept](auto& ball) {
    ball.position = 0.0 * si::metre;
    ball.velocity *= -kept;
  };
}
//! [naive]

//! [seen]
// When the ball is seen below the floor, in s.
constexpr double landing_seen(int per_second) {
  simulation ball{velocity_verlet{}, let_go, falls,
                  si::second / double(per_second)};
  while (ball.state().position >= 0.0 * si::metre) ball.step();
  return ball.time().value();
}
//! [seen]

//! [late claim]
// From 2 m it falls for sqrt(2 * 2 m / g).
constexpr double fall = unitstep::sqrt(4 / 9.81);
constexpr double late(int per_second) {
  return landing_seen(per_second) - fall;
}
static_assert(about(fall, 0.6386, 0.0001));
static_assert(about(late(15), 0.0281, 0.0001));
static_assert(about(late(60), 0.0114, 0.0001));
static_assert(about(late(240), 0.0031, 0.0001));
static_assert(about(late(120), late(240), 1e-12));
//! [late claim]

//! [sunk claim]
constexpr double height_after(double seconds, int per_second) {
  return looked_after(per_second, seconds, turned(0.5))
      .position.value();
}
static_assert(about(height_after(3, 60), -0.10, 0.01));
static_assert(about(height_after(10, 60), -0.29, 0.01));
// In closed form: below the floor v becomes (g h - v) / 2 in a step,
// so that it comes to be g h / 3, and the ball sinks with g h / 6.
static_assert(about(height_after(9, 60) - height_after(10, 60),
                    9.81 / 60 / 6, 1e-12));
static_assert(9.81 / 60 / 6 > 0.027 && 9.81 / 60 / 6 < 0.028);
//! [sunk claim]

//! [energy]
constexpr double energy_of(auto const& ball) {  // of 1 kg, in J
  double const v = ball.velocity.value();
  return v * v / 2 + 9.81 * ball.position.value();
}
constexpr double at_start = 9.81 * 2;
constexpr double gained(int per_second, auto const& floor) {
  return energy_of(looked_after(per_second, 10, floor)) / at_start;
}
//! [energy]

//! [energy claim]
// A ball that keeps all of its speed, after ten seconds.
static_assert(about(gained(15, lifted(1)), 1.84, 0.01));
static_assert(about(gained(60, lifted(1)), 1.15, 0.01));
static_assert(about(gained(240, lifted(1)), 1.04, 0.01));
//! [energy claim]

//! [when]
constexpr auto height = [](auto const& ball, auto) {
  return ball.position;
};
constexpr auto bounce = [](auto const& ball, auto) {
  return motion{ball.position, -0.5 * ball.velocity};
};
constexpr auto first_hit =
    integrate(velocity_verlet{}, let_go, falls, si::second / 60.0,
              60, when(falling(height), bounce));
//! [when]

//! [when claim]
static_assert(first_hit.events.size() == 1);
static_assert(about(first_hit.events[0].time.value(), fall, 1e-15));
// It comes up with half of sqrt(2 g * 2 m), and is there after 1 s.
constexpr double up = unitstep::sqrt(2 * 9.81 * 2) / 2;
constexpr double left = 1 - fall;
static_assert(about(first_hit.state.position.value(),
                    (up - 9.81 / 2 * left) * left, 1e-14));
//! [when claim]

//! [elastic]
constexpr auto all_of_it = [](auto const& ball, auto) {
  return motion{ball.position, -1.0 * ball.velocity};
};
constexpr auto kept_up(int per_second) {
  return integrate(velocity_verlet{}, let_go, falls,
                   si::second / double(per_second), 10 * per_second,
                   when(falling(height), all_of_it));
}
static_assert(about(energy_of(kept_up(15).state) / at_start, 1,
                    1e-13));
static_assert(about(energy_of(kept_up(2).state) / at_start, 1,
                    1e-13));
//! [elastic]

//! [rest]
constexpr auto slow = 1e-3 * si::metre_per_second;
constexpr auto dropped(auto dt, int steps) {
  return integrate(velocity_verlet{}, let_go, falls, dt, steps,
                   when(falling(height), bounce, rest_below(slow)));
}
constexpr auto at_rest = dropped(si::second / 60.0, 180);
//! [rest]

//! [series claim]
// T, and 2 T / 2, 2 T / 4, ... after it: T (1 + 2 (1 - 1 / 2^n)).
constexpr double time_of_bounce(double two_to_the_n) {
  return fall * (1 + 2 * (1 - 1 / two_to_the_n));
}
constexpr bool is_the_series(auto const& run) {
  double two_to_the_n = 1;
  for (auto const& one : run.events) {
    if (!about(one.time.value(), time_of_bounce(two_to_the_n),
               1e-14))
      return false;
    two_to_the_n *= 2;
  }
  return run.events.size() == 13;
}
static_assert(is_the_series(at_rest));
// 6.26 m/s are below 1 mm/s after 13 bounces: 2^13 is 8192.
static_assert(at_rest.stopped_because == stop_reason::rest);
static_assert(2 * up / 4096 > 1e-3 && 2 * up / 8192 < 1e-3);
static_assert(about(2 * up, 6.26, 0.01));
// All flights together, of which there are infinitely many: 3 T.
static_assert(about(at_rest.time.value(), 3 * fall, 1e-3));
static_assert(about(3 * fall, 1.916, 0.001));
//! [series claim]

//! [one step]
static_assert(is_the_series(dropped(3.0 * si::second, 1)));
//! [one step]

//! [modes]
enum class ball_is { flying, lying };
constexpr auto carried = [](auto const&, auto, ball_is mode) {
  return mode == ball_is::lying ? 0.0 * g : -1.0 * g;
};
constexpr auto settles = [](auto& ball, auto, ball_is& mode) {
  ball.velocity = 0.0 * si::metre_per_second;
  mode = ball_is::lying;
};
constexpr auto kicked = [](auto& ball, auto, ball_is& mode) {
  ball.velocity = 3.0 * si::metre_per_second;
  mode = ball_is::flying;
};
constexpr auto after(double seconds) {
  return integrate(
      velocity_verlet{}, let_go, carried, si::second / 10.0,
      int(10 * seconds), modes(ball_is::flying),
      when(falling(height), bounce, rest_below(slow, settles)),
      at(4.0 * si::second, kicked));
}
//! [modes]

//! [modes claim]
constexpr auto lies = after(3.5);
static_assert(lies.mode == ball_is::lying);
static_assert(lies.state.velocity == 0.0 * si::metre_per_second);
static_assert(about(lies.state.position.value(), 0, 1e-15));
// Kicked at 4 s, it is at 3 m/s * 0.2 s - g / 2 * (0.2 s)^2.
constexpr auto flies = after(4.2);
static_assert(flies.mode == ball_is::flying);
static_assert(about(flies.state.position.value(),
                    3 * 0.2 - 9.81 / 2 * 0.04, 1e-14));
// The flight of 2 * 3 m/s / g, and half of it, ...: 1.22 s.
static_assert(about(2 * 2 * 3 / 9.81, 1.22, 0.01));
static_assert(after(5.2).mode == ball_is::flying);
static_assert(after(5.3).mode == ball_is::lying);
//! [modes claim]

//! [jump]
// A mass on a spring, 1 m out; at 1365/4096 s, a number that a double
// holds, something begins to push it.
constexpr double from = 1365.0 / 4096;
constexpr motion out{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto pushed = [](auto const& s, auto t) {
  auto const push = t < from * si::second ? 0.0 : 1.0;
  return (push * si::metre - s.position) / si::second / si::second;
};
// In closed form cos t, and 1 - cos(t - from) besides.
constexpr double off(auto const& end) {  // after 2 s, in m
  double const x = end.position.value() - math::cos(2.0) -
                   (1 - math::cos(2 - from));
  return x < 0 ? -x : x;
}
//! [jump]

//! [three ways]
// Where the steps happen to lie.
constexpr double across(int steps) {
  return off(integrate(rk4{}, out, pushed, 2.0 / steps * si::second,
                       steps));
}
// A step ends at the jump, by hand: a fifth of the steps before it.
constexpr double to_it(int steps) {
  int const before = steps / 5;
  auto const there = integrate(rk4{}, out, pushed,
                               from / before * si::second, before);
  return off(integrate(rk4{}, there, pushed,
                       (2 - from) / (steps - before) * si::second,
                       steps - before, from * si::second));
}
// The run knows of the jump.
constexpr double told(int steps) {
  return off(integrate(rk4{}, out, pushed, 2.0 / steps * si::second,
                       steps, jumps(from * si::second))
                 .state);
}
//! [three ways]

//! [order claim]
// Twice as many steps: half of the error; half of it; a sixteenth.
constexpr bool is_ratio(double coarse, double fine, double of) {
  return coarse / fine > 0.9 * of && coarse / fine < 1.1 * of;
}
static_assert(is_ratio(across(80), across(160), 2));
static_assert(is_ratio(to_it(80), to_it(160), 2));
static_assert(is_ratio(told(80), told(160), 16));
static_assert(across(160) > 1e-3 && told(160) < 1e-9);
// At the end of a step the weight is 1/6: a velocity of h / 6 too
// much, which after 2 s is a way of sin(2 - from) times that.
static_assert(is_ratio(to_it(160),
                       from / 32 / 6 * math::sin(2 - from), 1));
//! [order claim]

//! [calls]
// How often the field is called under a tolerance.
constexpr long calls(auto const&... what) {
  long count = 0;
  auto const counted = [&](auto const& s, auto t) {
    ++count;
    return pushed(s, t);
  };
  tolerance const allowed{
      motion{1e-9 * si::metre, 1e-9 * si::metre_per_second}};
  static_cast<void>(integrate(dormand_prince5{}, out, counted,
                              allowed, 2.0 * si::second, what...));
  return count;
}
//! [calls]

//! [calls claim]
static_assert(calls() > 2 * calls(jumps(from * si::second)));
//! [calls claim]

//! [no change]
// An effect that only looks: nothing has turned the ball round.
constexpr auto looks = [](auto const&, auto) {};
constexpr auto through =
    integrate(velocity_verlet{}, let_go, falls, si::second / 60.0,
              60, when(falling(height), looks));
static_assert(through.events.size() == 1);
static_assert(about(through.state.position.value(), 2 - 9.81 / 2,
                    1e-14));
//! [no change]

//! [answer]
constexpr auto livelier = [](auto const& ball, auto) {
  return motion{ball.position, -0.9 * ball.velocity};
};
// A constant holds no more than 64 events; this function counts them.
constexpr bool is_lively(std::size_t bounces, double at) {
  auto const run = integrate(
      velocity_verlet{}, let_go, falls, si::second / 4.0, 60,
      when(falling(height), livelier, rest_below(slow)));
  return run.stopped_because == stop_reason::rest &&
         run.events.size() == bounces &&
         about(run.time.value(), at, 0.01);
}
// ln(6264) / ln(1 / 0.9) = 82.98, and T (1 + 0.9) / (1 - 0.9) = 19 T.
static_assert(is_lively(83, 19 * fall));
static_assert(about(-math::log(2 * up / 1e-3) / math::log(0.9),
                    82.98, 0.01));
static_assert(about(19 * fall, 12.13, 0.01));
//! [answer]

int main() {
  std::printf(
      "steps a     seen late    turned, after 10 s    lifted: "
      "energy\n"
      "second        in ms         height in m         after 10 "
      "s\n");
  for (int n : {15, 60, 240})
    std::printf("%6d %13.1f %18.3f %19.2f\n", n, 1e3 * late(n),
                height_after(10, n), gained(n, lifted(1)));
  std::printf("\nbounce   found at, in s\n");
  int n = 0;
  for (auto const& one : at_rest.events)
    if (++n < 6) std::printf("%6d %16.10f\n", n, one.time.value());
  std::printf("rest %18.10f\n", at_rest.time.value());
  std::printf("\nRK4 over a jump, off after 2 s, in m\n");
  std::printf("steps   across    up to it    told\n");
  for (int steps : {10, 20, 40, 80, 160})
    std::printf("%5d %9.1e %10.1e %9.1e\n", steps, across(steps),
                to_it(steps), told(steps));
  try {
    auto const end = integrate(velocity_verlet{}, let_go, falls,
                               si::second / 60.0, 180,
                               when(falling(height), bounce));
    std::printf("%g\n", end.time.value());
  } catch (std::exception const& trouble) {
    std::printf("%s\n", trouble.what());
  }
}
