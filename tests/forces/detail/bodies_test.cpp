// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <array>
#include <stdexcept>
#include <type_traits>
#include <unitstep/forces/detail/bodies.hpp>
#include <vector>

namespace {

using unitstep::motion;
using unitstep::vec;

namespace laws {

// The share of one body in a constant, and the number of bodies.
using unitstep::detail::body_count;
using unitstep::detail::of_one_body;
static_assert(body_count<std::array<double, 3>> == 3 && body_count<vec<double, 3>> == 0);
static_assert(std::is_same_v<of_one_body<motion<std::array<double, 2>, std::array<float, 2>>>,
                             motion<double, float>>);
static_assert(std::is_same_v<of_one_body<vec<double, 2>>, vec<double, 2>>);
static_assert(unitstep::detail::for_body(std::array{1.0, 2.0}, 1) == 2.0);
static_assert(unitstep::detail::for_body(3.0, 1) == 3.0);
static_assert(body_count<std::vector<double>> == unitstep::detail::known_at_run_time);
static_assert(unitstep::detail::bodies_in(std::array<double, 3>{}) == 3);
static_assert(std::is_same_v<of_one_body<std::vector<float>>, float>);

}  // namespace laws

template <class Strength>
struct push {
  Strength strength;
};

TEST(Bodies, HaveAsManyConstantsAsTheyAre) {
  using unitstep::detail::bodies_in;
  using unitstep::detail::require_constants;
  push<std::vector<double>> const two{{1.0, 2.0}};
  EXPECT_EQ(bodies_in(two.strength), 2u);
  EXPECT_NO_THROW(require_constants(two, "the state", 2));
  EXPECT_THROW(require_constants(two, "the state", 3), std::domain_error);
  EXPECT_NO_THROW(require_constants(push<double>{1.0}, "the state", 3));
}

}  // namespace
