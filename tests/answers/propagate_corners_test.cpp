// SPDX-License-Identifier: BSL-1.0
// deep: takes the compiler seconds
// Deviations in units of any size and in each number, and those of two results, which an ensemble of runs has too.
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <cmath>
#include <limits>
#include <unitstep/answers/propagate.hpp>
#include <unitstep/ensemble/ensemble.hpp>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>

namespace {

namespace si = boost::units::si;
namespace us = unitstep;
using us::symbols::m, us::symbols::m2, us::symbols::m_per_s, us::symbols::s;

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
TEST(CornersOfPropagate, AgreesWithAnEnsemble) {
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

}  // namespace
