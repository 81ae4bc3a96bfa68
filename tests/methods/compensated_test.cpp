// SPDX-License-Identifier: BSL-1.0
// deep: takes the compiler seconds
#include <unitstep/methods/compensated.hpp>

#include <array>
#include <unitstep/drive/chain.hpp>
#include <unitstep/drive/simulation.hpp>
#include <unitstep/methods/damped.hpp>

#include "support/every_method.hpp"
#include "support/laws.hpp"
#include "support/same_bits.hpp"
#include "support/twins.hpp"
#include "support/typed.hpp"

namespace {

using unitstep::compensated;
using unitstep::motion;
using unitstep::vec;
namespace si = boost::units::si;

// In exact arithmetic nothing is rounded off, so the method is the one inside: it has the same order, conserves the
// same areas and makes the same calls, with or without memory, and for states with a velocity or none.
static_assert(laws::has_its_order<compensated<unitstep::stormer_verlet>>());
static_assert(laws::exact_order_of_states<compensated<unitstep::heun>, 3>() == 2);
static_assert(laws::is_symplectic<compensated<unitstep::leapfrog>>());
static_assert(!laws::is_symplectic<compensated<unitstep::heun>>());
TEST(Compensated, is_reversible) {
  EXPECT_TRUE(laws::is_reversible<compensated<unitstep::velocity_verlet>>());
}
static_assert(laws::evaluates_as_stated<compensated<unitstep::rk4>>());
static_assert(laws::evaluates_as_stated<compensated<unitstep::stormer_verlet>>());
static_assert(laws::steps_vectors_of_quantities<compensated<unitstep::velocity_verlet>>());

template <class M>
constexpr bool states_what_is_inside() {
  using C = compensated<M>;
  return C::order == M::order && C::order_with_velocity_forces == M::order_with_velocity_forces &&
         C::order_with_changing_steps == M::order_with_changing_steps &&
         C::evaluations == M::evaluations && C::starting_evaluations == M::starting_evaluations &&
         C::symplectic == M::symplectic && C::reversible == M::reversible;
}
static_assert(states_what_is_inside<unitstep::rk4>());
static_assert(states_what_is_inside<unitstep::velocity_verlet>());
static_assert(states_what_is_inside<unitstep::time_corrected_verlet>());

// A memory is carried along if the method is told of changes of the velocity that it keeps, at any place in the memory.
// For a state that is no motion every memory is.
template <class Memory, class Method>
inline constexpr bool carried =
    unitstep::detail::can_be_carried<Method, Memory, motion<double, float>>;
using keeps_velocity = unitstep::detail::quotient_memory<float, int, int>;
static_assert(carried<keeps_velocity, unitstep::stormer_verlet>);
static_assert(!carried<keeps_velocity, unitstep::rk4>);
static_assert(carried<unitstep::detail::quotient_memory<int, int, int>, unitstep::rk4>);
static_assert(
    !carried<unitstep::detail::quotient_memory<int, double, int>, unitstep::stormer_verlet>);
static_assert(unitstep::detail::can_be_carried<unitstep::rk4, keeps_velocity, vec<float, 2>>);

// A compensated method cannot be compensated again.
static_assert(unitstep::detail::adds_a_change<unitstep::rk4> &&
              !unitstep::detail::adds_a_change<compensated<unitstep::rk4>>);

// A velocity that was set between two steps is exact: it has no rounding to compensate.
constexpr auto kicked = [] {
  compensated<unitstep::leapfrog>::memory<motion<double, double>, int> kept{{0.25, 0.5}, 0};
  compensated<unitstep::leapfrog>::kick(kept, 1.0);
  return kept.rest;
}();
static_assert(kicked == motion<double, double>{0.25, 0});

// A ball that falls for a level of a game, 144,000 updates at 120 a second, in float. The closed form
// of semi-implicit Euler is v_n = n a h, x_n = a h^2 n (n + 1) / 2, for the h that float has.
constexpr float h = 1.0f / 120;
constexpr motion at_rest{0.0f * si::metre, 0.0f * si::metre_per_second};
constexpr unitstep::second_law fall{1.0f * si::kilogram,
                                    unitstep::constant_force{10.0f * si::newton}};
struct ulps {
  double position;
  double velocity;
};
template <class State>
constexpr ulps off(State const& s, long n) {
  double const steps = static_cast<double>(n);
  double const a_h = 10 * static_cast<double>(h);
  double const x = a_h * static_cast<double>(h) * steps * (steps + 1) / 2;
  double const v = a_h * steps;
  auto const in_ulps = [](double got, double due) {
    double ulp = 0x1p-23;
    for (; 2 * 0x1p23 * ulp <= due; ulp *= 2) {
    }
    return laws::size(got - due) / ulp;
  };
  return {in_ulps(s.position.value(), x), in_ulps(s.velocity.value(), v)};
}

// A minute of it, proved.
constexpr unitstep::chain plain{unitstep::semi_implicit_euler{}, at_rest, fall, h* si::second};
constexpr unitstep::chain level{compensated{unitstep::semi_implicit_euler{}}, at_rest, fall,
                                h* si::second};
constexpr ulps lost = off(unitstep::state_after<plain, 7200>, 7200);
constexpr ulps kept = off(unitstep::state_after<level, 7200>, 7200);
static_assert(kept.position <= 1 && kept.velocity <= 1);
static_assert(lost.position > 20 && lost.velocity > 20);

// All twenty minutes at run time, and the time: it is k dt with one rounding, where a running sum is 0.7 s off.
TEST(Compensated, HasTheRoundingOfTheLastStepOnly) {
  constexpr long updates = 144'000;
  auto const dt = twins::hidden(h) * si::second;
  unitstep::simulation with{compensated{unitstep::semi_implicit_euler{}}, at_rest, fall, dt};
  unitstep::simulation without{unitstep::semi_implicit_euler{}, at_rest, fall, dt};
  float sum = 0;
  for (long n = 0; n < updates; ++n) with.step(), without.step(), sum += h;
  ulps const good = off(with.state(), updates);
  ulps const bad = off(without.state(), updates);
  EXPECT_LE(good.position, 1);
  EXPECT_LE(good.velocity, 1);
  EXPECT_GT(bad.position, 900);
  EXPECT_GT(bad.velocity, 8000);
  EXPECT_EQ(with.time().value(), static_cast<float>(updates) * h);
  EXPECT_LT(laws::size(with.time().value() - 1200), 2e-4f);
  EXPECT_GT(laws::size(sum - 1200), 0.7f);
}

// A train at 50 m/s, in the example of the guide: after ten minutes 16 m behind, after twenty 64 m ahead.
TEST(Compensated, KeepsATrainWhereItIsDue) {
  auto const ahead = [](auto const& method, int seconds) {
    unitstep::motion const train{0.0f * si::metre, twins::hidden(50.0f) * si::metre_per_second};
    auto const rolls = [](auto const&, auto) { return 0.0f * si::metre_per_second_squared; };
    auto const end = integrate(method, train, rolls, h * si::second, 120 * seconds);
    return end.position.value() - 50.0 * seconds;
  };
  EXPECT_NEAR(ahead(unitstep::semi_implicit_euler{}, 600), -16, 0.5);
  EXPECT_NEAR(ahead(unitstep::semi_implicit_euler{}, 1200), 64, 1);
  EXPECT_NEAR(ahead(compensated{unitstep::semi_implicit_euler{}}, 1200), 0, 0.005);
}

// The rest is carried to the next step once and with its sign: a method that forgets or subtracts it is off by as much
// as one without compensation.
template <int times>
struct misuses_the_rest {
  compensated<unitstep::semi_implicit_euler> right{};
  constexpr auto start(auto const& s, auto const& f, auto t, auto dt) const {
    return right.start(s, f, t, dt);
  }
  constexpr auto step(auto const& s, auto& kept, auto const& f, auto t, auto dt) const {
    auto const end = right.step(s, kept, f, t, dt);
    kept.rest.position *= times;
    kept.rest.velocity *= times;
    return end;
  }
};
template <class Method>
constexpr ulps off_after_half_a_minute(Method const& method) {
  return off(unitstep::integrate(method, at_rest, fall, h * si::second, 3600), 3600);
}
static_assert(off_after_half_a_minute(misuses_the_rest<1>{}).position <= 1);
static_assert(off_after_half_a_minute(misuses_the_rest<0>{}).position > 10);
static_assert(off_after_half_a_minute(misuses_the_rest<-1>{}).position > 10);

// States of all kinds. A tank that fills by 0.1 litres a step, and three at once: 0.1 and 2^24 in float.
struct tank {
  float litres;
};
constexpr auto filling = [](tank const&, auto) { return unitstep::rates{6.0f / si::second}; };
constexpr float tank_after(auto const& method, float litres, int steps) {
  return unitstep::integrate(method, tank{litres}, filling, h * si::second, steps).litres;
}
static_assert(tank_after(compensated{unitstep::rk4{}}, 0x1p24f, 1200) == 0x1p24f + 60);
static_assert(tank_after(unitstep::rk4{}, 0x1p24f, 1200) == 0x1p24f);

constexpr auto thrown =
    motion{vec{0x1p24f, 0.0f, -0x1p24f} * si::metre, vec{6.0f, 6.0f, 6.0f} * si::metre_per_second};
constexpr auto coasts = [](auto const&, auto) {
  return vec{0.0f, 0.0f, 0.0f} * si::metre_per_second_squared;
};
constexpr auto flown =
    unitstep::integrate(compensated{unitstep::leapfrog{}}, thrown, coasts, h* si::second, 1200);
static_assert(flown.position.x.value() == 0x1p24f + 60 &&
              flown.position.z.value() == -0x1p24f + 60);
static_assert(laws::size(flown.position.y.value() - 60) < 4e-6f);

constexpr auto coast_both = [](auto const&, auto) {
  auto const none = vec{0.0f, 0.0f, 0.0f} * si::metre_per_second_squared;
  return std::array{none, none};
};
constexpr auto both_flown =
    unitstep::integrate(compensated{unitstep::velocity_verlet{}},
                        motion{std::array{thrown.position, thrown.position},
                               std::array{thrown.velocity, thrown.velocity}},
                        coast_both, h* si::second, 1200);
static_assert(both_flown.position[1] == flown.position);

// Every method that adds a change, in a field of position, velocity and time with changing steps: in double it ends
// where the method inside ends, up to rounding. A method whose memory is not told that the frame has moved ends
// elsewhere.
constexpr auto pushed = [](auto const& s, auto t) {
  return -3.0 / si::second / si::second * s.position - 0.2 / si::second * s.velocity +
         vec{0.3, -0.1} * si::metre / (si::second * si::second * si::second) * t;
};
template <class Method>
auto end_of(Method const& method) {
  unitstep::simulation sim{
      method, motion{vec{1.0, -0.5} * si::metre, vec{0.25, 1.5} * si::metre_per_second}, pushed,
      0.0625 * si::second, 3.0 * si::second};
  for (int n = 0; n < 20; ++n) sim.step();
  for (int n = 0; n < 3; ++n) sim.step(0.05 * si::second);
  for (int n = 0; n < 20; ++n) sim.step(0.0625 * si::second);
  return sim.state();
}
double apart(auto const& a, auto const& b) {
  auto const x = a.position - b.position;
  auto const v = a.velocity - b.velocity;
  return laws::larger(unitstep::norm(x).value(), unitstep::norm(v).value());
}
TEST(Compensated, IsTheMethodInside) {
  laws::for_each_method([]<class Method>(laws::listed<Method> const& listed) {
    SCOPED_TRACE(listed.name);
    using state =
        decltype(motion{vec{1.0, -0.5} * si::metre, vec{0.25, 1.5} * si::metre_per_second});
    using judged =
        decltype(unitstep::diagnostics::check_run<compensated<Method>, state, decltype(pushed),
                                                  decltype(1.0 * si::second)>());
    if constexpr (judged::ok && !std::same_as<Method, unitstep::implicit_euler>) {
      EXPECT_LT(apart(end_of(compensated{Method{}}), end_of(Method{})), 2e-14);
    }
  });
}
struct tells_nobody : unitstep::stormer_verlet {
  template <class Memory>
  static constexpr void kick(Memory&, auto const&) {}
};
TEST(Compensated, TellsAMethodThatTheFrameHasMoved) {
  EXPECT_LT(apart(end_of(compensated{unitstep::stormer_verlet{}}), end_of(tells_nobody{})), 2e-14);
  EXPECT_GT(apart(end_of(compensated{tells_nobody{}}), end_of(tells_nobody{})), 0.01);
}

// A method is refused if it keeps a velocity or a position and cannot be told of changes; its units show this.
template <class Method, class State>
concept stepped_compensated =
    unitstep::detail::can_step<compensated<Method>, State, boost::units::quantity<si::time>>;
using line = motion<boost::units::quantity<si::length>, boost::units::quantity<si::velocity>>;
using turning = unitstep::rotation<unitstep::quaternion<double>,
                                   vec<boost::units::quantity<si::angular_velocity>, 3>>;
template <class Kept>
struct keeps_one {
  constexpr auto start(auto const& s, auto const&, auto, auto) const { return Kept{}(s); }
  constexpr auto step(auto const& s, auto&, auto const&, auto, auto) const { return s; }
};
using position_kept = decltype([](auto const& s) { return s.position; });
using velocity_kept = decltype([](auto const& s) { return s.velocity; });
using nothing_of_it_kept = decltype([](auto const&) { return true; });
static_assert(stepped_compensated<unitstep::stormer_verlet, line>);
static_assert(stepped_compensated<keeps_one<nothing_of_it_kept>, line>);
static_assert(!stepped_compensated<keeps_one<velocity_kept>, line>);
static_assert(!stepped_compensated<keeps_one<position_kept>, line>);
static_assert(!stepped_compensated<unitstep::implicit_euler, line>);
static_assert(!stepped_compensated<
              unitstep::damped<unitstep::rk4, double, boost::units::quantity<si::velocity>>, line>);
static_assert(!stepped_compensated<unitstep::rk4, turning>);
static_assert(unitstep::detail::can_step<unitstep::rk4, turning, boost::units::quantity<si::time>>);
static_assert(!stepped_compensated<unitstep::leapfrog, tank>);

// Damping is applied outside. A body that comes to rest stays at rest: no rest of a rounding moves it.
constexpr unitstep::damped settling{compensated{unitstep::semi_implicit_euler{}}, 0.5f,
                                    0.1f * si::metre_per_second};
constexpr motion sliding{0x1p24f * si::metre, 0.3f * si::metre_per_second};
constexpr auto no_force = [](auto const&, auto) { return 0.0f * si::metre_per_second_squared; };
constexpr auto rested = unitstep::integrate(settling, sliding, no_force, 1.0f * si::second, 10);
static_assert(rested.velocity.value() == 0);
static_assert(unitstep::integrate(settling, sliding, no_force, 1.0f * si::second, 1000) == rested);

// A saved run includes the compensation.
constexpr bool goes_on(bool with_the_rest) {
  unitstep::simulation sim{compensated{unitstep::semi_implicit_euler{}}, at_rest, fall,
                           h * si::second};
  for (int n = 0; n < 1000; ++n) sim.step();
  auto kept = sim.save();
  if (!with_the_rest) kept.memory.rest = {};
  auto other = sim;
  other.step();
  other.resume(kept);
  bool same = true;
  for (int n = 0; n < 100; ++n) {
    sim.step(), other.step();
    same = same && twins::same_bits(sim.state(), other.state());
  }
  return same;
}
static_assert(goes_on(true) && !goes_on(false));

TEST(compensated, takes_the_compilers_orbit) {
  laws::expect_the_compilers_orbit<compensated<unitstep::velocity_verlet>>();
}

}  // namespace
