// SPDX-License-Identifier: BSL-1.0
// Money that earns interest, a rocket that gets lighter, and weather
// that cannot be foretold: three states that are no motion.
#include <array>
#include <boost/units/base_dimension.hpp>
#include <boost/units/base_unit.hpp>
#include <boost/units/make_system.hpp>
#include <boost/units/physical_dimensions/time.hpp>
#include <boost/units/systems/si.hpp>
#include <cstddef>
#include <cstdio>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;
using boost::units::quantity;

struct money_dimension
    : boost::units::base_dimension<money_dimension, 1> {};
struct pound_base_unit
    : boost::units::base_unit<pound_base_unit,
                              money_dimension::dimension_type, 1> {
};
struct year_base_unit
    : boost::units::base_unit<year_base_unit,
                              boost::units::time_dimension, 2> {};
using bank = boost::units::make_system<pound_base_unit,
                                       year_base_unit>::type;
using pounds =
    boost::units::unit<money_dimension::dimension_type, bank>;
using years =
    boost::units::unit<boost::units::time_dimension, bank>;

//! [account]
struct account {
  quantity<pounds> balance;
};
constexpr auto ten_percent = 0.10 / years{};
constexpr auto interest = [](account const& a, auto) {
  return rates{ten_percent * a.balance};
};
constexpr account opened{1000.0 * pounds{}};

constexpr double after_20_years(auto method, int steps) {
  auto const end = integrate(method, opened, interest,
                             20.0 * years{} / double(steps), steps);
  return end.balance.value();
}
//! [account]

//! [interest]
// A bank that pays every year multiplies by 1.1 each time.
constexpr double by_the_bank = 1000 * math::pow(1.1, 20.0);
static_assert(by_the_bank > 6727 && by_the_bank < 6728);
constexpr double yearly = after_20_years(explicit_euler{}, 20);
static_assert(magnitude(yearly / by_the_bank - 1) < 1e-14);
static_assert(after_20_years(explicit_euler{}, 4) == 5062.5);

// Paid at every moment, the balance is 1000 e^2.
constexpr double at_every_moment = 1000 * math::exp(2.0);
static_assert(at_every_moment > 7389 && at_every_moment < 7390);
static_assert(after_20_years(rk4{}, 240) > at_every_moment - 0.01);
static_assert(after_20_years(rk4{}, 240) < at_every_moment + 0.01);
//! [interest]

//! [rocket]
struct rocket {
  quantity<si::length> height;
  quantity<si::velocity> speed;
  quantity<si::mass> mass;
};
constexpr auto thrust = 10000.0 * si::newton;
constexpr auto burn = 4.0 * si::kilogram / si::second;
constexpr auto flight = [](rocket const& r, auto) {
  return rates{r.speed, thrust / r.mass, -burn};
};
//! [rocket]

//! [burnt out]
constexpr rocket pad{0.0 * si::metre, 0.0 * si::metre_per_second,
                     100.0 * si::kilogram};
constexpr double speed_after_10_s(auto const& field) {
  return integrate(rk4{}, pad, field, si::second / 16.0, 160)
      .speed.value();
}
// The exhaust leaves with thrust / burn = 2500 m/s, and 60 kg of
// 100 kg are left: 2500 ln(100/60).
constexpr double exact = 2500 * math::log(100 / 60.0);
static_assert(exact > 1277.0 && exact < 1277.1);
static_assert(magnitude(speed_after_10_s(flight) - exact) < 1e-5);
//! [burnt out]

//! [wrong]
constexpr auto heavy = [](rocket const& r, auto) {
  return rates{r.speed, thrust / pad.mass, -burn};
};
constexpr auto of_momentum = [](rocket const& r, auto) {
  return rates{r.speed, (thrust + burn * r.speed) / r.mass, -burn};
};
static_assert(magnitude(speed_after_10_s(heavy) - 1000) < 1e-9);
static_assert(magnitude(speed_after_10_s(of_momentum) -
                        100000 / 60.0) < 1e-4);
static_assert(100000 / 60.0 > 1666 && 100000 / 60.0 < 1667);
//! [wrong]

//! [weather]
struct weather {
  double x, y, z;
};
constexpr auto lorenz = [](weather const& w, double) {
  return rates{10.0 * (w.y - w.x), w.x * (28.0 - w.z) - w.y,
               w.x * w.y - 8.0 / 3.0 * w.z};
};
//! [weather]

//! [forecast]
// Where it is after so many times 4 units of time.
struct forecast {
  std::array<weather, 11> every_4;
};
//! [forecast]

//! [of]
constexpr forecast of(double x, int steps_per_unit) {
  simulation run{rk4{}, weather{x, 1.0, 1.0}, lorenz,
                 1.0 / steps_per_unit};
  forecast f{};
  for (auto& later : f.every_4) {
    later = run.state();
    for (int n = 0; n < 4 * steps_per_unit; ++n) run.step();
  }
  return f;
}
//! [of]

