// SPDX-License-Identifier: BSL-1.0
#include <unitstep/methods/stormer_verlet.hpp>

#include "support/laws.hpp"
#include "support/twins.hpp"
#include "support/typed.hpp"

namespace {

using unitstep::stormer_verlet;

// The reported velocity is of second order too. A step of another length starts the method again.
static_assert(laws::has_its_order<stormer_verlet>());
static_assert(laws::has_its_order_with_changing_steps<stormer_verlet>());
static_assert(laws::shows_its_order(stormer_verlet{}, 16));
static_assert(laws::shows_its_order_when_damped(stormer_verlet{}, 64));
static_assert(laws::shows_its_order_with_changing_steps(stormer_verlet{}, 16));

static_assert(laws::is_symplectic<stormer_verlet>());
static_assert(laws::is_symplectic<stormer_verlet>({}, 2));
static_assert(!laws::energy_errors_of(stormer_verlet{}).grow());
// In exact arithmetic it is velocity Verlet here, whose largest energy error Principia's tests publish.
static_assert(laws::size(laws::energy_errors_of(stormer_verlet{}).largest() -
                         4.99999039863668893e-03) < 1e-11);

static_assert(laws::is_reversible<stormer_verlet>());
static_assert(laws::evaluates_as_stated<stormer_verlet>());
static_assert(laws::exact_degree<stormer_verlet>() == 2);
static_assert(laws::steps_quantities<stormer_verlet>());

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
  auto memory = stormer_verlet{}.start(state, spring, laws::rational(0), h);
  for (int n = 0; n < 4; ++n) {
    laws::rational const a = -now * now;
    laws::rational const next = n == 0 ? now + 2 * h + a * h * h / 2 : 2 * now - before + a * h * h;
    before = now, now = next, seen = (now - before) / h;
    state = stormer_verlet{}.step(state, memory, spring, laws::rational(0), h);
    same = same && state.position == now && state.velocity == seen - now * now * h / 2;
  }
  return same;
}
static_assert(is_the_textbook_formula());

// There and back within one run.
constexpr bool turns_back() {
  auto const spring = [](exact const& s, laws::rational const&) {
    return -s.position * s.position;
  };
  laws::course c(stormer_verlet{}, exact{1, 2}, spring, laws::rational(0), laws::rational(1, 2));
  c.steps({1, 2}, 3);
  c.steps({-1, 2}, 3);
  return c.state == exact{1, 2} && c.time == laws::rational(0);
}
static_assert(turns_back());

TEST(stormer_verlet, takes_the_compilers_orbit) {
  laws::expect_the_compilers_orbit<stormer_verlet>();
}

}  // namespace
