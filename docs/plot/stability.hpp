// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/drive/integrate.hpp>
#include <unitstep/math/trigonometric.hpp>
#include <unitstep/state/rates.hpp>
#include <vector>

#include "plot.hpp"

/// Where a step of y' = lambda y does not grow, in the plane of lambda h.
namespace stability {

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
/// The curve |R| = 1 around a point: of a region of stability the first outwards, of one of instability, within which may be
/// islands, the last.
template <class Method>
std::vector<figures::point> around(Method const& method, double x, double farthest) {
  std::vector<figures::point> points;
  bool const grows = growth(method, {x, 0}) > 1;
  constexpr int rays = 240;
  for (int i = 0; i <= rays; ++i) {
    double const angle = 6.283185307179586 * i / rays;
    double const c = unitstep::math::cos(angle), s = unitstep::math::sin(angle);
    auto const is_inside = [&](double r) {
      return (growth(method, {x + r * c, r * s}) > 1) == grows;
    };
    double in = 0, out = 0;
    if (grows)
      for (in = out = farthest; in > 0 && !is_inside(in); in -= 0.0625) out = in;
    else
      for (; out < farthest && is_inside(out); out += 0.0625) in = out;
    for (int k = 0; k < 30; ++k) {
      double const middle = (in + out) / 2;
      (is_inside(middle) ? in : out) = middle;
    }
    points.push_back({x + in * c, in * s});
  }
  return points;
}

}  // namespace stability
