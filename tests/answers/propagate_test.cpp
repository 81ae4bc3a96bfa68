// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <cmath>
#include <concepts>
#include <limits>
#include <stdexcept>
#include <unitstep/answers/propagate.hpp>
#include <unitstep/ensemble/ensemble.hpp>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>

namespace {

namespace si = boost::units::si;
namespace us = unitstep;
using us::symbols::m, us::symbols::m2, us::symbols::m_per_s, us::symbols::s;

constexpr bool is_about(double x, double due, double off) {
  return x - due <= off && due - x <= off;
}

// A product x y has the deviation sqrt((y sx)^2 + (x sy)^2): 3 m +- 0.3 m times 4 s +- 0.3 s is 12 m s +- 1.5 m s.
constexpr auto product =
    us::propagate([](auto x, auto y) { return x * y; }, us::measured{3.0 * m, 0.3 * m},
                  us::measured{4.0 * s, 0.3 * s});
static_assert(product.value == 12.0 * m * s && is_about(product.sigma / (m * s), 1.5, 1e-15));
static_assert(
    std::same_as<decltype(us::propagate([](auto x) { return x; }, us::measured{3.0 * m, 0.3 * m})),
                 us::measured<boost::units::quantity<si::length>>>);
// A number from a number, and a certain value.
constexpr auto square = us::propagate([](auto x) { return x * x; }, us::measured{3.0, 0.5});
static_assert(square.value == 9.0 && square.sigma == 3.0);
static_assert(us::propagate([](auto x) { return x * x; }, us::measured{3.0, 0.0}).sigma == 0.0);
// A result that does not depend on it is certain, also for a number, whose slopes have the type of the result.
constexpr auto sure = us::propagate([](auto) { return 3.0 * m; }, us::measured{2.0, 0.5});
static_assert(sure.value == 3.0 * m && sure.sigma == 0.0 * m);
constexpr auto partly =
    us::propagate([](auto x) { return us::vec{x * m, 3.0 * m}; }, us::measured{2.0, 0.5});
static_assert(partly.sigma.x == 0.5 * m && partly.sigma.y == 0.0 * m &&
              partly.covariance[0][1] == 0.0 * m2 && partly.covariance[1][1] == 0.0 * m2);
// A result can be used as a measurement: x and then 2 x.
constexpr auto twice = us::propagate([](auto x) { return 2.0 * x; }, product);
static_assert(is_about(twice.sigma / (m * s), 3, 1e-15));
// Several results have covariances: x + y and x - y with equal deviations do not covary, x and x + y do.
constexpr auto both = us::propagate([](auto x, auto y) { return us::vec{x + y, x - y, x}; },
                                    us::measured{3.0 * m, 2.0 * m}, us::measured{4.0 * m, 2.0 * m});
static_assert(both.covariance[0][1] == 0.0 * m2 && both.covariance[0][2] == 4.0 * m2 &&
              both.covariance[0][0] == 8.0 * m2 && both.sigma.z == 2.0 * m);

// The unit of a result does not matter, since no square leaves the range. A difference of 3 +- 3 and 4 +- 4 has the
// deviation 5, in any powers of two, down to the smallest number and up to the largest that the result allows.
template <class T>
constexpr bool scales() {
  auto const errs_by = [](T unit) {
    return us::propagate([](auto x, auto y) { return y - x; },
                         us::measured{T(3) * unit * us::symbols::kg, T(3) * unit * us::symbols::kg},
                         us::measured{T(4) * unit * us::symbols::kg, T(4) * unit * us::symbols::kg})
               .sigma.value() /
           unit;
  };
  auto const together_by = [](T unit) {
    return us::propagate([](auto x, auto y) { return us::vec{x + y, x - y}; },
                         us::measured{T(3) * unit, T(3) * unit},
                         us::measured{T(4) * unit, T(4) * unit})
               .sigma.y /
           unit;
  };
  using limits = std::numeric_limits<T>;
  for (T const unit :
       {limits::denorm_min(), (limits::min)(), limits::epsilon(), T(1), 1 / (limits::min)() / 8})
    if (errs_by(unit) != T(5)) return false;
  // Covariances are squares themselves, so they work as far as these are numbers.
  return together_by((limits::min)()) == T(5) && together_by(T(1)) == T(5);
}
static_assert(scales<float>() && scales<double>() && scales<long double>());
static_assert(us::propagate([](auto x) { return x; }, us::measured{1e-24F, 1e-24F}).sigma ==
              1e-24F);
static_assert(us::propagate([](auto x) { return x; }, us::measured{1e170, 1e170}).sigma == 1e170);

TEST(Propagate, RefusesADeviationThatIsNone) {
  EXPECT_THROW(static_cast<void>(us::measured{1.0 * m, -1.0 * m}), std::domain_error);
  EXPECT_THROW(static_cast<void>(us::measured{1.0, std::nan("")}), std::domain_error);
}

// The landing ellipse of examples/landing_ellipse.cpp: a shell of 100 m/s +- 1 m/s at 45 degrees, turned aside by 0 +-
// 0.005. The range v^2 / g has the deviation 2 v sigma / g = 20 m, and the shell lands aside by 0.005 of 1000 m. To
// first order, and by an ensemble of 2000, whose deviations have an error of 1 part in sqrt(2 2000); five times that is
// no chance.
struct impact {
  double range, aside;
};
constexpr auto shot = [](auto speed, auto turn) {
  auto const falls = [](auto const&, auto) {
    return us::vec{0.0, 0.0, -10.0} * si::metre_per_second_squared;
  };
  auto const flat = speed / us::sqrt(2.0);
  auto const end = us::integrate_until(
      us::suvat{},
      us::motion{us::vec{0.0, 0.0, 0.0} * si::metre,
                 us::vec{flat * us::math::cos(turn), flat * us::math::sin(turn), flat}},
      falls, 0.25 * s, [](auto const& now, auto) { return now.position.z; }, 1000);
  return us::vec{end.state.position.x, end.state.position.y};
};
TEST(Propagate, AgreesWithAnEnsemble) {
  auto const found =
      us::propagate(shot, us::measured{100.0 * m_per_s, 1.0 * m_per_s}, us::measured{0.0, 0.005});
  EXPECT_NEAR(found.value.x / m, 1000, 1e-9);
  EXPECT_NEAR(found.sigma.x / m, 20, 1e-9);
  EXPECT_NEAR(found.sigma.y / m, 5, 1e-9);
  EXPECT_NEAR(found.covariance[0][1] / m2, 0, 1e-9);
  constexpr long runs = 2000;
  auto const shots =
      us::make_runs(us::ensemble{.runs = runs, .seed = 7}, [](long, us::draws& random) {
        auto const end =
            shot(random.normal(100.0 * m_per_s, 1.0 * m_per_s), random.normal(0.0, 0.005));
        return impact{end.x / m, end.y / m};
      });
  double x = 0, y = 0, xx = 0, yy = 0;
  for (auto const& [range, aside] : shots) x += range / runs, y += aside / runs;
  for (auto const& [range, aside] : shots)
    xx += (range - x) * (range - x) / runs, yy += (aside - y) * (aside - y) / runs;
  double const chance = 5 / std::sqrt(2.0 * runs);
  EXPECT_NEAR(std::sqrt(xx) * m / found.sigma.x, 1, chance);
  EXPECT_NEAR(std::sqrt(yy) * m / found.sigma.y, 1, chance);
}

// A body nearly at rest: after 50 s of x'' = -x' / 10 - x, half a metre at the start leaves 0.0763844318 of it,
// e^(-t/20) (cos w t + sin w t / 20 w) with w^2 = 1 - 1/400.
TEST(Propagate, KnowsWhatMayHaveMoved) {
  auto const end_of = [](auto x) {
    return us::integrate(
               us::dop853{}, us::motion{x, 0.0 * x / s},
               [](auto const& now, auto) {
                 return -0.1 / s * now.velocity - 1.0 / (s * s) * now.position;
               },
               us::tolerance{us::motion{1e-9 * m, 1e-9 * m_per_s}}, 50.0 * s)
        .position;
  };
  auto const end = us::propagate(end_of, us::measured{0.0 * m, 0.5 * m});
  EXPECT_EQ(end.value, 0.0 * m);
  EXPECT_NEAR(end.sigma / m, 0.5 * 0.0763844318, 1e-8);
}

}  // namespace
