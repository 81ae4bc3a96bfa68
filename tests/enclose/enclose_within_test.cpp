// SPDX-License-Identifier: BSL-1.0
#include <array>
#include <boost/units/systems/si.hpp>
#include <cmath>
#include <limits>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <unitstep/enclose/enclose_within.hpp>
#include <unitstep/forces/gravity.hpp>
#include <unitstep/math/quantity_functions.hpp>
#include <unitstep/math/vec_products.hpp>
#include <unitstep/numbers/between.hpp>
#include <unitstep/state/motion.hpp>

#include <gtest/gtest.h>

namespace {

namespace si = boost::units::si;
namespace us = unitstep;

constexpr auto m = si::metre;
constexpr auto s = si::second;
constexpr auto m_per_s = si::metre_per_second;
template <class I, class Q>
constexpr bool holds(I const& box, Q const& inside) {
  return box.lower <= inside && inside <= box.upper;
}
constexpr auto within(double error) {
  return us::tolerance{us::motion{error * m, error * m_per_s}};
}

// cos t from 1 m: cos 1 = 0.54030230586813971740, sin 1 = 0.84147098480789650665 (MPFR, 20 digits).
constexpr auto hook = [](auto const& q, auto) { return -q.position / s / s; };
constexpr us::motion start{1.0 * m, 0.0 * m_per_s};
constexpr auto swung = us::enclose(start, hook, within(1e-10), 1.0 * s);
static_assert(holds(swung.position, 0.54030230586813972 * m) &&
              holds(swung.velocity, -0.84147098480789651 * m_per_s));
// Some steps, each of which adds at most 1e-10 on each side; the control is a tolerance that is met by none.
static_assert(swung.position.upper - swung.position.lower < 1e-9 * m);
static_assert(!(us::enclose(start, hook, within(1e-4), 1.0 * s).position.upper -
                    us::enclose(start, hook, within(1e-4), 1.0 * s).position.lower <
                1e-9 * m));
// Of an order so high that the controller takes another root.
constexpr auto highly = us::enclose<16>(start, hook, within(1e-14), 1.0 * s);
static_assert(holds(highly.position, 0.54030230586813972 * m) &&
              highly.position.upper - highly.position.lower < 1e-13 * m);
// A given start of time, the way back, and an end that is the start.
constexpr auto home =
    us::enclose(us::motion{swung.position, swung.velocity}, hook, within(1e-10), 2.0 * s, 3.0 * s);
static_assert(holds(home.position, 1.0 * m) && home.position.upper < 1.000000001 * m &&
              home.position.lower > 0.999999999 * m);
constexpr auto stays = us::enclose(start, hook, within(1e-10), 0.0 * s);
static_assert(holds(stays.position, 1.0 * m) && stays.position.upper < 1.000000000000001 * m);
// A relative tolerance, steps that are given, an aggregate: decay to 1/e, 0.36787944117144232160 (MPFR).
template <class T = double>
struct tank {
  us::light<si::volume, T> water;
};
template <class T>
tank(us::light<si::volume, T>) -> tank<T>;
constexpr auto leak = [](auto const& t, auto) { return us::rates{-t.water / s}; };
constexpr tank<> full{{1.0}};
constexpr auto left =
    us::enclose(full, leak, us::tolerance{tank<>{{0.0}}, 1e-11, 0.25 * s, 0.5 * s}, 1.0 * s);
static_assert(holds(us::interval<double>{left.water.value().lower, left.water.value().upper},
                    0.36787944117144232));
static_assert(left.water.value().upper - left.water.value().lower < 1e-10);

// Half a turn of a comet: at the far end of an orbit of eccentricity 0.8 about 1 m^3/s^2, which is at
// x = -1.8 m, y = 0 (closed form). Fixed steps of the mean length do not come through the near end.
//! [comet]
constexpr auto sun = [](auto const& q, auto) {
  auto const r = norm(q.position);
  return -1.0 * m * m * m / s / s * q.position / (r * r * r);
};
constexpr us::motion near_end{us::vec{0.2, 0.0} * m, us::vec{0.0, 3.0} * m_per_s};
constexpr double pi = 3.14159265358979323846;
TEST(EncloseWithin, TakesShortStepsWhereTheyAreDue) {
  us::tolerance const allowed{us::motion{1e-12 * m, 1e-12 * m_per_s}};
  auto const end = us::enclose<12>(near_end, sun, allowed, pi * s);
  // pi is rounded by 1.3e-16, and the speed there is 1/3 m/s.
  EXPECT_TRUE(holds(end.position.x, -1.8 * m));
  EXPECT_LT(end.position.y.lower, 1e-15 * m);
  EXPECT_GT(end.position.y.upper, -1e-15 * m);
  EXPECT_LT(end.position.y.upper - end.position.y.lower, 1e-8 * m);
  EXPECT_THROW((void)us::enclose<12>(near_end, sun, pi / 60 * s, 60), std::runtime_error);
}
//! [comet]
// How narrow a box is that holds rounding alone, beside the library kv, which encloses Kepler's problem of eccentricity
// 0.5 to t = 20 within 3.9e-12, and Duffing's oscillator to 20 within 9.6e-14: not three times as wide. The solutions by
// mpmath with 40 digits, Duffing's as an elliptic function.
constexpr double wide(us::interval<double> const& x) { return x.upper - x.lower; }
TEST(EncloseWithin, IsAsNarrowAsOthers) {
  auto const pull = [](auto const& q, auto const&) {
    auto const square = us::squared(q.position);
    return -q.position / (square * us::math::sqrt(square));
  };
  us::motion const nearest{us::vec{0.5, 0.0}, us::vec{0.0, 1.7320508075688772}};
  us::vec const fine{1e-17, 1e-17};
  auto const orbit = us::enclose<15>(nearest, pull, us::tolerance{us::motion{fine, fine}}, 20.0);
  EXPECT_TRUE(orbit.position[0].holds(-0.5780432953035455887));
  EXPECT_TRUE(orbit.position[1].holds(0.8633840009194184129));
  EXPECT_TRUE(orbit.velocity[0].holds(-0.9595083730380676300));
  EXPECT_TRUE(orbit.velocity[1].holds(-0.06504915126712881752));
  for (auto const& x : {orbit.position[0], orbit.position[1], orbit.velocity[0], orbit.velocity[1]})
    EXPECT_LT(wide(x), 3 * 3.9e-12);
  auto const stiffening = [](auto const& q, auto const&) {
    return -(q.position + q.position * q.position * q.position);
  };
  auto const swing = us::enclose<12>(us::motion{1.0, 0.0}, stiffening,
                                     us::tolerance{us::motion{1e-17, 1e-17}}, 20.0);
  EXPECT_TRUE(swing.position.holds(0.3195847389260590337));
  EXPECT_TRUE(swing.velocity.holds(-1.1801058750243600203));
  EXPECT_LT(wide(swing.position), 3 * 9.6e-14);
  EXPECT_LT(wide(swing.velocity), 3 * 9.6e-14);
}
TEST(EncloseWithin, EndsStepsWhereTheyMustEnd) {
  us::tolerance allowed{us::motion{1e-9 * m, 1e-9 * m_per_s},
                        0.0,
                        0.5 * s,
                        1.0 * s,
                        3,
                        us::step_control::elementary,
                        std::array{0.125 * s}};
  EXPECT_TRUE(holds(us::enclose(start, hook, allowed, 0.25 * s).position,
                    0.96891242171064478 * m));  // cos 1/4 (MPFR)
  allowed.most_steps = 1;                       // two are needed to end at an eighth
  try {
    (void)us::enclose(start, hook, allowed, 0.25 * s);
    ADD_FAILURE();
  } catch (std::runtime_error const& e) {
    EXPECT_EQ(std::string(e.what()),
              "unitstep: enclose: the most steps of the tolerance were made at time 0.125, "
              "before the end; most_steps allows more");
  }
}
TEST(EncloseWithin, SaysWhenNothingIsFound) {
  // 1 / (1 - t) ends at 1 s.
  auto const blow_up = [](auto const& t, auto) {
    return us::rates{t.water * t.water / (1.0 * s * m * m * m)};
  };
  us::tolerance const allowed{tank<>{{1e-9}}, 1e-9};
  EXPECT_TRUE(holds(us::interval<double>{1.9, 2.1},
                    us::enclose(full, blow_up, allowed, 0.5 * s).water.value().lower));
  EXPECT_THROW((void)us::enclose(full, blow_up, allowed, 2.0 * s), std::runtime_error);
  EXPECT_THROW((void)us::enclose(start, hook, within(0.0), 1.0 * s), std::domain_error);
  EXPECT_THROW((void)us::enclose(start, hook, within(-1.0), 1.0 * s), std::domain_error);
  EXPECT_THROW((void)us::enclose(start, hook, within(1e-9), 1.0 / 0.0 * s), std::domain_error);
}
// Judged are the end, the field and the tolerance.
using seconds = boost::units::quantity<si::time>;
using metres = boost::units::quantity<si::length>;
template <class Field, class Tolerance, class End>
constexpr bool ok =
    decltype(us::diagnostics::check_enclosure_within<std::remove_const_t<decltype(start)>, Field,
                                                     Tolerance, End, seconds>())::ok;
using allowed_errors = decltype(within(1.0));
using wrong_errors = decltype(us::tolerance{us::motion{1.0 * s, 1.0 * m_per_s}});
constexpr auto wrong_field = [](auto const& q, auto) { return -q.position / s; };
static_assert(ok<decltype(hook), allowed_errors, seconds> &&
              !ok<decltype(hook), allowed_errors, metres> &&
              !ok<decltype(wrong_field), allowed_errors, seconds> &&
              !ok<decltype(hook), wrong_errors, seconds>);

TEST(EncloseWithin, RefusesConstantsThatAreNotFinite) {
  us::gravity const law{std::numeric_limits<double>::infinity() * m / s / s};
  EXPECT_THROW(static_cast<void>(us::enclose(start, law, within(1e-10), 1.0 * s)),
               std::domain_error);
}

TEST(EncloseWithin, IsTheSameAtRunTime) {
  auto const now = us::enclose(start, hook, within(1e-10), 1.0 * s);
  EXPECT_EQ(now.position.lower, swung.position.lower);
  EXPECT_EQ(now.position.upper, swung.position.upper);
}

namespace steps {

namespace us = unitstep;
using of = us::interval<double>;
using intervals = us::motion<of, of>;
using us::step_control;
using us::detail::not_given;
constexpr not_given found{};
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
/// The time after so many tries, in six digits; 99 if the end came first.
template <class First = not_given, class Longest = not_given, class Ends = not_given,
          class Field = decltype(growing)>
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

/// The squared error of a step of h whose first box holds, and the factor to the next step.
double error_of(double h, double allowed) {
  double const two_terms = h + h * h / 2;
  return std::pow(h * h * h / 6 * (1 + 2 * two_terms) / allowed, 2);
}
double factor(double squared) {
  return us::detail::step_chooser<2, double>::factor(step_control::elementary, squared, 1);
}
constexpr double close = 1e-5;

// Half of the step with which the coefficients of order 2 or 3, h^2 / 2 and h^3 / 6, are as large as allowed.
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
  // Each number has its own allowed error and its own size: 3 h^2 / 2 beside 1/2 + 3/2.
  double const mean = std::sqrt(2 / (1 / (0.1 * 0.1) + 1 / (0.4 * 0.4)));
  EXPECT_NEAR(time_after(1, 0.1, 60, 0, found, found, found, {of(1), of(1)}, 0, growing, 0.4),
              0.5 * std::sqrt(2 * mean), close);
  EXPECT_NEAR(time_after(1, 0.5, 60, 0, found, found, found, {of(1), of(3)}, 0.5),
              0.5 * std::sqrt(2 * std::sqrt(2 / (1 + 1.5 * 1.5))), close);
  // For x'' = t^2 there is no coefficient of order 2, and h^3 / 3 in one of the two numbers.
  auto const later = [](auto const&, auto t) { return t * t; };
  double const third = 0.5 * std::cbrt(3 * std::sqrt(2.0) * 0.1);
  EXPECT_NEAR(time_after(1, 0.1, 60, 0, found, found, found, {of(1), of(1)}, 0, later), third,
              close);
}
// Without coefficients of these orders: ten times the step that changes the state by its size or the allowed error.
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
  // At rest the first step may be all of the way: it is a thousandth of that, times a thousand.
  EXPECT_EQ(first(3, 0, 1e-3), 99);
  EXPECT_EQ(time_after(1, 1e-3, 20, -10, found, found, found, {of(3), of(0)}, 0, straight), 99);
  EXPECT_EQ(time_after(1, 1e-3, -20, 10, found, found, found, {of(3), of(0)}, 0, straight), 99);
  EXPECT_EQ(first(4, 2, 1e-3, 22), 99);
  EXPECT_NE(first(4, 2, 1e-3, 23), 99);
}

