// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <concepts>
#include <unitstep/math/quaternion.hpp>
#include <unitstep/math/vec.hpp>
#include <unitstep/units/detail/refused_operators.hpp>
#include <unitstep/units/light.hpp>

namespace {

// The tests of each kind of operand test what it refuses, and tests/refuse tests the messages.

namespace si = boost::units::si;
using length = unitstep::light<si::length, double>;
using time = unitstep::light<si::time, double>;
using point = unitstep::vec<double, 3>;
using turn = unitstep::quaternion<double>;
using unitstep::diagnostics::refuse_sum;

template <unitstep::text Operator, class A, class B>
concept refused = unitstep::detail::refused_beside<B, A, Operator>;

static_assert(refused<"+", length, time> && refused<"-=", length, time> &&
              refused<"<=", length, time> && refused<"*=", length, time>);
static_assert(!refused<"*", length, time> && !refused<"/", length, time>);
static_assert(!refused<"+", length, length> && !refused<"*=", length, double>);
static_assert(refused<"*", point, point> && refused<"<", point, point> &&
              !refused<"==", point, point> && !refused<"*", point, double>);
static_assert(refused<"*", turn, point> && refused<"+", turn, turn> && !refused<"*", turn, turn>);

// The kinds of the operators.
namespace detail = unitstep::detail;
static_assert(detail::adds_or_subtracts<"+"> && detail::adds_or_subtracts<"-"> &&
              detail::adds_or_subtracts<"+="> && detail::adds_or_subtracts<"-="> &&
              !detail::adds_or_subtracts<"=="> && !detail::adds_or_subtracts<"*">);
static_assert(detail::is_equality<"=="> && detail::is_equality<"!="> &&
              !detail::is_equality<"+="> && !detail::is_equality<"<=">);

// Operators of other libraries are not ours.
struct stranger {};
static_assert(!refused<"+", stranger, length> && !refused<"+", stranger, stranger> &&
              !refused<"==", point, stranger>);

// The refusal of light quantities is carried to the place where the result is used.
static_assert(
    std::same_as<decltype(length{} + time{}), unitstep::mismatched<refuse_sum<"+", length, time>>>);

TEST(RefusedOperators, LeaveThoseThatExistAlone) {
  EXPECT_EQ((point{1.0, 2.0, 3.0} + point{1.0, 1.0, 1.0}).z, 4.0);
}

}  // namespace
