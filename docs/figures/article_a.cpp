// SPDX-License-Identifier: BSL-1.0
// Article A's springs: a kilogram on 15 N/m, pulled out by 1000 m, with a damper and without.
// The words of docs/guide/17_articles_figures.md stand above what proves them: see .ci/tools/articles.py.
#include <boost/units/systems/si.hpp>
#include <numbers>
#include <unitstep/unitstep.hpp>

#include "../../tests/support/shows.hpp"
#include "../plot/plot.hpp"

namespace si = boost::units::si;
using laws::shows;

/*
## Article A: a spring from 1000 m {#figures_of_article_a}

One kilogram hangs on 15 N/m. It is pulled out by 1000 m and let go, with a damper of 0.1 N s/m or without one. A step
is 1/100 s unless stated otherwise:
*/
//! [springs]
constexpr auto m = 1.0 * si::kilogram;
constexpr auto k = 15.0 * si::newton / si::metre;
constexpr auto b = 0.1 * si::kilogram / si::second;
constexpr auto x0 = 1000.0 * si::metre;
constexpr auto v0 = 0.0 * si::metre_per_second;
constexpr double h = 0.01;  // s, unless said

constexpr unitstep::motion pulled_out{x0, v0};
constexpr unitstep::spring pull{k};
constexpr unitstep::damper drag{b};
constexpr unitstep::second_law damped{m, pull, drag};
constexpr unitstep::second_law undamped{m, pull};

constexpr auto omega = unitstep::sqrt(15.0) / si::second;
constexpr auto decay = 0.05 / si::second;
constexpr unitstep::damped_oscillator exact{omega, decay};
constexpr unitstep::damped_oscillator harmonic{omega, 0.0 * decay};
//! [springs]

constexpr unitstep::explicit_euler euler;
constexpr unitstep::semi_implicit_euler semi;
constexpr unitstep::rk4 rk4;

/// Shows `see(time, position)` every step of a run.
constexpr void follow(auto method, auto field, double dt, double seconds, auto const& see) {
  auto const steps = static_cast<int>(seconds / dt + 0.5);
  unitstep::integrate_observed(method, pulled_out, field, dt * si::second, steps,
                               [&](auto const& s, auto t) { see(t.value(), s.position.value()); });
}
constexpr double size(double x) { return x < 0 ? -x : x; }
constexpr double true_position(auto const& closed_form, double t) {
  return closed_form.after(pulled_out, t * si::second).position.value();
}

/// How far out a run gets from the time `from` on, in metres.
constexpr double reach(auto method, auto field, double dt, double from, double to) {
  double most = 0;
  follow(method, field, dt, to, [&](double t, double x) {
    if (t > from - dt / 2 && size(x) > most) most = size(x);
  });
  return most;
}
constexpr double reach(auto const& closed_form, double from, double to) {
  double most = 0;
  for (int n = 0; n <= 100; ++n) {
    double const x = size(true_position(closed_form, from + n * (to - from) / 100));
    if (x > most) most = x;
  }
  return most;
}
/// The largest distance of a run from the damped closed form at every so many steps.
constexpr double off(auto method, double dt, double seconds, int every) {
  double most = 0;
  int n = 0;
  follow(method, damped, dt, seconds, [&](double t, double x) {
    if (n++ % every != 0) return;
    double const distance = size(x - true_position(exact, t));
    if (distance > most) most = distance;
  });
  return most;
}
/// How often the undamped run passes the middle within 90 s.
constexpr int passages(auto method, double dt) {
  int count = 0;
  double before = 1;
  follow(method, undamped, dt, 90, [&](double, double x) {
    count += (x > 0) != (before > 0);
    before = x;
  });
  return count;
}

