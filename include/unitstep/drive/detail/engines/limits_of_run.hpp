// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <algorithm>
#include <array>
#include <boost/pfr/core.hpp>
#include <concepts>
#include <cstddef>
#include <limits>
#include <unitstep/drive/detail/engines/squared_error.hpp>
#include <unitstep/drive/detail/engines/times_of_run.hpp>
#include <unitstep/drive/step_control.hpp>
#include <unitstep/methods/detail/motion_change.hpp>
#include <unitstep/state/aggregate_state.hpp>
#include <unitstep/state/finite.hpp>
#include <unitstep/state/motion.hpp>
#include <unitstep/units/describe.hpp>
#include <unitstep/units/fail.hpp>
#include <unitstep/units/number.hpp>
#include <unitstep/units/verdict.hpp>
#include <utility>

/// \file
/// \brief The members of a tolerance in a run: checked, and as plain numbers in the units of the state. Its absolute errors
/// are spread over all numbers of a state: one value stands for a whole vec or array.

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
  static constexpr sentence write() { return sentence{}.add("absolute.", Name); }
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
      return first_refusal<decltype(check_spread<numbered<"absolute of member", I>,
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
  if constexpr (has_elements<M>) {
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
  } else if constexpr (is_state<M> || aggregate_state<M>) {
    return [&]<std::size_t... I>(std::index_sequence<I...>) {
      return M{detail::spread<boost::pfr::tuple_element_t<I, M>>(boost::pfr::get<I>(a))...};
    }(members_of<M>{});
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

namespace unitstep::detail {

/// Whether a member of a tolerance was given.
template <class Member>
inline constexpr bool member_given = !std::is_same_v<Member, not_given>;

/// The absolute errors of a run. Those of vectors have a form of their own, and need the state for the lengths.
template <class State, class Absolute, class Raw>
constexpr auto allowed_in_run(Absolute const& absolute, [[maybe_unused]] Raw const& initial) {
  if constexpr (requires { allowed_change<State>::of(absolute, initial); })
    return allowed_change<State>::of(absolute, initial);
  else
    return allowed_change<State>::of(absolute);
}

/// Storage for the times at which steps must end, as plain numbers.
template <class T>
constexpr not_given storage_for_ends(not_given) {
  return {};
}
template <class T, class Time, std::size_t N>
constexpr std::array<T, N> storage_for_ends(std::array<Time, N> const&) {
  return {};
}
template <class T, template <class...> class List, class Time, class... More>
constexpr List<T> storage_for_ends(List<Time, More...> const& given) {
  return List<T>(given.size(), T(0));
}

/// In place of times at which steps must end: the run sets the next one.
struct set_by_the_run {};

/// The last jump of a field that a run has reached, and the next one.
template <class T>
struct jumps_beside {
  T last = -std::numeric_limits<T>::infinity();
  T next = std::numeric_limits<T>::infinity();
  T jump = last;  // the run is at `last`, which the clock cannot tell from the jump

  /// Moves an end of a step to the next jump.
  constexpr bool next_end(T time_sign, T& end, bool& bounded) const {
    if (!detail::is_before(next, T(time_sign * never<T>), time_sign)) return false;
    if (bounded && detail::is_before(end, next, time_sign)) return false;
    end = next;
    return bounded = true;
  }
  constexpr bool is_one(T t) const { return t == last || t == next || t == jump; }
};
template <class T>
constexpr jumps_beside<T> storage_for_ends(set_by_the_run) {
  return {};
}

/// The limits of a run of a state: a tolerance as plain numbers in the units of the state.
template <class State, class T, class Tolerance>
struct limits_of_run {
  using raw_state = typename raw_form<State>::raw;

  // Only values have allowed errors, not their slopes.
  using plain = real_type<T>;
  decltype(detail::allowed_in_run<plain_state_of<State>>(std::declval<Tolerance const&>().absolute,
                                                         std::declval<raw_state const&>())) allowed;
  T relative;
  T first_step = T(0);  // 0: to be found
  T longest_step = std::numeric_limits<T>::infinity();
  long most_steps;
  step_control control;
  static constexpr bool has_ends = member_given<decltype(Tolerance::end_times)>;
  decltype(detail::storage_for_ends<T>(
      std::declval<Tolerance const&>().end_times)) ends;  // in their order

  /// \throw std::domain_error if a run cannot work with one of the numbers
  constexpr explicit limits_of_run(Tolerance const& given, raw_state const& initial = raw_state{})
      : allowed(detail::allowed_in_run<plain_state_of<State>>(given.absolute, initial)),
        relative(static_cast<T>(given.relative)),
        most_steps(given.most_steps),
        control(given.control),
        ends(detail::storage_for_ends<T>(given.end_times)) {
    if (!unitstep::is_finite(relative) || relative < 0)
      fail<std::domain_error>("unitstep: tolerance.relative must be finite and not negative");
    plain const floor = relative > 0 ? plain(0) : (std::numeric_limits<plain>::denorm_min)();
    detail::visit_numbers(allowed, [&](plain& a) {
      if (!unitstep::is_finite(a) || a < 0)
        fail<std::domain_error>("unitstep: tolerance.absolute must be finite and not negative");
      if (a < floor)
        fail<std::domain_error>(
            "unitstep: tolerance.absolute must be positive where tolerance.relative is zero");
      // It must not be zero, since it divides errors even where the state is zero, before they are squared.
      if (a == 0) a = (std::numeric_limits<plain>::min)();
    });
    set(first_step, "unitstep: tolerance.first_step must be finite and positive",
        given.tried_first);
    set(longest_step, "unitstep: tolerance.longest_step must be finite and positive",
        given.longest);
    if (most_steps < 1)
      fail<std::domain_error>("unitstep: tolerance.most_steps must be at least 1");
    if constexpr (has_ends && requires { ends.begin(); }) {
      std::size_t n = 0;
      for (auto const& end : given.end_times) {
        ends[n] = detail::raw_time<State>(end);
        if (!unitstep::is_finite(ends[n++]))
          fail<std::domain_error>("unitstep: tolerance.ends must be finite");
      }
      std::sort(ends.begin(), ends.end());
    }
  }

  /// Moves an end of a step to the first of the times at which one must end.
  /// \return whether the step is to end at one of these, which may be where the run ends too
  constexpr bool next_end([[maybe_unused]] T t, [[maybe_unused]] T time_sign,
                          [[maybe_unused]] T& end, [[maybe_unused]] bool& bounded) const {
    if constexpr (requires { ends.next_end(time_sign, end, bounded); }) {
      return ends.next_end(time_sign, end, bounded);
    } else if constexpr (has_ends) {
      std::size_t const at = time_sign > 0 ? first_after(t) : first_from(t) - 1;
      if (at >= ends.size()) return false;  // -1 wraps around
      if (bounded && detail::is_before(end, ends[at], time_sign)) return false;
      end = ends[at];
      return bounded = true;
    } else {
      return false;
    }
  }
  /// Whether a time is one of these.
  constexpr bool is_an_end([[maybe_unused]] T t) const {
    if constexpr (requires { ends.is_one(t); })
      return ends.is_one(t);
    else if constexpr (has_ends)
      return first_from(t) != first_after(t);
    else
      return false;
  }

  /// The first time at which the field is called in a step from `t`: on this side of a jump.
  constexpr T first_asked(T t, T time_sign) const {
    if constexpr (requires { ends.jump; }) {
      if (t == ends.last && detail::is_before(t, ends.jump, time_sign)) t = ends.jump;
    }
    return time_sign < 0 && is_an_end(t) ? detail::just_before(t, T(1)) : t;
  }

  /// \throw std::domain_error if a state has not as many numbers as errors are allowed
  constexpr void require_as_long([[maybe_unused]] raw_state const& state) const {
    if constexpr (requires { allowed.require_as_long(state); }) allowed.require_as_long(state);
  }

private:
  // The number of ends before the first that fulfils a condition; all after that fulfil it, too.
  template <class Condition>
  constexpr std::size_t ends_until(Condition const& holds) const {
    std::size_t from = 0, to = ends.size();
    while (from < to) {
      std::size_t const middle = from + (to - from) / 2;
      if (holds(ends[middle]))
        to = middle;
      else
        from = middle + 1;
    }
    return from;
  }
  constexpr std::size_t first_from(T t) const {
    return ends_until([t](T end) { return t <= end; });
  }
  constexpr std::size_t first_after(T t) const {
    return ends_until([t](T end) { return t < end; });
  }

  /// A length of a step, where it is given.
  template <class Length>
  static constexpr void set(T& found, char const* sentence, Length const& given) {
    if constexpr (member_given<Length>) {
      found = detail::raw_time<State>(given);
      if (!unitstep::is_finite(found) || !(found > 0)) fail<std::domain_error>(sentence);
    }
  }
};

}  // namespace unitstep::detail
