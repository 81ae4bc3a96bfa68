// SPDX-License-Identifier: BSL-1.0
// deep: takes the compiler a minute
// The questions about simulations, in three number types: where zero is, the unit of each argument, and left and right
// do not matter.
#include <gtest/gtest.h>

#include <array>
#include <boost/units/systems/si.hpp>
#include <boost/units/systems/si/prefixes.hpp>
#include <cmath>
#include <tuple>
#include <type_traits>
#include <unitstep/answers/derivative.hpp>
#include <unitstep/answers/equilibrium.hpp>
#include <unitstep/answers/propagate.hpp>
#include <unitstep/answers/solve.hpp>
#include <unitstep/drive/integrate.hpp>
#include <unitstep/drive/integrate_until.hpp>
#include <unitstep/drive/tolerance.hpp>
#include <unitstep/methods/embedded_runge_kutta.hpp>
#include <unitstep/methods/rk4.hpp>
#include <unitstep/numbers/between.hpp>

#include "support/invariance.hpp"

namespace {

using namespace unitstep;
namespace si = boost::units::si;
namespace is = invariance;
using is::row;

constexpr auto m = si::metre;
constexpr auto s = si::second;
constexpr auto m_per_s = si::metre_per_second;

template <class Q>
auto bare(Q const& q) {
  if constexpr (requires { q.value(); })
    return q.value();
  else
    return q;
}
template <class... Q>
auto row_of(Q const&... q) {
  return row<std::common_type_t<decltype(bare(q))...>>{bare(q)...};
}

/// A spring about a place, starting at an instant.
template <class T, class Place, class Stiffness>
auto pulled(Place const& middle, Stiffness const& stiffness) {
  return [=](auto const& now, auto const&) { return -stiffness * (now.position - middle); };
}
/// A start, a middle, a stiffness, a clock and a step.
std::vector<is::argument> const spring{{is::place, .6, 1},
                                       {is::velocity, -1, 1},
                                       {is::place, -.2, .2},
                                       {is::rate_squared, 2, 4},
                                       {is::duration, .05, .1}};
std::vector<is::argument> spring_and(std::initializer_list<is::argument> more) {
  auto all = spring;
  all.insert(all.end(), more);
  return all;
}

/// `f` of a number times a unit, or of the same value in a thousandth of the unit.
template <class T, class F>
auto in_either(is::as how, F const& f) {
  return how == is::as::in_other_units ? f(T(1) / 1024) : f(T(1));
}

template <class T>
std::vector<is::trial<T>> all_answers() {
  // The place of the spring after ten steps, as the start, its velocity and the stiffness vary.
  auto const way = [](row<T> const& x) {
    return [x](auto const& start, auto const& speed, auto const& stiffness) {
      return integrate(rk4{}, motion{start, speed}, pulled<T>(x[2] * m, stiffness), x[4] * s, 10)
          .position;
    };
  };
  return {
      {"derivative, with_slope",
       spring,
       {is::place, is::ratio, is::place, is::of(1, 2, 0, true)},
       [way](row<T> const& x, is::as) {
         with_slope const by_start = derivative(
             [&](auto const& start) { return way(x)(start, x[1] * m_per_s, x[3] / s / s); },
             x[0] * m);
         auto const by_stiffness = derivative(
             [&](auto const& k) { return way(x)(x[0] * m, x[1] * m_per_s, k); }, x[3] / s / s);
         return row_of(by_start.value, by_start.slope, by_stiffness.value, by_stiffness.slope);
       }},
      // By a plain number: a result that does not depend on it has no slope.
      {"derivative",
       {{is::size, .5, 1}, {is::size, .5, 1}},
       {is::size, is::ratio},
       [](row<T> const& x, is::as) {
         auto const found = derivative([&](auto const&) { return x[0] * m; }, T(2));
         auto const own = derivative([](auto const& y) { return y * y; }, x[0] / x[1]);
         return row_of(found.slope, own.slope);
       }},
      {"gradient, with_slopes",
       spring,
       {is::place, is::ratio, is::duration, is::of(1, 2, 0, true)},
       [way](row<T> const& x, is::as) {
         with_slopes const all = gradient(way(x), x[0] * m, x[1] * m_per_s, x[3] / s / s);
         auto const& [value, by_start, by_speed, by_stiffness] = all;
         return row_of(value, by_start, by_speed, by_stiffness);
       }},
      {"derivative, steps_by_values",
       spring_and({{is::size, 1e-4, 1e-3}}),
       {is::place, is::of(1, 2, 0, true), is::place, is::of(1, 2, 0, true)},
       [](row<T> const& x, is::as) {
         auto const end = [x](auto const& stiffness) {
           return integrate(dormand_prince5{}, motion{x[0] * m, x[1] * m_per_s},
                            pulled<T>(x[2] * m, stiffness),
                            tolerance{motion{x[5] * m, x[5] / x[4] * m_per_s}}, T(10) * x[4] * s)
               .position;
         };
         auto const found = derivative(end, x[3] / s / s);
         auto const loose = derivative(steps_by_values{end}, x[3] / s / s);
         return row_of(found.value, found.slope, loose.value, loose.slope);
       },
       {},
       sizeof(T) == 4 ? 1e5 : 1e13},
      {"propagate, measured",
       spring_and({{is::size, .01, .1}, {is::velocity, .01, .1}}),
       {is::place, is::size},
       [way](row<T> const& x, is::as) {
         auto const found = propagate(
             [&](auto const& start, auto const& speed) {
               return way(x)(start, speed, x[3] / s / s);
             },
             measured{x[0] * m, x[5] * m}, measured{x[1] * m_per_s, std::abs(x[6]) * m_per_s});
         return row_of(found.value, found.sigma);
       },
       {},
       1e3,
       true,
       sizeof(T) == 4 ? 6 : 60},
      {"solve, between",
       spring_and({{is::place, -.2, .2}}),
       {is::velocity, is::velocity},
       [way](row<T> const& x, is::as how) {
         auto const miss = [&](auto const& speed) {
           return way(x)(x[0] * m, speed, x[3] / s / s) - x[5] * m;
         };
         auto const there = [&](T part) {
           auto const unit = part * m_per_s;
           T const guess = x[1] / part;
           return solve(miss, guess * unit).value();
         };
         auto const free = in_either<T>(how, there);
         if constexpr (std::is_same_v<T, double>) {  // two ends do not determine another number
           T const most = std::abs(x[0] / x[4]);
           return row_of(free, solve(miss, unitstep::between(-most * m_per_s, most * m_per_s)));
         } else {
           return row_of(free);
         }
       },
       {is::as::in_other_units},
       1e4,
       false},
      {"solve",
       spring_and({{is::place, -.2, .2}, {is::velocity, -.5, .5}}),
       {is::place, is::velocity},
       [](row<T> const& x, is::as how) {
         auto const miss = [x](auto const& start, auto const& speed) {
           auto const end = integrate(rk4{}, motion{start, speed},
                                      pulled<T>(x[2] * m, x[3] / s / s), x[4] * s, 10);
           return std::tuple{end.position - x[5] * m, end.velocity - x[6] * m_per_s};
         };
         auto const other = [&](auto const& speed, auto const& start) {
           return miss(start, speed);
         };
         if (how == is::as::reordered) {
           auto const [speed, start] = solve(other, x[1] * m_per_s, x[0] * m);
           return row_of(start, speed);
         }
         auto const [start, speed] = solve(miss, x[0] * m, x[1] * m_per_s);
         return row_of(start, speed);
       },
       {is::as::reordered},
       1e4,
       false},
      {"equilibrium",
       spring_and({{is::acceleration, -1, 1}}),
       {is::place},
       [](row<T> const& x, is::as) {
         auto const field = [x](auto const& now, auto const&) {
           return x[5] * (m / s / s) - x[3] / s / s * (now.position - x[2] * m);
         };
         return row_of(equilibrium(field, motion{x[0] * m, T(0) * m_per_s}).position);
       },
       {},
       1e3,
       false},
  };
}

template <class T>
class Answers : public testing::Test {};
TYPED_TEST_SUITE(Answers, is::numbers);

TYPED_TEST(Answers, KnowNoZeroNoUnitAndNoSide) { is::hold_all(all_answers<TypeParam>()); }

}  // namespace
