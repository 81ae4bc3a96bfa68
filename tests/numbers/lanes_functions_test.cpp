// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>
#include <unitstep/math/cos.hpp>
#include <unitstep/math/sin.hpp>
#include <unitstep/math/sqrt.hpp>
#include <unitstep/numbers/lanes_functions.hpp>
#include <vector>

namespace {

using namespace unitstep;

constexpr std::size_t n = lanes_in_a_register;
using pack = lanes<n>;

std::uint64_t bits(double x) { return std::bit_cast<std::uint64_t>(x); }
// Each NaN is as good as another.
bool same(double a, double b) { return bits(a) == bits(b) || (a != a && b != b); }

// Angles of all sizes: near multiples of right angles, tiny, huge, not finite.
std::vector<double> angles() {
  std::vector<double> all{0.0, -0.0, 0.785, -0.785, 0x1p20, -0x1p20, 0x1p19, 1e-310, 1e22, -1e300};
  for (double const special :
       {std::numeric_limits<double>::infinity(), -std::numeric_limits<double>::infinity(),
        std::numeric_limits<double>::quiet_NaN()})
    all.push_back(special);
  for (int k = -40; k <= 40; ++k)
    for (double const off : {0.0, 1e-9, -1e-9, 0.4, -0.78, 0.7853981633974483})
      all.push_back(k * 1.5707963267948966 + off);
  // Above pi/4 another series is taken than below.
  for (double x = 0.7854; x < 0.786; x += 1e-6) all.push_back(x);
  double x = 1e-8;
  while (x < 4e6) {
    all.push_back(x);
    all.push_back(-x);
    x *= 1.01;
  }
  while (all.size() % n != 0) all.push_back(1.0);
  return all;
}

void expect_bits_of_each(pack const& x) {
  auto const sine = math::sin(x), cosine = math::cos(x), root = math::sqrt(x);
  for (std::size_t i = 0; i < n; ++i) {
    ASSERT_TRUE(same(sine[i], math::sin(x[i]))) << x[i];
    ASSERT_TRUE(same(cosine[i], math::cos(x[i]))) << x[i];
    ASSERT_TRUE(same(root[i], math::sqrt(x[i]))) << x[i];
  }
}

TEST(lanes, have_the_bits_of_each_function_in_every_lane) {
  std::vector<double> const all = angles();
  for (std::size_t at = 0; at < all.size(); at += n)
    expect_bits_of_each(pack::of([&](std::size_t i) { return all[at + i]; }));
}

// Numbers at which lanes go another way, their neighbours, and ordinary ones.
std::vector<double> borders() {
  std::vector<double> all{0.0, 5e-324, 0.5, 3.0, 12345.0, 0x1p19, 1e7, 1e300};
  for (double const border : {0.785, 0.7853981633974483, 0x1p20, 0x1p21})
    for (double const number : {std::nextafter(border, 0.0), border, std::nextafter(border, 1e9)})
      all.push_back(number);
  std::size_t const positive = all.size();
  for (std::size_t i = 0; i < positive; ++i) all.push_back(-all[i]);
  return all;
}

TEST(lanes, have_the_bits_of_each_function_beside_every_other_number) {
  for (double const a : borders())
    for (double const b : borders())
      for (std::size_t place = 0; place < n; ++place)
        expect_bits_of_each(pack::of([&](std::size_t i) { return i == place ? a : b; }));
}

}  // namespace
