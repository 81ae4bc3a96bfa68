// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <utility>

/// \file
/// \brief What the field of an aggregate returns: a rate for each member.

namespace unitstep {

namespace detail {

/// One rate of many, found by its place.
template <std::size_t I, class R>
struct rate_at {
  R value;
};

template <class Places, class... R>
struct rates_of;
template <std::size_t... I, class... R>
struct rates_of<std::index_sequence<I...>, R...> : rate_at<I, R>... {
  constexpr explicit rates_of(R const&... r) : rate_at<I, R>{r}... {}
};

template <std::size_t I, class R>
constexpr R const& rate_value(rate_at<I, R> const& r) {
  return r.value;
}

}  // namespace detail

/// What the field of an aggregate returns: one rate per member, in member order.
///
/// \f[ \dot y = (\dot y_0, \dots, \dot y_{N-1}) \f]
///
/// The rate of a member is what a field of that member alone would return:
///
/// | member | its rate |
/// |---|---|
/// | quantity or number | the same per time |
/// | `vec` or `std::array` of them | a `vec` or an array of those |
/// | `motion` | its acceleration |
/// | aggregate | its `rates` |
///
/// `integrate` checks every one. `get<I>(r)` reads one. `rates{rates{...}}` is the inner
/// rates, so if the only member of a state is another state, return the rates of the inner one.
///
/// Up to four rates are plain members, which a constant evaluator initialises without a call.
/// \proof{examples/reference/state.cpp,rates}
template <class... R>
struct rates : detail::rates_of<std::index_sequence_for<R...>, R...> {
  /// The rates of the members, in member order.
  constexpr explicit rates(R const&... r)
      : detail::rates_of<std::index_sequence_for<R...>, R...>(r...) {}
};

template <class A>
struct rates<A> {
  A a;  ///< the rate of member 0
};
template <class A, class B>
struct rates<A, B> {
  A a;  ///< the rate of member 0
  B b;  ///< the rate of member 1
};
template <class A, class B, class C>
struct rates<A, B, C> {
  A a;  ///< the rate of member 0
  B b;  ///< the rate of member 1
  C c;  ///< the rate of member 2
};
template <class A, class B, class C, class D>
struct rates<A, B, C, D> {
  A a;  ///< the rate of member 0
  B b;  ///< the rate of member 1
  C c;  ///< the rate of member 2
  D d;  ///< the rate of member 3
};

template <class... R>
rates(R...) -> rates<R...>;

/// The rate of member `I`.
/// \proof{examples/reference/state.cpp,rates}
template <std::size_t I, class... R>
constexpr auto const& get(rates<R...> const& r) {
  static_assert(I < sizeof...(R), "there are fewer rates than that");
  if constexpr (sizeof...(R) > 4)
    return detail::rate_value<I>(r);
  else if constexpr (I == 0)
    return r.a;
  else if constexpr (I == 1)
    return r.b;
  else if constexpr (I == 2)
    return r.c;
  else
    return r.d;
}

}  // namespace unitstep
