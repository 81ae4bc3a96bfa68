// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <cmath>
#include <limits>
#include <unitstep/drive/chain.hpp>
#include <unitstep/drive/integrate.hpp>
#include <unitstep/drive/trajectory.hpp>
#include <unitstep/forces/euler_equations.hpp>
#include <unitstep/forces/torque_of.hpp>
#include <unitstep/methods/leapfrog.hpp>
#include <unitstep/methods/rk4.hpp>
#include <unitstep/methods/runge_kutta.hpp>

#include "support/same_bits.hpp"
#include "support/tops.hpp"

namespace {

namespace si = boost::units::si;
using boost::units::quantity;
using unitstep::euler_equations;
using unitstep::integrate;
using unitstep::quaternion;
using unitstep::rk4;
using unitstep::rotation;
using unitstep::vec;

template <class T>
constexpr quantity<si::moment_of_inertia, T> unit_moment =
    T(1) * si::kilogram * si::square_metre / si::radian / si::radian;
template <class T>
constexpr vec<quantity<si::moment_of_inertia, T>, 3> moments(T a, T b, T c) {
  return vec<T, 3>{a, b, c} * unit_moment<T>;
}
constexpr quaternion upright{1.0, 0.0, 0.0, 0.0};
constexpr auto rad_per_s = si::radian / si::second;
constexpr auto rad_per_s2 = si::radian / (si::second * si::second);

// By hand: 2 w1' = (4 - 8) 3 5, and so on; of small whole numbers.
constexpr euler_equations by_hand{moments(2.0, 4.0, 8.0)};
constexpr rotation spinning{upright, vec{2.0, 3.0, 5.0} * rad_per_s};
static_assert(by_hand(spinning, 0.0 * si::second) == vec{-30.0, 15.0, -1.5} * rad_per_s2);
constexpr auto twist = [](auto const&, auto) {
  return vec{2.0, -4.0, 8.0} * (si::newton * si::metre / si::radian);
};
constexpr euler_equations twisted{moments(2.0, 4.0, 8.0), twist};
static_assert(twisted(spinning, 0.0 * si::second) == vec{-29.0, 14.0, -0.5} * rad_per_s2);
constexpr euler_equations by_numbers{vec{2.0, 4.0, 8.0}};
static_assert(by_numbers(rotation{upright, vec{2.0, 3.0, 5.0}}, 0.0) == vec{-30.0, 15.0, -1.5});

// The same with light quantities, and with plain numbers in a run.
using state = std::remove_const_t<decltype(spinning)>;
using second = quantity<si::time>;
constexpr auto raw_spinning = unitstep::raw_form<state>::to_raw(spinning);
static_assert(by_hand(unitstep::raw_form<state>::for_field(raw_spinning), 0.0 * si::second) ==
              vec{-30.0, 15.0, -1.5} * rad_per_s2);
static_assert(by_hand.raw<state, second>()(raw_spinning, 0.0) == vec{-30.0, 15.0, -1.5});
static_assert(twisted.raw<state, second>()(raw_spinning, 0.0) == vec{-29.0, 14.0, -0.5});

// A run of the law equals a run of its formula in quantities; with moments of powers of two both are exact up to a
// rounding or two.
constexpr auto by_formula = [](auto const& s, auto t) { return twisted(s, t); };
constexpr auto law_end = integrate(rk4{}, spinning, twisted, 0.125 * si::second, 20);
constexpr auto formula_end = integrate(rk4{}, spinning, by_formula, 0.125 * si::second, 20);
constexpr auto plain = [](auto const& s) {
  return tops::state<double>{s.orientation, unitstep::raw_form<state>::to_raw({s}).velocity};
};
static_assert(tops::distance(plain(law_end), plain(formula_end)) < 1e-12);

// Several torques are equivalent to their sum; without one of them the end differs.
constexpr auto other_twist = [](auto const& s, auto t) {
  return torque_of(vec{0.0, 0.5, 1.0} * si::metre,
                   rotate(conjugate(s.orientation), vec{0.0, 0.0, -9.0} * si::newton)) *
         (t / si::second);
};
constexpr auto net = [](auto const& s, auto t) { return twist(s, t) + other_twist(s, t); };
constexpr auto run_under = [](auto const&... torques) {
  return integrate(rk4{}, spinning, euler_equations{moments(2.0, 4.0, 8.0), torques...},
                   0.0625 * si::second, 40);
};
constexpr auto one_by_one = run_under(twist, other_twist);
static_assert(twins::same_bits(one_by_one, run_under(net)));
static_assert(!twins::same_bits(one_by_one, run_under(twist)));

// In float and long double, and in plain numbers.
constexpr auto in_float = integrate(
    rk4{}, rotation{quaternion{1.0f, 0.0f, 0.0f, 0.0f}, vec{2.0f, 3.0f, 5.0f} * rad_per_s},
    euler_equations{moments(2.0f, 4.0f, 8.0f)}, 0.125f * si::second, 20);
constexpr auto in_double = integrate(rk4{}, spinning, by_hand, 0.125 * si::second, 20);
static_assert(in_float.angular_velocity.x.value() > in_double.angular_velocity.x.value() - 1e-4 &&
              in_float.angular_velocity.x.value() < in_double.angular_velocity.x.value() + 1e-4);
constexpr auto in_numbers = integrate(rk4{}, rotation{upright, vec{2.0, 3.0, 5.0}},
                                      euler_equations{vec{2.0, 4.0, 8.0}}, 0.125, 20);
static_assert(in_numbers == plain(in_double));

/// The angular momentum in the axes of the world, and twice the energy.
template <class T>
constexpr vec<T, 3> momentum(tops::state<T> const& s, vec<T, 3> const& i) {
  auto const& w = s.angular_velocity;
  return rotate(s.orientation, vec<T, 3>{i.x * w.x, i.y * w.y, i.z * w.z});
}
template <class T>
constexpr T twice_energy(tops::state<T> const& s, vec<T, 3> const& i) {
  auto const& w = s.angular_velocity;
  return i.x * w.x * w.x + i.y * w.y * w.y + i.z * w.z * w.z;
}

// A free body with three different moments conserves both. The loss of rk4 shrinks at least as h^4; a coarse step,
// which loses more, shows the second half of the claim.
constexpr vec three{1.0, 2.0, 3.0};
constexpr tops::state<double> tumbling{normalized(quaternion{0.8, -0.2, 0.4, 0.4}),
                                       vec{1.0, -0.5, 2.0}};
constexpr auto tumbled(double dt, int steps) {
  return integrate(rk4{}, tumbling, euler_equations{three}, dt, steps);
}
constexpr double lost_momentum(tops::state<double> const& s) {
  return norm(momentum(s, three) - momentum(tumbling, three)) / norm(momentum(tumbling, three));
}
constexpr double lost_energy(tops::state<double> const& s) {
  double const e = twice_energy(s, three) / twice_energy(tumbling, three) - 1;
  return e < 0 ? -e : e;
}
TEST(EulerEquations, KeepWhatAFreeBodyKeeps) {
  auto const fine = tumbled(twins::hidden(1.0) / 128, 1280);
  auto const coarse = tumbled(twins::hidden(1.0) / 16, 160);
  EXPECT_LT(lost_momentum(fine), 2e-9);
  EXPECT_LT(lost_energy(fine), 2e-9);
  EXPECT_GT(lost_momentum(coarse), 100 * lost_momentum(fine));
  EXPECT_GT(lost_energy(coarse), 100 * lost_energy(fine));
}

// A body that turns nearly about its intermediate axis flips over: Dzhanibekov's wing nut. With w = (0, W, d) the
// closed form is w2 = W sn(K + p t): after half a period of sn, that is after 2 K / p, the body turns the other way.
// Landau and Lifshitz, Mechanics, section 37.
constexpr double W = 2, d = 0.125;
constexpr double energy_2 = 2 * W * W + 3 * d * d, momentum_2 = 4 * W * W + 9 * d * d;
constexpr double p =
    unitstep::math::sqrt((3.0 - 2.0) * (momentum_2 - energy_2) / (1.0 * 2.0 * 3.0));
constexpr double k = unitstep::math::sqrt((2.0 - 1.0) * (3 * energy_2 - momentum_2) /
                                          ((3.0 - 2.0) * (momentum_2 - energy_2)));
constexpr double flip_time = 2 * tops::elliptic_k(k) / p;
constexpr int flip_steps = 1000;
vec<double, 3> turning_after(vec<double, 3> const& w, int steps) {
  return integrate(rk4{}, tops::state<double>{upright, w}, euler_equations{three},
                   flip_time / flip_steps, steps)
      .angular_velocity;
}
// A quarter of the flip in a constant: hardly any change is visible.
constexpr unitstep::chain wing_nut{rk4{}, tops::state<double>{upright, vec{0.0, W, d}},
                                   euler_equations{three}, flip_time / flip_steps};
constexpr auto quarter = unitstep::state_after<wing_nut, flip_steps / 4>.angular_velocity;
static_assert(quarter.y > 0.9 * W);
TEST(EulerEquations, FlipAWingNut) {
  vec const w{0.0, W, d};
  EXPECT_TRUE(twins::same_bits(turning_after(w, flip_steps / 4), quarter));
  EXPECT_LT(norm(turning_after(w, flip_steps) - vec{0.0, -W, d}), 1e-7);
  EXPECT_LT(norm(turning_after(w, 2 * flip_steps) - w), 1e-7);
  EXPECT_NEAR(turning_after(w, flip_steps / 2).y, 0, 1e-7);
  // The controls: about the other two axes it does not flip.
  EXPECT_GT(turning_after({W, d, 0.0}, flip_steps).x, 0.99 * W);
  EXPECT_GT(turning_after({0.0, d, W}, flip_steps).z, 0.99 * W);
}

// A top of two equal moments is its closed form.
constexpr tops::symmetric_top<double> nodding{2.0, 3.0, tumbling};
TEST(EulerEquations, EndWhereTheClosedFormOfATopDoes) {
  auto const nodded = integrate(unitstep::butcher5{}, tumbling, euler_equations{vec{2.0, 2.0, 3.0}},
                                twins::hidden(1.0) / 64, 640);
  EXPECT_LT(tops::distance(nodded, nodding.at(10)), 1e-9);
  EXPECT_GT(tops::distance(nodded, nodding.at(10.001)), 1e-4);
}

// A gyroscope with a level axis, held at one end: it precesses at exactly m g l / (I3 w3) if it starts at that rate.
constexpr auto weight = 2.0 * si::kilogram * (10.0 * si::metre_per_second_squared);
constexpr auto arm = 0.25 * si::metre;
constexpr auto pull = [](auto const& s, auto) {
  auto const none = 0.0 * si::newton;
  auto const reach = 0.0 * si::metre;
  return torque_of(vec{reach, reach, arm},
                   rotate(conjugate(s.orientation), vec{none, none, -weight}));
};
constexpr euler_equations gyroscope{moments(0.25, 0.25, 0.125), pull};
constexpr double spin = 200, theory = 20.0 * 0.25 / (0.125 * spin);
static_assert(theory == 0.2);
// Axis 3 of the body lies along x of the world and axis 1 points down.
constexpr quaternion level{unitstep::math::sqrt(0.5), 0.0, unitstep::math::sqrt(0.5), 0.0};
auto axis_after(double rate, double dt, int steps) {
  auto const end = integrate(rk4{}, rotation{level, vec{-rate, 0.0, spin} * rad_per_s}, gyroscope,
                             dt * si::second, steps);
  return rotate(end.orientation, vec{0.0, 0.0, 1.0});
}
constexpr vec<double, 3> around(double angle) {
  return {unitstep::math::cos(angle), unitstep::math::sin(angle), 0.0};
}
// Released at rest it nods. A fast top precesses at the same rate on average, and nods by 2 theory / w_n to first
// order, with w_n = I3 w3 / I1: that is 0.004. The next order is smaller by theory / w_n, or 0.002.
constexpr double nod = 2 * theory / 100;
TEST(EulerEquations, MakeAGyroscopePrecessAtTheRateOfTheory) {
  auto const steady = axis_after(theory, 1.0 / 1024, 256);
  EXPECT_LT(norm(steady - around(theory / 4)), 1e-6);
  EXPECT_GT(norm(steady - around(0)), 0.049);
  auto const released = axis_after(0, 1.0 / 1024, 256);
  EXPECT_LT(norm(released - around(theory / 4)), nod * 1.002);
  EXPECT_LT(released.z, 0);
  EXPECT_GT(norm(released - steady), 1e-4);
  // A revolution takes 31 s.
  for (int seconds : {1, 5, 10}) {
    EXPECT_LT(norm(axis_after(theory, 1.0 / 4096, 4096 * seconds) - around(theory * seconds)),
              1e-6);
    EXPECT_LT(norm(axis_after(0, 1.0 / 4096, 4096 * seconds) - around(theory * seconds)),
              nod * 1.002);
  }
}

TEST(EulerEquations, MakeTheCompilersBits) {
  rotation const here{upright, vec{twins::hidden(2.0), twins::hidden(3.0), 5.0} * rad_per_s};
  EXPECT_TRUE(twins::same_bits(integrate(rk4{}, here, twisted, 0.125 * si::second, 20), law_end));
  EXPECT_TRUE(
      twins::same_bits(integrate(rk4{}, here, by_formula, 0.125 * si::second, 20), formula_end));
  auto const table = unitstep::trajectory<20>(rk4{}, here, twisted, 0.125 * si::second);
  EXPECT_TRUE(twins::same_bits(table[20].state, law_end));
}

/// Jacobi's sn, cn and dn by the arithmetic-geometric mean (Abramowitz, Stegun 16.4).
struct jacobi {
  long double sn, cn, dn;
  jacobi(long double u, long double modulus) {
    long double a[12] = {1}, c[12] = {modulus}, g = std::sqrt((1 - modulus) * (1 + modulus));
    int n = 0;
    for (; n < 11 && c[n] > 1e-20L; ++n) {
      a[n + 1] = (a[n] + g) / 2;
      c[n + 1] = (a[n] - g) / 2;
      g = std::sqrt(a[n] * g);
    }
    long double phi = std::ldexp(a[n], n) * u;
    for (; n > 0; --n) phi = (phi + std::asin(c[n] / a[n] * std::sin(phi))) / 2;
    sn = std::sin(phi), cn = std::cos(phi), dn = std::sqrt(1 - modulus * modulus * sn * sn);
  }
};

/// A free body of moments 1, 2, 3 that starts from w = (a, 0, c), in closed form. Its orientation is given by Euler's
/// angles about the angular momentum: two of them follow from w, and the third is the integral of L (I1 w1^2 + I2 w2^2)
/// / (I1^2 w1^2 + I2^2 w2^2). Landau and Lifshitz, Mechanics, section 37.
struct free_body {
  using L = long double;
  L a, c;
  L e2() const { return a * a + 3 * c * c; }
  L l2() const { return a * a + 9 * c * c; }
  vec<L, 3> w(L t) const {
    L const rate = std::sqrt((l2() - e2()) / 6);
    jacobi const f(rate * t, std::sqrt((3 * e2() - l2()) / (l2() - e2())));
    return {a * f.cn, std::sqrt((3 * e2() - l2()) / 2) * f.sn, c * f.dn};
  }
  /// The orientation at t, with the angular momentum along z of the world and the third angle 0 at the start.
  quaternion<L> orientation(L t) const {
    L const l = std::sqrt(l2());
    auto const rate = [&](L s) {
      auto const v = w(s);
      return l * (v.x * v.x + 2 * v.y * v.y) / (v.x * v.x + 4 * v.y * v.y);
    };
    // Gauss's rule of three points in 2000 pieces; the next term is below 1e-17.
    int const pieces = 2000;
    L const h = t / pieces, off = h / 2 * std::sqrt(L(0.6));
    L phi = 0;
    for (int i = 0; i < pieces; ++i) {
      L const middle = (i + L(0.5)) * h;
      phi += h / 18 * (5 * rate(middle - off) + 8 * rate(middle) + 5 * rate(middle + off));
    }
    auto const v = w(t);
    L const theta = std::acos(3 * v.z / l), psi = std::atan2(v.x, 2 * v.y);
    return quaternion_of(vec<L, 3>{0, 0, phi}) * quaternion_of(vec<L, 3>{theta, 0, 0}) *
           quaternion_of(vec<L, 3>{0, 0, psi});
  }
};

TEST(EulerEquations, EndWhereTheClosedFormOfAFreeBodyDoes) {
  free_body const body{0.5L, 1.5L};
  auto const q0 = body.orientation(0);
  tops::state<double> const start{{static_cast<double>(q0.w), static_cast<double>(q0.x),
                                   static_cast<double>(q0.y), static_cast<double>(q0.z)},
                                  {0.5, 0.0, 1.5}};
  auto const end =
      integrate(unitstep::butcher5{}, start, euler_equations{three}, 1.0 / 1024, 10240);
  auto const q = body.orientation(10);
  auto const w = body.w(10);
  EXPECT_NEAR(end.angular_velocity.x, static_cast<double>(w.x), 1e-12);
  EXPECT_NEAR(end.angular_velocity.y, static_cast<double>(w.y), 1e-12);
  EXPECT_NEAR(end.angular_velocity.z, static_cast<double>(w.z), 1e-12);
  // A quaternion and its negative are one orientation.
  double const sign = end.orientation.w * static_cast<double>(q.w) < 0 ? -1 : 1;
  EXPECT_NEAR(end.orientation.w * sign, static_cast<double>(q.w), 1e-11);
  EXPECT_NEAR(end.orientation.x * sign, static_cast<double>(q.x), 1e-11);
  EXPECT_NEAR(end.orientation.y * sign, static_cast<double>(q.y), 1e-11);
  EXPECT_NEAR(end.orientation.z * sign, static_cast<double>(q.z), 1e-11);
  // The control: a thousandth of a second later the closed form differs.
  EXPECT_GT(std::abs(static_cast<double>(body.w(10.001L).y - w.y)), 1e-5);
}

// A caller's torque that says which constants it does not accept.
struct thruster {
  double thrust;
  constexpr void require_values() const {
    unitstep::detail::require_finite("the thrust must be finite", thrust);
  }
  template <class State, class Time>
  constexpr auto operator()(State const&, Time const&) const {
    return vec{thrust, 0.0, 0.0} * (si::newton * si::metre / si::radian);
  }
};
TEST(EulerEquations, RefuseWhatATorqueRefuses) {
  EXPECT_NO_THROW((euler_equations{moments(1.0, 2.0, 3.0), thruster{1.0}}));
  double const bad = std::numeric_limits<double>::infinity();
  EXPECT_THROW((euler_equations{moments(1.0, 2.0, 3.0), thruster{bad}}), std::domain_error);
}

TEST(EulerEquations, RefuseMomentsThatNothingCanBeDividedBy) {
  using limits = std::numeric_limits<double>;
  EXPECT_NO_THROW(euler_equations{moments(1.0, 2.0, 3.0)});
  for (double bad : {0.0, -0.0, limits::infinity(), limits::quiet_NaN()}) {
    for (auto const& i : {moments(bad, 1.0, 1.0), moments(1.0, bad, 1.0), moments(1.0, 1.0, bad)}) {
      try {
        euler_equations const field{i};
        ADD_FAILURE() << "accepted " << bad;
      } catch (std::domain_error const& error) {
        EXPECT_STREQ(error.what(), "unitstep: moments of inertia must be finite and not zero");
      }
    }
  }
}

}  // namespace
