// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <unitstep/gpu/cuda.hpp>

namespace {

namespace si = boost::units::si;
using namespace unitstep;

// For a compiler without CUDA this header is the whole library; the command gpu-kernels of .ci/tools tests it with
// clang's CUDA.
constexpr auto falling = [](auto const&, auto) { return -10.0 * si::metre_per_second_squared; };
constexpr auto end = integrate(suvat{}, motion{0.0 * si::metre, 20.0 * si::metre_per_second},
                               falling, 0.5 * si::second, 2);
static_assert(end.position == 15.0 * si::metre);  // v t - g t^2 / 2

TEST(cuda, is_the_library_on_a_processor) {
  auto const again = integrate(suvat{}, motion{0.0 * si::metre, 20.0 * si::metre_per_second},
                               falling, 0.5 * si::second, 2);
  EXPECT_TRUE(again == end);
}

// A thread follows its own path: the same bits in a constant, on a processor and on a card, as
// tests/gpu/card/every_method.cu compares.
constexpr double walked(long run, int steps) {
  auto const slows = [](auto const& s, auto) { return -0.5 / si::second * s.velocity; };
  auto const strength = [](auto const&, auto) {
    return 0.3 * si::metre_per_second / sqrt(1.0 * si::second);
  };
  motion const start{0.0 * si::metre, 1.0 * si::metre_per_second};
  return integrate(euler_maruyama{}, start, noisy{slows, strength, random_path{7, run}},
                   0.01 * si::second, steps)
      .velocity.value();
}
constexpr double walks[]{walked(0, 8), walked(1, 8), walked(2, 8)};
TEST(cuda, has_the_paths_of_a_constant) {
  int volatile steps = 8;
  for (long run = 0; run < 3; ++run) EXPECT_EQ(walked(run, steps), walks[run]);
  EXPECT_NE(walks[0], walks[1]);
}

}  // namespace
