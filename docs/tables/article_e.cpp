// SPDX-License-Identifier: BSL-1.0
// Article E's two springs by every method, as tables of the site. The test of its claims asserts the
// numbers.
#include <cstdio>
#include <string>

#include "../../tests/support/every_method.hpp"
#include "../../tests/support/springs.hpp"

double omega(double k) { return unitstep::math::sqrt(k / 250); }

void cell(bool gone, double x) {
  char digits[32] = "gone";
  if (!gone)
    std::snprintf(digits, sizeof digits, x >= 0.0995 ? "%.2f" : x >= 0.00995 ? "%.3f" : "%.1e", x);
  std::string text = digits;  // "2.5e-03" as "2.5e-3"
  auto const zero = text.find("e-0");
  if (zero != text.npos) text.erase(zero + 2, 1);
  std::printf(" %s |", text.c_str());
}

int main() {
  std::printf(
      "| method | 200 | 1e4 | 1e4, 200 s | 1e5 | 1e5, 200 s | 1e6 "
      "|\n|---|---|---|---|---|---|---|\n");
  laws::for_each_method([](auto const& listed) {
    std::printf("| %s |", listed.name);
    double const k[] = {200, 1e4, 1e4, 1e5, 1e5, 1e6}, seconds[] = {20, 20, 200, 20, 200, 20};
    for (int i = 0; i < 6; ++i) {
      auto const o = laws::outcome_of(listed.method, omega(k[i]), 0, seconds[i], 0.1);
      cell(o.gone, o.rms);
    }
    std::printf("\n");
  });
  std::printf("\nAnd the critically damped one, the largest error within 20 s:\n\n");
  std::printf("| method | 1e4 | 1.5e4 | 1.8e4 | 3e4 | 8e4 |\n|---|---|---|---|---|---|\n");
  laws::for_each_method([](auto const& listed) {
    std::printf("| %s |", listed.name);
    for (double const k : {1e4, 1.5e4, 1.8e4, 3e4, 8e4}) {
      auto const o = laws::outcome_of(listed.method, omega(k), 1, 20, 0.1);
      cell(o.gone, o.worst);
    }
    std::printf("\n");
  });
}
