// SPDX-License-Identifier: BSL-1.0
// What each benchmark program ends with, after it has defined run(steps).
// With -DSTEPS=n it is one constant expression of n steps; without, a program that takes their number
// from its command line.
#ifdef STEPS
constexpr double end = run(STEPS);
static_assert(end < 2000.0);
#else
#include <cstdlib>
int main(int, char** arguments) { return run(std::atol(arguments[1])) > 1e9; }
#endif
