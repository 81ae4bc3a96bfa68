// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <locale>
#include <sstream>
#include <unitstep/ensemble/table.hpp>
#include <unitstep/unitstep.hpp>

namespace {

namespace si = boost::units::si;
using namespace unitstep;

struct landing {
  boost::units::quantity<si::length> range;
  boost::units::quantity<si::time> time;
};

template <class Result, class... Name>
std::string table(std::vector<Result> const& results, Name const&... names) {
  std::ostringstream out;
  write_table(out, results, names...);
  return out.str();
}

TEST(table, has_units_in_its_head_and_a_line_for_each_run) {
  std::vector const two{landing{1.5 * si::metre, 0.1 * si::second},
                        landing{2.5 * si::metre, 0.2 * si::second}};
  EXPECT_EQ(table(two, "range", "time"), "run,range (m),time (s)\n0,1.5,0.1\n1,2.5,0.2\n");
  EXPECT_EQ(table(two), "run,member1 (m),member2 (s)\n0,1.5,0.1\n1,2.5,0.2\n");
  EXPECT_EQ(table(std::vector<landing>{}, "range", "time"), "run,range (m),time (s)\n");
}

TEST(table, of_quantities_numbers_and_states) {
  EXPECT_EQ(table(std::vector{1.5 * si::metre}, "range"), "run,range (m)\n0,1.5\n");
  EXPECT_EQ(table(std::vector{1.5 * si::metre}), "run,result (m)\n0,1.5\n");
  EXPECT_EQ(table(std::vector{3L, 4L}, "bounces"), "run,bounces\n0,3\n1,4\n");
  EXPECT_EQ(table(std::vector{motion{1.5 * si::metre, 2.0 * si::metre_per_second}}),
            "run,position (m),velocity (m s^-1)\n0,1.5,2\n");
}

struct grouped : std::numpunct<char> {
  std::string do_grouping() const override { return "\3"; }
};
TEST(table, has_the_numbers_of_runs_in_any_locale) {
  std::ostringstream out;
  out.imbue(std::locale(std::locale(), new grouped));
  write_table(out, std::vector<double>(1001, 1.5));
  EXPECT_TRUE(out.str().ends_with("\n999,1.5\n1000,1.5\n")) << out.str();
}

}  // namespace
