// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <boost/units/systems/si.hpp>
#include <type_traits>
#include <unitstep/drive/tolerance.hpp>
#include <unitstep/state/rates.hpp>
#include <unitstep/units/light.hpp>

// Stiff problems with units, whose ends are known to more digits than any run has.

namespace laws {

namespace si = boost::units::si;

using concentration_unit = std::remove_const_t<decltype(si::mole / si::cubic_metre)>;
inline constexpr auto molar = 1.0 * si::mole / si::cubic_metre;

/// Robertson's three substances: \f$ A \to B, 2B \to B + C, B + C \to A + C \f$. Source: H. H. Robertson, in Numerical
/// Analysis: An Introduction (1966), p. 178; the ends by extrapolation of order 36 and Radau IIA of 8 stages in 45
/// to 120 digits.
template <class N = double>
struct robertson_mix {
  unitstep::light<concentration_unit, N> a, b, c;
};
inline constexpr auto robertson = [](auto const& s, auto) {
  auto const decay = 0.04 / si::second * s.a;
  auto const back = 1e4 / (molar * si::second) * s.b * s.c;
  auto const pair = 3e7 / (molar * si::second) * s.b * s.b;
  return unitstep::rates{back - decay, decay - back - pair, pair};
};
inline constexpr robertson_mix<> robertson_start{{1.0}, {0.0}, {0.0}};
inline constexpr robertson_mix<> robertson_at_40_s{
    {0.715827068719405090474474}, {9.18553476455776390389921e-06}, {0.284163745745830351761622}};
/// From the Test Set for IVP Solvers, release 2.4.
inline constexpr robertson_mix<> robertson_at_1e11_s{
    {0.2083340149701255e-07}, {0.8333360770334713e-13}, {0.9999999791665050}};
inline constexpr robertson_mix<> robertson_at_4e11_s{
    {5.20835314425349926242336e-09}, {2.08334126842201134963052e-14}, {0.999999994791626022333817}};

/// HIRES, high irradiance responses of a plant: eight substances. Source: E. Schäfer, J. Math. Biol. 2, 41 (1975);
/// start and end from the Test Set for IVP Solvers, release 2.4.
template <class N = double>
struct hires_mix {
  unitstep::light<concentration_unit, N> y1, y2, y3, y4, y5, y6, y7, y8;
};
inline constexpr auto hires = [](auto const& s, auto) {
  auto const each = 1.0 / si::second;
  auto const met = 280.0 / (molar * si::second) * s.y6 * s.y8;
  auto const seventh = met - 1.81 * each * s.y7;
  return unitstep::rates{
      each * (0.43 * s.y2 - 1.71 * s.y1 + 8.32 * s.y3) + 0.0007 * molar / si::second,
      each * (1.71 * s.y1 - 8.75 * s.y2),
      each * (0.43 * s.y4 - 10.03 * s.y3 + 0.035 * s.y5),
      each * (8.32 * s.y2 + 1.71 * s.y3 - 1.12 * s.y4),
      each * (0.43 * s.y6 - 1.745 * s.y5 + 0.43 * s.y7),
      each * (0.69 * s.y4 + 1.71 * s.y5 - 0.43 * s.y6 + 0.69 * s.y7) - met,
      seventh,
      -seventh};
};
inline constexpr hires_mix<> hires_start{{1.0}, {}, {}, {}, {}, {}, {}, {0.0057}};
inline constexpr hires_mix<> hires_end{{0.7371312573325668e-3}, {0.1442485726316185e-3},
                                       {0.5888729740967575e-4}, {0.1175651343283149e-2},
                                       {0.2386356198831331e-2}, {0.6238968252742796e-2},
                                       {0.2849998395185769e-2}, {0.2850001604814231e-2}};

/// Van der Pol's oscillator with eps = 1e-6, as a pendulum of a length and its speed; constants give it these units.
template <class N = double>
struct relaxation {
  unitstep::light<si::length, N> x;
  unitstep::light<si::velocity, N> v;
};
inline constexpr auto van_der_pol = [](auto const& s, auto) {
  auto const metre = 1.0 * si::metre;
  auto const fast = 1e6 / si::second;
  return unitstep::rates{s.v,
                         fast * ((1.0 - s.x * s.x / (metre * metre)) * s.v - s.x / si::second)};
};
inline constexpr relaxation<> van_der_pol_start{{2.0}, {-0.66}};
inline constexpr relaxation<> van_der_pol_end{{-1.86364600613887164715417},
                                              {0.753543268399361536802617}};

/// What a run to an end cost, and its largest relative error.
struct stiff_run {
  double error;
  long evaluations, steps, rejected, jacobians, factorisations;
};
template <class Method, class State, class Field, class Tolerance>
stiff_run run_to(Method const& method, State const& start, Field const& field,
                 Tolerance const& allowed, double seconds, State const& due) {
  using seconds_type = std::remove_const_t<decltype(1.0 * si::second)>;
  unitstep::detail::adaptive_run<Method, State, Field, seconds_type, Tolerance> run{
      method, start, field, allowed, 0.0 * si::second};
  run.go(seconds);
  stiff_run r{0,
              run.evaluations(),
              run.steps(),
              run.rejected(),
              run.memory().account.jacobians,
              run.memory().account.factorisations};
  auto const got = run.raw(), is = unitstep::raw_form<State>::to_raw(due);
  for (std::size_t i = 0; i < got.size; ++i) {
    double const e = (got[i] - is[i]) / is[i];
    if ((e < 0 ? -e : e) > r.error) r.error = e < 0 ? -e : e;
  }
  return r;
}

}  // namespace laws
