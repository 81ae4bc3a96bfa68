// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstring>
#include <span>
#include <stdexcept>
#include <tuple>
#include <unitstep/many/detail/raw_form_of_vectors.hpp>
#include <unitstep/state/aggregate.hpp>
#include <utility>
#include <vector>

/// \file
/// \brief An aggregate with vectors among its members: all its numbers in one array of a workspace, which knows how
/// long each member is.

namespace unitstep {

namespace detail {

/// How a member of such an aggregate lies among the numbers. A quantity, a number or a vec is there once.
template <class M>
struct member_of_many {
  using of = raw_form<M>;
  using number = typename of::number;
  using checked = typename of::checked;
  using view = typename of::field_view;
  template <class Time>
  using filled = typename raw_form<rate_of<M, Time>>::field_view&;
  static constexpr bool is_vector = false;
  static constexpr std::size_t numbers = numbers_per_element<typename of::raw, number>;

  static std::size_t length(M const&) { return 1; }
  static void put(M const& m, number* to) {
    typename of::raw const one = of::to_raw(m);
    std::memcpy(to, &one, sizeof one);
  }
  static M take(number const* from, std::size_t) {
    typename of::raw one;
    std::memcpy(&one, from, sizeof one);
    return of::from_raw(one);
  }
  static void take_into(number const* from, std::size_t, M& to) { to = take(from, 1); }
  static view seen(number const* from, std::size_t) { return *reinterpret_cast<view const*>(from); }
  static view& to_change(number* at, std::size_t) { return *reinterpret_cast<view*>(at); }
  template <class From, class To>
  static void blend_into(M& between, From const& from, To const& to, number const& w) {
    detail::put_between(between, from, to, w);
  }
  template <class From, class To>
  static void require_alike(From const&, To const&) {}
  template <class Time>
  static filled<Time> to_fill(number* to, std::size_t) {
    return *reinterpret_cast<std::remove_reference_t<filled<Time>>*>(to);
  }
};
template <class Q, class Allocator>
struct member_of_many<std::vector<Q, Allocator>> {
  using one = member_of_many<Q>;
  using number = typename one::number;
  using checked = typename one::checked;
  using view = std::span<typename one::view const>;
  template <class Time>
  using filled = std::span<std::remove_reference_t<typename one::template filled<Time>>>;
  static constexpr bool is_vector = true;
  static constexpr std::size_t numbers = one::numbers;

  static std::size_t length(std::vector<Q, Allocator> const& m) { return m.size(); }
  static void put(std::vector<Q, Allocator> const& m, number* to) {
    for (std::size_t i = 0; i < m.size(); ++i) one::put(m[i], to + i * numbers);
  }
  static std::vector<Q, Allocator> take(number const* from, std::size_t length) {
    std::vector<Q, Allocator> m;
    take_into(from, length, m);
    return m;
  }
  static void take_into(number const* from, std::size_t length, std::vector<Q, Allocator>& to) {
    to.resize(length);
    for (std::size_t i = 0; i < length; ++i) to[i] = one::take(from + i * numbers, 1);
  }
  static view seen(number const* from, std::size_t length) {
    return {reinterpret_cast<typename one::view const*>(from), length};
  }
  static std::span<typename one::view> to_change(number* at, std::size_t length) {
    return {reinterpret_cast<typename one::view*>(at), length};
  }
  template <class From, class To>
  static void blend_into(std::vector<Q, Allocator>& between, From const& from, To const& to,
                         number const& w) {
    raw_form<std::vector<Q, Allocator>>::blend_into(between, from, to, w);
  }
  template <class From, class To>
  static void require_alike(From const& from, To const& to) {
    detail::require_alike(from.size(), to.size());
  }
  template <class Time>
  static filled<Time> to_fill(number* to, std::size_t length) {
    return {reinterpret_cast<typename filled<Time>::element_type*>(to), length};
  }
};

template <class M>
inline constexpr bool is_member_of_many = is_plain_member<M>;
template <class Q, class Allocator>
inline constexpr bool is_member_of_many<std::vector<Q, Allocator>> = is_plain_member<Q>;

/// The members of an aggregate, of which at least one is a vector.
template <class S, class Places = std::make_index_sequence<boost::pfr::tuple_size_v<S>>>
inline constexpr bool has_vectors = false;
template <class S, std::size_t... I>
inline constexpr bool has_vectors<S, std::index_sequence<I...>> =
    (is_member_of_many<boost::pfr::tuple_element_t<I, S>> && ...) &&
    !(is_plain_member<boost::pfr::tuple_element_t<I, S>> && ...);

/// An aggregate with vectors among its members.
template <class S>
concept aggregate_of_vectors = aggregate_state<S> && has_vectors<S>;

/// All members, one after another.
template <class S, class Places = std::make_index_sequence<boost::pfr::tuple_size_v<S>>>
struct members_of_many;
template <class S, std::size_t... I>
struct members_of_many<S, std::index_sequence<I...>> {
  template <std::size_t J>
  using at = member_of_many<boost::pfr::tuple_element_t<J, S>>;
  using number = typename at<0>::number;
  using checked = checked_members<typename at<I>::checked...>;
  using view = std::tuple<typename at<I>::view...>;
  template <class Time>
  using due = rates<rate_of<boost::pfr::tuple_element_t<I, S>, Time>...>;
  template <class Time>
  using due_checked = checked_members<
      typename raw_form<rate_of<boost::pfr::tuple_element_t<I, S>, Time>>::checked...>;
  template <class Time>
  using filled = std::tuple<typename at<I>::template filled<Time>...>;
  using places = std::array<std::size_t, sizeof...(I)>;

