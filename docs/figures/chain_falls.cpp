// SPDX-License-Identifier: BSL-1.0
// How a chain falls whose right end is let go.
#include <string>
#include <vector>

#include "../plot/plot.hpp"
#include "hanging_chain.hpp"

using namespace unitstep;
using namespace unitstep::symbols;

int main() {
  figures::with_hanging_chain([](auto const& hung, auto const& weight, auto const& by_left,
                                 auto const& links) {
    constrained const free{second_law{0.01 * kg, weight}, by_left, links};
    simulation run{rattle{}, project(free, hung), free, 0.0005 * s};
    figures::plot picture{
        "chain-falls",
        "A chain that hung between two hooks, after the right one let go, at 0, 100, 200 and 300 "
        "milliseconds. It stays bent like a U whose right side gets shorter and whose bend comes "
        "down; after 300 "
        "milliseconds the right end is 0.53 metres lower.",
        {"x in m", -0.8, 1.2, 0.2},
        {"y in m", -1, 0, 0.2}};
    for (int n = 0; n <= 800; ++n) {
      if (n % 200 == 0 && n < 800) {
        std::vector<figures::point> shape{{0, 0}};
        for (auto const& p : run.state().position) shape.push_back({p.x.value(), p.y.value()});
        picture.add({std::to_string(n / 2) + " ms", shape});
      }
      run.step();
    }
    picture.without_reference().equal_scales().write();
  });
}
