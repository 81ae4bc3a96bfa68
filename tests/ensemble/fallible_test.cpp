// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <filesystem>
#include <stdexcept>
#include <string>
#include <unitstep/ensemble/ensemble.hpp>
#include <unitstep/ensemble/fallible.hpp>
#include <vector>

namespace {

namespace si = boost::units::si;
namespace fs = std::filesystem;
using namespace unitstep;
using length = boost::units::quantity<si::length>;

constexpr auto half = [](long number) {
  if (number % 2 == 1) throw std::domain_error("odd: " + std::to_string(number));
  return static_cast<double>(number / 2) * si::metre;
};
std::vector<outcome<length>> const five{{0.0 * si::metre, ""},
                                        {std::nullopt, "odd: 1"},
                                        {1.0 * si::metre, ""},
                                        {std::nullopt, "odd: 3"},
                                        {2.0 * si::metre, ""}};

TEST(a_run_that_may_fail, has_its_result_or_its_error) {
  EXPECT_EQ(make_runs(ensemble{.runs = 5}, fallible{half}), five);
  auto const of_number = [](long) -> double { throw 3; };
  EXPECT_EQ(make_runs(ensemble{.runs = 1}, fallible{of_number}),
            (std::vector<outcome<double>>{{std::nullopt, "what it threw is no std::exception"}}));
}

TEST(a_run_that_may_fail, draws_the_numbers_of_its_run) {
  auto const drawn = [](long number, draws& random) {
    auto const first = random();
    return number == 1 ? throw std::domain_error("one") : first;
  };
  auto const all = make_runs(ensemble{.runs = 3, .seed = 7}, fallible{drawn});
  EXPECT_EQ(all[0].result, (draws{7, 0}()));
  EXPECT_EQ(all[1], (outcome<std::uint32_t>{std::nullopt, "one"}));
  EXPECT_EQ(all[2].result, (draws{7, 2}()));
}

TEST(a_run_that_may_fail, is_in_a_checkpoint_with_its_error) {
  fs::path const path = fs::path(testing::TempDir()) / "a_run_that_may_fail";
  fs::remove(path);
  ensemble const plan{.runs = 5, .seed = 0, .checkpoint = path};
  EXPECT_EQ(make_runs(plan, fallible{half}), five);
  EXPECT_EQ((checkpoint_file<outcome<length>>{path, 5, 0}.read()), five);
  long calls = 0;
  auto const counted = [&](long number) {
    ++calls;
    return half(number);
  };
  EXPECT_EQ(make_runs(plan, fallible{counted}), five);
  EXPECT_EQ(calls, 0);

  // If a file ends within a block, only that block is lost.
  checkpoint_file<outcome<length>> cut(path, 5, 0);
  fs::resize_file(path, fs::file_size(path) - 1);
  EXPECT_LT(cut.read().size(), 5u);
  EXPECT_EQ(make_runs(plan, fallible{counted}), five);
  EXPECT_GT(calls, 0);
  fs::remove(path);
}

}  // namespace
