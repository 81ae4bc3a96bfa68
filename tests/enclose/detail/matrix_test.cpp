// SPDX-License-Identifier: BSL-1.0
// Matrices of enclosures, in numbers whose products are all exact.
#include <gtest/gtest.h>

#include <limits>
#include <unitstep/enclose/detail/enclosure_run.hpp>

namespace {

namespace us = unitstep;
using us::detail::inverse_of;
using us::detail::right_angles;
using us::detail::square_matrix;
using us::detail::state_vector;
using of = us::interval<double>;
using two = square_matrix<double, 2>;

constexpr double tiny = std::numeric_limits<double>::denorm_min();
constexpr double largest = std::numeric_limits<double>::max();
static_assert(us::detail::middle(of(1, 4)) == 2.5 && us::detail::middle(of(-1, 4)) == 1.5);
static_assert(us::detail::middle(of(largest / 2, largest)) == 0.75 * largest);
// Also if halves are lost.
static_assert(us::detail::middle(of(tiny, tiny)) == tiny &&
              us::detail::middle(of(-tiny, -tiny)) == -tiny);
static_assert(us::detail::magnitude_of(of(-3, 2)) == 3 &&
              us::detail::magnitude_of(of(-2, 3)) == 3 && us::detail::magnitude_of(of(1, 2)) == 2 &&
              us::detail::magnitude_of(of(-2, -1)) == 2);

constexpr auto one = two::identity();
static_assert(one.a[0][0] == 1 && one.a[0][1] == 0 && one.a[1][0] == 0 && one.a[1][1] == 1);

template <class T, std::size_t n>
constexpr bool are(square_matrix<T, n> const& m, double const (&due)[n][n], double within = 0) {
  for (std::size_t i = 0; i < n; ++i)
    for (std::size_t j = 0; j < n; ++j) {
      of const off = of(m.a[i][j]) - of(due[i][j]);
      if (!(us::detail::magnitude_of(off) <= within)) return false;
    }
  return true;
}
constexpr square_matrix<of, 2> boxes{{{of(1, 3), of(-2, 0)}, {of(4), of(5, 6)}}};
static_assert(are(us::detail::middle(boxes), {{2, -1}, {4, 5.5}}));

// By hand, and with an interval.
constexpr two a{{{1, 2}, {3, 4}}}, b{{{5, -6}, {7, 8}}};
static_assert(are(us::detail::product(a, b), {{19, 10}, {43, 14}}, 1e-13));
constexpr square_matrix<double, 3> c{{{1, 2, 3}, {4, 5, 6}, {7, 8, 10}}};
static_assert(are(us::detail::product(c, c), {{30, 36, 45}, {66, 81, 102}, {109, 134, 169}},
                  1e-12));
constexpr bool is_near(of x, double lower, double upper) {
  return lower - 1e-12 < x.lower && x.lower <= lower && upper <= x.upper && x.upper < upper + 1e-12;
}
constexpr auto image = us::detail::product(boxes, state_vector<double, 2>{{10, 100}});
static_assert(is_near(image.n[0], -190, 30) && is_near(image.n[1], 540, 640));
constexpr auto image3 = us::detail::product(c, state_vector<double, 3>{{1, 10, 100}});
static_assert(is_near(image3.n[0], 321, 321) && is_near(image3.n[2], 1087, 1087));

/// How far the columns are from being perpendicular and of length 1.
template <std::size_t n>
constexpr double off_right(square_matrix<double, n> const& q) {
  double most = 0;
  for (std::size_t i = 0; i < n; ++i)
    for (std::size_t j = 0; j < n; ++j) {
      double dot = i == j ? -1 : 0;
      for (std::size_t k = 0; k < n; ++k) dot += q.a[k][i] * q.a[k][j];
      most = dot > most ? dot : -dot > most ? -dot : most;
    }
  return most;
}
// The longest column keeps its direction; the next is the one of which most remains, whatever its length was.
constexpr double longest_last[][2]{{5, 0}, {6, 8}};
static_assert(are(right_angles(longest_last), {{0.6, 0.8}, {0.8, -0.6}}, 1e-15));
constexpr double longest_first[][2]{{6, 8}, {5, 0}};
static_assert(are(right_angles(longest_first), {{0.6, 0.8}, {0.8, -0.6}}, 1e-15));
constexpr double other_number[][2]{{8, 6}, {0, 9}};
static_assert(are(right_angles(other_number), {{0.8, -0.6}, {0.6, 0.8}}, 1e-15));
constexpr double most_left[][3]{{9, 0, 0}, {8, 1, 0}, {0, 0, 2}, {1, 5, 0}};
static_assert(are(right_angles(most_left), {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}, 1e-15));
constexpr double shear[][3]{{0, 0, 3}, {0, 8, 1}, {-9, 1, 2}};
static_assert(off_right(right_angles(shear)) < 1e-15 && right_angles(shear).a[0][0] < -0.97 &&
              right_angles(shear).a[1][1] > 0.97 && right_angles(shear).a[2][2] > 0.96);
// Nearly parallel vectors: one pass is not enough.
constexpr double near[][3]{{1, 1e-9, 1e-9}, {1, 0, 1e-9}, {1, 1e-9, 0}};
static_assert(off_right(right_angles(near)) < 1e-15);
// If nothing remains, a column is along an axis: for parallel vectors, for none, and for vectors so short that squares
// underflow.
constexpr double parallel[][2]{{3, 4}, {6, 8}};
static_assert(are(right_angles(parallel), {{0.6, 0.8}, {0.8, -0.6}}, 1e-15));
constexpr double nearly[][2]{{1, 0}, {1, 1e-13}}, barely[][2]{{1, 0}, {1, -1e-11}};
static_assert(are(right_angles(nearly), {{1, 0}, {0, 1}}, 1e-15) &&
              are(right_angles(barely), {{1, 0}, {0, -1}}, 1e-15));
constexpr double none[][2]{{0, 0}}, short_ones[][2]{{3e-151, 4e-151}},
    long_enough[][2]{{3e-130, 4e-130}};
static_assert(are(right_angles(none), {{1, 0}, {0, 1}}) &&
              are(right_angles(short_ones), {{1, 0}, {0, 1}}) &&
              are(right_angles(long_enough), {{0.6, 0.8}, {0.8, -0.6}}, 1e-15));

// The inverse of an orthogonal matrix, and of a nearly orthogonal one: the error is e / (1 - e) of the largest entry.
constexpr auto turned = inverse_of(two{{{0.6, 0.8}, {0.8, -0.6}}});
static_assert(turned.found && are(turned.inverse, {{0.6, 0.8}, {0.8, -0.6}}, 1e-14));
constexpr auto quarter = inverse_of(square_matrix<double, 3>{{{0, 0, 1}, {0, 1, 0}, {-1, 0, 0}}});
static_assert(quarter.found && are(quarter.inverse, {{0, 0, -1}, {0, 1, 0}, {1, 0, 0}}, 1e-14));
template <std::size_t n>
constexpr bool is_apart(square_matrix<double, n> const& q, double by) {
  auto const r = inverse_of(q);
  for (std::size_t i = 0; i < n; ++i)
    for (std::size_t j = 0; j < n; ++j)
      if (!is_near(r.inverse.a[i][j], q.a[j][i] - by, q.a[j][i] + by)) return false;
  return r.found;
}
// Q^T Q has 1.125^2 on its diagonal, or 1.0625 with 0.25 beside it if a column leans.
static_assert(is_apart(two{{{1.125, 0}, {0, 1}}}, 1.125 * 0.265625 / (1 - 0.265625)));
static_assert(is_apart(two{{{1, 0}, {0, -1.125}}}, 1.125 * 0.265625 / (1 - 0.265625)));
static_assert(is_apart(two{{{0.75, 0}, {0, 0.75}}}, 0.75 * 0.4375 / (1 - 0.4375)));
static_assert(is_apart(two{{{1, 0.25}, {0, 1}}}, (0.25 + 0.0625) / (1 - 0.3125)));
static_assert(is_apart(two{{{1, 0}, {-0.25, 1}}}, (0.25 + 0.0625) / (1 - 0.3125)));
// There is no inverse if e is a half or more.
static_assert(inverse_of(two{{{1.22, 0}, {0, 1}}}).found &&
              !inverse_of(two{{{1.23, 0}, {0, 1}}}).found &&
              !inverse_of(two{{{1, 0.375}, {0, 1}}}).found);

TEST(MatrixOfEnclosures, IsTheSameAtRunTime) {
  double volatile x = 3;
  double const vectors[][2]{{2 * x, 8}, {5, 0}};
  EXPECT_TRUE(are(right_angles(vectors), {{0.6, 0.8}, {0.8, -0.6}}, 1e-15));
  // If squares overflow, the axes are kept.
  double const far[][2]{{1e200 * x, 0}, {0, 1}};
  EXPECT_FALSE(inverse_of(right_angles(far)).found && right_angles(far).a[0][0] != 1);
}

}  // namespace
