// SPDX-License-Identifier: BSL-1.0
// What a step costs in sums, products, quotients and bytes, counted by a number that counts.
//
// X3 (A: Many different integration methods exist) With a large number of particles Verlet integration uses
//     less memory than implicit Euler.
//     Facts: two positions of `vec<double, 3>` in 48 bytes; implicit Euler with a matrix for 1000 particles.
//     Sharpened: because implicit Euler solves a system, not because it keeps more. Of a particle in space Verlet
//     keeps two positions, 48 bytes, and implicit Euler a position and a velocity, 48 bytes as well, as the other
//     Euler methods do; if all of 1000 particles act on each other, the full matrix of the system takes 72,000
//     bytes for each. Velocity Verlet keeps 72 bytes. This library's `stormer_verlet`, which shows a velocity too,
//     keeps 104.
//     Otherwise: confirmed, if implicit Euler kept more than 48 bytes of a particle without its system; corrected,
//     if its system took less than two positions.
//     See tutorial_verlet.
// X5 (B: A Simple Time-Correction Scheme (after equation 7); C: 3.5 Verlet Integration (the square)) The
//     square of the step, and the ratio of the last two, need to be computed only once a frame. C says it
//     of the square.
//     Facts: `now + (now - before) * ratio + a * square`; here 1000 particles in space.
//     Confirmed: 15,000 sums, products and quotients become 12,001 for Verlet, and of the time-corrected form
//     21,000 become 15,002. Whether it pays is another question: with a spring and a damper for each particle it
//     is 21,001 in place of 24,000.
//     Otherwise: corrected, if the number of operations were the same with both computed for each number.
//     See tutorial_verlet.
// X10 (E: Summary) Euler and NSV need slightly less arithmetic than velocity Verlet.
//     Facts: `euler`, `nsv` and, as E prints velocity Verlet, `modified`; here `suvat`, `improved` and
//     `rk4_as_printed` too.
//     Sharpened: as E prints them, a step on a line takes without its acceleration 4 operations by Euler and by
//     NSV and 12 by velocity Verlet, three times as many; with a spring and a damper, which are 3 more for each
//     evaluation, it is 7 against 15. SUVAT takes 8, improved Euler 12 and RK4 30.
//     Otherwise: confirmed, if 4 were nearly 12; corrected, if velocity Verlet had as few.
//     See tutorial_which_integrator.
// X16 (D: Verlet Integration) Verlet fits a GPU.
//     Facts: what a step of a particle in space reads and writes: `by_verlet`, `by_euler`, `by_velocity_verlet`.
//     Sharpened: it does, and so do other explicit methods: each particle moves by its own numbers, so that 3
//     particles in any order make the same positions. A step reads 48 and writes 24 bytes by Verlet, 72 in all, by
//     semi-implicit Euler 96 and by velocity Verlet 144. The guide counts the instructions.
//     Otherwise: confirmed, if Verlet alone had such steps; corrected, if a step waited for that of another
//     particle.
//     See guide_million_gpu.
// X17 (D: A note on Inverse Mass) A multiplication takes about half the cycles of a division, so that to
//     store the mass inverted halves the time spent on accelerations.
//     Facts: a division counted as 2; a spring and a damper in space, `(-k * x - c * v) / m` and `(-k * x - c * v)
//     * inverse`.
//     Corrected: the division is one operation of many. Counted as 2 it makes an acceleration of 15, and without
//     it it is 12, a fifth less. It is half, 3 in place of 6, of a force that is there already and is divided
//     only. How long a division takes depends on the processor; the chapter on forces has one.
//     Otherwise: confirmed, if the acceleration by a spring and a damper fell to half.
//     See tutorial_forces.
// X21 (B: Introduction) Verlet is almost as fast as Euler.
//     Facts: `by_positions` and B's Euler, `nsv`, on a line.
//     Confirmed: without the acceleration 5 operations against 4, and 4 if the square of the step is stored. Both
//     ask once a step.
//     Otherwise: corrected, if it took twice as many operations, or asked twice.
//     See tutorial_verlet.
// X25 (C: 4 Damping and Rest) To reduce the velocity by a factor is more efficient than to simulate
//     friction.
//     Facts: `v = v * factor` against `v = v - c * v * inverse * h`, in space.
//     Confirmed: 3 operations against 12. What that costs is in X6: the loss depends on the number of steps.
//     Otherwise: corrected, if the factor took as many.
//     See tutorial_damping.
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <unitstep/drive/simulation.hpp>
#include <unitstep/forces/second_law.hpp>
#include <unitstep/forces/spring.hpp>
#include <unitstep/math/vec.hpp>
#include <unitstep/methods/rk4.hpp>
#include <unitstep/methods/semi_implicit_euler.hpp>
#include <unitstep/methods/stormer_verlet.hpp>
#include <unitstep/methods/velocity_verlet.hpp>

