// SPDX-License-Identifier: BSL-1.0
// Article E's springs: 250 kg in steps of 0.1 s, one that swings and one that is critically damped.
#include <boost/units/systems/si.hpp>
#include <string>
#include <unitstep/unitstep.hpp>

#include "../../tests/support/shows.hpp"
#include "../plot/plot.hpp"

namespace si = boost::units::si;
using laws::shows;

//! [springs]
constexpr auto m = 250.0 * si::kilogram;
constexpr auto h = 0.1 * si::second;
constexpr auto at_rest = 0.0 * si::metre_per_second;

// Pulled out by half a metre, and swinging.
struct swinging {
  static constexpr unitstep::motion start{0.5 * si::metre, at_rest};
  double k;
  constexpr double omega() const { return unitstep::sqrt(k / 250); }
  constexpr double c() const { return 0; }
  constexpr auto field() const {
    unitstep::spring const pull{k * si::newton / si::metre};
    return unitstep::second_law{m, pull};
  }
};
// Pulled out by a metre, with c = 2 sqrt(k m).
struct critical {
  static constexpr unitstep::motion start{1.0 * si::metre, at_rest};
  double k;
  constexpr double omega() const { return unitstep::sqrt(k / 250); }
  constexpr double c() const { return 2 * unitstep::sqrt(k * 250); }
  constexpr auto field() const {
    unitstep::spring const pull{k * si::newton / si::metre};
    unitstep::damper const drag{c() * si::kilogram / si::second};
    return unitstep::second_law{m, pull, drag};
  }
};
//! [springs]

constexpr unitstep::explicit_euler euler;
constexpr unitstep::suvat suvat;
constexpr unitstep::semi_implicit_euler semi;
constexpr unitstep::velocity_verlet verlet;
constexpr unitstep::modified_velocity_verlet<> modified;
constexpr unitstep::heun heun;
constexpr unitstep::rk4 rk4;

/// Shows `see(n, position)` every step of a run.
constexpr void follow(auto method, auto spring, int steps, auto const& see) {
  int n = 0;
  unitstep::integrate_observed(method, spring.start, spring.field(), h, steps,
                               [&](auto const& s, auto) { see(n++, s.position.value()); });
}
constexpr double true_position(auto spring, double t) {
  unitstep::damped_oscillator const exact{spring.omega() / si::second,
                                          spring.c() / 500 / si::second};
  return exact.after(spring.start, t * si::second).position.value();
}
constexpr double size(double x) { return x < 0 ? -x : x; }

/// How far out a run gets in the last five seconds of so many steps, in metres.
constexpr double reach(auto method, auto spring, int steps) {
  double most = 0;
  follow(method, spring, steps, [&](int n, double x) {
    if (n >= steps - 50 && size(x) > most) most = size(x);
  });
  return most;
}
/// The largest distance from the closed form over so many steps.
constexpr double off(auto method, auto spring, int steps) {
  double most = 0;
  follow(method, spring, steps, [&](int n, double x) {
    double const distance = size(x - true_position(spring, n * 0.1));
    if (distance > most) most = distance;
  });
  return most;
}
constexpr double position(auto method, auto spring, int steps) {
  double last = 0;
  follow(method, spring, steps, [&](int, double x) { last = x; });
  return last;
}

