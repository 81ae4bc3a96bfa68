// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <gsl/gsl_sf_elljac.h>

#include <array>
#include <boost/units/systems/si.hpp>
#include <cmath>
#include <cstddef>
#include <unitstep/drive/integrate.hpp>
#include <unitstep/forces/central_gravity.hpp>
#include <unitstep/forces/damper.hpp>
#include <unitstep/forces/second_law.hpp>
#include <unitstep/forces/spring.hpp>

#include "../support/kepler.hpp"
#include "peers.hpp"

namespace peers {

namespace si = boost::units::si;

/// A problem for this library, in quantities, and for the others, in plain numbers, with its closed form. A second is
/// one radian of the spring.
template <problem which>
struct problem_of;

/// Two kilograms on a spring of 2 N/m, released at one metre.
template <>
struct problem_of<spring> {
  static constexpr std::size_t n = 1;
  static constexpr bool of_position = true;  ///< whether the force depends on the position alone
  static constexpr double growth = 1;        ///< the growth of a small error in ten seconds
  static constexpr auto start = unitstep::motion{1.0 * si::metre, 0.0 * si::metre_per_second};
  static constexpr auto stiffness = 2.0 * si::newton / si::metre;
  static constexpr unitstep::second_law field{2.0 * si::kilogram, unitstep::spring{stiffness}};

  static void pull(double const* x, double const*, double* a) { a[0] = -x[0]; }
  /// The derivatives of the pull by each position, then by each velocity, row by row.
  static void slopes(double const*, double* by_x, double* by_v) { by_x[0] = -1, by_v[0] = 0; }
  static numbers exact(double t) { return {std::cos(t), -std::sin(t)}; }
};

/// The same with a damper of a tenth of the critical one.
template <>
struct problem_of<damped_spring> {
  static constexpr std::size_t n = 1;
  static constexpr bool of_position = false;
  static constexpr double growth = 1;
  static constexpr auto start = problem_of<spring>::start;
  static constexpr auto damping = 0.4 * si::newton / si::metre_per_second;
  static constexpr unitstep::second_law field{2.0 * si::kilogram,
                                              unitstep::spring{problem_of<spring>::stiffness},
                                              unitstep::damper{damping}};

  static void pull(double const* x, double const* v, double* a) { a[0] = -x[0] - 0.2 * v[0]; }
  static void slopes(double const*, double* by_x, double* by_v) { by_x[0] = -1, by_v[0] = -0.2; }
  static numbers exact(double t) {
    double const d = std::sqrt(0.99), decay = std::exp(-0.1 * t);
    return {decay * (std::cos(d * t) + 0.1 / d * std::sin(d * t)), -decay / d * std::sin(d * t)};
  }
};

/// An ellipse of eccentricity 0.3, from its pericentre, with a period of 2 pi. A higher speed there makes the period
/// longer by 1.5 da/a, where da is 2 v dv, so a small error grows by a factor of tens.
template <>
struct problem_of<orbit> {
  static constexpr std::size_t n = 2;
  static constexpr bool of_position = true;
  static constexpr double growth = 10;
  static constexpr kepler::orbit<double> ellipse{1, 1, 0.3};
  static constexpr auto start =
      unitstep::motion{unitstep::vec{0.7, 0.0} * si::metre,
                       unitstep::vec{0.0, ellipse.at(0).velocity.y} * si::metre_per_second};
  static constexpr auto parameter = 1.0 * si::cubic_metre / (si::second * si::second);
  static constexpr unitstep::second_law field{2.0 * si::kilogram,
                                              unitstep::central_gravity{parameter}};

  static void pull(double const* x, double const*, double* a) {
    double const square = x[0] * x[0] + x[1] * x[1], cube = square * std::sqrt(square);
    a[0] = -x[0] / cube, a[1] = -x[1] / cube;
  }
  static void slopes(double const* x, double* by_x, double* by_v) {
    double const square = x[0] * x[0] + x[1] * x[1], cube = square * std::sqrt(square);
    for (int i = 0; i < 2; ++i)
      for (int j = 0; j < 2; ++j) {
        by_x[2 * i + j] = (3 * x[i] * x[j] / square - (i == j)) / cube;
        by_v[2 * i + j] = 0;
      }
  }
  static numbers exact(double t) {
    auto const [x, v] = ellipse.at(t);
    return {x.x, x.y, v.x, v.y};
  }
};

/// A pendulum released at two radians, of a length for which small oscillations are those of the spring. The closed
/// form is an elliptic function, taken from GSL.
template <>
struct problem_of<pendulum> {
  static constexpr std::size_t n = 1;
  static constexpr bool of_position = true;
  static constexpr double growth = 1;
  static constexpr auto start = unitstep::motion{2.0 * si::radian, 0.0 * si::radians_per_second};
  static constexpr auto field = [](auto const& s, auto) {
    return -unitstep::math::sin(s.position.value()) * si::radian / (si::second * si::second);
  };

  static void pull(double const* x, double const*, double* a) { a[0] = -std::sin(x[0]); }
  static void slopes(double const* x, double* by_x, double* by_v) {
    by_x[0] = -std::cos(x[0]), by_v[0] = 0;
  }
  static numbers exact(double t) {
    double const k = std::sin(1.0);
    double sn = 0, cn = 0, dn = 0;
    gsl_sf_elljac_e(t, k * k, &sn, &cn, &dn);
    return {2 * std::asin(k * cn / dn), -2 * k * std::cos(1.0) * sn / dn};
  }
};

/// A problem in the form for the others.
struct plain_problem {
  std::size_t n;
  void (*pull)(double const* x, double const* v, double* a);
  void (*slopes)(double const* x, double* by_x, double* by_v);
  numbers start;

  numbers rates(numbers const& y) const {
    numbers out{};
    for (std::size_t i = 0; i < n; ++i) out[i] = y[n + i];
    pull(y.data(), y.data() + n, out.data() + n);
    return out;
  }
};

/// A run of this library, in quantities.
template <class Problem, class Method>
numbers run(Method const& method, double h, int steps) {
  auto const end = integrate(method, Problem::start, Problem::field, h * si::second, steps);
  auto const [x, v] = unitstep::raw_form<std::remove_const_t<decltype(end)>>::to_raw(end);
  if constexpr (Problem::n == 1)
    return {x, v};
  else
    return {x.x, x.y, v.x, v.y};
}

}  // namespace peers
