// SPDX-License-Identifier: BSL-1.0
// The order of a method: measured with numbers, and proved with
// power series in the step.
#include <array>
#include <boost/units/systems/si.hpp>
#include <cstddef>
#include <cstdio>
#include <stdexcept>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;

//! [measure]
// x'' = 6 x^2 from x = 1, v = 2 is 1 / (1 - t)^2, 4 at t = 1/2.
// Where a run is after so many of the steps that lead there.
template <class T>
constexpr double reached(auto method, int steps, int made) {
  auto const metre = T(1) * si::metre;
  auto const second = T(1) * si::second;
  auto const field = [=](auto const& s, auto) {
    return T(6) / (metre * second * second) * s.position *
           s.position;
  };
  motion const start{metre, T(2) * metre / second};
  auto const end = integrate(method, start, field,
                             T(0.5) / T(steps) * second, made);
  return static_cast<double>(end.position.value());
}
constexpr double size(double x) { return x < 0 ? -x : x; }
template <class T>
constexpr double error(auto method, int steps) {
  return size(reached<T>(method, steps, steps) - 4.0);
}
//! [measure]

//! [observed]
// How many times half the step halves the error.
constexpr double observed(auto method, int steps) {
  return math::log(error<double>(method, steps) /
                   error<double>(method, 2 * steps)) /
         math::log(2.0);
}
//! [observed]

//! [measured]
constexpr bool near(double slope, int order) {
  return slope > order - 0.02 && slope < order + 0.02;
}
static_assert(near(observed(explicit_euler{}, 512), 1));
static_assert(near(observed(suvat{}, 512), 1));
static_assert(near(observed(semi_implicit_euler{}, 512), 1));
static_assert(near(observed(velocity_verlet{}, 64), 2));
static_assert(near(observed(midpoint{}, 256), 2));
static_assert(near(observed(heun{}, 256), 2));
static_assert(near(observed(rk4{}, 128), 4));
//! [measured]

//! [local]
// The error of the first step alone, which starts from the truth.
constexpr double local_error(auto method, int steps) {
  double const left = 1 - 0.5 / steps;
  return size(reached<double>(method, steps, 1) -
              1 / (left * left));
}
constexpr bool about(double ratio, double due) {
  return ratio > 0.95 * due && ratio < 1.05 * due;
}
static_assert(about(local_error(explicit_euler{}, 64) /
                        local_error(explicit_euler{}, 128),
                    4));
static_assert(
    about(local_error(rk4{}, 64) / local_error(rk4{}, 128), 32));
static_assert(about(error<double>(rk4{}, 64) /
                        error<double>(rk4{}, 128),
                    16));
//! [local]

//! [halving]
// Two runs, the second in half the steps' length, and the truth is
// not asked for: the error of the second.
constexpr double estimated(auto method, int steps) {
  double const once = reached<double>(method, steps, steps);
  double const twice =
      reached<double>(method, 2 * steps, 2 * steps);
  return (twice - once) / ((1 << method.order) - 1);
}
//! [halving]

//! [halving claim]
constexpr double made_by_rk4 = reached<double>(rk4{}, 64, 64);
static_assert(about(estimated(rk4{}, 32) / (4.0 - made_by_rk4), 1));
static_assert(about(estimated(velocity_verlet{}, 32) /
                        size(error<double>(velocity_verlet{}, 64)),
                    1));
// What is corrected by its own estimate is better.
static_assert(size(made_by_rk4 + estimated(rk4{}, 32) - 4.0) <
              error<double>(rk4{}, 64) / 15);
//! [halving claim]

//! [series]
// A number that depends on the step: c[0] + c[1] s + c[2] s^2 + ...
// with whole coefficients, where the step is 12 s.
struct powers {
  static constexpr std::size_t terms = 6;
  std::array<long long, terms> c{};

  constexpr powers() = default;
  constexpr powers(int number) { c[0] = number; }
  //! [series]

  //! [product]
  friend constexpr powers operator+(powers a, powers const& b) {
    for (std::size_t i = 0; i < terms; ++i) a.c[i] += b.c[i];
    return a;
  }
  friend constexpr powers operator*(powers const& a,
                                    powers const& b) {
    powers product;
    for (std::size_t i = 0; i < terms; ++i)
      for (std::size_t j = 0; i + j < terms; ++j)
        product.c[i + j] += a.c[i] * b.c[j];
    return product;
  }
  //! [product]
  friend constexpr powers operator/(powers a, int divisor) {
    for (auto& each : a.c) {
      if (each % divisor != 0) throw std::domain_error("not whole");
      each /= divisor;
    }
    return a;
  }
  constexpr powers& operator+=(powers const& b) {
    return *this = *this + b;
  }
};

