// SPDX-License-Identifier: BSL-1.0
// Bodies whose number is known at run time, by RK4: on springs, and attracting each other. By the library on a motion
// of vectors, by loops over doubles with as many stage arrays, and by Boost.odeint.
//   vectors          callgrind counts the instructions of a step
//   vectors ROUNDS   prints PROBLEM FORM and the microseconds of a step, the least of so many rounds
#include <boost/numeric/odeint/stepper/runge_kutta4.hpp>
#include <boost/units/systems/si.hpp>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <iterator>
#include <unitstep/drive/simulation.hpp>
#include <unitstep/forces/damper.hpp>
#include <unitstep/forces/mutual_gravity.hpp>
#include <unitstep/forces/second_law.hpp>
#include <unitstep/forces/spring.hpp>
#include <unitstep/many/vectors.hpp>
#include <unitstep/methods/rk4.hpp>
#include <vector>

#include "counted.hpp"

namespace {

namespace si = boost::units::si;
using unitstep::motion;
using unitstep::rk4;
using unitstep::vec;
using numbers = std::vector<double>;

constexpr double h = 0.001;
double volatile end = 0;

// Three numbers for each body, on a curved line, so that no two bodies are at one place.
double place(std::size_t number) {
  double const n = static_cast<double>(number);
  return std::sin(n) * (1 + n / 100);
}
double weight(std::size_t body) { return 1 + static_cast<double>(body % 7) / 10; }

/// Each body on a spring with a damper: the acceleration is the same formula for each of its numbers.
struct springs {
  explicit springs(std::size_t) {}

  void operator()(double const* x, double const* v, double* a, std::size_t bodies) const {
    for (std::size_t i = 0; i < 3 * bodies; ++i) a[i] = -15.0 * x[i] - 0.1 * v[i];
  }
  static auto law(std::size_t) {
    return unitstep::second_law{1.0 * si::kilogram, unitstep::spring{15.0 * si::newton / si::metre},
                                unitstep::damper{0.1 * si::kilogram / si::second}};
  }
  static auto filling(std::size_t) {
    return [](auto const& s, auto, auto const& a) {
      for (std::size_t i = 0; i < a.size(); ++i)
        a[i] = -15.0 / si::second / si::second * s.position[i] - 0.1 / si::second * s.velocity[i];
    };
  }
};

/// Each pair of bodies attracts each other; the result for one is used for the other.
struct attraction {
  numbers parameter;

  explicit attraction(std::size_t bodies) {
    for (std::size_t i = 0; i < bodies; ++i) parameter.push_back(2.0 * weight(i));
  }

  void operator()(double const* x, double const*, double* a, std::size_t bodies) const {
    for (std::size_t i = 0; i < 3 * bodies; ++i) a[i] = 0;
    for (std::size_t i = 0; i + 1 < bodies; ++i) {
      double const xi = x[3 * i], yi = x[3 * i + 1], zi = x[3 * i + 2], mi = parameter[i];
      double ax = a[3 * i], ay = a[3 * i + 1], az = a[3 * i + 2];
      for (std::size_t j = i + 1; j < bodies; ++j) {
        double const dx = x[3 * j] - xi, dy = x[3 * j + 1] - yi, dz = x[3 * j + 2] - zi;
        double const inverse = 1 / std::sqrt(dx * dx + dy * dy + dz * dz + 0.01);
        double const cube = inverse * inverse * inverse;
        double const of_i = mi * cube, of_j = parameter[j] * cube;
        ax += dx * of_j, ay += dy * of_j, az += dz * of_j;
        a[3 * j] -= dx * of_i, a[3 * j + 1] -= dy * of_i, a[3 * j + 2] -= dz * of_i;
      }
      a[3 * i] = ax, a[3 * i + 1] = ay, a[3 * i + 2] = az;
    }
  }
  static auto law(std::size_t bodies) {
    std::vector<boost::units::quantity<si::mass>> masses;
    for (std::size_t i = 0; i < bodies; ++i) masses.push_back(weight(i) * si::kilogram);
    auto const G = 2.0 * si::newton * si::metre * si::metre / si::kilogram / si::kilogram;
    return unitstep::second_law{masses, unitstep::mutual_gravity{G, 0.1 * si::metre}};
  }
};

/// The formulas of RK4 in loops, with an array for each slope and stage.
template <class Problem>
struct raw {
  std::size_t bodies, n;
  Problem field;
  numbers x, v, a1, a2, a3, a4, v2, v3, v4, at;

