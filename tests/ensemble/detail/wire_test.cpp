// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <array>
#include <boost/units/systems/si.hpp>
#include <chrono>
#include <complex>
#include <cstddef>
#include <cstring>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unitstep/ensemble/detail/wire.hpp>
#include <unitstep/numbers/interval.hpp>
#include <utility>
#include <vector>

namespace {

namespace si = boost::units::si;
using namespace unitstep;
using detail::has_wire, detail::wire;
using length = boost::units::quantity<si::length>;

struct landing {
  char kind;
  std::array<length, 2> range;
  vec<length, 3> far;
  boost::units::quantity<si::time, float> time;

  friend bool operator==(landing const&, landing const&) = default;
};
struct plain {
  char kind;
  double size;

  friend bool operator==(plain const&, plain const&) = default;
};
struct named {
  int number;
  std::string name;
};
struct empty {};

// Types with addresses at any depth, also in private members.
struct reason {
  double value;
  char const* why;
};
struct nested {
  int number;
  std::array<reason, 2> reasons;
};
struct of_views {
  double value;
  std::string_view words[2];
};
class hidden {
  double* at_ = nullptr;

public:
  double* at() const { return at_; }
};
struct derived : reason {
  float more;
};
struct reference {
  int const& to;
};
struct chosen {
  union {
    double number;
    char const* words;
  };
};
struct member {
  int plain::* which;
};
// Types without addresses.
struct samples {
  double first[1000];
  plain second[2];
  std::array<plain, 2> third;
};
struct longer : plain {
  float more;
};
class closed {
  double number_ = 0;

public:
  double number() const { return number_; }
};
enum class reason_to_stop : short { time, event };

namespace laws {

// A type that can be copied as bytes takes its size in memory; in any other each number counts.
static_assert(wire<int>::size == sizeof(int) && wire<plain>::size == sizeof(plain));
static_assert(wire<length>::size == 8 && wire<boost::units::quantity<si::time, float>>::size == 4);
static_assert(wire<std::array<length, 5>>::size == 40 && wire<vec<length, 3>>::size == 24);
static_assert(wire<landing>::size == 1 + 16 + 24 + 4);
// A type without a form in bytes, and every type that contains one.
static_assert(!has_wire<int*> && !has_wire<empty> && !has_wire<std::string>);
static_assert(!has_wire<std::vector<int>> && !has_wire<std::array<std::string, 2>>);
static_assert(!has_wire<named> && !has_wire<std::array<named, 2>>);
static_assert(!has_wire<reason> && !has_wire<nested> && !has_wire<of_views>);
static_assert(!has_wire<hidden> && !has_wire<derived> && !has_wire<reference>);
static_assert(!has_wire<chosen> && !has_wire<member> && !has_wire<std::nullptr_t>);
static_assert(!has_wire<std::string_view> && !has_wire<std::span<double>> &&
              !has_wire<std::span<double, 1>> && !has_wire<std::reference_wrapper<int>>);
static_assert(!has_wire<void (*)()> && !has_wire<std::optional<char const*>> &&
              !has_wire<std::array<char const*, 2>>);
constexpr auto by_reference = [](int& n) { return [&n] { return n; }; };
constexpr auto by_value = [](int n) { return [n] { return n; }; };
static_assert(!has_wire<decltype(by_reference(std::declval<int&>()))>);
static_assert(has_wire<decltype(by_value(1))>);
static_assert(has_wire<samples> && has_wire<longer> && has_wire<closed>);
static_assert(has_wire<reason_to_stop> && has_wire<bool> && has_wire<std::byte>);
static_assert(has_wire<long double> && has_wire<std::complex<double>>);
static_assert(has_wire<std::chrono::nanoseconds> && has_wire<light<si::length, double>>);
static_assert(has_wire<std::array<plain, 3>> && has_wire<interval<double>>);
static_assert(wire<std::optional<landing>>::size == 1 + wire<landing>::size);

}  // namespace laws

// A value is read as it was written, and no further byte is written.
template <class T>
std::array<char, wire<T>::size> written(T const& value) {
  std::array<char, wire<T>::size + 2> bytes;
  bytes.fill('#');
  wire<T>::put(value, bytes.data() + 1);
  EXPECT_EQ(bytes.front(), '#');
  EXPECT_EQ(bytes.back(), '#');
  EXPECT_TRUE(wire<T>::take(bytes.data() + 1) == value);
  std::array<char, wire<T>::size> inner;
  std::memcpy(inner.data(), bytes.data() + 1, inner.size());
  return inner;
}
template <class Number, std::size_t N>
Number number_at(std::array<char, N> const& bytes, std::size_t at) {
  Number n;
  std::memcpy(&n, bytes.data() + at, sizeof n);
  return n;
}

TEST(wire, writes_whether_there_is_one) {
  EXPECT_EQ(number_at<double>(written(std::optional{2.5}), 1), 2.5);
  EXPECT_EQ(written(std::optional<double>{}), (std::array<char, 9>{}));
  written(std::optional{1.5 * si::metre});
}

TEST(wire, writes_number_by_number) {
  EXPECT_EQ(number_at<int>(written(7), 0), 7);
  EXPECT_EQ(number_at<double>(written(2.5 * si::metre), 0), 2.5);
  written(plain{'p', 1.5});
  auto const array = written(std::array{1.0 * si::metre, 2.0 * si::metre, 3.0 * si::metre});
  for (std::size_t i = 0; i < 3; ++i)
    EXPECT_EQ(number_at<double>(array, 8 * i), static_cast<double>(i + 1));
}

TEST(wire, writes_the_members_of_an_aggregate_one_behind_another) {
  auto const bytes = written(landing{
      'q', {1.0 * si::metre, 2.0 * si::metre}, vec{3.0, 4.0, 5.0} * si::metre, 0.5F * si::second});
  EXPECT_EQ(bytes[0], 'q');
  for (std::size_t i = 0; i < 5; ++i)
    EXPECT_EQ(number_at<double>(bytes, 1 + 8 * i), static_cast<double>(i + 1));
  EXPECT_EQ(number_at<float>(bytes, 41), 0.5F);
}

}  // namespace
