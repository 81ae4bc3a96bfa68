// SPDX-License-Identifier: BSL-1.0
#include <unitstep/methods/boris.hpp>

#include <gtest/gtest.h>

#include <array>
#include <cstddef>
#include <stdexcept>

namespace {

using namespace unitstep::detail;
using unitstep::motion;
using unitstep::vec;

using plane = vec<double, 2>;
using space = vec<double, 3>;
template <class V>
using four = vec<V, 4>;

static_assert(total_size(space{1, -2, 4}) == 7);
static_assert(total_size(vec<plane, 2>{plane{1, -2}, plane{-4, 8}}) == 15);

// A velocity of 1 in the second direction, for each of four bodies.
constexpr auto unit_of_four() {
  four<plane> v{};
  set_unit(v, 1);
  return v;
}
static_assert(unit_of_four() == four<plane>{plane{0, 1}, plane{0, 1}, plane{0, 1}, plane{0, 1}});

// The turning part of each body is found separately, and so is its v x w.
constexpr plane turned(plane const& v, double w) { return {v.y * w, -v.x * w}; }
constexpr four<plane> turned(plane const& a, plane const& b, plane const& c, plane const& d) {
  return {turned(a, 2), turned(b, 3), turned(c, 5), turned(d, 7)};
}
constexpr plane along_x{1, 0}, along_y{0, 1};
constexpr std::array<four<plane>, 2> columns{turned(along_x, along_x, along_x, along_x),
                                             turned(along_y, along_y, along_y, along_y)};
static_assert(turning_of(columns, 1.0) == four<double>{2, 3, 5, 7});
constexpr plane a{1, 2}, b{3, 4}, c{5, 6}, d{7, 8};
static_assert(cross_turning(four<plane>{a, b, c, d}, four<double>{2, 3, 5, 7}) ==
              turned(a, b, c, d));
static_assert(directions<double> == 0 && directions<plane> == 2 && directions<four<plane>> == 2);

// The parts of a field that does not state them.
constexpr motion<space, space> here{{1, 2, 3}, {4, 5, 6}};
constexpr auto magnet = [](auto const& s, double) {
  return s.position + cross(s.velocity, space{7, 8, 9});
};
static_assert(probe(here, magnet, 0.0).at_rest == space{1, 2, 3} &&
              probe(here, magnet, 0.0).turning == space{7, 8, 9});

// A damper along one direction is no turning part, whichever way the body moves, nor is an exchange of two components.
TEST(ProbedField, RefusesWhatDoesNotTurn) {
  auto const damped_x = [](auto const& s, double) { return plane{-s.velocity.x, 0}; };
  auto const damped_y = [](auto const& s, double) { return plane{0, -s.velocity.y}; };
  auto const exchange = [](auto const& s, double) { return plane{s.velocity.y, s.velocity.x}; };
  auto const quadratic = [](auto const& s, double) {
    return plane{s.velocity.y * s.velocity.y * (s.velocity.y - 1), 0};
  };
  for (plane const v : {plane{0, 1}, plane{1, 0}, plane{0, 0}}) {
    motion<plane, plane> const s{{0, 0}, v};
    EXPECT_THROW(static_cast<void>(probe(s, damped_x, 0.0)), std::domain_error);
    EXPECT_THROW(static_cast<void>(probe(s, damped_y, 0.0)), std::domain_error);
    EXPECT_THROW(static_cast<void>(probe(s, exchange, 0.0)), std::domain_error);
    EXPECT_NO_THROW(static_cast<void>(probe(s, quadratic, 0.0)));
  }
  motion<plane, plane> const fast{{0, 0}, {0, 2}};
  EXPECT_THROW(static_cast<void>(probe(fast, quadratic, 0.0)), std::domain_error);
}

// On a line nothing turns: a spring is accepted, a damper is not.
TEST(ProbedField, RefusesADamperOnALine) {
  motion<double, double> const s{1, 2};
  auto const spring = [](auto const& m, double) { return -m.position; };
  auto const damper = [](auto const& m, double) { return -m.velocity; };
  EXPECT_EQ(probe(s, spring, 0.0).at_rest, -1);
  EXPECT_THROW(static_cast<void>(probe(s, damper, 0.0)), std::domain_error);
}

}  // namespace
