// SPDX-License-Identifier: BSL-1.0
#include <unitstep/constrain/on_surface.hpp>

#include <gtest/gtest.h>

#include <array>
#include <limits>
#include <string>

#include "support/pendulums.hpp"
#include "support/refusal.hpp"

namespace {

using namespace pendulums;

using one = vec<boost::units::quantity<si::length>, 2>;
using two = std::array<one, 2>;
constexpr vec place{3.0, 4.0}, along{1.0, -2.0};
constexpr vec places{vec{1.0, 1.0}, vec{4.0, 5.0}};

// A caller's surface x y - 2 m^2 at (3, 4): 10, gradient (4, 3), along (1, -2): 4 - 6 = -2, second derivative 2 x' y' =
// -4. A caller's gradient is used if there is one: here it is wrong on purpose.
constexpr auto hyperbola = [](auto const& p) { return p.x * p.y - 2.0 * m * m; };
constexpr auto surface = on_numbers<one>(on_surface{hyperbola});
static_assert(rows_of<1, 2>(surface, place).value[0] == 10);
static_assert(rows_of<1, 2>(surface, place).slope[0] == std::array{4.0, 3.0});
static_assert(detail::rows_with_rates_of<double>(surface, place, along, 0.0).rate[0] == -2);
static_assert(detail::rows_with_rates_of<double>(surface, place, along, 0.0).second_derivative[0] ==
              -4);
constexpr auto by_hand = on_numbers<one>(
    on_surface{with_gradient{hyperbola, [](auto const& p) { return vec{p.y, 7.0 * p.x}; }}});
static_assert(rows_of<1, 2>(by_hand, place).slope[0] == std::array{4.0, 21.0});

// A surface of all bodies and time, with a vec of values: the middle of two bodies moves along (t, t^2) m.
constexpr auto middle = on_numbers<two>([](auto const& all, auto const& t) {
  return (all.position[0] + all.position[1]) / 2.0 - vec{1.0 * m_per_s * t, 1.0 * m_per_s2 * t * t};
});
static_assert(decltype(middle)::rows == 2 && decltype(middle)::moves);
static_assert(rows_of<2, 4>(middle, places, 2.0).value == std::array{0.5, -1.0});
static_assert(rows_of<2, 4>(middle, places, 2.0).slope[1] == std::array{0.0, 0.5, 0.0, 0.5});
constexpr auto found =
    detail::rows_with_rates_of<double>(middle, places, vec{vec{0.0, 0.0}, vec{0.0, 0.0}}, 2.0);
static_assert(found.rate[0] == -1 && found.rate[1] == -4 && found.second_derivative[1] == -2);

// Functions are differentiated: sin(x / m) at 3: cos 3 = -0.98999249660044545727 along 1 m/s, -sin 3 the second derivative.
constexpr auto wave = on_numbers<one>(
    on_surface{[](auto const& p) { return p.y / (1.0 * m) - math::sin(p.x / (1.0 * m)); }});
static_assert(near_to(rows_of<1, 2>(wave, place).slope[0][0], 0.98999249660044545727, 1e-15));
static_assert(
    near_to(detail::rows_with_rates_of<double>(wave, place, along, 0.0).second_derivative[0],
            0.14112000805986722210, 1e-15));

TEST(OnSurface, IsRefusedWhereItHasNoGradient) {
  auto const law = second_law{2.0 * kg, down};
  // |x| has no gradient at 0.
  EXPECT_EQ(refusals::refusal<std::runtime_error>([&] {
              return integrate(rk4{}, motion{origin, vec{0.0 * m_per_s, 0.0 * m_per_s}},
                               constrained{law, on_surface{[](auto const& p) { return norm(p); }}},
                               0.1 * s, 1);
            }),
            "unitstep: constraint 0 (on_surface) has no gradient at time 0 s");
}

// A circle of radius 5, in squares, at (3, 4) from its middle, wherever that is: the gradient is (6, 8). A caller's
// gradient of the wrong size or sign, or with a wrong second part, is refused at the start; a rounding is not.
template <class T>
std::string said_of_gradient(T times, T off, T middle) {
  auto const g = [=](auto const& p) {
    auto const x = p.x - middle * m, y = p.y - middle * m;
    return x * x + y * y - T(25) * m * m;
  };
  auto const gradient = [=](auto const& p) {
    return vec{times * (p.x - middle * m), times * (p.y - middle * m) + off * m};
  };
  constrained const tied{second_law{T(1) * kg, gravity{vec{T(0) * m_per_s2, T(-1) * m_per_s2}}},
                         on_surface{with_gradient{g, gradient}}};
  motion const start{vec{(middle + T(3)) * m, (middle + T(4)) * m},
                     vec{T(0) * m_per_s, T(0) * m_per_s}};
  return refusals::refusal([&] { return integrate(rk4{}, start, tied, T(0.01L) * s, 1); });
}
TEST(OnSurface, IsRefusedIfTheGradientByHandIsWrong) {
  std::string const due = "unitstep: the gradient by hand of constraint 0 (on_surface) has ";
  auto const check = [&]<class T>(T far) {
    for (T const middle : {T(0), far, -far}) {
      EXPECT_EQ(said_of_gradient(T(2), T(0), middle), "accepted");
      EXPECT_EQ(said_of_gradient(T(2) * (1 + 8 * std::numeric_limits<T>::epsilon()), T(0), middle),
                "accepted");
      EXPECT_EQ(said_of_gradient(T(-2), T(0), middle),
                due + "-8 where the derivative of the constraint is 8");
      EXPECT_EQ(said_of_gradient(T(2.5), T(0), middle),
                due + "10 where the derivative of the constraint is 8");
      EXPECT_EQ(said_of_gradient(T(2), T(-1), middle),
                due + "7 where the derivative of the constraint is 8");
    }
    EXPECT_EQ(said_of_gradient(T(2.1L), T(0), T(0)),
              due + "8.4 where the derivative of the constraint is 8");
  };
  check(1024.0F);
  check(6371e3);
  check(6371e3L);
}

}  // namespace
