// SPDX-License-Identifier: BSL-1.0
// A caller's namespace may have functions of any name, also templates that accept anything. Whatever the library calls
// on the caller's types by a short name must be its own function.
#include <gtest/gtest.h>

#include <array>
#include <boost/units/systems/si.hpp>
#include <unitstep/unitstep.hpp>
#include <vector>

namespace hostile {

/// A type with which nothing can be computed.
struct poison {};

#define UNITSTEP_GREEDY(name)                           \
  template <class... A>                                 \
  constexpr poison name(A&&...) {                       \
    return {};                                          \
  }                                                     \
  template <class A>                                    \
  constexpr poison name(A const&) {                     \
    return {};                                          \
  }                                                     \
  template <class A, class B>                           \
  constexpr poison name(A const&, B const&) {           \
    return {};                                          \
  }                                                     \
  template <class A, class B, class C>                  \
  constexpr poison name(A const&, B const&, C const&) { \
    return {};                                          \
  }
UNITSTEP_GREEDY(norm)
UNITSTEP_GREEDY(dot)
UNITSTEP_GREEDY(cross)
UNITSTEP_GREEDY(sqrt)
UNITSTEP_GREEDY(cbrt)
UNITSTEP_GREEDY(abs)
UNITSTEP_GREEDY(min)
UNITSTEP_GREEDY(max)
UNITSTEP_GREEDY(clamp)
UNITSTEP_GREEDY(pow)
UNITSTEP_GREEDY(sin)
UNITSTEP_GREEDY(cos)
UNITSTEP_GREEDY(exp)
UNITSTEP_GREEDY(squared)
UNITSTEP_GREEDY(magnitude)
UNITSTEP_GREEDY(normalized)
UNITSTEP_GREEDY(is_finite)
UNITSTEP_GREEDY(all_finite)
UNITSTEP_GREEDY(blend)
UNITSTEP_GREEDY(on_cubic)
UNITSTEP_GREEDY(interpolate)
UNITSTEP_GREEDY(state_at)
UNITSTEP_GREEDY(integrate)
UNITSTEP_GREEDY(trajectory)
UNITSTEP_GREEDY(advance)
UNITSTEP_GREEDY(step)
UNITSTEP_GREEDY(start)
UNITSTEP_GREEDY(start_memory)
UNITSTEP_GREEDY(raw_field)
UNITSTEP_GREEDY(add)
UNITSTEP_GREEDY(part)
UNITSTEP_GREEDY(each)
UNITSTEP_GREEDY(get)
UNITSTEP_GREEDY(for_body)
UNITSTEP_GREEDY(law_for_body)
UNITSTEP_GREEDY(kinetic_energy)
UNITSTEP_GREEDY(momentum)
UNITSTEP_GREEDY(angular_momentum)
UNITSTEP_GREEDY(moment)
UNITSTEP_GREEDY(energy)
UNITSTEP_GREEDY(fail)
UNITSTEP_GREEDY(event_value)
UNITSTEP_GREEDY(changes_sign)
UNITSTEP_GREEDY(require_start)
UNITSTEP_GREEDY(require_step)
UNITSTEP_GREEDY(require_values)
UNITSTEP_GREEDY(require_countable)
UNITSTEP_GREEDY(require_saved)
UNITSTEP_GREEDY(check_state)
UNITSTEP_GREEDY(check_result)
UNITSTEP_GREEDY(larger)
UNITSTEP_GREEDY(largest)
UNITSTEP_GREEDY(locate_event)
UNITSTEP_GREEDY(swap)
#undef UNITSTEP_GREEDY

namespace si = boost::units::si;
using boost::units::quantity;

// A unit of this namespace, so functions for every quantity of it are looked up here.
struct credit_dimension : boost::units::base_dimension<credit_dimension, 4711> {};
struct credit_unit : boost::units::base_unit<credit_unit, credit_dimension::dimension_type, 4712> {
  static constexpr char const* name() { return "credit"; }
  static constexpr char const* symbol() { return "cr"; }
};
using credits = boost::units::make_system<credit_unit, boost::units::si::second_base_unit>::type;
using credit = quantity<boost::units::unit<credit_dimension::dimension_type, credits>>;
using tick = quantity<boost::units::unit<boost::units::time_dimension, credits>>;
using pay = decltype(credit() / tick());
using rise = decltype(pay() / tick());

struct account {
  credit saved;
  std::array<unitstep::motion<credit, pay>, 2> shares;
};
struct pull {
  template <class S, class T>
  constexpr auto operator()(S const& s, T const&) const {
    auto const square = tick::from_value(1) * tick::from_value(1);
    return -s.position / square;
  }
};
struct saving {
  template <class T>
  constexpr auto operator()(account const& a, T const&) const {
    auto const square = tick::from_value(1) * tick::from_value(1);
    return unitstep::rates{pay::from_value(1), std::array{rise{-a.shares[0].position / square},
                                                          rise{-a.shares[1].position / square}}};
  }
};
/// A method, which is a caller's type, too.
struct euler : unitstep::semi_implicit_euler {};

constexpr unitstep::motion<credit, pay> rich{credit::from_value(1), pay::from_value(0)};
constexpr account first{credit::from_value(0), {rich, rich}};
constexpr auto dt = tick::from_value(0.125);

}  // namespace hostile

