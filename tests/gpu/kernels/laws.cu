// SPDX-License-Identifier: BSL-1.0
// The uses of the library in a kernel besides steps: laws, events, things that happen, a simulation, noise, functions.
// Compiled for a GPU by the commands gpu-kernels and gpu-nvcc of .ci/tools, which read the result.
// So a trap is none of the library's.
#define UNITSTEP_FAILED_RUN_ENDS_ITS_THREAD
#include <cuda_runtime.h>
//
#include <unitstep/gpu/cuda.hpp>
#define KERNEL extern "C" __global__ void

namespace si = boost::units::si;
using namespace unitstep;

// The constants of a kernel are inside it, since nvcc finds none of those outside.
#define DT 0.01 * si::second
#define START (motion{r[0] * si::metre, r[1] * si::metre_per_second})
#define IN_SPACE \
  (motion{vec{r[0], r[1], r[2]} * si::metre, vec{r[3], r[4], r[5]} * si::metre_per_second})
#define ALLOWED (tolerance{motion{1e-8 * si::metre, 1e-8 * si::metre_per_second}, 1e-8})

KERNEL damped_spring(double* r, long n) {
  second_law const falls{r[3] * si::kilogram, spring{4.0 * si::newton / si::metre},
                         damper{0.1 * si::newton * si::second / si::metre}};
  r[2] = integrate(leapfrog{}, START, falls, DT, n).position.value();
}
KERNEL spring_in_space(double* r, long n) {
  second_law const pulls{
      r[6] * si::kilogram,
      spring{4.0 * si::newton / si::metre, vec{0.0, 0.0, 1.0} * si::metre, 1.0 * si::metre}};
  r[2] = integrate(compensated<rk4>{}, IN_SPACE, pulls, DT, n).position.x.value();
}
KERNEL three_bodies(double* r, long n) {
  auto const mass = [&](int i) { return r[i] * si::kilogram; };
  auto const place = [&](int i) { return vec{r[i], r[i + 1], 0.0} * si::metre; };
  auto const speed = [&](int i) { return vec{r[i], r[i + 1], 0.0} * si::metre_per_second; };
  motion const start{std::array<decltype(place(0)), 3>{{place(0), place(2), place(4)}},
                     std::array<decltype(speed(0)), 3>{{speed(6), speed(8), speed(10)}}};
  std::array<decltype(mass(0)), 3> const weigh{{mass(12), mass(13), mass(14)}};
  mutual_gravity const pull{
      6.7e-11 * si::newton * si::metre * si::metre / si::kilogram / si::kilogram, 0.1 * si::metre};
  r[2] = integrate(leapfrog{}, start, second_law{weigh, pull}, DT, n).position[0].x.value();
}
KERNEL turning(double* r, long n) {
  rotation const start{quaternion<double>{r[0], r[1], r[2], r[3]},
                       vec{r[4], r[5], r[6]} * si::radian / si::second};
  auto const slows = [](auto const& s, auto) { return -0.1 / si::second * s.angular_velocity; };
  r[0] = integrate(rk4{}, start, slows, DT, n).orientation.w;
}

#define FALLS [](auto const&, auto) { return -9.81 * si::metre_per_second_squared; }
#define HEIGHT [](auto const& s, auto) { return s.position; }
#define BOUNCES                            \
  when(falling(HEIGHT), [](auto s, auto) { \
    s.velocity = -0.9 * s.velocity;        \
    return s;                              \
  })
KERNEL lands(double* r, long n) {
  r[2] = integrate_until(rk4{}, START, FALLS, DT, HEIGHT, n).state.velocity.value();
}
KERNEL lands_within(double* r, long) {
  r[2] = integrate_until(tsitouras5{}, START, FALLS, ALLOWED, HEIGHT, r[3] * si::second)
             .state.velocity.value();
}
KERNEL bounces(double* r, long n) {
  r[2] = integrate(rk4{}, START, FALLS, DT, n, BOUNCES).state.velocity.value();
}
KERNEL bounces_within(double* r, long) {
  r[2] = integrate(dormand_prince5{}, START, FALLS, ALLOWED, r[3] * si::second, BOUNCES)
             .state.velocity.value();
}
KERNEL course(double* r, long n) {
  simulation sim{velocity_verlet{}, START, FALLS, DT};
  for (long i = 0; i < n; ++i) {
    sim.step();
    r[i] = sim.state().position.value();
  }
}

// Each thread follows its own path.
#define PATH (random_path{7, static_cast<long>(r[3])})
#define PUSHED                                                                              \
  (noisy{[](auto const& s, auto) { return -0.5 / si::second * s.velocity; },                \
         [](auto const& s, auto) {                                                          \
           return 0.3 * (s.velocity + 1.0 * si::metre_per_second) / sqrt(1.0 * si::second); \
         },                                                                                 \
         PATH})
#define EVENLY_PUSHED                                                                           \
  (noisy{[](auto const& s, auto) { return -0.5 / si::second * s.velocity; },                    \
         [](auto const&, auto) { return 0.3 * si::metre_per_second / sqrt(1.0 * si::second); }, \
         PATH.coarser(2)})
KERNEL walks(double* r, long n) {
  r[2] = integrate(euler_maruyama{}, START, PUSHED, DT, n).velocity.value();
}
KERNEL walks_by_milstein(double* r, long n) {
  r[2] = integrate(milstein{}, START, PUSHED, DT, n).velocity.value();
}
KERNEL walks_by_stochastic_heun(double* r, long n) {
  r[2] = integrate(stochastic_heun{}, START, PUSHED, DT, n).velocity.value();
}
KERNEL walks_by_sra1(double* r, long n) {
  r[2] = integrate(sra1{}, START, EVENLY_PUSHED, DT, n).velocity.value();
}
KERNEL walks_and_falls(double* r, long n) {
  r[2] = integrate_until(euler_maruyama{}, START, PUSHED, DT, HEIGHT, n).state.velocity.value();
}
KERNEL is_warm(double* r, long n) {
  langevin const bath{second_law{1e-11 * si::kilogram, spring{1e-9 * si::newton / si::metre}},
                      2.0 / si::second, r[4] * si::kelvin, PATH};
  r[2] = integrate(baoab{}, START, bath, DT, n).position.value();
}

template <class T>
__device__ void functions_of(T* r) {
  r[0] = math::exp(r[0]);
  r[1] = math::log(r[1]);
  r[2] = math::pow(r[2], r[3]);
  r[4] = math::atan2(r[4], r[5]);
  r[6] = math::cbrt(r[6]);
  r[7] = math::tan(r[7]);
  r[8] = math::sqrt(r[8]);
  auto const [sine, cosine] = math::sin_cos(r[9]);
  r[9] = sine + cosine;
}
KERNEL functions(double* r, float* f) {
  functions_of(r);
  functions_of(f);
}
