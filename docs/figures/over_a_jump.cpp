// SPDX-License-Identifier: BSL-1.0
// Chapter 25: the error of RK4 where its field jumps, with a step across the jump and with steps up to it.
#include <boost/units/systems/si.hpp>
#include <cmath>
#include <unitstep/unitstep.hpp>

#include "../plot/plot.hpp"

namespace si = boost::units::si;
using namespace unitstep;

constexpr double from = 1365.0 / 4096;
constexpr motion out{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto pushed = [](auto const& s, auto t) {
  auto const push = t < from * si::second ? 0.0 : 1.0;
  return (push * si::metre - s.position) / si::second / si::second;
};

figures::point error(int steps, auto const& end) {
  double const x = end.position.value() - math::cos(2.0) - (1 - math::cos(2 - from));
  return {std::log10(steps), std::log10(std::abs(x))};
}

int main() {
  std::vector<figures::point> across, up_to, told;
  for (int steps = 10; steps <= 640; steps *= 2) {
    auto const dt = 2.0 / steps * si::second;
    across.push_back(error(steps, integrate(rk4{}, out, pushed, dt, steps)));
    told.push_back(
        error(steps, integrate(rk4{}, out, pushed, dt, steps, jumps(from * si::second)).state));
    int const before = steps / 5, after = steps - before;
    auto const there = integrate(rk4{}, out, pushed, from / before * si::second, before);
    up_to.push_back(error(steps, integrate(rk4{}, there, pushed, (2 - from) / after * si::second,
                                           after, from * si::second)));
  }
  figures::plot{"over-a-jump",
                "The error of RK4 after 2 seconds against the number of steps. With a step across "
                "the jump, and with a step that ends at it and asks for the push there, it "
                "halves where the number of steps doubles. With the jump told it becomes a "
                "sixteenth each time, down to 10 to the power of minus 13.",
                {"steps, as a power of 10", 1, 3, 1},
                {"error in m, as a power of 10", -14, 0, 2}}
      .add({"jumps(from)", told, true})
      .add({"across the jump", across, true})
      .add({"up to the jump, by hand", up_to, true})
      .write();
}
