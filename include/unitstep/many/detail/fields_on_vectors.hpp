// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <span>
#include <stdexcept>
#include <type_traits>
#include <unitstep/field/raw_field.hpp>
#include <unitstep/many/detail/raw_form_of_vectors.hpp>
#include <utility>
#include <vector>

/// \file
/// \brief A caller's field on the numbers of vectors: what it is called with, what it fills, what it returns.

namespace unitstep::detail {

/// Whether a field fills the third of its arguments, in place of returning a value.
template <class Field, class State, class Time>
concept fills =
    !asks_for_boost<Field> &&
    requires(Field const& field, typename raw_form<State>::field_view const s,
             typename raw_form<Time>::field_view const t,
             typename raw_form<State>::template filled<Time> const out) { field(s, t, out); };

template <class Field, class State, class Time>
  requires fills<Field, State, Time>
inline constexpr bool sees_light<Field, State, Time> = true;
/// It is said to return what is due, if it returns nothing else.
template <class Field, class State, class Time>
  requires fills<Field, State, Time>
struct field_call<Field, State, Time, true> {
  using returned = decltype(std::declval<Field const&>()(
      std::declval<typename raw_form<State>::field_view>(),
      std::declval<typename raw_form<Time>::field_view>(),
      std::declval<typename raw_form<State>::template filled<Time>>()));
  using type = std::conditional_t<
      std::is_void_v<returned>, typename raw_form<State>::template field_returns<Time>,
      diagnostics::words<"a value that is returned, not written to the third argument">>;
};

/// A field of an aggregate with vectors on its numbers. The time is seen as a `SeenTime`; a field that names its types
/// is called with vectors.
template <class Field, aggregate_of_vectors S, class SeenTime, class Result, std::size_t... I>
struct aggregate_field<Field, S, SeenTime, Result, std::index_sequence<I...>> {
  [[no_unique_address]] Field field;
  using raw = typename raw_form<S>::raw;
  using members = typename raw_form<S>::members;

  raw operator()(raw const& s, typename raw_form<SeenTime>::raw const& t) const {
    if constexpr (fills<Field, S, SeenTime>) {
      raw result = raw::zeros(s);  // what the field leaves out does not change
      field(members::seen(s), raw_form<SeenTime>::for_field(t),
            members::template to_fill<SeenTime>(result));
      return result;
    } else {
      raw result = raw::beside(s);
      auto const values = called(s, t);
      auto const begin = members::starts(s.lengths());
      (put<I>(unitstep::get<I>(values), result.numbers() + begin[I], s.lengths()[I]), ...);
      return result;
    }
  }

private:
  auto called(raw const& s, typename raw_form<SeenTime>::raw const& t) const {
    if constexpr (sees_light<Field, S, SeenTime>)
      return field(members::seen(s), raw_form<SeenTime>::for_field(t));
    else
      return field(raw_form<S>::from_raw(s), raw_form<SeenTime>::from_raw(t));
  }
  template <std::size_t J, class Rate>
  static void put(Rate const& rate, typename raw::value_type* to, std::size_t length) {
    using form = member_of_many<Rate>;
    if (form::length(rate) != length) {
      sentence name;
      name += "the rate of member ";
      name += static_cast<long>(J);
      detail::fail_lengths<std::domain_error>("the member", length, name.data(),
                                              form::length(rate));
    }
    form::put(rate, to);
  }
};

/// The accelerations that a field of many bodies returned, in an array of the run's workspace.
template <class State, class Values>
auto returned_accelerations(Values const& values, typename raw_form<State>::raw const& s) {
  std::size_t const bodies = raw_form<State>::velocity::count(s.velocity);
  if (values.size() != bodies)
    detail::fail_lengths<std::domain_error>("the state", bodies, "the acceleration", values.size());
  return raw_form<Values>::to_raw(values, s.velocity);
}

/// A field of many bodies on their numbers: it writes to an array of the run's workspace.
template <class Field, class Q, class P, class Time>
struct light_field<Field, motion<std::vector<Q>, std::vector<P>>, Time> {
  [[no_unique_address]] Field field;
  using state = motion<std::vector<Q>, std::vector<P>>;
  using form = raw_form<state>;
  using raw = typename form::velocity::raw;

  raw operator()(typename form::raw const& s, typename raw_form<Time>::raw const& t) const {
    if constexpr (fills<Field, state, Time>) {
      raw result = raw::zeros(s.velocity);  // what the field leaves out is not accelerated
      fill(result.numbers(), s.position.data(), s.velocity.data(),
           form::velocity::count(s.velocity), raw_form<Time>::for_field(t));
      return result;
    } else {
      return detail::returned_accelerations<state>(
          field(form::for_field(s), raw_form<Time>::for_field(t)), s);
    }
  }

private:
  using number = typename raw::value_type;
  using positions = typename form::position::field_view;
  using velocities = typename form::velocity::field_view;
  using filled = typename form::template filled<Time>;

  // What is filled is read by nobody else. Not inlined by force: that loses what __restrict says.
  template <class SeenTime>
  void fill(number* const __restrict to, number const* const __restrict x,
            number const* const __restrict v, std::size_t bodies, SeenTime const& t) const {
    field(
        motion<positions, velocities>{{reinterpret_cast<typename positions::pointer>(x), bodies},
                                      {reinterpret_cast<typename velocities::pointer>(v), bodies}},
        t, filled{reinterpret_cast<typename filled::pointer>(to), bodies});
  }
};

/// A field that names its types, or is `boost_typed`, is called with vectors.
template <class Field, class Q, class P, class Time>
struct typed_field<Field, motion<std::vector<Q>, std::vector<P>>, Time> {
  [[no_unique_address]] Field field;
  using state = motion<std::vector<Q>, std::vector<P>>;

  auto operator()(typename raw_form<state>::raw const& s,
                  typename raw_form<Time>::raw const& t) const {
    return detail::returned_accelerations<state>(
        field(raw_form<state>::from_raw(s), raw_form<Time>::from_raw(t)), s);
  }
};

}  // namespace unitstep::detail
