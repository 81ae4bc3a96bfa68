// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/diagnostics/judge_fit.hpp>
#include <unitstep/state/judge_rotation.hpp>
#include <unitstep/state/rigid_body_door.hpp>

namespace unitstep::diagnostics {

/// The verdict on a rigid body beside a step of time: that on its motion, then that on its rotation.
template <class M, class R, class Time>
consteval auto judge_state(rigid_body<M, R> const*, Time const*) {
  return not_a_motion<"motion", M>{};
}
template <class X, class V, class R, class Time>
consteval auto judge_state(rigid_body<motion<X, V>, R> const*, Time const*) {
  return refuse<"rotation", words<"a rotation of a quaternion">, R>{};
}
template <class X, class V, class T, class W, class Time>
consteval auto judge_state(rigid_body<motion<X, V>, rotation<quaternion<T>, W>> const*,
                           Time const*) {
  if constexpr (!requires { requires std::is_same_v<X, vec<typename X::value_type, 3>>; })
    return refuse<"position", words<"a vec of three">, X>{};
  else
    return first_refusal<decltype(judge_motion<X, V, Time>()),
                         decltype(diagnostics::judge_state(
                             static_cast<rotation<quaternion<T>, W>*>(nullptr),
                             static_cast<Time*>(nullptr)))>{};
}

/// The verdict on what a field of a rigid body returned.
template <class M, class R, class Due, class Result>
consteval auto judge_result(rigid_body<M, R> const*, Due const*, Result const*) {
  return refuse<"field", words<"accelerations{linear, angular}">, Result>{};
}
template <class M, class R, class L, class A, class GotL, class GotA>
consteval auto judge_result(rigid_body<M, R> const*, accelerations<L, A> const*,
                            accelerations<GotL, GotA> const*) {
  return first_refusal<decltype(judge_fit_of_turning<"acceleration", L, GotL>()),
                       decltype(judge_fit_of_turning<"angular acceleration", A, GotA>())>{};
}

}  // namespace unitstep::diagnostics
