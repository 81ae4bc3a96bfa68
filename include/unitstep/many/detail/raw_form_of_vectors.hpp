// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <cstddef>
#include <cstring>
#include <span>
#include <stdexcept>
#include <type_traits>
#include <unitstep/field/raw_field.hpp>
#include <unitstep/many/detail/sums.hpp>
#include <unitstep/methods/detail/stepping.hpp>
#include <unitstep/state/detail/blend.hpp>
#include <unitstep/state/motion.hpp>
#include <unitstep/state/rate.hpp>
#include <unitstep/state/raw_form.hpp>
#include <unitstep/units/describe.hpp>
#include <unitstep/units/fail.hpp>
#include <vector>

namespace unitstep {

namespace detail {

template <class Q, class Allocator, class Time>
struct rate<std::vector<Q, Allocator>, Time> {
  using type = std::vector<typename rate<Q, Time>::type>;
};

/// Refuses two states to interpolate between whose vectors are not of one length.
inline void require_alike(std::size_t from, std::size_t to) {
  if (from != to) fail_lengths<std::domain_error>("that of from", from, "a vector of to", to);
}

/// How many numbers an element has.
template <class Raw, class Number>
inline constexpr std::size_t numbers_per_element = sizeof(Raw) / sizeof(Number);

template <class Q, class Allocator>
struct component_type<std::vector<Q, Allocator>> : component_type<Q> {};
template <class T, class Q, class Allocator>
inline constexpr bool numbers_are<T, std::vector<Q, Allocator>> = numbers_are<T, Q>;

}  // namespace detail

namespace diagnostics {

template <class Q, class Allocator>
inline constexpr bool is_plain<std::vector<Q, Allocator>> = is_plain<Q>;

/// `vector<m>`; nobody asks for the allocator.
template <class Q, class Allocator>
struct description<std::vector<Q, Allocator>> {
  static constexpr sentence write(wording much) {
    sentence said;
    said += "vector<";
    said += description<Q>::write(much);
    return said += '>';
  }
};

}  // namespace diagnostics

/// A vector of what fits.
template <class Expected, class Got, class A, class B>
inline constexpr bool fits<std::vector<Expected, A>, std::vector<Got, B>> = fits<Expected, Got>;

/// The raw form of a vector of quantities, numbers, or vecs of such: its numbers in an array of a workspace.
template <class Q, class Allocator>
  requires std::is_floating_point_v<typename raw_form<Q>::number>
struct raw_form<std::vector<Q, Allocator>> {
  using of = raw_form<Q>;
  using number = typename of::number;
  using raw = detail::many<number>;
  using checked = typename of::checked;  ///< a formula is right for all where it is right for one
  using field_view = std::span<typename of::field_view const>;
  /// What the array of a field's results is seen as.
  using filled = std::span<typename of::field_view>;
  static constexpr std::size_t numbers = detail::numbers_per_element<typename of::raw, number>;
  static_assert(std::is_trivially_copyable_v<typename of::raw> &&
                sizeof(typename of::field_view) == sizeof(typename of::raw));

  static raw to_raw(std::vector<Q, Allocator> const& values) {
    return fill(raw(values.size() * numbers), values);
  }
  /// The same in the workspace of another.
  static raw to_raw(std::vector<Q, Allocator> const& values, raw const& other) {
    return fill(raw::beside(other), values);
  }
  static std::vector<Q, Allocator> from_raw(raw const& r) {
    std::vector<Q, Allocator> values;
    from_raw_into(r, values);
    return values;
  }
  /// The same to a vector that is there.
  static void from_raw_into(raw const& r, std::vector<Q, Allocator>& values) {
    values.resize(count(r));
    for (std::size_t i = 0; i < values.size(); ++i) values[i] = of::from_raw(element(r, i));
  }
  static field_view for_field(raw const& r) {
    return {reinterpret_cast<typename of::field_view const*>(r.data()), count(r)};
  }
  static filled to_fill(raw& r) {
    return {reinterpret_cast<typename of::field_view*>(r.numbers()), count(r)};
  }

