// SPDX-License-Identifier: BSL-1.0
// How strong is the drag of a shuttlecock, and how sure is that?
// links: -lceres -lglog
#include <boost/units/systems/si.hpp>
#include <cstdio>
#include <iostream>
#include <unitstep/answers/fit.hpp>
#include <unitstep/answers/propagate.hpp>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>
#include <vector>

using namespace unitstep;
using namespace unitstep::symbols;

//! [model]
// How far it has fallen from rest after a time: gravity less drag.
constexpr auto fallen = [](auto drag, auto t) {
  auto const falls = [drag](auto const& now, auto) {
    auto const v = now.velocity;
    return 9.81 * m_per_s2 - drag * v * v;
  };
  tolerance const allowed{motion{1e-9 * m, 1e-9 * m_per_s}};
  return integrate(dop853{}, motion{0.0 * m, 0.0 * m_per_s}, falls,
                   allowed, t)
      .position;
};
//! [model]

int main() {
  //! [data]
  // M. Peastrel et al., Am. J. Phys. 48, 511 (1980)
  auto const seen = [](double time, double way) {
    return observation{time * s, way * m, 0.02 * m};
  };
  std::vector const data{
      seen(0.347, 0.61), seen(0.470, 1.00), seen(0.674, 2.00),
      seen(0.870, 3.00), seen(1.031, 4.00), seen(1.193, 5.00),
      seen(1.354, 6.00), seen(1.501, 7.00), seen(1.726, 8.50),
      seen(1.873, 9.50),
  };
  //! [data]
  //! [fit]
  auto const found =
      fit(fitting{.names = {"drag"}}, fallen, data, 0.1 / m);
  std::cout << found;
  //! [fit]
  //! [terminal]
  // Where drag and weight are in balance.
  auto const fastest = propagate(
      [](auto k) { return sqrt(9.81 * m_per_s2 / k); }, found);
  std::printf("terminal velocity %.3f +- %.3f m/s\n",
              fastest.value.value(), fastest.sigma.value());
  //! [terminal]
  //! [claim]
  // The closed form log(cosh(sqrt(g k) t)) / k, fitted in 40 digits
  // by mpmath, has k = 0.21217310 / m; the paper's terminal velocity
  // is 6.80 m/s.
  bool const is_right =
      abs(found.value<0>() - 0.21217310 / m) < 1e-7 / m &&
      abs(fastest.value - 6.80 * m_per_s) < 0.01 * m_per_s;
  //! [claim]
  return is_right ? 0 : 1;
}
