// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <unitstep/units/quantity.hpp>

namespace unitstep {

template <class Q, std::size_t N>
struct vec;

namespace detail {

/// Whether a type is a vector.
template <class T>
inline constexpr bool is_vec = false;
template <class Q, std::size_t N>
inline constexpr bool is_vec<vec<Q, N>> = true;

template <class Q, std::size_t N>
struct precision_of<vec<Q, N>> : precision_of<Q> {};

}  // namespace detail

}  // namespace unitstep
