// SPDX-License-Identifier: BSL-1.0
// A level of a game lasts 20 minutes at 120 updates a second. Every
// one of its updates is proved.
#include <boost/units/systems/si.hpp>
#include <cstdio>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using unitstep::damper;
using unitstep::second_law;
using unitstep::semi_implicit_euler;
using unitstep::spring;

//! [chain]
constexpr unitstep::motion let_go{1.0 * si::metre,
                                  0.0 * si::metre_per_second};
constexpr second_law door_closer{
    1.0 * si::kilogram, spring{15.0 * si::newton / si::metre},
    damper{0.002 * si::kilogram / si::second}};

constexpr unitstep::chain level{semi_implicit_euler{}, let_go,
                                door_closer, si::second / 120.0};

constexpr long updates = 20 * 60 * 120;
constexpr auto end = unitstep::state_after<level, updates>;
//! [chain]

//! [claim]
// The closed form says how far the swing has died down: by
// exp(-c t / 2 m), and no more than the method's own tilt beside it.
constexpr double omega = unitstep::sqrt(15.0);
constexpr double left = unitstep::math::exp(-0.002 * 20 * 60 / 2);
constexpr double swing = unitstep::sqrt(
    end.position.value() * end.position.value() +
    end.velocity.value() * end.velocity.value() / (omega * omega));
constexpr double tilt = omega / 120 / 2;
static_assert(updates == 144'000);
static_assert(swing > left * (1 - tilt));
static_assert(swing < left * (1 + tilt));
static_assert(left > 0.301 && left < 0.302);
//! [claim]

//! [same]
constexpr auto by_integrate =
    unitstep::integrate(semi_implicit_euler{}, let_go, door_closer,
                        si::second / 120.0, 5000);
static_assert(unitstep::state_after<level, 5000> == by_integrate);
//! [same]

int main() {
  std::printf("after %ld updates the swing is %.4f m\n", updates,
              swing);
}
