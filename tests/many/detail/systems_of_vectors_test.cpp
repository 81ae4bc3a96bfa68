// SPDX-License-Identifier: BSL-1.0
// apart: guards the heap of its whole program
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <type_traits>
#include <unitstep/many/detail/systems_of_vectors.hpp>
#include <unitstep/methods/collocation.hpp>
#include <unitstep/methods/compensated.hpp>
#include <unitstep/methods/implicit_euler.hpp>
#include <unitstep/methods/rk4.hpp>
#include <vector>

#include "support/guarded_heap.hpp"

namespace {

namespace si = boost::units::si;
using namespace unitstep;
using detail::band, detail::complex, detail::shared_array, detail::run_time_length;

struct rod {
  std::vector<boost::units::quantity<si::length>> cells;
};
constexpr auto whole = [](auto const&, auto, auto const&) {};
constexpr auto along = banded<1>(whole);

namespace laws {

template <class Method>
using stepping = detail::stepping_of<rod, Method>;
static_assert(stepping<rk4>::suits && !stepping<rk4>::solves);
static_assert(stepping<implicit_euler>::suits && stepping<implicit_euler>::solves);
static_assert(!stepping<compensated<rk4>>::suits);
template <class Method, class Field>
constexpr bool is_taken =
    decltype(stepping<Method>::template verdict_on_field<std::remove_const_t<Field>>())::ok;
static_assert(is_taken<rk4, decltype(whole)> && is_taken<rk4, decltype(along)>);
static_assert(!is_taken<implicit_euler, decltype(whole)> &&
              is_taken<implicit_euler, decltype(along)>);
static_assert(detail::as_vector<shared_array<double>>::is_raw &&
              !detail::as_vector<detail::allowed_of_aggregate<double>>::is_raw);
static_assert(!detail::matrix<double, run_time_length, band<1, 1>>::whole);

}  // namespace laws

shared_array<double> of(std::vector<double> const& values) {
  shared_array<double> made(values.size());
  for (std::size_t i = 0; i < values.size(); ++i) made[i] = values[i];
  return made;
}

// Of five rows with one diagonal below and two above, row 3 has columns 2 to 4.
TEST(a_matrix_of_many_rows, knows_its_band) {
  using banded_matrix = detail::matrix<double, run_time_length, band<1, 2>>;
  banded_matrix m{};
  EXPECT_EQ(m.rows, 0u);
  m.allocate_for(of({1, 2, 3, 4, 5}));
  EXPECT_EQ(m.rows, 5u);
  EXPECT_EQ(banded_matrix::reach, 3u);
  std::size_t const first[] = {0, 0, 1, 2, 3}, end[] = {3, 4, 5, 5, 5};
  for (std::size_t i = 0; i < 5; ++i) {
    EXPECT_EQ(banded_matrix::first(i), first[i]) << i;
    EXPECT_EQ(m.end(i), end[i]) << i;
    EXPECT_EQ(i + banded_matrix::shift(i), 1u);
  }
}

// Rows of `width` entries follow one another; each entry has the size of its type, and none is beyond the array.
template <class Entry, std::size_t width>
void expect_rows() {
  {
    shared_array<double> const y = of({1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16});
    detail::rows_of_many<double, Entry, width> rows;
    rows.allocate_for(y);
    for (std::size_t i = 0; i < 16; ++i)
      for (std::size_t c = 0; c < width; ++c)
        rows[i][c] = Entry(static_cast<double>(i * width + c));
    auto const& read = rows;
    for (std::size_t i = 0; i < 16; ++i)
      for (std::size_t c = 0; c < width; ++c)
        EXPECT_TRUE(read[i][c] == Entry(static_cast<double>(i * width + c)));
    EXPECT_EQ(&read[1][0] - &read[0][0], static_cast<std::ptrdiff_t>(width));
    // Storage that was taken before is given back first.
    auto const* const place = &read[0][0];
    rows.allocate_for(y);
    EXPECT_EQ(&read[0][0], place);
  }
  EXPECT_EQ(heap::written_behind, 0);
}
TEST(rows_of_many, lie_one_behind_another) {
  expect_rows<double, 1>();
  expect_rows<double, 5>();
  expect_rows<complex<double>, 3>();
  detail::column_of_many<double, std::size_t> column;
  column.allocate_for(of({1, 2, 3}));
  for (std::size_t i = 0; i < 3; ++i) column[i] = 10 + i;
  auto const& read = column;
  for (std::size_t i = 0; i < 3; ++i) EXPECT_EQ(read[i], 10 + i);
}

// An array of 16 rows has room for them, and before them for less than 128 bytes.
TEST(rows_of_many, take_as_much_room_as_they_need) {
  shared_array<double> const y(16);
  auto const expect = [](std::size_t bytes) {
    EXPECT_GE(heap::last, bytes);
    EXPECT_LT(heap::last, bytes + 128);
  };
  detail::rows_of_many<double, complex<double>, 3> rows;
  rows.allocate_for(y);
  expect(16 * 3 * 16);
  detail::column_of_many<double, complex<double>> column;
  column.allocate_for(y);
  expect(16 * 16);
  detail::matrix<double, run_time_length, band<1, 2>> m{};
  m.allocate_for(y);
  expect(16 * 5 * 8);
}

// A matrix with 3 on its diagonal and -1 beside it, times ones, gives 1, and 2 at both ends.
TEST(a_matrix_of_many_rows, is_solved_with) {
  for (std::size_t const size : {1u, 2u, 5u, 40u}) {
    shared_array<double> x(size);
    detail::matrix<double, run_time_length, band<1, 1>> j{};
    j.allocate_for(x);
    for (std::size_t i = 0; i < size; ++i) {
      for (std::size_t c = j.first(i); c < j.end(i); ++c)
        j.a[i][c + j.shift(i)] = i == c ? -2.0 : 1.0;
      x[i] = 3.0 - (i > 0) - (i + 1 < size);
    }
    detail::lu<double, run_time_length, band<1, 1>> m{};
    EXPECT_TRUE(m.factorise(j, 1.0, x));
    EXPECT_TRUE(m.pivot[0] < size);
    m.solve(x);
    for (std::size_t i = 0; i < size; ++i) EXPECT_NEAR(x[i], 1, 1e-15);
  }
  EXPECT_EQ(heap::written_behind, 0);
}

// Its diagonal is zero, so rows must be exchanged: it swaps numbers in pairs.
TEST(a_matrix_of_many_rows, exchanges_rows) {
  shared_array<double> x = of({1, 2, 3, 4});
  detail::matrix<double, run_time_length, band<1, 1>> j{};
  j.allocate_for(x);
  for (std::size_t i = 0; i < 4; ++i)
    for (std::size_t c = j.first(i); c < j.end(i); ++c)
      j.a[i][c + j.shift(i)] = i == c ? 1.0 : i / 2 == c / 2 ? -1.0 : 0.0;
  detail::lu<double, run_time_length, band<1, 1>> m{};
  EXPECT_TRUE(m.factorise(j, 1.0, x));
  m.solve(x);
  double const due[] = {2, 1, 4, 3};
  for (std::size_t i = 0; i < 4; ++i) EXPECT_EQ(x[i], due[i]);
}

TEST(numbers_of_many, are_one_vector_as_they_stand) {
  shared_array<double> const y = of({1, 2});
  EXPECT_EQ(detail::as_vector<shared_array<double>>::flatten(y).data(), y.data());
  EXPECT_EQ(detail::as_vector<shared_array<double>>::unflatten(y).data(), y.data());
  detail::allowed_of_aggregate<double> const allowed{y};
  EXPECT_EQ(detail::as_vector<detail::allowed_of_aggregate<double>>::flatten(allowed).data(),
            y.data());
}

}  // namespace
