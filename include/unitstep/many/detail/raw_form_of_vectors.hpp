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
#include <type_traits>
#include <unitstep/field/raw_field.hpp>
#include <unitstep/many/detail/shared_array.hpp>
#include <unitstep/methods/detail/stepping.hpp>
#include <unitstep/state/aggregate.hpp>
#include <unitstep/state/detail/blend.hpp>
#include <unitstep/state/detail/on_number.hpp>
#include <unitstep/state/motion.hpp>
#include <unitstep/units/describe.hpp>
#include <unitstep/units/fail.hpp>
#include <utility>
#include <vector>

/// \file
/// \brief The raw forms of states with vectors. The numbers of a motion of vectors are in two arrays of a workspace;
/// those of an aggregate are in one, and the workspace has the length of each member.

namespace unitstep {

namespace detail {

template <class Q, class Allocator, class Time>
struct rate<std::vector<Q, Allocator>, Time> {
  using type = std::vector<typename rate<Q, Time>::type>;
};

template <class Q, class Allocator>
struct component_type<std::vector<Q, Allocator>> : component_type<Q> {};
template <class T, class Q, class Allocator>
inline constexpr bool numbers_are<T, std::vector<Q, Allocator>> = numbers_are<T, Q>;
/// The layout of one element, on which formulas for all are checked.
template <class Q, class Allocator>
struct vector_layout<std::vector<Q, Allocator>> : vector_layout<Q> {
  template <class Time>
  using due = rate_of<std::vector<Q, Allocator>, Time>;
};

}  // namespace detail

namespace diagnostics {

template <class Q, class Allocator>
inline constexpr bool is_plain<std::vector<Q, Allocator>> = is_plain<Q>;

/// `vector<m>`, without the allocator.
template <class Q, class Allocator>
struct description<std::vector<Q, Allocator>> {
  template <wording Style>
  static constexpr sentence write() {
    return sentence{}.add("vector<", described_inside<Q, Style>, '>');
  }
};

}  // namespace diagnostics

/// A vector fits if its elements do.
template <class Expected, class Got, class A, class B>
inline constexpr bool fits<std::vector<Expected, A>, std::vector<Got, B>> = fits<Expected, Got>;

namespace detail {

/// The layout of a member: a quantity, a number or a vec has one element, of so many `numbers`.
template <class M>
struct member_of_many {
  using element = M;
  using form = raw_form<M>;
  using number = typename form::number;
  static constexpr bool is_vector = false;
  static constexpr std::size_t numbers = vector_layout<M>::size;
  static_assert(std::is_trivially_copyable_v<typename form::raw> &&
                sizeof(typename form::field_view) == sizeof(typename form::raw));

  static std::size_t length(M const&) { return 1; }
  static void flatten(M const& m, number* to) {
    typename form::raw const one = form::to_raw(m);
    std::memcpy(to, &one, sizeof one);
  }
  static void unflatten(number const* from, std::size_t, M& to) {
    typename form::raw one;
    std::memcpy(&one, from, sizeof one);
    to = form::from_raw(one);
  }
  /// Its numbers as a `View` of them.
  template <class View, class Number>
  static View& seen(Number* at, std::size_t) {
    return *reinterpret_cast<View*>(at);
  }
  template <class From, class To>
  static void require_alike(From const&, To const&) {}
  template <class From, class To>
  static void blend_into(M& between, From const& from, To const& to, number const& w) {
    detail::put_between(between, from, to, w);
  }
};
/// The elements of a vector lie one after another.
template <class Q, class Allocator>
struct member_of_many<std::vector<Q, Allocator>> {
  using element = Q;
  using one = member_of_many<Q>;
  using number = typename one::number;
  static constexpr bool is_vector = true;
  static constexpr std::size_t numbers = one::numbers;

  static std::size_t length(std::vector<Q, Allocator> const& m) { return m.size(); }
  static void flatten(std::vector<Q, Allocator> const& m, number* to) {
    for (Q const& value : m) one::flatten(value, std::exchange(to, to + numbers));
  }
  static void unflatten(number const* from, std::size_t length, std::vector<Q, Allocator>& to) {
    to.resize(length);
    for (std::size_t i = 0; i < length; ++i) one::unflatten(from + i * numbers, 1, to[i]);
  }
  template <class View, class Number>
  static std::span<View> seen(Number* at, std::size_t length) {
    return {reinterpret_cast<View*>(at), length};
  }
  /// Vectors or spans of one length are interpolated element by element.
  template <class From, class To>
  static void require_alike(From const& from, To const& to) {
    if (from.size() != to.size())
      fail_lengths<std::domain_error>("that of from", from.size(), "a vector of to", to.size());
  }
  template <class From, class To>
  static void blend_into(std::vector<Q, Allocator>& between, From const& from, To const& to,
                         number const& w) {
    between.resize(from.size());
    for (std::size_t i = 0; i < between.size(); ++i) one::blend_into(between[i], from[i], to[i], w);
  }
};

}  // namespace detail

/// The raw form of a vector of quantities, numbers, or vecs of such: its numbers in an array of a workspace.
template <class Q, class Allocator>
  requires detail::number_of_vectors<typename raw_form<Q>::number>
struct raw_form<std::vector<Q, Allocator>> : detail::member_of_many<std::vector<Q, Allocator>> {
  using member = detail::member_of_many<std::vector<Q, Allocator>>;
  using number = typename member::number;
  using raw = detail::shared_array<number>;
  using checked = typename raw_form<Q>::checked;
  using element_view = typename raw_form<Q>::field_view;
  using field_view = std::span<element_view const>;
  /// The view of the array of a field's results.
  using filled = std::span<element_view>;

