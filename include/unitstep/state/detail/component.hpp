// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <cstddef>
#include <unitstep/math/vec.hpp>
#include <unitstep/units/detail/value_parts.hpp>

/// \file
/// \brief What a value is made of, however deep its arrays and vecs are nested.

namespace unitstep::detail {

/// Whether a value is a vec or an array: so many elements of one type, found by their index.
template <class T>
inline constexpr bool has_elements = is_vec<T>;
template <class Q, std::size_t N>
inline constexpr bool has_elements<std::array<Q, N>> = true;

/// The quantity or number that a value is made of.
template <class T>
struct component_type {
  using type = T;
};
template <class Q, std::size_t N>
struct component_type<vec<Q, N>> : component_type<Q> {};
template <class Q, std::size_t N>
struct component_type<std::array<Q, N>> : component_type<Q> {};
template <class T>
using component_of = typename component_type<T>::type;

/// The unit and the number of that quantity.
template <class T>
using component_parts = value_parts<component_of<T>>;

}  // namespace unitstep::detail
