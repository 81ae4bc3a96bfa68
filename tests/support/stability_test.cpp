// SPDX-License-Identifier: BSL-1.0
#include "support/stability.hpp"

#include <gtest/gtest.h>

#include <unitstep/methods/explicit_euler.hpp>
#include <unitstep/methods/heun.hpp>
#include <unitstep/methods/leapfrog.hpp>
#include <unitstep/methods/midpoint.hpp>
#include <unitstep/methods/rk4.hpp>
#include <unitstep/methods/semi_implicit_euler.hpp>
#include <unitstep/methods/stormer_verlet.hpp>
#include <unitstep/methods/suvat.hpp>
#include <unitstep/methods/velocity_verlet.hpp>

#include "support/rational.hpp"

namespace {

using laws::rational;
using laws::size;
using laws::stability_limit;

// Trace 2 - h^2 and determinant 1: stable up to h = 2.
static_assert(size(stability_limit(unitstep::semi_implicit_euler{}) - 2) < 1e-6);
static_assert(size(stability_limit(unitstep::velocity_verlet{}) - 2) < 1e-6);
static_assert(size(stability_limit(unitstep::stormer_verlet{}) - 2) < 1e-6);
static_assert(size(stability_limit(unitstep::leapfrog{}) - 2) < 1e-6);
// On the imaginary axis |1 + z + z^2/2 + z^3/6 + z^4/24| is 1 at the square root of 8.
static_assert(size(stability_limit(unitstep::rk4{}) - 2.8284271247461903) < 1e-6);

// Critically damped, both eigenvalues -1: |1 - h| up to 2, |1 - h + h^2/2| up to 2, and RK4's
// polynomial up to 2.7852935634052816 (the real root of z^3 - 4 z^2 + 12 z - 24).
static_assert(size(stability_limit(unitstep::explicit_euler{}, 1) - 2) < 1e-4);
static_assert(size(stability_limit(unitstep::midpoint{}, 1) - 2) < 1e-4);
static_assert(size(stability_limit(unitstep::heun{}, 1) - 2) < 1e-4);
static_assert(size(stability_limit(unitstep::rk4{}, 1) - 2.7852935634052816) < 1e-4);
// Semi-implicit Euler then has trace 2 - 2 h - h^2 and determinant 1 - 2 h: its limit is that of
// 4 - 4 h - h^2 = 0, 2 (sqrt 2 - 1).
static_assert(size(stability_limit(unitstep::semi_implicit_euler{}, 1) - 0.82842712474619029) <
              1e-4);

// Without a damper no step is small enough: the determinant of the step is above 1. Exact numbers show this, and the
// closed form for steps that bisection would not reach.
template <class M>
constexpr rational growth(rational const& h) {
  return laws::step_matrix_of(M{}, rational(0), h).determinant - rational(1);
}
constexpr rational tiny(1, 4096);
static_assert(growth<unitstep::explicit_euler>(tiny) == tiny * tiny);
static_assert(growth<unitstep::suvat>(tiny) == tiny * tiny / 2);
static_assert(growth<unitstep::midpoint>(tiny) == tiny * tiny * tiny * tiny / 4);
static_assert(growth<unitstep::heun>(tiny) == tiny * tiny * tiny * tiny / 4);
static_assert(growth<unitstep::leapfrog>(tiny) == rational(0));
static_assert(stability_limit(unitstep::explicit_euler{}) == 0);
static_assert(stability_limit(unitstep::midpoint{}) == 0);

// A kick that is a hundredth too strong has its limit at 2 / sqrt(1.01) and fails.
struct strong_leapfrog : unitstep::leapfrog {
  template <class S, class Field, class Time>
  constexpr S step(S s, Field const& field, Time t, Time dt) const {
    s.position += s.velocity * (dt / 2);
    s.velocity += field(s, t + dt / 2) * (dt * 101 / 100);
    s.position += s.velocity * (dt / 2);
    return s;
  }
};
static_assert(size(stability_limit(strong_leapfrog{}) - 2) > 0.009);

TEST(stability, limits_are_proved_by_the_compiler) { SUCCEED(); }

}  // namespace
