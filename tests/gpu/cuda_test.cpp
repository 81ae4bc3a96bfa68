// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <unitstep/gpu/cuda.hpp>

namespace {

namespace si = boost::units::si;
using namespace unitstep;

// To a compiler that compiles no CUDA it is all of the library; what it is to clang's CUDA the command
// gpu-kernels of .ci/tools tests.
constexpr auto falling = [](auto const&, auto) { return -10.0 * si::metre_per_second_squared; };
constexpr auto end = integrate(suvat{}, motion{0.0 * si::metre, 20.0 * si::metre_per_second},
                               falling, 0.5 * si::second, 2);
static_assert(end.position == 15.0 * si::metre);  // v t - g t^2 / 2

TEST(cuda, is_the_library_on_a_processor) {
  auto const again = integrate(suvat{}, motion{0.0 * si::metre, 20.0 * si::metre_per_second},
                               falling, 0.5 * si::second, 2);
  EXPECT_TRUE(again == end);
}

}  // namespace
