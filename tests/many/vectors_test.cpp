// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <stdexcept>
#include <type_traits>
#include <unitstep/many/vectors.hpp>
#include <unitstep/unitstep.hpp>
#include <vector>

namespace {

namespace si = boost::units::si;
using namespace unitstep;
using length = boost::units::quantity<si::length>;
using velocity = boost::units::quantity<si::velocity>;
using acceleration = boost::units::quantity<si::acceleration>;
using state = motion<std::vector<length>, std::vector<velocity>>;
using time = boost::units::quantity<si::time>;

state const two{{1.0 * si::metre, 2.0 * si::metre},
                {0.0 * si::metre_per_second, 3.0 * si::metre_per_second}};
constexpr auto spring = [](auto const& x) { return -4.0 / si::second / si::second * x; };
constexpr auto filling = [](auto const& s, auto, auto const& a) {
  for (std::size_t i = 0; i < a.size(); ++i) a[i] = spring(s.position[i]);
};

TEST(a_field_of_many_bodies, may_return_a_vector_instead) {
  auto const expected = integrate(rk4{}, two, filling, 0.125 * si::second, 9);
  auto const returning = [](auto const& s, auto) {
    std::vector<decltype(spring(s.position[0]))> a;
    for (auto const& x : s.position) a.push_back(spring(x));
    return a;
  };
  EXPECT_TRUE(integrate(rk4{}, two, returning, 0.125 * si::second, 9) == expected);
  auto const typed = [](state const& s, time) {
    std::vector<acceleration> a;
    for (auto const& x : s.position) a.push_back(spring(x));
    return a;
  };
  EXPECT_TRUE(integrate(rk4{}, two, typed, 0.125 * si::second, 9) == expected);
}

TEST(a_field_of_many_bodies, sees_positions_and_velocities) {
  auto const slowed = [](auto const& s, auto, auto const& a) {
    for (std::size_t i = 0; i < a.size(); ++i)
      a[i] = spring(s.position[i]) - 2.0 / si::second * s.velocity[i];
  };
  auto const a = unitstep::raw_field<state, time>(slowed)(raw_form<state>::to_raw(two), 0.0);
  EXPECT_EQ(a[0], -4);
  EXPECT_EQ(a[1], -8 - 6);
}

TEST(a_field_of_many_bodies, that_returns_too_few_is_refused_with_both_lengths) {
  auto const refused = [](auto const& field) {
    try {
      static_cast<void>(integrate(rk4{}, two, field, 0.125 * si::second, 9));
      ADD_FAILURE();
    } catch (std::domain_error const& e) {
      EXPECT_STREQ(e.what(), "unitstep: the acceleration has 1 elements, but the state has 2");
    }
  };
  refused([](auto const& s, auto) { return std::vector{spring(s.position[0])}; });
  refused([](state const& s, time) { return std::vector<acceleration>{spring(s.position[0])}; });
  refused(boost_typed(
      [](auto const& s, auto) { return std::vector<acceleration>{spring(s.position[0])}; }));
}

// The array holds other numbers before: those of an array that was released.
TEST(a_field_of_many_bodies, finds_zeros_where_it_does_not_write) {
  auto const r = raw_form<state>::to_raw(two);
  static_cast<void>(r.position.copied());
  auto const second_alone = [](auto const& s, auto, auto const& a) {
    a[1] = spring(s.position[1]);
  };
  auto const a = unitstep::raw_field<state, time>(second_alone)(r, 0.0);
  EXPECT_EQ(a[0], 0);
  EXPECT_EQ(a[1], -8);
}

template <class Field>
constexpr bool is_taken = decltype(diagnostics::check_run<rk4, state, Field, time>())::ok;

TEST(a_field_of_many_bodies, sees_light_quantities) {
  auto const looking = [](auto const& s, auto t, auto const& a) {
    static_assert(std::is_same_v<decltype(s.position), std::span<light<si::length, double> const>>);
    static_assert(std::is_same_v<decltype(t), light<si::time, double>>);
    for (std::size_t i = 0; i < a.size(); ++i) a[i] = spring(s.position[i]);
  };
  static_assert(is_taken<decltype(looking)>);
  auto const wrong = [](auto const& s, auto) { return std::vector{s.position[0]}; };
  static_assert(!is_taken<decltype(wrong)>);
  auto const four = [](auto const&, auto, auto const&, auto) {};
  static_assert(!is_taken<decltype(four)>);
}

// Two vectors of different lengths and a quantity between them.
struct swarm {
  std::vector<length> place;
  velocity wind;
  std::vector<double> charge;
};
swarm const start{{1.0 * si::metre, 2.0 * si::metre}, 3.0 * si::metre_per_second, {4.0, 5.0, 6.0}};
template <class Field>
std::vector<double> rates_by(Field const& field) {
  auto const r = unitstep::raw_field<swarm, time>(field)(raw_form<swarm>::to_raw(start), 7.0);
  std::vector<double> numbers;
  for (std::size_t i = 0; i < r.size(); ++i) numbers.push_back(r[i]);
  return numbers;
}

TEST(a_field_of_an_aggregate_of_vectors, that_returns_too_few_is_refused_with_both_lengths) {
  auto const few = [](auto const& s, auto t) {
    auto const& [place, wind, charge] = s;
    return rates{std::vector(2, 1.0 / si::second * place[0]), wind / t,
                 std::vector(2, 1.0 / si::second * charge[0])};
  };
  try {
    rates_by(few);
    FAIL();
  } catch (std::domain_error const& e) {
    EXPECT_STREQ(e.what(), "unitstep: the rate of member 2 has 2 elements, but the member has 3");
  }
}

using temperature = boost::units::quantity<si::temperature>;
//! [rod]
// The heat in a rod whose ends are kept at their temperatures: a rate that is not written is zero.
struct rod {
  std::vector<temperature> cell;
};
constexpr auto conduction = [](auto const& s, auto, auto const& rates) {
  auto const& [cell] = s;
  auto const& [rate] = rates;
  for (std::size_t i = 1; i + 1 < cell.size(); ++i)
    rate[i] = (cell[i - 1] - 2.0 * cell[i] + cell[i + 1]) / (1.0 * si::second);
};
//! [rod]

// A cell between two ends approaches their mean as m' = 700 K/s - 2 m/s: RK4 with half a second leaves 1 - 1 + 1/2 -
// 1/6 + 1/24 = 3/8 of the deviation.
TEST(a_field_of_an_aggregate_of_vectors, holds_what_it_does_not_write) {
  rod const start{{400.0 * si::kelvin, 300.0 * si::kelvin, 300.0 * si::kelvin}};
  for (int again = 0; again < 2; ++again) {
    auto const end = integrate(rk4{}, start, conduction, 0.5 * si::second, 2);
    EXPECT_EQ(end.cell[0], start.cell[0]);
    EXPECT_NEAR(end.cell[1].value(), 350 - 50.0 * 9 / 64, 1e-12);
    EXPECT_EQ(end.cell[2], start.cell[2]);
  }
}

// After a long time the temperature is a straight line from one end to the other.
TEST(a_field_of_an_aggregate_of_vectors, is_the_rod_of_the_page) {
  rod start{std::vector(12, 300.0 * si::kelvin)};
  start.cell.front() = 400.0 * si::kelvin;
  auto const end = integrate(rk4{}, start, conduction, 0.25 * si::second, 2000);
  for (std::size_t i = 0; i < 12; ++i)
    EXPECT_NEAR(end.cell[i].value(), 400 - 100.0 * static_cast<double>(i) / 11, 1e-9) << i;
}

template <class Field>
constexpr bool is_taken_beside_vectors =
    decltype(diagnostics::check_run<rk4, swarm, Field, time>())::ok;
TEST(a_field_of_an_aggregate_of_vectors, sees_light_quantities) {
  auto const looking = [](auto const& s, auto t, auto const&) {
    auto const& [place, wind, charge] = s;
    static_assert(std::is_same_v<std::remove_cvref_t<decltype(wind)>, light<si::velocity, double>>);
    static_assert(std::is_same_v<decltype(t), light<si::time, double>>);
  };
  static_assert(is_taken_beside_vectors<decltype(looking)>);
  auto const wrong = [](auto const& s, auto) {
    auto const& [place, wind, charge] = s;
    return rates{std::vector{place[0]}, wind, std::vector{charge[0]}};
  };
  static_assert(!is_taken_beside_vectors<decltype(wrong)>);
}

}  // namespace
