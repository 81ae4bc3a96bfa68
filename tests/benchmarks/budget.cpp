// SPDX-License-Identifier: BSL-1.0
// Steps that fit into one constant expression, compared with those of plain doubles; each line has the least that is
// allowed. The program prints what the compiler found.
//   -DBOUNDS   whether each bound holds, and a bound that nothing can meet does not
//   -DFIGURES  the figures, by bisection; with -DDRAWN only what the site draws
// The compiler is told how long one constant expression may be: benchmarks.py.
#include <cstdio>

#include "forms.hpp"

namespace {

template <bool>
struct constant;
template <double (*Run)(long), long Steps>
concept fits = requires { typename constant<(Run(Steps) < 1e9)>; };

// The largest number of steps that fits, to half a percent, by bisection between one that fits and one that does not.
template <double (*Run)(long), long Low, long High>
consteval long between() {
  if constexpr (High - Low <= 1 + Low / 200) {
    return Low;
  } else {
    constexpr long middle = (Low + High) / 2;
    if constexpr (fits<Run, middle>)
      return between<Run, middle, High>();
    else
      return between<Run, Low, middle>();
  }
}
template <double (*Run)(long), long Steps = 32>
consteval long most() {
  if constexpr (fits<Run, Steps>)
    return most<Run, 2 * Steps>();
  else
    return between<Run, Steps / 2, Steps>();
}
template <double (*Run)(long)>
inline constexpr long most_steps = most<Run>();

struct result {
  char const* method;
  char const* form;
  double figure;
  double bound;
  bool holds;
};

// At least GCC or CLANG thousandths of the steps of plain doubles.
template <double (*Run)(long), double (*Raw)(long), long Gcc, long Clang>
constexpr result compared(char const* method, char const* form) {
#ifdef __clang__
  constexpr long bound = Clang;
#else
  constexpr long bound = Gcc;
#endif
  constexpr long raw = most_steps<Raw>;
#ifdef BOUNDS
  constexpr bool holds = fits<Run, (bound * raw + 999) / 1000>;
  constexpr double figure = 0;
#else
  constexpr double figure = static_cast<double>(most_steps<Run>) / raw;
  constexpr bool holds = 1000 * figure >= bound;
#endif
  return {method, form, figure, bound / 1000.0, holds};
}

using unitstep::rk4;
using unitstep::semi_implicit_euler;
constexpr auto raw_rk4 = forms::raw_line<raw::rk4>;
constexpr auto raw_rk4_space = forms::raw_vector<raw_space::rk4>;
constexpr auto raw_euler = forms::raw_line<raw::semi_implicit_euler>;
constexpr auto raw_euler_space = forms::raw_vector<raw_space::semi_implicit_euler>;

constexpr result results[] = {
    compared<raw_rk4, raw_rk4, 1000, 1000>("rk4", "raw"),
    compared<forms::line<rk4, typed::law>, raw_rk4, 1480, 1520>("rk4", "law"),
    compared<forms::line<rk4, typed::lambda>, raw_rk4, 820, 360>("rk4", "lambda"),
    compared<forms::line<rk4, typed::light_lambda>, raw_rk4, 895, 455>("rk4", "light_lambda"),
    compared<forms::line<rk4, typed::boost_lambda>, raw_rk4, 240, 120>("rk4", "boost_lambda"),
#ifndef BOUNDS
    compared<forms::plain_units<plain_units::rk4>, raw_rk4, 0, 0>("rk4", "plain_units"),
#endif
#ifndef DRAWN
    compared<forms::line<rk4, typed::value_lambda>, raw_rk4, 950, 455>("rk4", "value_lambda"),
    // With an event that is searched; its speed is unknown in the first step, which is searched.
    compared<forms::line_until<rk4, typed::light_lambda>, raw_rk4, 271, 120>("rk4", "until"),
#ifndef BOUNDS
    compared<forms::raw_components<raw_components::rk4>, raw_rk4_space, 0, 0>("rk4/3",
                                                                              "components"),
#endif
    compared<forms::space<rk4, typed::law>, raw_rk4_space, 1990, 1235>("rk4/3", "law"),
    compared<forms::space<rk4, typed::lambda>, raw_rk4_space, 1120, 445>("rk4/3", "lambda"),
    compared<forms::line<semi_implicit_euler, typed::law>, raw_euler, 1370, 1290>(
        "semi_implicit_euler", "law"),
    compared<forms::line<semi_implicit_euler, typed::lambda>, raw_euler, 800, 350>(
        "semi_implicit_euler", "lambda"),
    compared<forms::line<semi_implicit_euler, typed::value_lambda>, raw_euler, 895, 440>(
        "semi_implicit_euler", "value_lambda"),
    compared<forms::space<semi_implicit_euler, typed::law>, raw_euler_space, 1840, 1450>(
        "semi_implicit_euler/3", "law"),
    compared<forms::space<semi_implicit_euler, typed::lambda>, raw_euler_space, 960, 470>(
        "semi_implicit_euler/3", "lambda"),
    compared<forms::rocket, forms::raw_rocket, 225, 100>("rk4", "rocket"),
    compared<forms::light_rocket, forms::raw_rocket, 630, 310>("rk4", "light_rocket"),
#endif
};

}  // namespace

int main() {
  bool good = true;
  for (auto const& one : results) {
#ifdef BOUNDS
    std::printf("%s %s: at least %.3f of the steps of plain doubles%s\n", one.method, one.form,
                one.bound, one.holds ? "" : ": FAILED");
#else
    std::printf("%s %s %.3f\n", one.method, one.form, one.figure);
#endif
    good = good && one.holds;
  }
#ifdef BOUNDS
  // This bound must fail.
  good = good && !compared<forms::line<rk4, typed::law>, raw_rk4, 9000, 9000>("", "").holds;
#endif
  return !good;
}
