// SPDX-License-Identifier: BSL-1.0
// What a simulation is asked: derivatives, roots, uncertainties.
#include <boost/units/systems/si.hpp>
#include <cmath>
#include <tuple>
#include <unitstep/answers/equilibrium.hpp>
#include <unitstep/answers/propagate.hpp>
#include <unitstep/answers/solve.hpp>
#include <unitstep/numbers/between.hpp>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>

using namespace unitstep;
using namespace unitstep::symbols;
namespace si = boost::units::si;

namespace derivative_example {
//! [derivative]
// How far a spring is after a second, and what its stiffness does.
constexpr auto way = [](auto stiffness) {
  return integrate(rk4{}, motion{1.0 * m, 0.0 * m_per_s},
                   second_law{1.0 * kg, spring{stiffness}},
                   0.01 * s, 100)
      .position;
};
constexpr auto found = derivative(way, 2.0 * N / m);
static_assert(found.value == way(2.0 * N / m));
// -sin(sqrt(k) t) t / (2 sqrt(k)), in metres per newton per metre
constexpr auto due = -0.349227999 * m / (N / m);
static_assert(magnitude(found.slope - due) < 1e-8 * m / (N / m));
//! [derivative]
//! [types]
// The types may be written out; another unit does not compile.
using boost::units::quantity;
using per_stiffness = decltype(m / (N / m));
constexpr with_slope<quantity<si::length>, quantity<per_stiffness>>
    typed = derivative(way, 2.0 * N / m);
static_assert(typed.slope == found.slope);
//! [types]
//! [second]
// The second derivative is the derivative of the first.
constexpr auto second = derivative(
    [](auto k) { return derivative(way, k).slope; }, 2.0 * N / m);
static_assert(second.value == found.slope);
static_assert(magnitude(second.slope.value() - 0.067814038) < 1e-8);
//! [second]
}  // namespace derivative_example

namespace gradient_example {
//! [gradient]
// A throw: its range v^2 sin(2 a) / g, and all derivatives, in one
// run. The time at which the ball lands moves, and counts.
constexpr auto range = [](auto speed, auto angle, auto g) {
  auto const falls = [g](auto const&, auto) {
    return vec{0.0 * g, -g};
  };
  auto const height = [](auto const& ball, auto) {
    return ball.position.y;
  };
  vec const velocity{speed * cos(angle), speed * sin(angle)};
  return integrate_until(rk4{},
                         motion{vec{0.0 * m, 0.0 * m}, velocity},
                         falls, 0.1 * s, falling(height), 100)
      .state.position.x;
};
constexpr bool is_right() {
  with_slopes const all =
      gradient(range, 20.0 * m_per_s, 45.0 * deg, 10.0 * m_per_s2);
  auto const [way, by_speed, by_angle, by_g] = all;
  // 40 m; 2 way / v is 4 s, at 45 degrees the angle does not count,
  // and -way / g is -4 s^2.
  return magnitude(way - 40.0 * m) < 1e-12 * m &&
         magnitude(by_speed - 4.0 * s) < 1e-12 * s &&
         magnitude(by_angle) < 1e-12 * m / rad &&
         magnitude(by_g + 4.0 * s * s) < 1e-12 * s * s;
}
static_assert(is_right());
//! [gradient]
//! [steps_by_values]
// A body at rest on a spring. To stay there any step is right, and
// that by the start, cos(t), asks for short ones.
constexpr auto rests = [](auto start) {
  return integrate(
             dormand_prince5{}, motion{start, 0.0 * start / s},
             [](auto const& now, auto) {
               return -now.position / (s * s);
             },
             tolerance{motion{1e-6 * m, 1e-6 * m_per_s}}, 20.0 * s)
      .position;
};
constexpr auto held = derivative(rests, 0.0 * m);
constexpr auto cos_20 = 0.408082062;
static_assert(magnitude(held.slope - cos_20) < 2e-5);
// Steps of the value alone have its bits, and no slope here.
constexpr auto loose = derivative(steps_by_values{rests}, 0.0 * m);
static_assert(loose.value == rests(0.0 * m));
static_assert(magnitude(loose.slope - cos_20) > 1.0);
//! [steps_by_values]
//! [jump]
// A rocket burns for a while, and coasts until 2 s. A second of
// thrust more makes it faster by 8 m/s.
constexpr auto thrust = [](auto burn) {
  return [burn](auto const&, auto t) {
    return (t < burn ? 8.0 : 0.0) * m_per_s2;
  };
};
constexpr motion on_the_pad{0.0 * m, 0.0 * m_per_s};
// The branch jumps, and nothing tells the slope where.
constexpr auto by_branch = [](auto burn) {
  return integrate(rk4{}, on_the_pad, thrust(burn), 0.125 * s, 16)
      .velocity;
};
static_assert(derivative(by_branch, 1.03 * s).slope ==
              0.0 * m_per_s2);  // wrong
// Told of it, the run ends a step there.
constexpr auto by_jump = [](auto burn) {
  return integrate(rk4{}, on_the_pad, thrust(burn), 0.125 * s, 16,
                   jumps{burn})
      .state.velocity;
};
static_assert(magnitude(derivative(by_jump, 1.03 * s).slope -
                        8.0 * m_per_s2) < 1e-12 * m_per_s2);
//! [jump]
//! [corner]
// A corner needs nothing: a wall pushes what has come to it.
// 2 m/s are lost in half a period, pi / 20 s, and come back.
constexpr auto pushed = [](auto wall) {
  auto const pushes = [wall](auto const& now, auto) {
    auto const depth = now.position - wall;
    return -400.0 / s / s * max(depth, 0.0 * depth);
  };
  return integrate(dop853{}, motion{0.0 * m, 2.0 * m_per_s}, pushes,
                   tolerance{motion{1e-9 * m, 1e-9 * m_per_s}},
                   2.0 * s)
      .position;
};
// A wall that is farther by a metre sends it back from there.
static_assert(magnitude(derivative(pushed, 1.0 * m).slope - 2.0) <
              1e-6);
//! [corner]
//! [saturates]
// A motor gives what is asked of it, up to 2 N: `clamp` takes what
// varies and constants. One that gives way softly has a tanh, the
// standard's or that of what varies.
constexpr auto motor = [](auto asked) {
  return clamp(asked, -2.0 * N, 2.0 * N);
};
constexpr auto soft_motor = [](auto asked) {
  using std::tanh;
  return 2.0 * N * tanh(asked / (2.0 * N));
};
static_assert(derivative(motor, 1.5 * N).slope == 1.0);
static_assert(derivative(motor, 3.0 * N).slope == 0.0);
// tanh' is 1 - tanh^2, and tanh(0.75) is 0.635149.
static_assert(magnitude(derivative(soft_motor, 1.5 * N).slope -
                        0.596586) < 1e-6);
//! [saturates]
//! [functions_of_what_varies]
constexpr auto of_a_sine = [](auto x) {
  using std::acos, std::asin, std::hypot;
  return asin(x) + 2.0 * acos(x) + hypot(x, 0.8);
};
// 1 / 0.8 - 2 / 0.8 + 0.6 / 1
static_assert(magnitude(derivative(of_a_sine, 0.6).slope + 0.65) <
              1e-15);
//! [functions_of_what_varies]
}  // namespace gradient_example

