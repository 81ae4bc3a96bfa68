// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <array>
#include <boost/units/systems/si.hpp>
#include <boost/units/systems/si/io.hpp>
#include <iomanip>
#include <sstream>
#include <string>
#include <unitstep/math/vec_io.hpp>
#include <vector>

namespace {

namespace si = boost::units::si;
using unitstep::light;
using unitstep::vec;

template <class V>
std::string printed(V const& v) {
  std::ostringstream out;
  out << v;
  return out.str();
}

TEST(VecIo, PrintsTheUnitOnce) {
  EXPECT_EQ(printed(vec{1.0, 2.5, -3.0} * si::metre), "(1, 2.5, -3) m");
  EXPECT_EQ(printed(vec{1.0f, 2.0f} * si::metre_per_second), "(1, 2) m s^-1");
  EXPECT_EQ(printed(vec{light<si::force, double>{1.0}, light<si::force, double>{2.0}}), "(1, 2) N");
  EXPECT_EQ(printed(vec<light<si::time, double>, 1>{light<si::time, double>{4.0}}), "(4) s");
  EXPECT_NE(printed(vec{1.0, 2.0} * si::metre), printed(vec{1.0, 2.0} * si::second));
}

TEST(VecIo, PrintsPlainNumbersWithoutOne) {
  EXPECT_EQ(printed(vec{1.0, 2.0, 3.0, 4.0}), "(1, 2, 3, 4)");
}

TEST(VecIo, PrintsVectorsOfVectors) {
  EXPECT_EQ(printed(vec{vec{1.0, 2.0}, vec{3.0, 4.0}} * si::metre), "((1, 2), (3, 4)) m");
  EXPECT_EQ(printed(vec{vec{1.0, 2.0}, vec{3.0, 4.0}}), "((1, 2), (3, 4))");
}

// In the format in which a state prints its members.
template <class Bodies>
std::string numbers(Bodies const& bodies) {
  std::ostringstream out;
  unitstep::detail::print_numbers(out, bodies);
  unitstep::detail::shared_unit<Bodies>::print(out);
  return out.str();
}
TEST(VecIo, PrintsArraysAndVectorsWithTheirUnitOnce) {
  EXPECT_EQ(numbers(std::array{1.0 * si::metre, 2.5 * si::metre}), "[1, 2.5] m");
  EXPECT_EQ(numbers(std::vector{vec{1.0, 2.0} * si::metre, vec{3.0, 4.0} * si::metre}),
            "[(1, 2), (3, 4)] m");
  EXPECT_EQ(numbers(std::vector<double>{}), "[]");
}

TEST(VecIo, FollowsTheStream) {
  std::ostringstream out;
  out << std::fixed << std::setprecision(2) << boost::units::name_format
      << vec{1.0, 2.5} * si::metre;
  EXPECT_EQ(out.str(), "(1.00, 2.50) meter");
}

}  // namespace
