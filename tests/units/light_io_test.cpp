// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <boost/units/systems/si/io.hpp>
#include <sstream>
#include <unitstep/units/light_io.hpp>

namespace {

namespace si = boost::units::si;
using unitstep::light;

template <class Q>
std::string printed(Q const& q) {
  std::ostringstream out;
  out << q;
  return out.str();
}

TEST(LightIo, PrintsWhatBoostPrints) {
  EXPECT_EQ(printed(light<si::length, double>{9.5}), "9.5 m");
  EXPECT_EQ(printed(light<si::length, double>{9.5}), printed(9.5 * si::metre));
  EXPECT_EQ(printed(light<si::force, float>{2}), "2 N");
  EXPECT_NE(printed(light<si::length, double>{9.5}), printed(9.5 * si::second));
  std::ostringstream named;
  named << boost::units::name_format << light<si::time, double>{2};
  EXPECT_EQ(named.str(), "2 second");
}

// Without the header a light quantity cannot be printed by mistake as its number.
static_assert(!std::is_convertible_v<light<si::length, double>, double>);

}  // namespace