// The compiler can make such a run, also from rest.
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
  // For x'' = t^2 the third coefficients are h^4 / 3 at the end of a step h from 0, and h^3 / 3.
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
// The other control also uses the last step's error: 1e-4 in the first step, and 1 after a refused one.
TEST(EnclosureWithin, TheControlThatIsGiven) {
  auto const later = [](auto const&, auto t) { return t * t; };
  auto const next = [](double squared, double before) {
    return us::detail::step_chooser<2, double>::factor(step_control::proportional_integral, squared,
                                                       before);
  };
  // For x'' = t^2 the third coefficients are h^3 t / 3, with the time at the end, and h^3 / 3.
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
  // The elementary control, or another last error, would give clearly different steps.
  EXPECT_GT(std::abs(second - h * factor(e)), 10 * close);
  EXPECT_GT(std::abs(third - second * next(e_2, 1)), 10 * close);
  double const shorter = 0.5 * next(squared(0.5, 0.5, a), 1);
  EXPECT_GT(squared(0.5, 0.5, a), 1);
  EXPECT_NEAR(at(2, a, 0.5), shorter, close);
}
// A refused step is tried again with a shorter length, and the next step is no longer.
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
  // If no box holds, the step becomes a fifth.
  EXPECT_EQ(time_after(1, a, 60, 0, 4.0), 0);
  double const fifth = 0.8, third = fifth * factor(error_of(fifth, a));
  EXPECT_GT(error_of(fifth, a), 1);
  EXPECT_NEAR(time_after(3, a, 60, 0, 4.0), third, close);
  // After two steps of one length the next is longer, here by too much, since the solution has grown by e^1.6.
  double const longer = fifth * factor(error_of(fifth, 4) * std::exp(2 * fifth));
  EXPECT_GT(error_of(longer, 4) * std::exp(4 * fifth), 1);
  EXPECT_LT(error_of(fifth, 4) * std::exp(4 * fifth), 1);
  EXPECT_NEAR(time_after(3, 4, 60, 0, 4.0), 2 * fifth, close);
  EXPECT_NEAR(time_after(4, 4, 60, 0, 4.0), 2 * fifth, close);
}
// A step that an end shortens does not determine the next one.
TEST(EnclosureWithin, Ends) {
  double const a = 0.1, first = 0.5 * std::sqrt(2 * a);
  EXPECT_NEAR(time_after(1, a, 60, 0, found, found, std::array{0.125}), 0.125, close);
  EXPECT_NEAR(time_after(2, a, 60, 0, found, found, std::array{0.125}), 0.125 + first, close);
  EXPECT_NEAR(time_after(1, a, 60, 2, found, found, std::array{2.125}), 2.125, close);
  // A step that would have ended there anyway does.
  EXPECT_NEAR(time_after(2, 1e-3, 60, 0, 0.0625, found, std::array{0.0625}),
              0.0625 * (1 + factor(error_of(0.0625, 1e-3))), close);
  EXPECT_NEAR(time_after(1, a, -60, 0, found, found, std::array{-0.125}), -0.125, close);
  EXPECT_NEAR(time_after(1, a, 60, 0, found, 0.0625), 0.0625, close);
  EXPECT_NEAR(time_after(2, a, 60, 0, found, 0.0625), 0.125, close);
  EXPECT_EQ(time_after(2, a, 0.125, 0, found, 0.0625), 99);
  EXPECT_EQ(time_after(1, a, 0), 99);
  EXPECT_EQ(time_after(1, a, 2, 2), 99);
}

// Where no step is possible any more, the error names the last one: a fall into a centre.
TEST(EnclosureWithin, StepsThatAreTooShort) {
  auto const ending = [](auto const& s, auto) { return -1.0 / s.position / s.position; };
  us::tolerance<us::motion<double, double>> const given{{1e-3, 1e-3}};
  for (double const end : {2.0, 2.5, 3.0, 4.0, 5.0, 6.0, 8.0, 10.0}) {
    std::string const words = said(given, end, 0, {of(1), of(0)}, ending);
    EXPECT_NE(words.find("no enclosure of the step at time 1."), std::string::npos) << words;
    // The last step is no shorter than 2^-40 of the way, and a fifth of it may be.
    double const dt = std::stod(words.substr(words.find("(dt ") + 4));
    EXPECT_GE(dt, end * 0x1p-40);
    EXPECT_LT(dt, 5 * end * 0x1p-40);
  }
}

}  // namespace steps

}  // namespace
