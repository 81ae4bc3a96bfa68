// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>
#include <boost/units/systems/si.hpp>
#include <boost/units/systems/si/io.hpp>
#include <iterator>
#include <string>
#include <string_view>
#include <unitstep/drive/format.hpp>
#include <unitstep/drive/sample_io.hpp>
#include <unitstep/unitstep.hpp>

namespace {

#if defined(__cpp_lib_format)

namespace si = boost::units::si;
using namespace unitstep;

struct tank {
  boost::units::quantity<si::length> level;
  double valve;
};

TEST(format, states_and_samples) {
  constexpr motion start{1.5 * si::metre, -2.0 * si::metre_per_second};
  EXPECT_EQ(std::format("{}", start), "position 1.5 m, velocity -2 m s^-1");
  EXPECT_EQ(std::format("{:.2f}|", sample{0.5 * si::second, start}),
            "time 0.50 s, position 1.50 m, velocity -2.00 m s^-1|");
  EXPECT_EQ(std::format("{}", vec{1.0, 2.0} * si::newton), "(1, 2) N");
  EXPECT_EQ(std::format("{:g}", light_of(3.0 * si::newton)), "3 N");
  EXPECT_EQ(std::format("{}", tank{2.0 * si::metre, 0.25}), "{2 m, 0.25}");
  EXPECT_EQ(std::format("{:.1f}", rotation{quaternion{1.0, 0.0, 0.0, 0.0},
                                           vec{0.0, 0.0, 2.0} * si::radians_per_second}),
            "orientation (1.0, 0.0, 0.0, 0.0), angular_velocity (0.0, 0.0, 2.0) s^-1 rad");
}

TEST(format, what_is_no_format_of_a_number_is_refused) {
  motion const start{1.5 * si::metre, -2.0 * si::metre_per_second};
  EXPECT_THROW((void)std::vformat("{:s}", std::make_format_args(start)), std::format_error);
}

#else

TEST(format, states_and_samples) { GTEST_SKIP() << "this standard library has no std::format"; }

#endif

// The arguments for std::format: the format of a number, and words around numbers. Here a stand-in writes the numbers,
// so any library will do.
namespace by_a_stand_in {

namespace si = boost::units::si;
namespace us = unitstep;
using namespace std::string_view_literals;

/// The format of a number after what was parsed, and the rest; "refused" if that is no format.
struct reading {
  us::detail::number_format format;
  std::string_view rest;
  bool ok = false;

  constexpr explicit reading(std::string_view given) {
    auto at = given.begin();
    ok = format.read(at, given.end());
    rest = given.substr(static_cast<std::size_t>(at - given.begin()));
  }
  constexpr bool is(std::string_view due, std::string_view left) const {
    return ok && rest == left && format.text() == due;
  }
};
static_assert(reading("").is("{:}", "") && reading(".3f").is("{:.3f}", ""));
static_assert(reading(".3f} m").is("{:.3f}", "} m") && reading("}").is("{:}", "}"));
static_assert(!reading(".{}f").ok && !reading("{").ok);
// It holds 44 characters.
constexpr auto long_one = "12345678901234567890123456789012345678901234"sv;
static_assert(long_one.size() == 44 &&
              reading(long_one).is("{:12345678901234567890123456789012345678901234}", ""));
static_assert(!reading("123456789012345678901234567890123456789012345").ok &&
              reading("12345678901234567890123456789012345678901234}5").ok);

/// A value as it is written if each number is its double in brackets.
template <class T>
std::string written(T const& value) {
  std::string words;
  auto const write = [](auto out, auto const& x) {
    for (char c : '[' + std::to_string(2 * static_cast<int>(x)) + ']') *out++ = c;
    return out;
  };
  us::detail::formatted<std::back_insert_iterator<std::string>, decltype(write)> out{
      std::back_inserter(words), write};
  print_state(out, value);
  return words;
}

TEST(Formatted, NumbersAreWrittenByTheFormat) {
  us::motion const start{1.0 * si::metre, -2.0 * si::metre_per_second};
  EXPECT_EQ(written(start), "position [2] m, velocity [-4] m s^-1");
  EXPECT_EQ(written(us::sample{5.0 * si::second, start}),
            "time [10] s, position [2] m, velocity [-4] m s^-1");
  EXPECT_EQ(written(us::vec{1.0, 2.0} * si::newton), "([2], [4]) N");
}

// A sign and a unit are written unchanged.
TEST(Formatted, UnitsAreWrittenByTheirOwn) {
  std::string words;
  auto const write = [](auto out, auto const&) { return out; };
  us::detail::formatted<std::back_insert_iterator<std::string>, decltype(write)> out{
      std::back_inserter(words), write};
  out << '(' << si::newton << ", " << si::metre_per_second << ')';
  EXPECT_EQ(words, "(N, m s^-1)");
}

}  // namespace by_a_stand_in

}  // namespace
