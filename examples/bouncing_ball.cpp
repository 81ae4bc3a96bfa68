// SPDX-License-Identifier: BSL-1.0
// A ball bounces until it rests, another one between walls as well,
// and a thousand at once. When does each of them hit what?
#include <array>
#include <boost/units/systems/si.hpp>
#include <cmath>
#include <cstddef>
#include <cstdio>
#include <unitstep/unitstep.hpp>
#include <vector>

namespace si = boost::units::si;
using unitstep::falling;
using unitstep::integrate_until;
using unitstep::rising;
using unitstep::stop_reason;
using unitstep::vec;
using unitstep::velocity_verlet;

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
// Calls each(time, speed) after every bounce; returns when it rests.
template <class Ball, class Each>
constexpr auto until_rest(Ball ball, Each const& each) {
  auto t = 0.0 * si::second;
  for (;;) {
    auto const hit = integrate_until(velocity_verlet{}, ball, falls,
                                     dt, falling(height), 1000, t);
    // Of no flight is anything left that the clock could tell.
    if (hit.stopped_because == stop_reason::at_start) return t;
    t = hit.time;
    ball = {hit.state.position, -kept * hit.state.velocity};
    each(t, ball.velocity);
  }
}
//! [bounce]

//! [series]
constexpr unitstep::motion let_go{1.0 * si::metre,
                                  0.0 * si::metre_per_second};
constexpr bool is_close(double a, double b) {
  return a - b < 1e-13 && b - a < 1e-13;
}

// It falls for T = sqrt(2 * 1 m / g). The flight after bounce n
// lasts 2 T k^n: the times are sums of a geometric series.
constexpr double fall = unitstep::sqrt(2 / 9.81);
constexpr double time_of_bounce(double k_to_the_n) {
  return fall + 2 * fall * (kept - k_to_the_n) / (1 - kept);
}

constexpr auto rests_at = [] {
  double k_to_the_n = 1;
  bool right = true;
  auto const end = until_rest(let_go, [&](auto time, auto speed) {
    k_to_the_n *= kept;
    double const v = speed.value();
    right = right &&
            is_close(time.value(), time_of_bounce(k_to_the_n)) &&
            is_close(v * v / 2 / 9.81, k_to_the_n * k_to_the_n);
  });
  return right ? end.value() : 0;
}();
// The sum of all flights, of which there are infinitely many.
static_assert(is_close(rests_at, time_of_bounce(0)));
static_assert(time_of_bounce(0) > 4.06 && time_of_bounce(0) < 4.07);
//! [series]

//! [room]
constexpr auto width = 3.0 * si::metre;
constexpr auto x = [](auto const& s, auto) { return s.position.x; };
constexpr auto y = [](auto const& s, auto) { return s.position.y; };
constexpr auto beyond = [](auto const& s, auto) {
  return s.position.x - width;
};
constexpr unitstep::first_of hits{falling(x), rising(beyond),
                                  falling(y)};
enum { left, right, ground };

template <class Ball>
constexpr Ball thrown_back(Ball ball, int which) {
  auto& [vx, vy] = ball.velocity;
  if (which == ground)
    vy *= -kept;
  else
    vx *= -1.0;
  return ball;
}
//! [room]

//! [hits]
struct hit {
  int which;
  double time;
};
template <std::size_t count, class Ball>
constexpr auto hits_of(Ball ball) {
  std::array<hit, count> all{};
  auto t = 0.0 * si::second;
  for (auto& each : all) {
    auto const end = integrate_until(
        velocity_verlet{}, ball,
        [](auto const&, auto) { return vec{0.0 * g, -1.0 * g}; },
        dt, hits, 1000, t);
    each = {end.which, end.time.value()};
    t = end.time;
    ball = thrown_back(end.state, end.which);
  }
  return all;
}
constexpr unitstep::motion pushed{
    vec{1.0, 1.0} * si::metre,
    vec{2.0, 0.0} * si::metre_per_second};
constexpr auto first_ten = hits_of<10>(pushed);

// At a wall after 1 s and then every 1.5 s, on the ground as above.
constexpr bool are_where_they_belong() {
  double wall = 1.0, k_to_the_n = kept;
  int side = right;
  for (auto const& [which, time] : first_ten) {
    double const due =
        which == ground ? time_of_bounce(k_to_the_n) : wall;
    if (!is_close(time, due)) return false;
    if (which == ground) {
      k_to_the_n *= kept;
    } else if (which == side) {
      wall += 1.5;
      side = side == right ? left : right;
    } else {
      return false;
    }
  }
  return wall == 4.0;  // two of the ten
}
static_assert(are_where_they_belong());
//! [hits]

//! [corner]
// Down the diagonal into a corner, and out of it.
constexpr unitstep::motion diagonal{
    vec{1.0, 1.0} * si::metre,
    vec{-1.0, -1.0} * si::metre_per_second};
constexpr auto coasts = [](auto const&, auto) {
  return vec{0.0 * g, 0.0 * g};
};
constexpr auto in_corner = integrate_until(
    velocity_verlet{}, diagonal, coasts, dt, hits, 1000);
static_assert(in_corner.which == left);
// The ground is hit at the same moment, so the next run ends there.
constexpr auto off_wall = thrown_back(in_corner.state, left);
constexpr auto at_ground = integrate_until(
    velocity_verlet{}, off_wall, coasts, dt, hits, 1000);
static_assert(at_ground.which == ground &&
              at_ground.stopped_because == stop_reason::at_start);
constexpr auto out = thrown_back(at_ground.state, ground).velocity;
static_assert(out == vec{1.0, kept} * si::metre_per_second);
//! [corner]

//! [thousand]
// The largest error in the time of a bounce of a thousand balls.
double worst_of_a_thousand() {
  double worst = 0;
  for (int n = 1; n <= 1000; ++n) {
    double const from = 0.25 + n / 500.0;
    double k_to_the_n = 1;
    until_rest(unitstep::motion{from * si::metre,
                                0.0 * si::metre_per_second},
               [&](auto time, auto) {
                 k_to_the_n *= kept;
                 double const due =
                     std::sqrt(from) * time_of_bounce(k_to_the_n);
                 worst = std::fmax(worst,
                                   std::fabs(time.value() - due));
               });
  }
  return worst;
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
  std::printf("bounce  at         speed\n");
  int n = 0;
  auto const at_rest = until_rest(let_go, [&](auto t, auto speed) {
    if (++n <= 12)
      std::printf("%4d %9.4f s %6.2f m/s\n", n, t.value(),
                  speed.value());
  });
  std::printf("rests at %.4f s\n", at_rest.value());
  char const* const names[] = {"left wall", "right wall", "ground"};
  std::printf("\nin a room\n");
  for (auto const& [which, time] : first_ten)
    std::printf("%9.4f s %s\n", time, names[which]);

  double const worst = worst_of_a_thousand();
  std::printf("\na thousand balls: %s\n",
              worst < 1e-13 ? "each bounce within 1e-13 s"
                            : "too early or too late");
  std::vector sparks(1000, let_go);
  for (long frame = 0; frame < 64; ++frame) move(sparks, frame);
  auto const after_a_second =
      integrate(unitstep::leapfrog{}, let_go, falls, dt, 64);
  for (auto const& each : sparks)
    if (!(each == after_a_second)) return 1;
  return worst < 1e-13 ? 0 : 1;
}
