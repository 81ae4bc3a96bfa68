// SPDX-License-Identifier: BSL-1.0
// A list of operations: its entries stay valid however long it grows, and the operands of each result give its further
// coefficients.
#include <unitstep/methods/taylor.hpp>

#include <gtest/gtest.h>

namespace {

using list = unitstep::detail::tape<double, 3>;
using row = list::row;

constexpr bool keeps(int capacity, int count) {
  list t(capacity);
  for (int i = 0; i < count; ++i)
    if (t.put(i + 0.5) != i) return false;
  for (int i = 0; i < count; ++i)
    if (t[i].c[0] != i + 0.5 || t[i].last != 0) return false;
  return t.size() == count;
}
static_assert(keeps(1, 0) && keeps(1, 1) && keeps(1, 20) && keeps(3, 3) && keeps(3, 4) &&
              keeps(20, 20));

constexpr double difference(row const&, row const& a, row const& b, int k) {
  return a.c[k] - b.c[k];
}
// A sum of all coefficients before it.
constexpr double total(row const& r, row const&, row const&, int k) {
  double sum = 0;
  for (int i = 0; i < k; ++i) sum += r.c[i];
  return sum;
}
constexpr bool extends() {
  list t(1);
  int const a = t.put(1, 3), b = t.put(2, 2);
  for (int k = 1; k <= 3; ++k) t[a].c[k] = 10 * k;
  t[b].c[1] = 3;
  t[b].c[2] = 5;
  int const apart = t.put(-1, 3, difference, a, b), early = t.put(-1, 1, difference, a, b),
            fixed = t.put(-1, 0, difference, a, b), long_one = t.put(1, 9, total, a, a),
            later = t.put(-2, 3, difference, apart, long_one);
  for (int k = 1; k <= 3; ++k) t.extend(k);
  auto const is = [&](int place, int last, double c0, double c1, double c2, double c3) {
    auto const& r = t[place];
    return r.last == last && r.c[0] == c0 && r.c[1] == c1 && r.c[2] == c2 && r.c[3] == c3;
  };
  return is(a, 3, 1, 10, 20, 30) && is(b, 2, 2, 3, 5, 0) && is(apart, 3, -1, 7, 15, 30) &&
         is(early, 1, -1, 7, 0, 0) && is(fixed, 0, -1, 0, 0, 0) && is(long_one, 3, 1, 1, 2, 4) &&
         is(later, 3, -2, 6, 13, 26);
}
static_assert(extends());
constexpr bool extends_the_first() {
  list t(1);
  t.put(1, 3, total, 0, 0);
  for (int k = 1; k <= 3; ++k) t.extend(k);
  return t[0].c[3] == 4;
}
static_assert(extends_the_first());

TEST(Tape, TheSameAtRunTime) {
  EXPECT_TRUE(keeps(1, 1000));
  EXPECT_TRUE(extends());
}

}  // namespace
