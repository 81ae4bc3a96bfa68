// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <sstream>
#include <unitstep/ensemble/progress.hpp>

namespace {

using unitstep::progress_bar;

TEST(progress_bar, is_a_line_for_each_tenth_in_a_log) {
  std::ostringstream out;
  progress_bar show{out, false};
  for (long done = 0; done <= 100; ++done)
    show({.done = done, .runs = 100, .seconds = 0.5 * static_cast<double>(done), .resumed = 0});
  std::string const log = out.str();
  EXPECT_EQ(std::count(log.begin(), log.end(), '\n'), 11);
  EXPECT_TRUE(log.starts_with("0 of 100 runs\n10 of 100 runs, 45 s left\n")) << log;
  EXPECT_TRUE(log.ends_with("90 of 100 runs, 5 s left\n100 of 100 runs\n")) << log;
}

TEST(progress_bar, is_drawn_in_its_place_on_a_terminal) {
  std::ostringstream out;
  progress_bar show{out, true};
  show({.done = 5, .runs = 10, .seconds = 1, .resumed = 3});  // two runs in a second, five to go
  show({.done = 10, .runs = 10, .seconds = 3, .resumed = 3});
  EXPECT_EQ(out.str(),
            "\r[###############...............] 5 of 10 runs, 2 s left\x1b[K"
            "\r[##############################] 10 of 10 runs\x1b[K\n");
}

TEST(progress_bar, of_no_runs) {
  std::ostringstream out;
  progress_bar{out, false}({.done = 0, .runs = 0, .seconds = 0, .resumed = 0});
  EXPECT_EQ(out.str(), "0 of 0 runs\n");
}

}  // namespace
