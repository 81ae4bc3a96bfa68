// SPDX-License-Identifier: BSL-1.0
// deep: takes the compiler seconds
// Mistakes in formulas of the caller's own, with readable_operators.hpp.
#include <unitstep/units/readable_operators.hpp>
#include "shared.hpp"

// The caller's own comparison of a position with a velocity.
// expect: expected m > m, got m > m s^-1
namespace own_comparison {
constexpr quantity<si::length> position = 3.0 * m;
constexpr quantity<si::velocity> velocity = 2.0 * m_per_s;
[[maybe_unused]] constexpr quantity<si::force> force = 10.0 * N;
[[maybe_unused]] constexpr quantity<si::mass> mass = 5.0 * kg;
constexpr quantity<si::time> dt = 0.5 * s;
#ifdef UNITSTEP_MISTAKE
static_assert(position > velocity);
#else
static_assert(position > velocity * dt);
#endif
}  // namespace own_comparison

// The field of an aggregate, whose members are Boost's quantities, takes a length from a speed in place.
// expect: expected m s^-1 -= m s^-1, got m s^-1 -= m
// any length: the error shows the way to Boost's operator, which is a member, in the field
namespace own_difference_in_place {
struct cart {
  quantity<si::length> place;
  quantity<si::velocity> speed;
};
constexpr auto field = [](cart const& c, auto) {
  auto speed = c.speed;
  speed -= c.speed;  // wrong: speed -= c.place;
  return rates{speed, -1.0 * m_per_s2};
};
constexpr auto end = integrate(rk4{}, cart{}, field, 0.5 * s, 8);
static_assert(end.place < 100.0 * m);
}  // namespace own_difference_in_place

// The caller's own v = v + F dt forgets the mass.
// expect: expected m s^-1 + m s^-1, got m s^-1 + kg m s^-1
namespace own_mass_forgotten {
constexpr quantity<si::length> position = 3.0 * m;
constexpr quantity<si::velocity> velocity = 2.0 * m_per_s;
[[maybe_unused]] constexpr quantity<si::force> force = 10.0 * N;
[[maybe_unused]] constexpr quantity<si::mass> mass = 5.0 * kg;
constexpr quantity<si::time> dt = 0.5 * s;
inline quantity<si::velocity> kicked() {
  auto v = velocity;
#ifdef UNITSTEP_MISTAKE
  v = v + force * dt;
#else
  v = v + force / mass * dt;
#endif
  return v + 0.0 * position / dt;
}
}  // namespace own_mass_forgotten

// The caller's own difference of a position and a plain number.
// expect: expected m - m, got m - a plain number (double)
namespace own_number_added {
constexpr quantity<si::length> position = 3.0 * m;
constexpr quantity<si::velocity> velocity = 2.0 * m_per_s;
[[maybe_unused]] constexpr quantity<si::force> force = 10.0 * N;
[[maybe_unused]] constexpr quantity<si::mass> mass = 5.0 * kg;
constexpr quantity<si::time> dt = 0.5 * s;
// wrong: static_assert(position - 1.0 > velocity * dt);
static_assert(position - 1.0 * m > velocity * (0.5 * dt));
}  // namespace own_number_added

// A voltage less a power, where both units have a name.
// expect: expected V - V, got V - W
namespace own_named_units {
constexpr auto voltage = 3.0 * si::volt;
[[maybe_unused]] constexpr auto power = 2.0 * W;
[[maybe_unused]] constexpr auto current = 1.0 * si::ampere;
constexpr auto left = voltage - power / current;  // wrong: constexpr auto left = voltage - power;
static_assert(left < voltage);
}  // namespace own_named_units

// The sign of a length is asked for with a plain number, in an observer.
// expect: expected m < m, got m < a plain number (int)
// inside: of an observer
namespace own_sign {
constexpr auto rests = [](auto const&, auto) { return 0.0 * m_per_s2; };
constexpr auto count = [] {
  int below = 0;
  integrate_observed(rk4{}, start, rests, 0.5 * s, 4, [&](auto const& state, auto) {
    // wrong: if (state.position < 0) ++below;
    if (state.position < 0.0 * m) ++below;
  });
  return below;
}();
static_assert(count >= 0);
}  // namespace own_sign

// A float times a quantity of doubles; a whole number is a factor.
// expect: expected a plain number (double) * m in double, got a plain number (float) * m in double
namespace own_float_factor {
constexpr auto length = 3.0 * m;
constexpr auto twice = 2 * length;  // wrong: constexpr auto twice = 2.0F * length;
static_assert(twice > length);
}  // namespace own_float_factor

// A double over a time in float, in the field of a run in float.
// expect: expected a plain number (float) / s in float, got a plain number (double) / s in float (1.0F is float, 1.0 double)
// inside: of a field
namespace own_double_among_floats {
constexpr motion start{1.0F * m, 0.0F * m_per_s};
constexpr auto time = 2.0F * s;
// wrong: constexpr auto field = [](auto const& state, auto) { return 0.5 / time * state.velocity; };
constexpr auto field = [](auto const& state, auto) { return 0.5F / time * state.velocity; };
constexpr auto end = integrate(rk4{}, start, field, 0.5F * s, 4);
static_assert(end.position < 2.0F * m);
}  // namespace own_double_among_floats

// The caller's own sum of a position and a velocity.
// expect: expected m + m, got m + m s^-1
namespace own_sum {
constexpr quantity<si::length> position = 3.0 * m;
constexpr quantity<si::velocity> velocity = 2.0 * m_per_s;
[[maybe_unused]] constexpr quantity<si::force> force = 10.0 * N;
[[maybe_unused]] constexpr quantity<si::mass> mass = 5.0 * kg;
constexpr quantity<si::time> dt = 0.5 * s;
#ifdef UNITSTEP_MISTAKE
static_assert((position + velocity) == 4.0 * si::metre);
#else
static_assert((position + velocity * dt).value() == 4.0);
#endif
}  // namespace own_sum

// The field of an aggregate, whose members are Boost's quantities, adds a length to a speed in place.
// expect: expected m s^-1 += m s^-1, got m s^-1 += m
// any length: the error shows the way to Boost's operator, which is a member, in the field
namespace own_sum_in_place {
struct cart {
  quantity<si::length> place;
  quantity<si::velocity> speed;
};
constexpr auto field = [](cart const& c, auto) {
  auto speed = c.speed;
  speed += c.speed;  // wrong: speed += c.place;
  return rates{speed, -1.0 * m_per_s2};
};
constexpr auto end = integrate(rk4{}, cart{}, field, 0.5 * s, 8);
static_assert(end.place < 100.0 * m);
}  // namespace own_sum_in_place
