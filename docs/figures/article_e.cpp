// SPDX-License-Identifier: BSL-1.0
// Article E's springs: 250 kg in steps of 0.1 s, one that swings and one that is critically damped.
// The words of docs/guide/17_articles_figures.md stand above what proves them: see .ci/tools/articles.py.
#include <boost/units/systems/si.hpp>
#include <string>
#include <unitstep/unitstep.hpp>

#include "../../tests/support/shows.hpp"
#include "../plot/plot.hpp"

namespace si = boost::units::si;
using laws::shows;

/*
## Article E: two springs of 250 kg {#figures_of_article_e}

The steps are 0.1 s. The swing begins at 0.5 m, and the damped spring at 1 m. The article's text and the names of its
figures state the time: 20 s or 200 s for the swing. The 10 s of the damped spring are ours. Stiffer springs swing
faster, so the same step becomes too long for one method after another. NSV is what this article alone calls
semi-implicit Euler:
*/
//! [springs]
constexpr auto m = 250.0 * si::kilogram;
constexpr auto dt = 0.1 * si::second;
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
  unitstep::integrate_observed(method, spring.start, spring.field(), dt, steps,
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

/*
### The soft spring {#figure_e_soft}
![200 N/m for 20 s, six methods.](../pictures/e-soft.svg)

**The article** says that Euler is already unstable and that all others are similar, by which it means those that it
ranks: semi-implicit Euler, RK4 and velocity Verlet (N29). **The run** confirms it: Euler has grown from 0.5 m to
1.01 m, and none of the three is off by more than 0.025 m. Nor is Heun's method; SUVAT is off by 0.21 m.
*/
//! [soft]
constexpr swinging soft{200};
static_assert(shows(reach(euler, soft, 200), "1.01"));
static_assert(shows(off(suvat, soft, 200), "0.21"));
static_assert(shows(off(semi, soft, 200), "0.025"));
static_assert(shows(off(heun, soft, 200), "0.012"));
static_assert(shows(off(verlet, soft, 200), "0.003"));
static_assert(shows(off(rk4, soft, 200) * 1e6, "4.6"));
//! [soft]
/*
### The firm spring {#figure_e_firm}
![10 000 N/m for 20 s, six methods. Explicit Euler, SUVAT and Heun leave the picture.](../pictures/e-firm.svg)

**The article** says that at first all methods but Euler are similar, of those that it ranks (N29). **The run** shows
how long that lasts. Of the others, after 20 s Heun's method, which the article calls improved Euler, swings to 23.5 m,
and SUVAT has exploded like Euler. Velocity Verlet and semi-implicit Euler keep the amplitude but are out of step, so
that they are off by 0.86 m and 0.97 m at worst. Only RK4 is near, with 0.08 m.
*/
//! [firm]
constexpr swinging firm{1e4};
// Twice the amplitude is what is off where a swing is out of step.
static_assert(shows(off(verlet, firm, 200), "0.86"));
static_assert(shows(off(semi, firm, 200), "0.97"));
static_assert(shows(off(rk4, firm, 200), "0.08"));
static_assert(shows(reach(heun, firm, 200), "23.5"));
static_assert(reach(euler, firm, 200) > 1e10);
static_assert(reach(suvat, firm, 200) > 1e7);
//! [firm]
/*
### The firm spring, its first second {#figure_e_firm_first}
![The first second. Each point is a step. Explicit Euler and SUVAT leave the picture.](../pictures/e-firm-first.svg)

This is the beginning that N29 speaks of. **The run**: within a second RK4 is off by 0.003 m, velocity Verlet by
0.041 m, Heun by 0.18 m and semi-implicit Euler by 0.20 m, of half a metre. SUVAT is off by 0.76 m, and like nothing.
*/
//! [firm_first]
// Within the first second, of half a metre:
static_assert(shows(off(rk4, firm, 10), "0.003"));
static_assert(shows(off(verlet, firm, 10), "0.041"));
static_assert(shows(off(heun, firm, 10), "0.18"));
static_assert(shows(off(semi, firm, 10), "0.20"));
static_assert(shows(off(suvat, firm, 10), "0.76"));
//! [firm_first]
/*
### The firm spring, its last seconds {#figure_e_firm_last}
![The last five of the 20 s. Two methods are on the other side.](../pictures/e-firm-last.svg)

**The run**: at the end the spring should be at 0.34 m. RK4 is at 0.36 m, velocity Verlet at −0.50 m and semi-implicit
Euler at −0.51 m.
*/
//! [firm_last]
constexpr double due = true_position(firm, 20);
static_assert(shows(due, "0.34"));
static_assert(shows(position(rk4, firm, 200), "0.36"));
static_assert(shows(position(verlet, firm, 200), "-0.50"));
static_assert(shows(position(semi, firm, 200), "-0.51"));
//! [firm_last]
/*
### The firm spring for 200 s {#figure_e_firm_long}
![The same spring for 200 s. The swings are so many that they fill a band.](../pictures/e-firm-long.svg)

**The article** says that RK4 loses energy, and that semi-implicit Euler and velocity Verlet keep the amplitude (N29).
**The run** confirms it: of 0.5 m RK4 has kept 0.21 m, and the others have kept all of it.
*/
//! [firm_long]
static_assert(shows(reach(rk4, firm, 2000), "0.21"));
static_assert(shows(reach(verlet, firm, 2000), "0.50"));
static_assert(shows(reach(semi, firm, 2000), "0.53"));
//! [firm_long]
/*
### The firm spring for 200 s, its last seconds {#figure_e_firm_long_last}
![The last five of the 200 s. RK4 has lost more than half of its amplitude.](../pictures/e-firm-long-last.svg)

**The run**: RK4 has kept 18 % of the energy, which is 0.21 m of 0.5 m.
*/
//! [firm_long_last]
// Of the energy RK4 keeps 1 - z^3/72 + z^4/576 a step, z = 0.4.
constexpr double kept_by_rk4(int steps) {
  double const z = 0.4, z_3 = z * z * z;
  double left = 1;
  for (int n = 0; n < steps; ++n)  //
    left *= 1 - z_3 / 72 + z_3 * z / 576;
  return left;
}
constexpr double kept = kept_by_rk4(2000);
static_assert(shows(kept, "18 %"));
static_assert(shows(0.5 * unitstep::sqrt(kept), "0.21"));
//! [firm_long_last]
/*
### The stiff spring {#figure_e_stiff}
![100 000 N/m for 20 s. Semi-implicit Euler leaves the picture at once.](../pictures/e-stiff.svg)

**The article** says that semi-implicit Euler is unstable, that RK4 is almost zero, and that only velocity Verlet is
close to the exact value (N29). **The run** confirms the first two. Velocity Verlet has the amplitude, but not the
value: after 20 s it is at 0.5 m, where the spring is at −0.26 m.
*/
//! [stiff]
constexpr swinging stiff{1e5};
static_assert(position(verlet, stiff, 200) == 0.5);
static_assert(shows(true_position(stiff, 20), "-0.26"));
static_assert(shows(position(semi, stiff, 200), "200.5"));
static_assert(size(position(rk4, stiff, 200)) < 1e-20);
//! [stiff]
/*
### The stiff spring, its first seconds {#figure_e_stiff_first}
![The first two seconds. Each point is a step. Semi-implicit Euler leaves the picture.](../pictures/e-stiff-first.svg)

**The run** shows why: velocity Verlet stands at the limit of its stability. Because the mass starts at rest, it jumps
from one end of the swing to the other in every step, which is no motion of this spring. Semi-implicit Euler is 20.5 m
out after 2 s, and RK4 is at rest to a hundredth of a metre.
*/
//! [stiff_first]
// The limit of the symplectic methods: from rest velocity Verlet
// changes its sign in every step.
static_assert(position(verlet, stiff, 1) == -0.5);
static_assert(position(verlet, stiff, 20) == 0.5);
static_assert(shows(position(semi, stiff, 20), "20.5"));
static_assert(shows(reach(rk4, stiff, 20), "0.50"));
static_assert(size(position(rk4, stiff, 20)) < 0.01);
//! [stiff_first]
/*
### The stiff spring for 200 s {#figure_e_stiff_long}
![The same spring for 200 s. Semi-implicit Euler leaves the picture at once.](../pictures/e-stiff-long.svg)

**The article** says that velocity Verlet is doing well and mostly keeps the energy (N29). **The run**: its energy is
exactly right, since it still jumps between its two ends. RK4 is at rest, and semi-implicit Euler is 2000.5 m out.
*/
//! [stiff_long]
static_assert(position(verlet, stiff, 2000) == 0.5);
static_assert(shows(position(semi, stiff, 2000), "2000.5"));
static_assert(reach(rk4, stiff, 2000) < 1e-30);
//! [stiff_long]
/*
### The stiff spring for 200 s, its last seconds {#figure_e_stiff_long_last}
![The last two of the 200 s. Each point is a step. Semi-implicit Euler has left: it leaves the picture in the first
second.](../pictures/e-stiff-long-last.svg)

**The run**: from the article's start, at rest, the energy of velocity Verlet is right and its place is not. Started
with 1 m/s, which the article does not do, it goes 10 cm further in every step, and after 200 s it is at −199.5 m.
*/
//! [stiff_long_last]
// The energy is right, all of it in the spring at each step.
static_assert(reach(verlet, stiff, 2000) == 0.5);
// Let go with 1 m/s instead, it goes 10 cm further every step.
constexpr auto push = 1.0 * si::metre_per_second;
struct pushed : swinging {
  static constexpr unitstep::motion start{0.5 * si::metre, push};
};
constexpr pushed by_1{{1e5}};
static_assert(shows(position(verlet, by_1, 2000), "-199.5"));
//! [stiff_long_last]
/*
### The stiffest spring {#figure_e_stiffest}
![1 000 000 N/m for 20 s. All three methods leave the picture.](../pictures/e-stiffest.svg)

**The article** says that RK4 and velocity Verlet are both unstable (N29). **The run** confirms it: after 20 steps both
are further out than $10^{30}$ m. The spring itself turns 201 times in these 20 s.
*/
//! [stiffest]
constexpr swinging stiffest{1e6};
// In 20 s the exact swing turns round 201 times.
constexpr double turns = stiffest.omega() * 20 / (2 * 3.14159265);
static_assert(shows(turns, "201"));
static_assert(size(position(verlet, stiffest, 20)) > 1e30);
static_assert(size(position(rk4, stiffest, 20)) > 1e30);
//! [stiffest]
/*
### The stiffest spring, its first half second {#figure_e_stiffest_first}
![The first half second. All three methods leave the picture.](../pictures/e-stiffest-first.svg)

**The run**: after one step RK4 and velocity Verlet are at 23.8 m and −9.5 m, and after five steps beyond a thousand
kilometres.
*/
//! [stiffest_first]
static_assert(shows(position(verlet, stiffest, 1), "-9.5"));
static_assert(shows(position(semi, stiffest, 1), "-19.5"));
static_assert(shows(position(rk4, stiffest, 1), "23.8"));
static_assert(size(position(verlet, stiffest, 5)) > 1e6);
static_assert(size(position(rk4, stiffest, 5)) > 1e6);
//! [stiffest_first]

/*
### Critically damped, ten thousand newtons per metre {#figure_e_settling}
![A critically damped spring that is let go at one metre, for ten seconds.](../pictures/e-settling.svg)

**The article** says that unmodified velocity Verlet begins to fall apart, that RK4 lies on the exact curve, and that
the other integrators are similar (N30). **The run** confirms the first two, and the third of Euler and modified Verlet;
semi-implicit Euler is off by 0.27 m. To fall apart is not to explode: after 10 s velocity Verlet has come to rest like
the others.
*/
//! [settling]
constexpr critical settling{1e4};
// After 10 s everything has come to rest, even velocity Verlet.
static_assert(size(position(verlet, settling, 100)) < 0.001);
static_assert(size(position(rk4, settling, 100)) < 1e-20);
//! [settling]
/*
### Ten thousand, its first seconds {#figure_e_settling_first}
![The first three seconds. Velocity Verlet swings, where nothing should.](../pictures/e-settling-first.svg)

**The run**: RK4 is off by 0.003 m at most, modified Verlet by 0.11 m, and velocity Verlet by 0.36 m.
*/
//! [settling_first]
static_assert(shows(off(rk4, settling, 50), "0.003"));
static_assert(shows(off(modified, settling, 50), "0.11"));
static_assert(shows(off(verlet, settling, 50), "0.36"));
static_assert(shows(off(semi, settling, 50), "0.27"));
//! [settling_first]
/*
### Critically damped, fifteen thousand {#figure_e_firmer}
![The same, half as stiff again. Velocity Verlet swings wider and wider and leaves the
picture.](../pictures/e-firmer.svg)

**The article** says that semi-implicit Euler shows major inaccuracies and that Euler is still stable (N30). **The run**
confirms it: both come to rest. Velocity Verlet gets to 9.5 m within 10 s.
*/
//! [firmer]
constexpr critical firmer{1.5e4};
static_assert(shows(reach(verlet, firmer, 100), "9.5"));
static_assert(size(position(semi, firmer, 100)) < 0.001);
static_assert(size(position(euler, firmer, 100)) < 1e-8);
//! [firmer]
/*
### Fifteen thousand, its first seconds {#figure_e_firmer_first}
![The first three seconds. Semi-implicit Euler jumps to and fro.](../pictures/e-firmer-first.svg)

**The run**: semi-implicit Euler is off by 0.42 m, Euler by 0.20 m. Velocity Verlet is gone altogether: it gets beyond
100 m within 20 s.
*/
//! [firmer_first]
static_assert(shows(off(semi, firmer, 50), "0.42"));
static_assert(shows(off(euler, firmer, 50), "0.20"));
static_assert(reach(verlet, firmer, 200) > 100);
//! [firmer_first]
/*
### Critically damped, eighteen thousand {#figure_e_firmest}
![Stiffer still. Modified Verlet grows slowly, the other two quickly; all three leave the
picture.](../pictures/e-firmest.svg)

**The article** says that modified Verlet becomes unstable and that only Euler and RK4 are left (N30). **The run**
confirms the first half: modified Verlet and semi-implicit Euler grow beyond their start of 1 m within 10 s. Euler and
RK4 come to rest, but so do improved Euler and SUVAT, which are not in the picture. Modified Verlet and semi-implicit
Euler have the same limit, because in the position and the velocity at half steps they are one method.
*/
//! [firmest]
constexpr critical firmest{1.8e4};
static_assert(reach(semi, firmest, 100) > 1);
static_assert(reach(modified, firmest, 100) > 1);
static_assert(size(position(euler, firmest, 100)) < 1e-6);
static_assert(size(position(rk4, firmest, 100)) < 1e-9);
static_assert(size(position(heun, firmest, 100)) < 1e-6);
static_assert(size(position(suvat, firmest, 100)) < 1e-6);
//! [firmest]
/*
### Eighteen thousand, its first seconds {#figure_e_firmest_first}
![The first three seconds. Modified Verlet still looks as if it were to settle; the other two leave the
picture.](../pictures/e-firmest-first.svg)

**The run**: Euler is off by 0.22 m at most and RK4 by 0.012 m.
*/
//! [firmest_first]
static_assert(reach(modified, firmest, 200) > 1);
static_assert(reach(semi, firmest, 200) > 1);
static_assert(shows(off(euler, firmest, 50), "0.22"));
static_assert(shows(off(rk4, firmest, 50), "0.012"));
//! [firmest_first]

constexpr double tick_for(int steps) {
  return steps > 1000  ? 40
         : steps > 100 ? 4
         : steps > 50  ? 2
         : steps > 20  ? 1
         : steps > 10  ? 0.5
         : steps > 5   ? 0.2
                       : 0.1;
}

/// A picture of what the first to the last of the steps show, up to a distance from rest.
class picture {
  int first_, last_;
  double most_;
  figures::plot plot_;
  std::string leaving_;

public:
  picture(char const* name, char const* words, auto spring, int first, int last, double most,
          double tick)
      : first_(first),
        last_(last),
        most_(most),
        plot_(name, words, {"time in s", first * 0.1, last * 0.1, tick_for(last - first)},
              {"position in m", -most, most, tick}) {
    figures::series exact{"closed form", {}};
    double const turns = spring.omega() * (last - first) / 60;
    int const points = turns < 60 ? 1000 : static_cast<int>(16 * turns);
    for (int n = 0; n <= points; ++n) {
      double const t = 0.1 * (first + static_cast<double>(n) * (last - first) / points);
      exact.points.push_back({t, true_position(spring, t)});
    }
    plot_.add(exact);
  }
  /// A curve ends where it has left the picture by far.
  picture& add(char const* name, auto method, auto spring) {
    figures::series curve{name, {}, last_ - first_ <= 50};
    bool gone = false, leaves = false;
    follow(method, spring, last_, [&](int n, double x) {
      if (n >= first_ && !gone) curve.points.push_back({n * 0.1, x});
      leaves = leaves || (n >= first_ && size(x) > 1.004 * most_);
      gone = gone || size(x) > 3 * most_;
    });
    if (leaves) leaving_ += (leaving_.empty() ? "" : ", ") + curve.name;
    plot_.add(curve);
    return *this;
  }
  void write(auto spring, char const* method, char const* second) {
    if (!leaving_.empty()) plot_.leaves("These leave the picture: " + leaving_ + ".");
    plot_
        .explore({method, second, 250, spring.k, spring.c(), 0.1, spring.start.position.value(), 0,
                  last_ * 0.1})
        .write();
  }
};

/// Three methods on the spring that swings.
void three(char const* name, char const* words, swinging spring, int first, int last, double most,
           double tick) {
  picture(name, words, spring, first, last, most, tick)
      .add("semi-implicit Euler", semi, spring)
      .add("velocity Verlet", verlet, spring)
      .add("RK4", rk4, spring)
      .write(spring, "velocity_verlet", "rk4");
}
/// All of the article's methods.
void six(char const* name, char const* words, swinging spring, int last, double most, double tick) {
  picture(name, words, spring, 0, last, most, tick)
      .add("explicit Euler", euler, spring)
      .add("SUVAT", suvat, spring)
      .add("semi-implicit Euler", semi, spring)
      .add("velocity Verlet", verlet, spring)
      .add("Heun", heun, spring)
      .add("RK4", rk4, spring)
      .write(spring, "explicit_euler", "velocity_verlet");
}
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
  six("e-soft",
      "A swing of 200 newtons per metre over 20 seconds. Explicit Euler grows to more than "
      "twice the amplitude, SUVAT by half, and the other four methods lie on the exact curve.",
      soft, 200, 1.5, 0.5);
  six("e-firm",
      "Ten thousand newtons per metre over 20 seconds. Explicit Euler, SUVAT and Heun leave the "
      "picture within seconds. Semi-implicit Euler, velocity Verlet and RK4 swing as wide as "
      "the exact curve all the time.",
      firm, 200, 1, 0.5);
  six("e-firm-first",
      "The first second of it. RK4 and velocity Verlet are near the exact curve, Heun and "
      "semi-implicit Euler 20 centimetres off after a second, SUVAT 75, explicit Euler more.",
      firm, 10, 1, 0.5);
  three("e-firm-last",
        "The last 5 of the 20 seconds. RK4 is near the exact curve. Semi-implicit Euler and "
        "velocity Verlet swing as wide, but are out of step with it.",
        firm, 150, 200, 1, 0.5);
  three("e-firm-long",
        "Ten thousand newtons per metre over 200 seconds. The swings are so many that they fill a "
        "band. That of semi-implicit Euler and velocity Verlet is as wide at the end as at the "
        "start; that of RK4 narrows to less than half.",
        firm, 0, 2000, 1, 0.5);
  three("e-firm-long-last",
        "The last 5 of the 200 seconds. RK4 swings less than half as wide as it should; "
        "semi-implicit Euler and velocity Verlet have kept the amplitude.",
        firm, 1950, 2000, 1, 0.5);
  three("e-stiff",
        "A hundred thousand newtons per metre over 20 seconds. Semi-implicit Euler leaves the "
        "picture at once, RK4 is at rest after a second, velocity Verlet fills the band of the "
        "exact curve.",
        stiff, 0, 200, 1, 0.5);
  three("e-stiff-first",
        "The first 2 seconds of it. Semi-implicit Euler leaves the picture in growing jumps, RK4 "
        "dies within a second, velocity Verlet jumps to and fro between the two ends of the swing.",
        stiff, 0, 20, 1, 0.5);
  three("e-stiff-long",
        "A hundred thousand newtons per metre over 200 seconds. Velocity Verlet still fills the "
        "band of the exact curve, RK4 is at rest.",
        stiff, 0, 2000, 1, 0.5);
  three("e-stiff-long-last",
        "The last 2 of the 200 seconds. Velocity Verlet still jumps between the two ends of the "
        "swing, RK4 is at rest, semi-implicit Euler is far outside.",
        stiff, 1980, 2000, 1, 0.5);
  three("e-stiffest",
        "A million newtons per metre over 20 seconds. The exact curve fills a band of a metre; "
        "semi-implicit Euler, velocity Verlet and RK4 leave the picture at once.",
        stiffest, 0, 200, 30, 10);
  three("e-stiffest-first",
        "The first half second of it. After one step semi-implicit Euler, velocity Verlet and RK4 "
        "are ten and twenty metres away from a swing of half a metre, after the next one hundreds.",
        stiffest, 0, 5, 30, 10);

  damped("e-settling",
         "A critically damped spring of ten thousand newtons per metre over 10 seconds. All "
         "methods come to rest, velocity Verlet after a few swings.",
         settling, 100);
  damped("e-settling-first",
         "The first 3 seconds of it. RK4 is on the exact curve. Velocity Verlet overshoots and "
         "takes two seconds to calm down.",
         settling, 30);
  damped("e-firmer",
         "Critically damped, fifteen thousand newtons per metre, over 10 seconds. Velocity Verlet "
         "swings wider and wider and leaves the picture. The others come to rest.",
         firmer, 100);
  damped("e-firmer-first",
         "The first 3 seconds of it. Semi-implicit Euler jumps to and fro before it comes to rest; "
         "explicit Euler comes to rest within half a second.",
         firmer, 30);
  damped("e-firmest",
         "Critically damped, eighteen thousand newtons per metre, over 10 seconds. Velocity Verlet "
         "and semi-implicit Euler leave the picture within 3 seconds, modified Verlet within 9. "
         "Explicit Euler and RK4 come to rest.",
         firmest, 100);
  damped("e-firmest-first",
         "The first 3 seconds of it. Modified Verlet jumps to and fro about the place of rest, a "
         "little wider each time; explicit Euler and RK4 come to rest.",
         firmest, 30);
}
