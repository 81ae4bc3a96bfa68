// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <boost/pfr/core.hpp>
#include <cstddef>
#include <stdexcept>
#include <type_traits>
#include <unitstep/diagnostics/detail/fail_lengths.hpp>
#include <unitstep/field/detail/turning.hpp>
#include <unitstep/math/vec.hpp>
#include <unitstep/state/motion.hpp>
#include <utility>

namespace unitstep {

/// A law of the caller's for one body, applied to each of many.
///
/// \f[ F_i = F(x_i, v_i, t) \f]
///
/// `law` is called with the motion of one body and the time. A law that is a type of its own says
/// the same by a member `static constexpr bool acts_on_each_body = true;`.
/// \proof{examples/reference/forces.cpp,on_each_body}
template <class Law>
struct on_each_body {
  [[no_unique_address]] Law law;  ///< callable (motion of one body, time) -> force

  /// Among many bodies it is called with one at a time.
  static constexpr bool acts_on_each_body = true;

  template <class State, class Time>
  constexpr auto operator()(State const& body, Time const& t) const -> decltype(law(body, t)) {
    return law(body, t);
  }
};

template <class Law>
on_each_body(Law) -> on_each_body<Law>;

namespace detail {

/// A vector, told by what it has, so that nobody includes `<vector>` who needs none.
template <class T>
concept vector_like = requires(T const& elements) {
  typename T::allocator_type;
  typename T::value_type;
  elements.size();
  elements.data();
};

/// Stands for a number of bodies that is known only when the program runs.
inline constexpr std::size_t counted_in_run = static_cast<std::size_t>(-1);

/// How many bodies a position or a constant is given for: 0 where it is neither a `std::array` nor a vector.
template <class T>
inline constexpr std::size_t body_count = 0;
template <class Q, std::size_t N>
inline constexpr std::size_t body_count<std::array<Q, N>> = N;
template <vector_like T>
inline constexpr std::size_t body_count<T> = counted_in_run;

/// How many of them there are, in a vector too.
template <class T>
constexpr std::size_t bodies_in([[maybe_unused]] T const& of_each) {
  if constexpr (body_count<T> == counted_in_run)
    return of_each.size();
  else
    return body_count<T>;
}

/// What one body has of a position, a state or a constant.
template <class T>
struct one_body {
  using type = T;
};
template <class Q, std::size_t N>
struct one_body<std::array<Q, N>> {
  using type = Q;
};
template <vector_like T>
struct one_body<T> {
  using type = typename T::value_type;
};
template <class X, class V>
struct one_body<motion<X, V>> {
  using type = motion<typename one_body<X>::type, typename one_body<V>::type>;
};
template <class T>
using of_one_body = typename one_body<T>::type;

/// The constant of body `i`: its own where there is one for each, else the one for all.
template <class T>
constexpr T for_body(T const& constant, std::size_t) {
  return constant;
}
template <class Q, std::size_t N>
constexpr Q for_body(std::array<Q, N> const& constant, std::size_t i) {
  return constant[i];
}
template <vector_like T>
constexpr typename T::value_type for_body(T const& constant, std::size_t i) {
  return constant[i];
}

/// Refuses constants of a law that are given for each body, in a vector, but not for as many as there are.
template <class Law>
constexpr void require_constants(Law const&, char const*, std::size_t) {}
template <template <class...> class Law, class... Constant>
  requires (vector_like<Constant> || ...)
void require_constants(Law<Constant...> const& law, char const* of_bodies, std::size_t bodies) {
  boost::pfr::for_each_field(law, [&](auto const& constant) {
    if constexpr (vector_like<std::remove_cvref_t<decltype(constant)>>)
      if (constant.size() != bodies)
        fail_lengths<std::domain_error>(of_bodies, bodies, "a constant of a law", constant.size());
  });
}

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

}  // namespace detail

}  // namespace unitstep
