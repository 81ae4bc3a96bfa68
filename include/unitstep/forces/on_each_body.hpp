// SPDX-License-Identifier: BSL-1.0
#pragma once

namespace unitstep {

/// A law of the caller's for one body, applied to each of many.
///
/// \f[ F_i = F(x_i, v_i, t) \f]
///
/// `law` is called with the motion of one body and the time. A law that is a type of its own can state the same by a
/// member `static constexpr bool acts_on_each_body = true;`.
/// \proof{examples/reference/forces.cpp,on_each_body}
template <class Law>
struct on_each_body {
  [[no_unique_address]] Law law;  ///< callable (motion of one body, time) -> force

  /// With many bodies it is called with one at a time.
  static constexpr bool acts_on_each_body = true;

  template <class State, class Time>
  constexpr auto operator()(State const& body, Time const& t) const -> decltype(law(body, t)) {
    return law(body, t);
  }
};

template <class Law>
on_each_body(Law) -> on_each_body<Law>;

}  // namespace unitstep
