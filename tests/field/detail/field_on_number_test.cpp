// SPDX-License-Identifier: BSL-1.0
#include <boost/units/systems/si.hpp>
#include <concepts>
#include <unitstep/field/raw_field.hpp>
#include <unitstep/forces/constant_force.hpp>
#include <unitstep/forces/damper.hpp>
#include <unitstep/forces/second_law.hpp>
#include <unitstep/forces/spring.hpp>
#include <unitstep/methods/detail/jacobian.hpp>

#include <gtest/gtest.h>

namespace si = boost::units::si;
namespace us = unitstep;
namespace ud = unitstep::detail;
using boost::units::quantity;
using dual = ud::number_with_slope<double>;
using time_type = quantity<si::time>;

namespace {

// d/dx of k x with k = -4 / s^2, at x = 3 m: exact.
constexpr auto pull = [](auto const& s, auto) {
  return -4.0 / si::second / si::second * s.position;
};
constexpr us::motion start{3.0 * si::metre, 0.5 * si::metre_per_second};
using line = std::remove_const_t<decltype(start)>;

constexpr auto row = ud::vector_of_state<dual>(start);
static_assert(row.size == 2 && row[0].value == 3 && row[1].value == 0.5 && row[0].slope == 0);
constexpr auto slopes =
    ud::field_on<dual, line, time_type>(pull)({{dual(3.0, 1.0), dual(0.5)}}, dual(0.0));
static_assert(slopes[0].value == 0.5 && slopes[0].slope == 0 && slopes[1].value == -12 &&
              slopes[1].slope == -4);

// A constant alone, and sums of constants with the state: converted exactly, on either side.
constexpr auto weight = [](auto const& s, auto t) {
  auto away = 1.0 * si::metre - s.position;
  away += 2.0 * si::metre;
  bool const up =
      s.position > 2.0 * si::metre && 2.0 * si::metre < s.position && t >= 0.0 * si::second;
  return up ? away / (1.0 * si::second * si::second) : 0.0 * away / si::second / si::second;
};
constexpr auto fallen =
    ud::field_on<dual, line, time_type>(weight)({{dual(3.0, 1.0), dual(0.5)}}, dual(0.0));
static_assert(fallen[1].value == 0 && fallen[1].slope == -1);
constexpr auto steady = [](auto const&, auto) { return 9.5 * si::metre_per_second_squared; };
static_assert(ud::field_on<dual, line, time_type>(steady)(row, dual(0.0))[1].value == 9.5);

// Laws: their constants, and the reciprocal of the mass, become the other number.
constexpr us::second_law law{2.0 * si::kilogram, us::spring{8.0 * si::newton / si::metre},
                             us::damper{6.0 * si::newton * si::second / si::metre},
                             us::constant_force{1.0 * si::newton}};
constexpr auto by_law =
    ud::field_on<dual, line, time_type>(law)({{dual(3.0), dual(0.5, 1.0)}}, dual(0.0));
static_assert(by_law[1].value == -13 && by_law[1].slope == -3);  // (-24 - 3 + 1) / 2 and -6 / 2

// An aggregate that is a template over its number, with another one inside and an array.
template <class N = double>
struct tank {
  us::light<si::length, N> level;
};
template <class N>
tank(us::light<si::length, N>) -> tank<N>;
template <class N = double>
struct works {
  tank<N> first;
  std::array<tank<N>, 2> others;
  us::motion<us::light<si::length, N>, us::light<si::velocity, N>> float_valve;
  N ratio;
};
static_assert(std::same_as<ud::on_number<tank<>, dual>, tank<dual>>);
static_assert(ud::rebindable<tank<>, dual> && ud::rebindable<works<>, dual>);
constexpr auto drain = [](auto const& s, auto) { return us::rates{-0.5 / si::second * s.level}; };
static_assert(
    ud::field_on<dual, tank<>, time_type>(drain)({{dual(2.0, 1.0)}}, dual(0.0))[0].slope == -0.5);
constexpr auto flows = [](auto const& s, auto) {
  auto const out = [](auto const& tank) { return us::rates{-0.5 / si::second * tank.level}; };
  return us::rates{out(s.first), std::array{out(s.others[0]), out(s.others[1])},
                   -2.0 / si::second * s.float_valve.velocity, s.ratio * s.ratio / si::second};
};
static_assert(ud::numbers_in<works<>, dual> == 6);
constexpr auto works_rates = ud::field_on<dual, works<>, time_type>(flows)(
    {{dual(2.0), dual(4.0), dual(6.0), dual(1.0), dual(3.0), dual(5.0, 1.0)}}, dual(0.0));
static_assert(works_rates[0].value == -1 && works_rates[1].value == -2 &&
              works_rates[2].value == -3 && works_rates[3].value == 3 &&
              works_rates[4].value == -6 && works_rates[5].value == 25 &&
              works_rates[5].slope == 10);

// Bodies in space, in an array.
constexpr us::motion bodies{
    std::array{us::vec{1.0, 2.0, 3.0} * si::metre, us::vec{4.0, 5.0, 6.0} * si::metre},
    std::array{us::vec{1.0, 0.0, 0.0} * si::metre_per_second,
               us::vec{0.0, 1.0, 0.0} * si::metre_per_second}};
using two = std::remove_const_t<decltype(bodies)>;
constexpr us::second_law each{1.0 * si::kilogram, us::spring{2.0 * si::newton / si::metre}};
constexpr auto of_two =
    ud::field_on<dual, two, time_type>(each)(ud::vector_of_state<dual>(bodies), dual(0.0));
static_assert(of_two.size == 12 && of_two[0].value == 1 && of_two[4].value == 1 &&
              of_two[6].value == -2 && of_two[11].value == -12);

// A field that names its types, or a state with fixed members, runs on its own number only.
struct fixed {
  quantity<si::length> level;
};
static_assert(!ud::rebindable<fixed, dual>);
constexpr auto typed = [](line const& s, time_type) {
  return -4.0 / si::second / si::second * s.position;
};
static_assert(!ud::field_on_number<dual, line, time_type, decltype(typed)>);
static_assert(ud::field_on_number<dual, line, time_type, decltype(pull)>);
static_assert(!ud::converts_exactly<float, dual> &&
              !ud::constant_beside_light<us::light<si::length, dual>, quantity<si::length, float>>);

TEST(FieldOnNumber, TheSameAtRunTime) {
  line const s = start;
  auto const rates =
      ud::field_on<dual, line, time_type>(law)(ud::vector_of_state<dual>(s), dual(0.0));
  EXPECT_EQ(rates[1].value, -13);
}

}  // namespace
