// SPDX-License-Identifier: BSL-1.0
// The contents of a tolerance, and the messages where it does not fit.
#include <gtest/gtest.h>

#include <array>
#include <boost/units/systems/si.hpp>
#include <chrono>
#include <cmath>
#include <string_view>
#include <unitstep/drive/sampled.hpp>
#include <unitstep/drive/tolerance.hpp>
#include <unitstep/methods/embedded_runge_kutta.hpp>
#include <unitstep/methods/rk4.hpp>
#include <unitstep/state/aggregate.hpp>
#include <unitstep/unitstep.hpp>
#include <vector>

#include "support/rational.hpp"
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

// Members that are not given are left to the run.
static_assert(fine.most_steps == 1'000'000 && fine.control == us::step_control::elementary &&
              fine.relative == 1e-10);
static_assert(us::tolerance{us::motion{1e-9 * metre, 1e-9 * speed}}.relative == 0.0);

// Members given by name equal those given in sequence, in any order.
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
// And nothing more.
static_assert(
    std::is_same_v<decltype(fine.longest_step(1.0 * second).end_times), us::detail::not_given> &&
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

// A small allowed error is not raised: the charge of an electron in coulombs, in float, of which a capacitor loses a
// factor e in a second. It was raised to 1.1e-19 C, nearly the charge.
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
  // The same with a relative error only, and in double far below where squares underflow.
  EXPECT_TRUE(
      is_left(left_of(1.602176634e-19f, us::tolerance{capacitor<float>{0}, 1e-5f, 0.125f})));
  double const tiny = left_of(1e-200, us::tolerance{capacitor<double>{1e-210}, 0.0, 0.125});
  EXPECT_NEAR(tiny / 1e-200, per_second, 1e-9);
}

// Each member has its own share in the norm, also for a rotating body: (3 (1/1)^2 + 3 (4/2)^2) / 6.
using two = us::detail::state_vector<double, 2>;
static_assert(us::detail::squared_error(two{{1, 3}}, two{{2, 3}}, 0.0, two{{0, 0}}, two{{0, 0}}) ==
              (1.0 / 4 + 1) / 2);
constexpr us::vec<double, 3> one{1.0, 1.0, 1.0};
using turn = us::vec<us::vec<double, 3>, 2>;
constexpr us::motion<us::attitude<double>, us::vec<double, 3>> at_rest{};
static_assert(us::detail::squared_error(turn{one, 4.0 * one}, turn{one, 2.0 * one}, 0.0, at_rest,
                                        at_rest) == 2.5);

// The arguments of a run under a tolerance are judged in this order: the state, the end, the method, the field, the
// tolerance.
namespace judged {

namespace us = unitstep;
using namespace swings;
using boost::units::quantity;
using verdicts::reads;
using state = std::remove_const_t<decltype(start)>;
using lengths = quantity<si::length>;
using seconds = quantity<si::time>;
using left = us::detail::not_given;
using fine_type = std::remove_const_t<decltype(fine)>;
using right = std::remove_const_t<decltype(spring)>;

constexpr auto not_right = [](auto const& s, auto) { return s.position; };
using wrong = std::remove_const_t<decltype(not_right)>;
struct no_method {};

template <class State, class Method = us::dormand_prince5, class Field = wrong,
          class Allowed = us::tolerance<double>, class End = lengths, class StartTime = End>
using verdict =
    decltype(us::diagnostics::check_adaptive<Method, State, Field, Allowed, End, StartTime>());

// All arguments are wrong, and the first one is reported.
static_assert(reads<verdict<lengths>>() == "expected initial: a motion or an aggregate, got m");
struct mixed {
  quantity<si::length, float> a;
  quantity<si::length, double> b;
};
static_assert(!verdict<mixed>::ok);
using exact = us::motion<laws::rational, laws::rational>;
constexpr auto exact_words = reads<verdict<exact>>();
static_assert(std::string_view(exact_words.data())
                  .starts_with("expected initial: numbers of floating point, got "));
static_assert(reads<verdict<state>>() == "expected end_time: s, got m");
static_assert(reads<verdict<state, us::rk4, wrong, us::tolerance<double>, seconds>>() ==
              "expected method: one with an error estimate: dormand_prince5, dop853, "
              "step_doubling{method}, ..., got rk4");
static_assert(!verdict<state, no_method, right, fine_type, seconds>::ok);
static_assert(reads<verdict<state, us::dormand_prince5, wrong, us::tolerance<double>, seconds>>() ==
              "expected acceleration: m s^-2, got m");
static_assert(
    reads<verdict<state, us::dormand_prince5, wrong, us::tolerance<double>, seconds, lengths>>() ==
    "expected t0: s, got m");
static_assert(verdict<state, us::dormand_prince5, right, fine_type, seconds>::ok);

// A sampled field ends the steps, so its run is one in which things happen, and not this one.
constexpr auto pull = [](auto const& s, auto) { return -4.0 / second / second * s.position; };
constexpr auto pulled = [](auto const&, auto, auto a) { return a; };
using sampled = us::sampled<decltype(pull), seconds, decltype(pulled)>;
constexpr auto sampled_words =
    reads<verdict<state, us::dormand_prince5, sampled, fine_type, seconds>>();
static_assert(std::string_view(sampled_words.data())
                  .starts_with("expected field: one that keeps nothing, got "));

// The members of a tolerance in their order; those that are left to the run are right.
template <class A, class... Others>
using under = verdict<state, us::dormand_prince5, right, us::tolerance<A, Others...>, seconds>;
using errors = us::motion<lengths, quantity<si::velocity>>;
static_assert(under<errors>::ok && under<errors, double>::ok && under<errors, int>::ok &&
              under<errors, double, seconds>::ok && under<errors, double, left, seconds>::ok &&
              under<errors, double, left, left, std::array<seconds, 2>>::ok &&
              under<errors, double, left, left, std::vector<seconds>>::ok);
static_assert(reads<under<lengths, lengths, lengths, lengths, lengths>>() ==
              "expected tolerance.relative: a plain number, got m");
static_assert(!under<lengths, double, lengths, lengths, lengths>::ok);
static_assert(reads<under<errors, double, lengths, lengths, lengths>>() ==
              "expected tolerance.first_step: s, got m");
static_assert(reads<under<errors, double, left, lengths, lengths>>() ==
              "expected tolerance.longest_step: s, got m");
static_assert(reads<under<errors, double, left, left, lengths>>() ==
              "expected tolerance.ends: a std::array or a std::vector of times, got m");
static_assert(reads<under<errors, double, left, left, std::array<lengths, 2>>>() ==
                  "expected tolerance.ends: s, got m" &&
              reads<under<errors, double, left, left, std::vector<lengths>>>() ==
                  "expected tolerance.ends: s, got m");

// A state that does not tell a unit of time accepts a time, or a plain number.
struct numbers {
  double a;
};
template <class End>
using end_of_numbers = decltype(us::diagnostics::check_time_of_run<"end", numbers, End>());
static_assert(end_of_numbers<double>::ok && end_of_numbers<seconds>::ok);
static_assert(reads<end_of_numbers<lengths>>() == "expected end: s, got m");
template <class End>
using end_of_motion = decltype(us::diagnostics::check_time_of_run<"end", state, End>());
static_assert(end_of_motion<seconds>::ok && !end_of_motion<double>::ok);

TEST(CheckAdaptive, SaysTheSameAtRunTime) {
  EXPECT_STREQ(reads<verdict<state>>().data(), "expected end_time: s, got m");
}

}  // namespace judged

}  // namespace
