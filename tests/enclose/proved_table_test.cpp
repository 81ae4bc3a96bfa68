// SPDX-License-Identifier: BSL-1.0
#include <boost/units/systems/si.hpp>
#include <cmath>
#include <cstdint>
#include <limits>
#include <ratio>
#include <stdexcept>
#include <unitstep/enclose/proved_table.hpp>
#include <unitstep/forces/gravity.hpp>
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

// Rounding and the curvature together are above 0.59 counts; with steps of 1/8 s the curvature alone is 1.95. A byte
// cannot hold 1000.
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

// The closed form is nowhere farther from the line than the bound.
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
  EXPECT_GT(most, 0.45);  // so the bound is tight
}

// For every start within a tenth of a millimetre, and for values computed from the state and the time.
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

// The bound is exact to a millionth of a count, for curves whose values are whole numbers of counts and whose second
// derivative is known.
template <class Bound, auto steps>
bool is_proved(auto const& start, auto const& field, double dt, double count, auto const& look,
               double t0 = 0) {
  try {
    static_cast<void>(us::proved_table<std::int8_t, steps, Bound, 4>(
        start, field, dt * si::second, count * si::metre, look, t0 * si::second));
  } catch (std::runtime_error const&) {
    return false;
  }
  return true;
}
template <std::intmax_t millionths, auto steps>
bool is_the_bound(auto const&... of) {
  return is_proved<std::ratio<millionths + 1, 1'000'000>, steps>(of...) &&
         !is_proved<std::ratio<millionths - 1, 1'000'000>, steps>(of...);
}
// 8 t - 8 t^2 by halves of a second: 0, 2, 0, -6, -16 m. The line between two of them is 16 (1/2)^2 / 8 = 1/2 m off.
constexpr auto pull = [](auto const&, auto) { return -16.0 * si::metre_per_second_squared; };
constexpr us::motion thrown{0.0 * si::metre, 8.0 * si::metre_per_second};
constexpr auto arc = us::proved_table<std::int8_t, 4, std::ratio<11, 20>, 4>(
    thrown, pull, 0.5 * si::second, 1.0 * si::metre, place);
