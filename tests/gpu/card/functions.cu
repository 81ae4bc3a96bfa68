// SPDX-License-Identifier: BSL-1.0
// The library's functions compared with CUDA's: errors in ulp by quadmath, bits of the processor, evaluations a second.
#include <cuda_runtime.h>
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <thread>
#include <unitstep/gpu/cuda.hpp>
#include <vector>
extern "C" {
__float128 sinq(__float128);
__float128 cosq(__float128);
__float128 tanq(__float128);
__float128 expq(__float128);
__float128 logq(__float128);
__float128 sqrtq(__float128);
__float128 cbrtq(__float128);
__float128 atanq(__float128);
__float128 powq(__float128, __float128);
}
using namespace unitstep;
#define F(name, A1, A2, A3)                                       \
  struct ours_##name {                                            \
    __host__ __device__ static double at(double x) { return A1; } \
  };                                                              \
  struct cuda_##name {                                            \
    __host__ __device__ static double at(double x) { return A2; } \
  };                                                              \
  struct ref_##name {                                             \
    static __float128 at(double x) { return A3; }                 \
  };                                                              \
  extern "C" __global__ void one_ours_##name(double* x) {         \
    long i = blockIdx.x * 128l + threadIdx.x;                     \
    x[i] = ours_##name::at(x[i]);                                 \
  }                                                               \
  extern "C" __global__ void one_cuda_##name(double* x) {         \
    long i = blockIdx.x * 128l + threadIdx.x;                     \
    x[i] = cuda_##name::at(x[i]);                                 \
  }
F(sin, math::sin(x), ::sin(x), sinq(x))
F(cos, math::cos(x), ::cos(x), cosq(x))
F(tan, math::tan(x), ::tan(x), tanq(x))
F(exp, math::exp(x), ::exp(x), expq(x))
F(log, math::log(x), ::log(x), logq(x))
F(sqrt, math::sqrt(x), ::sqrt(x), sqrtq(x))
F(cbrt, math::cbrt(x), ::cbrt(x), cbrtq(x))
F(atan, math::atan(x), ::atan(x), atanq(x))
F(pow, math::pow(x, 1.7), ::pow(x, 1.7), powq(x, 1.7))
template <class A>
__global__ void all(double const* x, double* y, long n) {
  long i = static_cast<long>(blockIdx.x) * blockDim.x + threadIdx.x;
  if (i < n) y[i] = A::at(x[i]);
}
template <class A>
__global__ void many(double low, double width, double* y, long n) {
  long i = static_cast<long>(blockIdx.x) * blockDim.x + threadIdx.x;
  if (i >= n) return;
  double const at = static_cast<double>(i) / static_cast<double>(n);
  double sum = 0, x = low + width * at;
#pragma unroll 1
  for (int k = 0; k < 256; ++k) {
    sum += A::at(x);
    x += width * 0x1p-14;
  }
  y[i] = sum;
}
template <class A>
double rate(double low, double width, double* y, long n) {
  cudaEvent_t a, z;
  cudaEventCreate(&a);
  cudaEventCreate(&z);
  float best = 1e30f;
  for (int i = 0; i < 6; ++i) {
    cudaEventRecord(a);
    many<A><<<n / 128, 128>>>(low, width, y, n);
    cudaEventRecord(z);
    cudaEventSynchronize(z);
    float ms;
    cudaEventElapsedTime(&ms, a, z);
    if (i) best = std::min(best, ms);
  }
  return 256.0 * n / (best * 1e-3);
}
double ulps(double y, __float128 r) {
  double const d = static_cast<double>(r);
  int e;
  std::frexp(d, &e);
  __float128 off = y - r;
  if (off < 0) off = -off;
  return static_cast<double>(off /
                             static_cast<__float128>(std::ldexp(1.0, std::max(e - 53, -1074))));
}
template <class O, class C, class R>
void go(char const* name, double low, double high) {
  long const n = 1 << 20;
  std::vector<double> x(n), o(n), c(n);
  unsigned long long s = 88172645463325252ull;
  for (auto& v : x) {
    s ^= s << 13;
    s ^= s >> 7;
    s ^= s << 17;
    v = low + (high - low) * (static_cast<double>(s >> 11) * 0x1p-53);
  }
  double *dx, *dy;
  cudaMalloc(&dx, n * 8);
  cudaMalloc(&dy, n * 8);
  cudaMemcpy(dx, x.data(), n * 8, cudaMemcpyHostToDevice);
  cudaMemset(dy, 255, n * 8);
  all<O><<<n / 128, 128>>>(dx, dy, n);
  cudaMemcpy(o.data(), dy, n * 8, cudaMemcpyDeviceToHost);
  cudaMemset(dy, 255, n * 8);
  all<C><<<n / 128, 128>>>(dx, dy, n);
  cudaMemcpy(c.data(), dy, n * 8, cudaMemcpyDeviceToHost);
  unsigned const cores = std::max(1u, std::thread::hardware_concurrency());
  std::vector<double> wo(cores), wc(cores);
  std::vector<long> other(cores), apart(cores);
  std::vector<std::thread> t;
  for (unsigned k = 0; k < cores; ++k)
    t.emplace_back([&, k] {
      for (long i = k; i < n; i += cores) {
        __float128 const r = R::at(x[i]);
        double const h = O::at(x[i]);
        other[k] += std::memcmp(&h, &o[i], 8) != 0;
        apart[k] += std::memcmp(&c[i], &o[i], 8) != 0;
        wo[k] = std::max(wo[k], ulps(o[i], r));
        wc[k] = std::max(wc[k], ulps(c[i], r));
      }
    });
  long no = 0, na = 0;
  double mo = 0, mc = 0;
  for (unsigned k = 0; k < cores; ++k) {
    t[k].join();
    no += other[k];
    na += apart[k];
    mo = std::max(mo, wo[k]);
    mc = std::max(mc, wc[k]);
  }
  double const ro = rate<O>(low, high - low, dy, n), rc = rate<C>(low, high - low, dy, n);
  std::printf(
      "fn %-5s [%g, %g]  ours %.4f ulp  cuda %.4f ulp  ours other than the processor %ld, than "
      "cuda's %ld  ours %.3g/s cuda %.3g/s  ratio of times %.2f  %s\n",
      name, low, high, mo, mc, no, na, ro, rc, rc / ro, cudaGetErrorString(cudaGetLastError()));
  std::fflush(stdout);
  cudaFree(dx);
  cudaFree(dy);
}
int main() {
#define G(name, low, high) go<ours_##name, cuda_##name, ref_##name>(#name, low, high)
  G(sin, -3.2, 3.2);
  G(sin, -1e4, 1e4);
  G(sin, 1e9, 1e10);
  G(cos, -3.2, 3.2);
  G(cos, -1e4, 1e4);
  G(tan, -1.5, 1.5);
  G(exp, -1, 1);
  G(exp, -700, 700);
  G(log, 0.5, 2);
  G(log, 1e-3, 1e3);
  G(sqrt, 0, 100);
  G(cbrt, 0.001, 1000);
  G(atan, -5, 5);
  G(pow, 0.01, 100);
}
