// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <boost/units/systems/si.hpp>
#include <chrono>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <optional>
#include <set>
#include <stdexcept>
#include <string>
#include <string_view>
#include <thread>
#include <unitstep/ensemble/ensemble.hpp>
#include <unitstep/unitstep.hpp>
#include <vector>

namespace {

namespace si = boost::units::si;
namespace fs = std::filesystem;
using namespace unitstep;

// A ball thrown at a drawn speed; its place after a second has a closed form.
constexpr auto falling = [](auto const&, auto) { return -10.0 * si::metre_per_second_squared; };
auto const throw_ball = [](long, draws& random) {
  auto const speed = random.normal(20.0 * si::metre_per_second, 0.5 * si::metre_per_second);
  return integrate(suvat{}, motion{0.0 * si::metre, speed}, falling, 0.125 * si::second, 8)
      .position;
};

TEST(an_ensemble, has_the_results_of_its_runs_in_order) {
  auto const squares = make_runs(ensemble{.runs = 1000}, [](long run) { return run * run; });
  ASSERT_EQ(squares.size(), 1000u);
  for (long run = 0; run < 1000; ++run)
    EXPECT_EQ(squares[static_cast<std::size_t>(run)], run * run);
  EXPECT_TRUE(make_runs(ensemble{.runs = 0}, [](long) { return 1; }).empty());
  EXPECT_EQ(make_runs(ensemble{.runs = 3}, [](long run) { return run == 1; }),
            (std::vector{false, true, false}));
  EXPECT_EQ(make_runs(ensemble{.runs = 2}, [](long run) { return std::to_string(run); }),
            (std::vector<std::string>{"0", "1"}));
}

TEST(an_ensemble, draws_by_the_number_of_the_run) {
  auto const heights = make_runs(ensemble{.runs = 100, .seed = 3}, throw_ball);
  for (long run = 0; run < 100; ++run) {
    draws random{3, run};
    EXPECT_EQ(heights[static_cast<std::size_t>(run)], throw_ball(run, random));
    // v t - g t^2 / 2 after a second
    double const speed = draws{3, run}.normal(20.0, 0.5);
    EXPECT_NEAR(heights[static_cast<std::size_t>(run)].value(), speed - 5, 1e-13);
  }
  EXPECT_NE(heights, make_runs(ensemble{.runs = 100, .seed = 4}, throw_ball));
  EXPECT_EQ(make_runs(ensemble{.runs = 3}, throw_ball),
            make_runs(ensemble{.runs = 3, .seed = 0}, throw_ball));
  EXPECT_EQ(ensemble{.runs = 3}.checkpoint_every, std::chrono::minutes(1));
}

TEST(an_ensemble, says_which_run_failed_first) {
  auto const run = [](long number) -> int {
    if (number % 10 == 7) throw std::domain_error("too hot");
    return 1;
  };
  try {
    static_cast<void>(make_runs(ensemble{.runs = 100}, run));
    FAIL();
  } catch (failed_run const& e) {
    EXPECT_EQ(e.run, 7);
    EXPECT_STREQ(e.what(), "unitstep: run 7 failed: too hot");
    EXPECT_THROW(std::rethrow_if_nested(e), std::domain_error);
  }
  EXPECT_THROW(static_cast<void>(make_runs(ensemble{.runs = -1}, run)), std::domain_error);
}

TEST(an_ensemble, tells_its_progress) {
  long last = -1;
  static_cast<void>(make_runs(ensemble{.runs = 50,
                                       .progress =
                                           [&](ensemble_progress const& at) {
                                             EXPECT_GT(at.done, last);
                                             EXPECT_EQ(at.runs, 50);
                                             EXPECT_TRUE(last >= 0 || at.done == 0);
                                             last = at.done;
                                           }},
                              [](long run) { return run; }));
  EXPECT_EQ(last, 50);
}

// One thread that notes how many runs it was asked for at a time.
struct watched : one_thread {
  std::vector<std::size_t>* sizes;

