// SPDX-License-Identifier: BSL-1.0
#include "support/laws.hpp"

#include <gtest/gtest.h>

#include <unitstep/methods/rk4.hpp>
#include <unitstep/methods/velocity_verlet.hpp>

#include "support/shows.hpp"

// Every law refuses a method that is wrong in one number.

namespace {

using laws::rational;

static_assert(rational(1, 3) + rational(1, 6) == rational(1, 2));
static_assert(rational(-2, 4) == rational(1, -2) && !(rational(1, 2) == rational(1, 3)));
static_assert(rational(2, 3) / rational(-4, 9) == rational(-3, 2));
static_assert(unitstep::number<rational> && unitstep::number<laws::dual<rational, 4>>);

// A number is shown rounded, and refused if a digit differs.
static_assert(laws::shows(0.3829, "0.383") && !laws::shows(0.3829, "0.382"));
static_assert(laws::shows(0.3829, "0.38") && laws::shows(-2.504, "-2.50"));
static_assert(!laws::shows(2.504, "-2.50") && !laws::shows(2.506, "2.50"));
static_assert(laws::shows(4.06e-6, "4.1e-6") && !laws::shows(4.06e-6, "4.0e-6"));
static_assert(laws::shows(2.46e7, "2.5e7") && laws::shows(1234.4, "1234"));
static_assert(laws::shows(0.0406, "4.1 %") && !laws::shows(0.0406, "4.1"));

// The numbers of rooted trees are 1, 1, 2, 4, 9, 20 (OEIS A000081). The tree [[.],.] of order 4 has
// the density 4 * 2 = 8, the tall one 4!.
static_assert(laws::rooted<6>.size == 1 + 1 + 2 + 4 + 9 + 20);
static_assert(laws::rooted<4>.trees[4].density * laws::rooted<4>.trees[5].density *
                  laws::rooted<4>.trees[6].density * laws::rooted<4>.trees[7].density ==
              4 * 8 * 12 * 24);
// Special Nyström trees, counted by their velocities: 1, 1, 2, 3, 6, 10.
static_assert(laws::nystrom<6, false>.size == 1 + 1 + 2 + 3 + 6 + 10);

// Weights 1 3 1 1 instead of 1 2 2 1: consistent, of second order.
struct lopsided_rk4 : unitstep::rk4 {
  template <class X, class V, class Field, class Time>
  constexpr unitstep::motion<X, V> step(unitstep::motion<X, V> const& s1, Field const& field,
                                        Time t, Time dt) const {
    auto const a1 = field(s1, t);
    unitstep::motion<X, V> const s2{s1.position + s1.velocity * (dt / 2),
                                    s1.velocity + a1 * (dt / 2)};
    auto const a2 = field(s2, t + dt / 2);
    unitstep::motion<X, V> const s3{s1.position + s2.velocity * (dt / 2),
                                    s1.velocity + a2 * (dt / 2)};
    auto const a3 = field(s3, t + dt / 2);
    unitstep::motion<X, V> const s4{s1.position + s3.velocity * dt, s1.velocity + a3 * dt};
    auto const a4 = field(s4, t + dt);
    return {s1.position + (s1.velocity + 3 * s2.velocity + s3.velocity + s4.velocity) * (dt / 6),
            s1.velocity + (a1 + 3 * a2 + a3 + a4) * (dt / 6)};
  }
  template <class State, class Field, class Time>
  constexpr State step(State const& y, Field const& rates, Time t, Time dt) const {
    auto const k1 = rates(y, t);
    auto const k2 = rates(y + k1 * (dt / 2), t + dt / 2);
    auto const k3 = rates(y + k2 * (dt / 2), t + dt / 2);
    auto const k4 = rates(y + k3 * dt, t + dt);
    return y + (k1 + 3 * k2 + k3 + k4) * (dt / 6);
  }
};
// The time does not move within a step: then every condition without time holds, and those with time fail.
struct timeless_rk4 : unitstep::rk4 {
  template <class S, class Field, class Time>
  constexpr S step(S const& s, Field const& field, Time t, Time dt) const {
    return unitstep::rk4::step(s, [&](S const& y, Time) { return field(y, t); }, t, dt);
  }
};
static_assert(laws::exact_order<lopsided_rk4, 5, true>() == 2);
static_assert(laws::exact_order_of_states<lopsided_rk4, 5>() == 2);
static_assert(!laws::has_its_order<lopsided_rk4>());
static_assert(!laws::has_its_order<timeless_rk4>());
static_assert(laws::exact_order_of_states<timeless_rk4, 5>() == 1);
static_assert(!laws::shows_its_order(lopsided_rk4{}, 16));
static_assert(!laws::shows_its_order_when_damped(lopsided_rk4{}, 16));
static_assert(!laws::shows_its_order_with_changing_steps(lopsided_rk4{}, 8));
static_assert(laws::exact_degree<lopsided_rk4>() == 2);

// An order that is stated too low fails as well.
struct modest_rk4 : unitstep::rk4 {
  static constexpr int order = 3;
  static constexpr int evaluations = 3;
};
static_assert(!laws::has_its_order<modest_rk4>());
static_assert(!laws::shows_its_order(modest_rk4{}, 16));
static_assert(!laws::evaluates_as_stated<modest_rk4>());

// A third of the acceleration in place of a half: neither symplectic nor reversible.
struct skewed_verlet : unitstep::velocity_verlet {
  template <class X, class V, class A, class Field, class Time>
  constexpr unitstep::motion<X, V> step(unitstep::motion<X, V> state, A& a, Field const& field,
                                        Time t, Time dt) const {
    state.position += (state.velocity + a * (dt / 3)) * dt;
    auto const a_new = field(state, t + dt);
    state.velocity += (a + a_new) * (dt / 2);
    a = a_new;
    return state;
  }
};
static_assert(!laws::has_its_order<skewed_verlet>());
static_assert(!laws::has_its_order_with_changing_steps<skewed_verlet>());
static_assert(!laws::is_symplectic<skewed_verlet>());
static_assert(!laws::is_reversible<skewed_verlet>());
static_assert(laws::energy_errors_of(skewed_verlet{}).grow());
// And a reversible method does not miss its start as an irreversible one must.
static_assert(!laws::misses_by_its_order(unitstep::velocity_verlet{}, 1.0 / 16));

// Conserving the volume is not enough: doubling x and halving y after a symplectic step has the determinant 1.
struct squeezed_verlet : unitstep::velocity_verlet {
  template <class S, class A, class Field, class Time>
  constexpr S step(S state, A& a, Field const& field, Time t, Time dt) const {
    state = unitstep::velocity_verlet::step(state, a, field, t, dt);
    state.position.x = 2 * state.position.x;
    state.position.y = state.position.y / 2;
    return state;
  }
};
constexpr laws::planar<rational> point{{1, 2}, {0, 1}};
static_assert(laws::determinant(laws::jacobian(squeezed_verlet{}, point, rational(1, 2), 1)) ==
              rational(1));
static_assert(!laws::is_symplectic<squeezed_verlet>());
static_assert(!(laws::determinant(laws::jacobian(unitstep::rk4{}, point, rational(1, 2), 1)) ==
                rational(1)));

TEST(laws, refuse_broken_methods) { SUCCEED(); }

TEST(laws, rational_refuses_what_does_not_fit) {
  rational huge(1LL << 62);
  huge *= huge;
  EXPECT_THROW(huge *= rational(8), std::overflow_error);
  EXPECT_THROW(huge / rational(0), std::domain_error);
}

}  // namespace
