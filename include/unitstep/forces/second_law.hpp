// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <tuple>
#include <type_traits>
#include <unitstep/field/field.hpp>
#include <unitstep/field/raw_field.hpp>
#include <unitstep/forces/detail/bodies.hpp>
#include <unitstep/forces/detail/check_second_law.hpp>
#include <unitstep/forces/detail/net_acceleration.hpp>
#include <unitstep/forces/law.hpp>
#include <unitstep/forces/on_each_body.hpp>
#include <unitstep/state/finite.hpp>
#include <unitstep/units/describe.hpp>
#include <unitstep/units/fail.hpp>
#include <unitstep/units/mismatch.hpp>
#include <utility>

namespace unitstep::detail {

/// The reciprocal of a mass, or of each of an array of masses. Other types compile here and are refused where the units
/// are checked.
template <class Mass>
struct reciprocal {
  using type = not_given;
  static constexpr type of(Mass const&) { return {}; }
};
template <class Mass>
  requires number<Mass> || (quantity_like<Mass> && number<number_of<Mass>>)
struct reciprocal<Mass> {
  using type = quotient_of<typename raw_form<Mass>::number, Mass>;

  static constexpr type of(Mass const& mass) {
    auto const m = raw_form<Mass>::to_raw(mass);
    if (detail::may_hold(m == decltype(m){}) || !unitstep::is_finite(m))
      fail<std::domain_error>("unitstep: mass must be finite and not zero");
    if (detail::has_infinite_reciprocal(m))
      fail<std::domain_error>("unitstep: mass is so small that 1 / mass is infinite");
    return raw_form<type>::from_raw(1 / m);
  }
};

/// Reports the number of the bad mass. A constant expression cannot make a sentence for the compiler to print; there
/// the argument of this call, which the compiler shows, is the number of the body.
constexpr void refuse_mass_of_body(std::size_t body) {
  if (!std::is_constant_evaluated())
    fail<std::domain_error>(sentence{}
                                .add("unitstep: mass of body ", static_cast<long>(body),
                                     " (the first is 0) must be finite and not zero")
                                .data());
  fail<std::domain_error>("unitstep: every mass must be finite and not zero");
}

/// The reciprocal of the mass of body `i` of many.
template <class Q>
constexpr auto reciprocal_of_body(Q const& mass, std::size_t i) {
  auto const m = raw_form<Q>::to_raw(mass);
  if (detail::may_hold(m == decltype(m){}) || !unitstep::is_finite(m)) refuse_mass_of_body(i);
  if (detail::has_infinite_reciprocal(m))
    fail<std::domain_error>("unitstep: a mass is so small that 1 / mass is infinite");
  return raw_form<typename reciprocal<Q>::type>::from_raw(1 / m);
}

template <class Q, std::size_t N>
  requires (!std::is_same_v<typename reciprocal<Q>::type, not_given>)
struct reciprocal<std::array<Q, N>> {
  using type = std::array<typename reciprocal<Q>::type, N>;
  static constexpr type of(std::array<Q, N> const& masses) {
    return [&]<std::size_t... I>(std::index_sequence<I...>) {
      return type{{detail::reciprocal_of_body(masses[I], I)...}};
    }(std::make_index_sequence<N>{});
  }
};

/// Reciprocals of a vector of masses are in a vector of the same template, so that `<vector>` need not be included
/// here.
template <template <class...> class Vector, class Q, class... Allocator>
  requires (vector_like<Vector<Q, Allocator...>> &&
            !std::is_same_v<typename reciprocal<Q>::type, not_given>)
struct reciprocal<Vector<Q, Allocator...>> {
  using type = Vector<typename reciprocal<Q>::type>;
  static type of(Vector<Q, Allocator...> const& masses) {
    type all;
    all.reserve(masses.size());
    for (std::size_t i = 0; i < masses.size(); ++i)
      all.push_back(detail::reciprocal_of_body(masses[i], i));
    return all;
  }
};

/// A vec of masses is also refused where the units are checked.
template <class Q, std::size_t N>
struct reciprocal<vec<Q, N>> {
  using type = vec<typename reciprocal<Q>::type, N>;
  static constexpr type of(vec<Q, N> const&) { return {}; }
};

/// A law on plain numbers as an acceleration.
template <class State, class Time, class Law, class Inverse>
constexpr auto raw_part(Law const& law, Inverse const& inverse_mass) {
  return detail::part<is_acceleration_law<Law>>(unitstep::raw_field<State, Time>(law),
                                                raw_form<Inverse>::to_raw(inverse_mass));
}
/// The sum of all laws that act on each body, on body `i`.
template <class Body, class Time, class Inverse, class... Laws>
constexpr auto laws_on_body(std::size_t i, Inverse const& inverse, Laws const&... laws) {
  auto const one = [&]<class Law>(Law const& law) {
    if constexpr (is_law_of_each_body<Law>)
      return std::tuple{
          detail::raw_part<Body, Time>(detail::law_for_body(law, i), detail::for_body(inverse, i))};
    else
      return std::tuple<>{};
  };
  return std::apply([](auto const&... part) { return detail::net_acceleration(part...); },
                    std::tuple_cat(one(laws)...));
}

/// The masses of `N` bodies on plain numbers: each its own, or one for all.
template <std::size_t N, class Mass>
constexpr auto raw_masses(Mass const& mass) {
  vec<typename raw_form<Mass>::number, N> all{};
  for (std::size_t i = 0; i < N; ++i)
    all[i] = raw_form<of_one_body<Mass>>::to_raw(detail::for_body(mass, i));
  return all;
}

}  // namespace unitstep::detail