//! [force]
constexpr auto field = [](auto const& s, auto const&) {
  return 6 * s.position * s.position;
};
//! [force]

//! [one step]
// One step of 12 s from x = 1, v = 2. Some methods have a memory.
constexpr auto one_step(auto method) {
  motion<powers, powers> const x{1, 2};
  powers const t = 0;
  powers dt;
  dt.c[1] = 12;
  if constexpr (requires { method.start(x, field, t, dt); }) {
    auto memory = method.start(x, field, t, dt);
    return method.step(x, memory, field, t, dt);
  } else {
    return method.step(x, field, t, dt);
  }
}
//! [one step]

//! [order]
// The power of the step where one step begins to differ from the
// closed form x = 1 + 2 t + 3 t^2 + 4 t^3 + ..., less one.
constexpr int order_of(auto method) {
  auto const end = one_step(method);
  long long power = 1;
  for (int n = 0; n < int(powers::terms); ++n, power *= 12) {
    auto const i = static_cast<std::size_t>(n);
    if (end.position.c[i] != (n + 1) * power ||
        end.velocity.c[i] != (n + 1) * (n + 2) * power)
      return n - 1;
  }
  throw std::domain_error("too few terms");
}
//! [order]

//! [proved]
static_assert(order_of(explicit_euler{}) == 1);
static_assert(order_of(suvat{}) == 1);
static_assert(order_of(semi_implicit_euler{}) == 1);
static_assert(order_of(velocity_verlet{}) == 2);
static_assert(order_of(leapfrog{}) == 2);
static_assert(order_of(midpoint{}) == 2);
static_assert(order_of(heun{}) == 2);
static_assert(order_of(rk4{}) == 4);
//! [proved]

//! [slip]
// The second look at the middle forgets what the first one found.
struct rk4_with_a_slip {
  template <class State, class Field, class Time>
  constexpr State step(State const& s, Field const& acceleration,
                       Time t, Time dt) const {
    auto const half = dt / 2;
    auto const a1 = acceleration(s, t);
    State const s2{s.position + s.velocity * half,
                   s.velocity + a1 * half};
    auto const a2 = acceleration(s2, t + half);
    State const s3{s.position + s.velocity * half,
                   s.velocity + a1 * half};
    auto const a3 = acceleration(s3, t + half);
    //! [slip]

    //! [after the slip]
    State const s4{s.position + s3.velocity * dt,
                   s.velocity + a3 * dt};
    auto const a4 = acceleration(s4, t + dt);
    return {
        s.position + (s.velocity + 2 * (s2.velocity + s3.velocity) +
                      s4.velocity) *
                         (dt / 6),
        s.velocity + (a1 + 2 * (a2 + a3) + a4) * (dt / 6)};
  }
};
//! [after the slip]

//! [slip claim]
static_assert(error<double>(rk4{}, 16) < 0.0001);
static_assert(error<double>(rk4_with_a_slip{}, 16) < 0.02);
static_assert(order_of(rk4_with_a_slip{}) == 2);
//! [slip claim]

//! [float]
static_assert(error<float>(rk4{}, 1024) > error<float>(rk4{}, 64));
static_assert(error<double>(rk4{}, 1024) <
              error<double>(rk4{}, 64));
//! [float]

//! [answer]
struct drag_along {
  template <class State, class Field, class Time>
  constexpr State step(State s, Field const& acceleration, Time t,
                       Time dt) const {
    auto const before = s.velocity;
    s.velocity += acceleration(s, t) * dt;
    s.position += (before + s.velocity) * (dt / 2);
    return s;
  }
};
static_assert(order_of(drag_along{}) == 1);
static_assert(error<double>(drag_along{}, 64) ==
              error<double>(suvat{}, 64));
//! [answer]

int main() {
  std::printf("error at t = 1/2, where x = 4\n\n");
  std::printf("steps      Euler    Verlet  midpoint       RK4\n");
  for (int n : {8, 16, 32, 64, 128, 256})
    std::printf("%5d %10.2g%10.2g%10.2g%10.2g\n", n,
                error<double>(explicit_euler{}, n),
                error<double>(velocity_verlet{}, n),
                error<double>(midpoint{}, n),
                error<double>(rk4{}, n));
  std::printf("\nRK4 with a slip, 16 steps: %.2g\n",
              error<double>(rk4_with_a_slip{}, 16));
  std::printf("RK4 in float, 64 steps: %.2g, 1024 steps: %.2g\n",
              error<float>(rk4{}, 64), error<float>(rk4{}, 1024));
}
