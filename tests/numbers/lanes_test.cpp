// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <bit>
#include <boost/units/systems/si.hpp>
#include <cmath>
#include <cstdint>
#include <limits>
#include <unitstep/math/root.hpp>
#include <unitstep/math/trigonometric.hpp>
#include <unitstep/numbers/lanes.hpp>
#include <unitstep/unitstep.hpp>
#include <vector>

namespace of_lanes {

namespace {

namespace si = boost::units::si;
using namespace unitstep;

constexpr std::size_t n = lanes_in_a_register;
using pack = lanes<n>;
static_assert(number<pack> && number<lanes<2>>);

std::uint64_t bits(double x) { return std::bit_cast<std::uint64_t>(x); }

// Each lane has its own numbers, and the condition holds in some lanes.
TEST(lanes, are_chosen_one_by_one) {
  auto const x = pack::of([](std::size_t i) { return 1.0 + static_cast<double>(i); });
  for (std::size_t place = 0; place < n; ++place) {
    auto const here = x == x[place];
    pack const chosen = unitstep::select(here, -x, x * 10);
    auto const alone = detail::select_one_by_one(here, (-x).value, (x * 10).value);
    for (std::size_t i = 0; i < n; ++i) {
      double const expected = i == place ? -x[i] : x[i] * 10;
      EXPECT_EQ(chosen[i], expected);
      EXPECT_EQ(double{alone[i]}, expected);
    }
  }
}

// Every operation gives in each lane the result for its numbers; b is less than a, equal or more.
TEST(lanes, are_computed_with_one_by_one) {
  for (double const shift : {-1.0, 0.0, 1.0}) {
    auto const of_a = [](std::size_t i) { return 3.0 + static_cast<double>(i); };
    auto const of_b = [&](std::size_t i) { return of_a(i) + shift * static_cast<double>(i % 2); };
    pack const a = pack::of(of_a), b = pack::of(of_b);
    pack sum = a, difference = a;
    sum += b;
    difference -= b;
    for (std::size_t i = 0; i < n; ++i) {
      double const x = of_a(i), y = of_b(i);
      EXPECT_EQ((a + b)[i], x + y);
      EXPECT_EQ((a - b)[i], x - y);
      EXPECT_EQ((a * b)[i], x * y);
      EXPECT_EQ((a / b)[i], x / y);
      EXPECT_EQ((-a)[i], -x);
      EXPECT_EQ(sum[i], x + y);
      EXPECT_EQ(difference[i], x - y);
      EXPECT_EQ(bool{(a == b)[i]}, x == y);
      EXPECT_EQ(bool{(a != b)[i]}, x != y);
      EXPECT_EQ(bool{(a < b)[i]}, x < y);
      EXPECT_EQ(bool{(a > b)[i]}, x > y);
      EXPECT_EQ(bool{(a <= b)[i]}, x <= y);
      EXPECT_EQ(bool{(a >= b)[i]}, x >= y);
      EXPECT_EQ(pack{}[i], 0.0);
    }
  }
}

constexpr auto pendulum = [](auto const& s, auto) {
  return -9.81 / si::second / si::second * si::radian * sin(s.position);
};
constexpr auto spring = [](auto const& s, auto) {
  return -4.0 / si::second / si::second * s.position - 0.1 / si::second * s.velocity;
};

template <class Method>
void compare_pendulums(Method method) {
  auto const start = pack::of([](std::size_t i) { return 0.5 + 0.7 * static_cast<double>(i); });
  motion const all{start * si::radian, pack(0) * si::radians_per_second};
  auto const end = integrate(method, all, pendulum, 0.01 * si::second, 500);
  for (std::size_t i = 0; i < n; ++i) {
    motion const one{start[i] * si::radian, 0.0 * si::radians_per_second};
    auto const alone = integrate(method, one, pendulum, 0.01 * si::second, 500);
    EXPECT_EQ(bits(end.position.value()[i]), bits(alone.position.value()));
    EXPECT_EQ(bits(end.velocity.value()[i]), bits(alone.velocity.value()));
  }
}

TEST(lanes, run_pendulums_to_the_bits_of_each_alone) {
  compare_pendulums(rk4{});
  compare_pendulums(semi_implicit_euler{});
  compare_pendulums(stormer_verlet{});
  compare_pendulums(yoshida6{});
  compare_pendulums(butcher5{});
}

TEST(lanes, with_a_huge_angle_leave_the_others_alone) {
  auto const start = lanes<2>::of([](std::size_t i) { return i == 0 ? 1e7 : 0.5; });
  motion const two{start * si::radian, lanes<2>(0) * si::radians_per_second};
  auto const end = integrate(rk4{}, two, pendulum, 0.01 * si::second, 50);
  for (std::size_t i = 0; i < 2; ++i) {
    motion const one{start[i] * si::radian, 0.0 * si::radians_per_second};
    auto const alone = integrate(rk4{}, one, pendulum, 0.01 * si::second, 50);
    EXPECT_EQ(bits(end.position.value()[i]), bits(alone.position.value()));
  }
}

TEST(lanes, run_vectors_of_them) {
  //! [lanes]
  auto const x = pack::of([](std::size_t i) { return 1.0 + static_cast<double>(i); });
  motion const all{vec{x, x * 2, x * 3} * si::metre,
                   vec{pack(0), x, pack(1)} * si::metre_per_second};
  auto const end = integrate(rk4{}, all, spring, 0.01 * si::second, 100);
  //! [lanes]
  for (std::size_t i = 0; i < n; ++i) {
    motion const one{vec{x[i], x[i] * 2, x[i] * 3} * si::metre,
                     vec{0.0, x[i], 1.0} * si::metre_per_second};
    auto const alone = integrate(rk4{}, one, spring, 0.01 * si::second, 100);
    EXPECT_EQ(bits(end.position.y.value()[i]), bits(alone.position.y.value()));
  }
}

}  // namespace

}  // namespace of_lanes

namespace of_lanes_functions {

namespace {

using namespace unitstep;

constexpr std::size_t n = lanes_in_a_register;
using pack = lanes<n>;

std::uint64_t bits(double x) { return std::bit_cast<std::uint64_t>(x); }
// All NaNs count as equal.
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
  // Above pi/4 another series is used than below.
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

// The numbers at which lanes switch to another formula, their neighbours, and ordinary ones.
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

}  // namespace of_lanes_functions
