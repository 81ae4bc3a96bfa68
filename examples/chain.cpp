// SPDX-License-Identifier: BSL-1.0
// A chain of forty links: how it hangs between two hooks, and how it
// falls when one of them lets go.
#include <boost/units/systems/si.hpp>
#include <cmath>
#include <cstdio>
#include <unitstep/constrain/constraint_forces.hpp>
#include <unitstep/constrain/rattle.hpp>
#include <unitstep/constrain/vectors.hpp>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>
#include <vector>

namespace si = boost::units::si;
using boost::units::quantity;
using namespace unitstep;
using namespace unitstep::symbols;

//! [chain]
// A chain of 1 m and 0.39 kg between hooks 0.4 m apart: 40 links of
// 25 mm, and where two of them meet, 10 g.
constexpr std::size_t joints = 39;
constexpr auto length = 0.025 * m;
constexpr auto mass = 0.01 * kg;
constexpr gravity weight{vec{0.0 * m_per_s2, -9.81 * m_per_s2}};
constexpr vec left_hook{0.0 * m, 0.0 * m},
    right_hook{0.4 * m, 0.0 * m};

auto a_link(std::size_t a, std::size_t b) {
  return distance{body(a), body(b), length};
}
auto const links = [] {
  std::vector<decltype(a_link(0, 1))> all;
  for (std::size_t i = 1; i < joints; ++i)
    all.push_back(a_link(i - 1, i));
  return all;
}();
constexpr distance by_left{left_hook, body(0), length};
constexpr distance by_right{right_hook, body(joints - 1), length};
//! [chain]

using places = std::vector<vec<quantity<si::length>, 2>>;
using chain_state =
    motion<places, std::vector<vec<quantity<si::velocity>, 2>>>;

//! [hang]
// Held in a V, it is let go in oil, and after 10 s hangs still.
chain_state hung() {
  places v;
  double const along = 0.4, down = std::sqrt(0.84);
  for (std::size_t i = 1; i <= joints; ++i) {
    double const n = static_cast<double>(i);
    v.push_back(vec{n * along * length,
                    -std::fmin(n, 40 - n) * down * length});
  }
  chain_state const start{
      v, {joints, vec{0.0 * m_per_s, 0.0 * m_per_s}}};
  constrained const in_oil{
      second_law{mass, weight, damper{0.2 * kg / s}}, by_left,
      links, by_right};
  return integrate(rattle{}, project(in_oil, start), in_oil,
                   0.002 * s, 5000);
}
//! [hang]

//! [closed form]
// The level force in each link is the same, and what goes upwards
// grows by the weight of a joint from link to link; so the links
// span 0.4 m if that force is 0.307424908871 N (the root by mpmath).
// Then the middle joint is 0.428090168384 m down, and a hook
// holds 1.937495232793 N. A chain of ever more links tends to
// a cosh(x / a), which spans 0.4 m for a = 0.0783498050642 m.
bool hangs_as_it_should(chain_state const& chain) {
  constrained const held{second_law{mass, weight}, by_left, links,
                         by_right};
  auto const [of_left, of_links, of_right] =
      constraint_forces(held, chain);
  double const a = 0.0783498050642;
  double off = 0;
  for (auto const& joint : chain.position) {
    double const aside = (joint.x.value() - 0.2) / a;
    double const due = a * (std::cosh(aside) - std::cosh(0.2 / a));
    off = std::fmax(off, std::fabs(joint.y.value() - due));
  }
  auto const lowest = chain.position[joints / 2].y;
  std::printf("hangs %.6f m down, hooks hold %.6f N\n",
              -lowest.value(), of_left.value());
  std::printf("at most %.1f mm from the catenary\n\n", off * 1e3);
  return abs(lowest + 0.428090168384 * m) < 1e-11 * m &&
         abs(of_left - 1.937495232793 * N) < 1e-10 * N &&
         abs(of_right - of_left) < 1e-10 * N && off > 1e-4 &&
         off < 1e-3;
}
//! [closed form]

//! [fall]
// The right hook lets go: the constraint is left out.
bool falls_as_it_should(chain_state const& hung) {
  constrained const free{second_law{mass, weight}, by_left, links};
  simulation run{rattle{}, project(free, hung), free, 0.0005 * s};
  auto const energy_at_first = energy(mass, hung, weight);
  auto const height = hung.position.back().y;
  auto off = 0.0 * J, most_off = off;
  auto after_300_ms = 0.0 * m;
  auto least_held = 1000.0 * N, most_held = 0.0 * N;
  std::printf("  ms  the end  free fall  hook\n");
  for (int n = 0; n <= 2000; ++n) {
    auto const now = run.state();
    auto const [of_hook, of_links] = constraint_forces(free, now);
    auto const fallen = height - now.position.back().y;
    if (n == 600) after_300_ms = fallen;
    if (of_hook > most_held) most_held = of_hook;
    if (of_hook < least_held) least_held = of_hook;
    off = abs(energy(mass, now, weight) - energy_at_first);
    if (off > most_off) most_off = off;
    double const t = run.time().value();
    if (n % 100 == 0 && n <= 800)
      std::printf("%4.0f %6.3f m  %6.3f m %5.2f N\n", t * 1e3,
                  fallen.value(), 4.905 * t * t, of_hook.value());
    run.step();
  }
  std::printf("the hook holds from %.2f to %.2f N\n",
              least_held.value(), most_held.value());
  std::printf("energy is off by %.1e J at most, %.1e J at 1 s\n",
              most_off.value(), off.value());
  // The same fall with the angles of the links as coordinates, by a
  // classical Runge-Kutta method in Python: 0.5263599 m in 300 ms.
  return most_off > 1e-6 * J && most_off < 1e-3 * J &&
         off < 1e-6 * J &&
         abs(after_300_ms - 0.5263599 * m) < 2e-6 * m;
}
//! [fall]

int main() {
  auto const chain = hung();
  bool const hangs = hangs_as_it_should(chain);
  return falls_as_it_should(chain) && hangs ? 0 : 1;
}
