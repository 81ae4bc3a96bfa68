// SPDX-License-Identifier: BSL-1.0
// deep: takes the compiler half a minute
// Derivatives through every driver: whatever varies, a run is made on numbers with slopes. Closed forms of falls and
// springs, in constants.
#include <gtest/gtest.h>

#include <array>
#include <boost/units/systems/si.hpp>
#include <cmath>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <unitstep/answers/derivative.hpp>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>

namespace {

namespace si = boost::units::si;
namespace us = unitstep;
using us::symbols::kg, us::symbols::m, us::symbols::m_per_s, us::symbols::m_per_s2, us::symbols::s;

constexpr bool is_about(double x, double due, double off) {
  return x - due <= off && due - x <= off;
}

constexpr auto falls = [](auto const&, auto) { return -10.0 * m_per_s2; };
constexpr auto height = [](auto const& now, auto) { return now.position; };
constexpr us::tolerance allowed{us::motion{1e-9 * m, 1e-9 * m_per_s}};
constexpr auto bounce = [](auto const& now, auto) {
  return us::motion{now.position, -0.5 * now.velocity};
};

// A fall from h takes sqrt(2 h / g), whose derivative is 1 / (g t): from 5 m 1 s, and 0.1 s/m. The second derivative is
// -1 / (g^2 t^3), -0.01 s/m^2.
constexpr auto fall_by_steps = [](auto h) {
  return us::integrate_until(us::rk4{}, us::motion{h, 0.0 * m_per_s}, falls, 0.03 * s,
                             us::falling(height), 1000)
      .time;
};
constexpr auto fall = [](auto h) {
  return us::integrate_until(us::dormand_prince5{}, us::motion{h, 0.0 * m_per_s}, falls, allowed,
                             us::falling(height), 10.0 * s)
      .time;
};
template <class F>
constexpr bool falls_in_a_second(F const& f) {
  auto const [time, by_height] = us::derivative(f, 5.0 * m);
  auto const again = us::derivative([&](auto h) { return us::derivative(f, h).slope; }, 5.0 * m);
  return time == f(5.0 * m) && is_about(time / s, 1, 1e-14) &&
         is_about(by_height * m / s, 0.1, 1e-14) && is_about(again.slope * m * m / s, -0.01, 1e-14);
}
static_assert(falls_in_a_second(fall_by_steps));
static_assert(falls_in_a_second(fall));

// Of several events the one that happens varies: a wall at 3 m is reached at speed v after 3 m / v, where the height is
// h - g t^2 / 2.
constexpr auto at_wall = [](auto v) {
  auto const flies = [](auto const&, auto) { return us::vec{0.0, -10.0} * m_per_s2; };
  auto const ground = [](auto const& now, auto) { return now.position.y; };
  auto const wall = [](auto const& now, auto) { return now.position.x - 3.0 * m; };
  return us::integrate_until(us::dormand_prince5{},
                             us::motion{us::vec{0.0 * m, 5.0 * m}, us::vec{v, 0.0 * m_per_s}},
                             flies, us::tolerance{us::motion{1e-9 * m, 1e-9 * m_per_s}},
                             us::first_of{us::falling(ground), wall}, 10.0 * s)
      .state.position.y;
};
// At 4 m/s after 0.75 s: 2.1875 m, with the derivative g t^2 / v = 1.40625 m per m/s.
constexpr auto of_wall = us::derivative(at_wall, 4.0 * m_per_s);
static_assert(is_about(of_wall.value / m, 2.1875, 1e-12) &&
              is_about(of_wall.slope / s, 1.40625, 1e-12));

// After a bounce at t0 = sqrt(2 h / g) with v = e g t0 the ball is at v u - g u^2 / 2 after u = t - t0 more. From 5 m
// and with e = 1/2 at 1.5 s that is 1.25 m; its derivatives are 0.25 and 5 m, those of its velocity 1.5 /s and 10 m/s.
template <class Pace, class Extent>
constexpr bool bounces(Pace const& pace, Extent const& extent, double off) {
  auto const [state, by_height, by_rest] = us::gradient(
      [&](auto h, auto e) {
        return us::integrate(us::dormand_prince5{}, us::motion{h, 0.0 * m_per_s}, falls, pace,
                             extent,
                             us::when(us::falling(height),
                                      [e](auto const& now, auto) {
                                        return us::motion{now.position, -e * now.velocity};
                                      }))
            .state;
      },
      5.0 * m, 0.5);
  return is_about(state.position / m, 1.25, off) && is_about(by_height.position, 0.25, off) &&
         is_about(by_height.velocity * s, 1.5, off) && is_about(by_rest.position / m, 5, off) &&
         is_about(by_rest.velocity / m_per_s, 10, off);
}
static_assert(bounces(allowed, 1.5 * s, 1e-12));
static_assert(bounces(0.07 * s, 22, 0.5) && !bounces(0.07 * s, 22, 1e-3));  // that ends at 1.54 s
static_assert(bounces(0.05 * s, 30, 1e-12));
static_assert(bounces(0.25 * s, 6, 1e-12));  // the bounce is at the end of a step

// A kick of dv at tau adds dv (2 s - tau) to x(2 s): the derivative by tau is -dv, by dv 2 s - tau. Also at the end of
// a step, and at the end of the run.
template <class Pace, class Extent>
constexpr bool is_kicked(Pace const& pace, Extent const& extent, double when) {
  auto const [way, by_time, by_kick] = us::gradient(
      [&](auto tau, auto dv) {
        return us::integrate(
                   us::dormand_prince5{}, us::motion{0.0 * m, 0.0 * m_per_s}, falls, pace, extent,
                   us::at(tau, [dv](auto const& now,
                                    auto) { return us::motion{now.position, now.velocity + dv}; }))
            .state.position;
      },
      when * s, 3.0 * m_per_s);
  return is_about(way / m, -20 + 3 * (2 - when), 1e-12) && is_about(by_time / m_per_s, -3, 1e-12) &&
         is_about(by_kick / s, 2 - when, 1e-12);
}
static_assert(is_kicked(allowed, 2.0 * s, 0.5) && is_kicked(0.1 * s, 20, 0.53));
static_assert(is_kicked(0.125 * s, 16, 0.5));
static_assert(is_kicked(allowed, 2.0 * s, 2.0));

// Tables, by a step and within a tolerance, and with a bounce.
constexpr auto of_table = us::derivative(
    [](auto v) {
      return us::trajectory<4>(us::rk4{}, us::motion{0.0 * m, v}, falls, 0.25 * s)[3]
          .state.position;
    },
    5.0 * m_per_s);
static_assert(is_about(of_table.slope / s, 0.75, 1e-15));
constexpr auto of_spaced = us::derivative(
    [](auto v) {
      return us::trajectory<4>(us::dormand_prince5{}, us::motion{0.0 * m, v}, falls, allowed,
                               0.25 * s)[3]
          .state.position;
    },
    5.0 * m_per_s);
static_assert(is_about(of_spaced.slope / s, 0.75, 1e-14));
template <class... Pace>
constexpr bool table_bounces(Pace const&... pace) {
  auto const found = us::derivative(
      [&](auto h) {
        return us::trajectory<4>(us::dormand_prince5{}, us::motion{h, 0.0 * m_per_s}, falls,
                                 pace..., us::when(us::falling(height), bounce))[3]
            .state;
      },
      5.0 * m);
  return is_about(found.slope.position, 0.25, 1e-12) &&
         is_about(found.slope.velocity * s, 1.5, 1e-12);
}
static_assert(table_bounces(0.5 * s) && table_bounces(allowed, 0.5 * s));

// The end of a run may vary, its start, and its step: x = v t - g t^2 / 2 with t = t1 - t0.
constexpr auto of_ends = us::gradient(
    [](auto from, auto to) {
      return us::integrate(us::dormand_prince5{}, us::motion{0.0 * m, 5.0 * m_per_s}, falls,
                           allowed, to, from)
          .position;
    },
    1.0 * s, 3.0 * s);
static_assert(is_about(of_ends.slope<0>() / m_per_s, 15, 1e-12) &&
              is_about(of_ends.slope<1>() / m_per_s, -15, 1e-12));
constexpr auto of_step = us::derivative(
    [](auto dt) {
      return us::integrate(us::rk4{}, us::motion{0.0 * m, 5.0 * m_per_s}, falls, dt, 4).position;
    },
    0.5 * s);
static_assert(is_about(of_step.slope / m_per_s, -60, 1e-12));  // 4 (v - g 4 dt)

// A field of time, at an event whose time varies: v' = a t.
constexpr auto of_time = us::derivative(
    [](auto h) {
      auto const pushed = [](auto const&, auto t) { return -6.0 * m / (s * s * s) * t; };
      return us::integrate_until(us::dop853{}, us::motion{h, 0.0 * m_per_s}, pushed, allowed,
                                 us::falling(height), 10.0 * s)
          .state.velocity;
    },
    8.0 *
        m);  // x = h - t^3, after 2 s at -3 t^2 = -12 m/s; by h -6 t dt/dh = -6 t / (3 t^2) = -1 /s
static_assert(is_about(of_time.value / m_per_s, -12, 1e-9) &&
              is_about(of_time.slope * s, -1, 1e-9));

// An aggregate, by a constant of its field: e^(-k t).
template <class Number = double>
struct tank {
  us::light<si::length, Number> level;
};
constexpr auto of_tank = us::derivative(
    [](auto k) {
      return us::integrate(
                 us::dormand_prince5{}, tank<>{us::light_of(1.0 * m)},
                 [k](auto const& now, auto) { return us::rates{-k * now.level}; },
                 us::tolerance{tank<>{us::light_of(1e-12 * m)}}, 1.0 * s)
          .level;
    },
    1.0 / s);
// exp(-1) = 0.36787944117144232160 (mpmath)
static_assert(is_about(of_tank.slope / m / s, -0.36787944117144232, 1e-11));

// A rotation about one axis by its speed, under a tolerance: the quaternion has half of the angle.
constexpr auto of_turning = us::derivative(
    [](auto w) {
      auto const unit = kg * m * m / si::radian / si::radian;
      auto const end = us::integrate(
          us::dormand_prince5{},
          us::rotation{us::quaternion{1.0, 0.0, 0.0, 0.0}, us::vec{0.0 * w, 0.0 * w, w}},
          us::euler_equations{us::vec{1.0 * unit, 2.0 * unit, 3.0 * unit}},
          us::tolerance{us::rotation{1e-9 * si::radian, 1e-9 * si::radian_per_second}}, 1.0 * s);
      return 2.0 * us::math::atan2(end.orientation.z, end.orientation.w);
    },
    0.5 * si::radian_per_second);
static_assert(is_about(of_turning.value, 0.5, 1e-9) &&
              is_about(of_turning.slope / s * si::radian, 1, 1e-9));

// If only a constant of the field in a lambda varies, the start gets slopes as well.
constexpr auto way_of_spring = [](auto k) {
  return us::integrate(
             us::dop853{}, us::motion{1.0 * m, 0.0 * m_per_s},
             [k](auto const& now, auto) { return -k / (1.0 * kg) * now.position; },
             us::tolerance{us::motion{1e-13 * m, 1e-13 * m_per_s}}, 1.0 * s)
      .position;
};
constexpr auto of_spring = us::derivative(way_of_spring, 2.0 * si::newton / m);
constexpr auto spring_again = us::derivative(
    [](auto k) { return us::derivative(way_of_spring, k).slope; }, 2.0 * si::newton / m);
// cos(sqrt(k)) and its derivatives at 2: 0.15594369476537447346, -0.34922799931830417, 0.06781403798390420 (mpmath)
static_assert(is_about(of_spring.value / m, 0.15594369476537447, 1e-12) &&
              is_about(of_spring.slope * si::newton / m / m, -0.34922799931830417, 1e-12) &&
              is_about(spring_again.slope * si::newton / m * si::newton / m / m,
                       0.06781403798390420, 1e-12));

// A sampled controller: x' = u with u = -k x at each sample, held for a period T. After n whole periods and a rest r of
// the run, x = (1 - k T)^n (1 - k r) x0, a polynomial with known derivatives.
template <class T>
struct tracked {
  us::light<si::length, T> x;
};
template <class T>
constexpr auto held_back = [](auto gain, auto period) {
  return us::integrate(us::rk4{}, tracked<T>{us::light_of(T(4) * m)},
                       us::sampled{[gain](auto const& now, auto) { return -gain * now.x; }, period,
                                   [](auto const&, auto, auto u) { return us::rates{u}; }},
                       T(0.125) * s, 19)
      .x;
};
template <class T>
constexpr bool tunes_a_sampled_gain(T off) {
  // 19 steps of 1/8 s and a period of 1/2 s: n = 4, r = 3/8 s. With k = 1/2 /s: 1 - k T = 3/4 and 1 - k r = 13/16.
  auto const [x, by_gain, by_period] = us::gradient(held_back<T>, T(0.5) / s, T(0.5) * s);
  T const q = T(0.75), rest = T(0.8125), n = 4;
  T const power = q * q * q;
  T const due_gain = 4 * (-n * T(0.5) * power * rest - power * q * T(0.375));
  // r is the rest of the run: dr/dT = -n.
  T const due_period = 4 * (-n * T(0.5) * power * rest + power * q * T(0.5) * n);
  return is_about(double(x / m), double(4 * power * q * rest), double(off)) &&
         is_about(double(by_gain / (m * s)), double(due_gain), double(off)) &&
         is_about(double(by_period * s / m), double(due_period), double(off));
}
static_assert(tunes_a_sampled_gain<double>(1e-14) && tunes_a_sampled_gain<float>(1e-5F) &&
              tunes_a_sampled_gain<long double>(1e-17L));
// The second derivative by the gain, of (1 - k T)^4 alone: 4 * 12 T^2 (1 - k T)^2 in a run of 2 s.
constexpr auto sampled_again = us::derivative(
    [](auto gain) {
      return us::derivative(
                 [](auto k) {
                   return us::integrate(
                              us::explicit_euler{}, tracked<double>{us::light_of(4.0 * m)},
                              us::sampled{[k](auto const& now, auto) { return -k * now.x; },
                                          0.5 * s,
                                          [](auto const&, auto, auto u) { return us::rates{u}; }},
                              0.25 * s, 8)
                       .x;
                 },
                 gain)
          .slope;
    },
    0.5 / s);
static_assert(is_about(sampled_again.slope / (m * s * s), 48 * 0.25 * 0.5625, 1e-13));
// A controller with a memory: a sum that grows by the deviation, with a first output that varies. With x' = u and u' =
// u + k (1 m - x), one period of 1 s: x = u1, u1 = before + k.
constexpr auto with_memory = us::gradient(
    [](auto gain, auto before) {
      return us::integrate(
                 us::explicit_euler{}, tracked<double>{us::light_of(0.0 * m)},
                 us::sampled{[gain](auto const& now, auto, auto last) {
                               return last + gain * (1.0 * m - now.x);
                             },
                             1.0 * s, [](auto const&, auto, auto u) { return us::rates{u}; },
                             before},
                 0.25 * s, 8)
          .x;
    },
    0.5 / s, 0.25 * m_per_s);
// u1 = b + k, x1 = u1; u2 = u1 + k (1 - x1), x2 = x1 + u2 = 2 (b + k) + k (1 - b - k) + ... = 2 b + 3 k - k b - k^2.
static_assert(is_about(with_memory.value / m, 0.5 + 1.5 - 0.125 - 0.25, 1e-15) &&
              is_about(with_memory.slope<0>() / (m * s), 3 - 0.25 - 1, 1e-14) &&
              is_about(with_memory.slope<1>() / s, 2 - 0.5, 1e-14));

// A thrust during the first half of each period jumps twice in each. In 1.9 s with a period of 1/4 s it acts for 8
// halves: v = 8 m/s2 * 8 T / 2, and 32 m/s2 by T.
constexpr auto pulses = us::derivative(
    [](auto period) {
      auto const thrust = [period](auto const&, auto t) {
        auto turns = t / period - 0.0;  // a number
        while (turns >= 1.0) turns = turns - 1.0;
        return (turns < 0.5 ? 8.0 : 0.0) * m_per_s2;
      };
      return us::integrate(us::rk4{}, us::motion{0.0 * m, 0.0 * m_per_s}, thrust, 0.1 * s, 19,
                           us::jumps_every{period / 2.0})
          .state.velocity;
    },
    0.25 * s);
static_assert(is_about(pulses.value / m_per_s, 8, 1e-13) &&
              is_about(pulses.slope / m_per_s2, 32, 1e-12));

// A period that varies, of a time without a unit: it was taken for a number of steps, and did not compile. A body of
// speed 1 is slowed to half its speed at T and at 2 T, so in the time 2 it goes T + T/2 + (2 - 2 T)/4 = T + 1/2.
constexpr auto slowed = us::derivative(
    [](auto period) {
      return us::integrate(
                 us::rk4{}, us::motion{0.0 * period, 1.0 + 0.0 * period},
                 [](auto const&, auto) { return 0.0; }, 0.125, 16,
                 us::every{period,
                           [](auto const& now, auto) {
                             return us::motion{now.position, now.velocity / 2.0};
                           }})
          .state.position;
    },
    0.75);
static_assert(is_about(slowed.value, 1.25, 1e-15) && is_about(slowed.slope, 1.0, 1e-14));

// The variable is in an effect or an event only. A ball falls from 5 m for a second, keeps k of its 10 m/s, and half a
// second later is at k 5 m - 1.25 m: 5 m by k. Before the hit nothing depends on k.
constexpr auto kept = [](auto k, double end) {
  return us::integrate(us::suvat{}, us::motion{5.0 * m, 0.0 * m_per_s}, falls, 0.125 * s,
                       static_cast<long>(8 * end),
                       us::when(us::falling(height),
                                [k](auto const& now, auto) {
                                  return us::motion{now.position, -k * now.velocity};
                                }))
      .state.position;
};
constexpr auto after_a_bounce = us::derivative([](auto k) { return kept(k, 1.5); }, 0.75);
static_assert(is_about(after_a_bounce.value / m, 2.5, 1e-14) &&
              is_about(after_a_bounce.slope / m, 5, 1e-14));
constexpr auto before_a_bounce = us::derivative([](auto k) { return kept(k, 0.5); }, 0.75);
static_assert(before_a_bounce.value == 3.75 * m && before_a_bounce.slope == 0.0 * m);
// The place at which a run stops, and an effect at a time that adds the variable.
constexpr auto stopped = us::derivative(
    [](auto mark) {
      return us::integrate(
                 us::suvat{}, us::motion{5.0 * m, 0.0 * m_per_s}, falls, 0.125 * s, 16,
                 us::when([mark](auto const& now, auto) { return now.position - mark; }, us::stop))
          .time;
    },
    1.8 * m);
// sqrt(2 (h - mark) / g) is 0.8 s, by the mark -1 / (g t).
static_assert(is_about(stopped.value / s, 0.8, 1e-14) &&
              is_about(stopped.slope * m / s, -0.125, 1e-13));
constexpr auto pushed = us::derivative(
    [](auto push) {
      return us::integrate(us::suvat{}, us::motion{5.0 * m, 0.0 * m_per_s}, falls, 0.125 * s, 8,
                           us::at(0.5 * s,
                                  [push](auto const& now, auto) {
                                    return us::motion{now.position, now.velocity + push};
                                  }))
          .state.position;
    },
    2.0 * m_per_s);
static_assert(is_about(pushed.value / m, 1, 1e-14) && is_about(pushed.slope / s, 0.5, 1e-15));

// With a dt, and with steps_by_values, the value of a run has the same bits as without slopes.
TEST(RunsOnDuals, HaveTheBitsOfRunsWithout) {
  for (double k : {0.5, 2.0, 300.0}) {
    auto const stiffness = k * si::newton / m;
    EXPECT_EQ(us::derivative(us::steps_by_values{way_of_spring}, stiffness).value,
              way_of_spring(stiffness));
  }
  for (double h : {0.1, 5.0, 70.0}) {
    EXPECT_EQ(us::derivative(us::steps_by_values{fall}, h * m).value, fall(h * m));
    EXPECT_EQ(us::derivative(fall_by_steps, h * m).value, fall_by_steps(h * m));
  }
}

// A tolerance covers slopes: on a spring, where a slope grows with time, its error is below ten tolerances.
TEST(RunsOnDuals, ErrInSlopesAsInValues) {
  for (double off : {1e-6, 1e-9, 1e-12}) {
    auto const found = us::derivative(
        [off](auto k) {
          return us::integrate(
                     us::dormand_prince5{}, us::motion{1.0 * m, 0.0 * m_per_s},
                     [k](auto const& now, auto) { return -k / (1.0 * kg) * now.position; },
                     us::tolerance{us::motion{off * m, off * m_per_s}}, 10.0 * s)
              .position;
        },
        2.0 * si::newton / m);
    // d/dk cos(sqrt(k) t) = -t sin(sqrt(k) t) / (2 sqrt(k))
    double const root = std::sqrt(2.0), due = -10 * std::sin(root * 10) / (2 * root);
    EXPECT_NEAR(found.slope * si::newton / m / m, due, 10 * off);
    EXPECT_GT(std::abs(found.slope * si::newton / m / m - due), off / 100);
  }
}

// A body at rest would allow any step, and yet its slopes by the start are those of a moving one: for x'' = -x' / 10 -
// x they are e^(-t/20) (cos w t + sin w t / 20 w) and e^(-t/20) sin w t / w with w^2 = 1 - 1/400.
template <class T>
constexpr auto start_at_rest = [](auto const& method, T off) {
  return [=](auto x, auto v) {
    auto const field = [](auto const& now, auto) {
      return -T(1) / T(10) / s * now.velocity - T(1) / s / s * now.position;
    };
    return us::integrate(method, us::motion{x, v}, field,
                         us::tolerance{us::motion{off * m, off * m_per_s}}, T(50) * s)
        .position;
  };
};
template <class T, class Method>
void bounds_slopes_at_rest(Method const& method, T off) {
  double const w = std::sqrt(1 - 1.0 / 400), decay = std::exp(-2.5);
  double const due[] = {decay * (std::cos(50 * w) + std::sin(50 * w) / (20 * w)),
                        decay * std::sin(50 * w) / w};
  double const most = 30 * static_cast<double>(off);
  auto const run = start_at_rest<T>(method, off);
  auto const by_start = us::gradient(run, T(0) * m, T(0) * m_per_s);
  EXPECT_NEAR(static_cast<double>(by_start.template slope<0>()), due[0], most);
  EXPECT_NEAR(static_cast<double>(by_start.template slope<1>() / s), due[1], most);
  // Also from half a metre, within what that scale allows; and beside a large velocity.
  auto const moves = us::gradient(run, T(0.5) * m, T(64) * m_per_s);
  EXPECT_NEAR(static_cast<double>(moves.template slope<0>()), due[0], 2 * most);
  EXPECT_NEAR(static_cast<double>(moves.template slope<1>() / s), due[1], most);
  // At another scale: starts of 1/4 m within 2^-20 m, and 1024 times as much, have the same slopes to the bit. All
  // pairs choose their steps in one place, so this tests an explicit and an implicit one, and each number type.
  if constexpr (!std::is_same_v<T, double> || std::is_same_v<Method, us::dormand_prince5> ||
                std::is_same_v<Method, us::radau5>) {
    auto const scaled = [&](T factor) {
      return us::derivative(
                 [&](auto x) { return start_at_rest<T>(method, factor * off)(x, T(0) * x / s); },
                 factor / 4 * m)
          .slope;
    };
    EXPECT_EQ(scaled(1), scaled(1024));
  }
}
// With each kind of pair; `tsitouras5` and `verner9` are `dormand_prince5` and `dop853` with other coefficients.
TEST(RunsOnDuals, AreHeldToAToleranceAtRest) {
  bounds_slopes_at_rest<double>(us::bogacki_shampine3{}, 1e-6);
  bounds_slopes_at_rest<double>(us::dormand_prince5{}, 1e-9);
  bounds_slopes_at_rest<double>(us::dop853{}, 1e-9);
  bounds_slopes_at_rest<double>(us::step_doubling{us::rk4{}}, 1e-8);
  bounds_slopes_at_rest<double>(us::rodas5p{}, 1e-8);
  bounds_slopes_at_rest<double>(us::radau5{}, 1e-7);
  bounds_slopes_at_rest<float>(us::dormand_prince5{}, 1e-4F);
  bounds_slopes_at_rest<long double>(us::dop853{}, 1e-14L);
}
// In constants, and second derivatives: those by k of the slopes by the start of a spring, cos(sqrt(k) t), after 1 s.
constexpr auto way_from_rest = [](auto x, auto k) {
  auto const pulls = [k](auto const& now, auto) { return -k * now.position; };
  return us::integrate(us::dop853{}, us::motion{x, 0.0 * x / s}, pulls, allowed, 1.0 * s).position;
};
constexpr auto at_rest_by_both = us::derivative(
    [](auto k) { return us::gradient(way_from_rest, 0.0 * m, k).template slope<0>(); },
    2.0 / s / s);
static_assert(is_about(at_rest_by_both.value, 0.15594369476537447, 1e-9) &&
              is_about(at_rest_by_both.slope / s / s, -0.34922799931830417, 1e-9));
// With steps_by_values no step is too long for a body at rest.
TEST(RunsOnDuals, OfStepsByValuesAreOfNoUseAtRest) {
  auto const run = start_at_rest<double>(us::dormand_prince5{}, 1e-9);
  auto const by_start = us::gradient(us::steps_by_values{run}, 0.0 * m, 0.0 * m_per_s);
  EXPECT_EQ(by_start.value, 0.0 * m);
  EXPECT_GT(std::abs(by_start.slope<0>()), 1e6);
}

// A run with slopes calls the field as often as one without, with a dt and with steps_by_values.
template <class Run>
void calls_as_often(Run const& run) {
  long calls = 0;
  auto const counted = [&](auto h) {
    return run(h, [&calls](auto const& now, auto) {
      ++calls;
      return -10.0 * m_per_s2 - 0.1 / s * now.velocity;
    });
  };
  static_cast<void>(counted(5.0 * m));
  long const without = calls;
  calls = 0;
  static_cast<void>(us::derivative(us::steps_by_values{counted}, 5.0 * m));
  EXPECT_EQ(calls, without);
}
TEST(RunsOnDuals, CallTheFieldAsOftenAsRunsWithout) {
  calls_as_often([](auto h, auto const& field) {
    return us::integrate(us::rk4{}, us::motion{h, 0.0 * m_per_s}, field, 0.01 * s, 100).position;
  });
  calls_as_often([](auto h, auto const& field) {
    return us::integrate(us::dormand_prince5{}, us::motion{h, 0.0 * m_per_s}, field, allowed,
                         3.0 * s)
        .position;
  });
  calls_as_often([](auto h, auto const& field) {
    return us::integrate(us::dop853{}, us::motion{h, 0.0 * m_per_s}, field, allowed, 3.0 * s)
        .position;
  });
}

// The costs of a tolerance for slopes: nothing in a fall through air, whose slopes are as smooth as its values, and
// less than three times the calls for ten turns on a circle. A start that is higher by dx, or faster by dv, is on an
// orbit whose period is longer by 3 shares of it, so the body is behind by 2 pi 10 * 3 = 188.4955592 of either.
TEST(RunsOnDuals, TakeTheStepsThatSlopesWant) {
  long calls = 0;
  auto const through_air = [&calls](auto h) {
    auto const drag = [&calls](auto const& now, auto) {
      ++calls;
      return -10.0 * m_per_s2 + 0.01 / m * now.velocity * now.velocity;
    };
    return us::integrate_until(us::dormand_prince5{}, us::motion{h, 0.0 * h / s}, drag, allowed,
                               us::falling(height), 10.0 * s)
        .time;
  };
  auto const turns = [&calls](auto x, auto v) {
    auto const pull = [&calls](auto const& now, auto) {
      ++calls;
      auto const r = us::norm(now.position);
      return -1.0 * m * m * m / s / s / (r * r * r) * now.position;
    };
    return us::integrate(
               us::dormand_prince5{}, us::motion{us::vec{x, 0.0 * x}, us::vec{0.0 * v, v}}, pull,
               us::tolerance{us::motion{1e-6 * m, 1e-6 * m_per_s}}, 62.831853071795865 * s)
        .position.y;
  };
  static_cast<void>(through_air(10.0 * m));
  long const falls_without = calls;
  calls = 0;
  static_cast<void>(us::derivative(through_air, 10.0 * m));
  EXPECT_EQ(calls, falls_without);
  calls = 0;
  static_cast<void>(turns(1.0 * m, 1.0 * m_per_s));
  long const turns_without = calls;
  calls = 0;
  auto const [y, by_x, by_v] = us::gradient(turns, 1.0 * m, 1.0 * m_per_s);
  EXPECT_GT(calls, turns_without * 3 / 2);
  EXPECT_LT(calls, turns_without * 3);
  EXPECT_NEAR(by_x, -188.4955592, 1e-3);
  EXPECT_NEAR(by_v / s, -188.4955592, 1e-3);
}

// A result without a derivative reports that.
template <class F>
std::string said_by(F const& f) {
  try {
    static_cast<void>(f());
  } catch (std::exception const& e) {
    return e.what();
  }
  return {};
}
TEST(RunsOnDuals, SayWhereThereIsNoDerivative) {
  auto const truth = [](auto const& now, auto) { return now.position < 0.0 * m; };
  EXPECT_NE(said_by([&] {
              return us::derivative(
                  [&](auto h) {
                    return us::integrate_until(us::rk4{}, us::motion{h, 0.0 * m_per_s}, falls,
                                               0.01 * s, truth, 1000)
                        .time;
                  },
                  5.0 * m);
            }).find("true or false has no derivative"),
            std::string::npos);
}

}  // namespace
