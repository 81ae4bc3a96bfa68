// SPDX-License-Identifier: BSL-1.0
// The messages for elements of an orbit: the first one that does not fit, and GM if all of them fit.
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <unitstep/forces/orbital_elements.hpp>

#include "support/verdict.hpp"

namespace {

namespace us = unitstep;
namespace si = boost::units::si;

using length = boost::units::quantity<si::length>;
using angle = boost::units::quantity<si::plane_angle>;
using time = boost::units::quantity<si::time>;
using parameter = decltype(length() * length() * length() / time() / time());

template <class Parameter, class Length, class Number, class Angle, class Time, class Node,
          class Argument>
using verdict =
    decltype(us::detail::check_elements<Parameter, Length, Number, Angle, Time, Node, Argument>());
using verdicts::reads;

static_assert(verdict<parameter, length, double, angle, time, angle, angle>::ok);
static_assert(verdict<double, double, double, double, double, double, double>::ok);
static_assert(reads<verdict<parameter, bool, double, angle, time, angle, angle>>() ==
              "expected pericentre: a quantity, got a plain number (bool)");
static_assert(reads<verdict<parameter, length, double, angle, length, angle, angle>>() ==
              "expected since_pericentre: a time, got m");
static_assert(reads<verdict<parameter, length, double, angle, double, angle, angle>>() ==
              "expected since_pericentre: a time, got a plain number (double)");
// Also with plain numbers.
static_assert(reads<verdict<double, double, double, double, bool, double, double>>() ==
              "expected since_pericentre: a time, got a plain number (bool)");
static_assert(reads<verdict<parameter, length, length, angle, time, angle, angle>>() ==
              "expected eccentricity: a plain number (double), got m");
static_assert(reads<verdict<parameter, length, double, length, time, angle, angle>>() ==
              "expected inclination: rad, got m");
static_assert(reads<verdict<parameter, length, double, angle, time, length, angle>>() ==
              "expected node: rad, got m");
static_assert(reads<verdict<parameter, length, double, angle, time, angle, length>>() ==
              "expected argument: rad, got m");
static_assert(reads<verdict<length, length, double, angle, time, angle, angle>>() ==
              "expected two_body GM: m^3 s^-2, got m");

TEST(CheckElements, IsDoneByTheCompiler) {
  EXPECT_TRUE((verdict<parameter, length, double, angle, time, angle, angle>::ok));
}

}  // namespace
