// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <boost/units/systems/si.hpp>
#include <cstddef>
#include <unitstep/noise/euler_maruyama.hpp>
#include <unitstep/noise/noisy.hpp>
#include <unitstep/unitstep.hpp>
#include <utility>

namespace laws {

/// A velocity under friction and noise, dv = -c v dt + b dW, from rest, by Euler-Maruyama on a path; after each step.
inline constexpr std::size_t steps_pushed = 40;
template <class Strength, class Friction, class Dt>
auto pushed(Strength const& b, Friction const& c, Dt const& dt, unitstep::random_path const& path) {
  namespace si = boost::units::si;
  auto const table = unitstep::trajectory<static_cast<int>(steps_pushed)>(
      unitstep::euler_maruyama{}, unitstep::motion{0.0 * si::metre, 0.0 * si::metre_per_second},
      unitstep::noisy{[c](auto const& x, auto) { return -c * x.velocity; },
                      [b](auto const&, auto) { return b; }, path},
      dt);
  return [&]<std::size_t... I>(std::index_sequence<I...>) {
    return std::array{table[I + 1].state.velocity...};
  }(std::make_index_sequence<steps_pushed>{});
}

}  // namespace laws
