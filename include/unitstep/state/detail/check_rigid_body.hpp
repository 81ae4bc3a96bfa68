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
struct rigid_body_verdict {
  using type = not_a_motion<"motion", M>;
};
template <class X, class V, class R, class Time>
struct rigid_body_verdict<motion<X, V>, R, Time> {
  using type = refuse<"rotation", words<"a rotation of a quaternion">, R>;
};
template <class X, class V, class T, class W, class Time>
struct rigid_body_verdict<motion<X, V>, rotation<quaternion<T>, W>, Time> {
  static consteval auto check() {
    if constexpr (!requires { requires std::is_same_v<X, vec<typename X::value_type, 3>>; })
      return refuse<"position", words<"a vec of three">, X>{};
    else
      return first_refusal<decltype(check_motion<X, V, Time>()),
                           typename raw_form<rotation<quaternion<T>, W>>::template verdict<Time>>{};
  }
  using type = decltype(check());
};

/// The verdict on what a field of a rigid body returned.
template <class Due, class Result>
struct accelerations_verdict {
  using type = refuse<"field", words<"accelerations{linear, angular}">, Result>;
};
template <class L, class A, class GotL, class GotA>
struct accelerations_verdict<accelerations<L, A>, accelerations<GotL, GotA>> {
  using type = first_refusal<decltype(check_fit_of_turning<"acceleration", L, GotL>()),
                             decltype(check_fit_of_turning<"angular acceleration", A, GotA>())>;
};

}  // namespace diagnostics

}  // namespace unitstep
