// SPDX-License-Identifier: BSL-1.0
#include <unitstep/field/field.hpp>

#include <gtest/gtest.h>

#include <type_traits>
#include <unitstep/forces/detail/net_acceleration.hpp>
#include <unitstep/state/motion.hpp>

namespace {

using unitstep::motion;
using unitstep::vec;
namespace detail = unitstep::detail;

constexpr motion moving{vec{1.0, 0.0}, vec{3.0, 5.0}};
using state = std::remove_const_t<decltype(moving)>;

constexpr unitstep::detail::linear_force spring{-2.0, 0.0};
constexpr unitstep::detail::steady_force weight{vec{0.0, -4.0}};
constexpr auto unknown_law = [](auto const& s, auto) { return s.velocity; };

// A sum of laws that state their parts states its parts, too; one law that does not prevents that.
constexpr auto known = detail::net_acceleration(spring, weight);
constexpr auto not_known = detail::net_acceleration(spring, unknown_law);
static_assert(detail::knows_its_parts<decltype(spring), state, double>);
static_assert(detail::knows_its_parts<decltype(known), state, double>);
static_assert(!detail::knows_its_parts<decltype(unknown_law), state, double>);
static_assert(!detail::knows_its_parts<decltype(not_known), state, double>);
static_assert(detail::at_rest(known, moving, 0.0) == vec{-2.0, -4.0});
static_assert(std::is_same_v<decltype(detail::turning(known, moving, 0.0)), detail::no_turning>);

// v x w in a plane is the product in space: (3, 5, 0) x (0, 0, 2).
static_assert(detail::cross_turning(moving.velocity, 2.0) == vec{10.0, -6.0});
static_assert(detail::cross_turning(vec{3.0, 5.0, 0.0}, vec{0.0, 0.0, 2.0}) ==
              vec{10.0, -6.0, 0.0});
// A single body can be turned, an array of bodies cannot; in a plane the factor is one for components.
template <class V, class W>
concept can_turn = requires(V v, W w) { detail::cross_turning(v, w); };
static_assert(can_turn<vec<double, 2>, double> && can_turn<vec<double, 3>, vec<double, 3>>);
static_assert(!can_turn<vec<vec<double, 2>, 2>, double> && !can_turn<vec<double, 2>, char const*>);
static_assert((detail::no_turning{} + vec{1.0, 2.0}) == vec{1.0, 2.0});
static_assert((vec{1.0, 2.0} + detail::no_turning{}) == vec{1.0, 2.0});

TEST(Turning, RefusesADamperWhereItsPartsAreAsked) {
  unitstep::detail::linear_force const damped{-2.0, 0.5};
  EXPECT_THROW(static_cast<void>(damped.at_rest(moving, 0.0)), std::domain_error);
  EXPECT_EQ(spring.at_rest(moving, 0.0), (vec{-2.0, -0.0}));
}

}  // namespace
