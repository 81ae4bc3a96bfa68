// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <unitstep/forces/bodies.hpp>
#include <unitstep/state/motion.hpp>

namespace unitstep::detail {

/// The sum of `f(motion of body i, i)` over the bodies of a state; of a single body that of body 0.
template <class X, class V, class F>
constexpr auto sum_over_bodies(motion<X, V> const& s, F const& f) {
  if constexpr (body_count<X> == 0) {
    return f(s, std::size_t{});
  } else {
    using body = of_one_body<motion<X, V>>;
    auto sum = f(body{s.position[0], s.velocity[0]}, std::size_t{});
    for (std::size_t i = 1; i < body_count<X>; ++i)
      sum = sum + f(body{s.position[i], s.velocity[i]}, i);
    return sum;
  }
}

}  // namespace unitstep::detail
