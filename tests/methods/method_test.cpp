// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <unitstep/methods/detail/stepping.hpp>
#include <unitstep/methods/method.hpp>
#include <unitstep/methods/rk4.hpp>
#include <unitstep/methods/semi_implicit_euler.hpp>
#include <unitstep/methods/velocity_verlet.hpp>
#include <unitstep/state/aggregate.hpp>
#include <unitstep/state/motion.hpp>

namespace {

namespace si = boost::units::si;
using boost::units::quantity;
using unitstep::vec;
using unitstep::detail::can_step;
using time = quantity<si::time>;
using line = unitstep::motion<quantity<si::length>, quantity<si::velocity>>;
using space =
    unitstep::motion<vec<quantity<si::length, float>, 3>, vec<quantity<si::velocity, float>, 3>>;
struct fall {
  quantity<si::length> height;
  quantity<si::velocity> speed;
};
struct no_method {};

static_assert(can_step<unitstep::rk4, line, time> && can_step<unitstep::rk4, fall, time>);
static_assert(can_step<unitstep::rk4, space, quantity<si::time, float>>);
static_assert(can_step<unitstep::semi_implicit_euler, line, time>);
static_assert(!can_step<unitstep::semi_implicit_euler, fall, time>);
static_assert(can_step<unitstep::velocity_verlet, line, time>);
static_assert(!can_step<unitstep::velocity_verlet, fall, time>);
static_assert(!can_step<no_method, line, time>);

TEST(Method, IsDoneByTheCompiler) { EXPECT_TRUE((can_step<unitstep::rk4, line, time>)); }

}  // namespace
