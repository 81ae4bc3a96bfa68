// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <bit>
#include <boost/units/systems/si.hpp>
#include <cstdint>
#include <unitstep/numbers/lanes_functions.hpp>
#include <unitstep/unitstep.hpp>

namespace {

namespace si = boost::units::si;
using namespace unitstep;

constexpr std::size_t n = lanes_in_a_register;
using pack = lanes<n>;
static_assert(number<pack> && number<lanes<2>>);

std::uint64_t bits(double x) { return std::bit_cast<std::uint64_t>(x); }

// Each lane has numbers of its own, and the condition holds in some.
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

// Every operation in each lane as of its numbers; b is less than a, the same or more.
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
