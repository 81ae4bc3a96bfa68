// SPDX-License-Identifier: BSL-1.0
// The program of the page Explore as a native one. Each line of the input is a call: scene, method, 1 under a
// tolerance, the step and the number of steps (or the tolerance and the time), and the numbers of the scene. The output
// is a line with the bits of its rows. "exact" and "tube" in place of a method give the exact solution at so many even
// times up to a time, and the bounds for all starts within a radius.
#include "../../docs/explore/explore.cpp"

#include <bit>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <sstream>
#include <string>

void refused(char const* sentence) {
  std::fprintf(stderr, "%s\n", sentence);
  std::exit(1);
}

int main() {
  for (std::string line; std::getline(std::cin, line);) {
    std::istringstream words(line);
    std::string called;
    int scene, adaptive;
    double h, steps;
    words >> scene >> called >> adaptive >> h >> steps;
    double* to = numbers();
    for (double number; words >> number;) *to++ = number;
    int method = 0;
    while (method < method_count() && called != method_name(method)) ++method;
    auto const print = [&](double const* from, int count) {
      for (int row = 0; row < count; ++row)
        for (int i = 0; i < scene_width(scene); ++i) {
          double const x = from[row * explore::widest + i];
          // NaN has many bit patterns, and IEEE 754 does not say which one results.
          if (x != x)
            std::printf("nan ");
          else
            std::printf("%016llx ",
                        static_cast<unsigned long long>(std::bit_cast<std::uint64_t>(x)));
        }
    };
    if (called == "exact") {
      exact(scene, h, static_cast<int>(steps));
      print(rows(0), static_cast<int>(steps) + 1);
    } else if (called == "tube") {
      int const count = enclosed(scene, h, steps);
      print(low(), count);
      print(high(), count);
    } else {
      print(rows(1), run(1, scene, method, adaptive, h, steps));
    }
    std::printf("\n");
  }
}
