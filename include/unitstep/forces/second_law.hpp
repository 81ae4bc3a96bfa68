// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <boost/units/systems/si/mass.hpp>
#include <tuple>
#include <unitstep/diagnostics/callable.hpp>
#include <unitstep/diagnostics/fail.hpp>
#include <unitstep/forces/law.hpp>
#include <unitstep/forces/net_acceleration.hpp>
#include <unitstep/math/finite.hpp>

namespace unitstep {

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

  template <class State, class Time>
  using acceleration = rate_of<decltype(State::velocity), Time>;

  template <class Law, class State, class Time>
  constexpr auto term(Law const& law, State const& s, Time const& t) const {
    if constexpr (detail::is_acceleration_law<Law>)
      return law(s, t);
    else
      return law(s, t) * inverse_mass_;
  }

  template <class State, class Time, class Law>
  static consteval auto judge_one() {
    using due = acceleration<State, Time>;
    if constexpr (detail::is_acceleration_law<Law>)
      return detail::judge_law<Law, State, Time, due>();
    else
      return detail::judge_law<Law, State, Time, product_of<due, Mass>>();
  }

  template <class State, class Time>
  static consteval auto judge_mass() {
    using due = acceleration<State, Time>;
    using number = typename door<due>::number;
    if constexpr (unitstep::number<Mass> && !unitstep::number<due>)
      return diagnostics::refuse<"mass", boost::units::quantity<boost::units::si::mass, number>,
                                 Mass>{};
    else if constexpr (!std::is_same_v<number, typename door<Mass>::number>)
      return diagnostics::refuse<"mass", product_of<number, Mass>, Mass>{};
    else
      return diagnostics::accepted{};
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
  using verdict = diagnostics::first_refusal<decltype(judge_mass<State, Time>()),
                                             decltype(judge_one<State, Time, Laws>())...>;

  /// The field on plain numbers.
  template <class State, class Time>
  constexpr auto raw() const {
    auto const w = door<inverse>::off(inverse_mass_);
    return std::apply(
        [&](auto const&... law) {
          return detail::net_acceleration(detail::part<detail::is_acceleration_law<Laws>>(
              raw_field<State, Time>(law), w)...);
        },
        laws_);
  }
};

}  // namespace unitstep
