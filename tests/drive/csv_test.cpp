// SPDX-License-Identifier: BSL-1.0
// apart: specialises std::numeric_limits
#include <gtest/gtest.h>
#include <array>
#include <boost/units/systems/si.hpp>
#include <boost/units/systems/si/io.hpp>
#include <cstdlib>
#include <limits>
#include <locale>
#include <sstream>
#include <string>
#include <unitstep/drive/csv.hpp>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>
#include <vector>

namespace of_the_caller {

/// A class of numbers, with what `number` asks for.
struct wrapped {
  double value = 0;

  constexpr wrapped() = default;
  constexpr wrapped(double of) : value(of) {}
  friend constexpr wrapped operator+(wrapped a, wrapped b) { return a.value + b.value; }
  friend constexpr wrapped operator-(wrapped a, wrapped b) { return a.value - b.value; }
  friend constexpr wrapped operator*(wrapped a, wrapped b) { return a.value * b.value; }
  friend constexpr wrapped operator/(wrapped a, wrapped b) { return a.value / b.value; }
  friend constexpr wrapped operator-(wrapped a) { return -a.value; }
  friend constexpr wrapped& operator+=(wrapped& a, wrapped b) { return a = a + b; }
  friend std::ostream& operator<<(std::ostream& out, wrapped a) { return out << a.value; }
};

}  // namespace of_the_caller

template <>
struct std::numeric_limits<of_the_caller::wrapped> : std::numeric_limits<double> {};

