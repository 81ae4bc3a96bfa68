// SPDX-License-Identifier: BSL-1.0
// deep: takes the compiler half a minute
// Every driver, in three number types: where the zeros of place and time are, the units, and left and right do not
// matter, and what two drivers both do they do alike. events_test.cpp tests events, too.
#include <gtest/gtest.h>

#include <array>
#include <boost/units/systems/si.hpp>
#include <cmath>
#include <cstddef>
#include <type_traits>
#include <unitstep/drive/advance.hpp>
#include <unitstep/drive/chain.hpp>
#include <unitstep/drive/each_step.hpp>
#include <unitstep/drive/every.hpp>
#include <unitstep/drive/fixed_step.hpp>
#include <unitstep/drive/hybrid.hpp>
#include <unitstep/drive/hybrid_simulation.hpp>
#include <unitstep/drive/integrate.hpp>
#include <unitstep/drive/integrate_observed.hpp>
#include <unitstep/drive/integrate_until.hpp>
#include <unitstep/drive/interpolate.hpp>
#include <unitstep/drive/sampled.hpp>
#include <unitstep/drive/simulation.hpp>
#include <unitstep/drive/state_at.hpp>
#include <unitstep/drive/step.hpp>
#include <unitstep/drive/tolerance.hpp>
#include <unitstep/drive/trajectory.hpp>
#include <unitstep/methods/embedded_runge_kutta.hpp>
#include <unitstep/methods/rk4.hpp>
#include <unitstep/methods/step_doubling.hpp>
#include <unitstep/methods/velocity_verlet.hpp>

#include "support/invariance.hpp"

