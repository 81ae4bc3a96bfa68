// SPDX-License-Identifier: BSL-1.0
// A ball bounces until it rests, another one between walls as well,
// and a thousand at once. When does each of them hit what?
#include <algorithm>
#include <boost/units/systems/si.hpp>
#include <cmath>
#include <cstdio>
#include <unitstep/ensemble/draws.hpp>
#include <unitstep/unitstep.hpp>
#include <vector>

namespace si = boost::units::si;
using unitstep::falling;
using unitstep::integrate;
using unitstep::rest_below;
using unitstep::rising;
using unitstep::stop_reason;
using unitstep::vec;
using unitstep::velocity_verlet;
using unitstep::when;

//! [ball]
constexpr auto g = 9.81 * si::metre_per_second_squared;
constexpr auto dt = si::second / 64.0;
constexpr auto falls = [](auto const&, auto) { return -1.0 * g; };
constexpr auto height = [](auto const& s, auto) {
  return s.position;
};

constexpr double kept = 0.8;  // of the speed, at a bounce
//! [ball]

//! [bounce]
constexpr unitstep::motion let_go{1.0 * si::metre,
                                  0.0 * si::metre_per_second};
constexpr auto bounce = [](auto& ball, auto) {
  ball.velocity *= -kept;
};
constexpr auto slow = si::metre_per_second / 1e5;
constexpr auto bounces =
    integrate(velocity_verlet{}, let_go, falls, dt, 1000,
              when(falling(height), bounce, rest_below(slow)));
//! [bounce]

//! [series]
constexpr bool is_close(double a, double b) {
  return a - b < 1e-13 && b - a < 1e-13;
}

// It falls for T = sqrt(2 * 1 m / g). The flight after bounce n
// lasts 2 T k^n: the times are sums of a geometric series.
constexpr double fall = unitstep::sqrt(2 / 9.81);
constexpr double time_of_bounce(double k_to_the_n) {
  return fall + 2 * fall * (kept - k_to_the_n) / (1 - kept);
}

constexpr bool are_due() {
  double k_to_the_n = 1;
  for (auto const& [time, which] : bounces.events) {
    k_to_the_n *= kept;
    if (!is_close(time.value(), time_of_bounce(k_to_the_n)))
      return false;
  }
  return true;
}
static_assert(are_due());
// The speed is 4.43 m/s times k^n, which is slow for n = 59.
static_assert(bounces.events.size() == 59 &&
              bounces.stopped_because == stop_reason::rest);
// All flights, infinitely many, take less than 1e-5 s more.
constexpr double end = bounces.time.value();
static_assert(end < time_of_bounce(0) &&
              end > time_of_bounce(0) - 1e-5);
static_assert(time_of_bounce(0) > 4.06 && time_of_bounce(0) < 4.07);
//! [series]

//! [room]
constexpr auto width = 3.0 * si::metre;
constexpr auto x = [](auto const& s, auto) { return s.position.x; };
constexpr auto y = [](auto const& s, auto) { return s.position.y; };
constexpr auto beyond = [](auto const& s, auto) {
  return s.position.x - width;
};
constexpr auto turn = [](auto& s, auto) { s.velocity.x *= -1.0; };
constexpr auto hop = [](auto& s, auto) { s.velocity.y *= -kept; };
constexpr when left{falling(x), turn};
constexpr when right{rising(beyond), turn};
constexpr when ground{falling(y), hop};
//! [room]

//! [hits]
constexpr unitstep::motion pushed{
    vec{1.0, 1.0} * si::metre,
    vec{2.0, 0.0} * si::metre_per_second};
constexpr auto in_room = integrate(
    velocity_verlet{}, pushed,
    [](auto const&, auto) { return vec{0.0 * g, -1.0 * g}; }, dt,
    214, left, right, ground);

// At a wall after 1 s and then every 1.5 s, on the ground as above.
constexpr bool are_where_they_belong() {
  double wall = 1.0, k_to_the_n = kept;
  std::size_t side = 1;
  for (auto const& [time, which] : in_room.events) {
    double const due =
        which == 2 ? time_of_bounce(k_to_the_n) : wall;
    if (!is_close(time.value(), due)) return false;
    if (which == 2) {
      k_to_the_n *= kept;
    } else if (which == side) {
      wall += 1.5;
      side = 1 - side;
    } else {
      return false;
    }
  }
  return wall == 4.0;  // two walls
}
static_assert(in_room.events.size() == 10 &&
              are_where_they_belong());
//! [hits]

//! [corner]
// Down the diagonal into a corner, and out of it.
constexpr unitstep::motion diagonal{
    vec{1.0, 1.0} * si::metre,
    vec{-1.0, -1.0} * si::metre_per_second};
