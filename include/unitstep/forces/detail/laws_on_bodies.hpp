// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <cstddef>
#include <type_traits>
#include <unitstep/field/detail/turning.hpp>
#include <unitstep/math/vec.hpp>
#include <unitstep/state/motion.hpp>
#include <utility>

/// \file
/// \brief Laws of force on the plain numbers of many bodies: one law for each, or one for all, each by its mass.

namespace unitstep::detail {

/// Laws on the plain numbers of bodies whose number is known when the program runs, of vectors; it is defined beside
/// those.
template <class State, class Time>
struct laws_on_vectors;

/// A law as it acts on body `i`.
template <class Law>
constexpr auto law_for_body(Law const& law, std::size_t i) {
  if constexpr (requires { law.for_body(i); })
    return law.for_body(i);
  else
    return law;
}

/// Raw laws, one for each body, each called with the motion of its body alone.
template <class Law, std::size_t N>
struct each_body {
  std::array<Law, N> law;

  template <class X, class V, class Time>
  using result = vec<std::invoke_result_t<Law const&, motion<X, V> const&, Time const&>, N>;

  template <class X, class V, class Time>
  constexpr auto operator()(motion<vec<X, N>, vec<V, N>> const& s, Time const& t) const
      -> result<X, V, Time> {
    return call(s, t, std::make_index_sequence<N>{});
  }

  /// The parts of each body's law, as `boris` asks for them.
  template <class X, class V, class Time>
    requires knows_its_parts<Law, motion<X, V>, Time>
  constexpr result<X, V, Time> at_rest(motion<vec<X, N>, vec<V, N>> const& s, Time const& t) const {
    return [&]<std::size_t... I>(std::index_sequence<I...>) -> result<X, V, Time> {
      return {detail::at_rest(law[I], motion<X, V>{s.position[I], s.velocity[I]}, t)...};
    }(std::make_index_sequence<N>{});
  }
  template <class X, class V, class Time>
    requires knows_its_parts<Law, motion<X, V>, Time>
  constexpr auto turning(motion<vec<X, N>, vec<V, N>> const& s, Time const& t) const {
    using one = decltype(detail::turning(law[0], motion<X, V>{}, t));
    if constexpr (std::is_same_v<one, no_turning>)
      return no_turning{};
    else
      return [&]<std::size_t... I>(std::index_sequence<I...>) -> vec<one, N> {
        return {detail::turning(law[I], motion<X, V>{s.position[I], s.velocity[I]}, t)...};
      }(std::make_index_sequence<N>{});
  }

private:
  template <class X, class V, class Time, std::size_t... I>
  constexpr result<X, V, Time> call(motion<vec<X, N>, vec<V, N>> const& s, Time const& t,
                                    std::index_sequence<I...>) const {
    return {law[I](motion<X, V>{s.position[I], s.velocity[I]}, t)...};
  }
};

template <class Law, std::size_t N>
each_body(std::array<Law, N>) -> each_body<Law, N>;

/// A raw law of the forces on many bodies, each times the reciprocal of its mass.
template <class Law, class T, std::size_t N>
struct per_masses {
  [[no_unique_address]] Law law;
  vec<T, N> inverse_mass;

  template <class State, class Time>
  constexpr auto operator()(State const& s, Time const& t) const -> decltype(law(s, t)) {
    auto a = law(s, t);
    for (std::size_t i = 0; i < N; ++i) a[i] = a[i] * inverse_mass[i];
    return a;
  }
};

}  // namespace unitstep::detail
