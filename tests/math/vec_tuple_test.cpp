// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <concepts>
#include <tuple>
#include <unitstep/math/vec.hpp>
#include <unitstep/units/light.hpp>

#include "math/twins.hpp"

namespace {

namespace si = boost::units::si;
using boost::units::quantity;
using unitstep::light;
using unitstep::vec;

static_assert(std::tuple_size_v<vec<double, 1>> == 1 && std::tuple_size_v<vec<float, 5>> == 5);
static_assert(
    std::same_as<std::tuple_element_t<1, vec<quantity<si::length>, 2>>, quantity<si::length>>);

constexpr double by_name() {
  auto const [x, y, z] = vec{1.0, 2.0, 3.0};
  return 100 * x + 10 * y + z;
}
static_assert(by_name() == 123 && by_name() != 321);

constexpr double by_name_of_a_copy() {
  auto [x, y] = vec{1.0, 2.0};
  return 10 * x + y;
}
static_assert(by_name_of_a_copy() == 12);

constexpr bool every_size_and_kind() {
  auto [a] = vec<double, 1>{7.0};
  auto const [b, c] = vec{1.0, 2.0} * si::metre;
  auto const& [d, e, f, g] = vec{1.0f, 2.0f, 3.0f, 4.0f};
  auto const [p, q] = vec{vec{1.0, 2.0}, vec{3.0, 4.0}};
  auto const [h, i] = vec{light<si::time, double>{1.0}, light<si::time, double>{2.0}};
  return a == 7.0 && b == 1.0 * si::metre && c == 2.0 * si::metre && d + e + f + g == 10.0f &&
         p == vec{1.0, 2.0} && q.y == 4.0 && h + i == 3.0 * si::second && c != 1.0 * si::metre;
}
static_assert(every_size_and_kind());

// A reference binding writes to the vector.
constexpr vec<double, 3> written() {
  vec v{1.0, 2.0, 3.0};
  auto& [x, y, z] = v;
  x = 5.0;
  z += y;
  return v;
}
static_assert(written() == vec{5.0, 2.0, 5.0});
static_assert(written() != vec{1.0, 2.0, 3.0});

constexpr vec<double, 4> written_in_four() {
  vec v{1.0, 2.0, 3.0, 4.0};
  auto& [a, b, c, d] = v;
  a = b + c;
  d = 0.0;
  return v;
}
static_assert(written_in_four() == vec{5.0, 2.0, 3.0, 0.0});

TEST(VecTuple, BindsAtRunTime) {
  auto const [x, y] = vec{twins::opaque(1.5), twins::opaque(-2.5)};
  EXPECT_EQ(x, 1.5);
  EXPECT_EQ(y, -2.5);
  EXPECT_EQ(written(), (vec{5.0, 2.0, 5.0}));
  EXPECT_EQ(written_in_four(), (vec{5.0, 2.0, 3.0, 0.0}));
}

}  // namespace