namespace unitstep {

/// Newton's second law: the field of a motion under laws of force that add to one net force.
///
/// \f[ a = \frac1m \sum_k F_k(x, v, t), \qquad
///     a_i = \frac1{m_i} \sum_k F_{k,i}(x, v, t) \f]
///
/// A law is one of the library's, such as `spring`, each with a header in `unitstep/forces/`, or any callable (state,
/// time) -> force of the caller's; `forces/law.hpp` lists its other members. The reciprocal of the mass is computed
/// once. In a run the laws are plain numbers: any number of linear and constant ones become a single expression.
///
/// Many bodies are a motion whose position and velocity are `std::array`s, or `std::vector`s (with
/// `<unitstep/many/vectors.hpp>`). `mass` is then one for all, or an array or a vector with one for each. The library's
/// laws act on each body as on one alone, bit for bit; a callable of the caller's returns an array of forces, or acts
/// on each body by itself if it is wrapped in `on_each_body`.
///
/// \throw std::domain_error if a mass is zero or not finite, or a constant of a law not finite
/// \proof{examples/reference/forces.cpp,second_law}
template <class Mass, class... Laws>
class second_law {
  using inverse = detail::reciprocal<Mass>;

  Mass mass_;
  typename inverse::type inverse_mass_;
  std::tuple<Laws...> laws_;

public:
  /// The field of a body of this mass, or of bodies of these masses, under these laws.
  constexpr explicit second_law(Mass const& mass, Laws const&... laws)
      : mass_(mass), inverse_mass_(inverse::of(mass)), laws_(laws...) {
    (detail::require_values(laws), ...);
  }

  /// The mass, or the masses of all bodies.
  constexpr Mass const& mass() const { return mass_; }

  /// The acceleration in this state at this time.
  template <class State, class Time>
  constexpr auto operator()(State const& s, Time const& t) const {
    using verdict_on_call = decltype(detail::check_call<State, Time, Mass, Laws...>());
    if constexpr (!verdict_on_call::ok) {  // in here, so that a right call has no such statement
      static_assert(
          units_match<refusal_type<verdict_on_call>> && sizeof(refusal_text<verdict_on_call>),
          "wrong unit");
      return unknown{};
    } else if constexpr (detail::body_count<decltype(State::position)> == 0) {
      return std::apply([&](auto const&... law) { return (term(law, s, t) + ...); }, laws_);
    } else {
      using acceleration = raw_form<rate_of<decltype(State::velocity), Time>>;
      return acceleration::from_raw(
          raw<State, Time>()(raw_form<State>::to_raw(s), raw_form<Time>::to_raw(t)));
    }
  }

