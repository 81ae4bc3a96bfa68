// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/state/aggregate.hpp>
#include <unitstep/state/detail/blend.hpp>
#include <unitstep/state/state.hpp>
#include <unitstep/units/fail.hpp>

namespace unitstep {

namespace diagnostics {

/// The verdict on two states and the share of the way between them.
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

/// The verdict on a state to be written to, and two between which it lies: states of its type, or what a field sees of
/// such.
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

}  // namespace diagnostics

namespace detail {

/// Refuses a share of the way that is none.
template <class Share>
constexpr void require_share(Share const& alpha) {
  if (!(alpha >= 0 && alpha <= 1))
    fail<std::domain_error>("unitstep: alpha must lie between 0 and 1");
}

}  // namespace detail

/// What lies between two states, for drawing a frame that falls between two steps.
///
/// \f[ \mathbf s = \mathbf s_0 + (\mathbf s_1 - \mathbf s_0)\, \alpha \f]
///
/// Works on a motion, a rotation, a rigid body, a quantity, a `vec`, any aggregate, and arrays of any
/// of these. An orientation turns at a constant rate about one axis, the short way round (spherical
/// interpolation; K. Shoemake, Computer Graphics 19 (3), 245 (1985)). What is equal in both states stays
/// equal to the last bit. The error is of second order in the step: good enough for a picture, not for a
/// computation.
///
/// \param from  the state at alpha = 0
/// \param to    the state at alpha = 1, of the same type
/// \param alpha a plain number between 0 and 1, such as `fixed_step::alpha()`
/// \throw std::domain_error if `alpha` is not between 0 and 1
/// \proof{examples/reference/drive.cpp,interpolate}
template <class State, class Other, class Share>
[[nodiscard]] constexpr auto interpolate(State const& from, Other const& to, Share const& alpha) {
  using verdict = decltype(diagnostics::check_blend<State, Other, Share>());
  static_assert(units_match<printed<verdict>> && sizeof(message_of<verdict>), "wrong unit");
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

/// The same, written to a state that is there: of vectors that are as long nothing is allocated.
///
///     interpolate_into(drawn, before, sim.view(), clock.alpha());
///
/// \param between where to; it may be one of the two states
/// \param from    the state at alpha = 0, or the view of a run
/// \param to      the state at alpha = 1, or the view of a run
/// \param alpha   a plain number between 0 and 1, such as `fixed_step::alpha()`
/// \throw std::domain_error if `alpha` is not between 0 and 1, or vectors are not of one length
/// \proof{examples/reference/drive.cpp,in_place}
template <class State, class From, class To, class Share>
constexpr void interpolate_into(State& between, From const& from, To const& to,
                                Share const& alpha) {
  using verdict = decltype(diagnostics::check_blend_into<State, From, To, Share>());
  static_assert(units_match<printed<verdict>> && sizeof(message_of<verdict>), "wrong unit");
  if constexpr (verdict::ok) {
    detail::require_share(alpha);
    detail::require_alike<State>(from, to);
    detail::blend_into(between, from, to, static_cast<typename raw_form<State>::number>(alpha));
  }
}

}  // namespace unitstep
