// SPDX-License-Identifier: BSL-1.0
// deep: takes the compiler seconds
// Mistakes with enclosures of the true solution.
#include <array>
#include <cstdint>
#include <ratio>
#include <unitstep/drive/sample.hpp>
#include <unitstep/enclose/enclose.hpp>
#include <unitstep/enclose/proved_error.hpp>
#include "shared.hpp"

constexpr auto pull = [](auto const& b, auto) { return -b.position / (1.0 * s * s); };

// An aggregate whose members are fixed cannot hold intervals.
// expect: expected initial: a state that is a template over its number, got tank
namespace enclose_a_fixed_aggregate {
#ifdef UNITSTEP_MISTAKE
struct tank {
  quantity<si::length> level;
};
constexpr tank start{2.0 * m};
#else
template <class N>
struct tank {
  light<si::length, N> level;
};
constexpr tank<double> start{2.0};
#endif
constexpr auto field = [](auto const& t, auto) { return rates{-0.5 / s * t.level}; };
[[maybe_unused]] constexpr auto drained = enclose(start, field, 0.125 * s, 8);
}  // namespace enclose_a_fixed_aggregate

// An orientation is no sum of numbers, so an enclosure takes angular velocities alone.
// expect: expected initial: an aggregate, of angular velocities say, and no orientation, got rotation<quaternion<double>, vec<rad s^-1, 3>>
namespace enclose_a_rotation {
namespace us = unitstep;

#ifdef UNITSTEP_MISTAKE
constexpr us::rotation start{us::quaternion{1.0, 0.0, 0.0, 0.0},
                             us::vec{1.0, 0.5, 0.0} * rad_per_s};
constexpr auto field = [](auto const& r, auto) { return -r.angular_velocity / s; };
#else
template <class N>
struct spin {
  us::vec<us::light<si::angular_velocity, N>, 3> rate;
};
constexpr spin<double> start{{{1.0}, {0.5}, {0.0}}};
constexpr auto field = [](auto const& r, auto) { return us::rates{-r.rate / s}; };
#endif
[[maybe_unused]] constexpr auto turned = us::enclose<3>(start, field, 0.125 * s, 2);
}  // namespace enclose_a_rotation

// The field names its types, and cannot be run on intervals.
// expect: expected field: callable with any number (auto const&), got one that names its types
namespace enclose_a_typed_field {
using line = motion<quantity<si::length>, quantity<si::velocity>>;

// wrong: constexpr auto field = [](line const& b, quantity<si::time>) {
// wrong:   return -4.0 / s / s * b.position;
// wrong: };
constexpr auto field = [](auto const& b, auto) { return -4.0 / s / s * b.position; };
[[maybe_unused]] constexpr auto swung = enclose(line{1.0 * m, 0.0 * m_per_s}, field, 0.125 * s, 8);
}  // namespace enclose_a_typed_field

// An enclosure is given a length for a step: one error, whatever is said of it.
// expect: expected dt: s, got m
namespace enclose_in_metres {
constexpr auto dt = 0.125 * s;  // wrong: constexpr auto dt = 0.125 * m;
constexpr motion start{between(0.9 * m, 1.1 * m), 0.0 * m_per_s};
constexpr auto end = enclose(start, pull, dt, 4);
static_assert(end.position.upper < 1.2 * m && end.velocity.lower > -1.2 * m_per_s);
}  // namespace enclose_in_metres

// The tolerance of an enclosure allows an error of the position in seconds.
// expect: expected absolute.position: m, got s
namespace enclose_within_seconds {
// wrong: constexpr motion small{1e-9 * s, 1e-9 * m_per_s};
constexpr motion small{1e-9 * m, 1e-9 * m_per_s};
[[maybe_unused]] constexpr auto swung =
    enclose(motion{1.0 * m, 0.0 * m_per_s}, field, tolerance{small}, 1.0 * s);
}  // namespace enclose_within_seconds

// A count of a table of lengths stands for a millisecond.
// expect: expected count: m, got s
namespace proved_table_counts_seconds {
constexpr auto field = [](auto const& b, auto) { return -1.0 / s / s * b.position; };
constexpr auto count = 0.001 * m;  // wrong: constexpr auto count = 0.001 * s;
[[maybe_unused]] constexpr auto table = proved_table<std::int16_t, 4, std::ratio<3, 4>>(
    motion{1.0 * m, 0.0 * m_per_s}, field, 0.03125 * s, count,
    [](auto const& b, auto) { return b.position; });
}  // namespace proved_table_counts_seconds

