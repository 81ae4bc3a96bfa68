// SPDX-License-Identifier: BSL-1.0
// States with bounds: their types, and how their numbers are put in place.
#include <array>
#include <boost/units/systems/si.hpp>
#include <concepts>
#include <cstddef>
#include <unitstep/enclose/bounds.hpp>
#include <unitstep/enclose/enclose.hpp>
#include <unitstep/numbers/series.hpp>

#include <gtest/gtest.h>

namespace {

namespace si = boost::units::si;
namespace us = unitstep;
using boost::units::quantity;
using us::detail::doubles_of;
using us::detail::enclosed_of;
using of = us::interval<double>;
using length = quantity<si::length>;
using velocity = quantity<si::velocity>;

static_assert(
    std::same_as<enclosed_of<double>, of> &&
    std::same_as<enclosed_of<length>, us::interval<length>> &&
    std::same_as<enclosed_of<us::interval<length>>, us::interval<length>> &&
    std::same_as<enclosed_of<us::motion<us::vec<length, 2>, us::vec<velocity, 2>>>,
                 us::motion<us::vec<us::interval<length>, 2>, us::vec<us::interval<velocity>, 2>>>);
static_assert(std::same_as<doubles_of<of>, double> &&
              std::same_as<doubles_of<us::bounds>, double> &&
              std::same_as<doubles_of<us::vec<us::interval<length>, 3>>, us::vec<length, 3>> &&
              std::same_as<doubles_of<us::motion<us::interval<length>, velocity>>,
                           us::motion<length, velocity>> &&
              std::same_as<doubles_of<us::motion<of, of>>, us::motion<double, double>> &&
              std::same_as<doubles_of<us::light<si::length, of>>, us::light<si::length, double>> &&
              std::same_as<doubles_of<length>, length>);

// No method steps an interval as a state with its two bounds as members; and a number holds intervals if it is one or
// is made of one.
struct between_bounds {
  us::interval<length> level;
};
static_assert(!us::diagnostics::steppable<between_bounds>);
static_assert(us::detail::holds_intervals<of> && us::detail::holds_intervals<us::series<of, 2>> &&
              !us::detail::holds_intervals<double>);

constexpr std::array<of, 7> numbers{of(1, 2),  of(3, 4),   of(5, 6),  of(7, 8),
                                    of(9, 10), of(11, 12), of(13, 14)};
constexpr us::interval<length> metres(double lower, double upper) {
  return {lower * si::metre, upper * si::metre};
}
template <class T>
constexpr T taken(std::size_t from, std::size_t to) {
  using layout = us::detail::vector_layout<T>;
  return layout::size == to - from ? layout::unflatten(numbers, from) : T{};
}
static_assert(taken<of>(1, 2).lower == 3 && taken<of>(1, 2).upper == 4);
static_assert(taken<us::bounds>(6, 7) == us::bounds{13, 14} &&
              taken<us::interval<length>>(2, 3) == metres(5, 6) &&
              taken<us::light<si::length, us::bounds>>(2, 3).value() == us::bounds{5, 6});
using place = us::vec<us::interval<length>, 3>;
constexpr place in_space = taken<place>(1, 4);
static_assert(in_space[0] == metres(3, 4) && in_space[1] == metres(5, 6) &&
              in_space[2] == metres(7, 8));
using places = std::array<place, 2>;
constexpr places two = taken<places>(0, 6);
static_assert(two[0][0] == metres(1, 2) && two[0][2] == metres(5, 6) && two[1][0] == metres(7, 8) &&
              two[1][2] == metres(11, 12));
using moving = us::motion<place, us::vec<us::interval<velocity>, 3>>;
constexpr moving body = taken<moving>(0, 6);
static_assert(body.position[2] == metres(5, 6) &&
              body.velocity[0].lower == 7.0 * si::metre_per_second &&
              body.velocity[2].upper == 12.0 * si::metre_per_second);
template <class N>
struct tank {
  us::light<si::length, N> level;
  N turns;
};
constexpr auto filled = taken<tank<us::bounds>>(3, 5);
static_assert(filled.level.value() == us::bounds{7, 8} && filled.turns == us::bounds{9, 10});

TEST(IntervalState, TheSameAtRunTime) {
  EXPECT_EQ(us::detail::vector_layout<place>::unflatten(numbers, 1)[2], in_space[2]);
}

}  // namespace
