// SPDX-License-Identifier: BSL-1.0
// What the page Explore computes: a mass on a spring with a damper, by any method of the library.
// .ci/tools/prepare.py compiles it to WebAssembly.
#include <array>
#include <boost/units/systems/si.hpp>
#include <unitstep/unitstep.hpp>

#include "../../tests/support/every_method.hpp"

namespace si = boost::units::si;

/// Ends the call with the library's sentence; the page has its own, and so has a native program.
extern "C" void refused(char const* sentence);

namespace {

struct sample {
  double time, position, velocity, energy;
};
constexpr int most_steps = 20'000;
sample samples[most_steps + 1];

//! [system]
struct oscillator {
  boost::units::quantity<si::mass> m;
  double k, b;

  constexpr auto spring() const {
    return unitstep::spring{k * si::newton / si::metre};
  }
  constexpr auto damper() const {
    return unitstep::damper{b * si::newton * si::second /
                            si::metre};
  }
  constexpr auto field() const {
    return unitstep::second_law{m, spring(), damper()};
  }
  constexpr auto energy(auto const& state) const {
    return unitstep::energy(m, state, spring());
  }
  constexpr auto closed_form() const {
    auto const stiffness = k * si::newton / si::metre;
    auto const damping = b * si::newton * si::second / si::metre;
    return unitstep::damped_oscillator{
        unitstep::sqrt(stiffness / m), damping / (2.0 * m)};
  }
};
//! [system]

constexpr auto start(double x, double v) {
  return unitstep::motion{x * si::metre, v * si::metre_per_second};
}

void keep(int n, oscillator const& body, auto const& state,
          auto t) {
  samples[n] = {t.value(), state.position.value(),
                state.velocity.value(), body.energy(state).value()};
}

//! [follow]
template <class Method>
void follow(oscillator const& body, double h, double x, double v,
            int steps) {
  int n = 0;
  unitstep::integrate_observed(
      Method{}, start(x, v), body.field(), h * si::second, steps,
      [&](auto const& s, auto t) { keep(n++, body, s, t); });
}
//! [follow]

struct choice {
  char const* name;
  int order, evaluations;
  bool symplectic;
  void (*follow)(oscillator const&, double, double, double, int);
};
constexpr int count = [] {
  int n = 0;
  laws::for_each_method([&](auto const&) { ++n; });
  return n;
}();
constexpr auto choices = [] {
  std::array<choice, count> all{};
  auto next = all.begin();
  laws::for_each_method([&]<class Method>(
                            laws::listed<Method> const& listed) {
    *next++ = {listed.spelled, Method::order, Method::evaluations,
               Method::symplectic, follow<Method>};
  });
  return all;
}();
constexpr choice const& at(int method) {
  return choices[static_cast<std::size_t>(method)];
}

constexpr char const* too_many =
    "More than 20000 steps: take longer ones or a shorter time.";
void require(bool right, char const* sentence) {
  if (!right) refused(sentence);
}

}  // namespace

// What the page calls. A number is in the SI unit of what it is.
extern "C" {

int method_count() { return count; }
char const* method_name(int method) { return at(method).name; }
int method_order(int method) { return at(method).order; }
int method_evaluations(int method) {
  return at(method).evaluations;
}
int method_symplectic(int method) { return at(method).symplectic; }

/// Four numbers each: time, position, velocity, energy.
double const* sampled() { return &samples[0].time; }

/// Leaves `steps + 1` samples of a run.
void run(int method, double m, double k, double b, double h,
         double x, double v, int steps) {
  unitstep::on_failure = refused;
  require(0 <= method && method < count, "there is no such method");
  require(0 <= steps && steps <= most_steps, too_many);
  oscillator const body{m * si::kilogram, k, b};
  at(method).follow(body, h, x, v, steps);
}

/// Leaves `steps + 1` samples of the closed form, `h` apart.
void exact(double m, double k, double b, double h, double x,
           double v, int steps) {
  unitstep::on_failure = refused;
  require(0 <= steps && steps <= most_steps, too_many);
  oscillator const body{m * si::kilogram, k, b};
  for (int n = 0; n <= steps; ++n) {
    auto const t = n * h * si::second;
    keep(n, body, body.closed_form().after(start(x, v), t), t);
  }
}
}
