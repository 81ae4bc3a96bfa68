// SPDX-License-Identifier: BSL-1.0
// What entries.txt and mistakes.txt speak of: right things in SI units and double precision, and some
// wrong ones.
#pragma once

#include <array>
#include <boost/units/absolute.hpp>
#include <boost/units/base_units/imperial/foot.hpp>
#include <boost/units/base_units/metric/hour.hpp>
#include <boost/units/make_system.hpp>
#include <boost/units/systems/cgs.hpp>
#include <boost/units/systems/si.hpp>
#include <unitstep/unitstep.hpp>
#include <vector>

#include <unitstep/answers/estimate.hpp>
#include <unitstep/drive/each_step.hpp>
#include <unitstep/ensemble/draws.hpp>
#include <unitstep/noise/baoab.hpp>
#include <unitstep/noise/euler_maruyama.hpp>
#include <unitstep/noise/milstein.hpp>
#include <unitstep/noise/sra1.hpp>
#include <unitstep/noise/stochastic_heun.hpp>

namespace si = boost::units::si;
namespace cgs = boost::units::cgs;
using namespace unitstep;
using boost::units::quantity;
using si::kilogram, si::metre, si::newton, si::radian, si::second;
using si::metre_per_second, si::metre_per_second_squared;

inline constexpr boost::units::metric::hour_base_unit::unit_type hour;
inline constexpr boost::units::imperial::foot_base_unit::unit_type foot;

inline constexpr auto stiffness = 15.0 * newton / metre;
inline constexpr auto damping = 0.5 * newton * second / metre;
inline constexpr auto inertia = vec{1.0, 2.0, 3.0} * kilogram * metre * metre / radian / radian;
inline constexpr auto turning = vec{1.0, 0.0, 0.0} * radian / second;
inline constexpr auto dt = 0.125 * second;

inline constexpr motion start{1.0 * metre, 0.0 * metre_per_second};
inline constexpr motion swapped{0.0 * metre_per_second, 1.0 * metre};
inline constexpr motion start3{vec{1.0, 0.0, 0.0} * metre, vec{0.0, 1.0, 0.0} * metre_per_second};
inline constexpr motion bodies{std::array{1.0 * metre, 2.0 * metre},
                               std::array{0.0 * metre_per_second, 0.0 * metre_per_second}};
inline constexpr quaternion upright{1.0, 0.0, 0.0, 0.0};
inline constexpr rotation spinning{upright, turning};
inline constexpr rigid_body tumbling{start3, spinning};

// They look at the time, so that a wrong one must not be refused in them too.
inline constexpr auto pull = [](auto const& s, auto t) {
  auto const pulled = -15.0 / second / second * s.position;
  return t < 1.0 * second ? pulled : 2.0 * pulled;
};
inline constexpr auto pull3 = [](auto const& s, auto t) {
  auto const pulled = -15.0 / second / second * s.position;
  return t < 1.0 * second ? pulled : 2.0 * pulled;
};
inline constexpr spring law{stiffness};
inline constexpr second_law field{1.0 * kilogram, law, damper{damping}};

struct rocket {
  quantity<si::length> height;
  quantity<si::velocity> speed;
  quantity<si::mass> mass;
};
struct room {
  quantity<boost::units::absolute<si::temperature>> temperature;
};
inline constexpr rocket pad{0.0 * metre, 0.0 * metre_per_second, 100.0 * kilogram};
inline constexpr auto burning = [](auto const& r, auto t) {
  return rates{r.speed, (t < 1.0 * second ? 2.0 : -9.8) * metre_per_second_squared,
               -1.0 * kilogram / second};
};

inline constexpr auto twist = [](auto const&, auto t) {
  return vec{0.0, 0.0, t < 1.0 * second ? 1.0 : 2.0} * newton * metre / radian;
};

inline constexpr tolerance fine{motion{1e-6 * metre, 1e-6 * metre_per_second}, 1e-6};

inline constexpr auto table = trajectory<4>(rk4{}, start, pull, dt);

inline constexpr std::array masses{1.0 * kilogram, 0.001 * kilogram};
inline constexpr motion planets{
    std::array{vec{0.0, 0.0, 0.0} * metre, vec{1.0, 0.0, 0.0} * metre},
    std::array{vec{0.0, 0.0, 0.0} * metre_per_second, vec{0.0, 1.0, 0.0} * metre_per_second}};

inline constexpr auto root_of_second = unitstep::sqrt(1.0 * second);
inline constexpr auto strength = 2.0 * metre_per_second / root_of_second;
inline constexpr auto shaken = [](auto const&, auto t) {
  return t < 1.0 * second ? strength : 2.0 * strength;
};
inline constexpr auto shaken3 = [](auto const& s, auto t) {
  return (t < 1.0 * second ? 1.0 : 2.0) * s.velocity / root_of_second;
};
inline constexpr auto gusty = [](auto const&, auto) {
  return rates_of_noise{none, strength, none};
};
inline constexpr random_path path{1, 2};
inline constexpr estimate vague{start, motion{10.0 * metre, 1.0 * metre_per_second}};
