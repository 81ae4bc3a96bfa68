// SPDX-License-Identifier: BSL-1.0
// A tolerance in place of a step.
#include <boost/units/systems/si.hpp>
#include <cstdint>
#include <limits>
#include <string_view>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>

using namespace unitstep;
using namespace unitstep::symbols;

namespace integrate_example {
//! [tolerance]
// An error for each member in its own unit, and one for each size.
constexpr motion start{1.0 * m, 0.0 * m_per_s};
constexpr second_law pull{1.0 * kg, spring{1.0 * N / m}};
constexpr tolerance fine{motion{1e-9 * m, 1e-9 * m_per_s}, 1e-9};
constexpr auto end =
    integrate(dormand_prince5{}, start, pull, fine, 6.0 * s);
constexpr auto missed = end.position - math::cos(6.0) * m;
static_assert(abs(missed) < 4e-9 * m);
//! [tolerance]
//! [step_control]
// By the error before the last too, for smoother steps.
constexpr auto steady = [] {
  auto one = fine;
  one.control = step_control::proportional_integral;
  return one;
}();
static_assert(integrate(dormand_prince5{}, start, pull, steady,
                        6.0 * s) != end);
//! [step_control]
//! [integrate_observed]
// Every half second, wherever the steps end.
constexpr auto looks = [] {
  int count = 0;
  integrate_observed(
      dormand_prince5{}, start, pull, fine, 6.0 * s,
      every{0.5 * s, [&](auto const&, auto) { ++count; }});
  return count;
}();
static_assert(looks == 13);
//! [integrate_observed]
//! [trajectory]
// Seven samples, a second apart, each as accurate as the steps.
constexpr auto table =
    trajectory<6>(dormand_prince5{}, start, pull, fine, 1.0 * s);
static_assert(abs(table[3].state.position - math::cos(3.0) * m) <
              4e-9 * m);
//! [trajectory]
//! [integrate_until]
// It passes the middle at pi/2.
constexpr auto position = [](auto const& now, auto) {
  return now.position;
};
constexpr auto passed =
    integrate_until(dormand_prince5{}, start, pull, fine,
                    falling{position}, 6.0 * s);
static_assert(abs(passed.time - 1.5707963267948966 * s) < 1e-9 * s);
//! [integrate_until]
//! [saved_adaptive_run]
// Saved after some steps, and gone on with to the same bits.
constexpr auto same = [] {
  simulation sim{dormand_prince5{}, start, pull, fine};
  sim.step();
  saved_adaptive_run const before = sim.save();
  sim.step();
  auto const first = sim.state();
  sim.resume(before);
  sim.step();
  return sim.state() == first;
}();
static_assert(same);
//! [saved_adaptive_run]
//! [state_reached]
// A long run, each segment of its steps a constant of its own.
constexpr chain run{dormand_prince5{}, start, pull, fine};
constexpr auto a_while = 100.0 * s;
constexpr auto then = state_reached<run, a_while>;
static_assert(abs(then.position - math::cos(100.0) * m) < 1e-7 * m);
//! [state_reached]
}  // namespace integrate_example

int main() {}
