// SPDX-License-Identifier: BSL-1.0
// A count of a table of lengths stands for a millisecond.
// expect: expected count: m, got s
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>
#include <cstdint>
#include <ratio>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr auto field = [](auto const& s, auto) {
  return -1.0 / si::second / si::second * s.position;
};
#ifdef UNITSTEP_MISTAKE
constexpr auto count = 0.001 * si::second;
#else
constexpr auto count = 0.001 * si::metre;
#endif
[[maybe_unused]] constexpr auto table = unitstep::proved_table<std::int16_t, 4, std::ratio<3, 4>>(
    unitstep::motion{1.0 * si::metre, 0.0 * si::metre_per_second}, field, 0.03125 * si::second,
    count, [](auto const& s, auto) { return s.position; });
