// SPDX-License-Identifier: BSL-1.0
// Every method, by steps and under a tolerance, and those for noise, on a GPU and on a processor: prints which runs
// have different bits.
//   nvcc -std=c++20 -O2 -arch=sm_80 -fmad=false -Xcompiler -ffp-contract=off --expt-relaxed-constexpr -Iinclude -Itests
//        tests/gpu/card/every_method.cu -o every_method
// The command gpu-nvcc of .ci/tools compiles it where there is nvcc, and reads what it made.
#include <unitstep/gpu/cuda.hpp>
//
#include <cuda_runtime.h>

#include <cstdio>
#include <cstring>

#include "support/every_method.hpp"

namespace {

namespace si = boost::units::si;
using namespace unitstep;

struct place {
  double position, velocity;
};

#ifdef CONTROL  // a constant that nvcc does not find on a GPU, without a message
constexpr long steps = 300;
#else
#define steps 300
#endif

// A velocity that is pushed at random, or a bead in a warm trap; each run has its own path.
template <class Method, bool>
  requires requires { Method::calculus; }
constexpr place end_of(double x) {
  random_path const path{7, static_cast<long>(1000 * x)};
  motion const start{x * si::metre, 0.3 * x * si::metre_per_second};
  auto const end = [&] {
    if constexpr (requires { Method::steps_in_a_bath; }) {
      second_law const pulls{1e-11 * si::kilogram, spring{1e-9 * si::newton / si::metre}};
      return integrate(Method{}, start, langevin{pulls, 2.0 / si::second, 300.0 * si::kelvin, path},
                       0.01 * si::second, steps);
    } else {
      auto const slows = [](auto const& s, auto) { return -0.5 / si::second * s.velocity; };
      auto const strength = [](auto const& s, auto) {
        auto const root = unitstep::sqrt(1.0 * si::second);
        if constexpr (std::is_same_v<Method, sra1>)
          return (0.0 * s.velocity + 0.3 * si::metre_per_second) / root;
        else
          return 0.3 * (s.velocity + 1.0 * si::metre_per_second) / root;
      };
      return integrate(Method{}, start, noisy{slows, strength, path.coarser(1)}, 0.01 * si::second,
                       steps);
    }
  }();
  return {end.position.value(), end.velocity.value()};
}

// A stiffening spring.
template <class Method, bool by_tolerance>
constexpr place end_of(double x) {
  auto const bends = [](auto const& s, auto) {
    return -1.0 / si::second / si::second *
           (s.position + 0.3 / si::metre * s.position * abs(s.position));
  };
  motion const start{x * si::metre, 0.3 * x * si::metre_per_second};
  auto const end = [&] {
    if constexpr (by_tolerance)
      return integrate(Method{}, start, bends,
                       tolerance{motion{1e-8 * si::metre, 1e-8 * si::metre_per_second}, 1e-8},
                       3.0 * si::second);
    else
      return integrate(Method{}, start, bends, 0.01 * si::second, steps);
  }();
  return {end.position.value(), end.velocity.value()};
}
template <class Method, bool by_tolerance>
__global__ void run(place* to, double x, int runs) {
  int const i = static_cast<int>(blockIdx.x * blockDim.x + threadIdx.x);
  if (i < runs) to[i] = end_of<Method, by_tolerance>(x + 0.01 * i);
}

constexpr int runs = 256;
int made = 0, other = 0;

template <class Method, bool by_tolerance>
void compare(char const* name, place* there) {
  constexpr unsigned threads = 64;
  place got[runs];
  cudaMemset(there, 255, sizeof got);
  run<Method, by_tolerance><<<runs / threads, threads>>>(there, 0.1, runs);
  cudaError_t const error = cudaMemcpy(got, there, sizeof got, cudaMemcpyDeviceToHost);
  bool same = error == cudaSuccess;
  for (int i = 0; same && i < runs; ++i) {
    place const due = end_of<Method, by_tolerance>(0.1 + 0.01 * i);
    same = std::memcmp(&due, &got[i], sizeof due) == 0;
  }
  ++made;
  if (same) return;
  ++other;
  std::printf("%s%s: %s\n", name, by_tolerance ? " under a tolerance" : "",
              error == cudaSuccess ? "other bits" : cudaGetErrorString(error));
}

}  // namespace

int main() {
  place* there = nullptr;
  if (cudaMalloc(reinterpret_cast<void**>(&there), runs * sizeof(place)) != cudaSuccess) return 1;
  laws::for_each_method([there](auto const& listed) {
    using method = std::remove_const_t<decltype(listed.method)>;
    compare<method, false>(listed.spelled, there);
    if constexpr (requires { method::error_order; }) compare<method, true>(listed.spelled, there);
  });
  compare<euler_maruyama, false>("euler_maruyama", there);
  compare<milstein, false>("milstein", there);
  compare<stochastic_heun, false>("stochastic_heun", there);
  compare<sra1, false>("sra1", there);
  compare<baoab, false>("baoab", there);
  std::printf("%d runs of methods, %d with other bits\n", made, other);
  return other == 0 ? 0 : 1;
}
