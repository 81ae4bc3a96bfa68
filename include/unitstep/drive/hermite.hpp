// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <boost/pfr/core.hpp>
#include <cstddef>
#include <unitstep/drive/interpolate.hpp>
#include <unitstep/drive/sample.hpp>
#include <unitstep/units/quantity.hpp>

/// \file
/// \brief `interpolate` between two samples, at a time, on Hermite's cubic. `drive/interpolate.hpp` has that between two
/// states, at a share of the way, on a straight line.

namespace unitstep {

namespace detail {

/// Whether a value is an array or a vec whose elements may contain motions.
template <class State>
inline constexpr bool is_array_of_states = false;
template <class S, std::size_t N>
inline constexpr bool is_array_of_states<std::array<S, N>> = !plain_member<S>;
template <class S, std::size_t N>
inline constexpr bool is_array_of_states<vec<S, N>> = !plain_member<S>;

}  // namespace detail

namespace diagnostics {

/// The verdict on the time of a sample beside its state, of an array beside each state in it.
template <class State, class Time>
consteval auto check_sample_time() {
  using T = typename raw_form<State>::number;
  using unitstep::detail::value_of_unit;
  if constexpr (unitstep::detail::is_array_of_states<State>) {
    return check_sample_time<typename State::value_type, Time>();
  } else if constexpr (steppable<State>) {
    if constexpr (!unitstep::detail::is_time<Time> && !number<Time>)
      return refuse<"time of a sample", boost::units::quantity<boost::units::si::time, T>, Time>{};
    else
      return typename raw_form<State>::template verdict<Time>{};
  } else if constexpr (!std::is_same_v<typename raw_form<Time>::number, T>) {
    return refuse<
        "time of a sample",
        typename value_of_unit<typename unitstep::detail::component_parts<Time>::unit, T>::type,
        Time>{};
  } else {
    return accepted{};
  }
}

/// The verdict on two samples of one type and a time to be between theirs.
template <class SampleTime, class State, class Other, class Time>
consteval auto check_between_samples() {
  if constexpr (!typed_value<State> || !(quantity_like<SampleTime> || number<SampleTime>))
    return refuse<"sample", words<"{time, state}">, sample<SampleTime, State>>{};
  else if constexpr (!number<typename raw_form<State>::number>)
    return not_of_integers<"sample", State>{};
  else if constexpr (is_of_integers<SampleTime>)
    return not_of_integers<"time of a sample", SampleTime>{};
  else if constexpr (!std::is_same_v<sample<SampleTime, State>, Other>)
    return refuse<"to", sample<SampleTime, State>, Other>{};
  else if constexpr (!fits<SampleTime, Time>)
    return refuse<"time", SampleTime, Time>{};
  else
    return check_sample_time<State, SampleTime>();
}

}  // namespace diagnostics

namespace detail {

/// Whether the raw form of a state is a motion, which is interpolated by a cubic.
template <class State>
inline constexpr bool is_on_cubic = false;
template <class X, class V>
inline constexpr bool is_on_cubic<motion<X, V>> = true;

/// The same for states of any kind: the members of an aggregate and the elements of an array are interpolated
/// one by one. A motion follows a cubic, anything else a straight line.
template <class State, class T>
constexpr State on_cubic_of_states(State const& a, State const& b, T const& h, T const& w);
template <class State, class T, std::size_t... I>
constexpr State on_cubic_of_members(State const& a, State const& b, T const& h, T const& w,
                                    std::index_sequence<I...>) {
  return State{detail::on_cubic_of_states(boost::pfr::get<I>(a), boost::pfr::get<I>(b), h, w)...};
}
template <class State, class T>
constexpr State on_cubic_of_states(State const& a, State const& b, T const& h, T const& w) {
  if constexpr (aggregate_state<State>) {
    return detail::on_cubic_of_members(a, b, h, w,
                                       std::make_index_sequence<boost::pfr::tuple_size_v<State>>{});
  } else if constexpr (is_array_of_states<State>) {
    State between = a;
    for (std::size_t i = 0; i < std::tuple_size_v<State>; ++i)
      between[i] = detail::on_cubic_of_states(a[i], b[i], h, w);
    return between;
  } else if constexpr (is_on_cubic<typename raw_form<State>::raw>) {
    return raw_form<State>::from_raw(
        detail::on_cubic(raw_form<State>::to_raw(a), raw_form<State>::to_raw(b), h, w));
  } else {
    return raw_form<State>::from_raw(
        detail::blend(raw_form<State>::to_raw(a), raw_form<State>::to_raw(b), w));
  }
}

}  // namespace detail

/// The state at a time between two samples.
///
/// A motion lies on the cubic with the positions and the velocities of both samples (Hermite's),
/// and its velocity is the slope of that cubic:
///
/// \f[ |x - x(t)| \le \frac{h^4}{384} \max |x^{(4)}|, \qquad
///     |v - \dot x(t)| \le \frac{\sqrt3\, h^3}{216} \max |x^{(4)}| \f]
///
/// where \f$ h \f$ is the time between the samples. So does every motion in an array or an aggregate,
/// nested as deep as one likes. An orientation lies on the cubic of its
/// rotation vector, its angular velocity on a straight line, as do all quantities of other states.
/// At a sample's own time the result is its state, to the last bit. Source: G. Birkhoff, A.
/// Priver, J. Math. Phys. 46, 440 (1967).
///
/// \param from the sample before, or after
/// \param to   the other one, of the same type
/// \param time a time between theirs, in their unit
/// \throw std::domain_error if `time` does not lie between the samples, or they have one time
/// \proof{examples/reference/drive.cpp,state_at}
template <class SampleTime, class State, class Other, class Time>
[[nodiscard]] constexpr auto interpolate(sample<SampleTime, State> const& from, Other const& to,
                                         Time const& time) {
  using verdict = decltype(diagnostics::check_between_samples<SampleTime, State, Other, Time>());
  static_assert(units_match<printed<verdict>> && sizeof(message_of<verdict>), "wrong unit");
  if constexpr (verdict::ok) {
    auto const t0 = raw_form<SampleTime>::to_raw(from.time);
    auto const t1 = raw_form<SampleTime>::to_raw(to.time);
    auto const t = raw_form<Time>::to_raw(time);
    if (t0 == t1) fail<std::domain_error>("unitstep: the two samples must differ in time");
    if (!((t0 <= t && t <= t1) || (t1 <= t && t <= t0)))
      fail<std::domain_error>("unitstep: time must lie between the times of the samples");
    detail::require_alike<State>(from.state, to.state);
    if (t == t0) return from.state;
    if (t == t1) return to.state;
    return detail::on_cubic_of_states(from.state, to.state, t1 - t0, (t - t0) / (t1 - t0));
  } else {
    return detail::refused_state<State>::of(from.state);
  }
}

}  // namespace unitstep
