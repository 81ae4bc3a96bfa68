// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <stdexcept>
#include <string>
#include <unitstep/drive/every.hpp>

namespace {

using unitstep::every;

constexpr auto twice = [](int x) { return 2 * x; };
constexpr every tenth{10, twice};
static_assert(tenth.n() == 10 && tenth.observer(21) == 42);
static_assert(every{3UL, twice}.n() == 3);

std::string refusal(int n) {
  try {
    static_cast<void>(every{n, twice});
  } catch (std::domain_error const& error) {
    return error.what();
  }
  return "accepted";
}
TEST(Every, RefusesBadValuesByName) {
  EXPECT_EQ(refusal(1), "accepted");
  EXPECT_EQ(refusal(0), "unitstep: n must be at least 1");
  EXPECT_EQ(refusal(-3), "unitstep: n must be at least 1");
}

}  // namespace
