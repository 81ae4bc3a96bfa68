// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <array>
#include <boost/units/systems/si/energy.hpp>
#include <boost/units/systems/si/temperature.hpp>
#include <cstddef>
#include <stdexcept>
#include <type_traits>
#include <unitstep/drive/detail/engines/engines.hpp>
#include <unitstep/forces/second_law.hpp>
#include <unitstep/math/exponential.hpp>
#include <unitstep/math/root.hpp>
#include <unitstep/noise/noisy.hpp>
#include <unitstep/noise/random_path.hpp>
#include <unitstep/state/finite.hpp>
#include <unitstep/units/detail/check_fit.hpp>

namespace unitstep {

/// Boltzmann's constant in J/K, exact since 2019. Boost 1.81 has the value of 2014.
/// \proof{examples/reference/noise.cpp,boltzmann_constant}
inline constexpr auto boltzmann_constant =
    1.380649e-23 * (boost::units::si::joule / boost::units::si::kelvin);

namespace detail {

/// A field of forces in a bath, in one step: for each number of a velocity, the part that it keeps and the part that is
/// new.
template <class Force, class T, std::size_t n>
struct langevin_step {
  static constexpr bool is_step_in_bath = true;

  Force const& force;
  random_path const& path;
  step_of_run which;
  std::array<T, n> kept, fresh;

  template <class S, class Asked>
  [[gnu::always_inline]] constexpr auto operator()(S const& s, Asked const& t) const {
    return force(s, t);
  }
  template <class V>
  constexpr V heated(V v) const {
    std::array<bool, n> all{};
    all.fill(true);
    auto const z = path.increments<n>(which, all);
    double const part = which.to - which.from;
    real_type<T> const scale = which.is_whole() ? real_type<T>(1)
                               : part > 0
                                   ? real_type<T>(1) / static_cast<real_type<T>>(math::sqrt(part))
                                   : real_type<T>(0);
    heat(v, z, scale, 0);
    return v;
  }

private:
  template <class Q>
  constexpr std::size_t heat(Q& v, std::array<double, n> const& z, real_type<T> scale,
                             std::size_t at) const {
    if constexpr (is_vec<Q>) {
      for (std::size_t i = 0; i < std::tuple_size_v<Q>; ++i) at = heat(v[i], z, scale, at);
      return at;
    } else {
      v = v * kept[at] + fresh[at] * (static_cast<real_type<T>>(z[at]) * scale);
      return at + 1;
    }
  }
};

/// Forces in a bath, on plain numbers.
template <class Force, class T, std::size_t n>
struct raw_langevin {
  [[no_unique_address]] Force force;
  std::array<T, n> rate;    // of the friction
  std::array<T, n> spread;  // root of kT/m
  random_path path;

  struct bath {
    T dt;
    std::array<T, n> kept, fresh;
  };

