// SPDX-License-Identifier: BSL-1.0
// Throw a book into the air, turning about each of its three axes. And
// hold a spinning wheel by one end of its axle.
#include <boost/units/systems/si.hpp>
#include <cstddef>
#include <cstdio>
#include <numbers>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;
using boost::units::quantity;

constexpr auto kg = si::kilogram;
constexpr auto m = si::metre;
constexpr auto s = si::second;
constexpr auto rad = si::radian;
constexpr auto rad_per_s = si::radians_per_second;

//! [one axis]
// A roundabout: 50 N m turn 200 kg m^2. Three seconds, in steps of
// 1/8 s.
constexpr auto torque = 50.0 * si::newton * m / rad;
constexpr auto inertia = 200.0 * kg * m * m / (rad * rad);
constexpr auto by_hand = [] {
  auto angle = 0.0 * rad;
  auto omega = 0.0 * rad_per_s;
  auto const dt = 0.125 * s;
  for (int n = 0; n < 24; ++n) {
    auto const alpha = torque / inertia;
    omega += alpha * dt;
    angle += omega * dt;
  }
  return motion{angle, omega};
}();
//! [one axis]

//! [as a motion]
// An angle and an angular velocity are a motion.
constexpr motion at_rest{0.0 * rad, 0.0 * rad_per_s};
constexpr auto turns = [](auto const&, auto) {
  return torque / inertia;
};
static_assert(integrate(semi_implicit_euler{}, at_rest, turns,
                        0.125 * s, 24) == by_hand);
// alpha t = 0.75 rad/s, and alpha t^2 / 2 = 1.125 rad, which the
// first order of the method misses by alpha t h / 2.
static_assert(by_hand.velocity == 0.75 * rad_per_s);
static_assert(by_hand.position == (1.125 + 0.046875) * rad);
static_assert(integrate(leapfrog{}, at_rest, turns, 0.125 * s, 24)
                  .position == 1.125 * rad);
//! [as a motion]

//! [book]
// The moment of a box about an axis: the two sides across it count.
constexpr auto moment(double a, double b) {
  auto const mass = 0.6 * kg;
  return mass / 12.0 * (a * a + b * b) * m * m / (rad * rad);
}
// A book of 297 x 210 x 20 mm.
constexpr vec moments{moment(0.210, 0.020), moment(0.297, 0.020),
                      moment(0.297, 0.210)};
constexpr euler_equations book{moments};

constexpr quaternion<double> upright{1.0, 0.0, 0.0, 0.0};
constexpr auto thrown(double x, double y, double z) {
  return rotation{upright, vec{x, y, z} * rad_per_s};
}
//! [book]

//! [throws]
// 12 rad/s about one axis, and by mistake 1 % of it about the others.
constexpr auto two_seconds(auto const& start) {
  return trajectory<128>(rk4{}, start, book, s / 64.0);
}
constexpr auto about_long = two_seconds(thrown(12, 0.12, 0.12));
constexpr auto about_short = two_seconds(thrown(0.12, 12, 0.12));
constexpr auto about_thick = two_seconds(thrown(0.12, 0.12, 12));
//! [throws]

//! [steady]
// The book keeps turning about two of them.
static_assert(about_long[128].state.angular_velocity.x >
              11.99 * rad_per_s);
static_assert(about_thick[128].state.angular_velocity.z >
              11.99 * rad_per_s);
//! [steady]

//! [flip]
// When does it turn about the third one the other way?
constexpr double turns_over(double push) {
  auto const short_axis = [](auto const& r, auto) {
    return r.angular_velocity.y;
  };
  return integrate_until(rk4{}, thrown(push, 12, push), book,
                         s / 64.0, short_axis, 256)
      .time.value();
}
static_assert(turns_over(0.12) > 0.92 - 0.01 &&
              turns_over(0.12) < 0.92 + 0.01);
//! [flip]

//! [growth]
// Both other components grow as exp(g t) while they are small.
constexpr double A = moments.x.value(), B = moments.y.value(),
                 C = moments.z.value();
constexpr double g =
    12 * unitstep::sqrt((B - A) * (C - B) / (A * C));
static_assert(g > 6.8 && g < 6.9);
// A tenth of the push takes ln 10 / g longer, about a third of a
// second.
constexpr double longer = turns_over(0.012) - turns_over(0.12);
constexpr double due = unitstep::math::log(10.0) / g;
static_assert(due > 0.33 && due < 0.34);
static_assert(longer / due > 0.99 && longer / due < 1.01);
//! [growth]

//! [unit]
// I w^2 / 2 is an energy: kg m^2/rad^2 times rad^2/s^2.
constexpr quantity<si::energy> of_rotation(auto const& r) {
  auto const [x, y, z] = r.angular_velocity;
  return (moments.x * x * x + moments.y * y * y +
          moments.z * z * z) /
         2.0;
}
constexpr auto thrown_with = of_rotation(about_short[0].state);
constexpr auto caught_with = of_rotation(about_short[128].state);
static_assert(thrown_with > 0.318 * si::joule &&
              thrown_with < 0.320 * si::joule);
static_assert(magnitude(caught_with / thrown_with - 1) < 1e-3);
//! [unit]

//! [no arrow]
constexpr auto quarter = std::numbers::pi / 2 * rad;
constexpr auto about_x =
    rotation_about(vec{1.0, 0.0, 0.0}, quarter);
constexpr auto about_z =
    rotation_about(vec{0.0, 0.0, 1.0}, quarter);

