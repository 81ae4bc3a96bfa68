// SPDX-License-Identifier: BSL-1.0
#include "work.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <unitstep/unitstep.hpp>

#include "work_others.hpp"

namespace peers {

namespace {

namespace us = unitstep;

/// Runs beyond the right edge of a picture.
constexpr long most = 40'000;

/// A state of N numbers, and its rates, in any number type.
template <std::size_t N>
struct of {
  template <class T = double>
  struct state {
    std::array<T, N> y;
  };
};
auto field_of(equation const& e) {
  return [rates = e.rates](auto const& s, auto const&) {
    ++calls;
    auto out = s.y;
    rates(s.y.data(), out.data());
    return us::rates{out};
  };
}
template <class State>
  requires requires(State const& s) { s.y; }
double off(equation const& e, State const& s) {
  return peers::off(e, s.y.data());
}

/// The same as a motion, in the plane or for bodies in the plane.
struct in_the_plane {
  using place = us::vec<double, 2>;
  static place put(double const* y) { return {y[0], y[1]}; }
  static void take(place const& p, double* y) { y[0] = p.x, y[1] = p.y; }
};
struct of_three {
  using place = std::array<us::vec<double, 2>, 3>;
  static place put(double const* y) {
    return {in_the_plane::put(y), in_the_plane::put(y + 2), in_the_plane::put(y + 4)};
  }
  static void take(place const& p, double* y) {
    for (std::size_t i = 0; i < 3; ++i) in_the_plane::take(p[i], y + 2 * i);
  }
};
template <class Form>
using motion_of = us::motion<typename Form::place, typename Form::place>;
template <class Form>
auto force_of(equation const& e) {
  return [rates = e.rates, n = e.n](motion_of<Form> const& s, double) {
    ++calls;
    double y[most_numbers], out[most_numbers];
    Form::take(s.position, y);
    Form::take(s.velocity, y + n / 2);
    rates(y, out);
    return Form::put(out + n / 2);
  };
}
template <class Form>
motion_of<Form> motion_start(equation const& e) {
  return {Form::put(e.start.data()), Form::put(e.start.data() + e.n / 2)};
}
template <class P>
double off(equation const& e, us::motion<P, P> const& s) {
  using form = std::conditional_t<std::is_same_v<P, in_the_plane::place>, in_the_plane, of_three>;
  double y[most_numbers];
  form::take(s.position, y);
  form::take(s.velocity, y + e.n / 2);
  return peers::off(e, y);
}

/// Tolerances from 1e-2 to 1e-14, half a decade apart, as long as `run` is not too long.
template <class Run>
work_curve within_all(std::string name, Run const& run) {
  work_curve curve{std::move(name), {}};
  for (int half = 4; half <= 28; ++half) {
    calls = 0;
    try {
      double const error = run(std::pow(10.0, -half / 2.0));
      if (error < 10) curve.runs.push_back({static_cast<double>(calls), error});
    } catch (std::runtime_error const&) {
      if (calls >= most) break;  // otherwise the tolerance is below the rounding of this method
    }
  }
  return curve;
}

template <class Method, class State, class Field, class Absolute>
work_curve chosen(std::string name, Method const& method, equation const& e, State const& start,
                  Field const& field, Absolute const& one) {
  return within_all(std::move(name), [&](double within) {
    us::tolerance const allowed{
        one(within), within, {}, {}, most / Method::evaluations, us::step_control::elementary};
    auto const end = us::integrate(method, start, field, allowed, e.end);
    return off(e, end);
  });
}

template <class Method, class State, class Field>
work_curve equal(std::string name, Method const& method, equation const& e, State const& start,
                 Field const& field) {
  work_curve curve{std::move(name), {}};
  for (double n = 8; n * Method::evaluations < most; n *= 1.5) {
    calls = 0;
    auto const end =
        us::integrate(method, start, field, e.end / std::floor(n), static_cast<int>(n));
    double const error = off(e, end);
    if (error < 10) curve.runs.push_back({static_cast<double>(calls), error});
  }
  return curve;
}

template <std::size_t N>
void add_rates(equation const& e, work_problem& p) {
  typename of<N>::template state<> start{};
  std::copy_n(e.start.begin(), N, start.y.begin());
  auto const field = field_of(e);
  auto const one = [](double within) {
    typename of<N>::template state<> a{};
    a.y.fill(within);
    return a;
  };
  auto const pair = [&](char const* name, auto const& method) {
    p.pairs.push_back(chosen(name, method, e, start, field, one));
  };
  pair("Bogacki-Shampine 3", us::bogacki_shampine3{});
  pair("Dormand-Prince 5", us::dormand_prince5{});
  pair("Tsitouras 5", us::tsitouras5{});
  pair("DOP853", us::dop853{});
  pair("Verner 9", us::verner9{});
  pair("Taylor 16", us::taylor<taylor_order>{});
  p.equal_steps.push_back(equal("RK4", us::rk4{}, e, start, field));
}
template <class Form>
void add_motion(equation const& e, work_problem& p) {
  auto const start = motion_start<Form>(e);
  auto const field = force_of<Form>(e);
  auto const one = [](double a) { return us::motion{us::vec{a, a}, us::vec{a, a}}; };
  p.pairs.push_back(chosen("DEP 4", us::dormand_el_mikkawy_prince4{}, e, start, field, one));
  p.equal_steps.push_back(equal("velocity Verlet", us::velocity_verlet{}, e, start, field));
  p.equal_steps.push_back(equal("SRKN14A", us::blanes_moan_srkn14a{}, e, start, field));
}

void add_others(equation const& e, work_problem& p) {
  using namespace boost::numeric::odeint;
  auto const add = [&](char const* name, auto const& run) {
    p.others.push_back(within_all(name, [&](double within) { return run(e, within, most); }));
  };
  add("odeint dopri5", run_odeint_within<runge_kutta_dopri5<many>>);
  add("odeint fehlberg78", run_odeint_within<runge_kutta_fehlberg78<many>>);
  add("odeint bulirsch_stoer", run_extrapolation_within);
  auto const gsl = [&](char const* name, gsl_odeiv2_step_type const* type) {
    add(name, [=](equation const& of_it, double within, long at_most) {
      return run_gsl_within(type, of_it, within, at_most);
    });
  };
  gsl("GSL rkf45", gsl_odeiv2_step_rkf45);
  gsl("GSL rk8pd", gsl_odeiv2_step_rk8pd);
  gsl("GSL msadams", gsl_odeiv2_step_msadams);
}

}  // namespace

std::vector<work_problem> work_precision() {
  std::vector<work_problem> all;
  for (auto const& e : equations()) {
    work_problem p{e.name, e.title, e.motion, {}, {}, {}};
    if (e.n == 2) add_rates<2>(e, p);
    if (e.n == 3) add_rates<3>(e, p);
    if (e.n == 4) add_rates<4>(e, p);
    if (e.n == 12) add_rates<12>(e, p);
    if (e.motion) e.n == 12 ? add_motion<of_three>(e, p) : add_motion<in_the_plane>(e, p);
    add_others(e, p);
    all.push_back(std::move(p));
  }
  return all;
}

double fewest(work_curve const& curve, double error) {
  double best = std::numeric_limits<double>::infinity();
  for (auto const& run : curve.runs)
    if (run.error <= error) best = std::min(best, run.evaluations);
  return best;
}

work_curve const& curve_of(work_problem const& problem, std::string const& name) {
  for (auto const* curves : {&problem.pairs, &problem.equal_steps, &problem.others})
    for (auto const& curve : *curves)
      if (curve.name == name) return curve;
  throw std::out_of_range(name);
}

}  // namespace peers
