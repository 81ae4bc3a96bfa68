// SPDX-License-Identifier: BSL-1.0
#include "stiff.hpp"

#include <chrono>
#include <cmath>
#include <limits>
#include <unitstep/drive/simulation.hpp>
#include <unitstep/methods/radau5.hpp>
#include <unitstep/methods/rodas5p.hpp>

#include "../support/stiff_reactions.hpp"
#include "stiff_gsl.hpp"
#include "stiff_odeint.hpp"
#include "stiff_sundials.hpp"

namespace peers {

double stiff_problem::error_of(double const* y) const {
  double most = 0;
  for (std::size_t i = 0; i < size(); ++i) {
    double const e = std::fabs(y[i] / end[i] - 1);
    if (!(e <= most)) most = e;
  }
  return std::isfinite(most) ? most : std::numeric_limits<double>::infinity();
}

namespace {

namespace si = boost::units::si;
using seconds_type = std::remove_const_t<decltype(1.0 * si::second)>;

/// A typed problem in plain numbers.
template <class State, class Field>
struct plain {
  using raw_state = typename unitstep::raw_form<State>::raw;
  using layout = unitstep::detail::as_vector<raw_state>;
  using field_type = decltype(unitstep::raw_field<State, seconds_type>(Field{}));
  using system = unitstep::detail::jacobian_of<raw_state, field_type>;
  static constexpr std::size_t n = layout::size;
  using vector_type = typename system::vector_type;

  static vector_type in(double const* y) {
    vector_type v{};
    for (std::size_t i = 0; i < n; ++i) v[i] = y[i];
    return v;
  }
  static void rates(double t, double const* y, double* out) {
    field_type const field = unitstep::raw_field<State, seconds_type>(Field{});
    vector_type const r = system{field}.rates(in(y), t);
    for (std::size_t i = 0; i < n; ++i) out[i] = r[i];
  }
  static void jacobian(double t, double const* y, double* out) {
    field_type const field = unitstep::raw_field<State, seconds_type>(Field{});
    typename system::matrix_type m{};
    system{field}.by_state(in(y), t, {}, {}, 0.0, m);
    for (std::size_t i = 0; i < n; ++i)
      for (std::size_t j = 0; j < n; ++j) out[n * i + j] = m.a[i][j];
  }
  static std::vector<double> numbers(State const& s) {
    auto const v = layout::flatten(unitstep::raw_form<State>::to_raw(s));
    std::vector<double> all(n);
    for (std::size_t i = 0; i < n; ++i) all[i] = v[i];
    return all;
  }
};

template <class State, class Field, class Absolute>
stiff_problem problem(char const* name, State const& start, Field const& field, State const& end,
                      double seconds, Absolute const& absolute) {
  auto const here = [=](bool by_radau, double tol) {
    auto const run = [&](auto const& method) {
      auto const began = std::chrono::steady_clock::now();
      laws::stiff_run r{std::numeric_limits<double>::infinity(), 0, 0, 0, 0, 0};
      try {
        r = laws::run_to(method, start, field, unitstep::tolerance{absolute(tol), tol}, seconds,
                         end);
      } catch (std::runtime_error const&) {
      }
      std::chrono::duration<double, std::micro> const took =
          std::chrono::steady_clock::now() - began;
      return stiff_cost{r.error, r.steps, r.evaluations, r.jacobians, took.count()};
    };
    return by_radau ? run(unitstep::radau5{}) : run(unitstep::rodas5p{});
  };
  using other = plain<State, Field>;
  return {name,    other::numbers(start), other::numbers(end), other::numbers(absolute(1)),
          seconds, &other::rates,         &other::jacobian,    here};
}

}  // namespace

std::vector<stiff_problem> stiff_problems() {
  using namespace laws;
  return {
      problem("Robertson's reaction to 40 s", robertson_start, robertson, robertson_at_40_s, 40,
              [](double tol) { return robertson_mix<>{{tol * 1e-4}, {tol * 1e-8}, {tol * 1e-4}}; }),
      problem(
          "Robertson's reaction to 4e11 s", robertson_start, robertson, robertson_at_4e11_s, 4e11,
          [](double tol) { return robertson_mix<>{{tol * 1e-10}, {tol * 1e-14}, {tol * 1e-4}}; }),
      problem("HIRES", hires_start, hires, hires_end, 321.8122,
              [](double tol) {
                double const a = tol * 1e-2;
                return hires_mix<>{{a}, {a}, {a}, {a}, {a}, {a}, {a}, {a}};
              }),
      problem("van der Pol's oscillator", van_der_pol_start, van_der_pol, van_der_pol_end, 1,
              [](double tol) { return relaxation<>{{tol}, {tol * 1e8}}; }),
      problem("the Oregonator", oregonator_start, oregonator, oregonator_end, 360,
              [](double tol) { return oregonator_mix<>{{tol}, {tol}, {tol}}; }),
      problem("polluted air", clean_air, pollution, polluted_air, 3600,
              [](double tol) {
                air<> least{};
                for (auto& of : least.of) of = {tol * 1e-12};
                return least;
              }),
  };
}

std::vector<stiff_solver> stiff_solvers() {
  return {{"`radau5`", [](stiff_problem const& p, double tol) { return p.here(true, tol); }},
          {"`rodas5p`", [](stiff_problem const& p, double tol) { return p.here(false, tol); }},
          {"CVODE, BDF", &run_cvode},
          {"ARKODE, order 5", &run_arkode},
          {"GSL `msbdf`", [](stiff_problem const& p,
                             double tol) { return run_stiff_gsl(gsl_odeiv2_step_msbdf, p, tol); }},
          {"GSL `bsimp`", [](stiff_problem const& p,
                             double tol) { return run_stiff_gsl(gsl_odeiv2_step_bsimp, p, tol); }},
          {"odeint `rosenbrock4`", &run_stiff_odeint}};
}

stiff_found first_within(stiff_solver const& solver, stiff_problem const& problem, double error) {
  for (double tol = error * 0x1p9; tol > error * 0x1p-16; tol /= 2)
    if (auto cost = solver.run(problem, tol); cost.error <= error) {
      // The shortest of several runs is the least disturbed.
      for (int i = 0; i < 5; ++i)
        cost.microseconds = std::fmin(cost.microseconds, solver.run(problem, tol).microseconds);
      return {tol, cost};
    }
  return {0, {std::numeric_limits<double>::infinity(), 0, 0, 0, 0}};
}

}  // namespace peers
