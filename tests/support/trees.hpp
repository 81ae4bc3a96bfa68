// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <cstddef>
#include <unitstep/math/vec.hpp>
#include <unitstep/state/motion.hpp>

namespace laws {

/// One elementary differential equation. Its rate is the product of other solutions, so its own
/// solution is `coefficient * t^order`.
///
/// A factor is a number of the list it stands in; see `rooted` and `nystrom`.
struct tree {
  int order = 1;
  long long density = 1;  ///< the reciprocal of the coefficient
  int factors = 0;
  std::array<int, 9> factor{};
};

/// Lists of trees by ascending order, of at most `capacity`.
template <std::size_t capacity>
struct forest {
  std::array<tree, capacity> trees{};
  std::size_t size = 0;
};

// Every product of factors of a total order, in ascending order of the factors, is a tree.
template <class Forest, class Factors>
constexpr void grow(Forest& forest, Factors const& factors, tree const& part, int missing,
                    int first) {
  if (missing == 0) {
    tree whole = part;
    whole.density *= whole.order;
    forest.trees[forest.size++] = whole;
    return;
  }
  for (int f = first; f < factors.count(forest); ++f) {
    int const order = factors.order(forest, f);
    if (order > missing) continue;
    tree next = part;
    next.order += order;
    next.density *= factors.density(forest, f);
    next.factor[static_cast<std::size_t>(next.factors++)] = f;
    grow(forest, factors, next, missing - order, f);
  }
}

/// The rooted trees of Butcher: \f$ \dot y_\tau = \prod_i y_{\tau_i} \f$, factor `f` is tree `f`.
/// The coefficient of the solution is \f$ 1/\gamma(\tau) \f$, and what a Runge-Kutta method makes of
/// it in a step of 1 is the elementary weight. Source: J. C. Butcher, Numerical Methods for Ordinary
/// Differential Equations, 3rd ed., sections 310 to 315.
struct rooted_factors {
  template <class Forest>
  constexpr int count(Forest const& f) const {
    return static_cast<int>(f.size);
  }
  template <class Forest>
  constexpr int order(Forest const& f, int i) const {
    return f.trees[static_cast<std::size_t>(i)].order;
  }
  template <class Forest>
  constexpr long long density(Forest const& f, int i) const {
    return f.trees[static_cast<std::size_t>(i)].density;
  }
};

/// The trees of \f$ \ddot x = a(x, \dot x) \f$: tree q has the velocity of that order and density, and
/// a position of one order more. Factor 0 is the leaf of a uniform motion, x = t; factor 2q + 1 the
/// position of tree q; factor 2q + 2 its velocity, only where forces depend on velocity.
/// Source: E. Hairer, S. P. Nørsett, G. Wanner, Solving Ordinary Differential Equations I, II.14.
template <bool velocity_forces>
struct nystrom_factors {
  template <class Forest>
  constexpr int count(Forest const& f) const {
    return 1 + 2 * static_cast<int>(f.size);
  }
  template <class Forest>
  constexpr int order(Forest const& f, int i) const {
    if (i == 0) return 1;
    if (i % 2 == 0 && !velocity_forces) return 1000;
    return f.trees[static_cast<std::size_t>((i - 1) / 2)].order + i % 2;
  }
  template <class Forest>
  constexpr long long density(Forest const& f, int i) const {
    if (i == 0) return 1;
    auto const& q = f.trees[static_cast<std::size_t>((i - 1) / 2)];
    return i % 2 == 0 ? q.density : q.density * (q.order + 1);
  }
};

template <class Factors, std::size_t capacity>
constexpr forest<capacity> trees_up_to(int order) {
  forest<capacity> f{};
  for (int n = 1; n <= order; ++n) {
    // Trees of this order are no factors of each other, so they must stay hidden while they are made.
    forest<capacity> const known = f;
    struct known_factors : Factors {
      forest<capacity> const* list;
      constexpr int count(forest<capacity> const&) const { return Factors::count(*list); }
    };
    known_factors factors{};
    factors.list = &known;
    grow(f, factors, tree{}, n - 1, 0);
  }
  return f;
}

// 1, 1, 2, 4, 9, 20, 48, 115, 286, 719 rooted trees; 1, 1, 2, 3, 6, 10 and 1, 2, 6, 18, 60 of motions.
inline constexpr std::size_t rooted_trees_up_to[] = {0, 1, 2, 4, 8, 17, 37, 85, 200, 486, 1205};
template <int order>
inline constexpr auto rooted = trees_up_to<rooted_factors, rooted_trees_up_to[order]>(order);
template <int order, bool velocity_forces>
inline constexpr auto nystrom = trees_up_to<nystrom_factors<velocity_forces>, 90>(order);

/// The equations of the rooted trees as one field of a row of numbers; the leaf may be time itself.
template <class T, int order>
struct rooted_field {
  static constexpr auto const& list = rooted<order>;
  using state = unitstep::vec<T, list.size>;
  bool leaf_is_time;

  // In any number, so that a method may differentiate it.
  template <class S>
  constexpr auto operator()(unitstep::vec<S, list.size> const& y, S const& t) const {
    unitstep::vec<S, list.size> rates{};
    for (std::size_t i = 0; i < list.size; ++i) {
      tree const& tau = list.trees[i];
      rates[i] = S(1);
      for (int j = 0; j < tau.factors; ++j) {
        auto const f = static_cast<std::size_t>(tau.factor[static_cast<std::size_t>(j)]);
        rates[i] *= leaf_is_time && f == 0 ? t : y[f];
      }
    }
    return rates;
  }
};

/// The equations of the trees of motions as one field; the leaf, here component 0, may be time.
template <class T, int order, bool velocity_forces>
struct nystrom_field {
  static constexpr auto const& list = nystrom<order, velocity_forces>;
  using row = unitstep::vec<T, list.size + 1>;
  using state = unitstep::motion<row, row>;
  bool leaf_is_time;

  static constexpr state start() {
    state s{};
    s.velocity[0] = T(1);
    return s;
  }
  // In any number, so that a method may differentiate it.
  template <class S>
  constexpr auto operator()(
      unitstep::motion<unitstep::vec<S, list.size + 1>, unitstep::vec<S, list.size + 1>> const& s,
      S const& t) const {
    unitstep::vec<S, list.size + 1> a{};
    for (std::size_t i = 0; i < list.size; ++i) {
      tree const& q = list.trees[i];
      a[i + 1] = S(1);
      for (int j = 0; j < q.factors; ++j) {
        auto const f = static_cast<std::size_t>(q.factor[static_cast<std::size_t>(j)]);
        a[i + 1] *= f == 0       ? (leaf_is_time ? t : s.position[0])
                    : f % 2 == 1 ? s.position[(f + 1) / 2]
                                 : s.velocity[f / 2];
      }
    }
    return a;
  }
};

}  // namespace laws
