// SPDX-License-Identifier: BSL-1.0
// An orientation is no sum of numbers, so an enclosure takes angular velocities alone.
// expect: expected initial: an aggregate, of angular velocities say, and no orientation, got rotation<quaternion<double>, vec<rad s^-1, 3>>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
namespace us = unitstep;

#ifdef UNITSTEP_MISTAKE
constexpr us::rotation start{us::quaternion{1.0, 0.0, 0.0, 0.0},
                             us::vec{1.0, 0.5, 0.0} * si::radians_per_second};
constexpr auto field = [](auto const& r, auto) { return -r.angular_velocity / si::second; };
#else
template <class N>
struct spin {
  us::vec<us::light<si::angular_velocity, N>, 3> rate;
};
constexpr spin<double> start{{{1.0}, {0.5}, {0.0}}};
constexpr auto field = [](auto const& r, auto) { return us::rates{-r.rate / si::second}; };
#endif
[[maybe_unused]] constexpr auto turned = us::enclose<3>(start, field, 0.125 * si::second, 2);
