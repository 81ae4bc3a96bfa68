// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/math/vec_type.hpp>
#include <utility>

namespace unitstep {

/// Component `I`, for structured bindings: `auto const [x, y, z] = v;`, and `auto& [x, y, z] = v;` to
/// write to it.
/// \proof{examples/reference/math.cpp,vec}
template <std::size_t I, class Q, std::size_t N>
constexpr Q const& get(vec<Q, N> const& v) {
  static_assert(I < N, "a vec has no such component");
  return v[I];
}
template <std::size_t I, class Q, std::size_t N>
constexpr Q& get(vec<Q, N>& v) {
  static_assert(I < N, "a vec has no such component");
  return v[I];
}
template <std::size_t I, class Q, std::size_t N>
constexpr Q&& get(vec<Q, N>&& v) {
  static_assert(I < N, "a vec has no such component");
  return static_cast<Q&&>(v[I]);
}

}  // namespace unitstep

namespace std {

template <class Q, size_t N>
struct tuple_size<unitstep::vec<Q, N>> : integral_constant<size_t, N> {};
template <size_t I, class Q, size_t N>
struct tuple_element<I, unitstep::vec<Q, N>> {
  using type = Q;
};

}  // namespace std
