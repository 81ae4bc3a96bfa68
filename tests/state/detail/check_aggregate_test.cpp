// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <array>
#include <boost/units/systems/si.hpp>
#include <unitstep/state/aggregate.hpp>

#include "support/verdict.hpp"

namespace {

namespace si = boost::units::si;
using boost::units::quantity;
using unitstep::rates;
using verdicts::reads;
using time = quantity<si::time>;

struct fall {
  quantity<si::length> height;
  quantity<si::velocity> speed;
};
struct lorenz {
  double x, y, z;
};
struct two_types {
  quantity<si::length> height;
  quantity<si::velocity, float> speed;
};
template <class S, class Time>
using verdict = typename unitstep::raw_form<S>::template verdict<Time>;
static_assert(verdict<fall, time>::ok && verdict<lorenz, time>::ok && verdict<lorenz, double>::ok);
static_assert(reads<verdict<fall, double>>() == "expected dt: s, got a plain number (double)");
static_assert(reads<verdict<fall, quantity<si::length>>>() == "expected dt: s, got m");
static_assert(reads<verdict<lorenz, quantity<si::length>>>() == "expected dt: s, got m");
static_assert(reads<verdict<fall, quantity<si::time, float>>>() ==
              "expected dt: s in double, got s in float");
static_assert(reads<verdict<two_types, time>>() ==
              "expected initial: one value type in all members, got two_types");
// An array of states counts with all that is in it.
struct pan {
  double load, place;
};
struct scales {
  double age;
  std::array<std::array<pan, 2>, 2> pans;
};
static_assert(verdict<scales, double>::ok && verdict<scales, time>::ok);
static_assert(reads<verdict<scales, quantity<si::length>>>() == "expected dt: s, got m");
struct loaded_scales {
  double age;
  std::array<fall, 2> weights;
};
static_assert(reads<verdict<loaded_scales, double>>() ==
              "expected dt: s, got a plain number (double)");
struct coarse_pan {
  double load;
  float place;
};
struct coarse_scales {
  double age;
  std::array<coarse_pan, 2> pans;
};
static_assert(reads<verdict<coarse_scales, double>>() ==
              "expected initial: one value type in all members, got coarse_scales");
struct hanging_scales {
  double age;
  std::array<unitstep::motion<quantity<si::length>, quantity<si::length>>, 2> weights;
};
static_assert(reads<verdict<hanging_scales, time>>() == "expected velocity: m s^-1, got m");

template <class... Got>
using returned = typename unitstep::raw_form<fall>::template result_verdict<
    rates<quantity<si::velocity>, quantity<si::acceleration>>, rates<Got...>>;
static_assert(returned<quantity<si::velocity>, quantity<si::acceleration>>::ok);
static_assert(reads<returned<quantity<si::velocity>, quantity<si::force>>>() ==
              "expected rate 1 (of m s^-1): m s^-2, got kg m s^-2 (N)");
static_assert(reads<returned<quantity<si::acceleration>, quantity<si::velocity>>>() ==
              "expected rate 0 (of m): m s^-1, got m s^-2");
static_assert(reads<returned<quantity<si::velocity>>>() ==
              "expected field: rates{...} of 2 members, got rates<m s^-1>");

// A bare value is no rates, not even where one is due.
struct height_alone {
  quantity<si::length> height;
};
template <class S, class Got>
using of = typename unitstep::raw_form<S>::template result_verdict<
    typename unitstep::raw_form<S>::template field_returns<time>, Got>;
static_assert(of<height_alone, rates<quantity<si::velocity>>>::ok);
static_assert(reads<of<height_alone, quantity<si::velocity>>>() ==
              "expected field: rates{...} of 1 member, got m s^-1");

// Where only a radian is amiss, the rate says what to do.
struct pointer {
  quantity<si::plane_angle> angle;
};
static_assert(of<pointer, rates<quantity<si::angular_velocity>>>::ok);
static_assert(reads<of<pointer, rates<quantity<si::frequency>>>>() ==
              "expected rate 0 (of rad): rad s^-1, got s^-1: multiply by si::radian");

// A path leads through nested members; where an aggregate holds nothing but another, it is no step.
struct pair_of {
  fall first;
  fall second;
};
struct only {
  fall inside;
};
using good = rates<quantity<si::velocity>, quantity<si::acceleration>>;
using bad = rates<quantity<si::velocity>, quantity<si::force>>;
static_assert(of<pair_of, rates<good, good>>::ok && of<only, good>::ok);
static_assert(reads<of<pair_of, rates<good, bad>>>() ==
              "expected rate 1.1 (of m s^-1): m s^-2, got kg m s^-2 (N)");
static_assert(reads<of<pair_of, rates<good, quantity<si::velocity>>>>() ==
              "expected rate 1: rates{...} of 2 members, got m s^-1");
static_assert(reads<of<only, bad>>() == "expected rate 1 (of m s^-1): m s^-2, got kg m s^-2 (N)");

// The rate of a motion is its acceleration.
struct rocket {
  unitstep::motion<quantity<si::length>, quantity<si::velocity>> flight;
  quantity<si::mass> mass;
};
using mass_flow = unitstep::rate_of<quantity<si::mass>, time>;
static_assert(of<rocket, rates<quantity<si::acceleration>, mass_flow>>::ok);
static_assert(reads<of<rocket, rates<quantity<si::velocity>, mass_flow>>>() ==
              "expected rate 0 (of motion<m, m s^-1>): m s^-2, got m s^-1");
struct swapped {
  unitstep::motion<quantity<si::velocity>, quantity<si::length>> flight;
  quantity<si::mass> mass;
};
static_assert(verdict<rocket, time>::ok && !verdict<swapped, time>::ok);
// A motion is without units only if both halves are.
struct half_plain {
  unitstep::motion<quantity<si::length>, double> flight;
};
static_assert(reads<verdict<half_plain, double>>() ==
              "expected dt: s, got a plain number (double)");
struct mixed_inside {
  unitstep::motion<quantity<si::length>, quantity<si::velocity, float>> flight;
};
static_assert(reads<verdict<mixed_inside, time>>() ==
              "expected initial: one value type in all members, got mixed_inside");

TEST(CheckAggregate, SaysTheSameAtRunTime) {
  EXPECT_STREQ((reads<verdict<fall, quantity<si::length>>>().data()), "expected dt: s, got m");
}

}  // namespace
