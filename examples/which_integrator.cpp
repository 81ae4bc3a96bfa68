// SPDX-License-Identifier: BSL-1.0
// Five problems, sixteen methods, and the same work for each: what is
// advised about integrators, in numbers.
#include <boost/units/systems/si.hpp>
#include <cstdio>
#include <ratio>
#include <type_traits>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;

using predicted = modified_velocity_verlet<std::ratio<1>>;

//! [work]
// A field that counts how often it is called.
constexpr auto counted(auto const& field, long& calls) {
  return [&field, &calls](auto const& s, auto t) {
    ++calls;
    return field(s, t);
  };
}

// The error at the end of a problem, in so many steps of one length.
// More evaluations than the problem allows are refused.
constexpr double off_in(int steps, auto method,
                        auto const& problem) {
  long calls = 0;
  auto const end = integrate(method, problem.start,
                             counted(problem.field, calls),
                             problem.time / (1.0 * steps), steps);
  return calls <= problem.work ? problem.error(end) : 1e9;
}

// The same in as many steps as the evaluations allow.
constexpr double off(auto method, auto const& problem) {
  auto steps =
      static_cast<int>(problem.work - method.starting_evaluations) /
      method.evaluations;
  auto error = off_in(steps, method, problem);
  while (error == 1e9) error = off_in(--steps, method, problem);
  return error;
}
//! [work]

//! [tolerance]
// The same under a tolerance of 1/2^k: more evaluations are refused.
constexpr double off_within(auto method, auto const& problem,
                            int k) {
  double allowed = 1;
  for (int i = 0; i < k; ++i) allowed /= 2;
  auto absolute = problem.start;
  absolute.position =
      0.0 * absolute.position + allowed * problem.one;
  absolute.velocity =
      0.0 * absolute.velocity + allowed * problem.one / si::second;
  long calls = 0;
  auto const end = integrate(
      method, problem.start, counted(problem.field, calls),
      tolerance{absolute, allowed}, 1.0 * problem.time);
  return calls <= problem.work ? problem.error(end) : 1e9;
}
//! [tolerance]

template <class Start, class One, class Field, class Error>
struct problem {
  Start start;
  One one;  // of the unit of its position
  Field field;
  boost::units::quantity<si::time> time;
  Error error;
  long work;  // evaluations of the field
};
template <class Start, class One, class Field, class Time,
          class Error>
problem(Start, One, Field, Time, Error, long)
    -> problem<Start, One, Field, Error>;

//! [planet]
constexpr auto pull =
    1.0 * si::cubic_metre / (si::second * si::second);
constexpr auto sun = [](auto const& s, auto) {
  auto const r = norm(s.position);
  return -pull * s.position / (r * r * r);
};
constexpr motion nearest{
    vec{0.8, 0.0} * si::metre,
    vec{0.0, unitstep::sqrt(1.5)} * si::metre_per_second};

// How far from its start it is, with 210 evaluations a turn.
constexpr auto planet(int turns) {
  return problem{
      nearest,
      vec{1.0, 1.0} * si::metre,
      sun,
      6.283185307179586 * turns * si::second,
      [](auto const& end) {
        return norm(end.position - nearest.position).value();
      },
      210L * turns};
}
constexpr auto one_turn = planet(1);
constexpr auto twenty_turns = planet(20);
//! [planet]

//! [swing]
constexpr motion let_go{1.0 * si::metre,
                        0.0 * si::metre_per_second};
constexpr auto sprung(double c) {  // c in N s/m, a body of 1 kg
  return [c](auto const& s, auto) {
    return -4.0 / si::second / si::second * s.position -
           c / si::second * s.velocity;
  };
}
constexpr double apart(auto const& a, auto const& b) {  // in m
  double const x = (a.position - b.position).value();
  double const y = (a.velocity - b.velocity).value() / 2;
  return unitstep::sqrt(x * x + y * y);
}

// How far from the closed form after 4 s, by 64 evaluations.
constexpr auto swing = problem{
    let_go,
    1.0 * si::metre,
    sprung(1),
    4.0 * si::second,
    [](auto const& end) {
      damped_oscillator const exact{2.0 / si::second,
                                    0.5 / si::second};
      return apart(end, exact.after(let_go, 4.0 * si::second));
    },
    64L};
//! [swing]

