// SPDX-License-Identifier: BSL-1.0
#include <unitstep/methods/detail/probed_field.hpp>

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
using three = vec<V, 3>;

static_assert(total_size(space{1, -2, 4}) == 7);
static_assert(total_size(vec<plane, 2>{plane{1, -2}, plane{-4, 8}}) == 15);

// A velocity of 1 in the second direction, of each of three bodies.
constexpr auto unit_of_three() {
  three<plane> v{};
  set_unit(v, 1);
  return v;
}
static_assert(unit_of_three() == three<plane>{plane{0, 1}, plane{0, 1}, plane{0, 1}});

// Of each body its own turning is found, and v x w is of each its own.
constexpr plane turned(plane const& v, double w) { return {v.y * w, -v.x * w}; }
constexpr std::array<three<plane>, 2> columns{
    three<plane>{turned({1, 0}, 2), turned({1, 0}, 3), turned({1, 0}, 5)},
    three<plane>{turned({0, 1}, 2), turned({0, 1}, 3), turned({0, 1}, 5)}};
static_assert(turning_of(columns, 1.0) == three<double>{2, 3, 5});
static_assert(cross_turning(three<plane>{plane{1, 2}, plane{3, 4}, plane{5, 6}},
                            three<double>{2, 3, 5}) ==
              three<plane>{turned({1, 2}, 2), turned({3, 4}, 3), turned({5, 6}, 5)});

// The parts of a field that does not know them.
constexpr motion<space, space> here{{1, 2, 3}, {4, 5, 6}};
constexpr auto magnet = [](auto const& s, double) {
  return s.position + cross(s.velocity, space{7, 8, 9});
};
static_assert(probe(here, magnet, 0.0).at_rest == space{1, 2, 3} &&
              probe(here, magnet, 0.0).turning == space{7, 8, 9});

// A damper in one direction does not turn, whichever way the body goes, and neither does what exchanges two.
TEST(ProbedField, RefusesWhatDoesNotTurn) {
  auto const along_x = [](auto const& s, double) { return plane{-s.velocity.x, 0}; };
  auto const along_y = [](auto const& s, double) { return plane{0, -s.velocity.y}; };
  auto const exchange = [](auto const& s, double) { return plane{s.velocity.y, s.velocity.x}; };
  auto const quadratic = [](auto const& s, double) {
    return plane{s.velocity.y * s.velocity.y * (s.velocity.y - 1), 0};
  };
  for (plane const v : {plane{0, 1}, plane{1, 0}, plane{0, 0}}) {
    motion<plane, plane> const s{{0, 0}, v};
    EXPECT_THROW(static_cast<void>(probe(s, along_x, 0.0)), std::domain_error);
    EXPECT_THROW(static_cast<void>(probe(s, along_y, 0.0)), std::domain_error);
    EXPECT_THROW(static_cast<void>(probe(s, exchange, 0.0)), std::domain_error);
    EXPECT_NO_THROW(static_cast<void>(probe(s, quadratic, 0.0)));
  }
  motion<plane, plane> const fast{{0, 0}, {0, 2}};
  EXPECT_THROW(static_cast<void>(probe(fast, quadratic, 0.0)), std::domain_error);
}

}  // namespace
