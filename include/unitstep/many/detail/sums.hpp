// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <concepts>
#include <cstddef>
#include <unitstep/many/detail/shared_array.hpp>
#include <unitstep/units/number.hpp>
#include <utility>

/// \file
/// \brief Formulas on the numbers of many bodies, written to an array in one loop.

namespace unitstep::detail {

// A formula such as `x + v * dt` is not evaluated until it is assigned to the numbers of a state; then one loop
// computes all of it. A sum has a share in each array that it reads, so it may be kept: nobody changes them meanwhile.

/// The numbers of an operation on two terms, each computed when it is read.
template <class Operation, class A, class B>
struct view_of_two {
  A a;
  B b;
  [[gnu::always_inline]] auto operator[](std::size_t i) const {
    return Operation::apply(a[i], b[i]);
  }
};

/// An operation on two terms: a sum, or a term times or over the same number for all.
template <class Operation, lazy A, class B>
struct lazy_sum : lazy_term {
  using value_type = typename A::value_type;
  A a;
  B b{};

  lazy_sum() = default;
  [[gnu::always_inline]] lazy_sum(lazy_sum const&) = default;
  [[gnu::always_inline]] lazy_sum(lazy_sum&&) = default;
  [[gnu::always_inline]] lazy_sum& operator=(lazy_sum const&) = default;
  [[gnu::always_inline]] lazy_sum& operator=(lazy_sum&&) = default;
  [[gnu::always_inline]] ~lazy_sum() = default;
  [[gnu::always_inline]] lazy_sum(A left, B right) : a(std::move(left)), b(std::move(right)) {}
  [[gnu::always_inline]] auto const& any() const { return a.any(); }
  [[gnu::always_inline]] auto view() const {
    return view_of_two<Operation, decltype(a.view()), decltype(b.view())>{a.view(), b.view()};
  }
};
template <class Operation, lazy A>
using lazy_multiple = lazy_sum<Operation, A, same_number<typename A::value_type>>;

struct sum_of_two {
  template <class T>
  [[gnu::always_inline]] static constexpr T apply(T const& a, T const& b) {
    return a + b;
  }
};
struct difference_of_two {
  template <class T>
  [[gnu::always_inline]] static constexpr T apply(T const& a, T const& b) {
    return a - b;
  }
};
struct product_of_two {
  template <class T>
  [[gnu::always_inline]] static constexpr T apply(T const& a, T const& b) {
    return a * b;
  }
};
struct quotient_of_two {
  template <class T>
  [[gnu::always_inline]] static constexpr T apply(T const& a, T const& b) {
    return a / b;
  }
};

template <class A>
concept lazy_operand = lazy<std::remove_cvref_t<A>>;
template <class A>
using summed = std::remove_cvref_t<A>;
template <class T>
[[gnu::always_inline]] inline shared_array<T> share(shared_array<T> const& a) {
  return a.share();
}
template <class T>
[[gnu::always_inline]] inline shared_array<T> share(shared_array<T>& a) {
  return a.share();
}
template <class A>
[[gnu::always_inline]] inline A&& share(A&& a) {
  return static_cast<A&&>(a);
}

template <lazy_operand A, lazy_operand B>
[[gnu::always_inline]] inline lazy_sum<sum_of_two, summed<A>, summed<B>> operator+(A&& a, B&& b) {
  return {detail::share(std::forward<A>(a)), detail::share(std::forward<B>(b))};
}
template <lazy_operand A, lazy_operand B>
[[gnu::always_inline]] inline lazy_sum<difference_of_two, summed<A>, summed<B>> operator-(A&& a,
                                                                                          B&& b) {
  return {detail::share(std::forward<A>(a)), detail::share(std::forward<B>(b))};
}
template <lazy_operand A, factor_of<typename summed<A>::value_type> S>
[[gnu::always_inline]] inline lazy_multiple<product_of_two, summed<A>> operator*(A&& a,
                                                                                 S const& factor) {
  return {detail::share(std::forward<A>(a)), {static_cast<typename summed<A>::value_type>(factor)}};
}
template <lazy_operand A, factor_of<typename summed<A>::value_type> S>
[[gnu::always_inline]] inline lazy_multiple<product_of_two, summed<A>> operator*(S const& factor,
                                                                                 A&& a) {
  return {detail::share(std::forward<A>(a)), {static_cast<typename summed<A>::value_type>(factor)}};
}
template <lazy_operand A, factor_of<typename summed<A>::value_type> S>
[[gnu::always_inline]] inline lazy_multiple<quotient_of_two, summed<A>> operator/(
    A&& a, S const& divisor) {
  return {detail::share(std::forward<A>(a)),
          {static_cast<typename summed<A>::value_type>(divisor)}};
}
template <lazy_operand A>
[[gnu::always_inline]] inline lazy_multiple<product_of_two, summed<A>> operator-(A&& a) {
  return {detail::share(std::forward<A>(a)), {static_cast<typename summed<A>::value_type>(-1)}};
}

}  // namespace unitstep::detail
