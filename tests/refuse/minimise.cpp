// SPDX-License-Identifier: BSL-1.0
// deep: takes the compiler seconds
// Mistakes with parameters that are searched for.
#include <unitstep/answers/minimise.hpp>
#include "shared.hpp"

constexpr auto square = [](auto x) { return x * x; };

// A bound of a length is a time.
// expect: expected high: m, got s
namespace bound_of_another_unit {
// wrong: inline auto found() { return minimise(square, bounded{1.0 * m, 2.0 * m, 3.0 * s}).cost; }
inline auto found() { return minimise(square, bounded{1.0 * m, 2.0 * m, 3.0 * m}).cost; }
}  // namespace bound_of_another_unit

// A guess is a time, and what is found is used.
// expect: expected low: s, got m
namespace guess_of_another_unit {
inline auto found() {
  auto const from_a_metre = [](auto x) { return square(x - 1.0 * m); };
  // wrong: auto const best = minimise(from_a_metre, bounded{0.5 * m, 2.0 * s, 3.0 * m});
  auto const best = minimise(from_a_metre, bounded{0.5 * m, 2.0 * m, 3.0 * m});
  auto const [x] = best.parameters;
  return best.evaluations > 0 && best.slope() > 0.0 * m ? x : best.parameter();
}
}  // namespace guess_of_another_unit

// A guess is an integer.
// expect: expected guess: a quantity or number of floating point, got a plain number (int)
namespace guess_of_an_integer {
// wrong: inline auto found() { return minimise(square, bounded{1.0, 2, 3.0}).cost; }
inline auto found() { return minimise(square, bounded{1.0, 2.0, 3.0}).cost; }
}  // namespace guess_of_an_integer

// A length is wanted to a second.
// expect: expected precision: m, got s
namespace precision_of_another_unit {
inline auto found() {
  // wrong: return minimise(square, bounded{1.0 * m, 2.0 * m, 3.0 * m}.to(0.1 * s)).cost;
  return minimise(square, bounded{1.0 * m, 2.0 * m, 3.0 * m}.to(0.1 * m)).cost;
}
}  // namespace precision_of_another_unit

// A guess has no bounds.
// expect: expected parameter 0: bounded{low, guess, high}, got m
namespace guess_without_bounds {
// wrong: inline auto found() { return minimise(square, 2.0 * m).cost; }
inline auto found() { return minimise(square, bounded{1.0 * m, 2.0 * m, 3.0 * m}).cost; }
}  // namespace guess_without_bounds

// Two costs at once.
// expect: expected cost: a quantity or number that varies, got vec<m, 2>
namespace two_costs {
// wrong: inline auto found() {
// wrong:   return minimise([](auto x) { return vec{x, x}; }, bounded{1.0 * m, 2.0 * m, 3.0 * m}).parameter();
// wrong: }
inline auto found() { return minimise(square, bounded{1.0 * m, 2.0 * m, 3.0 * m}).parameter(); }
}  // namespace two_costs

// A cost has one parameter, and two are given.
// expect: expected f: callable with what varies, by value (auto), got one of other arguments
namespace one_parameter_too_many {
// wrong: inline auto found() {
// wrong:   return minimise(square, bounded{1.0 * m, 2.0 * m, 3.0 * m}, bounded{1.0 * s, 2.0 * s, 3.0 * s})
// wrong:       .cost;
// wrong: }
inline auto found() { return minimise(square, bounded{1.0 * m, 2.0 * m, 3.0 * m}).cost; }
}  // namespace one_parameter_too_many

// A cost in square metres is wanted in metres.
// expect: expected cost: m, got m^2
namespace cost_of_another_unit {
// wrong: inline void found() {
// wrong:   minimum<quantity<si::length>, quantity<si::length>> const least =
// wrong:       minimise(square, bounded{1.0 * m, 2.0 * m, 3.0 * m});
// wrong:   static_cast<void>(least);
// wrong: }
inline void found() {
  minimum<quantity<si::area>, quantity<si::length>> const least =
      minimise(square, bounded{1.0 * m, 2.0 * m, 3.0 * m});
  static_cast<void>(least);
}
}  // namespace cost_of_another_unit
