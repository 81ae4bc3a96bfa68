// SPDX-License-Identifier: BSL-1.0
// A ratio of two units where the rate of a plain number is due.
// expect: expected rate 0 (of a plain number (double)): a plain number (double), got 10^3 dimensionless
#include <boost/units/make_scaled_unit.hpp>
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace bu = boost::units;
namespace si = boost::units::si;

using kilometre = bu::make_scaled_unit<si::length, bu::scale<10, bu::static_rational<3>>>::type;

struct share {
  double part;
};
constexpr auto field = [](share const& s, auto) {
#ifdef UNITSTEP_MISTAKE
  return unitstep::rates{-s.part * kilometre{} / si::metre};
#else
  return unitstep::rates{-s.part * kilometre{} / kilometre{}};
#endif
};
constexpr auto end = unitstep::integrate(unitstep::rk4{}, share{1.0}, field, 0.5, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.part <= 1.0);
