// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/math/vec.hpp>
#include <unitstep/state/motion.hpp>

/// \file
/// \brief The chart of one step on a group: a rotation vector from where the step starts.

namespace unitstep::detail {

/// The rates on the chart of one step, \f$ (\mathbf u, \mathbf w) \f$: those of a rotation vector from the
/// start of the step and of an angular velocity.
template <class Position, class Velocity, class Field>
struct chart {
  Position const& start;
  Field const& acceleration;

  template <class Time>
  constexpr vec<Velocity, 2> operator()(vec<Velocity, 2> const& y, Time const& t) const {
    return {Position::rate_on_chart(y.x, y.y),
            acceleration(motion<Position, Velocity>{start + y.x, y.y}, t)};
  }
};

/// A step that was tried on a chart.
template <class State, class Change, class Inside>
struct attempt_on_chart {
  State state;
  Change error;
  Inside inside;
  bool converged = true;  ///< whether what had to be solved was
};

/// The states within a step, found on its chart.
template <class Position, class Velocity, class Inside>
struct path_on_chart {
  Position start;
  Inside inside;

  template <class T>
  constexpr motion<Position, Velocity> operator()(T share) const {
    vec<Velocity, 2> const y = inside(share);
    return {start + y.x, y.y};
  }
};

}  // namespace unitstep::detail
