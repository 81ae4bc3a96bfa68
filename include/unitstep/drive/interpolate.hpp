// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <boost/pfr/core.hpp>
#include <cstddef>
#include <unitstep/drive/sample.hpp>
#include <unitstep/state/aggregate.hpp>
#include <unitstep/state/detail/blend.hpp>
#include <unitstep/state/state.hpp>
#include <unitstep/units/fail.hpp>
#include <unitstep/units/quantity.hpp>

/// \file
/// \brief The state between two states, at a share of the straight line, and between two samples, at a time on
/// Hermite's cubic.

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

/// The verdict on two states and a share of the line between them.
template <class State, class Other, class Share>
consteval auto check_blend() {
  if constexpr (!typed_value<State>)
    return refuse<"from", words<"a state or a quantity">, State>{};
  else if constexpr (!number<typename raw_form<State>::number>)
    return not_of_integers<"from", State>{};
  else if constexpr (!std::is_same_v<State, Other>)
    return refuse<"to", State, Other>{};
  else if constexpr (!unitstep::detail::numbers_are<typename raw_form<State>::number, State>)
    return refuse<"from", one_value_type, State>{};
  else if constexpr (!scalar<Share>)
    return refuse<"alpha", typename raw_form<State>::number, Share>{};
  else
    return accepted{};
}

/// The verdict on a state to be written to, and two states of its type, or views of them.
template <class State, class From, class To, class Share>
consteval auto check_blend_into() {
  if constexpr (!typed_value<State>) {
    return check_blend<State, State, Share>();
  } else {
    using view = typename raw_form<State>::field_view;
    if constexpr (!std::is_same_v<From, State> && !std::is_same_v<From, view>)
      return refuse<"from", State, From>{};
    else if constexpr (!std::is_same_v<To, State> && !std::is_same_v<To, view>)
      return refuse<"to", State, To>{};
    else
      return check_blend<State, State, Share>();
  }
}

/// The verdict on the time of a sample for its state, or for each state of an array.
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

/// The verdict on two samples of one type and a time between theirs.
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

/// Refuses a share that is not between 0 and 1.
template <class Share>
constexpr void require_share(Share const& alpha) {
  if (!(alpha >= 0 && alpha <= 1))
    fail<std::domain_error>("unitstep: alpha must lie between 0 and 1");
}

/// Between states of any kind: the members of an aggregate and the elements of an array are interpolated one by one. A
/// motion follows a cubic, anything else a straight line.
template <class State, class T>
constexpr State on_cubic_of_states(State const& a, State const& b, T const& h, T const& w) {
  if constexpr (aggregate_state<State>) {
    return [&]<std::size_t... I>(std::index_sequence<I...>) {
      return State{
          detail::on_cubic_of_states(boost::pfr::get<I>(a), boost::pfr::get<I>(b), h, w)...};
    }(std::make_index_sequence<boost::pfr::tuple_size_v<State>>{});
  } else if constexpr (is_array_of_states<State>) {
    State between = a;
    for (std::size_t i = 0; i < std::tuple_size_v<State>; ++i)
      between[i] = detail::on_cubic_of_states(a[i], b[i], h, w);
    return between;
  } else {
    auto const from = raw_form<State>::to_raw(a), to = raw_form<State>::to_raw(b);
    if constexpr (requires { detail::on_cubic(from, to, h, w); })
      return raw_form<State>::from_raw(detail::on_cubic(from, to, h, w));
    else
      return raw_form<State>::from_raw(detail::blend(from, to, w));
  }
}

}  // namespace detail

