// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <array>
#include <boost/units/systems/si.hpp>
#include <cmath>
#include <concepts>
#include <limits>
#include <type_traits>
#include <unitstep/drive/integrate.hpp>
#include <unitstep/drive/step.hpp>
#include <unitstep/forces/euler_equations.hpp>
#include <unitstep/forces/second_law.hpp>
#include <unitstep/forces/spring.hpp>
#include <unitstep/methods/compensated.hpp>
#include <unitstep/methods/damped.hpp>
#include <unitstep/methods/leapfrog.hpp>
#include <unitstep/methods/rk4.hpp>
#include <unitstep/methods/semi_implicit_euler.hpp>
#include <unitstep/methods/stormer_verlet.hpp>
#include <unitstep/methods/velocity_verlet.hpp>
#include <unitstep/state/rotation.hpp>
#include <vector>

#include "support/same_bits.hpp"
#include "support/verdict.hpp"

namespace {

namespace si = boost::units::si;
using boost::units::quantity;
using unitstep::light;
using unitstep::motion;
using unitstep::vec;
using verdicts::reads;

constexpr auto pull = [](auto const& s, auto t) {
  return -4.0 / si::second / si::second * s.position - 0.5 / si::second * s.velocity +
         t * (0.25 * si::metre_per_second_squared / si::second);
};
constexpr motion start{1.0 * si::metre, 0.5 * si::metre_per_second};

// The bits of a run of one step, at any time and in either direction, and of a longer run if the loop counts the time
// as runs do.
template <class Method, class State, class Field>
constexpr bool is_a_run_of_one(Method const& method, State const& state, Field const& field) {
  for (double const t : {0.0, 2.7})
    for (double const h : {0.125, -0.1}) {
      auto const once = unitstep::step(method, state, field, t * si::second, h * si::second);
      auto const run = unitstep::integrate(method, state, field, h * si::second, 1, t * si::second);
      if (!twins::same_bits(once, run) || twins::same_bits(once, state)) return false;
    }
  return true;
}
static_assert(is_a_run_of_one(unitstep::rk4{}, start, pull));
static_assert(is_a_run_of_one(unitstep::semi_implicit_euler{}, start, pull));
static_assert(is_a_run_of_one(unitstep::leapfrog{}, start, pull));
static_assert(is_a_run_of_one(unitstep::damped{unitstep::semi_implicit_euler{}, 0.9,
                                               0.001 * si::metre_per_second},
                              start, pull));
constexpr unitstep::second_law law{2.0 * si::kilogram,
                                   unitstep::spring{15.0 * si::newton / si::metre}};
constexpr motion in_space{vec{1.0, 2.0, 3.0} * si::metre,
                          vec{0.5, 0.25, 0.0} * si::metre_per_second};
static_assert(is_a_run_of_one(unitstep::rk4{}, in_space, law));
static_assert(is_a_run_of_one(unitstep::rk4{},
                              motion{std::array{in_space.position, in_space.position},
                                     std::array{in_space.velocity, in_space.velocity}},
                              law));
constexpr unitstep::rotation spinning{unitstep::quaternion{1.0, 0.0, 0.0, 0.0},
                                      vec{1.0, 2.0, 3.0} * si::radian / si::second};
constexpr auto kg_m2 = si::kilogram * si::metre * si::metre / si::radian / si::radian;
constexpr unitstep::euler_equations free{vec{1.0 * kg_m2, 2.0 * kg_m2, 4.0 * kg_m2}};
static_assert(is_a_run_of_one(unitstep::rk4{}, spinning, free));
struct tank {
  quantity<si::length> level;
};
constexpr auto drains = [](auto const& s, auto) {
  return unitstep::rates{-1.0 / si::second * s.level};
};
static_assert(
    unitstep::step(unitstep::rk4{}, tank{1.0 * si::metre}, drains, 0.0 * si::second,
                   0.5 * si::second)
        .level ==
    unitstep::integrate(unitstep::rk4{}, tank{1.0 * si::metre}, drains, 0.5 * si::second, 1).level);
constexpr bool counts_as_a_run(double h, double t0) {
  auto state = start;
  for (int n = 0; n < 30; ++n)
    state = unitstep::step(unitstep::rk4{}, state, pull, (t0 + n * h) * si::second, h * si::second);
  return twins::same_bits(state, unitstep::integrate(unitstep::rk4{}, start, pull, h * si::second,
                                                     30, t0 * si::second));
}
static_assert(counts_as_a_run(0.1, 0.0) && counts_as_a_run(-0.1, 2.7));

// The result has the caller's type, the time may be light, and float stays float.
constexpr auto by_light_time =
    unitstep::step(unitstep::rk4{}, start, pull, light<si::time, double>{2.5}, 0.125 * si::second);
static_assert(std::same_as<decltype(by_light_time), decltype(start)>);
static_assert(by_light_time ==
              unitstep::step(unitstep::rk4{}, start, pull, 2.5 * si::second, 0.125 * si::second));
constexpr motion in_float{1.0F * si::metre, 0.5F * si::metre_per_second};
static_assert(std::same_as<decltype(unitstep::step(
                               unitstep::leapfrog{}, in_float,
                               [](auto const& s, auto) {
                                 return -4.0F / si::second / si::second * s.position;
                               },
                               0.0F * si::second, 0.125F * si::second)),
                           std::remove_const_t<decltype(in_float)>>);

// Arguments are judged as by a driver; a method that only a simulation can step is refused by its name.
using line = std::remove_const_t<decltype(start)>;
using time = quantity<si::time>;
using field = std::remove_const_t<decltype(pull)>;
template <class Method, class State = line, class Now = time, class Time = time>
using verdict = decltype(unitstep::diagnostics::check_step<Method, State, field, Now, Time>());
static_assert(verdict<unitstep::rk4>::ok && verdict<unitstep::leapfrog>::ok);
static_assert(reads<verdict<unitstep::velocity_verlet>>() ==
              "expected method: one without memory (a simulation keeps it), got velocity_verlet");
static_assert(reads<verdict<unitstep::stormer_verlet>>() ==
              "expected method: one without memory (a simulation keeps it), got stormer_verlet");
static_assert(!verdict<unitstep::compensated<unitstep::rk4>>::ok);
static_assert(reads<verdict<unitstep::rk4, line, quantity<si::length>>>() ==
              "expected t: s, got m");
static_assert(reads<verdict<unitstep::rk4, line, quantity<si::time, float>>>() ==
              "expected t: s in double, got s in float");
static_assert(reads<verdict<unitstep::rk4, line, time, quantity<si::length>>>() ==
              "expected dt: s, got m");
static_assert(reads<verdict<unitstep::rk4, line, double, double>>() ==
              "expected dt: s, got a plain number (double)");
static_assert(!verdict<int>::ok && !verdict<unitstep::rk4, quantity<si::length>>::ok);

TEST(Step, IsTheSameAtRunTime) {
  motion const here{twins::hidden(1.0) * si::metre, 0.5 * si::metre_per_second};
  EXPECT_TRUE(is_a_run_of_one(unitstep::rk4{}, here, pull));
  EXPECT_TRUE(is_a_run_of_one(unitstep::semi_implicit_euler{}, here, pull));
  EXPECT_TRUE(is_a_run_of_one(unitstep::rk4{}, in_space, law));
  EXPECT_TRUE(counts_as_a_run(twins::hidden(0.1), 2.7));
}

TEST(Step, MovesBodiesOfAnyNumber) {
  std::vector bodies(1000, start);
  for (int n = 0; n < 3; ++n)
    for (auto& body : bodies)
      body = unitstep::step(unitstep::semi_implicit_euler{}, body, pull, n * 0.125 * si::second,
                            0.125 * si::second);
  auto const due =
      unitstep::integrate(unitstep::semi_implicit_euler{}, start, pull, 0.125 * si::second, 3);
  for (auto const& body : bodies) ASSERT_TRUE(twins::same_bits(body, due));
}

// Numbers that are not finite are not checked and stay so.
TEST(Step, DoesNotLookForWhatIsNotFinite) {
  double const nan = std::numeric_limits<double>::quiet_NaN();
  motion const lost{nan * si::metre, 0.0 * si::metre_per_second};
  auto const stepped = [](motion<quantity<si::length>, quantity<si::velocity>> const& s, double h) {
    return unitstep::step(unitstep::rk4{}, s, pull, 0.0 * si::second, h * si::second);
  };
  EXPECT_TRUE(std::isnan(stepped(lost, 0.1).position.value()));
  EXPECT_TRUE(std::isnan(stepped(start, nan).position.value()));
}

}  // namespace
