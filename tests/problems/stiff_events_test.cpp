// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <algorithm>
#include <boost/units/systems/si.hpp>
#include <cmath>
#include <unitstep/drive/integrate.hpp>
#include <unitstep/drive/integrate_observed.hpp>
#include <unitstep/drive/integrate_until.hpp>
#include <unitstep/drive/simulation.hpp>
#include <unitstep/drive/tolerance.hpp>
#include <unitstep/drive/trajectory.hpp>
#include <unitstep/methods/collocation.hpp>
#include <unitstep/methods/implicit_euler.hpp>
#include <unitstep/methods/radau5.hpp>
#include <unitstep/methods/rodas5p.hpp>

#include "support/stiff_problems.hpp"

// Events and dense output of implicit methods, on the equation of Prothero and Robinson (Math. Comput. 28, 145 (1974)),
// with the solution cos t: deviations from it decay with 1e6 per second.

namespace {

namespace si = boost::units::si;
using unitstep::radau5;
using unitstep::rodas5p;

template <class N = double>
struct pointer {
  unitstep::light<si::length, N> x;
};
constexpr auto second = 1.0 * si::second;
constexpr auto metre = 1.0 * si::metre;
constexpr auto follows = [](auto const& s, auto t) {
  auto const angle = t / second;
  return unitstep::rates{-1e6 / si::second * (s.x - metre * cos(angle)) -
                         metre / second * sin(angle)};
};
constexpr pointer<> start{{1.0}};
// The ends of its steps are on the cosine for any length, since deviations decay. The polynomial between them is of
// third or fourth degree and is not on it, so the length is limited.
constexpr unitstep::tolerance allowed{pointer<>{{1e-9}}, 1e-9, {}, 0.03125 * second};
constexpr unitstep::tolerance unlimited{pointer<>{{1e-9}}, 1e-9};
constexpr auto place = [](auto const& s, auto) { return s.x; };
constexpr double quarter = 1.5707963267948966;

// The moment at which it passes zero, in the compiler.
template <class Method>
constexpr bool passes_zero(Method const& method) {
  auto const hit = unitstep::integrate_until(method, start, follows, allowed,
                                             unitstep::falling(place), 2.0 * second);
  double const off = hit.time / second - quarter;
  return hit.stopped_because == unitstep::stop_reason::event && off < 1e-7 && off > -1e-7;
}
static_assert(passes_zero(radau5{}) && passes_zero(rodas5p{}));

// Between its steps, by a polynomial, as at them.
template <class Method, class Tolerance>
double most_off_between(Method const& method, Tolerance const& within) {
  unitstep::simulation sim{method, start, follows, within, 0.0 * second};
  double most = 0;
  while (sim.time() < 2.0 * second) {
    sim.step();
    for (int i = 0; i < 8; ++i) {
      auto const t = sim.time() - sim.dt() * (i / 8.0);
      most = std::max(most, std::fabs(sim.at(t).x / metre - std::cos(t / second)));
    }
  }
  EXPECT_LT(sim.steps(), 200);  // explicit methods are limited to three millionths of a second
  return most;
}
// clang-format off
//! [between]
TEST(stiff_events, states_are_known_between_steps) {
  // `allowed` has a longest step of 1/32 s.
  EXPECT_LT(most_off_between(radau5{}, allowed), 1e-8);
  EXPECT_LT(most_off_between(rodas5p{}, allowed), 1e-8);
  EXPECT_GT(most_off_between(radau5{}, unlimited), 1e-6);
}
//! [between]
// clang-format on

// For a reaction whose steps are chosen by its error the polynomial is as good as its ends: at the moment at which a
// tenth of A is gone, a run that ends there has a tenth less.
template <class Method>
void expect_a_tenth_gone(Method const& method) {
  using namespace laws;
  unitstep::tolerance const fine{robertson_mix<>{{1e-10}, {1e-14}, {1e-10}}, 1e-8};
  auto const gone = [](auto const& s, auto) { return s.a - 0.9 * molar; };
  auto const hit = unitstep::integrate_until(method, robertson_start, robertson, fine,
                                             unitstep::falling(gone), 40.0 * second);
  ASSERT_EQ(hit.stopped_because, unitstep::stop_reason::event);
  auto const there = unitstep::integrate(method, robertson_start, robertson, fine, hit.time);
  EXPECT_NEAR(there.a / molar, 0.9, 1e-7);
  EXPECT_NEAR(hit.state.b / there.b, 1, 1e-5);
}
TEST(stiff_events, of_a_reaction_are_found) {
  expect_a_tenth_gone(radau5{});
  expect_a_tenth_gone(rodas5p{});
}

// The same by the drivers that use it.
template <class Method>
void expect_of_drivers(Method const& method) {
  auto const table = unitstep::trajectory<16>(method, start, follows, allowed, 0.125 * second);
  for (std::size_t i = 0; i <= 16; ++i)
    EXPECT_NEAR(table[i].state.x / metre, std::cos(0.125 * double(i)), 1e-8);
}
TEST(stiff_events, trajectories_are_read_off) {
  expect_of_drivers(radau5{});
  expect_of_drivers(rodas5p{});
}

// Also in steps of a fixed length, each with the accuracy of its order.
template <class Method>
void expect_in_fixed_steps(Method const& method, double most) {
  auto const hit = unitstep::integrate_until(method, start, follows, 0.0625 * second,
                                             unitstep::falling(place), 40);
  EXPECT_EQ(hit.stopped_because, unitstep::stop_reason::event);
  EXPECT_NEAR(hit.time / second, quarter, most);
}
TEST(stiff_events, are_found_in_fixed_steps) {
  expect_in_fixed_steps(unitstep::implicit_euler{}, 1e-3);
  expect_in_fixed_steps(unitstep::implicit_midpoint{}, 1e-3);
  expect_in_fixed_steps(unitstep::gauss4{}, 1e-3);
  expect_in_fixed_steps(radau5{}, 1e-3);
  expect_in_fixed_steps(rodas5p{}, 1e-3);
}

}  // namespace
