// SPDX-License-Identifier: BSL-1.0
#include <unitstep/drive/integrate.hpp>
#include <unitstep/forces/central_gravity.hpp>
#include <unitstep/forces/closed_forms.hpp>
#include <unitstep/math/vec.hpp>
#include <unitstep/methods/composition.hpp>
#include <unitstep/methods/rk4.hpp>
#include <unitstep/numbers/dual.hpp>

#include <gtest/gtest.h>
#include <algorithm>
#include <boost/units/base_units/metric/hour.hpp>
#include <boost/units/systems/cgs.hpp>
#include <boost/units/systems/si.hpp>
#include <cmath>
#include <limits>
#include <stdexcept>
#include <string>

#include "math/oracle.hpp"
#include "support/course.hpp"
#include "support/kepler.hpp"
#include "support/same_bits.hpp"

namespace {

namespace of_uniform_acceleration {

namespace si = boost::units::si;
namespace cgs = boost::units::cgs;
using unitstep::motion;
using unitstep::uniform_acceleration;
using unitstep::vec;

// Exact arithmetic: 2 + 3 * 4 + 10 * 16 / 2 = 94 m, 3 + 10 * 4 = 43 m/s.
constexpr motion start{2.0 * si::metre, 3.0 * si::metre_per_second};
constexpr uniform_acceleration fall{10.0 * si::metre_per_second_squared};
constexpr auto after = fall.after(start, 4.0 * si::second);
static_assert(after.position == 94.0 * si::metre);
static_assert(after.velocity == 43.0 * si::metre_per_second);
// A velocity in m h / (s h) has the same unit in another spelling, and so has a time in s h / h.
constexpr auto hour = 1.0 * boost::units::metric::hour_base_unit::unit_type{};
static_assert(fall.after(motion{2.0 * si::metre, 3.0 * si::metre* hour / (si::second * hour)},
                         4.0 * si::second * hour / hour)
                  .position == after.position);
// Negative control: without the factor of a half it would be 174 m.
static_assert(after.position != 174.0 * si::metre);

// Backwards in time: 2 - 12 + 80 = 70 m, -37 m/s; and from there forwards again.
constexpr auto before = fall.after(start, -4.0 * si::second);
static_assert(before.position == 70.0 * si::metre);
static_assert(before.velocity == -37.0 * si::metre_per_second);
static_assert(fall.after(before, 4.0 * si::second) == start);

// Float, cgs, vectors and plain numbers.
constexpr auto in_float = uniform_acceleration{10.0f * si::metre_per_second_squared}.after(
    motion{2.0f * si::metre, 3.0f * si::metre_per_second}, 4.0f * si::second);
static_assert(in_float.position == 94.0f * si::metre);
constexpr auto in_cgs = uniform_acceleration{10.0 * cgs::gal}.after(
    motion{2.0 * cgs::centimetre, 3.0 * cgs::centimetre_per_second}, 4.0 * cgs::second);
static_assert(in_cgs.position == 94.0 * cgs::centimetre);
constexpr motion thrown{vec{0.0, 2.0} * si::metre, vec{3.0, 4.0} * si::metre_per_second};
constexpr auto landed = uniform_acceleration{vec{0.0, -10.0} * si::metre_per_second_squared}.after(
    thrown, 1.0 * si::second);
static_assert(landed.position == vec{3.0, 1.0} * si::metre);
static_assert(landed.velocity == vec{3.0, -6.0} * si::metre_per_second);
static_assert(uniform_acceleration{10.0}.after(motion{2.0, 3.0}, 4.0) == motion{94.0, 43.0});

// RK4 solves this problem exactly; with these numbers, to the last bit.
constexpr auto by_rk4 = unitstep::integrate(
    unitstep::rk4{}, thrown,
    [](auto const&, auto) { return vec{0.0, -10.0} * si::metre_per_second_squared; },
    1.0 * si::second, 1);
static_assert(by_rk4.velocity == landed.velocity);

TEST(UniformAcceleration, IsTheCompilersBitForBit) {
  double volatile t = 4.0;
  EXPECT_TRUE(twins::same_bits(fall.after(start, double{t} * si::second), after));
}

}  // namespace of_uniform_acceleration

namespace of_damped_oscillator {

namespace si = boost::units::si;
using unitstep::damped_oscillator;
using unitstep::motion;

constexpr motion start{2.0 * si::metre, -3.0 * si::metre_per_second};
constexpr auto per_second = 1.0 / si::second;

constexpr bool near(double a, double b, double bound) { return a - b < bound && b - a < bound; }

/// Whether the solution satisfies its differential equation and its start: the central differences of x are v and a =
/// -omega^2 x - 2 gamma v.
template <class Oscillator>
constexpr bool solves(Oscillator const& oscillator, double omega, double gamma) {
  if (!near(oscillator.after(start, 0.0 * si::second).position.value(), 2.0, 1e-15)) return false;
  if (!near(oscillator.after(start, 0.0 * si::second).velocity.value(), -3.0, 1e-14)) return false;
  for (double const t : {0.125, 0.5, 1.0, 3.0}) {
    double const h = 1.0 / 1024;  // the error of the differences is h^2 / 6 of the next derivative
    auto const at = [&](double u) { return oscillator.after(start, u * si::second); };
    double const x = at(t).position.value(), v = at(t).velocity.value();
    double const before = at(t - h).position.value(), next = at(t + h).position.value();
    double const a = (at(t + h).velocity.value() - at(t - h).velocity.value()) / (2 * h);
    if (!near((next - before) / (2 * h), v, 5e-5)) return false;
    if (!near(a, -omega * omega * x - 2 * gamma * v, 5e-4)) return false;
  }
  return true;
}

// Below, at and above critical damping.
constexpr damped_oscillator under{3.0 * per_second, 0.5 * per_second};
constexpr damped_oscillator critical{3.0 * per_second, 3.0 * per_second};
constexpr damped_oscillator over{3.0 * per_second, 5.0 * per_second};
static_assert(solves(under, 3.0, 0.5));
static_assert(solves(critical, 3.0, 3.0));
static_assert(solves(over, 3.0, 5.0));
// Negative control: the equation of another oscillator.
static_assert(!solves(under, 3.0, 0.51));
static_assert(!solves(critical, 3.01, 3.0));
static_assert(!solves(over, 3.0, 5.01));

// Without damping the energy (v^2 + omega^2 x^2) / 2 stays 9 / 2 + 18 = 22.5 in these numbers.
constexpr damped_oscillator free_swing{3.0 * per_second, 0.0 * per_second};
constexpr auto later = free_swing.after(start, 100.0 * si::second);
constexpr double energy = (later.velocity.value() * later.velocity.value() +
                           9 * later.position.value() * later.position.value()) /
                          2;
static_assert(near(energy, 22.5, 1e-12));

// RK4 agrees to its own error, of order h^4 = 6e-11 here.
constexpr auto by_rk4 = unitstep::integrate(
    unitstep::rk4{}, start,
    [](auto const& s, auto) {
      return -(9.0 / si::second / si::second * s.position) - 1.0 / si::second * s.velocity;
    },
    1.0 / 256 * si::second, 256);
static_assert(near(by_rk4.position.value(), under.after(start, 1.0 * si::second).position.value(),
                   1e-8));

// Each component of a vector moves separately.
constexpr motion in_plane{unitstep::vec{2.0, 0.0} * si::metre,
                          unitstep::vec{-3.0, 1.0} * si::metre_per_second};
constexpr auto both = under.after(in_plane, 1.0 * si::second);
static_assert(both.position[0] == under.after(start, 1.0 * si::second).position);

// The sign of omega does not matter, and a negative gamma gives the same motion backwards in time.
constexpr bool counts_signs(double omega, double gamma) {
  auto const of = [](double w, double g, double v, double t) {
    return damped_oscillator{w * per_second, g * per_second}.after(
        motion{2.0 * si::metre, v * si::metre_per_second}, t * si::second);
  };
  auto const there = of(omega, gamma, -3, 2), back = of(omega, -gamma, 3, -2);
  return of(-omega, gamma, -3, 2) == there &&
         near(back.position.value(), there.position.value(), 1e-14) &&
         near(back.velocity.value(), -there.velocity.value(), 1e-14);
}
static_assert(counts_signs(3, 0.5) && counts_signs(3, 3) && counts_signs(3, 5));
static_assert(counts_signs(1, 1 + 1e-9));

// Compared with MPFR with 320 bits, from far below critical damping to far above it: an error of a few units in the
// last place of the motion, and of the argument of the exponential.
template <class T>
double worst_in_units(T omega, T gamma, T t) {
  oracle::real w{omega}, g{gamma}, time{t}, x0{T(2)}, v0{T(0.75)};
  oracle::real d, c, ts, decay, x, v, a, b;
  mpfr_sub(a.get(), w.get(), g.get(), MPFR_RNDN);
  mpfr_add(b.get(), w.get(), g.get(), MPFR_RNDN);
  mpfr_mul(d.get(), a.get(), b.get(), MPFR_RNDN);
  int const side = mpfr_sgn(d.get());
  mpfr_abs(d.get(), d.get(), MPFR_RNDN);
  mpfr_sqrt(d.get(), d.get(), MPFR_RNDN);
  mpfr_mul(a.get(), d.get(), time.get(), MPFR_RNDN);
  if (side > 0)
    mpfr_sin_cos(ts.get(), c.get(), a.get(), MPFR_RNDN);
  else
    mpfr_sinh_cosh(ts.get(), c.get(), a.get(), MPFR_RNDN);
  if (side == 0)
    mpfr_set(ts.get(), time.get(), MPFR_RNDN);
  else
    mpfr_div(ts.get(), ts.get(), d.get(), MPFR_RNDN);
  mpfr_mul(decay.get(), g.get(), time.get(), MPFR_RNDN);
  mpfr_neg(decay.get(), decay.get(), MPFR_RNDN);
  mpfr_exp(decay.get(), decay.get(), MPFR_RNDN);
  // x = decay (x0 c + (v0 + g x0) ts)
  mpfr_fma(a.get(), g.get(), x0.get(), v0.get(), MPFR_RNDN);
  mpfr_mul(a.get(), a.get(), ts.get(), MPFR_RNDN);
  mpfr_fma(a.get(), x0.get(), c.get(), a.get(), MPFR_RNDN);
  mpfr_mul(x.get(), a.get(), decay.get(), MPFR_RNDN);
  // v = decay (v0 c - (w w x0 + g v0) ts)
  mpfr_mul(a.get(), w.get(), w.get(), MPFR_RNDN);
  mpfr_mul(a.get(), a.get(), x0.get(), MPFR_RNDN);
  mpfr_fma(a.get(), g.get(), v0.get(), a.get(), MPFR_RNDN);
  mpfr_mul(a.get(), a.get(), ts.get(), MPFR_RNDN);
  mpfr_fms(a.get(), v0.get(), c.get(), a.get(), MPFR_RNDN);
  mpfr_mul(v.get(), a.get(), decay.get(), MPFR_RNDN);

  auto const got = damped_oscillator{omega, gamma}.after(motion{T(2), T(0.75)}, t);
  double const exact_x = mpfr_get_d(x.get(), MPFR_RNDN), exact_v = mpfr_get_d(v.get(), MPFR_RNDN);
  mpfr_sub(x.get(), oracle::real{got.position}.get(), x.get(), MPFR_RNDN);
  mpfr_sub(v.get(), oracle::real{got.velocity}.get(), v.get(), MPFR_RNDN);
  double const off_x = std::abs(mpfr_get_d(x.get(), MPFR_RNDN));
  double const off_v = std::abs(mpfr_get_d(v.get(), MPFR_RNDN));
  double const rate = std::abs(double(omega)) + std::abs(double(gamma));
  double const size = std::abs(exact_x) + std::abs(exact_v) / rate;
  double const unit = double(std::numeric_limits<T>::epsilon()) * size * (1 + rate * double(t));
  return std::max(off_x, off_v / rate) / unit;
}
template <class T>
double worst_of_sweep() {
  double worst = 0;
  for (T const omega : {T(1), T(-1), T(0.001), T(300)})
    for (T const sign : {T(1), T(-1)})
      for (int k = 0; k <= 20; ++k)
        for (T const side : {T(1), T(-1)})
          for (T const turns : {T(0.001), T(0.1), T(1), T(3), T(10)}) {
            T const ratio = T(1) + side * static_cast<T>(std::pow(10.0, -k) * 0.75);
            worst = std::max(worst,
                             worst_in_units(omega, sign * ratio * omega, turns / std::abs(omega)));
          }
  return worst;
}
TEST(DampedOscillator, IsExactThroughCriticalDamping) {
  EXPECT_LT(worst_of_sweep<float>(), 2);
  EXPECT_LT(worst_of_sweep<double>(), 2);
  EXPECT_LT(worst_of_sweep<long double>(), 2);
}
TEST(DampedOscillator, KnowsNoSizeOfItsOwn) {
  // The same motion in a unit of time that differs by a power of two, to the last bit.
  for (double const ratio : {0.5, 1.0, 1 + 1e-12, 2.0})
    for (double const scale : {0x1p-700, 0x1p700}) {
      auto const one = damped_oscillator{1.0, ratio}.after(motion{2.0, 0.75}, 3.0);
      auto const other =
          damped_oscillator{scale, ratio * scale}.after(motion{2.0, 0.75 * scale}, 3.0 / scale);
      EXPECT_EQ(other.position, one.position) << ratio << ' ' << scale;
      EXPECT_EQ(other.velocity, one.velocity * scale) << ratio << ' ' << scale;
    }
}

TEST(DampedOscillator, IsTheCompilersBitForBit) {
  double volatile t = 1.0;
  EXPECT_TRUE(twins::same_bits(under.after(start, double{t} * si::second),
                               under.after(start, 1.0 * si::second)));
  constexpr auto far = over.after(start, 7.0 * si::second);
  double volatile seven = 7.0;
  EXPECT_TRUE(twins::same_bits(over.after(start, double{seven} * si::second), far));
}

TEST(DampedOscillator, FarAboveCriticalDampingNothingOverflows) {
  damped_oscillator const stiff{1.0 * per_second, 1e4 * per_second};
  auto const s = stiff.after(start, 1.0 * si::second);
  // The slow mode alone: x ~ (x_0 + v_0 / 2 gamma) e^(-omega^2 t / 2 gamma) to order (omega/gamma)^2.
  EXPECT_NEAR(s.position.value(), (2.0 - 3.0 / 2e4) * std::exp(-1.0 / 2e4), 1e-7);
}

}  // namespace of_damped_oscillator

namespace of_two_body {

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

// In space, on every kind of orbit: energy and angular momentum are conserved, forwards and back ends at the start, and
// the orbit is that of a method of eighth order.
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
// For a very long time on a hyperbola, and with very small and very large numbers.
TEST(TwoBody, ReachesFar) {
  auto const far = unit.after(passing, 1e12);
  EXPECT_NEAR(norm(far.velocity), 1.0, 1e-11);  // the rest of its speed is sqrt(GM / -a)
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

// A fast flyby: past 803 km at 8620 m/s around a body whose pull is hardly noticed. mpmath with 60 digits.
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
// Also in float, in from afar and out again, to the digits that a time with 7 digits allows.
TEST(TwoBody, FollowsAFlybyInFloat) {
  auto const end = two_body{1.0f}.after(plane_of<float>{{-4096, 4}, {0.75f, 0}}, 16384.0f);
  EXPECT_LT(norm(end.position - vec{5503.3288f, -6093.9712f}), 0.02f);
  EXPECT_LT(norm(end.velocity - vec{0.50228869f, -0.55674173f}), 1e-6f);
}

// On numbers with slopes: what the time, GM or the start does to the end. On the unit circle the place is (cos t, sin t),
// its first slope by the time the velocity, the second the pull; also at the start, backwards and after whole turns.
using once = unitstep::dual<double>;
using twice = unitstep::dual<once>;
template <class D>
constexpr auto on_circle(D const& gm, D const& t) {
  return two_body{gm}.after(motion{vec{D(1.0), D(0.0)}, vec{D(0.0), D(1.0)}}, t).position;
}
constexpr bool follows_circle(double t) {
  auto const x = on_circle(twice(1.0), twice(once(t, 0, 1.0), 0, once(1.0)))[0];
  auto const values = unit.after(plane{{1, 0}, {0, 1}}, t);
  return x.value.value == values.position[0] &&
         norm(vec{x.slope[0].value - values.velocity[0],
                  x.slope[0].slope[0] + values.position[0]}) < 1e-14;
}
static_assert(follows_circle(0.0) && follows_circle(0.75) && follows_circle(-2.0) &&
              follows_circle(6.2831853071795865) && follows_circle(20.0));
// A hyperbola from afar, by GM and by the time: mpmath, by differences with 60 digits.
constexpr auto from_afar(double by_gm, double by_time) {
  once const gm(1.0, 0, by_gm), t(60.0, 0, by_time);
  return two_body{gm}
      .after(motion{vec{once(-100.0), once(1.0)}, vec{once(3.0), once(0.0)}}, t)
      .position;
}
constexpr auto by_time = from_afar(0, 1), by_gm = from_afar(1, 0);
static_assert(norm(vec{by_time[0].slope[0] - 2.9274534436390699072,
                       by_time[1].slope[0] + 0.65938509294399648408}) < 1e-14);
static_assert(norm(vec{by_gm[0].slope[0] + 2.9732343513809971531,
                       by_gm[1].slope[0] + 17.535065575202848749}) < 2e-12);

TEST(TwoBody, IsTheSameAtRunTime) {
  auto const here = earth.after(station, twins::hidden(3600.0) * si::second);
  EXPECT_TRUE(twins::same_bits(here, later));
}

}  // namespace of_two_body

}  // namespace
