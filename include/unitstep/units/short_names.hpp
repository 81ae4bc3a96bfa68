// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <boost/units/base_units/metric/day.hpp>
#include <boost/units/base_units/metric/hour.hpp>
#include <boost/units/base_units/metric/minute.hpp>
#include <boost/units/make_scaled_unit.hpp>
#include <boost/units/systems/si.hpp>
#include <unitstep/units/literals.hpp>
#include <unitstep/units/quantity.hpp>

/// \file
/// \brief The usual symbols of units, to write `9.81 * m_per_s2`, and with them the literals.
///
/// A symbol is a unit of Boost.Units: `m` is `boost::units::si::metre`. A scaled unit stays scaled:
/// `3.0 * km` is a number of kilometres, for runs in kilometres. A run in metres refuses it, as any other
/// unit. `quantity<si::length>{3.0 * km}` converts; the literal `3_km` is in
/// metres. The minute is `minute`, since `min` is a function. `deg` is no unit but a quantity, an angle
/// in radians: Boost's degree converts with twelve digits.
///
/// A name of your own at namespace scope that is also one of these is ambiguous where you use it: `h` and `s` are often
/// steps and states. Then name what you want: `using unitstep::symbols::m, unitstep::symbols::kg;`. Gram, litre, farad,
/// henry, tesla and siemens are in `unitstep::symbols::more`, to be named one by one, `using
/// unitstep::symbols::more::g;`: `g`, `L`, `F`, `H`, `T` and `S` are names of quantities in most programs.
/// \proof{examples/reference/units.cpp,short_names}

namespace unitstep::detail {

template <class Unit, long Power>
using ten_to = typename boost::units::make_scaled_unit<
    Unit, boost::units::scale<10, boost::units::static_rational<Power>>>::type;
using hours = boost::units::metric::hour_base_unit::unit_type;

}  // namespace unitstep::detail

/// \cond
namespace unitstep::symbols {

using namespace unitstep::literals;

// With braces: a macro that takes arguments and has one of these names is not expanded before them.

inline constexpr detail::si::length m{};
inline constexpr detail::ten_to<detail::si::length, 3> km{};
inline constexpr detail::ten_to<detail::si::length, -2> cm{};
inline constexpr detail::ten_to<detail::si::length, -3> mm{};
inline constexpr detail::ten_to<detail::si::length, -6> um{};
inline constexpr detail::si::area m2{};
inline constexpr detail::si::volume m3{};
inline constexpr detail::ten_to<detail::si::volume, -6> mL{};

inline constexpr detail::si::time s{};
inline constexpr detail::ten_to<detail::si::time, -3> ms{};
inline constexpr detail::ten_to<detail::si::time, -6> us{};
inline constexpr detail::ten_to<detail::si::time, -9> ns{};
inline constexpr boost::units::metric::minute_base_unit::unit_type minute{};
inline constexpr detail::hours h{};
inline constexpr boost::units::metric::day_base_unit::unit_type day{};

inline constexpr detail::si::mass kg{};
inline constexpr detail::ten_to<detail::si::mass, -6> mg{};
inline constexpr detail::si::current A{};
inline constexpr detail::ten_to<detail::si::current, -3> mA{};
inline constexpr detail::si::temperature K{};
inline constexpr detail::si::amount mol{};
inline constexpr detail::ten_to<detail::si::amount, -3> mmol{};
inline constexpr detail::si::luminous_intensity cd{};
inline constexpr detail::si::plane_angle rad{};
inline constexpr boost::units::quantity<detail::si::plane_angle> deg{1_deg};

inline constexpr detail::si::velocity m_per_s{};
inline constexpr detail::unit_quotient<detail::ten_to<detail::si::length, 3>, detail::si::time>
    km_per_s{};
inline constexpr detail::unit_quotient<detail::ten_to<detail::si::length, 3>, detail::hours>
    km_per_h{};
inline constexpr detail::si::acceleration m_per_s2{};
inline constexpr detail::si::angular_velocity rad_per_s{};
inline constexpr detail::si::angular_acceleration rad_per_s2{};

inline constexpr detail::si::force N{};
inline constexpr detail::ten_to<detail::si::force, 3> kN{};
inline constexpr detail::newton_per_metre N_per_m{};
inline constexpr detail::newton_second_per_metre N_s_per_m{};
inline constexpr detail::kilogram_per_metre kg_per_m{};
inline constexpr detail::kilogram_per_second kg_per_s{};
inline constexpr detail::si::mass_density kg_per_m3{};

inline constexpr detail::si::energy J{};
inline constexpr detail::ten_to<detail::si::energy, 3> kJ{};
inline constexpr detail::si::power W{};
inline constexpr detail::ten_to<detail::si::power, 3> kW{};
inline constexpr detail::si::pressure Pa{};
inline constexpr detail::ten_to<detail::si::pressure, 3> kPa{};

inline constexpr detail::si::frequency Hz{};
inline constexpr detail::ten_to<detail::si::frequency, 3> kHz{};

inline constexpr detail::si::electric_charge C{};
inline constexpr detail::si::electric_potential V{};
inline constexpr detail::ten_to<detail::si::electric_potential, -3> mV{};
inline constexpr detail::ten_to<detail::si::electric_potential, 3> kV{};
inline constexpr detail::si::resistance ohm{};
inline constexpr detail::ten_to<detail::si::resistance, 3> kohm{};
inline constexpr detail::ten_to<detail::si::capacitance, -6> uF{};
inline constexpr detail::ten_to<detail::si::capacitance, -9> nF{};
inline constexpr detail::ten_to<detail::si::inductance, -3> mH{};
inline constexpr detail::si::magnetic_flux Wb{};

namespace more {

inline constexpr detail::ten_to<detail::si::mass, -3> g{};
inline constexpr detail::ten_to<detail::si::volume, -3> L{};
inline constexpr detail::si::capacitance F{};
inline constexpr detail::si::inductance H{};
inline constexpr detail::si::magnetic_flux_density T{};
inline constexpr detail::si::conductance S{};

}  // namespace more

}  // namespace unitstep::symbols
/// \endcond