  static raw to_raw(std::vector<Q, Allocator> const& values) {
    return put_in(raw(values.size() * member::numbers), values);
  }
  /// The same in the workspace of another.
  static raw to_raw(std::vector<Q, Allocator> const& values, raw const& other) {
    return put_in(raw::beside(other), values);
  }
  static std::vector<Q, Allocator> from_raw(raw const& r) {
    std::vector<Q, Allocator> values;
    from_raw_into(r, values);
    return values;
  }
  /// The same to a vector that exists.
  static void from_raw_into(raw const& r, std::vector<Q, Allocator>& values) {
    member::unflatten(r.data(), count(r), values);
  }
  static field_view for_field(raw const& r) {
    return member::template seen<element_view const>(r.data(), count(r));
  }
  static filled to_fill(raw& r) {
    return member::template seen<element_view>(r.numbers(), count(r));
  }
  /// How many elements there are.
  static std::size_t count(raw const& r) { return r.size() / member::numbers; }

private:
  static raw put_in(raw r, std::vector<Q, Allocator> const& values) {
    member::flatten(values, r.numbers());
    return r;
  }
};

namespace detail {

/// Methods step the numbers of all bodies in place. Those that solve equations, or use single numbers, are specialised.
template <class Method>
struct steps_numbers_of_many {
  using type = Method;
  static constexpr bool suits = steps_vectors<Method>;
  static auto of(Method const& method) { return method; }
};
template <class Q, class P, class Method>
struct stepping_of<motion<std::vector<Q>, std::vector<P>>, Method> : steps_numbers_of_many<Method> {
};

}  // namespace detail

/// The raw form of a motion of vectors.
template <class Q, class P>
  requires typed_value<std::vector<Q>> && typed_value<std::vector<P>>
struct raw_form<motion<std::vector<Q>, std::vector<P>>>
    : detail::form_of_motion<std::vector<Q>, std::vector<P>> {
  using position = raw_form<std::vector<Q>>;
  using velocity = raw_form<std::vector<P>>;
  using state = motion<std::vector<Q>, std::vector<P>>;
  using raw = motion<typename position::raw, typename velocity::raw>;
  using stepped_by = diagnostics::words<"an explicit one, with nothing around it">;
  static constexpr bool suits_tolerance = std::is_floating_point_v<typename position::number>;
  /// What a field may fill.
  template <class Time>
  using filled = typename raw_form<std::vector<rate_of<P, Time>>>::filled;

  static raw to_raw(state const& s) {
    if (s.velocity.size() != s.position.size())
      detail::fail_lengths<std::domain_error>("initial.position", s.position.size(),
                                              "initial.velocity", s.velocity.size());
    auto const x = position::to_raw(s.position);
    return {x, velocity::to_raw(s.velocity, x)};
  }
  /// The same in the workspace of another, if they are as long.
  static raw to_raw(state const& s, raw const& other) {
    std::size_t const bodies = position::count(other.position);
    if (s.position.size() != bodies || s.velocity.size() != bodies) return to_raw(s);
    return {position::to_raw(s.position, other.position),
            velocity::to_raw(s.velocity, other.velocity)};
  }
  static void from_raw_into(raw const& s, state& to) {
    position::from_raw_into(s.position, to.position);
    velocity::from_raw_into(s.velocity, to.velocity);
  }
  template <class From, class To>
  static void require_alike(From const& from, To const& to) {
    position::require_alike(from.position, to.position);
  }
  template <class From, class To, class T>
  static void blend_into(state& between, From const& from, To const& to, T const& w) {
    position::blend_into(between.position, from.position, to.position, w);
    velocity::blend_into(between.velocity, from.velocity, to.velocity, w);
  }
  static auto for_change(raw& s) {
    return motion<typename position::filled, typename velocity::filled>{
        position::to_fill(s.position), velocity::to_fill(s.velocity)};
  }
  static raw copied(raw const& s) { return {s.position.copied(), s.velocity.copied()}; }
};

namespace detail {

template <class M>
inline constexpr bool is_member_of_many = is_plain_member<M>;
template <class Q, class Allocator>
inline constexpr bool is_member_of_many<std::vector<Q, Allocator>> = is_plain_member<Q>;

/// The members of an aggregate, of which at least one is a vector.
template <class S, class Places = members_of<S>>
inline constexpr bool has_vectors = false;
template <class S, std::size_t... I>
inline constexpr bool has_vectors<S, std::index_sequence<I...>> =
    (is_member_of_many<boost::pfr::tuple_element_t<I, S>> && ...) &&
    !(is_plain_member<boost::pfr::tuple_element_t<I, S>> && ...);

/// An aggregate with vectors among its members.
template <class S>
concept aggregate_of_vectors = aggregate_state<S> && has_vectors<S>;

/// All members, one after another.
template <class S, class Places = members_of<S>>
struct members_of_many;
template <class S, std::size_t... I>
struct members_of_many<S, std::index_sequence<I...>> {
  template <std::size_t J>
  using at = member_of_many<boost::pfr::tuple_element_t<J, S>>;
  using T = typename vector_layout<S>::number;
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
  static void flatten(S const& s, shared_array<T>& r) {
    places const begin = starts(r.lengths());
    (at<I>::flatten(boost::pfr::get<I>(s), r.numbers() + begin[I]), ...);
  }
  static void unflatten(shared_array<T> const& r, S& to) {
    places const begin = starts(r.lengths());
    (at<I>::unflatten(r.data() + begin[I], r.lengths()[I], boost::pfr::get<I>(to)), ...);
  }

