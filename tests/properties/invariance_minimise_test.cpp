// SPDX-License-Identifier: BSL-1.0
// deep: takes the compiler half a minute
// Minimisation: where zero is, the units and the order of the parameters do not matter. NLopt computes in double.
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <unitstep/answers/minimise.hpp>

#include "support/invariance.hpp"

namespace {

using namespace unitstep;
namespace si = boost::units::si;
namespace is = invariance;
using row = std::vector<double>;

constexpr auto m = si::metre;
constexpr auto s = si::second;

/// The lowest point of an oblong, rotated bowl, and the depth there.
std::vector<is::trial<double>> all_minima() {
  return {{"minimise, minimum, bounded",
           {{is::place, -1, 1},
            {is::duration, 2, 3},
            {is::velocity, .1, .2},
            {is::way, .5, 1},
            {is::duration, .5, 1}},
           {is::place, is::duration},
           [](row const& x, is::as how) {
             auto const cost = [x](auto const& place, auto const& time) {
               auto const a = (place - x[0] * m) / (x[3] * m);
               auto const b = (time - x[1] * s) / (x[4] * s);
               return a * a + 3.0 * b * b + a * b;
             };
             double const size = std::abs(x[3]);
             bounded const place{(x[0] - 4 * size) * m, (x[0] + size) * m, (x[0] + 4 * size) * m};
             bounded const time{(x[1] - 4 * x[4]) * s, (x[1] - x[4]) * s, (x[1] + 4 * x[4]) * s};
             if (how == is::as::reordered) {
               minimum const best =
                   minimise([&](auto const& t, auto const& p) { return cost(p, t); }, time, place);
               auto const [t, p] = best.parameters;
               return row{p.value(), t.value()};
             }
             minimum const best = minimise(cost, place, time);
             auto const [p, t] = best.parameters;
             return row{p.value(), t.value()};
           },
           {is::as::reordered},
           1e11,  // a minimum is known to half of the digits
           false}};
}

TEST(Minima, KnowNoZeroNoUnitAndNoOrder) { is::hold_all(all_minima()); }

}  // namespace