// A proved table that has no two entries.
// expect: expected steps: at least 1, got 0
namespace proved_table_of_no_steps {
constexpr int steps = 4;  // wrong: constexpr int steps = 0;
[[maybe_unused]] constexpr auto table = proved_table<short, steps, std::ratio<3, 4>>(
    start, pull, 0.03125 * s, 0.001 * m, [](auto const& b, auto) { return b.position; });
}  // namespace proved_table_of_no_steps

// A method is asked to step intervals, which an enclosure takes.
// expect: expected position: a quantity; enclose takes intervals, got interval<m>
namespace state_of_intervals {
constexpr motion start{between(1.0 * m, 1.5 * m), between(0.0 * m_per_s, 0.5 * m_per_s)};
constexpr auto pull = [](auto const& b, auto) { return -1.0 / s / s * b.position; };
// wrong: constexpr auto end = integrate(rk4{}, start, pull, 0.5 * s, 10);
constexpr auto end = enclose(start, pull, 0.5 * s, 10);
static_assert(end.position.lower.value() < 1.0);
}  // namespace state_of_intervals

// A tube is given a length for a step: one error, whatever is said of it.
// expect: expected dt: s, got m
namespace tube_in_metres {
constexpr auto dt = 0.125 * s;  // wrong: constexpr auto dt = 0.125 * m;
constexpr motion start{between(0.9 * m, 1.1 * m), 0.0 * m_per_s};
constexpr auto path = tube<16>(start, pull, dt);
static_assert(path.always([](auto const& b) { return b.position < 1.2 * m; }));
static_assert(path.never([](auto const& b) { return b.position > 1.2 * m; }));
}  // namespace tube_in_metres

// A predicate on a tube returns a bool, whose negation would prove what is not known.
// expect: expected predicate: certainty, as of a comparison, got a plain number (bool)
namespace tube_of_a_bool {
constexpr auto path = tube<4>(motion{1.0 * m, 0.0 * m_per_s}, field, 0.125 * s);
// wrong: constexpr auto below = [](auto const& b) { return (b.position < 2.0 * m).surely(); };
constexpr auto below = [](auto const& b) { return b.position < 2.0 * m; };
static_assert(path.always(below));
}  // namespace tube_of_a_bool

// A tube whose steps are counted in halves.
// expect: expected steps: an integer, got a plain number (double)
// not by: clang-16
namespace tube_of_half_a_step {
constexpr int steps = 16;  // wrong: constexpr double steps = 1.5;
constexpr auto path = tube<steps>(start, pull, 0.125 * s);
static_assert(path.always([](auto const& b) { return b.position < 1.2 * m; }));
}  // namespace tube_of_half_a_step

// A tube that is to go back, by the number of its steps.
// expect: expected steps: at least 0, got -1
namespace tube_of_minus_one {
constexpr int steps = 16;  // wrong: constexpr int steps = -1;
constexpr auto path = tube<steps>(start, pull, 0.125 * s);
static_assert(path.always([](auto const& b) { return b.position < 1.2 * m; }));
}  // namespace tube_of_minus_one

// Bounds are doubles, and most numbers of a long double are none.
// expect: expected initial: quantities of double or float, got long double
namespace enclose_long_doubles {
using number = double;  // wrong: using number = long double;
template <class Unit>
using of = quantity<Unit, number>;

constexpr motion start{of<si::length>::from_value(1), of<si::velocity>::from_value(0)};
constexpr auto field = [](auto const& state, auto) { return -1 * state.position / s / s; };
constexpr auto end = enclose<4>(start, field, of<si::time>::from_value(0.125L), 2);
static_assert(end.position.lower.value() < 1);
}  // namespace enclose_long_doubles

// A bound of the error is a double, and of a run of long doubles it would be rounded.
// expect: expected initial: quantities of double or float, got long double
namespace proved_error_of_long_doubles {
using number = double;  // wrong: using number = long double;
template <class Unit>
using of = quantity<Unit, number>;

constexpr motion start{of<si::length>::from_value(1), of<si::velocity>::from_value(0)};
constexpr auto field = [](auto const& state, auto) { return -1 * state.position / s / s; };
constexpr std::array run{sample{of<si::time>::from_value(0), start}};
constexpr auto error = proved_error(run, field);
static_assert(error.position.value() < 1);
}  // namespace proved_error_of_long_doubles
