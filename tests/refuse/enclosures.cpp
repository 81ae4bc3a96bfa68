// SPDX-License-Identifier: BSL-1.0
// Mistakes with enclosures of the true solution.
#include <array>
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>
#include <cstdint>
#include <ratio>
#include <unitstep/drive/sample.hpp>
#include <unitstep/enclose/enclose.hpp>
#include <unitstep/enclose/proved_error.hpp>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

// An aggregate whose members are fixed cannot hold intervals.
// expect: expected initial: a state that is a template over its number, got tank
namespace enclose_a_fixed_aggregate {
using boost::units::quantity;

#ifdef UNITSTEP_MISTAKE
struct tank {
  quantity<si::length> level;
};
constexpr tank start{2.0 * si::metre};
#else
template <class N>
struct tank {
  unitstep::light<si::length, N> level;
};
constexpr tank<double> start{2.0};
#endif
constexpr auto field = [](auto const& t, auto) {
  return unitstep::rates{-0.5 / si::second * t.level};
};
[[maybe_unused]] constexpr auto drained = unitstep::enclose(start, field, 0.125 * si::second, 8);
}  // namespace enclose_a_fixed_aggregate

// An orientation is no sum of numbers, so an enclosure takes angular velocities alone.
// expect: expected initial: an aggregate, of angular velocities say, and no orientation, got rotation<quaternion<double>, vec<rad s^-1, 3>>
namespace enclose_a_rotation {
namespace us = unitstep;

#ifdef UNITSTEP_MISTAKE
constexpr us::rotation start{us::quaternion{1.0, 0.0, 0.0, 0.0},
                             us::vec{1.0, 0.5, 0.0} * si::radians_per_second};
constexpr auto field = [](auto const& r, auto) { return -r.angular_velocity / si::second; };
#else
template <class N>
struct spin {
  us::vec<us::light<si::angular_velocity, N>, 3> rate;
};
constexpr spin<double> start{{{1.0}, {0.5}, {0.0}}};
constexpr auto field = [](auto const& r, auto) { return us::rates{-r.rate / si::second}; };
#endif
[[maybe_unused]] constexpr auto turned = us::enclose<3>(start, field, 0.125 * si::second, 2);
}  // namespace enclose_a_rotation

// The field names its types, and cannot be run on intervals.
// expect: expected field: callable with any number (auto const&), got one that names its types
namespace enclose_a_typed_field {
using boost::units::quantity;

using line = unitstep::motion<quantity<si::length>, quantity<si::velocity>>;

#ifdef UNITSTEP_MISTAKE
constexpr auto field = [](line const& s, quantity<si::time>) {
  return -4.0 / si::second / si::second * s.position;
};
#else
constexpr auto field = [](auto const& s, auto) {
  return -4.0 / si::second / si::second * s.position;
};
#endif
[[maybe_unused]] constexpr auto swung = unitstep::enclose(
    line{1.0 * si::metre, 0.0 * si::metre_per_second}, field, 0.125 * si::second, 8);
}  // namespace enclose_a_typed_field

// An enclosure is given a length for a step: one error, whatever is said of it.
// expect: expected dt: s, got m
namespace enclose_in_metres {
using namespace unitstep;

#ifdef UNITSTEP_MISTAKE
constexpr auto dt = 0.125 * si::metre;
#else
constexpr auto dt = 0.125 * si::second;
#endif
constexpr auto pull = [](auto const& s, auto) {
  return -s.position / (1.0 * si::second * si::second);
};
constexpr motion start{between(0.9 * si::metre, 1.1 * si::metre), 0.0 * si::metre_per_second};

// What comes after a mistake must not be blamed too.
constexpr auto end = enclose(start, pull, dt, 4);
static_assert(end.position.upper < 1.2 * si::metre &&
              end.velocity.lower > -1.2 * si::metre_per_second);
}  // namespace enclose_in_metres

// The tolerance of an enclosure allows an error of the position in seconds.
// expect: expected absolute.position: m, got s
namespace enclose_within_seconds {
constexpr auto field = [](auto const& s, auto) {
  return -4.0 / si::second / si::second * s.position;
};
#ifdef UNITSTEP_MISTAKE
constexpr unitstep::motion small{1e-9 * si::second, 1e-9 * si::metre_per_second};
#else
constexpr unitstep::motion small{1e-9 * si::metre, 1e-9 * si::metre_per_second};
#endif
[[maybe_unused]] constexpr auto swung =
    unitstep::enclose(unitstep::motion{1.0 * si::metre, 0.0 * si::metre_per_second}, field,
                      unitstep::tolerance{small}, 1.0 * si::second);
}  // namespace enclose_within_seconds

// A count of a table of lengths stands for a millisecond.
// expect: expected count: m, got s
namespace proved_table_counts_seconds {
constexpr auto field = [](auto const& s, auto) {
  return -1.0 / si::second / si::second * s.position;
};
#ifdef UNITSTEP_MISTAKE
constexpr auto count = 0.001 * si::second;
#else
constexpr auto count = 0.001 * si::metre;
#endif
[[maybe_unused]] constexpr auto table = unitstep::proved_table<std::int16_t, 4, std::ratio<3, 4>>(
    unitstep::motion{1.0 * si::metre, 0.0 * si::metre_per_second}, field, 0.03125 * si::second,
    count, [](auto const& s, auto) { return s.position; });
}  // namespace proved_table_counts_seconds

