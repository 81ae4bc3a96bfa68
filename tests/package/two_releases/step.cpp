// SPDX-License-Identifier: BSL-1.0
// One step by the release whose headers are found. The field is no lambda, which would differ in each file.
#include <unitstep/drive/integrate.hpp>
#include <unitstep/methods/explicit_euler.hpp>
#include <unitstep/state/motion.hpp>

struct coasts {
  constexpr double operator()(unitstep::motion<double, double>, double) const { return 0; }
};
double FUNCTION(double speed) {
  return unitstep::integrate(unitstep::explicit_euler{}, unitstep::motion{0.0, speed}, coasts{},
                             1.0, 1)
      .position;
}
