// SPDX-License-Identifier: BSL-1.0
// What a simulation is asked: at which parameters a cost is least.
// links: -lnlopt
#include <array>
#include <boost/units/systems/si.hpp>
#include <stdexcept>
#include <string_view>
#include <unitstep/answers/minimise.hpp>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>

using namespace unitstep;
using namespace unitstep::symbols;
namespace si = boost::units::si;

//! [minimise]
// From a tower of 10 m, with 20 m/s or less: how is a ball thrown
// the farthest? What is least is the negative of its way.
constexpr auto falls_short = [](auto speed, auto angle) {
  auto const falls = [](auto const&, auto) {
    return vec{0.0, -10.0} * m_per_s2;
  };
  auto const height = [](auto const& ball, auto) {
    return ball.position.y;
  };
  motion const start{vec{0.0 * m, 10.0 * m},
                     vec{speed * cos(angle), speed * sin(angle)}};
  return -integrate_until(rk4{}, start, falls, 1.0 * s,
                          falling(height), 100)
              .state.position.x;
};
bool is_thrown_farthest() {
  auto const best = minimise(
      falls_short,
      bounded{1.0 * m_per_s, 10.0 * m_per_s, 20.0 * m_per_s},
      bounded{0.0 * deg, 20.0 * deg, 80.0 * deg}.to(1e-4 * deg));
  auto const [speed, angle] = best.parameters;
  // sin^2 = v^2 / (2 v^2 + 2 g h) = 0.4, at 39.23152 degrees, and
  // v / g sqrt(v^2 + 2 g h) = 48.98979 m
  return speed == 20.0 * m_per_s &&
         magnitude(angle - 39.23152 * deg) < 2e-4 * deg &&
         magnitude(best.cost + 48.98979 * m) < 1e-5 * m &&
         // The speed is at its bound; each m/s more would gain
         // (2 v^2 + 2 g h) / (g sqrt(v^2 + 2 g h)) = 4.08248 s.
         best.bound<0>() == active_bound::high &&
         best.bound<1>() == active_bound::none &&
         magnitude(best.slope<0>() + 4.08248 * s) < 1e-5 * s &&
         best.end == search_end::settled && best.evaluations < 40;
}
//! [minimise]

//! [failure]
// Ten evaluations are too few for a valley that bends: an error that
// tells the lowest cost so far.
bool tells_the_lowest() {
  auto const valley = [](auto x, auto y) {
    auto const a = 1.0 - x, b = y - x * x;
    return a * a + 100.0 * b * b;
  };
  bounded const each{-5.0, -1.0, 5.0};
  try {
    minimum const found =
        minimise(lbfgs{.most_evaluations = 10}, valley, each, each);
    return found.cost > 1;  // it does not come here
  } catch (std::runtime_error const& error) {
    return std::string_view(error.what())
        .starts_with(
            "unitstep: minimise has used up its 10 "
            "evaluations; the least cost was ");
  }
}
//! [failure]

int main() {
  return is_thrown_farthest() && tells_the_lowest() ? 0 : 1;
}
