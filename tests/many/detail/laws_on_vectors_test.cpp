// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

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

// Three bodies on a line, each two beyond the one before.
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

// -k x / m, of a mass or a constant for all or for each.
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

// -(k x + c v) / m + g: each law sees its body's position and velocity.
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
  // A softening of l makes it m / (r^2 + l^2)^(3/2) r: here nothing is near it.
  mutual_gravity const soft{attraction.constant_of_gravitation, 1e-9 * si::metre};
  EXPECT_EQ(accelerations(three, masses, soft), (list{{3, 0}, {3, 0}, {-2.25, 0}}));
}

TEST(laws_between_bodies, act_beside_those_on_each) {
  spring const hook{4.0 * newton_per_metre};
  EXPECT_EQ(accelerations(three, masses, attraction, hook), (list{{3, 0}, {-1, 0}, {-6.25, 0}}));
  EXPECT_EQ(accelerations(three, masses, attraction, hook, attraction),
            (list{{6, 0}, {2, 0}, {-8.5, 0}}));
}

// A run's arrays are used again, and none of what stood in one before is left.
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

}  // namespace
