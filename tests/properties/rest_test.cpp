// SPDX-License-Identifier: BSL-1.0
// deep: takes the processor seconds
// A damped body comes to rest where its forces cancel, and stays: RapidCheck draws the forces. There only their
// rounding remains, so Newton's method must notice that it is done.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cmath>
#include <unitstep/unitstep.hpp>

#include "support/drawn.hpp"

namespace {

using namespace unitstep;
using drawn::number;
using space = vec<double, 3>;

/// A spring from `held` with a damper, and a weight.
template <class V>
struct hung {
  double k, c;
  V held, weight;
  [[nodiscard]] V rest() const { return held + weight / k; }
  V operator()(motion<V, V> const& s, double) const {
    return (s.position - held) * -k + weight - s.velocity * c;
  }
};
/// The same also for dual numbers, which give an exact Jacobian.
template <class V>
struct hung_for_all : hung<V> {
  template <class W>
  auto operator()(motion<W, W> const& s, auto const&) const {
    return (s.position - W{this->held}) * -this->k + W{this->weight} - s.velocity * this->c;
  }
};
// The damping is such that 700 steps of 1/32 s leave nothing of a metre: c^2 < 4 k, and exp(-c t / 2).
template <class V>
hung<V> any_forces(V const& held, V const& weight) {
  return {number(30, 500), number(4, 10), held, weight};
}

template <class Field, class V>
bool rests(Field const& field, V const& start, V const& rest) {
  auto const end = integrate(implicit_euler{}, motion<V, V>{start, V{}}, field, 0.03125, 700);
  double const digit = 0x1p-52 * (1 + magnitude(field.held) + magnitude(field.weight) / field.k);
  return magnitude(end.position - rest) < 64 * digit && magnitude(end.velocity) < 64 * 32 * digit;
}

TEST(Rest, IsReachedOnALine) {
  EXPECT_TRUE(rc::check("a spring and a weight", [] {
    auto const field = any_forces(number(-2, 2), number(-20, 20));
    RC_ASSERT(rests(field, 0.5, field.rest()));
    RC_ASSERT(rests(hung_for_all<double>{field}, 0.5, field.rest()));
    RC_ASSERT(!rests(field, 0.5, field.rest() + 1e-6));
  }));
}
TEST(Rest, IsReachedAtZero) {
  EXPECT_TRUE(rc::check("where the position has no digits", [] {
    auto field = any_forces(number(0.1, 2), 0.0);
    field.weight = -field.k * field.held;
    RC_ASSERT(rests(field, 0.5, 0.0));
    RC_ASSERT(rests(hung_for_all<double>{field}, 0.5, 0.0));
  }));
}
// For any stiffness: where a step is many times the spring's time, the position does not show what a correction
// changes. Without a damper the method itself takes at least half of the energy at each step.
TEST(Rest, IsReachedHoweverStiff) {
  EXPECT_TRUE(rc::check("a spring and a weight", [] {
    double const root = number(4, 1000), h = number(0.25, 1), held = number(-2, 2);
    bool const at_zero = *rc::gen::arbitrary<bool>();
    hung<double> const field{root * root, number(0, 1) * root, held,
                             at_zero ? -root * root * held : number(-20, 20)};
    auto const rests_here = [&](auto const& f) {
      auto const end = integrate(implicit_euler{}, motion<double, double>{0.5, -1.0}, f, h, 150);
      double const digit = 0x1p-52 * (1 + magnitude(held) + magnitude(f.rest()));
      RC_ASSERT(magnitude(end.position - f.rest()) < 64 * digit);
      RC_ASSERT(magnitude(end.velocity) < 64 * digit / h);
    };
    rests_here(field);
    rests_here(hung_for_all<double>{field});
  }));
}
TEST(Rest, IsReachedInSpace) {
  EXPECT_TRUE(rc::check("a spring and a weight", [] {
    space const held{number(-2, 2), number(-2, 2), number(-2, 2)};
    auto const field = any_forces(held, space{number(-5, 5), number(-5, 5), number(-20, 20)});
    RC_ASSERT(rests(field, space{0.5, 0.25, 0.0}, field.rest()));
    RC_ASSERT(!rests(field, space{0.5, 0.25, 0.0}, field.rest() + space{0.0, 0.0, 1e-6}));
  }));
}
// Dry friction holds the body against a push that is too weak, and leaves the rest of a stronger one.
TEST(Rest, IsWhereDryFrictionEndsAMotion) {
  EXPECT_TRUE(rc::check("a push and dry friction", [] {
    double const friction = number(1, 5), push = number(0, 0.9) * friction, v = number(0.1, 3);
    auto const field = [=](motion<double, double> const& s, double) {
      return push - (s.velocity > 0 ? friction : -friction);
    };
    // It stops after v / (friction - push), less than a minute; each step before takes off the same speed.
    double const h = 0.03125, slower = (friction - push) * h;
    auto const whole = std::floor(v / slower);
    double const way = h * (whole * v - slower * whole * (whole + 1) / 2);
    auto const end = integrate(implicit_euler{}, motion<double, double>{0, v}, field, h, 2000);
    // A few digits of the position, which is the accuracy of the velocity.
    RC_ASSERT(std::fabs(end.velocity) <= 16 * 0x1p-52 * (v + end.position / h));
    RC_ASSERT(std::fabs(end.position - way) < 1e-10);
  }));
}

}  // namespace
