// SPDX-License-Identifier: BSL-1.0
// A train in single precision: what 144,000 roundings come to, and
// what is left of them when each is kept and added again.
#include <boost/units/systems/si.hpp>
#include <cstdio>
#include <limits>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;

//! [train]
// At 50 m/s, 120 updates a second.
constexpr motion train{0.0f * si::metre,
                       50.0f * si::metre_per_second};
constexpr auto rolls = [](auto const&, auto) {
  return 0.0f * si::metre_per_second_squared;
};
constexpr auto dt = si::second / 120.0f;
//! [train]

//! [compensated]
constexpr chain plain{semi_implicit_euler{}, train, rolls, dt};
constexpr chain kept{compensated{semi_implicit_euler{}}, train,
                     rolls, dt};
//! [compensated]

//! [minute]
// Where the train is due after n steps of the dt that a float has.
constexpr double due(int n) { return 50.0 * n * dt.value(); }
constexpr double off(auto const& end, int n) {
  return end.position.value() - due(n);
}
constexpr double plain_off = off(state_after<plain, 7200>, 7200);
constexpr double kept_off = off(state_after<kept, 7200>, 7200);
static_assert(plain_off > 0.1 && plain_off < 0.11);
static_assert(kept_off > -0.0001 && kept_off < 0.0001);
//! [minute]

//! [last digit]
// The float that is nearest to the truth, and no other.
static_assert(state_after<kept, 7200>.position.value() ==
              static_cast<float>(due(7200)));
//! [last digit]

//! [level]
// Any state, at run time too.
auto after(auto const& method, int seconds) {
  return integrate(method, train, rolls, dt, 120 * seconds);
}
//! [level]

//! [parts]
// From 32,768 m on the last binary digit of a float is 1/256 m. The
// train goes 106 2/3 of these a step, and comes 107 of them far.
static_assert(std::numeric_limits<float>::digits == 24);
constexpr float part = 1.0f / 256;
constexpr double parts_a_step = 50.0 / 120 * 256;
static_assert(32768.0f + 0.49f * part == 32768.0f);
static_assert(32768.0f + 50.0f / 120 == 32768.0f + 107 * part);
static_assert(parts_a_step > 106.66 && parts_a_step < 106.67);
//! [parts]

//! [time]
constexpr float added_up(int steps) {
  float sum = 0;
  for (int n = 0; n < steps; ++n) sum += dt.value();
  return sum;
}
constexpr float multiplied(int steps) {
  return static_cast<float>(steps) * dt.value();
}
static_assert(added_up(144'000) - 1200 < -0.7f ||
              added_up(144'000) - 1200 > 0.7f);
static_assert(multiplied(144'000) - 1200 > -0.0002f &&
              multiplied(144'000) - 1200 < 0.0002f);
//! [time]

int main() {
  std::printf("                   position in m\n");
  std::printf("time in s     true       float   compensated\n");
  for (int seconds : {1, 60, 300, 600, 1200})
    std::printf(
        "%9d %8d %11.3f %13.3f\n", seconds, 50 * seconds,
        double(
            after(semi_implicit_euler{}, seconds).position.value()),
        double(after(compensated{semi_implicit_euler{}}, seconds)
                   .position.value()));
}
