// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <array>
#include <boost/units/systems/si.hpp>
#include <concepts>
#include <limits>
#include <stdexcept>
#include <unitstep/drive/integrate.hpp>
#include <unitstep/forces/euler_equations.hpp>
#include <unitstep/forces/law.hpp>
#include <unitstep/forces/second_law.hpp>
#include <unitstep/forces/spring.hpp>
#include <unitstep/methods/rk4.hpp>
#include <unitstep/methods/semi_implicit_euler.hpp>

#include "support/same_bits.hpp"

namespace {

namespace si = boost::units::si;
using boost::units::quantity;
using unitstep::vec;
using force = quantity<si::force>;
using length = quantity<si::length>;
using stiffness = quantity<si::surface_tension>;  // N/m

using state = unitstep::motion<length, quantity<si::velocity>>;
using time = quantity<si::time>;
template <class Law>
constexpr bool gives_force = decltype(unitstep::detail::check_law<Law, state, time, force>())::ok;
constexpr auto own = [](auto const& s, auto) { return -2.0 * si::newton / si::metre * s.position; };
constexpr auto of_other_unit = [](auto const& s, auto) { return s.position; };
constexpr auto of_state_alone = [](auto const& s) { return s.position; };
static_assert(gives_force<unitstep::spring<stiffness>> && gives_force<decltype(own)>);
static_assert(!gives_force<unitstep::spring<force>>);
static_assert(!gives_force<unitstep::spring<quantity<si::surface_tension, float>>>);
static_assert(!gives_force<decltype(of_other_unit)> && !gives_force<decltype(of_state_alone)>);

// A field of rotations is no law of force. A field of motions is judged by its result, an acceleration.
using unitstep::detail::is_field_of_another_state;
using rigid = unitstep::euler_equations<vec<quantity<si::moment_of_inertia>, 3>>;
using pulled = unitstep::second_law<quantity<si::mass>, unitstep::spring<stiffness>>;
static_assert(is_field_of_another_state<rigid, state, time>() && !gives_force<rigid>);
static_assert(!is_field_of_another_state<pulled, state, time>() && !gives_force<pulled>);
static_assert(!is_field_of_another_state<decltype(own), state, time>());

// A state has a position, a velocity, both or neither.
struct place_alone {
  double position;
};
struct speed_alone {
  double velocity;
};
using unitstep::detail::has_position, unitstep::detail::has_velocity;
static_assert(has_position<state> && has_velocity<state>);
static_assert(has_position<place_alone> && !has_velocity<place_alone>);
static_assert(!has_position<speed_alone> && has_velocity<speed_alone>);

// A caller's law with the two lines that let it run on plain numbers: a force that grows with the cube of the distance.
template <class K>
struct hard_spring {
  K stiffness;

  template <class State, class Time>
  constexpr auto operator()(State const& s, Time const&) const {
    return -stiffness * dot(s.position, s.position) * s.position;
  }
  template <class State, class Time>
  constexpr auto raw() const {
    return hard_spring<unitstep::number_of<K>>{stiffness.value()};
  }
};
template <class K>
hard_spring(K) -> hard_spring<K>;
template <class K>
struct without_raw_form {
  hard_spring<K> law;
  template <class State, class Time>
  constexpr auto operator()(State const& s, Time const& t) const {
    return law(s, t);
  }
};

using place = vec<length, 2>;
using plane = unitstep::motion<place, vec<quantity<si::velocity>, 2>>;
constexpr hard_spring hard{4.0 * si::newton / si::cubic_metre};
constexpr without_raw_form<std::remove_const_t<decltype(hard.stiffness)>> slow{hard};
// The law itself runs on numbers; no unit is added and removed.
static_assert(std::same_as<decltype(unitstep::raw_field<plane, time>(hard)), hard_spring<double>>);
static_assert(!std::same_as<decltype(unitstep::raw_field<plane, time>(slow)), hard_spring<double>>);
constexpr plane at{vec{0.5, -0.25} * si::metre, vec{0.0, 1.0} * si::metre_per_second};
template <class... Laws>
constexpr auto run(Laws const&... laws) {
  return unitstep::integrate(unitstep::rk4{}, at, unitstep::second_law{2.0 * si::kilogram, laws...},
                             0.0625 * si::second, 40);
}
static_assert(twins::same_bits(run(hard), run(slow)) &&
              !twins::same_bits(run(hard, hard), run(slow)));
// It is judged as any callable, and may act together with the library's laws.
template <class Law>
constexpr bool gives_force_in_plane =
    decltype(unitstep::detail::check_law<Law, plane, time, vec<force, 2>>())::ok;
static_assert(gives_force_in_plane<std::remove_const_t<decltype(hard)>>);
static_assert(!gives_force_in_plane<hard_spring<quantity<si::force>>>);
static_assert(!twins::same_bits(run(hard, unitstep::spring{1.0 * si::newton / si::metre}),
                                run(hard)));

// In one constant expression it runs as far as numbers do: with units added and removed in every call, these steps
// would exceed clang's limit of 1,048,576 steps of its evaluator.
constexpr auto many = unitstep::integrate(unitstep::semi_implicit_euler{}, at,
                                          unitstep::second_law{2.0 * si::kilogram, hard},
                                          0.015625 * si::second, 12'000);
static_assert(many.position != at.position);

// A law that states it acts on each body does so; a law that is an acceleration is not divided by the mass.
struct own_gravity {
  static constexpr bool is_acceleration = true;
  static constexpr bool acts_on_each_body = true;
  template <class State, class Time>
  constexpr auto operator()(State const&, Time const&) const {
    return vec{0.0, -8.0} * si::metre_per_second_squared;
  }
};
constexpr unitstep::motion two{std::array{at.position, 2.0 * at.position},
                               std::array{at.velocity, at.velocity}};
constexpr auto fallen = unitstep::integrate(
    unitstep::rk4{}, two,
    unitstep::second_law{std::array{1.0 * si::kilogram, 4.0 * si::kilogram}, own_gravity{}},
    0.0625 * si::second, 16);
static_assert(fallen.velocity[0] == vec{0.0, -7.0} * si::metre_per_second);  // 1 - 8 t at t = 1
static_assert(fallen.velocity[1] == fallen.velocity[0]);
static_assert(fallen.velocity[1] != two.velocity[1]);

TEST(Law, IsTheSameAtRunTime) {
  constexpr auto constant = run(hard);
  hard_spring const here{twins::hidden(4.0) * si::newton / si::cubic_metre};
  EXPECT_TRUE(twins::same_bits(run(here), constant));
}

TEST(Law, HasFiniteConstantsOnly) {
  double const bad = std::numeric_limits<double>::infinity();
  auto const require = [](auto... constant) {
    unitstep::detail::require_finite("unitstep: constants must be finite", constant...);
  };
  EXPECT_NO_THROW(require(1.0, unitstep::detail::not_given{}, vec{2.0, 3.0}));
  EXPECT_THROW(require(bad, 1.0), std::domain_error);
  EXPECT_THROW(require(1.0, unitstep::detail::not_given{}, vec{2.0, bad}), std::domain_error);
}

TEST(Law, IsJudgedByTheCompiler) { EXPECT_TRUE(gives_force<decltype(own)>); }

}  // namespace
