// SPDX-License-Identifier: BSL-1.0
// Error against evaluations on each problem: the methods of this library, and the pairs beside Boost.odeint and GSL.
// links: tests/peers/work.cpp -lgsl -lgslcblas
#include "../../tests/peers/work.hpp"

#include <algorithm>
#include <cmath>

#include "../plot/plot.hpp"

/// As powers of ten; the smallest errors are at rounding.
figures::series line_of(peers::work_curve const& curve) {
  figures::series line{curve.name, {}};
  for (auto const& run : curve.runs)
    line.points.push_back({std::log10(run.evaluations), std::log10(run.error + 1e-16)});
  return line;
}

/// Axes that hold all curves of a problem, from and to whole ticks.
figures::axis axis_of(peers::work_problem const& p, char const* label, double tick,
                      double figures::point::* of) {
  double from = 1e9, to = -1e9;
  for (auto const* curves : {&p.pairs, &p.equal_steps, &p.others})
    for (auto const& curve : *curves)
      for (auto const& at : line_of(curve).points) {
        from = std::min(from, tick * std::floor(at.*of / tick));
        to = std::max(to, tick * std::ceil(at.*of / tick));
      }
  return {label, from, to, tick};
}

figures::plot empty(peers::work_problem const& p, char const* which, char const* whose) {
  return {p.name + which,
          p.title + ": the error at the end against the number of evaluations, " + whose +
              ", both as powers of ten. All curves fall to the right, those of high order the "
              "steepest.",
          axis_of(p, "evaluations, as a power of 10", 0.5, &figures::point::x),
          axis_of(p, "error, as a power of 10", 3, &figures::point::y)};
}

int main() {
  for (auto const& p : peers::work_precision()) {
    auto ours = empty(p, "-work", "by the methods of this library");
    for (auto const& curve : p.pairs) ours.add(line_of(curve));
    for (auto const& curve : p.equal_steps) ours.add(line_of(curve));
    ours.without_reference().write();
    auto beside = empty(p, "-peers", "by three pairs and by Boost.odeint and GSL");
    for (char const* name : {"Dormand-Prince 5", "DOP853", "Verner 9"})
      beside.add(line_of(peers::curve_of(p, name)));
    for (auto const& curve : p.others) beside.add(line_of(curve));
    beside.without_reference().write();
  }
}
