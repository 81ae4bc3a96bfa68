// SPDX-License-Identifier: BSL-1.0
#include <boost/units/systems/si.hpp>
#include <concepts>
#include <unitstep/drive/sampled.hpp>
#include <unitstep/field/raw_field.hpp>
#include <unitstep/state/motion.hpp>

namespace {

namespace si = boost::units::si;
using boost::units::quantity;
using unitstep::light;
using unitstep::motion;
using line = motion<quantity<si::length>, quantity<si::velocity>>;
using time = quantity<si::time>;
using unitstep::detail::field_result;
using unitstep::detail::sees_either;
using unitstep::detail::sees_light;
using unitstep::detail::sees_own;

constexpr auto one = 1.0 / (si::second * si::second);
constexpr auto generic = [](auto const& s, auto) { return -4.0 * one * s.position; };
constexpr auto of_boost = [](line const& s, time) { return -4.0 * one * s.position; };

// A body that compiles with one of the two kinds of quantity only is checked with that kind.
constexpr auto light_only = [](auto const& s, auto t) {
  static_assert(std::same_as<decltype(t), light<si::time, double>>);
  return -4.0 * one * s.position;
};
constexpr auto boost_only = unitstep::boost_typed([](auto const& s, auto t) {
  static_assert(std::same_as<decltype(t), time>);
  return -4.0 * one * s.position;
});
static_assert(sees_light<decltype(generic), line, time>);
static_assert(!sees_light<decltype(of_boost), line, time> &&
              sees_own<decltype(of_boost), line, time>);
static_assert(!sees_light<decltype(boost_only), line, time>);
constexpr auto of_three = unitstep::boost_typed([](auto const&... all) { return sizeof...(all); });

static_assert(sees_either<decltype(light_only), line, time>());
static_assert(sees_either<decltype(boost_only), line, time>());
// So is a callable bound to an output, which accepts any two arguments but asks for Boost's.
using held = unitstep::detail::with_output<std::remove_const_t<decltype(of_three)>, double>;
static_assert(unitstep::diagnostics::takes<held, line, time> && sees_either<held, line, time>());

// The result has the kind of the arguments.
static_assert(
    std::same_as<field_result<decltype(generic), line, time>, light<si::acceleration, double>>);
static_assert(
    std::same_as<field_result<decltype(boost_only), line, time>, quantity<si::acceleration>>);

}  // namespace
