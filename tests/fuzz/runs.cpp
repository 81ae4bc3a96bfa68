// SPDX-License-Identifier: BSL-1.0
// Runs of every method from any start, in steps of any lengths. A number that is not finite is refused as an argument.
// A run that overflows goes on; `is_finite` reports it, and the processor agrees. A run in quantities does the same as
// the method on plain numbers.
#include <boost/units/systems/si.hpp>

#include "input.hpp"
#include "support/course.hpp"
#include "support/every_method.hpp"

namespace {

namespace si = boost::units::si;
using fuzz::expect, fuzz::thrown;

constexpr unsigned most_steps = 24;

#ifdef UNITSTEP_PLANTED
// The control: a method that makes NaN on steps backwards from far away.
struct planted : unitstep::leapfrog {
  template <class X, class V, class Field, class Time>
  constexpr auto step(unitstep::motion<X, V> const& s, Field const& field, Time t, Time dt) const {
    auto end = unitstep::leapfrog::step(s, field, t, dt);
    if constexpr (unitstep::number<X>)
      if (dt < 0 && s.position > 20) end.velocity = std::numeric_limits<X>::quiet_NaN();
    return end;
  }
};
#endif

/// A spring with a damper and a wind, for quantities and for numbers.
template <class T>
struct weather {
  T w, c, g;

  auto operator()(auto const& s, auto) const {
    if constexpr (unitstep::number<std::remove_cvref_t<decltype(s.position)>>)
      return pull(s.position, s.velocity);
    else
      return unitstep::light<si::acceleration, T>{pull(s.position.value(), s.velocity.value())};
  }
  constexpr auto pull(auto const& x, auto const& v) const { return g - w * x - c * v; }
};

template <class Method>
inline constexpr bool divides_by_the_step_before =
    std::is_same_v<Method, unitstep::time_corrected_verlet> ||
    std::is_same_v<Method, unitstep::variable_step_verlet>;
template <class Method, class... Others>
inline constexpr bool is_one_of = (std::is_same_v<Method, Others> || ...);
/// Methods that solve for the state after a step, and report if there is none.
template <class Method>
inline constexpr bool solves =
    is_one_of<Method, unitstep::implicit_euler, unitstep::implicit_midpoint, unitstep::gauss4,
              unitstep::radau5, unitstep::rodas5p>;

template <class T>
bool finite(unitstep::motion<T, T> const& s) {
  return std::isfinite(s.position) && std::isfinite(s.velocity);
}

template <class T, class Method>
void run(Method const& method, fuzz::input& in) {
  using state = unitstep::motion<boost::units::quantity<si::length, T>,
                                 boost::units::quantity<si::velocity, T>>;
  using time = boost::units::quantity<si::time, T>;
  auto const second = [](T t) { return time::from_value(t); };
  auto const off = [](state const& s) { return unitstep::raw_form<state>::to_raw(s); };

  T const x = in.number<T>(), v = in.number<T>(), t0 = in.number<T>(), dt = in.number<T>();
  weather<T> const field{in.number<T>(), in.number<T>(), in.number<T>()};
  auto const start = unitstep::raw_form<state>::from_raw({x, v});
  using simulation = unitstep::simulation<Method, state, weather<T>, time>;
  auto const begin = [&] { return simulation{method, start, field, second(dt), second(t0)}; };

  bool const good = std::isfinite(x) && std::isfinite(v) && std::isfinite(t0) && std::isfinite(dt);
  auto const refused = fuzz::thrown_by(begin);
  expect(refused == (good ? thrown::nothing : thrown::domain_error),
         "a start is refused if, and only if, a number of it is not finite");
  if (!good) return;

  bool const good_field =
      std::isfinite(field.w) && std::isfinite(field.c) && std::isfinite(field.g);
  fuzz::blow_up const range;
  auto sim = begin();
  laws::course reference{method, unitstep::motion<T, T>{x, v}, field, T(0), dt};
  T before = dt;
  for (unsigned n = 0; n < most_steps && !in.empty(); ++n) {
    T const h = in.up_to(3) == 0 ? in.number<T>() : sim.dt().value();
    auto const here = off(sim.state());
    bool const was_finite = finite(here);
    auto const said = fuzz::thrown_by([&] { sim.step(second(h)); });
    auto const there = off(sim.state());
    expect(is_finite(sim.state()) == finite(there), "is_finite says what the numbers are");
    if (said != thrown::nothing) {
      expect(fuzz::same(here.position, there.position) && fuzz::same(here.velocity, there.velocity),
             "a step that is refused changes no state");
      expect(said == (std::isfinite(h) && !(divides_by_the_step_before<Method> && before == 0)
                          ? thrown::runtime_error
                          : thrown::domain_error),
             "a step is refused for its length, or as it cannot be solved");
      expect(said == thrown::domain_error || solves<Method>, "only what solves can fail to");
      return;
    }
    expect(std::isfinite(h), "a step that is not finite is refused");
    before = h;
    expect(finite(there) || !was_finite || !good_field || range.happened(),
           "finite numbers leave the range only where the arithmetic does");
    if constexpr (!std::is_same_v<Method, unitstep::implicit_euler>) {
      reference.step(h == sim.dt().value() ? sim.dt().value()
                                           : h);  // 0 for -0 gives the step as before
      expect(fuzz::same(reference.state.position, there.position) &&
                 fuzz::same(reference.state.velocity, there.velocity),
             "quantities and plain numbers make the same run");
    }
  }

  auto const saved = sim.save();
  auto copy = begin();
  auto const said = fuzz::thrown_by([&] { copy.resume(saved); });
  if (!is_finite(sim.state()))
    expect(said == thrown::domain_error, "a run that has blown up cannot be resumed");
  if (said != thrown::nothing) return;
  if (fuzz::thrown_by([&] { sim.step(), copy.step(); }) != thrown::nothing) return;
  expect(fuzz::same(sim.state().position.value(), copy.state().position.value()) &&
             fuzz::same(sim.time().value(), copy.time().value()),
         "a resumed run goes on as the run does");
}

}  // namespace

int LLVMFuzzerTestOneInput(std::uint8_t const* bytes, std::size_t size) {
  fuzz::input in(bytes, size);
  [[maybe_unused]] unsigned const chosen = in.up_to(255);
#ifdef UNITSTEP_PLANTED
  run<double>(planted{}, in);
#elif defined UNITSTEP_FEW
  switch (chosen % 4) {
    case 0: run<double>(unitstep::rk4{}, in); break;
    case 1: run<float>(unitstep::velocity_verlet{}, in); break;
    case 2: run<double>(unitstep::variable_step_verlet{}, in); break;
    default: run<double>(unitstep::implicit_euler{}, in);
  }
#else
  unsigned n = chosen % 64;
  laws::for_each_method([&](auto const& listed) {
    if (n == 0) run<double>(listed.method, in);
    if (n == 32) run<float>(listed.method, in);
    --n;
  });
#endif
  return 0;
}
