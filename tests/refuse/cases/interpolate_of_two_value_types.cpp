// SPDX-License-Identifier: BSL-1.0
// Between two states whose members are of two value types.
// expect: expected from: one value type in all members, got pair
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

#ifdef UNITSTEP_MISTAKE
using number = float;
#else
using number = double;
#endif
struct pair {
  std::array<number, 2> coarse;
  std::array<double, 2> fine;
};
constexpr auto half = unitstep::interpolate(pair{}, pair{}, 0.5);

// What comes after a mistake must not be blamed too.
static_assert(half.fine[1] == 0.0);
