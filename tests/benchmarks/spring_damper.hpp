// SPDX-License-Identifier: BSL-1.0
// What each benchmark program ends with, after it has defined run(steps).
// With -DBUDGET it does not compile: the error names a type whose argument is the largest number of
// steps that fit into one constant expression. Without, it is a program that takes the number of steps
// from its command line.
#ifdef BUDGET
template <bool>
struct constant;
template <long Steps>
concept fits = requires {
  typename constant<(run(Steps) < 1e9)>;
};
template <long Most>
struct steps_that_fit;

// By bisection between a number that fits and one that does not.
template <long Low, long High>
struct bisect : bisect<fits<(Low + High) / 2> ? (Low + High) / 2 : Low,
                       fits<(Low + High) / 2> ? High : (Low + High) / 2> {};
template <long Low, long High>
requires(High - Low <= 1 + Low / 1000) struct bisect<Low, High> {
  steps_that_fit<Low> answer;
};
template <long High>
struct first_too_many : first_too_many<2 * High> {};
template <long High>
requires(!fits<High>) struct first_too_many<High> : bisect<High / 2, High> {
};
first_too_many<2> most;
#else
#include <cstdlib>
int main(int, char** arguments) { return run(std::atol(arguments[1])) > 1e9; }
#endif
