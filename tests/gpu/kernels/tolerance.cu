// SPDX-License-Identifier: BSL-1.0
// A run of Dormand and Prince's pair under a tolerance, by the library and by hand on raw doubles. The command
// gpu-kernels of .ci/tools compiles it and counts the instructions of both.
#include "ball.hpp"

KERNEL typed(double* p, double end) {
  constexpr tolerance allowed{motion{1e-9 * si::metre, 1e-8 * si::metre_per_second}, 1e-7};
  double* const at = ball_of_thread(p);
  write(at, numbers_of(integrate(dormand_prince5{}, motion_of(read(at)), field, allowed,
                                 end * si::second)));
}

// k1 w1 + k2 w2 + ... for one number of the slopes.
template <double state::* number>
ON_GPU double sum(double so_far) {
  return so_far;
}
template <double state::* number, class... Rest>
ON_GPU double sum(double so_far, state const& k, double w, Rest const&... rest) {
  return sum<number>(so_far + k.*number * w, rest...);
}
template <double state::* number, class... Rest>
ON_GPU double first_sum(state const& k, double w, Rest const&... rest) {
  return sum<number>(k.*number * w, rest...);
}
template <class... Slopes>
ON_GPU state moved(state const& s, double dt, Slopes const&... k) {
  return {s.x + first_sum<&state::x>(k...) * dt, s.y + first_sum<&state::y>(k...) * dt,
          s.z + first_sum<&state::z>(k...) * dt, s.u + first_sum<&state::u>(k...) * dt,
          s.v + first_sum<&state::v>(k...) * dt, s.w + first_sum<&state::w>(k...) * dt};
}

template <double state::* number, class... Slopes>
ON_GPU double square(double absolute, state const& from, state const& to, double dt,
                     Slopes const&... k) {
  double const x = from.*number, y = to.*number, before = x < 0 ? -x : x, after = y < 0 ? -y : y;
  double const share =
      first_sum<number>(k...) * dt / (absolute + 1e-7 * (before < after ? after : before));
  return share * share;
}
template <class... Slopes>
ON_GPU double mean_square(state const& s, state const& y, double dt, Slopes const&... k) {
  double const moved = square<&state::x>(1e-9, s, y, dt, k...) +
                       square<&state::y>(1e-9, s, y, dt, k...) +
                       square<&state::z>(1e-9, s, y, dt, k...);
  return (moved +
          (square<&state::u>(1e-8, s, y, dt, k...) + square<&state::v>(1e-8, s, y, dt, k...) +
           square<&state::w>(1e-8, s, y, dt, k...))) /
         6;
}

// x^(-1/10): a guess from the bits, and Newton's iteration.
ON_GPU double inverse_tenth_root(double x) {
  constexpr unsigned long one = 0x3FF0000000000000;
  unsigned long const bits = __builtin_bit_cast(unsigned long, x);
  double y =
      __builtin_bit_cast(double, bits < one ? one + (one - bits) / 10 : one - (bits - one) / 10);
  for (int i = 0; i < 4; ++i) {
    double const y2 = y * y, y4 = y2 * y2;
    y += y * (1 - x * (y4 * y4 * y2)) * 0.1;
  }
  return y;
}
ON_GPU double factor(double error) {
  constexpr double least = 0.0081 * 0.0081 * 0.0081 * 0.0081 * 0.0081,
                   most = 20.25 * 20.25 * 20.25 * 20.25 * 20.25;
  if (!(error < most)) return 0.2;
  if (!(least < error)) return 10;
  return 0.9 * inverse_tenth_root(error);
}

KERNEL raw(double* p, double end, double h) {
  double* const at = ball_of_thread(p);
  state s = read(at), k1 = slopes_of(s);
  double t = 0;
  double const way = end < 0 ? -1 : 1;
  long steps = 0, rejected = 0;
  bool again = false;
  while (t != end) {
    double const size = t < 0 ? -t : t;
    if (steps + rejected >= 1'000'000 || !(h > 4 * 2.220446049250313e-16 * size) || !(h > 0))
      __builtin_trap();
    // A step is the difference of two times that exist, and does not go beyond the end.
    double dt = (t + way * h) - t, to = t + dt;
    bool const reaches = !(way > 0 ? to < end : end < to);
    if (reaches) {
      dt = end - t;
      to = end;
      if (way > 0 ? end < t + dt : t + dt < end) dt -= dt * 2.220446049250313e-16;
    }
    state const k2 = slopes_of(moved(s, dt, k1, 1.0 / 5));
    state const k3 = slopes_of(moved(s, dt, k1, 3.0 / 40, k2, 9.0 / 40));
    state const k4 = slopes_of(moved(s, dt, k1, 44.0 / 45, k2, -56.0 / 15, k3, 32.0 / 9));
    state const k5 = slopes_of(moved(s, dt, k1, 19372.0 / 6561, k2, -25360.0 / 2187, k3,
                                     64448.0 / 6561, k4, -212.0 / 729));
    state const k6 = slopes_of(moved(s, dt, k1, 9017.0 / 3168, k2, -355.0 / 33, k3, 46732.0 / 5247,
                                     k4, 49.0 / 176, k5, -5103.0 / 18656));
    state const y = moved(s, dt, k1, 35.0 / 384, k3, 500.0 / 1113, k4, 125.0 / 192, k5,
                          -2187.0 / 6784, k6, 11.0 / 84);
    state const k7 = slopes_of(y);
    double const error = mean_square(s, y, dt, k1, 71.0 / 57600, k3, -71.0 / 16695, k4, 71.0 / 1920,
                                     k5, -17253.0 / 339200, k6, 22.0 / 525, k7, -1.0 / 40);
    double const length = reaches ? (dt < 0 ? -dt : dt) : h, longer = factor(error);
    if (error <= 1) {
      double const wanted = length * (again && longer > 1 ? 1 : longer);
      h = reaches && wanted < h && error < 1 ? h : wanted;
      ++steps;
      t = to;
      s = y;
      k1 = k7;
      again = false;
    } else {
      ++rejected;
      again = true;
      h = length * longer;
    }
  }
  write(at, s);
}
