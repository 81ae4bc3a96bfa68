// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <cstddef>
#include <type_traits>
#include <unitstep/diagnostics/fail.hpp>
#include <unitstep/diagnostics/text.hpp>
#include <unitstep/forces/detail/bodies.hpp>
#include <unitstep/forces/law.hpp>
#include <unitstep/value/finite.hpp>
#include <utility>

namespace unitstep::detail {

/// The reciprocal of a mass, or of each of an array of masses. What cannot be a mass is refused where
/// the units are checked; until then it must compile.
template <class Mass>
struct reciprocal {
  using type = not_given;
  static constexpr type of(Mass const&) { return {}; }
};
template <class Mass>
  requires number<Mass> || (quantity_like<Mass> && number<number_of<Mass>>)
struct reciprocal<Mass> {
  using type = quotient_of<typename raw_form<Mass>::number, Mass>;

  static constexpr type of(Mass const& mass) {
    auto const m = raw_form<Mass>::to_raw(mass);
    if (detail::may_hold(m == decltype(m){}) || !unitstep::is_finite(m))
      fail<std::domain_error>("unitstep: mass must be finite and not zero");
    if (detail::has_infinite_reciprocal(m))
      fail<std::domain_error>("unitstep: mass is so small that 1 / mass is infinite");
    return raw_form<type>::from_raw(1 / m);
  }
};

/// Says which of many masses is bad. A constant expression cannot make a sentence for the compiler
/// to print; there the argument of this call, which the compiler shows, is the number of the body.
constexpr void refuse_mass_of_body(std::size_t body) {
  if (!std::is_constant_evaluated()) {
    sentence words;
    words += "unitstep: mass of body ";
    words += static_cast<long>(body);
    words += " (the first is 0) must be finite and not zero";
    fail<std::domain_error>(words.data());
  }
  fail<std::domain_error>("unitstep: every mass must be finite and not zero");
}

template <class Q, std::size_t N>
  requires (!std::is_same_v<typename reciprocal<Q>::type, not_given>)
struct reciprocal<std::array<Q, N>> {
  using one = typename reciprocal<Q>::type;
  using type = std::array<one, N>;

  static constexpr type of(std::array<Q, N> const& masses) {
    for (std::size_t i = 0; i < N; ++i) {
      auto const m = raw_form<Q>::to_raw(masses[i]);
      if (detail::may_hold(m == decltype(m){}) || !unitstep::is_finite(m)) refuse_mass_of_body(i);
      if (detail::has_infinite_reciprocal(m))
        fail<std::domain_error>("unitstep: a mass is so small that 1 / mass is infinite");
    }
    return [&]<std::size_t... I>(std::index_sequence<I...>) {
      return type{{raw_form<one>::from_raw(1 / raw_form<Q>::to_raw(masses[I]))...}};
    }(std::make_index_sequence<N>{});
  }
};

/// Of a vector they are in a vector, with the rest of its template: nobody includes `<vector>` here.
template <template <class...> class Vector, class Q, class... Allocator>
  requires (vector_like<Vector<Q, Allocator...>> &&
            !std::is_same_v<typename reciprocal<Q>::type, not_given>)
struct reciprocal<Vector<Q, Allocator...>> {
  using one = typename reciprocal<Q>::type;
  using type = Vector<one>;

  static type of(Vector<Q, Allocator...> const& masses) {
    type all;
    all.reserve(masses.size());
    for (std::size_t i = 0; i < masses.size(); ++i) {
      auto const m = raw_form<Q>::to_raw(masses[i]);
      if (m == decltype(m){} || !unitstep::is_finite(m)) refuse_mass_of_body(i);
      all.push_back(reciprocal<Q>::of(masses[i]));
    }
    return all;
  }
};

/// A vec of masses, too, is refused where the units are checked.
template <class Q, std::size_t N>
struct reciprocal<vec<Q, N>> {
  using type = vec<typename reciprocal<Q>::type, N>;
  static constexpr type of(vec<Q, N> const&) { return {}; }
};

/// The masses of `N` bodies on plain numbers: each its own, or one for all.
template <std::size_t N, class Mass>
constexpr auto raw_masses(Mass const& mass) {
  vec<typename raw_form<Mass>::number, N> all{};
  for (std::size_t i = 0; i < N; ++i) {
    if constexpr (body_count<Mass> != 0)
      all[i] = raw_form<of_one_body<Mass>>::to_raw(mass[i]);
    else
      all[i] = raw_form<Mass>::to_raw(mass);
  }
  return all;
}

}  // namespace unitstep::detail
