// SPDX-License-Identifier: BSL-1.0
// How long the steps of an enclosure under a tolerance are: of x'' = x from (1, 1), whose coefficients are powers of the
// step. A run that is allowed n steps says at what time they were made.
#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <stdexcept>
#include <string>
#include <unitstep/enclose/enclose_within.hpp>
#include <unitstep/state/motion.hpp>

namespace {

namespace us = unitstep;
using of = us::interval<double>;
using intervals = us::motion<of, of>;
using us::step_control;
using us::detail::left_to_the_run;
constexpr left_to_the_run found{};
constexpr auto growing = [](auto const& s, auto) { return s.position; };

template <class Field, class Tolerance>
using run = us::detail::enclosure_within<2, intervals, Field, double, Tolerance>;

template <class Given>
std::string said(Given const& given, double end, double t0, intervals const& start,
                 auto const& field) {
  try {
    run<std::remove_cvref_t<decltype(field)>, Given>{start, field, given, t0}.go_to(end);
  } catch (std::exception const& e) {
    return e.what();
  }
  return "";
}
/// The time after so many tries, in six digits; 99 where the end came first.
template <class First = left_to_the_run, class Longest = left_to_the_run,
          class Ends = left_to_the_run, class Field = decltype(growing)>
double time_after(long steps, double allowed, double end, double t0 = 0, First first = {},
                  Longest longest = {}, Ends ends = {}, intervals const& start = {of(1), of(1)},
                  double relative = 0, Field const& field = growing, double of_velocity = 0) {
  us::tolerance<us::motion<double, double>, double, First, Longest, Ends> const given{
      {allowed, of_velocity > 0 ? of_velocity : allowed},
      relative,
      first,
      longest,
      steps,
      step_control::elementary,
      ends};
  std::string const words = said(given, end, t0, start, field);
  if (words.empty()) return 99;
  std::string const at = "the most steps of the tolerance were made at time ";
  EXPECT_NE(words.find(at), std::string::npos) << words;
  return std::stod(words.substr(words.find(at) + at.size()));
}

/// The squared error of a step of h whose first box holds, and by how much the next is longer.
double error_of(double h, double allowed) {
  double const two_terms = h + h * h / 2;
  return std::pow(h * h * h / 6 * (1 + 2 * two_terms) / allowed, 2);
}
double factor(double squared) {
  return us::detail::step_chooser<2, double>::factor(step_control::elementary, squared, 1);
}
constexpr double close = 1e-5;

// Half of the step with which the coefficients of order 2 or 3, h^2 / 2 and h^3 / 6, are as large as is allowed.
TEST(EnclosureWithin, FirstStep) {
  for (double const a : {1e-3, 1.0, 4.0}) {
    double const first = 0.5 * std::sqrt(2 * a);
    EXPECT_NEAR(time_after(1, a, 60), first, close * first);
    EXPECT_NEAR(time_after(1, a, -60), -first, close * first);
    EXPECT_NEAR(time_after(1, a, 60, 2), 2 + first, close * 3);
    EXPECT_NEAR(time_after(1, 1000 * a, 60, 0, found, found, found, {of(1000), of(1000)}), first,
                close * first);
  }
  // Relative to the state, which is 1 at its start.
  EXPECT_NEAR(time_after(1, 0.5, 60, 0, found, found, found, {of(1), of(1)}, 0.5),
              0.5 * std::sqrt(2.0), close);
  // Each number has its own allowance, and its own size: 3 h^2 / 2 beside 1/2 + 3/2.
  double const mean = std::sqrt(2 / (1 / (0.1 * 0.1) + 1 / (0.4 * 0.4)));
  EXPECT_NEAR(time_after(1, 0.1, 60, 0, found, found, found, {of(1), of(1)}, 0, growing, 0.4),
              0.5 * std::sqrt(2 * mean), close);
  EXPECT_NEAR(time_after(1, 0.5, 60, 0, found, found, found, {of(1), of(3)}, 0.5),
              0.5 * std::sqrt(2 * std::sqrt(2 / (1 + 1.5 * 1.5))), close);
  // Of x'' = t^2 there is nothing of order 2, and h^3 / 3 in one of both.
  auto const later = [](auto const&, auto t) { return t * t; };
  double const third = 0.5 * std::cbrt(3 * std::sqrt(2.0) * 0.1);
  EXPECT_NEAR(time_after(1, 0.1, 60, 0, found, found, found, {of(1), of(1)}, 0, later), third,
              close);
}
// Where there is nothing of these orders, ten times what changes the state by its size; that is at least what is allowed.
TEST(EnclosureWithin, FirstStepOfAStraightLine) {
  auto const straight = [](auto const& s, auto) { return 0.0 * s.position; };
  auto const first = [&](double x, double v, double allowed, double end = 1e6) {
    return time_after(1, allowed, end, 0, found, found, found, {of(x), of(v)}, 0, straight);
  };
  EXPECT_NEAR(first(4, 2, 1e-3), 10 * std::sqrt(20.0) / 2, 1e-3);
  EXPECT_NEAR(first(0, 2, 1e-3), 10, 1e-3);
  EXPECT_NEAR(first(0.5, 0.25, 2), 10 * std::sqrt(2.0) * 2 / 0.25, 1e-2);
  EXPECT_NEAR(first(0.5, 0.25, 0.25), 10 * std::sqrt(5.0), 1e-3);
  EXPECT_NEAR(first(0.5, 0.25, 1), 10 * std::sqrt(2.0) / 0.25, 1e-2);
  // At rest a thousandth of the way, which is made of such steps a thousand times longer.
  EXPECT_EQ(first(3, 0, 1e-3), 99);
  EXPECT_EQ(time_after(1, 1e-3, 20, -10, found, found, found, {of(3), of(0)}, 0, straight), 99);
  EXPECT_EQ(time_after(1, 1e-3, -20, 10, found, found, found, {of(3), of(0)}, 0, straight), 99);
  EXPECT_EQ(first(4, 2, 1e-3, 22), 99);
  EXPECT_NE(first(4, 2, 1e-3, 23), 99);
}

// The compiler makes a run too, from rest as well.
constexpr of end_of(double x, double v) {
  us::tolerance<us::motion<double, double>> const given{{1e-3, 1e-3}};
  run<decltype(growing), us::tolerance<us::motion<double, double>>> r{
      {of(x), of(v)}, growing, given, 0.0};
  r.go_to(0.5);
  return r.state().position;
}
constexpr of grown = end_of(1, 1), at_rest = end_of(0, 0);
static_assert(grown.lower < 1.6487212707 && grown.upper > 1.6487212707 &&
              grown.upper - grown.lower < 0.02);  // e^(1/2)
static_assert(at_rest.lower <= 0 && at_rest.upper >= 0 && at_rest.upper - at_rest.lower < 1e-200);

// The next step follows from the error of this one.
TEST(EnclosureWithin, NextStep) {
  for (double const a : {1e-4, 1e-3}) {
    double const first = 0.5 * std::sqrt(2 * a), second = first * factor(error_of(first, a));
    EXPECT_NEAR(time_after(2, a, 60), first + second, close) << a;
    EXPECT_NEAR(time_after(2, a, -60, 1), 1 - first - second, 0.1) << a;
  }
  // Of x'' = t^2 the third coefficients are h^4 / 3 at the end of a step h from 0, and h^3 / 3.
  auto const later = [](auto const&, auto t) { return t * t; };
  double const h = 0.25, a = 0.01;
  double const squared = (std::pow(h * h * h * h / 3 / a, 2) + std::pow(h * h * h / 3 / a, 2)) / 2;
  EXPECT_NEAR(time_after(2, a, 60, 0, h, found, found, {of(1), of(1)}, 0, later),
              h * (1 + factor(squared)), close);
  // A first step that is given.
  EXPECT_NEAR(time_after(1, 0.1, 60, 0, 0.25), 0.25, close);
  EXPECT_NEAR(time_after(2, 1e-3, 60, 0, 0.0625), 0.0625 * (1 + factor(error_of(0.0625, 1e-3))),
              close);
}
// The other control looks at the error of the step before too: the first has 1e-4 in its place, and a refused one 1.
TEST(EnclosureWithin, TheControlThatIsGiven) {
  auto const later = [](auto const&, auto t) { return t * t; };
  auto const next = [](double squared, double before) {
    return us::detail::step_chooser<2, double>::factor(step_control::proportional_integral, squared,
                                                       before);
  };
  // Of x'' = t^2 the third coefficients are h^3 t / 3, with the time at the end, and h^3 / 3.
  auto const squared = [](double h, double end, double a) {
    double const of_velocity = h * h * h / 3 / a;
    return of_velocity * of_velocity * (1 + end * end) / 2;
  };
  auto const at = [&](long steps, double allowed, double first) {
    us::tolerance<us::motion<double, double>, double, double> const given{
        {allowed, allowed}, 0, first, {}, steps, step_control::proportional_integral};
    std::string const words = said(given, 60, 0, {of(1), of(1)}, later);
    return std::stod(words.substr(words.find("at time ") + 8));
  };
  double const a = 0.01, h = 0.25, e = squared(h, h, a), second = h * next(e, 1e-8);
  double const e_2 = squared(second, h + second, a), third = second * next(e_2, e);
  EXPECT_TRUE(e < 1 && e_2 < 1);
  EXPECT_NEAR(at(2, a, h), h + second, close);
  EXPECT_NEAR(at(3, a, h), h + second + third, close);
  // Each of these would be told from what the elementary control does, and from another error before.
  EXPECT_GT(std::abs(second - h * factor(e)), 10 * close);
  EXPECT_GT(std::abs(third - second * next(e_2, 1)), 10 * close);
  double const shorter = 0.5 * next(squared(0.5, 0.5, a), 1);
  EXPECT_GT(squared(0.5, 0.5, a), 1);
  EXPECT_NEAR(at(2, a, 0.5), shorter, close);
}
// One that is refused is tried again, shorter, and the next one is no longer.
TEST(EnclosureWithin, StepsThatAreRefused) {
  double const a = 0.1, second = factor(error_of(1, a));
  EXPECT_GT(error_of(1, a), 1);
  EXPECT_LT(error_of(second, a), 1);
  EXPECT_EQ(time_after(1, a, 60, 0, 1.0), 0);
  EXPECT_TRUE(1 < error_of(0.65, a) && error_of(0.65, a) < 2);
  EXPECT_EQ(time_after(1, a, 60, 0, 0.65), 0);
  EXPECT_NEAR(time_after(2, a, 60, 0, 1.0), second, close);
  double const next =
      factor(error_of(second, a)) > 1 ? second : second * factor(error_of(second, a));
  EXPECT_NEAR(time_after(3, a, 60, 0, 1.0), second + next, close);
  // Where no box holds, a fifth.
  EXPECT_EQ(time_after(1, a, 60, 0, 4.0), 0);
  double const fifth = 0.8, third = fifth * factor(error_of(fifth, a));
  EXPECT_GT(error_of(fifth, a), 1);
  EXPECT_NEAR(time_after(3, a, 60, 0, 4.0), third, close);
  // After two that are made as long as each other the next is longer, here by too much: the solution is e^1.6 as large.
  double const longer = fifth * factor(error_of(fifth, 4) * std::exp(2 * fifth));
  EXPECT_GT(error_of(longer, 4) * std::exp(4 * fifth), 1);
  EXPECT_LT(error_of(fifth, 4) * std::exp(4 * fifth), 1);
  EXPECT_NEAR(time_after(3, 4, 60, 0, 4.0), 2 * fifth, close);
  EXPECT_NEAR(time_after(4, 4, 60, 0, 4.0), 2 * fifth, close);
}
// A step that an end makes shorter says nothing of the next one.
TEST(EnclosureWithin, Ends) {
  double const a = 0.1, first = 0.5 * std::sqrt(2 * a);
  EXPECT_NEAR(time_after(1, a, 60, 0, found, found, std::array{0.125}), 0.125, close);
  EXPECT_NEAR(time_after(2, a, 60, 0, found, found, std::array{0.125}), 0.125 + first, close);
  EXPECT_NEAR(time_after(1, a, 60, 2, found, found, std::array{2.125}), 2.125, close);
  // One that would have ended there anyhow does.
  EXPECT_NEAR(time_after(2, 1e-3, 60, 0, 0.0625, found, std::array{0.0625}),
              0.0625 * (1 + factor(error_of(0.0625, 1e-3))), close);
  EXPECT_NEAR(time_after(1, a, -60, 0, found, found, std::array{-0.125}), -0.125, close);
  EXPECT_NEAR(time_after(1, a, 60, 0, found, 0.0625), 0.0625, close);
  EXPECT_NEAR(time_after(2, a, 60, 0, found, 0.0625), 0.125, close);
  EXPECT_EQ(time_after(2, a, 0.125, 0, found, 0.0625), 99);
  EXPECT_EQ(time_after(1, a, 0), 99);
  EXPECT_EQ(time_after(1, a, 2, 2), 99);
}

// Where no step leads on, the last one is named: a fall into a centre.
TEST(EnclosureWithin, StepsThatAreTooShort) {
  auto const ending = [](auto const& s, auto) { return -1.0 / s.position / s.position; };
  us::tolerance<us::motion<double, double>> const given{{1e-3, 1e-3}};
  for (double const end : {2.0, 2.5, 3.0, 4.0, 5.0, 6.0, 8.0, 10.0}) {
    std::string const words = said(given, end, 0, {of(1), of(0)}, ending);
    EXPECT_NE(words.find("no enclosure of the step at time 1."), std::string::npos) << words;
    // It is the last that is no shorter than 2^-40 of the way; a fifth of it may be.
    double const dt = std::stod(words.substr(words.find("(dt ") + 4));
    EXPECT_GE(dt, end * 0x1p-40);
    EXPECT_LT(dt, 5 * end * 0x1p-40);
  }
}

}  // namespace
