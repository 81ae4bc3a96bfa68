// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <cstddef>
#include <span>
#include <tuple>
#include <unitstep/field/raw_field.hpp>
#include <unitstep/forces/detail/check_second_law.hpp>
#include <unitstep/forces/detail/net_acceleration.hpp>
#include <unitstep/many/detail/constants_of_bodies.hpp>
#include <unitstep/many/detail/mutual_pull.hpp>
#include <unitstep/many/detail/raw_form_of_vectors.hpp>
#include <utility>
#include <vector>

/// \file
/// \brief Laws of force on a motion of vectors: on each body as on one alone, and between bodies.

namespace unitstep::detail {

/// A caller's law between bodies on plain numbers, and the masses that it was told.
template <class Masses, class Raw>
struct law_of_masses {
  Masses masses;
  Raw raw;

  void require(std::size_t bodies) const { masses.require(bodies); }
};
template <class Mass, class Law>
auto law_on_vectors(Law const& law, Mass const& mass) {
  using mass_form = raw_form<of_one_body<Mass>>;
  auto const told = [&](auto const& masses) {
    auto const raw = law.raw_between_vectors(masses);
    return law_of_masses<std::remove_cvref_t<decltype(masses)>, std::remove_const_t<decltype(raw)>>{
        masses, raw};
  };
  if constexpr (vector_like<Mass>) {
    own_for_each<typename mass_form::number> masses{{}, "the mass"};
    for (auto const& one : mass) masses.all.push_back(mass_form::to_raw(one));
    return told(masses);
  } else {
    return told(same_for_each<typename mass_form::number>{mass_form::to_raw(mass)});
  }
}

/// All laws of a second law as a field on plain numbers: first those between bodies, then, in one loop, those that act
/// on each.
template <class Q, class P, class OnEach, class... Between>
struct forces_on_many {
  using position = raw_form<std::vector<Q>>;
  using velocity = raw_form<std::vector<P>>;
  using place = typename raw_form<Q>::raw;
  using speed = typename raw_form<P>::raw;
  using body = motion<place, speed>;

  [[no_unique_address]] OnEach on_each;
  [[no_unique_address]] std::tuple<Between...> between;

  template <class Time>
  typename velocity::raw operator()(motion<typename position::raw, typename velocity::raw> const& s,
                                    Time const& t) const {
    std::size_t const bodies = position::count(s.position);
    auto a = velocity::raw::beside(s.velocity);
    if constexpr (sizeof...(Between) != 0) {
      auto* const first = reinterpret_cast<place*>(a.numbers());
      for (std::size_t i = 0; i < bodies; ++i) first[i] = place{};
      std::apply(
          [&](auto const&... law) {
            (law.require(bodies), ...);
            (add(law, first, s, bodies, t), ...);
          },
          between);
    }
    if constexpr (!std::is_same_v<OnEach, nothing_on_each>) {
      on_each.require(bodies);
      put_on_each(a.numbers(), s.position.data(), s.velocity.data(), bodies, t);
    }
    return a;
  }

private:
  using number = typename position::number;

  // What a law between bodies adds to the accelerations.
  template <class Law, class State, class Time>
  static void add(Law const& law, place* a, State const& s, std::size_t bodies, Time const& t) {
    auto const* const x = reinterpret_cast<place const*>(s.position.data());
    if constexpr (requires { law.add_to(a, x, bodies); }) {
      law.add_to(a, x, bodies);
    } else {
      auto const* const v = reinterpret_cast<speed const*>(s.velocity.data());
      motion<std::span<place const>, std::span<speed const>> const seen{{x, bodies}, {v, bodies}};
      law.raw(seen, t, std::span<place>{a, bodies});
    }
  }

