// SPDX-License-Identifier: BSL-1.0
// Proofs that fail: both values are said.
#include <boost/units/systems/cgs/length.hpp>
#include <unitstep/units/equals.hpp>
#include "shared.hpp"

// Explicit Euler in ten steps of a second.
constexpr auto fallen = integrate(
    explicit_euler{}, motion{0.0 * m, 0.0 * m_per_s},
    [](auto const&, auto) { return 10.0 * m_per_s2; }, 1.0 * s, 10);

// The closed form has 500 m.
// expect: expected 500 m, got 450 m
namespace another_value {
// wrong: static_assert(equals<fallen.position, 500.0 * m>);
static_assert(equals<fallen.position, 450.0 * m>);
}  // namespace another_value

// Neither is the lower bound kept nor the upper one wrong.
// expect: expected 499 m to 501.5 m, got 450 m
namespace below_both_bounds {
// wrong: static_assert(lies_between<fallen.position, 499.0 * m, 501.5 * m>);
static_assert(lies_between<fallen.position, 449.0 * m, 501.5 * m>);
}  // namespace below_both_bounds

// A velocity is above both bounds.
// expect: expected 99 m s^-1 to 99.5 m s^-1, got 100 m s^-1
namespace above_both_bounds {
// wrong: static_assert(lies_between<fallen.velocity, 99.0 * m_per_s, 99.5 * m_per_s>);
static_assert(lies_between<fallen.velocity, 99.0 * m_per_s, 100.5 * m_per_s>);
}  // namespace above_both_bounds

// A rounding error is shown.
// expect: expected 0.3, got 0.30000000000000004
namespace rounded {
// wrong: static_assert(equals<0.1 + 0.2, 0.3>);
static_assert(equals<0.1 + 0.2, 0.30000000000000004>);
}  // namespace rounded

// The number is right, and the unit is not.
// expect: expected 450 s, got 450 m (another unit)
namespace another_dimension {
// wrong: static_assert(equals<fallen.position, 450.0 * s>);
static_assert(equals<fallen.position, 450.0 * m>);
}  // namespace another_dimension

// It is as long, and in another unit.
// expect: expected 45000 cm, got 450 m (another unit)
namespace another_scale {
// wrong: static_assert(equals<fallen.position, 45000.0 * boost::units::cgs::centimetre>);
static_assert(equals<fallen.position, 450.0 * m>);
}  // namespace another_scale

// A whole state is no value.
// expect: expected value: a quantity or a number in double, got motion<m, m s^-1>
namespace whole_state {
// wrong: static_assert(equals<fallen, 450.0 * m>);
static_assert(equals<fallen.position, 450.0 * m>);
}  // namespace whole_state

// A long double would be cut.
// expect: expected value: m in double, got m in long double
namespace long_double {
// wrong: static_assert(equals<fallen.position, 450.0L * m>);
static_assert(equals<fallen.position, 450.0 * m>);
}  // namespace long_double

// A whole number that no double is.
// expect value: unitstep: equals: a whole number must be below 9e15 in size
namespace too_large {
// wrong: static_assert(equals<9'007'199'254'740'993, 9'007'199'254'740'993>);
static_assert(equals<1, 1>);
}  // namespace too_large

// What was refused before is not blamed again.
// expect: expected acceleration: m s^-2, got kg m s^-2 (N)
namespace after_a_refusal {
// wrong: constexpr auto field = [](auto const&, auto) { return 10.0 * N; };
constexpr auto field = [](auto const&, auto) { return 10.0 * m_per_s2; };
constexpr auto refused =
    integrate(explicit_euler{}, motion{0.0 * m, 0.0 * m_per_s}, field, 1.0 * s, 10);
static_assert(equals<refused.position, 450.0 * m>);
static_assert(lies_between<refused.velocity, 99.0 * m_per_s, 101.0 * m_per_s>);
}  // namespace after_a_refusal
