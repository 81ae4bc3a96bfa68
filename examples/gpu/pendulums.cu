// SPDX-License-Identifier: BSL-1.0
// A million pendulums on a GPU and on all cores: prints the runs per second of both, and whether they have the same
// bits. Clang and nvcc compile it where a CUDA toolkit is:
//   clang++ -x cuda --cuda-gpu-arch=sm_80 -std=c++20 -O2 -ffp-contract=off -Iinclude examples/gpu/pendulums.cu
//           -lcudart -o pendulums
//   nvcc -std=c++20 -O2 -arch=sm_80 -fmad=false -Xcompiler -ffp-contract=off --expt-relaxed-constexpr -Iinclude
//        examples/gpu/pendulums.cu -o pendulums
#include <cuda_runtime.h>
#include <unitstep/gpu/cuda.hpp>

#include <chrono>
#include <cstdio>
#include <thread>
#include <vector>

namespace {

namespace si = boost::units::si;
using namespace unitstep;

constexpr long runs = 1'000'000;

//! [a run for each thread]
// The same function on both: whatever may be evaluated by the
// compiler may be on a GPU.
constexpr double angle_after(long run) {
  auto const swings = [](auto const& s, auto) {
    return -9.81 / si::second / si::second * math::sin(s.position);
  };
  motion const start{0.5 + 1e-6 * static_cast<double>(run),
                     0.0 / si::second};
  return integrate(velocity_verlet{}, start, swings,
                   0.01 * si::second, 1000)
      .position;
}
__global__ void swing(double* angles) {
  long const run =
      static_cast<long>(blockIdx.x) * blockDim.x + threadIdx.x;
  if (run < runs) angles[run] = angle_after(run);
}
//! [a run for each thread]

// All that needs a GPU to run.
std::vector<double> on_gpu(cudaError_t& error) {
  constexpr unsigned threads = 128,
                     blocks = (runs + threads - 1) / threads;
  std::vector<double> angles(runs);
  double* there = nullptr;
  error = cudaMalloc(reinterpret_cast<void**>(&there),
                     runs * sizeof(double));
  if (error != cudaSuccess) return angles;
  swing<<<blocks, threads>>>(there);
  error = cudaDeviceSynchronize();
  if (error == cudaSuccess)
    error = cudaMemcpy(angles.data(), there, runs * sizeof(double),
                       cudaMemcpyDeviceToHost);
  static_cast<void>(cudaFree(there));
  return angles;
}

std::vector<double> on_all_cores() {
  std::vector<double> angles(runs);
  unsigned const cores =
      std::max(1u, std::thread::hardware_concurrency());
  std::vector<std::thread> threads;
  for (unsigned core = 0; core < cores; ++core)
    threads.emplace_back([&angles, core, cores] {
      for (long run = core; run < runs; run += cores)
        angles[static_cast<std::size_t>(run)] = angle_after(run);
    });
  for (auto& thread : threads) thread.join();
  return angles;
}

template <class Call>
double runs_per_second(Call const& call) {
  auto const begun = std::chrono::steady_clock::now();
  call();
  return static_cast<double>(runs) /
         std::chrono::duration<double>(
             std::chrono::steady_clock::now() - begun)
             .count();
}

}  // namespace

int main() {
  cudaError_t error = cudaSuccess;
  static_cast<void>(
      on_gpu(error));  // the first use of a GPU makes it ready
  std::vector<double> there, here;
  double const gpu =
      runs_per_second([&] { there = on_gpu(error); });
  if (error != cudaSuccess) {
    std::printf("%s\n", cudaGetErrorString(error));
    return 1;
  }
  double const cpu =
      runs_per_second([&] { here = on_all_cores(); });
  bool const same = here == there;
  std::printf("GPU: %.3g runs per second, CPU: %.3g, %s bits\n",
              gpu, cpu, same ? "the same" : "other");
  return same ? 0 : 1;
}
