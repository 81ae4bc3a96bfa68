// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <boost/units/make_scaled_unit.hpp>

#include "../scene.hpp"

namespace explore {

//! [scene]
// A satellite of the Earth, in km and km/s.
struct satellite {
  double r, v;  // its lowest point and its speed there

  static constexpr boost::units::make_scaled_unit<
      si::length,
      boost::units::scale<10, boost::units::static_rational<3>>>::
      type km{};
  static constexpr auto km_per_s = km / si::second;
  static constexpr auto GM =
      398600.4418 * km * km * km / (si::second * si::second);

  constexpr auto start() const {
    return motion{vec{r, 0.0} * km, vec{0.0, v} * km_per_s};
  }
  constexpr auto field() const { return central_gravity{GM}; }
  constexpr auto energy(auto const& s) const {  // of 1 kg
    return unitstep::energy(1.0 * si::kilogram, s, field());
  }
  constexpr auto allowed(double error) const {
    return tolerance{motion{error * km, error * km_per_s}, error};
  }
  constexpr auto closed_form() const { return two_body{GM}; }
};
//! [scene]

template <>
struct page_of<satellite> {
  static constexpr char about[] = R"({
    "name": "kepler", "title": "Orbit of a satellite", "shape": "orbit",
    "numbers": [
      ["r", "Lowest at r in km", 7000, 6400, 100000, 50, 6400, 20000],
      ["v", "Its speed there v in km/s", 9.2, 1, 20, 0.05, 6, 11]],
    "h": [240, 1, 3600, 1, 10, 1200], "t": [100000, 1000, 2000000, 1000, 5000, 400000], "pace": 5000,
    "first": ["velocity_verlet", "rk4"],
    "columns": ["time in s", "energy in MJ/kg", "off by, in km", "x in km", "y in km", "x' in km/s", "y' in km/s"],
    "pictures": [[3, 4], [0, 1], [0, 2]]})";
  static int seen(satellite const&, double const* s, double* at) {
    return put(at, {{s[0], s[1]}});
  }
};

}  // namespace explore
