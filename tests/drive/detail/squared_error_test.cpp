// SPDX-License-Identifier: BSL-1.0
// The norm of a step's error, for each shape of a change, in numbers whose squares are all exact.
#include <gtest/gtest.h>

#include <unitstep/drive/detail/engines/squared_error.hpp>

namespace {

namespace us = unitstep;
using us::detail::motion_change;
using us::detail::squared_error;

// (e / (a + r max(|from|, |to|)))^2.
static_assert(squared_error(3.0, 2.0, 0.0, 5.0, 7.0) == 2.25);
static_assert(squared_error(3.0, 2.0, 0.5, 4.0, 8.0) == 0.25 &&
              squared_error(3.0, 2.0, 0.5, -8.0, 4.0) == 0.25 &&
              squared_error(-3.0, 2.0, 0.5, 4.0, -8.0) == 0.25);
static_assert(squared_error(3.0f, 2.0f, 0.5f, 4.0f, -8.0f) == 0.25f &&
              squared_error(3.0L, 2.0L, 0.5L, -8.0L, 4.0L) == 0.25L);

// The mean over all components: each has its own allowed error and sizes.
using pair = us::vec<double, 2>;
constexpr pair e{6.0, 6.0}, a{1.0, 2.0}, from{2.0, -8.0}, to{4.0, 2.0};
static_assert(squared_error(e, a, 0.5, from, to) == (4.0 + 1) / 2);
static_assert(squared_error(motion_change{e, 9.0}, motion_change{a, 1.0}, 0.5,
                            us::motion{from, 1.0}, us::motion{to, -4.0}) == (4.0 + 1 + 9) / 3);
static_assert(us::detail::as_vector<double>::size == 1 &&
              us::detail::as_vector<us::vec<pair, 3>>::size == 6 &&
              us::detail::as_vector<motion_change<pair, double>>::size == 3);

// For a state on a group the position states its sizes, and the error of a velocity is the second one.
struct turned {
  pair from;
  constexpr pair sizes() const { return from; }
};
constexpr us::motion<turned, pair> before{{{2, 0}}, {1, 1}}, after{{{1, 4}}, {3, 7}};
constexpr us::vec<pair, 2> off{pair{4, 6}, pair{6, 8}}, allowed{pair{1, 1}, pair{0.5, 0.5}};
static_assert(squared_error(off, allowed, 0.5, before, after) == (4.0 + 4 + 9 + 4) / 4);

// For an aggregate, in an expression and in a loop.
template <std::size_t N>
constexpr bool is_the_mean() {
  using many = us::detail::state_vector<double, N>;
  many e{}, a{}, from{}, to{};
  double sum = 0;
  for (std::size_t i = 0; i < N; ++i) {
    double const x = 1 + static_cast<double>(i % 3);
    e.n[i] = x * 4;
    a.n[i] = i % 5 == 0 ? 5.0 : 1.0;
    from.n[i] = i % 2 == 0 ? 6.0 : 2.0;
    to.n[i] = i % 4 == 1 ? 6.0 : -2.0;
    double const share = x * 4 / (a.n[i] + 0.5 * (i % 4 == 3 ? 2.0 : 6.0));
    sum += share * share;
  }
  static_assert(us::detail::as_vector<many>::size == N);
  return squared_error(e, a, 0.5, from, to) == sum / static_cast<double>(N);
}
static_assert(is_the_mean<1>() && is_the_mean<5>() && is_the_mean<128>() && is_the_mean<129>() &&
              is_the_mean<160>());

/// Allowed errors that compute the norm themselves.
struct own {
  constexpr double squared_error(double e, double r, double from, double to) const {
    return e + 10 * r + 100 * from + 1000 * to;
  }
};
static_assert(squared_error(1.0, own{}, 2.0, 3.0, 4.0) == 4321);

TEST(SquaredError, IsTheSameAtRunTime) {
  double volatile three = 3;
  EXPECT_EQ(squared_error(three, 2.0, 0.5, -8.0, 4.0), 0.25);
}

}  // namespace
