// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <array>
#include <cstddef>
#include <tuple>
#include <type_traits>
#include <unitstep/drive/detail/engines/engines.hpp>
#include <unitstep/field/field.hpp>
#include <unitstep/field/raw_field.hpp>
#include <unitstep/forces/newton_euler.hpp>
#include <unitstep/state/rigid_body.hpp>
#include <utility>

/// \file
/// \brief Several rigid bodies as one state, a `std::array` of them, and the field of each.

namespace unitstep {

namespace detail {

/// A change of several rigid bodies: for each a shift along the axes of the world and a rotation vector along its own.
template <class T, std::size_t N>
using changes_of_bodies = vec<vec<vec<T, 3>, 2>, N>;

/// The positions and orientations of several rigid bodies, as methods see them.
template <class T, std::size_t N>
struct places_and_attitudes {
  using change = changes_of_bodies<T, N>;
  std::array<position_and_attitude<T>, N> bodies;

  friend constexpr places_and_attitudes operator+(places_and_attitudes a, change const& d) {
    for (std::size_t i = 0; i < N; ++i) a.bodies[i] = a.bodies[i] + d[i];
    return a;
  }
  friend constexpr places_and_attitudes& operator+=(places_and_attitudes& a, change const& d) {
    return a = a + d;
  }
  constexpr change sizes() const {
    change all{};
    for (std::size_t i = 0; i < N; ++i) all[i] = bodies[i].sizes();
    return all;
  }
  static constexpr change rate_on_chart(change const& u, change const& velocity) {
    change all{};
    for (std::size_t i = 0; i < N; ++i)
      all[i] = position_and_attitude<T>::rate_on_chart(u[i], velocity[i]);
    return all;
  }
  static constexpr places_and_attitudes blend(places_and_attitudes const& a,
                                              places_and_attitudes const& b, T const& w) {
    places_and_attitudes all = a;
    for (std::size_t i = 0; i < N; ++i)
      all.bodies[i] = position_and_attitude<T>::blend(a.bodies[i], b.bodies[i], w);
    return all;
  }
  template <class State>
  static constexpr State on_cubic(State const& a, State const& b, T const& h, T const& w) {
    State all = a;
    for (std::size_t i = 0; i < N; ++i) {
      using one = motion<position_and_attitude<T>, vec<vec<T, 3>, 2>>;
      auto const between = position_and_attitude<T>::on_cubic(
          one{a.position.bodies[i], a.velocity[i]}, one{b.position.bodies[i], b.velocity[i]}, h, w);
      all.position.bodies[i] = between.position;
      all.velocity[i] = between.velocity;
    }
    return all;
  }
  friend constexpr bool operator==(places_and_attitudes const&,
                                   places_and_attitudes const&) = default;
};

template <class M, class R, std::size_t N>
inline constexpr bool is_state<std::array<rigid_body<M, R>, N>> = true;

}  // namespace detail

/// The raw form of several rigid bodies: one motion on the group of all.
template <class X, class V, class T, class W, std::size_t N>
struct raw_form<std::array<rigid_body<motion<X, V>, rotation<quaternion<T>, W>>, N>> {
  using one = raw_form<rigid_body<motion<X, V>, rotation<quaternion<T>, W>>>;
  using bodies = std::array<typename one::body, N>;
  using number = T;
  using time = typename one::time;
  using raw = motion<detail::places_and_attitudes<T, N>, detail::changes_of_bodies<T, N>>;
  using checked = typename one::checked;  // a formula is right for all where it is right for one
  using field_view = std::array<typename one::field_view, N>;
  using absolute = std::array<typename one::absolute, N>;  ///< the errors allowed of each

  template <class Time>
  using field_returns = std::array<typename one::template field_returns<Time>, N>;
  template <class Time>
  using field_returns_checked = typename one::template field_returns_checked<Time>;
  static constexpr bool on_group = true;
  template <class Time>
  using verdict = typename one::template verdict<Time>;
  template <class Due, class Result>
  using result_verdict = diagnostics::refuse<
      "field", diagnostics::words<"a std::array of accelerations{linear, angular}">, Result>;