// A proved table that has no two entries.
// expect: expected steps: at least 1, got 0
namespace proved_table_of_no_steps {
using namespace unitstep;

constexpr auto pull = [](auto const& s, auto) {
  return -s.position / (1.0 * si::second * si::second);
};
constexpr motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr int steps = 0;
#else
constexpr int steps = 4;
#endif

// What comes after a mistake must not be blamed too.
[[maybe_unused]] constexpr auto table = proved_table<short, steps, std::ratio<3, 4>>(
    start, pull, 0.03125 * si::second, 0.001 * si::metre,
    [](auto const& s, auto) { return s.position; });
}  // namespace proved_table_of_no_steps

// A method is asked to step intervals, which an enclosure takes.
// expect: expected position: a quantity; enclose takes intervals, got interval<m>
namespace state_of_intervals {
constexpr unitstep::motion start{
    unitstep::between(1.0 * si::metre, 1.5 * si::metre),
    unitstep::between(0.0 * si::metre_per_second, 0.5 * si::metre_per_second)};
constexpr auto pull = [](auto const& s, auto) {
  return -1.0 / si::second / si::second * s.position;
};
#ifdef UNITSTEP_MISTAKE
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, pull, 0.5 * si::second, 10);
#else
constexpr auto end = unitstep::enclose(start, pull, 0.5 * si::second, 10);
#endif

// What comes after a mistake must not be blamed too.
static_assert(end.position.lower.value() < 1.0);
}  // namespace state_of_intervals

// A tube is given a length for a step: one error, whatever is said of it.
// expect: expected dt: s, got m
namespace tube_in_metres {
using namespace unitstep;

#ifdef UNITSTEP_MISTAKE
constexpr auto dt = 0.125 * si::metre;
#else
constexpr auto dt = 0.125 * si::second;
#endif
constexpr auto pull = [](auto const& s, auto) {
  return -s.position / (1.0 * si::second * si::second);
};
constexpr motion start{between(0.9 * si::metre, 1.1 * si::metre), 0.0 * si::metre_per_second};

// What comes after a mistake must not be blamed too.
constexpr auto path = tube<16>(start, pull, dt);
static_assert(path.always([](auto const& s) { return s.position < 1.2 * si::metre; }));
static_assert(path.never([](auto const& s) { return s.position > 1.2 * si::metre; }));
}  // namespace tube_in_metres

// A predicate on a tube returns a bool, whose negation would prove what is not known.
// expect: expected predicate: certainty, as of a comparison, got a plain number (bool)
namespace tube_of_a_bool {
using boost::units::quantity;

constexpr auto field = [](auto const& s, auto) {
  return -4.0 / si::second / si::second * s.position;
};
constexpr auto path = unitstep::tube<4>(
    unitstep::motion{1.0 * si::metre, 0.0 * si::metre_per_second}, field, 0.125 * si::second);
#ifdef UNITSTEP_MISTAKE
constexpr auto below = [](auto const& s) { return (s.position < 2.0 * si::metre).surely(); };
#else
constexpr auto below = [](auto const& s) { return s.position < 2.0 * si::metre; };
#endif
static_assert(path.always(below));
}  // namespace tube_of_a_bool

// A tube whose steps are counted in halves.
// expect: expected steps: an integer, got a plain number (double)
// not by: clang-16
namespace tube_of_half_a_step {
using namespace unitstep;

constexpr auto pull = [](auto const& s, auto) {
  return -s.position / (1.0 * si::second * si::second);
};
constexpr motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr double steps = 1.5;
#else
constexpr int steps = 16;
#endif

// What comes after a mistake must not be blamed too.
constexpr auto path = tube<steps>(start, pull, 0.125 * si::second);
static_assert(path.always([](auto const& s) { return s.position < 1.2 * si::metre; }));
}  // namespace tube_of_half_a_step

// A tube that is to go back, by the number of its steps.
// expect: expected steps: at least 0, got -1
namespace tube_of_minus_one {
using namespace unitstep;

constexpr auto pull = [](auto const& s, auto) {
  return -s.position / (1.0 * si::second * si::second);
};
constexpr motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr int steps = -1;
#else
constexpr int steps = 16;
#endif

// What comes after a mistake must not be blamed too.
constexpr auto path = tube<steps>(start, pull, 0.125 * si::second);
static_assert(path.always([](auto const& s) { return s.position < 1.2 * si::metre; }));
}  // namespace tube_of_minus_one

// Bounds are doubles, and most numbers of a long double are none.
// expect: expected initial: quantities of double or float, got long double
namespace enclose_long_doubles {
#ifdef UNITSTEP_MISTAKE
using number = long double;
#else
using number = double;
#endif
template <class Unit>
using of = boost::units::quantity<Unit, number>;

constexpr unitstep::motion start{of<si::length>::from_value(1), of<si::velocity>::from_value(0)};
constexpr auto field = [](auto const& state, auto) {
  return -1 * state.position / si::second / si::second;
};
constexpr auto end = unitstep::enclose<4>(start, field, of<si::time>::from_value(0.125L), 2);
static_assert(end.position.lower.value() < 1);
}  // namespace enclose_long_doubles

// A bound of the error is a double, and of a run of long doubles it would be rounded.
// expect: expected initial: quantities of double or float, got long double
namespace proved_error_of_long_doubles {
#ifdef UNITSTEP_MISTAKE
using number = long double;
#else
using number = double;
#endif
template <class Unit>
using of = boost::units::quantity<Unit, number>;

constexpr unitstep::motion start{of<si::length>::from_value(1), of<si::velocity>::from_value(0)};
constexpr auto field = [](auto const& state, auto) {
  return -1 * state.position / si::second / si::second;
};
constexpr std::array run{unitstep::sample{of<si::time>::from_value(0), start}};
constexpr auto error = unitstep::proved_error(run, field);
static_assert(error.position.value() < 1);
}  // namespace proved_error_of_long_doubles
