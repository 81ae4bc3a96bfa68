// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <array>
#include <unitstep/forces/detail/net_acceleration.hpp>

namespace {

using unitstep::motion;
using unitstep::vec;

namespace laws {

// A law for all bodies together: the force on each is divided by that body's mass.
struct forces_of_two {
  constexpr vec<double, 2> operator()(vec<double, 2> const& s, double t) const { return s * t; }
};
constexpr unitstep::detail::per_masses<forces_of_two, double, 2> per_masses{{}, vec{0.5, 0.25}};
static_assert(per_masses(vec{1.0, 2.0}, 8.0) == vec{4.0, 4.0});
static_assert(per_masses(vec{1.0, 2.0}, 8.0) != vec{4.0, 8.0});

// A law for one body is called with the motion of that body alone: k x + c v + t, with its own k.
struct pull {
  double k;
  constexpr double operator()(motion<double, double> const& s, double t) const {
    return k * s.position + 100 * s.velocity + t;
  }
};
constexpr unitstep::detail::each_body pulls{std::array{pull{2}, pull{3}}};
constexpr motion<vec<double, 2>, vec<double, 2>> two{{10.0, 20.0}, {1.0, 2.0}};
static_assert(pulls(two, 0.5) == vec{120.5, 260.5});

// A law may state its form for one body; any other law is the same for all.
struct own {
  constexpr pull for_body(std::size_t i) const { return {static_cast<double>(i)}; }
};
static_assert(unitstep::detail::law_for_body(own{}, 5).k == 5);
static_assert(unitstep::detail::law_for_body(pull{7}, 5).k == 7);

}  // namespace laws

TEST(LawsOnBodies, AreTheSameAtRunTime) {
  double volatile half = 0.5;
  EXPECT_EQ(laws::pulls(laws::two, half), (vec{120.5, 260.5}));
}

}  // namespace
