// SPDX-License-Identifier: BSL-1.0
// What does the angle do to a throw, which one hits, and how sure is
// that? By differences of two runs, and by numbers with slopes.
#include <array>
#include <boost/units/systems/si.hpp>
#include <cstdio>
#include <exception>
#include <unitstep/answers/propagate.hpp>
#include <unitstep/answers/solve.hpp>
#include <unitstep/numbers/between.hpp>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>

using namespace unitstep;
using namespace unitstep::symbols;

constexpr bool about(double x, double y, double tolerance) {
  return x - y < tolerance && y - x < tolerance;
}

//! [range]
constexpr auto range = [](auto speed, auto angle) {
  auto const falls = [](auto const&, auto) {
    return vec{0.0, -10.0} * m_per_s2;
  };
  auto const height = [](auto const& ball, auto) {
    return ball.position.y;
  };
  vec const velocity{speed * cos(angle), speed * sin(angle)};
  return integrate_until(rk4{},
                         motion{vec{0.0 * m, 0.0 * m}, velocity},
                         falls, 1.0 * s, falling(height), 100)
      .state.position.x;
};
constexpr auto thrown = [](auto angle) {
  return range(20.0 * m_per_s, angle);
};
//! [range]

//! [quotients]
constexpr auto forward(double step) {
  auto const h = step * rad;
  return (thrown(30.0 * deg + h) - thrown(30.0 * deg)) / h;
}
constexpr auto central(double step) {
  auto const h = step * rad;
  return (thrown(30.0 * deg + h) - thrown(30.0 * deg - h)) /
         (2.0 * h);
}
//! [quotients]

//! [quotients claim]
// The range is v^2 sin(2 a) / g, so its derivative by the angle is
// 2 v^2 cos(2 a) / g = 40 m/rad.
constexpr double off(auto slope) {
  return double((slope - 40.0 * m / rad) / (m / rad));
}
// A long step: h / 2 of the second derivative, -4 v^2 sin(2 a) / g =
// -138.56 m/rad^2; and h^2 / 6 of the third, -160 m/rad^3.
static_assert(about(off(forward(1e-3)), -0.06928, 1e-4));
static_assert(about(off(central(1e-3)), -2.667e-5, 1e-8));
// A hundredth of the step has a hundredth of the error, and of the
// central one a ten-thousandth.
static_assert(about(off(forward(1e-5)), -6.928e-4, 1e-6));
static_assert(about(off(central(1e-5)), -2.667e-9, 1e-9));
//! [quotients claim]

//! [dual]
// A number and how fast it grows with what you ask by.
struct dual_number {
  double value, slope;
};
constexpr dual_number operator+(dual_number a, dual_number b) {
  return {a.value + b.value, a.slope + b.slope};
}
constexpr dual_number operator-(dual_number a, dual_number b) {
  return {a.value - b.value, a.slope - b.slope};
}
constexpr dual_number operator*(dual_number a, dual_number b) {
  return {a.value * b.value, a.slope * b.value + a.value * b.slope};
}
//! [dual]

//! [dual run]
// Explicit Euler for x' = -r x, 100 steps of 1/128 s, by r at 0.5/s.
constexpr dual_number decayed(dual_number r) {
  dual_number x{1, 0};
  dual_number const h{0.0078125, 0};
  for (int i = 0; i < 100; ++i) x = x - h * r * x;
  return x;
}
constexpr dual_number end = decayed({0.5, 1});
//! [dual run]

//! [dual claim]
// It is (1 - h r)^100, and its derivative -100 h (1 - h r)^99.
constexpr double power(double x, int n) {
  return n == 0 ? 1 : x * power(x, n - 1);
}
constexpr double factor = 1 - 0.5 / 128;
static_assert(about(end.value, power(factor, 100), 1e-14));
static_assert(about(end.slope, -100.0 / 128 * power(factor, 99),
                    1e-14));
//! [dual claim]

//! [derivative]
constexpr auto found = derivative(thrown, 30.0 * deg);
//! [derivative]

//! [derivative claim]
static_assert(about(off(found.slope), 0, 1e-13));
// In metres per degree: 40 pi / 180.
static_assert(about(double(found.slope * deg / m), 0.6981317,
                    1e-7));
