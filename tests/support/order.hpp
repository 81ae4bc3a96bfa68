// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <gtest/gtest.h>

#include <algorithm>

#include "course.hpp"
#include "rational.hpp"
#include "trees.hpp"

// Order, proved exactly: the method itself runs on the differential equations of the trees in exact arithmetic. Their
// solutions are powers of t, so after n steps of 1 the error in a tree of order r is a polynomial in n, and after steps
// of h it is h^r times that. With T = n h fixed, the error is of order p if that polynomial has at most degree r - p.
// Three samples in n show this for r up to p + 1. For a method without memory it means that exactly the conditions up
// to order p hold.

namespace laws {

template <class T>
constexpr T power(T const& t, int n) {
  T result(1);
  for (int i = 0; i < n; ++i) result *= t;
  return result;
}

/// The rooted trees up to `order`, for methods for states of any kind.
template <class T, int order>
struct rooted_system {
  using number = T;
  using field = rooted_field<T, order>;
  static constexpr int highest = order;
  static constexpr std::size_t size = field::list.size;

  static constexpr auto start() { return typename field::state{}; }
  static constexpr int rank(std::size_t i) { return field::list.trees[i].order; }
  static constexpr T error(typename field::state const& y, T const& t, std::size_t i) {
    tree const& tau = field::list.trees[i];
    return y[i] - power(t, tau.order) / T(static_cast<int>(tau.density));
  }
};

/// The trees of motions up to `order`, with forces that depend on velocity or without.
template <class T, int order, bool velocity_forces>
struct nystrom_system {
  using number = T;
  using field = nystrom_field<T, order, velocity_forces>;
  static constexpr int highest = order;
  static constexpr std::size_t size = 2 * field::list.size;

