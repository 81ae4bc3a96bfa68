// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <cstddef>
#include <span>
#include <stdexcept>
#include <tuple>
#include <unitstep/field/raw_field.hpp>
#include <unitstep/forces/detail/bodies.hpp>
#include <unitstep/forces/detail/check_second_law.hpp>
#include <unitstep/forces/detail/net_acceleration.hpp>
#include <unitstep/forces/mutual_gravity.hpp>
#include <unitstep/forces/second_law.hpp>
#include <unitstep/many/detail/raw_form_of_vectors.hpp>
#include <unitstep/math/vec.hpp>
#include <utility>
#include <vector>
#ifdef __SSE2__
#include <emmintrin.h>
#endif

/// \file
/// \brief Laws of force on a motion of vectors: on each body by itself, and between bodies.

namespace unitstep::detail {

/// A constant of each body on plain numbers: one for all, or a vector with one for each.
template <class One>
struct same_for_each {
  [[no_unique_address]] One one;

  One const& operator[](std::size_t) const { return one; }
  /// A local copy for a loop, which the compiler knows is not changed in it.
  same_for_each for_a_loop() const { return *this; }
  void require(std::size_t) const {}
};
template <class One>
struct own_for_each {
  std::vector<One> all;
  char const* name;  ///< what it was made of

  One const& operator[](std::size_t i) const { return all[i]; }
  One const* for_a_loop() const { return all.data(); }
  void require(std::size_t bodies) const {
    if (all.size() != bodies)
      fail_lengths<std::domain_error>("the state", bodies, name, all.size());
  }
};
/// No law acts on each body.
struct nothing_on_each {};

/// The results of a function of each mass: of one for all, or of each in a vector.
template <class Mass, class F>
auto of_each_mass(Mass const& mass, F const& worked_out) {
  if constexpr (vector_like<Mass>) {
    own_for_each<decltype(worked_out(mass[0]))> made{{}, "the mass"};
    made.all.reserve(mass.size());
    for (auto const& one : mass) made.all.push_back(worked_out(one));
    return made;
  } else {
    return same_for_each<decltype(worked_out(mass))>{worked_out(mass)};
  }
}

/// Whether something is given for each body in a vector.
template <class T>
inline constexpr bool is_own = vector_like<T>;
template <template <class...> class Law, class... Constant>
inline constexpr bool is_own<Law<Constant...>> =
    vector_like<Law<Constant...>> || (vector_like<Constant> || ...);

/// The square of a softening, if there is one, in a form that a compiler knows is not negative.
template <class Softening>
auto square_of(Softening const& softening) {
  if constexpr (is_given<Softening>)
    return softening * softening;
  else
    return softening;
}

/// Two numbers, computed with at once.
using two_numbers [[gnu::vector_size(16)]] = double;

/// The roots of sums of squares, without the check for negative numbers.
[[gnu::always_inline]] inline two_numbers roots_of_squares(two_numbers square) {
#ifdef __SSE2__
  return _mm_sqrt_pd(square);
#else
  return two_numbers{__builtin_sqrt(square[0]), __builtin_sqrt(square[1])};
#endif
}

/// `add_mutual_pull` on arrays of doubles, to the same bits: two of the bodies `j` at once.
template <std::size_t N, class Parameters, class Softening>
void add_pulls_in_twos(std::size_t bodies, vec<double, N> const* const __restrict position,
                       Parameters const parameter, Softening const softening,
                       vec<double, N>* const __restrict a) {
  auto const softening_squared = detail::square_of(softening);
  for (std::size_t i = 0; i + 1 < bodies; ++i) {
    vec<double, N> const x_i = position[i];
    double const parameter_i = parameter[i];
    vec<double, N> a_i = a[i];
    std::size_t j = i + 1;
    for (; j + 1 < bodies; j += 2) {
      two_numbers d[N];
      for (std::size_t c = 0; c < N; ++c)
        d[c] = two_numbers{position[j][c], position[j + 1][c]} - x_i[c];
      two_numbers square = d[0] * d[0];
      for (std::size_t c = 1; c < N; ++c) square += d[c] * d[c];
      if constexpr (is_given<Softening>) square += softening_squared;
      two_numbers const inverse = 1.0 / detail::roots_of_squares(square);
      two_numbers const weight = inverse * inverse;
      two_numbers const of_i = parameter_i * weight;
      two_numbers const of_j = two_numbers{parameter[j], parameter[j + 1]} * weight;
      for (std::size_t c = 0; c < N; ++c) {
        two_numbers const direction = d[c] * inverse;
        two_numbers const pull = direction * of_j, back = direction * of_i;
        a_i[c] += pull[0];
        a_i[c] += pull[1];
        a[j][c] -= back[0];
        a[j + 1][c] -= back[1];
      }
    }
    if (j < bodies) {  // the last one is alone
      vec<double, N> const places[] = {x_i, position[j]};
      double const parameters[] = {parameter_i, parameter[j]};
      vec<double, N> sums[] = {a_i, a[j]};
      detail::add_mutual_pull<vec<double, N>>(2, places, parameters, softening_squared, sums);
      a_i = sums[0];
      a[j] = sums[1];
    }
    a[i] = a_i;
  }
}

/// Gravity between bodies, with G times the mass of each.
template <class Parameters, class Softening>
struct mutual_pull {
  Parameters parameter;
  [[no_unique_address]] Softening softening;

