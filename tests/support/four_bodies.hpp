// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <boost/units/systems/si.hpp>
#include <cstddef>
#include <unitstep/many/vectors.hpp>
#include <unitstep/unitstep.hpp>
#include <vector>

/// Four bodies in arrays, and the same in vectors, with laws that act on them.
namespace four_bodies {

namespace si = boost::units::si;
using namespace unitstep;
using length = boost::units::quantity<si::length>;
using velocity = boost::units::quantity<si::velocity>;
using mass = boost::units::quantity<si::mass>;

inline constexpr std::size_t bodies = 4;
using fixed = motion<std::array<vec<length, 3>, bodies>, std::array<vec<velocity, 3>, bodies>>;
using vectors = motion<std::vector<vec<length, 3>>, std::vector<vec<velocity, 3>>>;

inline constexpr fixed fixed_start = [] {
  fixed s{};
  for (std::size_t i = 0; i < bodies; ++i) {
    double const n = static_cast<double>(i);
    s.position[i] = vec{1.0 + n, 2.0 * n - 1.0, n * n} * si::metre;
    s.velocity[i] = vec{0.1 * n, -1.0, 0.5} * si::metre_per_second;
  }
  return s;
}();
inline constexpr std::array masses{1.0 * si::kilogram, 2.0 * si::kilogram, 3.0 * si::kilogram,
                                   0.5 * si::kilogram};
template <class Q, std::size_t N>
std::vector<Q> as_vector(std::array<Q, N> const& a) {
  return {a.begin(), a.end()};
}
inline vectors as_vectors(fixed const& s) { return {as_vector(s.position), as_vector(s.velocity)}; }

inline constexpr auto G = 5.0 * si::newton * si::metre * si::metre / si::kilogram / si::kilogram;
inline constexpr mutual_gravity attraction{G};
inline constexpr mutual_gravity soft{G, 0.5 * si::metre};
inline constexpr spring hook{2.0 * si::newton / si::metre};
inline constexpr damper brake{0.1 * si::newton * si::second / si::metre};
inline constexpr gravity down{vec{0.0, 0.0, -9.81} * si::metre_per_second_squared};
inline constexpr auto dt = 0.01 * si::second;

}  // namespace four_bodies
