// SPDX-License-Identifier: BSL-1.0
#pragma once

#include "counted.hpp"

#include <array>
#include <boost/numeric/odeint/algebra/array_algebra.hpp>
#include <boost/numeric/odeint/integrate/integrate_adaptive.hpp>
#include <boost/numeric/odeint/stepper/controlled_runge_kutta.hpp>
#include <boost/numeric/odeint/stepper/generation.hpp>
#include <boost/numeric/odeint/stepper/runge_kutta_dopri5.hpp>
#include <boost/units/systems/si.hpp>
#include <cmath>
#include <limits>
#include <unitstep/unitstep.hpp>

/// Runs of Dormand and Prince's pair under a tolerance of 1e-8, for Lorenz's attractor and an orbit in space: by the
/// library with units, by hand on doubles, and by Boost.odeint. Each goes to the time that it reaches in the same
/// number of tries, since rejected steps count too: all evaluate their field equally often, six times a try.
namespace within {

namespace us = unitstep;
namespace si = boost::units::si;
inline constexpr double tolerance = 1e-8;
inline const double fast = std::sqrt(3.0);  // at half the semi-major axis, of eccentricity 1/2

template <std::size_t n>
using row = std::array<double, n>;

struct lorenz {
  static constexpr row<3> start{1, 1, 1};
  static void rates(row<3> const& y, row<3>& d) {
    d[0] = 10.0 * (y[1] - y[0]);
    d[1] = y[0] * (28.0 - y[2]) - y[1];
    d[2] = y[0] * y[1] - 8.0 / 3 * y[2];
  }
};
struct orbit {
  inline static row<6> const start{0.5, 0, 0, 0, 0.8 * fast, 0.6 * fast};
  static void rates(row<6> const& y, row<6>& d) {
    double const square = y[0] * y[0] + y[1] * y[1] + y[2] * y[2];
    double const k = -1.0 / (square * std::sqrt(square));
    for (std::size_t i = 0; i < 3; ++i) d[i] = y[i + 3], d[i + 3] = k * y[i];
  }
};

inline constexpr double never = std::numeric_limits<double>::infinity();
inline constexpr long any = std::numeric_limits<long>::max();

/// The time that a run reaches in so many tries, found before the count starts.
template <double (*reached)(long tries)>
inline double const ends[2] = {reached(few), reached(many)};
template <double (*reached)(long tries)>
double end_of(long tries) {
  return ends<reached>[tries == many];
}

template <std::size_t n>
struct place {
  double t;
  row<n> y;
};

/// Written by hand, with the controller and the norm of Hairer's codes.
template <class Problem>
auto by_hand(double end, long most) {
  auto y = Problem::start;
  constexpr std::size_t n = y.size();
  row<n> k1, k2, k3, k4, k5, k6, k7, z, next;
  double t = 0, h = 0.01;
  Problem::rates(y, k1);
  for (long tries = 0; t < end && tries < most; ++tries) {
    bool const is_last = !(h < end - t);
    if (is_last) h = end - t;
    for (std::size_t i = 0; i < n; ++i) z[i] = y[i] + h * (1. / 5 * k1[i]);
    Problem::rates(z, k2);
    for (std::size_t i = 0; i < n; ++i) z[i] = y[i] + h * (3. / 40 * k1[i] + 9. / 40 * k2[i]);
    Problem::rates(z, k3);
    for (std::size_t i = 0; i < n; ++i)
      z[i] = y[i] + h * (44. / 45 * k1[i] - 56. / 15 * k2[i] + 32. / 9 * k3[i]);
    Problem::rates(z, k4);
    for (std::size_t i = 0; i < n; ++i)
      z[i] = y[i] + h * (19372. / 6561 * k1[i] - 25360. / 2187 * k2[i] + 64448. / 6561 * k3[i] -
                         212. / 729 * k4[i]);
    Problem::rates(z, k5);
    for (std::size_t i = 0; i < n; ++i)
      z[i] = y[i] + h * (9017. / 3168 * k1[i] - 355. / 33 * k2[i] + 46732. / 5247 * k3[i] +
                         49. / 176 * k4[i] - 5103. / 18656 * k5[i]);
    Problem::rates(z, k6);
    for (std::size_t i = 0; i < n; ++i)
      next[i] = y[i] + h * (35. / 384 * k1[i] + 500. / 1113 * k3[i] + 125. / 192 * k4[i] -
                            2187. / 6784 * k5[i] + 11. / 84 * k6[i]);
    Problem::rates(next, k7);
    double sum = 0;
    for (std::size_t i = 0; i < n; ++i) {
      double const e = h * (71. / 57600 * k1[i] - 71. / 16695 * k3[i] + 71. / 1920 * k4[i] -
                            17253. / 339200 * k5[i] + 22. / 525 * k6[i] - 1. / 40 * k7[i]);
      double const a = std::fabs(y[i]), b = std::fabs(next[i]);
      double const share = e / (tolerance + tolerance * (a < b ? b : a));
      sum += share * share;
    }
    double const square = sum / static_cast<double>(n);
    double const wanted = 0.9 * std::pow(square, -0.1);
    if (square <= 1) y = next, k1 = k7, t = is_last ? end : t + h;
    h *= wanted < 0.2 ? 0.2 : wanted > 10 ? 10 : wanted;
  }
  return place<n>{t, y};
}
template <class Problem>
double reached_by_hand(long tries) {
  return by_hand<Problem>(never, tries).t;
}
template <class Problem>
double raw(long tries) {
  return by_hand<Problem>(end_of<reached_by_hand<Problem>>(tries), any).y[0];
}

template <class Problem>
auto odeint_stepper() {
  namespace ode = boost::numeric::odeint;
  using state = std::remove_cv_t<decltype(Problem::start)>;
  return ode::make_controlled(
      tolerance, tolerance,
      ode::runge_kutta_dopri5<state, double, state, double, ode::array_algebra>());
}
template <class Problem>
inline constexpr auto rates_of = [](auto const& now, auto& d, double) { Problem::rates(now, d); };
template <class Problem>
double reached_by_odeint(long tries) {
  auto stepper = odeint_stepper<Problem>();
  auto y = Problem::start;
  double t = 0, h = 0.01;
  for (; tries > 0; --tries) stepper.try_step(rates_of<Problem>, y, t, h);
  return t;
}
template <class Problem>
double odeint(long tries) {
  auto y = Problem::start;
  boost::numeric::odeint::integrate_adaptive(odeint_stepper<Problem>(), rates_of<Problem>, y, 0.0,
                                             end_of<reached_by_odeint<Problem>>(tries), 0.01);
  return y[0];
}

inline constexpr auto m = 1.0 * si::metre;
inline constexpr auto s = 1.0 / si::second;
struct places {
  boost::units::quantity<si::length> a, b, c;
};
/// The start, the field and the tolerance with units, passed to `run`.
template <class Run>
auto with_units(lorenz, Run run) {
  auto const e = tolerance * m;
  auto const field = [](auto const& y, auto) {
    return us::rates{10.0 * s * (y.b - y.a), s * (y.a * (28.0 - y.c / m) - y.b),
                     s * (y.a * y.b / m - 8.0 / 3 * y.c)};
  };
  return run(places{m, m, m}, field, us::tolerance{places{e, e, e}, tolerance});
}
template <class Run>
auto with_units(orbit, Run run) {
  us::motion const start{us::vec{0.5, 0.0, 0.0} * si::metre,
                         us::vec{0.0, 0.8 * fast, 0.6 * fast} * si::metre_per_second};
  return run(start, us::central_gravity{1.0 * m * m * m / (si::second * si::second)},
             us::tolerance{us::motion{tolerance * si::metre, tolerance * si::metre_per_second},
                           tolerance});
}
inline double number_of(places const& end) { return end.a.value(); }
template <class Motion>
double number_of(Motion const& end) {
  return end.position.x.value();
}

template <class Problem>
double reached_with_units(long tries) {
  return with_units(Problem{}, [&](auto const&... given) {
    us::simulation run{us::dormand_prince5{}, given..., 0.0 * si::second};
    while (run.steps() + run.rejected() < tries) run.step();
    return run.time().value();
  });
}
template <class Problem>
double integrated(long tries) {
  return with_units(Problem{}, [&](auto const&... given) {
    auto const end = end_of<reached_with_units<Problem>>(tries) * si::second;
    return number_of(us::integrate(us::dormand_prince5{}, given..., end));
  });
}
/// Step by step; each is kept for `at`.
template <class Problem>
double stepped(long tries) {
  return with_units(Problem{}, [&](auto const&... given) {
    us::simulation run{us::dormand_prince5{}, given..., 0.0 * si::second};
    while (run.steps() + run.rejected() < tries) run.step();
    return number_of(run.state());
  });
}

}  // namespace within
