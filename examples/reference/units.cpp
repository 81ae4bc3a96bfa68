// SPDX-License-Identifier: BSL-1.0
// Units, values, and what says that they do not fit.
#include <boost/units/systems/si.hpp>
#include <limits>
#include <string_view>
#include <type_traits>
#include <unitstep/units/equals.hpp>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>

using boost::units::quantity;
using namespace unitstep;
using namespace unitstep::symbols;

namespace si = boost::units::si;

namespace light_example {
//! [light]
// What a generic field is called with: the quantity itself, but cheap.
constexpr quantity<si::length> way = 6.0 * m;
constexpr light quick = light_of(way);
static_assert(sizeof quick == sizeof(double) &&
              quick.value() == 6.0);
static_assert(quick / (2.0 * s) == 3.0 * m_per_s);
constexpr quantity<si::length> back = quick;
static_assert(back == way);
//! [light]
}  // namespace light_example

namespace functions_example {
constexpr light way = light_of(-3.0 * m);
//! [abs]
// Of Boost's quantities and of light ones, in the unit they have.
static_assert(abs(-3.0 * m) == 3.0 * m);
static_assert(pow<2>(-3.0 * m) == 9.0 * m2);
static_assert(min(way, 2.0 * m) == -3.0 * m);
static_assert(max(way, 2.0 * m) == 2.0 * m);
static_assert(clamp(way, -1.0 * m, 1.0 * m) == -1.0 * m);
// Of the plain number that a ratio is, too.
static_assert(abs(way / (2.0 * m) + 1.0) == 0.5);
static_assert(clamp(3.0, 0.0, 1.0) == 1.0);
//! [abs]
}  // namespace functions_example

namespace symbols_example {
//! [literals]
// In SI whatever the suffix, and rounded once.
using namespace unitstep::literals;
static_assert(72_km_per_h == 20.0 * m_per_s);
static_assert(5_ms == 5.0 / 1000 * s &&
              180_deg == 3.141592653589793 * rad);
//! [literals]

//! [short_names]
// A symbol is a unit of Boost.Units; what is scaled stays so.
using namespace unitstep::symbols;
static_assert(9.81 * m_per_s2 ==
              9.81 * si::metre_per_second_squared);
static_assert(quantity<si::length>{3.0 * km} == 3_km);
//! [short_names]
}  // namespace symbols_example

namespace fits_example {
//! [fits]
// Seconds fit where seconds are due; milliseconds and float do not.
static_assert(fits<quantity<si::time>, decltype(2.0 * s)>);
static_assert(!fits<quantity<si::time>, decltype(2.0 * ms)>);
static_assert(!fits<quantity<si::time>, decltype(2.0f * s)>);
//! [fits]
}  // namespace fits_example

namespace number_example {
//! [number]
// What may be in a quantity, and what may stand beside it.
static_assert(number<float> && number<interval<double>>);
static_assert(!number<int> && scalar<int>);
//! [number]
//! [select]
// Without a branch: of a series, an interval, lanes as of a double.
static_assert(select(2.0 * m > 1.0 * m, 3.0, 4.0) == 3.0);
//! [select]
}  // namespace number_example

namespace units_example {
//! [unit_of]
// Boost's algebra of units.
using speed = decltype(si::metre / si::second);
static_assert(same_unit<speed, si::velocity>);
static_assert(same_unit<unit_of<decltype(3.0f * m)>, si::length>);
static_assert(std::is_same_v<number_of<decltype(3.0f * m)>, float>);
//! [unit_of]
//! [is_dimensionless_unit]
// Kilometre per metre has no dimension, but it is 1000 and not 1.
using none = decltype(m / m);
using thousand = decltype(km / m);
static_assert(is_dimensionless_unit<none>);
static_assert(!is_dimensionless_unit<thousand>);
//! [is_dimensionless_unit]
//! [is_of_dimension]
// A length in whatever unit.
using length = boost::units::length_dimension;
static_assert(quantity_like<decltype(1.0 * km)> &&
              !quantity_like<double>);
static_assert(is_of_dimension<decltype(1.0 * km), length>);
static_assert(!is_of_dimension<decltype(1.0 * s), length>);
//! [is_of_dimension]
//! [unit_text]
// As refusals write it.
static_assert(unit_text<si::force> == "kg m s^-2 (N)");
static_assert(std::string_view(
                  base_unit_symbol<si::second_base_unit>) == "s");
//! [unit_text]
}  // namespace units_example

