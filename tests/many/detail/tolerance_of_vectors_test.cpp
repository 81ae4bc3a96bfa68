// SPDX-License-Identifier: BSL-1.0
// apart: guards the heap of its whole program
// deep: takes the compiler seconds
#include <gtest/gtest.h>

#include <array>
#include <boost/units/systems/si.hpp>
#include <cstddef>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <unitstep/many/detail/systems_of_vectors.hpp>
#include <vector>

#include "support/guarded_heap.hpp"

namespace {

namespace si = boost::units::si;
using namespace unitstep;
using length = boost::units::quantity<si::length>;
using velocity = boost::units::quantity<si::velocity>;
using detail::shared_array;
using places = std::vector<vec<length, 2>>;
using speeds = std::vector<vec<velocity, 2>>;
using state = motion<places, speeds>;
using change = detail::motion_change<shared_array<double>, shared_array<double>>;

namespace laws {

template <class Absolute>
constexpr bool is_spread =
    decltype(diagnostics::check_spread<"absolute", places, Absolute>::check())::ok;
static_assert(is_spread<length> && is_spread<vec<length, 2>> && is_spread<std::vector<length>>);
static_assert(is_spread<std::vector<vec<length, 2>>>);
static_assert(!is_spread<velocity> && !is_spread<std::vector<velocity>>);
// A sum that was not evaluated yet is evaluated to this many numbers.
using sum = decltype(shared_array<double>() + shared_array<double>());
static_assert(std::is_same_v<typename detail::written_change<sum>::type, shared_array<double>>);
static_assert(std::is_same_v<typename detail::written_change<detail::motion_change<sum, sum>>::type,
                             detail::written_motion_change<double>>);

}  // namespace laws

shared_array<double> of(std::vector<double> const& values,
                        shared_array<double> const& beside = {}) {
  auto made = beside.size() == values.size() ? shared_array<double>::beside(beside)
                                             : shared_array<double>(values.size());
  for (std::size_t i = 0; i < values.size(); ++i) made[i] = values[i];
  return made;
}
std::vector<double> in(shared_array<double> const& n) {
  std::vector<double> values;
  for (std::size_t i = 0; i < n.size(); ++i) values.push_back(n[i]);
  return values;
}
using list = std::vector<double>;

auto const metre = 1.0 * si::metre;
auto const speed = 1.0 * si::metre_per_second;
state const two{{vec{1.0, 2.0} * si::metre, vec{3.0, 4.0} * si::metre},
                {vec{1.0, 1.0} * si::metre_per_second, vec{1.0, 1.0} * si::metre_per_second}};
auto const raw_two = raw_form<state>::to_raw(two);
using allowed_of_state = detail::allowed_change<state>;

TEST(absolute_errors_of_a_motion, are_for_each_element_or_one_for_all) {
  auto const all = allowed_of_state::of(motion{0.5 * metre, 0.25 * speed}, raw_two);
  EXPECT_EQ(in(all.position), (list{0.5, 0.5, 0.5, 0.5}));
  EXPECT_EQ(in(all.velocity), (list{0.25, 0.25, 0.25, 0.25}));
  auto const each = allowed_of_state::of(
      motion{
          std::vector{vec{1.0, 2.0} * si::metre, vec{3.0, 4.0} * si::metre},
          std::vector{vec{5.0, 6.0} * si::metre_per_second, vec{7.0, 8.0} * si::metre_per_second}},
      raw_two);
  EXPECT_EQ(in(each.position), (list{1, 2, 3, 4}));
  EXPECT_EQ(in(each.velocity), (list{5, 6, 7, 8}));
  auto const body =
      allowed_of_state::of(motion{std::vector{metre, 2.0 * metre}, 5.0 * speed}, raw_two);
  EXPECT_EQ(in(body.position), (list{1, 1, 2, 2}));
}

TEST(absolute_errors_of_a_motion, are_changed_one_by_one) {
  auto all = allowed_of_state::of(motion{metre, speed}, raw_two);
  double next = 1;
  all.each_number([&](double& one) { one = next++; });
  EXPECT_EQ(in(all.position), (list{1, 2, 3, 4}));
  EXPECT_EQ(in(all.velocity), (list{5, 6, 7, 8}));
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

TEST(absolute_errors_of_a_motion, of_another_length_are_refused_with_both) {
  EXPECT_EQ(
      said_by([&] {
        static_cast<void>(allowed_of_state::of(motion{std::vector(3, metre), speed}, raw_two));
      }),
      "unitstep: absolute.position has 3 elements, but initial.position has 2");
  EXPECT_EQ(
      said_by([&] {
        static_cast<void>(allowed_of_state::of(motion{metre, std::vector(1, speed)}, raw_two));
      }),
      "unitstep: absolute.velocity has 1 elements, but initial.velocity has 2");
}

// With a = 1 and r = 1/2 beside numbers up to 2, 6 and 14, errors of 2, 4 and 8 count as 1: the shares here are 1 to 8,
// whose squares add up to 204.
TEST(an_error_of_a_motion, is_the_mean_of_the_squares_of_its_shares) {
  auto const allowed = allowed_of_state::of(motion{metre, speed}, raw_two);
  raw_form<state>::raw const from{of({2, -6, 0, 14}), of({0, -2, 0, 0})};
  raw_form<state>::raw const to{of({-1, 3, -2, -5}), of({6, 1, 2, -2})};
  change const error{of({2, 4 * 2, -2 * 3, 8 * 4}), of({4 * 5, -2 * 6, 2 * 7, 2 * 8})};
  EXPECT_EQ(allowed.squared_error(error, 0.5, from, to), 204.0 / 8);
}

TEST(an_error_of_a_motion, of_another_length_is_refused_with_both) {
  auto const allowed = allowed_of_state::of(motion{metre, speed}, raw_two);
  state fewer = two;
  fewer.position.pop_back(), fewer.velocity.pop_back();
  change const error{raw_two.position, raw_two.velocity};
  EXPECT_EQ(
      said_by([&] { allowed.squared_error(error, 0.5, raw_two, raw_form<state>::to_raw(fewer)); }),
      "unitstep: its new state has 1 elements, but the run has 2");
  auto const none = raw_form<state>::to_raw(state{});
  auto const of_none = allowed_of_state::of(motion{metre, speed}, none);
  EXPECT_EQ(of_none.squared_error(change{none.position, none.velocity}, 0.5, none, none), 0);
}

// Added element by element, as in an array of vecs: the same bits, and the sum is never stored.
TEST(an_error_of_a_motion, has_the_bits_of_an_array) {
  constexpr std::size_t bodies = 5;
  vec<vec<double, 3>, bodies> e, a, from, to;
  list es, as, froms, tos;
  for (std::size_t i = 0; i < bodies; ++i)
    for (std::size_t c = 0; c < 3; ++c) {
      double const n = static_cast<double>(3 * i + c);
      es.push_back(e[i][c] = 1 / (n + 3));
      as.push_back(a[i][c] = 0.1 + 1 / (n + 7));
      froms.push_back(from[i][c] = 0.3 * n - 1);
      tos.push_back(to[i][c] = 1.1 - 0.2 * n);
    }
  auto const allowed = of(as), error = of(es, allowed), zero = shared_array<double>::zeros(allowed);
  EXPECT_EQ(detail::squares_of_many<3>(error + zero, allowed, 0.7, of(froms), of(tos)),
            detail::sum_of_squares(e, a, 0.7, from, to));
}

TEST(a_curve_of_arrays, is_written_once) {
  shared_array<double> const x = of({1, 2}), v = of({3, 4}, x);
  auto const sum = x + v;
  detail::written_motion_change<double> const written(
      detail::motion_change<decltype(sum), shared_array<double>>{sum, v});
  EXPECT_EQ(in(written.position), (list{4, 6}));
  EXPECT_EQ(in(written.velocity), (list{3, 4}));
}

struct swarm {
  places place;
  length width;
  std::vector<velocity> speed;
};
struct one_for_all {
  length place;
  length width;
  velocity speed;
};
using allowed_of_swarm = detail::allowed_change<swarm>;
swarm const flock{two.position, metre, {speed, speed, speed}};
auto const raw_flock = raw_form<swarm>::to_raw(flock);

TEST(absolute_errors_of_an_aggregate, are_for_each_element_or_one_for_all) {
  auto const all = allowed_of_swarm::of(one_for_all{metre, 2.0 * metre, 3.0 * speed}, raw_flock);
  EXPECT_EQ(in(all.numbers), (list{1, 1, 1, 1, 2, 3, 3, 3}));
  auto each = allowed_of_swarm::of(
      swarm{two.position, 5.0 * metre, {6.0 * speed, 7.0 * speed, 8.0 * speed}}, raw_flock);
  EXPECT_EQ(in(each.numbers), (list{1, 2, 3, 4, 5, 6, 7, 8}));
  each.each_number([](double& one) { one *= 2; });
  EXPECT_EQ(in(each.numbers), (list{2, 4, 6, 8, 10, 12, 14, 16}));
}

TEST(absolute_errors_of_an_aggregate, of_another_length_are_refused_with_both) {
  swarm few = flock;
  few.speed.pop_back();
  EXPECT_EQ(said_by([&] { static_cast<void>(allowed_of_swarm::of(few, raw_flock)); }),
            "unitstep: absolute of member 2 has 2 elements, but the member has 3");
}

// As above: the shares are 1 to 3, whose squares add up to 14.
struct rod {
  std::vector<length> cells;
};
TEST(an_error_of_an_aggregate, is_the_mean_of_the_squares_of_its_shares) {
  using form = raw_form<rod>;
  auto const of_cells = [](double a, double b, double c) {
    return form::to_raw(rod{{a * si::metre, b * si::metre, c * si::metre}});
  };
  auto const from = of_cells(2, -6, 0), to = of_cells(-1, 3, 14);
  auto const allowed = detail::allowed_change<rod>::of(rod{{metre, metre, metre}}, from);
  EXPECT_EQ(allowed.squared_error(of_cells(2, 4 * 2, -8 * 3), 0.5, from, to), 14.0 / 3);
  auto const fewer = form::to_raw(rod{{metre}});
  EXPECT_EQ(said_by([&] { allowed.squared_error(from, 0.5, from, fewer); }),
            "unitstep: its new state has 1 elements, but the run has 3");
  auto const none = form::to_raw(rod{});
  auto const of_none = detail::allowed_change<rod>::of(rod{}, none);
  EXPECT_EQ(of_none.squared_error(none, 0.5, none, none), 0);
}

// Arrays of 16 numbers are full.
TEST(absolute_errors, are_written_to_their_array_alone) {
  {
    places const eight(8, vec{1.0, 1.0} * si::metre);
    speeds const their(8, vec{1.0, 1.0} * si::metre_per_second);
    auto const initial = raw_form<state>::to_raw(state{eight, their});
    auto const all = allowed_of_state::of(motion{metre, speed}, initial);
    auto const each = allowed_of_state::of(motion{eight, their}, initial);
    EXPECT_EQ(in(all.position), in(each.position));
    struct of_rod {
      length cell;
    };
    auto const cells = raw_form<rod>::to_raw(rod{std::vector(16, metre)});
    EXPECT_EQ(in(detail::allowed_change<rod>::of(of_rod{metre}, cells).numbers), list(16, 1.0));
  }
  EXPECT_EQ(heap::written_behind, 0);
}

}  // namespace