  explicit raw(std::size_t many)
      : bodies(many),
        n(3 * many),
        field(many),
        x(n),
        v(n),
        a1(n),
        a2(n),
        a3(n),
        a4(n),
        v2(n),
        v3(n),
        v4(n),
        at(n) {
    for (std::size_t i = 0; i < n; ++i) x[i] = place(i);
  }
  void step() {
    step(x.data(), v.data(), a1.data(), a2.data(), a3.data(), a4.data(), v2.data(), v3.data(),
         v4.data(), at.data());
  }
  void step(double* __restrict x_, double* __restrict v_, double* __restrict k1,
            double* __restrict k2, double* __restrict k3, double* __restrict k4,
            double* __restrict w2, double* __restrict w3, double* __restrict w4,
            double* __restrict y) {
    field(x_, v_, k1, bodies);
    for (std::size_t i = 0; i < n; ++i) {
      w2[i] = v_[i] + k1[i] * (h / 2);
      y[i] = x_[i] + v_[i] * (h / 2);
    }
    field(y, w2, k2, bodies);
    for (std::size_t i = 0; i < n; ++i) {
      w3[i] = v_[i] + k2[i] * (h / 2);
      y[i] = x_[i] + w2[i] * (h / 2);
    }
    field(y, w3, k3, bodies);
    for (std::size_t i = 0; i < n; ++i) {
      w4[i] = v_[i] + k3[i] * h;
      y[i] = x_[i] + w3[i] * h;
    }
    field(y, w4, k4, bodies);
    for (std::size_t i = 0; i < n; ++i) {
      x_[i] += (v_[i] + 2 * (w2[i] + w3[i]) + w4[i]) * (h / 6);
      v_[i] += (k1[i] + 2 * (k2[i] + k3[i]) + k4[i]) * (h / 6);
    }
  }
  double sum() const { return x[0] + x[n - 1]; }
};

/// Boost.odeint: all numbers are one state, first positions and then velocities.
template <class Problem>
struct odeint {
  std::size_t bodies;
  Problem field;
  numbers s;
  boost::numeric::odeint::runge_kutta4<numbers> stepper;

  explicit odeint(std::size_t many) : bodies(many), field(many), s(6 * many) {
    for (std::size_t i = 0; i < 3 * many; ++i) s[i] = place(i);
  }
  void step() {
    auto const rates = [this](numbers const& y, numbers& slope, double) {
      std::size_t const n = 3 * bodies;
      for (std::size_t i = 0; i < n; ++i) slope[i] = y[n + i];
      field(y.data(), y.data() + n, slope.data() + n, bodies);
    };
    stepper.do_step(rates, s, 0.0, h);
  }
  double sum() const { return s[0] + s[3 * bodies - 1]; }
};

auto start_of(std::size_t bodies) {
  motion s{std::vector(bodies, vec{0.0, 0.0, 0.0} * si::metre),
           std::vector(bodies, vec{0.0, 0.0, 0.0} * si::metre_per_second)};
  for (std::size_t i = 0; i < bodies; ++i)
    s.position[i] = vec{place(3 * i), place(3 * i + 1), place(3 * i + 2)} * si::metre;
  return s;
}

/// The library, with a field that is made by `Make`.
template <class Make>
struct vectors {
  using state = decltype(start_of(0));
  using field = decltype(Make::of(0));
  unitstep::simulation<rk4, state, field, boost::units::quantity<si::time>> run;

