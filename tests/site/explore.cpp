// SPDX-License-Identifier: BSL-1.0
// The program of the page Explore as a native one. Each line of the input is a call, such as
// "rk4 1 15 0.1 0.035 1 0 285", or "exact ..."; its samples come out as a line of the numbers' bits.
// The first line is the names of the methods.
#include "../../docs/explore/explore.cpp"

#include <bit>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <string>

void refused(char const* sentence) {
  std::fprintf(stderr, "%s\n", sentence);
  std::exit(1);
}

int main() {
  for (int i = 0; i < method_count(); ++i) std::printf("%s ", method_name(i));
  std::printf("\n");
  std::string name;
  double m, k, b, h, x, v;
  int steps;
  while (std::cin >> name >> m >> k >> b >> h >> x >> v >> steps) {
    int method = 0;
    while (method < method_count() && name != method_name(method)) ++method;
    if (name == "exact")
      exact(m, k, b, h, x, v, steps);
    else
      run(method, m, k, b, h, x, v, steps);
    double const* const number = sampled();
    for (int i = 0; i < 4 * (steps + 1); ++i) {
      // A NaN has many patterns of bits, and IEEE 754 does not say which.
      if (number[i] != number[i])
        std::printf("nan ");
      else
        std::printf("%016llx ",
                    static_cast<unsigned long long>(std::bit_cast<std::uint64_t>(number[i])));
    }
    std::printf("\n");
  }
}
