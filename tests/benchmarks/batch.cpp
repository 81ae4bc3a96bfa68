// SPDX-License-Identifier: BSL-1.0
// Many independent bodies on springs, stepped at run time, stored in several ways.
//   batch               callgrind counts instructions while it runs this
//   batch CORES ROUNDS  prints METHOD BATCH and the nanoseconds of a step of one of a million bodies
#include <algorithm>
#include <barrier>
#include <boost/numeric/odeint/stepper/runge_kutta4.hpp>
#include <boost/units/systems/si.hpp>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <iterator>
#include <thread>
#include <unitstep/forces/damper.hpp>
#include <unitstep/forces/second_law.hpp>
#include <unitstep/forces/spring.hpp>
#include <unitstep/methods/rk4.hpp>
#include <unitstep/methods/semi_implicit_euler.hpp>
#include <unitstep/methods/velocity_verlet.hpp>
#include <vector>

#include "counted.hpp"

namespace {

namespace si = boost::units::si;
using unitstep::light;
using unitstep::light_of;
using unitstep::motion;

constexpr unitstep::second_law law{1.0 * si::kilogram,
                                   unitstep::spring{15.0 * si::newton / si::metre},
                                   unitstep::damper{0.1 * si::kilogram / si::second}};
constexpr auto dt = light_of(0.001 * si::second);

template <class Method>
inline constexpr bool remembers = false;
template <>
inline constexpr bool remembers<unitstep::velocity_verlet> = true;

double offset(std::size_t i) { return 1.0 + static_cast<double>(i % 1000) / 1000; }

/// Two arrays of doubles, and the formulas written out.
struct raw_arrays {
  std::vector<double> x, v, a;

  explicit raw_arrays(std::size_t n) : x(n), v(n), a(n) {
    for (std::size_t i = 0; i < n; ++i) {
      x[i] = offset(i);
      a[i] = force(x[i], v[i]);
    }
  }
  static double force(double position, double velocity) {
    return -15.0 * position - 0.1 * velocity;
  }

  static void formula(unitstep::semi_implicit_euler, double& x, double& v) {
    v += force(x, v) * 0.001;
    x += v * 0.001;
  }
  static void formula(unitstep::velocity_verlet, double& x, double& v, double& a) {
    x += (v + a * 0.0005) * 0.001;
    double const next = force(x, v);
    v += (a + next) * 0.0005;
    a = next;
  }
  static void formula(unitstep::rk4, double& x, double& v) {
    double const h = 0.001, half = h / 2;
    double const a1 = force(x, v);
    double const v2 = v + a1 * half;
    double const a2 = force(x + v * half, v2);
    double const v3 = v + a2 * half;
    double const a3 = force(x + v2 * half, v3);
    double const v4 = v + a3 * h;
    double const a4 = force(x + v3 * h, v4);
    x += (v + 2 * (v2 + v3) + v4) * (h / 6);
    v += (a1 + 2 * (a2 + a3) + a4) * (h / 6);
  }
  template <class Method>
  void step(Method method, light<si::time, double>) {
    for (std::size_t i = 0; i < x.size(); ++i)
      if constexpr (remembers<Method>)
        formula(method, x[i], v[i], a[i]);
      else
        formula(method, x[i], v[i]);
  }
  double sum() const {
    double all = 0;
    for (double const one : x) all += one;
    return all;
  }
};

/// Two arrays of light quantities, stepped by the method.
struct arrays {
  std::vector<light<si::length, double>> x;
  std::vector<light<si::velocity, double>> v;
  std::vector<light<si::acceleration, double>> a;

