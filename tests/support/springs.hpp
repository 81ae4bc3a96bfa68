// SPDX-License-Identifier: BSL-1.0
#pragma once

#include "oscillator.hpp"

namespace laws {

/// A spring and a damper on a mass, as numbers: k/m in 1/s^2 and c/m in 1/s.
struct spring_of {
  double k_m, c_m;
  constexpr double operator()(line const& s, double) const {
    return -k_m * s.position - c_m * s.velocity;
  }
};

/// The closed form of a spring let go at 1, for any damper: the damping ratio is `zeta`.
struct let_go_at_one {
  double omega, zeta;
  constexpr double operator()(double t) const {
    double const g = zeta * omega;
    if (zeta == 1) return (1 + g * t) * unitstep::math::exp(-g * t);
    if (zeta < 1) {
      double const w = omega * unitstep::math::sqrt(1 - zeta * zeta);
      return unitstep::math::exp(-g * t) *
             (unitstep::math::cos(w * t) + g / w * unitstep::math::sin(w * t));
    }
    double const w = omega * unitstep::math::sqrt(zeta * zeta - 1);
    double const slow = unitstep::math::exp((w - g) * t), fast = unitstep::math::exp(-(w + g) * t);
    return ((g + w) * slow - (g - w) * fast) / (2 * w);
  }
};

/// Compares a run of a spring let go at 1 with the closed form.
struct outcome {
  double rms = 0;        ///< root of the mean square of the error of the position
  double worst = 0;      ///< its largest error
  double amplitude = 0;  ///< largest displacement in the last 5 s
  double energy = 0;     ///< the value at the end, as a share of the start
  bool gone = false;     ///< whether it got beyond a hundred times its start
};

/// `seconds` in steps of `h`. A run that diverges is stopped before a number can overflow.
template <class Method>
constexpr outcome outcome_of(Method const& method, double omega, double zeta, double seconds,
                             double h) {
  int const steps = static_cast<int>(seconds / h + 0.5);
  course<Method, line, spring_of, double> c(method, {1, 0},
                                            spring_of{omega * omega, 2 * zeta * omega}, 0, h);
  let_go_at_one const exact{omega, zeta};
  outcome o;
  for (int n = 1; n <= steps; ++n) {
    c.step(h);
    double const x = c.state.position, off = x - exact(n * h);
    o.rms += off * off / steps;
    o.worst = larger(o.worst, size(off));
    if ((steps - n) * h < 5) o.amplitude = larger(o.amplitude, size(x));
    if (size(x) > 100) {
      o.gone = true;
      break;
    }
  }
  double const v = c.state.velocity / omega;
  o.rms = unitstep::math::sqrt(o.rms);
  o.energy = c.state.position * c.state.position + v * v;
  return o;
}

}  // namespace laws