namespace {

namespace si = boost::units::si;
using namespace unitstep;

constexpr motion on_a_line{1.5 * si::metre, -2.0 * si::metre_per_second};
constexpr rotation turning{quaternion{1.0, 0.0, 0.0, 0.0},
                           vec{0.0, 0.0, 2.0} * si::radians_per_second};

struct tank {
  boost::units::quantity<si::length> level;
  vec<boost::units::quantity<si::force>, 2> push;
};
constexpr tank full{2.0 * si::metre, {3.0 * si::newton, 4.0 * si::newton}};

// A row is a value, a state or a sample whose parts all have columns; so is the stand-in for a refused run.
using unitstep::detail::is_row;
using seconds = boost::units::quantity<si::time>;
struct labelled {
  boost::units::quantity<si::length> level;
  char const* label;
};
static_assert(is_row<seconds> && is_row<double> && is_row<tank> && is_row<unknown> &&
              is_row<sample<unknown, unknown>> && is_row<std::remove_const_t<decltype(turning)>>);
static_assert(!is_row<std::string> && !is_row<labelled> && !is_row<sample<seconds, std::string>> &&
              !is_row<sample<std::string, tank>> &&
              !is_row<motion<boost::units::quantity<si::length>, std::string>>);

TEST(csv, the_head_has_the_units) {
  EXPECT_EQ(csv_head(sample{0.5 * si::second, on_a_line}),
            "time (s),position (m),velocity (m s^-1)");
  EXPECT_EQ(csv_row(sample{0.5 * si::second, on_a_line}), "0.5,1.5,-2");
}

TEST(csv, each_component_is_a_column) {
  constexpr motion pair{
      std::array{vec{1.0, 2.0} * si::metre, vec{3.0, 4.0} * si::metre},
      std::array{vec{5.0, 6.0} * si::metre_per_second, vec{7.0, 8.0} * si::metre_per_second}};
  EXPECT_EQ(csv_head(pair),
            "position[0].x (m),position[0].y (m),position[1].x (m),position[1].y (m),"
            "velocity[0].x (m s^-1),velocity[0].y (m s^-1),velocity[1].x (m s^-1),"
            "velocity[1].y (m s^-1)");
  EXPECT_EQ(csv_row(pair), "1,2,3,4,5,6,7,8");
  EXPECT_EQ(csv_head(motion{vec{1.0, 2.0, 3.0, 4.0}, vec{5.0, 6.0, 7.0, 8.0}}),
            "position[0],position[1],position[2],position[3],"
            "velocity[0],velocity[1],velocity[2],velocity[3]");
}

TEST(csv, rotations_and_rigid_bodies) {
  std::string const head =
      "orientation.w,orientation.x,orientation.y,orientation.z,"
      "angular_velocity.x (rad s^-1),angular_velocity.y (rad s^-1),angular_velocity.z (rad s^-1)";
  EXPECT_EQ(csv_head(turning), head);
  EXPECT_EQ(csv_row(turning), "1,0,0,0,0,0,2");
  EXPECT_EQ(csv_row(rotation{quaternion{0.5, 1.5, 2.5, 3.5}, turning.angular_velocity}),
            "0.5,1.5,2.5,3.5,0,0,2");
  rigid_body const body{
      motion{vec{1.0, 2.0, 3.0} * si::metre, vec{4.0, 5.0, 6.0} * si::metre_per_second}, turning};
  EXPECT_EQ(csv_head(body),
            "position.x (m),position.y (m),position.z (m),velocity.x (m s^-1),"
            "velocity.y (m s^-1),velocity.z (m s^-1)," +
                head);
  EXPECT_EQ(csv_row(body), "1,2,3,4,5,6," + csv_row(turning));
}

TEST(csv, members_of_an_aggregate_are_numbered_or_named) {
  EXPECT_EQ(csv_head(full), "member1 (m),member2.x (N),member2.y (N)");
  EXPECT_EQ(csv_head(sample{0.5 * si::second, full}, "level", "push"),
            "time (s),level (m),push.x (N),push.y (N)");
  EXPECT_EQ(csv_row(sample{0.5 * si::second, full}), "0.5,2,3,4");
}

struct reading {
  boost::units::quantity<si::length> height;
  long count;
};
// Scaled units are written as in sentences.
struct trip {
  boost::units::quantity<decltype(unitstep::symbols::km / unitstep::symbols::s)> speed;
  boost::units::quantity<decltype(unitstep::symbols::mg / unitstep::symbols::h)> rate;
  boost::units::quantity<std::remove_const_t<decltype(unitstep::symbols::kN)>> push;
};
TEST(csv, scaled_units_have_one_prefix) {
  EXPECT_EQ(csv_head(trip{}, "speed", "rate", "push"), "speed (km s^-1),rate (mg h^-1),push (kN)");
}
TEST(csv, a_count_is_a_column) {
  reading const one{2.5 * si::metre, 3};
  EXPECT_EQ(csv_head(one, "height", "count"), "height (m),count");
  EXPECT_EQ(csv_row(one), "2.5,3");
}

struct rod {
  std::vector<boost::units::quantity<si::temperature>> cells;
  boost::units::quantity<si::energy> heat;
};
TEST(csv, of_a_vector_each_element_is_a_column) {
  sample const heated{0.5 * si::second,
                      rod{{300.0 * si::kelvin, 310.0 * si::kelvin}, 20.0 * si::joule}};
  EXPECT_EQ(csv_head(heated, "cells", "heat"), "time (s),cells[0] (K),cells[1] (K),heat (J)");
  EXPECT_EQ(csv_row(heated), "0.5,300,310,20");
  EXPECT_EQ(csv_row(motion{std::vector{1.0, 2.0}, std::vector{3.0, 4.0}}), "1,2,3,4");
  EXPECT_EQ(csv_row(motion{std::vector<double>{}, std::vector<double>{}}), "");
}

// A third is not a decimal, but the same double is read again.
TEST(csv, every_bit_is_written) {
  EXPECT_EQ(std::strtod(csv_row(motion{1.0 / 3, 0.0}).c_str(), nullptr), 1.0 / 3);
  EXPECT_EQ(csv_row(motion{0.1F, 0.1F}), "0.1,0.1");
}

// So is a number of a class that says how many digits it has.
TEST(csv, every_bit_of_a_class_of_numbers_is_written) {
  using of_the_caller::wrapped;
  EXPECT_EQ(std::strtod(csv_row(motion{wrapped(1.0 / 3), wrapped(0)}).c_str(), nullptr), 1.0 / 3);
}

struct decimal_comma : std::numpunct<char> {
  char do_decimal_point() const override { return ','; }
  char do_thousands_sep() const override { return '.'; }
  std::string do_grouping() const override { return "\3"; }
};
TEST(csv, a_point_stays_a_point_in_any_locale) {
  std::locale const before = std::locale::global(std::locale(std::locale(), new decimal_comma));
  std::string const row = csv_row(on_a_line), count = csv_row(1234L);
  std::ostringstream control;
  control << 1.5 << ' ' << 1234L;
  std::locale::global(before);
  EXPECT_EQ(row, "1.5,-2");
  EXPECT_EQ(count, "1234");
  EXPECT_EQ(control.str(), "1,5 1.234");
}

}  // namespace
