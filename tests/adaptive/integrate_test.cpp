// SPDX-License-Identifier: BSL-1.0
// A run under a tolerance: closed forms within what was asked for, the same steps in the compiler and outside
// of it, and an error where it cannot go on.
#include <gtest/gtest.h>

#include <cmath>
#include <string>
#include <unitstep/unitstep.hpp>

#include "support/same_bits.hpp"
#include "support/swing.hpp"

namespace {

namespace us = unitstep;
using namespace swings;
using boost::units::quantity;

/// cos 6 and -2 sin 6 in 20 digits (closed form).
constexpr double cosine = 0.96017028665036602055;
constexpr double slope = 0.55883099639785171628;

template <class Q>
constexpr bool near(Q const& a, double b, double within) {
  double const off = a.value() - b;
  return off < within && off > -within;
}
constexpr auto allow(double e) { return us::tolerance{us::motion{e * metre, e * speed}, e}; }

// What is asked for, it comes near to; ten digits less are no accident (the control).
constexpr auto end =
    us::integrate(us::dormand_prince5{}, start, spring, allow(1e-10), 3.0 * second);
static_assert(near(end.position, cosine, 2e-9) && near(end.velocity, slope, 2e-9));
constexpr auto rough =
    us::integrate(us::dormand_prince5{}, start, spring, allow(1e-3), 3.0 * second);
static_assert(near(rough.position, cosine, 2e-2) && !near(rough.position, cosine, 1e-6));

// Backwards to where it came from, and no time at all.
constexpr auto back =
    us::integrate(us::dormand_prince5{}, end, spring, allow(1e-10), 0.0 * second, 3.0 * second);
static_assert(near(back.position, 1.0, 4e-9) && near(back.velocity, 0.0, 4e-9));
static_assert(us::integrate(us::dormand_prince5{}, start, spring, allow(1e-10), 0.0 * second) ==
              start);

// Units are names of the same steps: in units of 1/1024 m and 1/1024 s the bits are those of metres and
// seconds, since a power of two rounds nothing.
constexpr auto in_other_units = us::integrate(
    us::dormand_prince5{}, us::motion{1024.0, 0.0},
    [](auto const& s, auto) { return -4.0 / (1024.0 * 1024.0) * s.position; },
    us::tolerance{us::motion{0x1p-20, 0x1p-30}, 1e-9}, 3.0 * 1024.0);
constexpr auto in_metres =
    us::integrate(us::dormand_prince5{}, start, spring,
                  us::tolerance{us::motion{0x1p-30 * metre, 0x1p-30 * speed}, 1e-9}, 3.0 * second);
static_assert(in_other_units.position == 1024.0 * in_metres.position.value() &&
              in_other_units.velocity == in_metres.velocity.value());

// Any aggregate: a tank that drains, level = 2 m exp(-t / 2 s), and one number for a whole array.
struct tank {
  quantity<si::length> level;
};
constexpr auto drains = [](auto const& t, auto) { return us::rates{-0.5 / second * t.level}; };
constexpr auto drained = us::integrate(us::dormand_prince5{}, tank{2.0 * metre}, drains,
                                       us::tolerance{tank{1e-9 * metre}}, 2.0 * second);
static_assert(near(drained.level, 2 * 0.36787944117144232160, 1e-8));  // 2 / e

// Bodies in an array, and in space: one body's errors stand for all, one number for all components.
constexpr auto springs = [](auto const& s, auto) {
  return std::array{-4.0 / second / second * s.position[0], -4.0 / second / second * s.position[1]};
};
constexpr us::motion both{std::array{1.0 * metre, 2.0 * metre},
                          std::array{0.0 * speed, 0.0 * speed}};
constexpr auto two =
    us::integrate(us::dormand_prince5{}, both, springs, allow(1e-10), 3.0 * second);
static_assert(near(two.position[0], cosine, 2e-9) && near(two.position[1], 2 * cosine, 4e-9));
constexpr auto one_by_one =
    us::integrate(us::dormand_prince5{}, both, springs,
                  us::tolerance{us::motion{std::array{1e-10 * metre, 1e-10 * metre},
                                           std::array{1e-10 * speed, 1e-10 * speed}},
                                1e-10},
                  3.0 * second);
static_assert(one_by_one == two);

// A top without torque about its axis of inertia turns at a constant rate; an orientation's error is an angle.
constexpr auto rate = si::radians_per_second;
constexpr us::rotation top{us::quaternion{1.0, 0.0, 0.0, 0.0}, us::vec{0.0, 0.0, 2.0} * rate};
constexpr us::euler_equations inertia{us::vec{1.0, 2.0, 3.0} *
                                      (si::kilogram * metre * metre / si::radian / si::radian)};
constexpr auto turned =
    us::integrate(us::dormand_prince5{}, top, inertia,
                  us::tolerance{us::rotation{1e-9 * si::radian, 1e-9 * rate}}, 3.0 * second);
// A turn by 6 rad: cos 3 and sin 3.
static_assert(turned.orientation.w > -0.98999249661 && turned.orientation.w < -0.98999249659 &&
              turned.orientation.z > 0.14112000805 && turned.orientation.z < 0.14112000807);
constexpr auto tumbled = us::integrate(
    us::dormand_prince5{},
    us::rigid_body{us::motion{us::vec{0.0, 0.0, 0.0} * metre, us::vec{1.0, 0.0, 0.0} * speed}, top},
    [](auto const&, auto) {
      return us::accelerations{us::vec{0.0, 0.0, -10.0} * (speed / second),
                               us::vec{0.0, 0.0, 0.0} * (rate / second)};
    },
    us::tolerance{us::rigid_body{us::motion{1e-9 * metre, 1e-9 * speed},
                                 us::rotation{1e-9 * si::radian, 1e-9 * rate}}},
    1.0 * second);
static_assert(near(tumbled.motion.position.z, -5.0, 1e-8) &&
              near(tumbled.motion.position.x, 1.0, 1e-8));

// The other controller, a first step, a longest step, and times at which a step ends.
constexpr us::tolerance smooth{us::motion{1e-10 * metre, 1e-10 * speed}, 1e-10, {}, {}, 1000,
                               us::step_control::proportional_integral};
static_assert(
    near(us::integrate(us::dormand_prince5{}, start, spring, smooth, 3.0 * second).position, cosine,
         2e-9));
static_assert(us::integrate(us::dormand_prince5{}, start, spring, smooth, 3.0 * second) != end);

template <class Run>
std::string what(Run const& run) {
  try {
    static_cast<void>(run());
  } catch (std::exception const& e) {
    return e.what();
  }
  return "nothing was thrown";
}

TEST(IntegrateWithin, MakesTheStepsOfTheCompiler) {
  auto const again =
      us::integrate(us::dormand_prince5{}, start, spring, allow(1e-10), 3.0 * second);
  EXPECT_TRUE(twins::same_bits(again, end));
  auto const turn =
      us::integrate(us::dormand_prince5{}, top, inertia,
                    us::tolerance{us::rotation{1e-9 * si::radian, 1e-9 * rate}}, 3.0 * second);
  EXPECT_TRUE(twins::same_bits(turn, turned));
}

TEST(IntegrateWithin, ErrorFollowsTheTolerance) {
  double last = 1;
  for (double const e : {1e-4, 1e-6, 1e-8, 1e-10, 1e-12}) {
    auto const s = us::integrate(us::dormand_prince5{}, start, spring, allow(e), 3.0 * second);
    double const off = std::abs(s.position.value() - cosine);
    EXPECT_LT(off, 30 * e);
    EXPECT_LT(off, last / 20);
    last = off;
  }
}

TEST(IntegrateWithin, SaysAtWhatTimeItCannotGoOn) {
  // y' = y^2 from 1 blows up at t = 1 (closed form 1 / (1 - t)).
  struct plain {
    double y;
  };
  auto const square = [](auto const& p, auto) { return us::rates{p.y * p.y}; };
  us::tolerance const allowed{plain{1e-8}, 1e-8};
  auto const half = us::integrate(us::dormand_prince5{}, plain{1.0}, square, allowed, 0.5);
  EXPECT_NEAR(half.y, 2.0, 1e-6);
  auto const sentence =
      what([&] { return us::integrate(us::dormand_prince5{}, plain{1.0}, square, allowed, 2.0); });
  EXPECT_NE(sentence.find("the step has become too short at time 1"), std::string::npos)
      << sentence;
  EXPECT_NE(sentence.find("or a stiff system, which wants radau5 or rodas5p"), std::string::npos)
      << sentence;
  us::tolerance const few{plain{1e-8}, 1e-8, {}, {}, 5};
  auto const spent =
      what([&] { return us::integrate(us::dormand_prince5{}, plain{1.0}, square, few, 0.9); });
  EXPECT_NE(spent.find("the most steps of the tolerance were made at time 0.25"), std::string::npos)
      << spent;
}

TEST(IntegrateWithin, RefusesWhatIsNoTolerance) {
  auto const run = [](double absolute, double relative) {
    return what([=] {
      return us::integrate(us::dormand_prince5{}, start, spring,
                           us::tolerance{us::motion{absolute * metre, 1.0 * speed}, relative},
                           1.0 * second);
    });
  };
  double const nan = std::nan("");
  EXPECT_EQ(run(-1e-9, 0), "unitstep: tolerance.absolute must be finite and not negative");
  EXPECT_EQ(run(nan, 0), "unitstep: tolerance.absolute must be finite and not negative");
  EXPECT_EQ(run(0, 0),
            "unitstep: tolerance.absolute must be positive where tolerance.relative is zero");
  EXPECT_EQ(run(1, -1), "unitstep: tolerance.relative must be finite and not negative");
  EXPECT_EQ(run(1, nan), "unitstep: tolerance.relative must be finite and not negative");
  EXPECT_EQ(run(0, 1e-6), "nothing was thrown");
  auto const with = [](auto const& t) {
    return what(
        [=] { return us::integrate(us::dormand_prince5{}, start, spring, t, 1.0 * second); });
  };
  us::motion const fine{1e-6 * metre, 1e-6 * speed};
  EXPECT_EQ(with(us::tolerance{fine, 0.0, -1.0 * second}),
            "unitstep: tolerance.first_step must be finite and positive");
  EXPECT_EQ(with(us::tolerance{fine, 0.0, 0.1 * second, 0.0 * second}),
            "unitstep: tolerance.longest_step must be finite and positive");
  EXPECT_EQ(with(us::tolerance{fine, 0.0, 0.1 * second, 0.1 * second, 0}),
            "unitstep: tolerance.most_steps must be at least 1");
  EXPECT_EQ(what([&] {
              return us::integrate(us::dormand_prince5{}, start, spring, us::tolerance{fine},
                                   nan * second);
            }),
            "unitstep: end_time must be finite, got infinity or NaN");
}

TEST(IntegrateWithin, FloatStaysFloat) {
  us::motion const single{1.0F * metre, 0.0F * speed};
  auto const s = us::integrate(
      us::dormand_prince5{}, single,
      [](auto const& b, auto) { return -4.0F * b.position / second / second; },
      us::tolerance{us::motion{1e-5F * metre, 1e-5F * speed}, 1e-5F}, 3.0F * second);
  static_assert(std::is_same_v<decltype(s), decltype(single)>);
  EXPECT_NEAR(s.position.value(), cosine, 1e-4);
}

}  // namespace
