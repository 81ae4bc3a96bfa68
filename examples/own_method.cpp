// SPDX-License-Identifier: BSL-1.0
// A method of your own: Adams and Bashforth's of second order, which
// remembers the slopes of the step before.
#include <array>
#include <boost/units/systems/si.hpp>
#include <cstddef>
#include <cstdio>
#include <stdexcept>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;

//! [method]
struct adams_bashforth {
  static constexpr int order = 2;
  static constexpr int evaluations = 1;

  // The memory: the slopes at the start of the step before.
  template <class V, class A>
  struct slopes {
    V velocity;
    A acceleration;
  };
  //! [method]

  //! [start]
  // Nothing was before, so the first step is explicit Euler's.
  template <class X, class V, class Field, class Time>
  constexpr auto start(motion<X, V> const& s, Field const& field,
                       Time t, Time) const {
    return slopes<V, decltype(field(s, t))>{s.velocity,
                                            field(s, t)};
  }
  //! [start]

  //! [step]
  template <class X, class V, class Memory, class Field, class Time>
  constexpr motion<X, V> step(motion<X, V> s, Memory& before,
                              Field const& field, Time t,
                              Time dt) const {
    Memory const now{s.velocity, field(s, t)};
    s.position += (3 * now.velocity - before.velocity) * (dt / 2);
    s.velocity +=
        (3 * now.acceleration - before.acceleration) * (dt / 2);
    before = now;
    return s;
  }
};
//! [step]

//! [kick]
struct for_wrappers : adams_bashforth {
  template <class Memory, class V>
  static constexpr void kick(Memory& before, V const& change) {
    before.velocity += change;
  }
};
//! [kick]

//! [coasts]
// Half of the velocity is lost after each step of a second: 8 m in
// the first one, 4 m in the second.
constexpr double coasts(auto method) {
  auto const nothing = [](auto const&, auto) {
    return 0.0 * si::metre_per_second_squared;
  };
  return integrate(
             damped{method, 0.5, 0.0 * si::metre_per_second},
             motion{0.0 * si::metre, 8.0 * si::metre_per_second},
             nothing, 1.0 * si::second, 2)
      .position.value();
}
static_assert(coasts(for_wrappers{}) == 8 + 4);
static_assert(coasts(adams_bashforth{}) == 8 + 2);  // wrong
//! [coasts]

//! [spring]
constexpr motion let_go{1.0 * si::metre,
                        0.0 * si::metre_per_second};
constexpr second_law swing{1.0 * si::kilogram,
                           spring{4.0 * si::newton / si::metre},
                           damper{1.0 * si::kilogram / si::second}};
constexpr auto end = integrate(adams_bashforth{}, let_go, swing,
                               4.0 / 64 * si::second, 64);
//! [spring]

//! [error]
// The distance from the closed form after 4 s, in metres.
constexpr damped_oscillator exact{2.0 / si::second,
                                  0.5 / si::second};
constexpr double error(auto method, int evaluations) {
  int const steps = evaluations / method.evaluations;
  auto const last = integrate(method, let_go, swing,
                              4.0 / steps * si::second, steps);
  auto const due = exact.after(let_go, 4.0 * si::second);
  double const x = (last.position - due.position).value();
  double const y = (last.velocity - due.velocity).value() / 2;
  return unitstep::sqrt(x * x + y * y);
}
//! [error]

//! [row]
static_assert(error(adams_bashforth{}, 64) > 0.0070);
static_assert(error(adams_bashforth{}, 64) < 0.0080);
static_assert(error(midpoint{}, 64) > 0.012);
static_assert(error(midpoint{}, 64) < 0.014);
static_assert(error(semi_implicit_euler{}, 64) > 0.025);
static_assert(error(semi_implicit_euler{}, 64) < 0.028);
//! [row]

//! [measured]
constexpr double gain =
    error(adams_bashforth{}, 512) / error(adams_bashforth{}, 1024);