// Where the top of a book that stands along y goes.
constexpr vec top{0.0, 1.0, 0.0};
constexpr auto x_first = rotate(about_z * about_x, top);
constexpr auto z_first = rotate(about_x * about_z, top);
static_assert(norm(x_first - vec{0.0, 0.0, 1.0}) < 1e-15);
static_assert(norm(z_first - vec{-1.0, 0.0, 0.0}) < 1e-15);
//! [no arrow]

//! [swollen]
// q + q w h / 2 as four numbers, sixty times a second: how much
// larger the book is drawn after a second.
constexpr double swollen(int steps) {
  auto q = upright;
  for (int n = 0; n < steps; ++n) {
    auto const d = q * quaternion<double>{0.0, 0.0, 12.0, 0.0};
    double const half = 1 / 60.0 / 2;
    q = {q.w + d.w * half, q.x + d.x * half, q.y + d.y * half,
         q.z + d.z * half};
  }
  return q.w * q.w + q.x * q.x + q.y * q.y + q.z * q.z;
}
//! [swollen]

//! [careless]
static_assert(swollen(1) > 1.00999 && swollen(1) < 1.01001);
static_assert(swollen(60) > 1.81 && swollen(60) < 1.82);

constexpr auto end = about_short[128].state.orientation;
static_assert(magnitude(norm(end) - 1) < 4e-16);
//! [careless]

//! [torques]
// Two torques at once are their sum. One after the other, each in a
// step of its own, they are not: the book turns by itself as well.
constexpr auto Nm_per_rad = si::newton * m / rad;
constexpr auto twist = [](auto const&, auto) {
  return vec{0.5, 0.0, 0.0} * Nm_per_rad;
};
constexpr auto tilt = [](auto const&, auto) {
  return vec{0.0, 0.0, 0.25} * Nm_per_rad;
};
constexpr auto both = [](auto const&, auto) {
  return vec{0.5, 0.0, 0.25} * Nm_per_rad;
};
//! [torques]

//! [in turn]
constexpr auto dt = s / 64.0;
constexpr auto step(auto const& r, auto const&... torques) {
  return integrate(semi_implicit_euler{}, r,
                   euler_equations{moments, torques...}, dt, 1)
      .angular_velocity;
}
constexpr auto tumbling = thrown(3, 12, 3);
constexpr auto summed = step(tumbling, both);
static_assert(step(tumbling, twist, tilt) == summed);

constexpr auto in_turn =
    step(rotation{upright, step(tumbling, twist)}, tilt);
static_assert(norm(in_turn - summed) > 0.5 * rad_per_s);
//! [in turn]

//! [wheel]
// About the end of its axle, which is 0.2 m long.
constexpr auto unit = kg * m * m / (rad * rad);
constexpr vec about_the_end{0.17, 0.17, 0.18};
constexpr auto weight = [](auto const& r, auto) {
  vec const axle = vec{0.0, 0.0, 0.2} * m;
  vec const down = vec{0.0, 0.0, -20.0} * si::newton;
  return torque_of(axle, rotate(conjugate(r.orientation), down));
};
constexpr euler_equations wheel{about_the_end * unit, weight};

// Let go with the axle level and the wheel spinning about it.
constexpr auto let_go(double spin) {
  return rotation{rotation_about(vec{0.0, 1.0, 0.0}, quarter),
                  vec{0.0, 0.0, spin} * rad_per_s};
}
//! [wheel]

//! [sinks]
// How far the wheel sinks in a quarter of a second, in millimetres.
constexpr double sinks(double spin) {
  simulation run{rk4{}, let_go(spin), wheel, s / 256.0};
  double lowest = 0;
  for (int n = 0; n < 64; ++n) {
    run.step();
    auto const axle =
        rotate(run.state().orientation, vec{0.0, 0.0, 200.0});
    if (axle.z < lowest) lowest = axle.z;
  }
  return -lowest;
}
//! [sinks]

//! [nods]
// 2 m g l I / (I_3 w)^2, times l: 5.2 mm.
constexpr double predicted =
    2 * 4 * 0.17 / (0.18 * 40 * 0.18 * 40) * 200;
static_assert(predicted > 5.2 && predicted < 5.3);
static_assert(sinks(40) > 5.2 && sinks(40) < 5.3);
static_assert(sinks(80) > 1.3 && sinks(80) < 1.33);
static_assert(sinks(0) > 120 && sinks(0) < 140);
//! [nods]

//! [round]
// Twenty newtons at 0.2 m, over the spin of the wheel.
constexpr double rate = 20 * 0.2 / (0.18 * 40);
static_assert(rate > 0.555 && rate < 0.556);
constexpr auto after_2_s =
    rotate(integrate(rk4{}, let_go(40), wheel, s / 64.0, 2 * 64)
               .orientation,
           vec{0.0, 0.0, 1.0});
constexpr double went =
    unitstep::math::atan2(after_2_s.y, after_2_s.x);
static_assert(went / (2 * rate) > 0.98 && went / (2 * rate) < 1.02);
//! [round]

//! [answer]
static_assert(20 * 0.2 / (0.18 * 20) > 1.11);
static_assert(20 * 0.2 / (0.18 * 20) < 1.12);
static_assert(sinks(20) > 20.7 && sinks(20) < 20.8);
//! [answer]

int main() {
  std::printf("turning about the axis that is\n");
  std::printf("    t    long   short   thick\n");
  std::printf("    s   rad/s   rad/s   rad/s\n");
  for (std::size_t n = 0; n <= 120; n += 12)
    std::printf("%5.2f %7.2f %7.2f %7.2f\n",
                about_long[n].time.value(),
                about_long[n].state.angular_velocity.x.value(),
                about_short[n].state.angular_velocity.y.value(),
                about_thick[n].state.angular_velocity.z.value());
}