  template <class S, class Asked>
  [[gnu::always_inline]] constexpr auto operator()(S const& s, Asked const& t) const {
    return force(s, t);
  }
  constexpr bath prepared(T const& dt) const {
    if (!(detail::real_part(dt) > 0))
      fail<std::domain_error>(
          "unitstep: langevin: dt must be positive: a random path is not run backwards");
    return during(dt);
  }
  constexpr langevin_step<Force, T, n> in_step(step_of_run const& which, bath const& all) const {
    if (which.is_whole()) [[likely]]
      return {force, path, which, all.kept, all.fresh};
    bath const part = during(static_cast<real_type<T>>(which.to - which.from) * all.dt);
    return {force, path, which, part.kept, part.fresh};
  }

private:
  // What is kept and what is fresh after a time, which is 0 for a part of a step that is less than its rounding.
  constexpr bath during(T const& dt) const {
    bath made{dt, {}, {}};
    for (std::size_t i = 0; i < n; ++i) {
      bool const same = i > 0 && detail::real_part(rate[i] - rate[i - 1]) == 0 && has_no_slopes<T>;
      made.kept[i] = same ? made.kept[i - 1] : math::exp(-(rate[i] * dt));
      made.fresh[i] = spread[i] * root_of_lost(rate[i] * dt);
    }
    return made;
  }
  // The root of 1 - exp(-2 x). For x up to 1/64 it is a series, within 1e-20.
  static constexpr T root_of_lost(T const& x) {
    using plain = real_type<T>;
    if (detail::real_part(x) == plain(0)) return T(0);
    if (detail::real_part(x) > plain(1) / plain(64)) {
      T const kept = math::exp(-x);
      return math::sqrt((plain(1) - kept) * (plain(1) + kept));
    }
    T const y = plain(2) * x;
    T sum = plain(1) - y / plain(11);
    for (int k = 10; k > 1; --k) sum = plain(1) - y / plain(k) * sum;
    return math::sqrt(y * sum);
  }
};

}  // namespace detail

namespace diagnostics {

/// The verdict on a law under which bodies move in a bath.
template <class State, class Law, class Friction, class Temperature, class Time>
struct langevin_fit {
  using type = refuse<"law", words<"second_law{mass, laws...}">, Law>;
};
template <class X, class V, class Mass, class... Laws, class Friction, class Temperature,
          class Time>
struct langevin_fit<motion<X, V>, second_law<Mass, Laws...>, Friction, Temperature, Time> {
  using law = second_law<Mass, Laws...>;
  using number = typename component_parts<V>::number;

  static consteval auto check_friction() {
    using rate = rate_of<number, Time>;
    if constexpr (fits<rate, Friction> || fits<rate_of<component_of<Mass>, Time>, Friction>)
      return accepted{};
    else
      return refuse<"friction", rate, Friction>{};
  }
  static consteval auto check_bath() {
    using speed = component_of<V>;
    using energy = boost::units::quantity<boost::units::si::energy, number>;
    using mass = decltype(std::declval<energy>() / (std::declval<speed>() * std::declval<speed>()));
    using temperature = boost::units::quantity<boost::units::si::temperature, number>;
    return first_refusal<decltype(check_fit<"mass", mass, component_of<Mass>>()),
                         decltype(check_friction()),
                         decltype(check_fit<"temperature", temperature, Temperature>())>{};
  }
  static consteval auto check() {
    if constexpr (auto field = check_field<motion<X, V>, law, Time>(); !field.ok)
      return field;
    else if constexpr (unitstep::detail::says_it_sees_velocity<law>)
      return refuse<"laws, in a bath", words<"forces without velocity (friction is given beside)">,
                    law>{};
    else
      return check_bath();
  }
  using type = decltype(check());
};
template <class State>
consteval auto check_bath_state() {
  if constexpr (is_motion<State> && unitstep::detail::can_be_noisy<State>)
    return accepted{};
  else
    return refuse<"initial, in a bath", words<"a motion of real numbers">, State>{};
}

}  // namespace diagnostics

/// Bodies under forces in a bath, which has friction and the noise that belongs to it at a temperature.
///
/// \f[ m\,dv = F(x, t)\,dt - \gamma\,v\,dt + \sqrt{2 \gamma k T}\,dW \f]
///
/// `law` is a `second_law` of forces that do not see the velocity; friction is a rate, \f$\gamma/m\f$, or the constant
/// of a damper, \f$\gamma\f$; `baoab` steps it. The strength of the noise is not given: at rest each number of a
/// velocity has the variance kT/m.
/// \throw std::domain_error if the friction or the temperature is negative or not finite, or `dt` is not positive
/// \proof{examples/reference/noise.cpp,langevin}
template <class Law, class Friction, class Temperature, class Path>
struct langevin {
  Law law;                  ///< the forces
  Friction friction;        ///< per time, or the constant of a damper
  Temperature temperature;  ///< of the bath
  Path path;                ///< a `random_path`

  /// It has no enclosure and no series.
  using due_on_numbers = diagnostics::words<"one without noise">;
  using due_inside = due_on_numbers;  ///< nor can it be inside another field

