// SPDX-License-Identifier: BSL-1.0
// Mistakes with noise.
#include <array>
#include <boost/units/systems/si.hpp>
#include <unitstep/answers/estimate.hpp>
#include <unitstep/enclose/enclose.hpp>
#include <unitstep/noise/baoab.hpp>
#include <unitstep/noise/euler_maruyama.hpp>
#include <unitstep/noise/milstein.hpp>
#include <unitstep/noise/noisy.hpp>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;
using boost::units::quantity;
using unitstep::symbols::kg, unitstep::symbols::m, unitstep::symbols::m_per_s,
    unitstep::symbols::m_per_s2, unitstep::symbols::N_per_m, unitstep::symbols::s;

constexpr motion ball{5.0 * m, 0.0 * m_per_s};
constexpr auto falls = [](auto const&, auto) { return -10.0 * m_per_s2; };
constexpr auto b = 2.0 * m_per_s / unitstep::sqrt(1.0 * s);
constexpr auto push = [](auto const&, auto) { return b; };
constexpr random_path path{1, 2};

// The strength of a noise is an acceleration.
// expect: expected noise: m s^(-3/2), got m s^-2
namespace strength_without_the_root {
#ifdef UNITSTEP_MISTAKE
#define UNITSTEP_GIVEN falls
#else
#define UNITSTEP_GIVEN push
#endif
constexpr auto run =
    integrate(euler_maruyama{}, ball, noisy{falls, UNITSTEP_GIVEN, path}, 0.25 * s, 2);
static_assert(run.position < 99.0 * m);
#undef UNITSTEP_GIVEN
}  // namespace strength_without_the_root

// The second of two sources is an acceleration.
// expect: expected source 1: m s^(-3/2), got m s^-2
namespace source_without_the_root {
#ifdef UNITSTEP_MISTAKE
#define UNITSTEP_GIVEN -10.0 * m_per_s2
#else
#define UNITSTEP_GIVEN b
#endif
constexpr auto run = integrate(
    euler_maruyama{}, ball,
    noisy{falls, [](auto const&, auto) { return sources{b, UNITSTEP_GIVEN}; }, path}, 0.25 * s, 2);
static_assert(run.position < 99.0 * m);
#undef UNITSTEP_GIVEN
}  // namespace source_without_the_root

struct tank {
  quantity<si::mass> water;
  quantity<si::length> level;
};
constexpr auto drains = [](auto const& y, auto) { return rates{-y.water / s, -y.level / s}; };

// The noise of the second member is that of the first.
// expect: expected noise 1: m s^(-1/2), got kg s^(-1/2)
namespace noise_of_another_member {
#ifdef UNITSTEP_MISTAKE
#define UNITSTEP_GIVEN y.water
#else
#define UNITSTEP_GIVEN y.level
#endif
constexpr auto run =
    integrate(euler_maruyama{}, tank{1.0 * kg, 1.0 * m},
              noisy{drains,
                    [](auto const& y, auto) {
                      return rates_of_noise{none, UNITSTEP_GIVEN / unitstep::sqrt(1.0 * s)};
                    },
                    path},
              0.25 * s, 2);
static_assert(run.level < 99.0 * m);
#undef UNITSTEP_GIVEN
}  // namespace noise_of_another_member

// A seed stands where a path is due.
// expect: expected path: random_path{seed, run}, got a plain number (int)
namespace seed_for_a_path {
#ifdef UNITSTEP_MISTAKE
#define UNITSTEP_GIVEN 7
#else
#define UNITSTEP_GIVEN path
#endif
constexpr auto run =
    integrate(euler_maruyama{}, ball, noisy{falls, push, UNITSTEP_GIVEN}, 0.25 * s, 2);
static_assert(run.position < 99.0 * m);
#undef UNITSTEP_GIVEN
}  // namespace seed_for_a_path

