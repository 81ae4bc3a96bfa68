// SPDX-License-Identifier: BSL-1.0
// The same problems by this library, Boost.odeint and GSL in the same steps, as tables of the site.
// tests/peers/peers_test.cpp asserts what they show.
// links: tests/peers/peers.cpp -lgsl -lgslcblas
#include "../../tests/peers/peers.hpp"

#include <cstdio>
#include <stdexcept>

constexpr double h = 0.125;
constexpr int steps = 80;

/// The error of a stepper on a problem in few letters.
std::string cell(peers::stepper const& stepper, peers::problem problem) {
  if (!stepper.suits(problem)) return "";
  try {
    double const x = stepper.error(problem, h, steps);
    char text[32];
    std::snprintf(text, sizeof text, x >= 0.0995 ? "%.2f" : x >= 0.00995 ? "%.3f" : "%.1e", x);
    std::string digits = text;  // "2.5e-03" as "2.5e-3"
    if (auto const zero = digits.find("e-0"); zero != digits.npos) digits.erase(zero + 2, 1);
    return digits;
  } catch (std::runtime_error const&) {
    return "gives up";
  }
}
void errors(peers::stepper const& stepper) {
  for (auto const problem : peers::problems) std::printf(" %s |", cell(stepper, problem).c_str());
}

/// How far apart two steppers come on the problem on which it is most, in roundings.
double most_apart(peers::pair const& pair) {
  double most = 0;
  for (auto const problem : peers::problems) {
    if (!pair.there.suits(problem) || cell(pair.here, problem) == "gives up") continue;
    auto const a = pair.here.end(problem, h, steps), b = pair.there.end(problem, h, steps);
    most = std::fmax(most, peers::apart(a, b) / 0x1p-52);
  }
  return most;
}

int main() {
  std::printf("| method | the same | spring | damped spring | orbit | pendulum | apart |\n");
  std::printf("|---|---|---|---|---|---|---|\n");
  for (auto const& pair : peers::same_schemes()) {
    std::printf("| %s | %s |", pair.here.name.c_str(), pair.there.name.c_str());
    errors(pair.there);
    std::printf(" %.0f |\n", most_apart(pair));
  }
  std::printf("\nAnd of one name or family, and not the same:\n\n");
  std::printf("| stepper | order | spring | damped spring | orbit | pendulum |\n");
  std::printf("|---|---|---|---|---|---|\n");
  for (auto const& group : peers::namesakes())
    for (auto const& stepper : group) {
      std::printf("| %s | %d |", stepper.name.c_str(), stepper.order);
      errors(stepper);
      std::printf("\n");
    }
}
