// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <limits>
#include <unitstep/drive/advance.hpp>
#include <unitstep/methods/explicit_euler.hpp>
#include <unitstep/methods/method.hpp>
#include <unitstep/methods/velocity_verlet.hpp>

#include "support/same_bits.hpp"

namespace {

namespace si = boost::units::si;
using unitstep::motion;

// On plain numbers. The field is the time, so velocities are sums of h t_n with t_n = t0 + n h.
constexpr auto in_time = [](auto const&, double t) { return t; };
template <class Method>
constexpr motion<double, double> moved(double h, long first, long count) {
  motion<double, double> const start{1.0, 0.5};
  if constexpr (unitstep::with_memory<Method, motion<double, double>, decltype(in_time), double>) {
    auto memory = Method{}.start(start, in_time, 2.7 + static_cast<double>(first) * h, h);
    return unitstep::advance(Method{}, start, in_time, 2.7, h, first, count, memory);
  } else {
    return unitstep::advance(Method{}, start, in_time, 2.7, h, first, count);
  }
}
constexpr double velocity_due(double h, long first, long count) {
  double v = 0.5;
  for (long n = first; n < first + count; ++n) v += (2.7 + static_cast<double>(n) * h) * h;
  return v;
}
static_assert(moved<unitstep::explicit_euler>(0.1, 0, 50).velocity == velocity_due(0.1, 0, 50));
static_assert(moved<unitstep::explicit_euler>(0.1, 7, 50).velocity == velocity_due(0.1, 7, 50));
static_assert(moved<unitstep::explicit_euler>(0.1, 7, 50).velocity != velocity_due(0.1, 0, 50));
// A constant expression takes four steps at a time: nothing is lost or done twice around each four.
static_assert(moved<unitstep::explicit_euler>(0.1, 7, 3).velocity == velocity_due(0.1, 7, 3));
static_assert(moved<unitstep::explicit_euler>(0.1, 7, 4).velocity == velocity_due(0.1, 7, 4));
static_assert(moved<unitstep::explicit_euler>(0.1, 7, 5).velocity == velocity_due(0.1, 7, 5));
static_assert(moved<unitstep::explicit_euler>(0.1, 7, 4).velocity != velocity_due(0.1, 7, 5));
static_assert(moved<unitstep::explicit_euler>(0.1, 7, 0) == motion{1.0, 0.5});

static_assert(unitstep::with_memory<unitstep::velocity_verlet, motion<double, double>,
                                    decltype(in_time), double>);
static_assert(!unitstep::with_memory<unitstep::explicit_euler, motion<double, double>,
                                     decltype(in_time), double>);

/// A number that can be made from an int, and from nothing longer.
struct of_int {
  long long value;
  constexpr explicit of_int(int n) : value(n) {}
  friend constexpr of_int operator*(of_int a, of_int const& b) {
    a.value *= b.value;
    return a;
  }
  friend constexpr of_int operator+(of_int a, of_int const& b) {
    a.value += b.value;
    return a;
  }
};
using whole = unitstep::detail::whole<of_int>;
constexpr bool is_made(long n) { return whole(n).number.value == n; }
constexpr bool are_made(long near) {
  return is_made(near - 1) && is_made(near) && is_made(near + 1) && is_made(1 - near) &&
         is_made(-near) && is_made(-near - 1);
}
static_assert(are_made(0) && are_made(1L << 30) && are_made(1L << 31) && are_made(1L << 32) &&
              are_made(1L << 60) && are_made(3L << 61));
static_assert(is_made(std::numeric_limits<long>::max()) &&
              is_made(std::numeric_limits<long>::min()));
static_assert((whole(-6) * of_int(7)).value == -42 &&
              (whole(1L << 40) * of_int(3)).value == 3LL << 40);

TEST(Advance, IsTheSameAtRunTime) {
  constexpr auto euler = moved<unitstep::explicit_euler>(0.1, 7, 50);
  constexpr auto verlet = moved<unitstep::velocity_verlet>(0.1, 7, 50);
  EXPECT_TRUE(twins::same_bits(moved<unitstep::explicit_euler>(twins::hidden(0.1), 7, 50), euler));
  EXPECT_TRUE(
      twins::same_bits(moved<unitstep::velocity_verlet>(twins::hidden(0.1), 7, 50), verlet));
}

}  // namespace
