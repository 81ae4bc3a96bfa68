// SPDX-License-Identifier: BSL-1.0
// deep: takes the compiler seconds
// Mistakes with noise.
#include <array>
#include <unitstep/answers/equilibrium.hpp>
#include <unitstep/answers/estimate.hpp>
#include <unitstep/constrain/constrained.hpp>
#include <unitstep/constrain/rattle.hpp>
#include <unitstep/enclose/enclose.hpp>
#include <unitstep/noise/baoab.hpp>
#include <unitstep/noise/euler_maruyama.hpp>
#include <unitstep/noise/milstein.hpp>
#include <unitstep/noise/noisy.hpp>
#include "shared.hpp"

constexpr auto b = 2.0 * m_per_s / unitstep::sqrt(1.0 * s);
constexpr auto push = [](auto const&, auto) { return b; };
constexpr random_path path{1, 2};

// The strength of a noise is an acceleration.
// expect: expected noise: m s^(-3/2), got m s^-2
namespace strength_without_the_root {
// wrong: constexpr auto run = integrate(euler_maruyama{}, ball, noisy{falls, falls, path}, 0.25 * s, 2);
constexpr auto run = integrate(euler_maruyama{}, ball, noisy{falls, push, path}, 0.25 * s, 2);
static_assert(run.position < 99.0 * m);
}  // namespace strength_without_the_root

// The second of two sources is an acceleration.
// expect: expected source 1: m s^(-3/2), got m s^-2
namespace source_without_the_root {
constexpr auto run = integrate(
    euler_maruyama{}, ball,
    // wrong: noisy{falls, [](auto const&, auto) { return sources{b, -10.0 * m_per_s2}; }, path},
    // wrong: 0.25 * s, 2);
    noisy{falls, [](auto const&, auto) { return sources{b, b}; }, path}, 0.25 * s, 2);
static_assert(run.position < 99.0 * m);
}  // namespace source_without_the_root

struct tank {
  quantity<si::mass> water;
  quantity<si::length> level;
};
constexpr auto drains = [](auto const& y, auto) { return rates{-y.water / s, -y.level / s}; };

// The noise of the second member is that of the first.
// expect: expected noise 1: m s^(-1/2), got kg s^(-1/2)
namespace noise_of_another_member {
constexpr auto run = integrate(
    euler_maruyama{}, tank{1.0 * kg, 1.0 * m},
    noisy{
        drains,
        // wrong: [](auto const& y, auto) { return rates_of_noise{none, y.water / unitstep::sqrt(1.0 * s)}; },
        [](auto const& y, auto) { return rates_of_noise{none, y.level / unitstep::sqrt(1.0 * s)}; },
        path},
    0.25 * s, 2);
static_assert(run.level < 99.0 * m);
}  // namespace noise_of_another_member

// A seed stands where a path is due.
// expect: expected path: random_path{seed, run}, got a plain number (int)
namespace seed_for_a_path {
// wrong: constexpr auto run = integrate(euler_maruyama{}, ball, noisy{falls, push, 7}, 0.25 * s, 2);
constexpr auto run = integrate(euler_maruyama{}, ball, noisy{falls, push, path}, 0.25 * s, 2);
static_assert(run.position < 99.0 * m);
}  // namespace seed_for_a_path

// A method that knows nothing of noise.
// expect: expected method: one for noise (euler_maruyama, sra1, ...), got rk4
namespace method_without_noise {
// wrong: constexpr auto run = integrate(rk4{}, ball, noisy{falls, push, path}, 0.25 * s, 2);
constexpr auto run = integrate(euler_maruyama{}, ball, noisy{falls, push, path}, 0.25 * s, 2);
static_assert(run.position < 99.0 * m);
}  // namespace method_without_noise

// The same in a wrapper.
// expect: expected method: one for noise (euler_maruyama, sra1, ...), got damped<rk4, double, m s^-1>
namespace method_without_noise_in_a_wrapper {
// wrong: constexpr auto run =
// wrong:     integrate(damped{rk4{}, 0.9, 0.0 * m_per_s}, ball, noisy{falls, push, path}, 0.25 * s, 2);
constexpr auto run = integrate(damped{euler_maruyama{}, 0.9, 0.0 * m_per_s}, ball,
                               noisy{falls, push, path}, 0.25 * s, 2);
static_assert(run.position < 99.0 * m);
}  // namespace method_without_noise_in_a_wrapper

// An implicit method.
// expect: expected method: one for noise (euler_maruyama, sra1, ...), got implicit_euler
namespace implicit_method {
// wrong: constexpr auto run = integrate(implicit_euler{}, ball, noisy{falls, push, path}, 0.25 * s, 2);
constexpr auto run = integrate(euler_maruyama{}, ball, noisy{falls, push, path}, 0.25 * s, 2);
static_assert(run.position < 99.0 * m);
}  // namespace implicit_method

