// SPDX-License-Identifier: BSL-1.0
#include <array>
#include <boost/units/systems/si.hpp>
#include <cmath>
#include <concepts>
#include <limits>
#include <stdexcept>
#include <type_traits>
#include <unitstep/drive/trajectory.hpp>
#include <unitstep/enclose/proved_error.hpp>
#include <unitstep/forces/gravity.hpp>
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

// In ten seconds explicit Euler falls 450 m, the solution 500 m; after k seconds the error is 5 k. Its velocity is
// exact.
constexpr auto pull = [](auto const&, auto) { return 10.0 * si::metre_per_second_squared; };
constexpr us::motion at_rest{0.0 * m, 0.0 * m_per_s};
constexpr auto fallen = us::trajectory<10>(us::explicit_euler{}, at_rest, pull, 1.0 * s);
constexpr auto short_of = us::proved_error(fallen, pull);
static_assert(std::same_as<decltype(short_of),
                           us::motion<quantity<si::length>, quantity<si::velocity>> const>);
static_assert(short_of.position >= 50.0 * m && short_of.position < 50.000001 * m);
static_assert(short_of.velocity < 1e-9 * m_per_s);
// For every start within a metre the error is a metre more; two steps between two samples give no less.
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
  // The control: a moved sample is detected at any place.
  for (std::size_t k = 0; k < swung.size(); ++k) {
    auto moved = swung;
    moved[k].state.position += 0.5 * m;
    EXPECT_GT(us::proved_error(moved, spring).position.value(), 0.49) << k;
  }
}

// A run in float has its bound in float: it is not below the error, as the nearest float would be in half of the cases.
TEST(ProvedError, OfFloatsIsNoLess) {
  using length = quantity<si::length, float>;
  using velocity = quantity<si::velocity, float>;
  us::motion const start{length::from_value(1), velocity::from_value(0)};
  auto const swing = [](auto const& q, auto) { return -1 * q.position / s / s; };
  int below = 0;
  for (int k = 1; k <= 40; ++k) {
    auto const dt = quantity<si::time, float>::from_value(static_cast<float>(k) / 64);
    auto const run = us::trajectory<2>(us::explicit_euler{}, start, swing, dt);
    double most = 0;
    for (auto const& one : run)
      most = std::fmax(most, std::fabs(static_cast<double>(one.state.position.value()) -
                                       std::cos(static_cast<double>(one.time.value()))));
    auto const bound = us::proved_error<4, 12>(run, swing).position;
    EXPECT_GE(static_cast<double>(bound.value()), most) << k;
    EXPECT_LE(static_cast<double>(std::nextafter(bound.value(), 0.0f)), most + 1e-14) << k;
    below += static_cast<double>(static_cast<float>(most)) < most;
  }
  EXPECT_GT(below, 10);
}

// An aggregate, with samples recorded in a vector at arbitrary times, also backwards.
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
  // From another start the first sample has the largest error.
  run.resize(2);
  auto const started = us::proved_error(run, drain, tank<>{{2.5}});
  EXPECT_GE(started.level.value(), 0.5);
  EXPECT_LT(started.level.value(), 0.5 + 1e-7);
  run[1].state.level.number = std::numeric_limits<double>::quiet_NaN();
  EXPECT_THROW((void)us::proved_error(run, drain), std::domain_error);
  run.clear();
  EXPECT_THROW((void)us::proved_error(run, drain), std::domain_error);
  auto late = swung;
  late[3].time = std::numeric_limits<double>::infinity() * s;
  EXPECT_THROW((void)us::proved_error(late, spring), std::domain_error);
  late = swung;
  late[3].state.velocity = std::numeric_limits<double>::infinity() * m_per_s;
  EXPECT_THROW((void)us::proved_error(late, spring), std::domain_error);
  late = swung;
  late[3].time = 40.0 * s;  // one step of so long
  EXPECT_THROW((void)us::proved_error(late, spring), std::runtime_error);
}

// Under 6 t it is t^3 from (1 m, 3 m/s) at 1 s: the bound is exactly the error of the samples, in steps between two of
// them that begin where the last one ended.
constexpr auto ramp = [](auto const&, auto t) { return t * (6.0 * m / s / s / s); };
TEST(ProvedError, OfAFieldOfTheTime) {
  using recorded = us::sample<quantity<si::time>, std::remove_const_t<decltype(at_rest)>>;
  std::vector<recorded> const run{{1.0 * s, {1.0 * m, 3.0 * m_per_s}},
                                  {2.0 * s, {8.5 * m, 12.0 * m_per_s}},
                                  {2.0 * s, {8.0 * m, 12.0 * m_per_s}},
                                  {4.0 * s, {64.25 * m, 47.75 * m_per_s}},
                                  {3.0 * s, {27.0 * m, 27.0 * m_per_s}}};
  auto const is_told = [](auto const& off) {
    return off.position >= 0.5 * m && off.position < 0.500000001 * m &&
           off.velocity >= 0.25 * m_per_s && off.velocity < 0.250000001 * m_per_s;
  };
  EXPECT_TRUE(is_told(us::proved_error<1, 4>(run, ramp)));
  EXPECT_TRUE(is_told(us::proved_error<3, 4>(run, ramp)));
  us::gravity const law{std::numeric_limits<double>::infinity() * si::metre_per_second_squared};
  EXPECT_THROW((void)us::proved_error(run, law), std::domain_error);
}

// From one sample to the next is one step unless more are requested, and each step has as many calls of the field.
struct counted {
  long* calls;
  constexpr auto operator()(auto const&, auto const&) const {
    ++*calls;
    return 10.0 * si::metre_per_second_squared;
  }
};
TEST(ProvedError, TakesAsManyStepsAsAreAskedFor) {
  long n = 0, once = 0, thrice = 0;
  (void)us::proved_error(fallen, counted{&n});
  (void)us::proved_error<1>(fallen, counted{&once});
  (void)us::proved_error<3>(fallen, counted{&thrice});
  EXPECT_EQ(n, once);
  EXPECT_EQ(thrice, 3 * once);
}

TEST(ProvedError, TheSameAtRunTime) {
  EXPECT_EQ(us::proved_error(swung, spring).position, error.position);
  EXPECT_EQ((us::proved_error<2, 3>(fallen, pull, within).position), wider.position);
}

}  // namespace
