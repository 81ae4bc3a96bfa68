// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <boost/units/systems/si.hpp>
#include <unitstep/drive/integrate.hpp>
#include <unitstep/methods/rk4.hpp>

/// A run of half a second for tests of laws of force; its times and its start are exact.
namespace line_run {

namespace si = boost::units::si;

inline constexpr auto newton_per_metre = si::newton / si::metre;
inline constexpr unitstep::motion start{2.0 * si::metre, -3.0 * si::metre_per_second};

template <class Field, class State = std::remove_const_t<decltype(start)>>
constexpr auto run(Field const& field, State const& from = start) {
  return unitstep::integrate(unitstep::rk4{}, from, field, 0.0625 * si::second, 8);
}

}  // namespace line_run
