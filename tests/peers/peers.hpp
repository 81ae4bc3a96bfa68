// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <cmath>
#include <functional>
#include <string>
#include <vector>

/// The same problems by this library, Boost.odeint and GSL. The sources behind this header take long to compile, and
/// two programs use them.
namespace peers {

/// Ten seconds each, from a start near one; see problems.hpp.
enum problem { spring, damped_spring, orbit, pendulum };
inline constexpr problem problems[] = {spring, damped_spring, orbit, pendulum};

/// The numbers of a state: the positions, the velocities, and zeros.
using numbers = std::array<double, 4>;

/// The distance of two states.
inline double apart(numbers const& a, numbers const& b) {
  double sum = 0;
  for (std::size_t i = 0; i < a.size(); ++i) sum += (a[i] - b[i]) * (a[i] - b[i]);
  return std::sqrt(sum);
}

/// The closed form.
numbers exact(problem which, double t);

/// The largest factor by which a small error at the start grows until the end.
double growth(problem which);

/// A method of this library in quantities, or a stepper of another one on plain numbers.
struct stepper {
  std::string name;
  int order;           ///< its real order
  int declared_order;  ///< the order that it states
  std::function<numbers(problem, double h, int steps)> end;
  bool velocity_forces = true;  ///< whether its force may depend on the velocity

  bool suits(problem which) const { return velocity_forces || which != damped_spring; }
  /// The distance of its end from the closed form.
  /// \throw std::runtime_error if it is implicit and finds no end
  double error(problem which, double h, int steps) const {
    return apart(end(which, h, steps), exact(which, h * steps));
  }
};

/// A scheme that both libraries have.
struct pair {
  stepper here, there;
};
std::vector<pair> same_schemes();

/// Steppers of one name or family that differ, the one of this library first.
std::vector<std::vector<stepper>> namesakes();

}  // namespace peers