/*
### The exact damped spring {#figure_a_exact}
![Position against time over half a minute: the closed form with which the methods are
compared.](../pictures/a-exact.svg)

**The article** shows a swing that dies down (N5). **The run** confirms it: from 1000 m the swing comes down to 242 m in
the last of the 30 s.
*/
//! [exact]
// From 1000 m the envelope exp(-t/20) is at 235 m after 29 s.
static_assert(shows(reach(exact, 0, 1), "1000"));
static_assert(shows(reach(exact, 28, 30), "242"));
//! [exact]
/*
### Explicit Euler diverges {#figure_a_euler}
![Explicit Euler swings wider with every turn. Mind the axis: it is twice as high as the
others.](../pictures/a-euler.svg)

**The article** says that explicit Euler gains energy and is unstable (N5). **The run** confirms it: after 30 s the
swing should be 242 m wide, but by Euler it is 2111 m, and the damper is not strong enough to stop it (N6).
*/
//! [euler]
static_assert(shows(reach(euler, damped, h, 8, 10), "1276"));
static_assert(shows(reach(euler, damped, h, 28, 30), "2111"));
//! [euler]
/*
### Semi-implicit Euler on the exact curve {#figure_a_semi_implicit}
![Semi-implicit Euler, with the same steps and the same work: you cannot tell it from the closed
form.](../pictures/a-semi-implicit.svg)

**The article** says that it is stable and very close to the exact solution (N5). **The run** confirms it: the last
swing reaches the same 242 m, and the curve is never off by more than 2 % of the first swing.
*/
//! [semi_implicit]
static_assert(shows(reach(semi, damped, h, 28, 30), "242"));
static_assert(shows(reach(exact, 28, 30), "242"));
// The largest distance from it, looked for ten times a second.
constexpr double semi_off = off(semi, h, 30, 10);
static_assert(shows(semi_off / 1000, "2 %"));
//! [semi_implicit]
/*
### RK4 beside both {#figure_a_rk4}
![RK4 and semi-implicit Euler on the same axes: three curves that look like one.](../pictures/a-rk4.svg)

**The article** says that RK4 is very close as well (N5). **The run** confirms it, and says how much closer: it is off
by half a millimetre at most, which is more than 30 000 times less.
*/
//! [rk4]
constexpr double rk4_off = off(rk4, h, 30, 10);
static_assert(shows(rk4_off * 1000, "0.53"));
static_assert(semi_off / rk4_off > 30'000);
//! [rk4]
/*
### The same, enlarged {#figure_a_zoom}
![The first passage through the middle. Each point is a step; the curves leave the picture.](../pictures/a-zoom.svg)

**The article** enlarges a piece. **The run**: RK4 is on the curve to half a millimetre. Semi-implicit Euler is 19 m
below the curve because it is half a step ahead of it. Its shape is right.
*/
//! [zoom]
// The first passage through the middle, after 0.4 s.
static_assert(shows(off(semi, h, 0.43, 1), "19"));
static_assert(off(rk4, h, 0.43, 1) < 0.0005);
//! [zoom]
/*
### The exact spring without a damper {#figure_a_harmonic}
![The closed form without a damper, ten seconds at the end of a minute and a half.](../pictures/a-harmonic.svg)

**The article** draws the spring without a damper as well. **The run**: after 90 s the exact spring still swings to
1000 m, and it has passed the middle 111 times.
*/
//! [harmonic]
// In 90 s it passes the middle 111 times.
constexpr double turned = 90 * omega.value() / std::numbers::pi;
static_assert(static_cast<int>(turned + 0.5) == 111);
static_assert(shows(reach(harmonic, 80, 90), "1000"));
//! [harmonic]
/*
### Both methods after a minute and a half {#figure_a_both}
![The same ten seconds, by both methods in steps of 1/10 s.](../pictures/a-both.svg)

**The article** says that semi-implicit Euler drifts in phase, and that RK4 keeps the frequency and loses energy (N8).
**The run** confirms it: RK4 has passed the middle 111 times as it should, semi-implicit Euler 112 times. RK4 still
reaches 980 m; semi-implicit Euler reaches 1019 m, and it will for ever.
*/
//! [both]
static_assert(passages(rk4, 0.1) == 111);
static_assert(passages(semi, 0.1) == 112);
static_assert(shows(reach(rk4, undamped, 0.1, 80, 90), "980"));
static_assert(shows(reach(semi, undamped, 0.1, 80, 90), "1019"));
//! [both]
/*
### RK4 with long steps {#figure_a_rk4_coarse}
![RK4 in steps of 1/4 s has nearly come to rest.](../pictures/a-rk4-coarse.svg)

**The article** says that RK4 keeps the frequency and loses energy (N9). **The run** sharpens that: of 1000 m it has
kept 192 m, less than 4 % of the energy, and it is late: 110 passages instead of 111.
*/
//! [rk4_coarse]
static_assert(passages(rk4, 0.25) == 110);
static_assert(shows(reach(rk4, undamped, 0.25, 0, 1), "1000"));
static_assert(shows(reach(rk4, undamped, 0.25, 80, 90), "192"));
static_assert(0.192 * 0.192 < 0.04);  // of the energy
//! [rk4_coarse]
/*
### RK4 with long steps, all of it {#figure_a_rk4_coarse_whole}
![The same run from its start. The swings are so many that they fill a band.](../pictures/a-rk4-coarse-whole.svg)

**The run** shows how RK4 loses its energy, and not only what is left in the end: 1 % of it with every step, so that the
swing is down to 729 m after 15 s, to 531 m after 30 s, and so on.
*/
//! [rk4_coarse_whole]
// Every 15 s: of 1000 m.
constexpr double rk4_reaches(double from) {  //
  return reach(rk4, undamped, 0.25, from, from + 2);
}
static_assert(shows(rk4_reaches(15), "729"));
static_assert(shows(rk4_reaches(30), "531"));
static_assert(shows(rk4_reaches(45), "386"));
static_assert(shows(rk4_reaches(60), "281"));
static_assert(shows(rk4_reaches(75), "218"));
// A step keeps 1 - z^3/72 + z^4/576 of the energy, z = (omega h)^2.
constexpr double z = 15 * 0.25 * 0.25, z_3 = z * z * z;
static_assert(shows(z_3 / 72 - z_3 * z / 576, "1.0 %"));
//! [rk4_coarse_whole]
/*
### Semi-implicit Euler with long steps {#figure_a_semi_implicit_coarse}
![Semi-implicit Euler in steps of 1/4 s swings as wide as ever, at the wrong
moment.](../pictures/a-semi-implicit-coarse.svg)

**The article** says that it conserves energy better on average and drifts in phase (N9). **The run** sharpens that: it
swings to 1143 m, wider than it should, and in 90 s it has passed the middle 116 times instead of 111. So it is two and
a half turns ahead.
*/
//! [semi_implicit_coarse]
static_assert(passages(semi, 0.25) == 116);
static_assert(shows(reach(semi, undamped, 0.25, 80, 90), "1143"));
//! [semi_implicit_coarse]

figures::series curve_of(char const* name, auto method, auto field, double dt, double from,
                         double to, bool dots = false) {
  figures::series curve{name, {}, dots};
  follow(method, field, dt, to, [&](double t, double x) {
    if (t > from - dt / 2 && t < to + dt / 2) curve.points.push_back({t, x});
  });
  return curve;
}
figures::series curve_of(auto const& closed_form, double from, double to) {
  figures::series curve{"closed form", {}};
  for (int n = 0; n <= 1000; ++n) {
    double const t = from + n * (to - from) / 1000;
    curve.points.push_back({t, true_position(closed_form, t)});
  }
  return curve;
}
figures::settings spring_of(char const* method, char const* second, double damping, double dt,
                            double t) {
  return {method, second, m.value(), k.value(), damping, dt, x0.value(), v0.value(), t};
}

int main() {
  figures::axis const half_a_minute{"time in s", 0, 30, 5}, last_seconds{"time in s", 80, 90, 2};
  figures::axis const within{"position in m", -3000, 3000, 1500};
  figures::axis const wide{"position in m", -1500, 1500, 500};
  auto const closed = curve_of(exact, 0, 30);
  auto const by_semi_implicit = curve_of("semi-implicit Euler", semi, damped, h, 0, 30);

  figures::plot{"a-exact",
                "The exact damped spring over 30 seconds. It swings from 1000 metres and dies "
                "down to 240.",
                half_a_minute, wide}
      .add(closed)
      .explore(spring_of("rk4", "", b.value(), h, 30))
      .write();
  figures::plot{"a-euler",
                "Explicit Euler in steps of a hundredth of a second beside the exact damped "
                "spring. The exact one dies down, explicit Euler grows to more than 2000 metres "
                "in 30 seconds.",
                half_a_minute, within}
      .add(closed)
      .add(curve_of("explicit Euler", euler, damped, h, 0, 30))
      .explore(spring_of("explicit_euler", "", b.value(), h, 30))
      .write();
  figures::plot{"a-semi-implicit",
                "Semi-implicit Euler in steps of a hundredth of a second lies on the exact damped "
                "spring for 30 seconds.",
                half_a_minute, wide}
      .add(closed)
      .add(by_semi_implicit)
      .explore(spring_of("semi_implicit_euler", "", b.value(), h, 30))
      .write();
  figures::plot{"a-rk4",
                "RK4 and semi-implicit Euler in steps of a hundredth of a second, both on the "
                "exact damped spring for 30 seconds.",
                half_a_minute, wide}
      .add(closed)
      .add(by_semi_implicit)
      .add(curve_of("RK4", rk4, damped, h, 0, 30))
      .explore(spring_of("semi_implicit_euler", "rk4", b.value(), h, 30))
      .write();
  figures::plot{"a-zoom",
                "The same around the first passage through the middle, after four tenths of a "
                "second. RK4 is on the exact curve, semi-implicit Euler 19 metres below it, which "
                "is half a step ahead.",
                {"time in s", 0.38, 0.43, 0.02},
                {"position in m", -150, 150, 50}}
      .add(curve_of(exact, 0.36, 0.45))
      .add(curve_of("semi-implicit Euler", semi, damped, h, 0.38, 0.45, true))
      .add(curve_of("RK4", rk4, damped, h, 0.38, 0.45, true))
      .leaves("All of them leave the picture.")
      .explore(spring_of("semi_implicit_euler", "rk4", b.value(), h, 1))
      .write();
  figures::plot{"a-harmonic",
                "The exact spring without a damper, from 80 to 90 seconds. It still swings to "
                "1000 metres.",
                last_seconds, wide}
      .add(curve_of(harmonic, 80, 90))
      .explore(spring_of("rk4", "", 0, h, 90))
      .write();
  figures::plot{"a-both",
                "Both methods in steps of a tenth of a second, from 80 to 90 seconds. RK4 is in "
                "step with the exact spring and swings a little less wide. Semi-implicit Euler "
                "swings as wide and is a third of a turn ahead.",
                last_seconds, wide}
      .add(curve_of(harmonic, 80, 90))
      .add(curve_of("semi-implicit Euler", semi, undamped, 0.1, 80, 90))
      .add(curve_of("RK4", rk4, undamped, 0.1, 80, 90))
      .explore(spring_of("semi_implicit_euler", "rk4", 0, 0.1, 90))
      .write();
  figures::plot{"a-rk4-coarse",
                "RK4 in steps of a quarter of a second, from 80 to 90 seconds. It swings to 190 "
                "metres where the exact spring swings to 1000, and is a quarter of a turn late.",
                last_seconds, wide}
      .add(curve_of(harmonic, 80, 90))
      .add(curve_of("RK4", rk4, undamped, 0.25, 80, 90, true))
      .explore(spring_of("rk4", "", 0, 0.25, 90))
      .write();
  figures::plot{"a-rk4-coarse-whole",
                "RK4 in steps of a quarter of a second over all of the 90 seconds. The swings are "
                "so many that they fill a band. Every 15 seconds it loses a quarter of its width, "
                "from 1000 metres at the start to 190 at the end.",
                {"time in s", 0, 90, 15},
                wide}
      .add(curve_of(harmonic, 0, 90))
      .add(curve_of("RK4", rk4, undamped, 0.25, 0, 90))
      .explore(spring_of("rk4", "", 0, 0.25, 90))
      .write();
  figures::plot{"a-semi-implicit-coarse",
                "Semi-implicit Euler in steps of a quarter of a second, from 80 to 90 seconds. "
                "It swings as wide as the exact spring and somewhat wider, and is two and a half "
                "turns ahead.",
                last_seconds, wide}
      .add(curve_of(harmonic, 80, 90))
      .add(curve_of("semi-implicit Euler", semi, undamped, 0.25, 80, 90, true))
      .explore(spring_of("semi_implicit_euler", "", 0, 0.25, 90))
      .write();
}
