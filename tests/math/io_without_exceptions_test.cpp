// SPDX-License-Identifier: BSL-1.0
// Built with -fno-exceptions: output must work without them, including Boost's part.
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <sstream>
#include <string>
#include <unitstep/math/quaternion_io.hpp>
#include <unitstep/math/vec_io.hpp>
#include <unitstep/units/light_io.hpp>

#if defined(__cpp_exceptions)
#error "this program is about a build without exceptions"
#endif

namespace {

namespace si = boost::units::si;
using unitstep::vec;

template <class T>
std::string printed(T const& x) {
  std::ostringstream out;
  out << x;
  return out.str();
}

TEST(IoWithoutExceptions, PrintsAsBefore) {
  EXPECT_EQ(printed(unitstep::light<si::length, double>{9.5}), "9.5 m");
  EXPECT_EQ(printed(vec{1.0, 2.0, 3.0} * si::metre_per_second), "(1, 2, 3) m s^-1");
  EXPECT_EQ(printed(vec{vec{1.0, 2.0}, vec{3.0, 4.0}}), "((1, 2), (3, 4))");
  EXPECT_EQ(printed(unitstep::quaternion{1.0, 0.0, 0.5, 0.0}), "(1, 0, 0.5, 0)");
}

TEST(IoWithoutExceptions, PrintsTheNamesOfUnits) {
  std::ostringstream out;
  out << boost::units::name_format << vec{1.0, 2.0} * si::metre;
  EXPECT_EQ(out.str(), "(1, 2) meter");
}

}  // namespace
