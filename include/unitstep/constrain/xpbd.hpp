// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <cstddef>
#include <stdexcept>
#include <type_traits>
#include <unitstep/constrain/constrained.hpp>
#include <unitstep/constrain/constraint_forces.hpp>
#include <unitstep/constrain/rattle.hpp>
#include <unitstep/methods/method.hpp>
#include <unitstep/state/motion.hpp>
#include <unitstep/units/detail/check_fit.hpp>
#include <unitstep/units/fail.hpp>
#include <utility>

/// \file
/// \brief Compliant constraints, satisfied one after another, as in games.

namespace unitstep {

namespace detail {

/// The verdict on a compliance for the constraints of a field: the value of each per multiplier.
template <class State, class Field, class Time, class Compliance>
struct compliance_verdict {
  using type = typename constraints_verdict<Field>::type;
};
template <class State, class Field, class... C, class Time, class Compliance>
  requires is_given<Compliance>
struct compliance_verdict<State, constrained<Field, C...>, Time, Compliance> {
  using forms = forms_of<places_of<State>, Time, C...>;
  template <class Value>
  using due = rate_of<Value, typename multiplier_of<speeds_of<State>, Field, Value>::type>;
  template <std::size_t... I>
  static consteval auto check(std::index_sequence<I...>) {
    return diagnostics::first_refusal<
        decltype(diagnostics::check_fit<"compliance", due<typename forms::template form<I>::value>,
                                        Compliance>())...>{};
  }
  using type = decltype(check(std::make_index_sequence<forms::size>{}));
};

}  // namespace detail

/// Extended position-based dynamics, as games have it: `substeps` short steps, in each of which every constraint is
/// satisfied once, one after another.
///
/// \f[ x^* = x_n + h\,(v_n + h\,a), \qquad
///     x \leftarrow x - M^{-1} G_k^T \Bigl(G_k M^{-1} G_k^T + \frac{\alpha}{h^2}\Bigr)^{-1} g_k \;
///     \text{for each constraint } k, \qquad
///     v_{n+1} = \frac{x_{n+1} - x_n}{h} = v_n + h\,a - \sum_k M^{-1} G_k^T \frac{\lambda_k}{h}, \qquad
///     h = \frac{dt}{\text{substeps}} \f]
///
/// The compliance \f$ \alpha \f$, for a `distance` in m/N, makes springs of rods, as stiff whatever the step; without
/// one they are rigid. As \f$ g = (r^2 / L - L) / 2 \f$ such a spring pulls by \f$ g\, r / (\alpha L) \f$: for small
/// changes of its length it is one of \f$ 1 / \alpha \f$, and beyond them it grows stiffer. It never fails and costs
/// the same each step, also where constraints contradict or follow from one another.
///
/// It takes a start that breaks a constraint. Rigid bodies drift as free ones do and are then moved and turned.
/// Whatever its length, a step begins by putting bodies where the last one left a constraint broken. So an event of
/// bodies on joints, at which a step is cut, may come again at once, which is an error: `rattle` has no such jump.
///
/// It keeps the momentum of bodies that are tied only to each other, to rounding. It does not keep constraints exactly:
/// one alone holds to about \f$ h^4 \f$, and several, which disturb each other, to \f$ h^2 \f$; the energy falls in
/// proportion to h, so swings die away; the angular momentum changes a little with each substep. It is of first order
/// and neither symplectic nor reversible. If you need correct numbers, take `rattle`, a step of which costs about as
/// much as three of these substeps.
///
/// Use it for ropes, cloth and ragdolls on a screen. Cost: one evaluation of the field and of each constraint in each
/// substep.
/// Source: M. Macklin, M. Mueller, N. Chentanez, Proc. Motion in Games, 49 (2016); M. Macklin et al., Proc. Symp.
/// Computer
/// Animation 2 (2019); M. Mueller et al., Computer Graphics Forum 39, 101 (2020) for rigid bodies.
/// \throw std::domain_error at a step, if there is no substep, or the compliance is negative or not finite
/// \proof{examples/reference/constrain.cpp,xpbd}
template <class Compliance = detail::not_given>
struct xpbd : method_facts<1> {
  [[no_unique_address]] Compliance compliance;  ///< how much a constraint gives way per multiplier
  int substeps;                                 ///< how many steps are made of one

  static constexpr int evaluations = 1;          ///< in each substep
  static constexpr bool takes_any_start = true;  ///< as it leaves none on the constraints
  static constexpr bool adds_a_change = false;   ///< it moves the state towards the constraints
  static constexpr bool steps_vectors = true;    ///< though it adds no change

  /// Rigid constraints.
  constexpr explicit xpbd(int count) : compliance{}, substeps(count) {}
  /// Constraints that give way.
  constexpr xpbd(Compliance const& gives, int count) : compliance(gives), substeps(count) {}

  /// The verdict: the field must have constraints, and the compliance must suit each of them.
  template <class State, class Field, class Time>
  static consteval auto verdict_on_field() {
    return typename detail::compliance_verdict<State, Field, Time, Compliance>::type{};
  }

  /// One step of a motion.
  template <class X, class V, class Field, class Time>
  [[nodiscard]] constexpr motion<X, V> step(motion<X, V> const& s, Field const& field, Time t,
                                            Time dt) const {
    X x = s.position;
    V v = s.velocity;
    if constexpr (detail::raw_with_constraints<Field>) {
      if (substeps < 1) fail<std::domain_error>("unitstep: xpbd needs at least one substep");
      auto const& tied = detail::uncounted(field);
      auto const h = dt / static_cast<Time>(substeps);
      if (h == Time(0)) return s;
      Time gives(0);
      if constexpr (detail::is_given<Compliance>) {
        gives = raw_form<Compliance>::to_raw(compliance);
        if (!(gives >= 0) || !unitstep::is_finite(gives))
          fail<std::domain_error>(
              "unitstep: the compliance of xpbd must be finite and not negative");
        gives = gives / (h * h);
      }
      auto&& storage = tied.storage();
      for (int i = 0; i < substeps; ++i) {
        Time const now = t + h * static_cast<Time>(i);
        v = v + tied.push(motion<X, V>{x, v}, now) * h;
        if constexpr (detail::uncounted_field<Field>::turns)
          tied.inverse_masses().drift(x, v, h);
        else
          x = x + v * h;
        // The impulses change the velocity: a way over h has the rounding of x, which may be larger than v h.
        tied.relax(x, now + h, gives, storage, [&](std::size_t row, Time const& by) {
          storage.here.subtract_impulse(v, tied.inverse_masses(), row, by / h);
        });
      }
    } else {
      static_assert(detail::only_checks_units<Field>, "xpbd: a field without constraints");
      v = v + field(s, t) * dt;
      x = s.position + v * dt;
    }
    return {x, v};
  }
};
/// \cond
xpbd(int) -> xpbd<>;
template <class Compliance>
xpbd(Compliance, int) -> xpbd<Compliance>;
/// \endcond

}  // namespace unitstep
