// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/math/root.hpp>
#include <unitstep/math/trigonometric.hpp>
#include <unitstep/math/vec.hpp>
#include <unitstep/state/motion.hpp>

/// The closed form of an orbit around a centre, on plain numbers.
namespace kepler {

/// The eccentric anomaly E with M = E - e sin E, by Newton's method.
template <class T>
constexpr T eccentric_anomaly(T mean, T e) {
  T anomaly = e < T(0.8) ? mean : T(3.14159265358979323846L);
  for (int i = 0; i < 60; ++i) {
    T const correction = (anomaly - e * unitstep::math::sin(anomaly) - mean) /
                         (1 - e * unitstep::math::cos(anomaly));
    anomaly -= correction;
    if (correction < T(1e-19L) && correction > -T(1e-19L)) break;
  }
  return anomaly;
}

/// An ellipse in a plane, whose pericentre lies on the x axis and is passed at t = 0.
template <class T>
struct orbit {
  T parameter;     ///< GM
  T semimajor;     ///< a
  T eccentricity;  ///< e

  constexpr T mean_motion() const {
    return unitstep::math::sqrt(parameter / (semimajor * semimajor * semimajor));
  }

  /// Position and velocity at time `t`.
  constexpr unitstep::motion<unitstep::vec<T, 2>, unitstep::vec<T, 2>> at(T t) const {
    T const n = mean_motion();
    T const E = eccentric_anomaly(n * t, eccentricity);
    T const root = unitstep::math::sqrt(1 - eccentricity * eccentricity);
    T const sine = unitstep::math::sin(E), cosine = unitstep::math::cos(E);
    T const rate = semimajor * n / (1 - eccentricity * cosine);
    return {{semimajor * (cosine - eccentricity), semimajor * root * sine},
            {-rate * sine, rate * root * cosine}};
  }
};

/// The motion a time `t` after `start` on an ellipse around the origin, in any number of
/// dimensions, by the difference of eccentric anomalies and Lagrange's coefficients f and g.
/// Source: R. H. Battin, An Introduction to the Mathematics and Methods of Astrodynamics (1999),
/// 4.3.
template <class T, std::size_t N>
constexpr auto after(unitstep::motion<unitstep::vec<T, N>, unitstep::vec<T, N>> const& start,
                     T parameter, T t) {
  auto const& [x, v] = start;
  using unitstep::math::sqrt, unitstep::math::sin, unitstep::math::cos;
  T const r = norm(x);
  T const a = 1 / (2 / r - dot(v, v) / parameter);
  T const n = sqrt(parameter / (a * a * a));
  T const s = dot(x, v) / sqrt(parameter * a), c = 1 - r / a;
  // Kepler's equation between two positions: n t = E - c sin E + s (1 - cos E).
  T E = n * t;
  for (int i = 0; i < 60; ++i) {
    T const correction =
        (E - c * sin(E) + s * (1 - cos(E)) - n * t) / (1 - c * cos(E) + s * sin(E));
    E -= correction;
    if (correction < T(1e-18L) && correction > -T(1e-18L)) break;
  }
  T const f = 1 - a / r * (1 - cos(E)), g = t - (E - sin(E)) / n;
  auto const there = x * f + v * g;
  T const distance = norm(there);
  T const f_rate = -sqrt(parameter * a) * sin(E) / (distance * r);
  T const g_rate = 1 - a / distance * (1 - cos(E));
  return unitstep::motion{there, x * f_rate + v * g_rate};
}

}  // namespace kepler
