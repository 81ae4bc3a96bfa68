// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>
#include <cstdint>
#include <unitstep/units/detail/decimal.hpp>

/// \file
/// \brief Literals of quantities in SI: `10.0_N`, `5_ms`, `72_km_per_h`.
///
/// Each is a `boost::units::quantity` of `double` in the coherent unit of SI, whatever the suffix:
/// `5_ms` is 0.005 s, so a driver takes it. The number is the double nearest to the value, rounded once:
/// `5_ms` is 5.0 / 1000 and `72_km_per_h` is 20 m/s. `_deg`, `_deg_per_s` and `_rpm` (revolutions per
/// minute) are in radians. Numbers are decimal; one out of the range of `double` does not compile.
///
/// A number in another value type takes the unit itself: `0.5f * si::second`.
/// \proof{examples/reference/units.cpp,literals}

namespace unitstep {

namespace detail {

namespace si = boost::units::si;
using newton_per_metre = decltype(si::newton / si::metre);
using newton_second_per_metre = decltype(si::newton * si::second / si::metre);
using kilogram_per_metre = decltype(si::kilogram / si::metre);
using kilogram_per_second = decltype(si::kilogram / si::second);

/// A literal times `Up / Down` of a unit.
template <class Unit, std::uint32_t Up = 1, std::uint32_t Down = 1>
consteval boost::units::quantity<Unit> in(char const* literal) {
  return boost::units::quantity<Unit>::from_value(literal_times(literal, Up, Down));
}

/// A literal times `pi / Down` of a unit.
template <class Unit, std::uint32_t Down>
consteval boost::units::quantity<Unit> in_pi(char const* literal) {
  return boost::units::quantity<Unit>::from_value(literal_times_pi(literal, Down));
}

}  // namespace detail

/// \cond
namespace literals {

// Length.
consteval auto operator""_m(char const* n) { return detail::in<detail::si::length>(n); }
consteval auto operator""_km(char const* n) { return detail::in<detail::si::length, 1000>(n); }
consteval auto operator""_cm(char const* n) { return detail::in<detail::si::length, 1, 100>(n); }
consteval auto operator""_mm(char const* n) { return detail::in<detail::si::length, 1, 1000>(n); }
consteval auto operator""_um(char const* n) {
  return detail::in<detail::si::length, 1, 1000000>(n);
}
consteval auto operator""_nm(char const* n) {
  return detail::in<detail::si::length, 1, 1000000000>(n);
}

// Area and volume.
consteval auto operator""_m2(char const* n) { return detail::in<detail::si::area>(n); }
consteval auto operator""_m3(char const* n) { return detail::in<detail::si::volume>(n); }

// Time.
consteval auto operator""_s(char const* n) { return detail::in<detail::si::time>(n); }
consteval auto operator""_ms(char const* n) { return detail::in<detail::si::time, 1, 1000>(n); }
consteval auto operator""_us(char const* n) { return detail::in<detail::si::time, 1, 1000000>(n); }
consteval auto operator""_ns(char const* n) {
  return detail::in<detail::si::time, 1, 1000000000>(n);
}
consteval auto operator""_min(char const* n) { return detail::in<detail::si::time, 60>(n); }
consteval auto operator""_h(char const* n) { return detail::in<detail::si::time, 3600>(n); }
consteval auto operator""_day(char const* n) { return detail::in<detail::si::time, 86400>(n); }

// Mass.
consteval auto operator""_kg(char const* n) { return detail::in<detail::si::mass>(n); }
consteval auto operator""_g(char const* n) { return detail::in<detail::si::mass, 1, 1000>(n); }
consteval auto operator""_t(char const* n) { return detail::in<detail::si::mass, 1000>(n); }

// Current, temperature, amount, luminous intensity.
consteval auto operator""_A(char const* n) { return detail::in<detail::si::current>(n); }
consteval auto operator""_mA(char const* n) { return detail::in<detail::si::current, 1, 1000>(n); }
consteval auto operator""_K(char const* n) { return detail::in<detail::si::temperature>(n); }
consteval auto operator""_mol(char const* n) { return detail::in<detail::si::amount>(n); }
consteval auto operator""_cd(char const* n) {
  return detail::in<detail::si::luminous_intensity>(n);
}

// Angle.
consteval auto operator""_rad(char const* n) { return detail::in<detail::si::plane_angle>(n); }
consteval auto operator""_deg(char const* n) {
  return detail::in_pi<detail::si::plane_angle, 180>(n);
}
consteval auto operator""_rad_per_s(char const* n) {
  return detail::in<detail::si::angular_velocity>(n);
}
consteval auto operator""_deg_per_s(char const* n) {
  return detail::in_pi<detail::si::angular_velocity, 180>(n);
}
consteval auto operator""_rpm(char const* n) {
  return detail::in_pi<detail::si::angular_velocity, 30>(n);
}
consteval auto operator""_rad_per_s2(char const* n) {
  return detail::in<detail::si::angular_acceleration>(n);
}

// Velocity and acceleration.
consteval auto operator""_m_per_s(char const* n) { return detail::in<detail::si::velocity>(n); }
consteval auto operator""_km_per_s(char const* n) {
  return detail::in<detail::si::velocity, 1000>(n);
}
consteval auto operator""_km_per_h(char const* n) {
  return detail::in<detail::si::velocity, 10, 36>(n);
}
consteval auto operator""_m_per_s2(char const* n) {
  return detail::in<detail::si::acceleration>(n);
}

// Force, and what laws of force take.
consteval auto operator""_N(char const* n) { return detail::in<detail::si::force>(n); }
consteval auto operator""_kN(char const* n) { return detail::in<detail::si::force, 1000>(n); }
consteval auto operator""_N_per_m(char const* n) { return detail::in<detail::newton_per_metre>(n); }
consteval auto operator""_N_s_per_m(char const* n) {
  return detail::in<detail::newton_second_per_metre>(n);
}
consteval auto operator""_kg_per_m(char const* n) {
  return detail::in<detail::kilogram_per_metre>(n);
}
consteval auto operator""_kg_per_s(char const* n) {
  return detail::in<detail::kilogram_per_second>(n);
}
consteval auto operator""_kg_per_m3(char const* n) {
  return detail::in<detail::si::mass_density>(n);
}

// Energy, power, pressure.
consteval auto operator""_J(char const* n) { return detail::in<detail::si::energy>(n); }
consteval auto operator""_kJ(char const* n) { return detail::in<detail::si::energy, 1000>(n); }
consteval auto operator""_MJ(char const* n) { return detail::in<detail::si::energy, 1000000>(n); }
consteval auto operator""_kWh(char const* n) { return detail::in<detail::si::energy, 3600000>(n); }
consteval auto operator""_W(char const* n) { return detail::in<detail::si::power>(n); }
consteval auto operator""_kW(char const* n) { return detail::in<detail::si::power, 1000>(n); }
consteval auto operator""_MW(char const* n) { return detail::in<detail::si::power, 1000000>(n); }
consteval auto operator""_Pa(char const* n) { return detail::in<detail::si::pressure>(n); }
consteval auto operator""_kPa(char const* n) { return detail::in<detail::si::pressure, 1000>(n); }
consteval auto operator""_MPa(char const* n) {
  return detail::in<detail::si::pressure, 1000000>(n);
}
consteval auto operator""_bar(char const* n) { return detail::in<detail::si::pressure, 100000>(n); }

// Frequency.
consteval auto operator""_Hz(char const* n) { return detail::in<detail::si::frequency>(n); }
consteval auto operator""_kHz(char const* n) { return detail::in<detail::si::frequency, 1000>(n); }
consteval auto operator""_MHz(char const* n) {
  return detail::in<detail::si::frequency, 1000000>(n);
}
consteval auto operator""_GHz(char const* n) {
  return detail::in<detail::si::frequency, 1000000000>(n);
}

// Electricity.
consteval auto operator""_C(char const* n) { return detail::in<detail::si::electric_charge>(n); }
consteval auto operator""_V(char const* n) { return detail::in<detail::si::electric_potential>(n); }
consteval auto operator""_mV(char const* n) {
  return detail::in<detail::si::electric_potential, 1, 1000>(n);
}
consteval auto operator""_kV(char const* n) {
  return detail::in<detail::si::electric_potential, 1000>(n);
}
consteval auto operator""_ohm(char const* n) { return detail::in<detail::si::resistance>(n); }
consteval auto operator""_kohm(char const* n) {
  return detail::in<detail::si::resistance, 1000>(n);
}
consteval auto operator""_F(char const* n) { return detail::in<detail::si::capacitance>(n); }
consteval auto operator""_mF(char const* n) {
  return detail::in<detail::si::capacitance, 1, 1000>(n);
}
consteval auto operator""_uF(char const* n) {
  return detail::in<detail::si::capacitance, 1, 1000000>(n);
}
consteval auto operator""_nF(char const* n) {
  return detail::in<detail::si::capacitance, 1, 1000000000>(n);
}
consteval auto operator""_H(char const* n) { return detail::in<detail::si::inductance>(n); }
consteval auto operator""_mH(char const* n) {
  return detail::in<detail::si::inductance, 1, 1000>(n);
}
consteval auto operator""_uH(char const* n) {
  return detail::in<detail::si::inductance, 1, 1000000>(n);
}
consteval auto operator""_Wb(char const* n) { return detail::in<detail::si::magnetic_flux>(n); }
consteval auto operator""_T(char const* n) {
  return detail::in<detail::si::magnetic_flux_density>(n);
}

}  // namespace literals
/// \endcond

}  // namespace unitstep
