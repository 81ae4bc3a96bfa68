// SPDX-License-Identifier: BSL-1.0
// A motion of plain integers: half of 1 would be 0.
// expect: expected position: numbers such as 2.0, got a plain number (int)
#include <unitstep/unitstep.hpp>

#ifdef UNITSTEP_MISTAKE
constexpr unitstep::motion start{1, 0};
#else
constexpr unitstep::motion start{1.0, 0.0};
#endif
constexpr auto end = unitstep::integrate(
    unitstep::rk4{}, start, [](auto const& s, auto) { return -s.position; }, 0.125, 10);
// What comes after a mistake must not be blamed too.
static_assert(end.position < 2);
