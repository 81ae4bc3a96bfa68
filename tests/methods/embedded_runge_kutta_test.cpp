// SPDX-License-Identifier: BSL-1.0
#include <unitstep/methods/embedded_runge_kutta.hpp>

#include <gtest/gtest.h>

#include "support/laws.hpp"
#include "support/pairs.hpp"

namespace {

using laws::rational;
using unitstep::embedded_runge_kutta;
using unitstep::fraction;

// Heun's method with Euler's inside, whose error does not need the slope at the end, and the cubic through both ends.
struct heun_euler_tableau {
  static constexpr int order = 2;
  static constexpr int error_order = 1;
  static constexpr int dense_order = 2;
  static constexpr std::size_t stages = 2;
  static constexpr fraction a[stages][stages] = {{}, {{1, 1}}};
  static constexpr fraction b[stages] = {{1, 2}, {1, 2}};
  static constexpr fraction error[stages + 1] = {{-1, 2}, {1, 2}};
};
using heun_euler = embedded_runge_kutta<heun_euler_tableau>;

static_assert(laws::exact_order_of_states<heun_euler, 3>() == 2);
static_assert(laws::has_the_orders_of_a_pair<heun_euler, rational>());
static_assert(laws::calls_of_a_pair<heun_euler>() == laws::pair_calls{1, 1, 1, 0});
static_assert(laws::dense_output_joins<heun_euler>());
static_assert(laws::evaluates_as_stated<heun_euler>());

// By hand, on y' = y + t from 1 at time 2 with a step of 1/2: slopes 3 and 5.
constexpr auto grown = [](unitstep::vec<rational, 1> const& y, rational const& t) {
  return unitstep::vec<rational, 1>{y[0] + t};
};
template <class M>
struct tried {
  unitstep::vec<rational, 1> const start{rational(1)};
  rational const t{2}, dt{1, 2};
  unitstep::vec<rational, 1> first = M{}.begin(start, grown, t);
  unitstep::vec<rational, 1> last = first;
  decltype(M{}.attempt(start, first, grown, t, dt)) attempt =
      M{}.attempt(start, first, grown, t, dt);
  constexpr tried() { M{}.accept(start, last, attempt, grown, t, dt); }
  constexpr rational at(rational const& share) const {
    return M{}.dense(start, first, attempt, last, grown, t, dt)(share)[0];
  }
};
static_assert(tried<heun_euler>{}.first[0] == rational(3));
static_assert(tried<heun_euler>{}.attempt.state[0] == rational(3));
static_assert(tried<heun_euler>{}.attempt.error[0] == rational(1, 2));
static_assert(tried<heun_euler>{}.last[0] == rational(11, 2));
static_assert(tried<heun_euler>{}.at(rational(1, 2)) == rational(59, 32));
static_assert(tried<heun_euler>{}.at(rational(0)) == rational(1) &&
              tried<heun_euler>{}.at(rational(1)) == rational(3));

// A stage that only the error uses, not the step.
struct with_idle_stage : heun_euler_tableau {
  static constexpr std::size_t stages = 3;
  static constexpr fraction a[stages][stages] = {{}, {{1, 1}}, {{1, 2}}};
  static constexpr fraction b[stages] = {{1, 2}, {1, 2}};
  static constexpr fraction error[stages + 1] = {{1, 2}, {1, 2}, {-1, 1}};
};
using idle = embedded_runge_kutta<with_idle_stage>;
static_assert(idle::evaluations == 2 && laws::evaluates_as_stated<idle>());
static_assert(laws::calls_of_a_pair<idle>() == laws::pair_calls{1, 2, 1, 0});
static_assert(laws::exact_order_of_states<laws::upper_member<idle>, 3>() == 2);

// A slope that only dense output uses, in the middle of the step.
struct with_more : heun_euler_tableau {
  static constexpr std::size_t dense_stages = 1;
  static constexpr fraction dense_a[dense_stages][stages + dense_stages] = {{{3, 8}, {}, {1, 8}}};
  static constexpr fraction dense[stages + 1 + dense_stages][1] = {
      {{1, 1}}, {}, {{1, 1}}, {{-2, 1}}};
};
using more = embedded_runge_kutta<with_more>;
static_assert(laws::calls_of_a_pair<more>() == laws::pair_calls{1, 1, 1, 1});
static_assert(laws::has_the_orders_of_a_pair<more, rational>());
// In the middle the slope is that of 1 + (3/8 3 + 1/8 11/2) / 2 = 61/32 at time 9/4, 133/32: what the
// slopes at both ends exceed it by counts 1/16 of the step.
static_assert(tried<more>{}.at(rational(1, 2)) ==
              rational(59, 32) + (rational(3) + rational(11, 2) - rational(133, 16)) / 32);

// Two estimates of the error.
struct with_second : heun_euler_tableau {
  static constexpr fraction second_error[stages + 1] = {{-1, 1}, {3, 1}, {}};
};
using second = embedded_runge_kutta<with_second>;
static_assert(tried<second>{}.attempt.error[0] == rational(1, 2));
static_assert(tried<second>{}.attempt.second_error[0] == rational(6));

// A decimal is a sum of two doubles, exact to the last digit but a few.
constexpr unitstep::decimal tiny =
    unitstep::decimal{1.0, 0x1p-60} + unitstep::decimal{0x1p-53, 0x1p-110};
static_assert(tiny.high == 1.0 + 0x1p-52 && tiny.low == 0x1p-60 - 0x1p-53);
constexpr unitstep::decimal third{1.0 / 3, 0x1.5555555555555p-56};
static_assert(third.high * 3 == 1.0 && (third + third + third).high == 1.0 &&
              laws::size((third + third + third).low) < 0x1p-105);

TEST(embedded_runge_kutta, hands_over_the_compilers_numbers) {
  tried<heun_euler> const here;
  EXPECT_TRUE(here.attempt.error[0] == rational(1, 2));
  EXPECT_TRUE(here.at(rational(1, 2)) == rational(59, 32));
}

}  // namespace
