// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <array>
#include <boost/units/systems/si.hpp>
#include <concepts>
#include <limits>
#include <type_traits>
#include <unitstep/math/vec.hpp>
#include <unitstep/state/motion.hpp>
#include <utility>

namespace {

namespace si = boost::units::si;
using boost::units::quantity;
using unitstep::motion;

constexpr motion fall{2.0 * si::metre, -3.0 * si::metre_per_second};
static_assert(
    std::same_as<decltype(fall), motion<quantity<si::length>, quantity<si::velocity>> const>);
static_assert(fall.position == 2.0 * si::metre && fall.velocity == -3.0 * si::metre_per_second);
static_assert(fall == motion{2.0 * si::metre, -3.0 * si::metre_per_second});
static_assert(fall != motion{2.0 * si::metre, 3.0 * si::metre_per_second});
static_assert(fall != motion{1.0 * si::metre, -3.0 * si::metre_per_second});

// Both members count separately, and both must have a raw form.
constexpr double infinite = std::numeric_limits<double>::infinity();
static_assert(is_finite(motion{1.0, 2.0}));
static_assert(!is_finite(motion{infinite, 2.0}) && !is_finite(motion{1.0, infinite}));
static_assert(unitstep::detail::is_state<motion<double, double>> &&
              !unitstep::detail::is_state<double>);
static_assert(unitstep::raw_form<motion<double, double>>::for_field({1.0, 2.0}) ==
              motion{1.0, 2.0});
// Its numbers are of one type if those of both members are.
using unitstep::detail::numbers_are;
static_assert(
    numbers_are<float, motion<quantity<si::length, float>, quantity<si::velocity, float>>>);
static_assert(!numbers_are<float, motion<float, double>> &&
              !numbers_are<float, motion<double, float>>);
struct no_value {};
static_assert(unitstep::typed_value<motion<double, double>>);
static_assert(!unitstep::typed_value<motion<double, no_value>> &&
              !unitstep::typed_value<motion<no_value, double>>);

// A number, a quantity, a vec, a method or field, and an array are no states: an unknown start stands in for them.
struct level {
  int height;
};
struct no_members {};
static_assert(unitstep::detail::refused_state<level>::of(level{3}).height == 3);
template <class T>
concept has_a_stand_in =
    std::same_as<decltype(unitstep::detail::refused_state<T>::of(std::declval<T const&>())),
                 unitstep::detail::refused_start>;
static_assert(has_a_stand_in<double> && has_a_stand_in<quantity<si::length>>);
static_assert(has_a_stand_in<unitstep::vec<quantity<si::length>, 3>> &&
              has_a_stand_in<unitstep::vec<double, 2>>);
static_assert(has_a_stand_in<no_members> && has_a_stand_in<double[2]> && !has_a_stand_in<level>);

// It contains only its two members; plain numbers can be copied as bytes.
static_assert(std::is_aggregate_v<decltype(fall)> && sizeof(fall) == 2 * sizeof(double));
static_assert(std::is_trivially_copyable_v<motion<double, double>>);
static_assert(
    std::is_trivially_copyable_v<motion<unitstep::vec<float, 3>, unitstep::vec<float, 3>>>);

TEST(Motion, IsTheSameAtRunTime) {
  double volatile x = 2.0;
  double const here = x;
  EXPECT_TRUE((motion{here * si::metre, -3.0 * si::metre_per_second} == fall));
}

// Conversion to plain numbers and back.
namespace plain_form {

namespace si = boost::units::si;
using boost::units::quantity;
using unitstep::light;
using unitstep::motion;
using unitstep::raw_form;
using unitstep::vec;
using length = quantity<si::length>;
using velocity = quantity<si::velocity>;
using time = quantity<si::time>;

using line = raw_form<motion<length, velocity>>;
static_assert(std::same_as<line::raw, motion<double, double>>);
static_assert(
    std::same_as<line::field_view, motion<light<si::length, double>, light<si::velocity, double>>>);
static_assert(std::same_as<line::checked, line::field_view>);
static_assert(std::same_as<line::number, double>);
static_assert(unitstep::fits<line::field_returns<time>, quantity<si::acceleration>>);
static_assert(!unitstep::fits<line::field_returns<time>, quantity<si::force>>);

using swarm = raw_form<motion<std::array<vec<quantity<si::length, float>, 2>, 3>,
                              std::array<vec<quantity<si::velocity, float>, 2>, 3>>>;
static_assert(std::same_as<swarm::raw, motion<vec<vec<float, 2>, 3>, vec<vec<float, 2>, 3>>>);
static_assert(std::same_as<decltype(swarm::field_view::position),
                           std::array<vec<light<si::length, float>, 2>, 3>>);

// Conversion and back gives the same value, with each number in its place.
constexpr motion start{2.0 * si::metre, -3.0 * si::metre_per_second};
static_assert(line::to_raw(start) == motion{2.0, -3.0} && line::to_raw(start) != motion{-3.0, 2.0});
static_assert(line::from_raw(line::to_raw(start)) == start);
static_assert(line::for_field(motion{2.0, -3.0}).velocity == start.velocity);

TEST(MotionDoor, RefusesWhatIsNotFiniteByName) {
  using limits = std::numeric_limits<double>;
  EXPECT_NO_THROW(line::require_finite({1.0, limits::max()}));
  for (double bad : {limits::infinity(), -limits::infinity(), limits::quiet_NaN()}) {
    try {
      line::require_finite({bad, 1.0});
      ADD_FAILURE();
    } catch (std::domain_error const& error) {
      EXPECT_STREQ(error.what(), "unitstep: initial.position must be finite, got infinity or NaN");
    }
    try {
      line::require_finite({1.0, bad});
      ADD_FAILURE();
    } catch (std::domain_error const& error) {
      EXPECT_STREQ(error.what(), "unitstep: initial.velocity must be finite, got infinity or NaN");
    }
  }
}

}  // namespace plain_form

}  // namespace