  /// The verdict on the masses and the laws for the units of a state.
  template <class State, class Time>
  using verdict = diagnostics::first_refusal<
      typename detail::checked_bodies<typename detail::body_check<detail::body_of_law_is_checkable<
          Laws, State, Time>>::template of<Laws, State, Time>...>::verdict,
      decltype(detail::check_second_law<State, Time, Mass, Laws...>()),
      decltype(detail::check_law_count<sizeof...(Laws)>())>;

  /// The same laws with constants of another number, and the reciprocal of the mass in it.
  template <class N>
  constexpr auto on_number() const {
    return std::apply(
        [this](auto const&... law) {
          return ::unitstep::second_law<detail::on_number<Mass, N>, detail::law_on<N, Laws>...>(
              detail::to_number<N>(mass_), detail::law_on_number<N>(law)...);
        },
        laws_);
  }

  /// The field on plain numbers.
  template <class State, class Time>
  constexpr auto raw() const {
    constexpr std::size_t bodies = detail::body_count<decltype(State::position)>;
    return std::apply(
        [&](auto const&... law) {
          if constexpr (bodies == detail::known_at_run_time)
            return detail::laws_on_vectors<State, Time>::of(mass_, inverse_mass_, law...);
          else if constexpr (bodies == 0)
            return detail::net_acceleration(detail::raw_part<State, Time>(law, inverse_mass_)...);
          else
            return std::apply([](auto const&... part) { return detail::net_acceleration(part...); },
                              std::tuple_cat(each_part<State, Time, bodies>(),
                                             whole_part<State, Time, bodies>(law)...));
        },
        laws_);
  }

private:
  template <class Law, class State, class Time>
  constexpr auto term(Law const& law, State const& s, Time const& t) const {
    if constexpr (detail::is_acceleration_law<Law>)
      return law(s, t);
    else
      return law(s, t) * inverse_mass_;
  }

  // All laws that act on each body, as one law for each.
  template <class State, class Time, std::size_t bodies>
  constexpr auto each_part() const {
    if constexpr ((detail::is_law_of_each_body<Laws> || ...)) {
      auto const on_body = [this](std::size_t i) {
        return std::apply(
            [&](auto const&... law) {
              return detail::laws_on_body<detail::of_one_body<State>, Time>(i, inverse_mass_,
                                                                            law...);
            },
            laws_);
      };
      auto const net = [&]<std::size_t... I>(std::index_sequence<I...>) {
        return detail::each_body{std::array{on_body(I)...}};
      };
      return std::tuple{net(std::make_index_sequence<bodies>{})};
    } else {
      return std::tuple<>{};
    }
  }

  // A law of all bodies at once, or nothing.
  template <class State, class Time, std::size_t bodies, class Law>
  constexpr auto whole_part(Law const& law) const {
    if constexpr (detail::is_law_of_each_body<Law>) {
      return std::tuple<>{};
    } else if constexpr (detail::is_law_between_bodies<Law>) {
      return std::tuple{law.raw_between(detail::raw_masses<bodies>(mass_))};
    } else if constexpr (detail::body_count<Mass> == 0 || detail::is_acceleration_law<Law>) {
      return std::tuple{detail::raw_part<State, Time>(law, detail::for_body(inverse_mass_, 0))};
    } else {
      using number = typename raw_form<Mass>::number;
      auto const forces = unitstep::raw_field<State, Time>(law);
      auto const inverses = raw_form<typename inverse::type>::to_raw(inverse_mass_);
      return std::tuple{detail::per_masses<std::remove_cvref_t<decltype(forces)>, number, bodies>{
          forces, inverses}};
    }
  }
};

namespace detail {

template <class Mass, class... Laws>
inline constexpr bool says_it_sees_velocity<second_law<Mass, Laws...>> =
    (says_it_sees_velocity<Laws> || ...);

}  // namespace detail

/// \cond
// `destructible` makes g++ instantiate the class. Without that it puts a constant of a class with deduced arguments
// into writable memory, and reads it from there at each use.
template <class Mass, class... Laws>
  requires std::destructible<second_law<Mass, Laws...>>
second_law(Mass const&, Laws const&...) -> second_law<Mass, Laws...>;
/// \endcond

}  // namespace unitstep
