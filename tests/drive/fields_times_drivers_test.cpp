// SPDX-License-Identifier: BSL-1.0
// deep: takes the compiler half a minute
// What one driver accepts as a field all of them do, and they make the same states of it.
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <stdexcept>
#include <tuple>
#include <type_traits>
#include <unitstep/drive/each_step.hpp>
#include <unitstep/unitstep.hpp>
#include <utility>

#include "support/same_bits.hpp"

namespace {

namespace si = boost::units::si;
using boost::units::quantity;
using unitstep::motion;
using line = motion<quantity<si::length>, quantity<si::velocity>>;
using time = quantity<si::time>;

constexpr line start{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto dt = 0.125 * si::second;
constexpr auto acc = 1.0 * si::metre_per_second_squared;
constexpr auto force = 1.0 * si::newton;
constexpr double two = 2.0;

// Every field is an acceleration of -2.
constexpr quantity<si::acceleration> function(line const&, time) { return -2.0 * acc; }
struct stateful {
  double g;
  constexpr auto operator()(auto const&, auto) const { return -g * acc; }
};
struct constant {
  double const g;
  constexpr auto operator()(auto const&, auto) const { return -g * acc; }
};
struct referring {
  double const& g;
  constexpr auto operator()(line const&, time) const { return -g * acc; }
};
struct not_assignable {
  not_assignable& operator=(not_assignable const&) = delete;
  constexpr not_assignable() = default;
  constexpr not_assignable(not_assignable const&) = default;
  constexpr auto operator()(auto const&, auto) const { return -2.0 * acc; }
};
constexpr auto fields(double g) {
  auto const pull = [g](auto const&, auto) { return -g * force; };
  auto const bound = [](auto const& f, auto... given) {
    return [f, given...](auto const& s, auto t) { return f(given..., s, t); };
  };
  return std::tuple{
      [](auto const&, auto) { return -2.0 * acc; },
      [](line const&, time) { return -2.0 * acc; },
      [g](auto const&, auto) { return -g * acc; },
      [g](line const&, time) { return -g * acc; },
      [](auto const&, auto) { return -two * acc; },
      &function,
      stateful{g},
      constant{g},
      referring{two},
      not_assignable{},
      bound([](double given, auto const&, auto) { return -given * acc; }, g),
      unitstep::boost_typed([](auto const&, auto) { return -2.0 * acc; }),
      unitstep::boost_typed([g](auto const&, auto) { return -g * acc; }),
      unitstep::boost_typed(constant{g}),
      unitstep::second_law{2.0 * si::kilogram, unitstep::constant_force{-4.0 * si::newton}},
      unitstep::second_law{1.0 * si::kilogram, pull},
      unitstep::second_law{1.0 * si::kilogram, pull,
                           unitstep::spring{0.0 * si::newton / si::metre}},
      unitstep::second_law{1.0 * si::kilogram,
                           unitstep::boost_typed([g](auto const&, auto) { return -g * force; })},
  };
}

// For each method and its memory: every other driver makes what integrate makes in eight steps.
template <class Method, class Field>
constexpr bool every_driver(Field const& field) {
  auto const end = unitstep::integrate(Method{}, start, field, dt, 8);
  bool same = end.position.value() == 0 && end.velocity.value() == -2;
  auto const agrees = [&](line const& other) { same = same && twins::same_bits(other, end); };

  auto const never = [](auto const&, auto) { return false; };
  agrees(unitstep::integrate_until(Method{}, start, field, dt, never, 8).state);
  auto const slow = [](auto const& s, auto) { return s.velocity + 1.75 * si::metre_per_second; };
  auto const met = unitstep::integrate_until(Method{}, start, field, dt, slow, 8);
  same = same && met.time.value() == 0.875 && met.steps == 7;

  int seen = 0;
  agrees(unitstep::integrate_observed(Method{}, start, field, dt, 8,
                                      [&](auto const&, auto) { ++seen; }));
  same = same && seen == 9;

  auto const table = unitstep::trajectory<8>(Method{}, start, field, dt);
  agrees(table[8].state);
  agrees(unitstep::state_at(table, 1.0 * si::second));

  unitstep::simulation sim{Method{}, start, field, dt};
  auto const unmoved = sim;
  auto other = sim;
  for (int n = 0; n < 3; ++n) sim.step();
  other = sim;  // goes on from where the run was
  sim = unmoved;
  for (auto const& [t, state] : unitstep::each_step(other, 5)) static_cast<void>(state), void(t);
  agrees(other.state());
  for (int n = 0; n < 8; ++n) sim.step(dt);
  agrees(sim.state());
  sim = unitstep::simulation{Method{}, start, field, dt};
  auto const kept = sim.save();
  sim.step();
  sim.resume(kept);
  std::swap(sim, other);
  agrees(sim.state());
  for (int n = 0; n < 8; ++n) other.step();
  agrees(other.state());

  unitstep::chain const chained{Method{}, start, field, dt};
  agrees(chained.start.after(3).after(5).state());
  return same;
}
constexpr bool all(double g) {
  return std::apply(
      [](auto const&... field) { return (every_driver<unitstep::rk4>(field) && ...); }, fields(g));
}
static_assert(all(2));
static_assert(!all(3));
// With a method whose memory holds results of the field, but nothing of the field itself: a capturing lambda, one that
// cannot be assigned, a function and a law of force. Each makes the compiler compile all drivers.
constexpr bool with_memory(double g) {
  return every_driver<unitstep::velocity_verlet>([g](auto const&, auto) { return -g * acc; }) &&
         every_driver<unitstep::velocity_verlet>(not_assignable{}) &&
         every_driver<unitstep::velocity_verlet>(&function) &&
         every_driver<unitstep::velocity_verlet>(
             unitstep::second_law{2.0 * si::kilogram, unitstep::constant_force{-4.0 * si::newton}});
}
static_assert(with_memory(2));

// A chain is a constant expression.
constexpr auto captured = [g = 2.0](auto const&, auto) { return -g * acc; };
constexpr unitstep::chain with_capture{unitstep::rk4{}, start, captured, dt};
constexpr unitstep::chain with_constant{unitstep::rk4{}, start, constant{2}, dt};
constexpr unitstep::chain with_reference{unitstep::rk4{}, start, referring{two}, dt};
static_assert(unitstep::state_after<with_capture, 8, 3> ==
              line{0.0 * si::metre, -2.0 * si::metre_per_second});
static_assert(unitstep::state_after<with_capture, 8, 3> ==
              unitstep::state_after<with_constant, 8, 3>);
static_assert(unitstep::state_after<with_capture, 8, 3> ==
              unitstep::state_after<with_reference, 8, 3>);

// An assigned run has the other run's field and method, not only its state.
constexpr bool takes_over_the_field() {
  auto const of = [](double g) {
    return unitstep::simulation{unitstep::rk4{}, start, [g](auto const&, auto) { return -g * acc; },
                                dt};
  };
  auto sim = of(1);
  auto const other = of(2);
  sim = other;
  auto const& itself = sim;
  sim = itself;
  for (int n = 0; n < 8; ++n) sim.step();
  return sim.state().velocity.value() == -2;
}
static_assert(takes_over_the_field());

// A run that can be copied as bytes still can be.
template <class Field>
using run = unitstep::simulation<unitstep::rk4, line, Field, time>;
static_assert(std::is_trivially_copyable_v<run<stateful>>);
static_assert(std::is_trivially_copyable_v<run<quantity<si::acceleration> (*)(line const&, time)>>);
static_assert(std::is_trivially_copy_constructible_v<run<constant>> &&
              std::is_trivially_copy_constructible_v<run<decltype(captured)>>);
static_assert(std::is_copy_assignable_v<run<constant>> && std::is_copy_assignable_v<run<stateful>>);

TEST(FieldsTimesDrivers, AreTheSameAtRunTime) {
  EXPECT_TRUE(all(twins::hidden(2.0)));
  EXPECT_TRUE(with_memory(twins::hidden(2.0)));
  EXPECT_TRUE(takes_over_the_field());
}

/// Counts its copies, and throws if it may not be copied.
struct counted {
  static inline long copies = 0;
  static inline bool refuses = false;

  double g = 2;
  counted() = default;
  counted(counted const& other) : g(other.g) {
    if (refuses) throw std::runtime_error("no more");
    ++copies;
  }
  counted(counted&& other) noexcept : g(other.g) {}
  counted& operator=(counted const&) = delete;
  ~counted() = default;
  auto operator()(auto const&, auto) const { return -g * acc; }
};
template <class Call>
long copies_in(Call const& call) {
  long const before = counted::copies;
  call();
  return counted::copies - before;
}
// A driver copies the field as often for a thousand steps as for one, also while it searches for events.
TEST(FieldsTimesDrivers, NoStepCopiesTheField) {
  counted const field;
  auto const until = [&](auto event, int most) {
    return copies_in([&] {
      static_cast<void>(
          unitstep::integrate_until(unitstep::velocity_verlet{}, start, field, dt, event, most));
    });
  };
  auto const never = [](auto const&, auto) { return false; };
  auto const late = [](auto const&, auto t) { return t > 90.3 * si::second; };
  EXPECT_EQ(until(never, 1000), 4);
  EXPECT_EQ(until(never, 0), 4);
  EXPECT_EQ(until(late, 1000), 4);
  EXPECT_EQ(until([](auto const& s, auto) { return s.position + 9.3 * si::metre; }, 1000), 4);
  EXPECT_EQ(
      copies_in([&] {
        static_cast<void>(unitstep::integrate(unitstep::velocity_verlet{}, start, field, dt, 1000));
      }),
      1);
  EXPECT_EQ(copies_in([&] {
              static_cast<void>(unitstep::integrate_observed(unitstep::rk4{}, start, field, dt,
                                                             1000, [](auto const&, auto) {}));
            }),
            1);
  EXPECT_EQ(copies_in([&] {
              static_cast<void>(unitstep::trajectory<100>(unitstep::rk4{}, start, field, dt));
            }),
            1);
  unitstep::simulation sim{unitstep::rk4{}, start, field, dt};
  unitstep::chain const chained{unitstep::rk4{}, start, field, dt};
  EXPECT_EQ(copies_in([&] {
              for (int n = 0; n < 100; ++n) sim.step(dt / double(n + 1));
              for (auto const& now : unitstep::each_step(sim, 100)) static_cast<void>(now);
              auto const kept = sim.save();
              sim.resume(kept);
            }),
            0);
  EXPECT_EQ(copies_in([&] { static_cast<void>(chained.start.after(1000)); }), 1);
  EXPECT_EQ(copies_in([&] { static_cast<void>(unitstep::simulation{sim}); }), 1);
}

TEST(FieldsTimesDrivers, AnAssignmentThatThrowsChangesNothing) {
  unitstep::simulation sim{unitstep::rk4{}, start, counted{}, dt};
  auto const other = sim;
  sim.step();
  auto const before = sim.state();
  counted::refuses = true;
  EXPECT_THROW(sim = other, std::runtime_error);
  counted::refuses = false;
  EXPECT_TRUE(twins::same_bits(sim.state(), before));
  sim = other;
  EXPECT_TRUE(twins::same_bits(sim.state(), start));
}

}  // namespace
