// SPDX-License-Identifier: BSL-1.0
// Built with -fno-exceptions and -fno-rtti. Units cannot be printed then, since Boost asks for the names of types.
#include <gtest/gtest.h>

#include <sstream>
#include <unitstep/math/quaternion_io.hpp>

#if defined(__cpp_exceptions) || defined(__cpp_rtti)
#error "this program is about a build without exceptions and without type information"
#endif

namespace {

TEST(QuaternionIoWithoutRtti, PrintsAsBefore) {
  std::ostringstream out;
  out << unitstep::quaternion{1.0, 0.0, 0.5, 0.0};
  EXPECT_EQ(out.str(), "(1, 0, 0.5, 0)");
}

}  // namespace
