// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <unitstep/units/callable.hpp>

namespace {

using unitstep::diagnostics::callable_with;
using unitstep::diagnostics::described;
struct state {};
struct time_type {};

template <class Function>
constexpr auto reads(Function) {
  return described<callable_with<Function, state, time_type>>;
}

static_assert(reads([] { return 1; }) == "callable ()");
static_assert(reads([](state) { return 1; }) == "callable (state)");
static_assert(reads([](time_type, state) { return 1; }) == "callable (time, state)");
static_assert(reads([](int*, int*) { return 1; }) == "a lambda of other arguments");
static_assert(reads([n = 0](state, time_type) mutable { return ++n; }) == "one that is mutable");
static_assert(reads([n = 0](auto const&, auto) mutable { return ++n; }) == "one that is mutable");
static_assert(reads(1.0) == "a plain number (double)");
static_assert(reads(state{}) == "state");
static_assert(!(reads([] { return 1; }) == "callable (state)"));

// Whether a generic function takes the arguments is known without compiling its body, which here has a mistake.
using unitstep::diagnostics::takes;
constexpr auto fails = [](auto const& s, auto t) { return s.no_such_member + t; };
constexpr auto of_one = [](auto const& s) { return s.no_such_member; };
constexpr auto other_way_round = [](time_type, auto const& s) { return s.no_such_member; };
constexpr auto asks_first = [](auto const& s, auto) -> decltype(s.no_such_member) { return {}; };
static_assert(takes<decltype(fails), state, time_type>);
static_assert(!takes<decltype(of_one), state, time_type>);
static_assert(!takes<decltype(other_way_round), state, time_type>);
static_assert(!takes<decltype(asks_first), state, time_type>);
static_assert(!takes<int (*)(state, time_type), state, time_type>);

// Whether a lambda has exactly these parameters; a deleted call does not count.
using unitstep::diagnostics::lambda_of;
constexpr auto typed = [](state const&, time_type) { return 1; };
struct deleted {
  int operator()(state const&, time_type) const = delete;
};
static_assert(lambda_of<decltype(typed), state, time_type>);
static_assert(!lambda_of<decltype(typed), time_type, state>);
static_assert(!lambda_of<decltype(fails), state, time_type>);
static_assert(!lambda_of<deleted, state, time_type>);

TEST(Callable, IsTheSameAtRunTime) { EXPECT_STREQ(reads(1.0).data(), "a plain number (double)"); }

}  // namespace
