// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <concepts>
#include <limits>
#include <stdexcept>
#include <type_traits>
#include <unitstep/field/field.hpp>
#include <unitstep/state/rigid_body.hpp>
#include <unitstep/units/detail/check_fit.hpp>
#include <unitstep/units/fail.hpp>

namespace unitstep {

namespace detail {

/// Whether a field takes the whole body: it cannot be called with its own part.
template <class Field, class Part, class Body, class Time>
consteval bool wants_body() {
  if constexpr (checks_itself<Field, Part, Time>)
    return false;
  else if constexpr (sees_either<Field, Part, Time>())
    return false;
  else
    return sees_either<Field, Body, Time>();
}

/// What a field is called with: the body, or its own part of it.
template <class Field, class Part, class Body, class Time>
using seen_by = std::conditional_t<wants_body<Field, Part, Body, Time>(), Body, Part>;

/// The verdict on the field of one part of a body.
template <text Label, class Field, class Part, class Body, class Time>
consteval auto check_part() {
  using namespace diagnostics;
  if constexpr (wants_body<Field, Part, Body, Time>())
    return check_fit_of_turning<Label, typename raw_form<Part>::template field_returns<Time>,
                                field_result<Field, Body, Time>>();
  else
    return check_inside<Part, Field, Time>();
}

template <class Body, class Time, class Linear, class Angular>
struct body_verdict {
  using type = diagnostics::refuse<"initial", diagnostics::words<"a rigid body">, Body>;
};
template <class M, class R, class Time, class Linear, class Angular>
struct body_verdict<rigid_body<M, R>, Time, Linear, Angular> {
  using body = rigid_body<M, R>;
  using type = diagnostics::first_refusal<
      decltype(check_part<"acceleration", Linear, M, body, Time>()),
      decltype(check_part<"angular acceleration", Angular, R, body, Time>())>;
};

/// Both fields on plain numbers.
template <bool LinearWantsBody, bool AngularWantsBody, class Linear, class Angular>
struct raw_newton_euler {
  [[no_unique_address]] Linear linear;
  [[no_unique_address]] Angular angular;

  template <class T, class Time>
  constexpr vec<vec<T, 3>, 2> operator()(
      motion<position_and_attitude<T>, vec<vec<T, 3>, 2>> const& s, Time const& t) const {
    return {of_motion(s, t), of_rotation(s, t)};
  }

private:
  template <class Body, class Time>
  constexpr auto of_motion(Body const& s, Time const& t) const {
    if constexpr (LinearWantsBody)
      return linear(s, t);
    else
      return linear(motion{s.position.position, s.velocity.x}, t);
  }
  template <class Body, class Time>
  constexpr auto of_rotation(Body const& s, Time const& t) const {
    if constexpr (AngularWantsBody)
      return angular(s, t);
    else
      return angular(motion{s.position.orientation, s.velocity.y}, t);
  }
};

/// Refuses moments of inertia that no body has. Each is a sum over two of three squares, so it is positive and not
/// above the sum of the other two, except for their rounding.
template <class Moments>
constexpr void require_moments_of_a_body(Moments const& i) {
  using T = std::remove_cvref_t<decltype(i.x)>;
  if constexpr (std::floating_point<T>) {
    T const rounding = std::numeric_limits<T>::epsilon() * (i.x + i.y + i.z);
    if (!(i.x > 0 && i.y > 0 && i.z > 0) || i.x - i.y - i.z > rounding ||
        i.y - i.z - i.x > rounding || i.z - i.x - i.y > rounding)
      fail<std::domain_error>(
          "unitstep: moments of inertia of a rigid body must be positive, and none above the sum "
          "of the other two");
  }
}

}  // namespace detail

/// The equations of Newton and Euler: the field of a rigid body, made of a field of its motion and one of its rotation.
///
/// \f[ m\, \dot{\mathbf v} = \sum \mathbf F, \qquad
///     I\, \dot{\vec\omega} = \sum \vec\tau
///         - \vec\omega \times (I \vec\omega) / \text{rad} \f]
///
/// A field that is generic, or made of laws, is called with its part of the body; one whose parameter is a `rigid_body`
/// is called with all of it. If forces and torques have a common cause, write one field for the body, which returns
/// `accelerations{linear, angular}`.
/// \throw std::domain_error at the start of a run, if no body has such moments, or a field refuses its constants
/// \proof{examples/reference/forces.cpp,newton_euler}
template <class Linear, class Angular>
struct newton_euler {
  [[no_unique_address]] Linear linear;    ///< the field of the motion
  [[no_unique_address]] Angular angular;  ///< the field of the rotation

  /// Both accelerations in this state at this time.
  template <class Body, class Time>
  constexpr auto operator()(Body const& s, Time const& t) const {
    return accelerations{of(linear, s.motion, s, t), of(angular, s.rotation, s, t)};
  }

  /// The verdict on both fields for the units of a state.
  template <class State, class Time>
  using verdict = typename detail::body_verdict<State, Time, Linear, Angular>::type;

  /// The field on plain numbers.
  template <class State, class Time>
  constexpr auto raw() const {
    using M = detail::seen_by<Linear, decltype(State::motion), State, Time>;
    using R = detail::seen_by<Angular, decltype(State::rotation), State, Time>;
    auto const a = unitstep::raw_field<M, Time>(linear);
    auto const b = unitstep::raw_field<R, Time>(angular);
    return detail::raw_newton_euler<std::is_same_v<M, State>, std::is_same_v<R, State>, decltype(a),
                                    decltype(b)>{a, b};
  }

  /// \cond
  template <class Change>
  constexpr auto with_parts(Change const& change) const {
    return unitstep::newton_euler{change(linear), change(angular)};
  }
  /// \endcond

  /// Refuses constants that are not valid for one of the fields.
  constexpr void require_values() const {
    detail::require_values(linear);
    detail::require_values(angular);
    if constexpr (requires { angular.inertia(); })
      detail::require_moments_of_a_body(
          raw_form<std::remove_cvref_t<decltype(angular.inertia())>>::to_raw(angular.inertia()));
  }

private:
  template <class Field, class Part, class Body, class Time>
  static constexpr auto of(Field const& field, Part const& part, Body const& body, Time const& t) {
    if constexpr (detail::wants_body<Field, Part, Body, Time>())
      return field(body, t);
    else
      return field(part, t);
  }
};

template <class Linear, class Angular>
newton_euler(Linear, Angular) -> newton_euler<Linear, Angular>;

}  // namespace unitstep
