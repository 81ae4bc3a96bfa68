// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <array>
#include <boost/units/absolute.hpp>
#include <boost/units/systems/cgs.hpp>
#include <boost/units/systems/si.hpp>
#include <boost/units/systems/si/prefixes.hpp>
#include <concepts>
#include <type_traits>
#include <unitstep/math/quaternion.hpp>
#include <unitstep/math/vec.hpp>
#include <unitstep/state/motion.hpp>
#include <unitstep/units/detail/operation.hpp>
#include <unitstep/units/light.hpp>

#include "support/verdict.hpp"

namespace of_integers {

namespace {

namespace si = boost::units::si;
using boost::units::quantity;
using unitstep::light;
using unitstep::vec;
using unitstep::diagnostics::is_of_integers;
using unitstep::diagnostics::not_of_integers;

static_assert(is_of_integers<quantity<si::length, int>> && is_of_integers<light<si::mass, long>>);
static_assert(is_of_integers<vec<quantity<si::length, int>, 3>> && is_of_integers<vec<int, 2>>);
static_assert(is_of_integers<std::array<vec<light<si::length, int>, 2>, 4>>);
static_assert(!is_of_integers<quantity<si::length>> && !is_of_integers<light<si::mass, float>>);
static_assert(!is_of_integers<std::array<vec<double, 2>, 4>>);
// A plain number is no quantity: steps are counted in it.
static_assert(!is_of_integers<int> && !is_of_integers<double>);

// Integers are refused; for other numbers the given verdict decides.
using whole_mass = quantity<si::mass, int>;
using unitstep::diagnostics::accepted;
using unitstep::diagnostics::integers_or;
static_assert(!not_of_integers<"mass", whole_mass>::ok &&
              !integers_or<"mass", whole_mass, accepted>::ok);
static_assert(integers_or<"mass", quantity<si::mass>, accepted>::ok);

TEST(Integers, AreRefusedWithTheirType) {
  EXPECT_STREQ((verdicts::reads<not_of_integers<"mass", quantity<si::mass, int>>>().data()),
               "expected mass: numbers such as 2.0, got kg in int");
}

}  // namespace

}  // namespace of_integers

