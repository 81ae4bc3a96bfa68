// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>
#include <bit>
#include <chrono>
#include <cstdint>
#include <limits>
#include <ratio>
#include <stdexcept>
#include <type_traits>
#include <unitstep/units/detail/duration.hpp>

namespace {

using namespace std::chrono;
using unitstep::detail::as_time;
using unitstep::detail::nearest_number;
using unitstep::detail::seconds_in;

// The compiler rounds the literal on the right once.
static_assert(seconds_in<double>(milliseconds{5}) == 0.005);
static_assert(seconds_in<double>(milliseconds{-5}) == -0.005);
static_assert(seconds_in<float>(microseconds{16'667}) == 0.016667F);
static_assert(seconds_in<long double>(milliseconds{5}) == 0.005L);
static_assert(seconds_in<double>(hours{2}) == 7200.0 && seconds_in<double>(seconds{0}) == 0.0);
static_assert(seconds_in<double>(duration<int, std::ratio<1001, 30000>>{7}) == 7007.0 / 30000);

// Counts that do not fit into double, as a clock gives after years of running: also rounded once.
static_assert(seconds_in<double>(nanoseconds{9007199254740993}) == 9007199.254740993);
static_assert(seconds_in<double>(nanoseconds::max()) == 9223372036.854775807);
static_assert(seconds_in<double>(nanoseconds::min()) == -9223372036.854775808);
static_assert(seconds_in<float>(nanoseconds{16'666'667}) == 0.016666667F);
// A conversion before the division would give other numbers for some of them.
constexpr int rounded_twice() {
  int count = 0;
  for (std::int64_t n = 0; n < 100; ++n) {
    auto const ticks = 9'007'199'254'740'993 + 7'654'321'098'765 * n;
    if (static_cast<double>(ticks) / 1e9 != seconds_in<double>(nanoseconds{ticks})) ++count;
  }
  return count;
}
static_assert(rounded_twice() > 0);

// Halves round to the even number: 2^53 + 1 and 2^53 + 3, and their neighbours.
constexpr auto two_to_53 = std::uint64_t{1} << 53;
static_assert(nearest_number<double>(two_to_53 + 1, 1) == 0x1p53);
static_assert(nearest_number<double>(two_to_53 + 3, 1) == 0x1p53 + 4);
static_assert(nearest_number<double>(2 * two_to_53 + 2, 2) == 0x1p53);
static_assert(nearest_number<double>(3 * two_to_53 + 4, 3) == 0x1p53 + 2);
static_assert(nearest_number<double>(3 * two_to_53 + 2, 3) == 0x1p53);
static_assert(nearest_number<float>(3, two_to_53 + 1) == 3 / 0x1p53F);
static_assert(nearest_number<double>(1, std::uint64_t{1} << 62) == 0x1p-62);
static_assert(nearest_number<double>(2 * two_to_53 + 2, 4) == 0x1p52);
static_assert(nearest_number<double>(3 * (2 * two_to_53 + 5) + 1, 3) == 0x1p54 + 4);
static_assert(nearest_number<double>(1, two_to_53) == 0x1p-53 &&
              nearest_number<double>(two_to_53, 3) == 0x1p53 / 3);

// A count in floating point is multiplied and divided.
static_assert(seconds_in<double>(duration<double, std::milli>{2.5}) == 0.0025);
static_assert(seconds_in<double>(duration<float>{0.5F}) == 0.5);
static_assert(seconds_in<double>(duration<double, std::ratio<90, 4>>{2.0}) == 45.0);

// Zero has no sign, and every count of whole seconds is accepted.
static_assert(std::bit_cast<std::uint64_t>(seconds_in<double>(seconds{0})) == 0);
static_assert(seconds_in<double>(duration<std::uint64_t>::max()) == 0x1p64);

// A type that is no duration stays as it is; a duration that does not count in numbers is not accepted.
struct fixed_point {};
static_assert(std::is_same_v<decltype(as_time<float>(1)), int>);
static_assert(
    std::is_same_v<decltype(as_time<float>(milliseconds{5})), unitstep::detail::seconds_of<float>>);
static_assert(unitstep::detail::clock_time<milliseconds>);
static_assert(!unitstep::detail::clock_time<duration<fixed_point>>);
static_assert(!unitstep::detail::clock_time<double>);
static_assert(!unitstep::detail::clock_time<steady_clock::time_point>);

// The descriptions.
static_assert(unitstep::diagnostics::described<duration<fixed_point, std::milli>> ==
              "a duration in 1/1000 s of fixed_point");
static_assert(unitstep::diagnostics::described<duration<fixed_point, std::ratio<60>>> ==
              "a duration in 60 s of fixed_point");

TEST(duration, one_too_long_to_count_is_an_error) {
  EXPECT_THROW((void)seconds_in<double>(duration<std::int64_t, std::ratio<3600>>::max()),
               std::domain_error);
  EXPECT_EQ(seconds_in<double>(seconds::max()), 0x1p63);
}

TEST(duration, the_same_at_run_time) {
  auto ticks = nanoseconds{9007199254740993};
  EXPECT_EQ(seconds_in<double>(ticks), 9007199.254740993);
}

}  // namespace
