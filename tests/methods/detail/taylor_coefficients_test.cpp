// SPDX-License-Identifier: BSL-1.0
#include <unitstep/methods/taylor.hpp>

#include <gtest/gtest.h>

#include <type_traits>

namespace {

using unitstep::detail::state_vector;
using unitstep::detail::taylor_coefficients;

// x' = x^2 with x = 1, y' = t with y = 5, z' = x t with z = 7 and w' = y t with w = 9, from t = 3 with a step of 2. The
// terms of the step are 2^k of x = 1 / (1 - 2 s), 5, 6 and 2 of y, of z after the start 2^k (3 + 1) / k, but 2 * 3 the
// first, and of w those of (5 + 6 s + 2 s^2) (3 + 2 s), summed.
constexpr auto field = [](auto const& x, auto const& t) {
  return std::remove_cvref_t<decltype(x)>{{x.n[0] * x.n[0], t, x.n[0] * t, x.n[1] * t}};
};
constexpr double t0 = 3, h = 2;
template <int most>
using coefficients = taylor_coefficients<double, 4, most>;
template <int most>
constexpr coefficients<most> start{state_vector<double, 4>{{1, 5, 7, 9}}, t0, h};

constexpr bool near(double a, double b) { return a - b <= 1e-15 * b && b - a <= 1e-15 * b; }
template <int most>
constexpr bool are_those(coefficients<most> const& made) {
  double power = 1;
  bool all = true;
  for (int k = 0; k <= most; ++k, power *= h) {
    auto const& x = made.x.n;
    double const y = k == 0 ? 5 : k == 1 ? 6 : k == 2 ? 2 : 0;
    double const z = k == 0 ? 7 : k == 1 ? 6 : power * 4 / k;
    constexpr double w[] = {9, 30, 28, 12, 2, 0, 0, 0};
    all = all && x[0].c[k] == power && x[1].c[k] == y && near(x[2].c[k], z) && x[3].c[k] == w[k];
  }
  return all;
}
template <int most>
constexpr coefficients<most> on_series(int to = most) {
  auto made = start<most>;
  made.up_to(to, field, h);
  return made;
}
template <int most>
constexpr coefficients<most> on_a_tape() {
  auto made = start<most>;
  made.recorded_up_to(most, field, h);
  return made;
}
static_assert(are_those(on_series<1>()) && are_those(on_series<2>()) && are_those(on_series<7>()));
static_assert(are_those(on_a_tape<1>()) && are_those(on_a_tape<2>()) && are_those(on_a_tape<7>()));
static_assert(!are_those(on_series<7>(6)) && start<0>.x.n[1].c[0] == 5);

// One number, which grows as exp does.
constexpr double growth_on_a_tape() {
  taylor_coefficients<double, 1, 3> made{state_vector<double, 1>{{6}}, t0, 1};
  made.recorded_up_to(3, [](auto const& x, auto const&) { return x; }, 1);
  return made.x.n[0].c[3];
}
static_assert(growth_on_a_tape() == 1);

// How much is known of each series, and how far the next coefficients are needed.
constexpr bool knows(auto const& made, int k) {
  bool all = made.time.last == 1 && made.time.limit == (k > 0 ? k : 1) && made.time.c[0] == t0 &&
             made.time.c[1] == h;
  for (auto const& x : made.x.n) all = all && x.last == k && x.limit == k;
  return all;
}
static_assert(knows(on_series<5>(1), 0) && knows(on_series<5>(4), 3) && knows(on_series<1>(), 0));

TEST(TaylorCoefficients, AreTheSameAtRunTime) {
  double volatile hidden = h;
  double const step = hidden;
  coefficients<7> made{state_vector<double, 4>{{1, 5, 7, 9}}, t0, step};
  made.recorded_up_to(7, field, step);
  EXPECT_TRUE(are_those(made));
}

}  // namespace
