// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/systems/si/length.hpp>
#include <boost/units/systems/si/time.hpp>
#include <boost/units/systems/si/velocity.hpp>
#include <complex>
#include <concepts>
#include <stdexcept>
#include <string>
#include <unitstep/drive/integrate.hpp>
#include <unitstep/drive/simulation.hpp>
#include <unitstep/forces/second_law.hpp>
#include <unitstep/math/trigonometric.hpp>
#include <unitstep/math/vec.hpp>
#include <unitstep/math/vec_products.hpp>
#include <unitstep/methods/damped.hpp>
#include <unitstep/methods/rk4.hpp>
#include <unitstep/methods/semi_implicit_euler.hpp>
#include <unitstep/methods/velocity_verlet.hpp>
#include <unitstep/units/light.hpp>
#include <unitstep/units/number.hpp>

namespace {

using boost::units::quantity;
using unitstep::number;
using unitstep::scalar;
using unitstep::detail::factor_of;
namespace si = boost::units::si;

// Each of the operations is needed: a class that lacks one of them is no number.
template <char missing>
struct lacking {
  double value;
  constexpr lacking(int whole = 0) : value(whole) {}
  friend constexpr lacking operator+(lacking a, lacking)
    requires (missing != '+')
  {
    return a;
  }
  friend constexpr lacking operator-(lacking a, lacking)
    requires (missing != '-')
  {
    return a;
  }
  friend constexpr lacking operator*(lacking a, lacking)
    requires (missing != '*')
  {
    return a;
  }
  friend constexpr lacking operator/(lacking a, lacking)
    requires (missing != '/')
  {
    return a;
  }
  friend constexpr lacking operator-(lacking a)
    requires (missing != 'n')
  {
    return a;
  }
  constexpr lacking& operator+=(lacking)
    requires (missing != '=')
  {
    return *this;
  }
};
static_assert(number<lacking<' '>> && !number<lacking<'+'>> && !number<lacking<'-'>>);
static_assert(!number<lacking<'*'>> && !number<lacking<'/'>> && !number<lacking<'n'>> &&
              !number<lacking<'='>>);

// The least that a class must have: exactly what the concept names.
struct fraction {
  long over, under;
  constexpr fraction() : fraction(0) {}
  constexpr fraction(int whole) : over(whole), under(1) {}
  constexpr fraction(long n, long d) : over(n), under(d) {}
  friend constexpr fraction operator+(fraction a, fraction b) {
    return {a.over * b.under + b.over * a.under, a.under * b.under};
  }
  friend constexpr fraction operator-(fraction a) { return {-a.over, a.under}; }
  friend constexpr fraction operator-(fraction a, fraction b) { return a + -b; }
  friend constexpr fraction operator*(fraction a, fraction b) {
    return {a.over * b.over, a.under * b.under};
  }
  friend constexpr fraction operator/(fraction a, fraction b) {
    return {a.over * b.under, a.under * b.over};
  }
  constexpr fraction& operator+=(fraction b) { return *this = *this + b; }
};
// The concept does not require this; the test needs it to compare.
constexpr bool operator==(fraction a, fraction b) { return a.over * b.under == b.over * a.under; }

static_assert(number<float> && number<double> && number<long double> && number<fraction>);
static_assert(!number<int> && !number<bool> && !number<char> && !number<double*>);
static_assert(!number<std::string> && !number<double&>);

// A quantity is no number, not even a dimensionless one, and a vec is none.
static_assert(!number<quantity<si::length>> && !number<quantity<si::dimensionless>>);
static_assert(!number<unitstep::light<si::length, double>>);
static_assert(!number<unitstep::light<si::dimensionless, double>>);
static_assert(!number<unitstep::vec<double, 2>> && !number<si::length>);

struct without_division {
  constexpr without_division() = default;
  constexpr without_division(int) {}
  constexpr without_division& operator+=(without_division) { return *this; }
  [[maybe_unused]] friend constexpr without_division operator+(without_division a,
                                                               without_division) {
    return a;
  }
  [[maybe_unused]] friend constexpr without_division operator-(without_division a,
                                                               without_division) {
    return a;
  }
  [[maybe_unused]] friend constexpr without_division operator*(without_division a,
                                                               without_division) {
    return a;
  }
  [[maybe_unused]] friend constexpr without_division operator-(without_division a) { return a; }
  [[maybe_unused]] friend constexpr bool operator==(without_division, without_division) {
    return true;
  }
};
static_assert(!number<without_division>);

struct on_the_heap : fraction {
  constexpr on_the_heap(int n) : fraction(n) {}
  on_the_heap(on_the_heap const& other) : fraction(other) {}
};
static_assert(!number<on_the_heap>);

static_assert(scalar<int> && scalar<long> && scalar<float> && scalar<fraction>);
static_assert(!scalar<si::length> && !scalar<quantity<si::length>>);

static_assert(factor_of<int, double> && factor_of<float, double> && factor_of<double, float>);
static_assert(factor_of<int, fraction> && factor_of<fraction, fraction>);
static_assert(!factor_of<fraction, double>);

// A light quantity of a class number uses the arithmetic of the class: thirds are exact.
using length = unitstep::light<si::length, fraction>;
constexpr length third{{1, 3}};
static_assert((third + third + third).number == fraction{1});
static_assert((third - third * 2).number == fraction(-1, 3));
static_assert((-third / 2).number == fraction(-1, 6));
static_assert((third / third).number == fraction{1});
static_assert(1 / third == 3 / unitstep::light<si::length, fraction>{{1}});
static_assert(!((third + third).number == fraction(1, 3)));
constexpr length scaled(length q) {
  q *= 3;
  q /= 2;
  q += third;
  q -= third * fraction(1, 3);
  return q;
}
static_assert(scaled(third).number == fraction(13, 18));  // 1/3 * 3 / 2 + 1/3 - 1/9
static_assert(scaled(third).number + fraction(1, 18) == fraction(7, 9));

// A number with two lanes, whose comparisons give a result for each lane.
struct mask {
  bool of[2];
};
struct lanes {
  double of[2];
  constexpr lanes() : of{0, 0} {}
  constexpr lanes(int all) : lanes(double(all)) {}
  constexpr lanes(double all) : of{all, all} {}  // beside int: no long fits better
  constexpr lanes(double a, double b) : of{a, b} {}
  friend constexpr lanes operator+(lanes a, lanes b) {
    return {a.of[0] + b.of[0], a.of[1] + b.of[1]};
  }
  [[maybe_unused]] friend constexpr lanes operator-(lanes a) { return {-a.of[0], -a.of[1]}; }
  [[maybe_unused]] friend constexpr lanes operator-(lanes a, lanes b) { return a + -b; }
  friend constexpr lanes operator*(lanes a, lanes b) {
    return {a.of[0] * b.of[0], a.of[1] * b.of[1]};
  }
  friend constexpr lanes operator/(lanes a, lanes b) {
    return {a.of[0] / b.of[0], a.of[1] / b.of[1]};
  }
  constexpr lanes& operator+=(lanes b) { return *this = *this + b; }
  friend constexpr mask operator<(lanes a, lanes b) {
    return {{a.of[0] < b.of[0], a.of[1] < b.of[1]}};
  }
  friend constexpr lanes select(mask m, lanes a, lanes b) {
    return {m.of[0] ? a.of[0] : b.of[0], m.of[1] ? a.of[1] : b.of[1]};
  }
};
constexpr mask operator&&(mask a, mask b) { return {{a.of[0] && b.of[0], a.of[1] && b.of[1]}}; }
constexpr bool is(lanes const& n, double a, double b) { return n.of[0] == a && n.of[1] == b; }
static_assert(number<lanes> && !std::equality_comparable<lanes>);

// A complex number has real and imaginary parts and no order, so it is not accepted.
static_assert(!number<std::complex<double>> && !number<std::complex<float>>);

// A choice by a bool is the built-in one; a choice by a mask is the number's own, also for types made from the number.
static_assert(unitstep::select(1 < 2, 3.0, 4.0) == 3 && unitstep::select(false, 3.0, 4.0) == 4);
static_assert(unitstep::select(true, 1.0 * si::metre, 2.0 * si::metre) == 1.0 * si::metre);
constexpr lanes one_three{1.0, 3.0}, two{2};
static_assert(is(unitstep::select(one_three < two, one_three, two), 1, 2));
static_assert(is(unitstep::select(two < one_three, one_three, two), 2, 3));
using lengths = unitstep::light<si::length, lanes>;
static_assert(is(unitstep::select(one_three < two, lengths{one_three}, lengths{two}).number, 1, 2));
constexpr auto chosen = unitstep::select(one_three < two, unitstep::vec<lanes, 2>{one_three, two},
                                         unitstep::vec<lanes, 2>{two, one_three});
static_assert(is(chosen.x, 1, 2) && is(chosen.y, 2, 3));

// Each lane is stepped as a double is, by methods and by drivers, and is brought to rest separately.
constexpr auto spring = [](auto const& s, auto) { return -s.position; };
template <class Method>
constexpr bool steps_lanes(Method const& method) {
  using unitstep::motion;
  auto const both =
      unitstep::integrate(method, motion{one_three, lanes(0)}, spring, lanes(0.25), 7);
  auto const a = unitstep::integrate(method, motion{1.0, 0.0}, spring, 0.25, 7);
  auto const b = unitstep::integrate(method, motion{3.0, 0.0}, spring, 0.25, 7);
  unitstep::simulation sim{method, motion{one_three, lanes(0)}, spring, lanes(0.25)};
  for (int n = 0; n < 6; ++n) sim.step();
  sim.step(lanes(0.25));
  return is(both.position, a.position, b.position) && is(both.velocity, a.velocity, b.velocity) &&
         is(sim.state().position, a.position, b.position) && is(sim.time(), 1.75, 1.75);
}
static_assert(steps_lanes(unitstep::rk4{}) && steps_lanes(unitstep::velocity_verlet{}));
static_assert(steps_lanes(unitstep::semi_implicit_euler{}));
constexpr bool rests_in_one_lane() {
  auto const end = unitstep::integrate(
      unitstep::damped{unitstep::semi_implicit_euler{}, 0.5, 1.0},
      unitstep::motion{lanes(0), lanes(1.0, 3.0)}, [](auto const&, auto) { return lanes(0); },
      lanes(1), 1);
  return is(end.velocity, 0, 1.5);
}
static_assert(rests_in_one_lane());

// Written from the list at the top of units/number.hpp alone. The functions that the library calls in place of an
// operator or a loop of its own return numbers that nothing else gives.
struct perhaps {
  bool yes;
  [[nodiscard]] constexpr bool may_be() const { return yes; }
  friend constexpr perhaps operator&&(perhaps a, perhaps b) { return {a.yes && b.yes}; }
};
struct toy {
  using constant = double;
  double n;
  constexpr toy() : n(0) {}
  constexpr toy(int whole) : n(whole) {}
  constexpr toy(double exact) : n(exact) {}
  friend constexpr toy operator+(toy a, toy b) { return a.n + b.n; }
  friend constexpr toy operator-(toy a, toy b) { return a.n - b.n; }
  friend constexpr toy operator*(toy a, toy b) { return a.n * b.n; }
  friend constexpr toy operator/(toy a, toy b) { return a.n / b.n; }
  friend constexpr toy operator-(toy a) { return -a.n; }
  constexpr toy& operator+=(toy b) { return *this = *this + b; }
  friend constexpr perhaps operator==(toy a, toy b) { return {a.n == b.n}; }
  friend constexpr perhaps operator<(toy a, toy b) { return {a.n < b.n}; }
  friend constexpr perhaps operator>(toy a, toy b) { return {a.n > b.n}; }
  friend constexpr toy select(perhaps which, toy a, toy b) { return which.yes ? a : b; }
  friend constexpr toy sqrt(toy a) { return 100 + a.n; }
  friend constexpr toy sin(toy a) { return 200 + a.n; }
  [[nodiscard]] constexpr toy absolute() const { return 300 + n; }
  [[nodiscard]] constexpr toy squared() const { return 400 + n; }
  [[nodiscard]] constexpr toy least(toy b) const { return 500 + b.n; }
  [[nodiscard]] constexpr toy greatest(toy b) const { return 600 + b.n; }
  [[nodiscard]] constexpr bool finite() const { return n < 1000; }
};
using toy_length = quantity<si::length, toy>;
constexpr toy_length one_toy = toy_length::from_value(1), two_toys = toy_length::from_value(2);
static_assert(number<toy> && !unitstep::is_finite(toy(1000)) && unitstep::is_finite(one_toy));
static_assert((toy(2) > toy(1)).yes);
static_assert(unitstep::select(toy(1) < toy(2), one_toy, two_toys).value().n == 1);
static_assert(sqrt(unitstep::light_of(two_toys)).value().n == 102 &&
              unitstep::math::sin(toy(2)).n == 202);
static_assert((unitstep::abs)(two_toys).value().n == 302 &&
              unitstep::magnitude(two_toys).value().n == 302);
static_assert(unitstep::squared(two_toys).value().n == 402 &&
              unitstep::pow<2>(two_toys).value().n == 402);
static_assert(norm(unitstep::vec{one_toy, two_toys}).value().n == 100 + 401 + 402);
static_assert((unitstep::min)(unitstep::light_of(one_toy), two_toys).value().n == 502);
static_assert((unitstep::max)(unitstep::light_of(one_toy), two_toys).value().n == 602);

// It is stepped as a double is, by a field with units and constants of double, and is brought to rest.
template <class T, class Method>
constexpr auto stepped(Method const& method) {
  auto const initial = unitstep::motion{quantity<si::length, T>::from_value(1),
                                        quantity<si::velocity, T>::from_value(2)};
  auto const field = [](auto const& s, auto) {
    return -4.0 / si::second / si::second * s.position - 0.5 / si::second * s.velocity;
  };
  return unitstep::integrate(method, initial, field, quantity<si::time, T>::from_value(T(0.25)), 7);
}
template <class Method>
constexpr bool steps_toys(Method const& method) {
  auto const of_toys = stepped<toy>(method);
  auto const of_doubles = stepped<double>(method);
  return of_toys.position.value().n == of_doubles.position.value() &&
         of_toys.velocity.value().n == of_doubles.velocity.value();
}
static_assert(steps_toys(unitstep::rk4{}) && steps_toys(unitstep::velocity_verlet{}));
constexpr double damped_from(double velocity) {
  return unitstep::integrate(
             unitstep::damped{unitstep::semi_implicit_euler{}, 0.5, 1.0},
             unitstep::motion{toy(0), toy(velocity)}, [](auto const&, auto) { return toy(0); },
             toy(1), 1)
      .velocity.n;
}
static_assert(damped_from(-500) == -250 && damped_from(-1) == 0);

// The library asks whether a mass may be zero, and whether a start is finite.
constexpr toy mass_of(toy mass) {
  using unitstep::second_law;
  return unitstep::integrate(unitstep::rk4{}, unitstep::motion{toy(0), toy(0)},
                             second_law{mass, [](auto const&, auto) { return toy(8); }}, toy(1), 1)
      .velocity;
}
static_assert(mass_of(4).n == 2);

// A count of steps beyond an int is exact.
using unitstep::detail::whole;
static_assert(is(whole<lanes>(5'000'000'001).number, 5'000'000'001, 5'000'000'001));
static_assert(is(whole<lanes>(-5'000'000'001).number, -5'000'000'001, -5'000'000'001));
static_assert(is(whole<lanes>(1L << 62).number, 0x1p62, 0x1p62) &&
              is(whole<lanes>(7).number, 7, 7));
static_assert(is(whole<lanes>(1L << 30).number, 0x1p30, 0x1p30));

TEST(Number, OfLanesIsSteppedAtRunTime) {
  EXPECT_TRUE(steps_lanes(unitstep::rk4{}) && rests_in_one_lane());
}

TEST(Number, OfAToyIsRefusedWhereItSaysSo) {
  EXPECT_TRUE(steps_toys(unitstep::rk4{}));
  EXPECT_THROW((void)mass_of(0), std::domain_error);
  EXPECT_THROW((void)unitstep::integrate(
                   unitstep::rk4{}, unitstep::motion{toy(1000), toy(0)},
                   [](auto const&, auto) { return toy(0); }, toy(1), 1),
               std::domain_error);
}

TEST(Number, OfAClassStaysExactAtRunTime) {
  long volatile three = 3;
  EXPECT_TRUE(scaled(length{{1, three}}).number == fraction(13, 18));
}

}  // namespace
