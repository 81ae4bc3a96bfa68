// SPDX-License-Identifier: BSL-1.0
// A force of 10 N on 1 kg at rest, by explicit Euler. The printed numbers are those of the
// article; 500 m is the closed form.
//
// N1 (A) In steps of 1 s explicit Euler gives the positions 0, 0, 10, 30, 60, ... 450 m.
//     Confirmed: all 11 rows to the last bit, and the last is 450 m.
//     See tutorial_explicit_euler.
// N2 (A) After 10 s the body is at 500 m; explicit Euler is 50 m off.
//     Confirmed: exactly 450 and 500 m, so 50 m.
//     See tutorial_explicit_euler.
// N3 (A) In single precision and steps of 1/100 s it prints 499.497070 m and 99.999046 m/s.
//     Confirmed: all 11 printed lines in every digit, the last one 499.497070 m and 99.999046 m/s.
//     See tutorial_explicit_euler.
// N4 (A) Explicit Euler is exact only where the rate is constant over the step.
//     Confirmed: the velocity is off by 0 and the position by a h t / 2 = 50 m, at half the step by
//     25 m.
//     See tutorial_explicit_euler.
//     See figure_c_stairs.
#include <gtest/gtest.h>

#include <array>
#include <bit>
#include <boost/units/systems/si.hpp>
#include <cstdint>
#include <unitstep/unitstep.hpp>

