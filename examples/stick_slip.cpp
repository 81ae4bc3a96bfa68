// SPDX-License-Identifier: BSL-1.0
// A block on a moving belt, held by a spring. It sticks to the belt
// until the spring tears it off, and slips back: how often?
#include <boost/units/systems/si.hpp>
#include <cstddef>
#include <cstdio>
#include <numbers>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>

using namespace unitstep;
using namespace unitstep::symbols;

//! [block]
enum class contact { sticks, slips };

constexpr auto mass = 2.0 * kg;
constexpr auto stiffness = 200.0 * N_per_m;
constexpr auto belt = 0.1 * m_per_s;
constexpr auto weight = mass * (9.81 * m_per_s2);
constexpr auto holds = 0.6 * weight;  // the largest static friction
constexpr auto drags = 0.4 * weight;  // the kinetic friction

// It slips only while it is slower than the belt, which drags it on.
constexpr auto moves = [](auto const& block, auto, contact now) {
  auto const net = drags - stiffness * block.position;
  return (now == contact::slips ? 1.0 : 0.0) * net / mass;
};
//! [block]

//! [events]
constexpr auto pull = [](auto const& block, auto) {
  return stiffness * block.position - holds;
};
constexpr auto tear_off = [](auto const&, auto, contact& now) {
  now = contact::slips;
};
constexpr auto lead = [](auto const& block, auto, contact now) {
  return now == contact::slips ? block.velocity - belt
                               : -1.0 * belt;
};
constexpr auto stick = [](auto const& block, auto, contact& now) {
  now = contact::sticks;
  return motion{block.position, belt};
};
//! [events]

//! [run]
constexpr motion at_rest{0.0 * m, 0.0 * m_per_s};
constexpr tolerance allowed{motion{1e-11 * m, 1e-10 * m_per_s}};
constexpr auto run =
    integrate(dop853{}, at_rest, moves, allowed, 3.0 * s,
              modes(contact::slips), when(rising(lead), stick),
              when(rising(pull), tear_off));
//! [run]

//! [period]
// The block is torn off a reach beyond where the spring balances the
// drag, and swings around that. It is as fast as the belt again a
// reach before it, and has all of that way to ride on the belt.
constexpr auto reach = (holds - drags) / stiffness;
constexpr auto w = sqrt(stiffness / mass);
constexpr double phase = atan2(reach * w, belt).value();
constexpr auto slipping = 2 * (std::numbers::pi - phase) / w;
constexpr auto sticking = 2.0 * reach / belt;

constexpr bool is_close(auto t, auto due) {
  return magnitude(t - due) < 1e-9 * s;
}
// The log goes on: sticks, slips, sticks, slips ...
constexpr bool repeats() {
  auto const& log = run.events;
  for (std::size_t n = 0; n + 2 < log.size(); n += 2)
    if (log[n].which != 1 || log[n + 1].which != 2 ||
        (n > 0 &&
         !is_close(log[n + 1].time - log[n].time, sticking)) ||
        !is_close(log[n + 2].time - log[n + 1].time, slipping))
      return false;
  return log.size() > 6;
}
static_assert(repeats());
//! [period]

int main() {
  std::printf("  at        it\n");
  for (auto const& [time, which] : run.events)
    std::printf("%9.6f s %s\n", time.value(),
                which == 1 ? "sticks" : "slips");
  std::printf("\nsticks for %.6f s, slips for %.6f s\n",
              sticking.value(), slipping.value());
}
