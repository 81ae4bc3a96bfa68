// SPDX-License-Identifier: BSL-1.0
// A probe falls through gusty air, and a radar sees how far it is.
#include <boost/units/systems/si.hpp>
#include <cmath>
#include <cstdio>
#include <unitstep/answers/estimate.hpp>
#include <unitstep/ensemble/draws.hpp>
#include <unitstep/noise/sra1.hpp>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;
using unitstep::symbols::m, unitstep::symbols::m_per_s,
    unitstep::symbols::m_per_s2, unitstep::symbols::s;

//! [probe]
// It has its weight and drag, and gusts push it.
constexpr auto falls = [](auto const& probe, auto) {
  auto const v = probe.velocity;
  return -9.81 * m_per_s2 - 0.004 / m * v * magnitude(v);
};
constexpr auto gusts = [](auto const&, auto) {
  return 1.0 * m_per_s / unitstep::sqrt(1.0 * s);
};
// The radar is 800 m beside: it measures a slant range, to 5 m.
constexpr auto range = [](auto const& probe) {
  auto const aside = 800.0 * m;
  return unitstep::sqrt(probe.position * probe.position +
                        aside * aside);
};
//! [probe]

int main() {
  //! [track]
  motion truth{3000.0 * m, -20.0 * m_per_s};
  estimate known{motion{2800.0 * m, 0.0 * m_per_s},
                 motion{300.0 * m, 50.0 * m_per_s}};
  draws noise{2, 0};
  simulation probe{sra1{}, truth,
                   noisy{falls, gusts, random_path{1, 0}}, 0.1 * s};
  double squares = 0;
  int const looks = 400;
  for (int i = 0; i < looks; ++i) {
    probe.step();
    auto const seen = noise.normal(
        boost::units::quantity<si::length>(range(probe.state())),
        5.0 * m);
    known =
        predict(known, sra1{},
                noisy{falls, gusts, random_path{1, 0}}, 0.1 * s, 1);
    auto const now = update(known, range, measured{seen, 5.0 * m});
    double const off = now.innovation / now.innovation_sigma;
    squares += off * off;
    known = now.after;
  }
  //! [track]

  //! [check]
  truth = probe.state();
  double const place =
      (known.state.position - truth.position).value();
  double const speed =
      (known.state.velocity - truth.velocity).value();
  double const to = known.sigma().position.value();
  double const of_speed = known.sigma().velocity.value();
  std::printf("place off by %.2f m (sigma %.2f m)\n", place, to);
  std::printf("speed off by %.2f m/s (sigma %.2f m/s)\n", speed,
              of_speed);
  std::printf("innovations: %.3f of what is expected\n",
              squares / looks);
  // The sum of squares strays by sqrt(2 n).
  return std::abs(place) < 4 * to &&
                 std::abs(speed) < 4 * of_speed &&
                 std::abs(squares / looks - 1) <
                     4 * std::sqrt(2.0 / looks)
             ? 0
             : 1;
  //! [check]
}