//! [forecasts]
constexpr forecast first = of(1.0, 32);
constexpr forecast second = of(1.000000001, 32);
constexpr forecast finer = of(1.0, 64);
//! [forecasts]

//! [distance]
constexpr double apart(forecast const& f, forecast const& g,
                       std::size_t time) {
  auto const& a = f.every_4[time / 4];
  auto const& b = g.every_4[time / 4];
  return norm(vec{a.x - b.x, a.y - b.y, a.z - b.z});
}
//! [distance]

//! [apart]
// Two starts that differ by a billionth.
static_assert(apart(first, second, 12) < 2e-9);
static_assert(apart(first, second, 24) > 9e-5);
static_assert(apart(first, second, 40) > 15);

// Half the step, the same start.
static_assert(apart(first, finer, 4) < 0.06);
static_assert(apart(first, finer, 16) > 17);
//! [apart]

//! [growth]
// Two weathers a billionth apart. After each unit of time
// the second one is set back to that distance from the first.
struct neighbours {
  weather a, b;
  double sum;  // of the logarithms of the growth
};
constexpr neighbours sixty_units_later(neighbours s) {
  for (int unit = 0; unit < 60; ++unit) {
    s.a = integrate(rk4{}, s.a, lorenz, 1.0 / 16, 16);
    s.b = integrate(rk4{}, s.b, lorenz, 1.0 / 16, 16);
    double const x = s.b.x - s.a.x, y = s.b.y - s.a.y,
                 z = s.b.z - s.a.z;
    double const grown = norm(vec{x, y, z}) / 1e-9;
    s.sum += math::log(grown);
    s.b = {s.a.x + x / grown, s.a.y + y / grown, s.a.z + z / grown};
  }
  return s;
}
//! [growth]

//! [exponent]
// 300 units, in pieces that the compiler can compute one by one.
constexpr weather near = first.every_4[5];  // on the two wings
constexpr neighbours at_60 =
    sixty_units_later({near, {near.x + 1e-9, near.y, near.z}, 0});
constexpr neighbours at_120 = sixty_units_later(at_60);
constexpr neighbours at_180 = sixty_units_later(at_120);
constexpr neighbours at_240 = sixty_units_later(at_180);
constexpr neighbours at_300 = sixty_units_later(at_240);
constexpr double exponent = at_300.sum / 300;
// 0.9056 in J. C. Sprott, Chaos and Time-Series Analysis (2003).
static_assert(magnitude(exponent - 0.9056) < 0.02);
// A digit is a factor of ten.
static_assert(math::log(10.0) / exponent > 2.5);
static_assert(math::log(10.0) / exponent < 2.6);
//! [exponent]

//! [mean]
// From the twentieth unit on, when it is on the two wings.
constexpr double mean_z(forecast const& f) {
  simulation run{rk4{}, f.every_4[5], lorenz, 1.0 / 32};
  double sum = 0;
  for (int n = 0; n < 3200; ++n) {
    run.step();
    sum += run.state().z;
  }
  return sum / 3200;
}
// 23.55 is the mean over 200,000 units, by an RK4 in plain C.
static_assert(magnitude(mean_z(first) - 23.55) < 0.15);
static_assert(magnitude(mean_z(second) - 23.55) < 0.15);
static_assert(magnitude(mean_z(finer) - 23.55) < 0.15);
//! [mean]

//! [answer]
constexpr auto doubled = [](account const& a, auto) {
  return a.balance - 2000.0 * pounds{};
};
constexpr auto found = integrate_until(
    rk4{}, opened, interest, 0.125 * years{}, doubled, 100);
// ln 2 / 10 %
static_assert(magnitude(found.time.value() - 10 * math::log(2.0)) <
              1e-6);
static_assert(found.time > 6.93 * years{} &&
              found.time < 6.94 * years{});
// And the bank that pays once a year.
constexpr auto at_the_bank =
    integrate_until(explicit_euler{}, opened, interest,
                    1.0 * years{}, doubled, 100);
static_assert(at_the_bank.steps == 8);
//! [answer]

int main() {
  std::printf("interest paid         after 20 years\n");
  auto const paid = [](char const* when, double balance) {
    std::printf("%-20s %15.2f\n", when, balance);
  };
  paid("every five years", after_20_years(explicit_euler{}, 4));
  paid("every year", after_20_years(explicit_euler{}, 20));
  paid("every month", after_20_years(explicit_euler{}, 240));
  paid("every day", after_20_years(explicit_euler{}, 7300));
  paid("at every moment", after_20_years(rk4{}, 240));

  std::printf("\nweather, x of (x, y, z)\n");
  std::printf("time  32 steps  start + 1e-9   64 steps\n");
  for (std::size_t n = 0; n <= 10; ++n)
    std::printf("%4zu %9.4f %13.4f %10.4f\n", 4 * n,
                first.every_4[n].x, second.every_4[n].x,
                finer.every_4[n].x);
}
