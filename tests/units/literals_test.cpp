// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>
#include <boost/units/systems/si.hpp>
#include <cstdlib>
#include <stdexcept>
#include <type_traits>
#include <unitstep/units/literals.hpp>

namespace {

using boost::units::quantity;
namespace si = boost::units::si;
using namespace unitstep::literals;

template <class Quantity, class Unit>
inline constexpr bool is_in = std::is_same_v<Quantity, quantity<Unit>>;

// The type is the coherent SI unit, whatever the suffix.
static_assert(is_in<decltype(10.0_N), si::force> && is_in<decltype(2_kN), si::force>);
static_assert(is_in<decltype(5_ms), si::time> && is_in<decltype(1_day), si::time>);
static_assert(is_in<decltype(9.81_m_per_s2), si::acceleration>);
static_assert(is_in<decltype(72_km_per_h), si::velocity>);
static_assert(is_in<decltype(90_deg), si::plane_angle> &&
              is_in<decltype(1_rpm), si::angular_velocity>);
static_assert(std::is_same_v<decltype(8_N_per_m), decltype(1.0 * si::newton / si::metre)>);
static_assert(is_in<decltype(1.2_kg_per_m3), si::mass_density>);
static_assert(is_in<decltype(4.7_kohm), si::resistance> && is_in<decltype(10_uF), si::capacitance>);

// The number is the one that the compiler reads, which is correctly rounded by IEEE 754.
static_assert(9.81_m_per_s2 == 9.81 * si::metre_per_second_squared);
static_assert(0.1_s == 0.1 * si::second && .5_s == 0.5 * si::second && 1._s == 1.0 * si::second);
static_assert(1e-300_s == 1e-300 * si::second && 1.7e308_s == 1.7e308 * si::second);
static_assert(2.2250738585072014e-308_s == 2.2250738585072014e-308 * si::second);
static_assert(6.02214076e23_s == 6.02214076e23 * si::second);
static_assert(1.602176634e-19_C == 1.602176634e-19 * si::coulomb);
static_assert(1'000'000_s == 1'000'000.0 * si::second && 1E+2_s == 100.0 * si::second);
static_assert(0_s == 0.0 * si::second && 0.0_s == 0_s && 0e5_s == 0_s);
// Halves go to even, and 2^53 + 1 is such a half; a number that is larger in the 35th digit is not.
static_assert(9007199254740993_s == 9007199254740992.0 * si::second);
static_assert(9007199254740995_s == 9007199254740996.0 * si::second);
static_assert(9007199254740993.0000000000000000001_s == 9007199254740994.0 * si::second);
// Rounded up to the next power of two.
static_assert(9007199254740991.75_s == 9007199254740992.0 * si::second);

// A scaled literal is rounded once: these differ from a product with a rounded factor.
static_assert(5_ms == 5.0 / 1000 * si::second && 9_ms == 9.0 / 1000 * si::second);
static_assert(9 * 0.001 != 9.0 / 1000);
static_assert(2.1_ms == 0.0021 * si::second && 2.1 / 1000 != 0.0021);
static_assert(72_km_per_h == 20.0 * si::metre_per_second);
static_assert(100_km_per_h == 1000.0 / 36 * si::metre_per_second);
static_assert(16.1_km == 16100.0 * si::metre && 16.1 * 1000 != 16100);
static_assert(2_kWh == 7.2e6 * si::joule && 1_bar == 1e5 * si::pascal);
static_assert(1.5_h == 90_min && 1_day == 24_h && 1_min == 60_s && 1_g == 0.001_kg &&
              1_t == 1e3_kg);

// Each suffix has the factor of its name.
static_assert(1_km == 1e3 * si::metre && 1_cm == 1_m / 100.0 && 1_mm == 1_m / 1e3);
static_assert(1_um == 1_m / 1e6 && 1_nm == 1_m / 1e9 && 1_ms == 1_s / 1e3);
static_assert(1_us == 1_s / 1e6 && 1_ns == 1_s / 1e9 && 1_mA == 1_A / 1e3);
static_assert(1_km_per_s == 1e3 * si::metre_per_second && 1_MJ == 1e6 * si::joule);
static_assert(1_MW == 1e6 * si::watt && 1_MPa == 1e6 * si::pascal);
static_assert(1_MHz == 1e6 * si::hertz && 1_GHz == 1e9 * si::hertz);
static_assert(1_mV == 1_V / 1e3 && 1_kV == 1e3 * si::volt && 1_kohm == 1e3 * si::ohm);
static_assert(1_mF == 1_F / 1e3 && 1_uF == 1_F / 1e6 && 1_nF == 1_F / 1e9);
static_assert(1_mH == 1_H / 1e3 && 1_uH == 1_H / 1e6);

// Every thousandth and hundredth below ten thousand is compared with a quotient, which is rounded once, too.
constexpr bool same_as_quotients(unsigned down) {
  for (int n = 0; n < 200; ++n) {
    char const text[] = {static_cast<char>('1' + n / 100), static_cast<char>('0' + n / 10 % 10),
                         static_cast<char>('0' + n % 10), '\0'};
    if (unitstep::detail::literal_times(text, 1, down) != (n + 100.0) / down) return false;
  }
  return true;
}
static_assert(same_as_quotients(1000));
static_assert(same_as_quotients(86400));
// The rest of the division has one 32-bit digit more than the divisor, or fewer.
static_assert(unitstep::detail::literal_times("2863311531", 1, 4294967295) ==
              2863311531.0 / 4294967295.0);
static_assert(unitstep::detail::literal_times("4294967297", 1, 4294967295) ==
              4294967297.0 / 4294967295.0);

// pi with 20 digits, rounded by the compiler; 180 degrees are pi, and 30 are a sixth of it.
static_assert(180_deg == 3.14159265358979323846 * si::radian);
static_assert(1_deg == 0.017453292519943295769 * si::radian);
static_assert(60_rpm == 6.28318530717958647693 * si::radians_per_second);
static_assert(180'000'000'000'000'000'000'000_deg == 3.14159265358979323846e21 * si::radian);
static_assert(30_rpm == 180_deg_per_s && 0_deg == 0_rad);
// Twice 2^32 - 1 has one more digit in that base; the decimals are from the exact product with pi to 45.
static_assert(4294967295_deg == 74961320.563224590583384385613520 * si::radian);

TEST(literals, are_rounded_as_strtod_does_at_run_time) {
  for (char const* text : {"0.1", "9.81", "123456789.123456789", "6.62607015e-34", "5.972e24",
                           "1e-307", "1.7976931348623157e308", "4503599627370497.5"})
    EXPECT_EQ(unitstep::detail::literal_times(text, 1, 1), std::strtod(text, nullptr)) << text;
}

TEST(literals, what_is_not_decimal_or_out_of_range_is_refused) {
  for (char const* text : {"0x10", "010", "0b1", "1e400", "1e-400", "2e308", "2e-308",
                           "1.7976931348623159e308", "1.0f"})
    EXPECT_THROW(unitstep::detail::literal_times(text, 1, 1), std::domain_error) << text;
}

}  // namespace
