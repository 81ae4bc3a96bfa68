// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/gpu/cuda.hpp>

#ifdef CONTROL  // the tool must notice this: functions that are called
#define ON_GPU __attribute__((device, noinline)) inline
#else
#define ON_GPU __attribute__((device, always_inline)) inline
#endif
#define KERNEL extern "C" __attribute__((global)) void

namespace si = boost::units::si;
using namespace unitstep;

// A ball that the air slows down, by the library and by hand on raw doubles.
constexpr auto field = [](auto const& s, auto) {
  auto const drag = -0.1 / si::second * s.velocity;
  return vec{drag.x, drag.y, -9.81 * si::metre_per_second_squared + drag.z};
};
struct state {
  double x, y, z, u, v, w;
};
ON_GPU state slopes_of(state const& s) {
  return {s.u, s.v, s.w, -0.1 * s.u, -0.1 * s.v, -9.81 - 0.1 * s.w};
}

// Each thread has its own ball.
ON_GPU double* ball_of_thread(double* p) { return p + 6 * __nvvm_read_ptx_sreg_tid_x(); }
ON_GPU state read(double const* at) { return {at[0], at[1], at[2], at[3], at[4], at[5]}; }
ON_GPU void write(double* at, state const& s) {
  at[0] = s.x, at[1] = s.y, at[2] = s.z, at[3] = s.u, at[4] = s.v, at[5] = s.w;
}
ON_GPU auto motion_of(state const& s) {
  return motion{vec{s.x, s.y, s.z} * si::metre, vec{s.u, s.v, s.w} * si::metre_per_second};
}
template <class Motion>
ON_GPU state numbers_of(Motion const& m) {
  return {m.position.x.value(), m.position.y.value(), m.position.z.value(),
          m.velocity.x.value(), m.velocity.y.value(), m.velocity.z.value()};
}
