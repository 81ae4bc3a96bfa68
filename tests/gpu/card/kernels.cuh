// SPDX-License-Identifier: BSL-1.0
// The kernels; TID is the run of a thread, GLOBAL and DEVICE are the compiler's words for a kernel and its functions.
#pragma once

struct weather {
  double x, y, z;
};
GLOBAL duffing_typed(double* r, long runs, long steps) {
  long const run = TID;
  if (run >= runs) return;
  auto const bends = [](auto const& s, auto) {
    return -1.0 / si::second / si::second * (s.position + s.position * s.position * s.position);
  };
  motion const start{0.5 + 1e-6 * static_cast<double>(run), 0.0 / si::second};
  r[run] = integrate(velocity_verlet{}, start, bends, 0.01 * si::second, steps).position;
}
template <class A>
DEVICE void by_hand(double* r, long runs, long steps, A const& bent) {
  long const run = TID;
  if (run >= runs) return;
  double const h = 0.01;
  double x = 0.5 + 1e-6 * static_cast<double>(run), v = 0, a = bent(x);
  for (long n = 0; n < steps; ++n) {
    x += (v + a * (h / 2)) * h;
    double const next = bent(x);
    v += (a + next) * (h / 2);
    a = next;
  }
  r[run] = x;
}
struct duff {
  DEVICE double operator()(double x) const { return -1.0 * (x + x * x * x); }
};
GLOBAL duffing_raw(double* r, long runs, long steps) { by_hand(r, runs, steps, duff{}); }
GLOBAL pendulum_typed(double* r, long runs, long steps) {
  long const run = TID;
  if (run >= runs) return;
  auto const swings = [](auto const& s, auto) {
    return -9.81 / si::second / si::second * math::sin(s.position);
  };
  motion const start{0.5 + 1e-6 * static_cast<double>(run), 0.0 / si::second};
  r[run] = integrate(velocity_verlet{}, start, swings, 0.01 * si::second, steps).position;
}
struct pend {
  DEVICE double operator()(double x) const { return -9.81 * math::sin(x); }
};
GLOBAL pendulum_raw(double* r, long runs, long steps) { by_hand(r, runs, steps, pend{}); }
#ifndef NO_SIN_OF_CUDA
struct pend_cuda {
  DEVICE double operator()(double x) const { return -9.81 * sin(x); }
};
GLOBAL pendulum_cuda(double* r, long runs, long steps) { by_hand(r, runs, steps, pend_cuda{}); }
#endif
GLOBAL lorenz_typed(double* r, long runs, long steps) {
  long const run = TID;
  if (run >= runs) return;
  double const rho = 21.0 * static_cast<double>(run) / static_cast<double>(runs);
  auto const f = [rho](weather const& w, double) {
    return rates{10.0 * (w.y - w.x), w.x * (rho - w.z) - w.y, w.x * w.y - 8.0 / 3.0 * w.z};
  };
  weather const end = integrate(rk4{}, weather{1, 0, 0}, f, 0.001, steps);
  r[run] = end.x + end.y + end.z;
}
GLOBAL lorenz_raw(double* r, long runs, long steps) {
  long const run = TID;
  if (run >= runs) return;
  double const rho = 21.0 * static_cast<double>(run) / static_cast<double>(runs), h = 0.001;
  double x = 1, y = 0, z = 0;
  for (long n = 0; n < steps; ++n) {
    double const a1 = 10.0 * (y - x), b1 = x * (rho - z) - y, c1 = x * y - 8.0 / 3.0 * z;
    double X = x + a1 * (h / 2), Y = y + b1 * (h / 2), Z = z + c1 * (h / 2);
    double const a2 = 10.0 * (Y - X), b2 = X * (rho - Z) - Y, c2 = X * Y - 8.0 / 3.0 * Z;
    X = x + a2 * (h / 2), Y = y + b2 * (h / 2), Z = z + c2 * (h / 2);
    double const a3 = 10.0 * (Y - X), b3 = X * (rho - Z) - Y, c3 = X * Y - 8.0 / 3.0 * Z;
    X = x + a3 * h, Y = y + b3 * h, Z = z + c3 * h;
    double const a4 = 10.0 * (Y - X), b4 = X * (rho - Z) - Y, c4 = X * Y - 8.0 / 3.0 * Z;
    x += (a1 + 2 * (a2 + a3) + a4) * (h / 6), y += (b1 + 2 * (b2 + b3) + b4) * (h / 6),
        z += (c1 + 2 * (c2 + c3) + c4) * (h / 6);
  }
  r[run] = x + y + z;
}
struct weatherf {
  float x, y, z;
};
GLOBAL lorenzf_typed(double* r, long runs, long steps) {
  long const run = TID;
  if (run >= runs) return;
  float const rho = 21.0f * static_cast<float>(run) / static_cast<float>(runs);
  auto const f = [rho](weatherf const& w, float) {
    return rates{10.0f * (w.y - w.x), w.x * (rho - w.z) - w.y, w.x * w.y - 8.0f / 3.0f * w.z};
  };
  weatherf const end = integrate(rk4{}, weatherf{1, 0, 0}, f, 0.001f, steps);
  r[run] = end.x + end.y + end.z;
}
GLOBAL lorenzf_raw(double* r, long runs, long steps) {
  long const run = TID;
  if (run >= runs) return;
  float const rho = 21.0f * static_cast<float>(run) / static_cast<float>(runs), h = 0.001f;
  float x = 1, y = 0, z = 0;
  for (long n = 0; n < steps; ++n) {
    float const a1 = 10.0f * (y - x), b1 = x * (rho - z) - y, c1 = x * y - 8.0f / 3.0f * z;
    float X = x + a1 * (h / 2), Y = y + b1 * (h / 2), Z = z + c1 * (h / 2);
    float const a2 = 10.0f * (Y - X), b2 = X * (rho - Z) - Y, c2 = X * Y - 8.0f / 3.0f * Z;
    X = x + a2 * (h / 2), Y = y + b2 * (h / 2), Z = z + c2 * (h / 2);
    float const a3 = 10.0f * (Y - X), b3 = X * (rho - Z) - Y, c3 = X * Y - 8.0f / 3.0f * Z;
    X = x + a3 * h, Y = y + b3 * h, Z = z + c3 * h;
    float const a4 = 10.0f * (Y - X), b4 = X * (rho - Z) - Y, c4 = X * Y - 8.0f / 3.0f * Z;
    x += (a1 + 2 * (a2 + a3) + a4) * (h / 6), y += (b1 + 2 * (b2 + b3) + b4) * (h / 6),
        z += (c1 + 2 * (c2 + c3) + c4) * (h / 6);
  }
  r[run] = x + y + z;
}
GLOBAL tsit_typed(double* r, long runs, long steps) {
  long const run = TID;
  if (run >= runs) return;
  double const rho = 21.0 * static_cast<double>(run) / static_cast<double>(runs);
  auto const f = [rho](weather const& w, double) {
    return rates{10.0 * (w.y - w.x), w.x * (rho - w.z) - w.y, w.x * w.y - 8.0 / 3.0 * w.z};
  };
  weather const end = integrate(tsitouras5{}, weather{1, 0, 0}, f, 0.001, steps);
  r[run] = end.x + end.y + end.z;
}
GLOBAL tsitf_typed(double* r, long runs, long steps) {
  long const run = TID;
  if (run >= runs) return;
  float const rho = 21.0f * static_cast<float>(run) / static_cast<float>(runs);
  auto const f = [rho](weatherf const& w, float) {
    return rates{10.0f * (w.y - w.x), w.x * (rho - w.z) - w.y, w.x * w.y - 8.0f / 3.0f * w.z};
  };
  weatherf const end = integrate(tsitouras5{}, weatherf{1, 0, 0}, f, 0.001f, steps);
  r[run] = end.x + end.y + end.z;
}
GLOBAL tol_typed(double* r, long runs, long steps) {
  long const run = TID;
  if (run >= runs) return;
  double const rho = 21.0 * static_cast<double>(run) / static_cast<double>(runs);
  auto const f = [rho](weather const& w, double) {
    return rates{10.0 * (w.y - w.x), w.x * (rho - w.z) - w.y, w.x * w.y - 8.0 / 3.0 * w.z};
  };
  weather const end = integrate(tsitouras5{}, weather{1, 0, 0}, f,
                                tolerance{weather{1e-8, 1e-8, 1e-8}, 1e-8}, 1.0, 0.0);
  r[run] = end.x + end.y + end.z;
}
struct tank {
  double a, b, c;
};
template <class N = double>
struct three {
  N a, b, c;
};
GLOBAL robertson_typed(double* r, long runs, long steps) {
  long const run = TID;
  if (run >= runs) return;
  double const k = 0.04 * (1 + static_cast<double>(run) / static_cast<double>(runs));
  auto const f = [k](auto const& s, auto) {
    return rates{-k * s.a + 1e4 * s.b * s.c, k * s.a - 1e4 * s.b * s.c - 3e7 * s.b * s.b,
                 3e7 * s.b * s.b};
  };
  auto const end = integrate(rodas5p{}, three<double>{1, 0, 0}, f,
                             tolerance{three<double>{1e-10, 1e-12, 1e-10}, 1e-6}, 1e4, 0.0);
  r[run] = end.a;
}