namespace event_example {
//! [event]
// A ball falls for a second, loses half of its speed, and flies on.
// A start that is higher by a metre hits later, by 1 / (g t), and
// faster: after 1.5 s that is a quarter of a metre.
constexpr auto bounced = [](auto height) {
  auto const falls = [](auto const&, auto) {
    return -10.0 * m_per_s2;
  };
  auto const ground = [](auto const& ball, auto) {
    return ball.position;
  };
  auto const bounce = [](auto const& ball, auto) {
    return motion{ball.position, -0.5 * ball.velocity};
  };
  return integrate(rk4{}, motion{height, 0.0 * m_per_s}, falls,
                   0.125 * s, 12, when(falling(ground), bounce))
      .state;
};
constexpr auto found = derivative(bounced, 5.0 * m);
static_assert(magnitude(found.value.position - 1.25 * m) <
              1e-12 * m);
static_assert(found.slope.position > 0.25 - 1e-12 &&
              found.slope.position < 0.25 + 1e-12);
//! [event]
}  // namespace event_example

namespace dual_example {
//! [dual]
// A number with two slopes: by x and by y at x = 3 and y = 5.
constexpr dual<double, 2> x(3.0, 0, 1.0), y(5.0, 1, 1.0);
constexpr auto z = x * x * y;
static_assert(z.value == 45 && z.slope[0] == 30 && z.slope[1] == 9);
static_assert(sqrt(x * x).slope[0] == 1);
//! [dual]
}  // namespace dual_example

