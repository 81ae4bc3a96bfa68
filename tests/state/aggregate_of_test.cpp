// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <concepts>
#include <unitstep/numbers/dual.hpp>
#include <unitstep/state/aggregate_of.hpp>
#include <unitstep/state/motion.hpp>
#include <unitstep/units/short_names.hpp>

namespace {

namespace si = boost::units::si;
namespace us = unitstep;
using us::symbols::m, us::symbols::m_per_s;

template <class Number = double>
struct craft {
  boost::units::quantity<si::length, Number> height;
  us::light<si::velocity, Number> speed;
  Number angle;
  us::vec<us::light<si::length, Number>, 2> place;
};
using D = us::dual<double>;
using metres = us::light<si::length, D>;

// With constants alone the number is theirs.
constexpr auto fixed =
    us::aggregate_of<craft>(5.0 * m, 2.0 * m_per_s, 0.5, us::vec{1.0 * m, 3.0 * m});
static_assert(std::same_as<std::remove_const_t<decltype(fixed)>, craft<double>> &&
              fixed.height == 5.0 * m && fixed.speed == 2.0 * m_per_s && fixed.angle == 0.5 &&
              fixed.place.y == 3.0 * m);
constexpr auto narrow =
    us::aggregate_of<craft>(5.0F * m, 2.0F * m_per_s, 0.5F, us::vec{1.0F * m, 3.0F * m});
static_assert(std::same_as<std::remove_const_t<decltype(narrow)>, craft<float>>);
// One member varies, at any place, and the others do not.
constexpr auto high =
    us::aggregate_of<craft>(metres{D(5, 0, 1.0)}, 2.0 * m_per_s, 0.5, us::vec{1.0 * m, 3.0 * m});
static_assert(std::same_as<std::remove_const_t<decltype(high)>, craft<D>> &&
              high.height.value().slope[0] == 1.0 && high.speed.number.slope[0] == 0.0 &&
              high.speed.number.value == 2.0 && high.angle.slope[0] == 0.0);
constexpr auto away = us::aggregate_of<craft>(5.0 * m, 2.0 * m_per_s, 0.5,
                                              us::vec{metres{D(1)}, metres{D(3, 0, 2.0)}});
static_assert(away.place.y.number.slope[0] == 2.0 && away.height.value().value == 5.0);
constexpr auto turned =
    us::aggregate_of<craft>(5.0 * m, 2.0 * m_per_s, D(0.5, 0, 4.0), us::vec{1.0 * m, 3.0 * m});
static_assert(turned.angle.slope[0] == 4.0 && turned.place.x.number.value == 1.0);

TEST(AggregateOf, IsTheSameAtRunTime) {
  EXPECT_EQ(
      us::aggregate_of<craft>(5.0 * m, 2.0 * m_per_s, D(0.5, 0, 4.0), us::vec{1.0 * m, 3.0 * m})
          .angle.slope[0],
      4.0);
}

}  // namespace