namespace of_operation {

namespace {

namespace si = boost::units::si;
using namespace unitstep::diagnostics;
using metres = boost::units::quantity<si::length>;
using float_metres = boost::units::quantity<si::length, float>;
using seconds = boost::units::quantity<si::time>;
using centimetres = boost::units::quantity<boost::units::cgs::length>;

template <class Refusal>
constexpr auto reads() {
  return plain_sentence(typename unitstep::diagnostics::texts_of<Refusal>::expected{},
                        typename unitstep::diagnostics::texts_of<Refusal>::got{});
}

static_assert(reads<refuse_sum<"+", metres, seconds>>() == "expected m + m, got m + s");
static_assert(reads<refuse_sum<"-=", metres, centimetres>>() == "expected m -= m, got m -= cm");
static_assert(reads<refuse_sum<"<", metres, double>>() ==
              "expected m < m, got m < a plain number (double)");

// If the units alone would read the same, the value types are named.
static_assert(reads<refuse_sum<"==", metres, float_metres>>() ==
              "expected m in double == m in double, got m in double == m in float");

static_assert(reads<refuse_factor<"*=", metres, seconds>>() ==
              "expected m *= a plain number, got m *= s");
static_assert(reads<refuse_for<"*", "dot(a, b)", metres, seconds>>() ==
              "expected dot(a, b), got m * s");

// If all units have a name of their own, only the names are given; a number without a unit needs none.
using volts = boost::units::quantity<si::electric_potential>;
using float_volts = boost::units::quantity<si::electric_potential, float>;
using watts = boost::units::quantity<si::power>;
using millivolts = boost::units::quantity<decltype(si::milli_type() * si::electric_potential())>;
static_assert(reads<refuse_sum<"-", volts, watts>>() == "expected V - V, got V - W");
static_assert(reads<refuse_sum<"<", millivolts, volts>>() == "expected mV < mV, got mV < V");
static_assert(reads<refuse_sum<"==", volts, double>>() ==
              "expected V == V, got V == a plain number (double)");
static_assert(reads<refuse_sum<"=", volts, float_volts>>() ==
              "expected V in double = V in double, got V in double = V in float");
static_assert(reads<refuse_sum<"+", unitstep::vec<volts, 3>, unitstep::vec<watts, 3>>>() ==
              "expected vec<V, 3> + vec<V, 3>, got vec<V, 3> + vec<W, 3>");
static_assert(reads<refuse_factor<"*=", volts, watts>>() ==
              "expected V *= a plain number, got V *= W");
static_assert(reads<refuse_product_of<"*", double, volts, float, volts>>() ==
              "expected a plain number (double) * V in double, "
              "got a plain number (float) * V in double");
static_assert(reads<refuse_for<"*", "dot(a, b)", volts, watts>>() ==
              "expected dot(a, b), got V * W");

// If one unit has no name, all are written out; here, also an absolute unit.
using force = boost::units::quantity<si::force>;
static_assert(reads<refuse_sum<"+", metres, force>>() == "expected m + m, got m + kg m s^-2 (N)");
static_assert(reads<refuse_sum<"+", force, metres>>() ==
              "expected kg m s^-2 (N) + kg m s^-2 (N), got kg m s^-2 (N) + m");
static_assert(reads<refuse_factor<"/=", force, metres>>() ==
              "expected kg m s^-2 (N) /= a plain number, got kg m s^-2 (N) /= m");
static_assert(reads<refuse_sum<"+", unitstep::vec<force, 2>, unitstep::vec<metres, 2>>>() ==
              "expected vec<kg m s^-2 (N), 2> + vec<kg m s^-2 (N), 2>, "
              "got vec<kg m s^-2 (N), 2> + vec<m, 2>");
static_assert(!units_are_named<unitstep::motion<metres, force>> &&
              !units_are_named<unitstep::motion<force, metres>> &&
              units_are_named<unitstep::motion<force, volts>>);
using absolute_force = boost::units::quantity<boost::units::absolute<si::force>>;
static_assert(reads<refuse_sum<"+", absolute_force, force>>() ==
              "expected kg m s^-2 (N) (absolute) + kg m s^-2 (N) (absolute), "
              "got kg m s^-2 (N) (absolute) + kg m s^-2 (N)");

// The order of the operands is that of the program.
static_assert(!(reads<refuse_sum<"+", metres, seconds>>() ==
                reads<refuse_sum<"+", seconds, metres>>()));

// The arguments of a function, with their value types if the units alone would read the same, or the types are mixed.
using unitstep::detail::type_list;
using more = type_list<metres, metres, metres>;
static_assert(reads<refuse_call<"max", type_list<metres, metres>, type_list<metres, seconds>>>() ==
              "expected max(m, m), got max(m, s)");
static_assert(reads<refuse_call<"max", more, type_list<metres, metres, seconds>>>() ==
              "expected max(m, m, m), got max(m, m, s)");
static_assert(
    reads<refuse_call<"max", type_list<metres, metres>, type_list<metres, float_metres>>>() ==
    "expected max(m in double, m in double), got max(m in double, m in float)");
static_assert(reads<refuse_call<"f", type_list<metres>, type_list<float_metres>>>() ==
              "expected f(m in double), got f(m in float)");
static_assert(reads<refuse_call<"min", type_list<volts, volts>, type_list<volts, watts>>>() ==
              "expected min(V, V), got min(V, W)");
static_assert(reads<refuse_call<"min", type_list<volts, volts>, type_list<volts, float_volts>>>() ==
              "expected min(V in double, V in double), got min(V in double, V in float)");
static_assert(reads<refuse_call<"min", type_list<force, force>, type_list<force, metres>>>() ==
              "expected min(kg m s^-2 (N), kg m s^-2 (N)), got min(kg m s^-2 (N), m)");
static_assert(reads<refuse_call<"exp", words<"a plain number">, type_list<volts>>>() ==
              "expected exp(a plain number), got exp(V)");
static_assert(!needs_value_types<metres> && !needs_value_types<type_list<metres, seconds>> &&
              !needs_value_types<type_list<metres, metres, seconds>> &&
              !needs_value_types<type_list<metres, seconds, metres>>);
static_assert(needs_value_types<type_list<metres, metres>> &&
              !needs_value_types<type_list<metres, metres, seconds, metres>>);
static_assert(needs_value_types<type_list<metres, metres, metres>> &&
              needs_value_types<type_list<metres, float_metres>>);
using float_seconds = boost::units::quantity<si::time, float>;
static_assert(needs_value_types<type_list<metres, float_seconds>>);

// The result carries the refusal if one of its operands is light, also for states.
namespace detail = unitstep::detail;
using light_metres = unitstep::light<si::length, double>;
static_assert(std::is_same_v<detail::refusal_in_body<int, light_metres, metres>,
                             unitstep::detail::reported> &&
              std::is_same_v<detail::refusal_in_body<int, metres, metres>, int>);
static_assert(detail::is_of_light<unitstep::motion<light_metres, metres>> &&
              detail::is_of_light<unitstep::motion<metres, light_metres>> &&
              !detail::is_of_light<unitstep::motion<metres, metres>>);

TEST(Operation, ReadsTheSameAtRunTime) {
  EXPECT_STREQ((reads<refuse_sum<"+", metres, seconds>>().data()), "expected m + m, got m + s");
}

}  // namespace

}  // namespace of_operation

