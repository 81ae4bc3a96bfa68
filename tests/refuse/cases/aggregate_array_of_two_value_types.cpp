// SPDX-License-Identifier: BSL-1.0
// One number of the aggregates in an array is float, the others are double.
// expect: expected initial: one value type in all members, got pair
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

#ifdef UNITSTEP_MISTAKE
using number = float;
#else
using number = double;
#endif
struct pan {
  double load;
  number place;
};
struct pair {
  double age;
  std::array<pan, 2> pans;
};
constexpr auto field = [](pair const&, double) {
  unitstep::rates const due{1.0, number(2)};
  return unitstep::rates{1.0, std::array{due, due}};
};
constexpr auto end = unitstep::integrate(unitstep::rk4{}, pair{}, field, 0.5, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.age >= 0.0);
