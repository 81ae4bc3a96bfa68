// SPDX-License-Identifier: BSL-1.0
#include <unitstep/methods/detail/motion_change.hpp>

namespace {

using namespace unitstep::detail;
using unitstep::motion;

// A polynomial of the fifth degree is its own curve through a step, to the last bit for halves of whole numbers.
constexpr double at(double const (&c)[6], double t) {
  return c[0] + (c[1] + (c[2] + (c[3] + (c[4] + c[5] * t) * t) * t) * t) * t;
}
constexpr double slope(double const (&c)[6], double t) {
  return c[1] + (2 * c[2] + (3 * c[3] + (4 * c[4] + 5 * c[5] * t) * t) * t) * t;
}
constexpr double bend(double const (&c)[6], double t) {
  return 2 * c[2] + (6 * c[3] + (12 * c[4] + 20 * c[5] * t) * t) * t;
}
constexpr double one[6] = {1, -2, 3, 5, -7, 11}, other[6] = {-3, 1, 4, -2, 6, 5};
constexpr double dt = 4;

constexpr auto through = curve_through<double>(at(one, 0), at(one, 2), at(one, 4), slope(one, 0),
                                               slope(one, 2), slope(one, 4), dt);
static_assert(through(0.0) == at(one, 0) && through(0.25) == at(one, 1) &&
              through(0.5) == at(one, 2) && through(0.75) == at(one, 3) &&
              through(1.0) == at(one, 4));

// The same for a motion, where position and velocity are two polynomials.
constexpr motion<double, double> state(double t) { return {at(one, t), at(other, t)}; }
constexpr auto rates(double t) { return motion_change{slope(one, t), slope(other, t)}; }
constexpr auto of_motion =
    curve_through<double>(state(0), state(2), state(4), rates(0), rates(2), rates(4), dt);
static_assert(of_motion(0.25) == state(1) && of_motion(0.75) == state(3) &&
              of_motion(1.0) == state(4));
static_assert(change_between(state(2), state(4)).velocity == at(other, 4) - at(other, 2));

// And through positions, velocities and accelerations at both ends.
constexpr motion<double, double> falls(double t) { return {at(one, t), slope(one, t)}; }
constexpr auto between = curve_between<double>(falls(0), bend(one, 0), falls(4), bend(one, 4), dt);
static_assert(between(0.0) == falls(0) && between(0.25) == falls(1) && between(0.5) == falls(2) &&
              between(0.75) == falls(3) && between(1.0) == falls(4));

}  // namespace
