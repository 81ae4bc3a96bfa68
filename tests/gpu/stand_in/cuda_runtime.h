// SPDX-License-Identifier: BSL-1.0
// Declares the parts of CUDA that the examples in examples/gpu/ and the kernels in tests/gpu/kernels/ use, for tests
// without a toolkit.
#pragma once

#include <__clang_cuda_builtin_vars.h>
#include <stddef.h>

enum cudaError_t { cudaSuccess };
enum cudaMemcpyKind { cudaMemcpyDeviceToHost = 2 };
struct dim3 {
  unsigned x, y, z;
  dim3(unsigned a, unsigned b = 1, unsigned c = 1) : x(a), y(b), z(c) {}
};
typedef struct CUstream_st* cudaStream_t;

cudaError_t cudaMalloc(void** at, size_t bytes);
cudaError_t cudaFree(void* at);
cudaError_t cudaMemcpy(void* to, void const* from, size_t bytes, cudaMemcpyKind kind);
cudaError_t cudaDeviceSynchronize();
char const* cudaGetErrorString(cudaError_t error);
// The memory for a log of events.
extern "C" __device__ void* malloc(size_t bytes);
extern "C" __device__ void free(void* at);
#define CUDART_VERSION 12000
// The compiler's form of a launch, `kernel<<<blocks, threads>>>(...)`.
extern "C" {
cudaError_t cudaConfigureCall(dim3 grid, dim3 block, size_t bytes = 0,
                              cudaStream_t stream = nullptr);
unsigned __cudaPushCallConfiguration(dim3 grid, dim3 block, size_t bytes = 0,
                                     void* stream = nullptr);
cudaError_t cudaLaunchKernel(void const* kernel, dim3 grid, dim3 block, void** arguments,
                             size_t bytes, cudaStream_t stream);
}
