// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <stdexcept>
#include <string>
#include <unitstep/forces/detail/bodies.hpp>
#include <unitstep/many/vectors.hpp>
#include <vector>

#include "support/bodies.hpp"

namespace {

namespace si = boost::units::si;
using unitstep::motion;
using unitstep::detail::sum_over_bodies;

// Every body once, with its number: 0 * 1 + 1 * 2 + 2 * 4; a single body has number 0.
constexpr motion three{std::array{1.0, 2.0, 4.0}, std::array{0.5, 0.25, 0.125}};
constexpr auto weighed = [](auto const& body, std::size_t i) {
  return static_cast<double>(i) * body.position + 100 * body.velocity;
};
static_assert(sum_over_bodies(three, weighed) == 10.0 + 87.5);
static_assert(sum_over_bodies(motion{3.0, 0.5}, weighed) == 50.0);
// A vec is one body, and so is an array of one.
static_assert(sum_over_bodies(motion{unitstep::vec{1.0, 2.0}, unitstep::vec{3.0, 4.0}},
                              [](auto const& body, std::size_t) { return body.position.y; }) ==
              2.0);
static_assert(sum_over_bodies(motion{std::array{3.0}, std::array{0.5}}, weighed) == 50.0);

TEST(SumOverBodies, IsTheSameAtRunTime) {
  double volatile x = 4.0;
  motion const here{std::array{1.0, 2.0, static_cast<double>(x)}, three.velocity};
  EXPECT_EQ(sum_over_bodies(here, weighed), 97.5);
}

// For vectors, which may be empty or have different lengths.
using numbers = std::vector<double>;
TEST(SumOverBodies, IsThatOfVectors) {
  EXPECT_EQ(sum_over_bodies(motion{numbers{1, 2, 4}, numbers{0.5, 0.25, 0.125}}, weighed), 97.5);
  EXPECT_EQ(sum_over_bodies(motion{numbers{}, numbers{}}, weighed), 0);
}
TEST(SumOverBodies, VectorsHaveOneLength) {
  auto const said = [](std::size_t velocities, auto const& mass) -> std::string {
    try {
      unitstep::detail::require_one_each(motion{numbers(3), numbers(velocities)}, mass);
    } catch (std::domain_error const& e) {
      return e.what();
    }
    return "";
  };
  EXPECT_EQ(said(3, numbers(3)), "");
  EXPECT_EQ(said(3, 2.0), "");
  EXPECT_EQ(said(2, 2.0), "unitstep: velocity has 2 elements, but position has 3");
  EXPECT_EQ(said(2, numbers(3)), "unitstep: velocity has 2 elements, but position has 3");
  EXPECT_EQ(said(3, numbers(4)), "unitstep: mass has 4 elements, but position has 3");
}

}  // namespace
