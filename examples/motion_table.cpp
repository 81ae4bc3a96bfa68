// SPDX-License-Identifier: BSL-1.0
// A controller moves a slide along a curve that the compiler worked
// out. How coarse may the table be?
#include <array>
#include <boost/units/systems/si.hpp>
#include <cstdio>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

//! [table]
// 1 m away at rest, pulled back, and damped just so that it does
// not swing over: x = (1 + w t) exp(-w t), w = 4/s.
constexpr unitstep::motion away{1.0F * si::metre,
                                0.0F * si::metre_per_second};
constexpr unitstep::second_law slide{
    1.0F * si::kilogram,
    unitstep::spring{16.0F * si::newton / si::metre},
    unitstep::damper{8.0F * si::kilogram / si::second}};

constexpr auto table = unitstep::trajectory<32>(
    unitstep::rk4{}, away, slide, si::second / 16.0F);
static_assert(sizeof table == 33 * 3 * sizeof(float));
static_assert(sizeof table == 396);
//! [table]

//! [look up]
// What the interrupt asks for, at any time of the two seconds.
constexpr auto set_point(float seconds) {
  return state_at(table, seconds * si::second);
}
//! [look up]

//! [error]
constexpr float curve(float t) {
  return (1 + 4 * t) * unitstep::math::exp(-4 * t);
}
constexpr float largest_error = [] {
  float worst = 0;
  for (int n = 0; n <= 1000; ++n) {
    float const t = float(n) * 0.002F;
    float const off = set_point(t).position.value() - curve(t);
    worst = off > worst ? off : -off > worst ? -off : worst;
  }
  return worst;
}();
// 33 entries of 12 bytes are good for a tenth of a millimetre.
static_assert(largest_error < 1e-4F && largest_error > 1e-6F);
//! [error]

int main() {
  for (float t : {0.0F, 0.1F, 0.2F, 0.5F, 1.0F, 2.0F})
    std::printf("%.1f s %8.5f m %8.5f m/s\n", double(t),
                double(set_point(t).position.value()),
                double(set_point(t).velocity.value()));
  std::printf("largest error %.0e m\n", double(largest_error));
}
