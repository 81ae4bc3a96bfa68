// SPDX-License-Identifier: BSL-1.0
// deep: takes the compiler seconds
// Results that nobody takes.
#include <unitstep/drive/each_step.hpp>
#include "shared.hpp"

constexpr motion thrown{vec{1.0, 2.0} * m, vec{0.0, 0.0} * m_per_s};

// Nobody takes the field, which is a warning.
// expect words: ignoring return
// any length: it is a warning, which shows the function
namespace boost_typed_not_used {
void use() {
  [[maybe_unused]] auto const kept = boost_typed(field);  // wrong: boost_typed(field);
}
}  // namespace boost_typed_not_used

// Nobody takes the steps that are due, which is a warning.
// expect words: these steps are due now
// any length: it is a warning, which shows the function
namespace clock_advance_not_used {
void use() {
  fixed_step clock{0.5 * s, 8};
  [[maybe_unused]] auto const kept = clock.advance(1.0 * s);  // wrong: clock.advance(1.0 * s);
}
}  // namespace clock_advance_not_used

// Nobody takes the state of a closed form, which is a warning.
// expect words: ignoring return
// any length: it is a warning, which shows the function
namespace closed_form_not_used {
void use() {
  // wrong: uniform_acceleration{vec{0.0, 1.0} * m_per_s2}.after(thrown, 1.0 * s);
  [[maybe_unused]] auto const kept =
      uniform_acceleration{vec{0.0, 1.0} * m_per_s2}.after(thrown, 1.0 * s);
}
}  // namespace closed_form_not_used

// The steps are asked for and not made, which is a warning.
// expect words: a step is made when it is looked at
// any length: it is a warning, which shows the function
namespace each_step_not_walked {
void use() {
  simulation sim{rk4{}, start, field, 0.5 * s};
  // wrong: each_step(sim, 100);
  for (auto const& now : each_step(sim, 100)) static_cast<void>(now);
}
}  // namespace each_step_not_walked

// Nobody takes the energy, which is a warning.
// expect words: ignoring return
// any length: it is a warning, which shows the function
namespace energy_not_used {
void use() {
  // wrong: kinetic_energy(1.0 * kg, start);
  [[maybe_unused]] auto const kept = kinetic_energy(1.0 * kg, start);
}
}  // namespace energy_not_used

// Nobody takes the end of a run, which is a warning.
// expect words: what it is given stays as it is
// any length: it is a warning, which shows the function
namespace integrate_not_used {
void use() {
  // wrong: integrate(rk4{}, start, field, 0.5 * s, 10);
  [[maybe_unused]] auto const kept = integrate(rk4{}, start, field, 0.5 * s, 10);
}
}  // namespace integrate_not_used

// Nobody takes the root of a number, which is a warning.
// expect words: ignoring return
// any length: it is a warning, which shows the function
namespace math_not_used {
void use() {
  [[maybe_unused]] auto const kept = math::sqrt(2.0);  // wrong: math::sqrt(2.0);
}
}  // namespace math_not_used

// Nobody takes the state after a step of a method, which is a warning.
// expect words: ignoring return
// any length: it is a warning, which shows the function
namespace method_step_not_used {
void use() {
  // wrong: rk4{}.step(motion{1.0, 2.0}, [](auto const& b, auto) { return -b.position; }, 0.0, 1.0);
  [[maybe_unused]] auto const kept =
      rk4{}.step(motion{1.0, 2.0}, [](auto const& b, auto) { return -b.position; }, 0.0, 1.0);
}
}  // namespace method_step_not_used

// Nobody takes the length of a vec, which is a warning.
// expect words: ignoring return
// any length: it is a warning, which shows the function
namespace norm_not_used {
void use() {
  [[maybe_unused]] auto const kept = norm(thrown.position);  // wrong: norm(thrown.position);
}
}  // namespace norm_not_used

// A sum stands where += is meant, which is a warning.
// expect words: ignoring return
// any length: it is a warning, which shows the function
namespace sum_of_a_vec_not_used {
void use() {
  auto x = thrown.position;
  x += thrown.velocity * (0.5 * s);  // wrong: x + thrown.velocity * (0.5 * s);
}
}  // namespace sum_of_a_vec_not_used

// Nobody takes the table, which is a warning.
// expect words: ignoring return
// any length: it is a warning, which shows the function
namespace trajectory_not_used {
void use() {
  // wrong: trajectory<10>(rk4{}, start, field, 0.5 * s);
  [[maybe_unused]] auto const kept = trajectory<10>(rk4{}, start, field, 0.5 * s);
}
}  // namespace trajectory_not_used

// Nobody takes the end of a run until something happens, which is a warning.
// expect words: ignoring return
// any length: it is a warning, which shows the function
namespace until_not_used {
void use() {
  constexpr auto height = [](auto const& b, auto) { return b.position; };
  // wrong: integrate_until(rk4{}, start, field, 0.5 * s, height, 10);
  [[maybe_unused]] auto const kept = integrate_until(rk4{}, start, field, 0.5 * s, height, 10);
}
}  // namespace until_not_used
