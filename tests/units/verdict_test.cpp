// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>
#include <boost/units/systems/si/prefixes.hpp>

#include <type_traits>

#include <unitstep/units/unit_text.hpp>
#include <unitstep/units/verdict.hpp>

namespace {

namespace si = boost::units::si;
using namespace unitstep::diagnostics;
using time_type = boost::units::quantity<si::time>;
using float_time = boost::units::quantity<si::time, float>;
using length = boost::units::quantity<si::length>;

template <class Verdict>
constexpr auto reads() {
  return plain_sentence(typename unitstep::diagnostics::texts_of<Verdict>::expected{},
                        typename unitstep::diagnostics::texts_of<Verdict>::got{});
}

static_assert(accepted::ok);
static_assert(!refuse<"dt", time_type, length>::ok);
static_assert(reads<refuse<"dt", time_type, length>>() == "expected dt: s, got m");
static_assert(reads<refuse<"dt", time_type, double>>() ==
              "expected dt: s, got a plain number (double)");
static_assert(reads<refuse<"steps", words<"a whole number">, time_type>>() ==
              "expected steps: a whole number, got s");

// The two sides never read the same.
static_assert(reads<refuse<"dt", time_type, float_time>>() ==
              "expected dt: s in double, got s in float");
// For a multiple of a second the message recommends the literal in seconds.
using milliseconds = decltype(0.25 * (si::milli_type() * si::second));
static_assert(reads<refuse<"dt", time_type, milliseconds>>() ==
              "expected dt: s, got ms (1_ms is in s)");
static_assert(reads<refuse<"dt", milliseconds, time_type>>() == "expected dt: ms, got s");
// The usual mistake is a literal without an F among floats; the reverse mistake needs no hint.
static_assert(reads<refuse<"dt", float_time, time_type>>() ==
              "expected dt: s in float, got s in double (1.0F is float, 1.0 double)");
static_assert(reads<refuse<"dt", time_type, time_type>>() ==
              "expected dt: s in double, got s in double (another of that name)");

using first = refuse<"dt", time_type, length>;
using second = refuse<"dt", time_type, double>;
static_assert(std::is_same_v<first_refusal<>, accepted>);
static_assert(std::is_same_v<first_refusal<accepted, accepted>, accepted>);
static_assert(std::is_same_v<first_refusal<accepted, first, second>, first>);
static_assert(!std::is_same_v<first_refusal<accepted, first, second>, second>);

TEST(Verdict, IsTheSameAtRunTime) { EXPECT_STREQ(reads<first>().data(), "expected dt: s, got m"); }

}  // namespace
