// SPDX-License-Identifier: BSL-1.0
// Mistakes with parameters that are searched for.
#include <boost/units/systems/si.hpp>
#include <unitstep/answers/minimise.hpp>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;
using boost::units::quantity;
using unitstep::symbols::m, unitstep::symbols::s;

constexpr auto square = [](auto x) { return x * x; };

// A bound of a length is a time.
// expect: expected high: m, got s
namespace bound_of_another_unit {
#ifdef UNITSTEP_MISTAKE
#define UNITSTEP_GIVEN 3.0 * s
#else
#define UNITSTEP_GIVEN 3.0 * m
#endif
inline auto found() { return minimise(square, bounded{1.0 * m, 2.0 * m, UNITSTEP_GIVEN}).cost; }
#undef UNITSTEP_GIVEN
}  // namespace bound_of_another_unit

// A guess is a time, and what is found is used.
// expect: expected low: s, got m
namespace guess_of_another_unit {
#ifdef UNITSTEP_MISTAKE
#define UNITSTEP_GIVEN 2.0 * s
#else
#define UNITSTEP_GIVEN 2.0 * m
#endif
inline auto found() {
  auto const from_a_metre = [](auto x) { return square(x - 1.0 * m); };
  auto const best = minimise(from_a_metre, bounded{0.5 * m, UNITSTEP_GIVEN, 3.0 * m});
  auto const [x] = best.parameters;
  return best.evaluations > 0 && best.slope() > 0.0 * m ? x : best.parameter();
}
#undef UNITSTEP_GIVEN
}  // namespace guess_of_another_unit

// A guess is an integer.
// expect: expected guess: a quantity or number of floating point, got a plain number (int)
namespace guess_of_an_integer {
#ifdef UNITSTEP_MISTAKE
#define UNITSTEP_GIVEN 2
#else
#define UNITSTEP_GIVEN 2.0
#endif
inline auto found() { return minimise(square, bounded{1.0, UNITSTEP_GIVEN, 3.0}).cost; }
#undef UNITSTEP_GIVEN
}  // namespace guess_of_an_integer

// A length is wanted to a second.
// expect: expected precision: m, got s
namespace precision_of_another_unit {
#ifdef UNITSTEP_MISTAKE
#define UNITSTEP_GIVEN 0.1 * s
#else
#define UNITSTEP_GIVEN 0.1 * m
#endif
inline auto found() {
  return minimise(square, bounded{1.0 * m, 2.0 * m, 3.0 * m}.to(UNITSTEP_GIVEN)).cost;
}
#undef UNITSTEP_GIVEN
}  // namespace precision_of_another_unit

// A guess has no bounds.
// expect: expected parameter 0: bounded{low, guess, high}, got m
namespace guess_without_bounds {
#ifdef UNITSTEP_MISTAKE
#define UNITSTEP_GIVEN 2.0 * m
#else
#define UNITSTEP_GIVEN \
  bounded { 1.0 * m, 2.0 * m, 3.0 * m }
#endif
inline auto found() { return minimise(square, UNITSTEP_GIVEN).cost; }
#undef UNITSTEP_GIVEN
}  // namespace guess_without_bounds

// Two costs at once.
// expect: expected cost: a quantity or number that varies, got vec<m, 2>
namespace two_costs {
#ifdef UNITSTEP_MISTAKE
#define UNITSTEP_GIVEN [](auto x) { return vec{x, x}; }
#else
#define UNITSTEP_GIVEN square
#endif
inline auto found() {
  return minimise(UNITSTEP_GIVEN, bounded{1.0 * m, 2.0 * m, 3.0 * m}).parameter();
}
#undef UNITSTEP_GIVEN
}  // namespace two_costs

// A cost has one parameter, and two are given.
// expect: expected f: callable with what varies, by value (auto), got one of other arguments
namespace one_parameter_too_many {
#ifdef UNITSTEP_MISTAKE
#define UNITSTEP_GIVEN \
  , bounded { 1.0 * s, 2.0 * s, 3.0 * s }
#else
#define UNITSTEP_GIVEN
#endif
inline auto found() {
  return minimise(square, bounded{1.0 * m, 2.0 * m, 3.0 * m} UNITSTEP_GIVEN).cost;
}
#undef UNITSTEP_GIVEN
}  // namespace one_parameter_too_many

// A cost in square metres is wanted in metres.
// expect: expected cost: m, got m^2
namespace cost_of_another_unit {
#ifdef UNITSTEP_MISTAKE
#define UNITSTEP_GIVEN quantity<si::length>
#else
#define UNITSTEP_GIVEN quantity<si::area>
#endif
inline void found() {
  minimum<UNITSTEP_GIVEN, quantity<si::length>> const least =
      minimise(square, bounded{1.0 * m, 2.0 * m, 3.0 * m});
  static_cast<void>(least);
}
#undef UNITSTEP_GIVEN
}  // namespace cost_of_another_unit
