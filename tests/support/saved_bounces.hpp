// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/drive/hybrid_simulation.hpp>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>

#include "support/taking_turns.hpp"

/// \file
/// \brief A ball to which many things happen, and whether a run of it that is saved goes on in the same way.

namespace saved_bounces {

using namespace unitstep;
using namespace unitstep::symbols;

// A ball that counts its bounces, is kicked at times of two lists and every 0.7 s, and flies in air that comes and
// goes.
struct air {
  int bounces;
  bool is_thick;
};
inline constexpr auto falls = [](auto const& b, auto t, air const& now) {
  double const drag = (now.is_thick ? 0.5 : 0.0) + (t >= 1.5 * s ? 0.25 : 0.0);
  return -9.81 * m_per_s2 - drag * b.velocity / s;
};
inline constexpr auto height = [](auto const& b, auto) { return b.position; };
inline constexpr auto is_high = [](auto const& b, auto) { return b.position > 4.0 * m; };
inline constexpr auto bounce = [](auto const& b, auto, air& now) {
  ++now.bounces;
  return motion{b.position, -0.8 * b.velocity};
};
inline constexpr auto thicken = [](auto const&, auto, air& now) { now.is_thick = !now.is_thick; };
inline constexpr auto kick = [](auto& b, auto) { b.velocity += 1.0 * m_per_s; };
inline constexpr motion ball{5.0 * m, 0.0 * m_per_s};
inline constexpr tolerance allowed{motion{1e-6 * m, 1e-6 * m_per_s}};

template <class Method, class Pace>
constexpr auto bouncing(Method method, Pace pace) {
  return simulation{method,
                    ball,
                    falls,
                    pace,
                    modes(air{0, false}),
                    when(falling(height), bounce),
                    when(is_high, thicken),
                    at({0.4 * s, 1.0 * s, 2.0 * s}, kick),
                    every(0.7 * s, kick),
                    jumps(1.5 * s)};
}

constexpr bool goes_on_in_the_same_way(auto const& run, int steps) {
  return turns::go_on_in_the_same_way(run, steps, [](auto const& a, auto const& b) {
    return a.state() == b.state() && a.time() == b.time() && a.mode().bounces == b.mode().bounces &&
           a.mode().is_thick == b.mode().is_thick && a.steps() == b.steps() &&
           a.events().size() == b.events().size();
  });
}

}  // namespace saved_bounces
