// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>
#include <boost/units/base_units/metric/day.hpp>
#include <boost/units/base_units/metric/hour.hpp>
#include <boost/units/base_units/metric/minute.hpp>
#include <boost/units/make_scaled_unit.hpp>
#include <boost/units/systems/si.hpp>
#include <type_traits>
#include <unitstep/unitstep.hpp>

// Macros of <windows.h> and of a board's header.
#define min(a, b) ((a) < (b) ? (a) : (b))
#define F(text) (text)
#define deg(x) ((x) * 57)
#include <unitstep/units/short_names.hpp>
#undef min
#undef F
#undef deg

namespace {

using boost::units::quantity;
namespace si = boost::units::si;
using namespace unitstep;
using namespace unitstep::symbols;

template <auto const& Symbol>
constexpr bool reads(char const* words) {
  return unit_text<std::remove_cvref_t<decltype(Symbol)>> == words;
}

// Each is the unit of its name: this text is made of base units.
static_assert(reads<m>("m") && reads<km>("km") && reads<cm>("cm") && reads<mm>("mm"));
static_assert(reads<s>("s") && reads<ms>("ms") && reads<minute>("min") && reads<h>("h") &&
              reads<day>("d"));
static_assert(reads<us>("us") && reads<ns>("ns") && reads<um>("um"));
static_assert(reads<kg>("kg") && reads<A>("A") && reads<K>("K") && reads<mol>("mol"));
static_assert(reads<cd>("cd") && reads<rad>("rad"));
static_assert(reads<m2>("m^2") && reads<m3>("m^3"));
static_assert(reads<m_per_s>("m s^-1") && reads<m_per_s2>("m s^-2"));
static_assert(reads<km_per_s>("km s^-1") && reads<km_per_h>("km h^-1"));
static_assert(reads<rad_per_s>("rad s^-1") && reads<rad_per_s2>("rad s^-2"));
static_assert(reads<N>("kg m s^-2 (N)") && reads<J>("kg m^2 s^-2 (J)"));
static_assert(reads<W>("kg m^2 s^-3 (W)") && reads<Pa>("kg m^-1 s^-2 (Pa)"));
static_assert(reads<N_per_m>("kg s^-2") && reads<N_s_per_m>("kg s^-1"));
static_assert(reads<kg_per_m>("kg m^-1") && reads<kg_per_s>("kg s^-1"));
static_assert(reads<kg_per_m3>("kg m^-3"));
static_assert(reads<Hz>("s^-1") && reads<C>("s A (C)") && reads<V>("kg m^2 s^-3 A^-1 (V)"));
static_assert(reads<ohm>("kg m^2 s^-3 A^-2 (ohm)"));

// They are Boost's own units, so the types are those of `1.0 * si::metre`.
static_assert(std::is_same_v<decltype(1.0 * m), quantity<si::length>>);
static_assert(std::is_same_v<decltype(0.5f * s), quantity<si::time, float>>);
static_assert(std::is_same_v<decltype(1.0 * N), decltype(1.0 * kg * m / s / s)>);

// Scaled units convert where that is asked for; literals are converted already.
constexpr bool is_near(auto got, auto wanted) {
  return got > wanted * (1 - 1e-15) && got < wanted * (1 + 1e-15);
}
static_assert(is_near(quantity<si::length>{3.0 * km}, 3_km));
static_assert(is_near(quantity<si::velocity>{72.0 * km_per_h}, 72_km_per_h));
static_assert(is_near(90.0 * deg, 90_deg) && is_near(2000 * deg, 2000_deg));
static_assert(is_near(quantity<si::time>{1.0 * day}, 24_h));
static_assert(is_near(quantity<si::time>{5.0 * ms}, 5_ms) && !is_near(5_ms, 6_ms));
static_assert(is_near(quantity<si::force>{2.0 * kN}, 2_kN));
static_assert(is_near(quantity<si::energy>{2.0 * kJ}, 2_kJ));
static_assert(is_near(quantity<si::power>{2.0 * kW}, 2_kW));
static_assert(is_near(quantity<si::pressure>{2.0 * kPa}, 2_kPa));
static_assert(is_near(quantity<si::frequency>{2.0 * kHz}, 2_kHz));

static_assert(reads<mg>("mg") && reads<more::g>("g") && reads<mA>("mA") && reads<mmol>("mmol"));
static_assert(is_near(quantity<si::mass>{2.0 * mg}, 0.002_g));
static_assert(is_near(quantity<si::mass>{2.0 * more::g}, 2_g));
static_assert(is_near(quantity<si::volume>{2.0 * mL}, 0.000002_m3));
static_assert(is_near(quantity<si::volume>{2.0 * more::L}, 0.002_m3));
static_assert(is_near(quantity<si::current>{2.0 * mA}, 2_mA));
static_assert(is_near(quantity<si::amount>{2.0 * mmol}, 0.002_mol));
static_assert(is_near(quantity<si::electric_potential>{2.0 * mV}, 2_mV));
static_assert(is_near(quantity<si::electric_potential>{2.0 * kV}, 2_kV));
static_assert(is_near(quantity<si::resistance>{2.0 * kohm}, 2_kohm));
static_assert(is_near(quantity<si::capacitance>{2.0 * uF}, 2_uF));
static_assert(is_near(quantity<si::capacitance>{2.0 * nF}, 2_nF));
static_assert(is_near(quantity<si::inductance>{2.0 * mH}, 2_mH));
static_assert(2.0 * more::F == 2_F && 2.0 * more::H == 2_H && 2.0 * more::T == 2_T);
static_assert(2.0 * Wb == 2_Wb && 2.0 * more::S == 2.0 / ohm);

// The library's `min` is a function next to them.
static_assert(unitstep::min(light_of(1.0 * m), light_of(2.0 * m)) == 1.0 * m);

// A run written with them is shorter, in SI or in kilometres.
constexpr motion at_rest{0_m, 0_m_per_s};
constexpr auto pull = [](auto const&, auto) { return 10_N / 1_kg; };
static_assert(integrate(rk4{}, at_rest, pull, 1_s, 10).position == 500.0 * m);
constexpr motion far{0.0 * km, 1.0 * km_per_s};
constexpr auto free = [](auto const&, auto) { return 0.0 * km / s / s; };
static_assert(integrate(rk4{}, far, free, 1_s, 10).position == 10.0 * km);

TEST(short_names, make_the_same_run) {
  EXPECT_EQ(integrate(rk4{}, at_rest, pull, 1_s, 10).position.value(), 500);
}

}  // namespace