// A method for noise steps a field without.
// expect: expected field: noisy{field, noise, path}, got a lambda
namespace field_without_noise {
// wrong: constexpr auto run = integrate(euler_maruyama{}, ball, falls, 0.25 * s, 2);
constexpr auto run = integrate(euler_maruyama{}, ball, noisy{falls, push, path}, 0.25 * s, 2);
static_assert(run.position < 99.0 * m);
}  // namespace field_without_noise

// Milstein's step with several sources.
// expect: expected noise, for milstein: a source for each number, got sources{...}
namespace sources_for_milstein {
// wrong: constexpr auto run =
// wrong:     integrate(milstein{}, ball, noisy{falls, [](auto const&, auto) { return sources{b, b}; }, path},
// wrong:               0.25 * s, 2);
constexpr auto run = integrate(
    milstein{}, ball, noisy{falls, [](auto const&, auto) { return b; }, path}, 0.25 * s, 2);
static_assert(run.position < 99.0 * m);
}  // namespace sources_for_milstein

// A single step does not know which one it is.
// expect: expected field: one without memory (a simulation keeps it), got noisy<a lambda, a lambda, random_path>
namespace single_step {
// wrong: constexpr auto next = step(euler_maruyama{}, ball, noisy{falls, push, path}, 0.0 * s, 0.25 * s);
constexpr auto next = step(explicit_euler{}, ball, falls, 0.0 * s, 0.25 * s);
static_assert(next.position < 99.0 * m);
}  // namespace single_step

constexpr auto trap = second_law{1.0 * kg, spring{1.0 * N_per_m}};

// The temperature of a bath is an energy.
// expect: expected temperature: K, got kg m^2 s^-2 (J)
namespace temperature_of_another_unit {
constexpr auto run =
    // wrong: integrate(baoab{}, ball, langevin{trap, 1.0 / s, 300.0 * J, path}, 0.25 * s, 2);
    integrate(baoab{}, ball, langevin{trap, 1.0 / s, 300.0 * K, path}, 0.25 * s, 2);
static_assert(run.position < 99.0 * m);
}  // namespace temperature_of_another_unit

// Friction is a time.
// expect: expected friction: s^-1, got s
namespace friction_of_another_unit {
constexpr auto run =
    // wrong: integrate(baoab{}, ball, langevin{trap, 1.0 * s, 300.0 * K, path}, 0.25 * s, 2);
    integrate(baoab{}, ball, langevin{trap, 1.0 / s, 300.0 * K, path}, 0.25 * s, 2);
static_assert(run.position < 99.0 * m);
}  // namespace friction_of_another_unit

// A bath with a method for any noise.
// expect: expected method: one for langevin (baoab), got euler_maruyama
namespace method_for_another_noise {
constexpr auto run =
    // wrong: integrate(euler_maruyama{}, ball, langevin{trap, 1.0 / s, 300.0 * K, path}, 0.25 * s, 2);
    integrate(baoab{}, ball, langevin{trap, 1.0 / s, 300.0 * K, path}, 0.25 * s, 2);
static_assert(run.position < 99.0 * m);
}  // namespace method_for_another_noise

// No enclosure holds a random path.
// expect: expected field: one without noise, got noisy<a lambda, a lambda, random_path>
namespace enclosure_of_noise {
// wrong: constexpr auto run = enclose<4>(ball, noisy{falls, push, path}, 0.25 * s, 2);
constexpr auto run = enclose<4>(ball, falls, 0.25 * s, 2);
static_assert(sizeof(run) > 0);
}  // namespace enclosure_of_noise

constexpr estimate vague{ball, motion{10.0 * m, 1.0 * m_per_s}};
constexpr auto place = [](auto const& x) { return x.position; };

// What is measured is no place.
// expect: expected measured value: m, got m s^-1
namespace measured_value_of_another_unit {
// wrong: constexpr auto now = update(vague, place, measured{1.0 * m_per_s, 0.5 * m_per_s});
constexpr auto now = update(vague, place, measured{1.0 * m, 0.5 * m});
static_assert(now.after.log_likelihood < 99);
}  // namespace measured_value_of_another_unit

// A measured value without its sigma.
// expect: expected measured value: measured{value, sigma}, got m
namespace measured_value_without_sigma {
// wrong: constexpr auto now = update(vague, place, 1.0 * m);
constexpr auto now = update(vague, place, measured{1.0 * m, 0.5 * m});
static_assert(now.after.log_likelihood < 99);
}  // namespace measured_value_without_sigma

// The sigma of a measured value is a speed.
// expect: expected sigma: m, got m s^-1
namespace sigma_of_another_unit {
// wrong: constexpr auto now = update(vague, place, measured{1.0 * m, 0.5 * m_per_s});
constexpr auto now = update(vague, place, measured{1.0 * m, 0.5 * m});
static_assert(now.after.log_likelihood < 99);
}  // namespace sigma_of_another_unit

// A prediction by a method that keeps something.
// expect: expected method: one for noise, or explicit and without memory (sra1, rk4), got velocity_verlet
namespace prediction_by_a_method_with_memory {
// wrong: constexpr auto later = predict(vague, velocity_verlet{}, noisy{falls, push, path}, 0.25 * s, 2);
constexpr auto later = predict(vague, rk4{}, noisy{falls, push, path}, 0.25 * s, 2);
static_assert(later.log_likelihood < 99);
}  // namespace prediction_by_a_method_with_memory

