// SPDX-License-Identifier: BSL-1.0
// The rate of an array is the array itself.
// expect: expected rate 0 (of array<K, 2>): array<K s^-1, 2>, got array<K, 2>
#include <array>
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using boost::units::quantity;

struct rod {
  std::array<quantity<si::temperature>, 2> ends;
};
constexpr rod start{{1.0 * si::kelvin, 1.0 * si::kelvin}};
constexpr auto per_second = 1.0 / si::second;
#ifdef UNITSTEP_MISTAKE
constexpr auto field = [](rod const& r, auto) {
  return unitstep::rates{std::array{r.ends[1] - r.ends[0], r.ends[0] - r.ends[1]}};
};
#else
constexpr auto field = [](rod const& r, auto) {
  return unitstep::rates{
      std::array{per_second * (r.ends[1] - r.ends[0]), per_second * (r.ends[0] - r.ends[1])}};
};
#endif
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.ends[0].value() == 1.0);
