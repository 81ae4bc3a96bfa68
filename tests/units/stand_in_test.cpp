// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <unitstep/units/stand_in.hpp>

namespace {

struct refused : unitstep::compares_well {};
struct ordinary {};

static_assert(unitstep::refused_result<refused> && !unitstep::refused_result<ordinary>);
// Whatever is asserted of it holds, on either side; two of them are told by nothing.
static_assert(refused{} == ordinary{} && refused{} != ordinary{});
static_assert(ordinary{} == refused{} && ordinary{} != refused{});
static_assert(unitstep::with_refused<refused, ordinary> &&
              unitstep::with_refused<ordinary, refused> &&
              !unitstep::with_refused<ordinary, ordinary>);
static_assert(is_finite(refused{}) && unitstep::is_finite(unitstep::unknown{}));
// What is computed from it is not blamed again.
static_assert(std::is_same_v<unitstep::detail::mismatch_in<refused>, unitstep::unknown>);
static_assert(std::is_void_v<unitstep::detail::mismatch_in<ordinary>>);

TEST(StandIn, ComparesWellAtRunTime) {
  refused const one{};
  EXPECT_TRUE(one == ordinary{});
  EXPECT_TRUE(one != ordinary{});
}

}  // namespace
