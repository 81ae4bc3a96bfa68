// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <string>
#include <unitstep/version.hpp>

// The build takes the package's version from the header, so both must be the same.
TEST(version, is_the_one_of_the_package) {
  auto const text = std::to_string(unitstep::version_major) + '.' +
                    std::to_string(unitstep::version_minor) + '.' +
                    std::to_string(unitstep::version_patch);
  EXPECT_EQ(text, PACKAGE_VERSION);
}
