// SPDX-License-Identifier: BSL-1.0
// The cost of an ensemble besides its runs: pendulums of 1,000 steps each, by make_runs and in a loop over the same
// runs. callgrind counts the instructions of 100 runs.
#include <unitstep/ensemble/ensemble.hpp>

#include "counted.hpp"
#include "pendulum.hpp"

namespace {

double volatile last = 0;

void loop(long runs) {
  std::vector<double> angles;
  angles.reserve(static_cast<std::size_t>(runs));
  for (long n = 0; n < runs; ++n) {
    unitstep::draws random{7, n};
    angles.push_back(swing(n, random));
  }
  last = angles.back();
}
void ensemble(long runs) {
  last = unitstep::make_runs(unitstep::ensemble{.runs = runs, .seed = 7}, swing).back();
}

}  // namespace

int main() {
  count("pendulum loop", 100, 200, loop);
  count("pendulum ensemble", 100, 200, ensemble);
}
