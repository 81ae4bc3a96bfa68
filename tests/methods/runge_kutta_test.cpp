// SPDX-License-Identifier: BSL-1.0
#include <unitstep/methods/runge_kutta.hpp>

#include <unitstep/methods/explicit_euler.hpp>
#include <unitstep/methods/midpoint.hpp>
#include <unitstep/methods/rk4.hpp>

#include "support/laws.hpp"
#include "support/twins.hpp"
#include "support/typed.hpp"

namespace {

using unitstep::fraction;
using unitstep::runge_kutta;

struct euler_tableau {
  static constexpr int order = 1;
  static constexpr std::size_t stages = 1;
  [[maybe_unused]] static constexpr fraction a[stages][stages] = {};
  static constexpr fraction b[stages] = {{1, 1}};
};
struct midpoint_tableau {
  static constexpr int order = 2;
  static constexpr std::size_t stages = 2;
  static constexpr fraction a[stages][stages] = {{}, {{1, 2}}};
  static constexpr fraction b[stages] = {{}, {1, 1}};
};
struct rk4_tableau {
  static constexpr int order = 4;
  static constexpr std::size_t stages = 4;
  static constexpr fraction a[stages][stages] = {{}, {{1, 2}}, {{}, {1, 2}}, {{}, {}, {1, 1}}};
  static constexpr fraction b[stages] = {{1, 6}, {1, 3}, {1, 3}, {1, 6}};
};
using tabled_euler = runge_kutta<euler_tableau>;
using tabled_midpoint = runge_kutta<midpoint_tableau>;
using tabled_rk4 = runge_kutta<rk4_tableau>;
static_assert(!tabled_rk4::symplectic && !tabled_rk4::reversible);

// Sums of fractions are in lowest terms with a positive denominator.
constexpr bool is(fraction f, long long over, long long under) {
  return f.over == over && f.under == under;
}
static_assert(is(fraction{1, 3} + fraction{1, 6}, 1, 2) &&
              is(fraction{3, 4} + fraction{2, 5}, 23, 20));
static_assert(is(fraction{-1, 2} + fraction{1, 6}, -1, 3) &&
              is(fraction{1, 2} + fraction{-1, 2}, 0, 1));
static_assert(is(fraction{}, 0, 1) && is(fraction{} + fraction{2, 3}, 2, 3));

// In exact numbers the steps of a method are those of its tableau, for motions and for other states.
using laws::rational;
constexpr auto cubic_spring = [](auto const& s, rational const& t) {
  return t - s.velocity - s.position * s.position * s.position;
};
constexpr auto predator_and_prey = [](unitstep::vec<rational, 2> const& y, rational const& t) {
  return unitstep::vec<rational, 2>{y.x - y.x * y.y, y.x * y.y - y.y + t};
};
template <class A, class B>
constexpr bool same_steps() {
  unitstep::motion<rational, rational> const s{1, 2};
  unitstep::vec<rational, 2> const y{1, 2};
  rational const t(1), dt(1, 2);
  return A{}.step(s, cubic_spring, t, dt) == B{}.step(s, cubic_spring, t, dt) &&
         A{}.step(y, predator_and_prey, t, dt) == B{}.step(y, predator_and_prey, t, dt);
}
static_assert(same_steps<tabled_euler, unitstep::explicit_euler>());
static_assert(same_steps<tabled_midpoint, unitstep::midpoint>());
static_assert(same_steps<tabled_rk4, unitstep::rk4>());
static_assert(!same_steps<tabled_midpoint, unitstep::rk4>());

// Only entries below the diagonal count.
struct full_tableau : midpoint_tableau {
  static constexpr fraction a[stages][stages] = {{{9, 1}, {8, 1}}, {{1, 2}, {7, 1}}};
};
static_assert(same_steps<runge_kutta<full_tableau>, unitstep::midpoint>());

static_assert(laws::has_its_order<tabled_euler>());
static_assert(laws::has_its_order<tabled_midpoint>());
static_assert(laws::has_its_order<tabled_rk4>());
static_assert(laws::evaluates_as_stated<tabled_rk4>());
static_assert(laws::steps_quantities<tabled_rk4>());

// Any aggregate of quantities, as for every method of this kind.
namespace si = boost::units::si;
struct tank {
  boost::units::quantity<si::length> level;
  boost::units::quantity<si::mass> salt;
};
constexpr auto outflow = [](tank const& now, auto) {
  return unitstep::rates{-now.level / (4.0 * si::second), -now.salt / (2.0 * si::second)};
};
constexpr auto later = unitstep::integrate(tabled_rk4{}, tank{1.0 * si::metre, 1.0 * si::kilogram},
                                           outflow, 0.0625 * si::second, 64);
// exp(-1) and exp(-2)
static_assert(laws::size(later.level.value() - 0.36787944117144233) < 1e-7);
static_assert(laws::size(later.salt.value() - 0.13533528323661269) < 1e-7);

TEST(runge_kutta, takes_the_compilers_orbit) { laws::expect_the_compilers_orbit<tabled_rk4>(); }

}  // namespace
