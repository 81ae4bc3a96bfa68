// SPDX-License-Identifier: BSL-1.0
// A Jacobian whose second row lacks an entry.
// expect: expected Jacobian: rates{...} of 2 rows, each rates{...} of 2 entries, got a row of another length
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

struct moving {
  boost::units::quantity<si::length> x;
  boost::units::quantity<si::velocity> v;
};
constexpr auto pulled = [](auto const& s, auto) {
  return unitstep::rates{s.v, -4.0 / si::second / si::second * s.x};
};
constexpr auto slopes = [](auto const&, auto) {
  return unitstep::rates{unitstep::rates{0.0 / si::second, 1.0},
#ifdef UNITSTEP_MISTAKE
                         unitstep::rates{-4.0 / si::second / si::second}};
#else
                         unitstep::rates{-4.0 / si::second / si::second, 0.0 / si::second}};
#endif
};
[[maybe_unused]] constexpr auto end =
    unitstep::integrate(unitstep::gauss4{}, moving{1.0 * si::metre, 0.0 * si::metre_per_second},
                        unitstep::with_jacobian(pulled, slopes), 0.125 * si::second, 10);
