// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/diagnostics/fail.hpp>
#include <unitstep/math/atan2.hpp>
#include <unitstep/state/judge_aggregate.hpp>
#include <unitstep/state/motion_door.hpp>
#include <unitstep/state/refused_state.hpp>
#include <unitstep/state/rigid_body_door.hpp>
#include <unitstep/state/rotation_door.hpp>

namespace unitstep {

namespace diagnostics {

template <class T, class O, class W>
inline constexpr bool numbers_are<T, rotation<O, W>> =
    std::is_same_v<O, quaternion<T>> && numbers_are<T, W>;
template <class T, class M, class R>
inline constexpr bool numbers_are<T, rigid_body<M, R>> = numbers_are<T, M> && numbers_are<T, R>;

/// The verdict on two states and the share of the way between them.
template <class State, class Other, class Share>
consteval auto judge_blend() {
  if constexpr (!typed_value<State>)
    return refuse<"from", words<"a state or a quantity">, State>{};
  else if constexpr (!std::is_same_v<State, Other>)
    return refuse<"to", State, Other>{};
  else if constexpr (!numbers_are<typename door<State>::number, State>)
    return refuse<"from", one_value_type, State>{};
  else if constexpr (!scalar<Share>)
    return refuse<"alpha", typename door<State>::number, Share>{};
  else
    return accepted{};
}

}  // namespace diagnostics

namespace detail {

/// The rotation vector that leads from one orientation to another, the short way round.
template <class T>
constexpr vec<T, 3> rotation_between(turn<T> const& a, turn<T> const& b) {
  quaternion<T> const q = unitstep::conjugate(a.orientation) * b.orientation;
  T const side = q.w < 0 ? T(-1) : T(1);
  vec<T, 3> const axis = vec<T, 3>{q.x, q.y, q.z} * side;
  T const sine = unitstep::norm(axis);
  return sine == 0 ? axis : axis * (2 * math::atan2(sine, q.w * side) / sine);
}

// The share `w` of the way from `a` to `b`. Where both are the same, so is what comes out. They are
// called by their full name, because a caller's number may come with a `blend` of its own; so an
// overload stands before those that may hold what it takes.
template <number T>
constexpr T blend(T const& a, T const& b, T const& w) {
  return a + (b - a) * w;
}
template <class T>
constexpr turn<T> blend(turn<T> const& a, turn<T> const& b, T const& w) {
  return a + detail::rotation_between(a, b) * w;
}
template <class T>
constexpr pose<T> blend(pose<T> const& a, pose<T> const& b, T const& w) {
  return {a.position + (b.position - a.position) * w,
          detail::blend(a.orientation, b.orientation, w)};
}
template <class T, class Places>
constexpr row_of<T, Places> blend(row_of<T, Places> const& a, row_of<T, Places> const& b,
                                  T const& w) {
  return a + (b - a) * w;
}
template <class X, class V, class T>
constexpr motion<X, V> blend(motion<X, V> const& a, motion<X, V> const& b, T const& w);
template <class Raw, std::size_t N, class T>
constexpr vec<Raw, N> blend(vec<Raw, N> const& a, vec<Raw, N> const& b, T const& w) {
  vec<Raw, N> between = a;
  for (std::size_t i = 0; i < N; ++i) between[i] = detail::blend(a[i], b[i], w);
  return between;
}
template <class X, class V, class T>
constexpr motion<X, V> blend(motion<X, V> const& a, motion<X, V> const& b, T const& w) {
  return {detail::blend(a.position, b.position, w), detail::blend(a.velocity, b.velocity, w)};
}

}  // namespace detail

/// What lies between two states, for drawing a frame that falls between two steps.
///
/// \f[ \mathbf s = \mathbf s_0 + (\mathbf s_1 - \mathbf s_0)\, \alpha \f]
///
/// Works on a motion, a rotation, a rigid body, a quantity, a `vec`, any aggregate, and arrays of any
/// of these. An
/// orientation turns at a constant rate about one axis, the short way round (spherical
/// interpolation; K. Shoemake, Computer Graphics 19 (3), 245 (1985)). What stands still in both
/// states stands still, to the last bit. An error of second order in the step: fit to be seen, not
/// to be computed with.
///
/// \param from  the state at alpha = 0
/// \param to    the state at alpha = 1, of the same type
/// \param alpha a plain number between 0 and 1, such as `fixed_step::alpha()`
/// \throw std::domain_error if `alpha` is not between 0 and 1
template <class State, class Other, class Share>
constexpr auto interpolate(State const& from, Other const& to, Share const& alpha) {
  using verdict = decltype(diagnostics::judge_blend<State, Other, Share>());
  static_assert(units_match<typename verdict::expected, typename verdict::got>, "wrong unit");
  (void)[] { return sizeof(unit_mismatch<typename verdict::expected, typename verdict::got>); };
  if constexpr (verdict::ok) {
    if (!(alpha >= 0 && alpha <= 1))
      fail<std::domain_error>("unitstep: alpha must lie between 0 and 1");
    if (alpha == 1) return to;
    State const between =
        door<State>::on(detail::blend(door<State>::off(from), door<State>::off(to),
                                      static_cast<typename door<State>::number>(alpha)));
    return between;
  } else {
    return detail::refused_state<State>::of(from);
  }
}

}  // namespace unitstep
