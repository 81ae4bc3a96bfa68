// SPDX-License-Identifier: BSL-1.0
// deep: takes the compiler seconds
// Which starts, kicks and lengths are on their constraints but for rounding, and which are not, for each kind of
// constraint and number, and after runs of other methods.
#include <unitstep/constrain/constrained.hpp>

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <limits>
#include <string>
#include <unitstep/constrain/projected.hpp>
#include <unitstep/constrain/rattle.hpp>
#include <unitstep/constrain/xpbd.hpp>

#include "support/pendulums.hpp"
#include "support/refusal.hpp"

namespace {

using namespace pendulums;

// A start must be on its constraints up to the rounding of their inputs: on a rod of 1 m made by sine and cosine at the
// Earth's radius, where a rounding is a nanometre, 5 cm are too much.
template <class T>
struct on_a_rod {
  using length = boost::units::quantity<si::length, T>;
  using speed = boost::units::quantity<si::velocity, T>;
  using mass = boost::units::quantity<si::mass, T>;
  static auto at(T const& x, T const& y) {
    return vec{length::from_value(x), length::from_value(y)};
  }
  static auto moving(T const& x, T const& y) {
    return vec{speed::from_value(x), speed::from_value(y)};
  }
  /// "accepted", or the reason why a start is refused.
  static std::string said(T hook, T rod, auto const& place, auto const& velocity) {
    using acceleration = boost::units::quantity<si::acceleration, T>;
    constrained const tied{
        second_law{mass::from_value(1),
                   gravity{vec{acceleration::from_value(0), acceleration::from_value(-9)}}},
        distance{at(hook, hook), body(0), length::from_value(rod)}};
    return refusals::refusal<std::domain_error>([&] {
      return integrate(rk4{}, motion{place, velocity}, tied,
                       boost::units::quantity<si::time, T>::from_value(0), 1);
    });
  }
};
template <class T>
void try_rods() {
  using rods = on_a_rod<T>;
  using std::cos, std::sin;
  // Hooks near and far, and rods from a micrometre up, with the body at the other end.
  for (T const hook : {T(0), T(1), T(100), T(6'378'000)})
    for (T const rod : {T(1e-6), T(0.1), T(1), T(30), T(1e7)})
      for (int i = 0; i < 64; ++i) {
        T const angle = T(i) * T(0.09817477042468103870);  // pi / 32
        auto const place = rods::at(hook + rod * sin(angle), hook - rod * cos(angle));
        auto const across = rods::moving(T(3) * cos(angle), T(3) * sin(angle));
        // Where the digits of the place are too few, the rod has no direction.
        if (rod < hook * std::numeric_limits<T>::epsilon() * 1000) continue;
        EXPECT_EQ(rods::said(hook, rod, place, across), "accepted")
            << hook << ' ' << rod << ' ' << i;
        // An error of a thousand roundings along the rod is refused, in both directions.
        for (T const share : {T(1), T(-1)}) {
          T const more = share * 1000 * std::numeric_limits<T>::epsilon() * std::max(rod, hook);
          auto const off =
              rods::at(hook + (rod + more) * sin(angle), hook - (rod + more) * cos(angle));
          EXPECT_EQ(rods::said(hook, rod, off, across).substr(0, 46),
                    "unitstep: initial breaks constraint 0 (distanc")
              << hook << ' ' << rod << ' ' << i;
        }
      }
}
TEST(StartsOfConstrained, TakesAStartThatIsOnItsRodButForRounding) {
  try_rods<float>();
  try_rods<double>();
  try_rods<long double>();
}

// The same for a caller's surfaces and for lines in any direction: from 1 um to 1000 km, with closed forms for places
// and velocities. A thousand roundings off they are refused.
template <class T, class Constraint>
void try_start(Constraint const& c, T x, T y, T u, T w, T size) {
  using rods = on_a_rod<T>;
  using acceleration = boost::units::quantity<si::acceleration, T>;
  constrained const tied{
      second_law{rods::mass::from_value(1),
                 gravity{vec{acceleration::from_value(0), acceleration::from_value(-9)}}},
      c};
  auto const said = [&](T off) {
    return refusals::refusal<std::domain_error>([&] {
      return integrate(rk4{}, motion{rods::at(x + off, y - off), rods::moving(u, w)}, tied,
                       boost::units::quantity<si::time, T>::from_value(0), 1);
    });
  };
  EXPECT_EQ(said(0), "accepted") << size << ' ' << x << ' ' << y;
  T const off = 3000 * std::numeric_limits<T>::epsilon() * size;
  EXPECT_NE(said(off), "accepted") << size << ' ' << x << ' ' << y;
}
template <class T>
void try_surfaces() {
  using std::cos, std::sin;
  using length = boost::units::quantity<si::length, T>;
  for (T const size : {T(1e-6), T(0.3), T(1), T(1e6)})
    for (int i = 1; i < 16; ++i) {
      T const angle = T(i) * T(0.19634954084936207740);  // pi / 16
      length const r = length::from_value(size);
      if (i != 4)  // where the offset is along the circle
        try_start<T>(on_surface{[r](auto const& p) { return norm(p) - r; }}, size * cos(angle),
                     size * sin(angle), -3 * sin(angle), 3 * cos(angle), size);
      try_start<T>(on_surface{[r](auto const& p) { return p.x * p.x / r - p.y; }}, size * angle,
                   size * angle * angle, T(1), 2 * angle, size * angle * angle);
      try_start<T>(on_surface{[r](auto const& p) { return r * math::sin(p.x / r) - p.y; }},
                   size * angle, size * sin(angle), T(1), cos(angle), size * angle);
      auto const through = on_a_rod<T>::at(size, size);
      if (i != 12)  // where it is along the line
        try_start<T>(on_line{body(0), through, vec{cos(angle), sin(angle)}},
                     size + 2 * size * cos(angle), size + 2 * size * sin(angle), cos(angle),
                     sin(angle), size);
    }
}
TEST(StartsOfConstrained, TakesAStartThatIsOnItsSurfaceButForRounding) {
  try_surfaces<float>();
  try_surfaces<double>();
}

// The other bodies do not matter: beside a distant and fast one, 1 mm and 1 mm/s are no roundings.
TEST(StartsOfConstrained, LooksAtTheBodiesOfAConstraintAlone) {
  constrained const tied{second_law{1.0 * kg, down}, distance{origin, body(0), 1.0 * m},
                         distance{vec{1e9 * m, 0.0 * m}, body(1), 1.0 * m}};
  auto const said = [&](double y, double along) {
    return refusals::refusal<std::domain_error>([&] {
      return integrate(rattle{},
                       motion{std::array{vec{0.0 * m, y * m}, vec{1e9 * m, -1.0 * m}},
                              std::array{vec{2.0 * m_per_s, along * m_per_s},
                                         vec{3e6 * m_per_s, 0.0 * m_per_s}}},
                       tied, 1e-9 * s, 1);
    });
  };
  EXPECT_EQ(said(-1.0, 0.0), "accepted");
  // (0.999^2 - 1) / 2 m
  EXPECT_EQ(said(-0.999, 0.0),
            "unitstep: initial breaks constraint 0 (distance): it is -0.0009995 m and must be 0; "
            "project(field, initial) moves it there");
  EXPECT_EQ(
      said(-1.0, 0.001),
      "unitstep: initial breaks constraint 0 (distance): its rate is -0.001 m s^-1 and must be "
      "0; project(field, initial) moves it there");
}

// The end of a run, and the result of `project`, can be a start, also with a near and a far body.
TEST(StartsOfConstrained, GoesOnFromWhereARunEnds) {
  constrained const tied{second_law{1.0 * kg, down}, distance{origin, body(0), 1.0 * m},
                         distance{vec{1e9 * m, 0.0 * m}, body(1), 1000.0 * m},
                         distance{body(0), body(2), 0.001 * m}};
  motion now{
      std::array{vec{0.6 * m, -0.8 * m}, vec{1e9 * m, -1000.0 * m}, vec{0.6 * m, -0.801 * m}},
      std::array{rest, vec{30.0 * m_per_s, 0.0 * m_per_s}, rest}};
  now = project(tied, now);
  for (int i = 0; i < 50; ++i) now = integrate(rattle{}, now, tied, 0.001 * s, 7);
  for (int i = 0; i < 50; ++i) now = integrate(projected{rk4{}}, now, tied, 0.001 * s, 3);
  EXPECT_NEAR(dot(now.position[0], now.position[0]).value(), 1, 1e-15);
}
// At rest below its hook, and on a line through the origin, where the rest of a velocity is its own rounding.
TEST(StartsOfConstrained, GoesOnFromRest) {
  constrained const tied{
      second_law{1.0 * kg, down}, distance{vec{0.3 * m, 0.0 * m}, body(0), 0.7 * m},
      on_line{body(1), origin, vec{1.0, 0.0}}, distance{body(2), vec{0.1 * m, 0.1 * m}, 0.5 * m}};
  motion now{std::array{vec{0.3 * m, -0.7 * m}, origin, vec{0.4 * m, -0.3 * m}},
             std::array{rest, rest, rest}};
  for (int i = 0; i < 50; ++i) now = integrate(rattle{}, now, tied, 0.001 * s, 3);
  for (int i = 0; i < 50; ++i) now = integrate(projected{rk4{}}, now, tied, 0.001 * s, 3);
  for (int i = 0; i < 50; ++i)
    now = struck<2>(tied, integrate(rattle4{}, now, tied, 0.1 * s, 1), 0.5);
  EXPECT_NEAR(now.position[0].y.value(), -0.7, 1e-12);
  EXPECT_NEAR(now.position[1].x.value(), 0, 1e-12);
}
// Also under a tolerance, with a projected pair or not. A kick along the rod, or to another place, is no drift and is
// refused.
template <class Method>
void try_kicks(Method const& method) {
  tolerance const rough{motion{1e-6 * m, 1e-6 * m_per_s}};
  auto const said = [&](auto const& kick) {
    return refusals::refusal<std::domain_error>(
        [&] { return integrate(method, start, pendulum, rough, 2.0 * s, at(1.0 * s, kick)); });
  };
  EXPECT_EQ(said([](auto& now, auto) {
              now.velocity = now.velocity + vec{-now.position.y, now.position.x} * (1.0 / s);
            }),
            "accepted");
  EXPECT_EQ(said([](auto& now, auto) { now.velocity = now.position * (1.0 / s); }).substr(0, 64),
            "unitstep: initial breaks constraint 0 (distance): its rate is 1 ");
  EXPECT_EQ(said([](auto& now, auto) { now.position = now.position * 1.01; }).substr(0, 55),
            "unitstep: initial breaks constraint 0 (distance): it is");
}
TEST(StartsOfConstrained, RefusesAKickUnderATolerance) {
  try_kicks(dop853{});
  try_kicks(projected{dop853{}});
}

// The rope of a crane that is pulled in at 1 m/s until its length is zero.
constexpr auto pulled_in = constrained{
    second_law{2.0 * kg, down},
    distance{origin, body(0), [](auto const& t) { return 1.0 * m - 1.0 * m_per_s * t; }}};
TEST(StartsOfConstrained, RefusesALengthThatIsUsedUp) {
  motion const hangs{vec{0.0 * m, -1.0 * m}, vec{0.0 * m_per_s, 1.0 * m_per_s}};
  auto const run = [&](auto const& method) {
    return refusals::refusal<std::domain_error>(
        [&] { return integrate(method, hangs, pulled_in, 0.125 * s, 16); });
  };
  EXPECT_EQ(run(rattle{}), "unitstep: the length of a distance is not positive at time 1 s");
  EXPECT_EQ(run(projected{rk4{}}),
            "unitstep: the length of a distance is not positive at time 1 s");
  EXPECT_EQ(run(xpbd{4}), "unitstep: the length of a distance is not positive at time 1 s");
  // At 2 s it would be -1 m.
  EXPECT_EQ(refusals::refusal<std::domain_error>([&] {
              return constraint_forces(
                  pulled_in, motion{vec{0.0 * m, -1.0 * m}, vec{0.0 * m_per_s, 1.0 * m_per_s}},
                  2.0 * s);
            }),
            "unitstep: the length of a distance is not positive at time 2 s");
  EXPECT_EQ(refusals::refusal<std::domain_error>(
                [&] { return integrate(rattle{}, hangs, pulled_in, 0.125 * s, 1, 1.5 * s); }),
            "unitstep: the length of a distance is not positive at time 1.5 s");
}

}  // namespace