  static constexpr auto start() { return field::start(); }
  static constexpr int rank(std::size_t i) {
    return field::list.trees[i / 2].order + static_cast<int>(i % 2);
  }
  static constexpr T error(typename field::state const& s, T const& t, std::size_t i) {
    tree const& q = field::list.trees[i / 2];
    T const v = power(t, q.order) / T(static_cast<int>(q.density));
    return i % 2 == 0 ? s.velocity[i / 2 + 1] - v : s.position[i / 2 + 1] - v * t / T(q.order + 1);
  }
};

/// The run after `n` rounds; a round is one step of 1, or steps of 1, 3 and 2.
template <class M, class System, bool leaf_is_time, bool changing, int n>
struct rounds {
  using T = typename System::number;
  static constexpr auto next() {
    auto c = rounds<M, System, leaf_is_time, changing, n - 1>::end;
    c.step(T(1));
    if (changing) c.step(T(3)), c.step(T(2));
    return c;
  }
  static constexpr auto end = next();
};
template <class M, class System, bool leaf_is_time, bool changing>
struct rounds<M, System, leaf_is_time, changing, 0> {
  using T = typename System::number;
  using field = typename System::field;
  static constexpr auto end = course<M, decltype(System::start()), field, T>(
      M{}, System::start(), field{leaf_is_time}, T(0), T(1));
};

/// The order that one, two and three rounds show.
template <class System, class Course>
constexpr int order_after_rounds(Course const& one, Course const& two, Course const& three) {
  using T = typename System::number;
  int order = System::highest;
  for (std::size_t i = 0; i < System::size; ++i) {
    int const rank = System::rank(i);
    if (rank > System::highest) continue;
    T const e1 = System::error(one.state, one.time, i);
    T const e2 = System::error(two.state, two.time, i);
    T const e3 = System::error(three.state, three.time, i);
    int const degree = e1 == T(0) && e2 == T(0) && e3 == T(0) ? -1
                       : e1 == e2 && e2 == e3                 ? 0
                       : e2 - e1 == e3 - e2                   ? 1
                                                              : 2;
    if (degree >= 0 && rank - degree < order) order = rank - degree;
  }
  return order;
}
/// The order that a method has on a system of trees, at most `System::highest`.
template <class M, class System, bool leaf_is_time, bool changing>
constexpr int order_on_trees() {
  constexpr auto const& one = rounds<M, System, leaf_is_time, changing, 1>::end;
  constexpr auto const& two = rounds<M, System, leaf_is_time, changing, 2>::end;
  constexpr auto const& three = rounds<M, System, leaf_is_time, changing, 3>::end;
  return order_after_rounds<System>(one, two, three);
}
/// The same at run time, for proofs that take the compiler seconds: methods that solve equations, and hundreds of
/// trees. There numbers that overflow throw.
template <class M, class System>
int order_on_trees_of_program(bool leaf_is_time, bool changing) {
  using T = typename System::number;
  using field = typename System::field;
  course<M, decltype(System::start()), field, T> const start(M{}, System::start(),
                                                             field{leaf_is_time}, T(0), T(1));
  auto const next = [=](auto c) {
    c.step(T(1));
    if (changing) c.step(T(3)), c.step(T(2));
    return c;
  };
  auto const one = next(start), two = next(one), three = next(two);
  return order_after_rounds<System>(one, two, three);
}

/// The order proved for states of any kind, by the rooted trees up to order `up_to`.
template <class M, int up_to, class T = rational>
constexpr int exact_order_of_states() {
  constexpr int plain = order_on_trees<M, rooted_system<T, up_to>, false, false>();
  constexpr int timed = order_on_trees<M, rooted_system<T, up_to>, true, false>();
  return plain < timed ? plain : timed;
}

/// The order proved for motions, by the trees up to order `up_to`.
template <class M, int up_to, bool velocity_forces = false, bool changing = false,
          class T = rational>
constexpr int exact_order() {
  using system = nystrom_system<T, up_to, velocity_forces>;
  constexpr int plain = order_on_trees<M, system, false, changing>();
  constexpr int timed = order_on_trees<M, system, true, changing>();
  return plain < timed ? plain : timed;
}

/// Both at run time.
template <class M, class System>
int exact_order_on_trees_of_program(bool changing) {
  return std::min(order_on_trees_of_program<M, System>(false, changing),
                  order_on_trees_of_program<M, System>(true, changing));
}
template <class M, int up_to, class T = rational>
int exact_order_of_states_of_program() {
  return exact_order_on_trees_of_program<M, rooted_system<T, up_to>>(false);
}
template <class M, int up_to, bool velocity_forces = false, class T = rational>
int exact_order_of_program(bool changing = false) {
  return exact_order_on_trees_of_program<M, nystrom_system<T, up_to, velocity_forces>>(changing);
}

/// The largest error in one step of 1 over the trees of a system from order `lowest` to `highest`, by the code that
/// runs: the residuals of the order conditions for decimal coefficients.
template <class System, class T, class M>
constexpr T residual_over(M const& method, int lowest, int highest) {
  T largest(0);
  for (bool const leaf_is_time : {false, true}) {
    auto const end = run(method, System::start(), typename System::field{leaf_is_time}, T(1), 1);
    for (std::size_t i = 0; i < System::size; ++i) {
      T const e = System::error(end, T(1), i);
      if (System::rank(i) < lowest || System::rank(i) > highest) continue;
      if ((e < T(0) ? -e : e) > largest) largest = e < T(0) ? -e : e;
    }
  }
  return largest;
}
/// For motions under forces that do not depend on velocity. In the highest order the positions are enough.
template <class M, int lowest, int highest, class T = double>
constexpr T residual(M const& method = {}) {
  using system = nystrom_system<T, lowest == highest ? highest - 1 : highest, false>;
  return residual_over<system, T>(method, lowest, highest);
}
/// For states of any kind.
template <class M, int lowest, int highest, class T = double>
constexpr T residual_of_states(M const& method = {}) {
  return residual_over<rooted_system<T, highest>, T>(method, lowest, highest);
}

/// A method has exactly the order that it states, not more: for the forces for which it states it, with constant and
/// with changing steps.
template <class M, class T = rational>
constexpr bool has_its_order() {
  return exact_order<M, M::order + 1, false, false, T>() == M::order &&
         exact_order<M, M::order_with_velocity_forces + 1, true, false, T>() ==
             M::order_with_velocity_forces;
}
/// The same at run time.
template <class M, class T = rational>
void expect_its_order() {
  EXPECT_EQ((exact_order_of_program<M, M::order + 1, false, T>()), M::order);
  EXPECT_EQ((exact_order_of_program<M, M::order_with_velocity_forces + 1, true, T>()),
            M::order_with_velocity_forces);
}
template <class M, class T = rational>
constexpr bool has_its_order_with_changing_steps() {
  return exact_order<M, M::order_with_changing_steps + 1, false, true, T>() ==
         M::order_with_changing_steps;
}

}  // namespace laws
