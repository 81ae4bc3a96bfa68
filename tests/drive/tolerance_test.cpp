// SPDX-License-Identifier: BSL-1.0
// What a tolerance holds, and what is said where it does not fit.
#include <gtest/gtest.h>

#include <array>
#include <chrono>
#include <cmath>
#include <unitstep/unitstep.hpp>
#include <vector>

#include "support/same_bits.hpp"
#include "support/swing.hpp"
#include "support/verdict.hpp"

namespace {

namespace us = unitstep;
using namespace swings;

using verdicts::reads;
template <class Tolerance, class State = std::remove_const_t<decltype(start)>,
          class Method = us::dormand_prince5>
using verdict = decltype(us::diagnostics::check_adaptive<Method, State, decltype(spring),
                                                         std::remove_const_t<Tolerance>,
                                                         decltype(1.0 * second)>());

static_assert(verdict<decltype(fine)>::ok);
static_assert(reads<verdict<decltype(us::tolerance{us::motion{1e-9 * second, 1e-9 * speed}})>>() ==
              "expected absolute.position: m, got s");
static_assert(reads<verdict<decltype(us::tolerance{us::motion{1e-9 * metre, 1e-9}})>>() ==
              "expected absolute.velocity: m s^-1, got a plain number (double)");
static_assert(
    reads<
        verdict<decltype(us::tolerance{us::motion{1e-9 * metre, 1e-9 * speed}, 1e-9 * metre})>>() ==
    "expected tolerance.relative: a plain number, got m");
static_assert(reads<verdict<decltype(us::tolerance{us::motion{1e-9 * metre, 1e-9 * speed}, 1e-9,
                                                   1.0 * metre})>>() ==
              "expected tolerance.first_step: s, got m");
static_assert(!verdict<decltype(fine), std::remove_const_t<decltype(start)>, us::rk4>::ok);

// What is not given is left to the run.
static_assert(fine.most_steps == 1'000'000 && fine.control == us::step_control::elementary &&
              fine.relative == 1e-10);
static_assert(us::tolerance{us::motion{1e-9 * metre, 1e-9 * speed}}.relative == 0.0);

// What is given by name alone is what the members after one another are, whatever the order.
constexpr us::tolerance all_of_it{us::motion{1e-9 * metre, 1e-9 * speed},
                                  1e-9,
                                  0.1 * second,
                                  2.0 * second,
                                  1'000'000,
                                  us::step_control::elementary,
                                  std::array{3.0 * second, 5.0 * second}};
constexpr auto named = us::tolerance{us::motion{1e-9 * metre, 1e-9 * speed}, 1e-9}
                           .ends(3.0 * second, 5.0 * second)
                           .longest_step(2.0 * second)
                           .first_step(0.1 * second);
static_assert(std::is_same_v<decltype(named), decltype(all_of_it)> &&
              named.end_times == all_of_it.end_times && named.longest == all_of_it.longest &&
              named.tried_first == all_of_it.tried_first && named.relative == 1e-9 &&
              named.absolute == all_of_it.absolute && named.most_steps == 1'000'000);
// And no more than that.
static_assert(std::is_same_v<decltype(fine.longest_step(1.0 * second).end_times),
                             us::detail::left_to_the_run> &&
              fine.longest_step(1.0 * second).longest == 1.0 * second &&
              verdict<decltype(fine.longest_step(1.0 * second))>::ok);
constexpr auto run_with(auto const& allowed) {
  return us::integrate(us::dormand_prince5{}, start, spring, allowed, 6.0 * second);
}
static_assert(run_with(named) == run_with(all_of_it));
static_assert(fine.ends(1.0 * second).end_times.size() == 1 &&
              fine.ends(std::array{1.0 * second, 2.0 * second}).end_times.size() == 2 &&
              verdict<decltype(fine.ends(std::vector{1.0 * second}))>::ok);
static_assert(reads<verdict<decltype(fine.ends(1.0 * second, 2.0 * metre))>>() ==
                  "expected tolerance.ends: s, got m" &&
              reads<verdict<decltype(fine.ends(2.0 * metre, 1.0 * second))>>() ==
                  "expected tolerance.ends: s, got m" &&
              reads<verdict<decltype(fine.ends(std::vector{2.0 * metre}))>>() ==
                  "expected tolerance.ends: s, got m" &&
              reads<verdict<decltype(fine.longest_step(2.0 * metre))>>() ==
                  "expected tolerance.longest_step: s, got m");
static_assert(!verdict<decltype(fine.ends(1.0 * second, std::chrono::seconds(2)))>::ok &&
              verdict<decltype(fine.ends(std::chrono::seconds(2), std::chrono::minutes(2)))>::ok);

static_assert(us::detail::is_tolerance<std::remove_const_t<decltype(fine)>> &&
              !us::detail::is_tolerance<double> && !us::detail::is_tolerance<decltype(start)>);

TEST(Tolerance, HoldsAtRunTimeWhatTheCompilerSees) {
  EXPECT_EQ(fine.most_steps, 1'000'000);
  EXPECT_TRUE(twins::same_bits(fine.absolute, us::motion{1e-10 * metre, 1e-10 * speed}));
}

// An error allowed is not raised, however small it is: the charge of an electron in coulombs, in float, of which a
// capacitor loses a factor e in a second. It was lifted to 1.1e-19 C, nearly the charge.
template <class T>
struct capacitor {
  T charge;
};
constexpr auto leaks = [](auto const& c, auto const&) { return us::rates{-c.charge}; };
template <class T>
constexpr double left_of(T charge, us::tolerance<capacitor<T>, T, T> const& within) {
  return static_cast<double>(
      us::integrate(us::dormand_prince5{}, capacitor<T>{charge}, leaks, within, T(1)).charge);
}
constexpr double per_second = 0.36787944117144232160;  // 1 / e
constexpr double electron = 1.602176634e-19;
constexpr us::tolerance in_coulombs{capacitor<float>{1e-24f}, 0.0f, 0.125f};
constexpr bool is_left(double end) {
  return end > electron * per_second - 1e-24 && end < electron * per_second + 1e-24;
}
static_assert(is_left(left_of(1.602176634e-19f, in_coulombs)));
TEST(Tolerance, IsNotRaised) {
  EXPECT_TRUE(is_left(left_of(twins::hidden(1.602176634e-19f), in_coulombs)));
  // Relative to itself alone the same, and in double far below where squares underflow.
  EXPECT_TRUE(
      is_left(left_of(1.602176634e-19f, us::tolerance{capacitor<float>{0}, 1e-5f, 0.125f})));
  double const tiny = left_of(1e-200, us::tolerance{capacitor<double>{1e-210}, 0.0, 0.125});
  EXPECT_NEAR(tiny / 1e-200, per_second, 1e-9);
}

// Each member has its own share in the norm, also where a body turns: (3 (1/1)^2 + 3 (4/2)^2) / 6.
using two = us::detail::state_vector<double, 2>;
static_assert(us::detail::squared_error(two{{1, 3}}, two{{2, 3}}, 0.0, two{{0, 0}}, two{{0, 0}}) ==
              (1.0 / 4 + 1) / 2);
constexpr us::vec<double, 3> one{1.0, 1.0, 1.0};
using turn = us::vec<us::vec<double, 3>, 2>;
constexpr us::motion<us::attitude<double>, us::vec<double, 3>> at_rest{};
static_assert(us::detail::squared_error(turn{one, 4.0 * one}, turn{one, 2.0 * one}, 0.0, at_rest,
                                        at_rest) == 2.5);

}  // namespace
