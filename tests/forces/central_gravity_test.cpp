// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/make_scaled_unit.hpp>
#include <limits>
#include <stdexcept>
#include <type_traits>
#include <unitstep/drive/integrate.hpp>
#include <unitstep/drive/simulation.hpp>
#include <unitstep/forces/central_gravity.hpp>
#include <unitstep/forces/momentum.hpp>
#include <unitstep/forces/second_law.hpp>
#include <unitstep/methods/composition.hpp>
#include <unitstep/methods/explicit_euler.hpp>
#include <unitstep/methods/leapfrog.hpp>
#include <unitstep/methods/rk4.hpp>

#include "support/bodies.hpp"
#include "support/same_bits.hpp"

namespace {

namespace si = boost::units::si;
using bodies::at;
using bodies::going;
using unitstep::central_gravity;
using unitstep::integrate;
using unitstep::motion;
using unitstep::second_law;
using unitstep::vec;

constexpr double off(double is, double due) { return is < due ? due - is : is - due; }

// a = -GM d / |d|^3 with d = (2, 3, 6), |d| = 7, GM = 343: -d.
constexpr central_gravity law{343.0 * bodies::parameter};
constexpr auto metre_per_second_squared = si::metre_per_second_squared;
constexpr motion start{at(2.0, 3.0, 6.0), going(0.0, 0.0, 0.0)};
static_assert(law(start, 0.0 * si::second) == vec{-2.0, -3.0, -6.0} * metre_per_second_squared);
static_assert(law(start, 0.0 * si::second) != vec{2.0, 3.0, 6.0} * metre_per_second_squared);
constexpr central_gravity elsewhere{343.0 * bodies::parameter, at(1.0, 1.0, 1.0)};
static_assert(elsewhere(motion{at(3.0, 4.0, 7.0), start.velocity}, 0.0 * si::second) ==
              law(start, 0.0 * si::second));
// As far as Pluto in float, where the cube of the distance is infinite, with the GM of the Sun: GM / d^2 in double is
// the reference. As near as 1e-15 m, and with constants so small that GM / d^3 underflows.
template <std::size_t N>
constexpr bool pulls_at(double distance, double gm) {
  double const due = gm / distance / distance;
  vec<float, N> d{}, none{};
  d[N - 1] = static_cast<float>(distance);
  auto const close = [&](float is) {
    double const error = is / due + 1;
    return error < 4e-7 && error > -4e-7;
  };
  central_gravity const far{static_cast<float>(gm) * bodies::parameter};
  motion const there{d * si::metre, none * si::metre_per_second};
  return close(far(there, 0.0f * si::second)[N - 1].value()) &&
         close(central_gravity{static_cast<float>(gm)}(motion{d, none}, 0.0f)[N - 1]) &&
         close(integrate(unitstep::explicit_euler{}, there, far, 1.0f * si::second, 1)
                   .velocity[N - 1]
                   .value());
}
static_assert(pulls_at<1>(7.4e12, 1.327e20) && pulls_at<2>(7.4e12, 1.327e20) &&
              pulls_at<3>(7.4e12, 1.327e20));
static_assert(pulls_at<3>(1e18, 1.327e20) && pulls_at<3>(1e-15, 1e-30) && pulls_at<3>(1e13, 1e-3));
static_assert(pulls_at<3>(7e6, 3.986e14));
// In double the cube of 1e120 m is infinite as well.
static_assert(off(central_gravity{1e240}(motion{vec{0.0, 1e120}, vec{0.0, 0.0}}, 0.0).y, -1) <
              1e-15);

// In a plane, and on either side of a line: GM / d^2.
static_assert(law(motion{at(0.0, -7.0), going(0.0, 0.0)}, 0.0 * si::second) ==
              vec{0.0, 7.0} * metre_per_second_squared);
static_assert(law(motion{-7.0 * si::metre, 0.0 * si::metre_per_second}, 0.0 * si::second) ==
              7.0 * metre_per_second_squared);
static_assert(law(motion{7.0 * si::metre, 0.0 * si::metre_per_second}, 0.0 * si::second) ==
              -7.0 * metre_per_second_squared);
// Its raw form is the same law on numbers.
static_assert(
    std::is_same_v<decltype(elsewhere.raw<decltype(start), boost::units::quantity<si::time>>()),
                   central_gravity<double, vec<double, 3>>>);

// Alone it is a field; in a second law the mass does not matter, not even in the last bit.
constexpr motion launch{at(1.0, 0.0), going(0.0, 1.0)};
constexpr central_gravity unit{1.0 * bodies::parameter};
template <class State, class Field>
constexpr auto run_from(State const& state, Field const& field) {
  return integrate(unitstep::rk4{}, state, field, 0.0625 * si::second, 16);
}
template <class Field>
constexpr auto run(Field const& field) {
  return run_from(launch, field);
}
static_assert(twins::same_bits(run(unit), run(second_law{3.0 * si::kilogram, unit})));
static_assert(!twins::same_bits(run(unit), run(central_gravity{2.0 * bodies::parameter})));

// It is also a field for many bodies, each pulled as if it were alone.
constexpr motion both{std::array{at(1.0, 0.0), at(0.0, -2.0)},
                      std::array{going(0.0, 1.0), going(0.5, 0.0)}};
static_assert(twins::same_bits(bodies::alone(run_from(both, unit), 1),
                               run_from(bodies::alone(both, 1), unit)));
static_assert(twins::same_bits(run_from(both, unit),
                               run_from(both, second_law{1.0 * si::kilogram, unit})));
static_assert(!twins::same_bits(bodies::alone(run_from(both, unit), 0),
                                run_from(bodies::alone(both, 1), unit)));

// A circle of radius 1 with GM = 1: the angle is the time. After one unit (cos 1, sin 1).
constexpr auto circled = integrate(unitstep::yoshida8{}, launch, unit, 0.03125 * si::second, 32);
static_assert(off(circled.position.x.value(), 0.54030230586813971740) < 1e-12);
static_assert(off(circled.position.y.value(), 0.84147098480789650665) < 1e-12);
static_assert(off(circled.velocity.x.value(), 0.84147098480789650665) > 1e-3);  // minus that

// A kick along the line to the centre conserves the angular momentum: up to rounding for methods of drifts and kicks,
// and for no other.
template <class Method>
constexpr double moment_lost(Method const& method) {
  motion const fast{at(1.0, 0.0), going(0.0, 1.25)};
  auto const end = integrate(method, fast, unit, 0.0625 * si::second, 200);
  return off(angular_momentum(1.0 * si::kilogram, end).value(), 1.25);
}
static_assert(moment_lost(unitstep::leapfrog{}) < 1e-14);
static_assert(moment_lost(unitstep::rk4{}) > 1e-8);

// GM in kilometres is what tables list, in km^3/s^2; the numbers are those in metres over 1000.
using kilometre =
    boost::units::make_scaled_unit<si::length,
                                   boost::units::scale<10, boost::units::static_rational<3>>>::type;
constexpr auto km = 1.0 * kilometre{};
constexpr auto in_km = integrate(
    unitstep::rk4{}, motion{vec{7000.0, 0.0} * kilometre{}, vec{0.0, 7.5} * (km / si::second)},
    central_gravity{398600.4418 * km * km * km / (si::second * si::second)}, 8.0 * si::second, 8);
constexpr auto in_m =
    integrate(unitstep::rk4{}, motion{at(7e6, 0.0), going(0.0, 7.5e3)},
              central_gravity{398600.4418e9 * bodies::parameter}, 8.0 * si::second, 8);
static_assert(off(in_km.position.x.value() * 1000, in_m.position.x.value()) < 1e-7);
static_assert(in_km.position.x.value() < 6999.0);

TEST(CentralGravity, RefusesValuesThatAreNone) {
  auto const field = [](double gm, double c) {
    return second_law{1.0 * si::kilogram,
                      central_gravity{gm * bodies::parameter, vec{c, 0.0} * si::metre}};
  };
  EXPECT_NO_THROW(field(-1.0, 0.0));
  EXPECT_THROW(field(std::numeric_limits<double>::infinity(), 0.0), std::domain_error);
  EXPECT_THROW(field(1.0, std::numeric_limits<double>::quiet_NaN()), std::domain_error);
}

TEST(CentralGravity, RefusesThemAsAFieldByItself) {
  auto const alone = [](double gm) {
    central_gravity const field{gm * bodies::parameter};
    static_cast<void>(integrate(unitstep::leapfrog{}, start, field, 0.5 * si::second, 1));
    unitstep::simulation{unitstep::leapfrog{}, start, field, 0.5 * si::second}.step();
  };
  EXPECT_NO_THROW(alone(-1.0));
  EXPECT_THROW(alone(std::numeric_limits<double>::infinity()), std::domain_error);
  EXPECT_THROW((unitstep::simulation{
                   unitstep::leapfrog{}, start,
                   central_gravity{std::numeric_limits<double>::quiet_NaN() * bodies::parameter},
                   0.5 * si::second}),
               std::domain_error);
}

TEST(CentralGravity, PullsFromAfarInFloat) {
  EXPECT_TRUE(pulls_at<3>(twins::hidden(7.4e12), 1.327e20));
  EXPECT_TRUE(pulls_at<3>(twins::hidden(1e-15), 1e-30));
}

TEST(CentralGravity, IsTheSameAtRunTime) {
  constexpr auto constant = run(unit);
  EXPECT_TRUE(
      twins::same_bits(run(central_gravity{twins::hidden(1.0) * bodies::parameter}), constant));
  constexpr auto of_yoshida = circled;
  EXPECT_TRUE(twins::same_bits(
      integrate(unitstep::yoshida8{}, launch, unit, twins::hidden(0.03125) * si::second, 32),
      of_yoshida));
}

// At the centre the acceleration is infinite, and the result shows that.
TEST(CentralGravity, IsInfiniteAtTheCentre) {
  motion const there{at(twins::hidden(0.0), 0.0), going(0.0, 0.0)};
  EXPECT_FALSE(unitstep::is_finite(unit(there, 0.0 * si::second)));
}

}  // namespace
