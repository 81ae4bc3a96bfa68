// SPDX-License-Identifier: BSL-1.0
// deep: takes the compiler half a minute
// Things that happen to rotations, aggregates and arrays of bodies, by each kind of method that steps them.
#include <gtest/gtest.h>

#include <array>
#include <boost/units/systems/si.hpp>
#include <cmath>
#include <type_traits>
#include <unitstep/constrain/rigid_bodies.hpp>
#include <unitstep/drive/hybrid.hpp>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>

#include "support/every_method.hpp"
#include "support/same_bits.hpp"

namespace {

using namespace unitstep;
using namespace unitstep::symbols;
namespace si = boost::units::si;

/// Whether a method steps this state in a run in which this happens.
template <class Method, class State, class Field, class Pace, class... H>
constexpr bool steps(Method const&, State const&, Field const&, Pace const&, H const&...) {
  using second = decltype(1.0 * s);
  using plan =
      detail::hybrid_plan<Method, State, Field, detail::pace_of<State, Pace, second>, H...>;
  return decltype(plan::template check<std::conditional_t<detail::is_tolerance<Pace>, second, long>,
                                       second>())::ok;
}

// A body that turns about its first axis at 1 rad/s: sin(angle / 2) is 0.3 after 2 asin(0.3) s; then it turns twice
// as fast, and after 1.5 s four times. Its angle is exact for a method of any order.
constexpr auto inertia = 1.0 * kg * m * m / si::radian / si::radian;
constexpr euler_equations body{vec{inertia, 2.0 * inertia, 3.0 * inertia}};
constexpr auto rate = 1.0 * si::radian / si::second;
constexpr rotation top{quaternion{1.0, 0.0, 0.0, 0.0}, vec{rate, 0.0 * rate, 0.0 * rate}};
constexpr auto beyond = [](auto const& r, auto) { return r.orientation.x - 0.3; };
struct hurried {
  double factor;
  constexpr void operator()(auto& r, auto) const { r.angular_velocity *= factor; }
};
template <class Method, class State, class Pace, class Extent>
constexpr auto turn(Method const& method, State const& from, bool forwards, Pace pace,
                    Extent extent) {
  double const factor = forwards ? 2 : 0.5;
  return integrate(method, from, body, pace, extent, forwards ? 0.0 * s : 2.0 * s,
                   when(beyond, hurried{factor}), at(1.5 * s, hurried{factor}));
}
void expect_turned(auto const& run, auto const& back) {
  double const first = 2 * std::asin(0.3), angle = first + 2 * (1.5 - first) + 4 * 0.5;
  ASSERT_EQ(run.events.size(), 2u);
  EXPECT_NEAR(run.events[0].time.value(), first, 1e-9);
  EXPECT_NEAR(run.state.orientation.w, std::cos(angle / 2), 1e-9);
  EXPECT_NEAR(run.state.angular_velocity.x.value(), 4, 1e-12);
  ASSERT_EQ(back.events.size(), 2u);
  EXPECT_NEAR(back.state.orientation.x, 0, 1e-9);
  EXPECT_NEAR(back.state.angular_velocity.x.value(), 1, 1e-12);
}
template <class Method>
int turns(char const* name, Method const& method) {
  if constexpr (!steps(Method{}, top, body, 1.0 * s, when(beyond, hurried{}),
                       at(1.0 * s, hurried{}))) {
    return 0;
  } else {
    SCOPED_TRACE(name);
    double const dt = twins::hidden(0.08);
    auto const run = turn(method, top, true, dt * s, 25);
    expect_turned(run, turn(method, run.state, false, -dt * s, 25));
    return 1;
  }
}
TEST(HybridStates, ARotationTurnsAsTheClosedFormSays) {
  int many = 0;
  laws::for_each_kind_of_method(
      [&](auto const& listed) { many += turns(listed.name, listed.method); });
  EXPECT_GE(many, 22);
  tolerance const allowed{rotation{1e-9 * si::radian, 1e-9 * rate}};
  auto const under = [&](auto method) {
    auto const run = turn(method, top, true, allowed, 2.0 * s);
    expect_turned(run, turn(method, run.state, false, allowed, 0.0 * s));
  };
  under(dormand_prince5{});
  under(dop853{});
  under(radau5{});
}
constexpr auto turned() { return turn(rk4{}, top, true, 0.08 * s, 25); }
TEST(HybridStates, ARotationHasTheBitsOfAConstant) {
  constexpr auto due = turned();
  auto const run = twins::called(turned);
  EXPECT_TRUE(twins::same_bits(run.state, due.state));
  EXPECT_TRUE(twins::same_bits(run.events[0].time, due.events[0].time));
}

// y' = -y from 1; refilled by 1 at a half, after ln 2, and after a second.
template <class N = double>
struct tank {
  N level;
};
constexpr auto leaks = [](auto const& t, auto) { return rates{-t.level / s}; };
constexpr auto half = [](auto const& t, auto) { return t.level - 0.5; };
constexpr auto fill = [](auto& t, auto) { t.level += 1.0; };
template <class Method, class Pace, class Extent>
constexpr auto filled(Method const& method, Pace pace, Extent extent) {
  return integrate(method, tank<>{1.0}, leaks, pace, extent, when(falling(half), fill),
                   at(1.0 * s, fill));
}
template <class Method>
int fills(char const* name, Method const& method) {
  if constexpr (!steps(Method{}, tank<>{}, leaks, 1.0 * s, when(falling(half), fill),
                       at(1.0 * s, fill))) {
    return 0;
  } else {
    SCOPED_TRACE(name);
    double const dt = twins::hidden(0.02);
    auto const run = filled(method, dt * s, 100);
    double const due = (1.5 * std::exp(std::log(2) - 1) + 1) * std::exp(-1);
    EXPECT_EQ(run.events.size(), 2u);
    EXPECT_NEAR(run.state.level, due, std::pow(dt, Method::order));
    constexpr auto in_constant = filled(Method{}, 0.25 * s, 8);
    auto const coarse = filled(method, twins::hidden(0.25) * s, 8);
    EXPECT_TRUE(twins::same_bits(coarse.state.level, in_constant.state.level));
    return 1;
  }
}
TEST(HybridStates, AnAggregateDecaysAsTheClosedFormSays) {
  int many = 0;
  laws::for_each_kind_of_method(
      [&](auto const& listed) { many += fills(listed.name, listed.method); });
  many += fills("taylor", taylor<>{});
  EXPECT_GE(many, 14);
}

// Two bodies that meet exchange their velocities, as equal masses do, and one is stopped later.
TEST(HybridStates, AnArrayOfBodiesMeetsAsTheClosedFormSays) {
  constexpr motion pair{std::array{0.0 * m, 3.0 * m}, std::array{2.0 * m_per_s, -1.0 * m_per_s}};
  constexpr auto free = [](auto const&, auto) {
    return std::array{0.0 * m_per_s2, 0.0 * m_per_s2};
  };
  constexpr auto apart = [](auto const& b, auto) { return b.position[1] - b.position[0]; };
  constexpr auto swap = [](auto& b, auto) {
    auto const first = b.velocity[0];
    b.velocity[0] = b.velocity[1];
    b.velocity[1] = first;
  };
  constexpr auto halt = [](auto& b, auto) { b.velocity[0] = 0.0 * m_per_s; };
  constexpr tolerance allowed{motion{1e-9 * m, 1e-9 * m_per_s}};
  // They meet at 2 m after 1 s; body 0 goes back to 1.5 m until 1.5 s, body 1 on to 4 m until 2 s.
  auto const check = [&](auto method, auto pace, auto extent) {
    auto const run =
        integrate(method, pair, free, pace, extent, when(falling(apart), swap), at(1.5 * s, halt));
    ASSERT_EQ(run.events.size(), 2u);
    EXPECT_NEAR(run.state.position[0].value(), 1.5, 1e-12);
    EXPECT_NEAR(run.state.position[1].value(), 4, 1e-12);
  };
  check(rk4{}, 0.25 * s, 8);
  check(dormand_prince5{}, allowed, 2.0 * s);
  check(radau5{}, allowed, 2.0 * s);
  check(taylor<>{}, allowed, 2.0 * s);
}

// A pulse by Taylor's series: 1 from 1 s to 2 s. A series that begins at a jump belongs to the direction of the step.
TEST(HybridStates, ASeriesBeginsAtAJumpOnItsSide) {
  auto const pulse = [](auto const& t, auto time) {
    return rates{(time >= 1.0 * s && time < 2.0 * s ? 1.0 : 0.0) / s + 0.0 * t.level / s};
  };
  tolerance const allowed{tank<>{1e-9}};
  auto const both = jumps(1.0 * s, 2.0 * s);
  EXPECT_NEAR(integrate(taylor<>{}, tank<>{0}, pulse, allowed, 9.0 * s, both).state.level, 1,
              1e-14);
  EXPECT_NEAR(integrate(taylor<>{}, tank<>{1}, pulse, allowed, 0.0 * s, 9.0 * s, both).state.level,
              0, 1e-14);
  EXPECT_NEAR(integrate(taylor<>{}, tank<>{0}, pulse, 0.3 * s, 10, both).state.level, 1, 1e-14);
  EXPECT_NEAR(integrate(taylor<>{}, tank<>{1}, pulse, -0.3 * s, 10, 3.0 * s, both).state.level, 0,
              1e-14);
}

// A field and an event of Boost's quantities take the mode, as others do: 5 m down from rest at 10 m/s^2, then the pull turns.
constexpr auto typed = [] {
  auto const pulls = boost_typed([]<class S>(S const&, boost::units::quantity<si::time>, int mode) {
    return (mode == 0 ? -10.0 : 10.0) * m_per_s2;
  });
  auto const height = boost_typed([](auto const& x, boost::units::quantity<si::time>, int mode) {
    return x.position - 1.0 * mode * m;
  });
  return integrate(rk4{}, motion{5.0 * m, 0.0 * m_per_s}, pulls, 0.25 * s, 6, modes(0),
                   when(falling(height), [](auto const&, auto, int& mode) { mode = 1; }));
}();
static_assert(typed.mode == 1 && magnitude(typed.state.velocity + 5.0 * m_per_s) < 1e-13 * m_per_s);

// A field of its own kind takes no mode; it was refused beside one.
TEST(HybridStates, FieldsOfTheirOwnKindRunBesideAMode) {
  second_law const weight{2.0 * kg, gravity{vec{0.0, 0.0, -10.0} * m_per_s2}};
  newton_euler const plank{weight, euler_equations{vec{inertia, 2.0 * inertia, 3.0 * inertia}}};
  auto const at_height = [](double z) {
    return rigid_body{motion{vec{0.0, 0.0, z} * m, vec{0.0, 0.0, 0.0} * m_per_s}, top};
  };
  auto const lands = [](auto const& x, auto) { return x[0].motion.position.z; };
  auto const run =
      integrate(rk4{}, std::array{at_height(5.0), at_height(20.0)}, each_body{plank, plank},
                0.25 * s, 6, modes(0), when(falling(lands), [](auto&, auto, int& n) { ++n; }));
  EXPECT_EQ(run.mode, 1);
  EXPECT_NEAR(run.state[1].motion.position.z.value(), 20 - 5 * 2.25, 1e-12);
}

}  // namespace
