// SPDX-License-Identifier: BSL-1.0
// The cost of four runs in the lanes of an AVX2 register and one after the other: a spring needs arithmetic, a pendulum
// a sine. callgrind counts the instructions of steps.
#include <boost/units/systems/si.hpp>
#include <cstdlib>
#include <unitstep/drive/integrate.hpp>
#include <unitstep/methods/rk4.hpp>
#include <unitstep/methods/stormer_verlet.hpp>
#include <unitstep/numbers/lanes.hpp>

#include "counted.hpp"

namespace {

namespace si = boost::units::si;
using namespace unitstep;

using pack = lanes<4>;

constexpr auto spring = [](auto const& s, auto) {
  return -4.0 / si::second / si::second * s.position - 0.1 / si::second * s.velocity;
};
constexpr auto pendulum = [](auto const& s, auto) {
  return -9.81 / si::second / si::second * si::radian * sin(s.position);
};

double start_of(std::size_t run) { return 0.5 + 0.7 * static_cast<double>(run); }

double ends[4], ends_in_lanes[4];

template <class Unit>
auto start(auto at, Unit unit) {
  return motion{at * unit, decltype(at)(0) * unit / si::second};
}
template <class Method, class Field, class Unit>
void both(char const* alone, char const* in_lanes, Method method, Field field, Unit unit) {
  auto const dt = 0.01 * si::second;
  count(alone, few, many, [&](long steps) {
    for (std::size_t run = 0; run < 4; ++run)
      ends[run] = integrate(method, start(start_of(run), unit), field, dt, steps).position.value();
  });
  count(in_lanes, few, many, [&](long steps) {
    auto const all = integrate(method, start(pack::of(start_of), unit), field, dt, steps).position;
    for (std::size_t run = 0; run < 4; ++run) ends_in_lanes[run] = all.value()[run];
  });
  for (std::size_t run = 0; run < 4; ++run)
    if (!(ends[run] == ends_in_lanes[run])) std::abort();
}

}  // namespace

int main() {
  both("rk4/spring alone", "rk4/spring lanes", rk4{}, spring, si::metre);
  both("verlet/spring alone", "verlet/spring lanes", stormer_verlet{}, spring, si::metre);
  both("rk4/pendulum alone", "rk4/pendulum lanes", rk4{}, pendulum, si::radian);
  both("verlet/pendulum alone", "verlet/pendulum lanes", stormer_verlet{}, pendulum, si::radian);
}
