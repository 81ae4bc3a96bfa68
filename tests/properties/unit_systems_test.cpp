// SPDX-License-Identifier: BSL-1.0
// deep: takes the compiler seconds
// The same motion in another system of units stays the same: RapidCheck draws the motion.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <boost/units/base_units/imperial/foot.hpp>
#include <boost/units/base_units/imperial/pound.hpp>
#include <boost/units/base_units/metric/minute.hpp>
#include <boost/units/make_scaled_unit.hpp>
#include <boost/units/systems/angle/degrees.hpp>
#include <boost/units/systems/cgs.hpp>
#include <boost/units/systems/si.hpp>
#include <cmath>
#include <type_traits>
#include <unitstep/unitstep.hpp>

#include "support/drawn.hpp"

namespace {

namespace units = boost::units;
namespace si = boost::units::si;
using namespace unitstep;
using drawn::number;

/// A system of units, and how many of its units a metre, a kilogram and a second are.
template <class Length, class Mass, class Time>
struct unit_system {
  static constexpr Length length{};
  static constexpr Mass mass{};
  static constexpr Time time{};
  double metre, kilogram, second;
};

template <class Unit, long base, long exponent>
using scaled =
    typename units::make_scaled_unit<Unit,
                                     units::scale<base, units::static_rational<exponent>>>::type;

constexpr unit_system<si::length, si::mass, si::time> international{1, 1, 1};
constexpr unit_system<units::cgs::length, units::cgs::mass, units::cgs::time> centimetres{100, 1000,
                                                                                          1};
constexpr unit_system<units::imperial::foot_base_unit::unit_type,
                      units::imperial::pound_base_unit::unit_type,
                      units::metric::minute_base_unit::unit_type>
    feet{1 / 0.3048, 1 / 0.45359237, 1 / 60.0};
/// 1024 m, 2^-6 kg, 2^-3 s: only exponents change.
constexpr unit_system<scaled<si::length, 2, 10>, scaled<si::mass, 2, -6>, scaled<si::time, 2, -3>>
    binary{0x1p-10, 0x1p6, 0x1p3};

/// The motion, in numbers of SI units.
struct problem {
  double x, v, m, k, c, b, f;
};
problem any_problem() {
  return {number(-1, 1),  number(-1, 1), number(0.5, 2), number(0, 20),
          number(0, 0.5), number(0, 1),  number(-5, 5)};
}

/// 64 steps of 1/32 s in a system of units; the end, in SI units again.
template <class Method, class System>
motion<double, double> run(Method const& method, problem const& p, System const& u) {
  auto const length = u.metre * u.length;
  auto const mass = u.kilogram * u.mass;
  auto const time = u.second * u.time;
  auto const speed = length / time;
  auto const force = mass * speed / time;
  second_law const field{p.m * mass, spring{p.k * (force / length)}, damper{p.c * (force / speed)},
                         quadratic_drag{p.b * (mass / length)}, constant_force{p.f * force}};
  auto const end = integrate(method, motion{p.x * length, p.v * speed}, field, 0.03125 * time, 64);
  return {end.position.value() / u.metre, end.velocity.value() / (u.metre / u.second)};
}
double apart(motion<double, double> const& a, motion<double, double> const& b) {
  return std::hypot(a.position - b.position, a.velocity - b.velocity);
}

template <class Method>
class UnitSystems : public ::testing::Test {};
// One of each kind: by formula, by tableau, by composition, with memory, and one that solves equations.
using methods = ::testing::Types<rk4, ralston, forest_ruth, stormer_verlet, implicit_euler>;
TYPED_TEST_SUITE(UnitSystems, methods);

TYPED_TEST(UnitSystems, OfAnyKindAgree) {
  EXPECT_TRUE(rc::check("to rounding", [] {
    auto const p = any_problem();
    auto const end = run(TypeParam{}, p, international);
    double const size = 1 + std::hypot(end.position, end.velocity);
    // One system with decimal factors is enough for a method; the other one tests the laws of force once.
    if constexpr (std::is_same_v<TypeParam, rk4>)
      RC_ASSERT(apart(run(TypeParam{}, p, centimetres), end) < 1e-12 * size);
    RC_ASSERT(apart(run(TypeParam{}, p, feet), end) < 1e-12 * size);
  }));
}

// If units differ by powers of two no digit changes, so nothing in a method may depend on the size of a number.
// Newton's method is the exception, since it counts digits.
TYPED_TEST(UnitSystems, ThatDifferByPowersOfTwoAgreeBitForBit) {
  EXPECT_TRUE(rc::check("bit for bit", [] {
    auto const p = any_problem();
    auto const end = run(TypeParam{}, p, international);
    auto const there = run(TypeParam{}, p, binary);
    if (std::is_same_v<TypeParam, implicit_euler>)
      RC_ASSERT(apart(there, end) < 1e-14 * (1 + std::hypot(end.position, end.velocity)));
    else
      RC_ASSERT(there == end);
  }));
}
TEST(UnitSystemsControl, AConstantThatIsNotConvertedDoesNotAgree) {
  problem const p{1, 0, 1, 10, 0, 1, 0};
  problem forgotten = p;
  forgotten.b *= 0.3048;
  EXPECT_GT(apart(run(rk4{}, forgotten, feet), run(rk4{}, p, international)), 1e-2);
}

// A pendulum in degrees and in radians, by a formula and by an implicit method, which differentiates the field.
template <class Method>
class Angles : public ::testing::Test {};
using methods_of_angles = ::testing::Types<rk4, implicit_euler>;
TYPED_TEST_SUITE(Angles, methods_of_angles);
TYPED_TEST(Angles, InDegreesAndRadiansAgree) {
  EXPECT_TRUE(rc::check("degrees and radians", [] {
    double const angle = number(-3, 3), rate = number(-2, 2);
    auto const degree = units::degree::degree;
    constexpr double per_radian = 57.29577951308232;
    auto const second_squared = si::second * si::second;
    auto const end = integrate(
        TypeParam{}, motion{angle * si::radian, rate * si::radian / si::second},
        [=](auto const& s, auto) {
          return -math::sin(s.position.value()) * (si::radian / second_squared);
        },
        0.03125 * si::second, 64);
    auto const turned = integrate(
        TypeParam{}, motion{angle * per_radian * degree, rate * per_radian * degree / si::second},
        [=](auto const& s, auto) {
          return -per_radian * math::sin(s.position.value() / per_radian) *
                 (degree / second_squared);
        },
        0.03125 * si::second, 64);
    RC_ASSERT(std::fabs(turned.position.value() / per_radian - end.position.value()) < 1e-11);
    RC_ASSERT(std::fabs(turned.velocity.value() / per_radian - end.velocity.value()) < 1e-11);
  }));
}

}  // namespace