namespace of_refused_operators {

namespace {

// The tests of each kind of operand test what it refuses, and tests/refuse tests the messages.

namespace si = boost::units::si;
using length = unitstep::light<si::length, double>;
using time = unitstep::light<si::time, double>;
using point = unitstep::vec<double, 3>;
using turn = unitstep::quaternion<double>;
using unitstep::diagnostics::refuse_sum;

template <unitstep::text Operator, class A, class B>
concept refused = unitstep::detail::refused_beside<B, A, Operator>;

static_assert(refused<"+", length, time> && refused<"-=", length, time> &&
              refused<"<=", length, time> && refused<"*=", length, time>);
static_assert(!refused<"*", length, time> && !refused<"/", length, time>);
static_assert(!refused<"+", length, length> && !refused<"*=", length, double>);
static_assert(refused<"*", point, point> && refused<"<", point, point> &&
              !refused<"==", point, point> && !refused<"*", point, double>);
static_assert(refused<"*", turn, point> && refused<"+", turn, turn> && !refused<"*", turn, turn>);

// The kinds of the operators.
namespace detail = unitstep::detail;
static_assert(detail::adds_or_subtracts<"+"> && detail::adds_or_subtracts<"-"> &&
              detail::adds_or_subtracts<"+="> && detail::adds_or_subtracts<"-="> &&
              !detail::adds_or_subtracts<"=="> && !detail::adds_or_subtracts<"*">);
static_assert(detail::is_equality<"=="> && detail::is_equality<"!="> &&
              !detail::is_equality<"+="> && !detail::is_equality<"<=">);

// Operators of other libraries are not ours.
struct stranger {};
static_assert(!refused<"+", stranger, length> && !refused<"+", stranger, stranger> &&
              !refused<"==", point, stranger>);

// The refusal of light quantities is carried to the place where the result is used.
static_assert(
    std::same_as<decltype(length{} + time{}), unitstep::mismatched<refuse_sum<"+", length, time>>>);

TEST(RefusedOperators, LeaveThoseThatExistAlone) {
  EXPECT_EQ((point{1.0, 2.0, 3.0} + point{1.0, 1.0, 1.0}).z, 4.0);
}

}  // namespace

}  // namespace of_refused_operators