// The value is that of the run without slopes, to the bit.
static_assert(found.value == thrown(30.0 * deg));
//! [derivative claim]

//! [event]
// By the speed: 2 v sin(2 a) / g. If the ball stayed in the air for
// as long as before, it would be half of that.
constexpr auto by_speed =
    derivative([](auto speed) { return range(speed, 30.0 * deg); },
               20.0 * m_per_s);
static_assert(about(by_speed.slope / s, 3.4641016, 1e-7));
//! [event]

//! [jump]
// A motor pushes a cart by 8 m/s^2 for a while, and then no more.
constexpr auto pushed(auto push) {
  auto const motor = [push](auto const&, auto t) {
    return (t < push ? 8.0 : 0.0) * m_per_s2;
  };
  return integrate(rk4{}, motion{0.0 * m, 0.0 * m_per_s}, motor,
                   0.125 * s, 16, jumps{push})
      .state.velocity;
}
constexpr auto blindly(auto push) {  // the same without `jumps`
  auto const motor = [push](auto const&, auto t) {
    return (t < push ? 8.0 : 0.0) * m_per_s2;
  };
  return integrate(rk4{}, motion{0.0 * m, 0.0 * m_per_s}, motor,
                   0.125 * s, 16)
      .velocity;
}
//! [jump]

//! [jump claim]
constexpr auto told =
    derivative([](auto push) { return pushed(push); }, 1.03 * s);
static_assert(about(told.slope / m_per_s2, 8, 1e-12));
constexpr auto untold =
    derivative([](auto push) { return blindly(push); }, 1.03 * s);
static_assert(untold.slope == 0.0 * m_per_s2);  // wrong
//! [jump claim]

//! [aim]
constexpr auto flat =
    solve([](auto angle) { return thrown(angle) - 30.0 * m; },
          10.0 * deg);
auto steep() {  // the other one, from a guess that is two ends
  return solve([](auto angle) { return thrown(angle) - 30.0 * m; },
               between(45.0 * deg, 90.0 * deg));
}
//! [aim]

//! [aim claim]
// sin(2 a) = 0.75 at 24.2951889 and 65.7048111 degrees.
static_assert(about(double(flat / deg), 24.2951889, 1e-7));
static_assert(about(thrown(flat) / m, 30, 1e-12));
bool is_steep() {
  return about(double(steep() / deg), 65.7048111, 1e-7);
}
//! [aim claim]

//! [sure]
constexpr measured speed{20.0 * m_per_s, 0.2 * m_per_s};
constexpr auto lands_at(double degrees) {
  return propagate(range, speed,
                   measured{degrees * deg, 0.5 * deg});
}
//! [sure]

//! [sure claim]
// 3.46 s * 0.2 m/s is 0.693 m, and 0.698 m per degree * 0.5 degrees
// is 0.349 m; together the root of the sum of the squares.
static_assert(about(lands_at(30).sigma / m, 0.7757880, 1e-6));
// At 45 degrees only the speed counts: 4 s * 0.2 m/s.
static_assert(about(lands_at(45).sigma / m, 0.8, 1e-6));
//! [sure claim]

//! [answer]
bool is_farthest() {
  auto const angle =
      solve([](auto a) { return derivative(thrown, a).slope; },
            30.0 * deg);
  return about(double(angle / deg), 45, 1e-10);
}
//! [answer]

int main() {
  std::printf("step in rad    off forward    off central\n");
  for (double const h :
       std::array{1e-1, 1e-3, 1e-5, 1e-7, 1e-9, 1e-11, 1e-13})
    std::printf("%11.0e %14.1e %14.1e\n", h, off(forward(h)),
                off(central(h)));
  std::printf("derivative  %14.1e m/rad\n\n", off(found.slope));
  std::printf("30 m at %.4f and %.4f degrees\n", double(flat / deg),
              double(steep() / deg));
  std::printf("at 30 degrees %.2f m +- %.2f m\n",
              double(found.value / m),
              double(lands_at(30).sigma / m));
  try {
    auto const never =
        solve([](auto angle) { return thrown(angle) - 50.0 * m; },
              30.0 * deg);
    std::printf("%g\n", double(never / deg));
  } catch (std::exception const& trouble) {
    std::printf("%s\n", trouble.what());
  }
  return is_steep() && is_farthest() ? 0 : 1;
}
