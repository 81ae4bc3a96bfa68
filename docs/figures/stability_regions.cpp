// SPDX-License-Identifier: BSL-1.0
// Chapter 9: where a step of y' = lambda y does not grow, in the plane of lambda h.
#include <unitstep/unitstep.hpp>

#include "../plot/plot.hpp"

struct number {
  double re;
  double im;
};

/// The size of what one step of 1 makes of 1, squared.
template <class Method>
constexpr double growth(Method const& method, number l) {
  auto const turned = [=](number const& y, double) {
    return unitstep::rates{l.re * y.re - l.im * y.im, l.re * y.im + l.im * y.re};
  };
  number const end = unitstep::integrate(method, number{1, 0}, turned, 1.0, 1);
  return end.re * end.re + end.im * end.im;
}
// On the imaginary axis and to the left of it implicit methods are stable; explicit ones are near zero.
static_assert(growth(unitstep::rk4{}, {-2.7, 0}) < 1 && growth(unitstep::rk4{}, {-2.9, 0}) > 1);
static_assert(growth(unitstep::rk4{}, {0, 2.82}) < 1 && growth(unitstep::rk4{}, {0, 2.84}) > 1);
static_assert(growth(unitstep::radau5{}, {0, 3}) < 1 && growth(unitstep::radau5{}, {3, 0}) > 1);
static_assert(growth(unitstep::rodas5p{}, {0, 3}) < 1 &&
              growth(unitstep::rodas5p{}, {-1e6, 0}) < 1e-6);

/// The curve |R| = 1 around a point, outwards from where the sign of |R| - 1 is that of the point.
template <class Method>
std::vector<figures::point> around(Method const& method, double x, double farthest) {
  std::vector<figures::point> points;
  bool const grows = growth(method, {x, 0}) > 1;
  constexpr int rays = 240;
  for (int i = 0; i <= rays; ++i) {
    double const angle = 6.283185307179586 * i / rays;
    double const c = unitstep::math::cos(angle), s = unitstep::math::sin(angle);
    double in = 0, out = 0;
    while (out < farthest && (growth(method, {x + out * c, out * s}) > 1) == grows) {
      in = out;
      out += 0.0625;
    }
    for (int k = 0; k < 30; ++k) {
      double const middle = (in + out) / 2;
      ((growth(method, {x + middle * c, middle * s}) > 1) == grows ? in : out) = middle;
    }
    points.push_back({x + in * c, in * s});
  }
  return points;
}

int main() {
  figures::plot{"stability-regions",
                "The plane of lambda times h. RK4 is stable within a region from -2.8 to 0 that "
                "reaches to 2.8 "
                "on the imaginary axis, Dormand-Prince within one of much the same size. Radau 5 "
                "and Rodas5P are "
                "stable everywhere but within a region on the right of the imaginary axis.",
                {"real part of lambda h", -5, 15, 5},
                {"imaginary part", -10, 10, 5}}
      .add({"RK4", around(unitstep::rk4{}, -1, 8)})
      .add({"Dormand-Prince 5(4)", around(unitstep::dormand_prince5{}, -1, 8)})
      .add({"unstable for Radau 5", around(unitstep::radau5{}, 4, 20)})
      .add({"unstable for Rodas5P", around(unitstep::rodas5p{}, 4, 20)})
      .write();
}
