// SPDX-License-Identifier: BSL-1.0
// deep: takes the compiler seconds
#include <array>
#include <boost/units/systems/si.hpp>
#include <concepts>
#include <limits>
#include <stdexcept>
#include <string>
#include <unitstep/enclose/enclose.hpp>
#include <unitstep/forces/damper.hpp>
#include <unitstep/forces/gravity.hpp>
#include <unitstep/forces/second_law.hpp>
#include <unitstep/forces/spring.hpp>
#include <unitstep/math/quantity_functions.hpp>
#include <unitstep/numbers/between.hpp>

#include <gtest/gtest.h>

namespace {

namespace si = boost::units::si;
namespace us = unitstep;
using boost::units::quantity;

constexpr auto second = 1.0 * si::second;
template <class I, class Q>
constexpr bool holds(I const& box, Q const& lower, Q const& upper) {
  return box.lower <= lower && upper <= box.upper;
}

// cos(2 t) from 1 m, to t = 1 s: cos 2 = -0.41614683654714238700 (MPFR, 20 digits), and no wider than 1e-9.
constexpr auto spring = [](auto const& s, auto) {
  return -4.0 / si::second / si::second * s.position;
};
constexpr us::motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto swung = us::enclose(start, spring, 0.0625 * si::second, 16);
static_assert(holds(swung.position, -0.41614683654714239 * si::metre,
                    -0.41614683654714238 * si::metre));
static_assert(swung.position.upper - swung.position.lower < 1e-9 * si::metre);
static_assert(
    std::same_as<decltype(swung), us::motion<us::interval<quantity<si::length>>,
                                             us::interval<quantity<si::velocity>>> const>);

// A pendulum at any angle: the sine of a series is a number, which multiplies a constant with a unit. From rest at 1
// rad, v^2 = 2 (cos x - cos 1) by energy.
constexpr auto pendulum = [](auto const& s, auto) {
  using us::sin;
  return -sin(s.position / (1.0 * si::metre)) * (1.0 * si::metre_per_second_squared);
};
constexpr auto fallen = us::enclose(start, pendulum, 0.125 * si::second, 8);
constexpr bool keeps_its_energy(double x, double v, double allowed) {
  double const gap = v * v - 2 * (us::math::cos(x) - us::math::cos(1.0));
  return -allowed < gap && gap < allowed;
}
static_assert(keeps_its_energy(fallen.position.lower.value(), fallen.velocity.lower.value(),
                               1e-8) &&
              keeps_its_energy(fallen.position.upper.value(), fallen.velocity.upper.value(), 1e-8));
static_assert(!keeps_its_energy(fallen.position.lower.value() + 1e-7, fallen.velocity.lower.value(),
                                1e-8));

// Thrown upwards: 20 m/s * 3 s - 10 m/s^2 * 9 s^2 / 2 = 15 m, for a constant field.
constexpr auto fall = [](auto const&, auto) { return -10.0 * si::metre_per_second_squared; };
constexpr auto thrown = us::enclose(us::motion{0.0 * si::metre, 20.0 * si::metre_per_second}, fall,
                                    0.5 * si::second, 6);
static_assert(holds(thrown.position, 15.0 * si::metre, 15.0 * si::metre) &&
              thrown.position.upper < 15.0001 * si::metre &&
              thrown.position.lower > 14.9999 * si::metre);
// For every start in a box, with exact bounds of the end: (1 to 2) m + 3 s (19 to 20) m/s - 45 m.
constexpr auto any =
    us::enclose(us::motion{us::between(1.0 * si::metre, 2.0 * si::metre),
                           us::between(19.0 * si::metre_per_second, 20.0 * si::metre_per_second)},
                fall, 0.5 * si::second, 6);
static_assert(holds(any.position, 13.0 * si::metre, 17.0 * si::metre) &&
              any.position.lower > 12.99 * si::metre && any.position.upper < 17.01 * si::metre);
// Backwards it returns to the start.
constexpr auto home =
    us::enclose(us::motion{thrown.position, thrown.velocity}, fall, -0.5 * si::second, 6);
static_assert(holds(home.position, 0.0 * si::metre, 0.0 * si::metre) &&
              home.position.upper < 0.001 * si::metre);

// Laws with intervals as constants: 1 to 2 kg under 10 N for 2 s from rest, 10 to 20 m. A constant of a law may have a
// different value from the interval at every time, so the box is a little wider.
constexpr us::second_law push{us::between(1.0 * si::kilogram, 2.0 * si::kilogram),
                              [](auto const&, auto) { return 10.0 * si::newton; }};
constexpr auto pushed = us::enclose(us::motion{0.0 * si::metre, 0.0 * si::metre_per_second}, push,
                                    0.25 * si::second, 8);
static_assert(holds(pushed.position, 10.0 * si::metre, 20.0 * si::metre));
static_assert(pushed.position.lower > 7.0 * si::metre && pushed.position.upper < 23.0 * si::metre);
// A spring of 4 N/m at 1 kg is the spring above; a mass of 1 / 3 kg, which is no double, is contained.
constexpr us::second_law by_law{1.0 * si::kilogram, us::spring{4.0 * si::newton / si::metre}};
static_assert(holds(us::enclose(start, by_law, 0.0625 * si::second, 16).position,
                    -0.41614683654714239 * si::metre, -0.41614683654714238 * si::metre));
constexpr us::second_law third{
    us::around(3.0 * si::kilogram),
    us::spring{us::between(11.5 * si::newton / si::metre, 12.5 * si::newton / si::metre)},
    us::damper{us::around(0.1 * si::newton * si::second / si::metre)}};
constexpr auto by_third = us::enclose(start, third, 0.0625 * si::second, 16);
static_assert(by_third.position.lower < -0.39 * si::metre &&
              by_third.position.upper > -0.40 * si::metre &&
              by_third.position.upper < -0.3 * si::metre);

// A field of the time: v = t^2 / 2, x = t^3 / 6, which is 36 m after 6 s, from t0 = 0 and as (t - 1) from t0 = 1.
constexpr auto ramp = [](auto const&, auto t) {
  return t * (1.0 * si::metre_per_second_squared / si::second);
};
static_assert(holds(us::enclose(us::motion{0.0 * si::metre, 0.0 * si::metre_per_second}, ramp,
                                0.5 * si::second, 12)
                        .position,
                    36.0 * si::metre, 36.0 * si::metre));
constexpr auto later = [](auto const&, auto t) {
  return (t - 1.0 * si::second) * (1.0 * si::metre_per_second_squared / si::second);
};
constexpr auto from_one = us::enclose(us::motion{0.0 * si::metre, 0.0 * si::metre_per_second},
                                      later, 0.5 * si::second, 12, 1.0 * si::second);
static_assert(holds(from_one.position, 36.0 * si::metre, 36.0 * si::metre) &&
              from_one.position.upper < 36.001 * si::metre);

// Aggregates that are templates over their number.
template <class N = double>
struct tank {
  us::light<si::length, N> level;
};
template <class N>
tank(us::light<si::length, N>) -> tank<N>;
constexpr auto drain = [](auto const& s, auto) { return us::rates{-0.5 / si::second * s.level}; };
constexpr auto drained = us::enclose(tank<>{2.0}, drain, 0.125 * si::second, 16);
static_assert(std::same_as<decltype(drained), tank<us::bounds> const>);
static_assert(holds(drained.level, 0.73575888234288464 * si::metre,
                    0.73575888234288465 * si::metre));  // 2 / e
static_assert(drained.level.upper - drained.level.lower < 1e-9 * si::metre);
// Lorenz from (1, 1, 1) at t = 1, an aggregate of plain numbers: end values computed with 24 digits.
template <class N = double>
struct convection {
  N x, y, z;
};
template <class N>
convection(N, N, N) -> convection<N>;
constexpr auto lorenz = [](auto const& s, auto) {
  return us::rates{10.0 * (s.y - s.x), s.x * (28.0 - s.z) - s.y, s.x * s.y - 8 * s.z / 3};
};

// Two bodies in an array, in a plane; each on its own spring: the closed form above, twice.
constexpr us::motion two{
    std::array{us::vec{1.0, 0.0} * si::metre, us::vec{0.0, 1.0} * si::metre},
    std::array{us::vec{0.0, 0.0} * si::metre_per_second, us::vec{0.0, 0.0} * si::metre_per_second}};
constexpr auto both =
    us::enclose<4>(two, by_law, 0.0625 * si::second, 2);  // cos 0.25 = 0.96891242171064478
static_assert(holds(both.position[1].y, 0.96891242171064478 * si::metre,
                    0.96891242171064479 * si::metre) &&
              both.position[0].x == both.position[1].y);
static_assert(both.position[0].y.lower <= 0.0 * si::metre &&
              both.position[0].y.upper >= 0.0 * si::metre);

TEST(Enclose, ComputedEndValues) {
  auto const end = us::enclose<20>(convection<>{1, 1, 1}, lorenz, 0.015625, 64);
  EXPECT_TRUE(holds(end.x, -9.37857001092506237, -9.37857001092506235));
  EXPECT_TRUE(holds(end.y, -8.35703378842664474, -8.35703378842664472));
  // Computed again by series of 60 digits; the box refuted a list that had 29.362325337428 here.
  EXPECT_TRUE(holds(end.z, 29.36232533736342818, 29.36232533736342819));
  EXPECT_LT(end.x.upper - end.x.lower, 1e-12);

  auto const duffing = [](auto const& s, auto) {
    return -(s.position + s.position * s.position * s.position / (1.0 * si::square_metre)) /
           second / second;
  };
  auto const one = us::enclose<12>(start, duffing, 0.0625 * si::second, 16);
  EXPECT_TRUE(
      holds(one.position, 0.233691791143141266 * si::metre, 0.233691791143141267 * si::metre));
  auto const ten = us::enclose<12>(start, duffing, 0.0625 * si::second, 160);
  EXPECT_LT((ten.position.upper - ten.position.lower).value(), 1e-12);
  auto const twenty = us::enclose<16>(start, duffing, 0.125 * si::second, 160);
  EXPECT_LT((twenty.position.upper - twenty.position.lower).value(), 1e-11);
  // From a box of radius 1e-3: kv has 0.00627 at t = 10.
  us::motion const box{us::between(0.999 * si::metre, 1.001 * si::metre),
                       us::between(-0.001 * si::metre_per_second, 0.001 * si::metre_per_second)};
  auto const wide = us::enclose<8>(box, duffing, 0.0625 * si::second, 160);
  EXPECT_LT((wide.position.upper - wide.position.lower).value(), 1.2 * 0.00627);
  EXPECT_TRUE(holds(wide.position, ten.position.lower, ten.position.upper));
}

// Henon and Heiles, and the double pendulum, whose field takes sines: end values computed with 24 digits.
template <class N = double>
struct angles {
  N first, second, first_rate, second_rate;
};
template <class N>
angles(N, N, N, N) -> angles<N>;
TEST(Enclose, PendulumsAndStars) {
  auto const potential = [](auto const& s, auto) {
    auto const& x = s.position[0];
    auto const& y = s.position[1];
    return us::vec{-x - 2 * x * y, -y - x * x + y * y};
  };
  auto const star =
      us::enclose<14>(us::motion{us::vec{0.0, 0.1}, us::vec{0.5, 0.0}}, potential, 0.125, 80);
  EXPECT_TRUE(holds(star.position[0], -0.0925885106918399021, -0.0925885106918399020));
  EXPECT_TRUE(holds(star.velocity[1], 0.373048338646836044, 0.373048338646836045));
  EXPECT_LT(star.position[0].upper - star.position[0].lower, 1e-11);

  auto const pendulums = [](auto const& s, auto) {
    using us::math::cos, us::math::sin;
    auto const d = s.first - s.second;
    auto const c = cos(d), e = sin(d);
    auto const below = 2.0 - c * c;
    auto const p = s.first_rate * s.first_rate, q = s.second_rate * s.second_rate;
    auto const a = (-2.0 * sin(s.first) + c * sin(s.second) - e * (q + c * p)) / below;
    auto const b = (-2.0 * sin(s.second) + 2.0 * c * sin(s.first) + e * (2.0 * p + c * q)) / below;
    return us::rates{s.first_rate, s.second_rate, a, b};
  };
  constexpr double right = 0x1.921fb54442d18p0;  // pi / 2 is between this and the next double
  angles<us::interval<double>> const held{
      {right, 0x1.921fb54442d19p0}, {right, 0x1.921fb54442d19p0}, 0, 0};
  auto const swing = us::enclose<12>(held, pendulums, 0.0625, 16);
  EXPECT_TRUE(holds(swing.first, 1.09477582373490677, 1.09477582373490678));
  EXPECT_TRUE(holds(swing.second_rate, -0.220492584426294789, -0.220492584426294788));
  EXPECT_LT(swing.first.upper - swing.first.lower, 1e-12);
}

TEST(Enclose, SaysWhenAndWhyThereIsNone) {
  auto const explodes = [](auto const& s, auto) {
    return us::rates{s.level * s.level / (1.0 * si::metre) / second};
  };  // infinite at t = 1 s
  try {
    static_cast<void>(us::enclose(tank<>{1.0}, explodes, 0.0625 * si::second, 20));
    FAIL();
  } catch (std::runtime_error const& e) {
    EXPECT_NE(std::string(e.what()).find("at time 0.875:"), std::string::npos) << e.what();
    EXPECT_NE(std::string(e.what()).find("too long"), std::string::npos) << e.what();
  }
  try {
    tank<us::bounds> const wide{us::light<si::length, us::bounds>::from_value({0.5, 9.5})};
    static_cast<void>(us::enclose(wide, explodes, 0.0625 * si::second, 20));
    FAIL();
  } catch (std::runtime_error const& e) {
    EXPECT_NE(std::string(e.what()).find("at time 0:"), std::string::npos) << e.what();
    EXPECT_NE(std::string(e.what()).find("too wide"), std::string::npos) << e.what();
  }
  // Through zero: 1 / x.
  auto const pole = [](auto const& s, auto) {
    return us::rates{-1.0 * si::square_metre / s.level / second};
  };
  EXPECT_THROW(static_cast<void>(us::enclose(tank<>{1.0}, pole, 0.125 * si::second, 8)),
               std::runtime_error);
  EXPECT_THROW(static_cast<void>(us::enclose(start, spring, 0.1 * si::second, -1)),
               std::domain_error);
  EXPECT_THROW(static_cast<void>(us::enclose(
                   start, spring, std::numeric_limits<double>::infinity() * si::second, 1)),
               std::domain_error);
}

// The order is 8 unless given.
TEST(Enclose, OfOrderEight) {
  auto const eight = us::enclose<8>(start, spring, 0.0625 * si::second, 16);
  EXPECT_EQ(eight.position, swung.position);
  EXPECT_NE(us::enclose<9>(start, spring, 0.0625 * si::second, 16).position, swung.position);
}

TEST(Enclose, RefusesConstantsThatAreNotFinite) {
  us::gravity const law{std::numeric_limits<double>::infinity() * si::metre_per_second_squared};
  EXPECT_THROW(static_cast<void>(us::enclose(start, law, 0.1 * si::second, 1)), std::domain_error);
}

// Every assertion about a refused run holds, so its refusal is the only error.
using refused = us::detail::refused_enclosure;
static_assert(refused::always(0) && refused::never(0) && refused{}.happens.surely() &&
              refused{}.once.surely() && refused{}.happens.may_be());

TEST(Enclose, TheSameAtRunTime) {
  auto const run = us::enclose(start, spring, 0.0625 * si::second, 16);
  EXPECT_EQ(run.position.lower, swung.position.lower);
  EXPECT_EQ(run.velocity.upper, swung.velocity.upper);
}

namespace checks {

namespace si = boost::units::si;
namespace us = unitstep;
using boost::units::quantity;
using time_type = quantity<si::time>;
using line = us::motion<quantity<si::length>, quantity<si::velocity>>;
using box = us::motion<us::interval<quantity<si::length>>, quantity<si::velocity>>;

template <class State, class Field, class Time = time_type>
constexpr bool ok = decltype(us::diagnostics::check_enclosure<State, Field, Time>())::ok;

constexpr auto spring = [](auto const& s, auto) {
  return -4.0 / si::second / si::second * s.position;
};
constexpr auto typed = [](line const& s, time_type) {
  return -4.0 / si::second / si::second * s.position;
};
constexpr auto jerk = [](auto const& s, auto) { return -4.0 / si::second * s.position; };
struct fixed {
  quantity<si::length> level;
};
constexpr auto drain = [](auto const& s, auto) { return us::rates{-0.5 / si::second * s.level}; };

static_assert(ok<line, decltype(spring)> && ok<box, decltype(spring)>);
static_assert(!ok<line, decltype(typed)> && !ok<line, decltype(jerk)> && !ok<box, decltype(jerk)>);
static_assert(!ok<fixed, decltype(drain)> && !ok<line, decltype(spring), quantity<si::length>> &&
              !ok<line, decltype(spring), double>);
static_assert(!ok<int, decltype(spring)>);
// No method steps the bounds of an interval, neither as a position nor as a member.
struct between_bounds {
  us::interval<quantity<si::length>> level;
};
static_assert(us::diagnostics::steppable<fixed> && !us::diagnostics::steppable<between_bounds>);
static_assert(us::raw_form<line>::verdict<time_type>::ok &&
              !us::raw_form<box>::verdict<time_type>::ok);

// If a field returns an interval, its result for doubles is checked, otherwise its result.
constexpr auto steady = [](auto const&, auto) {
  return us::interval{1.0 * si::metre_per_second_squared, 2.0 * si::metre_per_second_squared};
};
template <class Field>
using checked = typename us::detail::field_to_check<Field, line, time_type>::type;
static_assert(std::same_as<checked<decltype(spring)>, decltype(spring)> &&
              std::same_as<checked<decltype(jerk)>, decltype(jerk)> &&
              !std::same_as<checked<decltype(steady)>, decltype(steady)> &&
              ok<line, decltype(steady)>);

TEST(CheckEnclosure, IsAskedOfTypes) { EXPECT_TRUE((ok<box, decltype(spring)>)); }

}  // namespace checks

}  // namespace