  explicit arrays(std::size_t n) : x(n), v(n), a(n) {
    for (std::size_t i = 0; i < n; ++i) {
      x[i] = light_of(offset(i) * si::metre);
      a[i] = law(motion{x[i], v[i]}, dt);
    }
  }
  //! [arrays]
  template <class Method>
  void step(Method method, light<si::time, double> t) {
    for (std::size_t i = 0; i < x.size(); ++i) {
      motion state{x[i], v[i]};
      if constexpr (remembers<Method>) {
        auto memory = a[i];
        state = method.step(state, memory, law, t, dt);
        a[i] = memory;
      } else {
        state = method.step(state, law, t, dt);
      }
      x[i] = state.position;
      v[i] = state.velocity;
    }
  }
  //! [arrays]
  double sum() const {
    double all = 0;
    for (auto const& one : x) all += one.value();
    return all;
  }
};

/// One array of motions, stepped by the method.
struct structures {
  std::vector<motion<light<si::length, double>, light<si::velocity, double>>> bodies;
  std::vector<light<si::acceleration, double>> a;

  explicit structures(std::size_t n) : bodies(n), a(n) {
    for (std::size_t i = 0; i < n; ++i) {
      bodies[i].position = light_of(offset(i) * si::metre);
      a[i] = law(bodies[i], dt);
    }
  }
  template <class Method>
  void step(Method method, light<si::time, double> t) {
    for (std::size_t i = 0; i < bodies.size(); ++i)
      if constexpr (remembers<Method>) {
        auto memory = a[i];  // a local copy, which lets g++ use vectors
        bodies[i] = method.step(bodies[i], memory, law, t, dt);
        a[i] = memory;
      } else {
        bodies[i] = method.step(bodies[i], law, t, dt);
      }
  }
  double sum() const {
    double all = 0;
    for (auto const& one : bodies) all += one.position.value();
    return all;
  }
};

/// One array of structs of doubles, and the formulas written out.
struct raw_structures {
  struct body {
    double x, v;
  };
  std::vector<body> bodies;
  std::vector<double> a;

  explicit raw_structures(std::size_t n) : bodies(n), a(n) {
    for (std::size_t i = 0; i < n; ++i) {
      bodies[i].x = offset(i);
      a[i] = raw_arrays::force(bodies[i].x, bodies[i].v);
    }
  }
  template <class Method>
  void step(Method method, light<si::time, double>) {
    for (std::size_t i = 0; i < bodies.size(); ++i)
      if constexpr (remembers<Method>)
        raw_arrays::formula(method, bodies[i].x, bodies[i].v, a[i]);
      else
        raw_arrays::formula(method, bodies[i].x, bodies[i].v);
  }
  double sum() const {
    double all = 0;
    for (auto const& one : bodies) all += one.x;
    return all;
  }
};

/// Two arrays that are read and written, with one product each: no step can be faster once memory is the limit.
struct moved {
  std::vector<double> x, v, a;

  explicit moved(std::size_t n) : x(n, 1.0), v(n, 1.0), a(n, 1.0) {}
  template <class Method>
  void step(Method, light<si::time, double>) {
    for (std::size_t i = 0; i < x.size(); ++i) {
      x[i] *= 1.0001;
      v[i] *= 1.0001;
      if constexpr (remembers<Method>) a[i] *= 1.0001;
    }
  }
  double sum() const { return x[0] + v[0] + a[0]; }
};

/// Boost.odeint's stepper; all bodies are one state, first the positions and then the velocities.
struct odeint {
  using state = std::vector<double>;
  std::size_t n;
  state bodies;
  boost::numeric::odeint::runge_kutta4<state> stepper;

