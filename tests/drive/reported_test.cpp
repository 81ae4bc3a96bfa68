// SPDX-License-Identifier: BSL-1.0
// Reports by users of other libraries about times and lengths of steps, tested here with closed forms.
#include <gtest/gtest.h>

#include <array>
#include <boost/units/systems/si.hpp>
#include <cmath>
#include <numbers>
#include <stdexcept>
#include <unitstep/unitstep.hpp>

namespace {

namespace us = unitstep;
namespace si = boost::units::si;

struct amount {
  double x;
};

// A spring of nanometres and nanoseconds, in metres and seconds: cos(2 pi t / 1 ns), even after a hundred periods.
TEST(Reported, NanometresAndNanoseconds) {
  double const rate = 2 * std::numbers::pi * 1e9;
  auto const spring = [rate](auto const& s, auto) {
    return -rate / si::second * (rate / si::second) * s.position;
  };
  us::motion const start{1e-9 * si::metre, 0.0 * si::metre_per_second};
  us::tolerance const allowed{us::motion{1e-20 * si::metre, 1e-10 * si::metre_per_second}};
  auto const table =
      us::trajectory<32>(us::dop853{}, start, spring, allowed, 1e-9 / 32 * si::second);
  for (std::size_t i = 0; i < table.size(); ++i)
    EXPECT_NEAR(table[i].state.position.value() * 1e9,
                std::cos(2 * std::numbers::pi * static_cast<double>(i) / 32), 1e-9);
  auto const later = us::integrate(us::dop853{}, start, spring, allowed, 1e-7 * si::second);
  EXPECT_NEAR(later.position.value() * 1e9, 1, 1e-7);
}

// A start at zero, with a relative error only: 1 - e^-t.
TEST(Reported, FromZeroWithARelativeErrorAlone) {
  auto const fills = [](auto const& s, auto) { return us::rates{1 - s.x}; };
  EXPECT_NEAR(
      us::integrate(us::dormand_prince5{}, amount{0}, fills, us::tolerance{amount{0}, 1e-9}, 3.0).x,
      1 - std::exp(-3.0), 1e-8);
  EXPECT_NEAR(us::integrate(us::dormand_prince5{}, amount{0}, fills, us::tolerance{amount{0}, 1e-9},
                            1.7e9 + 3, 1.7e9)
                  .x,
              1 - std::exp(-3.0), 1e-8);
}

// The same of a motion, at a position of zero: sin t.
TEST(Reported, FromAPositionOfZeroWithARelativeErrorAlone) {
  auto const pull = [](auto const& s, auto) { return -s.position; };
  us::tolerance const allowed{us::motion{0.0, 0.0}, 1e-9};
  auto const end = us::integrate(us::dormand_prince5{}, us::motion{0.0, 1.0}, pull, allowed, 3.0);
  EXPECT_NEAR(end.position, std::sin(3.0), 1e-7);
  EXPECT_NEAR(end.velocity, std::cos(3.0), 1e-7);
}

// If the end is the start, nothing happens.
TEST(Reported, AnEndThatIsTheStart) {
  int calls = 0;
  auto const counts = [&](auto const& s, auto) { return ++calls, us::rates{-s.x}; };
  us::tolerance const allowed{amount{1e-6}};
  EXPECT_EQ(us::integrate(us::dormand_prince5{}, amount{3}, counts, allowed, 5.0, 5.0).x, 3);
  EXPECT_LE(calls, 1);
  int looks = 0;
  auto const look = [&](auto const& s, double t) { looks += s.x == 3 && t == 5; };
  us::integrate_observed(us::dormand_prince5{}, amount{3}, counts, allowed, 5.0, look, 5.0);
  us::integrate_observed(us::dormand_prince5{}, amount{3}, counts, allowed, 5.0,
                         us::every{0.1, look}, 5.0);
  EXPECT_EQ(looks, 2);
}

// A field that throws in the middle of a step: the run stays where it was, and goes on when the field does.
TEST(Reported, AFieldThatThrows) {
  int calls_left = 1000;
  auto const fails = [&](auto const& s, auto) {
    if (--calls_left == 0) throw std::logic_error("no answer");
    return us::rates{-s.x};
  };
  auto const never = [](auto const& s, auto) { return us::rates{-s.x}; };
  us::tolerance const allowed{amount{1e-6}};
  us::simulation sim{us::dormand_prince5{}, amount{1}, fails, allowed, 0.0};
  us::simulation other{us::dormand_prince5{}, amount{1}, never, allowed, 0.0};
  for (int n = 0; n < 5; ++n) sim.step(), other.step();
  calls_left = 3;
  auto const time = sim.time();
  auto const x = sim.state().x;
  EXPECT_THROW(sim.step(), std::logic_error);
  EXPECT_EQ(sim.time(), time);
  EXPECT_EQ(sim.state().x, x);
  calls_left = 1000;
  sim.step();
  other.step();
  EXPECT_EQ(sim.time(), other.time());
  EXPECT_EQ(sim.state().x, other.state().x);
}

// A million steps of a thousandth of a second in float: the time is a product, and not a sum, which would be 991.1 s.
TEST(Reported, FloatTimeAfterAMillionSteps) {
  us::simulation sim{us::semi_implicit_euler{}, us::motion{0.0F, 0.0F},
                     [](auto const& s, auto) { return -s.position; }, 0.001F};
  for (int n = 0; n < 1'000'000; ++n) sim.step();
  EXPECT_EQ(sim.time(), 1'000'000 * 0.001F);
}

// Two neutron stars approach each other by a' = -b / a^3 within 585 million years: a^4 = a0^4 - 4 b t. From 3e9 m, with
// b such that they meet after 585e6 years of 31,557,600 s; ten days before that.
TEST(Reported, AnInspiralOver585MillionYears) {
  double const whole = 585e6 * 31'557'600.0, far = 3e9;
  double const b = std::pow(far, 4) / (4 * whole);
  auto const falls = [b](auto const& s, auto) { return us::rates{-b / (s.x * s.x * s.x)}; };
  double const end = whole - 864'000;  // doubles of this size are 2 s apart
  auto const reached =
      us::integrate(us::dop853{}, amount{far}, falls, us::tolerance{amount{1e-6}, 1e-12}, end);
  EXPECT_NEAR(reached.x, std::pow(4 * b * (whole - end), 0.25), 1e-3 * reached.x);
  double const half = whole / 2;
  auto const on_the_way =
      us::integrate(us::dop853{}, amount{far}, falls, us::tolerance{amount{1e-6}, 1e-12}, half);
  EXPECT_NEAR(on_the_way.x, far * std::pow(0.5, 0.25), 1e-9 * far);
}

// 1,480 orbits backwards end where they began.
TEST(Reported, OrbitsBackwards) {
  auto const sun = [](auto const& s, auto) {
    return -s.position / us::math::pow<3>(us::norm(s.position));
  };
  us::motion const start{us::vec{1.0, 0.0}, us::vec{0.0, 1.0}};
  us::tolerance const allowed{us::motion{1e-13, 1e-13}};
  auto const end = us::integrate(us::dop853{}, start, sun, allowed, -1480 * 2 * std::numbers::pi);
  EXPECT_NEAR(end.position.x, 1, 1e-7);
  EXPECT_NEAR(end.position.y, 0, 1e-6);
}

// 2000 degrees in a second about a fixed axis, for ten minutes: 3,333 revolutions and a third, with a unit quaternion
// throughout.
TEST(Reported, AQuaternionStaysAUnit) {
  double const rate = 2000 * std::numbers::pi / 180;
  us::vec const axis{2.0 / 3, -1.0 / 3, 2.0 / 3};
  us::rotation const start{us::quaternion{1.0, 0.0, 0.0, 0.0}, axis * rate};
  auto const free = [](auto const&, auto) { return us::vec{0.0, 0.0, 0.0}; };
  us::tolerance const allowed{us::rotation{1e-9, 1e-9}};
  auto const is_a_third = [&](auto const& q) {
    EXPECT_NEAR(q.w * q.w + q.x * q.x + q.y * q.y + q.z * q.z, 1, 1e-13);
    // 120 degrees: cos 60 and sin 60 along the axis, with either sign.
    double const sign = q.w < 0 ? -1 : 1;
    EXPECT_NEAR(sign * q.w, 0.5, 1e-8);
    EXPECT_NEAR(sign * q.x, std::sqrt(0.75) * axis.x, 1e-8);
    EXPECT_NEAR(sign * q.y, std::sqrt(0.75) * axis.y, 1e-8);
    EXPECT_NEAR(sign * q.z, std::sqrt(0.75) * axis.z, 1e-8);
  };
  is_a_third(us::integrate(us::dormand_prince5{}, start, free, allowed, 600.0).orientation);
  is_a_third(us::integrate(us::velocity_verlet{}, start, free, 0.001, 600'000).orientation);
}

// Ends 0.01 s apart, with steps as long as 5,000 s: a push of 100 m/s^2 for that time gives 1 m/s.
TEST(Reported, EndsCloseTogetherBetweenLongSteps) {
  auto const push = [](auto const&, double t) {
    return us::rates{t >= 20'000 && t < 20'000.01 ? 100.0 : 0.0};
  };
  auto const allowed = us::tolerance{amount{1e-6}}.ends(20'000.0, 20'000.01).longest_step(5'000.0);
  us::simulation sim{us::dormand_prince5{}, amount{0}, push, allowed, 0.0};
  double longest = 0;
  while (sim.time() < 1e5) {
    sim.step();
    longest = std::max(longest, sim.dt());
  }
  EXPECT_LE(longest, 5'000);
  EXPECT_GT(longest, 4'999.9);
  // The times are doubles: 0.01 s to 3.6e-12 s.
  EXPECT_NEAR(sim.state().x, 1, 4e-10);
}

}  // namespace