//! [servo]
// A servo, critically damped, with a rate of 1000/s, follows a
// command that is a cosine of one radian a second.
constexpr auto servo = [](auto const& s, auto t) {
  auto const command =
      math::cos(t / (1.0 * si::second)) * si::metre;
  return 1e6 / si::second / si::second * (command - s.position) -
         2000.0 / si::second * s.velocity;
};
// Where it is for good, in closed form.
constexpr auto followed(double t) {
  constexpr double e = 1 / 1000.0, size = (1 + e * e) * (1 + e * e);
  double const c = math::cos(t), s = math::sin(t);
  return motion{
      ((1 - e * e) * c + 2 * e * s) / size * si::metre,
      (2 * e * c - (1 - e * e) * s) / size * si::metre_per_second};
}
// How far from that after 1 s, by 240 evaluations.
constexpr auto command =
    problem{followed(0),
            1.0 * si::metre,
            servo,
            1.0 * si::second,
            [](auto const& end) {
              double const x =
                  (end.position - followed(1).position).value();
              return x < 0 ? -x : x;
            },
            240L};
//! [servo]

//! [uneven]
// About 8 s without a damper in steps of a length and half of it by
// turns, with so many evaluations.
constexpr double uneven(auto method, int work) {
  int const pairs = work / 2 / method.evaluations;
  auto const dt = 5.25 / pairs * si::second;
  simulation run{method, let_go, sprung(0), dt};
  for (int n = 0; n < pairs; ++n) {
    run.step(dt);
    run.step(dt / 2.0);
  }
  damped_oscillator const exact{2.0 / si::second, 0.0 / si::second};
  return apart(run.state(), exact.after(let_go, run.time()));
}
//! [uneven]

//! [stated]
constexpr bool is(double error, double stated) {
  return error > 0.95 * stated && error < 1.05 * stated;
}
//! [stated]

//! [long]
constexpr chain many_steps{quinlan_tremaine12{}, nearest, sun,
                           twenty_turns.time / (4200.0 - 232.0)};
static_assert(quinlan_tremaine12::starting_evaluations == 232);
static_assert(
    is(twenty_turns.error(state_after<many_steps, 4200 - 232>),
       1.3e-11));
static_assert(is(off(blanes_moan_srkn14a{}, twenty_turns), 2.3e-6));
static_assert(is(off(suzuki4{}, twenty_turns), 0.0012));
static_assert(is(off(rk4{}, twenty_turns), 0.031));
static_assert(is(off(velocity_verlet{}, twenty_turns), 0.078));
static_assert(is(off(semi_implicit_euler{}, twenty_turns), 0.20));
//! [long]

//! [short]
static_assert(is(off(blanes_moan_srkn14a{}, one_turn), 1.1e-7));
static_assert(is(off(suzuki4{}, one_turn), 0.000059));
static_assert(is(off(rk4{}, one_turn), 0.00015));
static_assert(is(off(velocity_verlet{}, one_turn), 0.0040));
static_assert(is(off(semi_implicit_euler{}, one_turn), 0.010));
//! [short]

//! [with a damper]
static_assert(is(off(rk4{}, swing), 0.00072));
static_assert(is(off(suzuki4{}, swing), 0.091));
static_assert(is(off(blanes_moan_srkn14a{}, swing), 0.11));
static_assert(is(off(predicted{}, swing), 0.0023));
static_assert(is(off(modified_velocity_verlet<>{}, swing), 0.019));
static_assert(is(off(semi_implicit_euler{}, swing), 0.027));
static_assert(is(off(velocity_verlet{}, swing), 0.038));
static_assert(is(off(explicit_euler{}, swing), 0.084));
static_assert(off(semi_implicit_euler{}, swing) >
              11 * off(predicted{}, swing));
//! [with a damper]

//! [stiff]
static_assert(is(off_in(101, implicit_euler{}, command), 5.4e-6));
static_assert(is(off_in(40, gauss4{}, command), 2.9e-8));
static_assert(is(off_in(30, radau5{}, command), 3.7e-10));
static_assert(is(off_in(21, rodas5p{}, command), 6.6e-11));
static_assert(off(explicit_euler{}, command) > 1e100);
static_assert(off(rk4{}, command) > 1e100);
//! [stiff]

//! [suspension]
// The suspension of a vehicle of 70 t, at 30 frames a second.
constexpr auto mass = 70'000.0 * si::kilogram;
constexpr auto stiffness = 7e6 * si::newton / si::metre;
constexpr auto damping =
    2.8e6 * si::newton * si::second / si::metre;
constexpr auto frame = 1.0 / 30 * si::second;
static_assert(stiffness * frame * frame / mass +
                  4.0 * damping * frame / mass >
              4.0);
constexpr double after_ten_seconds(auto method) {
  motion const pressed{0.1 * si::metre, 0.0 * si::metre_per_second};
  second_law const law{mass, spring{stiffness}, damper{damping}};
  return integrate(method, pressed, law, frame, 300)
      .position.value();
}
//! [suspension]
//! [beyond]
static_assert(after_ten_seconds(predicted{}) > 1e50 ||
              after_ten_seconds(predicted{}) < -1e50);
static_assert(after_ten_seconds(implicit_euler{}) > 0 &&
              after_ten_seconds(implicit_euler{}) < 1e-9);
