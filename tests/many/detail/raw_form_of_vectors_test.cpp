// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <limits>
#include <stdexcept>
#include <string>
#include <string_view>
#include <type_traits>
#include <unitstep/many/detail/raw_form_of_vectors.hpp>
#include <vector>

namespace {

namespace si = boost::units::si;
using namespace unitstep;
using length = boost::units::quantity<si::length>;
using velocity = boost::units::quantity<si::velocity>;
using time = boost::units::quantity<si::time>;
using places = std::vector<vec<length, 2>>;
using speeds = std::vector<vec<velocity, 2>>;
using line = std::vector<velocity>;
using state = motion<places, speeds>;
using form = raw_form<places>;

namespace laws {

static_assert(form::numbers == 2 && raw_form<line>::numbers == 1);
static_assert(std::is_same_v<rate_of<places, time>, std::vector<vec<velocity, 2>>>);
// A value that fits fits in a vector of such values.
static_assert(fits<line, line> && !fits<line, std::vector<length>>);
static_assert(diagnostics::is_plain<std::vector<double>> && !diagnostics::is_plain<line>);
static_assert(detail::numbers_are<double, speeds> && !detail::numbers_are<float, speeds>);
static_assert(typed_value<state> && !typed_value<motion<places, std::vector<std::string>>>);
static_assert(!typed_value<motion<std::vector<std::string>, speeds>>);

}  // namespace laws

places const three{vec{1.0, 2.0} * si::metre, vec{3.0, 4.0} * si::metre, vec{5.0, 6.0} * si::metre};

template <class Call>
std::string said_by(Call const& call) {
  try {
    call();
  } catch (std::domain_error const& e) {
    return e.what();
  }
  return "nothing";
}

TEST(a_vector_of_vecs, is_its_numbers_one_behind_another) {
  auto const r = form::to_raw(three);
  ASSERT_EQ(r.size(), 6u);
  for (std::size_t i = 0; i < 6; ++i) EXPECT_EQ(r[i], static_cast<double>(i + 1));
  EXPECT_EQ(form::count(r), 3u);
  EXPECT_TRUE(form::from_raw(r) == three);
  EXPECT_TRUE(form::for_field(r)[1].x == 3.0 * si::metre);
  EXPECT_TRUE(form::for_field(r)[2].y == 6.0 * si::metre);
  auto const beside = form::to_raw(three, r);
  EXPECT_NE(beside.data(), r.data());
  EXPECT_TRUE(form::from_raw(beside) == three);
}

TEST(a_vector_of_vecs, is_read_and_filled_in_place) {
  auto r = form::to_raw(three);
  r[2] = 7, r[3] = 8;
  auto const seen = form::for_field(r);
  ASSERT_EQ(seen.size(), 3u);
  EXPECT_TRUE(seen[1].x == 7.0 * si::metre && seen[2].y == 6.0 * si::metre);
  auto const filled = form::to_fill(r);
  ASSERT_EQ(filled.size(), 3u);
  filled[2] = three[0];
  EXPECT_EQ(r[4], 1);
  EXPECT_EQ(r[5], 2);
}

TEST(a_vector, is_described_without_its_allocator) {
  auto const said = diagnostics::described<line>;
  std::string const element = diagnostics::described<velocity>.data();
  EXPECT_EQ(std::string(said.data()), "vector<" + element + ">");
}

state const moving{three, std::vector(3, vec{2.0, 2.0} * si::metre_per_second)};

TEST(a_motion_of_vectors, is_two_arrays) {
  using both = raw_form<state>;
  auto const r = both::to_raw(moving);
  EXPECT_EQ(r.position.size(), 6u);
  EXPECT_EQ(r.position[5], 6);
  EXPECT_EQ(both::velocity::count(r.velocity), 3u);
  for (std::size_t i = 0; i < 6; ++i) EXPECT_EQ(r.velocity[i], 2);
  EXPECT_TRUE(both::from_raw(r) == moving);
  EXPECT_EQ(both::for_field(r).position.size(), 3u);
  EXPECT_TRUE(both::for_field(r).position[1].x == 3.0 * si::metre);
  EXPECT_TRUE(both::for_field(r).velocity[2].y == 2.0 * si::metre_per_second);
  EXPECT_EQ(said_by([&] { both::require_finite(r); }), "nothing");
}

TEST(a_motion_of_vectors, of_other_lengths_is_refused_with_both) {
  state fewer = moving;
  fewer.velocity.pop_back();
  EXPECT_EQ(said_by([&] { static_cast<void>(raw_form<state>::to_raw(fewer)); }),
            "unitstep: initial.velocity has 2 elements, but initial.position has 3");
  fewer.position.pop_back();
  EXPECT_EQ(said_by([&] { raw_form<state>::require_alike(moving, fewer); }),
            "unitstep: a vector of to has 2 elements, but that of from has 3");
  EXPECT_EQ(said_by([&] { raw_form<state>::require_alike(fewer, fewer); }), "nothing");
}

TEST(a_motion_of_vectors, that_is_not_finite_is_refused_by_its_member) {
  auto const nan = std::numeric_limits<double>::quiet_NaN();
  auto const said = [](state const& s) {
    return said_by([&] { raw_form<state>::require_finite(raw_form<state>::to_raw(s)); });
  };
  state bad = moving;
  bad.position[2].y = nan * si::metre;
  EXPECT_EQ(said(bad), "unitstep: initial.position must be finite, got infinity or NaN");
  bad = moving;
  bad.velocity[2].y = nan * si::metre_per_second;
  EXPECT_EQ(said(bad), "unitstep: initial.velocity must be finite, got infinity or NaN");
}

namespace aggregates {

namespace si = boost::units::si;
using namespace unitstep;
using length = boost::units::quantity<si::length>;
using velocity = boost::units::quantity<si::velocity>;
using heat = boost::units::quantity<si::energy>;
using time = boost::units::quantity<si::time>;

// Members of each kind, so that each begins at another offset: 4 numbers, 1, 3, 2 and 0.
struct swarm {
  std::vector<vec<length, 2>> place;
  heat lost;
  std::vector<double> charge;
  vec<velocity, 2> wind;
  std::vector<length> none;
  bool operator==(swarm const&) const = default;
};
struct plain {
  length place;
  heat lost;
};
struct named {
  std::vector<length> place;
  std::string name;
};
struct rod {
  std::vector<length> cells;
};
using form = raw_form<swarm>;

namespace laws {

static_assert(detail::aggregate_of_vectors<swarm>);
static_assert(!detail::aggregate_of_vectors<plain> && !detail::aggregate_of_vectors<named>);
static_assert(std::is_same_v<raw_form<rod>::number, double>);
static_assert(detail::member_of_many<std::vector<length>>::is_vector &&
              !detail::member_of_many<length>::is_vector);
static_assert(detail::member_of_many<std::vector<vec<length, 2>>>::numbers == 2 &&
              detail::member_of_many<vec<velocity, 3>>::numbers == 3);

}  // namespace laws

swarm const start{{vec{1.0, 2.0} * si::metre, vec{3.0, 4.0} * si::metre},
                  5.0 * si::joule,
                  {6.0, 7.0, 8.0},
                  vec{9.0, 10.0} * si::metre_per_second,
                  {}};

TEST(an_aggregate_of_vectors_as_numbers, has_them_one_behind_another) {
  auto const r = form::to_raw(start);
  ASSERT_EQ(r.size(), 10u);
  for (std::size_t i = 0; i < 10; ++i) EXPECT_EQ(r[i], static_cast<double>(i + 1));
  std::size_t const lengths[] = {2, 1, 3, 1, 0}, begins[] = {0, 4, 5, 8, 10};
  auto const starts = form::members::starts(r.lengths());
  for (std::size_t i = 0; i < 5; ++i) {
    EXPECT_EQ(r.lengths()[i], lengths[i]);
    EXPECT_EQ(starts[i], begins[i]);
  }
  EXPECT_TRUE(form::from_raw(r) == start);
}

TEST(an_aggregate_of_vectors_as_numbers, is_seen_as_a_tuple) {
  auto const r = form::to_raw(start);
  auto const [place, lost, charge, wind, none] = form::for_field(r);
  ASSERT_EQ(place.size(), 2u);
  EXPECT_TRUE(place[1].y == 4.0 * si::metre);
  EXPECT_TRUE(lost == 5.0 * si::joule);
  ASSERT_EQ(charge.size(), 3u);
  EXPECT_EQ(charge[2], 8);
  EXPECT_TRUE(wind.x == 9.0 * si::metre_per_second);
  EXPECT_TRUE(none.empty());
}

TEST(an_aggregate_of_vectors_as_numbers, is_filled_as_a_tuple_of_rates) {
  auto r = form::to_raw(start);
  {
    auto const [place, lost, charge, wind, none] = form::members::to_fill<time>(r);
    ASSERT_EQ(place.size(), 2u);
    place[1] = vec{-3.0, -4.0} * si::metre_per_second;
    lost = -5.0 * si::watt;
    ASSERT_EQ(charge.size(), 3u);
    charge[2] = -8.0 / si::second;
    wind = vec{-9.0, -10.0} * si::metre_per_second_squared;
    EXPECT_TRUE(none.empty());
  }
  double const due[] = {1, 2, -3, -4, -5, 6, 7, -8, -9, -10};
  for (std::size_t i = 0; i < 10; ++i) EXPECT_EQ(r[i], due[i]) << i;
}

template <class Call>
std::string said_by(Call const& call) {
  try {
    call();
  } catch (std::domain_error const& e) {
    return e.what();
  }
  return "nothing";
}

TEST(an_aggregate_of_vectors_as_numbers, is_alike_if_all_its_members_are) {
  swarm fewer = start;
  fewer.charge.pop_back();
  EXPECT_EQ(said_by([&] { form::require_alike(start, start); }), "nothing");
  EXPECT_EQ(said_by([&] { form::require_alike(start, fewer); }),
            "unitstep: a vector of to has 2 elements, but that of from has 3");
  fewer = start;
  fewer.place.pop_back();
  EXPECT_EQ(said_by([&] { form::require_alike(start, fewer); }),
            "unitstep: a vector of to has 1 elements, but that of from has 2");
  fewer = start;
  fewer.none.push_back(1.0 * si::metre);
  EXPECT_EQ(said_by([&] { form::require_alike(start, fewer); }),
            "unitstep: a vector of to has 1 elements, but that of from has 0");
}

TEST(an_aggregate_of_vectors_as_numbers, is_to_be_finite) {
  EXPECT_EQ(said_by([&] { form::require_finite(form::to_raw(start)); }), "nothing");
  swarm bad = start;
  bad.wind.y = std::numeric_limits<double>::infinity() * si::metre_per_second;
  EXPECT_EQ(said_by([&] { form::require_finite(form::to_raw(bad)); }),
            "unitstep: members of initial must be finite, got infinity or NaN");
}

}  // namespace aggregates

}  // namespace