  explicit vectors(std::size_t bodies)
      : run(rk4{}, start_of(bodies), Make::of(bodies), h * si::second) {}
  void step() { run.step(); }
  double sum() const {
    auto const s = run.state();
    return s.position.front().x.value() + s.position.back().z.value();
  }
};
template <class Problem>
struct laws_of {
  static auto of(std::size_t bodies) { return Problem::law(bodies); }
};
template <class Problem>
struct filled_by {
  static auto of(std::size_t bodies) { return Problem::filling(bodies); }
};

template <class Form>
[[gnu::noinline]] void step(Form& form) {
  form.step();
}
template <class Form>
void steps(long count, std::size_t bodies) {
  Form form{bodies};
  for (long n = 0; n < count; ++n) step(form);
  end = form.sum();
}
/// The microseconds of the fastest of several steps.
template <class Form>
double clock(std::size_t bodies) {
  using steady = std::chrono::steady_clock;
  Form form{bodies};
  for (int i = 0; i < 3; ++i) step(form);
  int const repeats = bodies < 100 ? 1000 : 1;
  double least = 1e9;
  for (int i = 0; i < 10; ++i) {
    auto const begun = steady::now();
    for (int k = 0; k < repeats; ++k) step(form);
    double const taken = std::chrono::duration<double>(steady::now() - begun).count() / repeats;
    if (taken < least) least = taken;
  }
  end = form.sum();
  return 1e6 * least;
}

struct run {
  char const* name;
  std::size_t bodies;
  void (*steps)(long, std::size_t);
  double (*clock)(std::size_t);
};
template <class Form>
constexpr run run_of(char const* name, std::size_t bodies) {
  return {name, bodies, steps<Form>, clock<Form>};
}
constexpr run runs[] = {
    run_of<raw<springs>>("springs/10 raw", 10),
    run_of<vectors<laws_of<springs>>>("springs/10 laws", 10),
    run_of<vectors<filled_by<springs>>>("springs/10 filled", 10),
    run_of<odeint<springs>>("springs/10 odeint", 10),
    run_of<raw<springs>>("springs/1000 raw", 1000),
    run_of<vectors<laws_of<springs>>>("springs/1000 laws", 1000),
    run_of<vectors<filled_by<springs>>>("springs/1000 filled", 1000),
    run_of<odeint<springs>>("springs/1000 odeint", 1000),
    run_of<raw<springs>>("springs/100000 raw", 100000),
    run_of<vectors<laws_of<springs>>>("springs/100000 laws", 100000),
    run_of<vectors<filled_by<springs>>>("springs/100000 filled", 100000),
    run_of<odeint<springs>>("springs/100000 odeint", 100000),
    run_of<raw<attraction>>("attraction/10 raw", 10),
    run_of<vectors<laws_of<attraction>>>("attraction/10 laws", 10),
    run_of<odeint<attraction>>("attraction/10 odeint", 10),
    run_of<raw<attraction>>("attraction/1000 raw", 1000),
    run_of<vectors<laws_of<attraction>>>("attraction/1000 laws", 1000),
    run_of<odeint<attraction>>("attraction/1000 odeint", 1000),
};

}  // namespace

int main(int arguments, char** argument) {
  if (arguments != 2) {
    for (auto const& one : runs) {
      one.steps(3, one.bodies);  // the functions of the C library are found
      bool const is_short = one.bodies < 100;
      count(one.name, is_short ? 10 : 2, is_short ? 110 : 3,
            [&](long many) { one.steps(many, one.bodies); });
    }
    return 0;
  }
  double least[std::size(runs)] = {};
  for (int round = 0; round < std::atoi(argument[1]); ++round)
    for (std::size_t i = 0; i < std::size(runs); ++i) {
      double const taken = runs[i].clock(runs[i].bodies);
      if (round == 0 || taken < least[i]) least[i] = taken;
    }
  for (std::size_t i = 0; i < std::size(runs); ++i)
    std::printf("%s %.3f\n", runs[i].name, least[i]);
}
