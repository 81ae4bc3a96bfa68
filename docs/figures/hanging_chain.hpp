// SPDX-License-Identifier: BSL-1.0
// A chain of 40 links of 25 mm that has come to rest in oil, 1 m in all between two hooks 0.4 m apart.
#pragma once

#include <boost/units/systems/si.hpp>
#include <cmath>
#include <cstddef>
#include <unitstep/constrain/rattle.hpp>
#include <unitstep/constrain/vectors.hpp>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>
#include <vector>

namespace figures {

inline auto rod(std::size_t a, std::size_t b) {
  return unitstep::distance{unitstep::body(a), unitstep::body(b), 0.025 * unitstep::symbols::m};
}

/// Calls `use` with the chain at rest, the weight of its joints, the rod to the left hook and the other rods.
template <class Use>
void with_hanging_chain(Use const& use) {
  using namespace unitstep;
  using namespace unitstep::symbols;
  vec const at_left{0.0 * m, 0.0 * m}, at_right{0.4 * m, 0.0 * m};
  gravity const weight{vec{0.0 * m_per_s2, -9.81 * m_per_s2}};
  distance const by_left{at_left, body(0), 0.025 * m}, by_right{at_right, body(38), 0.025 * m};
  std::vector<decltype(rod(0, 1))> links;
  std::vector<vec<decltype(1.0 * m), 2>> places;
  for (std::size_t i = 1; i < 40; ++i) {
    double const n = static_cast<double>(i);
    if (i < 39) links.push_back(rod(i - 1, i));
    places.push_back(vec{n * 0.01 * m, -std::fmin(n, 40 - n) * std::sqrt(0.84) * 0.025 * m});
  }
  motion const v{places, std::vector(39, vec{0.0 * m_per_s, 0.0 * m_per_s})};
  constrained const in_oil{second_law{0.01 * kg, weight, damper{0.2 * kg / s}}, by_left, links,
                           by_right};
  use(integrate(rattle{}, project(in_oil, v), in_oil, 0.002 * s, 5000), weight, by_left, links);
}

}  // namespace figures
