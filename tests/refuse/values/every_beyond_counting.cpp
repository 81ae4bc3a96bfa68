// SPDX-License-Identifier: BSL-1.0
// A number of steps that no long holds.
// expect: unitstep: a run has no more steps than a long can count
#include <boost/units/systems/si.hpp>
#include <unitstep/unitstep.hpp>

#ifdef UNITSTEP_MISTAKE
constexpr unsigned long long n = ~0ull;
#else
constexpr unsigned long long n = 2;
#endif
constexpr unitstep::every look{n, [](auto const&, auto) {}};
static_assert(look.n() == 2);
