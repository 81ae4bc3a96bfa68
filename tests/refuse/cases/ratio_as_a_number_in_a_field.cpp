// SPDX-License-Identifier: BSL-1.0
// A field takes kilometres over metres for a plain number, a thousand times too small.
// expect: expected number: a ratio in one unit, got 10^3 dimensionless
// inside: the error shows the way to the conversion in the field
#include <boost/units/make_scaled_unit.hpp>
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace bu = boost::units;
namespace si = boost::units::si;

using kilometre = bu::make_scaled_unit<si::length, bu::scale<10, bu::static_rational<3>>>::type;

constexpr unitstep::motion start{7000.0 * kilometre{}, 0.0 * kilometre{} / si::second};
constexpr auto field = [](auto const& state, auto) {
#ifdef UNITSTEP_MISTAKE
  double const r = state.position / (1.0 * si::metre);
#else
  double const r = state.position / (1.0 * kilometre{});
#endif
  return -r * state.velocity / si::second;
};
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);
static_assert(end.position.value() < 1e6);