  // What is written to is read by no law. Not inlined by force: that loses what __restrict says.
  template <class Time>
  void put_on_each(number* __restrict to, number const* __restrict x, number const* __restrict v,
                   std::size_t bodies, Time const& t) const {
    auto const& laws = on_each.for_a_loop();
    for (std::size_t i = 0; i < bodies; ++i) {
      auto own =
          laws[i](body{vector_layout<place>::take(x, 0), vector_layout<speed>::take(v, 0)}, t);
      if constexpr (sizeof...(Between) != 0) own = own + vector_layout<place>::take(to, 0);
      vector_layout<place>::put(own, to, 0);
      to += velocity::numbers;
      x += position::numbers;
      v += velocity::numbers;
    }
  }
};

template <class Q, class P, class Time>
struct laws_on_vectors<motion<std::vector<Q>, std::vector<P>>, Time> {
  using body = motion<Q, P>;

  /// The laws of a second law with this mass and its reciprocal.
  template <class Mass, class Inverse, class... Laws>
  static auto of(Mass const& mass, Inverse const& inverse, Laws const&... laws) {
    auto const on_each = of_each(inverse, laws...);
    return std::apply(
        [&](auto const&... law) {
          return forces_on_many<Q, P, std::remove_const_t<decltype(on_each)>,
                                std::remove_cvref_t<decltype(law)>...>{on_each, {law...}};
        },
        std::tuple_cat(between(mass, laws)...));
  }

private:
  template <class Law>
  static constexpr bool is_on_each = is_law_of_each_body<Law>;

  template <class Inverse, class Law>
  static auto part_of(Law const& law, Inverse const& inverse, std::size_t i) {
    if constexpr (is_on_each<Law>) {
      auto const of_body = detail::law_for_body(law, i);
      auto const inverse_mass = detail::for_body(inverse, i);
      return std::tuple{detail::part<is_acceleration_law<Law>>(
          unitstep::raw_field<body, Time>(of_body),
          raw_form<std::remove_const_t<decltype(inverse_mass)>>::to_raw(inverse_mass))};
    } else {
      return std::tuple<>{};
    }
  }
  template <class Inverse, class... Laws>
  static auto net(std::size_t i, Inverse const& inverse, Laws const&... laws) {
    return std::apply([](auto const&... part) { return detail::net_acceleration(part...); },
                      std::tuple_cat(part_of(laws, inverse, i)...));
  }
  template <class Inverse, class... Laws>
  static auto of_each(Inverse const& inverse, Laws const&... laws) {
    if constexpr (!(is_on_each<Laws> || ...)) {
      return nothing_on_each{};
    } else if constexpr ((is_own<Inverse> || ... || (is_on_each<Laws> && is_own<Laws>))) {
      using one = decltype(net(std::size_t{}, inverse, laws...));
      own_for_each<one> made{{}, is_own<Inverse> ? "the mass" : "a constant of a law"};
      std::size_t bodies = counted_in_run;  // none is known
      if constexpr (is_own<Inverse>) bodies = inverse.size();
      (count<Laws>(laws, bodies), ...);
      (detail::require_constants(laws, is_own<Inverse> ? "the mass" : "another", bodies), ...);
      made.all.reserve(bodies);
      for (std::size_t i = 0; i < bodies; ++i) made.all.push_back(net(i, inverse, laws...));
      return made;
    } else {
      auto const one = net(std::size_t{}, inverse, laws...);
      return same_for_each<std::remove_const_t<decltype(one)>>{one};
    }
  }
  /// The length of the first vector among the constants of a law, if none is known yet.
  template <class Law>
  static void count(Law const& law, std::size_t& bodies) {
    if constexpr (is_on_each<Law> && is_own<Law>)
      boost::pfr::for_each_field(law, [&](auto const& constant) {
        if constexpr (vector_like<std::remove_cvref_t<decltype(constant)>>)
          if (bodies == counted_in_run) bodies = constant.size();
      });
  }

  template <class Mass, class Law>
  static auto between(Mass const& mass, Law const& law) {
    if constexpr (is_on_each<Law>) {
      return std::tuple<>{};
    } else {
      return std::tuple{detail::law_on_vectors(law, mass)};
    }
  }
};

}  // namespace unitstep::detail
