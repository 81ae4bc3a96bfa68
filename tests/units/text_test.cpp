// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <unitstep/units/text.hpp>

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
static_assert(sizeof(text{"dt"}) == 3);

// What does not fit is cut off, visibly.
constexpr sentence too_long() {
  sentence words;
  for (int i = 0; i < 1000; ++i) words += 'x';
  return words;
}
static_assert(too_long().size() == sentence::capacity + 3);
static_assert(too_long().characters[sentence::capacity - 1] == 'x');
static_assert(too_long().characters[sentence::capacity] == '.');
static_assert(too_long().characters[sentence::capacity + 3] == '\0');

// What just fits is whole.
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

// Part of a sentence, and a whole one, as arguments of templates.
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
