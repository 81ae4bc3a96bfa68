// SPDX-License-Identifier: BSL-1.0
// How far each of two releases moves in a step.
#include <cstdio>

double here(double), there(double);
int main() { std::printf("%g %g", here(1), there(1)); }
