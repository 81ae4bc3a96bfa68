// SPDX-License-Identifier: BSL-1.0
#pragma once

#include "samples.hpp"

namespace explore {

constexpr int boxes = 128;

/// Whether a page shows where every solution is.
template <class Scene>
constexpr bool has_tube =
    requires(Scene const& s) { s.starts(0.0); };

inline row low[boxes + 1], high[boxes + 1];

//! [tube]
/// Where every solution is whose start is that near: bounds over each
/// of 128 steps, and at the end.
template <class Scene>
void enclosed(Scene const& scene, double radius, double end) {
  auto const path = tube<boxes>(scene.starts(radius), scene.field(),
                                end / boxes * si::second);
  for (std::size_t n = 0; n < path.size(); ++n) {
    low[n][0] = high[n][0] = raw(path[n].time);
    for (std::size_t i = 0; i < path.box[n].size; ++i) {
      low[n][3 + i] = path.box[n][i].lower;
      high[n][3 + i] = path.box[n][i].upper;
    }
  }
}
//! [tube]

}  // namespace explore