namespace {

namespace si = boost::units::si;
using unitstep::vec;

struct counts {
  int sums = 0, products = 0, quotients = 0;
  constexpr int all() const { return sums + products + quotients; }
};

/// A number that counts what is done with it. Constants of a formula count nowhere by themselves.
struct tally {
  double value = 0;
  counts* in = nullptr;

  constexpr tally() = default;
  constexpr tally(int whole) : value(whole) {}
  constexpr tally(double v, counts* c) : value(v), in(c) {}

  static constexpr tally noted(double v, tally a, tally b, int counts::* which) {
    counts* const c = a.in != nullptr ? a.in : b.in;
    if (c != nullptr) ++(c->*which);
    return {v, c};
  }
  friend constexpr tally operator+(tally a, tally b) {
    return noted(a.value + b.value, a, b, &counts::sums);
  }
  friend constexpr tally operator-(tally a, tally b) {
    return noted(a.value - b.value, a, b, &counts::sums);
  }
  friend constexpr tally operator*(tally a, tally b) {
    return noted(a.value * b.value, a, b, &counts::products);
  }
  friend constexpr tally operator/(tally a, tally b) {
    return noted(a.value / b.value, a, b, &counts::quotients);
  }
  friend constexpr tally operator-(tally a) { return {-a.value, a.in}; }
  constexpr tally& operator+=(tally b) { return *this = *this + b; }
  friend constexpr bool operator==(tally a, tally b) { return a.value == b.value; }
};
static_assert(unitstep::number<tally>);

/// What `work(number)` does, where `number(x)` is x and counts.
constexpr counts counted(auto const& work) {
  counts c;
  work([&c](double x) { return tally(x, &c); });
  return c;
}

// P1: a spring in space by RK4. By hand each of 4 evaluations divides 3 components by the mass.
template <class Unit>
using counting = unitstep::light<Unit, tally>;
constexpr counts in_a_step(bool by_the_library) {
  counts c;
  auto const number = [&c](double x) { return tally(x, &c); };
  auto const three = [&]<class Unit>(Unit) {
    counting<Unit> const x(number(1));
    return vec{x, x, x};
  };
  counting<si::mass> const mass(number(49));
  counting<si::surface_tension> const k(number(15));  // N/m
  unitstep::motion const start{three(si::length{}), three(si::velocity{})};
  auto const steps_of = [&](auto const& field) {
    unitstep::simulation sim{unitstep::rk4{}, start, field, counting<si::time>(number(0.5))};
    c = {};
    sim.step();
    return c;
  };
  if (by_the_library) return steps_of(unitstep::second_law{mass, unitstep::spring{k}});
  return steps_of([&](auto const& s, auto) { return -k * s.position / mass; });
}
static_assert(in_a_step(false).quotients - in_a_step(true).quotients == 12);
static_assert(in_a_step(true).quotients == 3);  // dt / 2, and dt / 6 twice

// X3: what a particle in space takes from step to step.
using place = vec<double, 3>;
struct by_verlet {
  place now, before;
};
struct by_euler {
  place position, velocity;
};
struct by_velocity_verlet {
  place position, velocity, acceleration;
};
static_assert(sizeof(vec<double, 3>) == 24);
static_assert(sizeof(by_verlet) == 48 && sizeof(by_euler) == 48 &&
              sizeof(by_velocity_verlet) == 72);
// The matrix of the system for the velocities of 1000 particles, a share of it for each.
constexpr long particles = 1000, unknowns = 3 * particles;
static_assert(particles == 1000 &&
              unknowns * unknowns * long{sizeof(double)} / particles == 72'000);
// The library's own: its state, and the memory beside it.
constexpr auto nothing_pulls = [](auto const&, double) { return place{0.0, 0.0, 0.0}; };
constexpr unitstep::motion<place, place> at_rest{{0.0, 0.0, 0.0}, {0.0, 0.0, 0.0}};
constexpr std::size_t kept_by(auto const& method) {
  return sizeof at_rest + sizeof method.start(at_rest, nothing_pulls, 0.0, 0.5);
}
static_assert(kept_by(unitstep::stormer_verlet{}) == 104);
static_assert(kept_by(unitstep::velocity_verlet{}) == 72);
static_assert(sizeof(unitstep::motion<place, place>) == 48);

// X5: a step of so many coordinates, with the square and the ratio for each of them or once for all.
template <class Number>
constexpr void move(int coordinates, bool time_corrected, bool once, bool with_force,
                    Number const& number) {
  tally const h = number(0.25), last = number(0.5), k = number(15), c = number(0.5);
  tally const square = once ? h * h : tally();
  tally const ratio = once && time_corrected ? h / last : tally();
  for (int n = 0; n < coordinates; ++n) {
    tally now = number(1), before = number(2), v = number(1);
    tally const a = with_force ? -k * now - c * v : number(3);
    if (once)
      now = time_corrected ? now + (now - before) * ratio + a * square
                           : now + (now - before) + a * square;
    else
      now = time_corrected ? now + (now - before) * (h / last) + a * h * h
                           : now + (now - before) + a * h * h;
  }
}
constexpr int of_1000(bool time_corrected, bool once, bool with_force = false) {
  return counted(
             [=](auto const& number) { move(3 * 1000, time_corrected, once, with_force, number); })
      .all();
}
static_assert(of_1000(false, false) == 15'000 && of_1000(false, true) == 12'001);
static_assert(of_1000(true, false) == 21'000 && of_1000(true, true) == 15'002);
static_assert(of_1000(false, false, true) == 24'000 && of_1000(false, true, true) == 21'001);

// X10: as printed, on a line. What is not counted is the acceleration, and half of a constant.
constexpr double half = 0.5;
template <class Formula>
constexpr int operations(Formula const& formula) {
  return counted(
             [&](auto const& number) { formula(number(1), number(2), number(3), number(0.25)); })
      .all();
}
constexpr tally constant(double x) { return {x, nullptr}; }
constexpr auto euler = [](tally x, tally v, tally a, tally dt) {
  x += v * dt;
  v += a * dt;
};
constexpr auto nsv = [](tally x, tally v, tally a, tally dt) {
  v += a * dt;
  x += v * dt;
};
constexpr auto suvat = [](tally x, tally v, tally a, tally dt) {
  x += v * dt + a * dt * dt * constant(half);
  v += a * dt;
};
constexpr auto verlet = [](tally x, tally v, tally a, tally dt) {
  tally const old = a;
  x += v * dt + constant(half) * old * dt * dt;
  v += constant(half) * (a + old) * dt;
};
constexpr auto modified = [](tally x, tally v, tally a, tally dt) {
  tally const old = a;
  x += v * dt + constant(half) * old * dt * dt;
  v += constant(half) * old * dt;
  v += constant(half) * a * dt;
};
constexpr auto improved = [](tally x, tally v, tally a, tally dt) {
  tally predicted_x = x, predicted_v = v;
  predicted_x += v * dt;
  predicted_v += a * dt;
  tally corrected_x = x, corrected_v = v;
  corrected_x += predicted_v * dt;
  corrected_v += a * dt;
  x = (predicted_x + corrected_x) * constant(half);
  v = (predicted_v + corrected_v) * constant(half);
};
constexpr auto rk4_as_printed = [](tally x, tally v, tally a, tally dt) {
  // Four slopes: the state ahead is x + dx dt, v + dv dt.
  for (int i = 0; i < 4; ++i) static_cast<void>(x + v * dt), static_cast<void>(v + a * dt);
  tally const dx = constant(1 / 6.0) * (v + constant(2) * (v + v) + v);
  tally const dv = constant(1 / 6.0) * (a + constant(2) * (a + a) + a);
  x = x + dx * dt;
  v = v + dv * dt;
};
static_assert(operations(euler) == 4 && operations(nsv) == 4 && operations(suvat) == 8);
static_assert(operations(verlet) == 10 && operations(modified) == 12 && operations(improved) == 12);
static_assert(operations(rk4_as_printed) == 30);
constexpr auto pulled = [](tally x, tally v, tally k, tally c) {
  static_cast<void>(-k * x - c * v);
};
static_assert(operations(pulled) == 3);
static_assert(operations(nsv) + operations(pulled) == 7 &&
              operations(modified) + operations(pulled) == 15);

// X16: what a step reads and what it writes of a particle in space. The place before is where the next one goes.
static_assert(sizeof(by_verlet) == 48 && sizeof(place) == 24 &&
              sizeof(by_verlet) + sizeof(place) == 72);
static_assert(2 * sizeof(by_euler) == 96 && 2 * sizeof(by_velocity_verlet) == 144);
// Three particles on springs of their own, the first one first or the last one first.
constexpr std::array<double, 3> stepped(bool first_first) {
  std::array<double, 3> before{1, 2, 4}, now{1.5, 1.75, 3};
  for (int step = 0; step < 8; ++step)
    for (std::size_t n = 0; n < 3; ++n) {
      std::size_t const i = first_first ? n : 2 - n;
      double const next = 2 * now[i] - before[i] - now[i] * 0.25;
      before[i] = now[i], now[i] = next;
    }
  return now;
}
static_assert(stepped(true) == stepped(false) && stepped(true).size() == 3);

// X17: an acceleration in space, where a division counts as 2 operations.
template <class Formula>
constexpr int cycles(Formula const& formula) {
  counts const c = counted([&](auto const& number) {
    for (int n = 0; n < 3; ++n) formula(number(1), number(2), number(15), number(0.5), number(49));
  });
  return c.sums + c.products + 2 * c.quotients;
}
constexpr auto divided = [](tally x, tally v, tally k, tally c, tally m) {
  static_cast<void>((-k * x - c * v) / m);
};
constexpr auto multiplied = [](tally x, tally v, tally k, tally c, tally inverse) {
  static_cast<void>((-k * x - c * v) * inverse);
};
static_assert(cycles(divided) == 15 && cycles(multiplied) == 12 && 5 * (15 - 12) == 15);
constexpr auto only_divided = [](tally force, tally, tally, tally, tally m) {
  static_cast<void>(force / m);
};
constexpr auto only_multiplied = [](tally force, tally, tally, tally, tally inverse) {
  static_cast<void>(force * inverse);
};
static_assert(cycles(only_divided) == 2 * 3 && cycles(only_divided) == 6 &&
              cycles(only_multiplied) == 3);

// X21: the formula of two positions and B's Euler, which is NSV.
constexpr auto by_positions = [](tally now, tally before, tally a, tally dt) {
  static_cast<void>(now + (now - before) + a * dt * dt);
};
constexpr auto with_the_square = [](tally now, tally before, tally a, tally square) {
  static_cast<void>(now + (now - before) + a * square);
};
static_assert(operations(by_positions) == 5 && operations(with_the_square) == 4);
static_assert(operations(nsv) == 4);
static_assert(unitstep::stormer_verlet::evaluations == 1 &&
              unitstep::semi_implicit_euler::evaluations == 1);

// X25: of three components of the velocity.
constexpr auto reduced = [](tally v, tally factor, tally, tally, tally) { v = v * factor; };
constexpr auto resisted = [](tally v, tally c, tally inverse, tally h, tally) {
  v = v - c * v * inverse * h;
};
static_assert(cycles(reduced) == 3 && cycles(resisted) == 12);

TEST(CountedArithmetic, IsTheSameAtRunTime) {
  EXPECT_EQ(in_a_step(false).quotients, 15);
  EXPECT_EQ(of_1000(true, true), 15'002);
}

}  // namespace
