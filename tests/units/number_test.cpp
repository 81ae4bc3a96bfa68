// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/systems/si/length.hpp>
#include <string>
#include <unitstep/math/vec.hpp>
#include <unitstep/units/light.hpp>
#include <unitstep/units/number.hpp>

namespace {

using boost::units::quantity;
using unitstep::factor_of;
using unitstep::number;
using unitstep::scalar;
namespace si = boost::units::si;

// The least that a class must have: what the concept names and nothing more.
struct fraction {
  long over, under;
  constexpr fraction(int whole) : over(whole), under(1) {}
  constexpr fraction(long n, long d) : over(n), under(d) {}
  friend constexpr fraction operator+(fraction a, fraction b) {
    return {a.over * b.under + b.over * a.under, a.under * b.under};
  }
  friend constexpr fraction operator-(fraction a) { return {-a.over, a.under}; }
  friend constexpr fraction operator-(fraction a, fraction b) { return a + -b; }
  friend constexpr fraction operator*(fraction a, fraction b) {
    return {a.over * b.over, a.under * b.under};
  }
  friend constexpr fraction operator/(fraction a, fraction b) {
    return {a.over * b.under, a.under * b.over};
  }
  friend constexpr bool operator==(fraction a, fraction b) {
    return a.over * b.under == b.over * a.under;
  }
};

static_assert(number<float> && number<double> && number<long double> && number<fraction>);
static_assert(!number<int> && !number<bool> && !number<char> && !number<double*>);
static_assert(!number<std::string> && !number<double&>);

// A quantity is no number, not even a dimensionless one; nor is a vec.
static_assert(!number<quantity<si::length>> && !number<quantity<si::dimensionless>>);
static_assert(!number<unitstep::light<si::length, double>>);
static_assert(!number<unitstep::light<si::dimensionless, double>>);
static_assert(!number<unitstep::vec<double, 2>> && !number<si::length>);

struct without_division {
  constexpr without_division(int) {}
  [[maybe_unused]] friend constexpr without_division operator+(without_division a,
                                                               without_division) {
    return a;
  }
  [[maybe_unused]] friend constexpr without_division operator-(without_division a,
                                                               without_division) {
    return a;
  }
  [[maybe_unused]] friend constexpr without_division operator*(without_division a,
                                                               without_division) {
    return a;
  }
  [[maybe_unused]] friend constexpr without_division operator-(without_division a) { return a; }
  [[maybe_unused]] friend constexpr bool operator==(without_division, without_division) {
    return true;
  }
};
static_assert(!number<without_division>);

struct on_the_heap : fraction {
  constexpr on_the_heap(int n) : fraction(n) {}
  on_the_heap(on_the_heap const& other) : fraction(other) {}
};
static_assert(!number<on_the_heap>);

static_assert(scalar<int> && scalar<long> && scalar<float> && scalar<fraction>);
static_assert(!scalar<si::length> && !scalar<quantity<si::length>>);

static_assert(factor_of<int, double> && factor_of<float, double> && factor_of<double, float>);
static_assert(factor_of<int, fraction> && factor_of<fraction, fraction>);
static_assert(!factor_of<fraction, double>);

// A light quantity of a class number has the arithmetic of that class: thirds are exact.
using length = unitstep::light<si::length, fraction>;
constexpr length third{{1, 3}};
static_assert((third + third + third).number == fraction{1});
static_assert((third - third * 2).number == fraction(-1, 3));
static_assert((-third / 2).number == fraction(-1, 6));
static_assert((third / third).number == fraction{1});
static_assert(1 / third == 3 / unitstep::light<si::length, fraction>{{1}});
static_assert(!((third + third).number == fraction(1, 3)));
constexpr length scaled(length q) {
  q *= 3;
  q /= 2;
  q += third;
  q -= third * fraction(1, 3);
  return q;
}
static_assert(scaled(third).number == fraction(13, 18));  // 1/3 * 3 / 2 + 1/3 - 1/9
static_assert(scaled(third).number + fraction(1, 18) == fraction(7, 9));

TEST(Number, OfAClassStaysExactAtRunTime) {
  long volatile three = 3;
  EXPECT_TRUE(scaled(length{{1, three}}).number == fraction(13, 18));
}

}  // namespace
