// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <concepts>
#include <cstddef>
#include <limits>
#include <unitstep/math/vec_products.hpp>
#include <unitstep/methods/detail/jacobian.hpp>

namespace unitstep::detail {

/// The larger of two numbers, and the largest magnitude in a vector of them.
template <std::floating_point T>
constexpr T larger(T a, T b) {
  return a < b ? b : a;
}
template <std::floating_point T, std::size_t n>
constexpr T largest(vec<T, n> const& row) {
  T result(0);
  for (std::size_t i = 0; i < n; ++i) result = detail::larger(result, unitstep::magnitude(row[i]));
  return result;
}

/// The number of a correction that is the largest, or none at all.
template <class T, std::size_t n>
constexpr long farthest_off(vec<T, n> const& correction) {
  std::size_t worst = 0;
  if constexpr (std::floating_point<T>)
    for (std::size_t i = 1; i < n; ++i)
      if (!(unitstep::magnitude(correction[i]) <= unitstep::magnitude(correction[worst])) &&
          correction[worst] == correction[worst])
        worst = i;
  return static_cast<long>(worst);
}

/// Newton's method for the velocity at the end of a step: which corrections are made, and when to stop. Exact
/// numbers take the full corrections of the method, until one is 0.
///
/// Forces that cancel, as those of a spring and a weight do at rest, leave the rounding of each, and so
/// steps in the equation that are higher than a digit of the velocity. Full corrections go back and forth
/// over such a step for ever; over a large one, of dry friction, as well.
template <class T, std::size_t n>
struct newton {
  constexpr explicit newton(vec<T, n> const&) {}
  constexpr vec<T, n> kept(vec<T, n> const&, vec<T, n> const&, vec<T, n> const& correction) const {
    return correction;
  }
  constexpr bool has_ends() const { return false; }
  constexpr bool is_done(vec<T, n> const&, vec<T, n> const& correction, T const&, T const&) const {
    return correction == vec<T, n>{};
  }
};

/// For several numbers: corrections that no longer get shorter are rounding, if they are far below the
/// digits of the velocity, or of the position.
template <std::floating_point T, std::size_t n>
struct newton<T, n> {
  constexpr explicit newton(vec<T, n> const& start) : speed_(detail::largest(start)) {}

  /// The correction of v to make.
  constexpr vec<T, n> kept(vec<T, n> const&, vec<T, n> const&, vec<T, n> const& correction) const {
    return correction;
  }
  constexpr bool has_ends() const { return false; }

  /// Whether a correction was the last; of a few units in the last place, or of rounding.
  constexpr bool is_done(vec<T, n> const& v, vec<T, n> const& correction, T position, T dt) {
    using limits = std::numeric_limits<T>;
    T const before = before_, now = detail::largest(correction),
            speed = detail::larger(speed_, detail::largest(v));
    before_ = now;
    // Below the normal numbers nothing has that many digits.
    if (now <= detail::larger(8 * limits::epsilon() * speed, (limits::min)())) return true;
    return 2 * now >= before && before > 0 &&
           now <= half_of_the_digits<T> * detail::larger(speed, position / unitstep::magnitude(dt));
  }

private:
  T speed_;
  T before_{};
};

/// For one number: once the remainder had both signs the solution lies between two ends. A correction that
/// leads away from there, or is longer than half of the one before, makes half the way from end to end
/// instead, which ends on the root or on the step. Signs of corrections would not do: they change as well
/// where the slope is zero, and there need be no root.
template <std::floating_point T>
struct newton<T, 1> {
  constexpr explicit newton(vec<T, 1> const& start)
      : speed_(detail::largest(start)), here_(start[0]) {}

  /// The correction of v to make.
  constexpr vec<T, 1> kept(vec<T, 1> const& v, vec<T, 1> const& remainder,
                           vec<T, 1> const& correction) {
    T const c = correction[0], last = last_, made = here_ - v[0];
    bool const below = remainder[0] < 0;
    T const size = unitstep::magnitude(remainder[0]);
    if (made != 0 && below != is_below_) {
      other_ = here_;
      if (width_ == 0) width_ = unitstep::magnitude(made), most_ = 4 * detail::larger(size, size_);
    }
    size_ = size;
    here_ = v[0];
    is_below_ = below;
    last_ = c;
    if (width_ > 0) {
      T const way = here_ - other_;
      return {c * way < 0 || 2 * unitstep::magnitude(c) > unitstep::magnitude(made) ? way / 2 : c};
    }
    // On one side rounding may hide the slope, so that corrections are all too short; two of them show it.
    // A product would underflow. A difference across a jump shows a slope that the function does not have:
    // corrections that get no shorter add up, until they lead away from there.
    is_slow_ = last != 0 && (c < 0) == (last < 0) &&
               2 * unitstep::magnitude(c) >= unitstep::magnitude(last);
    if (!is_slow_ || 4 * unitstep::magnitude(c) < 3 * unitstep::magnitude(last)) return {c};
    return {unitstep::magnitude(c) < unitstep::magnitude(last) ? c * (made / (last - c))
                                                               : c + 2 * made};
  }

  /// Whether the two ends are known.
  constexpr bool has_ends() const { return width_ > 0; }

  /// Whether a correction is small enough to stop: a few units in the last place of the velocity, of the position,
  /// or of the distance of both ends. If the remainder has grown meanwhile, the place is no jump of the force but
  /// a pole, such as the centre of gravity, and no solution.
  constexpr bool is_done(vec<T, 1> const& v, vec<T, 1> const& correction, T position, T dt) const {
    using limits = std::numeric_limits<T>;
    if (width_ > 0 && size_ > most_) return false;
    T speed = detail::larger(detail::larger(speed_, width_), unitstep::magnitude(v[0]));
    if (width_ > 0 || is_slow_) speed = detail::larger(speed, position / unitstep::magnitude(dt));
    return unitstep::magnitude(correction[0]) <=
           detail::larger(8 * limits::epsilon() * speed, (limits::min)());
  }

private:
  T speed_;
  T here_;     // the iterate
  T other_{};  // the other end of where the solution is
  T width_{};  // from end to end when both were found, or zero
  T last_{};   // the correction before
  T size_{};   // of the last remainder
  T most_{};   // that a remainder may have between the ends
  bool is_below_{};
  bool is_slow_{};
};

}  // namespace unitstep::detail
