// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <unitstep/field/field.hpp>

#include "support/verdict.hpp"

namespace {

namespace si = boost::units::si;
using boost::units::quantity;
using line = unitstep::motion<quantity<si::length>, quantity<si::velocity>>;
using time = quantity<si::time>;
using verdicts::reads;

template <class Called>
using verdict = decltype(unitstep::diagnostics::check_callable<"event", Called, line, time>());

// With light quantities or with the caller's own types; the result is judged elsewhere.
constexpr auto generic = [](auto const& s, auto) { return s.position; };
constexpr auto typed = [](line const&, time) {};
static_assert(verdict<decltype(generic)>::ok && verdict<decltype(typed)>::ok);

constexpr auto alone = [](auto const& s) { return s.position; };
static_assert(reads<verdict<decltype(alone)>>() ==
              "expected event: callable (state, time), got callable (state)");
static_assert(reads<verdict<quantity<si::length>>>() ==
              "expected event: callable (state, time), got m");

// A field that cannot be called is reported before its result is judged.
template <class Field>
using field_verdict = decltype(unitstep::diagnostics::check_field<line, Field, time>());
constexpr auto pull = [](auto const& s, auto t) { return -s.position / t / t; };
static_assert(field_verdict<decltype(pull)>::ok);
static_assert(reads<field_verdict<decltype(alone)>>() ==
              "expected field: callable (state, time), got callable (state)");
static_assert(reads<field_verdict<decltype(generic)>>() == "expected acceleration: m s^-2, got m");

TEST(CheckCallable, SaysTheSameAtRunTime) {
  EXPECT_STREQ(reads<verdict<quantity<si::length>>>().data(),
               "expected event: callable (state, time), got m");
}

}  // namespace
