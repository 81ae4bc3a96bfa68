// SPDX-License-Identifier: BSL-1.0
#include <unitstep/methods/damped.hpp>

#include <array>
#include <limits>
#include <string>
#include <unitstep/methods/compensated.hpp>
#include <unitstep/methods/leapfrog.hpp>
#include <unitstep/methods/rk4.hpp>
#include <unitstep/methods/semi_implicit_euler.hpp>
#include <unitstep/methods/stormer_verlet.hpp>
#include <unitstep/methods/time_corrected_verlet.hpp>
#include <unitstep/methods/variable_step_verlet.hpp>
#include <unitstep/methods/velocity_verlet.hpp>
#include <unitstep/state/rotation.hpp>

#include "support/laws.hpp"
#include "support/refusal.hpp"
#include "support/twins.hpp"
#include "support/typed.hpp"
#include "support/verdict.hpp"

namespace {

using unitstep::damped;
namespace si = boost::units::si;

// Free motion at 8 m/s, halved after each step of 1 s: 8 + 4 + 2 + 1 metres in four steps. Then 1/2 m/s is left, which
// is below 3/4 m/s, so the body rests.
template <class Method>
constexpr bool halves_and_rests(Method const& method) {
  auto const still = [](auto const&, auto) { return 0.0 * si::metre_per_second_squared; };
  unitstep::motion const start{0.0 * si::metre, 8.0 * si::metre_per_second};
  damped const settling{method, 0.5, 0.75 * si::metre_per_second};
  auto const dt = 1.0 * si::second;
  auto const three = unitstep::integrate(settling, start, still, dt, 3);
  auto const four = unitstep::integrate(settling, start, still, dt, 4);
  auto const nine = unitstep::integrate(settling, start, still, dt, 9);
  return three.position == 14.0 * si::metre && three.velocity == 1.0 * si::metre_per_second &&
         four.position == 15.0 * si::metre && four.velocity == 0.0 * si::metre_per_second &&
         nine == four;
}
static_assert(halves_and_rests(unitstep::semi_implicit_euler{}));
static_assert(halves_and_rests(unitstep::rk4{}));
static_assert(halves_and_rests(unitstep::velocity_verlet{}));
// Methods that keep a velocity of their own are told of the damping.
static_assert(halves_and_rests(unitstep::stormer_verlet{}));
static_assert(halves_and_rests(unitstep::time_corrected_verlet{}));
static_assert(halves_and_rests(unitstep::variable_step_verlet{}));

// This works for any depth of wrapping, since a wrapper passes on what it is told.
constexpr auto nothing_lost(auto const& method) {
  return damped{method, 1.0, 0.0 * si::metre_per_second};
}
static_assert(halves_and_rests(nothing_lost(unitstep::rk4{})));
static_assert(halves_and_rests(nothing_lost(unitstep::stormer_verlet{})));
static_assert(halves_and_rests(nothing_lost(unitstep::time_corrected_verlet{})));
static_assert(halves_and_rests(nothing_lost(unitstep::variable_step_verlet{})));
static_assert(halves_and_rests(nothing_lost(nothing_lost(unitstep::stormer_verlet{}))));
static_assert(halves_and_rests(unitstep::compensated{unitstep::stormer_verlet{}}));
static_assert(halves_and_rests(nothing_lost(unitstep::compensated{unitstep::stormer_verlet{}})));
static_assert(halves_and_rests(nothing_lost(unitstep::compensated{unitstep::velocity_verlet{}})));
// A method that keeps no velocity has no kick, even inside a wrapper.
template <class Method>
concept is_told =
    requires(Method const m, unitstep::detail::quotient_memory<double, double, double> kept) {
      m.kick(kept, 1.0);
    };
static_assert(is_told<unitstep::stormer_verlet> && !is_told<unitstep::velocity_verlet>);
static_assert(is_told<decltype(nothing_lost(unitstep::stormer_verlet{}))>);
static_assert(!is_told<decltype(nothing_lost(unitstep::velocity_verlet{}))>);
// The same for rotations: an angular velocity of 8 rad/s about an axis, halved twice a step or quartered once.
template <class Method>
constexpr auto turned(Method const& method) {
  auto const free = [](auto const&, auto) {
    return unitstep::vec{0.0, 0.0, 0.0} * si::radian / si::second / si::second;
  };
  return unitstep::integrate(
      method,
      unitstep::rotation{unitstep::quaternion{1.0, 0.0, 0.0, 0.0},
                         unitstep::vec{0.0, 0.0, 8.0} * si::radian_per_second},
      free, 1.0 * si::second, 3);
}
constexpr auto slowly = 0.25 * si::radian_per_second;
constexpr auto once(auto const& method, double factor) { return damped{method, factor, slowly}; }
template <class Method>
constexpr bool is_told_of_turning =
    turned(once(once(Method{}, 0.5), 0.5)) == turned(once(Method{}, 0.25));
static_assert(is_told_of_turning<unitstep::stormer_verlet>);
static_assert(is_told_of_turning<unitstep::variable_step_verlet>);
static_assert(is_told_of_turning<unitstep::leapfrog>);
static_assert(turned(once(unitstep::stormer_verlet{}, 0.25)) !=
              turned(once(unitstep::stormer_verlet{}, 0.5)));

// A method steps by itself if its step needs no memory.
template <class Method>
constexpr bool steps_by_itself =
    unitstep::detail::steps_by_itself<Method, laws::line, decltype(laws::undamped), double>;
static_assert(steps_by_itself<unitstep::rk4> && !steps_by_itself<unitstep::stormer_verlet>);
static_assert(!steps_by_itself<int>);

// A rotation rests below an angular velocity.
template <class Speed>
using of_turning = typename damped<unitstep::rk4, double, Speed>::template verdict<
    unitstep::rotation<unitstep::quaternion<double>,
                       unitstep::vec<boost::units::quantity<si::angular_velocity>, 3>>,
    boost::units::quantity<si::time>>;
static_assert(of_turning<boost::units::quantity<si::angular_velocity>>::ok);
static_assert(verdicts::reads<of_turning<boost::units::quantity<si::velocity>>>() ==
              "expected rest_speed: rad s^-1, got m s^-1");
static_assert(verdicts::reads<of_turning<boost::units::quantity<si::frequency>>>() ==
              "expected rest_speed: rad s^-1, got s^-1: multiply by si::radian");

// A speed of exactly the threshold does not rest; a negative velocity is compared by its size.
constexpr auto coasting = [](auto const&, auto) { return 0.0f * si::metre_per_second_squared; };
constexpr auto after_one(float speed) {
  return unitstep::integrate(
             damped{unitstep::semi_implicit_euler{}, 0.5, 0.5f * si::metre_per_second},
             unitstep::motion{0.0f * si::metre, speed * si::metre_per_second}, coasting,
             1.0f * si::second, 1)
      .velocity.value();
}
static_assert(after_one(1.0f) == 0.5f && after_one(-1.0f) == -0.5f);
static_assert(after_one(0.875f) == 0.0f && after_one(-0.875f) == 0.0f);

// In space the speed of a body counts: 0.6 and 0.8 make 1, which is above 0.9 although neither component is.
using velocity = boost::units::quantity<si::velocity>;
using space = unitstep::vec<velocity, 2>;
constexpr auto rest = damped{unitstep::semi_implicit_euler{}, 1.0, 0.9 * si::metre_per_second};
constexpr auto origin = unitstep::vec{0.0, 0.0} * si::metre;
constexpr auto slow = unitstep::vec{0.5, 0.5} * si::metre_per_second;
constexpr auto fast = unitstep::vec{0.6, 0.8} * si::metre_per_second;
constexpr auto free_in_plane = [](auto const&, auto) {
  return unitstep::vec{0.0, 0.0} * si::metre_per_second_squared;
};
constexpr auto one = 1.0 * si::second;
static_assert(unitstep::integrate(rest, unitstep::motion{origin, fast}, free_in_plane, one, 1)
                  .velocity == fast);
static_assert(unitstep::integrate(rest, unitstep::motion{origin, slow}, free_in_plane, one, 1)
                  .velocity == unitstep::vec{0.0, 0.0} * si::metre_per_second);

// Each of two bodies rests separately.
constexpr auto free_bodies = [](auto const&, auto) {
  auto const none = unitstep::vec{0.0, 0.0} * si::metre_per_second_squared;
  return std::array{none, none};
};
constexpr auto two =
    unitstep::integrate(rest, unitstep::motion{std::array{origin, origin}, std::array{fast, slow}},
                        free_bodies, one, 1);
static_assert(two.velocity[0] == fast && two.velocity[1].x == 0.0 * si::metre_per_second);
constexpr auto other_two =
    unitstep::integrate(rest, unitstep::motion{std::array{origin, origin}, std::array{slow, fast}},
                        free_bodies, one, 1);
static_assert(other_two.velocity[0].x == 0.0 * si::metre_per_second &&
              other_two.velocity[1] == fast);
// So do four bodies, which have no names in their row.
constexpr unitstep::vec row{unitstep::vec{0.6, 0.8}, unitstep::vec{0.5, 0.5},
                            unitstep::vec{0.8, 0.6}, unitstep::vec{0.1, 0.2}};
constexpr unitstep::vec none{0.0, 0.0};
constexpr auto four = damped{unitstep::semi_implicit_euler{}, 1.0, 0.9}.step(
    unitstep::motion{row, row},
    [](auto const&, auto) { return unitstep::vec{none, none, none, none}; }, 0.0, 1.0);
static_assert(four.velocity == unitstep::vec{row[0], none, row[2], none});
// A speed of exactly the threshold, 3/4 and 1 make 5/4, does not rest in space, either.
constexpr auto just_fast = unitstep::vec{0.75, 1.0} * si::metre_per_second;
static_assert(unitstep::integrate(damped{unitstep::semi_implicit_euler{}, 1.0,
                                         1.25 * si::metre_per_second},
                                  unitstep::motion{origin, just_fast}, free_in_plane, one, 1)
                  .velocity == just_fast);

// The factor is a number. The speed has the unit of the velocity, or is a number if that is one.
template <class Factor, class Speed, class V>
constexpr bool fits = decltype(unitstep::diagnostics::check_damping<unitstep::motion<V, V>, void,
                                                                    Factor, Speed>())::ok;
static_assert(fits<double, velocity, velocity> && fits<double, float, double>);
static_assert(!fits<velocity, velocity, velocity> && !fits<double, double, velocity>);
static_assert(!fits<double, velocity, double>);
// A state that states no velocity cannot be damped.
static_assert(
    !decltype(unitstep::diagnostics::check_damping<double, void, double, velocity>())::ok);

// With the factor 1 and no rest it is the method inside; it always has its cost.
constexpr damped nothing{unitstep::velocity_verlet{}, 1.0, 0.0};
static_assert(laws::run(nothing, laws::line{1, 0}, laws::undamped, 0.25, 50) ==
              laws::run(unitstep::velocity_verlet{}, laws::line{1, 0}, laws::undamped, 0.25, 50));
static_assert(laws::evaluates_as_stated(nothing));
static_assert(laws::evaluates_as_stated(damped{unitstep::rk4{}, 0.5, 0.0}));

// The remaining velocity depends on the number of steps, so the stated order is 0.
constexpr damped losing{unitstep::semi_implicit_euler{}, 0.99, 0.0};
static_assert(losing.order == 0 && !losing.symplectic && !losing.reversible);
static_assert(losing.order_with_velocity_forces == 0 && losing.order_with_changing_steps == 0);
TEST(damped, is_not_reversible) { EXPECT_FALSE(laws::is_reversible(losing)); }
static_assert(laws::error_at(losing, laws::undamped, 2.0, 512, false) > 0.4);

// A factor lies between 0 and 1, and a speed is finite and not negative.
template <class Factor, class Speed>
std::string refusal_of(Factor factor, Speed speed) {
  return refusals::refusal([=] { static_cast<void>(damped{unitstep::leapfrog{}, factor, speed}); });
}
TEST(damped, refuses_bad_values_by_name) {
  auto const mps = si::metre_per_second;
  double const inf = std::numeric_limits<double>::infinity();
  double const nan = std::numeric_limits<double>::quiet_NaN();
  double const tiny = std::numeric_limits<double>::denorm_min();
  double const epsilon = std::numeric_limits<double>::epsilon();
  for (double const right : {0.0, tiny, 0.5, 1.0}) {
    EXPECT_EQ(refusal_of(right, 0.0 * mps), "accepted");
    EXPECT_EQ(refusal_of(0.5, right * mps), "accepted");
    EXPECT_EQ(refusal_of(0.5, right), "accepted");
  }
  EXPECT_EQ(refusal_of(0.5, std::numeric_limits<double>::max() * mps), "accepted");
  for (double const wrong : {-tiny, -1.0, 1.0 + epsilon, 2.0, inf, -inf, nan})
    EXPECT_EQ(refusal_of(wrong, 0.5 * mps), "unitstep: damped: factor must be from 0 to 1");
  for (double const wrong : {-tiny, -1.0, inf, -inf, nan}) {
    std::string const sentence = "unitstep: damped: rest_speed must be finite and not negative";
    EXPECT_EQ(refusal_of(0.5, wrong * mps), sentence);
    EXPECT_EQ(refusal_of(0.5, wrong), sentence);
    EXPECT_EQ(refusal_of(0.5, unitstep::light<si::velocity, double>{wrong}), sentence);
    EXPECT_EQ(refusal_of(0.5f, static_cast<float>(wrong < 0 ? -1.0 : wrong) * mps), sentence);
  }
}

TEST(damped, takes_the_compilers_orbit) {
  damped const method{unitstep::semi_implicit_euler{}, 0.99, 0.125};
  constexpr damped same{unitstep::semi_implicit_euler{}, 0.99, 0.125};
  constexpr auto there = laws::orbit(same, laws::orbit_start, 0.03125);
  EXPECT_EQ(laws::orbit(method, laws::orbit_start, laws::opaque(0.03125)), there);
}

}  // namespace
