// SPDX-License-Identifier: BSL-1.0
// Where a step of y' = lambda y does not grow, in the plane of lambda h: explicit methods of order one to five.
#include <unitstep/unitstep.hpp>

#include "../plot/stability.hpp"

using stability::growth, stability::around;

// On the real axis up to 2, 2, 2.51 and 2.79, whatever the tableau: one polynomial for an order.
template <class Method>
constexpr bool ends_between(Method const& method, double in, double out) {
  return growth(method, {-in, 0}) < 1 && growth(method, {-out, 0}) > 1;
}
static_assert(ends_between(unitstep::explicit_euler{}, 1.999, 2.001) &&
              ends_between(unitstep::midpoint{}, 1.999, 2.001) &&
              ends_between(unitstep::kutta3{}, 2.51, 2.52) &&
              ends_between(unitstep::rk4{}, 2.78, 2.79) &&
              ends_between(unitstep::tsitouras5{}, 3.4, 3.6));

int main() {
  figures::plot{"stability-explicit",
                "The plane of λh, with equal scales. Explicit Euler is stable within the circle of "
                "radius 1 around -1. The regions of midpoint, Kutta 3, RK4 and Tsitouras 5 are "
                "larger each: they reach to -2, -2.5, -2.8 and -3.5 on the real axis, and as high "
                "as 1.7, 2.4, 2.9 and 3.2.",
                {"real part of λh", -5, 3, 1},
                {"imaginary part of λh", -4, 4, 1}}
      .add({"explicit Euler", around(unitstep::explicit_euler{}, -1, 8)})
      .add({"midpoint", around(unitstep::midpoint{}, -1, 8)})
      .add({"Kutta 3", around(unitstep::kutta3{}, -1, 8)})
      .add({"RK4", around(unitstep::rk4{}, -1, 8)})
      .add({"Tsitouras 5", around(unitstep::tsitouras5{}, -1, 8)})
      .equal_scales()
      .write();
}
