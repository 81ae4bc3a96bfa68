// SPDX-License-Identifier: BSL-1.0
// deep: takes the compiler seconds
#include <unitstep/constrain/vectors.hpp>

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <unitstep/constrain/rattle.hpp>
#include <unitstep/constrain/xpbd.hpp>
#include <vector>

#include "support/pendulums.hpp"
#include "support/refusal.hpp"

namespace {

using namespace pendulums;
using place = vec<boost::units::quantity<si::length>, 2>;
using speed = vec<boost::units::quantity<si::velocity>, 2>;
using force = boost::units::quantity<si::force>;
using rod = distance<body, body, boost::units::quantity<si::length>>;

// A ring of four bodies with a tail of two and a diagonal: the rods are in no order, and elimination fills in the ring.
constexpr std::size_t n = 6;
constexpr std::array<place, n> at{vec{0.0 * m, 0.0 * m}, vec{1.0 * m, 0.0 * m},
                                  vec{1.0 * m, 1.0 * m}, vec{0.0 * m, 1.0 * m},
                                  vec{0.0 * m, 2.0 * m}, vec{3.0 * m, 6.0 * m}};
constexpr std::array masses{1.0 * kg, 2.0 * kg, 0.5 * kg, 3.0 * kg, 1.5 * kg, 0.25 * kg};
constexpr double square = 1.41421356237309504880;  // sqrt(2)
constexpr std::array rods{rod{body(2), body(3), 1.0 * m},  rod{body(4), body(5), 5.0 * m},
                          rod{body(0), body(1), 1.0 * m},  rod{body(3), body(0), 1.0 * m},
                          rod{body(4), body(3), 1.0 * m},  rod{body(1), body(2), 1.0 * m},
                          rod{body(0), body(2), square* m}};

TEST(ConstraintsOfVectors, AreThoseOfArrays) {
  std::array<speed, n> v{};
  for (std::size_t i = 0; i < n; ++i)
    v[i] = vec{0.5 * m_per_s - 0.25 / s * at[i].y, 0.25 / s * at[i].x};  // both bodies as one
  v[5] = v[5] + vec{-4.0 * m_per_s, 3.0 * m_per_s};                      // across its rod
  motion const arrays{at, v};
  motion const vectors{std::vector<place>(at.begin(), at.end()),
                       std::vector<speed>(v.begin(), v.end())};
  auto const law = second_law{masses, down};
  auto const law_of_vectors =
      second_law{std::vector<boost::units::quantity<si::mass>>(masses.begin(), masses.end()), down};
  auto const hung = distance{vec{-1.0 * m, 0.0 * m}, body(0), 1.0 * m};
  auto const tied = constrained{law, rods, hung};
  auto const tied_vectors =
      constrained{law_of_vectors, std::vector<rod>(rods.begin(), rods.end()), hung};

  auto const start_arrays = project(tied, arrays);
  auto const start_vectors = project(tied_vectors, vectors);
  auto const end = integrate(rattle4{}, start_arrays, tied, 0.01 * s, 100);
  auto const end_vectors = integrate(rattle4{}, start_vectors, tied_vectors, 0.01 * s, 100);
  for (std::size_t i = 0; i < n; ++i) {
    EXPECT_LT(apart<2>(end.position[i], end_vectors.position[i]), 1e-11) << i;
    EXPECT_GT(apart<2>(end.position[i], arrays.position[i]), 1e-2) << i;
  }
  auto const [tensions, of_hung] = constraint_forces(tied, end);
  auto const [tensions_of_vectors, of_hung_vectors] = constraint_forces(tied_vectors, end_vectors);
  ASSERT_EQ(tensions_of_vectors.size(), rods.size());
  for (std::size_t k = 0; k < rods.size(); ++k)
    EXPECT_NEAR(force(tensions[k]).value(), force(tensions_of_vectors[k]).value(), 1e-9) << k;
  EXPECT_NEAR(force(of_hung).value(), force(of_hung_vectors).value(), 1e-9);

  // A pair can step vectors, too.
  tolerance const fine{motion{vec{1e-10 * m, 1e-10 * m}, vec{1e-10 * m_per_s, 1e-10 * m_per_s}}};
  auto const by_pair = integrate(dop853{}, start_vectors, tied_vectors, fine, 1.0 * s);
  EXPECT_LT(apart<2>(by_pair.position[5], end_vectors.position[5]), 1e-4);
}

// A row of a chain meets one other, of a star all others, of a comb up to two: only rings need fill-in.
struct row {
  static constexpr std::size_t dofs = 2;
  std::size_t a, b;
  std::size_t coordinate(std::size_t k) const { return k == 0 ? a : b; }
};
TEST(ConstraintsOfVectors, MeetInProportionToTheirNumber) {
  for (std::size_t const length : {10u, 1000u}) {
    detail::sparse_pattern chain, shuffled, comb, ring;
    for (std::size_t i = 0; i < length; ++i) {
      chain.add(row{i, i + 1});
      std::size_t const k = i * 7 % length;  // 7 and the length have no common divisor
      shuffled.add(row{k, k + 1});
      ring.add(row{i, (i + 1) % length});
      comb.add(row{i, i + 1});
      comb.add(row{i, length + 1 + i});  // a tooth
    }
    for (auto* const pattern : {&chain, &shuffled, &comb, &ring}) pattern->finish();
    EXPECT_EQ(chain.met.size(), length - 1);
    EXPECT_EQ(chain.changed.size(), 0u);
    EXPECT_EQ(shuffled.met.size(), length - 1);
    EXPECT_LE(ring.met.size(), 2 * length);
    EXPECT_LE(comb.met.size(), 4 * length);
    EXPECT_LE(comb.changed.size(), 4 * length);
  }
}

// A free chain of a thousand links conserves its momentum and angular momentum up to rounding, and its energy, which is
// kinetic here, within the error of the steps.
TEST(ConstraintsOfVectors, LeaveAFreeChainItsMomentum) {
  std::size_t const length = 1000;
  std::vector<place> x;
  std::vector<speed> v;
  std::vector<rod> links;
  for (std::size_t i = 0; i < length; ++i) {
    double const angle = 0.003 * static_cast<double>(i);
    x.push_back(i == 0 ? vec{0.0 * m, 0.0 * m}
                       : x.back() + vec{0.6 * m, 0.0 * m} * std::cos(angle) +
                             vec{0.0 * m, 0.6 * m} * std::sin(angle));
    v.push_back(vec{0.0 * m_per_s, std::sin(0.01 * static_cast<double>(i)) * m_per_s});
    if (i > 0) links.push_back(rod{body(i - 1), body(i), 0.6 * m});
  }
  auto const mass = 0.5 * kg;
  auto const free = constrained{second_law{mass, gravity{vec{0.0, 0.0} * (m / (s * s))}}, links};
  auto const first = project(free, motion{x, v});
  auto const last = integrate(rattle{}, first, free, 0.002 * s, 500);
  auto const sums = [&](auto const& now) {
    std::array<double, 4> all{};
    for (std::size_t i = 0; i < length; ++i) {
      double const px = now.position[i].x.value(), py = now.position[i].y.value(),
                   vx = now.velocity[i].x.value(), vy = now.velocity[i].y.value();
      all[0] += vx, all[1] += vy, all[2] += px * vy - py * vx, all[3] += (vx * vx + vy * vy) / 2;
    }
    return all;
  };
  auto const before = sums(first), after = sums(last);
  EXPECT_NEAR(after[0], before[0], 1e-10);
  EXPECT_NEAR(after[1], before[1], 1e-10);
  EXPECT_NEAR(after[2], before[2], 1e-7);  // positions are up to 600 m away
  EXPECT_NEAR(after[3] / before[3], 1, 1e-6);
  EXPECT_GT(apart<2>(last.position[300], first.position[300]), 0.1);
  double off = 0;
  for (std::size_t i = 1; i < length; ++i)
    off = std::max(off, std::abs(apart<2>(last.position[i], last.position[i - 1]) - 0.6));
  EXPECT_LT(off, 1e-12);
}

// Ten thousand links on a hook, released level: the far end falls freely until the wave arrives, g t^2 / 2, since rods
// perpendicular to gravity carry nothing there.
TEST(ConstraintsOfVectors, StepTenThousandLinks) {
  std::size_t const length = 10'000;
  std::vector<place> x;
  std::vector<speed> const v(length, vec{0.0 * m_per_s, 0.0 * m_per_s});
  std::vector<rod> links;
  for (std::size_t i = 0; i < length; ++i) {
    x.push_back(vec{0.1 * static_cast<double>(i + 1) * m, 0.0 * m});
    if (i > 0) links.push_back(rod{body(i - 1), body(i), 0.1 * m});
  }
  auto const hung =
      constrained{second_law{0.01 * kg, down}, distance{origin, body(0), 0.1 * m}, links};
  auto const end = integrate(rattle{}, project(hung, motion{x, v}), hung, 0.001 * s, 20);
  EXPECT_NEAR(end.position.back().y.value(), -9.81 * 0.02 * 0.02 / 2, 1e-12);
  EXPECT_GT(end.position.front().y.value(), -0.9 * 9.81 * 0.02 * 0.02 / 2);
}

TEST(ConstraintsOfVectors, RefuseWhatDoesNotFit) {
  motion const three{std::vector<place>{at[0], at[1], at[2]}, std::vector<speed>(3)};
  auto const run = [&](auto const& tied) {
    return refusals::refusal<std::exception>(
        [&] { return integrate(rattle{}, three, tied, 0.01 * s, 1); });
  };
  EXPECT_EQ(run(constrained{second_law{1.0 * kg, down},
                            std::vector<rod>{rod{body(0), body(3), 1.0 * m}}}),
            "unitstep: a constraint names body 3 (the first is 0), but there are 3");
  EXPECT_EQ(run(constrained{
                second_law{1.0 * kg, down},
                std::vector<rod>{rod{body(0), body(1), 1.0 * m}, rod{body(1), body(2), 2.0 * m}}}),
            "unitstep: initial breaks constraint 0[1] (distance): it is -0.75 m and must be 0; "
            "project(field, initial) moves it there");
  EXPECT_EQ(
      run(constrained{second_law{1.0 * kg, down}, std::vector<rod>{rod{body(0), body(1), 1.0 * m},
                                                                   rod{body(1), body(0), 1.0 * m}}})
          .substr(0, 24),
      "unitstep: constraint 0[1");
  EXPECT_EQ(run(constrained{second_law{std::vector{1.0 * kg, 1.0 * kg}, down},
                            std::vector<rod>{rod{body(0), body(1), 1.0 * m}}}),
            "unitstep: the mass has 2 elements, but the state has 3");
}

// A call outside of a run gives the same error, and nothing beyond the ends is read.
TEST(ConstraintsOfVectors, RefuseWhatDoesNotFitWhoeverAsks) {
  motion const two{std::vector<place>{at[0], at[1]}, std::vector<speed>(2)};
  motion const slow{std::vector<place>{at[0], at[1]}, std::vector<speed>(1)};
  auto const law = second_law{1.0 * kg, down};
  constrained const third{law, std::vector{rod{body(0), body(2), 1.0 * m}}};
  constrained const both{law, std::vector{rod{body(0), body(1), 1.0 * m}}};
  constrained const longer{law, std::vector{rod{body(0), body(1), 2.0 * m}}};
  constrained const heavy{second_law{std::vector{1.0 * kg}, down},
                          std::vector{rod{body(0), body(1), 1.0 * m}}};
  auto const said = [](auto const& run) { return refusals::refusal<std::exception>(run); };
  auto const asked = [&](auto const& tied, auto const& now) {
    auto const forces = said([&] { return constraint_forces(tied, now); });
    EXPECT_EQ(forces, said([&] { return tied(now, 0.0 * s); }));
    EXPECT_EQ(forces, said([&] { return project(tied, now); }));
    EXPECT_EQ(forces, said([&] { return integrate(xpbd{4}, now, tied, 0.01 * s, 1); }));
    return forces;
  };
  EXPECT_EQ(asked(both, two), "accepted");
  EXPECT_EQ(asked(third, two),
            "unitstep: a constraint names body 2 (the first is 0), but there are 2");
  EXPECT_EQ(asked(both, slow),
            "unitstep: initial.velocity has 1 elements, but initial.position has 2");
  EXPECT_EQ(asked(heavy, two), "unitstep: the mass has 1 elements, but the state has 2");
  // A state that breaks the rod does not have its tension: (1 / 2 - 2) / 2.
  EXPECT_EQ(said([&] { return constraint_forces(longer, two); }),
            "unitstep: state breaks constraint 0[0] (distance): it is -0.75 m and must be 0; "
            "project(field, state) moves it there");
}

}  // namespace
