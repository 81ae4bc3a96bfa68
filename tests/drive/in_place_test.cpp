// SPDX-License-Identifier: BSL-1.0
// A state that is looked at and changed within its run: `view`, `change`, `copy_state`, `interpolate_into`.
#include <gtest/gtest.h>

#include <array>
#include <boost/units/systems/si.hpp>
#include <limits>
#include <stdexcept>
#include <type_traits>
#include <unitstep/unitstep.hpp>

#include "support/refusal.hpp"

namespace {

namespace si = boost::units::si;
using namespace unitstep;
using boost::units::quantity;
using refusals::refusal;

constexpr motion start{1.0 * si::metre, 0.5 * si::metre_per_second};
using line = std::remove_const_t<decltype(start)>;
constexpr auto pull = [](auto const& s, auto) {
  return (-4.0 / si::second / si::second) * s.position;
};
constexpr auto dt = 0.125 * si::second;
constexpr auto kick = [](auto& s) {
  s.velocity += 2.0 * si::metre_per_second;
  s.position = 0.5 * s.position;
};
constexpr line kicked(line const& s) {
  return {0.5 * s.position, s.velocity + 2.0 * si::metre_per_second};
}

// `change` does what `set_state` does with the changed state: the method's memory starts anew, and the time goes on.
template <class Method>
constexpr bool changes_as_a_set_state_does(Method const& method) {
  simulation changed{method, start, pull, dt};
  simulation set = changed, named = changed;
  for (int n = 0; n < 5; ++n) {
    changed.step(), set.step(), named.step();
    changed.change(kick);
    set.set_state(kicked(set.state()));
    named.change([](line& s) { s = kicked(s); });
    if (!(changed.state() == set.state() && named.state() == set.state())) return false;
  }
  changed.step(), set.step(), named.step();
  return changed.state() == set.state() && named.state() == set.state() &&
         changed.time() == 6.0 * dt;
}
static_assert(changes_as_a_set_state_does(rk4{}));
static_assert(changes_as_a_set_state_does(velocity_verlet{}));

constexpr tolerance allowed{motion{1e-6 * si::metre, 1e-6 * si::metre_per_second}};
constexpr bool changes_under_a_tolerance() {
  simulation changed{dormand_prince5{}, start, pull, allowed};
  simulation set = changed;
  changed.step(), set.step();
  changed.change(kick);
  set.set_state(kicked(set.state()));
  changed.step(), set.step();
  line copy{};
  changed.copy_state(copy);
  return changed.state() == set.state() && copy == set.state() && changed.time() == set.time() &&
         changed.view().position == set.state().position;
}
static_assert(changes_under_a_tolerance());

// A view shows light quantities, to which nobody can assign.
constexpr simulation waiting{rk4{}, start, pull, dt};
static_assert(std::is_same_v<decltype(waiting.view()),
                             motion<light<si::length, double>, light<si::velocity, double>> const>);
static_assert(waiting.view().position == 1.0 * si::metre);
constexpr line copied() {
  line to{};
  waiting.copy_state(to);
  return to;
}
static_assert(copied() == start);

// Every kind of state can be viewed and changed.
struct tank {
  quantity<si::volume> water;
  std::array<quantity<si::temperature>, 2> heat;
};
constexpr auto fills = [](tank const&, auto) {
  return rates{0.5 * si::cubic_metre / si::second,
               std::array{0.0 * si::kelvin / si::second, 0.0 * si::kelvin / si::second}};
};
constexpr bool changes_a_tank() {
  simulation sim{rk4{}, tank{}, fills, 1.0 * si::second};
  sim.change([](tank& t) { t.heat[1] = 300.0 * si::kelvin; });
  sim.step();
  return sim.view().heat[1] == 300.0 * si::kelvin && sim.view().water == 0.5 * si::cubic_metre;
}
static_assert(changes_a_tank());
constexpr rotation still{quaternion{1.0, 0.0, 0.0, 0.0},
                         vec{0.0, 0.0, 0.0} * si::radians_per_second};
constexpr auto free_of_torque =
    euler_equations{vec{1.0, 1.0, 1.0} * si::kilogram * si::square_metre / si::radian / si::radian};
constexpr bool changes_a_rotation() {
  simulation sim{rk4{}, still, free_of_torque, dt};
  sim.change([](auto& s) { s.angular_velocity.z = 2.0 * si::radians_per_second; });
  return sim.state().angular_velocity.z == 2.0 * si::radians_per_second &&
         sim.view().orientation.w == 1.0;
}
static_assert(changes_a_rotation());
constexpr rigid_body thrown{
    motion{vec{0.0, 0.0, 0.0} * si::metre, vec{0.0, 0.0, 0.0} * si::metre_per_second}, still};
static_assert([] {
  auto between = thrown;
  interpolate_into(between, thrown, thrown, 0.5);
  return between == thrown;
}());

// Interpolation between two states, each given as a state or as a view.
constexpr line there{5.0 * si::metre, 2.5 * si::metre_per_second};
constexpr line between(double alpha) {
  line drawn{};
  interpolate_into(drawn, waiting.view(), there, alpha);
  line other = there;
  interpolate_into(other, start, other, alpha);
  return drawn == other && drawn == interpolate(start, there, alpha) ? drawn : line{};
}
static_assert(between(0.25) == line{2.0 * si::metre, 1.0 * si::metre_per_second});
static_assert(between(0.0) == start && between(1.0) == there);

TEST(a_state_in_its_run, is_changed_at_run_time_as_in_a_constant) {
  EXPECT_TRUE(changes_as_a_set_state_does(rk4{}) && changes_as_a_set_state_does(velocity_verlet{}));
  EXPECT_TRUE(changes_under_a_tolerance() && changes_a_tank() && changes_a_rotation());
  EXPECT_TRUE(between(0.25) == (line{2.0 * si::metre, 1.0 * si::metre_per_second}));
}

TEST(a_state_in_its_run, is_as_it_was_if_the_change_is_none) {
  simulation sim{velocity_verlet{}, start, pull, dt};
  sim.step();
  auto same = sim;
  EXPECT_EQ(refusal([&] {
              sim.change([](auto& s) {
                s.position = 7.0 * si::metre;
                s.velocity = std::numeric_limits<double>::infinity() * si::metre_per_second;
              });
            }),
            "unitstep: initial.velocity must be finite, got infinity or NaN");
  EXPECT_THROW(sim.change([](auto& s) {
    s.position = 7.0 * si::metre;
    throw std::runtime_error("no");
  }),
               std::runtime_error);
  sim.step(), same.step();
  EXPECT_TRUE(sim.state() == same.state());
  line drawn = start;
  EXPECT_EQ(refusal([&] { interpolate_into(drawn, start, there, 1.5); }),
            "unitstep: alpha must lie between 0 and 1");
  EXPECT_TRUE(drawn == start);
}

}  // namespace
