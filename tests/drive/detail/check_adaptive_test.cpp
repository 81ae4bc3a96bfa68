// SPDX-License-Identifier: BSL-1.0
// What a run under a tolerance is given is judged in its order: the state, the end, the method, the field, the
// tolerance.
#include <gtest/gtest.h>

#include <array>
#include <boost/units/systems/si.hpp>
#include <string_view>
#include <unitstep/drive/detail/check_adaptive.hpp>
#include <unitstep/drive/sampled.hpp>
#include <unitstep/methods/dormand_prince5.hpp>
#include <unitstep/methods/rk4.hpp>
#include <unitstep/state/aggregate.hpp>

#include "support/rational.hpp"
#include "support/swing.hpp"
#include "support/verdict.hpp"

namespace {

namespace us = unitstep;
using namespace swings;
using boost::units::quantity;
using verdicts::reads;
using state = std::remove_const_t<decltype(start)>;
using lengths = quantity<si::length>;
using seconds = quantity<si::time>;
using left = us::detail::left_to_the_run;
using fine_type = std::remove_const_t<decltype(fine)>;
using right = std::remove_const_t<decltype(spring)>;

constexpr auto not_right = [](auto const& s, auto) { return s.position; };
using wrong = std::remove_const_t<decltype(not_right)>;
struct no_method {};

template <class State, class Method = us::dormand_prince5, class Field = wrong,
          class Allowed = us::tolerance<double>, class End = lengths, class StartTime = End>
using verdict =
    decltype(us::diagnostics::check_adaptive<Method, State, Field, Allowed, End, StartTime>());

// All of it is wrong, and what comes first is said.
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

// A sampled field would have to end the steps.
constexpr auto pull = [](auto const& s, auto) { return -4.0 / second / second * s.position; };
constexpr auto pulled = [](auto const&, auto, auto a) { return a; };
using sampled = us::sampled<decltype(pull), seconds, decltype(pulled)>;
constexpr auto sampled_words =
    reads<verdict<state, us::dormand_prince5, sampled, fine_type, seconds>>();
static_assert(std::string_view(sampled_words.data())
                  .starts_with("expected field: one that keeps nothing (a sampled one takes a dt), "
                               "got "));

// The members of a tolerance in their order, of which those that are left to the run are right.
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

// A state that tells no unit of time takes a time, or a plain number.
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

}  // namespace
