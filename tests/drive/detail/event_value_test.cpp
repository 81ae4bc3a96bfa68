// SPDX-License-Identifier: BSL-1.0
// Whether an event has come, of one and of several.
#include <gtest/gtest.h>

#include <tuple>
#include <unitstep/drive/detail/event_value.hpp>

namespace {

namespace us = unitstep;
struct either {
  constexpr double operator()(double, double) const { return 0; }
};
using up = us::rising<either>;
using down = us::falling<either>;
using us::detail::any_has_come;
using us::detail::has_happened;

// A number has happened where it has left zero behind or is there; one that was zero before has not.
static_assert(has_happened(1.0, -1.0) && has_happened(1.0, 0.0) && !has_happened(1.0, 0.5));
static_assert(has_happened(-1.0, 1.0) && has_happened(-1.0, 0.0) && !has_happened(-1.0, -0.5));
static_assert(!has_happened(0.0, 1.0) && !has_happened(0.0, -1.0) && !has_happened(0.0, 0.0));

static_assert(any_has_come<either>(-1.0, 1.0) && any_has_come<either>(1.0, -1.0));
static_assert(any_has_come<up>(-1.0, 1.0) && !any_has_come<up>(1.0, -1.0));
static_assert(!any_has_come<up>(0.5, -1.0));
static_assert(any_has_come<down>(1.0, 0.0) && !any_has_come<down>(0.0, -1.0));
static_assert(any_has_come<us::first_of<up, down>>(std::tuple{1.0, 1.0}, std::tuple{-1.0, -1.0}));
static_assert(!any_has_come<us::first_of<up, down>>(std::tuple{1.0, -1.0}, std::tuple{-1.0, 1.0}));
static_assert(us::detail::first_true_at_start(std::tuple{1.0, true}) == 1);
static_assert(us::detail::first_true_at_start(0.0) == -1 &&
              us::detail::first_true_at_start(std::tuple{1.0}) == -1);
static_assert(us::detail::first_true_at_start(std::tuple{true, true}) == 0);

TEST(EventValue, SaysTheSameAtRunTime) {
  EXPECT_TRUE(any_has_come<up>(-1.0, 1.0));
  EXPECT_FALSE(any_has_come<up>(1.0, -1.0));
}

}  // namespace
