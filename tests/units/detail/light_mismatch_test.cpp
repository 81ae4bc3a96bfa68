// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/systems/cgs.hpp>
#include <boost/units/systems/si.hpp>
#include <unitstep/units/light.hpp>

#include "support/matched.hpp"

namespace {

// tests/refuse tests the message for a mismatch, and that it is an error.

namespace si = boost::units::si;
using boost::units::quantity;
using unitstep::light;

using metres = light<si::length, double>;
using seconds = light<si::time, double>;

template <class T>
constexpr auto reads() {
  using refusal = typename unitstep::detail::mismatch_in<T>::refusal;
  return unitstep::diagnostics::plain_sentence(
      typename unitstep::diagnostics::texts_of<refusal>::expected{},
      typename unitstep::diagnostics::texts_of<refusal>::got{});
}

constexpr metres x{2.0};
constexpr seconds t{3.0};

static_assert(reads<decltype(x + t)>() == "expected m + m, got m + s");
static_assert(reads<decltype(t - x)>() == "expected s - s, got s - m");
static_assert(reads<decltype(x + 1.0 * si::second)>() == "expected m + m, got m + s");
static_assert(reads<decltype(1.0 * si::second + x)>() == "expected s + s, got s + m");
static_assert(reads<decltype(x + 1)>() == "expected m + m, got m + a plain number (int)");
static_assert(reads<decltype(x < t)>() == "expected m < m, got m < s");
static_assert(reads<decltype(x == t)>() == "expected m == m, got m == s");
static_assert(reads<decltype(x != t)>() == "expected m != m, got m != s");
static_assert(reads<decltype(x >= 1.0)>() == "expected m >= m, got m >= a plain number (double)");
static_assert(reads<decltype(x + 1.0 * boost::units::cgs::centimetre)>() ==
              "expected m + m, got m + cm");

// The first mistake is reported, whatever is computed from it.
static_assert(reads<decltype(2.0 * (x + t) * x - t)>() == "expected m + m, got m + s");
static_assert(reads<decltype((t + x) - (x + t))>() == "expected s + s, got s + m");

// Operands that match give a quantity as before; a ratio beside a number is its number.
static_assert(verdicts::matched<decltype(x + x)> &&
              verdicts::matched<decltype(x < 1.0 * si::metre)>);
static_assert(verdicts::matched<decltype(x / x + 1.0)> && verdicts::matched<decltype(1 < x / x)>);
static_assert(!verdicts::matched<decltype(x / t + 1.0)>);

static_assert(!unitstep::detail::has_unit<decltype(x / x)> && unitstep::detail::has_unit<metres> &&
              !unitstep::detail::has_unit<double>);
static_assert(unitstep::detail::light_mismatch<double, metres> &&
              unitstep::detail::light_mismatch<metres, int> &&
              unitstep::detail::light_mismatch<decltype(x / x), metres> &&
              !unitstep::detail::light_mismatch<double, decltype(x / x)> &&
              !unitstep::detail::light_mismatch<decltype(x / x), double>);

// A mismatch is refused where its value is used. If nobody uses it, it is an unused variable, of which compilers warn,
// and the rest of the formula is computed.
constexpr metres twice(metres length, [[maybe_unused]] seconds time) {
  [[maybe_unused]] auto const no_quantity = length + time;
  return length + length;
}
static_assert(twice(x, t).number == 4.0);

// Boost's quantity of the same unit can be assigned. Other assignments compile only to be refused.
constexpr metres assigned(boost::units::quantity<si::length> const& q) {
  metres length{0.0};
  length = q;
  return length;
}
static_assert(assigned(3.0 * si::metre).number == 3.0);
static_assert(std::is_aggregate_v<metres> && std::is_trivially_copyable_v<metres>);

TEST(LightMismatch, LeavesSumsThatMatchAlone) { EXPECT_EQ((x + x).number, 4.0); }

}  // namespace
