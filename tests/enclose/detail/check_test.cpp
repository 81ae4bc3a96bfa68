// SPDX-License-Identifier: BSL-1.0
#include <boost/units/systems/si.hpp>
#include <unitstep/enclose/enclose.hpp>

#include <gtest/gtest.h>

namespace {

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

// A field that returns an interval is checked by what it returns of doubles, any other as it is.
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

}  // namespace
