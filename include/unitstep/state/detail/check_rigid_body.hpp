// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/state/rotation.hpp>
#include <unitstep/value/detail/check_fit.hpp>

namespace unitstep {

template <class Linear, class Angular>
struct accelerations;

namespace diagnostics {

/// The verdict on a rigid body beside a step of time: that on its motion, then that on its rotation.
template <class M, class R, class Time>
struct check_rigid_body {
  static consteval auto check() { return not_a_motion<"motion", M>{}; }
};
template <class X, class V, class R, class Time>
struct check_rigid_body<motion<X, V>, R, Time> {
  static consteval auto check() {
    return refuse<"rotation", words<"a rotation of a quaternion">, R>{};
  }
};
template <class X, class V, class T, class W, class Time>
struct check_rigid_body<motion<X, V>, rotation<quaternion<T>, W>, Time> {
  static consteval auto check() {
    if constexpr (!requires { requires std::is_same_v<X, vec<typename X::value_type, 3>>; })
      return refuse<"position", words<"a vec of three">, X>{};
    else
      return first_refusal<decltype(check_motion<X, V, Time>()),
                           typename raw_form<rotation<quaternion<T>, W>>::template verdict<Time>>{};
  }
};

/// The verdict on what a field of a rigid body returned.
template <class Due, class Result>
struct check_accelerations {
  using verdict = refuse<"field", words<"accelerations{linear, angular}">, Result>;
};
template <class L, class A, class GotL, class GotA>
struct check_accelerations<accelerations<L, A>, accelerations<GotL, GotA>> {
  using verdict = first_refusal<decltype(check_fit_of_turning<"acceleration", L, GotL>()),
                                decltype(check_fit_of_turning<"angular acceleration", A, GotA>())>;
};

}  // namespace diagnostics

}  // namespace unitstep
