// SPDX-License-Identifier: BSL-1.0
#include <boost/units/systems/si.hpp>
#include <cmath>
#include <cstdint>
#include <ratio>
#include <stdexcept>
#include <unitstep/enclose/proved_table.hpp>
#include <unitstep/numbers/between.hpp>

#include <gtest/gtest.h>

namespace {

namespace si = boost::units::si;
namespace us = unitstep;

constexpr auto spring = [](auto const& s, auto) {
  return -1.0 / si::second / si::second * s.position;
};
constexpr us::motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto place = [](auto const& s, auto) { return s.position; };
constexpr auto millimetre = 0.001 * si::metre;

// cos t in thousandths, every 1/32 s: the line between two entries is at most h^2 / 8 = 0.122 counts off, and rounding
// takes at most 1/2. Entries by MPFR: cos 0.5 = 0.877582561890..., cos 1 = 0.540302305868...
template <class Bound>
constexpr auto table = us::proved_table<std::int16_t, 32, Bound>(
    start, spring, 0.03125 * si::second, millimetre, place);
using just = std::ratio<5, 8>;
static_assert(table<just>.size() == 33);
static_assert(table<just>[0] == 1000 && table<just>[16] == 878 && table<just>[32] == 540);
static_assert(std::is_same_v<decltype(table<just>)::bound, just>);

// Rounding and the bend together are above 0.59 counts; with steps of 1/8 s the bend alone is 1.95. Nor has a byte
// room for 1000.
TEST(proved_table, refuses_a_bound_that_is_not_proved) {
  EXPECT_NO_THROW((static_cast<void>(
      us::proved_table<int, 32, just>(start, spring, 0.03125 * si::second, millimetre, place))));
  EXPECT_THROW((static_cast<void>(us::proved_table<int, 32, std::ratio<59, 100>>(
                   start, spring, 0.03125 * si::second, millimetre, place))),
               std::runtime_error);
  EXPECT_THROW((static_cast<void>(us::proved_table<int, 8, just>(start, spring, 0.125 * si::second,
                                                                 millimetre, place))),
               std::runtime_error);
  EXPECT_THROW((static_cast<void>(us::proved_table<std::int8_t, 32, just>(
                   start, spring, 0.03125 * si::second, millimetre, place))),
               std::range_error);
  EXPECT_THROW((static_cast<void>(us::proved_table<int, 32, just>(
                   start, spring, -0.03125 * si::second, millimetre, place))),
               std::domain_error);
  EXPECT_THROW((static_cast<void>(us::proved_table<int, 32, just>(
                   start, spring, 0.03125 * si::second, -millimetre, place))),
               std::domain_error);
}

// The closed form is nowhere further from the line than the bound.
TEST(proved_table, holds_the_solution_between_its_entries) {
  double most = 0;
  for (std::size_t k = 0; k < 32; ++k)
    for (int part = 0; part <= 64; ++part) {
      double const share = part / 64.0;
      double const line = table<just>[k] * (1 - share) + table<just>[k + 1] * share;
      most =
          std::fmax(most, std::fabs(1000 * std::cos((static_cast<double>(k) + share) / 32) - line));
    }
  EXPECT_LE(most, 5.0 / 8);
  EXPECT_GT(most, 0.45);  // so the bound says little more than what is true
}

// For every start within a tenth of a millimetre, and of what is computed from the state and the time.
constexpr us::motion about{us::between(0.9999 * si::metre, 1.0001 * si::metre),
                           us::between(0.0 * si::metre_per_second, 0.0 * si::metre_per_second)};
constexpr auto energy = [](auto const& s, auto t) {
  return s.velocity * s.velocity + s.position * s.position / si::second / si::second +
         0.0 * t * si::metre / si::second * (si::metre / si::second / si::second);
};
constexpr auto squares = us::proved_table<std::uint8_t, 4, std::ratio<1, 5>>(
    about, spring, 0.125 * si::second, 0.01 * si::metre * si::metre / si::second / si::second,
    energy);
static_assert(squares[0] == 100 && squares[4] == 100);

}  // namespace
