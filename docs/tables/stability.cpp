// SPDX-License-Identifier: BSL-1.0
// How fast a decay each method bears, as a table of the site.
#include <cstdio>
#include <unitstep/unitstep.hpp>

/// What one step of 1 makes of a decay of y' = -rate y; below zero it has been thrown to the other side.
template <class Method>
double left(Method const& method, double rate) {
  struct number {
    double y;
  };
  auto const decays = [=](auto const& s, auto) { return unitstep::rates{-rate * s.y}; };
  return unitstep::integrate(method, number{1}, decays, 1.0, 1).y;
}
template <class Method>
bool is_stable(Method const& method, double rate) {
  double const r = left(method, rate);
  return r * r <= 1;
}

/// A row: the rate per step up to which it is stable, that per evaluation, and what is left of a rate of a million.
template <class Method>
void row(char const* name, Method const& method) {
  double in = 0, out = 0;
  while (out < 1e3 && is_stable(method, out)) in = out, out += 0.03125;
  std::printf("| `%s` | %d | ", name, Method::evaluations);
  if (out >= 1e3) {
    std::printf("any | | %.1e |\n", left(method, 1e6));
    return;
  }
  for (int k = 0; k < 40; ++k) (is_stable(method, (in + out) / 2) ? in : out) = (in + out) / 2;
  std::printf("%.3f | %.2f | |\n", in, in / Method::evaluations);
}
#define ROW(method) row(#method, unitstep::method{})

int main() {
  std::printf("| method | evaluations a step | rate times step | per evaluation |");
  std::printf(" what a step leaves of a rate of a million |\n");
  std::printf("|---|---|---|---|---|\n");
  ROW(explicit_euler);
  ROW(midpoint);
  ROW(kutta3);
  ROW(rk4);
  ROW(bogacki_shampine3);
  ROW(dormand_prince5);
  ROW(tsitouras5);
  ROW(dop853);
  ROW(verner9);
  ROW(implicit_euler);
  ROW(implicit_midpoint);
  ROW(gauss4);
  ROW(radau5);
  ROW(rodas5p);
}
