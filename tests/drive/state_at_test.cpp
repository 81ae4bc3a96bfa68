// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>
#include <link.h>

#include <array>
#include <boost/units/systems/si.hpp>
#include <concepts>
#include <cstdint>
#include <limits>
#include <list>
#include <span>
#include <unitstep/drive/simulation.hpp>
#include <unitstep/drive/state_at.hpp>
#include <unitstep/drive/trajectory.hpp>
#include <unitstep/math/trigonometric.hpp>
#include <unitstep/methods/rk4.hpp>
#include <vector>

#include "support/refusal.hpp"
#include "support/same_bits.hpp"

namespace {

namespace si = boost::units::si;
using boost::units::quantity;
using refusals::refusal;
using unitstep::motion;
using unitstep::sample;
using unitstep::state_at;
namespace math = unitstep::math;

constexpr double size(double x) { return x < 0 ? -x : x; }

// The unit oscillator from x = 1 m at rest, x = cos t.
constexpr motion let_go{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto pull = [](auto const& s, auto) { return -s.position / si::second / si::second; };
template <std::size_t steps>
constexpr auto table_of(double seconds) {
  return unitstep::trajectory<steps>(unitstep::rk4{}, let_go, pull,
                                     seconds / double(steps) * si::second);
}
constexpr auto table = table_of<64>(4.0);

// At the times of the table, its states to the last bit; the units are kept.
constexpr bool finds_its_samples(auto const& samples) {
  for (auto const& s : samples)
    if (!twins::same_bits(state_at(samples, s.time), s.state)) return false;
  return true;
}
static_assert(finds_its_samples(table));
static_assert(std::same_as<decltype(state_at(table, 1.0 * si::second)),
                           motion<quantity<si::length>, quantity<si::velocity>>>);

// Between two samples it is Hermite's cubic through them.
constexpr auto after_20 = state_at(table, 1.28 * si::second);
static_assert(twins::same_bits(after_20, interpolate(table[20], table[21], 1.28 * si::second)));

// The largest error of the position against cos t falls with the fourth power of h: h^4/384 of the cubic, and the error
// of rk4, which is of fourth order too (h^4/120 a second).
template <std::size_t steps>
constexpr double largest_error() {
  constexpr auto samples = table_of<steps>(4.0);
  double worst = 0;
  for (int n = 1; n < 400; ++n) {
    double const t = n / 100.0;
    double const off = size(state_at(samples, t * si::second).position.value() - math::cos(t));
    if (off > worst) worst = off;
  }
  return worst;
}
constexpr double ratio = largest_error<32>() / largest_error<64>();
static_assert(ratio > 14.5 && ratio < 17.5);
static_assert(largest_error<64>() < 6e-7 && largest_error<64>() > 1e-8);
// With the exact states in the table only the cubic's error remains, h^4/384.
constexpr bool errs_as_the_cubic_does() {
  constexpr double h = 4.0 / 64;
  auto exact = table;
  for (auto& s : exact)
    s.state = {math::cos(s.time.value()) * si::metre,
               -math::sin(s.time.value()) * si::metre_per_second};
  double worst = 0;
  for (int n = 0; n < 63; ++n) {
    double const t = h * (n + 0.5);
    double const off = size(state_at(exact, t * si::second).position.value() - math::cos(t));
    if (off > worst) worst = off;
  }
  return worst <= h * h * h * h / 384 && worst > 0.99 * h * h * h * h / 384;
}
static_assert(errs_as_the_cubic_does());

// Multiples of 0.1 s are rounded, so a step counted from them may be that of the next one.
constexpr bool finds_rounded_times() {
  constexpr auto samples = table_of<100>(10.0);
  return finds_its_samples(samples);
}
static_assert(finds_rounded_times());

// A run backwards, in float, in a table whose times are not evenly spaced, in a span.
constexpr auto backwards =
    unitstep::trajectory<8>(unitstep::rk4{}, let_go, pull, -0.5 * si::second);
static_assert(finds_its_samples(backwards));
static_assert(size(state_at(backwards, -1.7 * si::second).position.value() - math::cos(1.7)) <
              1e-3);
constexpr auto in_float =
    unitstep::trajectory<8>(unitstep::rk4{}, motion{1.0F * si::metre, 0.0F * si::metre_per_second},
                            pull, 0.25F * si::second);
static_assert(finds_its_samples(in_float));
constexpr bool finds_uneven_times() {
  std::vector<sample<quantity<si::time>, quantity<si::length>>> samples;
  for (double t : {0.0, 1.0, 1.5, 1.75, 1.875, 10.0, 100.0})
    samples.push_back({t * si::second, 2 * t * si::metre});
  for (double t = 0; t <= 100; t += 0.125)
    if (size(state_at(samples, t * si::second).value() - 2 * t) > 1e-13) return false;
  return finds_its_samples(samples);
}
static_assert(state_at(std::span(table).first(8), 0.25 * si::second) == table[4].state);

TEST(StateAt, IsTheSameAtRunTime) {
  EXPECT_TRUE(finds_its_samples(table) && finds_its_samples(backwards));
  EXPECT_TRUE(finds_rounded_times() && finds_uneven_times() && errs_as_the_cubic_does());
  EXPECT_TRUE(twins::same_bits(state_at(table, twins::hidden(1.28) * si::second), after_20));
}

TEST(StateAt, RefusesBadValuesByName) {
  auto const run = [](double t) {
    return refusal([=] { static_cast<void>(state_at(table, t * si::second)); });
  };
  EXPECT_EQ(run(4), "accepted");
  for (double const bad : {-1e-300, 4.0000001, std::numeric_limits<double>::infinity(),
                           std::numeric_limits<double>::quiet_NaN()})
    EXPECT_EQ(run(bad), "unitstep: time must lie within the table");
  EXPECT_EQ(refusal([] {
              std::vector<sample<quantity<si::time>, quantity<si::length>>> const none;
              static_cast<void>(state_at(none, 1.0 * si::second));
            }),
            "unitstep: the table has no samples");
}

/// Whether an address in the loaded program is in a writable segment.
struct where {
  std::uintptr_t address;
  bool found = false;
  bool writable = false;
};
where look_for(void const* object) {
  where place{reinterpret_cast<std::uintptr_t>(object)};
  dl_iterate_phdr(
      [](dl_phdr_info* loaded, std::size_t, void* data) {
        auto& at = *static_cast<where*>(data);
        for (int i = 0; i < loaded->dlpi_phnum; ++i) {
          auto const& part = loaded->dlpi_phdr[i];
          auto const start = static_cast<std::uintptr_t>(loaded->dlpi_addr + part.p_vaddr);
          if (part.p_type == PT_LOAD && at.address >= start && at.address - start < part.p_memsz) {
            at.found = true;
            at.writable = (part.p_flags & PF_W) != 0;
          }
        }
        return 0;
      },
      &place);
  return place;
}
auto copy_in_memory = table;

// The program is loaded with the table in a segment that nobody may write to: nothing is computed at the start, and
// firmware can keep it in flash. Its copy, a variable, is the control.
TEST(StateAt, TableLiesInReadOnlyMemory) {
  where const constant = look_for(&table);
  EXPECT_TRUE(constant.found);
  EXPECT_FALSE(constant.writable);
  where const variable = look_for(&copy_in_memory);
  EXPECT_TRUE(variable.found);
  EXPECT_TRUE(variable.writable);
  EXPECT_TRUE(twins::same_bits(copy_in_memory[64].state, table[64].state));
}

// Times whose difference overflows: the place in the table is searched.
TEST(StateAt, LooksUpTimesThatCannotBeSubtracted) {
  double const most = std::numeric_limits<double>::max();
  using row = unitstep::sample<double, double>;
  std::array const wide{row{-most, 1.0}, row{0.0, 2.0}, row{1.0, 4.0}, row{most, 5.0}};
  EXPECT_EQ(unitstep::state_at(wide, 0.5), 3.0);
  EXPECT_EQ(unitstep::state_at(wide, 0.0), 2.0);
}

// The elements that are read: the first and the last time, those that show whether the place is right, and the two
// samples. At the first place and the last but one, one of the times is known already.
template <std::size_t rows>
struct counting {
  using value_type = unitstep::sample<double, double>;
  std::array<value_type, rows> samples{};
  std::size_t* looks = nullptr;
  constexpr std::size_t size() const { return rows; }
  constexpr value_type const& operator[](std::size_t i) const {
    ++*looks;
    return samples[i];
  }
};
constexpr std::size_t looks_at(auto counted, double t) {
  std::size_t looks = 0;
  counted.looks = &looks;
  static_cast<void>(unitstep::state_at(counted, t));
  return looks;
}

// Nine times from 3 or from 7, half a second apart: all of them and the quarters between are exact numbers.
constexpr counting<9> from(double first, double h) {
  counting<9> even;
  for (int i = 0; i < 9; ++i) even.samples[std::size_t(i)] = {first + i * h, double(i * i)};
  return even;
}
constexpr bool looks_at_no_more_than_it_must(double first, double h) {
  auto const even = from(first, h);
  for (int i = 0; i < 8; ++i)
    for (double const part : {0.0, 0.25, 0.75}) {
      std::size_t const due = i == 0 && part == 0 ? 3 : i == 0 || i == 7 ? 5 : 6;
      if (looks_at(even, first + (i + part) * h) != due) return false;
    }
  return looks_at(even, first + 8 * h) == 3;
}
static_assert(looks_at_no_more_than_it_must(3, 0.5) && looks_at_no_more_than_it_must(7, -0.5));
// So is a number just before the last time: it is rounded to the end of the interval, as it is here.
static_assert((-0x1p-60 - -1.0) / (0.0 - -1.0) == 1);
static_assert(looks_at(from(0, 0x1p50), 0x1p53 - 1) == 5 &&
              looks_at(from(-1, 0.125), -0x1p-60) == 5);

// The control: in an unevenly spaced table each place that its times are off takes one more read. The result is between
// the right two samples, on a curve that continues no other two: 0, 1, 4, 9 at 0, 10, 11, 12 s or the like.
constexpr counting<4> at(double b, double c) { return {{{{0, 0}, {b, 1}, {c, 4}, {12, 9}}}}; }
constexpr double found(auto counted, double t) {
  std::size_t looks = 0;
  counted.looks = &looks;
  return unitstep::state_at(counted, t);
}
static_assert(found(at(10, 11), 5) == 0.5 && found(at(10, 11), 10.5) == 2.5 &&
              found(at(10, 11), 11.5) == 6.5);
static_assert(found(at(1, 2), 0.5) == 0.5 && found(at(1, 2), 1.5) == 2.5 &&
              found(at(1, 2), 7) == 6.5);
static_assert(looks_at(at(4, 8), 5) == 6 && looks_at(at(10, 11), 5) == 6 &&
              looks_at(at(10, 11), 9) == 7);

// A table has samples, a size and places; anything else is refused.
struct with_a_state {
  double state;
};
using unitstep::diagnostics::table_of_samples;
static_assert(table_of_samples<counting<4>> &&
              table_of_samples<std::array<sample<double, double>, 4>>);
static_assert(!table_of_samples<std::array<double, 4>> &&
              !table_of_samples<std::array<with_a_state, 4>>);
static_assert(!table_of_samples<std::list<sample<double, double>>>);
static_assert(!decltype(unitstep::diagnostics::check_table<std::array<double, 4>, double>())::ok);

TEST(StateAt, LooksAtNoMoreThanItMust) {
  EXPECT_TRUE(looks_at_no_more_than_it_must(twins::hidden(3.0), 0.5));
  EXPECT_EQ(found(at(10, 11), twins::hidden(5.0)), 0.5);
}

}  // namespace