  explicit odeint(std::size_t many) : n(many), bodies(2 * many) {
    for (std::size_t i = 0; i < n; ++i) bodies[i] = offset(i);
  }
  void step(unitstep::rk4, light<si::time, double>) {
    auto const field = [n = n](state const& y, state& rates, double) {
      for (std::size_t i = 0; i < n; ++i) {
        rates[i] = y[n + i];
        rates[n + i] = raw_arrays::force(y[i], y[n + i]);
      }
    };
    stepper.do_step(field, bodies, 0.0, 0.001);
  }
  double sum() const { return bodies[0]; }
};

double volatile end = 0;

/// A step as a separate function, which does not know where the arrays were made.
template <class Method, class Batch>
[[gnu::noinline]] void step(Batch& batch) {
  batch.step(Method{}, {});
}

/// The code that callgrind counts: this many steps of this many bodies.
template <class Method, class Batch>
void steps(long count, std::size_t bodies) {
  Batch batch{bodies};
  for (long n = 0; n < count; ++n) step<Method>(batch);
  end = batch.sum();
}

/// The seconds of the fastest of several steps, with the bodies divided among the cores, which begin each step
/// together; a step takes as long as the slowest core.
template <class Method, class Batch>
double clock(std::size_t count, std::size_t bodies, std::size_t cores) {
  std::vector<std::vector<double>> taken(cores, std::vector<double>(count));
  std::vector<std::thread> threads;
  std::barrier begin{static_cast<std::ptrdiff_t>(cores)};
  for (auto& mine : taken)
    threads.emplace_back([&] {
      Batch batch{bodies / cores};
      step<Method>(batch);
      for (double& one : mine) {
        begin.arrive_and_wait();
        auto const start = std::chrono::steady_clock::now();
        step<Method>(batch);
        one = std::chrono::duration<double>{std::chrono::steady_clock::now() - start}.count();
      }
      end = batch.sum();
    });
  for (auto& thread : threads) thread.join();
  double least = taken[0][0];
  for (std::size_t n = 0; n < taken[0].size(); ++n) {
    double slowest = 0;
    for (auto const& one : taken) slowest = std::max(slowest, one[n]);
    if (n == 0 || slowest < least) least = slowest;
  }
  return least;
}

struct run {
  char const* name;
  void (*steps)(long, std::size_t);
  double (*clock)(std::size_t, std::size_t, std::size_t);
};
template <class Method, class Batch>
constexpr run run_of(char const* name) {
  return {name, steps<Method, Batch>, clock<Method, Batch>};
}
using unitstep::rk4;
using unitstep::semi_implicit_euler;
using unitstep::velocity_verlet;
constexpr run runs[] = {
    run_of<semi_implicit_euler, raw_arrays>("semi_implicit_euler raw_arrays"),
    run_of<semi_implicit_euler, arrays>("semi_implicit_euler arrays"),
    run_of<semi_implicit_euler, raw_structures>("semi_implicit_euler raw_structures"),
    run_of<semi_implicit_euler, structures>("semi_implicit_euler structures"),
    run_of<semi_implicit_euler, moved>("semi_implicit_euler moved"),
    run_of<velocity_verlet, raw_arrays>("velocity_verlet raw_arrays"),
    run_of<velocity_verlet, arrays>("velocity_verlet arrays"),
    run_of<velocity_verlet, raw_structures>("velocity_verlet raw_structures"),
    run_of<velocity_verlet, structures>("velocity_verlet structures"),
    run_of<velocity_verlet, moved>("velocity_verlet moved"),
    run_of<rk4, raw_arrays>("rk4 raw_arrays"),
    run_of<rk4, arrays>("rk4 arrays"),
    run_of<rk4, raw_structures>("rk4 raw_structures"),
    run_of<rk4, structures>("rk4 structures"),
    run_of<rk4, odeint>("rk4 odeint"),
    run_of<rk4, moved>("rk4 moved"),
};

/// Runs all of them in turn, round after round, so that other work of the machine affects all alike, and prints the
/// smallest time of each.
void clock_all(std::size_t cores, int rounds) {
  constexpr std::size_t bodies = 1000000;
  double least[std::size(runs)] = {};
  for (int round = 0; round < rounds; ++round)
    for (std::size_t i = 0; i < std::size(runs); ++i) {
      double const taken = runs[i].clock(10, bodies, cores);
      if (round == 0 || taken < least[i]) least[i] = taken;
    }
  for (std::size_t i = 0; i < std::size(runs); ++i)
    std::printf("%s %.4f\n", runs[i].name, 1e9 * least[i] / bodies);
}

}  // namespace

int main(int arguments, char** argument) {
  if (arguments == 3)
    clock_all(static_cast<std::size_t>(std::atol(argument[1])), std::atoi(argument[2]));
  else
    for (auto const& one : runs)
      count(one.name, 10, 110, [&](long many) { one.steps(many, 1000); });
}