namespace value_example {
//! [rate_of]
// What fits a field: a length per time.
using length = quantity<si::length>;
using duration = quantity<si::time>;
static_assert(
    fits<quantity<si::velocity>, rate_of<length, duration>>);
//! [rate_of]
//! [raw_form]
// The unit off, and on again.
using form = raw_form<quantity<si::length>>;
static_assert(form::to_raw(2.5 * m) == 2.5);
static_assert(form::from_raw(2.5) == 2.5 * m);
static_assert(typed_value<quantity<si::length>> &&
              !typed_value<char const*>);
//! [raw_form]
//! [is_finite]
// Of a number, a quantity, a vec, a state.
constexpr double huge = std::numeric_limits<double>::infinity();
static_assert(is_finite(1.0 * m) && !is_finite(huge * m));
static_assert(!is_finite(vec{1.0, huge}));
static_assert(is_finite(motion{1.0 * m, 2.0 * m_per_s}));
//! [is_finite]
}  // namespace value_example

namespace diagnostics_example {
//! [fail]
// A law of one's own reports a bad value as the library does: an
// exception, and in a constant expression an error of the compiler.
constexpr double root_of(double x) {
  if (x < 0)
    fail<std::domain_error>("root_of: x must not be negative");
  return math::sqrt(x);
}
static_assert(root_of(16.0) == 4.0);
//! [fail]
//! [mismatched]
// A sum of metres and seconds is no number, and says so once: where
// it is used.
constexpr auto sum = light_of(1.0 * m) + light_of(1.0 * s);
static_assert(!number<decltype(sum)> &&
              !quantity_like<decltype(sum)>);
template <class Refusal>
constexpr bool is_refused(mismatched<Refusal> const&) {
  return true;
}
static_assert(is_refused(sum) && is_refused(unknown{}));
//! [mismatched]
//! [unit_mismatch]
// The type whose name a compiler prints: what was due, what was there.
struct verdict {
  using expected = unitstep::expected<text{"dt: s"}>;
  using got = unitstep::got<text{"m"}>;
};
static_assert(!std::is_same_v<refusal_type<verdict>,
                              unit_mismatch<void, void>>);
static_assert(units_match<unit_mismatch<void, void>>);
//! [unit_mismatch]
//! [equals]
// Where the assertion failed, the error would say both values.
constexpr auto fallen = 450.0 * si::metre;
static_assert(equals<fallen, 450.0 * si::metre>);
static_assert(lies_between<fallen / (10.0 * si::second),
                           44.9 * m_per_s, 45.1 * m_per_s>);

// A value as the argument of a template, and the type that a compiler
// prints.
constexpr shown held = fallen;
static_assert(held.number() == 450.0);
using wrong = value_mismatch<unitstep::expected<text{"500 m"}>,
                             unitstep::got<text{"450 m"}>>;
static_assert(!std::is_same_v<wrong, value_mismatch<void, void>>);
static_assert(values_match<value_mismatch<void, void>>);
//! [equals]
//! [text]
// Words that the compiler reads, and puts together.
constexpr auto told = [] {
  sentence words;
  words += text{"step "};
  words += 12L;
  return words;
}();
static_assert(sizeof(text{"step "}.characters) == 6 &&
              told == "step 12");
//! [text]
}  // namespace diagnostics_example

namespace version_example {
//! [version]
// For code that is to compile with several releases.
static_assert(std::array{version_major, version_minor,
                         version_patch} >= std::array{0, 1, 0});
//! [version]
}  // namespace version_example

int main() {}
