// SPDX-License-Identifier: BSL-1.0
#pragma once

#include "course.hpp"
#include "oscillator.hpp"

namespace laws {

/// x'' = -x - 2 gamma v in numbers of any type.
template <class T>
struct linear_motion {
  T gamma{};
  constexpr T operator()(line_of<T> const& s, T const&) const {
    return -s.position - 2 * gamma * s.velocity;
  }
};

/// Trace and determinant of the matrix of one step.
template <class T>
struct step_matrix {
  T trace, determinant;
};
template <class M, class T>
constexpr step_matrix<T> step_matrix_of(M const& method, T const& gamma, T const& h) {
  auto const p = run(method, line_of<T>{1, 0}, linear_motion<T>{gamma}, h, 1);
  auto const q = run(method, line_of<T>{0, 1}, linear_motion<T>{gamma}, h, 1);
  return {p.position + q.velocity, p.position * q.velocity - p.velocity * q.position};
}

/// Whether both eigenvalues lie in the unit circle, by Jury's conditions, up to rounding.
template <class M>
constexpr bool is_stable(M const& method, double gamma, double h) {
  auto const m = step_matrix_of(method, gamma, h);
  return m.determinant < 1 + 1e-12 && size(m.trace) < 1 + m.determinant + 1e-12;
}

/// The step up to which a method is stable on an oscillator of frequency 1, by bisection.
template <class M>
constexpr double stability_limit(M const& method, double gamma = 0) {
  double stable = 0.0625, unstable = 8;
  if (!is_stable(method, gamma, stable)) return 0;
  for (int i = 0; i < 48; ++i) {
    double const middle = (stable + unstable) / 2;
    (is_stable(method, gamma, middle) ? stable : unstable) = middle;
  }
  return stable;
}

}  // namespace laws