  static constexpr raw to_raw(bodies const& s) {
    raw all{};
    for (std::size_t i = 0; i < N; ++i) {
      auto const of_one = one::to_raw(s[i]);
      all.position.bodies[i] = of_one.position;
      all.velocity[i] = of_one.velocity;
    }
    return all;
  }
  static constexpr auto one_of(raw const& s, std::size_t i) {
    return typename one::raw{s.position.bodies[i], s.velocity[i]};
  }
  static constexpr bodies from_raw(raw const& s) {
    return [&]<std::size_t... I>(std::index_sequence<I...>) {
      return bodies{one::from_raw(one_of(s, I))...};
    }(std::make_index_sequence<N>{});
  }
  static constexpr field_view for_field(raw const& s) {
    return [&]<std::size_t... I>(std::index_sequence<I...>) {
      return field_view{one::for_field(one_of(s, I))...};
    }(std::make_index_sequence<N>{});
  }
  static constexpr vec<detail::changes_of_bodies<T, N>, 2> to_raw_change(absolute const& a) {
    vec<detail::changes_of_bodies<T, N>, 2> all{};
    for (std::size_t i = 0; i < N; ++i) {
      auto const of_one = one::to_raw_change(a[i]);
      all.x[i] = of_one.x;
      all.y[i] = of_one.y;
    }
    return all;
  }
  static constexpr void require_finite(raw const& s) {
    for (std::size_t i = 0; i < N; ++i) one::require_finite(one_of(s, i));
  }
};

/// The raw form of what their field returns.
template <class L, class A, std::size_t N>
struct raw_form<std::array<accelerations<L, A>, N>> {
  using number = typename raw_form<accelerations<L, A>>::number;
  using raw = detail::changes_of_bodies<number, N>;
  static constexpr raw to_raw(std::array<accelerations<L, A>, N> const& a) {
    raw all{};
    for (std::size_t i = 0; i < N; ++i) all[i] = raw_form<accelerations<L, A>>::to_raw(a[i]);
    return all;
  }
};

namespace detail {

/// The fields of several bodies on plain numbers.
template <class... Raw>
struct raw_each_body {
  std::tuple<Raw...> fields;

  template <class T, std::size_t N, class Time>
  constexpr changes_of_bodies<T, N> operator()(
      motion<places_and_attitudes<T, N>, changes_of_bodies<T, N>> const& s, Time const& t) const {
    return [&]<std::size_t... I>(std::index_sequence<I...>) {
      return changes_of_bodies<T, N>{
          std::get<I>(fields)(motion{s.position.bodies[I], s.velocity[I]}, t)...};
    }(std::make_index_sequence<N>{});
  }
};

/// The verdict on the fields of several bodies.
template <class State, class Time, class... Fields>
struct each_body_verdict {
  using type = diagnostics::refuse<
      "initial", diagnostics::words<"a std::array of as many rigid bodies as fields">, State>;
};
template <class M, class R, class Time, class... Fields>
struct each_body_verdict<std::array<rigid_body<M, R>, sizeof...(Fields)>, Time, Fields...> {
  using type = diagnostics::first_refusal<
      decltype(diagnostics::check_inside<rigid_body<M, R>, Fields, Time>())...>;
};

}  // namespace detail

/// The field of several rigid bodies, made of a field for each, in their order: `newton_euler` of its laws.
/// \proof{examples/reference/constrain.cpp,same_place}
template <class... Fields>
struct each_body {
  std::tuple<Fields...> fields;  ///< one for each

  /// The fields of as many bodies.
  constexpr explicit each_body(Fields const&... field) : fields(field...) {}

  /// The verdict on each field for the units of a state.
  template <class State, class Time>
  using verdict = typename detail::each_body_verdict<State, Time, Fields...>::type;

  /// The field on plain numbers.
  template <class State, class Time>
  constexpr auto raw() const {
    using one = typename State::value_type;
    return std::apply(
        [](auto const&... field) {
          return detail::raw_each_body<decltype(unitstep::raw_field<one, Time>(field))...>{
              {unitstep::raw_field<one, Time>(field)...}};
        },
        fields);
  }

  /// \cond
  template <class Change>
  constexpr auto with_parts(Change const& change) const {
    return std::apply([&](auto const&... field) { return unitstep::each_body{change(field)...}; },
                      fields);
  }
  /// \endcond

  /// Refuses what one of the fields refuses.
  constexpr void require_values() const {
    std::apply([](auto const&... field) { (detail::require_values(field), ...); }, fields);
  }
};
/// \cond
template <class... Fields>
each_body(Fields const&...) -> each_body<Fields...>;
/// \endcond

namespace detail {

/// Between two jumps each of the fields is.
template <class... Fields, class State, class Time>
struct asked_field<true, ::unitstep::each_body<Fields...>, State, Time> {
  template <class Field>
  using inside = asked_field<true, Field, typename State::value_type, Time>;
  using type = ::unitstep::each_body<typename inside<Fields>::type...>;
  template <class T>
  static constexpr type of(::unitstep::each_body<Fields...> const& all, T const& first,
                           T const& last) {
    return std::apply(
        [&](auto const&... field) { return type{inside<Fields>::of(field, first, last)...}; },
        all.fields);
  }
};

}  // namespace detail

}  // namespace unitstep
