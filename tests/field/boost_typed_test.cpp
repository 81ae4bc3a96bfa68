// SPDX-License-Identifier: BSL-1.0
#include <boost/units/systems/si.hpp>
#include <type_traits>
#include <unitstep/field/boost_typed.hpp>
#include <unitstep/state/motion.hpp>

namespace {

namespace si = boost::units::si;
using line =
    unitstep::motion<boost::units::quantity<si::length>, boost::units::quantity<si::velocity>>;
using time = boost::units::quantity<si::time>;

namespace laws {

// A third argument, the output of a sampled law, is passed on, but no fourth.
constexpr auto of_three = unitstep::boost_typed([](auto const&... all) { return sizeof...(all); });
static_assert(of_three(line{}, time{}) == 2 && of_three(line{}, time{}, 1.0) == 3);
static_assert(!std::is_invocable_v<decltype(of_three), line, time, double, double>);

// It is recognised, const or not, and no other field is.
static_assert(unitstep::detail::asks_for_boost<decltype(of_three)>);
static_assert(unitstep::detail::asks_for_boost<std::remove_const_t<decltype(of_three)>>);
static_assert(!unitstep::detail::asks_for_boost<decltype(of_three.field)>);

}  // namespace laws

}  // namespace
