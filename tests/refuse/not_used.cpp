// SPDX-License-Identifier: BSL-1.0
// Results that nobody takes.
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>
#include <unitstep/drive/each_step.hpp>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

// Nobody takes the field, which is a warning.
// expect words: ignoring return
// any length: it is a warning, which shows the function
namespace boost_typed_not_used {
using namespace unitstep;

[[maybe_unused]] constexpr motion start{vec{1.0, 2.0} * si::metre,
                                        vec{0.0, 0.0} * si::metre_per_second};
[[maybe_unused]] constexpr auto field = [](auto const& state, auto) {
  return -state.position / (si::second * si::second);
};

void use() {
#ifdef UNITSTEP_MISTAKE
  boost_typed(field);
#else
  [[maybe_unused]] auto const kept = boost_typed(field);
#endif
}
}  // namespace boost_typed_not_used

// Nobody takes the steps that are due, which is a warning.
// expect words: these steps are due now
// any length: it is a warning, which shows the function
namespace clock_advance_not_used {
using namespace unitstep;

[[maybe_unused]] constexpr motion start{vec{1.0, 2.0} * si::metre,
                                        vec{0.0, 0.0} * si::metre_per_second};
[[maybe_unused]] constexpr auto field = [](auto const& state, auto) {
  return -state.position / (si::second * si::second);
};

void use() {
  fixed_step clock{0.5 * si::second, 8};
#ifdef UNITSTEP_MISTAKE
  clock.advance(1.0 * si::second);
#else
  [[maybe_unused]] auto const kept = clock.advance(1.0 * si::second);
#endif
}
}  // namespace clock_advance_not_used

// Nobody takes the state of a closed form, which is a warning.
// expect words: ignoring return
// any length: it is a warning, which shows the function
namespace closed_form_not_used {
using namespace unitstep;

[[maybe_unused]] constexpr motion start{vec{1.0, 2.0} * si::metre,
                                        vec{0.0, 0.0} * si::metre_per_second};
[[maybe_unused]] constexpr auto field = [](auto const& state, auto) {
  return -state.position / (si::second * si::second);
};

void use() {
#ifdef UNITSTEP_MISTAKE
  uniform_acceleration{vec{0.0, 1.0} * si::metre_per_second_squared}.after(start, 1.0 * si::second);
#else
  [[maybe_unused]] auto const kept =
      uniform_acceleration{vec{0.0, 1.0} * si::metre_per_second_squared}.after(start,
                                                                               1.0 * si::second);
#endif
}
}  // namespace closed_form_not_used

// The steps are asked for and not made, which is a warning.
// expect words: a step is made when it is looked at
// any length: it is a warning, which shows the function
namespace each_step_not_walked {
using namespace unitstep;

[[maybe_unused]] constexpr motion start{vec{1.0, 2.0} * si::metre,
                                        vec{0.0, 0.0} * si::metre_per_second};
[[maybe_unused]] constexpr auto field = [](auto const& state, auto) {
  return -state.position / (si::second * si::second);
};

void use() {
  simulation sim{rk4{}, start, field, 0.5 * si::second};
#ifdef UNITSTEP_MISTAKE
  each_step(sim, 100);
#else
  for (auto const& now : each_step(sim, 100)) static_cast<void>(now);
#endif
}
}  // namespace each_step_not_walked

// Nobody takes the energy, which is a warning.
// expect words: ignoring return
// any length: it is a warning, which shows the function
namespace energy_not_used {
using namespace unitstep;

[[maybe_unused]] constexpr motion start{vec{1.0, 2.0} * si::metre,
                                        vec{0.0, 0.0} * si::metre_per_second};
[[maybe_unused]] constexpr auto field = [](auto const& state, auto) {
  return -state.position / (si::second * si::second);
};

void use() {
#ifdef UNITSTEP_MISTAKE
  kinetic_energy(1.0 * si::kilogram, start);
#else
  [[maybe_unused]] auto const kept = kinetic_energy(1.0 * si::kilogram, start);
#endif
}
}  // namespace energy_not_used

// Nobody takes the end of a run, which is a warning.
// expect words: what it is given stays as it is
// any length: it is a warning, which shows the function
namespace integrate_not_used {
using namespace unitstep;

[[maybe_unused]] constexpr motion start{vec{1.0, 2.0} * si::metre,
                                        vec{0.0, 0.0} * si::metre_per_second};
[[maybe_unused]] constexpr auto field = [](auto const& state, auto) {
  return -state.position / (si::second * si::second);
};

void use() {
#ifdef UNITSTEP_MISTAKE
  integrate(rk4{}, start, field, 0.5 * si::second, 10);
#else
  [[maybe_unused]] auto const kept = integrate(rk4{}, start, field, 0.5 * si::second, 10);
#endif
}
}  // namespace integrate_not_used

