// SPDX-License-Identifier: BSL-1.0
#include <unitstep/forces/two_body.hpp>

#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <cmath>
#include <limits>
#include <stdexcept>
#include <string>
#include <unitstep/forces/central_gravity.hpp>
#include <unitstep/methods/mclachlan_ss17.hpp>
#include <unitstep/methods/rk4.hpp>

#include "support/course.hpp"
#include "support/kepler.hpp"
#include "support/same_bits.hpp"

namespace {

namespace si = boost::units::si;
using unitstep::motion;
using unitstep::two_body;
using unitstep::vec;

using plane = motion<vec<double, 2>, vec<double, 2>>;
constexpr two_body unit{1.0};

constexpr double size(double x) { return x < 0 ? -x : x; }
constexpr double apart(auto const& a, auto const& b) {
  return norm(a.position - b.position) + norm(a.velocity - b.velocity);
}

// A circle, a quarter of a turn and a quarter back.
constexpr double quarter = 3.141592653589793 / 2;
constexpr plane circle{{1, 0}, {0, 1}};
static_assert(apart(unit.after(circle, quarter), plane{{0, 1}, {-1, 0}}) < 1e-15);
static_assert(apart(unit.after(circle, -quarter), plane{{0, -1}, {1, 0}}) < 1e-15);
static_assert(unit.after(circle, 0.0) == circle);

constexpr kepler::orbit<double> flat{1.0, 1.0, 0.6};
static_assert(apart(unit.after(flat.at(0.5), 2.0), flat.at(2.5)) < 1e-14);
static_assert(apart(unit.after(flat.at(0.5), 2.0), flat.at(2.501)) > 1e-4);
// A hyperbola from its pericentre.
constexpr plane passing{{1, 0}, {0, unitstep::math::sqrt(3.0)}};

// In space, through every kind of orbit: energy and moment are what they were, there and back is where
// it was, and the orbit is the one that a method of eighth order makes.
using space = motion<vec<double, 3>, vec<double, 3>>;
constexpr space from(double speed) { return {{1, 0.25, -0.5}, {-0.25 * speed, speed, 0.5}}; }
constexpr auto pull = [](auto const& s, auto const&) {
  auto const r = norm(s.position);
  return s.position * (-1 / (r * r * r));
};
constexpr double energy(space const& s) {
  return dot(s.velocity, s.velocity) / 2 - 1 / norm(s.position);
}
constexpr bool holds(double speed, double t) {
  space const start = from(speed), there = unit.after(start, t);
  return size(energy(there) - energy(start)) < 1e-14 &&
         norm(cross(there.position, there.velocity) - cross(start.position, start.velocity)) <
             2e-14 &&
         apart(unit.after(there, -t), start) < 1e-12;
}
static_assert(holds(0.25, 2.0) && holds(0.75, 10.0) && holds(1.0, -3.0));
static_assert(holds(1.5, 7.0) && holds(3.0, 10.0) && holds(3.0, -10.0));
TEST(TwoBody, IsTheOrbitOfCentralGravity) {
  for (double const speed : {0.5, 0.75, 1.0, 1.25, 2.0}) {
    auto const run = laws::run(unitstep::mclachlan_ss17{}, from(speed), pull, 1.0 / 512, 1024);
    EXPECT_LT(apart(unit.after(from(speed), 2.0), run), 2e-12) << speed;
    EXPECT_GT(apart(unit.after(from(speed), 2.01), run), 1e-3) << speed;
  }
}
// For a very long time on a hyperbola, and for very small and very large numbers.
TEST(TwoBody, ReachesFar) {
  auto const far = unit.after(passing, 1e12);
  EXPECT_NEAR(norm(far.velocity), 1.0, 1e-11);  // what is left of its speed is sqrt(GM / -a)
  EXPECT_NEAR(norm(far.position) / 1e12, 1.0, 1e-10);
  for (double const scale : {1e-60, 1e60}) {
    two_body const other{scale * scale * scale};
    plane const start{flat.at(0.5).position * scale, flat.at(0.5).velocity * scale};
    auto const end = other.after(start, 2.0);
    EXPECT_LT(norm(end.position / scale - flat.at(2.5).position), 1e-13);
  }
}

// The International Space Station's orbit in kilometres, and a wrong unit.
constexpr auto km = 1000.0 * si::metre;
constexpr two_body earth{398600.4418 * (km * km * km) / (si::second * si::second)};
constexpr motion station{vec{6780.0, 0.0, 0.0} * km, vec{0.0, 4.76, 6.0} * (km / si::second)};
constexpr auto later = earth.after(station, 3600.0 * si::second);
static_assert(norm(later.position) > 6700.0 * km && norm(later.position) < 6800.0 * km);
constexpr auto pulled = unitstep::central_gravity{earth.parameter}(station, 0.0 * si::second);
static_assert(pulled.x < -8.6 * si::metre_per_second_squared &&
              pulled.x > -8.7 * si::metre_per_second_squared);

template <class T>
using plane_of = motion<vec<T, 2>, vec<T, 2>>;
template <class T>
std::string said_of(T parameter, plane_of<T> const& start, T t) {
  try {
    static_cast<void>(two_body{parameter}.after(start, t));
  } catch (std::domain_error const& error) {
    return error.what();
  }
  return "nothing";
}
TEST(TwoBody, RefusesWhatHasNoOrbit) {
  double const bad = std::numeric_limits<double>::infinity();
  std::string const unfit = "unitstep: two_body: start and time must be finite, and GM positive";
  EXPECT_EQ(said_of(1.0, circle, bad), unfit);
  EXPECT_EQ(said_of(1.0, plane{{bad, 0}, {0, 1}}, 1.0), unfit);
  EXPECT_EQ(said_of(-1.0, circle, 1.0), unfit);
  EXPECT_EQ(said_of(1.0, plane{{0, 0}, {0, 1}}, 1.0),
            "unitstep: two_body: the start must not be at the centre");
  EXPECT_EQ(said_of(1.0, circle, 1e300),
            "unitstep: two_body: the time is beyond all digits of a turn");
  EXPECT_EQ(said_of(1.0, circle, 1e10), "nothing");
}
TEST(TwoBody, RefusesWhatIsBeyondAllNumbers) {
  EXPECT_EQ(said_of(1.0, plane{{1, 0}, {0, 1e100}}, 1e250),
            "unitstep: two_body: the time is beyond all numbers");
}

// A fast flyby: past 803 km at 8620 m/s around a body of which one hears little. mpmath with 60 digits.
using si_motion = motion<vec<boost::units::quantity<si::length>, 2>,
                         vec<boost::units::quantity<si::velocity>, 2>>;
constexpr two_body asteroid{6.7e3 * (si::metre * si::metre * si::metre) /
                            (si::second * si::second)};
constexpr si_motion fast{vec{803e3, 0.0} * si::metre, vec{0.0, 8620.0} * si::metre_per_second};
constexpr auto gone = asteroid.after(fast, 600.0 * si::second);
static_assert(norm(gone.position - vec{802999.99950244272917, 5171999.9996502259746} * si::metre) <
              4e-9 * si::metre);
static_assert(norm(gone.velocity - vec{-9.5648830755443213891e-7, 8619.9999991805555806} *
                                       si::metre_per_second) < 4e-12 * si::metre_per_second);
// In float too, in from afar and out again, to the digits that a time of 7 digits says.
TEST(TwoBody, FollowsAFlybyInFloat) {
  auto const end = two_body{1.0f}.after(plane_of<float>{{-4096, 4}, {0.75f, 0}}, 16384.0f);
  EXPECT_LT(norm(end.position - vec{5503.3288f, -6093.9712f}), 0.02f);
  EXPECT_LT(norm(end.velocity - vec{0.50228869f, -0.55674173f}), 1e-6f);
}

TEST(TwoBody, IsTheSameAtRunTime) {
  auto const here = earth.after(station, twins::hidden(3600.0) * si::second);
  EXPECT_TRUE(twins::same_bits(here, later));
}

}  // namespace