  void require(std::size_t bodies) const { parameter.require(bodies); }
  template <class Z>
  void add_to(Z* __restrict a, Z const* __restrict position, std::size_t bodies) const {
    detail::add_mutual_pull<Z>(bodies, position, parameter.for_a_loop(),
                               detail::square_of(softening), a);
  }
  template <std::size_t N>
  void add_to(vec<double, N>* a, vec<double, N> const* position, std::size_t bodies) const {
    detail::add_pulls_in_twos(bodies, position, parameter.for_a_loop(), softening, a);
  }
};

/// The gravity of bodies of these masses, on plain numbers: one mass for all, or a vector with one for each.
template <class Mass, class Constant, class Softening>
auto law_on_vectors(mutual_gravity<Constant, Softening> const& law, Mass const& mass) {
  using mass_form = raw_form<of_one_body<Mass>>;
  auto const g = raw_form<Constant>::to_raw(law.constant_of_gravitation);
  auto const softening = law.raw_softening();
  auto parameters =
      detail::of_each_mass(mass, [&](auto const& one) { return mass_form::to_raw(one) * g; });
  return mutual_pull<decltype(parameters), std::remove_const_t<decltype(softening)>>{
      std::move(parameters), softening};
}

/// A caller's law between bodies on plain numbers, and the masses.
template <class Masses, class Raw>
struct law_of_masses {
  Masses masses;
  Raw raw;

  void require(std::size_t bodies) const { masses.require(bodies); }
};
template <class Mass, class Law>
auto law_on_vectors(Law const& law, Mass const& mass) {
  using mass_form = raw_form<of_one_body<Mass>>;
  auto const masses =
      detail::of_each_mass(mass, [](auto const& one) { return mass_form::to_raw(one); });
  auto const raw = law.raw_between_vectors(masses);
  return law_of_masses<std::remove_const_t<decltype(masses)>, std::remove_const_t<decltype(raw)>>{
      masses, raw};
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

  // Adds the accelerations by a law between bodies.
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

  // No law reads the array that is written to. It is not forced inline, since that would lose __restrict.
  template <class Time>
  void put_on_each(number* __restrict to, number const* __restrict x, number const* __restrict v,
                   std::size_t bodies, Time const& t) const {
    auto const& laws = on_each.for_a_loop();
    for (std::size_t i = 0; i < bodies; ++i) {
      auto own = laws[i](
          body{vector_layout<place>::unflatten(x, 0), vector_layout<speed>::unflatten(v, 0)}, t);
      if constexpr (sizeof...(Between) != 0) own = own + vector_layout<place>::unflatten(to, 0);
      vector_layout<place>::flatten(own, to, 0);
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
  template <class Inverse, class... Laws>
  static auto of_each(Inverse const& inverse, Laws const&... laws) {
    if constexpr (!(is_law_of_each_body<Laws> || ...)) {
      return nothing_on_each{};
    } else if constexpr ((is_own<Inverse> || ... || (is_law_of_each_body<Laws> && is_own<Laws>))) {
      using one = decltype(laws_on_body<body, Time>(0, inverse, laws...));
      own_for_each<one> made{{}, is_own<Inverse> ? "the mass" : "a constant of a law"};
      std::size_t bodies = known_at_run_time;  // none is known
      if constexpr (is_own<Inverse>) bodies = inverse.size();
      (count<Laws>(laws, bodies), ...);
      (detail::require_constants(laws, is_own<Inverse> ? "the mass" : "another", bodies), ...);
      made.all.reserve(bodies);
      for (std::size_t i = 0; i < bodies; ++i)
        made.all.push_back(laws_on_body<body, Time>(i, inverse, laws...));
      return made;
    } else {
      auto const one = laws_on_body<body, Time>(0, inverse, laws...);
      return same_for_each<std::remove_const_t<decltype(one)>>{one};
    }
  }
  /// The length of the first vector among the constants of a law, if none is known yet.
  template <class Law>
  static void count(Law const& law, std::size_t& bodies) {
    if constexpr (is_law_of_each_body<Law> && is_own<Law>)
      boost::pfr::for_each_field(law, [&](auto const& constant) {
        if constexpr (vector_like<std::remove_cvref_t<decltype(constant)>>)
          if (bodies == known_at_run_time) bodies = constant.size();
      });
  }

  template <class Mass, class Law>
  static auto between(Mass const& mass, Law const& law) {
    if constexpr (is_law_of_each_body<Law>)
      return std::tuple<>{};
    else
      return std::tuple{detail::law_on_vectors(law, mass)};
  }
};

}  // namespace unitstep::detail
