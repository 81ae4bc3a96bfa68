// SPDX-License-Identifier: BSL-1.0
// deep: takes the compiler seconds
// Mistakes with derivatives, roots and uncertainties.
#include <unitstep/answers/equilibrium.hpp>
#include <unitstep/answers/propagate.hpp>
#include <unitstep/answers/solve.hpp>
#include <unitstep/drive/certain.hpp>
#include <unitstep/many/vectors.hpp>
#include <vector>
#include "shared.hpp"

constexpr auto way = [](auto t) { return t * (2.0 * m_per_s); };

// The derivative of a way by a time is wanted as a length.
// expect: expected slope: m, got m s^-1
namespace slope_of_another_unit {
// wrong: constexpr with_slope<quantity<si::length>, quantity<si::length>> found = derivative(way, 3.0 * s);
constexpr with_slope<quantity<si::length>, quantity<si::velocity>> found = derivative(way, 3.0 * s);
static_assert(found.value < 9.0 * m);
}  // namespace slope_of_another_unit

// The second derivative of a gradient is wanted as the first.
// expect: expected slope 1: s, got m
namespace slope_of_another_argument {
// wrong: constexpr with_slopes<decltype(1.0 * m * s), quantity<si::time>, quantity<si::time>> found =
// wrong:     gradient([](auto x, auto t) { return x * t; }, 3.0 * m, 4.0 * s);
constexpr with_slopes<decltype(1.0 * m * s), quantity<si::time>, quantity<si::length>> found =
    gradient([](auto x, auto t) { return x * t; }, 3.0 * m, 4.0 * s);
static_assert(found.value < 99.0 * m * s);
}  // namespace slope_of_another_argument

// A function names its types, and takes no numbers with slopes.
// expect: expected f: callable with any number (auto), got one that names its types
namespace function_of_its_types {
// wrong: constexpr auto found =
// wrong:     derivative([](quantity<si::time> t) { return t * (2.0 * m_per_s); }, 3.0 * s);
constexpr auto found = derivative(way, 3.0 * s);
static_assert(found.value < 9.0 * m);
}  // namespace function_of_its_types

// An argument is an integer, by which nothing has a derivative.
// expect: expected argument 0: a quantity or number of floating point, got a plain number (int)
namespace derivative_by_an_integer {
// wrong: constexpr auto found = derivative([](auto x) { return x * x; }, 3);
constexpr auto found = derivative([](auto x) { return x * x; }, 3.0);
static_assert(found.value < 99.0);
}  // namespace derivative_by_an_integer

// A function returns a truth.
// expect: expected result of f: a quantity, or vec, array, motion of such, got a plain number (bool)
namespace derivative_of_a_truth {
// wrong: constexpr auto found = derivative([](auto x) { return x > 1.0; }, 3.0);
constexpr auto found = derivative([](auto x) { return x + 1.0; }, 3.0);
static_assert(found.value < 99.0);
}  // namespace derivative_of_a_truth

// Two unknowns in one equation.
// expect: expected result of f: as many numbers as unknowns: 2, got m
namespace one_equation_of_two_unknowns {
// wrong: constexpr auto found = solve([](auto x, auto y) { return x + y; }, 1.0 * m, 2.0 * m);
constexpr auto found = solve([](auto x, auto y) { return vec{x + y, x - y}; }, 1.0 * m, 2.0 * m);
static_assert(std::get<0>(found) < 9.0 * m);
}  // namespace one_equation_of_two_unknowns

// A length is measured, give or take a time.
// expect: expected sigma: m, got s
namespace deviation_of_another_unit {
// wrong: constexpr auto found = propagate([](auto x) { return x * x; }, measured{3.0 * m, 0.1 * s});
constexpr auto found = propagate([](auto x) { return x * x; }, measured{3.0 * m, 0.1 * m});
static_assert(found.value < 99.0 * m * m);
}  // namespace deviation_of_another_unit

// The function that is differentiated adds a length to a time.
// expect: expected m + m, got m + s
namespace sum_in_a_function {
// wrong: constexpr auto found = derivative([](auto x) { return x + 1.0 * s; }, 3.0 * m);
constexpr auto found = derivative([](auto x) { return x + 1.0 * m; }, 3.0 * m);
static_assert(found.value < 99.0 * m);
}  // namespace sum_in_a_function