static_assert(gain > 3.9 && gain < 4.1);
//! [measured]

// A power series in the step, as in chapter 6.
struct powers {
  static constexpr std::size_t terms = 6;
  std::array<long long, terms> c{};

  constexpr powers() = default;
  constexpr powers(long long number) { c[0] = number; }

  friend constexpr powers operator+(powers a, powers const& b) {
    for (std::size_t i = 0; i < terms; ++i) a.c[i] += b.c[i];
    return a;
  }
  friend constexpr powers operator-(powers a, powers const& b) {
    for (std::size_t i = 0; i < terms; ++i) a.c[i] -= b.c[i];
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

//! [solution]
// x = 1 / (1 - t)^2 = 1 + 2 t + 3 t^2 + ... and its velocity at the
// time s, in powers of the step.
constexpr motion<powers, powers> solution(int s) {
  motion<powers, powers> m;
  long long power = 1;
  for (int n = 0; n < int(powers::terms); ++n, power *= s) {
    m.position.c[std::size_t(n)] = (n + 1) * power;
    m.velocity.c[std::size_t(n)] = (n + 1) * (n + 2) * power;
  }
  return m;
}
//! [solution]

//! [order]
// The power of the step at which one step, out of an exact past,
// leaves the solution; less one.
constexpr int order_of(auto method, auto field) {
  powers dt;
  dt.c[1] = 2;  // two, as the step is halved
  auto const past = solution(-2);
  auto memory = method.start(past, field, powers(0), dt);
  auto const end =
      method.step(solution(0), memory, field, powers(0), dt);
  for (std::size_t n = 0; n < powers::terms; ++n)
    if (end.position.c[n] != solution(2).position.c[n] ||
        end.velocity.c[n] != solution(2).velocity.c[n])
      return int(n) - 1;
  throw std::domain_error("too few terms");
}
//! [order]

//! [proved]
// Two forces with this solution; the second one sees the velocity,
// whose square is 4 x^3 there.
constexpr auto of_position = [](motion<powers, powers> const& s,
                                powers) {
  return 6 * s.position * s.position;
};
constexpr auto of_velocity = [](motion<powers, powers> const& s,
                                powers) {
  return 6 * s.position * s.position + s.velocity * s.velocity -
         4 * s.position * s.position * s.position;
};
static_assert(order_of(adams_bashforth{}, of_position) == 2);
static_assert(order_of(adams_bashforth{}, of_velocity) == 2);
//! [proved]

//! [swing]
// Without a damper: the energy after 1000 steps of 1/20 s over that
// at the start.
constexpr double energy_left(auto method) {
  second_law const free{1.0 * si::kilogram,
                        spring{4.0 * si::newton / si::metre}};
  auto const s =
      integrate(method, let_go, free, 0.05 * si::second, 1000);
  double const x = s.position.value();
  double const v = s.velocity.value();
  return (v * v + 4 * x * x) / 4;
}
static_assert(energy_left(adams_bashforth{}) > 1.05);
static_assert(energy_left(adams_bashforth{}) < 1.07);
static_assert(energy_left(velocity_verlet{}) < 1.003);
static_assert(energy_left(velocity_verlet{}) > 0.997);
//! [swing]

//! [two steps]
constexpr auto pull = [](auto const&, auto) {
  return 10.0 * si::metre_per_second_squared;
};
constexpr double after_two_steps(auto method) {
  simulation body{
      method, motion{0.0 * si::metre, 20.0 * si::metre_per_second},
      pull, 0.5 * si::second};
  body.step();
  double const before = body.state().position.value();
  double const v = body.state().velocity.value();
  body.step(0.25 * si::second);
  double const due = before + v * 0.25 + 10 * 0.25 * 0.25 / 2;
  return body.state().position.value() - due;
}
//! [two steps]

//! [changed steps]
static_assert(after_two_steps(adams_bashforth{}) == 0.3125);
//! [changed steps]

//! [answer]
struct adams_bashforth_for_changing_steps {
  template <class V, class A, class Time>
  struct slopes {
    V velocity;
    A acceleration;
    Time dt;
  };
  template <class X, class V, class Field, class Time>
  constexpr auto start(motion<X, V> const& s, Field const& field,
                       Time t, Time dt) const {
    return slopes<V, decltype(field(s, t)), Time>{s.velocity,
                                                  field(s, t), dt};
  }
  //! [answer]

  //! [answer step]
  template <class X, class V, class Memory, class Field, class Time>
  constexpr motion<X, V> step(motion<X, V> s, Memory& before,
                              Field const& field, Time t,
                              Time dt) const {
    Memory const now{s.velocity, field(s, t), dt};
    auto const share = dt / (2 * before.dt);
    s.position +=
        (now.velocity + (now.velocity - before.velocity) * share) *
        dt;
    s.velocity +=
        (now.acceleration +
         (now.acceleration - before.acceleration) * share) *
        dt;
    before = now;
    return s;
  }
};
//! [answer step]

//! [answer claim]
static_assert(
    after_two_steps(adams_bashforth_for_changing_steps{}) == 0);
//! [answer claim]

//! [vectors]
constexpr motion thrown{
    vec{0.0F, 0.0F, 2.0F} * si::metre,
    vec{3.0F, 0.0F, 4.0F} * si::metre_per_second};
constexpr auto weight = [](auto const&, auto) {
  return vec{0.0F, 0.0F, -10.0F} * si::metre_per_second_squared;
};
constexpr auto table = trajectory<8>(adams_bashforth{}, thrown,
                                     weight, 0.125F * si::second);
static_assert(table[8].state.position.x == 3.0F * si::metre);
//! [vectors]

//! [everywhere]
constexpr chain run{adams_bashforth{}, let_go, swing,
                    4.0 / 64 * si::second};
static_assert(state_after<run, 64, 16> == end);

constexpr auto tomorrow() {
  simulation today{adams_bashforth{}, let_go, swing,
                   4.0 / 64 * si::second};
  for (int n = 0; n < 32; ++n) today.step();
  auto later = simulation{adams_bashforth{}, let_go, swing,
                          4.0 / 64 * si::second};
  later.resume(today.save());
  for (int n = 32; n < 64; ++n) later.step();
  return later.state();
}
static_assert(tomorrow() == end);
//! [everywhere]

//! [slip]
// The mean of both slopes, which looks like a careful choice.
struct mean_of_slopes : adams_bashforth {
  template <class X, class V, class Memory, class Field, class Time>
  constexpr motion<X, V> step(motion<X, V> s, Memory& before,
                              Field const& field, Time t,
                              Time dt) const {
    Memory const now{s.velocity, field(s, t)};
    s.position += (now.velocity + before.velocity) * (dt / 2);
    s.velocity +=
        (now.acceleration + before.acceleration) * (dt / 2);
    before = now;
    return s;
  }
};
//! [slip]

//! [slip claim]
static_assert(order_of(mean_of_slopes{}, of_position) == 1);
static_assert(error(mean_of_slopes{}, 64) >
              10 * error(adams_bashforth{}, 64));
//! [slip claim]

void print(char const* name, auto method) {
  std::printf("%-20s", name);
  for (int n : {64, 128, 256, 512})
    std::printf(" %9.2e", error(method, n));
  std::printf("\n");
}
int main() {
  std::printf("error in m after 4 s\n\n");
  std::printf("evaluations                 64       128       256");
  std::printf("       512\n");
  print("explicit Euler", explicit_euler{});
  print("semi-implicit Euler", semi_implicit_euler{});
  print("velocity Verlet", velocity_verlet{});
  print("midpoint", midpoint{});
  print("Adams-Bashforth", adams_bashforth{});
  print("RK4", rk4{});
}