  static std::vector<std::size_t> lengths(S const& s) {
    return {at<I>::length(boost::pfr::get<I>(s))...};
  }
  static std::size_t count(std::vector<std::size_t> const& lengths) {
    return (... + (lengths[I] * at<I>::numbers));
  }
  /// Where each member begins.
  static places starts(std::size_t const* lengths) {
    places begin{};
    std::size_t sum = 0;
    ((begin[I] = sum, sum += lengths[I] * at<I>::numbers), ...);
    return begin;
  }
  static void put(S const& s, many<number>& r) {
    places const begin = starts(r.lengths());
    (at<I>::put(boost::pfr::get<I>(s), r.numbers() + begin[I]), ...);
  }
  static S take(many<number> const& r) {
    places const begin = starts(r.lengths());
    return S{at<I>::take(r.data() + begin[I], r.lengths()[I])...};
  }
  static view seen(many<number> const& r) {
    places const begin = starts(r.lengths());
    return {at<I>::seen(r.data() + begin[I], r.lengths()[I])...};
  }
  template <class Time>
  static filled<Time> to_fill(many<number>& r) {
    places const begin = starts(r.lengths());
    return {at<I>::template to_fill<Time>(r.numbers() + begin[I], r.lengths()[I])...};
  }

  static void take_into(many<number> const& r, S& to) {
    places const begin = starts(r.lengths());
    (at<I>::take_into(r.data() + begin[I], r.lengths()[I], boost::pfr::get<I>(to)), ...);
  }
  static auto to_change(many<number>& r) {
    places const begin = starts(r.lengths());
    return std::tuple<decltype(at<I>::to_change(r.numbers(), 0))...>{
        at<I>::to_change(r.numbers() + begin[I], r.lengths()[I])...};
  }
  template <class From, class To>
  static void require_alike(From const& from, To const& to) {
    (at<I>::require_alike(part<I>(from), part<I>(to)), ...);
  }
  template <class From, class To>
  static void blend_into(S& between, From const& from, To const& to, number const& w) {
    (at<I>::blend_into(boost::pfr::get<I>(between), part<I>(from), part<I>(to), w), ...);
  }

private:
  template <std::size_t J>
  static auto const& part(S const& s) {
    return boost::pfr::get<J>(s);
  }
  template <std::size_t J>
  static auto const& part(view const& s) {
    return std::get<J>(s);
  }
};

}  // namespace detail

/// The raw form of an aggregate with vectors: all its numbers in one array.
template <detail::aggregate_of_vectors S>
struct raw_form<S> {
  using members = detail::members_of_many<S>;
  using number = typename members::number;
  using raw = detail::many<number>;
  using checked = typename members::checked;
  using field_view = typename members::view;  ///< a tuple: `auto const& [temperature, flow] = s;`

  template <class Time>
  using field_returns = typename members::template due<Time>;
  template <class Time>
  using field_returns_checked = typename members::template due_checked<Time>;
  template <class Time>
  using verdict = decltype(diagnostics::check_aggregate<S, Time>());
  template <class Due, class Result>
  using result_verdict = decltype(diagnostics::check_rate<S, Due, Result>());
  using stepped_by = diagnostics::words<"a Runge-Kutta or an implicit one">;

  static raw to_raw(S const& s) {
    auto const lengths = members::lengths(s);
    raw r(members::count(lengths), lengths);
    members::put(s, r);
    return r;
  }
  /// The same in the workspace of another, if all of it is as long.
  static raw to_raw(S const& s, raw const& other) {
    auto const lengths = members::lengths(s);
    if (!std::equal(lengths.begin(), lengths.end(), other.lengths())) return to_raw(s);
    raw r = raw::beside(other);
    members::put(s, r);
    return r;
  }
  static S from_raw(raw const& r) { return members::take(r); }
  static void from_raw_into(raw const& r, S& to) { members::take_into(r, to); }
  template <class From, class To>
  static void require_alike(From const& from, To const& to) {
    members::require_alike(from, to);
  }
  template <class From, class To>
  static void blend_into(S& between, From const& from, To const& to, number const& w) {
    members::blend_into(between, from, to, w);
  }
  static field_view for_field(raw const& r) { return members::seen(r); }
  static auto for_change(raw& r) { return members::to_change(r); }
  static raw copied(raw const& r) { return r.copied(); }
  static void require_finite(raw const& r) {
    if (!is_finite(r))
      fail<std::domain_error>("unitstep: members of initial must be finite, got infinity or NaN");
  }
};

}  // namespace unitstep
