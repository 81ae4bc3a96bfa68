// SPDX-License-Identifier: BSL-1.0
// Many independent bodies on springs, stepped at run time: BATCH is the way they are kept and stepped,
// METHOD the method. The arguments are the number of steps and the number of bodies.
//   raw_arrays      two arrays of doubles, the formula written out
//   arrays          two arrays of light quantities, METHOD's step
//   structures      one array of motions, METHOD's step
#include <boost/units/systems/si.hpp>
#include <cstdlib>
#include <unitstep/forces/damper.hpp>
#include <unitstep/forces/second_law.hpp>
#include <unitstep/forces/spring.hpp>
#include <unitstep/methods/rk4.hpp>
#include <unitstep/methods/semi_implicit_euler.hpp>
#include <unitstep/methods/velocity_verlet.hpp>
#include <vector>

namespace {

namespace si = boost::units::si;
using unitstep::light;
using unitstep::light_of;
using unitstep::motion;

constexpr unitstep::second_law law{1.0 * si::kilogram,
                                   unitstep::spring{15.0 * si::newton / si::metre},
                                   unitstep::damper{0.1 * si::kilogram / si::second}};
constexpr auto dt = light_of(0.001 * si::second);

double offset(std::size_t i) { return 1.0 + static_cast<double>(i % 1000) / 1000; }

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

  void step(unitstep::semi_implicit_euler, light<si::time, double>) {
    for (std::size_t i = 0; i < x.size(); ++i) {
      v[i] += force(x[i], v[i]) * 0.001;
      x[i] += v[i] * 0.001;
    }
  }
  void step(unitstep::velocity_verlet, light<si::time, double>) {
    for (std::size_t i = 0; i < x.size(); ++i) {
      x[i] += (v[i] + a[i] * 0.0005) * 0.001;
      double const next = force(x[i], v[i]);
      v[i] += (a[i] + next) * 0.0005;
      a[i] = next;
    }
  }
  void step(unitstep::rk4, light<si::time, double>) {
    double const h = 0.001, half = h / 2;
    for (std::size_t i = 0; i < x.size(); ++i) {
      double const a1 = force(x[i], v[i]);
      double const v2 = v[i] + a1 * half;
      double const a2 = force(x[i] + v[i] * half, v2);
      double const v3 = v[i] + a2 * half;
      double const a3 = force(x[i] + v2 * half, v3);
      double const v4 = v[i] + a3 * h;
      double const a4 = force(x[i] + v3 * h, v4);
      x[i] += (v[i] + 2 * (v2 + v3) + v4) * (h / 6);
      v[i] += (a1 + 2 * (a2 + a3) + a4) * (h / 6);
    }
  }
  double sum() const {
    double all = 0;
    for (double const one : x) all += one;
    return all;
  }
};

template <class Method>
inline constexpr bool remembers = false;
template <>
inline constexpr bool remembers<unitstep::velocity_verlet> = true;

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
      if constexpr (remembers<Method>)
        bodies[i] = method.step(bodies[i], a[i], law, t, dt);
      else
        bodies[i] = method.step(bodies[i], law, t, dt);
  }
  double sum() const {
    double all = 0;
    for (auto const& one : bodies) all += one.position.value();
    return all;
  }
};

}  // namespace

int main(int, char** arguments) {
  long const steps = std::atol(arguments[1]);
  BATCH batch{arguments[2] ? static_cast<std::size_t>(std::atol(arguments[2])) : 1000};
  for (long n = 0; n < steps; ++n) batch.step(unitstep::METHOD{}, {});
  return batch.sum() > 1e9;
}