  template <class Run, class Result>
  auto make(long first, std::vector<std::optional<Result>>& results, Run const& run) const {
    sizes->push_back(results.size());
    return one_thread::make(first, results, run);
  }
};
std::vector<std::size_t> sizes_of(long runs, long fast, std::chrono::milliseconds slow) {
  std::vector<std::size_t> sizes;
  watched how;
  how.sizes = &sizes;
  auto const made = make_runs(
      ensemble{.runs = runs},
      [&](long run) {
        if (run >= fast) std::this_thread::sleep_for(slow);
        return run;
      },
      how);
  for (long run = 0; run < runs; ++run) EXPECT_EQ(made[static_cast<std::size_t>(run)], run);
  return sizes;
}

// As many runs at a time as take a tenth of a second, within a factor of two.
TEST(an_ensemble, makes_more_at_a_time_while_they_are_fast) {
  EXPECT_EQ(sizes_of(40, 40, {}), (std::vector<std::size_t>{1, 2, 4, 8, 16, 9}));
  EXPECT_EQ(sizes_of(3, 0, std::chrono::milliseconds(52)), (std::vector<std::size_t>{1, 1, 1}));
  EXPECT_EQ(sizes_of(11, 3, std::chrono::milliseconds(110)),
            (std::vector<std::size_t>{1, 2, 4, 2, 1, 1}));
}

// A caller's executor, which makes the last run of a batch first.
struct backwards : one_process {
  static long workers() { return 4; }
  template <class Run, class Result>
  static std::optional<run_failure> make(long first, std::vector<std::optional<Result>>& results,
                                         Run const& run) {
    std::optional<run_failure> failure;
    for (std::size_t i = results.size(); i-- > 0;) try {
        results[i].emplace(run(first + static_cast<long>(i)));
      } catch (...) {
        failure = run_failure::caught(first + static_cast<long>(i));
      }
    return failure;
  }
};
TEST(an_ensemble, is_made_by_an_executor_of_the_callers) {
  std::vector<long> order;
  auto const square = [&](long number) {
    order.push_back(number);
    return number * number;
  };
  EXPECT_EQ(make_runs(ensemble{.runs = 4}, square, backwards{}), (std::vector<long>{0, 1, 4, 9}));
  EXPECT_EQ(order, (std::vector<long>{3, 2, 1, 0}));
  try {
    static_cast<void>(make_runs(
        ensemble{.runs = 4}, [](long n) { return n % 2 == 1 ? throw 3 : n; }, backwards{}));
    FAIL();
  } catch (failed_run const& e) {
    EXPECT_EQ(e.run, 1);
  }
}

// It does not know how many runs are best made at a time.
struct unknowing : one_thread {
  static long workers() { return 0; }
};
TEST(an_ensemble, is_made_by_an_executor_that_knows_no_number) {
  EXPECT_EQ(make_runs(
                ensemble{.runs = 5}, [](long number) { return number; }, unknowing{}),
            (std::vector<long>{0, 1, 2, 3, 4}));
}

// A process that does not lead: it gets the results of the leading one, and throws what that reports.
struct follower : one_thread {
  std::string problem;

