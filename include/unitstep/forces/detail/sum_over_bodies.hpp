// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <stdexcept>
#include <unitstep/forces/detail/bodies.hpp>
#include <unitstep/state/motion.hpp>
#include <utility>

namespace unitstep::detail {

/// Refuses vectors of another length than that of the positions.
template <class X, class V, class Mass>
constexpr void require_one_each([[maybe_unused]] motion<X, V> const& s,
                                [[maybe_unused]] Mass const& mass) {
  if constexpr (body_count<X> == counted_in_run) {
    if (s.velocity.size() != s.position.size())
      fail_lengths<std::domain_error>("position", s.position.size(), "velocity", s.velocity.size());
    if constexpr (body_count<Mass> == counted_in_run)
      if (mass.size() != s.position.size())
        fail_lengths<std::domain_error>("position", s.position.size(), "mass", mass.size());
  }
}

/// The sum of `f(motion of body i, i)` over the bodies of a state; of a single body that of body 0. Of no
/// bodies, in a vector, it is zero.
template <class X, class V, class F>
constexpr auto sum_over_bodies(motion<X, V> const& s, F const& f) {
  if constexpr (body_count<X> == 0) {
    return f(s, std::size_t{});
  } else {
    using body = of_one_body<motion<X, V>>;
    if constexpr (body_count<X> == counted_in_run)
      if (s.position.empty()) return decltype(f(std::declval<body>(), std::size_t{})){};
    auto sum = f(body{s.position[0], s.velocity[0]}, std::size_t{});
    for (std::size_t i = 1; i < detail::bodies_in(s.position); ++i)
      sum = sum + f(body{s.position[i], s.velocity[i]}, i);
    return sum;
  }
}

}  // namespace unitstep::detail
