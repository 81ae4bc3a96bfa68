// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <string_view>
#include <unitstep/drive/event.hpp>
#include <unitstep/state/motion.hpp>

#include "support/rational.hpp"
#include "support/residue.hpp"
#include "support/verdict.hpp"

namespace {

namespace si = boost::units::si;
using boost::units::quantity;
using verdicts::reads;
using line = unitstep::motion<quantity<si::length>, quantity<si::velocity>>;
using time = quantity<si::time>;

template <class Event>
using verdict =
    decltype(unitstep::diagnostics::check_event<line, time>(static_cast<Event const*>(nullptr)));

// A quantity of any unit, a number, or bool, from light quantities or the caller's own types.
constexpr auto height = [](auto const& s, auto) { return s.position; };
constexpr auto share = [](auto const& s, auto) { return s.position.value(); };
constexpr auto is_down = [](auto const& s, auto) { return s.position < 0.0 * si::metre; };
constexpr auto typed = [](line const& s, time) { return s.velocity; };
static_assert(verdict<decltype(height)>::ok && verdict<decltype(share)>::ok);
static_assert(verdict<decltype(is_down)>::ok && verdict<decltype(typed)>::ok);
static_assert(verdict<bool (*)(line const&, time)>::ok);

// A class of numbers is ordered, or it cannot be an event.
using unitstep::diagnostics::tells_of_event;
static_assert(tells_of_event<laws::rational> &&
              tells_of_event<unitstep::light<si::length, laws::rational>>);
static_assert(!tells_of_event<laws::residue<11>> &&
              !tells_of_event<unitstep::light<si::length, laws::residue<11>>>);
// A type that is ordered but is no number has no sign.
static_assert(tells_of_event<bool> && tells_of_event<double> && !tells_of_event<int> &&
              !tells_of_event<std::string_view>);

constexpr auto nothing = [](auto const&, auto) {};
constexpr auto whole = [](auto const&, auto) { return 1; };
constexpr auto vector = [](auto const& s, auto) { return unitstep::vec{s.position, s.position}; };
constexpr auto alone = [](auto const& s) { return s.position; };
constexpr auto no_argument = [] { return true; };
[[maybe_unused]] auto counting = [n = 0](auto const&, auto) mutable { return ++n > 3; };
static_assert(reads<verdict<decltype(nothing)>>() ==
              "expected event result: bool or a quantity, got nothing (void)");
static_assert(reads<verdict<decltype(whole)>>() ==
              "expected event result: a quantity, a bool, or a number such as 2.0, "
              "got a plain number (int)");
static_assert(reads<verdict<decltype(vector)>>() ==
              "expected event result: bool or a quantity, got vec<m, 2>");
static_assert(reads<verdict<decltype(alone)>>() ==
              "expected event: callable (state, time), got callable (state)");
static_assert(reads<verdict<quantity<si::length>>>() ==
              "expected event: callable (state, time), got m");
// An event with a state of its own cannot be called again with a shorter step.
static_assert(!verdict<decltype(counting)>::ok);

// An event of one direction: a callable whose result has a sign.
using unitstep::falling;
using unitstep::first_of;
using unitstep::rising;
static_assert(verdict<decltype(rising(height))>::ok && verdict<decltype(falling{share})>::ok);
static_assert(verdict<decltype(rising(typed))>::ok);
static_assert(reads<verdict<decltype(rising(is_down))>>() ==
              "expected event result: a quantity, got a plain number (bool)");
static_assert(reads<verdict<decltype(falling(vector))>>() ==
              "expected event result: a quantity, got vec<m, 2>");
static_assert(reads<verdict<decltype(falling(1.0 * si::metre))>>() ==
              "expected event: callable (state, time), got m");
static_assert(reads<verdict<decltype(falling(alone))>>() ==
              "expected event: callable (state, time), got callable (state)");
static_assert(reads<verdict<decltype(rising(falling(height)))>>() ==
              "expected event: callable (state, time), got falling<a lambda>");

// Each event of several may be of any form; a wrong one is refused by its place, from 0.
static_assert(verdict<decltype(first_of{height})>::ok);
static_assert(verdict<decltype(first_of{rising(height), falling(typed), is_down, share})>::ok);
static_assert(reads<verdict<first_of<>>>() == "expected first_of: events, got nothing");
static_assert(reads<verdict<decltype(first_of{height, no_argument})>>() ==
              "expected event 1: callable (state, time), got callable ()");
static_assert(reads<verdict<decltype(first_of{vector, height})>>() ==
              "expected result of event 0: bool or a quantity, got vec<m, 2>");
static_assert(reads<verdict<decltype(first_of{height, is_down, falling(nothing)})>>() ==
              "expected result of event 2: a quantity, got nothing (void)");
static_assert(reads<verdict<decltype(first_of{height, first_of{height, share}})>>() ==
              "expected event 1: callable (state, time), got first_of<a lambda, a lambda>");

TEST(Event, SaysTheSameAtRunTime) {
  EXPECT_STREQ(reads<verdict<decltype(nothing)>>().data(),
               "expected event result: bool or a quantity, got nothing (void)");
}

}  // namespace
