// SPDX-License-Identifier: BSL-1.0
#include <fcntl.h>
#include <gtest/gtest.h>
#include <stdlib.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <sstream>
#include <string>
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
  std::ostringstream bar;
  progress_bar{bar, true}({.done = 0, .runs = 0, .seconds = 0, .resumed = 0});
  EXPECT_EQ(bar.str(), "\r[##############################] 0 of 0 runs\x1b[K\n");
}

TEST(progress_bar, of_one_run) {
  std::ostringstream out;
  progress_bar show{out, false};
  show({.done = 0, .runs = 1, .seconds = 0, .resumed = 0});
  show({.done = 1, .runs = 1, .seconds = 2, .resumed = 0});
  EXPECT_EQ(out.str(), "0 of 1 runs\n1 of 1 runs\n");
  std::ostringstream bar;
  progress_bar{bar, true}({.done = 0, .runs = 1, .seconds = 0, .resumed = 0});
  EXPECT_EQ(bar.str(), "\r[..............................] 0 of 1 runs\x1b[K");
}

// A tenth is shown when it is complete: after 100 of 1000 runs.
TEST(progress_bar, shows_each_tenth_once) {
  std::ostringstream out;
  progress_bar show{out, false};
  for (long const done : {5L, 99L, 100L, 199L, 999L})
    show({.done = done, .runs = 1000, .seconds = 0, .resumed = done});
  EXPECT_EQ(out.str(), "5 of 1000 runs\n100 of 1000 runs\n999 of 1000 runs\n");
  std::ostringstream first;  // the first is shown, whatever it is
  progress_bar{first, false}({.done = 15, .runs = 100, .seconds = 0, .resumed = 15});
  EXPECT_EQ(first.str(), "15 of 100 runs\n");
}

// The error stream is a log if it is a file, and a terminal if it is one.
void show_on(int stream) {
  int const before = dup(STDERR_FILENO);
  dup2(stream, STDERR_FILENO);
  progress_bar{}({.done = 5, .runs = 10, .seconds = 1, .resumed = 3});
  std::fflush(stderr);
  dup2(before, STDERR_FILENO);
  close(before);
}
std::string read_from(int stream) {
  char words[200];
  auto const size = read(stream, words, sizeof words);
  return {words, size < 0 ? 0 : static_cast<std::size_t>(size)};
}
TEST(progress_bar, on_the_error_stream) {
  int pipe_ends[2];
  ASSERT_EQ(pipe(pipe_ends), 0);
  show_on(pipe_ends[1]);
  EXPECT_EQ(read_from(pipe_ends[0]), "5 of 10 runs, 2 s left\n");
  close(pipe_ends[0]);
  close(pipe_ends[1]);
  int const screen = posix_openpt(O_RDWR | O_NOCTTY);
  if (screen < 0 || grantpt(screen) != 0 || unlockpt(screen) != 0)
    GTEST_SKIP() << "no terminal can be opened";
  int const terminal = open(ptsname(screen), O_RDWR | O_NOCTTY);
  ASSERT_GE(terminal, 0);
  show_on(terminal);
  EXPECT_EQ(read_from(screen), "\r[###############...............] 5 of 10 runs, 2 s left\x1b[K");
  close(terminal);
  close(screen);
}

}  // namespace
