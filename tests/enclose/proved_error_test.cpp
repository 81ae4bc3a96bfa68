// SPDX-License-Identifier: BSL-1.0
#include <array>
#include <boost/units/systems/si.hpp>
#include <cmath>
#include <concepts>
#include <limits>
#include <stdexcept>
#include <unitstep/drive/trajectory.hpp>
#include <unitstep/enclose/proved_error.hpp>
#include <unitstep/methods/explicit_euler.hpp>
#include <unitstep/methods/rk4.hpp>
#include <unitstep/numbers/between.hpp>
#include <vector>

#include <gtest/gtest.h>

namespace {

namespace si = boost::units::si;
namespace us = unitstep;
using boost::units::quantity;

constexpr auto m = si::metre;
constexpr auto s = si::second;
constexpr auto m_per_s = si::metre_per_second;

// Explicit Euler falls 450 m in ten seconds, the solution 500 m; after k seconds it lacks 5 k. Its velocity is exact.
constexpr auto pull = [](auto const&, auto) { return 10.0 * si::metre_per_second_squared; };
constexpr us::motion at_rest{0.0 * m, 0.0 * m_per_s};
constexpr auto fallen = us::trajectory<10>(us::explicit_euler{}, at_rest, pull, 1.0 * s);
constexpr auto short_of = us::proved_error(fallen, pull);
static_assert(std::same_as<decltype(short_of),
                           us::motion<quantity<si::length>, quantity<si::velocity>> const>);
static_assert(short_of.position >= 50.0 * m && short_of.position < 50.000001 * m);
static_assert(short_of.velocity < 1e-9 * m_per_s);
// For every start within a metre it is a metre more, and two steps between two samples give no less.
constexpr us::motion within{us::between(-1.0 * m, 1.0 * m), 0.0 * m_per_s};
constexpr auto wider = us::proved_error<2, 3>(fallen, pull, within);
static_assert(wider.position >= 51.0 * m && wider.position < 51.000001 * m);

// cos t by rk4: the largest error at the samples is that of the closed form, to the width of the box.
constexpr auto spring = [](auto const& q, auto) { return -q.position / s / s; };
constexpr us::motion drawn{1.0 * m, 0.0 * m_per_s};
constexpr auto swung = us::trajectory<16>(us::rk4{}, drawn, spring, 0.25 * s);
constexpr auto error = us::proved_error(swung, spring);
TEST(ProvedError, IsThatOfTheClosedForm) {
  double most = 0, fastest = 0;
  for (auto const& one : swung) {
    most = std::fmax(most, std::fabs(one.state.position.value() - std::cos(one.time.value())));
    fastest =
        std::fmax(fastest, std::fabs(one.state.velocity.value() + std::sin(one.time.value())));
  }
  EXPECT_GE(error.position.value(), most - 1e-15);
  EXPECT_LT(error.position.value(), most + 1e-9);
  EXPECT_GE(error.velocity.value(), fastest - 1e-15);
  EXPECT_LT(error.velocity.value(), fastest + 1e-9);
  // The control: a sample that is moved is seen, wherever it is.
  for (std::size_t k = 0; k < swung.size(); ++k) {
    auto moved = swung;
    moved[k].state.position += 0.5 * m;
    EXPECT_GT(us::proved_error(moved, spring).position.value(), 0.49) << k;
  }
}

// An aggregate, its samples recorded in a vector at times of their own, backwards too.
template <class T = double>
struct tank {
  us::light<si::length, T> level;
};
template <class T>
tank(us::light<si::length, T>) -> tank<T>;
constexpr auto drain = [](auto const& t, auto) { return us::rates{-t.level / s}; };
TEST(ProvedError, OfRecordedStates) {
  using recorded = us::sample<quantity<si::time>, tank<>>;
  std::vector<recorded> run{
      {0.5 * s, {2.0}}, {1.0 * s, {1.25}}, {1.0 * s, {1.0}}, {0.5 * s, {2.0}}};
  double const at_one = 2 * std::exp(-0.5);
  auto const off = us::proved_error(run, drain);
  EXPECT_GE(off.level.value(), at_one - 1.0 - 1e-15);
  EXPECT_LT(off.level.value(), at_one - 1.0 + 1e-7);
  run[3].state.level.number = std::numeric_limits<double>::quiet_NaN();
  EXPECT_THROW((void)us::proved_error(run, drain), std::domain_error);
  run.clear();
  EXPECT_THROW((void)us::proved_error(run, drain), std::domain_error);
  auto late = swung;
  late[3].time = std::numeric_limits<double>::infinity() * s;
  EXPECT_THROW((void)us::proved_error(late, spring), std::domain_error);
  late[3].time = 40.0 * s;  // one step of so long
  EXPECT_THROW((void)us::proved_error(late, spring), std::runtime_error);
}

TEST(ProvedError, TheSameAtRunTime) {
  EXPECT_EQ(us::proved_error(swung, spring).position, error.position);
  EXPECT_EQ((us::proved_error<2, 3>(fallen, pull, within).position), wider.position);
}

}  // namespace
