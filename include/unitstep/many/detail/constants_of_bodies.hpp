// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <cstddef>
#include <stdexcept>
#include <unitstep/forces/detail/bodies.hpp>
#include <vector>

/// \file
/// \brief What each of many bodies has, in a run: a mass, say, or its own laws.

namespace unitstep::detail {

/// Something of each body on plain numbers: one for all, or a vector with one for each.
template <class One>
struct same_for_each {
  [[no_unique_address]] One one;

  One const& operator[](std::size_t) const { return one; }
  /// A copy to be read in a loop, so that the compiler sees that the loop does not write to it.
  same_for_each for_a_loop() const { return *this; }
  void require(std::size_t) const {}
};
template <class One>
struct own_for_each {
  std::vector<One> all;
  char const* name;  ///< what it was made of

  One const& operator[](std::size_t i) const { return all[i]; }
  One const* for_a_loop() const { return all.data(); }
  void require(std::size_t bodies) const {
    if (all.size() != bodies)
      fail_lengths<std::domain_error>("the state", bodies, name, all.size());
  }
};
/// No law acts on each body.
struct nothing_on_each {};

/// Whether something is given for each body in a vector.
template <class T>
inline constexpr bool is_own = vector_like<T>;
template <template <class...> class Law, class... Constant>
inline constexpr bool is_own<Law<Constant...>> =
    vector_like<Law<Constant...>> || (vector_like<Constant> || ...);

}  // namespace unitstep::detail
