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

TEST(a_field_of_many_bodies, that_returns_too_few_is_refused_with_both_lengths) {
  auto const one = [](auto const& s, auto) { return std::vector{spring(s.position[0])}; };
  try {
    static_cast<void>(integrate(rk4{}, two, one, 0.125 * si::second, 9));
    FAIL();
  } catch (std::domain_error const& e) {
    EXPECT_STREQ(e.what(), "unitstep: the acceleration has 1 elements, but the state has 2");
  }
}

template <class Field>
constexpr bool is_taken = decltype(diagnostics::check<rk4, state, Field, time>())::ok;

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

}  // namespace
