// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>
#include <array>
#include <boost/units/systems/si.hpp>
#include <boost/units/systems/si/io.hpp>
#include <iomanip>
#include <sstream>
#include <string>
#include <unitstep/state/state_io.hpp>
#include <unitstep/unitstep.hpp>
#include <vector>

namespace app {

namespace si = boost::units::si;
using boost::units::quantity;

struct tank {
  quantity<si::length> level;
  double valve;
};
struct ship {
  unitstep::motion<quantity<si::length>, quantity<si::velocity>> hull;
  tank fuel;
  std::array<tank, 2> ballast;
  unitstep::vec<quantity<si::force>, 2> wind;
};
struct train {
  std::array<unitstep::motion<quantity<si::length>, quantity<si::velocity>>, 2> cars;
  std::array<quantity<si::mass>, 2> loads;
};
using unitstep::operator<<;

// A type that is no state is not printed, so no other `<<` becomes ambiguous.
struct named {
  std::string name;
};
template <class T>
concept printed = requires(std::ostream& out, T const& value) { out << value; };
struct named_rod {
  std::vector<std::string> names;
  double length;
};
static_assert(printed<tank> && printed<ship> && !printed<named> && !printed<named_rod>);

struct rod {
  std::vector<quantity<si::temperature>> cells;
  quantity<si::energy> heat;
};
struct building {
  std::vector<tank> tanks;
  rod wall;
};

}  // namespace app

namespace {

namespace si = boost::units::si;
using unitstep::motion;
using unitstep::quaternion;
using unitstep::rigid_body;
using unitstep::rotation;
using unitstep::vec;

std::string printed(auto const& state) {
  std::ostringstream out;
  out << state;
  return out.str();
}

constexpr motion on_a_line{1.5 * si::metre, -2.0 * si::metre_per_second};
constexpr motion in_a_plane{vec{1.0, 2.0} * si::metre, vec{0.0, 3.0} * si::metre_per_second};
constexpr motion pair{std::array{1.0 * si::metre, 2.0 * si::metre},
                      std::array{3.0 * si::metre_per_second, 4.0 * si::metre_per_second}};
constexpr rotation turning{quaternion{1.0, 0.0, 0.0, 0.0},
                           vec{0.0, 0.0, 2.0} * si::radians_per_second};
constexpr app::tank tank{2.0 * si::metre, 0.25};

TEST(state_io, motions) {
  EXPECT_EQ(printed(on_a_line), "position 1.5 m, velocity -2 m s^-1");
  EXPECT_EQ(printed(in_a_plane), "position (1, 2) m, velocity (0, 3) m s^-1");
  EXPECT_EQ(printed(pair), "position [1, 2] m, velocity [3, 4] m s^-1");
  EXPECT_EQ(printed(motion{1.0F, 2.0F}), "position 1, velocity 2");
}

TEST(state_io, rotations_and_rigid_bodies) {
  EXPECT_EQ(printed(turning), "orientation (1, 0, 0, 0), angular_velocity (0, 0, 2) s^-1 rad");
  EXPECT_EQ(printed(rotation{quaternion{0.1, 0.5, -0.5, 0.7}, vec{0.0, 1.0, 2.0}}),
            "orientation (0.1, 0.5, -0.5, 0.7), angular_velocity (0, 1, 2)");
  rigid_body const body{
      motion{vec{1.0, 2.0, 3.0} * si::metre, vec{0.0, 0.0, 0.5} * si::metre_per_second}, turning};
  EXPECT_EQ(printed(body),
            "position (1, 2, 3) m, velocity (0, 0, 0.5) m s^-1, " + printed(turning));
}

TEST(state_io, aggregates_in_the_order_of_their_members) {
  EXPECT_EQ(printed(tank), "{2 m, 0.25}");
  app::ship const ship{on_a_line, tank, {tank, tank}, {1.0 * si::newton, 2.0 * si::newton}};
  EXPECT_EQ(
      printed(ship),
      "{{position 1.5 m, velocity -2 m s^-1}, {2 m, 0.25}, [{2 m, 0.25}, {2 m, 0.25}], (1, 2) N}");
  // In an array of states each has its braces; an array of quantities has its unit once.
  app::train const train{{on_a_line, motion{4.0 * si::metre, 3.0 * si::metre_per_second}},
                         {5.0 * si::kilogram, 6.0 * si::kilogram}};
  EXPECT_EQ(
      printed(train),
      "{[{position 1.5 m, velocity -2 m s^-1}, {position 4 m, velocity 3 m s^-1}], [5, 6] kg}");
}

TEST(state_io, vectors_as_arrays) {
  motion const bodies{std::vector{vec{1.0, 2.0} * si::metre, vec{3.0, 4.0} * si::metre},
                      std::vector{vec{5.0, 6.0}, vec{7.0, 8.0}}};
  EXPECT_EQ(printed(bodies), "position [(1, 2), (3, 4)] m, velocity [(5, 6), (7, 8)]");
  app::rod const rod{{300.0 * si::kelvin, 310.0 * si::kelvin}, 20.0 * si::joule};
  EXPECT_EQ(printed(rod), "{[300, 310] K, 20 J}");
  EXPECT_EQ(printed(app::building{{tank, tank}, rod}),
            "{[{2 m, 0.25}, {2 m, 0.25}], {[300, 310] K, 20 J}}");
  EXPECT_EQ(printed(app::rod{{}, 20.0 * si::joule}), "{[] K, 20 J}");
}

TEST(state_io, numbers_take_the_precision_of_the_stream) {
  std::ostringstream out;
  out << std::fixed << std::setprecision(2) << on_a_line << ' ' << tank;
  EXPECT_EQ(out.str(), "position 1.50 m, velocity -2.00 m s^-1 {2.00 m, 0.25}");
}

TEST(state_io, GoogleTest_prints_them_where_an_assertion_fails) {
  EXPECT_EQ(testing::PrintToString(on_a_line), printed(on_a_line));
  EXPECT_EQ(testing::PrintToString(turning), printed(turning));
  EXPECT_EQ(testing::PrintToString(tank), "{2 m, 0.25}");
}

}  // namespace
