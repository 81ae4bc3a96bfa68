// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <array>
#include <boost/units/systems/si.hpp>
#include <unitstep/math/vec.hpp>
#include <unitstep/units/detail/integers.hpp>
#include <unitstep/units/light.hpp>

#include "support/verdict.hpp"

namespace {

namespace si = boost::units::si;
using boost::units::quantity;
using unitstep::light;
using unitstep::vec;
using unitstep::diagnostics::is_of_integers;
using unitstep::diagnostics::not_of_integers;

static_assert(is_of_integers<quantity<si::length, int>> && is_of_integers<light<si::mass, long>>);
static_assert(is_of_integers<vec<quantity<si::length, int>, 3>> && is_of_integers<vec<int, 2>>);
static_assert(is_of_integers<std::array<vec<light<si::length, int>, 2>, 4>>);
static_assert(!is_of_integers<quantity<si::length>> && !is_of_integers<light<si::mass, float>>);
static_assert(!is_of_integers<std::array<vec<double, 2>, 4>>);
// A number by itself is no quantity: steps are counted in it.
static_assert(!is_of_integers<int> && !is_of_integers<double>);

// They are refused, other numbers are judged by what else is said of them.
using whole_mass = quantity<si::mass, int>;
using unitstep::diagnostics::accepted;
using unitstep::diagnostics::integers_or;
static_assert(!not_of_integers<"mass", whole_mass>::ok &&
              !integers_or<"mass", whole_mass, accepted>::ok);
static_assert(integers_or<"mass", quantity<si::mass>, accepted>::ok);

TEST(Integers, AreRefusedWithTheirType) {
  EXPECT_STREQ((verdicts::reads<not_of_integers<"mass", quantity<si::mass, int>>>().data()),
               "expected mass: numbers such as 2.0, got kg in int");
}

}  // namespace
