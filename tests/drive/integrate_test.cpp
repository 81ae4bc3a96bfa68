// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <array>
#include <boost/units/base_units/metric/hour.hpp>
#include <boost/units/make_scaled_unit.hpp>
#include <boost/units/systems/cgs.hpp>
#include <boost/units/systems/si.hpp>
#include <cmath>
#include <concepts>
#include <limits>
#include <string>
#include <unitstep/drive/integrate.hpp>
#include <unitstep/drive/simulation.hpp>
#include <unitstep/drive/trajectory.hpp>
#include <unitstep/forces/gravity.hpp>
#include <unitstep/methods/explicit_euler.hpp>
#include <unitstep/methods/implicit_euler.hpp>
#include <unitstep/methods/rk4.hpp>
#include <unitstep/methods/semi_implicit_euler.hpp>
#include <unitstep/methods/velocity_verlet.hpp>
#include <unitstep/unitstep.hpp>

#include "support/refusal.hpp"
#include "support/same_bits.hpp"
#include "support/swing.hpp"

namespace {

namespace bu = boost::units;
namespace si = boost::units::si;
using boost::units::quantity;
using refusals::refusal;
using unitstep::integrate;
using unitstep::light;
using unitstep::motion;
using unitstep::vec;

// Unit systems: a length, a time, and the velocity and acceleration derived from them.
struct in_si {
  using length = si::length;
  using time = si::time;
};
struct in_cgs {
  using length = bu::cgs::length;
  using time = bu::cgs::time;
};
struct in_kilometres {
  using length = bu::make_scaled_unit<si::length, bu::scale<10, bu::static_rational<3>>>::type;
  using time = si::time;
};
struct in_hours {
  using length = si::length;
  using time = bu::metric::hour_base_unit::unit_type;
};
template <class System>
using velocity_in = unitstep::detail::unit_quotient<typename System::length, typename System::time>;
template <class System>
using acceleration_in = unitstep::detail::unit_quotient<velocity_in<System>, typename System::time>;

/// A fall from 3 at 2 with the constant 4, all in the units of the system.
template <class Method, class System, class T>
constexpr auto fall(T dt, int steps) {
  using length = quantity<typename System::length, T>;
  using velocity = quantity<velocity_in<System>, T>;
  using acceleration = quantity<acceleration_in<System>, T>;
  motion const start{length::from_value(3), velocity::from_value(2)};
  auto const field = [](auto const&, auto) { return acceleration::from_value(4); };
  return integrate(Method{}, start, field, quantity<typename System::time, T>::from_value(dt),
                   steps);
}

/// The same through a simulation and a trajectory.
template <class Method, class System, class T>
constexpr bool drivers_agree() {
  using length = quantity<typename System::length, T>;
  using velocity = quantity<velocity_in<System>, T>;
  using acceleration = quantity<acceleration_in<System>, T>;
  motion const start{length::from_value(3), velocity::from_value(2)};
  auto const field = [](auto const&, auto) { return acceleration::from_value(4); };
  auto const dt = quantity<typename System::time, T>::from_value(T(0.1L));
  unitstep::simulation sim{Method{}, start, field, dt};
  for (int n = 0; n < 7; ++n) sim.step();
  auto const all = unitstep::trajectory<7>(Method{}, start, field, dt);
  auto const end = fall<Method, System, T>(T(0.1L), 7);
  return twins::same_bits(sim.state(), end) && twins::same_bits(all[7].state, end) &&
         twins::same_bits(all[0].state, start) && twins::same_bits(sim.time(), all[7].time) &&
         !twins::same_bits(all[6].state, end);
}

// After time t = n h, with x = 3, v = 2, a = 4: v = 2 + 4 t. rk4 and velocity Verlet are exact,
// x = 3 + 2 t + 2 t^2. Explicit Euler lacks a t h / 2 = 2 t h of that, semi-implicit Euler has as
// much too much. With t = 2 and h = 1/4 everything is a sum of a few powers of two.
template <class System, class T>
constexpr bool falls() {
  using length = quantity<typename System::length, T>;
  using velocity = quantity<velocity_in<System>, T>;
  auto const is = [](auto const& end, T x) {
    return end.position == length::from_value(x) && end.velocity == velocity::from_value(10);
  };
  return is(fall<unitstep::rk4, System, T>(T(0.25), 8), 15) &&
         is(fall<unitstep::velocity_verlet, System, T>(T(0.25), 8), 15) &&
         is(fall<unitstep::explicit_euler, System, T>(T(0.25), 8), 14) &&
         is(fall<unitstep::semi_implicit_euler, System, T>(T(0.25), 8), 16) &&
         !is(fall<unitstep::rk4, System, T>(T(0.25), 7), 15) &&
         drivers_agree<unitstep::rk4, System, T>() &&
         drivers_agree<unitstep::velocity_verlet, System, T>();
}
template <class System>
constexpr bool falls_in_every_type() {
  return falls<System, float>() && falls<System, double>() && falls<System, long double>();
}
static_assert(falls_in_every_type<in_si>());
static_assert(falls_in_every_type<in_cgs>());
static_assert(falls_in_every_type<in_kilometres>());
static_assert(falls_in_every_type<in_hours>());

// The state comes back in the caller's types.
static_assert(
    std::same_as<decltype(fall<unitstep::rk4, in_hours, float>(1.0f, 1)),
                 motion<quantity<si::length, float>, quantity<velocity_in<in_hours>, float>>>);

// A length may be spelled m/h*h, beside si::length in the field's result.
using roundabout = unitstep::detail::unit_product<velocity_in<in_hours>, in_hours::time>;
static_assert(!std::same_as<roundabout, si::length>);
constexpr auto about = integrate(
    unitstep::rk4{},
    motion{quantity<roundabout>::from_value(3.0), quantity<velocity_in<in_hours>>::from_value(2.0)},
    [](auto const& s, auto t) {
      auto const one_over = light<in_hours::time, double>{1.0} * light<in_hours::time, double>{1.0};
      return -(s.position + 0.0 * si::metre - 0.0 * s.velocity * t) / one_over;
    },
    quantity<in_hours::time>::from_value(0.125), 8);
// x'' = -x from 3 at 2, one unit of time on: 3 cos 1 + 2 sin 1 = 3.3038488868..., and the error of
// rk4 is about h^4 / 120 = 2e-6 of that.
static_assert(about.position.value() > 3.303838 && about.position.value() < 3.303859);

// The forms of a field: all of these mean x'' = -4 x and make the same steps.
constexpr motion spring_start{1.0 * si::metre, 0.5 * si::metre_per_second};
constexpr auto per_second_squared = 1.0 / (si::second * si::second);
constexpr auto generic = [](auto const& s, auto) { return -4.0 * per_second_squared * s.position; };
using boost_state = motion<quantity<si::length>, quantity<si::velocity>>;
using light_state = motion<light<si::length, double>, light<si::velocity, double>>;
constexpr auto names_types = [](boost_state const& s, quantity<si::time>) {
  return -4.0 * per_second_squared * s.position;
};
constexpr quantity<si::acceleration> function(boost_state const& s, quantity<si::time>) {
  return -4.0 * per_second_squared * s.position;
}
struct function_object {
  double factor;
  constexpr quantity<si::acceleration> operator()(boost_state const& s, quantity<si::time>) const {
    return factor * per_second_squared * s.position;
  }
};
constexpr auto sees_light = [](auto const& s, auto t) {
  static_assert(std::same_as<std::remove_cvref_t<decltype(s)>, light_state>);
  static_assert(std::same_as<decltype(t), light<si::time, double>>);
  return -4 * s.position / (1 * si::second * si::second);
};
constexpr auto sees_boost = unitstep::boost_typed([](auto const& s, auto t) {
  static_assert(std::same_as<std::remove_cvref_t<decltype(s)>, boost_state>);
  static_assert(std::same_as<decltype(t), quantity<si::time>>);
  return -4.0 * per_second_squared * s.position;
});
constexpr auto returns_boost = [](auto const& s, auto) -> quantity<si::acceleration> {
  return -4.0 * per_second_squared * s.position;
};
template <class Field>
constexpr auto swing(Field const& field) {
  return integrate(unitstep::rk4{}, spring_start, field, 0.1 * si::second, 9);
}
static_assert(twins::same_bits(swing(generic), swing(names_types)));
static_assert(twins::same_bits(swing(generic), swing(&function)));
static_assert(twins::same_bits(swing(generic), swing(function)));
static_assert(twins::same_bits(swing(generic), swing(function_object{-4.0})));
static_assert(!twins::same_bits(swing(generic), swing(function_object{-4.1})));
static_assert(twins::same_bits(swing(generic), swing(sees_light)));
static_assert(twins::same_bits(swing(generic), swing(sees_boost)));
static_assert(twins::same_bits(swing(generic), swing(returns_boost)));

// Positions in N dimensions and of many bodies: each number moves as it would alone.
constexpr double xs[] = {1.0, -0.5, 0.25, 3.0};
template <std::size_t N, std::size_t... I>
constexpr auto in_dimensions(std::index_sequence<I...>) {
  motion const start{vec<quantity<si::length>, N>{(xs[I] * si::metre)...},
                     vec<quantity<si::velocity>, N>{(xs[I] * 0.5 * si::metre_per_second)...}};
  return integrate(unitstep::rk4{}, start, generic, 0.1 * si::second, 9);
}
constexpr auto alone(double x) {
  return integrate(unitstep::rk4{}, motion{x * si::metre, x * 0.5 * si::metre_per_second}, generic,
                   0.1 * si::second, 9);
}
template <std::size_t N>
constexpr bool moves_by_component() {
  auto const end = in_dimensions<N>(std::make_index_sequence<N>{});
  for (std::size_t i = 0; i < N; ++i)
    if (!twins::same_bits(end.position[i], alone(xs[i]).position) ||
        !twins::same_bits(end.velocity[i], alone(xs[i]).velocity))
      return false;
  return true;
}
static_assert(moves_by_component<1>() && moves_by_component<2>());
static_assert(moves_by_component<3>() && moves_by_component<4>());
static_assert(!twins::same_bits(alone(xs[0]), alone(xs[1])));

using lengths = std::array<quantity<si::length>, 2>;
using velocities = std::array<quantity<si::velocity>, 2>;
constexpr auto bodies = integrate(
    unitstep::velocity_verlet{},
    motion{lengths{1.0 * si::metre, -0.5 * si::metre},
           velocities{0.5 * si::metre_per_second, -0.25 * si::metre_per_second}},
    [](auto const& s, auto) {
      return std::array{-4.0 * per_second_squared * s.position[0],
                        -4.0 * per_second_squared * s.position[1]};
    },
    0.1 * si::second, 9);
constexpr auto one_body =
    integrate(unitstep::velocity_verlet{}, spring_start, generic, 0.1 * si::second, 9);
static_assert(twins::same_bits(bodies.position[0], one_body.position));
static_assert(twins::same_bits(bodies.velocity[0], one_body.velocity));
// The second starts as -1/2 of the first, and the field is linear.
static_assert(bodies.position[1] == -0.5 * bodies.position[0]);

template <class Q>
using points = std::array<vec<Q, 2>, 2>;
constexpr auto swarm = integrate(
    unitstep::velocity_verlet{},
    motion{points<quantity<si::length>>{vec{1.0, 0.0} * si::metre, vec{0.0, 1.0} * si::metre},
           points<quantity<si::velocity>>{vec{0.5, 0.0} * si::metre_per_second,
                                          vec{0.0, 0.5} * si::metre_per_second}},
    [](auto const& s, auto) {
      return std::array{-4.0 * per_second_squared * s.position[0],
                        -4.0 * per_second_squared * s.position[1]};
    },
    0.1 * si::second, 9);
static_assert(twins::same_bits(swarm.position[0].x, one_body.position));
static_assert(twins::same_bits(swarm.velocity[1].y, one_body.velocity));
static_assert(swarm.position[0].y.value() == 0.0 && swarm.position[1].x.value() == 0.0);

// Time: explicit Euler with a = 1 m/s^3 * t adds h t_n to the velocity, where t_n = t0 + n h. The field checks the bits
// of that time: any other time gives a large acceleration.
template <class T>
constexpr T sum_of_times(T t0, T h, int steps) {
  T v = 0;
  for (int n = 0; n < steps; ++n) v += (t0 + static_cast<T>(n) * h) * h;
  return v;
}
template <class T>
constexpr T sum_of_running_times(T t0, T h, int steps) {
  T v = 0;
  T t = t0;
  for (int n = 0; n < steps; ++n, t += h) v += t * h;
  return v;
}
template <class T>
constexpr auto in_time =
    [](auto const&, auto t) { return t * (T(1) * si::metre_per_second_squared / si::second); };
template <class T>
constexpr T speed_after(T t0, T h, int steps) {
  motion const start{T(0) * si::metre, T(0) * si::metre_per_second};
  return integrate(unitstep::explicit_euler{}, start, in_time<T>, h * si::second, steps,
                   t0 * si::second)
      .velocity.value();
}
template <class T>
constexpr bool keeps_time() {
  T const h = T(0.1L);
  return speed_after<T>(0, h, 500) == sum_of_times<T>(0, h, 500) &&
         speed_after<T>(T(2.7L), h, 500) == sum_of_times<T>(T(2.7L), h, 500) &&
         speed_after<T>(T(2.7L), -h, 500) == sum_of_times<T>(T(2.7L), -h, 500) &&
         speed_after<T>(0, h, 500) != sum_of_running_times<T>(0, h, 500);
}
static_assert(keeps_time<float>() && keeps_time<double>() && keeps_time<long double>());

// A start time may be light, also with one of Boost's as dt.
static_assert(integrate(unitstep::explicit_euler{}, spring_start, in_time<double>, 0.5 * si::second,
                        1, light<si::time, double>{4.0})
                  .velocity.value() == 0.5 + 4.0 * 0.5);

// Backwards: rk4 follows a cubic in the velocity of x''' = 1 exactly, and returns to the start.
constexpr motion ahead =
    integrate(unitstep::rk4{}, spring_start, in_time<double>, 0.5 * si::second, 8);
static_assert(ahead.velocity.value() == 0.5 + 4.0 * 4.0 / 2);  // 1/2 + t^2 / 2 at t = 4
constexpr motion back =
    integrate(unitstep::rk4{}, ahead, in_time<double>, -0.5 * si::second, 8, 4.0 * si::second);
static_assert(back.velocity == spring_start.velocity);

// No steps leave the start; any integer may count steps.
static_assert(integrate(unitstep::rk4{}, spring_start, generic, 0.1 * si::second, 0) ==
              spring_start);
static_assert(integrate(unitstep::rk4{}, spring_start, generic, 0.1 * si::second, 9L) ==
              swing(generic));
static_assert(integrate(unitstep::rk4{}, spring_start, generic, 0.1 * si::second, std::size_t{9}) ==
              swing(generic));

// Another function of the same name is called with the arguments it takes: four arguments without a state are not ours.
namespace others {
template <class Function>
constexpr double integrate(Function const& f, double from, double to, int parts) {
  double sum = 0;
  for (int n = 0; n < parts; ++n) sum += f(from + (n + 0.5) * (to - from) / parts);
  return sum * (to - from) / parts;
}
}  // namespace others
constexpr double area_below_a_line() {
  using others::integrate;
  using unitstep::integrate;
  return integrate([](double x) { return x; }, 0, 2, 4);
}
static_assert(area_below_a_line() == 2.0);

// A spring along x, free fall along z: the first component of the acceleration is light, the others are Boost's. One
// step from (1, 0, 0) m at rest with h = 1/2 s: v = h a and x = x0 + h v for semi-implicit Euler; for implicit Euler x1
// = x0 / (1 + k h^2) with k = 4 /s^2. Powers of two, so without rounding.
template <class Method>
constexpr auto step_in_space() {
  constexpr auto s = si::second;
  constexpr auto m_per_s2 = si::metre / s / s;
  return integrate(
      Method{}, motion{vec{1.0, 0.0, 0.0} * si::metre, vec{0.0, 0.0, 0.0} * si::metre / s},
      [=](auto const& b, auto) {
        return vec{-4.0 / s / s * b.position.x, 0.0 * m_per_s2, -8.0 * m_per_s2};
      },
      0.5 * s, 1);
}
static_assert(step_in_space<unitstep::semi_implicit_euler>().position ==
              vec{0.0, 0.0, -2.0} * si::metre);
static_assert(step_in_space<unitstep::implicit_euler>().position ==
              vec{0.5, 0.0, -2.0} * si::metre);

TEST(Integrate, IsTheSameAtRunTime) {
  constexpr auto constant = fall<unitstep::rk4, in_kilometres, double>(0.1, 100);
  EXPECT_TRUE(
      twins::same_bits(fall<unitstep::rk4, in_kilometres>(twins::hidden(0.1), 100), constant));
  constexpr auto in_float = fall<unitstep::velocity_verlet, in_hours, float>(0.1f, 100);
  EXPECT_TRUE(twins::same_bits(fall<unitstep::velocity_verlet, in_hours>(twins::hidden(0.1f), 100),
                               in_float));
  constexpr auto in_long = fall<unitstep::explicit_euler, in_cgs, long double>(0.1L, 100);
  EXPECT_TRUE(
      twins::same_bits(fall<unitstep::explicit_euler, in_cgs>(twins::hidden(0.1L), 100), in_long));
  constexpr double speed = speed_after(2.7, 0.1, 500);
  EXPECT_TRUE(twins::same_bits(speed_after(twins::hidden(2.7), 0.1, 500), speed));
}

TEST(Integrate, StepsManyBodiesTheSameAtRunTime) {
  double const one = twins::hidden(1.0);
  auto const end = integrate(unitstep::rk4{},
                             motion{vec{xs[0], xs[1], xs[2]} * one * si::metre,
                                    vec{xs[0], xs[1], xs[2]} * (0.5 * one) * si::metre_per_second},
                             generic, 0.1 * si::second, 9);
  constexpr auto constant = in_dimensions<3>(std::make_index_sequence<3>{});
  EXPECT_TRUE(twins::same_bits(end, constant));
}

TEST(Integrate, RefusesBadValuesByName) {
  constexpr double inf = std::numeric_limits<double>::infinity();
  constexpr double nan = std::numeric_limits<double>::quiet_NaN();
  auto const run = [](double x, double v, double h, double t0, int steps) {
    return refusal([=] {
      static_cast<void>(integrate(unitstep::rk4{}, motion{x * si::metre, v * si::metre_per_second},
                                  generic, h * si::second, steps, t0 * si::second));
    });
  };
  EXPECT_EQ(run(1, 1, 1, 1, 1), "accepted");
  for (double bad : {inf, -inf, nan}) {
    EXPECT_EQ(run(bad, 1, 1, 1, 1),
              "unitstep: initial.position must be finite, got infinity or NaN");
    EXPECT_EQ(run(1, bad, 1, 1, 1),
              "unitstep: initial.velocity must be finite, got infinity or NaN");
    EXPECT_EQ(run(1, 1, bad, 1, 1), "unitstep: dt must be finite, got infinity or NaN");
    EXPECT_EQ(run(1, 1, 1, bad, 1), "unitstep: t0 must be finite, got infinity or NaN");
  }
  EXPECT_EQ(run(1, 1, 1, 1, -1),
            "unitstep: steps must not be negative (a negative dt runs backwards)");
  EXPECT_EQ(run(std::numeric_limits<double>::max(), 0, 0, 0, 0), "accepted");
}

TEST(Integrate, AsksALawForItsConstants) {
  auto const run = [](double g) {
    return refusal([=] {
      static_cast<void>(
          integrate(unitstep::rk4{}, motion{1.0 * si::metre, 1.0 * si::metre_per_second},
                    unitstep::gravity{g * si::metre_per_second_squared}, 1.0 * si::second, 1));
    });
  };
  EXPECT_EQ(run(-9.8), "accepted");
  EXPECT_EQ(run(std::numeric_limits<double>::infinity()),
            "unitstep: gravity: constant must be finite");
}

TEST(Integrate, RefusesABadComponent) {
  for (std::size_t bad = 0; bad < 3; ++bad) {
    auto x = vec{1.0, 2.0, 3.0} * si::metre;
    x[bad] = std::numeric_limits<double>::quiet_NaN() * si::metre;
    EXPECT_EQ(refusal([&] {
                static_cast<void>(integrate(unitstep::rk4{},
                                            motion{x, vec{0.0, 0.0, 0.0} * si::metre_per_second},
                                            generic, 1.0 * si::second, 1));
              }),
              "unitstep: initial.position must be finite, got infinity or NaN");
  }
}

// A run under a tolerance: closed forms within the requested error, the same steps in the compiler and outside of it,
// and an error if it cannot go on.
namespace under_a_tolerance {

namespace us = unitstep;
using namespace swings;
using boost::units::quantity;

/// cos 6 and -2 sin 6 in 20 digits (closed form).
constexpr double cosine = 0.96017028665036602055;
constexpr double slope = 0.55883099639785171628;

template <class Q>
constexpr bool near(Q const& a, double b, double within) {
  double const off = a.value() - b;
  return off < within && off > -within;
}
constexpr auto allow(double e) { return us::tolerance{us::motion{e * metre, e * speed}, e}; }

// The requested error is nearly used up; ten digits less are no accident (the control).
constexpr auto end =
    us::integrate(us::dormand_prince5{}, start, spring, allow(1e-10), 3.0 * second);
static_assert(near(end.position, cosine, 2e-9) && near(end.velocity, slope, 2e-9));
constexpr auto rough =
    us::integrate(us::dormand_prince5{}, start, spring, allow(1e-3), 3.0 * second);
static_assert(near(rough.position, cosine, 2e-2) && !near(rough.position, cosine, 1e-6));

// Backwards to the start, and over no time at all.
constexpr auto back =
    us::integrate(us::dormand_prince5{}, end, spring, allow(1e-10), 0.0 * second, 3.0 * second);
static_assert(near(back.position, 1.0, 4e-9) && near(back.velocity, 0.0, 4e-9));
static_assert(us::integrate(us::dormand_prince5{}, start, spring, allow(1e-10), 0.0 * second) ==
              start);

// Units do not change the steps: in units of 1/1024 m and 1/1024 s the bits are those of metres and seconds, since
// powers of two cause no rounding.
constexpr auto in_other_units = us::integrate(
    us::dormand_prince5{}, us::motion{1024.0, 0.0},
    [](auto const& s, auto) { return -4.0 / (1024.0 * 1024.0) * s.position; },
    us::tolerance{us::motion{0x1p-20, 0x1p-30}, 1e-9}, 3.0 * 1024.0);
constexpr auto in_metres =
    us::integrate(us::dormand_prince5{}, start, spring,
                  us::tolerance{us::motion{0x1p-30 * metre, 0x1p-30 * speed}, 1e-9}, 3.0 * second);
static_assert(in_other_units.position == 1024.0 * in_metres.position.value() &&
              in_other_units.velocity == in_metres.velocity.value());

// Any aggregate: a tank that drains, level = 2 m exp(-t / 2 s), with one number for a whole array.
struct tank {
  quantity<si::length> level;
};
constexpr auto drains = [](auto const& t, auto) { return us::rates{-0.5 / second * t.level}; };
constexpr auto drained = us::integrate(us::dormand_prince5{}, tank{2.0 * metre}, drains,
                                       us::tolerance{tank{1e-9 * metre}}, 2.0 * second);
static_assert(near(drained.level, 2 * 0.36787944117144232160, 1e-8));  // 2 / e

// Bodies in an array, and in space: one body's errors hold for all, one number for all components.
constexpr auto springs = [](auto const& s, auto) {
  return std::array{-4.0 / second / second * s.position[0], -4.0 / second / second * s.position[1]};
};
constexpr us::motion both{std::array{1.0 * metre, 2.0 * metre},
                          std::array{0.0 * speed, 0.0 * speed}};
constexpr auto two =
    us::integrate(us::dormand_prince5{}, both, springs, allow(1e-10), 3.0 * second);
static_assert(near(two.position[0], cosine, 2e-9) && near(two.position[1], 2 * cosine, 4e-9));
constexpr auto one_by_one =
    us::integrate(us::dormand_prince5{}, both, springs,
                  us::tolerance{us::motion{std::array{1e-10 * metre, 1e-10 * metre},
                                           std::array{1e-10 * speed, 1e-10 * speed}},
                                1e-10},
                  3.0 * second);
static_assert(one_by_one == two);

// A free top about its axis of inertia rotates at a constant rate; the error of an orientation is an angle.
constexpr auto rate = si::radians_per_second;
constexpr us::rotation top{us::quaternion{1.0, 0.0, 0.0, 0.0}, us::vec{0.0, 0.0, 2.0} * rate};
constexpr us::euler_equations inertia{us::vec{1.0, 2.0, 3.0} *
                                      (si::kilogram * metre * metre / si::radian / si::radian)};
constexpr auto turned =
    us::integrate(us::dormand_prince5{}, top, inertia,
                  us::tolerance{us::rotation{1e-9 * si::radian, 1e-9 * rate}}, 3.0 * second);
// A rotation by 6 rad: cos 3 and sin 3.
static_assert(turned.orientation.w > -0.98999249661 && turned.orientation.w < -0.98999249659 &&
              turned.orientation.z > 0.14112000805 && turned.orientation.z < 0.14112000807);
constexpr auto tumbled = us::integrate(
    us::dormand_prince5{},
    us::rigid_body{us::motion{us::vec{0.0, 0.0, 0.0} * metre, us::vec{1.0, 0.0, 0.0} * speed}, top},
    [](auto const&, auto) {
      return us::accelerations{us::vec{0.0, 0.0, -10.0} * (speed / second),
                               us::vec{0.0, 0.0, 0.0} * (rate / second)};
    },
    us::tolerance{us::rigid_body{us::motion{1e-9 * metre, 1e-9 * speed},
                                 us::rotation{1e-9 * si::radian, 1e-9 * rate}}},
    1.0 * second);
static_assert(near(tumbled.motion.position.z, -5.0, 1e-8) &&
              near(tumbled.motion.position.x, 1.0, 1e-8));

// The other controller, a first step, a longest step, and times at which a step must end.
constexpr us::tolerance smooth{us::motion{1e-10 * metre, 1e-10 * speed}, 1e-10, {}, {}, 1000,
                               us::step_control::proportional_integral};
static_assert(
    near(us::integrate(us::dormand_prince5{}, start, spring, smooth, 3.0 * second).position, cosine,
         2e-9));
static_assert(us::integrate(us::dormand_prince5{}, start, spring, smooth, 3.0 * second) != end);

template <class Run>
std::string what(Run const& run) {
  try {
    static_cast<void>(run());
  } catch (std::exception const& e) {
    return e.what();
  }
  return "nothing was thrown";
}

TEST(IntegrateWithin, MakesTheStepsOfTheCompiler) {
  auto const again =
      us::integrate(us::dormand_prince5{}, start, spring, allow(1e-10), 3.0 * second);
  EXPECT_TRUE(twins::same_bits(again, end));
  auto const turn =
      us::integrate(us::dormand_prince5{}, top, inertia,
                    us::tolerance{us::rotation{1e-9 * si::radian, 1e-9 * rate}}, 3.0 * second);
  EXPECT_TRUE(twins::same_bits(turn, turned));
}

TEST(IntegrateWithin, ErrorFollowsTheTolerance) {
  double last = 1;
  for (double const e : {1e-4, 1e-6, 1e-8, 1e-10, 1e-12}) {
    auto const s = us::integrate(us::dormand_prince5{}, start, spring, allow(e), 3.0 * second);
    double const off = std::abs(s.position.value() - cosine);
    EXPECT_LT(off, 30 * e);
    EXPECT_LT(off, last / 20);
    last = off;
  }
}

TEST(IntegrateWithin, SaysAtWhatTimeItCannotGoOn) {
  // y' = y^2 from 1 blows up at t = 1 (closed form 1 / (1 - t)).
  struct plain {
    double y;
  };
  auto const square = [](auto const& p, auto) { return us::rates{p.y * p.y}; };
  us::tolerance const allowed{plain{1e-8}, 1e-8};
  auto const half = us::integrate(us::dormand_prince5{}, plain{1.0}, square, allowed, 0.5);
  EXPECT_NEAR(half.y, 2.0, 1e-6);
  auto const sentence =
      what([&] { return us::integrate(us::dormand_prince5{}, plain{1.0}, square, allowed, 2.0); });
  EXPECT_NE(sentence.find("the step has become too short at time 1"), std::string::npos)
      << sentence;
  EXPECT_NE(sentence.find("or a stiff system, which wants radau5 or rodas5p"), std::string::npos)
      << sentence;
  us::tolerance const few{plain{1e-8}, 1e-8, {}, {}, 5};
  auto const spent =
      what([&] { return us::integrate(us::dormand_prince5{}, plain{1.0}, square, few, 0.9); });
  EXPECT_NE(spent.find("the most steps of the tolerance were made at time 0.25"), std::string::npos)
      << spent;
}

TEST(IntegrateWithin, RefusesWhatIsNoTolerance) {
  auto const run = [](double absolute, double relative) {
    return what([=] {
      return us::integrate(us::dormand_prince5{}, start, spring,
                           us::tolerance{us::motion{absolute * metre, 1.0 * speed}, relative},
                           1.0 * second);
    });
  };
  double const nan = std::nan("");
  EXPECT_EQ(run(-1e-9, 0), "unitstep: tolerance.absolute must be finite and not negative");
  EXPECT_EQ(run(nan, 0), "unitstep: tolerance.absolute must be finite and not negative");
  EXPECT_EQ(run(0, 0),
            "unitstep: tolerance.absolute must be positive where tolerance.relative is zero");
  EXPECT_EQ(run(1, -1), "unitstep: tolerance.relative must be finite and not negative");
  EXPECT_EQ(run(1, nan), "unitstep: tolerance.relative must be finite and not negative");
  EXPECT_EQ(run(0, 1e-6), "nothing was thrown");
  auto const with = [](auto const& t) {
    return what(
        [=] { return us::integrate(us::dormand_prince5{}, start, spring, t, 1.0 * second); });
  };
  us::motion const fine{1e-6 * metre, 1e-6 * speed};
  EXPECT_EQ(with(us::tolerance{fine, 0.0, -1.0 * second}),
            "unitstep: tolerance.first_step must be finite and positive");
  EXPECT_EQ(with(us::tolerance{fine, 0.0, 0.1 * second, 0.0 * second}),
            "unitstep: tolerance.longest_step must be finite and positive");
  EXPECT_EQ(with(us::tolerance{fine, 0.0, 0.1 * second, 0.1 * second, 0}),
            "unitstep: tolerance.most_steps must be at least 1");
  EXPECT_EQ(what([&] {
              return us::integrate(us::dormand_prince5{}, start, spring, us::tolerance{fine},
                                   nan * second);
            }),
            "unitstep: end_time must be finite, got infinity or NaN");
}

TEST(IntegrateWithin, FloatStaysFloat) {
  us::motion const single{1.0F * metre, 0.0F * speed};
  auto const s = us::integrate(
      us::dormand_prince5{}, single,
      [](auto const& b, auto) { return -4.0F * b.position / second / second; },
      us::tolerance{us::motion{1e-5F * metre, 1e-5F * speed}, 1e-5F}, 3.0F * second);
  static_assert(std::is_same_v<decltype(s), decltype(single)>);
  EXPECT_NEAR(s.position.value(), cosine, 1e-4);
}

}  // namespace under_a_tolerance

}  // namespace
