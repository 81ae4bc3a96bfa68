// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <type_traits>
#include <unitstep/field/detail/turning.hpp>
#include <unitstep/math/magnitude.hpp>

namespace unitstep::detail {

/// Cayley's turn of a velocity by w in a step: \f$ \mathbf v + (\mathbf v + \mathbf v \times \mathbf s)
/// \times 2 \mathbf s / (1 + s^2) \f$ with \f$ \mathbf s = \mathbf w h / 2 \f$. It keeps the speed.
template <class V, class Time>
constexpr V turned(V const& v, no_turning, Time const&) {
  return v;
}
template <class Q, class W, std::size_t N, class Time>
  requires is_component<Q> && (N == 2 || N == 3) && (!std::is_same_v<W, no_turning>)
constexpr vec<Q, N> turned(vec<Q, N> const& v, W const& w, Time const& dt) {
  auto const s = w * (dt / 2);
  auto const half = v + detail::cross_turning(v, s);
  return v + detail::cross_turning(half, s * (2 / (1 + unitstep::squared(s))));
}
/// The same for many bodies, each with a w of its own.
template <class Q, class W, std::size_t N, std::size_t bodies, class Time>
constexpr vec<vec<Q, N>, bodies> turned(vec<vec<Q, N>, bodies> v, vec<W, bodies> const& w,
                                        Time const& dt) {
  for (std::size_t i = 0; i < bodies; ++i) v[i] = detail::turned(v[i], w[i], dt);
  return v;
}

}  // namespace unitstep::detail
