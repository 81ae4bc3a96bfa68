// SPDX-License-Identifier: BSL-1.0
// Times within a step: the path between its ends, and the end itself as the step has it.
#include <gtest/gtest.h>

#include <unitstep/adaptive/detail/dense_run.hpp>

namespace {

constexpr auto path = [](double share) { return 10 * share; };
using dense = unitstep::detail::dense_run<double, double, decltype(path)>;
constexpr dense whole{path, 3, 0.5, 99};
constexpr dense at(double step) {
  dense run = whole;
  run.change_step(step);
  run.step();
  return run;
}
static_assert(whole.state() == 99 && whole.time() == 3.5 && whole.dt() == 0.5);
static_assert(at(0.125).state() == 2.5 && at(0.125).time() == 3.125 && at(0.125).dt() == 0.5);
static_assert(at(0).state() == 0 && at(0).time() == 3 && at(0.5).state() == 99);
constexpr dense restored() {
  dense run = whole;
  run.restore(at(0.25).save());
  return run;
}
static_assert(restored().state() == 5 && restored().time() == 3.25);

TEST(DenseRun, IsTheSameAtRunTime) {
  double volatile quarter = 0.25;
  EXPECT_EQ(at(quarter).state(), 5);
}

}  // namespace
