// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <concepts>
#include <memory>
#include <stdexcept>
#include <string>
#include <unitstep/drive/every.hpp>
#include <utility>

namespace {

using unitstep::every;

constexpr auto twice = [](int x) { return 2 * x; };
constexpr every tenth{10, twice};
static_assert(tenth.n() == 10 && tenth.observer(21) == 42);
static_assert(every{3UL, twice}.n() == 3);

// A named observer is called itself, one without a name is kept; a function is called too.
struct adds {
  int sum = 0;
  constexpr int operator()(int x) { return sum += x; }
};
template <class Observer>
using kept = decltype(every{2, std::declval<Observer>()}.observer);
static_assert(std::same_as<kept<adds>, adds> && std::same_as<kept<adds&>, adds&>);
static_assert(std::same_as<kept<adds const&>, adds const&>);
constexpr int half(int x) { return x / 2; }
static_assert(std::same_as<kept<int (&)(int)>, int (&)(int)>);
static_assert(every{2, half}.observer(8) == 4);
constexpr bool calls_itself() {
  adds named;
  every second{2, named};
  second.observer(3);
  every const third{3, named};  // a const every refers to the same
  third.observer(4);
  every unnamed{2, adds{10}};
  unnamed.observer(5);
  every<int, adds> copied{2, named};  // asked for by name: a copy
  copied.observer(100);
  return named.sum == 7 && unnamed.observer.sum == 15 && copied.observer.sum == 107;
}
static_assert(calls_itself());
// What can only be moved is moved.
struct moved_only {
  std::unique_ptr<int> sum = std::make_unique<int>(0);
  void operator()(int x) const { *sum += x; }
};
TEST(Every, TakesWhatCanOnlyBeMoved) {
  every const second{2, moved_only{}};
  second.observer(3);
  EXPECT_EQ(*second.observer.sum, 3);
  EXPECT_TRUE(calls_itself());
}

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
