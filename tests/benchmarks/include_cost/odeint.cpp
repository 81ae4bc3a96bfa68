// SPDX-License-Identifier: BSL-1.0
// The same ten steps by Boost.odeint on Boost's quantities, with the headers that odeint's own example
// of units includes. They run; nothing can prove them.
#include <boost/fusion/container.hpp>
#include <boost/numeric/odeint.hpp>
#include <boost/numeric/odeint/algebra/fusion_algebra.hpp>
#include <boost/numeric/odeint/algebra/fusion_algebra_dispatcher.hpp>
#include <boost/units/systems/si.hpp>

namespace si = boost::units::si;
using boost::units::quantity;
using state = boost::fusion::vector<quantity<si::length>, quantity<si::velocity>>;
using rates = boost::fusion::vector<quantity<si::velocity>, quantity<si::acceleration>>;

int main() {
  boost::numeric::odeint::runge_kutta4<state, double, rates, quantity<si::time>> stepper;
  state s{1.0 * si::metre, 0.0 * si::metre_per_second};
  auto const field = [](state const& y, rates& rate, quantity<si::time>) {
    boost::fusion::at_c<0>(rate) = boost::fusion::at_c<1>(y);
    boost::fusion::at_c<1>(rate) = -15.0 / si::second / si::second * boost::fusion::at_c<0>(y);
  };
  auto const dt = 0.01 * si::second;
  for (int n = 0; n < 10; ++n) stepper.do_step(field, s, dt * static_cast<double>(n), dt);
  auto const end = boost::fusion::at_c<0>(s).value();
  return !(end > 0.925 && end < 0.926);
}
