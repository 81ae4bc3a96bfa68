// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <unitstep/math/detail/check_vec.hpp>
#include <unitstep/math/vec.hpp>
#include <unitstep/numbers/interval.hpp>
#include <unitstep/state/motion.hpp>
#include <unitstep/units/light.hpp>

namespace {

namespace si = boost::units::si;
using namespace unitstep::detail;
using metre = boost::units::quantity<si::length>;
using second = boost::units::quantity<si::time>;
using plane = unitstep::vec<metre, 2>;
using space = unitstep::vec<metre, 3>;

// A component becomes another type of its unit and value type, or its number, and not back.
template <class T>
using light_metre = unitstep::light<si::length, T>;
using pure = boost::units::quantity<si::dimensionless>;
static_assert(component_becomes<light_metre<double>, metre> && component_becomes<pure, double>);
static_assert(component_becomes<unitstep::vec<light_metre<double>, 3>, space>);
static_assert(!component_becomes<metre, metre> && !component_becomes<metre, light_metre<double>>);
static_assert(!component_becomes<light_metre<double>, second>);
static_assert(!component_becomes<light_metre<float>, metre>);
static_assert(!component_becomes<metre, double> && !component_becomes<pure, float>);
static_assert(!component_becomes<float, double> && !component_becomes<space, space>);

// A light component is assigned from Boost's, and from what its number is made of exactly; nothing from itself.
static_assert(component_takes<light_metre<double>, metre>);
static_assert(component_takes<light_metre<unitstep::interval<double>>, metre>);
static_assert(!component_takes<light_metre<float>, metre>);
static_assert(!component_takes<light_metre<double>, second> && !component_takes<metre, metre>);
static_assert(!component_takes<light_metre<double>, light_metre<double>>);

// Components are of one kind: one unit and one value type, or numbers.
static_assert(no_one_kind<metre, metre, second> && no_one_kind<metre, second, metre>);
static_assert(no_one_kind<metre, second> && no_one_kind<metre, double>);
static_assert(no_one_kind<metre, boost::units::quantity<si::length, float>>);
static_assert(!no_one_kind<metre, metre> && !no_one_kind<double, float>);

// A vec is no component beside a scalar, and a whole state is none either; vecs are components of a vec.
using fall = unitstep::motion<metre, metre>;
static_assert(no_one_kind<plane, metre> && no_one_kind<metre, metre, plane>);
static_assert(no_one_kind<fall, metre> && no_one_kind<metre, fall> && !no_one_kind<plane, plane>);
static_assert(is_no_factor<plane> && is_no_factor<fall> && !is_no_factor<metre>);

// What stands beside a vec.
static_assert(two_vecs<plane, space> && !two_vecs<plane, metre>);
static_assert(vec_beside<plane, metre> && vec_beside<double, space> && !vec_beside<metre, metre>);
static_assert(over_vec<metre, plane> && over_vec<plane, plane> && !over_vec<plane, metre>);
static_assert(scaled_in_place<plane, metre> && !scaled_in_place<metre, plane>);

// Vecs of one size compare if their components do.
static_assert(no_comparison<plane, space> && no_comparison<plane, metre>);
static_assert(no_comparison<plane, unitstep::vec<second, 2>> && !no_comparison<plane, plane>);
static_assert(!no_comparison<double, double> && !no_comparison<metre, second>);

// An assignment that would not compile.
static_assert(not_assigned_to<space, plane> && not_assigned_to<metre, plane>);
static_assert(not_assigned_to<double, plane> && !not_assigned_to<plane, plane>);
static_assert(not_assigned_to<fall, plane> && !not_assigned_to<char*, plane>);

TEST(CheckVec, KnowsAVecByItsType) {
  EXPECT_TRUE(is_vec<plane>);
  EXPECT_FALSE(is_vec<metre>);
}

}  // namespace