constexpr auto coasts = [](auto const&, auto) {
  return vec{0.0 * g, 0.0 * g};
};
constexpr auto in_corner =
    integrate(velocity_verlet{}, diagonal, coasts, dt, 128, left,
              right, ground);
// Both happen at one moment, in the order of the list.
static_assert(in_corner.events.size() == 2 &&
              in_corner.events[0].which == 0 &&
              in_corner.events[1].which == 2);
static_assert(in_corner.state.velocity ==
              vec{1.0, kept} * si::metre_per_second);
//! [corner]

//! [settle]
// On this ground a ball loses a part of its speed in both directions.
// When it hardly hops any more it lies, and the ground holds it.
enum class ball_is { flying, lying };
constexpr auto pulls = [](auto const&, auto, ball_is now) {
  return vec{0.0 * g, (now == ball_is::flying ? -1.0 : 0.0) * g};
};
constexpr auto lose = [](auto& s, auto) {
  s.velocity = vec{kept * s.velocity.x, -kept * s.velocity.y};
};
constexpr auto settle = [](auto& s, auto, ball_is& now) {
  now = ball_is::lying;
  s.velocity *= 0.0;
};
constexpr auto hardly = 0.001 * si::metre_per_second;
constexpr when rough{falling(y), lose, rest_below(hardly, settle)};
//! [settle]

//! [thousand]
using ball = decltype(unitstep::motion{pushed});
constexpr auto energy_of = [](ball const& s) {
  return dot(s.velocity, s.velocity) / 2.0 + g * s.position.y;
};
// Whether one of them does all as it should.
bool bounces_to_rest(long n) {
  unitstep::draws draw{2024, n};
  ball const start{
      vec{draw.uniform(0.0 * si::metre, width),
          draw.uniform(0.1 * si::metre, 2.0 * si::metre)},
      vec{draw.uniform(-3.0 * si::metre_per_second,
                       3.0 * si::metre_per_second),
          draw.uniform(-2.0 * si::metre_per_second,
                       2.0 * si::metre_per_second)}};
  bool is_right = true;
  auto least = energy_of(start);
  auto const look = [&](ball const& s, auto) {
    auto const now = energy_of(s);
    is_right = is_right && now <= least * (1 + 1e-13);
    least = std::min(least, now);
  };
  auto const run = integrate_observed(
      velocity_verlet{}, start, pulls, dt, 640, look,
      unitstep::modes(ball_is::flying), left, right, rough);

  // It first hits the ground at v1, the n-th time n - 1 flights later.
  double const v0 = start.velocity.y.value();
  double const v1 =
      std::sqrt(v0 * v0 + 2 * 9.81 * start.position.y.value());
  double due = (v0 + v1) / 9.81;
  for (double v = kept * v1; v > hardly.value(); v *= kept)
    due += 2 * v / 9.81;
  auto const& [position, velocity] = run.state;
  return is_right && run.mode == ball_is::lying &&
         std::fabs((run.events.end() - 1)->time.value() - due) <
             1e-12 &&
         velocity == vec{0.0, 0.0} * si::metre_per_second &&
         position.x >= 0.0 * si::metre && position.x <= width &&
         position.y >= 0.0 * si::metre &&
         position.y < 1e-13 * si::metre;
}
//! [thousand]

//! [sparks]
using spark = decltype(unitstep::motion{let_go});
void move(std::vector<spark>& sparks, long frame) {
  auto const t = static_cast<double>(frame) * dt;
  for (auto& each : sparks)
    each = unitstep::step(unitstep::leapfrog{}, each, falls, t, dt);
}
//! [sparks]

int main() {
  std::printf("bounce  at\n");
  for (std::size_t n = 0; n < 12; ++n)
    std::printf("%4d %9.4f s\n", static_cast<int>(n) + 1,
                bounces.events[n].time.value());
  std::printf("rests at %.4f s\n", bounces.time.value());
  char const* const names[] = {"left wall", "right wall", "ground"};
  std::printf("\nin a room\n");
  for (auto const& [time, which] : in_room.events)
    std::printf("%9.4f s %s\n", time.value(), names[which]);

  int right_ones = 0;
  for (long n = 0; n < 1000; ++n) right_ones += bounces_to_rest(n);
  std::printf(
      "\na thousand balls: %d rest when and where they should\n",
      right_ones);
  std::vector sparks(1000, let_go);
  for (long frame = 0; frame < 64; ++frame) move(sparks, frame);
  auto const after_a_second =
      integrate(unitstep::leapfrog{}, let_go, falls, dt, 64);
  for (auto const& each : sparks)
    if (!(each == after_a_second)) return 1;
  return right_ones == 1000 ? 0 : 1;
}