//! [beyond]

//! [asked for]
static_assert(is(off_within(dormand_prince5{}, swing, 11),
                 0.00056));
static_assert(is(off_within(dop853{}, swing, 12), 0.000028));
static_assert(is(off_within(radau5{}, swing, 11), 0.000025));
static_assert(is(off_within(dop853{}, one_turn, 24), 8.7e-7));
// Each is the tightest; half of it takes more evaluations.
static_assert(off_within(dormand_prince5{}, swing, 11 + 1) > 1e8);
static_assert(off_within(dop853{}, swing, 12 + 1) > 1e8);
//! [asked for]

//! [changing]
static_assert(is(uneven(blanes_moan_srkn14a{}, 168), 6.3e-6));
static_assert(is(uneven(suzuki4{}, 168), 0.0018));
static_assert(is(uneven(rk4{}, 84), 0.104));
static_assert(is(uneven(rk4{}, 168), 0.0056));
static_assert(is(uneven(velocity_verlet{}, 84), 0.031));
static_assert(is(uneven(velocity_verlet{}, 168), 0.0076));
static_assert(is(uneven(time_corrected_verlet{}, 84), 0.025));
static_assert(is(uneven(time_corrected_verlet{}, 168), 0.022));
//! [changing]

//! [answer]
// A box falls for 2 s from rest, with 10 m/s2, in 8 steps.
constexpr auto falls(auto method) {
  return integrate(
      method, motion{0.0 * si::metre, 0.0 * si::metre_per_second},
      [](auto const&, auto) {
        return -10.0 * si::metre_per_second_squared;
      },
      0.25 * si::second, 8);
}
static_assert(falls(rk4{}).position == -20.0 * si::metre);
static_assert(falls(leapfrog{}) == falls(rk4{}));
static_assert(rk4::evaluations == 4 * leapfrog::evaluations);
static_assert(falls(semi_implicit_euler{}).position ==
              -22.5 * si::metre);
//! [answer]

void cell(double error) {
  if (error < 100)
    std::printf(" %8.1e", error);
  else
    std::printf("        .");
}
void none() { std::printf("        -"); }

void print(char const* name, auto method) {
  std::printf("%-20s", name);
  using method_t = decltype(method);
  constexpr bool solves =  // equations, in every step
      std::is_same_v<method_t, implicit_euler> ||
      std::is_same_v<method_t, gauss4> ||
      std::is_same_v<method_t, radau5> ||
      std::is_same_v<method_t, rodas5p>;
  constexpr bool remembers = method_t::starting_evaluations > 1;
  if constexpr (solves || remembers)
    none();
  else
    cell(off(method, one_turn));
  if constexpr (solves)
    none();
  else
    cell(off(method, twenty_turns));
  if constexpr (remembers) {
    none(), none(), none();
  } else {
    cell(off(method, swing));
    cell(off(method, command));
    if constexpr (solves)
      none();
    else
      cell(uneven(method, 168));
  }
  std::printf("\n");
}
// The tightest tolerance that the evaluations are enough for.
void tightest(auto method, auto const& problem) {
  int k = 40;
  while (k > 0 && off_within(method, problem, k) > 1e8) --k;
  cell(off_within(method, problem, k));
}
void print_within(char const* name, auto method) {
  std::printf("%-20s", name);
  if constexpr (std::is_same_v<decltype(method), radau5>) {
    none(), none();
  } else {
    tightest(method, one_turn);
    tightest(method, twenty_turns);
  }
  tightest(method, swing);
  tightest(method, command);
  none();
  std::printf("\n");
}
int main() {
  std::printf("                       planet   planet   damped");
  std::printf("    stiff   uneven\n");
  std::printf("                       1 turn 20 turns   spring");
  std::printf("    servo    steps\n");
  print("explicit Euler", explicit_euler{});
  print("semi-implicit Euler", semi_implicit_euler{});
  print("velocity Verlet", velocity_verlet{});
  print("  predicted", predicted{});
  print("  time-corrected", time_corrected_verlet{});
  print("midpoint", midpoint{});
  print("RK4", rk4{});
  print("suzuki4", suzuki4{});
  print("SRKN14A", blanes_moan_srkn14a{});
  print("QT12", quinlan_tremaine12{});
  print("implicit Euler", implicit_euler{});
  print("gauss4", gauss4{});
  print("radau5", radau5{});
  print("rodas5p", rodas5p{});
  std::printf("under a tolerance\n");
  print_within("dormand_prince5", dormand_prince5{});
  print_within("dop853", dop853{});
  print_within("radau5", radau5{});
  std::printf(
      "\n(a dot: beyond 100, or it needs more evaluations;");
  std::printf(" a dash: not tried)\n");
}
