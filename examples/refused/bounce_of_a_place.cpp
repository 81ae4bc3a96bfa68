// SPDX-License-Identifier: BSL-1.0
// expect any: result of effect 0: motion<m, m
// An effect turns the place round in place of the velocity.
#include <boost/units/systems/si.hpp>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using unitstep::falling;
using unitstep::motion;

constexpr motion let_go{2.0 * si::metre,
                        0.0 * si::metre_per_second};
constexpr auto falls = [](auto const&, auto) {
  return -9.81 * si::metre_per_second_squared;
};
constexpr auto height = [](auto const& ball, auto) {
  return ball.position;
};
//! [mistake]
constexpr auto bounce = [](auto const& ball, auto) {
  return motion{ball.position, -0.5 * ball.position};
};
constexpr auto end = unitstep::integrate(
    unitstep::velocity_verlet{}, let_go, falls, si::second / 60.0,
    60, unitstep::when(falling(height), bounce));
//! [mistake]

int main() {}