namespace solve_example {
//! [solve]
// A cannon with drag: which angle hits 300 m? It is a constant.
constexpr auto range = [](auto angle) {
  auto const flies = [](auto const& ball, auto) {
    auto const v = ball.velocity;
    return vec{0.0, -9.81} * m_per_s2 - 0.001 / m * norm(v) * v;
  };
  auto const height = [](auto const& ball, auto) {
    return ball.position.y;
  };
  vec const velocity{70.0 * m_per_s * cos(angle),
                     70.0 * m_per_s * sin(angle)};
  return integrate_until(rk4{},
                         motion{vec{0.0 * m, 0.0 * m}, velocity},
                         flies, 0.5 * s, falling(height), 100)
      .state.position.x;
};
constexpr auto miss = [](auto angle) {
  return range(angle) - 300.0 * m;
};
constexpr auto flat = solve(miss, 20.0 * deg);
static_assert(magnitude(range(flat) - 300.0 * m) < 1e-9 * m);
static_assert(flat / deg > 24 && flat / deg < 25);
// The other angle that hits, from a guess that is two ends.
bool hits_steeply() {
  auto const steep = solve(miss, between(45.0 * deg, 89.0 * deg));
  return magnitude(range(steep) - 300.0 * m) < 1e-9 * m &&
         steep > 50.0 * deg;
}
//! [solve]
//! [several]
// Two unknowns of different units: a way in two equal times, 5 m at
// once and 6 m^2/s as a product.
constexpr auto several = solve(
    [](auto way, auto speed) {
      return std::tuple{way + speed * (1.0 * s) - 5.0 * m,
                        way * speed - 6.0 * m * m_per_s};
    },
    1.0 * m, 5.0 * m_per_s);
static_assert(magnitude(std::get<0>(several) - 2.0 * m) <
              1e-14 * m);
//! [several]
}  // namespace solve_example

//! [transfer]
// Which velocity leads from one place on an orbit to another in a
// third of a turn? The unknowns are both of its components.
bool finds_a_transfer() {
  auto const pull = [](auto const& now, auto) {
    auto const r = norm(now.position);
    return -1.0 * m3 / s / s / (r * r * r) * now.position;
  };
  vec const goal{-0.5 * m, 0.8660254037844386 * m};
  auto const miss = [&](auto vx, auto vy) {
    motion const start{vec{1.0 * m, 0.0 * m}, vec{vx, vy}};
    tolerance const allowed{motion{1e-13 * m, 1e-13 * m_per_s}};
    return integrate(dop853{}, start, pull, allowed,
                     2.0943951023931953 * s)
               .position -
           goal;
  };
  auto const [vx, vy] = solve(miss, 0.2 * m_per_s, 0.8 * m_per_s);
  return magnitude(vx) < 1e-11 * m_per_s &&
         magnitude(vy - 1.0 * m_per_s) < 1e-11 * m_per_s;
}
//! [transfer]

//! [figure eight]
// Three bodies chase each other along an eight. From a guess of
// the velocity and the period, to a path that closes.
bool closes_a_figure_eight() {
  auto const pull = [](auto const& now, auto) {
    auto const& x = now.position;
    auto const by = [&](std::size_t i, std::size_t j) {
      auto const d = x[j] - x[i];
      auto const r = norm(d);
      return 1.0 * m3 / s / s / (r * r * r) * d;
    };
    return std::array{by(0, 1) + by(0, 2), by(1, 0) + by(1, 2),
                      by(2, 0) + by(2, 1)};
  };
  auto const after = [&](auto vx, auto vy, auto period) {
    vec const v{vx, vy};
    std::array const x{vec{-1.0 * m, 0.0 * m},
                       vec{1.0 * m, 0.0 * m},
                       vec{0.0 * m, 0.0 * m}};
    tolerance const allowed{motion{1e-14 * m, 1e-14 * m_per_s}};
    return integrate(dop853{},
                     motion{x, std::array{v, v, -2.0 * v}}, pull,
                     allowed, period);
  };
  auto const misses = [&](auto vx, auto vy, auto period) {
    auto const end = after(vx, vy, period);
    return std::tuple{end.position[0].x + 1.0 * m,
                      end.position[0].y, end.position[2].x};
  };
  auto const [vx, vy, period] =
      solve(misses, 0.347 * m_per_s, 0.533 * m_per_s, 6.32 * s);
  auto const end = after(vx, vy, period);
  return magnitude(period - 6.3259139829 * s) < 1e-9 * s &&
         norm(end.position[0] - vec{-1.0 * m, 0.0 * m}) <
             1e-12 * m &&
         norm(end.position[2]) < 1e-12 * m;
}
//! [figure eight]

//! [equilibrium]
// What hangs on a spring: 2 kg on 49.05 N/m rest 0.4 m lower.
constexpr auto pulls = [](auto const& body, auto) {
  return -9.81 * m_per_s2 -
         49.05 * N / m * body.position / (2.0 * kg);
};
constexpr auto hangs =
    equilibrium(pulls, motion{0.0 * m, 0.0 * m_per_s});