namespace {

namespace si = boost::units::si;
using unitstep::motion;

constexpr auto force = 10.0 * si::newton;
constexpr auto mass = 1.0 * si::kilogram;
constexpr motion at_rest{0.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto push = [](auto const&, auto) { return force / mass; };

// N1: eleven rows at h = 1 s.
constexpr std::array printed_positions{0., 0., 10., 30., 60., 100., 150., 210., 280., 360., 450.};
constexpr auto rows =
    unitstep::trajectory<10>(unitstep::explicit_euler{}, at_rest, push, 1.0 * si::second);

template <class Rows>
constexpr bool as_printed(Rows const& table) {
  for (std::size_t n = 0; n < table.size(); ++n) {
    double const t = static_cast<double>(n);
    if (table[n].time != t * si::second) return false;
    if (table[n].state.position != printed_positions[n] * si::metre) return false;
    if (table[n].state.velocity != 10. * t * si::metre_per_second) return false;
  }
  return table.size() == printed_positions.size();
}
static_assert(as_printed(rows));
static_assert(rows.size() == 11 && rows[10].state.position == 450.0 * si::metre);
// Negative control: semi-implicit Euler starts from the same rest and prints another table.
static_assert(!as_printed(unitstep::trajectory<10>(unitstep::semi_implicit_euler{}, at_rest, push,
                                                   1.0 * si::second)));

// N2: 500 m from s = ut + at^2/2; explicit Euler is 50 m off after ten seconds.
constexpr auto by_euler =
    unitstep::integrate(unitstep::explicit_euler{}, at_rest, push, 1.0 * si::second, 10);
constexpr auto exact =
    unitstep::uniform_acceleration{force / mass}.after(at_rest, 10.0 * si::second);
static_assert(by_euler.position == 450.0 * si::metre);
static_assert(exact.position == 500.0 * si::metre);
static_assert(exact.position - by_euler.position == 50.0 * si::metre);

// N4: the velocity is exact, because the acceleration is constant over each step. The position is
// not: it lags by a h t / 2 = 50 m, and half the step halves the lag.
static_assert((exact.velocity - by_euler.velocity).value() == 0);
static_assert((exact.position - by_euler.position).value() == 50 && 10.0 * 1.0 * 10.0 / 2 == 50);
constexpr auto by_half_steps =
    unitstep::integrate(unitstep::explicit_euler{}, at_rest, push, 0.5 * si::second, 20);
static_assert(exact.position - by_half_steps.position == 25.0 * si::metre);
// The rate of the position is constant over each step only where nothing accelerates: exact there.
constexpr motion coasting{3.0 * si::metre, 2.0 * si::metre_per_second};
constexpr auto no_push = [](auto const&, auto) { return 0.0 * si::metre_per_second_squared; };
constexpr auto coasted =
    unitstep::integrate(unitstep::explicit_euler{}, coasting, no_push, 1.0 * si::second, 10);
static_assert(coasted.position == 23.0 * si::metre);

// N3: single precision, h = 1/100, the eleven lines printed with six decimals.
struct line {
  int step;
  double position;
  double velocity;
};
constexpr std::array printed_lines{
    line{990, 489.552155, 98.999062}, line{991, 490.542145, 99.099060},
    line{992, 491.533142, 99.199059}, line{993, 492.525146, 99.299057},
    line{994, 493.518127, 99.399055}, line{995, 494.512115, 99.499054},
    line{996, 495.507111, 99.599052}, line{997, 496.503113, 99.699051},
    line{998, 497.500092, 99.799049}, line{999, 498.498077, 99.899048},
    line{1000, 499.497070, 99.999046}};

constexpr motion at_rest_in_float{0.0f * si::metre, 0.0f * si::metre_per_second};
constexpr auto push_in_float = [](auto const&, auto) {
  return 10.0f * si::newton / (1.0f * si::kilogram);
};
constexpr auto fine_rows = unitstep::trajectory<1000>(unitstep::explicit_euler{}, at_rest_in_float,
                                                      push_in_float, 0.01f * si::second);

/// Whether a float prints as these six decimals.
constexpr bool prints_as(float x, double six_decimals) {
  double const difference = static_cast<double>(x) - six_decimals;
  return difference > -0.5e-6 && difference < 0.5e-6;
}
template <class Rows>
constexpr bool as_printed_in_float(Rows const& table) {
  for (line const& l : printed_lines) {
    auto const& state = table[static_cast<std::size_t>(l.step)].state;
    if (!prints_as(state.position.value(), l.position)) return false;
    if (!prints_as(state.velocity.value(), l.velocity)) return false;
  }
  return true;
}
static_assert(as_printed_in_float(fine_rows) && printed_lines.size() == 11);
static_assert(prints_as(fine_rows[1000].state.position.value(), 499.497070) == true);
static_assert(prints_as(fine_rows[1000].state.velocity.value(), 99.999046) == true);
// Negative control: the closed form prints 500.000000 in the last line, not 499.497070.
static_assert(!as_printed_in_float(unitstep::trajectory<1000>(unitstep::semi_implicit_euler{},
                                                              at_rest_in_float, push_in_float,
                                                              0.01f * si::second)));

template <class Rows>
void expect_same_bits(Rows const& compiled, Rows const& run) {
  for (std::size_t n = 0; n < compiled.size(); ++n) {
    using number = typename std::remove_cvref_t<decltype(compiled[n].time)>::value_type;
    using bits = std::conditional_t<sizeof(number) == 4, std::uint32_t, std::uint64_t>;
    auto const same = [](auto const& a, auto const& b) {
      return std::bit_cast<bits>(a.value()) == std::bit_cast<bits>(b.value());
    };
    EXPECT_TRUE(same(compiled[n].time, run[n].time)) << n;
    EXPECT_TRUE(same(compiled[n].state.position, run[n].state.position)) << n;
    EXPECT_TRUE(same(compiled[n].state.velocity, run[n].state.velocity)) << n;
  }
}

TEST(ArticleA, ElevenRowsAreTheCompilersBitForBit) {
  double volatile h = 1.0;
  expect_same_bits(rows, unitstep::trajectory<10>(unitstep::explicit_euler{}, at_rest, push,
                                                  double{h} * si::second));
}

TEST(ArticleA, SinglePrecisionLinesAreTheCompilersBitForBit) {
  float volatile h = 0.01f;
  auto const run = unitstep::trajectory<1000>(unitstep::explicit_euler{}, at_rest_in_float,
                                              push_in_float, float{h} * si::second);
  expect_same_bits(fine_rows, run);
  EXPECT_TRUE(as_printed_in_float(run));
}

}  // namespace
