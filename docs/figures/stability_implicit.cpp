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
// Radau 5 is unstable up to 11.84 on the real axis, where (1 + 2z/5 + z²/20) / (1 - 3z/5 + 3z²/20 - z³/60) is -1; Rodas5P
// in all of the picture's right edge.
static_assert(growth(unitstep::radau5{}, {11.8, 0}) > 1 &&
              growth(unitstep::radau5{}, {11.9, 0}) < 1);
static_assert(growth(unitstep::rodas5p{}, {15, 0}) > 1 &&
              growth(unitstep::rodas5p{}, {15, 10}) > 1);

int main() {
  figures::plot{"stability-implicit",
                "The plane of λh, with equal scales. Implicit Euler is unstable within the circle "
                "of radius 1 around 1 only, Radau 5 within a larger region between 0 and 11.8 on "
                "the real axis, Rodas5P within one that goes on beyond the right edge. The left "
                "half belongs to none of them.",
                {"real part of λh", -5, 15, 5},
                {"imaginary part of λh", -10, 10, 5}}
      .add({"unstable for implicit Euler", around(unitstep::implicit_euler{}, 1.4, 20)})
      .add({"unstable for Radau 5", around(unitstep::radau5{}, 4, 20)})
      .add({"unstable for Rodas5P", around(unitstep::rodas5p{}, 4, 20)})
      .add({"Gauss 4 and implicit midpoint: the axis", {{0, -10}, {0, 10}}})
      .equal_scales()
      .leaves("The curve of Rodas5P leaves the picture.")
      .write();
}
