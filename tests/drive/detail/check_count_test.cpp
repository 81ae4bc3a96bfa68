// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <limits>
#include <string>
#include <type_traits>
#include <unitstep/drive/detail/check_count.hpp>

#include "support/verdict.hpp"

namespace {

using unitstep::diagnostics::check_count;
using unitstep::diagnostics::check_table_steps;
using unitstep::diagnostics::counting;

// Integers are counts; bools and numbers with fractions are not.
static_assert(counting<int> && counting<unsigned char> && counting<long long>);
static_assert(!counting<bool> && !counting<double> && !counting<int*>);
static_assert(decltype(check_count<"n", long>())::ok && !decltype(check_count<"n", bool>())::ok);

// A table has one sample more than steps, and at most as many bytes as a difference of pointers can express.
template <auto Steps, class Sample>
constexpr bool is_table = decltype(check_table_steps<Steps, Sample>())::ok;
constexpr auto most_bytes = std::numeric_limits<std::ptrdiff_t>::max();
static_assert(is_table<0, char> && is_table<most_bytes - 1, char> && !is_table<most_bytes, char>);
constexpr auto most_doubles = most_bytes / static_cast<std::ptrdiff_t>(sizeof(double));
static_assert(is_table<most_doubles - 1, double> && !is_table<most_doubles, double>);
static_assert(!is_table<-1, char> && !is_table<~0UL, char> && !is_table<true, char>);
static_assert(is_table<100U, char> && is_table<static_cast<signed char>(100), char>);

TEST(CheckCount, SaysWhatWasGiven) {
  EXPECT_STREQ((verdicts::reads<decltype(check_table_steps<-7, char>())>().data()),
               "expected steps: at least 0, got -7");
  EXPECT_STREQ((verdicts::reads<decltype(check_table_steps<~0UL, char>())>().data()),
               "expected steps: as many as a table can hold, got more than a long can count");
  constexpr long most = std::numeric_limits<long>::max();
  EXPECT_EQ(std::string(verdicts::reads<decltype(check_table_steps<most, double>())>().data()),
            "expected steps: as many as a table can hold, got " + std::to_string(most));
}

}  // namespace
