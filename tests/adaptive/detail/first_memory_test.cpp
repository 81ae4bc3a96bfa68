// SPDX-License-Identifier: BSL-1.0
// The memory that a method begins with, and what an implicit one is told of the tolerance.
#include <gtest/gtest.h>

#include <unitstep/adaptive/detail/adaptive_run.hpp>

namespace {

using unitstep::detail::first_memory;

struct limits {
  double allowed, relative;
};
struct account_of_errors {
  double absolute = 0, relative = 0;
  constexpr void allow(double a, double r) { absolute = a, relative = r; }
};
struct remembered {
  account_of_errors account;
  double slope;
};
struct implicit {
  constexpr remembered begin(double s, double field, double t) const { return {{}, s + field + t}; }
};
struct plain {
  constexpr double begin(double s, double field, double t) const { return s + field + t; }
};
constexpr auto told = first_memory<remembered>(implicit{}, 1.0, 10.0, 100.0, limits{1e-6, 1e-3});
static_assert(told.slope == 111 && told.account.absolute == 1e-6 && told.account.relative == 1e-3);
static_assert(first_memory<double>(plain{}, 1.0, 10.0, 100.0, limits{1e-6, 1e-3}) == 111);

TEST(FirstMemory, IsTheSameAtRunTime) {
  double volatile one = 1;
  EXPECT_EQ(first_memory<double>(plain{}, one, 10.0, 100.0, limits{1e-6, 1e-3}), 111);
}

}  // namespace