namespace {

using namespace unitstep;
namespace is = invariance;
using is::row;

template <class T>
using row = std::vector<T>;
template <class T>
using line = motion<T, T>;

/// A spring about a uniformly moving place, which is at `middle` at the instant `from`.
template <class T>
struct pulled {
  T middle, from, stiffness, along;
  constexpr auto operator()(auto const& s, auto t) const {
    return -stiffness * (s.position - middle - along * (t - from));
  }
};
/// The inputs of all of them: a start, a spring, its clock and a step.
std::vector<is::argument> const spring{
    {is::place, .6, 1},       {is::velocity, -1, 1},   {is::place, -.2, .2},   {is::instant, 0, 1},
    {is::rate_squared, 2, 4}, {is::velocity, -.2, .2}, {is::duration, .05, .1}};
std::vector<is::argument> spring_and(std::initializer_list<is::argument> more) {
  auto all = spring;
  all.insert(all.end(), more);
  return all;
}
template <class T>
line<T> start_of(row<T> const& x) {
  return {x[0], x[1]};
}
template <class T>
pulled<T> field_of(row<T> const& x) {
  return {x[2], x[3], x[4], x[5]};
}
template <class T>
row<T> row_of(line<T> const& s) {
  return {s.position, s.velocity};
}
template <class T>
void add(row<T>& to, line<T> const& s) {
  to.push_back(s.position), to.push_back(s.velocity);
}
/// The kinds of n results, each of which has all of these kinds.
std::vector<is::kind> times(std::size_t n, std::vector<is::kind> const& all) {
  std::vector<is::kind> kinds;
  for (std::size_t i = 0; i < n; ++i) kinds.insert(kinds.end(), all.begin(), all.end());
  return kinds;
}

template <class T>
std::vector<is::trial<T>> all_drivers() {
  auto const by_tolerance = [](row<T> const& x) {
    return tolerance{line<T>{x[7], x[7] / x[6]}};  // a share of a place depends on where zero is
  };
  return {
      {"integrate, step, advance", spring, times(3, {is::place, is::velocity}),
       [](row<T> const& x, is::as) {
         auto const field = field_of(x);
         auto all = row_of(integrate(rk4{}, start_of(x), field, x[6], 5, x[3]));
         add(all, step(rk4{}, start_of(x), field, x[3], x[6]));
         add(all, advance(rk4{}, start_of(x), field, x[3], x[6], 0L, 5L));
         return all;
       }},
      {"trajectory, sample, state_at, interpolate, interpolate_into", spring,
       times(10, {is::place, is::velocity}),
       [](row<T> const& x, is::as) {
         auto const table = trajectory<5>(rk4{}, start_of(x), field_of(x), x[6], x[3]);
         row<T> all;
         for (auto const& one : table) add(all, one.state);
         sample const last = table[5];
         add(all, last.state);
         add(all, interpolate(table[1].state, table[2].state, T(.25)));
         line<T> drawn{};
         interpolate_into(drawn, table[1].state, table[2].state, T(.25));
         add(all, drawn);
         add(all, state_at(table, x[3] + T(2.25) * x[6]));
         return all;
       }},
      {"integrate_observed, each_step, every", spring,
       times(12, {is::place, is::velocity, is::instant}),
       [](row<T> const& x, is::as) {
         row<T> all;
         integrate_observed(rk4{}, start_of(x), field_of(x), x[6], 6,
                            every{2,
                                  [&](line<T> const& s, T t) {
                                    add(all, s);
                                    all.push_back(t);
                                  }},
                            x[3]);
         simulation sim{rk4{}, start_of(x), field_of(x), x[6], x[3]};
         for (int i = 0; i < 4; ++i) {
           sim.step();
           add(all, sim.state());
           all.push_back(sim.time());
         }
         return all;
       }},
      {"integrate_until, falling, first_of, run_end",
       spring,
       {is::place, is::velocity, is::instant},
       [](row<T> const& x, is::as how) {
         // From the side on which it starts, so that it falls in the mirror, too.
         T const side = x[0] < x[2] ? T(-1) : T(1);
         auto const middle = [x, side](auto const& s, auto t) {
           return side * (s.position - x[2] - x[5] * (t - x[3]));
         };
         auto const top = [x](auto const& s, auto) { return s.velocity - x[5]; };
         run_end const met = how == is::as::reordered
                                 ? integrate_until(rk4{}, start_of(x), field_of(x), x[6],
                                                   first_of{falling(middle), top}, 100, x[3])
                                 : integrate_until(rk4{}, start_of(x), field_of(x), x[6],
                                                   first_of{top, falling(middle)}, 100, x[3]);
         auto all = row_of(met.state);
         all.push_back(met.time);
         return all;
       },
       {is::as::reordered}},
      // Against a wall a quarter below the middle: it gets there within about a quarter of a period, and back.
      {"when, modes, at, rising, event_record, event_log, hybrid_end",
       spring_and({{is::size, .1, .2}}),
       {is::place, is::velocity, is::instant, is::instant, is::instant},
       [](row<T> const& x, is::as) {
         T const side = x[0] < x[2] ? T(-1) : T(1);
         auto const over = [x, side](auto const& s, auto t) {
           return side * (s.position - x[2] - x[5] * (t - x[3]));
         };
         auto const turns = [x](auto const& s, auto) {
           return line<T>{s.position, x[5] - T(.5) * (s.velocity - x[5])};
         };
         auto const kick = [x](auto const& s, auto, int& kicks) {
           ++kicks;
           return line<T>{s.position, s.velocity + x[5]};
         };
         hybrid_end const end = integrate(
             rk4{}, start_of(x), field_of(x), x[6], 20, x[3], modes(0), when(over, turns),
             when(rising(over), [](auto const&, auto) {}), at(x[3] + T(2.5) * x[6], kick));
         auto all = row_of(end.state);
         all.push_back(end.time);
         event_log const log = end.events;
         for (std::size_t i = 0; i < log.size(); ++i) {
           event_record const one = log[i];
           all.push_back(one.time);
         }
         return all;
       }},
      {"jumps",
       spring,
       {is::place, is::velocity},
       [](row<T> const& x, is::as) {
         auto const pushed = [x](auto const& s, auto t) {
           auto const push = -x[4] * (s.position - x[2]);
           return t < x[3] + T(2.5) * x[6] ? push : T(0) * push;
         };
         return row_of(
             integrate(rk4{}, start_of(x), pushed, x[6], 5, x[3], jumps(x[3] + T(2.5) * x[6]))
                 .state);
       }},
      // It counts from the zero of the clock, which is a part of its result.
      {"jumps_every",
       spring,
       {is::place, is::velocity},
       [](row<T> const& x, is::as) {
         auto const still = pulled<T>{x[2], T(0), x[4], T(0)};
         return row_of(
             integrate(rk4{}, start_of(x), still, x[6], 5, jumps_every(T(1.75) * x[6])).state);
       }},
      {"simulation, saved_run", spring, times(3, {is::place, is::velocity, is::instant}),
       [](row<T> const& x, is::as) {
         simulation sim{velocity_verlet{}, start_of(x), field_of(x), x[6], x[3]};
         row<T> all;
         auto const see = [&] {
           add(all, sim.state());
           all.push_back(sim.time());
         };
         sim.step(), sim.step(), see();
         saved_run const saved = sim.save();
         sim.step(), see();
         sim.resume(saved), sim.step(), see();
         return all;
       }},
      {"sampled, held", spring, times(1, {is::place, is::velocity, is::acceleration}),
       [](row<T> const& x, is::as) {
         sampled const controlled{[x](auto const& s, auto) { return -x[4] * (s.position - x[2]); },
                                  3 * x[6], [](auto const&, auto, auto push) { return push; }};
         simulation sim{rk4{}, start_of(x), controlled, x[6], x[3]};
         for (int i = 0; i < 7; ++i) sim.step();
         auto all = row_of(sim.state());
         all.push_back(held(sim));
         return all;
       }},
      {"fixed_step",
       {{is::duration, .1, .2}, {is::duration, .3, .5}},
       {is::ratio},
       [](row<T> const& x, is::as) {
         fixed_step clock{x[0] * boost::units::si::second, 8};
         row<T> all;
         for (int i = 0; i < 5; ++i)
           all.push_back(static_cast<T>(clock.advance(x[1] * boost::units::si::second)));
         return all;
       }},
      {"tolerance, saved_adaptive_run",
       spring_and({{is::size, 1e-4, 1e-3}, {is::duration, 1, 2}}),
       times(2, {is::place, is::velocity}),
       [by_tolerance](row<T> const& x, is::as) {
         auto const allowed = by_tolerance(x);
         auto all = row_of(
             integrate(dormand_prince5{}, start_of(x), field_of(x), allowed, x[3] + x[8], x[3]));
         simulation sim{dormand_prince5{}, start_of(x), field_of(x), allowed, x[3]};
         sim.step();
         saved_adaptive_run const saved = sim.save();
         sim.step();
         sim.resume(saved);
         add(all,
             integrate(step_doubling{rk4{}}, start_of(x), field_of(x), allowed, x[3] + x[8], x[3]));
         return all;
       },
       {},
       1e5},  // a rounding in the error of a step changes the length of the next
  };
}

template <class T>
class Drivers : public testing::Test {};
TYPED_TEST_SUITE(Drivers, is::numbers);

TYPED_TEST(Drivers, KnowNoZeroNoUnitAndNoSide) { is::hold_all(all_drivers<TypeParam>()); }

}  // namespace
