// SPDX-License-Identifier: BSL-1.0
// expect any: px s\^-2.*m s\^-2
// A sprite whose place is in pixels falls with metres per second
// squared.
#include <boost/units/base_dimension.hpp>
#include <boost/units/base_unit.hpp>
#include <boost/units/systems/si.hpp>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

struct pixel_base_dimension
    : boost::units::base_dimension<pixel_base_dimension, 1> {};
struct pixel_base_unit
    : boost::units::base_unit<pixel_base_unit,
                              pixel_base_dimension::dimension_type,
                              1> {
  static constexpr char const* symbol() { return "px"; }
};
constexpr pixel_base_unit::unit_type px{};

//! [mistake]
constexpr unitstep::motion on_the_floor{400.0 * px,
                                        -600.0 * px / si::second};
constexpr auto falls = [](auto const&, auto) {
  return 9.81 * si::metre_per_second_squared;
};
constexpr auto top =
    unitstep::integrate(unitstep::velocity_verlet{}, on_the_floor,
                        falls, si::second / 60.0, 24);
//! [mistake]

int main() {}
