// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <exception>
#include <optional>
#include <stdexcept>
#include <string>
#include <unitstep/ensemble/executor.hpp>
#include <unitstep/ensemble/one_thread.hpp>
#include <vector>

namespace {

using unitstep::one_thread;

//! [executor]
// The last run of a batch is made first.
struct backwards : unitstep::one_process {
  static long workers() { return 4; }

  template <class Run, class Result>
  std::optional<unitstep::run_failure> make(long first, std::vector<std::optional<Result>>& results,
                                            Run const& run) const {
    std::optional<unitstep::run_failure> failure;
    for (std::size_t i = results.size(); i-- > 0;) {
      long const number = first + static_cast<long>(i);
      try {
        results[i].emplace(run(number));
      } catch (...) {
        failure = unitstep::run_failure::caught(number);
      }
    }
    return failure;
  }
};
static_assert(unitstep::ensemble_executor<backwards>);
//! [executor]

// Each part of an executor is required, with its result type.
struct without_workers : unitstep::one_process {
  template <class Run, class Result>
  std::optional<unitstep::run_failure> make(long, std::vector<std::optional<Result>>&,
                                            Run const&) const;
};
struct without_make : unitstep::one_process {
  static long workers();
};
struct made_without_a_failure : without_make {
  template <class Run, class Result>
  void make(long, std::vector<std::optional<Result>>&, Run const&) const;
};
struct in_no_process {
  static long workers();
  template <class Run, class Result>
  std::optional<unitstep::run_failure> make(long, std::vector<std::optional<Result>>&,
                                            Run const&) const;
};
struct leading_in_words : backwards {
  static std::string leads();
};
struct agreed_on_numbers_alone : backwards {
  static long agreed(long);
};
struct agreed_on_words_alone : backwards {
  static std::string agreed(std::string const&);
};
struct any_as_a_number : backwards {
  static int any(bool);
};
struct sharing_nothing : backwards {
  static void share();
};
struct sharing_integers : backwards {
  static void share(std::vector<int>&);
};
template <class How>
constexpr bool makes_runs = unitstep::ensemble_executor<How>;
static_assert(makes_runs<one_thread> && !makes_runs<int>);
static_assert(!makes_runs<without_workers> && !makes_runs<without_make> &&
              !makes_runs<made_without_a_failure> && !makes_runs<in_no_process>);
static_assert(!makes_runs<leading_in_words> && !makes_runs<agreed_on_numbers_alone> &&
              !makes_runs<agreed_on_words_alone> && !makes_runs<any_as_a_number> &&
              !makes_runs<sharing_nothing> && !makes_runs<sharing_integers>);
static_assert(unitstep::ensemble_executor<sharing_integers, int>);

// As many workers as the hardware has; 0 stands for an unknown number.
struct of_so_many : one_thread {
  long many;
  long workers() const { return many; }
};
TEST(an_executor, that_knows_no_number_makes_one_run_at_a_time) {
  EXPECT_EQ(unitstep::detail::workers_of(of_so_many{{}, 0}), 1);
  EXPECT_EQ(unitstep::detail::workers_of(of_so_many{{}, 5}), 5);
  EXPECT_THROW(static_cast<void>(unitstep::detail::workers_of(of_so_many{{}, -1})),
               std::domain_error);
}

TEST(an_executor, of_the_callers_makes_runs) {
  std::vector<std::optional<long>> results(4);
  EXPECT_FALSE(backwards{}.make(7, results, [](long number) { return number * number; }));
  EXPECT_EQ(results, (std::vector<std::optional<long>>{49, 64, 81, 100}));
}

// The exception of a run is nested in the one thrown in its own process; from another process only its words arrive.
TEST(a_failure, of_another_process_has_words_alone) {
  std::vector<std::optional<long>> results(1);
  auto const here = one_thread{}.make(0, results, [](long) -> long { throw 3; });
  ASSERT_TRUE(here);
  try {
    here->report();
  } catch (unitstep::failed_run const& e) {
    EXPECT_THROW(std::rethrow_if_nested(e), int);
  }
  try {
    unitstep::run_failure{4, nullptr, "too hot"}.report();
  } catch (unitstep::failed_run const& e) {
    EXPECT_EQ(e.run, 4);
    EXPECT_STREQ(e.what(), "unitstep: run 4 failed: too hot");
    EXPECT_NO_THROW(std::rethrow_if_nested(e));
  }
}

}  // namespace
