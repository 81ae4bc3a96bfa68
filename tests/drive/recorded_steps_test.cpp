// SPDX-License-Identifier: BSL-1.0
// Steps that a run under a tolerance has chosen are recorded and made again as given ones: the same states, bit for
// bit, in the compiler and outside of it. A simulation of given steps counts equal ones as n dt, whereas one under a
// tolerance adds them up; the times are the same if no two steps in a row are equal.
#include <gtest/gtest.h>

#include <array>
#include <boost/units/systems/si.hpp>
#include <unitstep/unitstep.hpp>
#include <vector>

#include "support/same_bits.hpp"
#include "support/swing.hpp"

namespace {

namespace us = unitstep;
using namespace swings;

/// A spring whose stiffness changes with time, so that a slope at a wrong time would be noticed.
constexpr auto softer = [](auto const& s, auto t) {
  return -4.0 / second / second * s.position * (1.0 + t / (10.0 * second));
};
constexpr us::tolerance allowed{us::motion{1e-6 * metre, 1e-6 * speed}};
using duration = boost::units::quantity<si::time>;

template <std::size_t n>
struct record {
  std::array<duration, n> dt;
  us::motion<decltype(1.0 * metre), decltype(1.0 * speed)> end;
  duration time;
};
template <std::size_t n>
constexpr record<n> recorded(auto const& method, auto const& field) {
  us::simulation chosen{method, start, field, allowed};
  record<n> r{{}, start, {}};
  for (auto& dt : r.dt) {
    chosen.step();
    dt = chosen.dt();
  }
  r.end = chosen.state();
  r.time = chosen.time();
  return r;
}
template <std::size_t n>
constexpr bool is_made_again(record<n> const& r, auto const& method, auto const& field) {
  us::simulation given{method, start, field, r.dt[0]};
  for (auto const& dt : r.dt) given.step(dt);
  return given.state() == r.end && given.time() == r.time;
}

constexpr auto by_dp5 = recorded<40>(us::dormand_prince5{}, softer);
static_assert(is_made_again(by_dp5, us::dormand_prince5{}, softer));
static_assert(by_dp5.dt[0] != by_dp5.dt[39] && by_dp5.time > 3.0 * second);
// The controls: other steps, and another method, end elsewhere.
static_assert(!is_made_again(by_dp5, us::tsitouras5{}, softer));
static_assert([] {
  auto other = by_dp5;
  other.dt[20] *= 1 + 0x1p-40;
  return !is_made_again(other, us::dormand_prince5{}, softer);
}());

template <class Method>
class RecordedSteps : public testing::Test {};
using methods =
    testing::Types<us::bogacki_shampine3, us::dormand_prince5, us::tsitouras5, us::dop853,
                   us::verner9, us::dormand_el_mikkawy_prince4, us::step_doubling<us::rk4>>;
TYPED_TEST_SUITE(RecordedSteps, methods);

TYPED_TEST(RecordedSteps, AreMadeAgain) {
  TypeParam const method{};
  us::simulation chosen{method, start, spring, allowed};
  us::simulation given{method, start, spring, 1.0 * second};
  for (int n = 0; n < 40; ++n) {
    chosen.step();
    given.step(chosen.dt());
    EXPECT_TRUE(twins::same_bits(given.state(), chosen.state())) << n;
  }
  EXPECT_NEAR(given.time().value(), chosen.time().value(), 1e-14);
}

TYPED_TEST(RecordedSteps, AreMadeAgainOneByOne) {
  TypeParam const method{};
  us::simulation chosen{method, start, softer, allowed};
  auto state = start;
  auto time = 0.0 * second;
  for (int n = 0; n < 40; ++n) {
    chosen.step();
    state = us::step(method, state, softer, time, chosen.dt());
    time = time + chosen.dt();
    EXPECT_TRUE(twins::same_bits(state, chosen.state())) << n;
  }
  EXPECT_EQ(time, chosen.time());
}

TEST(RecordedRuns, ACometsStepsAreMadeAgain) {
  us::central_gravity const sun{1.0 * metre * metre * metre / (second * second)};
  us::motion const far{us::vec{1.9, 0.0} * metre, us::vec{0.0, 0.229} * speed};
  us::tolerance const fine_in_plane{us::motion{1e-9 * metre, 1e-9 * speed}};
  us::simulation chosen{us::dop853{}, far, sun, fine_in_plane};
  std::vector<duration> steps;
  while (chosen.time() < 12.0 * second) {
    chosen.step();
    steps.push_back(chosen.dt());
  }
  EXPECT_GT(chosen.rejected(), 0);
  us::simulation given{us::dop853{}, far, sun, steps[0]};
  for (auto const& dt : steps) given.step(dt);
  EXPECT_TRUE(twins::same_bits(given.state(), chosen.state()));
}

TEST(RecordedRuns, OfTheCompilerAreThoseOfTheProgram) {
  auto const again = recorded<40>(us::dormand_prince5{}, softer);
  EXPECT_EQ(again.dt, by_dp5.dt);
  EXPECT_TRUE(twins::same_bits(again.end, by_dp5.end));
}

}  // namespace
