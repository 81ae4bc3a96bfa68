// SPDX-License-Identifier: BSL-1.0
// The heading of a gyro after an hour, from its data sheet.
#include <boost/units/systems/si.hpp>
#include <cmath>
#include <cstdio>
#include <unitstep/ensemble/mean_of.hpp>
#include <unitstep/noise/euler_maruyama.hpp>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;
using boost::units::quantity;
using unitstep::symbols::s;

//! [sheet]
// "Angle random walk: 0.3 degrees per root hour."
constexpr auto degree = 3.14159265358979323846 / 180 * si::radian;
constexpr auto hour = 3600.0 * s;
constexpr auto walk = 0.3 * degree / unitstep::sqrt(hour);
static_assert(magnitude(walk.value() - 8.726646259971647e-05) <
              1e-19);

// The same sheet may say a density: 0.3 degrees per root hour are
// 0.005 degrees per second and root hertz, if that is two-sided.
constexpr auto density =
    0.005 * degree / s * unitstep::sqrt(1.0 * s);
static_assert(magnitude((density / walk) - 1.0) < 1e-15);
//! [sheet]

//! [heading]
struct heading {
  quantity<si::plane_angle> angle;
};
auto after_an_hour(long run) {
  return integrate(
      euler_maruyama{}, heading{0.0 * si::radian},
      noisy{[](auto const&, auto) {
              return rates{0.0 * si::radian / s};
            },
            [](auto const&, auto) { return rates_of_noise{walk}; },
            random_path{1, run}},
      10.0 * s, 360);
}
//! [heading]

int main() {
  //! [check]
  auto const found = mean_of({.runs = 4000}, after_an_hour);
  double const off = found.deviation.angle / degree;
  std::printf("after an hour the heading is off by %.3f degrees\n",
              off);
  return std::abs(off - 0.3) < 4 * 0.3 / std::sqrt(2.0 * 4000) ? 0
                                                               : 1;
  //! [check]
}
