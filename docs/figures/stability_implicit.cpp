// SPDX-License-Identifier: BSL-1.0
// Where a step of y' = lambda y grows, in the plane of lambda h: implicit methods.
#include <unitstep/unitstep.hpp>

#include "../plot/stability.hpp"

using stability::growth, stability::around;

// The imaginary axis is the border of the symplectic methods; the L-stable ones are stable beyond it.
static_assert(growth(unitstep::implicit_midpoint{}, {-0.01, 3}) < 1 &&
              growth(unitstep::implicit_midpoint{}, {0.01, 3}) > 1);
static_assert(growth(unitstep::gauss4{}, {-0.01, 3}) < 1 &&
              growth(unitstep::gauss4{}, {0.01, 3}) > 1);
static_assert(growth(unitstep::implicit_euler{}, {0, 1}) < 1 &&
              growth(unitstep::implicit_euler{}, {1, 0.9}) > 1);

int main() {
  figures::plot{"stability-implicit",
                "The plane of lambda times h. Implicit Euler is unstable within the circle of "
                "radius 1 around 1 only, Radau 5 and Rodas5P within larger regions to the right "
                "of the imaginary axis.",
                {"real part of lambda h", -5, 15, 5},
                {"imaginary part", -10, 10, 5}}
      .add({"unstable for implicit Euler", around(unitstep::implicit_euler{}, 1.4, 20)})
      .add({"unstable for Radau 5", around(unitstep::radau5{}, 4, 20)})
      .add({"unstable for Rodas5P", around(unitstep::rodas5p{}, 4, 20)})
      .add({"Gauss 4 and implicit midpoint: the axis", {{0, -10}, {0, 10}}})
      .write();
}
