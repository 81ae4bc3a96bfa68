// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <cstdint>
#include <unitstep/many/detail/workspace.hpp>

#include "support/guarded_heap.hpp"

namespace {

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
    // Nobody writes to those behind the last, which are computed as well.
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
  EXPECT_EQ(home->size(), 5u);  // the last keeps it
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
  EXPECT_EQ(home->longer(2), twice);  // though it has no array in use
  auto* const late = twice->take();
  EXPECT_EQ(late, wide);
  // Its arrays may be used longer than those of the first.
  home->give_back(one);
  EXPECT_EQ(late->home->size(), 10u);
  EXPECT_GT(heap::in_use(), before);
  twice->give_back(late);
  EXPECT_EQ(heap::in_use(), before);
}

}  // namespace
