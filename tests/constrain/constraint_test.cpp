// SPDX-License-Identifier: BSL-1.0
#include <unitstep/constrain/constraint.hpp>

#include <gtest/gtest.h>

#include <array>
#include <cmath>

#include "support/pendulums.hpp"

namespace {

using namespace pendulums;

constexpr bool near_to(double a, double b, double within) {
  return a - b < within && b - a < within;
}

using one = vec<boost::units::quantity<si::length>, 2>;
using seconds = boost::units::quantity<si::time>;

// What each constraint is to the derivatives: its value, its gradient, and the course along velocities, in closed form.
template <class X, class C>
constexpr auto on_numbers(C const& c) {
  return detail::constraint_form<C, X, seconds>::raw(c);
}
template <std::size_t m, std::size_t n, class Raw, class X>
constexpr auto rows_of(Raw const& raw, X const& x, double t = 0) {
  detail::dense_rows<double, m, n> rows{};
  detail::put_rows(raw, x, t, rows, 0);
  return rows;
}

// A rod of 2 m from the origin to (3, 4) m: (25/2 - 2)/2 = 5.25, gradient (3, 4)/2; along (1, -2) m/s its rate is
// (3 - 8)/2 = -2.5 and the bend 5/2.
constexpr auto rod = on_numbers<one>(distance{origin, body(0), 2.0 * m});
constexpr vec place{3.0, 4.0}, along{1.0, -2.0};
static_assert(rows_of<1, 2>(rod, place).value[0] == 5.25);
static_assert(rows_of<1, 2>(rod, place).slope[0] == std::array{1.5, 2.0});
static_assert(detail::course_of<double>(rod, place, along, 0.0).rate[0] == -2.5);
static_assert(detail::course_of<double>(rod, place, along, 0.0).bend[0] == 2.5);

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
constexpr auto pulled = detail::course_of<double>(rope, place, vec{0.0, 0.0}, 1.0);
static_assert(near_to(pulled.value[0], (25 / 1.5 - 1.5) / 2, 1e-15));
static_assert(near_to(pulled.rate[0], (25 / 2.25 + 1) / 4, 1e-15));
static_assert(near_to(pulled.bend[0], 25 / 3.375 / 4, 1e-15));  // 2 * 25/L^3 * 0.25 / 2

// A line along (3, 4) through (1, 0): the normal is (-0.8, 0.6), and (3, 4) is -1.6 + 2.4 = 0.8 m off.
constexpr auto line = on_numbers<one>(on_line{body(0), vec{1.0 * m, 0.0 * m}, vec{3.0, 4.0}});
static_assert(near_to(rows_of<1, 2>(line, place).value[0], 0.8, 1e-15));
static_assert(near_to(rows_of<1, 2>(line, place).slope[0][0], -0.8, 1e-15));
// In space two normals, of length 1 and at right angles to one another and to the line.
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

// A caller's surface x y - 2 m^2 at (3, 4): 10, gradient (4, 3), along (1, -2): 4 - 6 = -2, bend 2 x' y' = -4. A gradient by
// hand is taken where there is one: here it is wrong on purpose.
constexpr auto hyperbola = [](auto const& p) { return p.x * p.y - 2.0 * m * m; };
constexpr auto surface = on_numbers<one>(on_surface{hyperbola});
static_assert(rows_of<1, 2>(surface, place).value[0] == 10);
static_assert(rows_of<1, 2>(surface, place).slope[0] == std::array{4.0, 3.0});
static_assert(detail::course_of<double>(surface, place, along, 0.0).rate[0] == -2);
static_assert(detail::course_of<double>(surface, place, along, 0.0).bend[0] == -4);
constexpr auto by_hand = on_numbers<one>(
    on_surface{with_gradient{hyperbola, [](auto const& p) { return vec{p.y, 7.0 * p.x}; }}});
static_assert(rows_of<1, 2>(by_hand, place).slope[0] == std::array{4.0, 21.0});

// One of all bodies, with time, and a vec of values: the middle of two bodies goes along (t, t^2) m.
constexpr auto middle = on_numbers<two>([](auto const& all, auto const& t) {
  return (all.position[0] + all.position[1]) / 2.0 - vec{1.0 * m_per_s * t, 1.0 * m_per_s2 * t * t};
});
static_assert(decltype(middle)::rows == 2 && decltype(middle)::moves);
static_assert(rows_of<2, 4>(middle, places, 2.0).value == std::array{0.5, -1.0});
static_assert(rows_of<2, 4>(middle, places, 2.0).slope[1] == std::array{0.0, 0.5, 0.0, 0.5});
constexpr auto course =
    detail::course_of<double>(middle, places, vec{vec{0.0, 0.0}, vec{0.0, 0.0}}, 2.0);
static_assert(course.rate[0] == -1 && course.rate[1] == -4 && course.bend[1] == -2);

// Functions are differentiated: sin(x / m) at 3: cos 3 = -0.98999249660044545727 along 1 m/s, -sin 3 the bend.
constexpr auto wave = on_numbers<one>(
    on_surface{[](auto const& p) { return p.y / (1.0 * m) - math::sin(p.x / (1.0 * m)); }});
static_assert(near_to(rows_of<1, 2>(wave, place).slope[0][0], 0.98999249660044545727, 1e-15));
static_assert(near_to(detail::course_of<double>(wave, place, along, 0.0).bend[0],
                      0.14112000805986722210, 1e-15));

TEST(Constraint, IsRefusedWhereItsConstantsMakeNoSense) {
  auto const of = [](auto const& tied) {
    return error_of<std::domain_error>([&] { return integrate(rk4{}, start, tied, 0.1 * s, 1); });
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
  // |x| has no gradient at 0.
  EXPECT_EQ(error_of<std::runtime_error>([&] {
              return integrate(rk4{}, motion{origin, vec{0.0 * m_per_s, 0.0 * m_per_s}},
                               constrained{law, on_surface{[](auto const& p) { return norm(p); }}},
                               0.1 * s, 1);
            }),
            "unitstep: constraint 0 (on_surface) has no gradient at time 0 s");
}

}  // namespace
