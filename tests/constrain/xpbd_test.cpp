// SPDX-License-Identifier: BSL-1.0
#include <unitstep/constrain/xpbd.hpp>

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <unitstep/constrain/vectors.hpp>
#include <vector>

#include "support/pendulums.hpp"
#include "support/refusal.hpp"

namespace {

using namespace pendulums;

constexpr double off_rod(auto const& state) {
  return (dot(state.position, state.position) - 1.0 * m * m).value() / 2;
}
double energy(auto const& now) {
  return 0.5 * dot(now.velocity, now.velocity).value() + 9.81 * now.position.y.value();
}

constexpr auto by_xpbd = integrate(xpbd{5}, start, pendulum, 0.01 * s, 10);
static_assert(off_rod(by_xpbd) < 1e-4 && off_rod(by_xpbd) > -1e-4);

TEST(Xpbd, IsOfFirstOrder) {
  auto const error = [](int substeps) {
    return apart<2>(integrate(xpbd{substeps}, start, pendulum, 0.01 * s, 100).position,
                    after_1_s.position);
  };
  EXPECT_NEAR(std::log2(error(40) / error(80)), 1, 0.1);
  EXPECT_NEAR(std::log2(error(80) / error(160)), 1, 0.1);
}

// A substep of h moves the end of the rod by about h^2, and one Newton step leaves the square of that; the energy falls
// by an amount proportional to h.
TEST(Xpbd, LosesEnergyInProportionToTheSubstep) {
  auto const after = [](int substeps) {
    simulation run{xpbd{substeps}, start, pendulum, 0.01 * s};
    double off = 0;
    for (int i = 0; i < 1000; ++i) run.step(), off = std::max(off, std::abs(off_rod(run.state())));
    return std::pair{off, energy(start) - energy(run.state())};
  };
  auto const [off_5, lost_5] = after(5);
  auto const [off_10, lost_10] = after(10);
  EXPECT_NEAR(std::log2(off_5 / off_10), 4, 0.1);
  EXPECT_GT(lost_10, 0);
  EXPECT_NEAR(lost_5 / lost_10, 2, 0.4);
}

// A damped weight on a rod that gives by 1 mm/N comes to rest m g 1 mm/N lower: g(x) = alpha m g.
TEST(Xpbd, GivesWayByItsCompliance) {
  auto const slowed = constrained{second_law{2.0 * kg, down, damper{20.0 * kg / s}},
                                  distance{origin, body(0), 1.0 * m}};
  motion const below{vec{0.0 * m, -1.0 * m}, vec{0.0 * m_per_s, 0.0 * m_per_s}};
  // G^T lambda = l lambda = m g, lambda = g / alpha, g = (l^2 - 1)/2, up to the square of the substep.
  auto const missed = [&](int substeps) {
    auto const end = integrate(xpbd{1e-3 * m / N, substeps}, below, slowed, 0.01 * s, 2000);
    double const l = -end.position.y.value();
    return l * (l * l - 1) / 2 / 1e-3 - 19.62;
  };
  EXPECT_LT(std::abs(missed(4)), 2e-3);
  EXPECT_NEAR(missed(4) / missed(16), 16, 0.5);
}

TEST(Xpbd, KeepsTheMomentumOfWhatIsTiedToEachOther) {
  auto const free = constrained{
      second_law{std::array{1.0 * kg, 3.0 * kg}, gravity{vec{0.0 * m_per_s2, 0.0 * m_per_s2}}},
      distance{body(0), body(1), 1.0 * m}};
  motion const turning{
      std::array{vec{0.75 * m, 0.0 * m}, vec{-0.25 * m, 0.0 * m}},
      std::array{vec{0.5 * m_per_s, 1.5 * m_per_s}, vec{0.5 * m_per_s, -0.5 * m_per_s}}};
  auto const end = integrate(xpbd{10}, turning, free, 0.01 * s, 1000);
  EXPECT_NEAR(end.velocity[0].x.value() + 3 * end.velocity[1].x.value(), 2, 1e-11);
  EXPECT_NEAR(end.velocity[0].y.value() + 3 * end.velocity[1].y.value(), 0, 1e-11);
}

// A bead slides along a level line at 1 m/s, 1 km from zero in `float`, where places are 6e-5 m apart. A mark cuts a step
// into parts, in some of which the bead moves by less than that. Its speed is what it was, as nothing acts on it.
TEST(Xpbd, KeepsTheSpeedWhereASubstepIsLessThanARounding) {
  auto const one_m = boost::units::quantity<si::length, float>::from_value(1.0F);
  auto const one_s = boost::units::quantity<si::time, float>::from_value(1.0F);
  auto const one_kg = boost::units::quantity<si::mass, float>::from_value(1.0F);
  auto const none = 0.0F * one_m;
  for (int i = 0; i < 64; ++i) {
    auto const mark = 1000.5F * one_m + static_cast<float>(i) / 4096 * one_m;
    constrained const line{second_law{one_kg, gravity{vec{none, none} / one_s / one_s}},
                           on_line{body(0), vec{none, none}, vec{1.0F, 0.0F}}};
    motion const bead{vec{1000.0F * one_m, none}, vec{one_m / one_s, none / one_s}};
    auto const end = integrate(xpbd{4}, bead, line, one_s / 64.0F, 64,
                               when([mark](auto const& b, auto) { return b.position.x - mark; },
                                    [](auto const& b, auto) { return b; }));
    EXPECT_EQ(end.events.size(), 1U) << i;
    EXPECT_EQ(end.state.velocity.x.value(), 1.0F) << i;
    EXPECT_EQ(end.state.velocity.y.value(), 0.0F) << i;
    EXPECT_NEAR(end.state.position.x.value(), 1001, 1e-3) << i;
  }
}

// A rope of vectors, and two rods one of which follows from the other: no step fails.
TEST(Xpbd, StepsVectorsAndWhatIsRedundant) {
  using place = vec<boost::units::quantity<si::length>, 2>;
  using speed = vec<boost::units::quantity<si::velocity>, 2>;
  auto const rod = [](std::size_t a, std::size_t b) { return distance{body(a), body(b), 1.0 * m}; };
  auto const tied = constrained{second_law{1.0 * kg, gravity{vec{0.0, -1.0} * (m / (s * s))}},
                                distance{origin, body(0), 1.0 * m}, std::vector{rod(0, 1)}};
  motion const level{std::vector<place>(twice_start.position.begin(), twice_start.position.end()),
                     std::vector<speed>(2)};
  auto const end = integrate(xpbd{50}, level, tied, 0.01 * s, 100);
  EXPECT_LT(apart<2>(end.position[1], twice_after_1_s[1]), 1e-2);
  auto const of_arrays = integrate(xpbd{50}, twice_start, twice, 0.01 * s, 100);
  EXPECT_LT(apart<2>(end.position[1], of_arrays.position[1]), 1e-12);
}

// A start that breaks the rod by 1 cm is corrected, and so is such a state that was set; contradictions are balanced.
TEST(Xpbd, TakesAnyStart) {
  simulation run{xpbd{10}, motion{vec{0.606 * m, -0.808 * m}, start.velocity}, pendulum, 0.01 * s};
  run.step();
  EXPECT_LT(std::abs(off_rod(run.state())), 1e-6);
  run.set_state(motion{vec{0.0 * m, -1.5 * m}, start.velocity});
  run.step();
  EXPECT_LT(std::abs(off_rod(run.state())), 1e-6);
  auto const torn = constrained{second_law{2.0 * kg, down}, distance{origin, body(0), 1.0 * m},
                                distance{origin, body(0), 1.2 * m}};
  auto const end = integrate(xpbd{10}, start, torn, 0.01 * s, 100);
  EXPECT_GT(off_rod(end), 0);  // somewhere between 1 m and 1.2 m
  EXPECT_LT(off_rod(end), 0.3);
}

// The rows of one constraint are solved together: a bead in the edge of two planes that meet at an angle with cosine
// 0.8 stays there, and slides along it by -1 m/s^2 / 2 t^2.
TEST(Xpbd, SolvesRowsOfOneConstraintTogether) {
  auto const wedge =
      constrained{second_law{1.0 * kg, gravity{vec{0.0, -9.81, -1.0} * (m / (s * s))}},
                  on_surface{[](auto const& p) { return vec{p.x, 0.8 * p.x + 0.6 * p.y}; }}};
  motion const in_the_edge{vec{0.0, 0.0, 0.0} * m, vec{0.0, 0.0, 0.0} * (m / s)};
  auto const end = integrate(xpbd{4}, in_the_edge, wedge, 0.01 * s, 100);
  EXPECT_NEAR(end.position.x.value(), 0, 1e-15);
  EXPECT_NEAR(end.position.y.value(), 0, 1e-15);
  EXPECT_NEAR(end.position.z.value(), -0.5, 2e-3);
  // A row that repeats the row before it is skipped.
  auto const twice_said = constrained{
      second_law{1.0 * kg, down}, on_surface{[](auto const& p) { return vec{p.y, 2.0 * p.y}; }}};
  auto const lies = integrate(xpbd{4}, motion{vec{0.0, 0.0} * m, vec{1.0, 0.0} * (m / s)},
                              twice_said, 0.01 * s, 100);
  EXPECT_NEAR(lies.position.x.value(), 1, 1e-12);
  EXPECT_NEAR(lies.position.y.value(), 0, 1e-15);
}

TEST(Xpbd, RefusesNumbersThatMakeNoSense) {
  auto const of = [](auto method) {
    return refusals::refusal<std::domain_error>(
        [&] { return integrate(method, start, pendulum, 0.01 * s, 1); });
  };
  EXPECT_EQ(of(xpbd{0}), "unitstep: xpbd needs at least one substep");
  EXPECT_EQ(of(xpbd{-1.0 * m / N, 4}),
            "unitstep: the compliance of xpbd must be finite and not negative");
}

}  // namespace