static_assert(magnitude(hangs.position + 0.4 * m) < 1e-15 * m);
//! [equilibrium]
//! [aggregate_of]
// A glider of which the height is given, and what keeps its speed
// and its angle is sought. Lift over drag is 20: it sinks by 1 in 20.
template <class Number = double>
struct glider {
  light<si::length, Number> height;
  light<si::velocity, Number> speed;
  Number angle;
};
constexpr auto glides = [](auto const& now, auto) {
  auto const v = now.speed / m_per_s;
  auto const cosine = math::cos(now.angle);
  auto const sine = math::sin(now.angle);
  return rates{now.speed * sine,
               (-9.81 * sine - 0.0005 * v * v) * m_per_s2,
               (0.01 * v - 9.81 * cosine / v) / s};
};
constexpr auto trim = solve(
    [](auto speed, auto angle) {
      auto const now =
          aggregate_of<glider>(500.0 * m, speed, angle);
      auto const changes = glides(now, 0.0 * s);
      return std::tuple{get<1>(changes), get<2>(changes)};
    },
    30.0 * m_per_s, 0.0);
static_assert(magnitude(math::tan(std::get<1>(trim)) + 0.05) <
              1e-15);
//! [aggregate_of]
//! [tuned]
// A controller looks at a cart twice a second. Which gain leaves a
// sixteenth of the error after four looks? Each leaves 1 - k T of
// it, so k T is 1/2.
constexpr auto left_over = [](auto gain) {
  auto const controls = [gain](auto const& cart, auto) {
    return gain * (1.0 * m_per_s - cart.velocity);
  };
  auto const goes = [](auto const&, auto, auto push) {
    return push;
  };
  auto const end =
      integrate(rk4{}, motion{0.0 * m, 0.0 * m_per_s},
                sampled{controls, 0.5 * s, goes}, 0.125 * s, 16);
  return 1.0 * m_per_s - end.velocity;
};
constexpr auto tuned = solve(
    [](auto gain) { return left_over(gain) - 0.0625 * m_per_s; },
    0.25 / s);
static_assert(magnitude(tuned - 1.0 / s) < 1e-12 / s);
//! [tuned]
//! [boundary]
// y'' = y with y(0) = 1 and y(1) = 2: by shooting. The slope at the
// start is (2 - cosh 1) / sinh 1.
bool meets_a_boundary_value() {
  auto const end = [](auto slope) {
    return integrate(
               dop853{}, motion{1.0 * m, slope},
               [](auto const& now, auto) {
                 return now.position / (s * s);
               },
               tolerance{motion{1e-13 * m, 1e-13 * m_per_s}},
               1.0 * s)
        .position;
  };
  auto const slope = solve([&](auto v) { return end(v) - 2.0 * m; },
                           0.0 * m_per_s);
  double const e = math::exp(1.0);
  double const due = (4 - e - 1 / e) / (e - 1 / e);
  return magnitude(slope - due * m_per_s) < 1e-11 * m_per_s;
}
//! [boundary]

namespace propagate_example {
//! [propagate]
// A shell of 100 m/s, give or take 1 m/s, at 45 degrees, turned
// aside by 0.005: it lands within 20 m of 1000 m, and 5 m aside.
constexpr auto landing = [](auto speed, auto turn) {
  auto const falls = [](auto const&, auto) {
    return vec{0.0, 0.0, -10.0} * m_per_s2;
  };
  auto const height = [](auto const& shell, auto) {
    return shell.position.z;
  };
  auto const flat = speed / math::sqrt(2.0);
  auto const end =
      integrate_until(suvat{},
                      motion{vec{0.0, 0.0, 0.0} * m,
                             vec{flat * math::cos(turn),
                                 flat * math::sin(turn), flat}},
                      falls, 0.25 * s, height, 1000);
  return vec{end.state.position.x, end.state.position.y};
};
constexpr measured speed{100.0 * m_per_s, 1.0 * m_per_s};
constexpr measured turn{0.0, 0.005};
constexpr measured_together lands = propagate(landing, speed, turn);
static_assert(magnitude(lands.sigma.x - 20.0 * m) < 1e-9 * m);
static_assert(magnitude(lands.sigma.y - 5.0 * m) < 1e-9 * m);
// The two do not err together.
static_assert(magnitude(lands.covariance[0][1]) < 1e-9 * m2);
//! [propagate]
}  // namespace propagate_example

int main() {
  return solve_example::hits_steeply() && finds_a_transfer() &&
                 closes_a_figure_eight() && meets_a_boundary_value()
             ? 0
             : 1;
}
