// SPDX-License-Identifier: BSL-1.0
#include <unitstep/constrain/constraint.hpp>

#include <gtest/gtest.h>

#include <array>
#include <cmath>

#include "support/pendulums.hpp"
#include "support/refusal.hpp"

namespace {

using namespace pendulums;

using one = vec<boost::units::quantity<si::length>, 2>;
using seconds = boost::units::quantity<si::time>;

// A rod of 2 m from the origin to (3, 4) m: (25/2 - 2)/2 = 5.25, gradient (3, 4)/2; along (1, -2) m/s its rate is
// (3 - 8)/2 = -2.5 and the second derivative 5/2.
constexpr auto rod = on_numbers<one>(distance{origin, body(0), 2.0 * m});
constexpr vec place{3.0, 4.0}, along{1.0, -2.0};
static_assert(rows_of<1, 2>(rod, place).value[0] == 5.25);
static_assert(rows_of<1, 2>(rod, place).slope[0] == std::array{1.5, 2.0});
static_assert(detail::rows_with_rates_of<double>(rod, place, along, 0.0).rate[0] == -2.5);
static_assert(detail::rows_with_rates_of<double>(rod, place, along, 0.0).second_derivative[0] ==
              2.5);

// The same between two bodies: opposite gradients.
using two = std::array<one, 2>;
constexpr auto link = on_numbers<two>(distance{body(0), body(1), 2.0 * m});
constexpr vec places{vec{1.0, 1.0}, vec{4.0, 5.0}};
static_assert(rows_of<1, 4>(link, places).value[0] == 5.25);
static_assert(rows_of<1, 4>(link, places).slope[0] == std::array{-1.5, -2.0, 1.5, 2.0});
static_assert(link.body(0) == 0 && link.body(3) == 1 && link.coordinate(3) == 3);

// A rope that is pulled in, L = 2 m - 0.5 m/s t, at rest at 1 s: L = 1.5, g = (25/1.5 - 1.5)/2, and
// dg/dt = (25/L^2 + 1) 0.5 / 2 = (11.11.. + 1)/4.
constexpr auto rope = on_numbers<one>(
    distance{origin, body(0), [](auto const& t) { return 2.0 * m - 0.5 * m_per_s * t; }});
static_assert(decltype(rope)::moves && !decltype(rod)::moves);
constexpr auto pulled = detail::rows_with_rates_of<double>(rope, place, vec{0.0, 0.0}, 1.0);
static_assert(near_to(pulled.value[0], (25 / 1.5 - 1.5) / 2, 1e-15));
static_assert(near_to(pulled.rate[0], (25 / 2.25 + 1) / 4, 1e-15));
static_assert(near_to(pulled.second_derivative[0], 25 / 3.375 / 4,
                      1e-15));  // 2 * 25/L^3 * 0.25 / 2

// A line along (3, 4) through (1, 0): the normal is (-0.8, 0.6), and (3, 4) is -1.6 + 2.4 = 0.8 m off.
constexpr auto line = on_numbers<one>(on_line{body(0), vec{1.0 * m, 0.0 * m}, vec{3.0, 4.0}});
static_assert(near_to(rows_of<1, 2>(line, place).value[0], 0.8, 1e-15));
static_assert(near_to(rows_of<1, 2>(line, place).slope[0][0], -0.8, 1e-15));
// In space there are two normals, of length 1 and perpendicular to one another and to the line.
using in_space = vec<boost::units::quantity<si::length>, 3>;
constexpr auto wire =
    on_numbers<in_space>(on_line{body(0), vec{0.0, 0.0, 0.0} * m, vec{1.0, 2.0, 2.0} * m});
constexpr double of_normals(auto const& a, auto const& b) {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}
static_assert(near_to(of_normals(wire.normals[0], wire.normals[0]), 1, 1e-15) &&
              near_to(of_normals(wire.normals[1], wire.normals[1]), 1, 1e-15) &&
              near_to(of_normals(wire.normals[0], wire.normals[1]), 0, 1e-15) &&
              near_to(of_normals(wire.normals[0], std::array{1.0, 2.0, 2.0}), 0, 1e-15) &&
              near_to(of_normals(wire.normals[1], std::array{1.0, 2.0, 2.0}), 0, 1e-15));

TEST(Constraint, IsRefusedWhereItsConstantsMakeNoSense) {
  auto const of = [](auto const& tied) {
    return refusals::refusal<std::domain_error>(
        [&] { return integrate(rk4{}, start, tied, 0.1 * s, 1); });
  };
  auto const law = second_law{2.0 * kg, down};
  EXPECT_EQ(of(constrained{law, distance{origin, body(0), 0.0 * m}}),
            "unitstep: the length of a distance must be positive");
  EXPECT_EQ(of(constrained{law, distance{body(0), body(0), 1.0 * m}}),
            "unitstep: both ends of a distance are one body");
  EXPECT_EQ(of(constrained{law, distance{vec{0.0 * m, HUGE_VAL * m}, body(0), 1.0 * m}}),
            "unitstep: a place of a constraint must be finite");
  EXPECT_EQ(of(constrained{law, on_line{body(0), origin, vec{0.0, 0.0}}}),
            "unitstep: the direction of on_line must be finite and not zero");
  EXPECT_EQ(of(constrained{law, pinned{body(2), origin}}),
            "unitstep: a constraint names body 2 (the first is 0), but there are 1");
}

}  // namespace
