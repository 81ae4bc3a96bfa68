// SPDX-License-Identifier: BSL-1.0
#include <boost/units/systems/si.hpp>
#include <unitstep/units/detail/meeting.hpp>
#include <unitstep/units/light.hpp>

#include <gtest/gtest.h>

namespace si = boost::units::si;
namespace us = unitstep;
namespace ud = unitstep::detail;
using boost::units::quantity;

namespace {

struct wide {
  using constant = double;
};
template <class N>
struct wider {
  using constant = N;
};

// A class says what it holds, and holds what that holds; nothing else meets.
static_assert(ud::becomes<double, wide> && ud::becomes<double, wider<wide>> &&
              ud::becomes<wide, wider<wide>>);
static_assert(!ud::becomes<float, wide> && !ud::becomes<wide, double> &&
              !ud::becomes<double, double>);
static_assert(!ud::becomes<double, float> && !ud::one_holds_other<float, double>);
static_assert(std::is_same_v<ud::number_for_both<double, wide>, wide> &&
              std::is_same_v<ud::number_for_both<wider<wide>, double>, wider<wide>>);
// Quantities meet if they are of one unit, and one is light.
using metres = us::light<si::length, wide>;
static_assert(ud::constant_beside_light<metres, quantity<si::length>> &&
              ud::constant_beside_light<us::light<si::length, double>, metres>);
static_assert(!ud::constant_beside_light<metres, quantity<si::time>> &&
              !ud::constant_beside_light<metres, metres> &&
              !ud::constant_beside_light<metres, quantity<si::length, float>>);

TEST(Meeting, IsAskedOfTypes) { EXPECT_TRUE((ud::becomes<double, wide>)); }

}  // namespace
