// SPDX-License-Identifier: BSL-1.0
#include <unitstep/forces/orbital_elements.hpp>

#include <gtest/gtest.h>

#include <boost/units/base_units/metric/day.hpp>
#include <boost/units/make_scaled_unit.hpp>
#include <boost/units/systems/si.hpp>
#include <limits>
#include <numbers>

#include "support/refusal.hpp"
#include "support/same_bits.hpp"

namespace {

namespace si = boost::units::si;
using unitstep::motion;
using unitstep::orbital_elements;
using unitstep::two_body;
using unitstep::vec;

constexpr two_body unit{1.0};
constexpr double size(double x) { return x < 0 ? -x : x; }
constexpr double pi = std::numbers::pi;

// By hand: a polar orbit that goes up over y, its pericentre at 1 half way to the pole.
constexpr orbital_elements polar{1.0, 0.5, pi / 2, pi / 2, pi / 4, 0.0};
constexpr auto at_polar = unitstep::state_of(unit, polar);
constexpr double half_root = unitstep::math::sqrt(0.5);
static_assert(norm(at_polar.position - vec{0.0, half_root, half_root}) < 1e-15);
static_assert(norm(at_polar.velocity -
                   unitstep::math::sqrt(1.5) * vec{0.0, -half_root, half_root}) < 1e-15);

// Forwards and back, on every kind of orbit, before and after the pericentre.
constexpr bool comes_back(double e, double since, double tolerance = 1e-14) {
  orbital_elements const k{0.75, e, 0.5, -2.0, 1.25, since};
  auto const found = unitstep::elements_of(unit, unitstep::state_of(unit, k));
  return size(found.pericentre - k.pericentre) < tolerance &&
         size(found.eccentricity - e) < tolerance &&
         size(found.inclination - k.inclination) < tolerance &&
         size(found.node - k.node) < tolerance &&
         size(found.argument - k.argument) < 4 * tolerance &&
         size(found.since_pericentre - since) < 4 * tolerance;
}
static_assert(comes_back(0.5, 1.0) && comes_back(0.5, -1.0) && comes_back(0.9, 20.0, 1e-12));
static_assert(comes_back(1.0, 0.5) && comes_back(1.0, -3.0, 1e-13));
static_assert(comes_back(1.0 + 1e-12, 0.5) && comes_back(1.0 - 1e-12, 0.5));
// So close to a parabola that the anomaly is computed by a series, all of whose terms matter.
static_assert(comes_back(1.05, 0.5) && comes_back(1.05, -0.5));
static_assert(comes_back(1.5, 2.0, 2e-14) && comes_back(4.0, -2.0, 4e-14));
static_assert(!comes_back(0.5, 10.0));  // after a revolution of 11.5 it is before the pericentre

// Nearly straight orbits, whose pericentre is 2^-26 of the distance, in closed form: an ellipse with a = 1 at E = pi/2, a
// parabola at D = 2^13, where Barker's equation gives t = (D + D^3/3) q^(3/2) for GM = 2, and a hyperbola with a = -1 at
// H = log 2. Half of the digits were lost.
constexpr double q = 0x1p-26, aside = unitstep::math::sqrt(q * (2 - q)),
                 log_2 = 0.69314718055994530942;
constexpr bool is_at(double gm, double e, double since, vec<double, 3> const& x,
                     vec<double, 3> const& v) {
  auto const k = orbital_elements{q, e, 0.0, 0.0, 0.0, since};
  auto const found = unitstep::state_of(two_body{gm}, k);
  return norm(found.position - x) < 2e-15 && norm(found.velocity - v) < 2e-15;
}
static_assert(is_at(1, 1 - q, pi / 2 - 1 + q, {q - 1, aside, 0}, {-1, 0, 0}));
static_assert(is_at(1, 1 - q, 1 - q - pi / 2, {q - 1, -aside, 0}, {1, 0, 0}));
static_assert(is_at(2, 1, q + 1.0 / 3, {q - 1, 0x1p-12, 0}, vec{-2.0, 0x1p-12, 0.0} / (1 + q)));
constexpr double aside_of_fast = unitstep::math::sqrt(q * (2 + q)), far = 0.25 + 1.25 * q;
static_assert(is_at(1, 1 + q, 0.75 * (1 + q) - log_2, {q - 0.25, 0.75 * aside_of_fast, 0},
                    vec{-0.75, 1.25 * aside_of_fast, 0.0} / far));

// On a hyperbola from afar, where the time since the pericentre follows from the exponential of the anomaly: mpmath
// with 60 digits.
constexpr auto afar =
    unitstep::elements_of(unit, motion{vec{-0x1p27, 4.0, 0.0}, vec{0.75, 0.0, 0.0}});
static_assert(size(afar.since_pericentre / -178956932.90264547551 - 1) < 1e-14);
static_assert(size(afar.pericentre / 2.5994923768013770403 - 1) < 1e-15 &&
              size(afar.eccentricity / 2.4622144232153196562 - 1) < 1e-15);

// A circle in the plane of x and y has no node, and its pericentre is where the body is.
constexpr auto circle =
    unitstep::elements_of(unit, motion{vec{0.0, 1.0, 0.0}, vec{-1.0, 0.0, 0.0}});
static_assert(circle.pericentre == 1.0 && circle.eccentricity == 0.0 && circle.inclination == 0.0);
static_assert(circle.node == 0.0 && size(circle.argument - pi / 2) < 1e-15);
static_assert(circle.since_pericentre == 0.0);
// There is no node, either, where its angle would be that of a negative zero, which is pi.
static_assert(unitstep::elements_of(unit, motion{vec{1.0, 0.0, 0.0}, vec{0.0, 1.0, 0.0}}).node ==
              0.0);

// The Earth in kilometres and days: 147.1 million km at the nearest, e = 0.0167; after 365.25 days it is back.
constexpr auto km = 1000.0 * si::metre;
constexpr auto day = 86400.0 * si::second;
constexpr two_body sun{1.32712440018e20 * si::cubic_metre / (si::second * si::second)};
constexpr orbital_elements earth{
    147.1e6 * km, 0.0167, 0.25 * si::radian, -0.5 * si::radian, 1.75 * si::radian, 100.0 * day};
constexpr auto there = unitstep::state_of(sun, earth);
constexpr auto a_year_later = sun.after(there, 365.25 * day);
static_assert(norm(a_year_later.position - there.position) < 5e5 * km);
constexpr auto found = unitstep::elements_of(sun, there);
static_assert(found.since_pericentre > 99.999999 * day &&
              found.since_pericentre < 100.000001 * day);
static_assert(found.inclination > 0.24999999 * si::radian &&
              found.inclination < 0.25000001 * si::radian);

// The same with kilometres and days as units: 30.3 km/s at the nearest are 2.6 million km a day.
using kilometres = boost::units::quantity<boost::units::make_scaled_unit<
    si::length, boost::units::scale<10, boost::units::static_rational<3>>>::type>;
using days = boost::units::quantity<boost::units::metric::day_base_unit::unit_type>;
constexpr auto one_km = kilometres::from_value(1.0);
constexpr auto one_day = days::from_value(1.0);
constexpr two_body sun_of_days{132712440018.0 * 86400 * 86400 *
                               (one_km * one_km * one_km / (one_day * one_day))};
constexpr orbital_elements earth_of_days{147.1e6 * one_km,  0.0167,
                                         0.25 * si::radian, -0.5 * si::radian,
                                         1.75 * si::radian, 100.0 * one_day};
constexpr auto there_in_days = unitstep::state_of(sun_of_days, earth_of_days);
static_assert(size(there_in_days.position.x.value() * 1000 / there.position.x.value() - 1) < 1e-13);
static_assert(size(there_in_days.velocity.y.value() / 86.4 / there.velocity.y.value() - 1) < 1e-13);
constexpr auto found_in_days = unitstep::elements_of(sun_of_days, there_in_days);
static_assert(found_in_days.since_pericentre > 99.999999 * one_day &&
              found_in_days.since_pericentre < 100.000001 * one_day);

// REBOUND #365 and skyfield #261: on a nearly circular orbit rounding decides where the pericentre is, and still the
// body must be where it was. In the plane it was on the other side.
template <class T>
T farthest(T eccentricity) {
  T most(0);
  for (int k = 0; k < 200; ++k) {
    T const angle = T(3.7) * T(k), tilt = T(0.01) + T(0.015) * T(k);
    using unitstep::math::cos, unitstep::math::sin;
    vec<T, 3> const place{cos(angle), sin(angle) * cos(tilt), sin(angle) * sin(tilt)};
    vec<T, 3> const speed{-sin(angle), cos(angle) * cos(tilt), cos(angle) * sin(tilt)};
    motion const here{place, speed * unitstep::math::sqrt(1 + eccentricity)};
    two_body<T> const centre{T(1)};
    auto const there = unitstep::state_of(centre, unitstep::elements_of(centre, here));
    T const off = norm(there.position - here.position) + norm(there.velocity - here.velocity);
    if (!(off <= most)) most = off;
  }
  return most;
}
TEST(OrbitalElements, OfANearlyRoundOrbitHoldTheBodyWhereItIs) {
  for (double const e : {0., 1e-16, 1e-15, 1e-12, 1e-8, 1e-4, 0.01, 0.2499, 0.2501, 0.5})
    EXPECT_LT(farthest(e), 4e-14) << e;
  for (float const e : {0.f, 1e-7f, 1e-5f, 1e-3f, 0.2499f, 0.2501f})
    EXPECT_LT(farthest(e), 2e-5f) << e;
  EXPECT_LT(farthest(1e-17L), 4e-17L);
}
// A body at its farthest, or a rounding from there, was at its nearest, or elsewhere, by these elements.
template <class T>
T farthest_at_apocentre(T eccentricity) {
  T most(0);
  for (int k = 0; k < 200; ++k) {
    T const distance = T(0.37) + T(k) / 64, aside = k % 4 == 0 ? T(0) : T(k % 4 - 2) / T(1 << 26);
    T const speed = unitstep::math::sqrt((1 - eccentricity) / distance);
    T const tilt = T(0.05) * T(k);
    using unitstep::math::cos, unitstep::math::sin;
    motion const here{vec<T, 3>{distance, T(0), T(0)},
                      vec<T, 3>{aside * speed, speed * cos(tilt), speed * sin(tilt)}};
    two_body<T> const centre{T(1)};
    auto const found = unitstep::elements_of(centre, here);
    auto const there = unitstep::state_of(centre, found);
    T const off = norm(there.position - here.position) / distance +
                  norm(there.velocity - here.velocity) / speed;
    if (!(off <= most)) most = off;
  }
  return most;
}
TEST(OrbitalElements, AtTheApocentreHoldTheBodyWhereItIs) {
  for (double const e : {1e-15, 1e-8, 1e-4, 0.01, 0.2499, 0.2501, 0.5, 0.9})
    EXPECT_LT(farthest_at_apocentre(e), 1e-13) << e;
  for (float const e : {1e-5f, 1e-3f, 0.2499f, 0.2501f, 0.5f})
    EXPECT_LT(farthest_at_apocentre(e), 2e-5f) << e;
  EXPECT_LT(farthest_at_apocentre(0.5L), 4e-17L);
}
// In float and metres, at Neptune's distance, where products of three lengths would be infinite.
TEST(OrbitalElements, OfNeptuneInFloat) {
  constexpr two_body ours{1.32712e20f};
  constexpr orbital_elements neptune{4.46e12f, 0.0097f, 0.031f, 2.3f, -1.5f, 1e9f};
  constexpr motion here = unitstep::state_of(ours, neptune);
  constexpr motion there = unitstep::state_of(ours, unitstep::elements_of(ours, here));
  EXPECT_NEAR(norm(there.position - here.position) / norm(here.position), 0, 1e-5);
  EXPECT_NEAR(norm(there.velocity - here.velocity) / norm(here.velocity), 0, 1e-5);
}

TEST(OrbitalElements, RefuseWhatHasNoPlane) {
  using refusals::refusal;
  // Of a GM that is no pull all elements were not numbers.
  for (double const gm : {0.0, -1.0, std::numeric_limits<double>::quiet_NaN()})
    EXPECT_EQ(refusal([gm] {
                return unitstep::elements_of(two_body{gm},
                                             motion{vec{1.0, 0.0, 0.0}, vec{0.0, 1.0, 0.0}});
              }),
              "unitstep: elements_of: the motion must be finite, and GM positive");
  EXPECT_EQ(refusal([] {
              return unitstep::elements_of(unit, motion{vec{1.0, 0.0, 0.0}, vec{2.0, 0.0, 0.0}});
            }),
            "unitstep: elements_of: a body that moves to the centre has no plane");
  EXPECT_EQ(refusal([] {
              return unitstep::elements_of(unit, motion{vec{0.0, 0.0, 0.0}, vec{2.0, 0.0, 0.0}});
            }),
            "unitstep: elements_of: the body must not be at the centre");
}

// With an eccentricity of -1/2 the pericentre was the largest distance, without a word.
TEST(OrbitalElements, OfNoOrbitAreRefused) {
  using refusals::refusal;
  constexpr double nan = std::numeric_limits<double>::quiet_NaN();
  constexpr double infinity = std::numeric_limits<double>::infinity();
  auto const refused = [](double gm, orbital_elements<double, double, double, double> const& k) {
    return refusal([=] { return unitstep::state_of(two_body{gm}, k); });
  };
  constexpr auto sign =
      "unitstep: state_of: GM and the pericentre must be positive, and the eccentricity not "
      "negative";
  constexpr auto finite = "unitstep: state_of: GM and the elements must be finite";
  EXPECT_EQ(refused(1.0, {1.0, -0.5, 0.0, 0.0, 0.0, 0.0}), sign);
  EXPECT_EQ(refused(1.0, {1.0, nan, 0.0, 0.0, 0.0, 0.0}), sign);
  EXPECT_EQ(refused(1.0, {0.0, 0.5, 0.0, 0.0, 0.0, 0.0}), sign);
  EXPECT_EQ(refused(1.0, {-1.0, 0.5, 0.0, 0.0, 0.0, 0.0}), sign);
  EXPECT_EQ(refused(0.0, {1.0, 0.5, 0.0, 0.0, 0.0, 0.0}), sign);
  EXPECT_EQ(refused(infinity, {1.0, 0.5, 0.0, 0.0, 0.0, 0.0}), finite);
  EXPECT_EQ(refused(1.0, {infinity, 0.5, 0.0, 0.0, 0.0, 0.0}), finite);
  EXPECT_EQ(refused(1.0, {1.0, 0.5, nan, 0.0, 0.0, 0.0}), finite);
  EXPECT_EQ(refused(1.0, {1.0, 0.5, 0.0, infinity, 0.0, 0.0}), finite);
  EXPECT_EQ(refused(1.0, {1.0, 0.5, 0.0, 0.0, nan, 0.0}), finite);
  EXPECT_NE(refused(1.0, {1.0, 0.5, 0.0, 0.0, 0.0, nan}), "");
}

TEST(OrbitalElements, AreTheSameAtRunTime) {
  orbital_elements const here{twins::hidden(1.0), 0.5, pi / 2, pi / 2, pi / 4, 0.0};
  EXPECT_TRUE(twins::same_bits(unitstep::state_of(unit, here), at_polar));
}

}  // namespace
