// SPDX-License-Identifier: BSL-1.0
// What the page Explore computes: a mass on a spring with a damper, by any method of the library.
// docs/prepare.sh compiles it to WebAssembly.
#include <boost/units/systems/si.hpp>
#include <unitstep/unitstep.hpp>

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
template <class Method>
constexpr choice choice_of(char const* name) {
  return {name, Method::order, Method::evaluations,
          Method::symplectic, follow<Method>};
}

constexpr choice choices[] = {
    choice_of<unitstep::explicit_euler>("explicit_euler"),
    choice_of<unitstep::suvat>("suvat"),
    choice_of<unitstep::semi_implicit_euler>("semi_implicit_euler"),
    choice_of<unitstep::implicit_euler>("implicit_euler"),
    choice_of<unitstep::stormer_verlet>("stormer_verlet"),
    choice_of<unitstep::time_corrected_verlet>(
        "time_corrected_verlet"),
    choice_of<unitstep::variable_step_verlet>(
        "variable_step_verlet"),
    choice_of<unitstep::velocity_verlet>("velocity_verlet"),
    choice_of<unitstep::modified_velocity_verlet<>>(
        "modified_velocity_verlet"),
    choice_of<unitstep::leapfrog>("leapfrog"),
    choice_of<unitstep::midpoint>("midpoint"),
    choice_of<unitstep::heun>("heun"),
    choice_of<unitstep::ralston>("ralston"),
    choice_of<unitstep::ruth3>("ruth3"),
    choice_of<unitstep::kutta3>("kutta3"),
    choice_of<unitstep::ssprk3>("ssprk3"),
    choice_of<unitstep::rk4>("rk4"),
    choice_of<unitstep::three_eighths>("three_eighths"),
    choice_of<unitstep::forest_ruth>("forest_ruth"),
    choice_of<unitstep::suzuki4>("suzuki4"),
    choice_of<unitstep::butcher5>("butcher5"),
    choice_of<unitstep::yoshida6>("yoshida6"),
    choice_of<unitstep::yoshida8>("yoshida8"),
};
constexpr int count =
    static_cast<int>(sizeof choices / sizeof *choices);

constexpr char const* too_many =
    "More than 20000 steps: take longer ones or a shorter time.";
void require(bool right, char const* sentence) {
  if (!right) refused(sentence);
}

}  // namespace

// What the page calls. A number is in the SI unit of what it is.
extern "C" {

int method_count() { return count; }
char const* method_name(int method) { return choices[method].name; }
int method_order(int method) { return choices[method].order; }
int method_evaluations(int method) {
  return choices[method].evaluations;
}
int method_symplectic(int method) {
  return choices[method].symplectic;
}

/// Four numbers each: time, position, velocity, energy.
double const* sampled() { return &samples[0].time; }

/// Leaves `steps + 1` samples of a run.
void run(int method, double m, double k, double b, double h,
         double x, double v, int steps) {
  unitstep::on_failure = refused;
  require(0 <= method && method < count, "there is no such method");
  require(0 <= steps && steps <= most_steps, too_many);
  oscillator const body{m * si::kilogram, k, b};
  choices[method].follow(body, h, x, v, steps);
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