// A field around one with noise would step it without: give the noise to the whole.
constexpr vec at_rest{0.0 * m_per_s, 0.0 * m_per_s};
constexpr motion hung{vec{0.0 * m, -1.0 * m}, at_rest};
constexpr auto weight = [](auto const&, auto) { return vec{0.0 * m_per_s2, -9.81 * m_per_s2}; };
constexpr auto gusts = [](auto const&, auto) { return vec{b, b}; };
constexpr distance rod{vec{0.0 * m, 0.0 * m}, body(0), 1.0 * m};

// expect: expected field: one without noise, got noisy<a lambda, a lambda, random_path>
namespace noise_in_a_constrained_field {
// wrong: constexpr constrained tied{noisy{weight, gusts, path}, rod};
constexpr constrained tied{weight, rod};
constexpr auto run = integrate(rattle{}, hung, tied, 0.25 * s, 2);
static_assert(run.position.x < 99.0 * m);
}  // namespace noise_in_a_constrained_field

// expect: expected field: one without noise, got langevin<second_law<kg, constant_force<vec<kg m s^-2 (N), 2>>>, s^-1, K, random_path>
namespace friction_in_a_constrained_field {
constexpr second_law bob{1.0 * kg, constant_force{vec{0.0 * N, -9.81 * N}}};
// wrong: constexpr constrained tied{langevin{bob, 1.0 / s, 300.0 * K, path}, rod};
constexpr constrained tied{bob, rod};
constexpr auto run = integrate(rattle{}, hung, tied, 0.25 * s, 2);
static_assert(run.position.x < 99.0 * m);
}  // namespace friction_in_a_constrained_field

// Noise across a rod would tear it off.
// expect: expected field: one without constraints, got constrained<a lambda, distance<vec<m, 2>, body, m>>
namespace noise_on_a_constrained_field {
constexpr auto run =
    integrate(euler_maruyama{}, hung,
              noisy{weight, gusts, path},  // wrong: noisy{constrained{weight, rod}, gusts, path},
              0.25 * s, 2);
static_assert(run.position.x < 99.0 * m);
}  // namespace noise_on_a_constrained_field

// expect: expected field: one that is not sampled, got sampled<a lambda, s, a lambda, not_given>
namespace noise_on_a_sampled_field {
[[maybe_unused]] constexpr auto steers = [](auto const& now, auto) { return -now.velocity / s; };
[[maybe_unused]] constexpr auto goes = [](auto const&, auto, auto a) { return a; };
constexpr auto run = integrate(
    euler_maruyama{}, ball,
    noisy{falls, push, path},  // wrong: noisy{sampled{steers, 0.5 * s, goes}, push, path},
    0.25 * s, 2);
static_assert(run.position < 99.0 * m);
}  // namespace noise_on_a_sampled_field

// expect: expected field: one without noise, got noisy<a lambda, a lambda, random_path>
namespace noise_beside_a_jacobian {
constexpr auto slopes = [](auto const&, auto) { return rates{rates{0.0 / s / s, 0.0 / s}}; };
constexpr auto run =
    // wrong: integrate(radau5{}, ball, with_jacobian(noisy{falls, push, path}, slopes), 0.25 * s, 2);
    integrate(radau5{}, ball, with_jacobian(falls, slopes), 0.25 * s, 2);
static_assert(run.position < 99.0 * m);
}  // namespace noise_beside_a_jacobian

// expect: expected field: one without noise, got noisy<a lambda, a lambda, random_path>
namespace noise_in_a_rigid_body {
constexpr auto floats = [](auto const&, auto) { return vec{0.0, 0.0, 0.0} * m_per_s2; };
[[maybe_unused]] constexpr auto shaken = [](auto const&, auto) { return vec{b, b, b}; };
constexpr euler_equations top{vec{1.0, 1.0, 1.0} * kg * m * m / (rad * rad)};
constexpr rigid_body still{motion{vec{0.0, 0.0, 0.0} * m, vec{0.0, 0.0, 0.0} * m_per_s},
                           rotation{quaternion{1.0, 0.0, 0.0, 0.0}, vec{0.0, 0.0, 0.0} * rad / s}};
constexpr auto run =
    integrate(rk4{}, still,
              newton_euler{floats, top},  // wrong: newton_euler{noisy{floats, shaken, path}, top},
              0.25 * s, 2);
static_assert(run.motion.position.x < 99.0 * m);
}  // namespace noise_in_a_rigid_body

// A field with noise has no state in which nothing changes.
// expect: expected field: one without noise, got noisy<a lambda, a lambda, random_path>
namespace equilibrium_under_noise {
constexpr auto pulls = [](auto const& now, auto) { return -now.position / s / s; };
// wrong: constexpr auto rests = equilibrium(noisy{pulls, push, path}, ball);
constexpr auto rests = equilibrium(pulls, ball);
static_assert(rests.position < 99.0 * m);
}  // namespace equilibrium_under_noise
