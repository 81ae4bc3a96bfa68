// SPDX-License-Identifier: BSL-1.0
#include <unitstep/methods/variable_step_verlet.hpp>

#include "support/laws.hpp"
#include "support/twins.hpp"
#include "support/typed.hpp"

namespace {

using unitstep::variable_step_verlet;

static_assert(laws::has_its_order<variable_step_verlet>());
static_assert(laws::has_its_order_with_changing_steps<variable_step_verlet>());
static_assert(laws::shows_its_order(variable_step_verlet{}, 16));
static_assert(laws::shows_its_order_when_damped(variable_step_verlet{}, 64));
static_assert(laws::shows_its_order_with_changing_steps(variable_step_verlet{}, 16));

static_assert(laws::is_symplectic<variable_step_verlet>());
static_assert(laws::is_symplectic<variable_step_verlet>({}, 2));
static_assert(!laws::energy_errors_of(variable_step_verlet{}).grow());
// In exact arithmetic it is velocity Verlet here, whose largest energy error Principia's tests publish.
static_assert(laws::size(laws::energy_errors_of(variable_step_verlet{}).largest() -
                         4.99999039863668893e-03) < 1e-11);

static_assert(laws::is_reversible<variable_step_verlet>());
static_assert(laws::evaluates_as_stated<variable_step_verlet>());
static_assert(laws::exact_degree<variable_step_verlet>() == 2);
static_assert(laws::steps_quantities<variable_step_verlet>());

using exact = unitstep::motion<laws::rational, laws::rational>;

// The positions are those of x_{n+1} = 2 x_n - x_{n-1} + a_n h^2 after x_1 = x_0 + v_0 h + a_0 h^2 / 2,
// and the field sees (x_n - x_{n-1}) / h, in exact numbers on a stiffening spring.
constexpr bool is_the_textbook_formula() {
  laws::rational const h(1, 2);
  laws::rational before(1), now(1), seen(2);
  bool same = true;
  auto const spring = [&](exact const& s, laws::rational const&) {
    same = same && s.velocity == seen;
    return -s.position * s.position;
  };
  exact state{1, 2};
  auto memory = variable_step_verlet{}.start(state, spring, laws::rational(0), h);
  for (int n = 0; n < 4; ++n) {
    laws::rational const a = -now * now;
    laws::rational const next = n == 0 ? now + 2 * h + a * h * h / 2 : 2 * now - before + a * h * h;
    before = now, now = next, seen = (now - before) / h;
    state = variable_step_verlet{}.step(state, memory, spring, laws::rational(0), h);
    same = same && state.position == now && state.velocity == seen - now * now * h / 2;
  }
  return same;
}
static_assert(is_the_textbook_formula());

// The same with steps that change: the mean of both steps weighs the acceleration.
constexpr bool is_the_formula_of_changing_steps() {
  auto const spring = [](exact const& s, laws::rational const&) {
    return -s.position * s.position;
  };
  laws::rational const steps[] = {{1, 2}, 1, {1, 4}, {3, 4}};
  laws::rational before(1), now(1), h_before(0);
  // Whatever step was in view at the start, the first one decides.
  laws::course c(variable_step_verlet{}, exact{1, 2}, spring, laws::rational(0), laws::rational(3));
  bool same = true;
  for (auto const& h : steps) {
    laws::rational const a = -now * now;
    laws::rational const next =
        h_before == laws::rational(0)
            ? now + 2 * h + a * h * h / 2
            : now + (now - before) * h / h_before + a * h * (h + h_before) / 2;
    before = now, now = next, h_before = h;
    c.step(h);
    same = same && c.state.position == now;
  }
  return same;
}
static_assert(is_the_formula_of_changing_steps());

// There and back within one run.
constexpr bool turns_back() {
  auto const spring = [](exact const& s, laws::rational const&) {
    return -s.position * s.position;
  };
  laws::course c(variable_step_verlet{}, exact{1, 2}, spring, laws::rational(0),
                 laws::rational(1, 2));
  c.steps({1, 2}, 3);
  c.steps({-1, 2}, 3);
  return c.state == exact{1, 2} && c.time == laws::rational(0);
}
static_assert(turns_back());

TEST(variable_step_verlet, takes_the_compilers_orbit) {
  laws::expect_the_compilers_orbit<variable_step_verlet>();
}

TEST(variable_step_verlet, refuses_the_step_after_a_step_of_zero) {
  namespace si = boost::units::si;
  unitstep::simulation run{
      variable_step_verlet{}, unitstep::motion{1.0 * si::metre, 0.0 * si::metre_per_second},
      [](auto const&, auto) { return 1.0 * si::metre_per_second_squared; }, 0.5 * si::second};
  run.step(0.0 * si::second);
  EXPECT_THROW(run.step(0.5 * si::second), std::domain_error);
}

}  // namespace
