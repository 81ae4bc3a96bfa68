// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <unitstep/ensemble/ensemble.hpp>

namespace {

using unitstep::detail::interruption;

volatile std::sig_atomic_t handled = 0;
void handle(int which) { handled = which; }

// A signal is handled in a special way for a while, and afterwards as before.
class dealt_with {
public:
  dealt_with(int which, void (*how)(int)) : which_(which), before_(std::signal(which, how)) {
    handled = 0;
  }
  dealt_with(dealt_with const&) = delete;
  dealt_with& operator=(dealt_with const&) = delete;
  ~dealt_with() { std::signal(which_, before_); }
  void (*now() const)(int) {
    auto* const how = std::signal(which_, SIG_DFL);
    std::signal(which_, how);
    return how;
  }

private:
  int which_;
  void (*before_)(int);
};

// The end of a process that runs something, and its output to `stderr`, which is buffered.
struct ended {
  int signal;  // 0 if it went on to its end
  std::string said;
};
template <class Action>
ended child(Action const& action) {
  std::filesystem::path const words =
      std::filesystem::path(testing::TempDir()) /
      (std::string("unitstep_") + testing::UnitTest::GetInstance()->current_test_info()->name());
  pid_t const one = fork();
  if (one == 0) {
    if (std::freopen(words.c_str(), "w", stderr) == nullptr) _exit(1);
    static char buffer[4096];
    std::setvbuf(stderr, buffer, _IOFBF, sizeof buffer);
    action();
    _exit(0);
  }
  int status = 0;
  waitpid(one, &status, 0);
  std::ifstream file(words);
  std::string const said(std::istreambuf_iterator<char>(file), {});
  file.close();
  std::filesystem::remove(words);
  EXPECT_TRUE(WIFSIGNALED(status) || WEXITSTATUS(status) == 0);
  return {WIFSIGNALED(status) ? WTERMSIG(status) : 0, said};
}

TEST(an_interruption, is_noted_once_and_the_second_is_obeyed) {
  for (int const which : {SIGINT, SIGTERM}) {
    dealt_with const by_default(which, SIG_DFL);
    {
      interruption const noting;
      EXPECT_FALSE(interruption::seen());  // also if there was one before
      std::raise(which);
      EXPECT_TRUE(interruption::seen());
    }
    EXPECT_EQ(by_default.now(), SIG_DFL);
    auto const twice = child([&] {
      interruption const noting;
      std::raise(which);
      std::raise(which);
    });
    EXPECT_EQ(twice.signal, which);
  }
}

TEST(an_interruption, leaves_the_handlers_as_they_were) {
  for (int const which : {SIGINT, SIGTERM}) {
    dealt_with const by_program(which, handle);
    {
      interruption const noting;
      std::raise(which);
      EXPECT_EQ(handled, 0);
    }
    EXPECT_EQ(by_program.now(), handle);
  }
}

TEST(an_interruption, that_is_ignored_stays_ignored) {
  for (int const which : {SIGINT, SIGTERM}) {
    dealt_with const ignored(which, SIG_IGN);
    {
      interruption const noting;
      std::raise(which);
      EXPECT_FALSE(interruption::seen());
      EXPECT_EQ(ignored.now(), SIG_IGN);
    }
    EXPECT_EQ(ignored.now(), SIG_IGN);
  }
}

TEST(an_interruption, is_obeyed_after_a_sentence) {
  for (int const which : {SIGINT, SIGTERM}) {
    dealt_with const by_default(which, SIG_DFL);
    auto const obeyed = [&](char const* sentence) {
      return child([&] {
        interruption noting;
        std::raise(which);
        noting.obey(sentence);
      });
    };
    ended const with_words = obeyed("ended");
    EXPECT_EQ(with_words.signal, which);
    EXPECT_EQ(with_words.said, "ended\n");
    ended const without = obeyed(nullptr);
    EXPECT_EQ(without.signal, which);
    EXPECT_EQ(without.said, "");
  }
}

// The other signal would end it.
TEST(an_interruption, is_left_to_a_program_that_handles_it) {
  for (int const which : {SIGINT, SIGTERM}) {
    dealt_with const other(which == SIGINT ? SIGTERM : SIGINT, SIG_DFL);
    dealt_with const by_program(which, handle);
    ended const went_on = child([&] {
      interruption noting;
      std::raise(which);
      noting.obey("ended");
      if (handled != which) _exit(1);
    });
    EXPECT_EQ(went_on.signal, 0);
    EXPECT_EQ(went_on.said, "");
  }
}

TEST(an_interruption, that_was_none_is_not_obeyed) {
  dealt_with const first(SIGINT, SIG_DFL), second(SIGTERM, SIG_DFL);
  ended const went_on = child([] { interruption{}.obey("ended"); });
  EXPECT_EQ(went_on.signal, 0);
  EXPECT_EQ(went_on.said, "");
}

}  // namespace
