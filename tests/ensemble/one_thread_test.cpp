// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <optional>
#include <unitstep/ensemble/one_thread.hpp>
#include <vector>

namespace {

using unitstep::one_thread;

TEST(one_thread, makes_each_run_once_in_order) {
  std::vector<long> order;
  std::vector<std::optional<long>> results(5);
  auto const failure = one_thread{}.make(7, results, [&](long run) {
    order.push_back(run);
    return run * run;
  });
  EXPECT_FALSE(failure);
  EXPECT_EQ(order, (std::vector<long>{7, 8, 9, 10, 11}));
  for (std::size_t i = 0; i < 5; ++i) EXPECT_EQ(results[i], order[i] * order[i]);
}

TEST(one_thread, stops_at_the_first_that_fails) {
  std::vector<std::optional<long>> results(5);
  long last = 0;
  auto const failure = one_thread{}.make(7, results, [&](long run) {
    last = run;
    if (run == 9) throw 3;  // anything can be thrown
    return run;
  });
  ASSERT_TRUE(failure);
  EXPECT_EQ(failure->run, 9);
  EXPECT_EQ(last, 9);
  EXPECT_EQ(failure->message, "what it threw is no std::exception");
  EXPECT_THROW(failure->report(), unitstep::failed_run);
}

TEST(one_thread, leads_and_makes_a_run_at_a_time) {
  EXPECT_TRUE(one_thread::leads());
  EXPECT_EQ(one_thread::workers(), 1);
  EXPECT_EQ(one_thread::agreed(7), 7);
  EXPECT_TRUE(one_thread::any(true));
  EXPECT_FALSE(one_thread::any(false));
}

}  // namespace