//! [soft]
constexpr swinging soft{200};
static_assert(shows(reach(euler, soft, 200), "1.01"));
static_assert(shows(off(suvat, soft, 200), "0.21"));
static_assert(shows(off(semi, soft, 200), "0.025"));
static_assert(shows(off(heun, soft, 200), "0.012"));
static_assert(shows(off(verlet, soft, 200), "0.003"));
static_assert(shows(off(rk4, soft, 200) * 1e6, "4.6"));
//! [soft]
//! [firm]
constexpr swinging firm{1e4};
// Twice the amplitude is what is off where a swing is out of step.
static_assert(shows(off(verlet, firm, 200), "0.86"));
static_assert(shows(off(semi, firm, 200), "0.97"));
static_assert(shows(off(rk4, firm, 200), "0.08"));
static_assert(shows(reach(heun, firm, 200), "23.5"));
static_assert(reach(euler, firm, 200) > 1e10);
//! [firm]
//! [firm_long]
static_assert(shows(reach(rk4, firm, 2000), "0.21"));
static_assert(shows(reach(verlet, firm, 2000), "0.50"));
static_assert(shows(reach(semi, firm, 2000), "0.53"));
//! [firm_long]
//! [stiff]
constexpr swinging stiff{1e5};
// The limit of the symplectic methods: from rest velocity Verlet
// changes its sign in every step.
static_assert(position(verlet, stiff, 1) == -0.5);
static_assert(position(verlet, stiff, 20) == 0.5);
static_assert(shows(position(semi, stiff, 20), "20.5"));
static_assert(shows(reach(rk4, stiff, 20), "0.50"));
static_assert(size(position(rk4, stiff, 20)) < 0.01);
//! [stiff]
//! [stiff_long]
static_assert(position(verlet, stiff, 2000) == 0.5);
static_assert(shows(position(semi, stiff, 2000), "2000.5"));
static_assert(reach(rk4, stiff, 2000) < 1e-30);
//! [stiff_long]
//! [stiffest]
constexpr swinging stiffest{1e6};
static_assert(shows(position(verlet, stiffest, 1), "-9.5"));
static_assert(shows(position(semi, stiffest, 1), "-19.5"));
static_assert(shows(position(rk4, stiffest, 1), "23.8"));
static_assert(size(position(verlet, stiffest, 5)) > 1e6);
static_assert(size(position(rk4, stiffest, 5)) > 1e6);
//! [stiffest]

//! [settling]
constexpr critical settling{1e4};
static_assert(shows(off(rk4, settling, 50), "0.003"));
static_assert(shows(off(modified, settling, 50), "0.11"));
static_assert(shows(off(verlet, settling, 50), "0.36"));
//! [settling]
//! [firmer]
constexpr critical firmer{1.5e4};
static_assert(shows(off(semi, firmer, 50), "0.42"));
static_assert(shows(off(euler, firmer, 50), "0.20"));
static_assert(reach(verlet, firmer, 200) > 100);
//! [firmer]
//! [firmest]
constexpr critical firmest{1.8e4};
static_assert(reach(modified, firmest, 200) > 1);
static_assert(reach(semi, firmest, 200) > 1);
static_assert(shows(off(euler, firmest, 50), "0.22"));
static_assert(shows(off(rk4, firmest, 50), "0.012"));
//! [firmest]

constexpr double tick_for(int steps) {
  return steps > 100 ? 4 : steps > 50 ? 2 : steps > 20 ? 1 : steps > 5 ? 0.5 : 0.1;
}

/// A picture of what the first to the last of the steps show, up to a distance from rest.
class picture {
  int first_, last_;
  double most_;
  figures::plot plot_;

public:
  picture(char const* name, char const* words, auto spring, int first, int last, double most,
          double tick)
      : first_(first),
        last_(last),
        most_(most),
        plot_(name, words, {"time in s", first * 0.1, last * 0.1, tick_for(last - first)},
              {"position in m", -most, most, tick}) {
    figures::series exact{"closed form", {}};
    for (int n = 0; n <= 1000; ++n) {
      double const t = 0.1 * (first + n * (last - first) / 1000.0);
      exact.points.push_back({t, true_position(spring, t)});
    }
    plot_.add(exact);
  }
  /// A curve ends where it has left the picture by far.
  picture& add(char const* name, auto method, auto spring) {
    figures::series curve{name, {}, last_ - first_ <= 50};
    bool gone = false;
    follow(method, spring, last_, [&](int n, double x) {
      if (n >= first_ && !gone) curve.points.push_back({n * 0.1, x});
      gone = gone || size(x) > 3 * most_;
    });
    plot_.add(curve);
    return *this;
  }
  void write(auto spring, char const* method, char const* second) {
    plot_
        .explore({method, second, 250, spring.k, spring.c(), 0.1, spring.start.position.value(), 0,
                  last_ * 0.1})
        .write();
  }
};