/// The state between two states, for drawing a frame that falls between two steps.
///
/// \f[ \mathbf s = \mathbf s_0 + (\mathbf s_1 - \mathbf s_0)\, \alpha \f]
///
/// Works on a motion, a rotation, a rigid body, a quantity, a `vec`, any aggregate, and arrays of any of these. An
/// orientation turns at a constant rate about one axis, the short way round (spherical interpolation; K. Shoemake,
/// Computer Graphics 19 (3), 245 (1985)). Values that are equal in both states stay equal to the last bit. The error is
/// of second order in the step: good enough for a picture, not for a computation.
///
/// \param from  the state at alpha = 0
/// \param to    the state at alpha = 1, of the same type
/// \param alpha a plain number between 0 and 1, such as `fixed_step::alpha()`
/// \throw std::domain_error if `alpha` is not between 0 and 1
/// \proof{examples/reference/drive.cpp,interpolate}
template <class State, class Other, class Share>
[[nodiscard]] constexpr auto interpolate(State const& from, Other const& to, Share const& alpha) {
  using verdict = decltype(diagnostics::check_blend<State, Other, Share>());
  static_assert(units_match<refusal_type<verdict>> && sizeof(refusal_text<verdict>), "wrong unit");
  if constexpr (verdict::ok) {
    detail::require_share(alpha);
    detail::require_alike<State>(from, to);
    if (alpha == 1) return to;
    auto const w = static_cast<typename raw_form<State>::number>(alpha);
    if constexpr (requires(State& out) { raw_form<State>::blend_into(out, from, to, w); }) {
      State between = from;
      raw_form<State>::blend_into(between, from, to, w);
      return between;
    } else {
      State const between = raw_form<State>::from_raw(
          detail::blend(raw_form<State>::to_raw(from), raw_form<State>::to_raw(to), w));
      return between;
    }
  } else {
    return detail::refused_state<State>::of(from);
  }
}

/// The same, written to an existing state; with vectors of the same length it allocates nothing.
///
///     interpolate_into(drawn, before, sim.view(), clock.alpha());
///
/// \param between the result; it may be one of the two states
/// \param from    the state at alpha = 0, or the view of a run
/// \param to      the state at alpha = 1, or the view of a run
/// \param alpha   a plain number between 0 and 1, such as `fixed_step::alpha()`
/// \throw std::domain_error if `alpha` is not between 0 and 1, or vectors are not of one length
/// \proof{examples/reference/drive.cpp,in_place}
template <class State, class From, class To, class Share>
constexpr void interpolate_into(State& between, From const& from, To const& to,
                                Share const& alpha) {
  using verdict = decltype(diagnostics::check_blend_into<State, From, To, Share>());
  static_assert(units_match<refusal_type<verdict>> && sizeof(refusal_text<verdict>), "wrong unit");
  if constexpr (verdict::ok) {
    detail::require_share(alpha);
    detail::require_alike<State>(from, to);
    detail::blend_into(between, from, to, static_cast<typename raw_form<State>::number>(alpha));
  }
}

/// The state at a time between two samples.
///
/// A motion lies on the cubic with the positions and the velocities of both samples (Hermite's),
/// and its velocity is the slope of that cubic:
///
/// \f[ |x - x(t)| \le \frac{h^4}{384} \max |x^{(4)}|, \qquad
///     |v - \dot x(t)| \le \frac{\sqrt3\, h^3}{216} \max |x^{(4)}| \f]
///
/// where \f$ h \f$ is the time between the samples. The same holds for every motion in an array or an aggregate, at any
/// depth. An orientation lies on the cubic of its rotation vector, its angular velocity on a straight line, as do all
/// quantities of other states. At a sample's own time the result is its state, to the last bit. Source: G. Birkhoff, A.
/// Priver, J. Math. Phys. 46, 440 (1967).
///
/// \param from the sample before, or after
/// \param to   the other one, of the same type
/// \param time a time between theirs, in their unit
/// \throw std::domain_error if `time` does not lie between the samples, or both have the same time
/// \proof{examples/reference/drive.cpp,state_at}
template <class SampleTime, class State, class Other, class Time>
[[nodiscard]] constexpr auto interpolate(sample<SampleTime, State> const& from, Other const& to,
                                         Time const& time) {
  using verdict = decltype(diagnostics::check_between_samples<SampleTime, State, Other, Time>());
  static_assert(units_match<refusal_type<verdict>> && sizeof(refusal_text<verdict>), "wrong unit");
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
