// SPDX-License-Identifier: BSL-1.0
// A force of 10 N on 1 kg at rest, by explicit Euler. The printed numbers are those of the
// article; 500 m is the closed form.
//
// N1 (A: Numerical Integration) A force of 10 N pulls 1 kg that is at rest at the origin. In steps of
//     1 s, each of which moves the position before the velocity, the positions at t = 0 to 10 s are 0, 0,
//     10, 30, 60, 100, 150, 210, 280, 360 and 450 m, and the velocities 0 to 100 m/s by tens.
//     Facts: `explicit_euler`; 10 N, 1 kg; steps of 1 s; t = 0 to 10 s; 11 rows.
//     Confirmed: all 11 rows to the last bit, and the last is 450 m.
//     See tutorial_explicit_euler.
// N2 (A: Explicit Euler) By the closed form s = u t + a t^2/2 the body is at 500 m after 10 s; explicit Euler
//     is 50 m off.
//     Facts: `explicit_euler`; steps of 1 s; after 10 s; closed form `u * t + a * t * t / 2`.
//     Confirmed: exactly 450 and 500 m, so 50 m.
//     See tutorial_explicit_euler.
// N3 (A: Explicit Euler) With steps of 1/100 s, in single precision, 11 lines are printed from t = 9.90 to
//     10.00 s, of which the last is 499.497070 m and 99.999046 m/s.
//     Facts: `explicit_euler`; `float`; steps of 1/100 s; from step 990 to step 1000.
//     Confirmed: all 11 printed lines in every digit, the last one 499.497070 m and 99.999046 m/s.
//     See tutorial_explicit_euler.
// N4 (A: Explicit Euler) The method is right only where the rate of change is constant over the step: here
//     the velocity has no error, and the position has one.
//     Facts: `explicit_euler`; steps of 1 s; 10 m/s^2 for 10 s.
//     Confirmed: the velocity is off by 0 and the position by a h t / 2 = 50 m, at half the step by
//     25 m.
//     See tutorial_explicit_euler.
// X1 (A: Numerical Integration) The loop beside the table runs while t <= 10.0, in steps of 1 s; it moves
//     the position, then the velocity, then the time.
//     Facts: `double t = 0.0`; `float dt = 1.0f`; `while (t <= 10.0)`; `position = position + velocity * dt;
//     velocity = velocity + (force / mass) * dt; t += dt;`.
//     Sharpened: the table is right, as it shows each state before it is moved on; the loop itself makes 11
//     updates, one too many, and leaves 550 m and 110 m/s.
//     Otherwise: confirmed, if the loop made 10 updates and left what the last line of the table shows, 450 m.
//     See tutorial_explicit_euler.
// X2 (A: Numerical Integration) Two cars: one at 60 km/h is 60 km further after an hour; another one, whose
//     speed at the start A does not give, gains 10 km/h every second and is faster by 100 km/h after 10 s.
//     Facts: 60 km/h for 1 h; 10 km/h a second for 10 s, here from `0.0 * km_per_h` and from 60 km/h;
//     `explicit_euler`.
//     Confirmed: in kilometres, hours and seconds both come out exactly, 60 km in 6 steps or in 60, and 100 km/h
//     more from either speed, with no conversion. In m/s ten steps from 60 km/h end with 160.00000000000003 km/h.
//     Otherwise: corrected, if a car were not exactly 60 km further, or if what it gains depended on the speed at
//     the start.
//     See guide_own_units.
// X8 (C: 3.1 Time Series and the Time Step) The displacement is exact if the velocity is constant.
//     Facts: `explicit_euler`; 1.5 m/s for 8 s.
//     Confirmed: each of 8 steps, and each of 32, ends on the line, off by 0.
//     Otherwise: sharpened, if a step of explicit Euler ended beside the line x = v t.
//     See figure_c_constant.
#include <gtest/gtest.h>

#include <array>
#include <bit>
#include <boost/units/systems/si.hpp>
#include <cstdint>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>

