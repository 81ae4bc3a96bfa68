// SPDX-License-Identifier: BSL-1.0
// The rate of the card's arithmetic in double: independent chains of add, multiply and fused operations, 8 a thread.
#include <cuda_runtime.h>
#include <algorithm>
#include <cstdio>
template <int KIND>
__global__ void chains(double* r, double a, double b, int rounds) {
  double x[8];
  for (int i = 0; i < 8; ++i) x[i] = threadIdx.x + i;
  for (int k = 0; k < rounds; ++k)
#pragma unroll
    for (int i = 0; i < 8; ++i)
      x[i] = KIND == 0 ? __dadd_rn(x[i], b) : KIND == 1 ? __dmul_rn(x[i], a) : __fma_rn(x[i], a, b);
  double s = 0;
  for (int i = 0; i < 8; ++i) s += x[i];
  r[blockIdx.x * blockDim.x + threadIdx.x] = s;
}
template <int KIND>
void go(char const* name, double* r) {
  cudaEvent_t a, z;
  cudaEventCreate(&a);
  cudaEventCreate(&z);
  float best = 1e30f;
  int const rounds = 2000, blocks = 132 * 16, threads = 128;
  for (int i = 0; i < 6; ++i) {
    cudaEventRecord(a);
    chains<KIND><<<blocks, threads>>>(r, 0.999, 1e-3, rounds);
    cudaEventRecord(z);
    cudaEventSynchronize(z);
    float ms;
    cudaEventElapsedTime(&ms, a, z);
    if (i) best = std::min(best, ms);
  }
  std::printf("rate %s %.4g instructions of double a second (%.3f ms) %s\n", name,
              8.0 * rounds * blocks * threads / (best * 1e-3), best,
              cudaGetErrorString(cudaGetLastError()));
}
int main() {
  cudaDeviceProp p;
  cudaGetDeviceProperties(&p, 0);
  int c = 0;
  cudaDeviceGetAttribute(&c, cudaDevAttrClockRate, 0);
  std::printf(
      "rate %s, %d multiprocessors, at most %d kHz: 64 double a clock each: %.4g a second\n",
      p.name, p.multiProcessorCount, c, 64.0 * p.multiProcessorCount * c * 1e3);
  double* r;
  cudaMalloc(&r, 132 * 16 * 128 * 8);
  go<0>("add", r);
  go<1>("multiply", r);
  go<2>("fused", r);
}
