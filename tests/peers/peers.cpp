// SPDX-License-Identifier: BSL-1.0
#include "peers.hpp"

#include <unitstep/methods/composition.hpp>
#include <unitstep/methods/explicit_euler.hpp>
#include <unitstep/methods/implicit_euler.hpp>
#include <unitstep/methods/midpoint.hpp>
#include <unitstep/methods/rk4.hpp>
#include <unitstep/methods/runge_kutta.hpp>
#include <unitstep/methods/semi_implicit_euler.hpp>
#include <unitstep/methods/velocity_verlet.hpp>

#include "gsl.hpp"
#include "odeint.hpp"
#include "problems.hpp"
#include "schemes.hpp"

namespace peers {

namespace {

/// Calls `see` with the type of the problem.
auto with(problem which, auto&& see) {
  switch (which) {
    case spring: return see(problem_of<spring>{});
    case damped_spring: return see(problem_of<damped_spring>{});
    case orbit: return see(problem_of<orbit>{});
    default: return see(problem_of<pendulum>{});
  }
}
plain_problem plain(problem which) {
  return with(which,
              []<class P>(P) { return plain_problem{P::n, P::pull, P::slopes, P::exact(0)}; });
}

/// A method of this library, or one made with it. Each step may be split into several.
template <class Method>
stepper ours(char const* name, Method method, int split = 1) {
  auto const end = [=](problem which, double h, int steps) {
    return with(which, [&]<class P>(P) { return run<P>(method, h / split, steps * split); });
  };
  return {name, Method::order, Method::order, end};
}
template <class Stepper>
stepper odeint(char const* name, int order) {
  auto const end = [](problem which, double h, int steps) {
    return run_odeint<Stepper>(plain(which), h, steps);
  };
  return {std::string("odeint ") + name, order, Stepper::order_value, end};
}
template <class Stepper>
stepper symplectic(char const* name, int order) {
  auto const end = [](problem which, double h, int steps) {
    return run_symplectic_odeint<Stepper>(plain(which), h, steps);
  };
  return {std::string("odeint ") + name, order, Stepper::order_value, end, false};
}
stepper verlet() {
  auto const end = [](problem which, double h, int steps) {
    return run_verlet_odeint(plain(which), h, steps);
  };
  return {"odeint `velocity_verlet`", 2,
          boost::numeric::odeint::velocity_verlet<places>::order_value, end, false};
}
stepper gsl(char const* name, gsl_odeiv2_step_type const* type, int order) {
  auto const end = [=](problem which, double h, int steps) {
    return run_gsl(type, plain(which), h, steps);
  };
  return {std::string("GSL ") + name, order, order_in_gsl(type), end};
}

using namespace boost::numeric::odeint;

stepper symplectic_euler_there() {
  return symplectic<symplectic_euler<places>>("`symplectic_euler`", 1);
}
stepper fehlberg_there() {
  return odeint<runge_kutta_fehlberg78<numbers>>("`runge_kutta_fehlberg78`", 8);
}
stepper midpoint_there() { return odeint<modified_midpoint<numbers>>("`modified_midpoint`", 2); }
stepper rk1imp() { return gsl("`rk1imp`", gsl_odeiv2_step_rk1imp, 1); }
stepper rk2() { return gsl("`rk2`", gsl_odeiv2_step_rk2, 3); }
stepper rk4_there() { return gsl("`rk4`", gsl_odeiv2_step_rk4, 4); }

}  // namespace

numbers exact(problem which, double t) {
  return with(which, [=]<class P>(P) { return P::exact(t); });
}
double growth(problem which) {
  return with(which, []<class P>(P) { return P::growth; });
}

std::vector<pair> same_schemes() {
  using namespace unitstep;
  return {
      {ours("`explicit_euler`", explicit_euler{}), odeint<euler<numbers>>("`euler`", 1)},
      {ours("drift, kick", drift_first{}), symplectic_euler_there()},
      {ours("`implicit_euler`, two half steps", implicit_euler{}, 2), rk1imp()},
      {ours("`velocity_verlet`", unitstep::velocity_verlet{}), verlet()},
      {ours("Gragg", gragg{}), midpoint_there()},
      {ours("`kutta3`", kutta3{}), rk2()},
      {ours("`rk4`", rk4{}), odeint<runge_kutta4<numbers>>("`runge_kutta4`", 4)},
      {ours("`rk4`, two half steps", rk4{}, 2), rk4_there()},
      {ours("McLachlan", mclachlan{}),
       symplectic<symplectic_rkn_sb3a_mclachlan<places>>("`symplectic_rkn_sb3a_mclachlan`", 4)},
      {ours("Cash, Karp", cash_karp{}),
       odeint<runge_kutta_cash_karp54<numbers>>("`runge_kutta_cash_karp54`", 5)},
      {ours("Cash, Karp", cash_karp{}), gsl("`rkck`", gsl_odeiv2_step_rkck, 5)},
      {ours("Fehlberg 5", fehlberg5{}), gsl("`rkf45`", gsl_odeiv2_step_rkf45, 5)},
      {ours("Dormand, Prince", dormand_prince{}),
       odeint<runge_kutta_dopri5<numbers>>("`runge_kutta_dopri5`", 5)},
      {ours("Fehlberg 8", fehlberg8{}), fehlberg_there()},
  };
}

std::vector<std::vector<stepper>> namesakes() {
  using namespace unitstep;
  return {
      {ours("`semi_implicit_euler`", semi_implicit_euler{}), symplectic_euler_there()},
      {ours("`implicit_euler`", unitstep::implicit_euler{}), rk1imp()},
      {ours("`midpoint`", midpoint{}), midpoint_there(), rk2(),
       gsl("`rk2imp`", gsl_odeiv2_step_rk2imp, 2)},
      {ours("`rk4`", rk4{}), rk4_there(), gsl("`rk4imp`", gsl_odeiv2_step_rk4imp, 4)},
      {ours("`yoshida8`", yoshida8{}), fehlberg_there(), gsl("`rk8pd`", gsl_odeiv2_step_rk8pd, 8)},
  };
}

}  // namespace peers
