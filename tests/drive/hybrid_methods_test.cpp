// SPDX-License-Identifier: BSL-1.0
// deep: takes the compiler half a minute
// Things that happen, by each kind of method: forwards and backwards, in constants and at run time.
#include <gtest/gtest.h>

#include <cmath>
#include <type_traits>
#include <unitstep/drive/hybrid.hpp>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>

#include "support/every_method.hpp"
#include "support/same_bits.hpp"

namespace {

using namespace unitstep;
using namespace unitstep::symbols;

// A ball falls from 5 m, hits the ground after 1 s at -10 m/s, and leaves it at 5 m/s. After 1.5 s it is at 1.25 m and
// rests; it is pushed to 1 m/s, and after 2 s it is at 0.5 m and -4 m/s. Backwards it is the same. A path of second
// order is exact up to rounding for every method of second order.
constexpr auto falls = [](auto const& b, auto) {
  return 0.0 * b.position / s / s - 10.0 * m_per_s2;
};
constexpr auto height = [](auto const& b, auto) { return b.position; };
struct turned {
  double factor;
  template <class Ball>
  constexpr auto operator()(Ball const& b, auto) const {
    return motion{b.position, factor * b.velocity};
  }
};
struct pushed {
  double by;
  constexpr void operator()(auto& b, auto) const { b.velocity += by * m_per_s; }
};
constexpr motion high{5.0 * m, 0.0 * m_per_s}, low{0.5 * m, -4.0 * m_per_s};

template <class Method, class Pace, class Extent>
constexpr auto run(Method const& method, bool forwards, Pace pace, Extent extent) {
  return integrate(method, forwards ? high : low, falls, pace, extent, forwards ? 0.0 * s : 2.0 * s,
                   when(falling(height), turned{forwards ? -0.5 : -2.0}),
                   at(1.5 * s, pushed{forwards ? 1.0 : -1.0}));
}
template <class Method>
constexpr auto by_steps(Method const& method, bool forwards, double dt) {
  return run(method, forwards, (forwards ? dt : -dt) * s, 25);
}

template <class Run>
void expect_at(Run const& run, auto const& due, double within) {
  ASSERT_EQ(run.events.size(), 2u);
  EXPECT_NEAR(run.state.position.value(), due.position.value(), within);
  EXPECT_NEAR(run.state.velocity.value(), due.velocity.value(), within);
}
// If steps change in length a method may be of first order: an error of 10 m/s^2 times a step.
template <class Method>
constexpr double within = Method::order_with_changing_steps == 1 ? 1 : 1e-12;

template <class Method>
void check(char const* name, Method const& method) {
  SCOPED_TRACE(name);
  double const dt = twins::hidden(0.08);
  auto const run = by_steps(method, true, dt);
  if constexpr (Method::order > 1) {
    expect_at(run, low, within<Method>);
    expect_at(by_steps(method, false, dt), high, within<Method>);
  } else {
    EXPECT_GE(run.events.size(), 2u);
  }
  constexpr auto due = by_steps(Method{}, true, 0.08);
  EXPECT_TRUE(twins::same_bits(run.state, due.state));
  EXPECT_TRUE(twins::same_bits(run.time, due.time));
  EXPECT_TRUE(twins::same_bits(run.events[0].time, due.events[0].time));
}

TEST(HybridMethods, ByAStepAreThoseOfTheClosedForm) {
  laws::for_each_kind_of_method([](auto const& listed) { check(listed.name, listed.method); });
  check("taylor", taylor<>{});
  check("boris", boris{});
  check("step_doubling", step_doubling{rk4{}});
  check("compensated", compensated{velocity_verlet{}});
}

// The same under a tolerance, with each kind of method with an error estimate. `tsitouras5` and `verner9` differ from
// `dormand_prince5` and `dop853` in coefficients; hybrid_corners_test.cpp tests events in their dense output.
template <class Method>
void check_under(char const* name, Method const& method) {
  SCOPED_TRACE(name);
  static constexpr tolerance allowed{motion{1e-9 * m, 1e-9 * m_per_s}};
  expect_at(run(method, true, allowed, twins::hidden(2.0) * s), low, 1e-12);
  auto const back = run(method, false, allowed, 0.0 * s);
  expect_at(back, high, 1e-12);
  constexpr auto due = run(Method{}, false, allowed, 0.0 * s);
  EXPECT_TRUE(twins::same_bits(back.state, due.state));
  EXPECT_TRUE(twins::same_bits(back.events[0].time, due.events[0].time));
}
TEST(HybridMethods, UnderAToleranceAreThoseOfTheClosedForm) {
  check_under("bogacki_shampine3", bogacki_shampine3{});
  check_under("dormand_prince5", dormand_prince5{});
  check_under("dormand_el_mikkawy_prince4", dormand_el_mikkawy_prince4{});
  check_under("dop853", dop853{});
  check_under("radau5", radau5{});
  check_under("rodas5p", rodas5p{});
  check_under("taylor", taylor<>{});
  check_under("step_doubling", step_doubling{rk4{}});
}

}  // namespace