/// Five methods on the damped spring.
void damped(char const* name, char const* words, critical spring, int steps) {
  picture(name, words, spring, 0, steps, 1, 0.5)
      .add("explicit Euler", euler, spring)
      .add("semi-implicit Euler", semi, spring)
      .add("velocity Verlet", verlet, spring)
      .add("modified Verlet", modified, spring)
      .add("RK4", rk4, spring)
      .write(spring, "modified_velocity_verlet", "rk4");
}

int main() {
  picture("e-soft",
          "A swing of 200 newtons per metre over 20 seconds. Explicit Euler grows to more than "
          "twice the amplitude, SUVAT by half, and the other four methods lie on the exact curve.",
          soft, 0, 200, 1.5, 0.5)
      .add("explicit Euler", euler, soft)
      .add("SUVAT", suvat, soft)
      .add("semi-implicit Euler", semi, soft)
      .add("velocity Verlet", verlet, soft)
      .add("Heun", heun, soft)
      .add("RK4", rk4, soft)
      .write(soft, "explicit_euler", "velocity_verlet");
  picture("e-firm",
          "Ten thousand newtons per metre, the last 5 of 20 seconds. RK4 is near the exact curve. "
          "Semi-implicit Euler and velocity Verlet swing as wide, but are out of step with it.",
          firm, 150, 200, 1, 0.5)
      .add("semi-implicit Euler", semi, firm)
      .add("velocity Verlet", verlet, firm)
      .add("RK4", rk4, firm)
      .write(firm, "velocity_verlet", "rk4");
  picture("e-firm-long",
          "The same, the last 5 of 200 seconds. RK4 swings less than half as wide as it should; "
          "semi-implicit Euler and velocity Verlet have kept the amplitude.",
          firm, 1950, 2000, 1, 0.5)
      .add("semi-implicit Euler", semi, firm)
      .add("velocity Verlet", verlet, firm)
      .add("RK4", rk4, firm)
      .write(firm, "velocity_verlet", "rk4");
  picture("e-stiff",
          "A hundred thousand newtons per metre, 2 seconds. Semi-implicit Euler leaves the picture "
          "in growing jumps, RK4 dies within a second, velocity Verlet jumps to and fro between "
          "the two ends of the swing.",
          stiff, 0, 20, 1, 0.5)
      .add("semi-implicit Euler", semi, stiff)
      .add("velocity Verlet", verlet, stiff)
      .add("RK4", rk4, stiff)
      .write(stiff, "velocity_verlet", "rk4");
  picture("e-stiff-long",
          "The same, the last 2 of 200 seconds. Velocity Verlet still jumps between the two ends "
          "of the swing, RK4 is at rest.",
          stiff, 1980, 2000, 1, 0.5)
      .add("velocity Verlet", verlet, stiff)
      .add("RK4", rk4, stiff)
      .write(stiff, "velocity_verlet", "rk4");
  picture("e-stiffest",
          "A million newtons per metre, half a second. After one step semi-implicit Euler, "
          "velocity Verlet and RK4 are ten and twenty metres away from a swing of half a metre, "
          "after the next one hundreds.",
          stiffest, 0, 5, 30, 10)
      .add("semi-implicit Euler", semi, stiffest)
      .add("velocity Verlet", verlet, stiffest)
      .add("RK4", rk4, stiffest)
      .write(stiffest, "velocity_verlet", "rk4");

  damped(
      "e-settling",
      "A critically damped spring of ten thousand newtons per metre over 3 seconds. RK4 is on "
      "the exact curve. Velocity Verlet overshoots and takes two seconds to calm down; the others "
      "come to rest.",
      settling, 30);
  damped("e-firmer",
         "Critically damped, fifteen thousand newtons per metre. Velocity Verlet swings "
         "wider and wider. Semi-implicit Euler jumps to and fro before it comes to rest; explicit "
         "Euler comes to rest.",
         firmer, 30);
  damped("e-firmest",
         "Critically damped, eighteen thousand newtons per metre. Velocity Verlet and "
         "semi-implicit Euler leave the picture within 3 seconds, modified Verlet within 8. "
         "Explicit Euler and RK4 come to rest.",
         firmest, 80);
}