// A method that knows nothing of noise.
// expect: expected method: one for noise (euler_maruyama, sra1, ...), got rk4
namespace method_without_noise {
#ifdef UNITSTEP_MISTAKE
#define UNITSTEP_GIVEN rk4
#else
#define UNITSTEP_GIVEN euler_maruyama
#endif
constexpr auto run = integrate(UNITSTEP_GIVEN{}, ball, noisy{falls, push, path}, 0.25 * s, 2);
static_assert(run.position < 99.0 * m);
#undef UNITSTEP_GIVEN
}  // namespace method_without_noise

// The same in a wrapper.
// expect: expected method: one for noise (euler_maruyama, sra1, ...), got damped<rk4, double, m s^-1>
namespace method_without_noise_in_a_wrapper {
#ifdef UNITSTEP_MISTAKE
#define UNITSTEP_GIVEN rk4
#else
#define UNITSTEP_GIVEN euler_maruyama
#endif
constexpr auto run = integrate(damped{UNITSTEP_GIVEN{}, 0.9, 0.0 * m_per_s}, ball,
                               noisy{falls, push, path}, 0.25 * s, 2);
static_assert(run.position < 99.0 * m);
#undef UNITSTEP_GIVEN
}  // namespace method_without_noise_in_a_wrapper

// An implicit method.
// expect: expected method: one for noise (euler_maruyama, sra1, ...), got implicit_euler
namespace implicit_method {
#ifdef UNITSTEP_MISTAKE
#define UNITSTEP_GIVEN implicit_euler
#else
#define UNITSTEP_GIVEN euler_maruyama
#endif
constexpr auto run = integrate(UNITSTEP_GIVEN{}, ball, noisy{falls, push, path}, 0.25 * s, 2);
static_assert(run.position < 99.0 * m);
#undef UNITSTEP_GIVEN
}  // namespace implicit_method

// A method for noise steps a field without.
// expect: expected field: noisy{field, noise, path}, got a lambda
namespace field_without_noise {
#ifdef UNITSTEP_MISTAKE
#define UNITSTEP_GIVEN falls
#else
#define UNITSTEP_GIVEN \
  noisy { falls, push, path }
#endif
constexpr auto run = integrate(euler_maruyama{}, ball, UNITSTEP_GIVEN, 0.25 * s, 2);
static_assert(run.position < 99.0 * m);
#undef UNITSTEP_GIVEN
}  // namespace field_without_noise

// Milstein's step with several sources.
// expect: expected noise, for milstein: a source for each number, got sources{...}
namespace sources_for_milstein {
#ifdef UNITSTEP_MISTAKE
#define UNITSTEP_GIVEN \
  sources { b, b }
#else
#define UNITSTEP_GIVEN b
#endif
constexpr auto run =
    integrate(milstein{}, ball,
              noisy{falls, [](auto const&, auto) { return UNITSTEP_GIVEN; }, path}, 0.25 * s, 2);
static_assert(run.position < 99.0 * m);
#undef UNITSTEP_GIVEN
}  // namespace sources_for_milstein

// A single step does not know which one it is.
// expect: expected field: one without memory (a simulation keeps it), got noisy<a lambda, a lambda, random_path>
namespace single_step {
#ifdef UNITSTEP_MISTAKE
constexpr auto next = step(euler_maruyama{}, ball, noisy{falls, push, path}, 0.0 * s, 0.25 * s);
#else
constexpr auto next = step(explicit_euler{}, ball, falls, 0.0 * s, 0.25 * s);
#endif
static_assert(next.position < 99.0 * m);
}  // namespace single_step

constexpr auto trap = second_law{1.0 * kg, spring{1.0 * N_per_m}};

// The temperature of a bath is an energy.
// expect: expected temperature: K, got kg m^2 s^-2 (J)
namespace temperature_of_another_unit {
#ifdef UNITSTEP_MISTAKE
#define UNITSTEP_GIVEN 300.0 * si::joule
#else
#define UNITSTEP_GIVEN 300.0 * si::kelvin
#endif
constexpr auto run =
    integrate(baoab{}, ball, langevin{trap, 1.0 / s, UNITSTEP_GIVEN, path}, 0.25 * s, 2);
static_assert(run.position < 99.0 * m);
#undef UNITSTEP_GIVEN
}  // namespace temperature_of_another_unit

