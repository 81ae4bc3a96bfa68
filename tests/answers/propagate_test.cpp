// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <cmath>
#include <concepts>
#include <stdexcept>
#include <unitstep/answers/propagate.hpp>
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

TEST(Propagate, RefusesADeviationThatIsNone) {
  EXPECT_THROW(static_cast<void>(us::measured{1.0 * m, -1.0 * m}), std::domain_error);
  EXPECT_THROW(static_cast<void>(us::measured{1.0, std::nan("")}), std::domain_error);
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
