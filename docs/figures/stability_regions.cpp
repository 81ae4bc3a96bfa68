// SPDX-License-Identifier: BSL-1.0
// Chapter 23: where a step of y' = lambda y does not grow, in the plane of lambda h.
#include <unitstep/unitstep.hpp>

#include "../plot/stability.hpp"

using stability::growth, stability::around;

// On the imaginary axis and to the left of it implicit methods are stable; explicit ones are near zero.
static_assert(growth(unitstep::rk4{}, {-2.7, 0}) < 1 && growth(unitstep::rk4{}, {-2.9, 0}) > 1);
static_assert(growth(unitstep::rk4{}, {0, 2.82}) < 1 && growth(unitstep::rk4{}, {0, 2.84}) > 1);
static_assert(growth(unitstep::radau5{}, {0, 3}) < 1 && growth(unitstep::radau5{}, {3, 0}) > 1);
static_assert(growth(unitstep::rodas5p{}, {0, 3}) < 1 &&
              growth(unitstep::rodas5p{}, {-1e6, 0}) < 1e-6);

int main() {
  figures::plot{"stability-regions",
                "The plane of λh, with equal scales. RK4 is stable within a region from -2.8 to 0 "
                "that reaches to 2.8 on the imaginary axis, Dormand-Prince within one of much the "
                "same size. Radau 5 and Rodas5P are stable everywhere but within a region on the "
                "right of the imaginary axis; that of Rodas5P goes on beyond the right edge.",
                {"real part of λh", -5, 15, 5},
                {"imaginary part of λh", -10, 10, 5}}
      .add({"RK4", around(unitstep::rk4{}, -1, 8)})
      .add({"Dormand-Prince 5(4)", around(unitstep::dormand_prince5{}, -1, 8)})
      .add({"unstable for Radau 5", around(unitstep::radau5{}, 4, 20)})
      .add({"unstable for Rodas5P", around(unitstep::rodas5p{}, 4, 20)})
      .equal_scales()
      .leaves("The curve of Rodas5P leaves the picture.")
      .write();
}