  /// The view of each: a light quantity, or a span of such.
  template <std::size_t J>
  using light_of = typename raw_form<typename at<J>::element>::field_view;
  template <std::size_t J, class Time>
  using light_rate_of = typename raw_form<rate_of<typename at<J>::element, Time>>::field_view;
  template <std::size_t J, class View, class Number = T>
  using seen_as = decltype(at<J>::template seen<View>(static_cast<Number*>(nullptr), 0));
  using view = std::tuple<std::remove_cvref_t<seen_as<I, light_of<I> const, T const>>...>;
  using changed = std::tuple<seen_as<I, light_of<I>>...>;
  /// What a field may fill.
  template <class Time>
  using filled = std::tuple<seen_as<I, light_rate_of<I, Time>>...>;

  static view seen(shared_array<T> const& r) {
    return views<view, light_of<I> const...>(r.data(), r.lengths());
  }
  static changed to_change(shared_array<T>& r) {
    return views<changed, light_of<I>...>(r.numbers(), r.lengths());
  }
  template <class Time>
  static filled<Time> to_fill(shared_array<T>& r) {
    return views<filled<Time>, light_rate_of<I, Time>...>(r.numbers(), r.lengths());
  }

  template <class From, class To>
  static void require_alike(From const& from, To const& to) {
    (at<I>::require_alike(part<I>(from), part<I>(to)), ...);
  }
  template <class From, class To>
  static void blend_into(S& between, From const& from, To const& to, T const& w) {
    (at<I>::blend_into(boost::pfr::get<I>(between), part<I>(from), part<I>(to), w), ...);
  }

private:
  template <class Views, class... View, class Number>
  static Views views(Number* numbers, std::size_t const* lengths) {
    places const begin = starts(lengths);
    return Views{at<I>::template seen<View>(numbers + begin[I], lengths[I])...};
  }
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
struct raw_form<S> : detail::form_of_aggregate<S>, detail::members_of_many<S> {
  using members = detail::members_of_many<S>;
  using raw = detail::shared_array<typename members::T>;
  using field_view = typename members::view;  ///< a tuple: `auto const& [temperature, flow] = s;`
  using stepped_by = diagnostics::words<"a Runge-Kutta or an implicit one">;
  static constexpr bool suits_tolerance = std::is_floating_point_v<typename members::T>;

  static raw to_raw(S const& s) {
    auto const lengths = members::lengths(s);
    raw r(members::count(lengths), lengths);
    members::flatten(s, r);
    return r;
  }
  /// The same in the workspace of another, if all of it is as long.
  static raw to_raw(S const& s, raw const& other) {
    auto const lengths = members::lengths(s);
    if (!std::equal(lengths.begin(), lengths.end(), other.lengths())) return to_raw(s);
    raw r = raw::beside(other);
    members::flatten(s, r);
    return r;
  }
  static S from_raw(raw const& r) {
    S s{};
    members::unflatten(r, s);
    return s;
  }
  static void from_raw_into(raw const& r, S& to) { members::unflatten(r, to); }
  static field_view for_field(raw const& r) { return members::seen(r); }
  static auto for_change(raw& r) { return members::to_change(r); }
  static raw copied(raw const& r) { return r.copied(); }
  static void require_finite(raw const& r) {
    if (!is_finite(r))
      fail<std::domain_error>("unitstep: members of initial must be finite, got infinity or NaN");
  }
};

}  // namespace unitstep
