// SPDX-License-Identifier: BSL-1.0
// A bound of the error is a double, and of a run of long doubles it would be rounded.
// expect: expected initial: quantities of double or float, got long double
#include <array>
#include <boost/units/systems/si.hpp>

#include <unitstep/drive/sample.hpp>
#include <unitstep/enclose/proved_error.hpp>

namespace si = boost::units::si;
#ifdef UNITSTEP_MISTAKE
using number = long double;
#else
using number = double;
#endif
template <class Unit>
using of = boost::units::quantity<Unit, number>;

constexpr unitstep::motion start{of<si::length>::from_value(1), of<si::velocity>::from_value(0)};
constexpr auto field = [](auto const& state, auto) {
  return -1 * state.position / si::second / si::second;
};
constexpr std::array run{unitstep::sample{of<si::time>::from_value(0), start}};
constexpr auto error = unitstep::proved_error(run, field);
static_assert(error.position.value() < 1);
