// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <unitstep/diagnostics/callable.hpp>

namespace {

using unitstep::diagnostics::callable_with;
using unitstep::diagnostics::describe;
struct state {};
struct time_type {};

template <class Function>
constexpr auto reads(Function) {
  return describe<callable_with<Function, state, time_type>>();
}

static_assert(reads([] { return 1; }) == "callable ()");
static_assert(reads([](state) { return 1; }) == "callable (state)");
static_assert(reads([](time_type, state) { return 1; }) == "callable (time, state)");
static_assert(reads([](int*, int*) { return 1; }) == "a lambda of other arguments");
static_assert(reads(1.0) == "a plain number (double)");
static_assert(reads(state{}) == "state");
static_assert(!(reads([] { return 1; }) == "callable (state)"));

TEST(Callable, IsTheSameAtRunTime) { EXPECT_STREQ(reads(1.0).data(), "a plain number (double)"); }

}  // namespace
