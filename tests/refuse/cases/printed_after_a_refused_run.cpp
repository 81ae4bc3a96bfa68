// SPDX-License-Identifier: BSL-1.0
// A run that is refused is computed with, asserted of and printed.
// expect: expected acceleration: m s^-2, got m s^-1
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>
#include <cmath>
#include <cstdio>
#include <iostream>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;

constexpr motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr auto field = [](auto const& state, auto) { return -state.position / si::second; };
#else
constexpr auto field = [](auto const& state, auto) {
  return -state.position / si::second / si::second;
};
#endif
constexpr auto end = integrate(rk4{}, start, field, 0.5 * si::second, 10);
static_assert(!(end.position > 1e6 * si::metre));
static_assert([] {
  auto way = start.position;
  way += end.position;
  way -= start.position;
  return way < 1e6 * si::metre;
}());

int main() {
  double const error = std::abs(end.position.value() - 1.0) + std::sqrt(end.position.value());
  std::cout << end.position.value() << ' ' << error << '\n';
  std::cout << end.position / si::metre << ' ' << end.velocity * si::second / si::metre << '\n';
  double const in_metres{end.position / si::metre};
  std::printf("%f %f\n", in_metres, static_cast<double>(si::second * end.velocity / si::metre));
}