static_assert(arc[0] == 0 && arc[1] == 2 && arc[2] == 0 && arc[3] == -6 && arc[4] == -16);
// t^3 by seconds, of the time and of a state under 6 t, has its largest curvature farthest from the time 0.
constexpr auto cube = [](auto const&, auto t) {
  return t * t * t * (1.0 * si::metre / si::second / si::second / si::second);
};
constexpr auto ramp = [](auto const&, auto t) {
  return t * (6.0 * si::metre_per_second_squared / si::second);
};
// t^3 + 3 t^2, whose second derivative is 6 t + 6.
constexpr auto both = [](auto const& s, auto) { return s.position + s.velocity * si::second; };
TEST(proved_table, proves_what_is_true_and_no_more) {
  EXPECT_TRUE((is_the_bound<500'000, 4>(thrown, pull, 0.5, 1.0, place)));
  EXPECT_TRUE((is_the_bound<250'000, 4>(thrown, pull, 0.5, 2.0, place)));
  // In counts of 3 m only 2 m is rounded, by 1 m.
  EXPECT_TRUE((is_the_bound<500'000, 3>(thrown, pull, 0.5, 3.0, place)));
  // For a box the entry is that of its middle, 1/4 m, and an end is 3/4 m from it.
  us::motion const box{us::between(-0.25 * si::metre, 0.75 * si::metre),
                       8.0 * si::metre_per_second};
  EXPECT_TRUE((is_the_bound<1'250'000, 4>(box, pull, 0.5, 1.0, place)));
  // 18 (1 s)^2 / 8 from 1 s to 3 s, and from -3 s to 0; with the velocity 24 (1 s)^2 / 8.
  us::motion const one{1.0 * si::metre, 3.0 * si::metre_per_second};
  us::motion const before{-27.0 * si::metre, 27.0 * si::metre_per_second};
  EXPECT_TRUE((is_the_bound<2'250'000, 2>(one, ramp, 1.0, 1.0, place, 1.0)));
  EXPECT_TRUE((is_the_bound<2'250'000, 3>(before, ramp, 1.0, 1.0, place, -3.0)));
  EXPECT_TRUE((is_the_bound<3'000'000, 2>(one, ramp, 1.0, 1.0, both, 1.0)));
  EXPECT_TRUE((is_the_bound<2'250'000, 2>(thrown, pull, 1.0, 1.0, cube, 1.0)));
  EXPECT_TRUE((is_the_bound<2'250'000, 3>(thrown, pull, 1.0, 1.0, cube, -3.0)));
}

// If the quantity has a pole between two entries nothing is proved: 1 / (x - 1 m), which is near -1, 1, -1, ...
TEST(proved_table, refuses_a_pole) {
  auto const pole = [](auto const& s, auto) {
    return 1.0 * si::square_metre / (s.position - 1.0 * si::metre);
  };
  for (double const count : {1.0, 100.0})
    EXPECT_FALSE((is_proved<std::ratio<100>, 4>(thrown, pull, 0.5, count, pole)));
}

// For zero the table is exact.
constexpr auto nothing = [](auto const& s, auto) { return 0.0 * s.position; };
TEST(proved_table, proves_that_nothing_is_off) {
  EXPECT_TRUE((is_proved<std::ratio<0>, 4>(thrown, pull, 0.5, 1.0, nothing)));
  EXPECT_FALSE((is_proved<std::ratio<0>, 4>(thrown, pull, 0.5, 1.0, place)));
}

// The nearest whole number, a half away from zero, up to the limits of the type.
static_assert(us::detail::nearest_count<int>(2.25) == 2 &&
              us::detail::nearest_count<int>(2.75) == 3 &&
              us::detail::nearest_count<int>(-2.25) == -2 &&
              us::detail::nearest_count<int>(-2.75) == -3);
static_assert(us::detail::nearest_count<int>(2.4375) == 2 &&
              us::detail::nearest_count<int>(-2.4375) == -2);
static_assert(us::detail::nearest_count<int>(0.5) == 1 &&
              us::detail::nearest_count<int>(-0.5) == -1 &&
              us::detail::nearest_count<int>(0.25) == 0 &&
              us::detail::nearest_count<int>(-0.25) == 0);
static_assert(us::detail::nearest_count<std::int8_t>(127.25) == 127 &&
              us::detail::nearest_count<std::int8_t>(-128.25) == -128 &&
              us::detail::nearest_count<std::uint8_t>(255.25) == 255 &&
              us::detail::nearest_count<std::uint8_t>(-0.25) == 0);
TEST(proved_table, refuses_counts_that_have_no_room) {
  for (double const x : {127.5, 128.0, -128.5, -129.0})
    EXPECT_THROW(static_cast<void>(us::detail::nearest_count<std::int8_t>(x)), std::range_error);
  for (double const x : {255.5, -0.5})
    EXPECT_THROW(static_cast<void>(us::detail::nearest_count<std::uint8_t>(x)), std::range_error);
}

TEST(proved_table, refuses_steps_and_counts_of_nothing) {
  EXPECT_THROW((static_cast<void>(is_proved<just, 4>(thrown, pull, 0.0, 1.0, place))),
               std::domain_error);
  EXPECT_THROW((static_cast<void>(is_proved<just, 4>(thrown, pull, 0.5, 0.0, place))),
               std::domain_error);
  us::gravity const law{std::numeric_limits<double>::infinity() * si::metre_per_second_squared};
  EXPECT_THROW((static_cast<void>(is_proved<just, 4>(thrown, law, 0.5, 1.0, place))),
               std::domain_error);
}

}  // namespace
