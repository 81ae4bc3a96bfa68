// SPDX-License-Identifier: BSL-1.0
// Numbers of our own.
#include <boost/units/systems/si.hpp>
#include <limits>
#include <string_view>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>

using namespace unitstep;
using namespace unitstep::symbols;

namespace interval_example {
//! [interval]
// Between two doubles; 9/10 is none, so it is told by its neighbours.
constexpr interval way = between(0.9 * m, 1.1 * m);
static_assert(way.lower == 0.9 * m && way.upper == 1.1 * m);
constexpr auto decimal = around(0.9 * m);
static_assert(decimal.lower < 0.9 * m && 0.9 * m < decimal.upper);
//! [interval]
//! [certainty]
// 1 to 2 is surely less than 3; whether it is less than 1.5 is open.
constexpr interval<double> some{1.0, 2.0};
static_assert((some < 3.0).surely());
static_assert((some < 1.5).may_be() && !(some < 1.5).surely());
static_assert((some < 1.5) == certainty{certainty::open});
//! [certainty]
//! [interval functions]
// What each function can be of 1 to 4, and of what surely holds.
constexpr interval<double> one_to_four{1.0, 4.0};
static_assert(sqrt(one_to_four).holds({1.0, 2.0}));
static_assert(exp(one_to_four).upper < 54.6 &&
              cbrt(one_to_four).upper < 1.588);
static_assert(log(one_to_four).upper < 1.3863 &&
              pow(one_to_four, 0.5).upper < 2.0001);
static_assert(sin(one_to_four).upper == 1 &&
              cos(one_to_four).lower == -1);
static_assert(atan(one_to_four).upper < 1.326 &&
              tan(one_to_four / 4.0).upper < 1.558);
static_assert(atan2(one_to_four, one_to_four).upper < 1.3259);
static_assert(abs(-one_to_four).lower == 1);
static_assert(hull(one_to_four, 5.0).upper == 5);
static_assert(select(one_to_four < 2.0, interval<double>{3.0},
                     interval<double>{5.0})
                  .holds(4.0));
//! [interval functions]
}  // namespace interval_example

namespace series_example {
//! [series]
// cos t to the fourth power of t: 1 - t^2/2 + t^4/24.
constexpr auto t = [] {
  series<double, 4> variable(0.0);
  variable.c[1] = 1.0;
  variable.last = 1;
  return variable;
}();
static_assert(cos(t).c[2] == -0.5 && cos(t).c[4] == 1.0 / 24);
static_assert((t * t).c[2] == 1.0);
//! [series]
//! [series functions]
// Each has the series of its result; those of 1 + t begin as here.
constexpr auto a = 1.0 + t;
static_assert(sqrt(a).c[1] == 0.5 && exp(t).c[2] == 0.5 &&
              log(a).c[2] == -0.5);
static_assert(sin(t).c[1] == 1.0 && tan(t).c[1] == 1.0 &&
              atan(t).c[1] == 1.0);
constexpr auto both = sin_cos(t);
static_assert(both.sine.c[1] == 1.0 && both.cosine.c[0] == 1.0);
static_assert(pow(a, a).c[1] == 1.0 && atan2(t, a).c[1] == 1.0);
static_assert(magnitude(cbrt(a).c[1] - 1.0 / 3) < 1e-15);
//! [series functions]
}  // namespace series_example

int main() {}
