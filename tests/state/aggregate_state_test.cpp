// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <array>
#include <boost/units/absolute.hpp>
#include <boost/units/systems/si.hpp>
#include <string>
#include <unitstep/drive/detail/check.hpp>
#include <unitstep/state/aggregate_state.hpp>

namespace {

namespace si = boost::units::si;
using boost::units::quantity;
using unitstep::aggregate_state;
using unitstep::light;
using unitstep::motion;
using unitstep::vec;
using unitstep::detail::can_be_member;
using unitstep::detail::plain_member;

struct inner {
  quantity<si::length> x;
  motion<quantity<si::length>, quantity<si::velocity>> flight;
};
struct with_text {
  quantity<si::length> x;
  std::string name;
};
static_assert(can_be_member<quantity<si::length>> && can_be_member<light<si::length, float>>);
static_assert(can_be_member<double> && can_be_member<vec<quantity<si::mass>, 3>>);
static_assert(can_be_member<inner> && can_be_member<std::array<inner, 2>>);
static_assert(!can_be_member<int> && !can_be_member<double*> && !can_be_member<with_text>);
static_assert(!can_be_member<vec<inner, 2>>);
static_assert(plain_member<std::array<vec<double, 2>, 3>> && !plain_member<inner>);
static_assert(!plain_member<motion<double, double>> && can_be_member<motion<double, double>>);

// A quantity of integers has no halves, and two temperatures have no sum. Each element of an array counts, as does each
// half of a motion.
using degrees = quantity<boost::units::absolute<si::temperature>>;
static_assert(!can_be_member<quantity<si::length, int>> && !can_be_member<degrees>);
static_assert(plain_member<std::array<double, 1>> && !plain_member<std::array<int, 1>>);
static_assert(can_be_member<std::array<inner, 1>> && !can_be_member<std::array<with_text, 1>>);
static_assert(!can_be_member<std::array<double, 0>> && !can_be_member<std::array<inner, 0>>);
static_assert(!can_be_member<motion<double, int>> && !can_be_member<motion<int, double>>);

// An aggregate is a state if it has no raw form of its own.
static_assert(aggregate_state<inner> && aggregate_state<with_text>);
static_assert(!aggregate_state<double> && !aggregate_state<quantity<si::length>>);
static_assert(!aggregate_state<motion<double, double>> && !aggregate_state<vec<double, 2>>);
static_assert(!aggregate_state<unitstep::detail::state_vector<double, 2>>);
// A single element, which could be split into its members, is none either.
static_assert(!aggregate_state<vec<double, 1>> && !aggregate_state<std::array<double, 1>>);
static_assert(!aggregate_state<unitstep::detail::state_vector<double, 1>>);

// An aggregate with a base class is none. A member that can be made from anything is not taken for a base.
struct tag {};
struct derived : inner {
  double more;
};
struct tagged : tag {
  double x, y;
};
struct anything {
  template <class T>
  anything(T const&) {}
};
struct holds_anything {
  anything first;
  double x;
};
static_assert(!aggregate_state<derived> && !aggregate_state<tagged> && !can_be_member<derived>);
static_assert(unitstep::detail::aggregate_with_base<derived>);
static_assert(unitstep::detail::aggregate_with_base<tagged>);
static_assert(!unitstep::detail::aggregate_with_base<inner> && aggregate_state<holds_anything>);
static_assert(!aggregate_state<unitstep::unknown>);

TEST(AggregateState, IsWhatCanBeStepped) {
  EXPECT_TRUE(unitstep::diagnostics::steppable<inner>);
  EXPECT_FALSE(unitstep::diagnostics::steppable<with_text>);
}

namespace splitting {

namespace si = boost::units::si;
using boost::units::quantity;
using unitstep::light;
using unitstep::motion;
using unitstep::vec;
using unitstep::detail::can_be_split;
using unitstep::detail::first_unsplit;
using unitstep::detail::member_count;
using unitstep::detail::members_of;
using unitstep::detail::takes_values;
using length = quantity<si::length>;

// The types that a state may be made of, alone and between other members.
template <class M>
struct one {
  M member;
};
template <class M>
struct three {
  double before;
  M member;
  length after;
};
struct pair_of_numbers {
  double first, second;
};
template <class M>
constexpr bool is_split = can_be_split<one<M>> && can_be_split<three<M>>;
static_assert(is_split<double> && is_split<length> && is_split<light<si::length, float>>);
static_assert(is_split<vec<length, 1>> && is_split<vec<length, 2>> && is_split<vec<double, 4>>);
static_assert(is_split<std::array<length, 1>> && is_split<std::array<vec<length, 3>, 2>>);
static_assert(is_split<motion<length, quantity<si::velocity>>> && is_split<pair_of_numbers>);
static_assert(is_split<std::array<pair_of_numbers, 2>> && is_split<length const>);

// A class that can be made from two values, or from anything, is no array and no reference.
struct made_of_two {
  made_of_two(double, double) {}
};
struct made_of_anything {
  template <class T>
  made_of_anything(T const&) {}
};
static_assert(is_split<made_of_two> && can_be_split<three<made_of_anything>>);

// A C array of any elements is counted by its elements, and its place is found.
template <class M, std::size_t Place>
constexpr bool is_found_as_array =
    !can_be_split<M> && first_unsplit<M>::c_array == Place && member_count < M >> Place;
static_assert(is_found_as_array<one<double[2]>, 0> && is_found_as_array<three<double[2]>, 1>);
static_assert(is_found_as_array<one<length[7]>, 0> && is_found_as_array<three<length[7]>, 1>);
static_assert(is_found_as_array<three<double[2][3]>, 1> && is_found_as_array<three<int* [2]>, 1>);
static_assert(is_found_as_array<three<pair_of_numbers[2]>, 1>);
static_assert(member_count<one<double[2]>> == 2 && member_count<three<double[2][3]>> == 8);
// An array of one element looks like any other member; the judgement of members refuses it by its type.
static_assert(can_be_split<one<double[1]>>);

// The place of a reference is found, too.
template <class M, std::size_t Place>
constexpr bool is_found_as_reference = !can_be_split<M> && first_unsplit<M>::reference == Place;
static_assert(is_found_as_reference<one<double&>, 0> && is_found_as_reference<three<length&>, 1>);
static_assert(is_found_as_reference<three<pair_of_numbers&>, 1>);

// For most states one question is enough, and otherwise each member is asked; both ways give the same answer.
template <class S>
constexpr bool same_answer = []<std::size_t... I>(std::index_sequence<I...>) {
  return takes_values<S>(members_of<S>()) ==
         (first_unsplit<S>::c_array == sizeof...(I) && first_unsplit<S>::reference == sizeof...(I));
}(members_of<S>());
static_assert(same_answer<three<double>> && same_answer<three<std::array<length, 2>>>);
static_assert(same_answer<three<vec<length, 3>>> && same_answer<three<made_of_two>>);
static_assert(same_answer<three<double[2]>> && same_answer<three<length&>>);

// As many members as Boost.PFR has names for, and one more.
struct ten {
  double a, b, c, d, e, f, g, h, i, j;
};
struct ten_of_ten {
  ten a, b, c, d, e, f, g, h, i, j;
};
struct hundred {
  double a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, b0, b1, b2, b3, b4, b5, b6, b7, b8, b9;
  double c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, d0, d1, d2, d3, d4, d5, d6, d7, d8, d9;
  double e0, e1, e2, e3, e4, e5, e6, e7, e8, e9, f0, f1, f2, f3, f4, f5, f6, f7, f8, f9;
  double g0, g1, g2, g3, g4, g5, g6, g7, g8, g9, h0, h1, h2, h3, h4, h5, h6, h7, h8, h9;
  double i0, i1, i2, i3, i4, i5, i6, i7, i8, i9, j0, j1, j2, j3, j4, j5, j6, j7, j8, j9;
};
struct hundred_and_one {
  double a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, b0, b1, b2, b3, b4, b5, b6, b7, b8, b9;
  double c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, d0, d1, d2, d3, d4, d5, d6, d7, d8, d9;
  double e0, e1, e2, e3, e4, e5, e6, e7, e8, e9, f0, f1, f2, f3, f4, f5, f6, f7, f8, f9;
  double g0, g1, g2, g3, g4, g5, g6, g7, g8, g9, h0, h1, h2, h3, h4, h5, h6, h7, h8, h9;
  double i0, i1, i2, i3, i4, i5, i6, i7, i8, i9, j0, j1, j2, j3, j4, j5, j6, j7, j8, j9;
  double k0;
};

TEST(Split, IsOfAtMostAHundredMembers) {
  EXPECT_EQ(member_count<hundred>, unitstep::detail::most_members);
  EXPECT_TRUE(can_be_split<hundred> && can_be_split<ten_of_ten>);
  EXPECT_EQ(member_count<hundred_and_one>, unitstep::detail::most_members + 1);
  EXPECT_FALSE(can_be_split<hundred_and_one>);
}

}  // namespace splitting

}  // namespace
