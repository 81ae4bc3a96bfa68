// SPDX-License-Identifier: BSL-1.0
// The main page: a damped spring at 30 steps a second, by two methods of one evaluation a step.
#include <boost/units/systems/si.hpp>
#include <cmath>
#include <unitstep/unitstep.hpp>

#include "../plot/plot.hpp"

namespace si = boost::units::si;

constexpr auto pulled_out = unitstep::motion{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto spring_and_damper = [](auto const& s, auto) {
  return (-15.0 * si::newton / si::metre * s.position -
          0.1 * si::newton / si::metre_per_second * s.velocity) /
         (1.0 * si::kilogram);
};
constexpr auto position = [](auto const& state) { return state.position.value(); };

constexpr auto swing(auto method) {
  return unitstep::trajectory<300>(method, pulled_out, spring_and_damper, si::second / 30.0);
}
constexpr auto explicit_one = swing(unitstep::explicit_euler{});
constexpr auto semi_implicit_one = swing(unitstep::semi_implicit_euler{});

/// The largest distance from rest in the last two seconds.
constexpr auto swings_to(auto const& samples) {
  auto most = 0.0 * si::metre;
  for (auto n = samples.size() - 60; n < samples.size(); ++n) {
    auto const x = samples[n].state.position;
    if (x > most) most = x;
    if (-x > most) most = -x;
  }
  return most;
}
//! [claim]
// The closed form's envelope falls from 1 m to exp(-0.05 * 8) = 0.67 m at 8 s.
static_assert(swings_to(explicit_one) > 6.0 * si::metre);
static_assert(swings_to(semi_implicit_one) < 0.7 * si::metre);
//! [claim]

int main() {
  std::vector<figures::point> exact;
  double const decay = 0.05;
  double const omega = std::sqrt(15 - decay * decay);
  for (int i = 0; i <= 400; ++i) {
    double const t = i / 40.0;
    exact.push_back(
        {t, std::exp(-decay * t) * (std::cos(omega * t) + decay / omega * std::sin(omega * t))});
  }
  figures::plot{
      "spring",
      "Position of a damped spring over 10 seconds at 30 steps a second. Explicit Euler "
      "swings wider with each period, to more than 6 metres. Semi-implicit Euler stays on "
      "the closed form, which starts at 1 metre and dies down.",
      {"time in s", 0, 10, 2},
      {"position in m", -8, 8, 4}}
      .add({"closed form", exact})
      .add({"explicit Euler", figures::points_of(explicit_one, position)})
      .add({"semi-implicit Euler", figures::points_of(semi_implicit_one, position)})
      .write();
}
