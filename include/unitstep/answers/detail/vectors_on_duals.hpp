// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <concepts>
#include <cstddef>
#include <type_traits>
#include <unitstep/numbers/dual.hpp>
#include <unitstep/state/detail/on_number.hpp>
#include <vector>

/// \file
/// \brief Vectors whose length is known when the program runs, on duals. With `many/vectors.hpp` they are in states.

namespace unitstep::detail {

template <class T, std::size_t N, class Of>
inline constexpr bool number_of_vectors<unitstep::dual<T, N, Of>> = true;

/// Each element becomes what it is to become.
template <class Q, class Allocator, class Numbers>
  requires ((is_dual<Numbers> || std::derived_from<Numbers, choice_of_numbers>) &&
            !std::is_same_v<on_number<Q, Numbers>, Q>)
struct leaf_on<std::vector<Q, Allocator>, Numbers> {
  using type = std::vector<on_number<Q, Numbers>>;

  static constexpr type convert(std::vector<Q, Allocator> const& from) {
    type to;
    to.reserve(from.size());
    for (Q const& element : from) to.push_back(detail::to_number<Numbers>(element));
    return to;
  }
};

}  // namespace unitstep::detail
