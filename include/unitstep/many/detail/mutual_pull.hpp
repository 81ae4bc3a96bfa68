// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <cstddef>
#include <unitstep/forces/mutual_gravity.hpp>
#include <unitstep/many/detail/constants_of_bodies.hpp>
#include <unitstep/math/vec.hpp>
#include <utility>
#ifdef __SSE2__
#include <emmintrin.h>
#endif

/// \file
/// \brief `mutual_gravity` between the bodies of a motion of vectors.

namespace unitstep::detail {

/// The square of a softening, if there is one. Where it is used a compiler is to see that it is not negative.
template <class Softening>
auto square_of(Softening const& softening) {
  if constexpr (is_given<Softening>)
    return softening * softening;
  else
    return softening;
}

/// Two numbers, computed with at once.
using two_numbers [[gnu::vector_size(16)]] = double;

/// The roots of sums of squares, so that nobody looks out for that of a negative number.
[[gnu::always_inline]] inline two_numbers roots_of_squares(two_numbers square) {
#ifdef __SSE2__
  return _mm_sqrt_pd(square);
#else
  return two_numbers{__builtin_sqrt(square[0]), __builtin_sqrt(square[1])};
#endif
}

/// `add_mutual_pull` on arrays of doubles, to the same bits: two of the bodies `j` at once.
template <std::size_t N, class Parameters, class Softening>
void add_pulls_in_twos(std::size_t bodies, vec<double, N> const* const __restrict position,
                       Parameters const parameter, Softening const softening,
                       vec<double, N>* const __restrict a) {
  auto const softening_squared = detail::square_of(softening);
  for (std::size_t i = 0; i + 1 < bodies; ++i) {
    vec<double, N> const x_i = position[i];
    double const parameter_i = parameter[i];
    vec<double, N> a_i = a[i];
    std::size_t j = i + 1;
    for (; j + 1 < bodies; j += 2) {
      two_numbers d[N];
      for (std::size_t c = 0; c < N; ++c)
        d[c] = two_numbers{position[j][c], position[j + 1][c]} - x_i[c];
      two_numbers square = d[0] * d[0];
      for (std::size_t c = 1; c < N; ++c) square += d[c] * d[c];
      if constexpr (is_given<Softening>) square += softening_squared;
      two_numbers const inverse = 1.0 / detail::roots_of_squares(square);
      two_numbers const weight = inverse * inverse;
      two_numbers const of_i = parameter_i * weight;
      two_numbers const of_j = two_numbers{parameter[j], parameter[j + 1]} * weight;
      for (std::size_t c = 0; c < N; ++c) {
        two_numbers const direction = d[c] * inverse;
        two_numbers const pull = direction * of_j, back = direction * of_i;
        a_i[c] += pull[0];
        a_i[c] += pull[1];
        a[j][c] -= back[0];
        a[j + 1][c] -= back[1];
      }
    }
    if (j < bodies) {  // the last one has no other beside it
      vec<double, N> const places[] = {x_i, position[j]};
      double const parameters[] = {parameter_i, parameter[j]};
      vec<double, N> sums[] = {a_i, a[j]};
      detail::add_mutual_pull<vec<double, N>>(2, places, parameters, softening_squared, sums);
      a_i = sums[0];
      a[j] = sums[1];
    }
    a[i] = a_i;
  }
}

/// Gravity between bodies, with G times the mass of each.
template <class Parameters, class Softening>
struct mutual_pull {
  Parameters parameter;
  [[no_unique_address]] Softening softening;

  void require(std::size_t bodies) const { parameter.require(bodies); }
  template <class Z>
  void add_to(Z* __restrict a, Z const* __restrict position, std::size_t bodies) const {
    detail::add_mutual_pull<Z>(bodies, position, parameter.for_a_loop(),
                               detail::square_of(softening), a);
  }
  template <std::size_t N>
  void add_to(vec<double, N>* a, vec<double, N> const* position, std::size_t bodies) const {
    detail::add_pulls_in_twos(bodies, position, parameter.for_a_loop(), softening, a);
  }
};

/// The gravity of bodies of these masses, on plain numbers: one mass for all, or a vector with one for each.
template <class Mass, class Constant, class Softening>
auto law_on_vectors(mutual_gravity<Constant, Softening> const& law, Mass const& mass) {
  using mass_form = raw_form<of_one_body<Mass>>;
  auto const g = raw_form<Constant>::to_raw(law.constant_of_gravitation);
  auto const softening = law.raw_softening();
  using T = std::remove_const_t<decltype(g)>;
  if constexpr (vector_like<Mass>) {
    own_for_each<T> parameters{{}, "the mass"};
    parameters.all.reserve(mass.size());
    for (auto const& one : mass) parameters.all.push_back(mass_form::to_raw(one) * g);
    return mutual_pull<own_for_each<T>, std::remove_const_t<decltype(softening)>>{
        std::move(parameters), softening};
  } else {
    return mutual_pull<same_for_each<T>, std::remove_const_t<decltype(softening)>>{
        {mass_form::to_raw(mass) * g}, softening};
  }
}

}  // namespace unitstep::detail
