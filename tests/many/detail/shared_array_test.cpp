// SPDX-License-Identifier: BSL-1.0
// apart: guards the heap of its whole program
#include <gtest/gtest.h>

#include <cstdint>
#include <limits>
#include <unitstep/many/detail/shared_array.hpp>
#include <unitstep/state/detail/blend.hpp>
#include <utility>
#include <vector>

#include "support/guarded_heap.hpp"

namespace {

using numbers = unitstep::detail::shared_array<double>;

numbers of(std::vector<double> const& values) {
  numbers made(values.size());
  for (std::size_t i = 0; i < values.size(); ++i) made[i] = values[i];
  return made;
}
std::vector<double> in(numbers const& n) {
  std::vector<double> values;
  for (std::size_t i = 0; i < n.size(); ++i) values.push_back(n[i]);
  return values;
}
using list = std::vector<double>;

TEST(shared_arrays, are_none_or_so_many) {
  EXPECT_EQ(numbers().size(), 0u);
  numbers const five(5, {2, 3});
  EXPECT_EQ(five.size(), 5u);
  EXPECT_EQ(five.length(), 5u);
  EXPECT_EQ(five.lengths()[1], 3u);
  EXPECT_EQ(numbers::beside(five).size(), 5u);
  EXPECT_EQ(numbers::beside(five).lengths()[0], 2u);
  EXPECT_EQ(numbers::beside(five, 3).size(), 15u);
}

TEST(shared_arrays, share_an_array_until_one_is_written_to) {
  numbers a = of({1, 2, 3});
  numbers b = a;
  EXPECT_EQ(a.data(), b.data());
  numbers const c = of({10, 20, 30});
  auto const* const place = a.data();
  b += c;
  EXPECT_EQ(in(b), (list{11, 22, 33}));
  EXPECT_EQ(in(a), (list{1, 2, 3}));
  EXPECT_EQ(a.data(), place);
  // Without other owners each array is written in place.
  auto const* const other = b.data();
  a += c;
  b -= c;
  EXPECT_EQ(a.data(), place);
  EXPECT_EQ(b.data(), other);
  EXPECT_EQ(in(a), (list{11, 22, 33}));
  EXPECT_EQ(in(b), (list{1, 2, 3}));
}

TEST(shared_arrays, are_copied_where_nobody_else_has_a_share) {
  numbers const a = of({1, 2, 3});
  numbers b = a.copied();
  EXPECT_NE(a.data(), b.data());
  EXPECT_EQ(in(b), in(a));
  b[1] = 5;
  EXPECT_EQ(in(a), (list{1, 2, 3}));
}

TEST(shared_arrays, that_are_gone_leave_their_array_to_the_next) {
  numbers const keeps = of({1, 2, 3});
  numbers::value_type const* place;
  {
    numbers one = numbers::beside(keeps);
    place = one.data();
    numbers const two = one;
    numbers three = std::move(one);
    EXPECT_EQ(one.size(), 0u);  // NOLINT: what was moved from has none
    EXPECT_EQ(three.data(), place);
    EXPECT_NE(numbers::beside(keeps).data(), place);
    for (std::size_t i = 0; i < 3; ++i) three[i] = 7;
  }
  numbers const zeros = numbers::zeros(keeps);
  EXPECT_EQ(zeros.data(), place);
  EXPECT_EQ(in(zeros), (list{0, 0, 0}));
  numbers assigned = of({9});
  assigned = zeros;
  EXPECT_EQ(assigned.data(), place);
}

TEST(shared_arrays, take_as_much_of_the_heap_as_they_give_back) {
  long const before = heap::in_use();
  {
    numbers a(16), b = numbers::beside(a), c = a;
    for (std::size_t i = 0; i < 16; ++i) a[i] = b[i] = 1;
    c = a + b;
    c += a;
    c += b;
    a = c.copied();
    EXPECT_EQ(a[15], 4);
    EXPECT_EQ(numbers::zeros(a)[15], 0);
  }
  EXPECT_EQ(heap::in_use(), before);
  EXPECT_EQ(heap::written_behind, 0);
}

// A sum is computed over whole packs, even if the last one is not full.
TEST(shared_arrays, are_the_numbers_of_a_sum) {
  for (std::size_t const size : {1u, 15u, 16u, 17u, 40u}) {
    numbers a(size), b = numbers::beside(a);
    for (std::size_t i = 0; i < size; ++i) a[i] = static_cast<double>(i), b[i] = 2;
    numbers const sum = a + b;
    numbers assigned;
    assigned = a + b;
    numbers added = a.copied();
    added += b * 3.0;
    for (std::size_t i = 0; i < size; ++i) {
      EXPECT_EQ(sum[i], static_cast<double>(i) + 2);
      EXPECT_EQ(assigned[i], static_cast<double>(i) + 2);
      EXPECT_EQ(added[i], static_cast<double>(i) + 6);
    }
  }
}

TEST(shared_arrays, are_blended) {
  EXPECT_EQ(in(unitstep::detail::blend(of({2, 0}), of({6, -4}), 0.25)), (list{3, -1}));
}

TEST(shared_arrays, are_finite_if_all_are) {
  numbers a = of({1, 2, 3});
  EXPECT_TRUE(is_finite(a));
  for (std::size_t i = 0; i < 3; ++i) {
    numbers b = a.copied();
    b[i] = std::numeric_limits<double>::infinity();
    EXPECT_FALSE(is_finite(b)) << i;
  }
  EXPECT_TRUE(is_finite(numbers()));
  // Numbers behind the last one, as after a quotient 0 / 0 there, do not count.
  EXPECT_TRUE(is_finite(numbers(a / 0.0 - a / 0.0)) == false);
  numbers const quotient = a / 2.0;
  a.numbers()[3] = std::numeric_limits<double>::infinity();
  EXPECT_TRUE(is_finite(a));
}

TEST(a_lazy_sum, is_what_is_written) {
  numbers const a = of({6, 8}), b = of({1, -2});
  EXPECT_EQ(in(a + b), (list{7, 6}));
  EXPECT_EQ(in(a - b), (list{5, 10}));
  EXPECT_EQ(in(a * 0.5), (list{3, 4}));
  EXPECT_EQ(in(0.5 * a), (list{3, 4}));
  EXPECT_EQ(in(a / 4.0), (list{1.5, 2}));
  EXPECT_EQ(in(-a), (list{-6, -8}));
  EXPECT_EQ(in((a + b * 2.0) / 2.0 - -b), (list{5, 0}));
}

// It shares the arrays it reads, so nobody writes to them meanwhile.
TEST(a_lazy_sum, may_be_kept) {
  numbers a = of({6, 8});
  auto const kept = a + a;
  a += a;
  EXPECT_EQ(in(a), (list{12, 16}));
  EXPECT_EQ(in(kept), (list{12, 16}));
  EXPECT_EQ(in(kept - a), (list{0, 0}));
}

namespace arrays {

using workspace = unitstep::detail::workspace<double>;

TEST(a_workspace, has_arrays_of_whole_packs) {
  struct {
    std::size_t size, computed;
  } const all[] = {{0, 16}, {1, 16}, {15, 16}, {16, 16}, {17, 32}, {32, 32}, {33, 48}};
  for (auto const& [size, computed] : all) {
    auto* const home = workspace::of_size(size);
    auto* const one = home->take();
    EXPECT_EQ(home->size(), size);
    EXPECT_EQ(home->computed(), computed) << size;
    EXPECT_EQ(one->home, home);
    EXPECT_EQ(one->shares, 1u);
    double* const numbers = workspace::numbers(one);
    EXPECT_EQ(reinterpret_cast<std::uintptr_t>(numbers) % 16, 0u);
    // Nobody writes to the numbers behind the last, which are computed as well.
    for (std::size_t i = size; i < computed; ++i) EXPECT_EQ(numbers[i], 0) << size << ' ' << i;
    for (std::size_t i = 0; i < computed; ++i) numbers[i] = 1;
    home->give_back(one);
  }
  EXPECT_EQ(heap::written_behind, 0);
}

TEST(a_workspace, gives_again_what_is_given_back) {
  long const before = heap::in_use();
  auto* const home = workspace::of_size(5, {2, 3});
  EXPECT_EQ(home->lengths()[0], 2u);
  EXPECT_EQ(home->lengths()[1], 3u);
  auto *const a = home->take(), *const b = home->take(), *const c = home->take();
  long const with_three = heap::taken;
  EXPECT_TRUE(a != b && b != c && a != c);
  a->shares = 7;
  home->give_back(a);
  home->give_back(b);
  EXPECT_EQ(home->take(), b);
  auto* const again = home->take();
  EXPECT_EQ(again, a);
  EXPECT_EQ(again->shares, 1u);
  EXPECT_EQ(heap::taken, with_three);
  auto* const fourth = home->take();
  EXPECT_EQ(heap::taken, with_three + 1);
  for (auto* const one : {a, b, c}) {
    home->give_back(one);
    EXPECT_GT(heap::in_use(), before);
  }
  EXPECT_EQ(home->size(), 5u);  // the last array keeps it alive
  home->give_back(fourth);
  EXPECT_EQ(heap::in_use(), before);
}

TEST(a_workspace, keeps_those_of_longer_arrays) {
  long const before = heap::in_use();
  auto* const home = workspace::of_size(5);
  auto* const one = home->take();
  EXPECT_EQ(home->longer(1), home);
  auto *const twice = home->longer(2), *const thrice = home->longer(3);
  EXPECT_EQ(twice->size(), 10u);
  EXPECT_EQ(thrice->size(), 15u);
  EXPECT_EQ(home->longer(2), twice);
  EXPECT_EQ(home->longer(3), thrice);
  auto* const wide = twice->take();
  twice->give_back(wide);
  EXPECT_EQ(home->longer(2), twice);  // although it has no array in use
  auto* const late = twice->take();
  EXPECT_EQ(late, wide);
  // Its arrays may live longer than those of the first workspace.
  home->give_back(one);
  EXPECT_EQ(late->home->size(), 10u);
  EXPECT_GT(heap::in_use(), before);
  twice->give_back(late);
  EXPECT_EQ(heap::in_use(), before);
}

}  // namespace arrays

}  // namespace
