// SPDX-License-Identifier: BSL-1.0
// deep: takes the compiler seconds
#include <unitstep/methods/rodas5p.hpp>

#include "support/implicit.hpp"
#include "support/laws.hpp"
#include "support/twins.hpp"
#include "support/typed.hpp"

namespace {

using unitstep::rodas5p;
using numbers = unitstep::detail::rodas5p_numbers;
using polynomial = laws::polynomial<double, 8>;

// u_i = N_i / (1 - gamma z)^i where y' = lambda y, from the coefficients.
constexpr polynomial power_of_divisor(int n) {
  polynomial p{{1}}, d{{1, -numbers::gamma}};
  for (int i = 0; i < n; ++i) p = p * d;
  return p;
}
struct stages {
  std::array<polynomial, 8> of{};
  /// The end, or the lower member, which lacks the last stage, over (1 - gamma z)^8.
  constexpr polynomial end(std::size_t count) const {
    polynomial p = power_of_divisor(8);
    for (std::size_t i = 0; i < count; ++i) {
      polynomial const share{{i == 7 ? 1.0 : numbers::a[7][i]}};
      p = p + share * of[i] * power_of_divisor(7 - static_cast<int>(i));
    }
    return p;
  }
};
constexpr stages made_of_coefficients(double gamma) {
  stages s{};
  for (std::size_t i = 0; i < 8; ++i) {
    int const n = static_cast<int>(i);
    polynomial sum = polynomial{{0, 1}} * power_of_divisor(n);
    for (std::size_t j = 0; j < i; ++j)
      sum = sum + polynomial{{numbers::c[i][j], numbers::a[i][j]}} * s.of[j] *
                      power_of_divisor(n - 1 - static_cast<int>(j));
    s.of[i] = polynomial{{gamma}} * sum;
  }
  return s;
}
constexpr stages u = made_of_coefficients(numbers::gamma);

// Both the end and the lower member decay at infinity: L-stable if A-stable. The sums that are zero consist of numbers
// up to 1e3, known to 16 digits.
static_assert(laws::size(u.end(8).of[8]) < 1e-12 && laws::size(u.end(7).of[8]) < 1e-12);
static_assert(laws::size(u.end(4).of[8]) > 1e-9);
// On the imaginary axis |P|^2 is at most |Q|^2, up to rounding, which is a share of |Q|^2 by coefficients.
constexpr bool is_a_stable(polynomial const& p) {
  auto const q = power_of_divisor(8).on_the_imaginary_axis(), gap = q - p.on_the_imaginary_axis();
  for (std::size_t i = 0; i <= 8; ++i)
    if (!(gap.of[i] + 1e-11 * q.of[i] >= 0)) return false;
  return true;
}
static_assert(is_a_stable(u.end(8)));
static_assert(!is_a_stable(u.end(8) * polynomial{{1, 0.01}}));

TEST(rodas5p, shows_its_order) {
  // For linear problems, such as a spring, errors fall by one order more than for nonlinear ones, which the trees
  // cover.
  EXPECT_TRUE(laws::near_order(laws::observed_order(rodas5p{}, laws::undamped, 4), 6));
  EXPECT_TRUE(laws::near_order(laws::observed_order(rodas5p{}, laws::with_damper, 4), 6));
}
static_assert(laws::steps_quantities_of<rodas5p, double>());

// The order conditions on the code that runs, for the end and the error estimate, also with the derivative by time.
TEST(rodas5p, has_its_order_on_the_trees) {
  EXPECT_LT((laws::residual_of_states<rodas5p, 1, 5>()), 1e-13);
  EXPECT_GT((laws::residual_of_states<rodas5p, 6, 6>()), 1e-5);
}
struct lower_member {
  template <class State, class Field>
  constexpr State step(State const& y, Field const& field, double t, double dt) const {
    auto memory = rodas5p{}.begin(y, field, t);
    auto const a = rodas5p{}.attempt(y, memory, field, t, dt);
    return a.state - a.error;
  }
};
TEST(rodas5p, has_a_lower_member_of_fourth_order) {
  EXPECT_EQ(rodas5p::error_order, 4);
  EXPECT_LT((laws::residual_of_states<lower_member, 1, 4>()), 1e-13);
  EXPECT_GT((laws::residual_of_states<lower_member, 5, 5>()), 1e-5);
}
template <int share>
struct within {
  template <class State, class Field>
  constexpr State step(State const& y, Field const& field, double t, double dt) const {
    double const s = share / 8.0;
    auto memory = rodas5p{}.begin(y, field, t);
    auto const a = rodas5p{}.attempt(y, memory, field, t, dt / s);
    return rodas5p{}.dense(y, memory, a, memory, field, t, dt / s)(s);
  }
};
TEST(rodas5p, has_a_polynomial_of_fourth_order) {
  EXPECT_EQ(rodas5p::dense_order, 4);
  EXPECT_LT((laws::residual_of_states<within<3>, 1, 4>()), 1e-11);
  EXPECT_LT((laws::residual_of_states<within<6>, 1, 4>()), 1e-11);
  EXPECT_GT((laws::residual_of_states<within<3>, 5, 5>()), 1e-4);
}
TEST(rodas5p, is_neither_symplectic_nor_reversible) {
  EXPECT_GT(laws::momentum_error(rodas5p{}, 0.05, 1000), 1e-9);
  EXPECT_FALSE(laws::is_reversible<rodas5p>() || rodas5p::reversible || rodas5p::symplectic);
}
TEST(rodas5p, forgets_what_is_damped_infinitely_fast) {
  auto const fast = [](auto const& y, auto const&) { return y * -1e12; };
  EXPECT_LT(std::fabs(rodas5p{}.step(unitstep::vec<double, 1>{1.0}, fast, 0.0, 1.0)[0]), 1e-10);
}
// A field that takes no duals, so that its derivatives are differences: x'' = cos(3 (t - t0)) - x from x = 1 at rest, of
// which the end is 9/8 cos(2) - 1/8 cos(6).
template <class T>
T error_by_differences(T t0, int steps) {
  using state = unitstep::vec<T, 2>;
  auto const swings = [t0](state const& y, T const& t) {
    return state{y[1], unitstep::math::cos(3 * (t - t0)) - y[0]};
  };
  state y{1, 0};
  T const dt = T(2) / T(steps);  // a power of two, so that no time below is rounded
  for (int n = 0; n < steps; ++n) y = rodas5p{}.step(y, swings, t0 + T(n) * dt, dt);
  return std::fabs(y[0] + T(0.58818647694683093794L));
}
TEST(rodas5p, has_its_order_by_differences_far_from_time_zero) {
  // With exact derivatives the error is 3.3e-9 by 32 steps.
  for (double const t0 : {0.0, 1024.0, -1024.0, 10'800.0, 1e6})
    EXPECT_LT(error_by_differences(t0, 32), 4e-9) << t0;
  EXPECT_LT(error_by_differences(1e9L, 32), 4e-9L);
  EXPECT_LT(error_by_differences(0.0F, 16), 2e-5F);
  EXPECT_LT(error_by_differences(-1024.0F, 16), 1e-4F);
}
TEST(rodas5p, takes_the_compilers_orbit) { laws::expect_the_compilers_orbit<rodas5p>(); }

}  // namespace
