// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>
#include <boost/units/systems/si.hpp>
#include <boost/units/systems/si/io.hpp>
#include <sstream>
#include <unitstep/drive/sample_io.hpp>
#include <unitstep/unitstep.hpp>

namespace {

namespace si = boost::units::si;
using namespace unitstep;

constexpr motion start{0.0 * si::metre, 2.0 * si::metre_per_second};
constexpr auto free_of_force = [](auto const&, auto) { return 0.0 * si::metre_per_second_squared; };

TEST(sample_io, a_trajectory_row_by_row) {
  std::ostringstream out;
  for (auto const& row : trajectory<2>(rk4{}, start, free_of_force, 0.5 * si::second))
    out << row << '\n';
  EXPECT_EQ(out.str(),
            "time 0 s, position 0 m, velocity 2 m s^-1\n"
            "time 0.5 s, position 1 m, velocity 2 m s^-1\n"
            "time 1 s, position 2 m, velocity 2 m s^-1\n");
}

TEST(sample_io, GoogleTest_prints_it) {
  EXPECT_EQ(testing::PrintToString(sample{0.5 * si::second, start}),
            "time 0.5 s, position 0 m, velocity 2 m s^-1");
}

}  // namespace
