// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <concepts>
#include <cstddef>
#include <unitstep/many/detail/many.hpp>
#include <unitstep/units/number.hpp>
#include <utility>

namespace unitstep::detail {

// What a formula writes, `x + v * dt`, is kept as it is written until it becomes the numbers of a state; then one
// loop goes through all of it. A sum has a share in each array that it reads, so it may be kept: nobody
// changes them meanwhile.

/// The numbers of an operation on two summands, each worked out when it is read.
template <class Operation, class A, class B>
struct view_of_two {
  A a;
  B b;
  [[gnu::always_inline]] auto operator[](std::size_t i) const { return Operation::of(a[i], b[i]); }
};
/// The same with one number for all.
template <class Operation, class A, class T>
struct view_with_number {
  A a;
  T number;
  [[gnu::always_inline]] auto operator[](std::size_t i) const {
    return Operation::of(a[i], number);
  }
};

/// A sum or difference of two summands.
template <class Operation, lazy A, lazy B>
struct lazy_sum : lazy_term {
  using value_type = typename A::value_type;
  A a;
  B b;

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
/// A term times or over a number.
template <class Operation, lazy A>
struct lazy_multiple : lazy_term {
  using value_type = typename A::value_type;
  A a;
  value_type number{};

  lazy_multiple() = default;
  [[gnu::always_inline]] lazy_multiple(lazy_multiple const&) = default;
  [[gnu::always_inline]] lazy_multiple(lazy_multiple&&) = default;
  [[gnu::always_inline]] lazy_multiple& operator=(lazy_multiple const&) = default;
  [[gnu::always_inline]] lazy_multiple& operator=(lazy_multiple&&) = default;
  [[gnu::always_inline]] ~lazy_multiple() = default;
  [[gnu::always_inline]] lazy_multiple(A left, value_type const& right)
      : a(std::move(left)), number(right) {}
  [[gnu::always_inline]] auto const& any() const { return a.any(); }
  [[gnu::always_inline]] auto view() const {
    return view_with_number<Operation, decltype(a.view()), value_type>{a.view(), number};
  }
};

struct adds {
  template <class T>
  [[gnu::always_inline]] static constexpr T of(T const& a, T const& b) {
    return a + b;
  }
};
struct subtracts {
  template <class T>
  [[gnu::always_inline]] static constexpr T of(T const& a, T const& b) {
    return a - b;
  }
};
struct multiplies {
  template <class T>
  [[gnu::always_inline]] static constexpr T of(T const& a, T const& b) {
    return a * b;
  }
};
struct divides {
  template <class T>
  [[gnu::always_inline]] static constexpr T of(T const& a, T const& b) {
    return a / b;
  }
};

template <class A>
concept lazy_operand = lazy<std::remove_cvref_t<A>>;
template <class A>
using summed = std::remove_cvref_t<A>;
template <class T>
[[gnu::always_inline]] inline many<T> share(many<T> const& a) {
  return a.share();
}
template <class T>
[[gnu::always_inline]] inline many<T> share(many<T>& a) {
  return a.share();
}
template <class A>
[[gnu::always_inline]] inline A&& share(A&& a) {
  return static_cast<A&&>(a);
}

template <lazy_operand A, lazy_operand B>
[[gnu::always_inline]] inline lazy_sum<adds, summed<A>, summed<B>> operator+(A&& a, B&& b) {
  return {detail::share(std::forward<A>(a)), detail::share(std::forward<B>(b))};
}
template <lazy_operand A, lazy_operand B>
[[gnu::always_inline]] inline lazy_sum<subtracts, summed<A>, summed<B>> operator-(A&& a, B&& b) {
  return {detail::share(std::forward<A>(a)), detail::share(std::forward<B>(b))};
}
template <lazy_operand A, factor_of<typename summed<A>::value_type> S>
[[gnu::always_inline]] inline lazy_multiple<multiplies, summed<A>> operator*(A&& a,
                                                                             S const& factor) {
  return {detail::share(std::forward<A>(a)), static_cast<typename summed<A>::value_type>(factor)};
}
template <lazy_operand A, factor_of<typename summed<A>::value_type> S>
[[gnu::always_inline]] inline lazy_multiple<multiplies, summed<A>> operator*(S const& factor,
                                                                             A&& a) {
  return {detail::share(std::forward<A>(a)), static_cast<typename summed<A>::value_type>(factor)};
}
template <lazy_operand A, factor_of<typename summed<A>::value_type> S>
[[gnu::always_inline]] inline lazy_multiple<divides, summed<A>> operator/(A&& a, S const& divisor) {
  return {detail::share(std::forward<A>(a)), static_cast<typename summed<A>::value_type>(divisor)};
}
template <lazy_operand A>
[[gnu::always_inline]] inline lazy_multiple<multiplies, summed<A>> operator-(A&& a) {
  return {detail::share(std::forward<A>(a)), static_cast<typename summed<A>::value_type>(-1)};
}

}  // namespace unitstep::detail
