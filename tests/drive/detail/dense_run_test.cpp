// SPDX-License-Identifier: BSL-1.0
// Times within a step: the path between its ends, and the end itself as the step has it.
#include <gtest/gtest.h>

#include <unitstep/adaptive/integrate_until.hpp>

namespace {

constexpr auto path = [](double share) { return 10 * share; };
using dense = unitstep::detail::dense_run<double, double, decltype(path)>;
constexpr dense whole{path, -1, 3, 0.5, 99, 3.5};
constexpr dense at(double step) {
  dense run = whole;
  run.change_step(step);
  run.step();
  return run;
}
static_assert(whole.state() == 99 && whole.time() == 3.5 && whole.dt() == 0.5);
static_assert(at(0.125).state() == 2.5 && at(0.125).time() == 3.125 && at(0.125).dt() == 0.5);
static_assert(at(0).state() == -1 && at(0).time() == 3 && at(0.5).state() == 99);
// No time lies beyond the end of the step, where 0.1 + 0.7 rounds to a number above that from which 0.7 came.
constexpr double last = 0.8, left = last - 0.1;
static_assert(0.1 + left * (1 + 0x1p-52) > last);
template <int way>
constexpr double latest(double share) {
  dense run{path, -1, way * 0.1, way * left * (1 + 0x1p-52), 99, way * last};
  run.restore(share);
  return run.time();
}
static_assert(latest<1>(1) == last && latest<1>(1 - 0x1p-53) == last && latest<1>(0.5) < last);
static_assert(latest<-1>(1) == -last && latest<-1>(1 - 0x1p-53) == -last);

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
