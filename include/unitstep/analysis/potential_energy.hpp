// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/analysis/judge_potential.hpp>
#include <unitstep/analysis/sum_over_bodies.hpp>
#include <unitstep/math/magnitude.hpp>

namespace unitstep {

namespace detail {

template <class A, class B>
constexpr auto scalar_product(A const& a, B const& b) {
  return a * b;
}
template <class A, class B, std::size_t N>
constexpr auto scalar_product(vec<A, N> const& a, vec<B, N> const& b) {
  return unitstep::dot(a, b);
}

/// A position seen from an anchor or a centre, which is the origin if none is given.
template <class X, class Origin>
constexpr auto seen_from(X const& x, Origin const& origin) {
  if constexpr (is_given<Origin>)
    return x - origin;
  else
    return x;
}

/// What stands where a law with a potential is due: refused unless it is one.
struct no_potential {
  template <class Law>
  constexpr no_potential(Law const&) {
    using verdict = decltype(judge_has_potential<Law>());
    static_assert(units_match<printed<verdict>>, "wrong unit");
    (void)[] { return sizeof(said_of<verdict>); };
  }
};

}  // namespace detail

/// The potential energy of one body on a spring,
/// \f$ U = \tfrac12 k (|\mathbf x - \mathbf a| - L)^2 \f$, or of many bodies each on its own; it
/// does not depend on the mass.
template <class K, class A, class L, class Mass, class X, class V>
[[nodiscard]] constexpr auto potential_energy(spring<K, A, L> const& law, Mass const&,
                                              motion<X, V> const& s) {
  using verdict = decltype(detail::judge_potential<spring<K, A, L>, Mass, X, V>());
  static_assert(units_match<printed<verdict>>, "wrong unit");
  (void)[] { return sizeof(said_of<verdict>); };
  if constexpr (verdict::ok) {
    return detail::sum_over_bodies(s, [&](auto const& body, std::size_t i) {
      auto const one = law.for_body(i);
      auto const d = detail::seen_from(body.position, one.anchor);
      if constexpr (is_given<L>)
        return one.stiffness * unitstep::squared(unitstep::magnitude(d) - one.rest_length) /
               detail::two<X>;
      else
        return one.stiffness * unitstep::squared(d) / detail::two<X>;
    });
  } else {
    return unknown{};
  }
}

/// The potential energy in uniform gravity, \f$ U = -m\, \mathbf g \cdot \mathbf x \f$, zero at the
/// origin; of many bodies the sum.
template <class G, class Mass, class X, class V>
[[nodiscard]] constexpr auto potential_energy(gravity<G> const& law, Mass const& mass,
                                              motion<X, V> const& s) {
  using verdict = decltype(detail::judge_potential<gravity<G>, Mass, X, V>());
  static_assert(units_match<printed<verdict>>, "wrong unit");
  (void)[] { return sizeof(said_of<verdict>); };
  if constexpr (verdict::ok) {
    return detail::sum_over_bodies(s, [&](auto const& body, std::size_t i) {
      return -(detail::for_body(mass, i) *
               detail::scalar_product(law.for_body(i).acceleration, body.position));
    });
  } else {
    return unknown{};
  }
}

/// The potential energy in a constant force, \f$ U = -\mathbf F \cdot \mathbf x \f$, zero at the
/// origin; of many bodies the sum.
template <class F, class Mass, class X, class V>
[[nodiscard]] constexpr auto potential_energy(constant_force<F> const& law, Mass const&,
                                              motion<X, V> const& s) {
  using verdict = decltype(detail::judge_potential<constant_force<F>, Mass, X, V>());
  static_assert(units_match<printed<verdict>>, "wrong unit");
  (void)[] { return sizeof(said_of<verdict>); };
  if constexpr (verdict::ok) {
    return detail::sum_over_bodies(s, [&](auto const& body, std::size_t i) {
      return -detail::scalar_product(law.for_body(i).force, body.position);
    });
  } else {
    return unknown{};
  }
}

/// The potential energy in the gravity of a centre, \f$ U = -m\, GM / |\mathbf r - \mathbf c| \f$,
/// zero far away; of many bodies the sum.
template <class P, class C, class Mass, class X, class V>
[[nodiscard]] constexpr auto potential_energy(central_gravity<P, C> const& law, Mass const& mass,
                                              motion<X, V> const& s) {
  using verdict = decltype(detail::judge_potential<central_gravity<P, C>, Mass, X, V>());
  static_assert(units_match<printed<verdict>>, "wrong unit");
  (void)[] { return sizeof(said_of<verdict>); };
  if constexpr (verdict::ok) {
    return detail::sum_over_bodies(s, [&](auto const& body, std::size_t i) {
      auto const one = law.for_body(i);
      return -(detail::for_body(mass, i) * one.parameter /
               unitstep::magnitude(detail::seen_from(body.position, one.centre)));
    });
  } else {
    return unknown{};
  }
}

/// The potential energy of the gravity between bodies, zero far apart; one body alone has none.
///
/// \f[ U = -\sum_{i < j} \frac{G m_i m_j}{\sqrt{|\mathbf r_j - \mathbf r_i|^2 + \varepsilon^2}} \f]
template <class G, class E, class Mass, class X, class V>
[[nodiscard]] constexpr auto potential_energy(mutual_gravity<G, E> const& law, Mass const& mass,
                                              motion<X, V> const& s) {
  using verdict = decltype(detail::judge_potential<mutual_gravity<G, E>, Mass, X, V>());
  static_assert(units_match<printed<verdict>>, "wrong unit");
  (void)[] { return sizeof(said_of<verdict>); };
  if constexpr (verdict::ok) {
    auto const of_pair = [&](std::size_t i, std::size_t j) {
      auto const weight =
          law.constant_of_gravitation * detail::for_body(mass, i) * detail::for_body(mass, j);
      auto const square = unitstep::squared(s.position[j] - s.position[i]);
      if constexpr (is_given<E>)
        return weight / unitstep::sqrt(square + law.softening * law.softening);
      else
        return weight / unitstep::sqrt(square);
    };
    decltype(of_pair(0, 1)) sum{};  // stays zero if there is one body, which makes no pair
    for (std::size_t j = 1; j < detail::body_count<X>; ++j)
      for (std::size_t i = 0; i < j; ++i) sum = sum - of_pair(i, j);
    return sum;
  } else {
    return unknown{};
  }
}

/// Refused: the law comes first, one that has a potential, then the mass, then a motion.
constexpr unknown potential_energy(detail::no_potential, detail::any_argument, detail::no_motion) {
  return {};
}

/// \cond
template <class Law, class Mass>
constexpr unknown potential_energy(Law const&, Mass const&, detail::refused_motion const&) {
  return {};
}
/// \endcond

}  // namespace unitstep