// Nobody takes the root of a number, which is a warning.
// expect words: ignoring return
// any length: it is a warning, which shows the function
namespace math_not_used {
using namespace unitstep;

[[maybe_unused]] constexpr motion start{vec{1.0, 2.0} * si::metre,
                                        vec{0.0, 0.0} * si::metre_per_second};
[[maybe_unused]] constexpr auto field = [](auto const& state, auto) {
  return -state.position / (si::second * si::second);
};

void use() {
#ifdef UNITSTEP_MISTAKE
  math::sqrt(2.0);
#else
  [[maybe_unused]] auto const kept = math::sqrt(2.0);
#endif
}
}  // namespace math_not_used

// Nobody takes the state after a step of a method, which is a warning.
// expect words: ignoring return
// any length: it is a warning, which shows the function
namespace method_step_not_used {
using namespace unitstep;

[[maybe_unused]] constexpr motion start{vec{1.0, 2.0} * si::metre,
                                        vec{0.0, 0.0} * si::metre_per_second};
[[maybe_unused]] constexpr auto field = [](auto const& state, auto) {
  return -state.position / (si::second * si::second);
};

void use() {
#ifdef UNITSTEP_MISTAKE
  rk4{}.step(motion{1.0, 2.0}, [](auto const& s, auto) { return -s.position; }, 0.0, 1.0);
#else
  [[maybe_unused]] auto const kept =
      rk4{}.step(motion{1.0, 2.0}, [](auto const& s, auto) { return -s.position; }, 0.0, 1.0);
#endif
}
}  // namespace method_step_not_used

// Nobody takes the length of a vec, which is a warning.
// expect words: ignoring return
// any length: it is a warning, which shows the function
namespace norm_not_used {
using namespace unitstep;

[[maybe_unused]] constexpr motion start{vec{1.0, 2.0} * si::metre,
                                        vec{0.0, 0.0} * si::metre_per_second};
[[maybe_unused]] constexpr auto field = [](auto const& state, auto) {
  return -state.position / (si::second * si::second);
};

void use() {
#ifdef UNITSTEP_MISTAKE
  norm(start.position);
#else
  [[maybe_unused]] auto const kept = norm(start.position);
#endif
}
}  // namespace norm_not_used

// A sum stands where += is meant, which is a warning.
// expect words: ignoring return
// any length: it is a warning, which shows the function
namespace sum_of_a_vec_not_used {
using namespace unitstep;

[[maybe_unused]] constexpr motion start{vec{1.0, 2.0} * si::metre,
                                        vec{0.0, 0.0} * si::metre_per_second};
[[maybe_unused]] constexpr auto field = [](auto const& state, auto) {
  return -state.position / (si::second * si::second);
};

void use() {
  auto x = start.position;
#ifdef UNITSTEP_MISTAKE
  x + start.velocity * (0.5 * si::second);
#else
  x += start.velocity * (0.5 * si::second);
#endif
}
}  // namespace sum_of_a_vec_not_used

// Nobody takes the table, which is a warning.
// expect words: ignoring return
// any length: it is a warning, which shows the function
namespace trajectory_not_used {
using namespace unitstep;

[[maybe_unused]] constexpr motion start{vec{1.0, 2.0} * si::metre,
                                        vec{0.0, 0.0} * si::metre_per_second};
[[maybe_unused]] constexpr auto field = [](auto const& state, auto) {
  return -state.position / (si::second * si::second);
};

void use() {
#ifdef UNITSTEP_MISTAKE
  trajectory<10>(rk4{}, start, field, 0.5 * si::second);
#else
  [[maybe_unused]] auto const kept = trajectory<10>(rk4{}, start, field, 0.5 * si::second);
#endif
}
}  // namespace trajectory_not_used

// Nobody takes the end of a run until something happens, which is a warning.
// expect words: ignoring return
// any length: it is a warning, which shows the function
namespace until_not_used {
using namespace unitstep;

[[maybe_unused]] constexpr motion start{vec{1.0, 2.0} * si::metre,
                                        vec{0.0, 0.0} * si::metre_per_second};
[[maybe_unused]] constexpr auto field = [](auto const& state, auto) {
  return -state.position / (si::second * si::second);
};

void use() {
#ifdef UNITSTEP_MISTAKE
  integrate_until(
      rk4{}, start, field, 0.5 * si::second, [](auto const& s, auto) { return s.position.x; }, 10);
#else
  [[maybe_unused]] auto const kept = integrate_until(
      rk4{}, start, field, 0.5 * si::second, [](auto const& s, auto) { return s.position.x; }, 10);
#endif
}
}  // namespace until_not_used
