// SPDX-License-Identifier: BSL-1.0
// A million shots on a GPU, each with random numbers of its own, and what marks those that fail: compares all with the
// same shots on a core, and prints how many landed. Clang and nvcc compile it where a CUDA toolkit is:
//   clang++ -x cuda --cuda-gpu-arch=sm_80 -std=c++20 -O2 -ffp-contract=off -Iinclude examples/gpu/shots.cu
//           -lcudart -o shots
//   nvcc -std=c++20 -O2 -arch=sm_80 -fmad=false -Xcompiler -ffp-contract=off --expt-relaxed-constexpr -Iinclude
//        examples/gpu/shots.cu -o shots
#include <cuda_runtime.h>

//! [a run that may fail]
// A run that fails ends its own thread; without this it ends the
// kernel. It stands before the first header of the library.
#define UNITSTEP_FAILED_RUN_ENDS_ITS_THREAD
#include <unitstep/gpu/cuda.hpp>
//! [a run that may fail]
#include <unitstep/ensemble/draws.hpp>

#include <cstddef>
#include <cstdio>
#include <stdexcept>
#include <vector>

namespace {

namespace si = boost::units::si;
using namespace unitstep;
using length = boost::units::quantity<si::length>;
using velocity = boost::units::quantity<si::velocity>;

constexpr long runs = 1'000'000;

//! [shots]
// What all runs share goes to the kernel as its argument.
struct gun {
  velocity speed, spread;
  std::uint64_t seed;
};
struct impact {
  bool landed;
  length range;
};
// Fails if the shot does not land within 56 steps.
__host__ __device__ inline impact shoot(gun const& its, long run) {
  auto const falls = [](auto const& s, auto) {
    return vec{0.0, -10.0} * si::metre_per_second_squared -
           0.01 / si::second * s.velocity;
  };
  auto const height = [](auto const& s, auto) {
    return s.position.y;
  };
  draws random{its.seed, run};
  velocity const flat =
      random.normal(its.speed, its.spread) * math::sqrt(0.5);
  motion const start{vec{0.0, 0.0} * si::metre, vec{flat, flat}};
  auto const end = integrate_until(rk4{}, start, falls,
                                   0.25 * si::second, height, 56);
  if (end.stopped_because != stop_reason::event)
    fail<std::runtime_error>("the shot did not land");
  return {true, end.state.position.x};
}
__global__ void fire(gun its, impact* all) {
  long const run =
      static_cast<long>(blockIdx.x) * blockDim.x + threadIdx.x;
  if (run >= runs) return;
  all[run].landed = false;  // what a run that fails leaves here
  all[run] = shoot(its, run);
}
//! [shots]

impact on_a_core(gun const& its, long run) {
  try {
    return shoot(its, run);
  } catch (std::runtime_error const&) {
    return {};
  }
}

}  // namespace

int main() {
  gun const its{100.0 * si::metre_per_second,
                1.0 * si::metre_per_second, 7};
  std::vector<impact> all(runs);
  impact* there = nullptr;
  cudaError_t error = cudaMalloc(reinterpret_cast<void**>(&there),
                                 runs * sizeof(impact));
  if (error == cudaSuccess) {
    constexpr unsigned threads = 128,
                       blocks = (runs + threads - 1) / threads;
    fire<<<blocks, threads>>>(its, there);
    error = cudaDeviceSynchronize();
  }
  if (error == cudaSuccess)
    error = cudaMemcpy(all.data(), there, runs * sizeof(impact),
                       cudaMemcpyDeviceToHost);
  if (error != cudaSuccess) {
    std::printf("%s\n", cudaGetErrorString(error));
    return 1;
  }
  long landed = 0, other = 0;
  for (long run = 0; run < runs; ++run) {
    impact const& got = all[static_cast<std::size_t>(run)];
    landed += got.landed;
    if (run % 10 != 0) continue;
    impact const due = on_a_core(its, run);
    other += got.landed != due.landed ||
             (due.landed && got.range != due.range);
  }
  std::printf(
      "%ld of %ld landed, %ld of each tenth are other than on a "
      "core\n",
      landed, runs, other);
  return other == 0 ? 0 : 1;
}
