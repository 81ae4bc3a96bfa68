// SPDX-License-Identifier: BSL-1.0
#include <unitstep/units/equals.hpp>

#include <gtest/gtest.h>
#include <boost/units/systems/cgs/length.hpp>
#include <boost/units/systems/si.hpp>
#include <charconv>
#include <cstdint>
#include <cstdlib>
#include <limits>
#include <random>
#include <string>
#include <string_view>
#include <unitstep/units/light.hpp>

namespace {

namespace si = boost::units::si;
namespace cgs = boost::units::cgs;
using unitstep::equals, unitstep::lies_between;
using limits = std::numeric_limits<double>;

// What is equal: quantities, Boost's and light ones, in another spelling of the unit, numbers and whole numbers.
constexpr auto way = 450.0 * si::metre;
static_assert(equals<way, 450.0 * si::metre>);
static_assert(equals<unitstep::light<si::length>{450.0}, way>);
static_assert(equals<way / (9.0 * si::second) * (9.0 * si::second), way>);
static_assert(equals<0.5F * si::metre, 0.5 * si::metre> && equals<3, 3.0> && equals<-0.0, 0.0>);
static_assert(lies_between<way, way, 451.0 * si::metre> &&
              lies_between<way, 449.0 * si::metre, way>);
static_assert(lies_between<8, 7.5, 9>);

// What is not equal, without the error.
template <unitstep::shown Got, unitstep::shown... Expected>
using verdict = decltype(unitstep::diagnostics::check_value<Got, Expected...>());
static_assert(verdict<way, way>::ok);
static_assert(!verdict<way, 450.00000000000006 * si::metre>::ok &&
              !verdict<way, 450.0 * si::second>::ok);
static_assert(!verdict<way, 45000.0 * cgs::centimetre>::ok && !verdict<way, 450.0>::ok);
static_assert(!verdict<way, 450.5 * si::metre, 451.0 * si::metre>::ok);
static_assert(!verdict<way, 449.0 * si::metre, 449.5 * si::metre>::ok);
static_assert(!verdict<way, 451.0 * si::metre, 449.0 * si::metre>::ok);
static_assert(!verdict<way, 449.0 * si::metre, 451.0 * si::second>::ok);
static_assert(!verdict<way, 450.0L * si::metre>::ok && !verdict<limits::quiet_NaN(), 1.0>::ok);
static_assert(!verdict<0.1F, 0.1>::ok);

template <class Verdict>
constexpr bool says(std::string_view due) {
  auto const words = unitstep::diagnostics::plain_sentence(
      typename unitstep::diagnostics::texts_of<Verdict>::expected{},
      typename unitstep::diagnostics::texts_of<Verdict>::got{});
  return std::string_view(words.data(), words.size()) == due;
}
static_assert(says<verdict<way, 500.0 * si::metre>>("expected 500 m, got 450 m"));
static_assert(says<verdict<way, 449.0 * si::metre, 449.5 * si::metre>>(
    "expected 449 m to 449.5 m, got 450 m"));
static_assert(says<verdict<1.0 * si::newton, 1.5 * si::newton>>("expected 1.5 N, got 1 N"));
static_assert(
    says<verdict<way, 45000.0 * cgs::centimetre>>("expected 45000 cm, got 450 m (another unit)"));
static_assert(says<verdict<0.1F, 0.1>>("expected 0.1, got 0.10000000149011612"));
static_assert(
    says<verdict<way, 450.0L * si::metre>>("expected value: m in double, got m in long double"));

// Numbers as text, of all sizes, far from the compiler's limits.
constexpr bool reads(double x, std::string_view due) {
  unitstep::sentence words;
  unitstep::diagnostics::append_number(words, x);
  return std::string_view(words.data(), words.size()) == due;
}
static_assert(reads(0, "0") && reads(-0.0, "0") && reads(-1, "-1") && reads(10, "10"));
static_assert(reads(0.1, "0.1") && reads(-6.7e-11, "-6.7e-11") && reads(0.00012, "0.00012"));
static_assert(reads(1e15, "1000000000000000") && reads(1e16, "1e16") && reads(9.99e22, "9.99e22"));
static_assert(reads(1e23, "1e23") && reads(1e-5, "0.00001") && reads(9e-6, "9e-6"));
static_assert(reads(1.0 / 3, "0.3333333333333333") && reads(0.1 + 0.2, "0.30000000000000004"));
static_assert(reads(449.99999999999994, "449.99999999999994"));
static_assert(reads(999999999999999.9, "999999999999999.9"));
static_assert(reads((limits::max)(), "1.7976931348623157e308"));
static_assert(reads((limits::min)(), "2.2250738585072014e-308"));
static_assert(reads(limits::denorm_min(), "4.9406564584124654e-324"));
static_assert(reads(limits::infinity(), "infinity") && reads(-limits::infinity(), "-infinity"));
static_assert(reads(limits::quiet_NaN(), "NaN"));

std::string text(double x) {
  unitstep::sentence words;
  unitstep::diagnostics::append_number(words, x);
  return {words.data(), words.size()};
}
/// The number of digits of the shortest text, by the standard library.
std::size_t digits(double x) {
  char all[40];
  auto const end = std::to_chars(all, all + sizeof all, x, std::chars_format::scientific).ptr;
  std::string_view const mantissa =
      std::string_view(all, end).substr(0, std::string_view(all, end).find('e'));
  std::size_t count = 0;
  for (char c : mantissa) count += c >= '0' && c <= '9';
  return count;
}
std::size_t digits_shown(std::string_view words) {
  words = words.substr(0, words.find('e'));
  while (words.starts_with('-') || words.starts_with('0') || words.starts_with('.'))
    words.remove_prefix(1);
  if (words.find('.') == words.npos)
    while (words.ends_with('0')) words.remove_suffix(1);
  std::size_t count = 0;
  for (char c : words) count += c >= '0' && c <= '9';
  return count;
}

TEST(equals, writes_numbers_that_are_read_back) {
  std::mt19937_64 random{1};
  for (int i = 0; i < 20'000; ++i) {
    double x = __builtin_bit_cast(double, std::uint64_t{random()});
    if (i % 2 == 0) x = static_cast<double>(random() % 100'000'000) / 1000;
    if (!(x - x == 0) || x == 0) continue;
    auto const words = text(x);
    EXPECT_EQ(std::strtod(words.c_str(), nullptr), x) << words;
    if (double const size = x < 0 ? -x : x; size < 1e-307 || size > 1e308) continue;
    auto const least = digits(x);
    EXPECT_GE(digits_shown(words), least) << words;
    EXPECT_LE(digits_shown(words), least <= 15 ? least : std::size_t{17}) << words;
  }
}

}  // namespace