// Friction is a time.
// expect: expected friction: s^-1, got s
namespace friction_of_another_unit {
#ifdef UNITSTEP_MISTAKE
#define UNITSTEP_GIVEN 1.0 * s
#else
#define UNITSTEP_GIVEN 1.0 / s
#endif
constexpr auto run =
    integrate(baoab{}, ball, langevin{trap, UNITSTEP_GIVEN, 300.0 * si::kelvin, path}, 0.25 * s, 2);
static_assert(run.position < 99.0 * m);
#undef UNITSTEP_GIVEN
}  // namespace friction_of_another_unit

// A bath with a method for any noise.
// expect: expected method: one for langevin (baoab), got euler_maruyama
namespace method_for_another_noise {
#ifdef UNITSTEP_MISTAKE
#define UNITSTEP_GIVEN euler_maruyama
#else
#define UNITSTEP_GIVEN baoab
#endif
constexpr auto run = integrate(UNITSTEP_GIVEN{}, ball,
                               langevin{trap, 1.0 / s, 300.0 * si::kelvin, path}, 0.25 * s, 2);
static_assert(run.position < 99.0 * m);
#undef UNITSTEP_GIVEN
}  // namespace method_for_another_noise

// No enclosure holds a random path.
// expect: expected field: one without noise, got noisy<a lambda, a lambda, random_path>
namespace enclosure_of_noise {
#ifdef UNITSTEP_MISTAKE
#define UNITSTEP_GIVEN \
  noisy { falls, push, path }
#else
#define UNITSTEP_GIVEN falls
#endif
constexpr auto run = enclose<4>(ball, UNITSTEP_GIVEN, 0.25 * s, 2);
static_assert(sizeof(run) > 0);
#undef UNITSTEP_GIVEN
}  // namespace enclosure_of_noise

constexpr estimate vague{ball, motion{10.0 * m, 1.0 * m_per_s}};
constexpr auto place = [](auto const& x) { return x.position; };

// What is measured is no place.
// expect: expected measured value: m, got m s^-1
namespace measured_value_of_another_unit {
#ifdef UNITSTEP_MISTAKE
#define UNITSTEP_GIVEN m_per_s
#else
#define UNITSTEP_GIVEN m
#endif
constexpr auto now = update(vague, place, measured{1.0 * UNITSTEP_GIVEN, 0.5 * UNITSTEP_GIVEN});
static_assert(now.after.log_likelihood < 99);
#undef UNITSTEP_GIVEN
}  // namespace measured_value_of_another_unit

// A measured value without its sigma.
// expect: expected measured value: measured{value, sigma}, got m
namespace measured_value_without_sigma {
#ifdef UNITSTEP_MISTAKE
constexpr auto now = update(vague, place, 1.0 * m);
#else
constexpr auto now = update(vague, place, measured{1.0 * m, 0.5 * m});
#endif
static_assert(now.after.log_likelihood < 99);
}  // namespace measured_value_without_sigma

// The sigma of a measured value is a speed.
// expect: expected sigma: m, got m s^-1
namespace sigma_of_another_unit {
#ifdef UNITSTEP_MISTAKE
#define UNITSTEP_GIVEN m_per_s
#else
#define UNITSTEP_GIVEN m
#endif
constexpr auto now = update(vague, place, measured{1.0 * m, 0.5 * UNITSTEP_GIVEN});
static_assert(now.after.log_likelihood < 99);
#undef UNITSTEP_GIVEN
}  // namespace sigma_of_another_unit

// A prediction by a method that keeps something.
// expect: expected method: one for noise, or explicit and without memory (sra1, rk4), got velocity_verlet
namespace prediction_by_a_method_with_memory {
#ifdef UNITSTEP_MISTAKE
#define UNITSTEP_GIVEN velocity_verlet
#else
#define UNITSTEP_GIVEN rk4
#endif
constexpr auto later = predict(vague, UNITSTEP_GIVEN{}, noisy{falls, push, path}, 0.25 * s, 2);
static_assert(later.log_likelihood < 99);
#undef UNITSTEP_GIVEN
}  // namespace prediction_by_a_method_with_memory
