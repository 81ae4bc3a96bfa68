// SPDX-License-Identifier: BSL-1.0
// deep: takes the compiler half a minute
// Every method for noise on one path, in three number types: where the zeros of place and time are, the units, and left
// and right do not matter.
#include <gtest/gtest.h>

#include <cmath>
#include <unitstep/drive/integrate.hpp>
#include <unitstep/noise/euler_maruyama.hpp>
#include <unitstep/noise/milstein.hpp>
#include <unitstep/noise/noisy.hpp>
#include <unitstep/noise/rates_of_noise.hpp>
#include <unitstep/noise/sra1.hpp>
#include <unitstep/noise/stochastic_heun.hpp>

#include "support/invariance.hpp"

namespace {

using namespace unitstep;
namespace is = invariance;
using is::row;

/// A start, the middle and stiffness of a spring, the strength of the noise (a velocity times the root of a rate), an
/// instant, and a step.
std::vector<is::argument> const pushed{
    {is::place, -1, 1},    {is::velocity, -1, 1}, {is::place, -1, 1},  {is::rate_squared, 1, 2},
    {is::velocity, -1, 1}, {is::rate, .5, 1},     {is::instant, 0, 1}, {is::duration, .02, .05}};

template <class T>
std::vector<is::trial<T>> all_methods() {
  auto const by = [](auto const& method) {
    return [method](row<T> const& x, is::as) {
      auto const pulls = [x](auto const& now, auto) { return -x[3] * (now.position - x[2]); };
      auto const noise = [b = x[4] * std::sqrt(x[5])](auto const&, auto) { return b; };
      auto const end = integrate(method, motion<T, T>{x[0], x[1]},
                                 noisy{pulls, noise, random_path{7, 1}}, x[7], 16, x[6]);
      return row<T>{end.position, end.velocity};
    };
  };
  return {
      {"euler_maruyama, noisy, random_path",
       pushed,
       {is::place, is::velocity},
       by(euler_maruyama{})},
      {"milstein", pushed, {is::place, is::velocity}, by(milstein{})},
      {"stochastic_heun", pushed, {is::place, is::velocity}, by(stochastic_heun{})},
      {"sra1", pushed, {is::place, is::velocity}, by(sra1{})},
      {"sources",
       pushed,
       {is::place, is::velocity},
       [](row<T> const& x, is::as) {
         auto const pulls = [x](auto const& now, auto) { return -x[3] * (now.position - x[2]); };
         auto const noise = [b = x[4] * std::sqrt(x[5])](auto const&, auto) {
           return sources{b, b / 2};
         };
         auto const end = integrate(stochastic_heun{}, motion<T, T>{x[0], x[1]},
                                    noisy{pulls, noise, random_path{7, 1}}, x[7], 16, x[6]);
         return row<T>{end.position, end.velocity};
       }},
  };
}

template <class T>
class Noise : public testing::Test {};
TYPED_TEST_SUITE(Noise, is::numbers);

TYPED_TEST(Noise, KnowsNoZeroNoUnitAndNoSide) { is::hold_all(all_methods<TypeParam>()); }

// The control: a step without the root of its length depends on the unit of time.
TEST(NoiseWithoutItsRoot, KnowsTheUnit) {
  auto const end = [](double second) {
    double x = 0;
    for (int n = 0; n < 16; ++n) {
      detail::step_of_run const whole{n, 0, 1};
      x +=
          std::sqrt(1 / second) * random_path{7, 1}.increments<1>(whole, {true})[0] * (second / 64);
    }
    return x;
  };
  EXPECT_NE(end(1), end(4));
}

}  // namespace
