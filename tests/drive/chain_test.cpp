// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <limits>
#include <unitstep/drive/chain.hpp>
#include <unitstep/drive/integrate.hpp>
#include <unitstep/methods/rk4.hpp>
#include <unitstep/methods/semi_implicit_euler.hpp>
#include <unitstep/methods/velocity_verlet.hpp>

#include "support/same_bits.hpp"

namespace {

namespace si = boost::units::si;
using unitstep::chain;
using unitstep::integrate;
using unitstep::motion;
using unitstep::state_after;

// With time in it, so that a segment that began to count its steps anew would be noticed.
constexpr auto pull = [](auto const& s, auto t) {
  return -4.0 / si::second / si::second * s.position +
         t * (0.25 * si::metre_per_second_squared / si::second);
};
constexpr motion start{1.0 * si::metre, 0.5 * si::metre_per_second};

template <class Method>
constexpr chain run{Method{}, start, pull, 0.1 * si::second, 2.7 * si::second};
template <class Method>
constexpr auto after(int steps) {
  return integrate(Method{}, start, pull, 0.1 * si::second, steps, 2.7 * si::second);
}

// Whatever the segments, the steps are integrate's: none, part of a segment, whole ones, and whole
// ones with a rest.
template <class Method>
constexpr bool is_one_run() {
  auto const end = after<Method>(100);
  return twins::same_bits(state_after<run<Method>, 0>, start) &&
         twins::same_bits(state_after<run<Method>, 100>, end) &&
         twins::same_bits(state_after<run<Method>, 100, 1>, end) &&
         twins::same_bits(state_after<run<Method>, 100, 7>, end) &&
         twins::same_bits(state_after<run<Method>, 100, 10>, end) &&
         twins::same_bits(state_after<run<Method>, 100, 99>, end) &&
         twins::same_bits(state_after<run<Method>, 100, 100>, end) &&
         twins::same_bits(state_after<run<Method>, 99, 10>, after<Method>(99)) &&
         !twins::same_bits(state_after<run<Method>, 99, 10>, end);
}
static_assert(is_one_run<unitstep::semi_implicit_euler>());
static_assert(is_one_run<unitstep::rk4>());
static_assert(is_one_run<unitstep::velocity_verlet>());

// Deep: segments of one step, more of them than a compiler nests templates (900 or 1024).
constexpr auto verlet = state_after<run<unitstep::velocity_verlet>, 1'300, 1>;
static_assert(twins::same_bits(verlet, after<unitstep::velocity_verlet>(1'300)));

// A state of another kind.
struct tank {
  boost::units::quantity<si::volume> water;
};
constexpr auto leak = [](tank const& t, auto) { return unitstep::rates{-t.water / si::second}; };
constexpr chain emptying{unitstep::rk4{}, tank{1.0 * si::cubic_metre}, leak, 0.1 * si::second};
static_assert(
    state_after<emptying, 20, 3>.water ==
    integrate(unitstep::rk4{}, tank{1.0 * si::cubic_metre}, leak, 0.1 * si::second, 20).water);

TEST(Chain, IsTheSameAtRunTime) {
  motion const here{twins::hidden(1.0) * si::metre, twins::hidden(0.5) * si::metre_per_second};
  auto const end = integrate(unitstep::velocity_verlet{}, here, pull,
                             twins::hidden(0.1) * si::second, 1'300, 2.7 * si::second);
  EXPECT_TRUE(twins::same_bits(end, verlet));
}

TEST(Chain, RefusesBadValues) {
  double const inf = std::numeric_limits<double>::infinity();
  EXPECT_NO_THROW((chain{unitstep::rk4{}, start, pull, 1.0 * si::second}));
  EXPECT_THROW((chain{unitstep::rk4{}, start, pull, inf * si::second}), std::domain_error);
  EXPECT_THROW((chain{unitstep::rk4{}, start, pull, 1.0 * si::second, inf * si::second}),
               std::domain_error);
}

}  // namespace
