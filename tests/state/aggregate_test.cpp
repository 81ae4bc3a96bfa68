// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <array>
#include <boost/units/systems/si.hpp>
#include <concepts>
#include <limits>
#include <string>
#include <unitstep/drive/integrate.hpp>
#include <unitstep/drive/simulation.hpp>
#include <unitstep/drive/trajectory.hpp>
#include <unitstep/math/exponential.hpp>
#include <unitstep/methods/explicit_euler.hpp>
#include <unitstep/methods/rk4.hpp>
#include <unitstep/state/aggregate.hpp>

#include "support/same_bits.hpp"
#include "support/verdict.hpp"

namespace {

namespace si = boost::units::si;
using boost::units::quantity;
using unitstep::integrate;
using unitstep::light;
using unitstep::rates;
using unitstep::raw_form;
using unitstep::rk4;
using unitstep::vec;
using unitstep::detail::state_vector;

constexpr double distance(double a, double b) { return a < b ? b - a : a - b; }

// Which types are states of this kind.
struct rocket {
  quantity<si::length> height;
  quantity<si::velocity> speed;
  quantity<si::mass> mass;
};
constexpr double inf = std::numeric_limits<double>::infinity();
constexpr rocket burnt_out{1.0 * si::metre, inf* si::metre_per_second, 1.0 * si::kilogram};
static_assert(unitstep::is_finite(rocket{}) && !unitstep::is_finite(burnt_out));
static_assert(!unitstep::is_finite(std::array{rocket{}, burnt_out}));
class closed {
  double x = 0;

public:
  double get() const { return x; }
};
static_assert(unitstep::aggregate_state<rocket>);
static_assert(!unitstep::aggregate_state<closed> && !unitstep::aggregate_state<double>);
static_assert(!unitstep::aggregate_state<quantity<si::length>>);
static_assert(!unitstep::aggregate_state<light<si::length, double>>);
static_assert(!unitstep::aggregate_state<vec<double, 3>>);
static_assert(!unitstep::aggregate_state<std::array<double, 3>>);
static_assert(!unitstep::aggregate_state<unitstep::motion<double, double>>);

// To the raw form and back, in the order of the members.
constexpr rocket on_the_pad{1.0 * si::metre, 2.0 * si::metre_per_second, 3.0 * si::kilogram};
static_assert(std::same_as<raw_form<rocket>::raw, state_vector<double, 3>>);
static_assert(raw_form<rocket>::to_raw(on_the_pad) == state_vector<double, 3>{{1.0, 2.0, 3.0}});
static_assert(!(raw_form<rocket>::to_raw(on_the_pad) == state_vector<double, 3>{{1.0, 3.0, 2.0}}));
static_assert(twins::same_bits(raw_form<rocket>::from_raw({{1.0, 2.0, 3.0}}), on_the_pad));

// Members of all shapes.
struct mixed {
  quantity<si::length> boost;
  light<si::time, double> seen;
  double plain;
  vec<quantity<si::length>, 2> plane;
  std::array<quantity<si::mass>, 2> row;
  std::array<vec<double, 3>, 2> points;
};
constexpr mixed full{1.0 * si::metre,
                     {2.0},
                     3.0,
                     vec{4.0, 5.0} * si::metre,
                     {6.0 * si::kilogram, 7.0 * si::kilogram},
                     {vec{8.0, 9.0, 10.0}, vec{11.0, 12.0, 13.0}}};
constexpr bool counts_through_mixed() {
  auto const numbers = raw_form<mixed>::to_raw(full);
  static_assert(std::same_as<decltype(numbers), state_vector<double, 13> const>);
  for (int i = 0; i < 13; ++i)
    if (numbers[static_cast<std::size_t>(i)] != i + 1) return false;
  return twins::same_bits(raw_form<mixed>::from_raw(numbers), full);
}
static_assert(counts_through_mixed());

// Each member decays at its own rate; a step of one member is a step of all.
constexpr auto decay = [](mixed const& m, auto) {
  auto const s = 1.0 * si::second;
  return rates{-m.boost / s,
               -m.seen / s,
               -m.plain / s,
               m.plane / -s,
               std::array{-m.row[0] / s, -m.row[1] / s},
               std::array{m.points[0] / -s, m.points[1] / -s}};
};
constexpr auto decayed = integrate(rk4{}, full, decay, 0.125 * si::second, 8);
struct single {
  double x;
};
constexpr double decayed_alone =
    integrate(
        rk4{}, single{1.0}, [](single const& x, auto) { return rates{-x.x / si::second}; },
        0.125 * si::second, 8)
        .x;
// A step of rk4 multiplies by 1 - h + h^2/2 - h^3/6 + h^4/24, which is within h^5/120 of e^-h.
static_assert(distance(decayed_alone, unitstep::math::exp(-1.0)) < 1e-6);
static_assert(decayed.boost.value() == decayed_alone);
static_assert(decayed.plane.x.value() == 4 * decayed_alone);  // a power of two changes no rounding
static_assert(decayed.points[0].x == 8 * decayed_alone &&
              decayed.seen.value() == 2 * decayed_alone);
static_assert(decayed.points[1].z < 13 * 0.3679 && decayed.points[1].z > 13 * 0.3678);

// Aggregates in aggregates: a nested state has nested rates.
struct inner {
  quantity<si::length> x;
  quantity<si::velocity> v;
};
struct outer {
  inner first;
  quantity<si::mass> mass;
  inner second;
};
static_assert(std::same_as<raw_form<outer>::raw, state_vector<double, 5>>);
constexpr outer nested{{1.0 * si::metre, 2.0 * si::metre_per_second},
                       3.0 * si::kilogram,
                       {4.0 * si::metre, 5.0 * si::metre_per_second}};
static_assert(raw_form<outer>::to_raw(nested) ==
              state_vector<double, 5>{{1.0, 2.0, 3.0, 4.0, 5.0}});
static_assert(twins::same_bits(raw_form<outer>::from_raw(raw_form<outer>::to_raw(nested)), nested));
constexpr auto coasted = integrate(
    unitstep::explicit_euler{}, nested,
    [](outer const& o, auto) {
      auto const none = 0.0 * si::metre_per_second_squared;
      return rates{rates{o.first.v, none}, 1.0 * si::kilogram / si::second,
                   rates{o.second.v, none}};
    },
    0.5 * si::second, 4);
// Two seconds at 2 m/s and at 5 m/s, one kilogram a second.
static_assert(coasted.first.x == 5.0 * si::metre && coasted.second.x == 14.0 * si::metre);
static_assert(coasted.mass == 5.0 * si::kilogram && coasted.first.v == nested.first.v);

// 1 to 12 members, member i growing by i + 1 in 1 s.
template <class T>
struct one {
  T a;
};
template <class T>
struct five {
  T a, b, c, d, e;
};
template <class T>
struct twelve {
  T a, b, c, d, e, f, g, h, i, j, k, l;
};
constexpr auto per = [](double r) { return r * si::metre_per_second; };
template <class S, class... R>
constexpr S grown(R... r) {
  return integrate(
      rk4{}, S{}, [=](S const&, auto) { return rates{per(r)...}; }, 0.25 * si::second, 4);
}
using length = quantity<si::length>;
static_assert(grown<one<length>>(1.0).a == 1.0 * si::metre);
static_assert(grown<five<length>>(1., 2., 3., 4., 5.).e == 5.0 * si::metre);
static_assert(grown<twelve<length>>(1., 2., 3., 4., 5., 6., 7., 8., 9., 10., 11., 12.).l ==
              12.0 * si::metre);
static_assert(grown<twelve<length>>(1., 2., 3., 4., 5., 6., 7., 8., 9., 10., 11., 12.).f ==
              6.0 * si::metre);

// Tsiolkovsky: dv = u ln(m0 / m1) - g t. 100 kg burn to 60 kg in 10 s.
constexpr rocket lift(double h, int steps) {
  auto const burn = 4.0 * si::kilogram / si::second;
  return integrate(
      rk4{}, rocket{0.0 * si::metre, 0.0 * si::metre_per_second, 100.0 * si::kilogram},
      [=](rocket const& r, auto) {
        return rates{
            r.speed,
            2500.0 * si::metre_per_second * burn / r.mass - 9.80665 * si::metre_per_second_squared,
            -burn};
      },
      h * si::second, steps);
}
constexpr double speed_at_burnout = 2500.0 * unitstep::math::log(100.0 / 60.0) - 98.0665;
constexpr double error_of_40 = distance(lift(0.25, 40).speed.value(), speed_at_burnout);
constexpr double error_of_80 = distance(lift(0.125, 80).speed.value(), speed_at_burnout);
static_assert(lift(0.25, 40).mass == 60.0 * si::kilogram);  // steps of one kilogram are exact
// The rate is a function of time alone, so rk4 is Simpson's rule with the error
// u h^4 / 2880 * (f'''(t1) - f'''(t0)), f = burn / m: 7.9e-7 at h = 1/4, a 16th at half the step.
static_assert(error_of_40 > 1e-8 && error_of_40 < 1e-6);
static_assert(error_of_40 > 14 * error_of_80 && error_of_40 < 18 * error_of_80);

// A capacitor that charges through a resistor: U = U0 (1 - e^(-t/RC)), here RC = 1/2 s.
struct circuit {
  quantity<si::electric_potential> voltage;
};
constexpr double charged(double h, int steps) {
  auto const source = 5.0 * si::volts;
  auto const rc = (1000.0 * si::ohms) * (0.0005 * si::farads);
  return integrate(
             rk4{}, circuit{0.0 * si::volts},
             [=](circuit const& c, auto) { return rates{(source - c.voltage) / rc}; },
             h * si::second, steps)
      .voltage.value();
}
constexpr double full_charge = 5.0 * (1.0 - unitstep::math::exp(-2.0));
// Per step rk4 is (h/RC)^5 / 120 off, over e^(-h/RC) relative: 5 e^-2 * 16 * 2.54e-7 * 1.13 = 3.1e-6.
static_assert(distance(charged(0.0625, 16), full_charge) < 4e-6);
static_assert(distance(charged(0.0625, 16), full_charge) > 2e-6);

// Plain numbers: Lorenz with a time that is a number and with seconds has the same bits.
struct lorenz {
  double x, y, z;
};
template <class Time>
constexpr lorenz attracted(double x, double h, int steps, Time unit) {
  return integrate(
      rk4{}, lorenz{x, 1.0, 1.0},
      [unit](lorenz const& s, auto) {
        return rates{10.0 * (s.y - s.x) / unit, (s.x * (28.0 - s.z) - s.y) / unit,
                     (s.x * s.y - 8.0 / 3.0 * s.z) / unit};
      },
      h * unit, steps);
}
static_assert(twins::same_bits(attracted(1.0, 0.01, 100, 1.0),
                               attracted(1.0, 0.01, 100, 1.0 * si::second)));
static_assert(!twins::same_bits(attracted(1.0, 0.01, 100, 1.0), attracted(1.1, 0.01, 100, 1.0)));
// The other two fixed points are x = y = +-sqrt(72), z = 27. In exact arithmetic the state stays there, in ours it
// moves by rounding only.
static_assert(distance(integrate(
                           rk4{}, lorenz{8.48528137423857, 8.48528137423857, 27.0},
                           [](lorenz const& s, double) {
                             return rates{10.0 * (s.y - s.x), s.x * (28.0 - s.z) - s.y,
                                          s.x * s.y - 8.0 / 3.0 * s.z};
                           },
                           0.01, 10)
                           .z,
                       27.0) < 1e-12);

// The rates that a state must have.
template <class S>
using due = typename raw_form<S>::template field_returns<quantity<si::time>>;
static_assert(
    std::same_as<due<rocket>, rates<quantity<si::velocity>, quantity<si::acceleration>,
                                    unitstep::rate_of<quantity<si::mass>, quantity<si::time>>>>);
static_assert(
    unitstep::fits<due<inner>, rates<quantity<si::velocity>, light<si::acceleration, double>>>);
static_assert(
    !unitstep::fits<due<inner>, rates<quantity<si::acceleration>, quantity<si::velocity>>>);
static_assert(!unitstep::fits<
              due<inner>, rates<quantity<si::velocity, float>, quantity<si::acceleration, float>>>);
static_assert(!unitstep::fits<due<inner>, rates<quantity<si::velocity>>>);
// One rate that fits is not enough.
static_assert(!unitstep::fits<due<inner>, rates<quantity<si::velocity>, quantity<si::velocity>>>);

// Every driver makes the same steps.
constexpr bool drivers_agree() {
  auto const field = [](inner const& s, auto t) {
    return rates{s.v, -s.x / si::second / si::second +
                          t * (1.0 * si::metre_per_second_squared / si::second)};
  };
  inner const start{1.0 * si::metre, 2.0 * si::metre_per_second};
  unitstep::simulation sim{rk4{}, start, field, 0.1 * si::second};
  for (int n = 0; n < 9; ++n) sim.step();
  auto const end = integrate(rk4{}, start, field, 0.1 * si::second, 9);
  auto const all = unitstep::trajectory<9>(rk4{}, start, field, 0.1 * si::second);
  return twins::same_bits(sim.state(), end) && twins::same_bits(all[9].state, end) &&
         !twins::same_bits(all[8].state, end);
}
static_assert(drivers_agree());

// As many members as Boost.PFR 1.81 can split, each of which grows by 1 in 1 s.
struct hundred {
  double m0, m1, m2, m3, m4, m5, m6, m7, m8, m9, m10, m11, m12, m13, m14, m15, m16, m17, m18, m19,
      m20, m21, m22, m23, m24, m25, m26, m27, m28, m29, m30, m31, m32, m33, m34, m35, m36, m37, m38,
      m39, m40, m41, m42, m43, m44, m45, m46, m47, m48, m49, m50, m51, m52, m53, m54, m55, m56, m57,
      m58, m59, m60, m61, m62, m63, m64, m65, m66, m67, m68, m69, m70, m71, m72, m73, m74, m75, m76,
      m77, m78, m79, m80, m81, m82, m83, m84, m85, m86, m87, m88, m89, m90, m91, m92, m93, m94, m95,
      m96, m97, m98, m99;
};
constexpr auto grows = [](hundred const&, auto) {
  return []<std::size_t... I>(std::index_sequence<I...>) {
    return unitstep::rates{(static_cast<void>(I), 1.0)...};
  }(std::make_index_sequence<100>{});
};
static_assert(unitstep::integrate(unitstep::explicit_euler{}, hundred{}, grows, 0.5, 2).m99 == 1.0);

TEST(AggregateDoor, StepsTheSameAtRunTime) {
  constexpr rocket constant = lift(0.1, 100);
  EXPECT_TRUE(twins::same_bits(lift(twins::hidden(0.1), 100), constant));
  constexpr double volts = charged(0.1, 100);
  EXPECT_TRUE(twins::same_bits(charged(twins::hidden(0.1), 100), volts));
  constexpr lorenz chaos = attracted(1.0, 0.01, 1000, 1.0);
  EXPECT_TRUE(twins::same_bits(attracted(twins::hidden(1.0), 0.01, 1000, 1.0), chaos));
  EXPECT_TRUE(drivers_agree());
}

TEST(AggregateDoor, RefusesAMemberThatIsNotFinite) {
  auto const run = [](double x) {
    static_cast<void>(integrate(
        rk4{}, nested,
        [](outer const& o, auto) {
          auto const none = 0.0 * si::metre_per_second_squared;
          return rates{rates{o.first.v, none}, 1.0 * si::kilogram / si::second,
                       rates{o.second.v, none}};
        },
        x * si::second, 1));
  };
  EXPECT_NO_THROW(run(1.0));
  using limits = std::numeric_limits<double>;
  for (double bad : {limits::infinity(), -limits::infinity(), limits::quiet_NaN()}) {
    EXPECT_THROW(run(bad), std::domain_error);
    for (std::size_t i = 0; i < 13; ++i) {
      auto numbers = raw_form<mixed>::to_raw(full);
      numbers[i] = bad;
      try {
        static_cast<void>(
            integrate(rk4{}, raw_form<mixed>::from_raw(numbers), decay, 0.125 * si::second, 1));
        ADD_FAILURE() << "accepted in place " << i;
      } catch (std::domain_error const& error) {
        EXPECT_STREQ(error.what(),
                     "unitstep: every member of initial must be finite, got infinity or NaN");
      }
    }
  }
}

namespace checks {

namespace si = boost::units::si;
using boost::units::quantity;
using unitstep::rates;
using verdicts::reads;
using time = quantity<si::time>;

struct fall {
  quantity<si::length> height;
  quantity<si::velocity> speed;
};
struct lorenz {
  double x, y, z;
};
struct two_types {
  quantity<si::length> height;
  quantity<si::velocity, float> speed;
};
template <class S, class Time>
using verdict = typename unitstep::raw_form<S>::template verdict<Time>;
static_assert(verdict<fall, time>::ok && verdict<lorenz, time>::ok && verdict<lorenz, double>::ok);
static_assert(reads<verdict<fall, double>>() == "expected dt: s, got a plain number (double)");
static_assert(reads<verdict<fall, quantity<si::length>>>() == "expected dt: s, got m");
static_assert(reads<verdict<lorenz, quantity<si::length>>>() == "expected dt: s, got m");
static_assert(reads<verdict<fall, quantity<si::time, float>>>() ==
              "expected dt: s in double, got s in float");
static_assert(reads<verdict<two_types, time>>() ==
              "expected initial: one value type in all members, got two_types");
// An array of states counts all of their members.
struct pan {
  double load, place;
};
struct scales {
  double age;
  std::array<std::array<pan, 2>, 2> pans;
};
static_assert(verdict<scales, double>::ok && verdict<scales, time>::ok);
static_assert(reads<verdict<scales, quantity<si::length>>>() == "expected dt: s, got m");
struct loaded_scales {
  double age;
  std::array<fall, 2> weights;
};
static_assert(reads<verdict<loaded_scales, double>>() ==
              "expected dt: s, got a plain number (double)");
struct coarse_pan {
  double load;
  float place;
};
struct coarse_scales {
  double age;
  std::array<coarse_pan, 2> pans;
};
static_assert(reads<verdict<coarse_scales, double>>() ==
              "expected initial: one value type in all members, got coarse_scales");
struct hanging_scales {
  double age;
  std::array<unitstep::motion<quantity<si::length>, quantity<si::length>>, 2> weights;
};
static_assert(reads<verdict<hanging_scales, time>>() == "expected velocity: m s^-1, got m");

template <class... Got>
using returned = typename unitstep::raw_form<fall>::template result_verdict<
    rates<quantity<si::velocity>, quantity<si::acceleration>>, rates<Got...>>;
static_assert(returned<quantity<si::velocity>, quantity<si::acceleration>>::ok);
static_assert(reads<returned<quantity<si::velocity>, quantity<si::force>>>() ==
              "expected rate 1 (of m s^-1): m s^-2, got kg m s^-2 (N)");
static_assert(reads<returned<quantity<si::acceleration>, quantity<si::velocity>>>() ==
              "expected rate 0 (of m): m s^-1, got m s^-2");
static_assert(reads<returned<quantity<si::velocity>>>() ==
              "expected field: rates{...} of 2 members, got rates<m s^-1>");

// A bare value is no list of rates, not even for a single rate.
struct height_alone {
  quantity<si::length> height;
};
template <class S, class Got>
using of = typename unitstep::raw_form<S>::template result_verdict<
    typename unitstep::raw_form<S>::template field_returns<time>, Got>;
static_assert(of<height_alone, rates<quantity<si::velocity>>>::ok);
static_assert(reads<of<height_alone, quantity<si::velocity>>>() ==
              "expected field: rates{...} of 1 member, got m s^-1");

// If only a radian is wrong, the message says how to correct the rate.
struct pointer {
  quantity<si::plane_angle> angle;
};
static_assert(of<pointer, rates<quantity<si::angular_velocity>>>::ok);
static_assert(reads<of<pointer, rates<quantity<si::frequency>>>>() ==
              "expected rate 0 (of rad): rad s^-1, got s^-1: multiply by si::radian");

// A path names nested members, but not an aggregate that holds nothing except another one.
struct pair_of {
  fall first;
  fall second;
};
struct only {
  fall inside;
};
using good = rates<quantity<si::velocity>, quantity<si::acceleration>>;
using bad = rates<quantity<si::velocity>, quantity<si::force>>;
static_assert(of<pair_of, rates<good, good>>::ok && of<only, good>::ok);
static_assert(reads<of<pair_of, rates<good, bad>>>() ==
              "expected rate 1.1 (of m s^-1): m s^-2, got kg m s^-2 (N)");
static_assert(reads<of<pair_of, rates<good, quantity<si::velocity>>>>() ==
              "expected rate 1: rates{...} of 2 members, got m s^-1");
static_assert(reads<of<only, bad>>() == "expected rate 1 (of m s^-1): m s^-2, got kg m s^-2 (N)");

// The rate of a motion is its acceleration.
struct rocket {
  unitstep::motion<quantity<si::length>, quantity<si::velocity>> flight;
  quantity<si::mass> mass;
};
using mass_flow = unitstep::rate_of<quantity<si::mass>, time>;
static_assert(of<rocket, rates<quantity<si::acceleration>, mass_flow>>::ok);
static_assert(reads<of<rocket, rates<quantity<si::velocity>, mass_flow>>>() ==
              "expected rate 0 (of motion<m, m s^-1>): m s^-2, got m s^-1");
struct swapped {
  unitstep::motion<quantity<si::velocity>, quantity<si::length>> flight;
  quantity<si::mass> mass;
};
static_assert(verdict<rocket, time>::ok && !verdict<swapped, time>::ok);
// A motion has no unit only if both halves have none.
struct half_plain {
  unitstep::motion<quantity<si::length>, double> flight;
};
static_assert(reads<verdict<half_plain, double>>() ==
              "expected dt: s, got a plain number (double)");
struct mixed_inside {
  unitstep::motion<quantity<si::length>, quantity<si::velocity, float>> flight;
};
static_assert(reads<verdict<mixed_inside, time>>() ==
              "expected initial: one value type in all members, got mixed_inside");

TEST(CheckAggregate, SaysTheSameAtRunTime) {
  EXPECT_STREQ((reads<verdict<fall, quantity<si::length>>>().data()), "expected dt: s, got m");
}

}  // namespace checks

namespace starts {

namespace si = boost::units::si;
using boost::units::quantity;
using verdicts::reads;

struct fall {
  quantity<si::length> height;
  quantity<si::velocity> speed;
};

// A type that cannot have a rate is no member.
struct counts {
  quantity<si::length> height;
  int bounces;
};
struct counts_inside {
  quantity<si::mass> mass;
  counts inside;
};
template <class S>
using start = decltype(unitstep::diagnostics::check_start<S>());
static_assert(start<fall>::ok);
static_assert(reads<start<counts>>() ==
              "expected member 1: a quantity, or a number such as 2.0, got a plain number (int)");
static_assert(reads<start<counts_inside>>() ==
              "expected member 1.1: a quantity, or a number such as 2.0, got a plain number (int)");
struct faster : fall {
  double factor;
};
struct two_faster {
  double x;
  faster one;
};
static_assert(reads<start<faster>>() ==
              "expected initial: an aggregate without a base class, got faster");
static_assert(reads<start<two_faster>>() ==
              "expected member 1: an aggregate without a base class, got faster");
static_assert(reads<start<quantity<si::length>>>() ==
              "expected initial: a motion or an aggregate, got m");
static_assert(
    reads<start<std::array<double, 3>>>() ==
    "expected initial: a motion, or a struct that has it as a member, got array<double, 3>");

// A text that is put together equals its literal as a template argument.
using unitstep::diagnostics::text_of;
using unitstep::diagnostics::words;
static_assert(
    std::same_as<words<text_of<unitstep::diagnostics::members_words<101>>>, words<"101 members">>);

// What cannot be split: a C array is named first, then a reference; members are counted up to 100.
struct with_c_array {
  double age;
  double row[2];
};
struct with_reference {
  double age;
  double& other;
};
static_assert(reads<start<with_c_array>>() == "expected member 1: a std::array, got a C array");
static_assert(reads<start<with_reference>>() == "expected member 1: a value, got a reference");
struct long_row {
  double age;
  double row[99];
};
struct longer_row {
  double age;
  double row[100];
};
static_assert(reads<start<long_row>>() == "expected member 1: a std::array, got a C array");
static_assert(reads<start<longer_row>>() ==
              "expected initial: at most 100 members, or aggregates of them, got 101 members");

TEST(CheckStart, SaysTheSameAtRunTime) {
  EXPECT_STREQ((reads<start<quantity<si::length>>>().data()),
               "expected initial: a motion or an aggregate, got m");
}

}  // namespace starts

}  // namespace
