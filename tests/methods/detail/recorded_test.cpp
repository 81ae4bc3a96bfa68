// SPDX-License-Identifier: BSL-1.0
#include <cstddef>
#include <type_traits>
#include <unitstep/methods/taylor.hpp>
#include <unitstep/numbers/detail/interval_gradient.hpp>
#include <unitstep/numbers/interval_functions.hpp>

#include <gtest/gtest.h>

namespace {

namespace us = unitstep;
namespace ud = unitstep::detail;
using interval = us::interval<double>;
constexpr int most = 6;

constexpr bool same(interval const& a, interval const& b) {
  return a.lower == b.lower && a.upper == b.upper;
}
template <class T, std::size_t N>
constexpr bool same(ud::interval_gradient<T, N> const& a, ud::interval_gradient<T, N> const& b) {
  for (std::size_t i = 0; i < N; ++i)
    if (!same(a.slope[i], b.slope[i])) return false;
  return same(a.value, b.value);
}

// A field that runs on series once for each coefficient and one that is recorded once do the same operations on the
// same numbers, so all coefficients have the same bits (except for squares, which these fields do not use).
template <class T, class Field>
constexpr bool agree(T const& x, T const& y, Field const& field, double wrong = 0) {
  auto const share = interval(0.25);
  ud::taylor_coefficients<T, 2, most, interval> again({{x, y}}, interval(0.5), share), once = again;
  again.up_to(most, field, share);
  once.recorded_up_to(most, field, share);
  if (wrong != 0) once.x.n[0].c[most] = once.x.n[0].c[most] + T(interval(wrong));
  for (std::size_t i = 0; i < 2; ++i)
    for (int k = 0; k <= most; ++k)
      if (!same(again.x.n[i].c[k], once.x.n[i].c[k])) return false;
  return true;
}
template <class Field>
constexpr bool agrees(Field const& field, double wrong = 0) {
  using gradient = ud::interval_gradient<interval, 2>;
  interval const x{0.5, 0.625}, y{1.25, 1.5};
  return agree(x, y, field, wrong) && agree(gradient(x, 0), gradient(y, 1), field, wrong);
}

struct arithmetic {
  template <class Row>
  constexpr Row operator()(Row const& r, auto const& t) const {
    auto const& x = r.n[0];
    auto const& y = r.n[1];
    auto z = x * y - 3 * x / y + t;
    z += 2.5 / (x + y * 0.5) - 1;
    z -= (-y - 0.25) * t / 7 + (1 - x);
    return {{z, y > x ? x - t * y : y}};
  }
};
struct functions {
  template <class Row>
  constexpr Row operator()(Row const& r, auto const& t) const {
    auto const& x = r.n[0];
    auto const& y = r.n[1];
    return {{sqrt(x) * exp(y) - log(y) * cbrt(x) + pow(x, 1.5) / pow(y, x),
             sin(x + t) * cos(y) + tan(x) - atan2(x, y) * atan(y)}};
  }
};
// Functions of constants are constants.
struct constants {
  template <class Row>
  constexpr Row operator()(Row const& r, auto const&) const {
    using number = std::remove_cvref_t<decltype(r.n[0])>;
    number const two = 2;
    return {{sqrt(two) + sin(two) * r.n[0] - atan(two) * exp(two), two * pow(two, 0.5)}};
  }
};
TEST(Recorded, HasTheCoefficientsOfSeries) {
  EXPECT_TRUE(agrees(arithmetic{}));
  EXPECT_TRUE(agrees(functions{}));
  EXPECT_TRUE(agrees(constants{}));
  EXPECT_FALSE(agrees(arithmetic{}, 1e-9));  // the control
}
static_assert(agree(interval(0.5, 0.625), interval(1.25), arithmetic{}));

// More operations than the tape can hold at first.
struct long_sum {
  template <class Row>
  constexpr Row operator()(Row const& r, auto const&) const {
    auto sum = r.n[0];
    for (int i = 2; i < 200; ++i) sum += r.n[1] / i;
    return {{sum, r.n[0]}};
  }
};
TEST(Recorded, Grows) { EXPECT_TRUE(agrees(long_sum{})); }

// A list of operations knows, unlike a product of two series, that both factors are the same, or that a factor is 1.
using recorded = ud::recorded<interval, 4>;
TEST(Recorded, KnowsASquareAndAOne) {
  ud::tape<interval, 4> tape(1);
  recorded const x(interval(-1, 2), &tape, tape.put(interval(-1, 2), 4));
  tape[x.place].c[1] = interval(-1, 1);
  tape[x.place].c[2] = interval(0, 0);
  auto const square = x * x, once = 1.0 * x, over = x / 1;
  EXPECT_EQ(square.value.lower, 0);
  EXPECT_GE(square.value.upper, 4);
  tape.extend(1);
  tape.extend(2);
  auto const& c = tape[square.place].c;
  EXPECT_TRUE(c[1].holds({-4, 4}));
  EXPECT_EQ(c[2].lower, 0);  // (x_1 s)^2
  EXPECT_TRUE(once.place == x.place && over.place == x.place);
  EXPECT_NE((2.0 * x).place, x.place);
  EXPECT_NE((x * interval(1, 1.5)).place, x.place);
  // The control: for two different factors with the same bounds the product is wider.
  recorded const y(interval(-1, 2), &tape, tape.put(interval(-1, 2), 4));
  EXPECT_LT((x * y).value.lower, -1.9);
}

// A factor is 1 if both of its bounds are 1 and it does not vary.
TEST(Recorded, KnowsNoOtherOne) {
  ud::tape<interval, 4> tape(1);
  recorded const x(interval(-1, 2), &tape, tape.put(interval(-1, 2), 4));
  for (interval const other : {interval(0.5, 1), interval(1, 1.5), interval(2)}) {
    EXPECT_NE((x * other).place, x.place);
    EXPECT_NE((x / other).place, x.place);
  }
  EXPECT_EQ((x * 1).place, x.place);
  using gradient = ud::interval_gradient<interval, 1>;
  ud::tape<gradient, 4> of_gradients(1);
  ud::recorded<gradient, 4> const y(gradient(2.0, 0), &of_gradients,
                                    of_gradients.put(gradient(2.0, 0), 4));
  EXPECT_EQ((y * gradient(1.0)).place, y.place);
  EXPECT_NE((y * gradient(1.0, 0)).place, y.place);
  EXPECT_NE((y * gradient(2.0)).place, y.place);
}

// Numbers without a tape are constants; comparisons and choices use their values.
using us::certainty;
constexpr recorded one(1.0), two(2.0);
static_assert(std::is_constructible_v<recorded, float> &&
              !std::is_constructible_v<recorded, char const*>);
constexpr certainty yes = certainty::yes, no = certainty::no;
static_assert((one == one) == yes && (one == two) == no && (one != one) == no &&
              (one != two) == yes);
static_assert((one < two) == yes && (two < one) == no && (one < one) == no && (two > one) == yes &&
              (one > two) == no && (one > one) == no);
static_assert((one <= two) == yes && (two <= one) == no && (one <= one) == yes &&
              (two >= one) == yes && (one >= two) == no && (one >= one) == yes);
constexpr bool is(recorded const& r, double value) {
  return r.on == nullptr && r.last() == 0 && r.value.holds(value) &&
         r.value.upper - r.value.lower < 1e-12;
}
static_assert(is(one + two, 3) && is(one - two, -1) && is(-two, -2) && is(two * two, 4) &&
              is(one / two, 0.5) && is(two.squared(), 4) && is((-two).absolute(), 2) &&
              is(two.absolute(), 2) && is(recorded(0.0).absolute(), 0));
static_assert(is(one.least(two), 1) && is(two.least(one), 1) && is(one.greatest(two), 2) &&
              is(two.greatest(one), 2) && is(select(one < two, one, two), 1) &&
              is(select(two < one, one, two), 2));
constexpr recorded counted = [] {
  recorded r = two;
  r += two;
  r *= two;
  r -= one;
  r /= two;
  return r;
}();
static_assert(is(counted, 3.5));

// Sums of (2, 3) and (3, 5, 7), to the last coefficient of each; of doubles, which are never known to be 1.
constexpr bool adds_all() {
  using number = ud::recorded<double, 4>;
  ud::tape<double, 4> tape(1);
  number const x(2.0, &tape, tape.put(2.0, 1)), y(3.0, &tape, tape.put(3.0, 2));
  tape[x.place].c[1] = 3;
  tape[y.place].c[1] = 5;
  tape[y.place].c[2] = 7;
  number const forth = x + y, back = y + x, less = x - y, more = y - x, both = y + y, none = y - y,
               twice = 2.0 * x;
  for (int k = 1; k <= 4; ++k) tape.extend(k);
  auto const is = [&](number const& r, double c0, double c1, double c2) {
    auto const& c = tape[r.place].c;
    return r.value == c0 && c[0] == c0 && c[1] == c1 && c[2] == c2 && c[3] == 0;
  };
  return is(forth, 5, 8, 7) && is(back, 5, 8, 7) && is(less, -1, -2, -7) && is(more, 1, 2, 7) &&
         is(both, 6, 10, 14) && is(none, 0, 0, 0) && is(twice, 4, 6, 0);
}
static_assert(adds_all());

// Of two equal numbers the first is the least and the greatest, and 0 is its own magnitude.
TEST(Recorded, ChoosesTheFirstOfTwo) {
  ud::tape<interval, 4> tape(4);
  recorded const x(2.0, &tape, tape.put(2.0, 1)), y(2.0, &tape, tape.put(2.0, 2)),
      zero(0.0, &tape, tape.put(0.0, 1));
  EXPECT_EQ(x.least(y).place, x.place);
  EXPECT_EQ(y.least(x).place, y.place);
  EXPECT_EQ(x.greatest(y).place, x.place);
  EXPECT_EQ(y.greatest(x).place, y.place);
  EXPECT_EQ(zero.absolute().place, zero.place);
}

// The operands determine how many coefficients a result has, up to the room of the tape.
TEST(Recorded, KnowsTheLastCoefficient) {
  ud::tape<interval, 4> tape(2);
  recorded const x(2.0, &tape, tape.put(2.0, 1)), y(3.0, &tape, tape.put(3.0, 2));
  EXPECT_EQ(tape.size(), 2);
  for (recorded const& r : {x + y, y + x, x - y, y - x, -y, y + 1, 1 - y, y * 3, y / 3})
    EXPECT_EQ(r.last(), 2);
  EXPECT_EQ((x * y).last(), 3);
  EXPECT_EQ((x * x).last(), 2);
  EXPECT_EQ((y * y).last(), 4);
  EXPECT_EQ((y * y * y).last(), 4);
  EXPECT_EQ((x / y).last(), 4);
  EXPECT_EQ((1 / x).last(), 4);
}

}  // namespace
