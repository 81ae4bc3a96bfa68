// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <boost/units/systems/si.hpp>
#include <unitstep/math/vec.hpp>
#include <unitstep/state/motion.hpp>

/// Bodies in SI units that tests of laws share.
namespace bodies {

namespace si = boost::units::si;
using unitstep::motion;
using unitstep::vec;

template <class... T>
constexpr auto at(T... x) {
  return vec{x...} * si::metre;
}
template <class... T>
constexpr auto going(T... v) {
  return vec{v...} * si::metre_per_second;
}

inline constexpr auto newton_per_metre = si::newton / si::metre;
inline constexpr auto per_mass = si::cubic_metre / (si::kilogram * si::second * si::second);
inline constexpr auto parameter = si::cubic_metre / (si::second * si::second);

/// Three bodies in space, none of them special.
inline constexpr motion three{
    std::array{at(1.0, 0.5, -0.25), at(-1.5, 0.25, 0.5), at(0.5, -2.0, 1.0)},
    std::array{going(0.0, 1.0, 0.5), going(0.25, -0.75, 0.0), going(-0.5, 0.25, 0.125)}};
inline constexpr std::array masses{2.0 * si::kilogram, 0.7 * si::kilogram, 1.3 * si::kilogram};

/// Body `i` of a motion of many by itself.
template <class X, class V>
constexpr auto alone(motion<X, V> const& s, std::size_t i) {
  return motion{s.position[i], s.velocity[i]};
}

}  // namespace bodies
