// SPDX-License-Identifier: BSL-1.0
#include <unitstep/methods/dormand_el_mikkawy_prince4.hpp>

#include <array>
#include <string>
#include <unitstep/drive/integrate.hpp>
#include <unitstep/drive/tolerance.hpp>
#include <unitstep/math/vec_products.hpp>
#include <unitstep/methods/detail/stepping.hpp>
#include <unitstep/state/rotation.hpp>

#include "support/laws.hpp"
#include "support/pairs.hpp"
#include "support/refusal.hpp"
#include "support/twins.hpp"
#include "support/typed.hpp"

namespace {

using pair = unitstep::dormand_el_mikkawy_prince4;

// The trees of motions up to order 5: the step, the lower member of the pair and dense output, by the code that runs,
// in exact arithmetic. With forces that depend on velocity the order is one.
static_assert(laws::has_its_order<pair>() && laws::exact_order<pair, 5>() == 4);
static_assert(laws::exact_order<pair, 2, true>() == 1 && pair::order_with_velocity_forces == 1);
static_assert(laws::has_its_order_with_changing_steps<pair, laws::modulo_a_prime>());
static_assert(laws::exact_order<laws::lower_member<pair>, 4>() == 3 && pair::error_order == 3);
static_assert(laws::exact_order<laws::upper_member<pair>, 5, false, true, laws::modulo_a_prime>() ==
              4);
template <int over, int under>
constexpr int dense_order_at = laws::exact_order<laws::dense_member<pair, over, under>, 4, false,
                                                 false, laws::modulo_a_prime>();
static_assert(dense_order_at<1, 3> == 3 && dense_order_at<4, 5> == 3 && pair::dense_order == 3);
TEST(dormand_el_mikkawy_prince4, shows_its_order) {
  EXPECT_TRUE(laws::shows_its_order(pair{}, 32));
  EXPECT_TRUE(laws::shows_its_order_with_changing_steps(pair{}, 32));
}

// A change of the last acceleration by a thousandth, in the step or in its error, is detected.
template <int in_the_step>
struct off : pair {
  template <class S, class A, class F, class T>
  constexpr auto attempt(S const& s, A const& first, F const& field, T t, T dt) const {
    auto a = pair{}.attempt(s, first, field, t, dt);
    (in_the_step ? a.state.velocity : a.error.velocity) += a.last * (dt / T(1000));
    return a;
  }
};
static_assert(
    laws::exact_order<laws::upper_member<off<1>>, 2, false, false, laws::modulo_a_prime>() < 1);
static_assert(
    laws::exact_order<laws::lower_member<off<0>>, 2, false, false, laws::modulo_a_prime>() < 1);

/// Only positions, within a step: x' = v, so the rest of order h^5 is that of the step.
constexpr auto middle_after(double h) {
  laws::line const s{1, 0.5};
  laws::oscillator const field{};
  auto memory = pair{}.begin(s, field, 0.0);
  auto const before = memory;
  auto const a = pair{}.attempt(s, memory, field, 0.0, h);
  pair{}.accept(s, memory, a, field, 0.0, h);
  auto const here = pair{}.dense(s, before, a, memory, field, 0.0, h)(0.5);
  double const cosine = unitstep::math::cos(h / 2), sine = unitstep::math::sin(h / 2);
  return laws::line{here.position - (cosine + 0.5 * sine), here.velocity - (0.5 * cosine - sine)};
}
constexpr double halved(double a, double b) {
  return unitstep::math::log(laws::size(a / b)) / unitstep::math::log(2.0);
}
static_assert(laws::size(halved(middle_after(0.25).position, middle_after(0.125).position) - 5) <
              0.25);
static_assert(laws::size(halved(middle_after(0.25).velocity, middle_after(0.125).velocity) - 4) <
              0.25);

// The last acceleration of a step is the first one of the next, so after the first step there are three evaluations a
// step. The start needs one at another velocity, too.
static_assert(laws::calls_of_a_pair<pair>() == laws::pair_calls{2, 3, 0, 0});
static_assert(laws::evaluates_as_stated<pair>());

/// For forces without velocity dense output is continuous at both ends.
constexpr bool joins() {
  laws::line const s{1, 0.5};
  laws::oscillator const field{};
  auto memory = pair{}.begin(s, field, 0.0);
  auto const before = memory;
  auto const a = pair{}.attempt(s, memory, field, 0.0, 0.25);
  pair{}.accept(s, memory, a, field, 0.0, 0.25);
  auto const path = pair{}.dense(s, before, a, memory, field, 0.0, 0.25);
  return path(0.0) == s && laws::distance(path(1.0), a.state) < 0x1p-50;
}
static_assert(joins());

static_assert(!laws::is_symplectic<pair, laws::modulo_a_prime>() && !pair::symplectic);
static_assert(!pair::reversible);
TEST(dormand_el_mikkawy_prince4, has_its_error_in_energy) {
  EXPECT_TRUE(laws::energy_errors_of(pair{}).grow());
  EXPECT_FALSE(laws::is_reversible<pair>());
  EXPECT_TRUE(laws::misses_by_its_order(pair{}, 1.0 / 16));
}
static_assert(laws::steps_quantities<pair>());

// States that are no motions have no positions to step, and an orientation is no sum.
static_assert(!unitstep::detail::steps_alone<
              pair, unitstep::vec<double, 2>,
              unitstep::vec<double, 2> (*)(unitstep::vec<double, 2> const&, double), double>);
static_assert(!unitstep::detail::on_group<pair>::suits);

// Under a tolerance a field that depends on the velocity is refused, at rest and in motion, on a line, in space and for
// many bodies. Its values decide, not its type. With a dt it is followed to first order.
template <class Start, class Field>
std::string said_to(Start const& start, Field const& field, Start const& allowed) {
  return refusals::refusal([&] {
    static_cast<void>(unitstep::integrate(pair{}, start, field, unitstep::tolerance{allowed}, 0.5));
  });
}
using unitstep::motion;
using unitstep::vec;
constexpr char const* sees_velocity =
    "unitstep: dormand_el_mikkawy_prince4: the field depends on the velocity, which its error "
    "estimate does not see; take dormand_prince5";
TEST(dormand_el_mikkawy_prince4, refuses_fields_that_depend_on_velocity) {
  auto const spring = [](auto const& s, double) { return -4.0 * s.position; };
  auto const damped = [](auto const& s, double) { return -4.0 * s.position - 0.5 * s.velocity; };
  auto const dragged = [](auto const& s, double) {
    return -9.81 - 0.1 * s.velocity * unitstep::magnitude(s.velocity);
  };
  motion const line{1.0, 0.0}, fine{1e-8, 1e-8}, moving{1.0, -1.0};
  EXPECT_EQ(said_to(line, spring, fine), "accepted");
  EXPECT_EQ(said_to(moving, spring, fine), "accepted");
  EXPECT_EQ(said_to(line, damped, fine), sees_velocity);
  EXPECT_EQ(said_to(moving, damped, fine), sees_velocity);
  EXPECT_EQ(said_to(line, dragged, fine), sees_velocity);
  motion const space{vec{1.0, 0.0, 0.0}, vec{0.0, 0.0, 0.0}};
  motion const fine_in_space{vec{1e-8, 1e-8, 1e-8}, vec{1e-8, 1e-8, 1e-8}};
  auto const turned = [](auto const& s, double) {
    return -4.0 * s.position + cross(s.velocity, vec{0.0, 0.0, 1.0});
  };
  EXPECT_EQ(said_to(space, spring, fine_in_space), "accepted");
  EXPECT_EQ(said_to(space, turned, fine_in_space), sees_velocity);
  motion const two{std::array{1.0, 2.0}, std::array{0.0, 0.0}};
  motion const fine_of_two{std::array{1e-8, 1e-8}, std::array{1e-8, 1e-8}};
  auto const second_is_damped = [](auto const& s, double) {
    return std::array{-s.position[0], -s.position[1] - s.velocity[1]};
  };
  EXPECT_EQ(said_to(two, second_is_damped, fine_of_two), sees_velocity);
  EXPECT_EQ(refusals::refusal(
                [&] { static_cast<void>(unitstep::integrate(pair{}, line, damped, 0.125, 4)); }),
            "accepted");
}

TEST(dormand_el_mikkawy_prince4, takes_the_compilers_orbit) {
  laws::expect_the_compilers_orbit<pair>();
}

}  // namespace
