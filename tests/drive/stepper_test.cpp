// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <type_traits>
#include <unitstep/drive/stepper.hpp>
#include <unitstep/methods/rk4.hpp>
#include <unitstep/methods/velocity_verlet.hpp>

#include "support/same_bits.hpp"

namespace {

namespace si = boost::units::si;
using unitstep::motion;
constexpr auto pull = [](auto const& s, auto t) {
  return -4.0 / si::second / si::second * s.position +
         t * (0.25 * si::metre_per_second_squared / si::second);
};
constexpr motion start{1.0 * si::metre, 0.5 * si::metre_per_second};

using time = boost::units::quantity<si::time>;
template <class Method>
using run = unitstep::detail::stepper<Method, std::remove_const_t<decltype(start)>,
                                      std::remove_const_t<decltype(pull)>, time>;

// Many steps at once are as many steps one at a time.
template <class Method>
constexpr bool counts(double h) {
  run<Method> at_once{Method{}, start, pull, h * si::second, 2.7 * si::second};
  auto singly = at_once;
  auto const after = at_once.after(20);
  at_once.step(20);
  for (int n = 0; n < 19; ++n) singly.step();
  bool const behind = !twins::same_bits(singly.state(), at_once.state());
  singly.step();
  return behind && twins::same_bits(singly.state(), at_once.state()) &&
         twins::same_bits(after.state(), at_once.state()) && after.time() == at_once.time() &&
         singly.time() == at_once.time() && at_once.time().value() == 2.7 + 20 * h;
}
static_assert(counts<unitstep::rk4>(0.1) && counts<unitstep::velocity_verlet>(0.1));
static_assert(std::is_trivially_copyable_v<run<unitstep::velocity_verlet>>);

TEST(Stepper, IsTheSameAtRunTime) {
  EXPECT_TRUE(counts<unitstep::velocity_verlet>(twins::hidden(0.1)));
}

}  // namespace
