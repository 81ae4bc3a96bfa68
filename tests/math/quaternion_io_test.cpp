// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <iomanip>
#include <sstream>
#include <unitstep/math/quaternion_io.hpp>

namespace {

TEST(QuaternionIo, PrintsTheScalarFirst) {
  std::ostringstream out;
  out << unitstep::quaternion{0.5, 1.0, -2.0, 3.0};
  EXPECT_EQ(out.str(), "(0.5, 1, -2, 3)");
}

TEST(QuaternionIo, FollowsTheStream) {
  std::ostringstream out;
  out << std::fixed << std::setprecision(2) << unitstep::quaternion{1.0f, 0.0f, 0.125f, 0.0f};
  EXPECT_EQ(out.str(), "(1.00, 0.00, 0.12, 0.00)");
}

}  // namespace
