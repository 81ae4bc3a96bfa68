// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>
#include <boost/units/systems/si.hpp>
#include <boost/units/systems/si/io.hpp>
#include <unitstep/drive/format.hpp>
#include <unitstep/unitstep.hpp>

namespace {

#if defined(__cpp_lib_format)

namespace si = boost::units::si;
using namespace unitstep;

struct tank {
  boost::units::quantity<si::length> level;
  double valve;
};

TEST(format, states_and_samples) {
  constexpr motion start{1.5 * si::metre, -2.0 * si::metre_per_second};
  EXPECT_EQ(std::format("{}", start), "position 1.5 m, velocity -2 m s^-1");
  EXPECT_EQ(std::format("{:.2f}|", sample{0.5 * si::second, start}),
            "time 0.50 s, position 1.50 m, velocity -2.00 m s^-1|");
  EXPECT_EQ(std::format("{}", vec{1.0, 2.0} * si::newton), "(1, 2) N");
  EXPECT_EQ(std::format("{:g}", light_of(3.0 * si::newton)), "3 N");
  EXPECT_EQ(std::format("{}", tank{2.0 * si::metre, 0.25}), "{2 m, 0.25}");
  EXPECT_EQ(std::format("{:.1f}", rotation{quaternion{1.0, 0.0, 0.0, 0.0},
                                           vec{0.0, 0.0, 2.0} * si::radians_per_second}),
            "orientation (1.0, 0.0, 0.0, 0.0), angular_velocity (0.0, 0.0, 2.0) s^-1 rad");
}

TEST(format, what_is_no_format_of_a_number_is_refused) {
  motion const start{1.5 * si::metre, -2.0 * si::metre_per_second};
  EXPECT_THROW((void)std::vformat("{:s}", std::make_format_args(start)), std::format_error);
}

#else

TEST(format, states_and_samples) { GTEST_SKIP() << "this standard library has no std::format"; }

#endif

}  // namespace