  /// Vectors or spans of one length have something between them.
  template <class From, class To>
  static void require_alike(From const& from, To const& to) {
    detail::require_alike(from.size(), to.size());
  }
  /// Writes what lies between two vectors or spans of one length, element by element.
  template <class From, class To>
  static void blend_into(std::vector<Q, Allocator>& between, From const& from, To const& to,
                         number const& w) {
    between.resize(from.size());
    for (std::size_t i = 0; i < between.size(); ++i)
      detail::put_between(between[i], from[i], to[i], w);
  }
  /// Element `i` on plain numbers.
  static typename of::raw element(raw const& r, std::size_t i) {
    typename of::raw one;
    std::memcpy(&one, r.data() + i * numbers, sizeof one);
    return one;
  }
  /// Writes element `i`.
  static void put(raw& r, std::size_t i, typename of::raw const& one) {
    std::memcpy(r.numbers() + i * numbers, &one, sizeof one);
  }
  /// How many elements there are.
  static std::size_t count(raw const& r) { return r.size() / numbers; }

private:
  static raw fill(raw r, std::vector<Q, Allocator> const& values) {
    std::size_t i = 0;
    for (Q const& value : values) put(r, i++, of::to_raw(value));
    return r;
  }
};

namespace detail {

/// Methods step the numbers of all bodies as they stand. Those that solve equations, or look at single
/// numbers, say so.
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
struct raw_form<motion<std::vector<Q>, std::vector<P>>> {
  using position = raw_form<std::vector<Q>>;
  using velocity = raw_form<std::vector<P>>;
  using state = motion<std::vector<Q>, std::vector<P>>;
  using number = typename position::number;
  using raw = motion<typename position::raw, typename velocity::raw>;
  using checked = motion<typename position::checked, typename velocity::checked>;
  using field_view = motion<typename position::field_view, typename velocity::field_view>;

  using time =
      diagnostics::time_between<std::vector<Q>, std::vector<P>>;  ///< position over velocity

  template <class Time>
  using field_returns = rate_of<std::vector<P>, Time>;
  template <class Time>
  using field_returns_checked = typename raw_form<rate_of<P, Time>>::checked;

  template <class Time>
  using verdict = decltype(diagnostics::check_motion<std::vector<Q>, std::vector<P>, Time>());
  template <class Due, class Result>
  using result_verdict =
      diagnostics::refuse<"acceleration", Due, diagnostics::with_radian_hint<Due, Result>>;
  using refused = detail::refused_motion;
  using stepped_by = diagnostics::words<"an explicit one, with nothing around it">;

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
  static state from_raw(raw const& s) {
    return {position::from_raw(s.position), velocity::from_raw(s.velocity)};
  }
  static void from_raw_into(raw const& s, state& to) {
    position::from_raw_into(s.position, to.position);
    velocity::from_raw_into(s.velocity, to.velocity);
  }
  template <class From, class To>
  static void require_alike(From const& from, To const& to) {
    position::require_alike(from.position, to.position);
  }
  template <class From, class To>
  static void blend_into(state& between, From const& from, To const& to, number const& w) {
    position::blend_into(between.position, from.position, to.position, w);
    velocity::blend_into(between.velocity, from.velocity, to.velocity, w);
  }
  static field_view for_field(raw const& s) {
    return {position::for_field(s.position), velocity::for_field(s.velocity)};
  }
  static auto for_change(raw& s) {
    return motion<typename position::filled, typename velocity::filled>{
        position::to_fill(s.position), velocity::to_fill(s.velocity)};
  }
  static raw copied(raw const& s) { return {s.position.copied(), s.velocity.copied()}; }

  static void require_finite(raw const& s) {
    if (!is_finite(s.position))
      fail<std::domain_error>("unitstep: initial.position must be finite, got infinity or NaN");
    if (!is_finite(s.velocity))
      fail<std::domain_error>("unitstep: initial.velocity must be finite, got infinity or NaN");
  }
};

}  // namespace unitstep
