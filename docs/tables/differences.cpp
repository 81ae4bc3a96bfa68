// SPDX-License-Identifier: BSL-1.0
// What Jacobians by differences cost implicit methods, as a table of the site: HIRES, with eight numbers.
// tests/problems/stiff_test.cpp asserts what it shows.
#include <cstdio>
#include <unitstep/methods/radau5.hpp>
#include <unitstep/methods/rodas5p.hpp>

#include "../../tests/support/stiff_problems.hpp"

template <class Method, class Field>
void cells(Method const& method, Field const& field, double tol) {
  double const a = tol * 1e-2;
  auto const r = laws::run_to(
      method, laws::hires_start, field,
      unitstep::tolerance{laws::hires_mix<>{{a}, {a}, {a}, {a}, {a}, {a}, {a}, {a}}, tol}, 321.8122,
      laws::hires_end);
  std::printf(" %.1e | %ld | %ld |", r.error, r.steps, r.evaluations);
}
template <class Method>
void rows(char const* name, Method const& method) {
  auto const named = [](laws::hires_mix<> const& s, unitstep::light<laws::si::time, double> t) {
    return laws::hires(s, t);
  };
  for (double const tol : {1e-6, 1e-8, 1e-10, 1e-12}) {
    std::printf("| `%s` | %.0e |", name, tol);
    cells(method, laws::hires, tol);
    cells(method, named, tol);
    std::printf("\n");
  }
}

int main() {
  std::printf("| method | tolerance | error | steps | evaluations |");
  std::printf(" error by differences | steps | evaluations |\n");
  std::printf("|---|---|---|---|---|---|---|---|\n");
  rows("radau5", unitstep::radau5{});
  rows("rodas5p", unitstep::rodas5p{});
}
