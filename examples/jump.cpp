// SPDX-License-Identifier: BSL-1.0
// A jump in a platform game, and the platform it leads to: what a
// level needs of them, proved.
#include <boost/units/systems/si.hpp>
#include <cstdio>
#include <stdexcept>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;

//! [jump]
// Forwards with 5 m/s, up with 7; things fall with 20 m/s2.
constexpr motion leaving{vec{0.0, 0.0} * si::metre,
                         vec{5.0, 7.0} * si::metre_per_second};
constexpr auto fall = [](auto const&, auto) {
  return vec{0.0, -20.0} * si::metre_per_second_squared;
};
constexpr auto jump(auto const& start, int updates, int steps) {
  return integrate(semi_implicit_euler{}, start, fall,
                   si::second / double(updates), steps);
}
//! [jump]

//! [top]
constexpr double top(int updates) {
  double most = 0;  // in m
  for (int n = 0; n < updates; ++n) {
    double const y = jump(leaving, updates, n).position.y.value();
    most = y > most ? y : most;
  }
  return most;
}
//! [top]

//! [both sides]
// The closed form v^2/2g is 1.225 m; semi-implicit Euler stays
// v h / 2 below it.
static_assert(7.0 * 7 / (2 * 20) == 1.225);
constexpr double due = 1.225 - 7.0 / 60 / 2;
static_assert(top(60) > due - 1e-9 && top(60) < due + 1e-9);
static_assert(due > 1.166 && due < 1.167);
//! [both sides]

//! [level]
constexpr double ledge = 1.1;  // in m
static_assert(top(60) > ledge);
//! [level]

//! [one side]
// Somebody forgot to jump.
constexpr motion standing{vec{0.0, 0.0} * si::metre,
                          vec{5.0, 0.0} * si::metre_per_second};
static_assert(jump(standing, 60, 21).position.y.value() < 1.17);
static_assert(!(jump(standing, 60, 21).position.y.value() > 1.16));
//! [one side]

//! [control]
static_assert(top(20) > 1.05 - 1e-9 && top(20) < 1.05 + 1e-9);
static_assert(!(top(20) > ledge));
//! [control]

//! [watched]
// A platform on a spring, which has to stay in its shaft.
constexpr second_law hung{1.0 * si::kilogram,
                          spring{4.0 * si::newton / si::metre}};
constexpr auto watched = [](auto const& s, auto t) {
  if (s.position > 2.01 * si::metre ||
      s.position < -2.01 * si::metre)
    throw std::logic_error("the platform leaves its shaft");
  return hung(s, t);
};
//! [watched]

//! [chain]
// Three minutes with 60 updates a second.
constexpr chain platform{
    semi_implicit_euler{},
    motion{2.0 * si::metre, 0.0 * si::metre_per_second}, watched,
    si::second / 60.0};
constexpr auto at_the_end = state_after<platform, 10'800>;
static_assert(3 * 60 * 60 == 10'800);
static_assert(at_the_end.position > -2.01 * si::metre &&
              at_the_end.position < 2.01 * si::metre);
//! [chain]

//! [twin]
// The same at run time, from numbers that no compiler knows.
bool same_bits_at_run_time() {
  double volatile up = 7.0;
  double const now = up;
  motion const start{vec{0.0, 0.0} * si::metre,
                     vec{5.0, now} * si::metre_per_second};
  constexpr auto proved = jump(leaving, 60, 40);
  return jump(start, 60, 40) == proved;
}
//! [twin]

//! [answer]
// As long as he is up in the air where the gap ends, he lands
// behind it.
constexpr bool crosses(double gap, int updates) {
  for (int n = 0;; ++n) {
    auto const p = jump(leaving, updates, n).position;
    if (p.x.value() >= gap) return p.y.value() > 0;
  }
}
static_assert(crosses(3.3, 60) && !crosses(3.3, 20));
static_assert(crosses(3.0, 20));
//! [answer]

// An integration throws if its start is not finite; these are.
// NOLINTNEXTLINE(bugprone-exception-escape)
int main() {
  std::printf("updates a second   top in m\n");
  for (int updates : {20, 30, 60, 120, 240})
    std::printf("%16d   %8.4f\n", updates, top(updates));
  std::printf("closed form        %8.4f\n\n", 7.0 * 7 / 40);
  bool const same = same_bits_at_run_time();
  std::printf("the same bits at run time: %s\n",
              same ? "yes" : "no");
  return same ? 0 : 1;
}
