// SPDX-License-Identifier: BSL-1.0
// Times kernels of the library and hand-written ones on raw numbers: run r has its own start or parameter. The ensemble
// of Lorenz's equations, rho from 0 to 21 to t = 1, is that of papers on solvers for GPUs.
#include <unitstep/gpu/cuda.hpp>
//
#include <cuda_runtime.h>
#include <algorithm>
#include <cstdio>
#include <vector>
namespace si = boost::units::si;
using namespace unitstep;
#define DEVICE __host__ __device__ inline
#define GLOBAL __global__ void
#define TID (static_cast<long>(blockIdx.x) * blockDim.x + threadIdx.x)
#include "kernels.cuh"
template <class K>
void timed(char const* name, K k, long runs, long steps) {
  double* r;
  cudaMalloc(&r, runs * sizeof(double));
  unsigned const t = 128, b = static_cast<unsigned>((runs + t - 1) / t);
  std::vector<float> took;
  cudaEvent_t a, z;
  cudaEventCreate(&a);
  cudaEventCreate(&z);
  for (int i = 0; i < 10; ++i) {
    cudaEventRecord(a);
    k<<<b, t>>>(r, runs, steps);
    cudaEventRecord(z);
    cudaEventSynchronize(z);
    float ms;
    cudaEventElapsedTime(&ms, a, z);
    if (i) took.push_back(ms);
  }
  std::sort(took.begin(), took.end());
  double h[3];
  long const at[] = {0, 12345, runs - 1};
  for (int i = 0; i < 3; ++i) cudaMemcpy(h + i, r + at[i], sizeof(double), cudaMemcpyDeviceToHost);
  std::printf("%-16s %9.3f ms, median %9.3f  %s  %.17g %.17g %.17g\n", name, took[0], took[4],
              cudaGetErrorString(cudaGetLastError()), h[0], h[1], h[2]);
  cudaFree(r);
}
int main() {
  long const n = 1'000'000, s = 1000;
#define T(k) timed(#k, k, n, s)
  T(duffing_typed);
  T(duffing_raw);
  T(pendulum_typed);
  T(pendulum_raw);
  T(pendulum_cuda);
  T(lorenz_typed);
  T(lorenz_raw);
  T(lorenzf_typed);
  T(lorenzf_raw);
  T(tsit_typed);
  T(tsitf_typed);
  T(tol_typed);
  timed("robertson_typed", robertson_typed, 100'000, 0);
}
