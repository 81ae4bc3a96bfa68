// SPDX-License-Identifier: BSL-1.0
// deep: takes the compiler seconds
// tests: blanes_moan_s6, blanes_moan_s10, blanes_moan_srkn6b, blanes_moan_srkn11b, blanes_moan_srkn14a, mclachlan_ss17
// Methods of drifts and kicks with published shares; each fulfils the same laws with its own numbers.
#include <unitstep/methods/composition.hpp>

#include "support/laws.hpp"
#include "support/published.hpp"
#include "support/residue.hpp"
#include "support/twins.hpp"
#include "support/typed.hpp"

namespace {

using namespace unitstep;

template <class Method>
using off = composition<laws::off_palindrome<typename Method::table>>;
template <class Method>
using exchanged = composition<laws::exchanged_table<typename Method::table>>;

// All conditions of its order hold to the last printed digit, and those of the next order do not: their residual is
// above a bound. The same is true with drifts and kicks exchanged, for an order of its own.
template <class Method, int order, int order_exchanged>
constexpr bool holds_its_conditions(double above, double exchanged_above) {
  return Method::order == order && laws::residual<Method, 1, order, long double>() < 1e-15L &&
         laws::residual<off<Method>, 1, order, long double>() > 1e-4L &&
         laws::residual<Method, order + 1, order + 1>() > above &&
         laws::residual<exchanged<Method>, 1, order_exchanged, long double>() < 1e-15L &&
         laws::residual<exchanged<Method>, order_exchanged + 1, order_exchanged + 1>() >
             exchanged_above;
}
// For any drift and kick, so the order is the same with the two exchanged.
static_assert(holds_its_conditions<blanes_moan_s6, 4, 4>(1e-4, 1e-6));
static_assert(holds_its_conditions<blanes_moan_s10, 6, 6>(1e-5, 1e-6));
static_assert(holds_its_conditions<mclachlan_ss17, 8, 8>(1e-5, 1e-6));
// Only in this form: of the sixth order, the exchanged one has four; of the fourth, larger errors.
static_assert(holds_its_conditions<blanes_moan_srkn6b, 4, 4>(1e-5, 1e-3));
static_assert(holds_its_conditions<blanes_moan_srkn11b, 6, 4>(1e-6, 1e-5));
static_assert(holds_its_conditions<blanes_moan_srkn14a, 6, 4>(1e-6, 1e-4));

// The acceleration at the start is needed if a step begins with a kick.
template <class Method>
constexpr bool is_symplectic_and_evaluates(int at_the_start) {
  return laws::is_symplectic<Method, laws::modulo_a_prime>() &&
         laws::is_symplectic<Method, laws::modulo_another>() &&
         laws::symplectic_error<Method>() < 1e-14 && Method::reversible &&
         Method::starting_evaluations == at_the_start && laws::evaluates_as_stated<Method>() &&
         laws::steps_quantities<Method>();
}
static_assert(is_symplectic_and_evaluates<blanes_moan_s6>(1));
static_assert(is_symplectic_and_evaluates<blanes_moan_s10>(1));
static_assert(is_symplectic_and_evaluates<mclachlan_ss17>(0));
static_assert(is_symplectic_and_evaluates<blanes_moan_srkn6b>(1));
static_assert(is_symplectic_and_evaluates<blanes_moan_srkn11b>(1));
static_assert(is_symplectic_and_evaluates<blanes_moan_srkn14a>(0));
static_assert(exchanged<blanes_moan_srkn11b>::starting_evaluations == 0);
static_assert(exchanged<blanes_moan_srkn14a>::starting_evaluations == 1 &&
              exchanged<blanes_moan_srkn14a>::evaluations == 14);

// The number of steps in which the order shows: on a pendulum, on a spring, with a damper, and with changing steps. And
// the largest energy error, which Principia's tests publish except for blanes_moan_s10, where it is computed with forty
// digits.
struct observed {
  int pendulum, spring, damped, changing;
  double energy;
};
template <class Method>
constexpr observed of{};
template <>
constexpr observed of<blanes_moan_s6>{16, 16, 256, 8, 2.24300146345335349e-07};
template <>
constexpr observed of<blanes_moan_s10>{8, 8, 256, 4, 2.451509523000861933e-10};
template <>
constexpr observed of<blanes_moan_srkn6b>{16, 16, 256, 8, 1.55706381121945010e-09};
template <>
constexpr observed of<blanes_moan_srkn11b>{8, 8, 256, 4, 9.14945896823837760e-12};
template <>
constexpr observed of<blanes_moan_srkn14a>{12, 4, 256, 3, 6.29052365752613700e-13};
template <>
constexpr observed of<mclachlan_ss17>{8, 8, 128, 3, 2.24043006369356590e-12};

template <class Method>
struct PublishedCompositions : testing::Test {};
using all = testing::Types<blanes_moan_s6, blanes_moan_s10, blanes_moan_srkn6b, blanes_moan_srkn11b,
                           blanes_moan_srkn14a, mclachlan_ss17>;
TYPED_TEST_SUITE(PublishedCompositions, all);

TYPED_TEST(PublishedCompositions, ShowTheirOrder) {
  constexpr observed in = of<TypeParam>;
  EXPECT_TRUE(
      laws::near_order(laws::order_on_a_pendulum<TypeParam>(in.pendulum), TypeParam::order));
  EXPECT_TRUE(laws::near_order(laws::order_on_a_pendulum<off<TypeParam>>(in.pendulum), 2));
  EXPECT_TRUE(laws::shows_its_order<long double>(TypeParam{}, in.spring));
  EXPECT_TRUE(laws::shows_its_order_when_damped(TypeParam{}, in.damped));
  EXPECT_TRUE(laws::shows_its_order_with_changing_steps<long double>(TypeParam{}, in.changing));
  EXPECT_FALSE(laws::shows_its_order<long double>(off<TypeParam>{}, in.spring));
}
// A spring shows no difference.
TEST(Exchanged14a, ShowsFourthOrderOnAPendulum) {
  EXPECT_TRUE(laws::near_order(laws::order_on_a_pendulum<exchanged<blanes_moan_srkn14a>>(8), 4));
  EXPECT_TRUE(laws::near_order(
      laws::observed_order<long double>(exchanged<blanes_moan_srkn14a>{}, laws::undamped, 4), 6));
}

TYPED_TEST(PublishedCompositions, HaveTheirErrorInEnergy) {
  constexpr double due = of<TypeParam>.energy;
  auto const energy = laws::energy_errors_of(TypeParam{});
  EXPECT_TRUE(laws::is_published(energy, due));
  EXPECT_TRUE(laws::stays(energy));
  EXPECT_FALSE(laws::is_published(laws::energy_errors_of(off<TypeParam>{}), due));
}
TYPED_TEST(PublishedCompositions, AreReversible) {
  EXPECT_TRUE(laws::is_reversible<TypeParam>());
  EXPECT_TRUE(laws::returns<TypeParam>());
}
TYPED_TEST(PublishedCompositions, TakeTheCompilersOrbit) {
  laws::expect_the_compilers_orbit<TypeParam>();
}

}  // namespace