// An aggregate fixes its number, and a constant of its field varies.
// expect: expected rate 0 (of m): m s^-1 in double, got m s^-1 in dual (what varies: the state must be made of it, fields take auto)
// any length: the way into the function is shown, too
namespace aggregate_of_a_fixed_number {
template <class Number>
struct tank {
  quantity<si::length, Number> level;  // wrong: quantity<si::length> level;
};
constexpr auto found = derivative(
    [](auto rate) {
      auto const drains = [rate](auto const& now, auto) { return rates{-rate * now.level}; };
      return integrate(rk4{}, tank<double>{1.0 * m}, drains, 0.1 * s, 2).level;
    },
    1.0 / s);
static_assert(found.value < 2.0 * m);
}  // namespace aggregate_of_a_fixed_number

// A method that uses the derivatives of the field in each step needs their slopes, which differences do not have.
// expect: expected method: radau5, for slopes of what turns or of a second_law with a callable, got rodas5p
// any length: the way into the function is shown, too
namespace slopes_of_differences {
constexpr auto pulls = [](auto const& now, auto) { return -1.0 * N / m * now.position; };
constexpr tolerance near{motion{1e-6 * m, 1e-6 * m_per_s}};
constexpr auto found = derivative(
    [](auto speed) {
      auto const start = motion{1.0 * m, speed};
      // wrong: return integrate(rodas5p{}, start, second_law{1.0 * kg, pulls}, near, 0.1 * s).position;
      return integrate(radau5{}, start, second_law{1.0 * kg, pulls}, near, 0.1 * s).position;
    },
    2.0 * m_per_s);
static_assert(found.value < 2.0 * m);
}  // namespace slopes_of_differences

// Vectors vary, and a tolerance is given.
// expect: expected dt: a step, for vectors that vary, got a tolerance
// any length: the way into the function is shown, too
namespace vectors_within_a_tolerance {
inline auto found() {
  return derivative(
             [](auto x0) {
               auto const pulls = [](auto const& now, auto, auto const& a) {
                 a[0] = -now.position[0] / (s * s);
               };
               motion const start{std::vector(1, x0), std::vector(1, 0.0 * x0 / s)};
               // wrong: return integrate(dop853{}, start, pulls, tolerance{motion{1e-6 * m, 1e-6 * m_per_s}},
               // wrong:                  1.0 * s)
               // wrong:     .position[0];
               return integrate(dop853{}, start, pulls, 0.1 * s, 10).position[0];
             },
             1.0 * m)
      .value;
}
}  // namespace vectors_within_a_tolerance

// The event of a run that varies is to be proved.
// expect: expected event: one without certain, where it varies, got certain
// any length: the way into the function is shown, too
namespace certain_event_that_varies {
constexpr auto found = derivative(
    [](auto height) {
      auto const falls = [](auto const&, auto) { return -10.0 * m / (s * s); };
      auto const ground = [](auto const& ball, auto) { return ball.position; };
      tolerance const allowed{motion{1e-9 * m, 1e-9 * m_per_s}};
      return integrate_until(dormand_prince5{}, motion{height, 0.0 * m_per_s}, falls, allowed,
                             falling(ground), 10.0 * s)  // wrong: certain(ground), 10.0 * s)
          .time;
    },
    5.0 * m);
static_assert(found.value < 2.0 * s);
}  // namespace certain_event_that_varies

// Where all rates are zero is found by derivatives.
// expect: expected field: callable with any number (aggregates are templates over it), got one that names its types
namespace equilibrium_of_named_types {
struct named {
  constexpr quantity<si::acceleration> operator()(
      motion<quantity<si::length>, quantity<si::velocity>> const& now, quantity<si::time>) const {
    return -now.position / (s * s);
  }
};
constexpr auto field = [](auto const& now, auto) { return -now.position / (s * s); };
// wrong: constexpr auto rests = equilibrium(named{}, motion{1.0 * m, 0.0 * m_per_s});
constexpr auto rests = equilibrium(field, motion{1.0 * m, 0.0 * m_per_s});
static_assert(!(rests.position > 1.0 * m));
}  // namespace equilibrium_of_named_types

// Its field returns what that of a run does.
// expect: expected acceleration: m s^-2, got m s^-1
namespace equilibrium_of_another_rate {
// wrong: constexpr auto field = [](auto const& now, auto) { return -now.position / s; };
constexpr auto field = [](auto const& now, auto) { return -now.position / s / s; };
constexpr auto rests = equilibrium(field, motion{1.0 * m, 0.0 * m_per_s});
static_assert(!(rests.position > 1.0 * m));
}  // namespace equilibrium_of_another_rate