  static bool leads() { return false; }
  std::string agreed(std::string const&) const { return problem; }
  static long agreed(long number) { return number; }
  static void share(std::vector<long>& results) { results = {100, 101}; }
};
TEST(an_ensemble, is_led_by_another_process) {
  ensemble const plan{.runs = 4, .checkpoint = "/nowhere/at/all"};
  auto const run = [](long number) { return number; };
  EXPECT_EQ(make_runs(plan, run, follower{}), (std::vector<long>{100, 101, 2, 3}));
  follower told;
  told.problem = "no room";
  try {
    static_cast<void>(make_runs(plan, run, told));
    FAIL();
  } catch (std::runtime_error const& e) {
    EXPECT_STREQ(e.what(), "no room");
  }
}

class a_checkpointed_ensemble : public testing::Test {
protected:
  fs::path const path =
      fs::path(testing::TempDir()) / testing::UnitTest::GetInstance()->current_test_info()->name();
  void SetUp() override { fs::remove(path); }
  void TearDown() override { fs::remove(path); }
  ensemble const plan{.runs = 40, .seed = 3, .checkpoint = path};
  std::vector<decltype(throw_ball(0, std::declval<draws&>()))> const all =
      make_runs(ensemble{.runs = 40, .seed = 3}, throw_ball);
};

TEST_F(a_checkpointed_ensemble, goes_on_after_a_run_that_failed) {
  auto const failing = [](long run, draws& random) {
    if (run == 25) throw std::domain_error("no");
    return throw_ball(run, random);
  };
  EXPECT_THROW(static_cast<void>(make_runs(plan, failing)), failed_run);
  long calls = 0;
  auto const counted = [&](long run, draws& random) {
    ++calls;
    return throw_ball(run, random);
  };
  EXPECT_EQ(make_runs(plan, counted), all);
  EXPECT_LT(calls, 40);
  EXPECT_GE(calls, 15);
  calls = 0;
  EXPECT_EQ(make_runs(plan, counted), all);  // it is finished
  EXPECT_EQ(calls, 0);
}

TEST_F(a_checkpointed_ensemble, is_left_by_ctrl_c_and_goes_on) {
  for (int const signal : {SIGINT, SIGTERM}) {
    fs::remove(path);
    pid_t const child = fork();
    fs::path const words = path.string() + ".words";
    if (child == 0) {
      if (std::freopen(words.c_str(), "w", stderr) == nullptr) _exit(1);
      static_cast<void>(make_runs(plan, [&](long run, draws& random) {
        if (run == 20) std::raise(signal);
        return throw_ball(run, random);
      }));
      _exit(0);
    }
    int status = 0;
    waitpid(child, &status, 0);
    ASSERT_TRUE(WIFSIGNALED(status));  // it ended as programs do
    EXPECT_EQ(WTERMSIG(status), signal);
    std::string said;
    std::getline(std::ifstream(words) >> std::ws, said);
    EXPECT_EQ(said.find("unitstep: interrupted; the checkpoint has "), 0U) << said;
    fs::remove(words);
    long first = -1;
    EXPECT_EQ(make_runs(plan,
                        [&](long run, draws& random) {
                          if (first < 0) first = run;
                          return throw_ball(run, random);
                        }),
              all);
    EXPECT_GT(first, 20);  // what was done then is not done again
  }
}

volatile std::sig_atomic_t handled = 0;
TEST_F(a_checkpointed_ensemble, leaves_a_signal_to_a_program_that_handles_it) {
  auto const before = std::signal(SIGINT, [](int) { handled = handled + 1; });
  auto const interrupted = [](long run, draws& random) {
    if (run == 5) std::raise(SIGINT);
    return throw_ball(run, random);
  };
  //! [interrupted]
  try {
    static_cast<void>(make_runs(plan, interrupted));
    FAIL();
  } catch (ensemble_interrupted const& e) {
    EXPECT_GT(e.done, 5);
    EXPECT_EQ(checkpoint_file<boost::units::quantity<si::length>>(path, 40, 3).read().size(),
              static_cast<std::size_t>(e.done));
  }
  //! [interrupted]
  EXPECT_EQ(handled, 1);
  std::raise(SIGINT);  // its handler is in force again
  EXPECT_EQ(handled, 2);
  std::signal(SIGINT, before);
}

TEST_F(a_checkpointed_ensemble, that_was_killed_goes_on_from_the_last_checkpoint) {
  pid_t const child = fork();
  if (child == 0) {
    ensemble often = plan;
    often.checkpoint_every = std::chrono::seconds(0);
    static_cast<void>(make_runs(often, [&](long run, draws& random) {
      if (run == 30) std::raise(SIGKILL);
      return throw_ball(run, random);
    }));
    _exit(0);
  }
  int status = 0;
  waitpid(child, &status, 0);
  ASSERT_TRUE(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL);
  std::size_t const kept =
      checkpoint_file<boost::units::quantity<si::length>>(path, 40, 3).read().size();
  EXPECT_GT(kept, 0u);
  EXPECT_LE(kept, 30u);
  EXPECT_EQ(make_runs(plan, throw_ball), all);
}

TEST_F(a_checkpointed_ensemble, is_kept_when_it_is_due_and_at_the_end) {
  auto const kept = [&] {
    return checkpoint_file<boost::units::quantity<si::length>>(path, 40, 3).read();
  };
  bool early = false;
  EXPECT_EQ(make_runs(plan,
                      [&](long run, draws& random) {
                        early = early || fs::exists(path);
                        return throw_ball(run, random);
                      }),
            all);
  EXPECT_FALSE(early);  // a minute was not over
  EXPECT_EQ(kept(), all);

  fs::remove(path);
  ensemble often = plan;
  often.checkpoint_every = std::chrono::seconds(0);
  EXPECT_EQ(make_runs(often, throw_ball), all);
  EXPECT_EQ(kept(), all);

  // So often, and no more often, however long the runs take.
  fs::remove(path);
  ensemble now_and_then = plan;
  now_and_then.checkpoint_every = std::chrono::milliseconds(200);
  std::set<std::uintmax_t> sizes;
  auto const start = std::chrono::steady_clock::now();
  EXPECT_EQ(make_runs(now_and_then,
                      [&](long run, draws& random) {
                        if (run < 12) std::this_thread::sleep_for(std::chrono::milliseconds(52));
                        if (fs::exists(path)) sizes.insert(fs::file_size(path));
                        return throw_ball(run, random);
                      }),
            all);
  auto const took = std::chrono::steady_clock::now() - start;
  EXPECT_GT(sizes.size(), 0u);
  EXPECT_LE(sizes.size(), static_cast<std::size_t>(took / now_and_then.checkpoint_every) + 1);
}

TEST_F(a_checkpointed_ensemble, that_is_interrupted_by_its_last_run_is_finished) {
  auto const before = std::signal(SIGINT, SIG_DFL);
  EXPECT_EQ(make_runs(plan,
                      [](long run, draws& random) {
                        if (run == 39) std::raise(SIGINT);
                        return throw_ball(run, random);
                      }),
            all);
  std::signal(SIGINT, before);
}

struct remark {
  double value;
  char const* why;
};
TEST_F(a_checkpointed_ensemble, needs_results_with_a_form_in_bytes) {
  auto const refused = [&](auto const& run) {
    try {
      static_cast<void>(make_runs(plan, run));
      ADD_FAILURE();
    } catch (std::domain_error const& e) {
      EXPECT_STREQ(
          e.what(),
          "unitstep: a checkpoint needs results without pointers, views and memory of "
          "their own: numbers, quantities, arrays, vecs, optionals and aggregates of such");
    }
    EXPECT_FALSE(fs::exists(path));
  };
  refused([](long run) { return std::to_string(run); });
  refused([](long) { return remark{1.5, "why"}; });
  refused([](long) { return std::string_view("why"); });
  refused(fallible{[](long) { return remark{1.5, "why"}; }});
  EXPECT_EQ(make_runs(ensemble{.runs = 1}, [](long) { return remark{1.5, "why"}; })[0].value, 1.5);
}

TEST_F(a_checkpointed_ensemble, of_another_seed_is_refused) {
  static_cast<void>(make_runs(plan, throw_ball));
  ensemble other = plan;
  other.seed = 4;
  EXPECT_THROW(static_cast<void>(make_runs(other, throw_ball)), std::runtime_error);
}

}  // namespace