namespace {

namespace si = boost::units::si;
using unitstep::motion;

// N1, N2, N4: the body.
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

// X1: the loop beside the table, and each state as it is before the two lines that move it on.
struct loop {
  int updates = 0;
  float position = 0.0f;
  float velocity = 0.0f;
  bool as_in_the_table = true;
};
constexpr loop as_in_the_article = [] {
  loop l;
  double t = 0.0;
  float dt = 1.0f;
  float velocity = 0.0f;
  float position = 0.0f;
  float force = 10.0f;
  float mass = 1.0f;
  while (t <= 10.0) {
    auto const row = static_cast<std::size_t>(l.updates++);
    auto const& [time, state] = rows[row];
    l.as_in_the_table = l.as_in_the_table && time.value() == t &&
                        state.position.value() == position && state.velocity.value() == velocity;
    position = position + velocity * dt;
    velocity = velocity + (force / mass) * dt;
    t += dt;
  }
  l.position = position, l.velocity = velocity;
  return l;
}();
static_assert(as_in_the_article.updates == 11 && as_in_the_article.as_in_the_table);
static_assert(as_in_the_article.position == 550.0f && as_in_the_article.velocity == 110.0f);
// The table has as many rows, since it shows the start too: its last one follows 10 updates, one less.
static_assert(rows.size() == 11 && as_in_the_article.updates - 1 == 10);

// N2: 500 m from s = ut + at^2/2; explicit Euler is 50 m off after ten seconds.
constexpr auto by_euler =
    unitstep::integrate(unitstep::explicit_euler{}, at_rest, push, 1.0 * si::second, 10);
constexpr auto exact =
    unitstep::uniform_acceleration{force / mass}.after(at_rest, 10.0 * si::second);
constexpr double closed_form(double u, double a, double t) { return u * t + a * t * t / 2; }
static_assert(exact.position.value() == closed_form(0, 10, 10));
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

// X8: the rate of the position is constant where nothing accelerates.
constexpr motion coasting{0.0 * si::metre, 1.5 * si::metre_per_second};
constexpr auto no_push = [](auto const&, auto) { return 0.0 * si::metre_per_second_squared; };
template <std::size_t steps>
constexpr double off_the_line() {
  double most = 0;
  for (auto const& [time, state] : unitstep::trajectory<steps>(
           unitstep::explicit_euler{}, coasting, no_push, 8.0 * si::second / double{steps})) {
    double const off = state.position.value() - 1.5 * time.value();
    most = off > most ? off : -off > most ? -off : most;
  }
  return most;
}
static_assert(off_the_line<8>() == 0 && off_the_line<32>() == 0);

// X2: nothing is converted; the unit of the way is km/h times s, or kilometres where a step is in hours.
namespace in_a_car {
using namespace unitstep::symbols;
constexpr motion driving{0.0 * km, 60.0 * km_per_h};
constexpr auto steadily = [](auto const&, auto) { return 0.0 * km_per_h / h; };
constexpr auto after_an_hour(int steps) {
  return unitstep::integrate(unitstep::explicit_euler{}, driving, steadily,
                             1.0 * h / static_cast<double>(steps), steps);
}
static_assert(after_an_hour(6).position == 60.0 * km && after_an_hour(60).position == 60.0 * km);
constexpr auto gains = 10.0 * km_per_h / unitstep::symbols::s;
// The other car: its speed at the start does not matter.
constexpr auto faster_by(auto speed) {
  auto const end = unitstep::integrate(
      unitstep::explicit_euler{}, motion{0.0 * km_per_h * unitstep::symbols::s, speed},
      [](auto const&, auto) { return gains; }, 1.0 * unitstep::symbols::s, 10);
  return end.velocity - speed;
}
static_assert(faster_by(0.0 * km_per_h) == 100.0 * km_per_h);
static_assert(faster_by(60.0 * km_per_h) == 100.0 * km_per_h);
// Converted to m/s, 60 and 10 are rounded, and so is each sum.
constexpr auto in_si = unitstep::integrate(
    unitstep::explicit_euler{},
    motion{0.0 * si::metre, boost::units::quantity<si::velocity>{60.0 * km_per_h}},
    [](auto const&, auto) { return boost::units::quantity<si::acceleration>{gains}; },
    1.0 * si::second, 10);
static_assert(in_si.velocity.value() * 3.6 == 160.00000000000003);
}  // namespace in_a_car

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
