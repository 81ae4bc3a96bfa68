// SPDX-License-Identifier: BSL-1.0
#include <boost/units/systems/si.hpp>
#include <type_traits>
#include <unitstep/field/detail/look.hpp>
#include <unitstep/state/motion.hpp>

namespace {

namespace si = boost::units::si;
using boost::units::quantity;
using unitstep::motion;
using line = motion<quantity<si::length>, quantity<si::velocity>>;
using time = quantity<si::time>;
using unitstep::detail::looked_into;

constexpr auto one = 1.0 / (si::second * si::second);
constexpr auto generic = [](auto const& s, auto) { return -4.0 * one * s.position; };
constexpr auto of_boost = [](line const& s, time) { return -4.0 * one * s.position; };

constexpr auto boost_only = unitstep::boost_typed(generic);

// Looked into is a body that takes what it is shown, and no other.
static_assert(looked_into<decltype(generic), line, time>);
static_assert(!looked_into<decltype(of_boost), line, time>);
static_assert(!looked_into<decltype(boost_only), line, time>);
static_assert(!looked_into<decltype(generic), int, time>);
template <bool LookedInto>
using looks =
    typename unitstep::detail::look<LookedInto>::template into<decltype(generic), line, time>;
static_assert(looks<true>::value && std::is_void_v<looks<false>>);

}  // namespace