  /// The verdict on all of it for the units of a state.
  template <class State, class Time>
  using verdict = diagnostics::first_refusal<
      decltype(diagnostics::check_bath_state<State>()),
      typename diagnostics::langevin_fit<State, Law, Friction, Temperature, Time>::type,
      decltype(diagnostics::check_path<Path>())>;

  /// The verdict on a method beside it.
  template <class Method>
  static consteval auto check_method() {
    if constexpr (requires { Method::steps_in_a_bath; })
      return diagnostics::accepted{};
    else
      return diagnostics::refuse<"method", diagnostics::words<"one for langevin (baoab)">,
                                 Method>{};
  }
  template <class Method>
  using verdict_on_method = decltype(check_method<Method>());

  /// Forces and bath on plain numbers.
  template <class State, class Time>
    requires detail::can_be_noisy<State>
  constexpr auto raw() const {
    using T = typename raw_form<State>::number;
    using force = decltype(unitstep::raw_field<State, Time>(law));
    constexpr std::size_t n = detail::vector_layout<State>::half;
    using Mass = std::remove_cvref_t<decltype(law.mass())>;
    constexpr std::size_t masses = detail::body_count<Mass>;
    constexpr std::size_t bodies = masses == 0 ? 1 : masses;
    std::array<T, n> rate{}, spread{};
    for (std::size_t i = 0; i < n; ++i) {
      T const mass = T(raw_form<detail::of_one_body<Mass>>::to_raw(
          detail::for_body(law.mass(), i / (n / bodies))));
      T const given = T(raw_form<Friction>::to_raw(friction));
      if constexpr (fits<rate_of<T, Time>, Friction>)
        rate[i] = given;
      else
        rate[i] = given / mass;
      spread[i] = math::sqrt(static_cast<detail::real_type<T>>(boltzmann_constant.value()) *
                             T(raw_form<Temperature>::to_raw(temperature)) / mass);
    }
    return detail::raw_langevin<force, T, n>{unitstep::raw_field<State, Time>(law), rate, spread,
                                             path};
  }
  /// The same with constants of another number.
  template <class N>
  constexpr auto on_number() const {
    return ::unitstep::langevin<detail::law_on<N, Law>, detail::on_number<Friction, N>,
                                detail::on_number<Temperature, N>, Path>{
        detail::law_on_number<N>(law), detail::to_number<N>(friction),
        detail::to_number<N>(temperature), path};
  }
  /// Refuses constants that it cannot work with.
  constexpr void require_values() const {
    detail::require_values(law);
    auto const cold = detail::real_part(raw_form<Temperature>::to_raw(temperature));
    if (!(cold >= 0) || !unitstep::is_finite(cold))
      fail<std::domain_error>(
          "unitstep: langevin: the temperature must be finite and not negative");
    auto const slow = detail::real_part(raw_form<Friction>::to_raw(friction));
    if (!(slow >= 0) || !unitstep::is_finite(slow))
      fail<std::domain_error>("unitstep: langevin: the friction must be finite and not negative");
  }
};
template <class Law, class Friction, class Temperature, class Path>
langevin(Law, Friction, Temperature, Path) -> langevin<Law, Friction, Temperature, Path>;

namespace detail {

/// A law between two jumps in time, with its masses.
template <class Law, class State, class Time>
struct law_between : field_between<Law, State, Time> {
  constexpr auto const& mass() const { return this->field.mass(); }
};
template <class L, class F, class K, class P, class State, class Time>
struct asked_field<true, langevin<L, F, K, P>, State, Time> {
  using type = langevin<law_between<L, State, Time>, F, K, P>;
  template <class T>
  static constexpr type of(langevin<L, F, K, P> const& all, T const& first, T const& last) {
    return {{{all.law, first, last}}, all.friction, all.temperature, all.path};
  }
};

}  // namespace detail

}  // namespace unitstep
