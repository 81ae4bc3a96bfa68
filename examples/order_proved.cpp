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
template <class T>
constexpr double error(auto method, int steps) {
  auto const metre = T(1) * si::metre;
  auto const second = T(1) * si::second;
  auto const field = [=](auto const& s, auto) {
    return T(6) / (metre * second * second) * s.position *
           s.position;
  };
  motion const start{metre, T(2) * metre / second};
  auto const end = integrate(method, start, field,
                             T(0.5) / T(steps) * second, steps);
  double const off = end.position.value() - 4.0;
  return off < 0 ? -off : off;
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
  powers h;
  h.c[1] = 12;
  if constexpr (requires { method.start(x, field, t, h); }) {
    auto memory = method.start(x, field, t, h);
    return method.step(x, memory, field, t, h);
  } else {
    return method.step(x, field, t, h);
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
                       Time t, Time h) const {
    auto const half = h / 2;
    auto const a1 = acceleration(s, t);
    State const s2{s.position + s.velocity * half,
                   s.velocity + a1 * half};
    auto const a2 = acceleration(s2, t + half);
    State const s3{s.position + s.velocity * half,
                   s.velocity + a1 * half};
    auto const a3 = acceleration(s3, t + half);
    //! [slip]

    //! [after the slip]
    State const s4{s.position + s3.velocity * h,
                   s.velocity + a3 * h};
    auto const a4 = acceleration(s4, t + h);
    return {
        s.position + (s.velocity + 2 * (s2.velocity + s3.velocity) +
                      s4.velocity) *
                         (h / 6),
        s.velocity + (a1 + 2 * (a2 + a3) + a4) * (h / 6)};
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
                       Time h) const {
    auto const before = s.velocity;
    s.velocity += acceleration(s, t) * h;
    s.position += (before + s.velocity) * (h / 2);
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
