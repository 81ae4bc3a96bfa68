// SPDX-License-Identifier: BSL-1.0
// Each kernel twice: by the library, and by hand on raw doubles. METHOD is the method. The command gpu-kernels of
// .ci/tools compiles it and counts the instructions of both.
#include "ball.hpp"

KERNEL typed(double* p, long steps) {
  double* const at = ball_of_thread(p);
  write(at, numbers_of(integrate(METHOD{}, motion_of(read(at)), field, 0.01 * si::second, steps)));
}

struct by_hand {
  static constexpr double h = 0.01;

  static ON_GPU state moved(state const& s, state const& k, double dt) {
    return {s.x + k.x * dt, s.y + k.y * dt, s.z + k.z * dt,
            s.u + k.u * dt, s.v + k.v * dt, s.w + k.w * dt};
  }
  static ON_GPU double sum(double a, double b, double c, double d) { return a + 2 * (b + c) + d; }
  static ON_GPU state step(rk4, state const& s) {
    state const a = slopes_of(s), b = slopes_of(moved(s, a, h / 2)),
                c = slopes_of(moved(s, b, h / 2)), d = slopes_of(moved(s, c, h));
    return moved(s,
                 {sum(a.x, b.x, c.x, d.x), sum(a.y, b.y, c.y, d.y), sum(a.z, b.z, c.z, d.z),
                  sum(a.u, b.u, c.u, d.u), sum(a.v, b.v, c.v, d.v), sum(a.w, b.w, c.w, d.w)},
                 h / 6);
  }
  static ON_GPU state step(stormer_verlet, state const& s) { return s; }  // below
  static ON_GPU state step(semi_implicit_euler, state s) {
    state const a = slopes_of(s);
    s.u += a.u * h, s.v += a.v * h, s.w += a.w * h;
    s.x += s.u * h, s.y += s.v * h, s.z += s.w * h;
    return s;
  }
};

// Størmer-Verlet keeps the last displacement and the last acceleration.
struct verlet_state {
  state s;
  double u, v, w, a, b, c;
};
ON_GPU verlet_state started(state const& s) {
  state const k = slopes_of(s);
  double const half = by_hand::h / 2;
  return {s, s.u - k.u * half, s.v - k.v * half, s.w - k.w * half, k.u, k.v, k.w};
}
ON_GPU verlet_state stepped(verlet_state y) {
  double const h = by_hand::h;
  y.u += y.a * h, y.v += y.b * h, y.w += y.c * h;
  y.s.x += y.u * h, y.s.y += y.v * h, y.s.z += y.w * h;
  state const k = slopes_of({y.s.x, y.s.y, y.s.z, y.u, y.v, y.w});
  y.a = k.u, y.b = k.v, y.c = k.w;
  y.s.u = y.u + y.a * (h / 2), y.s.v = y.v + y.b * (h / 2), y.s.w = y.w + y.c * (h / 2);
  return y;
}

KERNEL raw(double* p, long steps) {
  double* const at = ball_of_thread(p);
  state s = read(at);
  if constexpr (std::is_same_v<METHOD, stormer_verlet>) {
    verlet_state y = started(s);
    for (long n = 0; n < steps; ++n) y = stepped(y);
    s = y.s;
  } else {
    for (long n = 0; n < steps; ++n) s = by_hand::step(METHOD{}, s);
  }
  write(at, s);
}
