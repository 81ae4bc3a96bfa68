// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <array>
#include <boost/units/systems/si.hpp>
#include <type_traits>
#include <unitstep/math/detail/is_vec.hpp>
#include <unitstep/math/vec.hpp>

namespace {

using unitstep::vec;
using unitstep::detail::is_vec;
using unitstep::detail::one_precision;
using metre = boost::units::quantity<boost::units::si::length>;
using float_metre = boost::units::quantity<boost::units::si::length, float>;

namespace laws {

static_assert(is_vec<vec<metre, 2>> && is_vec<vec<vec<double, 3>, 4>>);
static_assert(!is_vec<metre> && !is_vec<double> && !is_vec<std::array<double, 3>>);

// A vec has the precision of its components, however deep they lie.
static_assert(one_precision<vec<metre, 2>, double> &&
              !one_precision<vec<vec<float_metre, 2>, 3>, metre>);

}  // namespace laws

TEST(IsVec, IsKnownByTheType) {
  EXPECT_TRUE((is_vec<vec<metre, 2>>));
  EXPECT_FALSE(is_vec<metre>);
}

}  // namespace
