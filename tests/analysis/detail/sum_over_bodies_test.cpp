// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <unitstep/analysis/detail/sum_over_bodies.hpp>

#include "support/bodies.hpp"

namespace {

namespace si = boost::units::si;
using unitstep::motion;
using unitstep::detail::sum_over_bodies;

// Every body once, with its number: 0 * 1 + 1 * 2 + 2 * 4, and of a single body that of body 0.
constexpr motion three{std::array{1.0, 2.0, 4.0}, std::array{0.5, 0.25, 0.125}};
constexpr auto weighed = [](auto const& body, std::size_t i) {
  return static_cast<double>(i) * body.position + 100 * body.velocity;
};
static_assert(sum_over_bodies(three, weighed) == 10.0 + 87.5);
static_assert(sum_over_bodies(motion{3.0, 0.5}, weighed) == 50.0);
// A vec is one body, an array of one as well.
static_assert(sum_over_bodies(motion{unitstep::vec{1.0, 2.0}, unitstep::vec{3.0, 4.0}},
                              [](auto const& body, std::size_t) { return body.position.y; }) ==
              2.0);
static_assert(sum_over_bodies(motion{std::array{3.0}, std::array{0.5}}, weighed) == 50.0);

TEST(SumOverBodies, IsTheSameAtRunTime) {
  double volatile x = 4.0;
  motion const here{std::array{1.0, 2.0, static_cast<double>(x)}, three.velocity};
  EXPECT_EQ(sum_over_bodies(here, weighed), 97.5);
}

}  // namespace
