// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <boost/pfr/core.hpp>
#include <cstddef>
#include <stdexcept>
#include <type_traits>
#include <unitstep/state/motion.hpp>
#include <unitstep/units/fail.hpp>
#include <utility>

/// \file
/// \brief How many bodies a state or a constant is given for, what one of them has, and sums over all.

namespace unitstep::detail {

/// A vector, told by what it has, so that nobody includes `<vector>` who needs none.
template <class T>
concept vector_like = requires(T const& elements) {
  typename T::allocator_type;
  typename T::value_type;
  elements.size();
  elements.data();
};

/// Stands for a number of bodies that is known only when the program runs.
inline constexpr std::size_t known_at_run_time = static_cast<std::size_t>(-1);

/// How many bodies a position or a constant is given for: 0 where it is neither a `std::array` nor a vector.
template <class T>
inline constexpr std::size_t body_count = 0;
template <class Q, std::size_t N>
inline constexpr std::size_t body_count<std::array<Q, N>> = N;
template <vector_like T>
inline constexpr std::size_t body_count<T> = known_at_run_time;

/// How many of them there are, in a vector too.
template <class T>
constexpr std::size_t bodies_in([[maybe_unused]] T const& of_each) {
  if constexpr (body_count<T> == known_at_run_time)
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
constexpr auto for_body(T const& constant, [[maybe_unused]] std::size_t i) {
  if constexpr (body_count<T> != 0)
    return constant[i];
  else
    return constant;
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

/// Refuses vectors of another length than that of the positions.
template <class X, class V, class Mass>
constexpr void require_one_each([[maybe_unused]] motion<X, V> const& s,
                                [[maybe_unused]] Mass const& mass) {
  if constexpr (body_count<X> == known_at_run_time) {
    if (s.velocity.size() != s.position.size())
      fail_lengths<std::domain_error>("position", s.position.size(), "velocity", s.velocity.size());
    if constexpr (body_count<Mass> == known_at_run_time)
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
    if constexpr (body_count<X> == known_at_run_time)
      if (s.position.empty()) return decltype(f(std::declval<body>(), std::size_t{})){};
    auto sum = f(body{s.position[0], s.velocity[0]}, std::size_t{});
    for (std::size_t i = 1; i < detail::bodies_in(s.position); ++i)
      sum = sum + f(body{s.position[i], s.velocity[i]}, i);
    return sum;
  }
}

}  // namespace unitstep::detail
