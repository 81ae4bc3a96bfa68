// SPDX-License-Identifier: BSL-1.0
// How a chain of 40 links hangs between two hooks, beside the catenary.
#include <cmath>
#include <unitstep/answers/solve.hpp>
#include <vector>

#include "../plot/plot.hpp"
#include "hanging_chain.hpp"

int main() {
  figures::with_hanging_chain([](auto const& hung, auto const&...) {
    std::vector<figures::point> joints{{0, 0}}, catenary;
    for (auto const& p : hung.position) joints.push_back({p.x.value(), p.y.value()});
    joints.push_back({0.4, 0});
    // The catenary y = a cosh(x / a) between the hooks is 2 a sinh(0.2 / a) = 1 m long.
    double const a = unitstep::solve(
        [](auto one) {
          auto const e = unitstep::math::exp(0.2 / one);
          return one * (e - 1 / e) - 1.0;
        },
        0.08);
    for (int n = 0; n <= 80; ++n) {
      double const x = 0.005 * n;
      catenary.push_back({x, a * (std::cosh((x - 0.2) / a) - std::cosh(0.2 / a))});
    }
    figures::plot{
        "chain-hangs",
        "A chain of 40 links hangs between two hooks 0.4 metres apart, 0.43 metres down in "
        "the middle. Its joints are dots on the curve of a hyperbolic cosine.",
        {"x in m", -0.4, 0.8, 0.2},
        {"y in m", -0.5, 0, 0.1}}
        .add({"catenary", catenary})
        .add({"joints of the chain", joints, true, false})
        .equal_scales()
        .write();
  });
}
