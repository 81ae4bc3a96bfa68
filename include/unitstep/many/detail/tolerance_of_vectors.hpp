// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <cstddef>
#include <stdexcept>
#include <unitstep/drive/detail/engines/limits_of_run.hpp>
#include <unitstep/drive/detail/engines/squared_error.hpp>
#include <unitstep/forces/detail/bodies.hpp>
#include <unitstep/many/detail/raw_form_of_vectors.hpp>
#include <vector>

/// \file
/// \brief A tolerance's absolute errors for vectors: one value for all elements, or a vector with one for each.

namespace unitstep {

namespace diagnostics {

template <text Label, class Q, class Allocator, class A>
struct check_spread<Label, std::vector<Q, Allocator>, A> : check_spread<Label, Q, A> {};
template <text Label, class Q, class Allocator, class A, class Other>
struct check_spread<Label, std::vector<Q, Allocator>, std::vector<A, Other>>
    : check_spread<Label, Q, A> {};

}  // namespace diagnostics

namespace detail {

/// Writes the absolute errors of a member to as many numbers as it has: one stands for all elements of a vector, or
/// there is one for each of its `length` elements.
template <class M, class A>
void put_allowed(A const& absolute, typename member_of_many<M>::number* to, std::size_t length,
                 char const* name, char const* of_state) {
  using form = member_of_many<M>;
  using one = member_of_many<typename form::element>;
  if constexpr (form::is_vector && vector_like<A>) {
    if (absolute.size() != length)
      detail::fail_lengths<std::domain_error>(of_state, length, name, absolute.size());
    for (std::size_t i = 0; i < length; ++i)
      one::flatten(detail::spread<typename form::element>(absolute[i]), to + i * form::numbers);
  } else {
    auto const all = detail::spread<typename form::element>(absolute);
    for (std::size_t i = 0; i < length; ++i) one::flatten(all, to + i * form::numbers);
  }
}
/// The absolute errors of a vector in an array of their own.
template <class Q, class A, class T>
shared_array<T> allowed_of_vector(A const& absolute, shared_array<T> const& numbers,
                                  char const* name, char const* of_state) {
  shared_array<T> all = shared_array<T>::beside(numbers);
  detail::put_allowed<std::vector<Q>>(absolute, all.numbers(),
                                      raw_form<std::vector<Q>>::count(numbers), name, of_state);
  return all;
}

/// The sum of the squares of `e / (a + r max(|from|, |to|))`, element by element; the error may be a sum that is not
/// evaluated before.
template <std::size_t each, lazy E, class T>
T squares_of_many(E const& e, shared_array<T> const& allowed, T r, shared_array<T> const& from,
                  shared_array<T> const& to) {
  auto const errors = e.view();
  T const *const a = allowed.data(), *const x = from.data(), *const y = to.data();
  T sum(0);
  for (std::size_t i = 0, size = allowed.size(); i < size; i += each) {
    T of_one = detail::sum_of_squares(T(errors[i]), a[i], r, x[i], y[i]);
    for (std::size_t k = i + 1; k < i + each; ++k)
      of_one += detail::sum_of_squares(T(errors[k]), a[k], r, x[k], y[k]);
    sum += of_one;
  }
  return sum;
}

/// The arrays for the terms of a motion's curve within a step.
template <class T>
struct written_motion_change : motion_change<shared_array<T>, shared_array<T>> {
  written_motion_change() = default;
  template <class X, class V>
  written_motion_change(motion_change<X, V> const& sum)
      : motion_change<shared_array<T>, shared_array<T>>{sum.position, sum.velocity} {}
};
template <lazy E>
struct written_change<E> {
  using type = shared_array<typename E::value_type>;
};
template <lazy X, lazy V>
struct written_change<motion_change<X, V>> {
  using type = written_motion_change<typename X::value_type>;
};

/// The absolute errors of a motion of vectors.
template <class Q, class P>
struct allowed_of_motion {
  using T = typename raw_form<std::vector<Q>>::number;
  shared_array<T> position;
  shared_array<T> velocity;

  template <class F>
  void each_number(F const& f) {
    position.each_number(f);
    velocity.each_number(f);
  }
  template <class State>
  void require_as_long(State const& to) const {
    if (to.position.size() != position.size())
      detail::fail_lengths<std::domain_error>("the run", raw_form<std::vector<Q>>::count(position),
                                              "its new state",
                                              raw_form<std::vector<Q>>::count(to.position));
  }
  template <class E, class State>
  T squared_error(E const& e, T relative, State const& from, State const& to) const {
    require_as_long(to);
    std::size_t const numbers = position.size() + velocity.size();
    if (numbers == 0) return T(0);
    T const sum = detail::squares_of_many<raw_form<std::vector<Q>>::numbers>(
                      e.position, position, relative, from.position, to.position) +
                  detail::squares_of_many<raw_form<std::vector<P>>::numbers>(
                      e.velocity, velocity, relative, from.velocity, to.velocity);
    return sum / static_cast<T>(numbers);
  }
};

template <class Q, class P>
struct allowed_change<motion<std::vector<Q>, std::vector<P>>> {
  template <class A, class Raw>
  static auto of(A const& absolute, Raw const& initial) {
    return allowed_of_motion<Q, P>{allowed_of_vector<Q>(absolute.position, initial.position,
                                                        "absolute.position", "initial.position"),
                                   allowed_of_vector<P>(absolute.velocity, initial.velocity,
                                                        "absolute.velocity", "initial.velocity")};
  }
};

/// The absolute errors of an aggregate with vectors.
template <class T>
struct allowed_of_aggregate {
  shared_array<T> numbers;

  template <class F>
  void each_number(F const& f) {
    numbers.each_number(f);
  }
  void require_as_long(shared_array<T> const& to) const {
    if (to.size() != numbers.size())
      detail::fail_lengths<std::domain_error>("the run", numbers.size(), "its new state",
                                              to.size());
    if (!are_as_long(numbers, to))
      fail<std::domain_error>(
          "unitstep: a vector of the new state is of another length than in the run");
  }
  template <lazy E>
  T squared_error(E const& e, T relative, shared_array<T> const& from,
                  shared_array<T> const& to) const {
    if (to.size() != numbers.size()) require_as_long(to);
    if (numbers.size() == 0) return T(0);
    return detail::squares_of_many<1>(e, numbers, relative, from, to) /
           static_cast<T>(numbers.size());
  }
};

template <aggregate_of_vectors S>
struct allowed_change<S> {
  using T = typename raw_form<S>::number;

  template <class A>
  static auto of(A const& absolute, shared_array<T> const& initial) {
    allowed_of_aggregate<T> all{shared_array<T>::beside(initial)};
    [&]<std::size_t... I>(std::index_sequence<I...>) {
      auto const begin = raw_form<S>::members::starts(initial.lengths());
      (detail::put_allowed<boost::pfr::tuple_element_t<I, S>>(
           boost::pfr::get<I>(absolute), all.numbers.numbers() + begin[I], initial.lengths()[I],
           diagnostics::numbered<"absolute of member", I>.characters, "the member"),
       ...);
    }(members_of<S>{});
    return all;
  }
};

}  // namespace detail

}  // namespace unitstep
