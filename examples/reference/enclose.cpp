// SPDX-License-Identifier: BSL-1.0
// Boxes that hold every solution.
#include <boost/units/systems/si.hpp>
#include <cstdint>
#include <limits>
#include <numbers>
#include <string_view>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>

using namespace unitstep;
using namespace unitstep::symbols;

namespace enclose_example {
//! [enclose]
// Where every solution is after 2 s that starts between 0.9 m and
// 1.1 m, rounding included: cos 2 times that.
constexpr motion start{between(0.9 * m, 1.1 * m), 0.0 * m_per_s};
constexpr auto pull = [](auto const& now, auto) {
  return -1.0 / s / s * now.position;
};
constexpr auto end = enclose(start, pull, 0.25 * s, 8);
static_assert(end.position.lower < -0.4577 * m &&
              end.position.lower > -0.4578 * m);
static_assert(end.position.upper > -0.3746 * m &&
              end.position.upper < -0.3745 * m);
//! [enclose]
//! [enclose within]
// In steps that follow from a tolerance.
constexpr motion one{1.0 * m, 0.0 * m_per_s};
constexpr tolerance fine{motion{1e-12 * m, 1e-12 * m_per_s}};
constexpr auto box = enclose(one, pull, fine, 2.0 * s);
static_assert(box.position.lower < math::cos(2.0) * m &&
              math::cos(2.0) * m < box.position.upper);
static_assert(box.position.upper - box.position.lower < 1e-10 * m);
//! [enclose within]
//! [enclose_in_parts]
// The start in two parts: a union of two boxes.
constexpr auto parts =
    enclose_in_parts<2>(start, pull, 0.25 * s, 8);
static_assert(parts.position.lower > -0.4578 * m &&
              parts.position.upper < -0.3745 * m);
//! [enclose_in_parts]
//! [enclosure]
// The same in pieces, of which each is a constant of its own.
constexpr enclosure begun =
    start_enclosure<12>(one, pull, 0.25 * s);
constexpr auto reached = state_after<begun, 8, 4>;
static_assert(reached.position.upper - reached.position.lower <
              1e-10 * m);
//! [enclosure]
//! [tube]
// At all times of 2 s, not at their ends alone: never above 1.01 m.
constexpr solution_tube path = tube<8>(one, pull, 0.25 * s);
static_assert(path.always([](auto const& now) {
  return now.position < 1.01 * m;
}));
//! [tube]

//! [lands_between]
// It surely passes the middle once, close to pi/2.
constexpr auto position = [](auto const& now, auto) {
  return now.position;
};
constexpr landing passed =
    lands_between<8>(one, pull, 0.25 * s, position);
static_assert(passed.happens.surely() && passed.once.surely());
static_assert(passed.earliest < std::numbers::pi / 2 * s &&
              std::numbers::pi / 2 * s < passed.latest);
//! [lands_between]
//! [lands_again]
// A ball is dropped from 1 m, to a millimetre, and keeps 0.8 of its
// speed. Its second bounce is after (1 + 2 * 0.8) sqrt(2 h / g), which
// is 1.1734 s from 0.999 m and 1.1745 s from 1.001 m.
constexpr motion ball{between(0.999 * m, 1.001 * m), 0.0 * m_per_s};
constexpr auto falls = [](auto const&, auto) {
  return -9.81 * m_per_s2;
};
constexpr auto bounce = [](auto const& b, auto) {
  return motion{b.position, -0.8 * b.velocity};
};
constexpr landings bounces = lands_between<32, 3>(
    ball, falls, 0.05 * s, when(falling(position), bounce));
constexpr landed second = bounces[1];
static_assert(1.170 * s < second.earliest &&
              second.earliest < 1.1734 * s);
static_assert(1.1745 * s < second.latest &&
              second.latest < 1.176 * s);
static_assert(second.state.velocity.lower > 2.81 * m_per_s);
//! [lands_again]

//! [proved_error]
// Explicit Euler is off by at most 0.18 m at its samples, rk4 by less
// than a tenth of a millimetre.
constexpr auto rough =
    trajectory<8>(explicit_euler{}, one, pull, 0.125 * s);
constexpr auto better = trajectory<8>(rk4{}, one, pull, 0.125 * s);
static_assert(proved_error(rough, pull).position < 0.18 * m);
static_assert(proved_error(better, pull).position < 0.0001 * m);
//! [proved_error]
//! [proved_table]
// Entries in thousandths of a metre, and between them a straight line
// that is nowhere off by more than 3/4 of one.
constexpr solution_table table =
    proved_table<std::int16_t, 8, std::ratio<3, 4>>(
        one, pull, 0.05 * s, 0.001 * m, position);
static_assert(table[0] == 1000 && table[4] == 980);
//! [proved_table]
//! [bounds]
// Of an aggregate with a number as a parameter.
template <class T>
struct tank {
  light<boost::units::si::length, T> level;
};
constexpr auto drains = [](auto const& now, auto) {
  return rates{-0.5 / s * now.level};
};
constexpr tank<bounds> low =
    enclose(tank<double>{light_of(2.0 * m)}, drains, 0.25 * s, 8);
static_assert(low.level.lower < 0.735759 * m &&
              0.735758 * m < low.level.upper);
//! [bounds]
}  // namespace enclose_example

int main() {}
