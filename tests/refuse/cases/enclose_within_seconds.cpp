// SPDX-License-Identifier: BSL-1.0
// The tolerance of an enclosure allows an error of the position in seconds.
// expect: expected absolute.position: m, got s
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr auto field = [](auto const& s, auto) {
  return -4.0 / si::second / si::second * s.position;
};
#ifdef UNITSTEP_MISTAKE
constexpr unitstep::motion small{1e-9 * si::second, 1e-9 * si::metre_per_second};
#else
constexpr unitstep::motion small{1e-9 * si::metre, 1e-9 * si::metre_per_second};
#endif
[[maybe_unused]] constexpr auto swung =
    unitstep::enclose(unitstep::motion{1.0 * si::metre, 0.0 * si::metre_per_second}, field,
                      unitstep::tolerance{small}, 1.0 * si::second);