namespace {

using hostile::dt;
using hostile::rich;

// Every driver gives the results for plain numbers.
constexpr unitstep::motion plain{1.0, 0.0};
constexpr auto plain_pull = [](auto const& s, auto const&) { return -s.position; };
constexpr bool drives(auto const& method) {
  hostile::pull const pull;
  auto const end = unitstep::integrate(method, plain, plain_pull, 0.125, 16);
  auto const is_end = [&](auto const& s) {
    return s.position.value() == end.position && s.velocity.value() == end.velocity;
  };
  unitstep::simulation sim{method, rich, pull, dt};
  for (int n = 0; n < 16; ++n) sim.step();
  auto const table = unitstep::trajectory<16>(method, rich, pull, dt);
  bool seen = false;
  auto const until = unitstep::integrate_until(
      method, rich, pull, dt, [](auto const& s, auto const&) { return s.position.value() < 0; },
      10'000);
  unitstep::integrate_observed(method, rich, pull, dt, 16,
                               [&](auto const& s, auto const&) { seen = is_end(s); });
  return is_end(unitstep::integrate(method, rich, pull, dt, 16)) && is_end(sim.state()) &&
         is_end(table[16].state) && is_end(unitstep::state_at(table, 16.0 * dt)) && seen &&
         is_end(unitstep::interpolate(table[15], table[16], 16.0 * dt)) &&
         unitstep::interpolate(rich, rich, 0.5) == rich && until.state.position.value() >= 0 &&
         until.state.position.value() < 1e-9 && unitstep::is_finite(rich) &&
         unitstep::state_at(table, 1.5 * dt).position.value() < 1;
}
static_assert(drives(unitstep::rk4{}));
static_assert(drives(unitstep::velocity_verlet{}));
static_assert(drives(unitstep::implicit_euler{}));
static_assert(drives(unitstep::compensated{unitstep::leapfrog{}}));
static_assert(drives(hostile::euler{}));

constexpr auto accounts =
    unitstep::trajectory<8>(unitstep::rk4{}, hostile::first, hostile::saving{}, dt);
static_assert(unitstep::state_at(accounts, 4.5 * dt).saved.value() == 4.5 * 0.125);
static_assert(unitstep::interpolate(hostile::first, accounts[8].state, 0.5).saved.value() == 0.5);
static_assert(unitstep::interpolate(std::array{rich, rich}, std::array{rich, rich}, 0.5)[1] ==
              rich);

// Functions of vectors of such quantities.
constexpr unitstep::vec both{hostile::credit::from_value(3), hostile::credit::from_value(4)};
constexpr unitstep::vec three{hostile::credit::from_value(3), hostile::credit::from_value(0),
                              hostile::credit::from_value(4)};
static_assert(unitstep::norm(both).value() == 5 && unitstep::norm(three).value() == 5);
static_assert(unitstep::magnitude(both).value() == 5 && unitstep::squared(both).value() == 25);
static_assert(unitstep::normalized(both).x == 0.6 && unitstep::is_finite(both));
static_assert(unitstep::cross(three, three).x.value() == 0);

// Laws and energies with credits as masses.
constexpr bool has_energy() {
  auto const mass = hostile::credit::from_value(2);
  auto const square = hostile::tick::from_value(1) * hostile::tick::from_value(1);
  unitstep::spring const law{mass / square};
  unitstep::motion const body{both, both / hostile::tick::from_value(1)};
  auto const end = unitstep::integrate(
      unitstep::rk4{}, body, unitstep::second_law{mass, law, unitstep::damper{mass / dt}}, dt, 4);
  return unitstep::kinetic_energy(mass, body).value() == 25 &&
         unitstep::potential_energy(law, mass, body).value() == 25 &&
         unitstep::energy(mass, body, law).value() == 50 &&
         unitstep::momentum(mass, body).x.value() == 6 && unitstep::is_finite(end) &&
         unitstep::angular_momentum(mass, body).value() == 0;
}
static_assert(has_energy());

TEST(HostileNamespace, IsNotCalled) {
  EXPECT_TRUE(drives(unitstep::rk4{}) && drives(hostile::euler{}) && has_energy());
}

}  // namespace
