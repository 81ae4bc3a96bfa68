// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <boost/pfr/core.hpp>
#include <cstddef>
#include <unitstep/methods/detail/motion_change.hpp>
#include <unitstep/state/aggregate_state.hpp>
#include <unitstep/state/detail/check_fit.hpp>
#include <unitstep/state/motion.hpp>
#include <unitstep/units/describe.hpp>
#include <utility>

/// \file
/// \brief A tolerance's absolute errors, spread over all numbers of a state: one value stands for a whole
/// vec or array.

namespace unitstep {

namespace detail {

/// The shape of the absolute errors of a state: that of the state itself, unless its family says otherwise.
template <class State>
struct absolute_form {
  using type = State;
};
template <class State>
  requires requires { typename raw_form<State>::absolute; }
struct absolute_form<State> {
  using type = typename raw_form<State>::absolute;
};
template <class State>
using absolute_of = typename absolute_form<State>::type;

}  // namespace detail

namespace diagnostics {

/// The verdict on an absolute error of the shape of a member `M`, which is called `Label`.
template <text Label, class M, class A>
struct check_spread {
  static consteval auto check() {
    if constexpr (fits<M, A>)
      return accepted{};
    else
      return refuse<Label, M, A>{};
  }
};
/// Those of a vec or an array: one absolute error for all elements, or one for each.
template <text Label, template <class, std::size_t> class Shape, class Q, std::size_t N, class A>
  requires unitstep::detail::has_elements<Shape<Q, N>>
struct check_spread<Label, Shape<Q, N>, A> : check_spread<Label, Q, A> {};
template <text Label, template <class, std::size_t> class Shape, class Q, std::size_t N, class A>
  requires unitstep::detail::has_elements<Shape<Q, N>>
struct check_spread<Label, Shape<Q, N>, Shape<A, N>> : check_spread<Label, Q, A> {};
template <text Label, class Q, std::size_t N, class A, std::size_t M>
  requires (N != M && !unitstep::detail::is_vec<Q>)
struct check_spread<Label, vec<Q, N>, vec<A, M>> {
  static consteval auto check() { return refuse<Label, vec<Q, N>, vec<A, M>>{}; }
};
/// The members of a state, by their names.
template <text Name>
struct absolute_words {
  static constexpr sentence write() {
    sentence words;
    return (words += "absolute.") += Name;
  }
};
template <text Label, template <class...> class State, class... Members, class... Absolute>
  requires (unitstep::detail::is_state<State<Members...>> &&
            sizeof...(Members) == sizeof...(Absolute))
struct check_spread<Label, State<Members...>, State<Absolute...>> {
  template <text... Names, class... Due>
  static consteval auto each(unitstep::detail::names<Names...>, State<Due...>*) {
    return first_refusal<
        decltype(check_spread<text_of<absolute_words<Names>>, Due, Absolute>::check())...>{};
  }
  static consteval auto check() {
    return each(unitstep::detail::member_names<State<Members...>>,
                static_cast<unitstep::detail::absolute_of<State<Members...>>*>(nullptr));
  }
};
/// The members of an aggregate one by one, which may be those of another aggregate with as many.
template <text Label, aggregate_state S, aggregate_state A>
  requires (boost::pfr::tuple_size_v<S> == boost::pfr::tuple_size_v<A>)
struct check_spread<Label, S, A> {
  static consteval auto check() {
    return []<std::size_t... I>(std::index_sequence<I...>) {
      return first_refusal<
          decltype(check_spread<text_of<label_words<"absolute of member", void, I>>,
                                boost::pfr::tuple_element_t<I, S>,
                                boost::pfr::tuple_element_t<I, A>>::check())...>{};
    }(std::make_index_sequence<boost::pfr::tuple_size_v<S>>{});
  }
};

}  // namespace diagnostics

namespace detail {

/// Whether an absolute error has one of its own for each element.
template <class M, class A>
inline constexpr bool is_for_each_element = false;
template <template <class, std::size_t> class Shape, class Q, class A, std::size_t N>
inline constexpr bool is_for_each_element<Shape<Q, N>, Shape<A, N>> = true;

/// An absolute error as a value of type `M`: the members of a state or an aggregate one by one, and one for all
/// elements.
template <class M, class A>
constexpr M spread(A const& a) {
  if constexpr (is_state<M> || aggregate_state<M>) {
    return [&]<std::size_t... I>(std::index_sequence<I...>) {
      return M{detail::spread<boost::pfr::tuple_element_t<I, M>>(boost::pfr::get<I>(a))...};
    }(members_of<M>{});
  } else if constexpr (has_elements<M>) {
    using one = typename M::value_type;
    constexpr std::size_t size = std::tuple_size_v<M>;
    if constexpr (is_for_each_element<M, A>) {
      M all{};
      for (std::size_t i = 0; i < size; ++i) all[i] = detail::spread<one>(a[i]);
      return all;
    } else {
      one const of_all = detail::spread<one>(a);
      return [&]<std::size_t... I>(std::index_sequence<I...>) {
        return M{(static_cast<void>(I), of_all)...};
      }(std::make_index_sequence<size>{});
    }
  } else {
    return raw_form<M>::from_raw(raw_form<A>::to_raw(a));
  }
}

/// A raw state in the form of a change of it.
template <class Raw>
constexpr Raw as_raw_change(Raw const& raw) {
  return raw;
}
template <class X, class V>
constexpr motion_change<X, V> as_raw_change(motion<X, V> const& raw) {
  return {raw.position, raw.velocity};
}

/// The absolute errors of a state in the form of a raw change of it.
template <class State>
struct allowed_change {
  template <class A>
  static constexpr auto of(A const& a) {
    auto const all = detail::spread<absolute_of<State>>(a);
    if constexpr (requires { raw_form<State>::to_raw_change(all); })
      return raw_form<State>::to_raw_change(all);
    else
      return detail::as_raw_change(raw_form<State>::to_raw(all));
  }
};

}  // namespace detail

}  // namespace unitstep
