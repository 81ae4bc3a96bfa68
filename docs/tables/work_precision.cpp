// SPDX-License-Identifier: BSL-1.0
// The fewest evaluations with which each method comes within 1e-9 on each problem; the least of a column is bold.
// links: tests/peers/work.cpp -lgsl -lgslcblas
#include "../../tests/peers/work.hpp"

#include <algorithm>
#include <cmath>
#include <cstdio>

int main() {
  auto const all = peers::work_precision();
  std::printf("| method |");
  for (auto const& p : all) std::printf(" %s |", p.name.c_str());
  std::printf("\n|---|");
  for (std::size_t i = 0; i < all.size(); ++i) std::printf("---|");
  std::printf("\n");
  auto const count = [](peers::work_problem const& p, std::string const& name) {
    for (auto const* curves : {&p.pairs, &p.equal_steps, &p.others})
      for (auto const& curve : *curves)
        if (curve.name == name) return peers::fewest(curve, 1e-9);
    return HUGE_VAL;
  };
  // An orbit is stepped by every method.
  auto const& orbit = all[1];
  for (auto const* curves : {&orbit.pairs, &orbit.equal_steps, &orbit.others})
    for (auto const& curve : *curves) {
      std::printf("| %s |", curve.name.c_str());
      for (auto const& p : all) {
        double least = HUGE_VAL;
        for (auto const* others : {&p.pairs, &p.equal_steps, &p.others})
          for (auto const& other : *others) least = std::min(least, peers::fewest(other, 1e-9));
        double const n = count(p, curve.name);
        if (n > 1e9)
          std::printf(" – |");
        else
          std::printf(n > least ? " %.0f |" : " **%.0f** |", n);
      }
      std::printf("\n");
    }
}
