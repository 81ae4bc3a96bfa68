// SPDX-License-Identifier: BSL-1.0
// Calls of a field with plain numbers are counted, those with other numbers are not, and calls made elsewhere are added.
#include <gtest/gtest.h>

#include <unitstep/adaptive/detail/adaptive_run.hpp>

namespace {

constexpr auto twice = [](auto const& s, auto const& t) { return 2 * s + t; };
struct counts {
  long plain, other, added, start;
  double value;
};
constexpr counts made() {
  long calls = 5;
  unitstep::detail::counted_field<decltype(twice), double> const field{twice, calls};
  counts c{0, 0, 0, calls, field(1.5, 4.0)};
  c.plain = calls;
  static_cast<void>(field(1.5f, 4.0));
  c.other = calls;
  field.count(7);
  c.added = calls;
  return c;
}
static_assert(made().start == 5 && made().plain == 6 && made().other == 6 && made().added == 13 &&
              made().value == 7);

TEST(CountedField, IsTheSameAtRunTime) { EXPECT_EQ(made().added, 13); }

}  // namespace
