// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <boost/units/systems/si.hpp>
#include <cmath>
#include <cstddef>
#include <unitstep/drive/simulation.hpp>
#include <unitstep/forces/second_law.hpp>
#include <unitstep/forces/spring.hpp>
#include <utility>

namespace laws {

/// One kilogram on one newton a metre, so that positions, velocities and times have the same size; and two closed forms
/// for a step h.
///
/// Semi-implicit Euler conserves x^2 + v^2 - h x v, velocity Verlet v^2 + (1 - h^2/4) x^2. So the ellipse of a step is
/// known to the last digit (Hairer, Lubich, Wanner, Geometric Numerical Integration, I.1.4), and any change of it is
/// rounding.
struct unit_spring {
  static constexpr auto start(double x, double v) {
    namespace si = boost::units::si;
    return unitstep::motion{x * si::metre, v * si::metre_per_second};
  }
  static constexpr unitstep::second_law force{
      1.0 * boost::units::si::kilogram,
      unitstep::spring{1.0 * boost::units::si::newton / boost::units::si::metre}};

  template <class Method>
  static auto run(Method const& method, double x, double v, double h) {
    return unitstep::simulation{method, start(x, v), force, h * boost::units::si::second};
  }

  /// The invariant, with more digits than the run has.
  template <class State>
  static long double kept(int order, State const& s, double step) {
    long double const x = s.position.value(), v = s.velocity.value(), h = step;
    return order == 1 ? x * x + v * v - h * x * v : v * v + (1 - h * h / 4) * x * x;
  }
  /// Twice the energy.
  template <class State>
  static double energy(State const& s) {
    double const x = s.position.value(), v = s.velocity.value();
    return x * x + v * v;
  }
  /// How far that is at most from 1 on the ellipse through (1, 0).
  static double energy_swing(int order, double h) { return order == 1 ? h / (2 - h) : h * h / 4; }
};

/// Sixteen runs of one method from different starts, to see how their roundings add up.
template <class Method>
class rounded_springs {
  static constexpr std::size_t runs = 16;
  using run = decltype(unit_spring::run(Method{}, 1.0, 0.0, 1.0));

  double h_;
  std::array<run, runs> run_;
  long n_ = 0;

  template <std::size_t... I>
  rounded_springs(double h, std::index_sequence<I...>)
      : h_(h), run_{unit_spring::run(Method{}, x(I), v(I), h)...} {}
  static double x(std::size_t i) { return 1 + static_cast<double>(i) / 17; }
  static double v(std::size_t i) { return static_cast<double>(i) / 23; }

public:
  explicit rounded_springs(double h) : rounded_springs(h, std::make_index_sequence<runs>{}) {}

  /// The root mean square of the relative change of the invariant after `n` steps, in units of 2^-53. Calls must have
  /// increasing n.
  double off_after(long n) {
    double sum = 0;
    for (std::size_t i = 0; i < runs; ++i) {
      for (long j = n_; j < n; ++j) run_[i].step();
      long double const due = unit_spring::kept(Method::order, unit_spring::start(x(i), v(i)), h_);
      long double const got = unit_spring::kept(Method::order, run_[i].state(), h_);
      auto const off = static_cast<double>((got - due) / due / 0x1p-53L);
      sum += off * off / runs;
    }
    n_ = n;
    return std::sqrt(sum);
  }
};

}  // namespace laws
