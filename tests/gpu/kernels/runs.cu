// SPDX-License-Identifier: BSL-1.0
// Each kernel twice: by the library, and by hand on raw doubles. METHOD is the method. Compiled by the command
// gpu-kernels of .ci/tools, which counts the instructions of both.
#include <unitstep/gpu/cuda.hpp>

#ifdef CONTROL  // what the tool must notice: functions that are called
#define ON_GPU __attribute__((device, noinline)) inline
#else
#define ON_GPU __attribute__((device, always_inline)) inline
#endif
#define KERNEL extern "C" __attribute__((global)) void

namespace si = boost::units::si;
using namespace unitstep;

// A ball that the air slows down.
struct state {
  double x, y, z, u, v, w;
};
struct raw_acceleration {
  double x, y, z;
};
ON_GPU raw_acceleration raw_field(state const& s) {
  return {-0.1 * s.u, -0.1 * s.v, -9.81 - 0.1 * s.w};
}
constexpr auto field = [](auto const& s, auto) {
  auto const drag = -0.1 / si::second * s.velocity;
  return vec{drag.x, drag.y, -9.81 * si::metre_per_second_squared + drag.z};
};

KERNEL typed(double* p, long steps) {
  double* const at = p + 6 * __nvvm_read_ptx_sreg_tid_x();
  motion const start{vec{at[0], at[1], at[2]} * si::metre,
                     vec{at[3], at[4], at[5]} * si::metre_per_second};
  auto const end = integrate(METHOD{}, start, field, 0.01 * si::second, steps);
  at[0] = end.position.x.value(), at[1] = end.position.y.value(), at[2] = end.position.z.value();
  at[3] = end.velocity.x.value(), at[4] = end.velocity.y.value(), at[5] = end.velocity.z.value();
}

struct by_hand {
  static constexpr double h = 0.01;

  static ON_GPU state moved(state const& s, state const& k, double dt) {
    return {s.x + k.x * dt, s.y + k.y * dt, s.z + k.z * dt,
            s.u + k.u * dt, s.v + k.v * dt, s.w + k.w * dt};
  }
  static ON_GPU state rates(state const& s) {
    raw_acceleration const a = raw_field(s);
    return {s.u, s.v, s.w, a.x, a.y, a.z};
  }
  static ON_GPU double sum(double a, double b, double c, double d) { return a + 2 * (b + c) + d; }
  static ON_GPU state step(rk4, state const& s) {
    state const a = rates(s), b = rates(moved(s, a, h / 2)), c = rates(moved(s, b, h / 2)),
                d = rates(moved(s, c, h));
    return moved(s,
                 {sum(a.x, b.x, c.x, d.x), sum(a.y, b.y, c.y, d.y), sum(a.z, b.z, c.z, d.z),
                  sum(a.u, b.u, c.u, d.u), sum(a.v, b.v, c.v, d.v), sum(a.w, b.w, c.w, d.w)},
                 h / 6);
  }
  static ON_GPU state step(semi_implicit_euler, state s) {
    raw_acceleration const a = raw_field(s);
    s.u += a.x * h, s.v += a.y * h, s.w += a.z * h;
    s.x += s.u * h, s.y += s.v * h, s.z += s.w * h;
    return s;
  }
};

#ifndef NOT_BY_HAND
KERNEL raw(double* p, long steps) {
  double* const at = p + 6 * __nvvm_read_ptx_sreg_tid_x();
  state s{at[0], at[1], at[2], at[3], at[4], at[5]};
  for (long n = 0; n < steps; ++n) s = by_hand::step(METHOD{}, s);
  at[0] = s.x, at[1] = s.y, at[2] = s.z, at[3] = s.u, at[4] = s.v, at[5] = s.w;
}
#endif
