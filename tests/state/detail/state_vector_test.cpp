// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <limits>
#include <type_traits>
#include <unitstep/state/detail/vector_layout.hpp>

namespace {

using three = unitstep::detail::state_vector<double, 3>;

constexpr three p{{1.0, 2.0, 4.0}};
constexpr three q{{0.5, -1.0, 8.0}};
static_assert(p + q == three{{1.5, 1.0, 12.0}} && !(p + q == three{{1.5, 1.0, 12.5}}));
static_assert(p - q == three{{0.5, 3.0, -4.0}});
static_assert(p * 2.0 == three{{2.0, 4.0, 8.0}} && 2 * p == p * 2.0 && p * 2.0 / 2 == p);
static_assert(p[2] == 4.0 && three::size == 3 && sizeof(three) == 3 * sizeof(double));
static_assert(std::is_trivially_copyable_v<three>);
static_assert(std::is_same_v<decltype(2 * unitstep::detail::state_vector<float, 2>{}),
                             unitstep::detail::state_vector<float, 2>>);

// A vector on the stack never has the length that stands for one known at run time.
static_assert(unitstep::detail::run_time_length > std::size_t{1} << 31);

static_assert(is_finite(p));
static_assert(!is_finite(three{{0.0, std::numeric_limits<double>::infinity(), 0.0}}));

// As many numbers as one expression may have, and more, which need a loop: the first and the last count.
template <std::size_t n>
constexpr bool looks_at_all() {
  using many = unitstep::detail::state_vector<double, n>;
  many numbers{};
  for (std::size_t i = 0; i < n; ++i) numbers[i] = double(i);
  for (std::size_t i : {std::size_t{0}, n / 2, n - 1}) {
    many other = numbers, beyond = numbers;
    other[i] = -1;
    beyond[i] = std::numeric_limits<double>::infinity();
    if (numbers == other || is_finite(beyond) || other[i] != -1.0) return false;
  }
  many const whole = numbers;  // reading it takes another operator than writing numbers
  return whole[0] == 0 && whole[n - 1] == double(n - 1) && numbers == whole && is_finite(numbers) &&
         numbers[n - 1] == double(n - 1);
}
static_assert(looks_at_all<3>() && looks_at_all<128>() && looks_at_all<200>());

TEST(StateVector, IsTheSameAtRunTime) {
  double volatile x = 1.0;
  EXPECT_TRUE((three{{x, 2.0, 4.0}} + q == three{{1.5, 1.0, 12.0}}));
}

}  // namespace
