// SPDX-License-Identifier: BSL-1.0
#include <unitstep/drive/event_log.hpp>

#include <gtest/gtest.h>

namespace {

using unitstep::event_log;
using unitstep::event_record;

constexpr auto filled(int many) {
  event_log<double> log;
  for (int n = 0; n < many; ++n) log.add(n / 4.0, n % 3 == 0 ? 2 : 0);
  return log;
}

constexpr event_log<double> nothing;
static_assert(nothing.empty() && nothing.size() == 0 && nothing.begin() == nothing.end());

constexpr auto held = filled(64);  // the most that a constant may have
static_assert(held.size() == 64 && held[63] == event_record<double>{15.75, 2} &&
              held.count(2) == 22);

// An entry has a time and a number, and the index in a list by name.
constexpr auto one_of_a_list = [] {
  event_log<double> log;
  log.add(0.5, 2);
  log.add(1.5, 2, 7);
  return log;
}();
static_assert([] {
  auto const& [time, which] = one_of_a_list[0];
  auto [other_time, other_which] = one_of_a_list[1];
  return time == 0.5 && which == 2 && other_time == 1.5 && other_which == 2;
}());
static_assert(one_of_a_list[0].index == 0 && one_of_a_list[1].index == 7);
static_assert(one_of_a_list.count(2) == 2 && one_of_a_list.count(2, 7) == 1 &&
              one_of_a_list.count(2, 1) == 0);
static_assert(one_of_a_list[1] != event_record<double>{1.5, 2});

// The name that 0.3 used.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wdeprecated-declarations"
static_assert([] {
  unitstep::happened const first = one_of_a_list[1];
  auto const [time, which] = first;
  unitstep::happened<double> const made{1.5, 2, 7};
  return first == one_of_a_list[1] && time == 1.5 && which == 2 && first.index == 7 &&
         made == first;
}());
#pragma GCC diagnostic pop

// More entries are on the heap, and all are kept.
constexpr bool all_are_there(int many) {
  auto const log = filled(many);
  int n = 0;
  for (auto const& one : log) {
    if (one.time != n / 4.0 || one.which != (n % 3 == 0 ? 2u : 0u)) return false;
    ++n;
  }
  return n == many && log.size() == static_cast<std::size_t>(many);
}
static_assert(all_are_there(63) && all_are_there(65) && all_are_there(200));

TEST(EventLog, HasTheSameAtRunTime) {
  EXPECT_TRUE(all_are_there(65));
  EXPECT_TRUE(all_are_there(1000));
}

TEST(EventLog, IsCopiedWithAllOfIt) {
  auto log = filled(100);
  auto const copy = log;
  log.add(100.0, 1);
  EXPECT_EQ(copy.size(), 100u);
  EXPECT_EQ(log.size(), 101u);
  EXPECT_EQ(log[100].which, 1u);
  log = copy;
  EXPECT_EQ(log.size(), 100u);
}

}  // namespace
