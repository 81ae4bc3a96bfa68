// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <boost/units/systems/si/mass.hpp>
#include <tuple>
#include <unitstep/diagnostics/callable.hpp>
#include <unitstep/diagnostics/fail.hpp>
#include <unitstep/forces/law.hpp>
#include <unitstep/forces/net_acceleration.hpp>
#include <unitstep/math/finite.hpp>
#include <unitstep/state/judge_motion.hpp>

namespace unitstep {

namespace detail {

/// The verdict on a mass: of the value type of the state, and with a unit where the state has any.
template <class Mass, class Acceleration>
consteval auto judge_mass() {
  using number = typename door<Acceleration>::number;
  if constexpr (unitstep::number<Mass> &&
                !unitstep::number<typename diagnostics::innermost<Acceleration>::type>)
    return diagnostics::refuse<"mass", boost::units::quantity<boost::units::si::mass, number>,
                               Mass>{};
  else if constexpr (!std::is_same_v<number, typename door<Mass>::number>)
    return diagnostics::refuse<"mass", product_of<number, Mass>, Mass>{};
  else
    return diagnostics::accepted{};
}

/// The verdict on a law beside a mass.
template <class Law, class Mass, class State, class Time, class Acceleration>
consteval auto judge_law_of_mass() {
  if constexpr (is_acceleration_law<Law>)
    return judge_law<Law, State, Time, Acceleration>();
  else
    return judge_law<Law, State, Time, product_of<Acceleration, Mass>>();
}

/// The verdict on a mass and on laws, for the units of a state.
template <class State, class Time, class Mass, class... Laws>
consteval auto judge_second_law() {
  using due = rate_of<decltype(State::velocity), Time>;
  using mass = decltype(judge_mass<Mass, due>());
  if constexpr (!mass::ok)
    return mass{};
  else
    return diagnostics::first_refusal<
        decltype(judge_law_of_mass<Laws, Mass, State, Time, due>())...>{};
}

}  // namespace detail

/// Newton's second law: the field of a motion under laws of force that add to one net force.
///
/// \f[ a = \frac1m \sum_i F_i(x, v, t) \f]
///
/// A law is one of the library's (`spring`, `damper`, `gravity`, `constant_force`,
/// `quadratic_drag`), or any callable (state, time) -> force of the caller's. The reciprocal of the
/// mass is taken once. In a run the laws are plain numbers: linear and constant ones become a single
/// expression, whatever their number.
///
/// \throw std::domain_error if the mass is zero or not finite
template <class Mass, class... Laws>
class second_law {
  using inverse = quotient_of<typename door<Mass>::number, Mass>;

  inverse inverse_mass_;
  std::tuple<Laws...> laws_;

  template <class Law, class State, class Time>
  constexpr auto term(Law const& law, State const& s, Time const& t) const {
    if constexpr (detail::is_acceleration_law<Law>)
      return law(s, t);
    else
      return law(s, t) * inverse_mass_;
  }

  static constexpr inverse reciprocal(Mass const& mass) {
    auto const m = door<Mass>::off(mass);
    if (m == decltype(m){} || !is_finite(m))
      fail<std::domain_error>("unitstep: mass must be finite and not zero");
    return door<inverse>::on(1 / m);
  }

public:
  /// The field of a body of this mass under these laws.
  constexpr explicit second_law(Mass const& mass, Laws const&... laws)
      : inverse_mass_(reciprocal(mass)), laws_(laws...) {}

  /// The acceleration in this state at this time.
  template <class State, class Time>
  constexpr auto operator()(State const& s, Time const& t) const {
    return std::apply([&](auto const&... law) { return (term(law, s, t) + ...); }, laws_);
  }

  /// The verdict on the laws for the units of a state.
  template <class State, class Time>
  using verdict = decltype(detail::judge_second_law<State, Time, Mass, Laws...>());

  /// The field on plain numbers.
  template <class State, class Time>
  constexpr auto raw() const {
    auto const w = door<inverse>::off(inverse_mass_);
    return std::apply(
        [&](auto const&... law) {
          return detail::net_acceleration(
              detail::part<detail::is_acceleration_law<Laws>>(raw_field<State, Time>(law), w)...);
        },
        laws_);
  }
};

}  // namespace unitstep
