// SPDX-License-Identifier: BSL-1.0
// apart: guards the heap of its whole program
#include <gtest/gtest.h>

#include <array>
#include <boost/units/systems/si.hpp>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <unitstep/forces/damper.hpp>
#include <unitstep/forces/gravity.hpp>
#include <unitstep/forces/mutual_gravity.hpp>
#include <unitstep/forces/second_law.hpp>
#include <unitstep/forces/spring.hpp>
#include <unitstep/many/detail/laws_on_vectors.hpp>
#include <vector>

#include "support/guarded_heap.hpp"

namespace {

namespace si = boost::units::si;
using namespace unitstep;
using length = boost::units::quantity<si::length>;
using velocity = boost::units::quantity<si::velocity>;
using mass = boost::units::quantity<si::mass>;
using time = boost::units::quantity<si::time>;
using state = motion<std::vector<vec<length, 2>>, std::vector<vec<velocity, 2>>>;
using list = std::vector<vec<double, 2>>;

// Three bodies on a line, 2 m apart.
state const three{{vec{0.0, 0.0} * si::metre, vec{2.0, 0.0} * si::metre, vec{4.0, 0.0} * si::metre},
                  {vec{0.0, 1.0} * si::metre_per_second, vec{0.0, 2.0} * si::metre_per_second,
                   vec{0.0, 3.0} * si::metre_per_second}};
std::vector<mass> const masses{1.0 * si::kilogram, 2.0 * si::kilogram, 4.0 * si::kilogram};
constexpr auto newton_per_metre = si::newton / si::metre;

// The accelerations of `second_law{mass, laws...}`, in m/s^2.
template <class... Given>
list accelerations(state const& s, Given const&... given) {
  auto const field = second_law{given...}.template raw<state, time>();
  auto const raw = raw_form<state>::to_raw(s);
  auto const a = field(raw, 0.0);
  list all;
  for (std::size_t i = 0; i < s.position.size(); ++i) all.push_back({a[2 * i], a[2 * i + 1]});
  return all;
}
list accelerations_of_none() {
  return accelerations(state{}, std::vector<mass>{}, spring{1.0 * newton_per_metre});
}

// -k x / m, with a mass or a constant for all or for each.
TEST(laws_on_each_body, have_constants_for_all_or_for_each) {
  spring const hook{4.0 * newton_per_metre};
  spring const own{
      std::vector{4.0 * newton_per_metre, 6.0 * newton_per_metre, 8.0 * newton_per_metre}};
  EXPECT_EQ(accelerations(three, 2.0 * si::kilogram, hook),
            (list{{-0.0, -0.0}, {-4, -0.0}, {-8, -0.0}}));
  EXPECT_EQ(accelerations(three, masses, hook), (list{{-0.0, -0.0}, {-4, -0.0}, {-4, -0.0}}));
  EXPECT_EQ(accelerations(three, 2.0 * si::kilogram, own),
            (list{{-0.0, -0.0}, {-6, -0.0}, {-16, -0.0}}));
  EXPECT_EQ(accelerations(three, masses, own), (list{{-0.0, -0.0}, {-6, -0.0}, {-8, -0.0}}));
  EXPECT_TRUE(accelerations_of_none().empty());
}

// -(k x + c v) / m + g: each law sees the position and velocity of its body.
TEST(laws_on_each_body, are_summed) {
  spring const hook{4.0 * newton_per_metre};
  damper const brake{2.0 * si::newton * si::second / si::metre};
  gravity const down{vec{0.0, -10.0} * si::metre_per_second_squared};
  EXPECT_EQ(accelerations(three, masses, hook, brake, down),
            (list{{0, -12}, {-4, -12}, {-4, -11.5}}));
}

// G m / r^2 towards each other, with G = 4: at 2 and at 4 m.
constexpr mutual_gravity attraction{4.0 * si::newton * si::metre * si::metre / si::kilogram /
                                    si::kilogram};
TEST(laws_between_bodies, have_masses_for_all_or_for_each) {
  EXPECT_EQ(accelerations(three, 2.0 * si::kilogram, attraction),
            (list{{2.5, 0}, {0, 0}, {-2.5, 0}}));
  EXPECT_EQ(accelerations(three, masses, attraction), (list{{3, 0}, {3, 0}, {-2.25, 0}}));
  // A softening of l makes it m / (r^2 + l^2)^(3/2) r; here it is negligible.
  mutual_gravity const soft{attraction.constant_of_gravitation, 1e-9 * si::metre};
  EXPECT_EQ(accelerations(three, masses, soft), (list{{3, 0}, {3, 0}, {-2.25, 0}}));
}

TEST(laws_between_bodies, act_beside_those_on_each) {
  spring const hook{4.0 * newton_per_metre};
  EXPECT_EQ(accelerations(three, masses, attraction, hook), (list{{3, 0}, {-1, 0}, {-6.25, 0}}));
  EXPECT_EQ(accelerations(three, masses, attraction, hook, attraction),
            (list{{6, 0}, {2, 0}, {-8.5, 0}}));
}

// A run's arrays are used again, without leftovers.
TEST(laws_between_bodies, start_from_nothing) {
  auto const field = second_law{masses, attraction}.raw<state, time>();
  auto const raw = raw_form<state>::to_raw(three);
  auto first = field(raw, 0.0);
  for (std::size_t i = 0; i < first.size(); ++i) first[i] = 7;
  auto const* const place = first.data();
  first = {};
  auto const again = field(raw, 0.0);
  EXPECT_EQ(again.data(), place);
  EXPECT_EQ(again[0], 3);
  EXPECT_EQ(again[4], -2.25);
}

// Eight bodies in a plane fill an array to its end.
TEST(laws_between_bodies, write_nothing_behind_the_last) {
  {
    state many;
    for (int i = 0; i < 8; ++i) {
      many.position.push_back(vec{2.0 * i, 0.0} * si::metre);
      many.velocity.push_back(vec{0.0, 0.0} * si::metre_per_second);
    }
    auto const a =
        accelerations(many, 2.0 * si::kilogram, attraction, spring{newton_per_metre * 1.0});
    EXPECT_EQ(a.size(), 8u);
  }
  EXPECT_EQ(heap::written_behind, 0);
}

template <class... Given>
std::string said(Given const&... given) {
  try {
    accelerations(given...);
  } catch (std::domain_error const& e) {
    return e.what();
  }
  return "nothing";
}

TEST(laws_on_vectors_of_bodies, of_another_length_are_refused_with_both) {
  std::vector const two{1.0 * newton_per_metre, 2.0 * newton_per_metre};
  std::vector const four(4, 1.0 * si::newton * si::second / si::metre);
  std::vector<mass> const few(2, 1.0 * si::kilogram);
  EXPECT_EQ(said(three, few, attraction), "unitstep: the mass has 2 elements, but the state has 3");
  EXPECT_EQ(said(three, few, spring{two[0]}),
            "unitstep: the mass has 2 elements, but the state has 3");
  EXPECT_EQ(said(three, few, spring{two}),
            "unitstep: the mass has 2 elements, but the state has 3");
  EXPECT_EQ(said(three, 1.0 * si::kilogram, spring{two}),
            "unitstep: a constant of a law has 2 elements, but the state has 3");
  EXPECT_EQ(said(three, masses, spring{two}),
            "unitstep: a constant of a law has 2 elements, but the mass has 3");
  EXPECT_EQ(said(three, 1.0 * si::kilogram, spring{two}, damper{four}),
            "unitstep: a constant of a law has 4 elements, but another has 2");
}

namespace constants {

using namespace unitstep;
using detail::own_for_each, detail::same_for_each;

namespace laws {

static_assert(detail::is_own<std::vector<double>> && !detail::is_own<double>);
static_assert(detail::is_own<spring<std::vector<double>>> && !detail::is_own<spring<double>>);
static_assert(detail::is_own<spring<double, std::vector<double>>>);
static_assert(!detail::is_own<std::array<double, 2>>);

}  // namespace laws

TEST(something_of_each_body, is_one_for_all_or_its_own) {
  same_for_each<double> const one{4};
  EXPECT_EQ(one[0], 4);
  EXPECT_EQ(one.for_a_loop()[7], 4);
  EXPECT_NO_THROW(one.require(9));
  own_for_each<double> const own{{1, 2, 3}, "the mass"};
  EXPECT_EQ(own[1], 2);
  EXPECT_EQ(own.for_a_loop()[2], 3);
  EXPECT_NO_THROW(own.require(3));
  for (std::size_t const bodies : {2u, 4u}) try {
      own.require(bodies);
      FAIL();
    } catch (std::domain_error const& e) {
      EXPECT_EQ(e.what(),
                "unitstep: the mass has 3 elements, but the state has " + std::to_string(bodies));
    }
}

}  // namespace constants

namespace pulls {

using namespace unitstep;
using detail::own_for_each, detail::same_for_each;

TEST(a_softening, is_squared_where_there_is_one) {
  EXPECT_EQ(detail::square_of(3.0), 9.0);
  static_assert(!detail::is_given<decltype(detail::square_of(detail::not_given{}))>);
}

// Roots and quotients of these are exact: at a distance of 2, a parameter of 4 pulls with 1.
TEST(mutual_pull, is_that_of_the_inverse_square) {
  std::array<vec<double, 2>, 3> const x{{{0, 0}, {2, 0}, {0, -4}}};
  std::array<vec<double, 2>, 3> a{};
  detail::mutual_pull<own_for_each<double>, detail::not_given> const pull{{{4, 8, 16}, "the mass"},
                                                                          {}};
  pull.add_to(a.data(), x.data(), 2);
  EXPECT_EQ(a[0], (vec{2.0, 0.0}));
  EXPECT_EQ(a[1], (vec{-1.0, 0.0}));
  EXPECT_EQ(a[2], (vec{0.0, 0.0}));
  std::array<vec<double, 2>, 2> const far{{{0, 0}, {0, -4}}};
  pull.add_to(a.data(), far.data(), 2);  // added to what is there
  EXPECT_EQ(a[0], (vec{2.0, -0.5}));
  EXPECT_EQ(a[1], (vec{-1.0, 0.25}));
  EXPECT_THROW(pull.require(2), std::domain_error);
  EXPECT_NO_THROW(pull.require(3));
  // 3, 4 and 5: a softening of 4 at a distance of 3 is a pull of 3 / 125.
  detail::mutual_pull<same_for_each<double>, double> const soft{{125}, 4};
  std::array<double, 2> along{0, 3}, pulled{};
  soft.add_to(pulled.data(), along.data(), 2);
  EXPECT_NEAR(pulled[0], 3, 1e-15);
  EXPECT_NEAR(pulled[1], -3, 1e-15);
}

// The bits of adding pair by pair, for any number of bodies.
template <std::size_t N, class Parameters, class Softening>
void expect_same_bits(Parameters const& parameter, Softening softening) {
  constexpr std::size_t most = 7;
  std::array<vec<double, N>, most> x, start;
  for (std::size_t i = 0; i < most; ++i)
    for (std::size_t c = 0; c < N; ++c) {
      x[i][c] = 1.0 / static_cast<double>(1 + (3 * i + 5 * c) % 11) + static_cast<double>(i);
      start[i][c] = 0.1 * static_cast<double>(i) - 0.3 * static_cast<double>(c);
    }
  for (std::size_t bodies = 0; bodies <= most; ++bodies) {
    auto a = start, due = start;
    detail::mutual_pull<Parameters, Softening>{parameter, softening}.add_to(a.data(), x.data(),
                                                                            bodies);
    detail::add_mutual_pull<vec<double, N>>(bodies, x, parameter, detail::square_of(softening),
                                            due);
    EXPECT_TRUE(a == due) << N << " components, " << bodies << " bodies";
  }
}
TEST(mutual_pull, has_the_bits_of_pair_by_pair) {
  own_for_each<double> const own{{0.3, 0.7, 1.1, 1.3, 1.7, 1.9, 2.3}, "the mass"};
  same_for_each<double> const same{0.9};
  expect_same_bits<1>(own, detail::not_given{});
  expect_same_bits<2>(own, 0.1);
  expect_same_bits<3>(own, detail::not_given{});
  expect_same_bits<3>(own, 0.3);
  expect_same_bits<3>(same, 0.3);
}

}  // namespace pulls

}  // namespace
