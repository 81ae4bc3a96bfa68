// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <concepts>
#include <unitstep/state/detail/vector_layout.hpp>

namespace {

namespace si = boost::units::si;
using unitstep::vec;
using unitstep::detail::vector_layout;

static_assert(vector_layout<double>::size == 1 && vector_layout<vec<double, 3>>::size == 3);
static_assert(vector_layout<vec<vec<float, 2>, 5>>::size == 10 &&
              vector_layout<vec<vec<float, 2>, 5>>::size != 7);

constexpr vec<double, 6> filled() {
  vec<double, 6> row{};
  vector_layout<double>::put(1.0, row, 0);
  vector_layout<vec<vec<double, 2>, 2>>::put(vec{vec{2.0, 3.0}, vec{4.0, 5.0}}, row, 1);
  vector_layout<double>::put(6.0, row, 5);
  return row;
}
static_assert(filled() == vec{1.0, 2.0, 3.0, 4.0, 5.0, 6.0});
static_assert(vector_layout<vec<vec<double, 2>, 2>>::take(filled(), 1) ==
              vec{vec{2.0, 3.0}, vec{4.0, 5.0}});
static_assert(vector_layout<vec<double, 3>>::take(filled(), 2) == vec{3.0, 4.0, 5.0});
static_assert(!(vector_layout<vec<double, 3>>::take(filled(), 1) == vec{3.0, 4.0, 5.0}));

TEST(VectorLayout, IsTheSameAtRunTime) {
  EXPECT_TRUE((filled() == vec{1.0, 2.0, 3.0, 4.0, 5.0, 6.0}));
}

}  // namespace
