// SPDX-License-Identifier: BSL-1.0
// What the families share: names, and what is right in most cases, a start and a field among it. A case that declares
// one of these itself means its own. What is wrong stands in the case.
#pragma once

#include <array>
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using boost::units::quantity;
using namespace unitstep;
using namespace unitstep::symbols;

constexpr motion start{1.0 * m, 0.0 * m_per_s};
constexpr motion ball{5.0 * m, 0.0 * m_per_s};
constexpr motion two_bodies{std::array{1.0 * m, 3.0 * m}, std::array{0.0 * m_per_s, 0.5 * m_per_s}};
constexpr motion in_orbit{vec{1.0, 0.0, 0.0} * m, vec{0.0, 1.0, 0.0} * m_per_s};

constexpr auto g = 9.81 * m_per_s2;
constexpr auto field = [](auto const& state, auto) { return -4.0 / s / s * state.position; };
constexpr auto falls = [](auto const&, auto) { return -10.0 * m_per_s2; };
constexpr auto pushed = [](auto const&, auto) { return 1.0 * m_per_s2; };

struct rocket {
  quantity<si::length> height;
  quantity<si::velocity> speed;
  quantity<si::mass> mass;
};
constexpr rocket at_launch{0.0 * m, 0.0 * m_per_s, 9.0 * kg};
constexpr auto coasting = [](rocket const& r, auto) {
  return rates{r.speed, 0.0 * m_per_s2, 0.0 * kg / s};
};
