// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <array>
#include <stdexcept>
#include <unitstep/many/detail/mutual_pull.hpp>

namespace {

using namespace unitstep;
using detail::own_for_each, detail::same_for_each;

TEST(a_softening, is_squared_where_there_is_one) {
  EXPECT_EQ(detail::square_of(3.0), 9.0);
  static_assert(!is_given<decltype(detail::square_of(not_given{}))>);
}

// Roots and quotients of these are exact: at a distance of 2, a parameter of 4 pulls by 1.
TEST(mutual_pull, is_that_of_the_inverse_square) {
  std::array<vec<double, 2>, 3> const x{{{0, 0}, {2, 0}, {0, -4}}};
  std::array<vec<double, 2>, 3> a{};
  detail::mutual_pull<own_for_each<double>, not_given> const pull{{{4, 8, 16}, "the mass"}, {}};
  pull.add_to(a.data(), x.data(), 2);
  EXPECT_EQ(a[0], (vec{2.0, 0.0}));
  EXPECT_EQ(a[1], (vec{-1.0, 0.0}));
  EXPECT_EQ(a[2], (vec{0.0, 0.0}));
  std::array<vec<double, 2>, 2> const far{{{0, 0}, {0, -4}}};
  pull.add_to(a.data(), far.data(), 2);  // beside what there is
  EXPECT_EQ(a[0], (vec{2.0, -0.5}));
  EXPECT_EQ(a[1], (vec{-1.0, 0.25}));
  EXPECT_THROW(pull.require(2), std::domain_error);
  EXPECT_NO_THROW(pull.require(3));
  // 3, 4 and 5: a softening of 4 at a distance of 3 is a pull of 3 / 125.
  detail::mutual_pull<same_for_each<double>, double> const soft{{125}, 4};
  std::array<double, 2> along{0, 3}, pulled{};
  soft.add_to(pulled.data(), along.data(), 2);
  EXPECT_NEAR(pulled[0], 3, 1e-15);
  EXPECT_NEAR(pulled[1], -3, 1e-15);
}

// The bits of what adds pair by pair, for any number of bodies.
template <std::size_t N, class Parameters, class Softening>
void expect_same_bits(Parameters const& parameter, Softening softening) {
  constexpr std::size_t most = 7;
  std::array<vec<double, N>, most> x, start;
  for (std::size_t i = 0; i < most; ++i)
    for (std::size_t c = 0; c < N; ++c) {
      x[i][c] = 1.0 / static_cast<double>(1 + (3 * i + 5 * c) % 11) + static_cast<double>(i);
      start[i][c] = 0.1 * static_cast<double>(i) - 0.3 * static_cast<double>(c);
    }
  for (std::size_t bodies = 0; bodies <= most; ++bodies) {
    auto a = start, due = start;
    detail::mutual_pull<Parameters, Softening>{parameter, softening}.add_to(a.data(), x.data(),
                                                                            bodies);
    detail::add_mutual_pull<vec<double, N>>(bodies, x, parameter, detail::square_of(softening),
                                            due);
    EXPECT_TRUE(a == due) << N << " components, " << bodies << " bodies";
  }
}
TEST(mutual_pull, has_the_bits_of_pair_by_pair) {
  own_for_each<double> const own{{0.3, 0.7, 1.1, 1.3, 1.7, 1.9, 2.3}, "the mass"};
  same_for_each<double> const same{0.9};
  expect_same_bits<1>(own, not_given{});
  expect_same_bits<2>(own, 0.1);
  expect_same_bits<3>(own, not_given{});
  expect_same_bits<3>(own, 0.3);
  expect_same_bits<3>(same, 0.3);
}

}  // namespace
