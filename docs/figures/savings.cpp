// SPDX-License-Identifier: BSL-1.0
// 250 pounds a week: paid all the time, and in weekly instalments.
#include <unitstep/unitstep.hpp>

#include "../plot/plot.hpp"
struct purse {
  double pounds;
};
constexpr auto earns = [](purse const&, double) { return unitstep::rates{250.0}; };
constexpr auto weekly = unitstep::trajectory<4>(unitstep::explicit_euler{}, purse{0.0}, earns, 1.0);
static_assert(weekly[4].state.pounds == 1000.0);

int main() {
  std::vector<figures::point> line, stairs;
  for (auto const& [time, purse] : weekly) {
    line.push_back({time, purse.pounds});
    if (time > 0) stairs.push_back({time, purse.pounds - 250});
    stairs.push_back({time, purse.pounds});
  }
  figures::plot{
      "savings",
      "Savings over four weeks. Paid all the time they are a straight line to 1000 pounds; "
      "paid weekly they are stairs that meet the line at each payday.",
      {"time in weeks", 0, 4, 1},
      {"savings in pounds", 0, 1000, 250}}
      .add({"all the time", line})
      .add({"in weekly instalments", stairs})
      .write();
}
