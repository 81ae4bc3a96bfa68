// SPDX-License-Identifier: BSL-1.0
#include <boost/units/systems/si.hpp>
#include <type_traits>
#include <unitstep/field/field.hpp>
#include <unitstep/state/motion.hpp>

namespace {

namespace si = boost::units::si;
using boost::units::quantity;
using unitstep::motion;
using line = motion<quantity<si::length>, quantity<si::velocity>>;
using time = quantity<si::time>;
using unitstep::detail::body_is_checkable;

constexpr auto one = 1.0 / (si::second * si::second);
constexpr auto generic = [](auto const& s, auto) { return -4.0 * one * s.position; };
constexpr auto of_boost = [](line const& s, time) { return -4.0 * one * s.position; };

constexpr auto boost_only = unitstep::boost_typed(generic);

// A body is checked only if it accepts the arguments it is shown.
static_assert(body_is_checkable<decltype(generic), line, time>);
static_assert(!body_is_checkable<decltype(of_boost), line, time>);
static_assert(!body_is_checkable<decltype(boost_only), line, time>);
static_assert(!body_is_checkable<decltype(generic), int, time>);
template <bool IsCheckable>
using checks =
    typename unitstep::detail::body_check<IsCheckable>::template of<decltype(generic), line, time>;
static_assert(checks<true>::value && std::is_void_v<checks<false>>);

}  // namespace
