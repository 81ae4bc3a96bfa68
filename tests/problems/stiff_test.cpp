// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>
#include <unitstep/drive/integrate.hpp>
#include <unitstep/drive/tolerance.hpp>
#include <unitstep/methods/radau5.hpp>
#include <unitstep/methods/rodas5p.hpp>

#include "support/leave_to_run_time.hpp"
#include "support/stiff_reactions.hpp"

// Stiff problems with units, compared with ends known to more digits, and with the costs of SUNDIALS' CVODE 6.4.1 (BDF,
// dense, Jacobian by differences) for the same error, measured on one machine.

namespace {

namespace si = boost::units::si;
using unitstep::radau5;
using unitstep::rodas5p;
using unitstep::tolerance;
using namespace laws;

constexpr hires_mix<> of_each(double a) { return {{a}, {a}, {a}, {a}, {a}, {a}, {a}, {a}}; }

// Robertson's reaction to 40 s, in the compiler with one method; each within ten times the tolerance.
template <class Method>
constexpr bool ends_within(Method const& method, double factor) {
  twins::leave_to_run_time();
  auto const end = unitstep::integrate(method, robertson_start, robertson,
                                       tolerance{robertson_mix<>{{1e-10}, {1e-14}, {1e-10}}, 1e-6},
                                       40.0 * si::second);
  auto const off = [=](auto const& got, auto const& due) {
    double const e = got / due - 1;
    return e < factor * 1e-6 && e > -factor * 1e-6;
  };
  return off(end.a, robertson_at_40_s.a) && off(end.b, robertson_at_40_s.b) &&
         off(end.c, robertson_at_40_s.c);
}
static_assert(ends_within(radau5{}, 10));
TEST(stiff, rodas5p_ends_within_its_tolerance) {
  EXPECT_TRUE(ends_within(rodas5p{}, 10));
  EXPECT_FALSE(ends_within(rodas5p{}, 1e-4));
}

template <class Method>
void expect_within_ten_tolerances(Method const& method) {
  for (double const tol : {1e-6, 1e-8, 1e-10}) {
    auto const r =
        run_to(method, robertson_start, robertson,
               tolerance{robertson_mix<>{{tol * 1e-10}, {tol * 1e-14}, {tol * 1e-4}}, tol}, 4e11,
               robertson_at_4e11_s);
    EXPECT_LT(r.error, 10 * tol);
    EXPECT_LT(
        run_to(method, hires_start, hires, tolerance{of_each(tol * 1e-3), tol}, 321.8122, hires_end)
            .error,
        10 * tol);
    EXPECT_LT(run_to(method, van_der_pol_start, van_der_pol,
                     tolerance{relaxation<>{{tol}, {tol}}, tol}, 1, van_der_pol_end)
                  .error,
              10 * tol);
  }
}
template <class Method>
void expect_reactions_within_ten_tolerances(Method const& method) {
  for (double const tol : {1e-6, 1e-8, 1e-10}) {
    EXPECT_LT(run_to(method, oregonator_start, oregonator,
                     tolerance{oregonator_mix<>{{tol}, {tol}, {tol}}, tol}, 360, oregonator_end)
                  .error,
              10 * tol);
    air<> least{};
    for (auto& of : least.of) of = {tol * 1e-14};
    EXPECT_LT(run_to(method, clean_air, pollution, tolerance{least, tol}, 3600, polluted_air).error,
              10 * tol);
  }
}
TEST(stiff, radau5_ends_within_ten_tolerances_for_more_reactions) {
  expect_reactions_within_ten_tolerances(radau5{});
}
TEST(stiff, rodas5p_ends_within_ten_tolerances_for_more_reactions) {
  expect_reactions_within_ten_tolerances(rodas5p{});
}
// To 1e13 s, 300,000 years. Two of the numbers were 1.5e-10 mol/m^3 and end at 9e-23. Their difference is conserved,
// with the rounding of the early values.
TEST(stiff, radau5_follows_a_vapour_through_twenty_powers_of_ten) {
  for (double const tol : {1e-6, 1e-8, 1e-10}) {
    double const a = tol * 1e-24;
    auto const end =
        unitstep::integrate(radau5{}, vapour_start, vapour,
                            tolerance{vapour_mix<>{{a}, {a}, {a}, {a}}, tol}, 1e13 * si::second);
    double const rounding = 1.5e-10 * 0x1p-53;
    EXPECT_NEAR(end.y2 / molar, vapour_end.y2 / molar, 16 * rounding);
    EXPECT_NEAR(end.y3 / molar, vapour_end.y3 / molar, 16 * rounding);
    EXPECT_NEAR(end.y1 / molar, 0, 1e-100);
    EXPECT_NEAR(end.y4 / molar, 0, 1e-100);
  }
}
TEST(stiff, radau5_ends_within_ten_tolerances) { expect_within_ten_tolerances(radau5{}); }
TEST(stiff, rodas5p_ends_within_ten_tolerances) { expect_within_ten_tolerances(rodas5p{}); }

// CVODE's error, its evaluations and its steps.
struct bar {
  double error;
  long evaluations, steps;
};
void expect_at_most(stiff_run const& r, bar const& b, double factor) {
  EXPECT_LE(r.error, b.error);
  EXPECT_LE(static_cast<double>(r.evaluations), factor * static_cast<double>(b.evaluations));
  EXPECT_LT(r.steps, b.steps);
  EXPECT_LE(r.jacobians, r.steps + r.rejected);
  EXPECT_LE(r.factorisations, 2 * (r.steps + r.rejected));
}
// A tolerance and its neighbours, so that no bar is met by chance.
template <class Run>
void expect_nearby(Run const& at, double tol, bar const& b, double factor) {
  for (double const share : {0.95, 1.0, 1.05}) expect_at_most(at(share * tol), b, factor);
}
TEST(stiff, radau5_takes_fewer_evaluations_than_cvode_for_robertson) {
  auto const to_40 = [](double tol) {
    return run_to(radau5{}, robertson_start, robertson,
                  tolerance{robertson_mix<>{{tol * 1e-4}, {tol * 1e-8}, {tol * 1e-4}}, tol}, 40,
                  robertson_at_40_s);
  };
  expect_nearby(to_40, 4e-5, {3.3e-6, 335, 250}, 1.2);
  expect_nearby(to_40, 2e-6, {5.0e-8, 537, 384}, 1.2);
  expect_nearby(to_40, 2.2e-7, {2.5e-9, 1020, 767}, 1.2);
}
TEST(stiff, radau5_takes_fewer_evaluations_than_cvode_for_robertson_to_1e11_s) {
  auto const to_1e11 = [](double tol) {
    return run_to(radau5{}, robertson_start, robertson,
                  tolerance{robertson_mix<>{{tol * 1e-10}, {tol * 1e-14}, {tol * 1e-4}}, tol}, 1e11,
                  robertson_at_1e11_s);
  };
  expect_nearby(to_1e11, 2e-5, {1.1e-6, 2093, 1656}, 1.0);
  expect_nearby(to_1e11, 2e-6, {2.6e-8, 3841, 3113}, 1.0);
  expect_nearby(to_1e11, 2e-7, {5.4e-10, 6709, 5778}, 1.0);
}
TEST(stiff, radau5_against_cvode_for_hires) {
  auto const at = [](double tol) {
    return run_to(radau5{}, hires_start, hires, tolerance{of_each(tol * 1e-2), tol}, 321.8122,
                  hires_end);
  };
  expect_nearby(at, 1.8e-6, {3.8e-6, 964, 671}, 1.2);
  expect_nearby(at, 1.9e-7, {8.3e-8, 1386, 976}, 1.2);
  expect_nearby(at, 1.8e-9, {5.5e-10, 2841, 2391}, 2.2);
}
// The speed is up to 1e6 m/s, and follows from the position except at the jumps: a hundred times that is as accurate as
// 1 m of the position.
stiff_run van_der_pol_to(double tol) {
  return run_to(radau5{}, van_der_pol_start, van_der_pol,
                tolerance{relaxation<>{{tol}, {tol * 1e8}}, tol}, 1, van_der_pol_end);
}
TEST(stiff, radau5_against_cvode_for_van_der_pol) {
  expect_nearby(van_der_pol_to, 1.6e-7, {7.2e-7, 1578, 1113}, 1.2);
  expect_nearby(van_der_pol_to, 1.4e-8, {9.1e-9, 3204, 2361}, 1.2);
  expect_nearby(van_der_pol_to, 2.7e-10, {6.9e-11, 5482, 4443}, 1.2);
}
// The accuracy is not reached without asking for it: with a hundred times the tolerance none of them is as accurate.
TEST(stiff, bars_are_not_met_by_chance) {
  EXPECT_GT(van_der_pol_to(1.6e-5).error, 7.2e-7);
  EXPECT_GT(van_der_pol_to(1.4e-6).error, 9.1e-9);
  EXPECT_GT(van_der_pol_to(2.6e-8).error, 6.9e-11);
}

// A Rosenbrock method does not lose accuracy by differences, but one evaluation for each number in every step.
TEST(stiff, differences_cost_rodas5p_evaluations) {
  auto const named = [](hires_mix<> const& s, unitstep::light<si::time, double> t) {
    return hires(s, t);
  };
  for (double const tol : {1e-6, 1e-8, 1e-10}) {
    auto const run = [&](auto const& field) {
      return run_to(rodas5p{}, hires_start, field, tolerance{of_each(tol * 1e-2), tol}, 321.8122,
                    hires_end);
    };
    auto const by_duals = run(hires), by_differences = run(named);
    EXPECT_NEAR(by_differences.error, by_duals.error, 0.1 * by_duals.error);
    EXPECT_NEAR(double(by_differences.steps), double(by_duals.steps),
                0.01 * double(by_duals.steps));
    // A step takes eight columns and the derivative by time, besides its own eight.
    double const times = double(by_differences.evaluations) / double(by_duals.evaluations);
    EXPECT_GT(times, 1.9);
    EXPECT_LT(times, 2.2);
  }
}
// If the field names its types the Jacobian is made by differences, which the norm of the tolerance scales.
TEST(stiff, differences_do_as_well) {
  auto const named = [](robertson_mix<> const& s, unitstep::light<si::time, double> t) {
    return robertson(s, t);
  };
  auto const r =
      run_to(radau5{}, robertson_start, named,
             tolerance{robertson_mix<>{{1e-10}, {1e-14}, {1e-10}}, 1e-6}, 40, robertson_at_40_s);
  EXPECT_LT(r.error, 1e-5);
  EXPECT_LT(r.evaluations, 1200);  // with three more for each Jacobian
}

}  // namespace
