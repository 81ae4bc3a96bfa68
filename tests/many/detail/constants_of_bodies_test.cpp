// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <array>
#include <stdexcept>
#include <string>
#include <unitstep/forces/spring.hpp>
#include <unitstep/many/detail/constants_of_bodies.hpp>
#include <vector>

namespace {

using namespace unitstep;
using detail::own_for_each, detail::same_for_each;

namespace laws {

static_assert(detail::is_own<std::vector<double>> && !detail::is_own<double>);
static_assert(detail::is_own<spring<std::vector<double>>> && !detail::is_own<spring<double>>);
static_assert(detail::is_own<spring<double, std::vector<double>>>);
static_assert(!detail::is_own<std::array<double, 2>>);

}  // namespace laws

TEST(something_of_each_body, is_one_for_all_or_its_own) {
  same_for_each<double> const one{4};
  EXPECT_EQ(one[0], 4);
  EXPECT_EQ(one.for_a_loop()[7], 4);
  EXPECT_NO_THROW(one.require(9));
  own_for_each<double> const own{{1, 2, 3}, "the mass"};
  EXPECT_EQ(own[1], 2);
  EXPECT_EQ(own.for_a_loop()[2], 3);
  EXPECT_NO_THROW(own.require(3));
  for (std::size_t const bodies : {2u, 4u}) try {
      own.require(bodies);
      FAIL();
    } catch (std::domain_error const& e) {
      EXPECT_EQ(e.what(),
                "unitstep: the mass has 3 elements, but the state has " + std::to_string(bodies));
    }
}

}  // namespace
