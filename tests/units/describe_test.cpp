// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <array>
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>
#include <chrono>
#include <ratio>
#include <type_traits>
#include <unitstep/units/describe.hpp>
#include <unitstep/units/unit_text.hpp>

namespace of_text {

namespace {

using unitstep::sentence;
using unitstep::text;

constexpr sentence put_together() {
  sentence words;
  words += "m";
  words += ' ';
  words += text{"s^"};
  words += -120L;
  return words;
}
static_assert(put_together() == "m s^-120");
static_assert(!(put_together() == "m s^-12"));
static_assert(!(put_together() == "m s^-1200"));
static_assert(put_together().size() == 8);
static_assert(sentence{} == "");
static_assert(sentence{}.add("m", ' ', sentence{}.add("s^", -12L)) == "m s^-12");
static_assert(sentence{}.add() == "");
static_assert(sizeof(text{"dt"}) == 3);

// Text that does not fit is cut off, visibly.
constexpr sentence too_long() {
  sentence words;
  for (int i = 0; i < 1000; ++i) words += 'x';
  return words;
}
static_assert(too_long().size() == sentence::capacity + 3);
static_assert(too_long().characters[sentence::capacity - 1] == 'x');
static_assert(too_long().characters[sentence::capacity] == '.');
static_assert(too_long().characters[sentence::capacity + 3] == '\0');

// Text that just fits is whole.
constexpr std::size_t size_of(std::size_t characters) {
  sentence words;
  for (std::size_t i = 0; i < characters; ++i) words += 'x';
  return words.size();
}
static_assert(size_of(sentence::capacity) == sentence::capacity);
static_assert(size_of(sentence::capacity + 1) == sentence::capacity + 3);

constexpr sentence number(long n) {
  sentence words;
  return words += n;
}
static_assert(number(0) == "0" && number(9) == "9" && number(10) == "10" && number(-1) == "-1");

// A part of a sentence, and a whole one, as template arguments.
using unitstep::diagnostics::cut;
using unitstep::diagnostics::text_of;
static_assert(sizeof(cut<4>(put_together(), 2)) == 4 &&
              cut<4>(put_together(), 2).characters[0] == 's' &&
              cut<4>(put_together(), 2).characters[2] == '-' &&
              cut<4>(put_together(), 2).characters[3] == '\0');
struct written {
  static constexpr sentence write() { return put_together(); }
};
static_assert(sizeof(text_of<written>) == 9 && put_together() == text_of<written>.characters);

TEST(Text, IsTheSameAtRunTime) {
  EXPECT_STREQ(put_together().data(), "m s^-120");
  EXPECT_EQ(too_long(), too_long());
}

}  // namespace

}  // namespace of_text

namespace of_type_name {

constexpr auto of_no_namespace = [] {};

namespace outer {
template <class T>
struct holder {
  struct inner {};
};
enum class colour { red };
}  // namespace outer

namespace {

using unitstep::diagnostics::type_name;
struct hidden {};

static_assert(type_name<double> == "double");
static_assert(type_name<long double> == "long double");
static_assert(type_name<char[4]> == "char[4]");
static_assert(type_name<outer::colour> == "colour");
static_assert(type_name<outer::holder<outer::holder<int>>> == "holder");
static_assert(type_name<outer::holder<outer::colour>::inner> == "inner");
static_assert(type_name<hidden> == "hidden");
static_assert(!(type_name<float> == "double"));

constexpr auto nothing = [] {};
static_assert(type_name<decltype(nothing)> == "a lambda");
static_assert(type_name<std::remove_const_t<decltype(of_no_namespace)>> == "a lambda");
static_assert(type_name<outer::holder<decltype(nothing) const>> == "holder");

TEST(TypeName, IsTheSameAtRunTime) {
  EXPECT_STREQ(type_name<hidden>.data(), "hidden");
  EXPECT_STREQ(type_name<decltype(nothing)>.data(), "a lambda");
}

}  // namespace

}  // namespace of_type_name

namespace of_describe {

namespace {

namespace si = boost::units::si;
using unitstep::diagnostics::described;
using unitstep::diagnostics::wording;
using unitstep::diagnostics::words;
using length = boost::units::quantity<si::length>;
using force = boost::units::quantity<si::force, float>;

template <class A, class B>
struct pair_of {};

static_assert(described<length> == "m");
static_assert(described<force const&> == "kg m s^-2 (N)");
static_assert(described<force, wording::value_type> == "kg m s^-2 (N) in float");
static_assert(described<force, wording::name> == "N" && described<length, wording::name> == "m");
static_assert(described<force, wording::name_and_value_type> == "N in float");
static_assert(described<length, wording::name_and_value_type> == "m in double");
static_assert(!(described<force> == described<length>));
static_assert(described<double> == "a plain number (double)");
static_assert(described<int&> == "a plain number (int)");
static_assert(described<void> == "nothing (void)");
static_assert(described<words<"callable (state)">> == "callable (state)");
static_assert(described<std::array<length, 3>> == "array<m, 3>");
static_assert(described<pair_of<length, std::array<force, 2>>> ==
              "pair_of<m, array<kg m s^-2 (N), 2>>");
static_assert(described<pair_of<length, double>, wording::value_type> ==
              "pair_of<m in double, double>");

static_assert(described<std::chrono::duration<int, std::ratio<1, 3>>> ==
              "a duration in 1/3 s of int");
static_assert(described<std::chrono::duration<float, std::ratio<60>>> ==
              "a duration in 60 s of float");
static_assert(described<std::chrono::duration<float, std::ratio<7, 2>>> ==
              "a duration in 7/2 s of float");

TEST(Describe, IsTheSameAtRunTime) {
  EXPECT_STREQ(described<length>.data(), "m");
  EXPECT_STREQ((described<force, wording::value_type>.data()), "kg m s^-2 (N) in float");
}

}  // namespace

}  // namespace of_describe

namespace of_label {

namespace {

using unitstep::diagnostics::label_words;
using unitstep::diagnostics::text_of;

namespace laws {

// Members count from 0. A point precedes each one inside another, and its description follows if there is one.
static_assert(label_words<"event", void, 2>::write() == "event 2");
static_assert(label_words<"rate", void, 1, 0, 12>::write() == "rate 1.0.12");
static_assert(label_words<"rate", double, 0>::write() == "rate 0 (of a plain number (double))");

// As a template argument the label is as long as its words with the final 0.
static_assert(sizeof(text_of<label_words<"member", void, 3>>) == sizeof("member 3"));

}  // namespace laws

TEST(Label, ReadsTheSameAtRunTime) {
  EXPECT_STREQ((label_words<"rate", double, 0, 1>::write().data()),
               "rate 0.1 (of a plain number (double))");
  EXPECT_STREQ((text_of<label_words<"member", void, 3>>.characters), "member 3");
}

}  // namespace

}  // namespace of_label
