// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <unitstep/math/detail/check_vec.hpp>
#include <unitstep/units/mismatch.hpp>

namespace unitstep {

/// A vector of `N` components of one type: quantities, light quantities, plain numbers, or vectors.
///
/// \f$ \mathbf v = (v_0, \dots, v_{N-1}) \f$. Two and three components are named members, because that
/// is what a constant evaluator reads fastest; `[i]` reads any of them. Scalars of any unit stand on
/// either side, and so does a bare unit (`vec{1.0, 2.0} * si::metre`).
///
/// Shape: `N` at least 1. An index outside `0 .. N-1` is undefined, as it is for an array.
///
/// \tparam Q the type of a component
/// \tparam N the number of components
/// \proof{examples/reference/math.cpp,vec}
template <class Q, std::size_t N>
struct [[nodiscard]] vec {
  static_assert(N > 0, "a vec has at least one component");
  using value_type = Q;

  Q component[N];  ///< the components

  constexpr Q& operator[](std::size_t i) { return component[i]; }
  constexpr Q const& operator[](std::size_t i) const { return component[i]; }

  /// The same vector in another type of component: light quantities as Boost's, say.
  template <class P>
    requires detail::component_becomes<Q, P>
  constexpr operator vec<P, N>() const {
    vec<P, N> result{};
    for (std::size_t i = 0; i < N; ++i) result[i] = component[i];
    return result;
  }

  /// Takes what its components take: light ones Boost's quantities, say.
  template <class P>
    requires detail::component_takes<Q, P>
  constexpr vec& operator=(vec<P, N> const& v) {
    for (std::size_t i = 0; i < N; ++i) component[i] = v[i];
    return *this;
  }

  /// Refused: no vector of this kind.
  template <class Other>
    requires detail::not_assigned_to<Other, vec>
  constexpr vec& operator=(Other const&) {
    using refusal = detail::refused_assignment<vec, Other>;
    static_assert(units_match<printed<refusal>> && sizeof(message_of<refusal>), "wrong unit");
    return *this;
  }
};

/// A vector in a plane.
template <class Q>
struct [[nodiscard]] vec<Q, 2> {
  using value_type = Q;

  Q x;  ///< component 0
  Q y;  ///< component 1

  constexpr Q& operator[](std::size_t i) { return i == 0 ? x : y; }
  constexpr Q const& operator[](std::size_t i) const { return i == 0 ? x : y; }

  /// The same vector in another type of component: light quantities as Boost's, say.
  template <class P>
    requires detail::component_becomes<Q, P>
  constexpr operator vec<P, 2>() const {
    return {x, y};
  }

  /// Takes what its components take: light ones Boost's quantities, say.
  template <class P>
    requires detail::component_takes<Q, P>
  constexpr vec& operator=(vec<P, 2> const& v) {
    return x = v.x, y = v.y, *this;
  }

  /// Refused: no vector of this kind.
  template <class Other>
    requires detail::not_assigned_to<Other, vec>
  constexpr vec& operator=(Other const&) {
    using refusal = detail::refused_assignment<vec, Other>;
    static_assert(units_match<printed<refusal>> && sizeof(message_of<refusal>), "wrong unit");
    return *this;
  }
};

/// A vector in space.
template <class Q>
struct [[nodiscard]] vec<Q, 3> {
  using value_type = Q;

  Q x;  ///< component 0
  Q y;  ///< component 1
  Q z;  ///< component 2

  constexpr Q& operator[](std::size_t i) { return i == 0 ? x : i == 1 ? y : z; }
  constexpr Q const& operator[](std::size_t i) const { return i == 0 ? x : i == 1 ? y : z; }

  /// The same vector in another type of component: light quantities as Boost's, say.
  template <class P>
    requires detail::component_becomes<Q, P>
  constexpr operator vec<P, 3>() const {
    return {x, y, z};
  }

  /// Takes what its components take: light ones Boost's quantities, say.
  template <class P>
    requires detail::component_takes<Q, P>
  constexpr vec& operator=(vec<P, 3> const& v) {
    return x = v.x, y = v.y, z = v.z, *this;
  }

  /// Refused: no vector of this kind.
  template <class Other>
    requires detail::not_assigned_to<Other, vec>
  constexpr vec& operator=(Other const&) {
    using refusal = detail::refused_assignment<vec, Other>;
    static_assert(units_match<printed<refusal>> && sizeof(message_of<refusal>), "wrong unit");
    return *this;
  }
};

/// A vec of the components given, which are of one unit: that of the first. Light quantities beside Boost's make one of
/// Boost's.
template <class Q, class... More>
  requires (!detail::no_one_kind<Q, More...>)
vec(Q, More...)
    -> vec<typename detail::common_of_all<Q, More...>::type, detail::count_of<Q, More...>>;

}  // namespace unitstep
