// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>
#include <unitstep/methods/radau5.hpp>
#include <unitstep/methods/rodas5p.hpp>

#include "support/stiff_problems.hpp"

// Stiff problems with units, held to ends known to more digits, and to what SUNDIALS' CVODE 6.4.1 (BDF, dense,
// Jacobian by differences) took for the same error, measured on one machine.

namespace {

namespace si = boost::units::si;
using unitstep::radau5;
using unitstep::rodas5p;
using unitstep::tolerance;
using namespace laws;

constexpr hires_mix<> of_each(double a) { return {{a}, {a}, {a}, {a}, {a}, {a}, {a}, {a}}; }

// Robertson's reaction to 40 s, all of it by the compiler; each within ten times the tolerance.
template <class Method>
constexpr bool ends_within(Method const& method, double factor) {
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
static_assert(ends_within(rodas5p{}, 10));
static_assert(!ends_within(rodas5p{}, 1e-4));

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
TEST(stiff, radau5_takes_fewer_evaluations_than_cvode_for_robertson) {
  auto const to_40 = [](double tol) {
    return run_to(radau5{}, robertson_start, robertson,
                  tolerance{robertson_mix<>{{tol * 1e-4}, {tol * 1e-8}, {tol * 1e-4}}, tol}, 40,
                  robertson_at_40_s);
  };
  expect_at_most(to_40(1e-4), {3.3e-6, 335, 250}, 1.2);
  expect_at_most(to_40(2e-6), {5.0e-8, 537, 384}, 1.2);
  expect_at_most(to_40(3e-7), {2.5e-9, 1020, 767}, 1.2);
}
TEST(stiff, radau5_against_cvode_for_hires) {
  auto const at = [](double tol) {
    return run_to(radau5{}, hires_start, hires, tolerance{of_each(tol * 1e-3), tol}, 321.8122,
                  hires_end);
  };
  expect_at_most(at(7e-6), {3.8e-6, 964, 671}, 1.2);
  expect_at_most(at(4e-7), {8.3e-8, 1386, 976}, 1.2);
  expect_at_most(at(4e-9), {5.5e-10, 2841, 2391}, 2.2);
}
TEST(stiff, radau5_against_cvode_for_van_der_pol) {
  // The speed is up to 1e6 m/s, and its absolute error is in proportion.
  auto const at = [](double tol) {
    return run_to(radau5{}, van_der_pol_start, van_der_pol,
                  tolerance{relaxation<>{{tol}, {tol * 1e6}}, tol}, 1, van_der_pol_end);
  };
  expect_at_most(at(3e-7), {7.2e-7, 1578, 1113}, 1.2);
  expect_at_most(at(2.3e-9), {9.1e-9, 3204, 2361}, 1.2);
}

// Where the field names its types the Jacobian is made of differences, which the norm of the tolerance scales.
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
