// SPDX-License-Identifier: BSL-1.0
// Any state: 1000 pounds at ten per cent, paid rarely, every year and at every moment.
#include <unitstep/unitstep.hpp>

#include "../plot/plot.hpp"

struct account {
  double thousands;
};

template <class Method>
std::vector<figures::point> balance(Method const& method, double years_between, int times) {
  unitstep::simulation run{
      method, account{1.0},
      [](account const& a, double) { return unitstep::rates{0.1 * a.thousands}; }, years_between};
  std::vector<figures::point> points{{0, 1}};
  for (int n = 1; n <= times; ++n) {
    run.step();
    points.push_back({n * years_between, run.state().thousands});
  }
  return points;
}

int main() {
  figures::plot{"interest",
                "What becomes of 1000 pounds at ten per cent in 20 years. Paid at every moment, "
                "7389 pounds. Paid every year, 6727. Paid every five years, 5062.",
                {"time in years", 0, 20, 5},
                {"balance in 1000 pounds", 0, 8, 2}}
      .add({"at every moment", balance(unitstep::rk4{}, 0.25, 80)})
      .add({"every year", balance(unitstep::explicit_euler{}, 1, 20), true})
      .add({"every 5 years", balance(unitstep::explicit_euler{}, 5, 4), true})
      .write();
}
