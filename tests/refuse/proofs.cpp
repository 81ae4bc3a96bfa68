// SPDX-License-Identifier: BSL-1.0
// Proofs that fail: both values are said.
#include <boost/units/systems/cgs/length.hpp>
#include <boost/units/systems/si.hpp>
#include <unitstep/units/equals.hpp>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

// Explicit Euler in ten steps of a second.
constexpr auto fallen = unitstep::integrate(
    unitstep::explicit_euler{}, unitstep::motion{0.0 * si::metre, 0.0 * si::metre_per_second},
    [](auto const&, auto) { return 10.0 * si::metre_per_second_squared; }, 1.0 * si::second, 10);
#ifdef UNITSTEP_MISTAKE
#define INSTEAD(right, wrong) wrong
#else
#define INSTEAD(right, wrong) right
#endif

// The closed form has 500 m.
// expect: expected 500 m, got 450 m
namespace another_value {
static_assert(unitstep::equals<fallen.position, INSTEAD(450.0, 500.0) * si::metre>);
}  // namespace another_value

// Neither is the lower bound kept nor the upper one wrong.
// expect: expected 499 m to 501.5 m, got 450 m
namespace below_both_bounds {
static_assert(
    unitstep::lies_between<fallen.position, INSTEAD(449.0, 499.0) * si::metre, 501.5 * si::metre>);
}  // namespace below_both_bounds

// A velocity is above both bounds.
// expect: expected 99 m s^-1 to 99.5 m s^-1, got 100 m s^-1
namespace above_both_bounds {
static_assert(unitstep::lies_between<fallen.velocity, 99.0 * si::metre_per_second,
                                     INSTEAD(100.5, 99.5) * si::metre_per_second>);
}  // namespace above_both_bounds

// A rounding error is shown.
// expect: expected 0.3, got 0.30000000000000004
namespace rounded {
static_assert(unitstep::equals<0.1 + 0.2, INSTEAD(0.30000000000000004, 0.3)>);
}  // namespace rounded

// The number is right, and the unit is not.
// expect: expected 450 s, got 450 m (another unit)
namespace another_dimension {
static_assert(unitstep::equals<fallen.position, 450.0 * si::INSTEAD(metre, second)>);
}  // namespace another_dimension

// It is as long, and in another unit.
// expect: expected 45000 cm, got 450 m (another unit)
namespace another_scale {
static_assert(unitstep::equals<fallen.position, INSTEAD(450.0 * si::metre,
                                                        45000.0 * boost::units::cgs::centimetre)>);
}  // namespace another_scale

// A whole state is no value.
// expect: expected value: a quantity or a number in double, got motion<m, m s^-1>
namespace whole_state {
static_assert(unitstep::equals<INSTEAD(fallen.position, fallen), 450.0 * si::metre>);
}  // namespace whole_state

// A long double would be cut.
// expect: expected value: m in double, got m in long double
namespace long_double {
static_assert(unitstep::equals<fallen.position, INSTEAD(450.0, 450.0L) * si::metre>);
}  // namespace long_double

// A whole number that no double is.
// expect value: unitstep: equals: a whole number must be below 9e15 in size
namespace too_large {
static_assert(
    unitstep::equals<INSTEAD(1, 9'007'199'254'740'993), INSTEAD(1, 9'007'199'254'740'993)>);
}  // namespace too_large

// What was refused before is not blamed again.
// expect: expected acceleration: m s^-2, got kg m s^-2 (N)
namespace after_a_refusal {
constexpr auto refused = unitstep::integrate(
    unitstep::explicit_euler{}, unitstep::motion{0.0 * si::metre, 0.0 * si::metre_per_second},
    [](auto const&, auto) { return 10.0 * si::INSTEAD(metre_per_second_squared, newton); },
    1.0 * si::second, 10);
static_assert(unitstep::equals<refused.position, 450.0 * si::metre>);
static_assert(unitstep::lies_between<refused.velocity, 99.0 * si::metre_per_second,
                                     101.0 * si::metre_per_second>);
}  // namespace after_a_refusal
